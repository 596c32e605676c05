import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkGraphql } from './graphql.ts';
import {
  API,
  escapePointer,
  faultsOf,
  type Operation,
  overlay,
  type Parameter,
  resolve,
  type Schema,
  sample,
} from './schema.ts';
import { GitHubState, handlers, Refusal } from './state.ts';

/**
 * GitHub's API as far as patchboot uses it, on this host. Every request and every answer is held against GitHub's own
 * description, so that neither can drift; what the description leaves out (limits, permissions, pages) is in state.ts.
 * It fails on demand.
 */

/** One failure to come. */
export interface Fault {
  readonly method: string;
  /** Part of the path. */
  readonly path: string;
  /** 0 closes the connection without an answer. */
  readonly status: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** true: what was asked for is done all the same, and only the answer is lost. */
  readonly done?: boolean;
  /** How often; default once. */
  readonly times?: number;
  /** So many requests of this kind go well before. */
  readonly skip?: number;
}

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly status: number;
}

export class FakeGitHub {
  readonly state = new GitHubState();
  /** All requests in order, with how they were answered (0: not at all). */
  readonly requests: Seen[] = [];
  /** Where a request or an answer does not fit GitHub's description; must stay empty. */
  readonly violations: string[] = [];
  private readonly faults: { fault: Fault; left: number; skip: number }[] = [];
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch((error: unknown) => {
      this.violations.push(`the test server failed: ${(error as Error).stack}`);
      response.writeHead(500).end('{"message":"test server"}');
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  fail(fault: Fault): void {
    this.faults.push({ fault, left: fault.times ?? 1, skip: fault.skip ?? 0 });
  }

  /** Requests that change something. */
  get writes(): readonly Seen[] {
    return this.requests.filter((seen) => seen.method !== 'GET' && seen.path !== '/graphql');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const text = await bodyOf(request);
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    const waiting = this.faults.find(
      (one) =>
        one.left > 0 &&
        one.fault.method === method &&
        url.pathname.includes(one.fault.path) &&
        one.skip-- <= 0,
    );
    const answer = (status: number, data: unknown, headers: Readonly<Record<string, string>> = {}): void => {
      this.requests.push({ method, path: url.pathname, body, status });
      if (status === 0) {
        response.destroy();
        return;
      }
      const plain = typeof data === 'string';
      response.writeHead(status, {
        'content-type': plain ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
        ...headers,
      });
      response.end(plain ? data : JSON.stringify(data));
    };
    const failWith = (fault: Fault): void =>
      answer(
        fault.status,
        {
          message: fault.message ?? 'made to fail',
          documentation_url: 'https://docs.github.com/rest',
          status: String(fault.status),
        },
        fault.headers,
      );
    if (waiting !== undefined) {
      waiting.left -= 1;
      if (waiting.fault.done !== true) {
        failWith(waiting.fault);
        return;
      }
    }
    const [status, data, headers] = this.handle(method, url, body, request);
    if (waiting !== undefined) failWith(waiting.fault);
    else answer(status, data, headers);
  }

  private handle(
    method: string,
    url: URL,
    body: Record<string, unknown>,
    request: IncomingMessage,
  ): [number, unknown, Record<string, string>] {
    const token = (request.headers.authorization ?? '').replace(/^(?:token|bearer) /i, '');
    if (url.pathname === '/graphql') {
      this.violations.push(...checkGraphql(String(body['query'])));
      return [...this.state.graphql(token, body), {}];
    }
    const found = match(method, url.pathname);
    if (found === null) {
      this.violations.push(`${method} ${url.pathname} is not in the description`);
      return [404, { message: 'Not Found' }, {}];
    }
    const { operation, index, values } = found;
    const name = `${method} ${operation.path}`;
    const tell = (faults: readonly string[], what: string): void => {
      this.violations.push(...faults.map((fault) => `${name}: ${what}: ${fault}`));
    };
    tell(parameterFaults(operation, values, url), 'parameter');
    if (operation.requestBody !== undefined) {
      tell(faultsOf(`/operations/${index}/requestBody/content/application~1json/schema`, body), 'request');
    }
    const handler = handlers[name];
    if (handler === undefined) throw new Error(`nobody handles ${name}`);
    const accept = String(request.headers.accept);
    const query = url.searchParams;
    let reply: { status: number; data: unknown; headers?: Record<string, string> };
    try {
      this.state.authorise(token, method !== 'GET', operation.path);
      reply = handler(this.state, { values, query, body, accept, url: `${this.url}${url.pathname}` });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, errors } = error;
      const details = { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
      return [status, errors === undefined ? details : { ...details, errors }, {}];
    }
    if (typeof reply.data === 'string') return [reply.status, reply.data, reply.headers ?? {}];
    const { schema, pointer } = responseSchema(operation, index, reply.status);
    const data = complete(schema, reply.data);
    tell(faultsOf(pointer, data), 'answer');
    return [reply.status, data, reply.headers ?? {}];
  }
}

/** Fills what a handler leaves out with the smallest values that fit. */
function complete(schema: Schema, data: unknown): unknown {
  const resolved = resolve(schema);
  if (Array.isArray(data)) return data.map((item) => complete(resolved.items ?? {}, item));
  const filled = overlay(sample(resolved), data) as Record<string, unknown>;
  for (const [name, value] of Object.entries(filled)) {
    const inner = resolved.properties?.[name];
    if (inner !== undefined && Array.isArray(value)) filled[name] = complete(inner, value);
  }
  return filled;
}

function responseSchema(
  operation: Operation,
  index: number,
  status: number,
): { schema: Schema; pointer: string } {
  const response = operation.responses[String(status)];
  if (response === undefined) throw new Error(`${operation.path} does not answer ${status}`);
  const [type = '', content] = Object.entries(resolve(response).content ?? {})[0] ?? [];
  if (content === undefined) throw new Error(`${operation.path} ${status} has no content`);
  return {
    schema: content.schema,
    pointer: `/operations/${index}/responses/${status}/content/${escapePointer(type)}/schema`,
  };
}

interface Match {
  readonly operation: Operation;
  readonly index: number;
  readonly values: Readonly<Record<string, string>>;
}

function match(method: string, path: string): Match | null {
  for (const [index, operation] of API.operations.entries()) {
    if (operation.method.toUpperCase() !== method) continue;
    // Only the path of a file's content has slashes.
    const pattern = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'path' ? '(?<path>.+)' : `(?<${name}>[^/]+)`,
    );
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return { operation, index, values: Object.fromEntries(values) as Record<string, string> };
  }
  return null;
}

function parameterFaults(
  operation: Operation,
  values: Readonly<Record<string, string>>,
  url: URL,
): readonly string[] {
  const known = operation.parameters.map((parameter) => resolve<Parameter>(parameter));
  const faults = [...url.searchParams.keys()]
    .filter((name) => !known.some((parameter) => parameter.in === 'query' && parameter.name === name))
    .map((name) => `${name} is not known`);
  for (const { name, in: place, required, schema } of known) {
    const given =
      place === 'path' ? values[name] : place === 'query' ? (url.searchParams.get(name) ?? undefined) : '';
    if (given === undefined && required === true) faults.push(`${name} is missing`);
    if (given === undefined || place === 'header') continue;
    const { type, enum: choices } = resolve(schema);
    if (type === 'integer' && !/^\d+$/.test(given)) faults.push(`${name}=${given} is no number`);
    if (choices !== undefined && !choices.includes(given))
      faults.push(`${name}=${given} is not one of ${choices.join(', ')}`);
  }
  return faults;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
