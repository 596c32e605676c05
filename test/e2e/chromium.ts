import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/**
 * A headless Chromium, spoken to through `--remote-debugging-pipe` (DevTools protocol, messages that end in NUL on
 * file descriptors 3 and 4). Only what the tests of the report's page need.
 */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of this host; null when there is none. CHROMIUM names another one. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return paths.find((path) => isProgram(path)) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

export class Chromium {
  /** Errors and warnings of the page's console, uncaught exceptions, violations of its content policy. */
  readonly complaints: string[] = [];
  /** Everything that the page asked for, but for itself. */
  readonly requests: string[] = [];
  private readonly child: ChildProcess;
  private readonly profile: string;
  private readonly waiting = new Map<
    number,
    { done: (value: Reply) => void; fail: (error: Error) => void }
  >();
  private readonly events = new Map<string, (() => void)[]>();
  private session: string | null = null;
  private sent = 0;

  private constructor(program: string) {
    this.profile = mkdtempSync(join(tmpdir(), 'patchboot-chromium-'));
    const flags = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--hide-scrollbars',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.profile}`,
    ];
    this.child = spawn(program, [...flags, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.child.on('error', (error) => this.failAll(error));
    this.child.on('exit', () => this.failAll(new Error('the browser has ended')));
    let rest = '';
    (this.child.stdio[4] as Readable).setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.receive(JSON.parse(message) as Reply);
    });
  }

  /** Starts the browser with one empty page. */
  static async start(program: string): Promise<Chromium> {
    const browser = new Chromium(program);
    const { targetInfos } = (await browser.send('Target.getTargets')) as {
      targetInfos: { type: string; targetId: string }[];
    };
    const page = targetInfos.find((target) => target.type === 'page');
    const attached = await browser.send('Target.attachToTarget', { targetId: page?.targetId, flatten: true });
    browser.session = attached['sessionId'] as string;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await browser.send(`${domain}.enable`);
    return browser;
  }

  async send(method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.sent;
    const answer = new Promise<Reply>((done, fail) => this.waiting.set(id, { done, fail }));
    const session = this.session === null ? {} : { sessionId: this.session };
    (this.child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, ...session })}\0`);
    const { error, result } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** Opens a file and waits for its load event. Gives the milliseconds that took. */
  async open(path: string): Promise<number> {
    const started = performance.now();
    const loaded = new Promise<void>((done) => {
      this.events.set('Page.loadEventFired', [...(this.events.get('Page.loadEventFired') ?? []), done]);
    });
    await this.send('Page.navigate', { url: `file://${path}` });
    await loaded;
    return performance.now() - started;
  }

  async size(width: number, height: number): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  async scheme(value: 'light' | 'dark'): Promise<void> {
    await this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
  }

  /** The value of an expression in the page; promises are waited for. */
  async value<T>(expression: string): Promise<T> {
    const answer = await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails } = answer as {
      result: { value: T };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }

  /** Presses a key as a person would. */
  async press(key: string, code = key, text = ''): Promise<void> {
    const keyCode = { Tab: 9, Enter: 13, ' ': 32, ArrowDown: 40, PageDown: 34, End: 35 }[key] ?? 0;
    const event = { key, code, windowsVirtualKeyCode: keyCode, ...(text === '' ? {} : { text }) };
    await this.send('Input.dispatchKeyEvent', { type: text === '' ? 'rawKeyDown' : 'keyDown', ...event });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  async type(text: string): Promise<void> {
    await this.send('Input.insertText', { text });
  }

  async screenshot(path: string): Promise<void> {
    const { data } = await this.send('Page.captureScreenshot', { captureBeyondViewport: false });
    writeFileSync(path, Buffer.from(data as string, 'base64'));
  }

  async stop(): Promise<void> {
    const ended = new Promise<void>((done) => this.child.once('exit', () => done()));
    this.session = null;
    this.send('Browser.close').catch(() => {});
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private receive(message: Reply): void {
    if (message.id !== undefined) {
      this.waiting.get(message.id)?.done(message);
      this.waiting.delete(message.id);
      return;
    }
    const { method = '', params = {} } = message;
    if (method === 'Runtime.exceptionThrown' || method === 'Log.entryAdded')
      this.complaints.push(JSON.stringify(params));
    if (
      method === 'Runtime.consoleAPICalled' &&
      ['error', 'warning', 'assert'].includes(String(params['type']))
    )
      this.complaints.push(JSON.stringify(params));
    if (method === 'Network.requestWillBeSent') {
      const { url } = params['request'] as { url: string };
      if (params['type'] !== 'Document') this.requests.push(url);
    }
    for (const done of this.events.get(method) ?? []) done();
    this.events.delete(method);
  }

  private failAll(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
  }
}
