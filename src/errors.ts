/**
 * Every way in which patchboot can refuse or fail, one class a kind. The kind decides the exit code and
 * the verdict; a finding about the series is not an error and does not come through here.
 */

/** Exit codes of the command line, and of the action's process. */
export const EXIT = { passed: 0, finding: 1, input: 2, infrastructure: 3, interrupted: 130 } as const;

export type ErrorKind = 'usage' | 'input' | 'infrastructure' | 'interrupted';

interface ErrorOptions {
  /** What the user should type or change next. One or more plain sentences. */
  readonly hint?: string;
  readonly cause?: unknown;
}

/** Base of all errors that are shown to users as text without a stack. `message` names the input at fault. */
export abstract class PatchbootError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly exitCode: number;
  readonly hint: string | undefined;

  constructor(message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.hint = options.hint;
  }
}

/** A wrong option, flag, or combination of them. */
export class UsageError extends PatchbootError {
  readonly kind = 'usage';
  readonly exitCode = EXIT.input;
}

/** A mail, series, tree or other input that cannot be worked on: verdict `invalid-input`. */
export class InputError extends PatchbootError {
  readonly kind = 'input';
  readonly exitCode = EXIT.input;
}

/** Something of ours or of the host failed: verdict `infrastructure`, never the patch's fault. */
export class InfrastructureError extends PatchbootError {
  readonly kind = 'infrastructure';
  readonly exitCode = EXIT.infrastructure;
}

/** The user or the runner asked us to stop. */
export class InterruptedError extends PatchbootError {
  readonly kind = 'interrupted';
  readonly exitCode = EXIT.interrupted;
}
