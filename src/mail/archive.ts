import { InputError } from '../errors.ts';
import { MAIL_LIMITS } from './limits.ts';

/** The archive that is asked for a Message-ID when none is named. */
export const DEFAULT_ARCHIVE = 'https://lore.kernel.org/all/';

/** True for a Message-ID, with or without brackets, as opposed to a file name. */
export function isArchiveInput(input: string): boolean {
  return /^<[^<>\s]+@[^<>\s]+>$/.test(input) || /^[^\s<>/]+@[^\s<>/]+$/.test(input);
}

/**
 * The address of the whole thread, as public-inbox serves it: BASE/MESSAGE-ID/t.mbox.gz. Takes a Message-ID,
 * or the URL of a mail or thread page.
 */
export function archiveUrl(input: string, base = DEFAULT_ARCHIVE): URL {
  if (!/^https?:\/\//i.test(input)) {
    const id = input.replace(/^<|>$/g, '');
    const root = base.endsWith('/') ? base : `${base}/`;
    // Slashes and percent signs occur in ids and must not become parts of the path.
    return parseUrl(`${root}${encodeURIComponent(id).replace(/%40/g, '@')}/t.mbox.gz`);
  }
  const url = parseUrl(input);
  url.hash = '';
  if (/\.(?:mbox|mbox\.gz|patch|diff|eml)$/.test(url.pathname)) return url;
  // A page of one mail (…/ID/, …/ID/T/, …/ID/t/, …/ID/raw, …/r/ID) leads to its thread.
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (/^(?:raw|[Tt]|s|#t)$/.test(parts.at(-1) ?? '')) parts.pop();
  if ((parts.at(-1) ?? '').includes('@') || (parts.at(-1) ?? '').includes('%40')) {
    url.pathname = `/${parts.join('/')}/t.mbox.gz`;
    url.search = '';
  }
  return url;
}

function parseUrl(text: string): URL {
  try {
    return new URL(text);
  } catch (cause) {
    throw new InputError(`${text} is not a URL`, { hint: 'Give --archive as https://HOST/LIST/.', cause });
  }
}

/**
 * Fetches a thread; bounded in bytes and time.
 * @throws InputError that says whether the host, the network, or the mail is missing.
 */
export async function* fetchThread(url: URL, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const deadline = AbortSignal.timeout(MAIL_LIMITS.archiveTimeoutMs);
  const stop = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
  const hint = `Fetch ${url.href} by other means and pass the file.`;
  let response: Response;
  try {
    response = await fetch(url, { signal: stop, redirect: 'follow', headers: { accept: '*/*' } });
  } catch (cause) {
    throw new InputError(`cannot reach ${url.host}: ${reason(cause)}`, { hint, cause });
  }
  if (response.status === 404) {
    throw new InputError(`${url.host} does not have the mail: 404 for ${url.href}`, {
      hint: 'Check the Message-ID; a mail that was sent minutes ago may not be archived yet.',
    });
  }
  if (!response.ok) throw new InputError(`${url.host} answered ${response.status} for ${url.href}`, { hint });
  if (response.body === null)
    throw new InputError(`${url.host} sent an empty answer for ${url.href}`, { hint });
  const kind = response.headers.get('content-type') ?? '';
  if (/^text\/html\b/i.test(kind)) {
    throw new InputError(`${url.href} is a web page, not mail`, {
      hint: 'Give the Message-ID, or the address of an mbox (…/t.mbox.gz) or a .patch.',
    });
  }
  let size = 0;
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MAIL_LIMITS.archiveBytes) {
        throw new InputError(`${url.href} has more than ${MAIL_LIMITS.archiveBytes} bytes`, { hint });
      }
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`the transfer of ${url.href} broke off: ${reason(cause)}`, { hint, cause });
  }
}

/** The innermost reason of a failed fetch, in words: "getaddrinfo ENOTFOUND host", "timed out". */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${MAIL_LIMITS.archiveTimeoutMs / 1000} s`;
  if (error.name === 'AbortError') return 'interrupted';
  const inner = (error as { cause?: unknown }).cause;
  return inner instanceof Error && inner.message !== '' ? inner.message : error.message;
}
