// src/errors.ts
/**
* Every way in which patchboot can refuse or fail, one class a kind. The kind decides the exit code and
* the verdict; a finding about the series is not an error and does not come through here.
*/
/** Exit codes of the command line, and of the action's process. */
const EXIT = {
	passed: 0,
	finding: 1,
	input: 2,
	infrastructure: 3,
	interrupted: 130
};
/** Base of all errors that are shown to users as text without a stack. `message` names the input at fault. */
var PatchbootError = class extends Error {
	hint;
	constructor(message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = new.target.name;
		this.hint = options.hint;
	}
};
/** A wrong option, flag, or combination of them. */
var UsageError = class extends PatchbootError {
	kind = "usage";
	exitCode = EXIT.input;
};
/** A mail, series, tree or other input that cannot be worked on: verdict `invalid-input`. */
var InputError = class extends PatchbootError {
	kind = "input";
	exitCode = EXIT.input;
};
/** Something of ours or of the host failed: verdict `infrastructure`, never the patch's fault. */
var InfrastructureError = class extends PatchbootError {
	kind = "infrastructure";
	exitCode = EXIT.infrastructure;
};
/** The user or the runner asked us to stop. */
var InterruptedError = class extends PatchbootError {
	kind = "interrupted";
	exitCode = EXIT.interrupted;
};

export { PatchbootError as a, InterruptedError as i, InfrastructureError as n, UsageError as o, InputError as r, EXIT as t };