import { n as InfrastructureError, o as UsageError, t as EXIT } from "./errors.js";
import { a as finalBody, c as parseRepository, l as readContext, n as publish, o as connect, s as apiUrls, u as REAL_CLOCK, v as isMarkerKey } from "./publish.js";
import { t as parseFlags } from "./flags.js";
import { t as loadResults } from "./load.js";

// src/commands/publish.ts
const HELP = `patchboot publish: post a result to its pull request

Usage: patchboot publish [OPTION...] RESULT.json...

Keeps one comment of the pull request up to date: it is found again by a hidden mark and its author, and a new one is
made only when the verdict changes. Reads nothing but the results, which are checked against the schema. Several
results of one series, one a machine, are merged.

  RESULT.json          a file that \`patchboot run\` wrote, a pattern, or a folder that is searched for result.json

  --repo OWNER/NAME    the repository (default: GITHUB_REPOSITORY)
  --pr N               the pull request (default: that of the event in GITHUB_EVENT_PATH)
  --sha COMMIT         what was tested; nothing is posted when the pull request has moved on
  --check-run          make a check run as well
  --check-name NAME    its name (default: patchboot report)
  --no-comment         make no comment
  --comment-key KEY    name of the comment, to have several in one pull request (default: patchboot)
  --artifact-url URL   where the whole report is, for links
  --dry-run            print the comment and send nothing; needs no token

The token comes from the environment, GITHUB_TOKEN or GH_TOKEN, so that it stands in no list of processes.
GITHUB_API_URL names another GitHub than github.com.

Exit status: ${EXIT.passed} when everything was posted that was asked for, whatever the verdict; ${EXIT.input} for wrong usage or a file that is
no result; ${EXIT.infrastructure} when it could not be posted.

Examples
  GITHUB_TOKEN=... patchboot publish out/result.json --repo octo/linux --pr 12
  patchboot publish results/ --dry-run
`;
const FLAGS = {
	repo: { type: "string" },
	pr: { type: "string" },
	sha: { type: "string" },
	"check-run": { type: "boolean" },
	"check-name": { type: "string" },
	"no-comment": { type: "boolean" },
	"comment-key": { type: "string" },
	"artifact-url": { type: "string" },
	"dry-run": { type: "boolean" }
};
/** GitHub's own limits reset within the hour; a person at a terminal does not wait so long. */
const PATIENCE_MS = 12e4;
const publishCommand = {
	help: HELP,
	async run(args, io) {
		const { values, positionals } = parse(args);
		if (positionals.length === 0) throw new UsageError("publish needs the file of a result", { hint: "For example: patchboot publish out/result.json --repo octo/linux --pr 12" });
		const options = publishOptions(values);
		const { result } = await loadResults(positionals, io.cwd);
		if (values["dry-run"] === true) {
			const marker = {
				key: options.commentKey,
				nonce: "",
				state: "final",
				verdict: result.verdict,
				head: "",
				run: ""
			};
			io.stdout(`${finalBody(result, marker, {
				runUrl: null,
				artifactUrl: options.artifactUrl
			})}\n`);
			return EXIT.passed;
		}
		const context = await contextOf(values.repo ?? null, io);
		const github = connect({
			token: requireToken(io),
			...context,
			signal: io.signal
		});
		const patience = {
			clock: REAL_CLOCK,
			signal: io.signal,
			deadlineMs: Date.now() + PATIENCE_MS
		};
		const publication = await publish(result, {
			github,
			context,
			options,
			patience
		});
		for (const note of publication.notes) io.stderr(`${note}\n`);
		if (publication.target.type === "none") throw new InfrastructureError(`nothing was posted: ${publication.target.reason}`, { hint: "Name the pull request with --pr N." });
		const asked = [[
			"comment",
			publication.comment,
			options.comment
		], [
			"check run",
			publication.checkRun,
			options.checkRun
		]];
		for (const [what, posted, wanted] of asked) if (wanted) tell(what, posted, io);
		return asked.some(([, posted]) => posted.state === "failed") ? EXIT.infrastructure : EXIT.passed;
	}
};
function tell(what, posted, io) {
	if (posted.state === "failed") io.stderr(`patchboot: no ${what} was posted: ${posted.reason}\n${posted.hint}\n`);
	else if (posted.state === "skipped") io.stderr(`${what}: ${posted.reason}\n`);
	else io.stdout(`${what} ${posted.state}: ${posted.url}\n`);
}
const parse = (args) => parseFlags("publish", args, FLAGS);
function publishOptions(values) {
	const { pr, sha, "comment-key": commentKey = "patchboot", "artifact-url": artifactUrl = null } = values;
	if (pr !== void 0 && !/^[1-9]\d{0,9}$/.test(pr)) throw new UsageError(`--pr ${pr} is no number`);
	if (sha !== void 0 && !/^[0-9a-f]{7,64}$/.test(sha)) throw new UsageError(`--sha ${sha} is no commit id`);
	if (!isMarkerKey(commentKey)) throw new UsageError(`--comment-key ${commentKey} cannot be used`, { hint: "Use letters, digits, dots and single hyphens, 60 at most." });
	if (artifactUrl !== null && !/^https:\/\/\S+$/.test(artifactUrl)) throw new UsageError(`--artifact-url ${artifactUrl} is no https:// address`);
	const options = {
		comment: values["no-comment"] !== true,
		commentKey,
		checkRun: values["check-run"] === true,
		checkName: values["check-name"] ?? "patchboot report",
		target: {
			number: pr === void 0 ? null : Number(pr),
			sha: sha ?? null
		},
		artifactUrl
	};
	if (!options.comment && !options.checkRun) throw new UsageError("--no-comment without --check-run leaves nothing to post");
	return options;
}
/** The job's context, or, at a terminal, one of a repository alone. */
async function contextOf(repo, io) {
	const context = await readContext(io.env);
	const repository = repo === null ? context?.repository ?? null : parseRepository(repo);
	if (repository === null) throw new UsageError(repo === null ? "no repository was named" : `--repo ${repo} is not OWNER/NAME`, { hint: "Give --repo OWNER/NAME." });
	if (context !== null) return {
		...context,
		repository
	};
	return {
		repository,
		...apiUrls(io.env),
		serverUrl: io.env["GITHUB_SERVER_URL"] ?? "https://github.com",
		runId: "",
		runAttempt: 0,
		event: {
			name: "other",
			event: ""
		}
	};
}
function requireToken({ env }) {
	const token = env["GITHUB_TOKEN"] || env["GH_TOKEN"];
	if (token) return token;
	throw new UsageError("there is no token to post with", { hint: "Set GITHUB_TOKEN (or GH_TOKEN) in the environment. --dry-run needs none." });
}

export { publishCommand };