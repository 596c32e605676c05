import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StageEvent } from '../../src/events.ts';
import { annotate, capPerLevel } from '../../src/publish/annotations.ts';
import { changesOfMail, changesOnGitHub } from '../../src/publish/changes.ts';
import { finalBody, reportOf, runningBody, supersededBody } from '../../src/publish/comment.ts';
import { isMarkerKey, isNewerRun, type Marker, markerLine, readMarker } from '../../src/publish/marker.ts';
import {
  advance,
  NO_PROGRESS,
  ProgressReporter,
  progressLine,
  type RunProgress,
} from '../../src/publish/progress.ts';
import { classify } from '../../src/publish/retry.ts';
import { mergeResults } from '../../src/report/merge.ts';
import type { BuildFinding, Result, SplatFinding } from '../../src/report/result.ts';
import { parseResult } from '../../src/report/schema.ts';
import { SPLAT } from '../report/samples.ts';

const RESULT = parseResult(readFileSync(join(import.meta.dirname, 'call-rcu.result.json'), 'utf8'));
const MARKER: Marker = {
  key: 'patchboot',
  nonce: 'n-1',
  state: 'final',
  verdict: 'fail',
  head: 'a'.repeat(40),
  run: '5.1',
};
const LINKS = { runUrl: 'https://github.com/octo/linux/actions/runs/5', artifactUrl: null };

function warnings(count: number): readonly BuildFinding[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'build-warning',
    machine: 'x86_64-lockdep',
    base: { hits: 0, runs: 1 },
    patched: { hits: 1, runs: 1 },
    change: 'new',
    touches: [],
    patchIndex: 1,
    file: `fs/file-${index}.c`,
    line: index + 1,
    message: `fs/file-${index}.c:${index + 1}:9: warning: unused variable 'v${index}' [-Wunused-variable]\n${'  some context of the compiler\n'.repeat(6)}`,
    log: 'build.log',
  }));
}

describe('the marker', () => {
  test('comes back as it was written', () => {
    expect(readMarker(`${markerLine(MARKER)}\nmore`)).toEqual(MARKER);
    expect(readMarker(markerLine({ ...MARKER, verdict: '', head: '', run: '' }))).toMatchObject({
      verdict: '',
    });
  });

  test.each([
    '',
    'x',
    ` ${markerLine(MARKER)}`,
    `text\n${markerLine(MARKER)}`,
    markerLine(MARKER).replace('final', 'done'),
  ])('is not seen in %j', (body) => expect(readMarker(body)).toBeNull());

  test('a key cannot end the comment it stands in', () => {
    for (const key of ['a--', 'a-->', '', '-a', 'a b', 'a=b', 'a-', 'x'.repeat(61)])
      expect(isMarkerKey(key)).toBe(false);
    for (const key of ['patchboot', 'arm64.rt', 'a-b_c']) expect(isMarkerKey(key)).toBe(true);
  });

  test('runs are ordered by number, not by text', () => {
    expect(isNewerRun('100.1', '99.1')).toBe(true);
    expect(isNewerRun('99.2', '99.1')).toBe(true);
    expect(isNewerRun('99.1', '99.1')).toBe(false);
    expect(isNewerRun('', '99.1')).toBe(false);
  });
});

describe('the comment', () => {
  test('of 200 findings is below the limit, and says first what matters', () => {
    const result: Result = { ...RESULT, findings: [...warnings(199), ...RESULT.findings] };
    const body = finalBody(result, MARKER, LINKS);
    expect([...body].length).toBeLessThan(65_536);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
    const screen = body.split('\n').slice(0, 14).join('\n');
    expect(screen).toContain('## FAIL');
    // Of all findings the splat is first, though it was found last.
    expect(screen).toMatch(/\| `WARNING:inconsistent_lock_state`/);
    expect(body).toContain(`${result.findings.length - 12} more findings`);
    expect(body).toContain(LINKS.runUrl);
    // What no reader should be without, whatever was left out.
    expect(body).toContain('umount_batch_expired fs/namespace.c:1728');
    expect(body).toContain('WARNING: inconsistent lock state');
    expect(body).toContain('Run again:');
  });

  test('with 2,000 findings too, and with a limit that is half', () => {
    const result: Result = { ...RESULT, findings: [...warnings(2000), ...RESULT.findings] };
    expect(Buffer.byteLength(finalBody(result, MARKER, LINKS))).toBeLessThanOrEqual(60_000);
    const half = finalBody(result, MARKER, LINKS, 30_000);
    expect(Buffer.byteLength(half)).toBeLessThanOrEqual(30_000);
    expect(half).toContain('## FAIL');
    expect(half).toContain('Shortened for length');
  });

  test('keeps its report through a run and when another replaces it', () => {
    const body = finalBody(RESULT, MARKER, LINKS);
    const report = reportOf(body);
    expect(report).toContain('## FAIL');
    const running = runningBody('applied, built 1/2', { ...MARKER, state: 'running' }, LINKS, body);
    expect(running).toContain('applied, built 1/2');
    expect(reportOf(running)).toBe(report);
    const old = supersededBody(running, MARKER, 'https://github.com/octo/linux/pull/7#issuecomment-9');
    expect(old).toContain('It said FAIL for `aaaaaaaaaaaa`.');
    expect(reportOf(old)).toBe(report);
    expect(readMarker(old)?.state).toBe('superseded');
  });

  test('a console that prints our marks cuts nothing', () => {
    const splat: SplatFinding = {
      ...SPLAT,
      problem: {
        ...SPLAT.problem,
        decoded: ['<!-- /patchboot report -->', 'the line behind it', markerLine(MARKER)],
      },
    };
    const body = finalBody({ ...RESULT, findings: [splat] }, MARKER, LINKS);
    expect(reportOf(body)).toContain('the line behind it');
    expect(readMarker(body)).toEqual(MARKER);
  });
});

describe('annotations', () => {
  const file = (path: string, from: number, to: number) => ({ path, lines: [{ from, to }], quotes: [] });

  test('stand at the changed line that is nearest, and say where it really was', () => {
    const [one] = annotate({ ...RESULT, findings: [SPLAT] }, [file('fs/namespace.c', 1690, 1695)]);
    expect(one).toMatchObject({ path: 'fs/namespace.c', line: 1695, level: 'failure' });
    expect(one?.message).toContain('fs/namespace.c:1702');
    expect(one?.message).toContain('2/2');
  });

  test('are left out where the pull request changes another file', () => {
    expect(annotate({ ...RESULT, findings: [SPLAT] }, [file('fs/other.c', 1, 9)])).toEqual([]);
  });

  test('in a queue of patches stand at the line of the mail', () => {
    const mail = [
      'Subject: x',
      '',
      '--- a/fs/namespace.c',
      '+++ b/fs/namespace.c',
      '@@ -1700,2 +1700,4 @@',
      ' a',
      '+b',
      '+c',
      ' d',
    ];
    const changed = [changesOfMail('q/1.patch', mail.join('\n'))];
    expect(annotate({ ...RESULT, findings: [SPLAT] }, changed)).toMatchObject([
      { path: 'q/1.patch', line: 8 },
    ]);
    // The same from GitHub's list of files, where the mail is a new file.
    const patch = `@@ -0,0 +1,${mail.length} @@\n${mail.map((line) => `+${line}`).join('\n')}`;
    expect(changesOnGitHub([{ path: 'q/1.patch', status: 'added', patch }])).toEqual(changed);
  });

  test.each(['/etc/passwd', '../../x.c', 'a/../../x.c'])('never at %s', (path) => {
    const finding = { ...(warnings(1)[0] as BuildFinding), file: path };
    expect(annotate({ ...RESULT, findings: [finding] }, null)).toEqual([]);
  });

  test('old and fixed findings are not laid at lines', () => {
    const findings = [
      { ...SPLAT, change: 'old' as const },
      { ...SPLAT, change: 'fixed' as const },
    ];
    expect(annotate({ ...RESULT, findings }, null)).toEqual([]);
  });

  test('are capped by level', () => {
    const all = annotate({ ...RESULT, findings: [...warnings(30), SPLAT] }, null);
    expect(capPerLevel(all, 6).map((one) => one.level)).toEqual(['failure', ...Array(6).fill('warning')]);
  });
});

describe('progress', () => {
  const reached = (events: readonly StageEvent[]): RunProgress => events.reduce(advance, NO_PROGRESS);
  const kernel = (message: string): StageEvent => ({
    type: 'progress',
    stage: 'kernel',
    message,
    done: 1,
    total: 2,
  });
  const boot: StageEvent = { type: 'progress', stage: 'boot', message: 'base-1: passed', done: 1, total: 4 };
  const applied: StageEvent = { type: 'finished', stage: 'tree', title: 't', elapsedMs: 1, outcome: 'ok' };
  const planned: StageEvent = { type: 'planned', kernels: 4, boots: 10 };

  test('is one line', () => {
    expect(progressLine(NO_PROGRESS)).toBe('reading and applying the series');
    expect(progressLine(reached([applied, planned, kernel('a: base kernel ready'), boot, boot, boot]))).toBe(
      'applied, built 1/4, booted 3/10',
    );
    // A second suite takes the kernel of the first.
    expect(progressLine(reached([applied, planned, kernel('a'), kernel('a')]))).toBe(
      'applied, built 1/4, booted 0/10',
    );
    expect(progressLine(reached([{ ...applied, outcome: 'failed' }]))).toBe('does not apply');
  });

  const patience = {
    clock: { now: () => Date.now(), sleep: () => Promise.resolve() },
    signal: new AbortController().signal,
    deadlineMs: Number.POSITIVE_INFINITY,
  };

  test('is written at most once an interval, with the newest line, and never after the end', async () => {
    const lines: string[] = [];
    const reporter = new ProgressReporter((line) => Promise.resolve(void lines.push(line)), patience, 300);
    reporter.start();
    await expect.poll(() => lines).toHaveLength(1);
    for (const event of [applied, planned, kernel('a'), boot, boot]) reporter.sink(event);
    expect(lines).toHaveLength(1);
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines[1]).toBe('applied, built 1/4, booted 2/10');
    reporter.sink(boot);
    await reporter.close();
    reporter.sink(boot);
    expect(lines).toHaveLength(2);
  });

  test('ends at the first refusal', async () => {
    let tries = 0;
    const refuse = (): Promise<void> => {
      tries++;
      return Promise.reject(Object.assign(new Error('Resource not accessible'), { status: 403 }));
    };
    const reporter = new ProgressReporter(refuse, patience, 1);
    reporter.start();
    await expect.poll(() => reporter.trouble).not.toBeNull();
    reporter.sink(applied);
    await reporter.close();
    expect(tries).toBe(1);
  });
});

describe('merging', () => {
  const renamed = (name: string, over: Partial<Result> = {}): Result => ({
    ...(JSON.parse(JSON.stringify(RESULT).replaceAll('x86_64-lockdep', name)) as Result),
    ...over,
  });
  const part = (name: string, over: Partial<Result> = {}) => ({
    name: `${name}/result.json`,
    folder: name,
    result: renamed(name, over),
  });

  test.each([
    [['pass', 'pass'], 'pass'],
    [['pass', 'inconclusive'], 'inconclusive'],
    [['inconclusive', 'infrastructure'], 'infrastructure'],
    [['infrastructure', 'fail'], 'fail'],
    [['pass', 'invalid-input'], 'invalid-input'],
  ] as const)('%j is %s: a pass needs all of them', (verdicts, expected) => {
    const parts = verdicts.map((verdict, index) => part(`m${index}`, { verdict }));
    expect(mergeResults(parts).verdict).toBe(expected);
    expect(mergeResults([...parts].reverse()).verdict).toBe(expected);
  });

  test('keeps all that was found, with files below the folder of each', () => {
    const merged = mergeResults([part('a'), part('b')]);
    expect(merged.boots).toHaveLength(2 * RESULT.boots.length);
    expect(merged.findings).toHaveLength(2 * RESULT.findings.length);
    expect(new Set(merged.boots.map((boot) => boot.log.split('/')[0]))).toEqual(new Set(['a', 'b']));
    expect(parseResult(JSON.stringify(merged))).toEqual(merged);
  });

  test('the recipe of a root of the guest moves with its boot', () => {
    const boots = RESULT.boots.map((boot) => ({ ...boot, recipe: 'reproduce/initramfs.sh' }));
    const merged = mergeResults([part('a', { boots }), part('b', { boots })]);
    const recipes = new Set(merged.boots.map((boot) => boot.recipe));
    expect(recipes).toEqual(new Set(['a/reproduce/initramfs.sh', 'b/reproduce/initramfs.sh']));
  });

  test('one clock for all: boots of a job that began later come later', () => {
    const started = Date.parse(RESULT.startedAt);
    const merged = mergeResults([
      part('a'),
      part('b', { startedAt: new Date(started + 60_000).toISOString() }),
    ]);
    const first = (machine: string): number =>
      merged.boots.find((boot) => boot.machine === machine)?.startedSeconds ?? 0;
    expect(first('b') - first('a')).toBeCloseTo(60, 1);
    expect(merged.elapsedSeconds).toBeCloseTo(RESULT.elapsedSeconds + 60, 0);
  });

  test('refuses what does not belong together', () => {
    expect(() => mergeResults([part('a'), { ...part('a'), name: 'again' }])).toThrow(
      'both are of the machine a',
    );
    const base = RESULT.base === null ? null : { ...RESULT.base, commit: 'f'.repeat(40) };
    expect(() => mergeResults([part('a'), part('b', { base })])).toThrow('are of different bases');
    expect(() => mergeResults([])).toThrow('no result');
  });

  test('a job that could not read the series spoils nothing', () => {
    const blank = { series: null, base: null, machines: [], boots: [], kernels: [], findings: [] };
    const merged = mergeResults([
      part('a'),
      part('b', { ...blank, verdict: 'infrastructure', headline: 'no disk' }),
    ]);
    expect(merged.series).not.toBeNull();
    expect(merged.notes.join()).toContain('no disk');
  });
});

describe("what GitHub's answers mean", () => {
  const error = (status: number, message = '', headers = {}) =>
    Object.assign(new Error(message), { status, response: { headers } });
  test.each([
    [error(401), 'unauthorised'],
    [error(403, 'Resource not accessible by integration'), 'forbidden'],
    [error(403, 'You have exceeded a secondary rate limit'), 'rate-limited'],
    [error(403, '', { 'retry-after': '3' }), 'rate-limited'],
    [error(403, '', { 'x-ratelimit-remaining': '0' }), 'rate-limited'],
    [error(429), 'rate-limited'],
    [error(404), 'not-found'],
    [error(410), 'not-found'],
    [error(422), 'refused'],
    [error(500), 'unavailable'],
    [error(504), 'unavailable'],
    [new TypeError('x is not a function'), 'unexpected'],
  ])('%s is %s', (given, kind) => {
    expect(classify(given, 0).kind).toBe(kind);
  });
});
