import { InputError } from '../errors.ts';
import { readContainer } from './container.ts';
import { findSources, type MailIo } from './input.ts';
import { MAIL_LIMITS, type MailLimits } from './limits.ts';
import type { Message } from './message.ts';
import { parseMail, unreadable } from './parse.ts';

export type { MailIo } from './input.ts';

/**
 * The mails of all inputs, one after the other, while they are read; memory does not grow with the inputs.
 * A mail that cannot be read comes as a message with `error`.
 * @throws InputError when an input is missing, empty, or no mail at all.
 */
export async function* streamMessages(inputs: readonly string[], io: MailIo): AsyncGenerator<Message> {
  for (const sources of await findSources(inputs, io)) {
    for (const source of sources) {
      let index = 0;
      for await (const entry of readContainer(source.open(), source.name)) {
        const origin = { file: source.name, index, depth: 0 };
        if ('tooLarge' in entry) {
          const error = `the mail has ${entry.tooLarge} bytes; the limit is ${MAIL_LIMITS.mailBytes}`;
          yield unreadable({ bytes: entry.head, mboxrd: false }, origin, error);
        } else yield* await parseMail(entry, origin);
        index++;
      }
    }
  }
}

/**
 * All mails of the inputs, in memory, for the search of series.
 * @throws InputError also when there are more mails than the limits allow.
 */
export async function readMessages(
  inputs: readonly string[],
  io: MailIo,
  limits: Pick<MailLimits, 'messages' | 'totalBytes'> = MAIL_LIMITS,
): Promise<Message[]> {
  const messages: Message[] = [];
  let bytes = 0;
  for await (const message of streamMessages(inputs, io)) {
    bytes += message.prose.length + message.candidates.reduce((sum, one) => sum + one.bytes.length, 0);
    if (messages.length >= limits.messages || bytes > limits.totalBytes) {
      const limit = bytes > limits.totalBytes ? `${limits.totalBytes} bytes` : `${limits.messages} mails`;
      throw new InputError(`the inputs hold more than ${limit}`, {
        hint: 'Pass one thread: save it from your client, or give its Message-ID.',
      });
    }
    messages.push(message);
  }
  return messages;
}

/** Mails that are already in memory, for callers that fetched them themselves. `name` is used in errors. */
export async function readMessagesFromBytes(bytes: Buffer, name: string): Promise<Message[]> {
  return readMessages(['-'], { cwd: '/', stdin: async () => bytes }).then((messages) =>
    messages.map((message) => ({ ...message, file: name })),
  );
}
