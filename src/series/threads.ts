import type { Message } from '../mail/message.ts';

/** Who answers whom, and which mails belong to one thread. */
export interface Threads {
  /** The mail that this one answers, when it is among the mails. */
  parent(message: Message): Message | null;
  /** From the parent upwards. */
  ancestors(message: Message): readonly Message[];
  /** A number that all mails of one thread share, absent mails in between included. */
  thread(message: Message): number;
  children(message: Message): readonly Message[];
}

/** Builds threads from In-Reply-To, then References, the newest reference first. */
export function buildThreads(messages: readonly Message[]): Threads {
  const byId = new Map(messages.map((message) => [message.messageId, message]));
  const links = new Links();
  const parents = new Map<Message, Message>();
  const children = new Map<Message, Message[]>();
  for (const message of messages) {
    const named = [...message.inReplyTo, ...message.references.toReversed()];
    for (const id of named) links.join(message.messageId, id);
    const parent = named.map((id) => byId.get(id)).find((other) => other !== undefined && other !== message);
    if (parent === undefined || leadsTo(parents, parent, message)) continue;
    parents.set(message, parent);
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [message]);
    else siblings.push(message);
  }
  return {
    parent: (message) => parents.get(message) ?? null,
    ancestors: (message) => ancestorsOf(parents, message),
    thread: (message) => links.group(message.messageId),
    children: (message) => children.get(message) ?? [],
  };
}

function ancestorsOf(parents: ReadonlyMap<Message, Message>, message: Message): readonly Message[] {
  const found: Message[] = [];
  for (let at = parents.get(message); at !== undefined; at = parents.get(at)) found.push(at);
  return found;
}

/** Whether a mail's ancestors reach the other one: mails that answer each other would be a loop. */
function leadsTo(parents: ReadonlyMap<Message, Message>, from: Message, to: Message): boolean {
  for (let at: Message | undefined = from; at !== undefined; at = parents.get(at)) if (at === to) return true;
  return false;
}

/** Sets of ids that belong together. */
class Links {
  private readonly up = new Map<string, string>();
  private readonly numbers = new Map<string, number>();

  private root(id: string): string {
    let at = id;
    for (let next = this.up.get(at); next !== undefined; next = this.up.get(at)) {
      const further = this.up.get(next);
      if (further !== undefined) this.up.set(at, further);
      at = next;
    }
    return at;
  }

  join(a: string, b: string): void {
    const [left, right] = [this.root(a), this.root(b)];
    if (left !== right) this.up.set(left, right);
  }

  group(id: string): number {
    const root = this.root(id);
    const known = this.numbers.get(root);
    if (known !== undefined) return known;
    this.numbers.set(root, this.numbers.size);
    return this.numbers.size - 1;
  }
}
