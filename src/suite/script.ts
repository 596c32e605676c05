import type { SuiteFile } from '../guest/initramfs.ts';
import type { PerfStep, Step, Suite } from './suite.ts';

/** Turns a suite into the files that guest/init runs: one folder a step with `id`, `timeout` and `run`. */

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
  return suite.steps.flatMap((step, index) => {
    const folder = stepFolder(step, index);
    return [
      { path: `${folder}/id`, content: `${step.id}\n`, executable: false },
      { path: `${folder}/timeout`, content: `${step.timeout}\n`, executable: false },
      { path: `${folder}/run`, content: stepScript(step, options), executable: true },
    ];
  });
}

/** The shell script of one step. */
export function stepScript(step: Step, options: ScriptOptions): string {
  const head = `#!/bin/sh\n# ${step.title}\n${step.setup === '' ? '' : `set -e\n${step.setup}\nset +e\n`}`;
  if (step.kind === 'script') return `${head}${step.script}\n`;
  // Beside this script; see src/suite/programs.ts. A script of the user's need not be executable on the host.
  if (step.kind === 'check') {
    const words = ['"$STEP/program"', ...step.arguments.map(quote)];
    return `${head}exec ${step.program.endsWith('.sh') ? 'sh ' : ''}${words.join(' ')}\n`;
  }
  return head + (options.measure ? measuredScript(step) : exercisedScript(step));
}

function measuredScript(step: PerfStep): string {
  return `# Another phase of the timer tick for each seed.
/patchboot/delay $((\${SEED:-0} * ${TURNS_PER_SEED}))
mounts=$(wc -l </proc/self/mountinfo)
${perfCommand(step)} 2>"$OUT/perf"
perf=$?
if [ "$(wc -l </proc/self/mountinfo)" -ne "$mounts" ]; then
	echo "the mount table changed while perf stat ran" >&2
	exit 1
fi
${timerCommand(step)} >"$OUT/runs" 2>"$OUT/timer"
timer=$?
if [ $perf -ne 0 ]; then
	echo "perf stat ended with status $perf" >&2
	exit 1
fi
if [ $timer -ne 0 ]; then
	cat "$OUT/timer" >&2
	exit 1
fi
`;
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
  const pre = step.pre === '' ? '' : ` --pre ${quote(step.pre)}`;
  const post = step.post === '' ? '' : ` --post ${quote(step.post)}`;
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
