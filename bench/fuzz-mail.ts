/**
 * Fuzzing of the mail and series stages: files of a folder with bytes flipped, cut, repeated and joined.
 *
 *   node --experimental-strip-types bench/fuzz-mail.ts FOLDER [COUNT] [SEED]     (or bundle it first)
 *
 * Reports crashes (anything but an InputError), inputs that take more than a second of processor time, and the peak of memory. The
 * last line is a summary; the exit status is 1 when something was found. Bad inputs are written to FUZZ_OUT.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PatchbootError } from '../src/errors.ts';
import { diagnoseDiff } from '../src/mail/diagnose.ts';
import { readMessagesFromBytes } from '../src/mail/read.ts';
import { mailRecord } from '../src/mail/show.ts';
import { assembleSeries, NO_CHOICE, selectSeries } from '../src/series/select.ts';
import { seriesRecord } from '../src/series/show.ts';

const SLOW_MS = 1000;
const MAX_INPUT = 512 * 1024;
const MAX_MEMORY_MIB = 300;

const [folder = '', countText = '10000', seedText = '1'] = process.argv.slice(2);
const count = Number(countText);
const out = process.env['FUZZ_OUT'] ?? 'fuzz-out';

/** Numbers that the seed repeats (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function filesBelow(dir: string): readonly string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}

/** Pieces that parsers trip over. */
const MORSELS = [
  '\n\nFrom a@b Mon Sep 17 00:00:00 2001\nFrom: x <y@z>\n',
  'Content-Type: multipart/mixed; boundary="x"\n',
  'Content-Type: message/rfc822\n\n',
  'Content-Transfer-Encoding: base64\n',
  'Content-Length: 99999999999\n',
  '\n--x\n',
  '\n--x--\n',
  '=?utf-8?q?=00=0a?=',
  '[PATCH 1/1000] ',
  '[[[[[[[[',
  '@@ -1,99999999 +1,99999999 @@\n',
  'diff --git "a/\\',
  '\0',
  '\r',
  '\u00a0',
  '<<<<<<<<',
  '&lt;&gt;&#x10ffff;',
  '-----BEGIN PGP SIGNED MESSAGE-----\n',
  '\x1f\x8b\x08\x00',
  '\xff\xfe',
].map((text) => Buffer.from(text, 'latin1'));

function mutate(seeds: readonly Buffer[], random: (below: number) => number): Buffer {
  const pick = (): Buffer => seeds[random(seeds.length)] as Buffer;
  let input = Buffer.from(pick());
  const steps = 1 + random(6);
  for (let step = 0; step < steps; step++) {
    const at = random(input.length + 1);
    const length = random(1 + Math.min(2000, input.length - at));
    const [before, piece, after] = [
      input.subarray(0, at),
      input.subarray(at, at + length),
      input.subarray(at + length),
    ];
    switch (random(8)) {
      case 0:
        for (let n = 0; n < 1 + random(8); n++) input[random(input.length)] = random(256);
        break;
      case 1:
        input = Buffer.concat([before, after]);
        break;
      case 2:
        input = Buffer.concat([before, ...Array.from({ length: 1 + random(20) }, () => piece), after]);
        break;
      case 3: {
        const other = pick();
        const from = random(other.length);
        input = Buffer.concat([before, other.subarray(from, from + random(4000)), after]);
        break;
      }
      case 4:
        input = Buffer.concat([input, Buffer.from('\n'), pick()]);
        break;
      case 5:
        input = Buffer.concat([before, MORSELS[random(MORSELS.length)] as Buffer, after]);
        break;
      case 6: {
        const byte = Buffer.from([random(256)]);
        input = Buffer.concat([before, Buffer.alloc(random(20_000), byte), after]);
        break;
      }
      default:
        input = Buffer.from(before);
    }
    if (input.length > MAX_INPUT) input = input.subarray(0, MAX_INPUT);
  }
  return input;
}

async function feed(input: Buffer): Promise<void> {
  const messages = await readMessagesFromBytes(input, 'fuzz');
  for (const message of messages) {
    JSON.stringify(mailRecord(message));
    for (const candidate of message.candidates) diagnoseDiff(candidate);
  }
  for (const series of assembleSeries(messages)) JSON.stringify(seriesRecord(series, []));
  for (const choice of [NO_CHOICE, { ...NO_CHOICE, latest: true, allowIncomplete: true }]) {
    try {
      selectSeries(messages, choice);
    } catch (error) {
      if (!(error instanceof PatchbootError)) throw error;
    }
  }
}

function keep(kind: string, n: number, input: Buffer): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, `${kind}-${n}`), input);
}

/** Processor time of this process in milliseconds: other programs of the host do not make an input slow. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const seeds = filesBelow(folder)
  .map((path) => readFileSync(path))
  .filter((bytes) => bytes.length > 0 && bytes.length < MAX_INPUT);
const random = randomOf(Number(seedText));
let [crashes, slow, refused, peakMib, slowestMs] = [0, 0, 0, 0, 0];
const started = performance.now();
for (let n = 0; n < count; n++) {
  const input = mutate(seeds, random);
  const from = cpuMs();
  try {
    await feed(input);
  } catch (error) {
    if (error instanceof PatchbootError) refused++;
    else {
      crashes++;
      keep('crash', n, input);
      console.log(`crash at ${n}: ${(error as Error).stack}`);
    }
  }
  const elapsed = cpuMs() - from;
  slowestMs = Math.max(slowestMs, elapsed);
  if (elapsed > SLOW_MS) {
    slow++;
    keep('slow', n, input);
    console.log(`slow at ${n}: ${Math.round(elapsed)} ms, ${input.length} bytes`);
  }
  if (n % 100 === 0) peakMib = Math.max(peakMib, process.memoryUsage().rss / 1048576);
  if (n % 20_000 === 0 && n > 0)
    console.log(`${n} inputs, ${Math.round((performance.now() - started) / 1000)} s`);
}
console.log(
  JSON.stringify({
    inputs: count,
    seeds: seeds.length,
    crashes,
    slow,
    refused,
    slowestMs: Math.round(slowestMs),
    peakMib: Math.round(peakMib),
  }),
);
process.exitCode = crashes + slow > 0 || peakMib > MAX_MEMORY_MIB ? 1 : 0;
