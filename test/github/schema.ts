import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** GitHub's own description of its API (a cut of it, see script/github-api.mjs), to check requests and answers by. */

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly $ref?: string; readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
    >
  >;
}

export interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  minimum?: number;
  minItems?: number;
  default?: unknown;
}

export interface ApiDescription {
  readonly operations: readonly Operation[];
  readonly webhooks: Readonly<Record<string, Schema>>;
}

const ID = 'github.json';

/** ajv has no `nullable` without `type`; OpenAPI 3.0 does. */
function acceptNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(acceptNull);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, acceptNull(item)] as const);
  const { nullable, ...rest } = Object.fromEntries(entries) as { nullable?: unknown };
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : Object.fromEntries(entries);
}

const raw = JSON.parse(readFileSync(join(import.meta.dirname, 'api.json'), 'utf8')) as ApiDescription;
export const API: ApiDescription = raw;

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true, coerceTypes: false });
addFormats.default(ajv);
const checked = acceptNull(raw) as { operations: { requestBody?: Operation['requestBody'] }[] };
for (const operation of checked.operations) {
  // The description leaves bodies open, and a misspelt field would go unseen.
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
    schema.additionalProperties = false;
}
ajv.addSchema({ $id: ID, ...checked });

const validators = new Map<string, ValidateFunction>();

/** Faults of a value, held against the schema at a JSON pointer of the description; empty when it fits. */
export function faultsOf(pointer: string, value: unknown): readonly string[] {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `${ID}#${pointer}` });
  validators.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message = '', params }) =>
      `${instancePath || '(whole)'} ${message} ${JSON.stringify(params)}`,
  );
}

/** What a reference of the description stands for. */
export function resolve<T>(value: T | { readonly $ref: string }): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const parts = String(value.$ref).slice(2).split('/');
  return resolve(
    parts.reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part.replaceAll('~1', '/')],
      raw,
    ) as T,
  );
}

/** A part of a JSON pointer. */
export function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The smallest value that fits a schema: required fields only. */
export function sample(given: Schema): unknown {
  const schema = resolve(given);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map(sample));
  const [choice] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (choice !== undefined && schema.properties === undefined) return sample(choice);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.properties !== undefined || schema.type === 'object') {
    const required = schema.required ?? [];
    return Object.fromEntries(required.map((name) => [name, sample(schema.properties?.[name] ?? {})]));
  }
  if (schema.nullable === true) return null;
  switch (schema.type) {
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'string':
      return (
        { 'date-time': '2026-12-01T00:00:00Z', uri: 'https://example.org/', email: 'a@example.org' }[
          schema.format ?? ''
        ] ?? 'text'
      );
    default:
      return null;
  }
}

/** Puts values over a sample, deep. */
export function overlay(base: unknown, over: unknown): unknown {
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPlain(base) || !isPlain(over)) return over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      key in over ? (key in base ? overlay(base[key], over[key]) : over[key]) : base[key],
    ]),
  );
}

/** A payload of an event, complete as GitHub describes it. @throws when it is not. */
export function webhook(name: string, over: unknown): Record<string, unknown> {
  const schema = API.webhooks[name];
  if (schema === undefined) throw new Error(`no webhook ${name} in the description`);
  const payload = overlay(sample(schema), over);
  const faults = faultsOf(`/webhooks/${escapePointer(name)}`, payload);
  if (faults.length > 0)
    throw new Error(`the payload of ${name} does not fit:\n${faults.slice(0, 8).join('\n')}`);
  return payload as Record<string, unknown>;
}
