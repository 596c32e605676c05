import * as core from '@actions/core';
import { readInputs } from './action/inputs.ts';
import { errorMessage } from './action/log.ts';
import { presetOutputs, setOutputs } from './action/outputs.ts';
import { planMode } from './action/plan-mode.ts';
import { reportMode } from './action/report-mode.ts';
import { runMode } from './action/run-mode.ts';
import { openSession, type Session } from './action/session.ts';
import { EXIT, PatchbootError } from './errors.ts';

/** The action's front: inputs in, the same pipeline as the command line, job summary, comment and outputs out. */

const MODES: Readonly<Record<'run' | 'plan' | 'report', (session: Session) => Promise<number>>> = {
  run: runMode,
  plan: planMode,
  report: reportMode,
};

/** Runs the action and gives the exit status of the process. Outputs are set whatever happens. */
export async function runAction(dataDir: string, signal: AbortSignal): Promise<number> {
  try {
    presetOutputs();
    setOutputs({ published: false });
    const inputs = readInputs((name) => core.getInput(name, { trimWhitespace: false }));
    if (inputs.token !== null) {
      core.setSecret(inputs.token);
      // Children get an environment of their own (world/process.ts); this is the second lock.
      delete process.env['INPUT_GITHUB-TOKEN'];
    }
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    const session = await openSession(inputs, { env: process.env, signal, dataDir, workspace });
    return await MODES[inputs.mode](session);
  } catch (error) {
    const known = error instanceof PatchbootError;
    const verdict = known && error.exitCode === EXIT.input ? 'invalid-input' : 'infrastructure';
    setOutputs({ verdict });
    errorMessage(error);
    return known ? error.exitCode : EXIT.infrastructure;
  }
}
