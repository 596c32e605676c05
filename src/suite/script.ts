import type { SuiteFile } from '../guest/initramfs.ts';
import type { CheckStep, PerfStep, Step, Suite } from './suite.ts';

/** Turns a suite into the files that guest/init runs: its own files, and one folder a step with `id`, `timeout` and `run`. */

export interface ScriptOptions {
  /** false on debug kernels: the commands are exercised, no figures are taken. */
  readonly measure: boolean;
}

/** Turns of guest/delay.c by which one perturbation seed moves the measurement against the timer tick. */
const TURNS_PER_SEED = 170_003;

/** Folder of a step in the guest; guest/init runs them in the order of their numbers. */
export function stepFolder(step: Step, index: number): string {
  return `suite/${String(index).padStart(3, '0')}-${step.id}`;
}

export function suiteFiles(suite: Suite, options: ScriptOptions): readonly SuiteFile[] {
  const own = Object.entries(suite.files).map(([path, content]) => ({ path, content, executable: false }));
  const steps = suite.steps.flatMap((step, index) => {
    const folder = stepFolder(step, index);
    return [
      { path: `${folder}/id`, content: `${step.id}\n`, executable: false },
      { path: `${folder}/timeout`, content: `${step.timeout}\n`, executable: false },
      { path: `${folder}/run`, content: stepScript(step, options), executable: true },
    ];
  });
  return [...own, ...steps];
}

/** A check's program in the folder of its step. By the check's name, which is what the kernel calls its task. */
export function programFile(step: CheckStep): string {
  return `program/${step.id}`;
}

/** The shell script of one step. */
export function stepScript(step: Step, options: ScriptOptions): string {
  const head = `#!/bin/sh\n# ${step.title}\n${step.setup === '' ? '' : `set -e\n${step.setup}\nset +e\n`}`;
  if (step.kind === 'script') return `${head}${step.script}\n`;
  // Beside this script; see src/suite/programs.ts. A script of the user's need not be executable on the host.
  if (step.kind === 'check') {
    const words = [`"$STEP/${programFile(step)}"`, ...step.arguments.map(quote)];
    return `${head}exec ${step.program.endsWith('.sh') ? 'sh ' : ''}${words.join(' ')}\n`;
  }
  return head + (options.measure ? measuredScript(step) : exercisedScript(step));
}

/**
 * More than this of perf's text is not kept: the bar of a run without time has 128 million marks, and each mark is a
 * write(2) of its own. A row that can be believed has some tens of bytes.
 */
const perfBytes = (runs: number): number => 16_384 + 512 * runs;

function measuredScript(step: PerfStep): string {
  const bytes = perfBytes(step.repeat);
  return `# Another phase of the timer tick for each seed.
/patchboot/delay $((\${SEED:-0} * ${TURNS_PER_SEED}))
mounts=$(wc -l </proc/self/mountinfo)
: >/run/perf-runs
{ { ${watchedPerfCommand(step)}; echo $? >/run/perf-status; } 2>&1 >&3 | head -c ${bytes} >"$OUT/perf"; } 3>&1
perf=$(cat /run/perf-status)
if [ "$(wc -c <"$OUT/perf")" -eq ${bytes} ]; then
	head -n 1 "$OUT/perf" >&2
	echo "perf stat printed without end: the bar of a run without time, whose --pre failed or which was killed" >&2
	exit 1
fi
if [ "$perf" -ne 0 ]; then
	head -n 1 "$OUT/perf" >&2
	echo "perf stat ended with status $perf" >&2
	exit 1
fi
counted=$(wc -l </run/perf-runs)
if [ "$counted" -ne ${step.repeat} ]; then
	head -n 1 "$OUT/perf" >&2
	echo "under perf stat $counted of ${step.repeat} runs were whole: in the others --pre, --post or the command failed, which perf does not tell" >&2
	exit 1
fi
if grep -qv '^0$' /run/perf-runs; then
	echo "under perf stat ${step.gone ?? 'the mount'} was still mounted after a run" >&2
	exit 1
fi
if [ "$(wc -l </proc/self/mountinfo)" -ne "$mounts" ]; then
	echo "the mount table changed while perf stat ran" >&2
	exit 1
fi
${timerCommand(step)} >"$OUT/runs" 2>"$OUT/timer"
timer=$?
if [ $timer -ne 0 ]; then
	cat "$OUT/timer" >&2
	exit 1
fi
`;
}

/**
 * The perf line with a --post that counts the runs that were whole and looks for the mount after each. perf skips
 * --post without a word after a run whose --pre failed or whose command ended with another status than 0; --post is
 * not in the time that is taken.
 */
function watchedPerfCommand(step: PerfStep): string {
  const path = step.gone?.startsWith('/') ? step.gone : `$PWD/${step.gone}`;
  // grep -c prints 0 and fails where it finds nothing.
  const count = step.gone === null ? 'echo 0' : `grep -c " ${path} " /proc/self/mountinfo`;
  const post = [...(step.post === '' ? [] : [`{ ${step.post}\n}`]), `{ ${count} >>/run/perf-runs || :; }`];
  return perfLine(step, post.join(' && '));
}

function exercisedScript(step: PerfStep): string {
  return `${timerCommand(step)} >/dev/null 2>"$OUT/timer"
timer=$?
if [ $timer -ne 0 ]; then
	cat "$OUT/timer" >&2
	exit 1
fi
`;
}

/** The perf stat line, as people quote it in commit messages. */
export function perfCommand(step: PerfStep): string {
  return perfLine(step, step.post);
}

function perfLine(step: PerfStep, after: string): string {
  const pre = step.pre === '' ? '' : ` --pre ${quote(step.pre)}`;
  const post = after === '' ? '' : ` --post ${quote(after)}`;
  return `perf stat -r ${step.repeat} --table --null${pre}${post} -- ${step.command}`;
}

/** The line for our own timer, which gives every run and fails when perf would stay silent. */
export function timerCommand(step: PerfStep): string {
  const pre = step.pre === '' ? '' : ` --pre ${quote(step.pre)}`;
  const post = step.post === '' ? '' : ` --post ${quote(step.post)}`;
  const gone = step.gone === null ? '' : ` --gone ${quote(step.gone)}`;
  return `/patchboot/timer -r ${step.repeat}${pre}${post}${gone} -- ${step.command}`;
}

/** A word in single quotes for sh. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
