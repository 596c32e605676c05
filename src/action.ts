import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { exitStatus } from './commands/run.ts';
import { EXIT, PatchbootError } from './errors.ts';
import type { EventSink } from './events.ts';
import { type RawOptions, RUN_FLAGS, runOptions } from './options.ts';
import { renderMarkdown } from './report/markdown.ts';
import type { Result } from './report/result.ts';
import { renderText } from './report/text.ts';
import { neutraliseWorkflowCommands } from './report/workflow.ts';
import { run } from './run.ts';
import { withWorld } from './world/create.ts';

/** The action's front: inputs in, the same pipeline as the command line, job summary and outputs out. */

/** A step summary above 1 MiB is dropped by the runner; stay well below it. */
const SUMMARY_LIMIT_BYTES = 900 * 1024;

/** Runs the action and gives the exit status of the process. Outputs are set whatever happens. */
export async function runAction(dataDir: string, signal: AbortSignal): Promise<number> {
  try {
    const options = runOptions(readInputs(), readMails(), {
      cwd: process.env['GITHUB_WORKSPACE'] ?? process.cwd(),
      env: process.env,
      cpuCount: availableParallelism(),
    });
    const { cacheDir } = options;
    const result = await withWorld(
      { cacheDir, dataDir, env: process.env, emit: githubLog(), signal, stdin: noInput },
      (world) => run(options, world),
    );
    setOutputs(result, options.outDir);
    core.info(neutraliseWorkflowCommands(renderText(result, { color: false, columns: 120 })));
    await writeSummary(result);
    // Publishing to the pull request comes here; it never changes the verdict.
    const status = signal.aborted ? EXIT.interrupted : exitStatus(result);
    if (status !== EXIT.passed) core.error(`${result.verdict}: ${result.headline}`, { title: 'patchboot' });
    return status;
  } catch (error) {
    core.setOutput(
      'verdict',
      error instanceof PatchbootError && error.exitCode === EXIT.input ? 'invalid-input' : 'infrastructure',
    );
    const hint = error instanceof PatchbootError && error.hint !== undefined ? `\n${error.hint}` : '';
    core.error(`${error instanceof Error ? error.message : String(error)}${hint}`, { title: 'patchboot' });
    return error instanceof PatchbootError ? error.exitCode : EXIT.infrastructure;
  }
}

/** All inputs of action.yml but `mails`, under the names of the command line's flags. */
function readInputs(): RawOptions {
  return Object.fromEntries(
    Object.entries(RUN_FLAGS).map(([name, flag]) => {
      if (flag.type === 'boolean')
        return [name, core.getInput(name) === '' ? false : core.getBooleanInput(name)];
      return [name, 'multiple' in flag ? core.getMultilineInput(name) : core.getInput(name)];
    }),
  );
}

function readMails(): readonly string[] {
  return core.getMultilineInput('mails', { required: true });
}

function setOutputs(result: Result, outDir: string): void {
  core.setOutput('verdict', result.verdict);
  core.setOutput('headline', result.headline);
  core.setOutput('result', join(outDir, 'result.json'));
  core.setOutput('report-dir', outDir);
  core.setOutput('findings', result.findings.filter((finding) => finding.change === 'new').length);
}

/** A job has no standard input. */
const noInput = (): Promise<Buffer> => Promise.resolve(Buffer.alloc(0));

/** A summary that cannot be written must not hide the result. */
async function writeSummary(result: Result): Promise<void> {
  try {
    await core.summary.addRaw(renderMarkdown(result, { limitBytes: SUMMARY_LIMIT_BYTES }), true).write();
  } catch (error) {
    core.warning(`the job summary could not be written: ${(error as Error).message}`);
  }
}

/** Stage events as log groups; all text is data of strangers and must not be taken for workflow commands. */
function githubLog(): EventSink {
  const clean = neutraliseWorkflowCommands;
  return (event) => {
    switch (event.type) {
      case 'started':
        core.startGroup(clean(event.title));
        break;
      case 'progress':
        core.info(
          clean(
            event.total === undefined
              ? event.message
              : `${event.message} (${event.done ?? 0} of ${event.total})`,
          ),
        );
        break;
      case 'warning':
        core.warning(clean(event.message));
        break;
      case 'finding':
        core.info(clean(`${event.finding.change}: ${event.finding.type} on ${event.finding.machine}`));
        break;
      case 'finished':
        core.info(clean(`${event.title}: ${event.outcome} after ${(event.elapsedMs / 1000).toFixed(1)} s`));
        core.endGroup();
        break;
    }
  };
}
