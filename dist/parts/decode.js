import { i as InterruptedError } from "./errors.js";
import { a as runChecked, o as succeeded } from "./process.js";
import { a as parseFrame, i as findSymbol, o as sourceName, r as isMainTrace, t as findBlame } from "./blame.js";
import { join, posix } from "node:path";
import { tmpdir } from "node:os";
import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";

// src/console/rules/harmless.ts
const HARMLESS = [
	{
		pattern: /^WARNING: .* uses wireless extensions/i,
		why: "deprecation note, net/wireless"
	},
	{
		pattern: /^INFO: lockdep is turned off\./,
		why: "a note inside other reports"
	},
	{
		pattern: /^INFO: NMI handler \(.*\) took too long to run/,
		why: "a timing note of a busy host"
	},
	{
		pattern: /^INFO: Stall ended before state dump start/,
		why: "the stall was over before it could be shown"
	},
	{
		pattern: /^WARNING: [tT]he mand mount option /,
		why: "deprecation note, fs/namespace.c"
	},
	{
		pattern: /^WARNING: \/etc\/ssh\/moduli does not exist/,
		why: "sshd through the system log"
	},
	{
		pattern: /^WARNING: (?:fbcon|stifb)\b/,
		why: "screen size note, drivers/video/fbdev"
	},
	{
		pattern: /^WARNING: [Kk]ernel not compiled with /,
		why: "CPU mitigation notes, arch/x86/kernel/cpu/bugs.c"
	},
	{
		pattern: /^WARNING: (?:Unprivileged eBPF is enabled|Spectre|LFENCE mitigation|IBRS mitigation|BTB |ITS mitigation|CPU does not support IBPB|retbleed=|See https?:)/,
		why: "CPU mitigation notes, arch/x86/kernel/cpu/bugs.c"
	},
	{
		pattern: /^WARNING: (?:polling idle and HT|This combination of AMD|BIOS bug:|MP table|SMP operation may)/,
		why: "notes about the CPU or firmware"
	},
	{
		pattern: /^WARNING: (?:Invalid trigger for IRQ|Please fix your firmware|x1-x3 nonzero)/,
		why: "notes about firmware, arm64"
	},
	{
		pattern: /^WARNING: '?bootconfig'? found on the (?:kernel )?command line/,
		why: "a note about the command line, init/main.c"
	},
	{
		pattern: /^WARNING: Bad or missing \.orc_unwind|^WARNING: Corrupt \.orc_unwind/,
		why: "a note about the build"
	},
	{
		pattern: /^WARNING: (?:Your 'console=|Support for .* is experimental|.* is deprecated|.* (?:will|has) be(?:en)? (?:removed|deprecated))/,
		why: "deprecation notes"
	},
	{
		pattern: /^WARNING: workqueue cpumask: online intersect/,
		why: "more CPUs possible than online, as in most virtual machines; kernel/workqueue.c"
	},
	{
		pattern: /^WARNING: stack recursion on stack type/,
		why: "the unwinder gave up; part of another report"
	},
	{
		pattern: /^BUG: Bad page (?:state|map): \d+ messages suppressed/,
		why: "a count, the reports came before"
	},
	{
		pattern: /^WARNING: all dangerous packets|^WARNING: .*(?:memory may be corrupted|trace_printk)/,
		why: "notes of debug facilities"
	},
	{
		pattern: /^rcu_\w+ kthread starved for 0 jiffies/,
		why: "nothing starved"
	},
	{
		pattern: /^BUG: sleeping function called from invalid context at .*selftest/,
		why: "a self test"
	}
];
/** Signs that timings of this boot are disturbed; never a failure. */
const DISTURBANCES = [
	{
		pattern: /^(?:rcu: )?INFO: Stall ended before state dump start/,
		why: "a CPU did not run for many seconds"
	},
	{
		pattern: /^hrtimer: interrupt took \d+ ns/,
		why: "the timer interrupt was late"
	},
	{
		pattern: /^perf: interrupt took too long/,
		why: "sampling was throttled"
	},
	{
		pattern: /^sched: (?:DL replenish|RT throttling activated)/,
		why: "real-time tasks were stopped"
	},
	{
		pattern: /^clocksource: .*(?:unstable|skewed|wd-.*read-back delay)/,
		why: "time itself is not trusted"
	},
	{
		pattern: /^clocksource: timekeeping watchdog on CPU\d+: .*(?:mark|wd-)/,
		why: "time itself is not trusted"
	},
	{
		pattern: /^INFO: NMI handler \(.*\) took too long to run/,
		why: "the host was busy"
	},
	{
		pattern: /^workqueue: \S+ hogged CPU for/,
		why: "a work item kept a CPU"
	},
	{
		pattern: /^\*\* \d+ printk messages dropped/,
		why: "the console could not keep up"
	}
];
/** First letters of the rows above: asked for every line of a console. */
const DISTURBANCE_LETTERS = "rIhpscw*";
function isHarmless(body) {
	return HARMLESS.some((row) => row.pattern.test(body));
}
function isDisturbance(body) {
	if (!DISTURBANCE_LETTERS.includes(body.charAt(0))) return false;
	return DISTURBANCES.some((row) => row.pattern.test(body));
}

// src/console/rules/selftests.ts
const SELF_TESTS = [
	{
		name: "kunit",
		begins: /^\s*# Subtest: (?:kasan|kfence|kcsan|kmsan|slub_test|ubsan\w*|fortify|usercopy\w*|stackinit|backtrace\w*|drm_(?:rect|mode)_test)\s*$/,
		ends: /^\s*(?:not )?ok \d+ (?:- )?(?:kasan|kfence|kcsan|kmsan|slub_test|ubsan\w*|fortify|usercopy\w*|stackinit|backtrace\w*|drm_\w+)\b/,
		lines: 2e5,
		why: "KUnit suites of the checkers, lib and mm"
	},
	{
		name: "lkdtm",
		begins: /^lkdtm: Performing direct entry \w+/,
		ends: /^lkdtm: (?!Performing|attempting|trying|calling|Bad|Good|Overwriting|ok:)/,
		lines: 150,
		why: "drivers/misc/lkdtm: a crash that somebody asked for by name"
	},
	{
		name: "rcu-self-test",
		begins: /^Running RCU self tests/,
		ends: /^.*(?:RCU Tasks|NR_IRQS|Dentry cache|rcu: Hierarchical|Console: )/,
		lines: 60,
		why: "kernel/rcu/update.c"
	},
	{
		name: "locking-api-testsuite",
		begins: /^\| Locking API testsuite:/,
		ends: /^(?:Good, all \d+ testcases passed|BUG: +\d+ unexpected failures)/,
		lines: 600,
		why: "lib/locking-selftest.c provokes every lockdep report there is"
	}
];

// src/console/facts.ts
const MAX_DISTURBANCES = 50;
const BANNER = /^Linux version \d/;
const PANIC = /^Kernel panic - not syncing/;
const KERNEL_OFFSET = /^Kernel Offset: 0x([0-9a-f]+) from/;
const LOCKDEP_OFF = /^(?:INFO: lockdep is turned off|Disabling lock debugging due to kernel taint|turning off the locking correctness validator)/;
const LOCKDEP_ON = /^Lock dependency validator: /;
/** How the first lines of self tests begin; see rules/selftests.ts. */
const SELF_TEST_LETTERS = " #lR|";
const SELF_TEST_START = /^(?:\s*# Subtest|lkdtm:|Running RCU|\| Locking)/;
/** What single lines tell of a boot, besides reports. */
var ConsoleFacts = class {
	banners = 0;
	banner = null;
	panicked = false;
	lockdepActive = null;
	kernelOffset = null;
	disturbances = /* @__PURE__ */ new Set();
	/** The kernel stamps its lines, so lines without a stamp are user space's. */
	stamped = false;
	selfTest = null;
	/** Reads a line. Returns whether it is the banner of a kernel that starts. */
	read(line, sequence) {
		if (line.fromKernel) this.stamped = true;
		this.watchSelfTests(line.body, sequence);
		const { body } = line;
		if (this.isForeign(line) && !body.startsWith("** ")) return false;
		if (this.disturbances.size < MAX_DISTURBANCES && isDisturbance(body)) this.disturbances.add(Buffer.from(body.slice(0, 200)).toString());
		return this.readFact(body);
	}
	readFact(body) {
		switch (body.charAt(0)) {
			case "L":
				if (LOCKDEP_ON.test(body)) this.lockdepActive = true;
				if (!BANNER.test(body)) return false;
				this.banners += 1;
				this.banner ??= Buffer.from(body).toString();
				return true;
			case "K": {
				if (PANIC.test(body)) this.panicked = true;
				const offset = KERNEL_OFFSET.exec(body);
				if (offset !== null) this.kernelOffset = BigInt(`0x${offset[1]}`);
				return false;
			}
			case "I":
			case "D":
			case "t":
				if (LOCKDEP_OFF.test(body)) this.lockdepActive = false;
				return false;
			default: return false;
		}
	}
	/** Where the kernel stamps its lines, one without a stamp is user space's. */
	isForeign(line) {
		return this.stamped && !line.fromKernel;
	}
	/** A self test runs whose reports are expected. */
	get inSelfTest() {
		return this.selfTest !== null;
	}
	watchSelfTests(body, sequence) {
		if (this.selfTest !== null) {
			const { test, since } = this.selfTest;
			if (test.ends.test(body) || sequence - since > test.lines) this.selfTest = null;
		} else if (SELF_TEST_LETTERS.includes(body.charAt(0)) && SELF_TEST_START.test(body)) {
			const test = SELF_TESTS.find((row) => row.begins.test(body));
			if (test !== void 0) this.selfTest = {
				test,
				since: sequence
			};
		}
	}
};

// src/console/lines.ts
/** Characters kept of a line; printk cuts records at about 1 KiB, so more is noise or an attack. */
const MAX_LINE_CHARS = 4096;
const ESCAPES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\^_`a-z0-9=>])?/g;
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;
const NEEDS_CLEANING = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const GLUED_RECORD = /(?:<\d{1,3}>)?\[ *\d+\.\d{6}\]/g;
const LEVEL = /(?:<\d{1,3}>|(?:kern|user|daemon) *:[a-z]+ *: ?)/y;
const WALL_STAMP = /\[[A-Z][a-z]{2} [A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \d{4}\](?:\s?\[ *([TC]\d+)\])? ?/y;
const SYSLOG = /(?:[A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)) \S+ kernel(?:\[\d+\])?: ?/y;
const CI_STAMP = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z /y;
const BLANK = 32;
const OPEN = 91;
const CLOSE = 93;
const isDigit = (code) => code >= 48 && code <= 57;
/**
* Reads `[    1.234567][   T12] ` at a place, by hand: this runs for every line of a console. `end` is behind the
* stamp, the caller and one blank; null when no stamp stands there.
*/
function readStamp(text, start) {
	let at = start + 1;
	while (text.charCodeAt(at) === BLANK) at += 1;
	let whole = 0;
	const first = at;
	for (; isDigit(text.charCodeAt(at)); at++) whole = whole * 10 + text.charCodeAt(at) - 48;
	if (at === first || text.charCodeAt(at) !== 46) return null;
	let micros = 0;
	const point = at;
	for (at += 1; isDigit(text.charCodeAt(at)); at++) micros = micros * 10 + text.charCodeAt(at) - 48;
	if (at !== point + 7 || text.charCodeAt(at) !== CLOSE) return null;
	const caller = readCaller(text, at + 1);
	const end = caller?.end ?? at + 1;
	return {
		end: text.charCodeAt(end) === BLANK ? end + 1 : end,
		seconds: whole + micros / 1e6,
		context: caller?.context ?? ""
	};
}
function readCaller(text, start) {
	let at = text.charCodeAt(start) === BLANK ? start + 1 : start;
	if (text.charCodeAt(at) !== OPEN) return null;
	at += 1;
	while (text.charCodeAt(at) === BLANK) at += 1;
	const letter = text.charCodeAt(at);
	if (letter !== 84 && letter !== 67) return null;
	const from = at;
	at += 1;
	while (isDigit(text.charCodeAt(at))) at += 1;
	return at > from + 1 && text.charCodeAt(at) === CLOSE ? {
		end: at + 1,
		context: text.slice(from, at)
	} : null;
}
/** Takes level, time stamp and caller id off a line's text. */
function takePrefix(text) {
	if (text.charCodeAt(0) === OPEN) {
		const stamp = readStamp(text, 0);
		if (stamp !== null) {
			const { end, seconds, context } = stamp;
			return {
				body: text.slice(end),
				seconds,
				context,
				fromKernel: true
			};
		}
	}
	return takeRarePrefix(text);
}
/** The prefixes of /dev/kmsg readers, system logs, `dmesg -T` and CI services. */
function takeRarePrefix(text) {
	let at = 0;
	const eat = (pattern) => {
		pattern.lastIndex = at;
		const match = pattern.exec(text);
		if (match !== null) at += match[0].length;
		return match;
	};
	const first = text.charCodeAt(0);
	let fromKernel = false;
	if (first !== OPEN) {
		if (isDigit(first)) eat(CI_STAMP);
		if (text.charCodeAt(at) !== OPEN) fromKernel = eat(LEVEL) !== null || eat(SYSLOG) !== null;
	}
	if (text.charCodeAt(at) !== OPEN) return {
		body: text.slice(at),
		seconds: null,
		context: "",
		fromKernel
	};
	const stamp = readStamp(text, at);
	if (stamp !== null) return {
		body: text.slice(stamp.end),
		seconds: stamp.seconds,
		context: stamp.context,
		fromKernel: true
	};
	const wall = eat(WALL_STAMP);
	return {
		body: text.slice(at),
		seconds: null,
		context: wall?.[1] ?? "",
		fromKernel: fromKernel || wall !== null
	};
}
/**
* A copy of a line with strings of its own. Slices of a chunk keep the whole chunk in memory, so what outlives
* the chunk must be copied.
*/
function ownLine(line) {
	const text = Buffer.from(line.text).toString();
	return {
		...line,
		text,
		body: text.slice(text.length - line.body.length)
	};
}
/** Removes escape sequences and control characters other than TAB. */
function cleanText(text) {
	return NEEDS_CLEANING.test(text) ? text.replace(ESCAPES, "").replace(CONTROLS, "") : text;
}
/** Start offsets of the kernel records in a line of text; the first is always 0. */
function recordStarts(text) {
	const starts = [0];
	GLUED_RECORD.lastIndex = 0;
	for (let match = GLUED_RECORD.exec(text); match !== null; match = GLUED_RECORD.exec(text)) {
		const before = text.slice(starts[starts.length - 1], match.index);
		if (match.index > 0 && takePrefix(before).body !== "") starts.push(match.index);
	}
	return starts;
}
/** What a chunk of bytes holds besides plain text. */
function inspect(chunk) {
	let clean = true;
	for (let i = 0; i < chunk.length; i++) {
		const byte = chunk[i] ?? 0;
		if (byte >= 128) return {
			ascii: false,
			clean: false
		};
		if (byte < 32 ? byte !== 10 && byte !== 13 && byte !== 9 : byte === 127) clean = false;
	}
	return {
		ascii: true,
		clean
	};
}
/** Splits a stream of bytes into lines. Holds at most one line of {@link MAX_LINE_CHARS}. */
var LineSplitter = class {
	decoder = new TextDecoder("utf-8");
	/** The decoder holds the beginning of a character whose end is in the next chunk. */
	midCharacter = false;
	rest = "";
	/** No control characters are in the chunk, so its lines need no cleaning. */
	clean = false;
	number = 0;
	emit;
	constructor(emit) {
		this.emit = emit;
	}
	push(chunk, hostMs = null) {
		const text = this.decode(chunk);
		let start = 0;
		for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
			const piece = text.slice(start, end);
			this.physical(this.rest === "" ? piece : this.rest + piece, hostMs, false);
			this.rest = "";
			start = end + 1;
		}
		if (this.rest.length < 4096) this.rest += text.slice(start, start + MAX_LINE_CHARS);
	}
	decode(chunk) {
		const wasClean = this.clean || this.rest === "";
		if (typeof chunk === "string") {
			this.clean = false;
			return chunk;
		}
		const { ascii, clean } = inspect(chunk);
		this.clean = clean && wasClean;
		if (ascii && !this.midCharacter) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString("latin1");
		this.midCharacter = (chunk.at(-1) ?? 0) >= 128;
		return this.decoder.decode(chunk, { stream: true });
	}
	/** Emits what stands after the last newline. Returns whether there was any. */
	end(hostMs = null) {
		this.rest += this.decoder.decode();
		const unfinished = this.rest !== "";
		if (unfinished) this.physical(this.rest, hostMs, true);
		this.rest = "";
		return unfinished;
	}
	physical(raw, hostMs, unfinished) {
		this.number += 1;
		const cut = raw.length > 4096 ? raw.slice(0, MAX_LINE_CHARS) : raw;
		if (cut.indexOf("\r") < 0) {
			this.logical(cut, hostMs, unfinished);
			return;
		}
		for (const part of cut.replace(/\r+$/, "").split(/\r+/)) this.logical(part, hostMs, unfinished);
	}
	logical(raw, hostMs, unfinished) {
		const text = this.clean ? raw : cleanText(raw);
		const prefix = takePrefix(text);
		if (prefix.body.indexOf("[") < 0 && (prefix.fromKernel || text.indexOf("[") < 0)) {
			this.emit({
				number: this.number,
				text,
				...prefix,
				hostMs,
				unfinished
			});
			return;
		}
		const starts = recordStarts(text);
		for (let i = 0; i < starts.length; i++) {
			const record = starts.length === 1 ? text : text.slice(starts[i], starts[i + 1]);
			this.emit({
				number: this.number,
				text: record,
				...takePrefix(record),
				hostMs,
				unfinished
			});
		}
	}
};

// src/console/prelude.ts
/** Lines that are remembered, and how far back a "cut here" may be. */
const REMEMBERED = 12;
const REACH = 6;
const CUT_HERE = /^-+\[ cut here \]-+/;
const BAR$1 = /^={5,}\s*$/;
const END = /^---\[ end/;
/** The last few lines, for what belongs to a report and is printed before its header. */
var Prelude = class {
	lines = [];
	push(line) {
		this.lines.push(line);
		if (this.lines.length > REMEMBERED) this.lines.shift();
	}
	/** Lines just before a header that belong to it: the bar, "cut here", and what a WARN says first. */
	of(header) {
		const same = this.lines.filter((line) => line.context === header.context && line.fromKernel === header.fromKernel);
		for (let i = same.length - 1; i >= 0 && i >= same.length - REACH; i--) {
			const body = same[i]?.body ?? "";
			if (CUT_HERE.test(body) || i === same.length - 1 && BAR$1.test(body)) return same.slice(i);
			if (END.test(body)) return [];
		}
		return [];
	}
	/** The last lines open a report whose header did not come. Lines that a report took, and user space's, do not. */
	promisesReport(isTaken, isForeign) {
		const free = this.lines.filter((line) => !isForeign(line) && !isTaken(line));
		if (free.some((line) => CUT_HERE.test(line.body))) return true;
		return [...new Set(free.map((line) => line.context))].some((context) => {
			const isBar = free.filter((line) => line.context === context).map((line) => BAR$1.test(line.body));
			if (isBar.at(-1) !== true) return false;
			return isBar.at(-2) === true || isBar.filter((bar) => bar).length % 2 === 1;
		});
	}
};

// src/console/secondary.ts
const isOneOf = (...kinds) => (problem) => kinds.includes(problem.kind);
const FATAL = isOneOf("oops", "bug", "panic");
const PANIC_FOLLOWS = /not_syncing:(?:panic_on_warn|kernel:panic_on_warn|(?:Oops:)?.*Fatal_exception|hung_task|softlockup|hardlockup|Hard_LOCKUP|RCU_Stall|kernel:panic|Attempted_to_kill|KASAN|KFENCE|UBSAN|Aiee|BUG|Fatal|corrupted_stack|stack-protector)/i;
const ENDS_ANOTHER = /not_syncing:(?:\w+:panic_on_warn|Fatal_exception|hung_task|softlockup|RCU_Stall)/;
/** A panic that never comes without another report, whose end it is. */
function endsAnother(problem) {
	return problem.kind === "panic" && ENDS_ANOTHER.test(problem.id);
}
const CONSEQUENCES = [
	{
		name: "after-panic",
		problem: () => true,
		earlier: (earlier) => earlier.kind === "panic",
		why: "a panicked kernel stops its CPUs in any state: warnings of the stopping are no news"
	},
	{
		name: "panic-says-why",
		problem: (p) => p.kind === "panic" && PANIC_FOLLOWS.test(p.id),
		earlier: () => true,
		why: "panic_on_warn, oops=panic and the like only end the boot"
	},
	{
		name: "panic-in-same-context",
		problem: isOneOf("panic"),
		earlier: (earlier) => FATAL(earlier) || earlier.kind === "hang",
		why: "the kernel died of the oops"
	},
	{
		name: "lockdep-after-splat",
		problem: isOneOf("lockdep"),
		earlier: isOneOf("oops", "bug", "warning", "kasan", "panic", "list-corruption", "refcount"),
		why: "printing the splat took console locks in a context where nobody does otherwise"
	},
	{
		name: "after-oops",
		problem: isOneOf("oops", "bug", "warning", "atomic-sleep", "preempt", "spinlock", "hung-task", "rcu-stall", "soft-lockup", "hard-lockup", "workqueue-lockup", "bad-page", "refcount", "kasan", "list-corruption", "vfs", "other"),
		earlier: isOneOf("oops", "bug"),
		why: "the killed task left its locks held and its data half changed"
	},
	{
		name: "reason-of-warn",
		problem: (p) => p.rule === "unannotated-irqs",
		earlier: isOneOf("lockdep"),
		why: "it explains the report before it"
	},
	{
		name: "fault-after-kasan",
		problem: isOneOf("oops", "bug", "panic"),
		earlier: (earlier, problem) => [
			"kasan",
			"kfence",
			"ubsan"
		].includes(earlier.kind) && earlier.context === problem.context,
		why: "the access that the checker reported then went through"
	}
];
/** True when `problem` follows from one of the earlier problems of its boot. */
function isConsequence(problem, earlier) {
	return CONSEQUENCES.some((row) => row.problem(problem) && earlier.some((other) => row.earlier(other, problem)));
}

// src/console/problem-list.ts
/** Bounds of memory on a console that never ends. */
const MAX_PROBLEMS = 400;
const MAX_WEIGHT = 24e6;
/** Rough bytes of one frame or lock. */
const FRAME_WEIGHT = 250;
/** Finished problems; the same one again in a boot only counts. */
var ProblemList = class {
	/** Problems that were counted and not kept. */
	dropped = 0;
	problems = [];
	seen = /* @__PURE__ */ new Map();
	weight = 0;
	add(problem) {
		const at = this.seen.get(problem.key);
		const known = at === void 0 ? void 0 : this.problems[at];
		if (at !== void 0 && known !== void 0) {
			this.problems[at] = {
				...known,
				count: known.count + 1
			};
			return;
		}
		if (this.problems.length >= MAX_PROBLEMS || this.weight > MAX_WEIGHT) {
			this.dropped += 1;
			return;
		}
		this.weight += problem.frames.length * FRAME_WEIGHT;
		for (const line of problem.excerpt) this.weight += line.length;
		this.seen.set(problem.key, this.problems.length);
		this.problems.push(problem);
	}
	/** Another boot begins: what it shows again is a problem of its own. */
	startBoot() {
		this.seen.clear();
	}
	/** Problems in order of their first lines, with those that are not finished; consequences are marked. */
	sorted(unfinished = []) {
		const sorted = [...this.problems, ...unfinished].sort((a, b) => a.line - b.line);
		return sorted.map((problem, i) => {
			const earlier = sorted.slice(0, i).filter((other) => other.boot === problem.boot);
			if (isConsequence(problem, earlier)) return {
				...problem,
				secondary: true
			};
			return endsAnother(problem) ? {
				...problem,
				corrupted: true
			} : problem;
		});
	}
};

// src/console/locks.ts
/**
* Lock descriptors of lockdep: `ADDR (NAME#version/subclass){USAGE}-{outer:inner}, at: SYMBOL`, from
* print_lock_name() and print_lock() in kernel/locking/lockdep.c. Old kernels leave out address and wait types.
*/
const DESCRIPTOR = /(?:^|[\s:])(?:([0-9a-f]{8,16})\s+)?\((.+?)\)\{([^}]{0,16})\}/;
/** `is trying to release lock (NAME) at:`: the one place without usage letters. */
const BARE = /\block \((.+?)\) at:/;
/** A lock's class name: instance version and subclass removed, so that it is the same in every boot. */
function lockClass(name) {
	return name.replace(/\/\d+$/, "").replace(/#\d+$/, "");
}
/** The lock that a line describes; null when it describes none. */
function parseLock(body) {
	if (body.indexOf("(") < 0) return null;
	const match = DESCRIPTOR.exec(body);
	if (match !== null) return {
		name: lockClass(match[2] ?? ""),
		usage: match[3] ?? "",
		address: match[1] ?? null
	};
	const bare = BARE.exec(body);
	return bare === null ? null : {
		name: lockClass(bare[1] ?? ""),
		usage: "",
		address: null
	};
}

// src/console/sections.ts
const SECTIONS = [
	{
		name: "cpu",
		pattern: /^(?:NMI backtrace for cpu \d+|CPU: \d+ )/,
		role: "trace",
		promisesStack: false,
		why: "the next processor of a dump: its RIP comes before its trace"
	},
	{
		name: "call trace",
		pattern: /^\s*Call [Tt]race:?|Call [Tt]race:\s*$|^\s*Backtrace:/,
		role: "trace",
		promisesStack: true,
		why: "show_stack"
	},
	{
		name: "stack backtrace",
		pattern: /^stack backtrace:/,
		role: "trace",
		promisesStack: false,
		why: "lockdep, before its dump_stack"
	},
	{
		name: "backtrace",
		pattern: /^\s*backtrace(?: \(crc [0-9a-f]+\))?:/,
		role: "trace",
		promisesStack: true,
		why: "kmemleak"
	},
	{
		name: "allocated",
		pattern: /^(?:Allocated(?: by task .*)?:|allocated by task )/,
		role: "trace",
		promisesStack: true,
		why: "KASAN, KFENCE"
	},
	{
		name: "freed",
		pattern: /^(?:Freed(?: by task .*)?:|freed by task )/,
		role: "trace",
		promisesStack: true,
		why: "KASAN, KFENCE"
	},
	{
		name: "slub track",
		pattern: /^(?:INFO: )?(?:Allocated|Freed) in \S+ age=/,
		role: "trace",
		promisesStack: false,
		why: "SLUB"
	},
	{
		name: "origin",
		pattern: /^(?:Uninit was (?:stored|created)|Local variable|Bytes? \d+)/,
		role: "trace",
		promisesStack: false,
		why: "KMSAN"
	},
	{
		name: "other access",
		pattern: /^(?:(?:read|write|race at unknown origin).* (?:by|of|to) .*(?:task|interrupt|on cpu))/,
		role: "trace",
		promisesStack: false,
		why: "KCSAN"
	},
	{
		name: "last work",
		pattern: /^(?:Last|Second to last) potentially related work creation/,
		role: "trace",
		promisesStack: false,
		why: "KASAN generic"
	},
	{
		name: "wanted",
		pattern: /(?:is trying to (?:acquire|lock|release|contend)(?: lock)?\b|just changed the state of lock:|\] takes:)/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: the lock that the report is about"
	},
	{
		name: "held",
		pattern: /^but (?:task|this task|now) is (?:already|not) holding|^but task is already holding|^and this task is already holding/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: the other lock"
	},
	{
		name: "other",
		pattern: /^(?:but this lock (?:took another|was taken by another)|to a \S+-irq-unsafe lock:|and interrupts could create)/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: the lock at the other end"
	},
	{
		name: "chain",
		pattern: /^-> #\d+ /,
		role: "registered",
		promisesStack: false,
		why: "lockdep: one link of a dependency chain"
	},
	{
		name: "became",
		pattern: /\bwhich became .* at:/,
		role: "registered",
		promisesStack: false,
		why: "lockdep: how a class got its state"
	},
	{
		name: "registered",
		pattern: /^\{[\w-]+\} state was registered at:/,
		role: "registered",
		promisesStack: false,
		why: "lockdep: how a class got its state"
	},
	{
		name: "key",
		pattern: /^\s*\.\.\. key\s+at:|^ \.\.\. acquired at:|^\s*-?> ?\(|^the .*'s lock dependencies|^the shortest dependencies/,
		role: "registered",
		promisesStack: false,
		why: "lockdep: usage of the classes of a dependency"
	},
	{
		name: "listed",
		pattern: /^(?:\d+ locks? held by |no locks held by |Showing all locks held)/,
		role: "lock",
		promisesStack: false,
		why: "lockdep: what the task holds"
	},
	{
		name: "irq history",
		pattern: /^irq event stamp: /,
		role: "lock",
		promisesStack: false,
		why: "print_irqtrace_events: where interrupts were switched last, guilty of nothing"
	},
	{
		name: "last-function",
		pattern: /^\s*last function: /,
		role: "ip",
		promisesStack: false,
		why: "process_one_work"
	},
	{
		name: "caller",
		pattern: /^caller is /,
		role: "ip",
		promisesStack: false,
		why: "check_preemption_disabled"
	}
];
/** The section that a line opens; null for all other lines. */
function sectionOf(body) {
	for (const row of SECTIONS) if (row.pattern.test(body)) return row;
	return null;
}
/** Where the processor was: x86 RIP/EIP/IP, arm and arm64 pc, powerpc NIP, riscv epc. `lr` is a return address. */
const INSTRUCTION$1 = /^\s*(?:RIP: [0-9a-f]{4}:|RIP: |EIP: |EIP is at |IP: |PC is at |pc : |NIP |epc : |Fixed up RIP|\[<[0-9a-f]+>\] \(?PC is at )/;
const LINK_REGISTER = /^\s*(?:lr : |LR is at |LR \[)/;
/** Lines that reports consist of besides frames; everything else inside a report may be someone else's. */
const REPORT_TEXT = new RegExp(`^(?:${[
	"\\s*$",
	"\\s*</?[A-Z]+>\\s*$",
	"(?:CPU|COMM|Comm|PID): ",
	"Hardware name:|Tainted:|Modules linked in:|last unloaded:|Workqueue:|Process |Stopper:|task:|Dumping ftrace|Kernel Offset|Rebooting in",
	"\\s+\\(ftrace buffer empty\\)",
	"[RE]?[A-Z][A-Z0-9]{1,8}: ?[0-9a-fx]",
	"[rx]\\d+ *: |(?:sp|pc|lr|fp|ip|pstate|psr|s\\d|a\\d|t\\d|ra|gp|tp) *: ",
	"RSP: |Code: |CS: |FS: |CR2: |DR[0-7]: |PKRU: |GS: |ORIG_RAX|EFLAGS",
	"#PF: |PGD |\\[[0-9a-f]{8,16}\\] [*\\w]|pgd = |Mem abort info|Data abort info|  [A-Z]+ = |user pgtable|swapper pgtable|Internal error|Oops|Exception stack|Stack: ?|Flags: |Control: ",
	"[0-9a-f]{4}: [ 0-9a-f]{20,}",
	"\\s*[0-9a-f]{8,16}(?: [0-9a-f]{8,16})+",
	"---\\[ |-{5}|={5}",
	"irq event stamp|(?:hard|soft)irqs last",
	"other info that|\\s*Possible |(?:Chain|Hash chain) |\\s*CPU0|\\s*-{4}|\\s*(?:rlock|lock|sync|local_irq)[\\w_]*\\(|\\s*<Interrupt>|\\s*<?lock|\\s*\\*\\*\\* DEADLOCK|\\s*May be due",
	"which lock already|the existing dependency|which would create|the dependencies between|and interrupts could|inconsistent \\{|but there are no|there are no more|turning off the locking|The code is fine|you didn.t init|the code is fine|rcu_scheduler_active|context-\\{|no locks held|\\d+ locks? held|\\s*#\\d+: |\\s*\\(.*\\)\\{|\\s+\\.\\.\\. |\\s*-> |\\s*\\}|\\s+(?:HARDIRQ|SOFTIRQ|IN-|INITIAL|LOCKED)",
	"(?:Read|Write) of size|The buggy address|Memory state|Allocated|Freed|Last potentially|Second to last|[ >]?[0-9a-f]{8,16}: |\\s+\\^|page:|page_|flags: |raw: |head: |page dumped|Object |Redzone |Padding |Slab |INFO: |FIX |kfence-|allocated by|freed by|Local variable|Uninit was|Bytes? \\d|read(?:-write)? to|write to|value changed|Reported by|This frame has|located in stack|buggy",
	"in_atomic\\(\\)|preempt_count|preempt_offset|INFO: lockdep is|Preemption disabled at|RCU nest depth|caller is|\\s*last function|signed integer|index |shift exponent|load of value|member access|Not tainted|\\s+(?:Not t|T)ainted|\\s*\"echo 0|task |Sending NMI|NMI backtrace|rcu:|\\t\\(|\\s+\\d+-|\\(detected by|\\s+\\(t=|Showing |Mem-Info|pool |workqueue |\\s+pwq |\\s+(?:pending|in-flight|delayed|inactive)",
	"comm |\\s+comm \"|\\s+hex dump|\\s+[0-9a-f]{2} [0-9a-f]{2}|\\s+\\[<|\\s*backtrace|note: |Call |stack |\\*\\* |end of "
].join("|")})`);

// src/console/title.ts
/** Numbers and addresses of a free text become words, so that equal problems have equal titles. */
function generalise(text) {
	return text.replace(/\b(?:0x)?[0-9a-f]{8,16}\b/g, "ADDR").replace(/\b0x[0-9a-f]+\b/g, "ADDR").replace(/(?<![\w])\d+(?![\w])/g, "NUM").trim().slice(0, 150);
}
/** Fills a title pattern. Without a function, " in {fn}" is left out; so is " / {x}" without an x. */
function fillTitle(pattern, groups, fn) {
	return (fn === null ? pattern.replace(/(?: in)? ?\{fn\}/, "") : pattern.replace("{fn}", fn)).replace(/ \/ \{(\w+)\}/g, (whole, name) => groups[name] === void 0 ? "" : whole).replace(/\{(\w+)\}/g, (_, name) => generalise(groups[name] ?? "")).replace(/ {2,}/g, " ").replace(/[: ]+$/, "");
}
/** Title and alternative titles of a report. */
function titles(rule, groups, blame) {
	const fn = blame?.function ?? null;
	const title = fillTitle(rule.title, groups, fn);
	const patterns = [rule.title, ...rule.alternatives ?? []];
	const names = blame === null ? [] : [blame.function, ...blame.aliases];
	const all = patterns.flatMap((pattern) => pattern.includes("{fn}") ? names.map((name) => fillTitle(pattern, groups, name)) : []);
	return {
		title,
		alternatives: [...new Set(all)].filter((other) => other !== title)
	};
}
const ACCESS = /^(?<access>Read|Write)(?: of size|s? at)/i;
/** Groups that lines after the header add to a title: whether KASAN saw a read or a write. */
function detailsOf(body) {
	const access = ACCESS.exec(body)?.groups?.["access"];
	return access === void 0 ? {} : { access };
}

// src/console/evidence.ts
/** More of these are read and not kept. */
const MAX_FRAMES = 1e3;
const MAX_LOCKS = 300;
/** A promised stack has its first frame within so many lines, or it was lost. */
const STACK_WITHIN = 15;
/** A stack of the fault injector inside a report: two stacks were printed through each other. */
const INJECTED = /^should_fail(?:slab|_ex|_alloc_page|_slab)?$/;
/** Frames that nothing can stand below: entry from user space, start of a thread or of a CPU. */
const OUTERMOST = /^(?:entry_\w+|ret_from_\w+|system_call\w*|sysenter\w*|el0\w*|ret_fast_syscall|kthread|secondary_startup\w*|start_secondary|start_kernel|x86_64_start\w*|__primary_switched|page_fault|asm_exc_page_fault|cpu_startup_entry|kernel_thread\w*)/;
/** `comm/pid is trying to acquire lock`, `1 lock held by comm/pid:`, and the line that dump_stack begins with. */
const OWNER = /^(?:\d+ locks? held by )?\S.{0,40}\/(\d+)(?: |:$)/;
const CPU_LINE = /^CPU: \d+ (?:UID: \d+ )?PID: (\d+) /;
const TRANSITION = /^inconsistent (\{[\w-]+\} -> \{[\w-]+\}) usage/;
const SUSPICIOUS = /^(?:\.\/|\/(?:\S*?\/)?linux[^/]*\/)?([\w./-]+\.[chS]):\d+ (suspicious .*usage|.{3,80})!/;
const NO_OFFSET = {
	offset: 0,
	size: 0,
	module: null,
	unreliable: false,
	address: null
};
/** What the lines of one report say: frames, locks, and how sound its stack is. */
var Evidence = class {
	frames = [];
	/** Groups of the header and of detail lines, for the title. */
	groups;
	/** A stack of the report itself was begun. */
	hasTrace = false;
	/** The last frame of a stack was one that nothing stands below. */
	outermost = false;
	/** After `Sending NMI from CPU`, other CPUs print into this report. */
	sentNmi = false;
	/** Place and text of a suspicious RCU usage. */
	detail = "";
	found = [];
	kind;
	/** The kernel prints caller ids, so the report's lines are its own. */
	hasIds;
	section = {
		name: "start",
		row: null
	};
	seen = /* @__PURE__ */ new Map();
	awaiting = 0;
	broken = false;
	transition = "";
	pid = null;
	constructor(header, line) {
		this.kind = header.rule;
		this.hasIds = line.context !== "";
		this.groups = header.match.groups ?? {};
		this.readHeader(header, line);
	}
	/** Takes the function that a header names. */
	readHeader(header, line) {
		const fn = header.match.groups?.["fn"];
		if (fn === void 0) return;
		const symbol = findSymbol(line.body.slice(line.body.indexOf(fn)));
		this.addFrame(symbol?.symbol === fn ? symbol : {
			...NO_OFFSET,
			symbol: fn
		}, "ip", "header", line.number);
	}
	/** Takes frames, locks and details from a line. Returns whether it had any. */
	read(line) {
		const { body } = line;
		const row = sectionOf(body);
		if (row !== null) this.openSection(row, line);
		if (body.startsWith("Sending NMI")) this.sentNmi = true;
		if (!this.hasIds) this.readPid(body);
		const frame = parseFrame(body);
		if (frame !== null) {
			this.readFrame(frame, line.number);
			return true;
		}
		this.await(body);
		return this.readInstruction(line) || this.readLock(line) || this.readDetail(body) || row !== null;
	}
	readFrame(frame, line) {
		this.awaiting = 0;
		const role = this.section.row?.role ?? "trace";
		if (role === "trace") {
			this.outermost = OUTERMOST.test(frame.symbol);
			if (!frame.unreliable && !this.hasIds && INJECTED.test(frame.symbol)) this.broken = true;
		}
		this.addFrame(frame, role, this.section.name, line);
	}
	readInstruction(line) {
		const isLink = LINK_REGISTER.test(line.body);
		if (!isLink && !INSTRUCTION$1.test(line.body)) return false;
		const symbol = findSymbol(line.body);
		if (symbol !== null) {
			const inTrace = this.section.name.startsWith("call trace");
			this.addFrame(symbol, "ip", isLink ? "lr" : inTrace ? this.section.name : "ip", line.number);
		}
		return true;
	}
	readLock(line) {
		const { body } = line;
		const lock = parseLock(body);
		if (lock !== null && this.found.length < MAX_LOCKS) this.found.push({
			...lock,
			role: this.lockRole()
		});
		const at = body.indexOf(" at: ");
		const row = this.section.row;
		if (at >= 0 || lock === null && row !== null && row.role !== "trace") {
			const symbol = findSymbol(at >= 0 ? body.slice(at) : body);
			if (symbol !== null) {
				this.addFrame(symbol, row?.role === "ip" ? "ip" : "lock", this.section.name, line.number);
				return true;
			}
		}
		return lock !== null;
	}
	lockRole() {
		const name = this.section.name.replace(/ #\d+$/, "");
		if (name === "wanted" || name === "start") return "wanted";
		if (name === "held" || name === "chain" || name === "listed") return name;
		return name === "other" ? "held" : "chain";
	}
	readDetail(body) {
		const transition = TRANSITION.exec(body);
		if (transition !== null) {
			this.transition = transition[1] ?? "";
			return true;
		}
		const details = detailsOf(body);
		if (Object.keys(details).length > 0) {
			this.groups = {
				...details,
				...this.groups
			};
			return true;
		}
		if (this.kind.name !== "suspicious-rcu" || this.detail !== "") return false;
		const suspicious = SUSPICIOUS.exec(body);
		if (suspicious === null) return false;
		this.detail = `${suspicious[1]} ${suspicious[2]}`;
		return true;
	}
	openSection(row, line) {
		if (this.awaiting > 0 && row.promisesStack) this.broken = true;
		const seen = (this.seen.get(row.name) ?? 0) + 1;
		this.seen.set(row.name, seen);
		this.section = {
			name: seen === 1 ? row.name : `${row.name} #${seen}`,
			row
		};
		if (row.promisesStack && seen === 1) this.awaiting = STACK_WITHIN;
		if (row.role !== "ip") return;
		const named = /last function: ([A-Za-z_]\w*)/.exec(line.body)?.[1];
		const symbol = findSymbol(line.body) ?? (named === void 0 ? null : {
			...NO_OFFSET,
			symbol: named
		});
		if (symbol !== null) this.addFrame(symbol, "ip", row.name, line.number);
	}
	/** Counts down to the first frame of a promised stack. */
	await(body) {
		if (this.awaiting === 0) return;
		this.awaiting -= 1;
		if (body.includes("(stack is not available)")) this.awaiting = 0;
		else if (this.awaiting === 0) this.broken = true;
	}
	/** Without caller ids the printed pids tell whether a stack is this report's own. */
	readPid(body) {
		const owner = OWNER.exec(body);
		if (owner !== null) {
			this.pid ??= owner[1] ?? null;
			return;
		}
		const printed = CPU_LINE.exec(body);
		if (printed === null || this.pid === null || this.hasTrace || this.kind.kind !== "lockdep") return;
		if (printed[1] !== this.pid) this.broken = true;
	}
	addFrame(printed, role, section, line) {
		if (this.frames.length >= MAX_FRAMES) return;
		const frame = {
			...printed,
			role,
			section,
			line,
			source: []
		};
		this.frames.push(frame);
		this.hasTrace ||= isMainTrace(frame);
	}
	/** Lines were lost inside the report, or another report cut into it. */
	markBroken() {
		this.broken = true;
	}
	/** Some promised stack is missing or is mixed with another one. */
	get isBroken() {
		return this.broken || this.awaiting > 0;
	}
	/** The report's own trace was the last thing printed, so what comes after may be its end. */
	get traceEnded() {
		const { row } = this.section;
		return this.hasTrace && (row === null || row.role === "trace" || row.name === "irq history");
	}
	/** Locks in order of printing; the wanted one with the change of state that the report is about. */
	get locks() {
		if (this.transition === "") return this.found;
		return this.found.map((lock) => lock.role === "wanted" ? {
			...lock,
			role: this.transition
		} : lock);
	}
};

// src/console/lkp-id.ts
/** Applied in this order. */
const REWRITES = [
	{
		pattern: /^(?:<\d+>|kern *:\w+ *: *)/,
		to: "",
		why: "the level is no part of the message"
	},
	{
		pattern: /^\[ *\d+\.\d+\](?: ?\[ *[TC]\d+\])? ?/,
		to: "",
		why: "time and caller differ between boots"
	},
	{
		pattern: /^[^A-Za-z]+/,
		to: "",
		why: "\"[ BUG: x ]\" and \"=== BUG: x\" are the same message"
	},
	{
		pattern: /^(?:watchdog|rcu|traps|smp): /,
		to: "",
		why: "subsystem tags come and go between releases"
	},
	{
		pattern: /\((?:Tainted|Not tainted)[^)]*\)/g,
		to: "",
		why: "taint tells of what came before"
	},
	{
		pattern: /\btask \S.*?:\d+ (?=(?:is )?blocked|can't)/,
		to: "task ",
		why: "any task may be the victim"
	},
	{
		pattern: /\bin process .*$/,
		to: "in process",
		why: "any process and page may be the victim"
	},
	{
		pattern: /^(WARNING|BUG): \S.*\/\d+ (?=still has locks held)/,
		to: "$1: ",
		why: "task"
	},
	{
		pattern: /\b(scheduling (?:while atomic|in a non-blocking section)): .*$/,
		to: "$1",
		why: "task and preempt count"
	},
	{
		pattern: /\b(preemptible) \[[0-9a-f]+\] (code): .*$/,
		to: "$1 $2",
		why: "preempt count and task"
	},
	{
		pattern: /\b((?:spinlock|rwlock) [\w -]+ on CPU)#\d+.*$/,
		to: "$1",
		why: "CPU and task"
	},
	{
		pattern: /\b(workqueue lockup - pool) .*$/,
		to: "$1",
		why: "pool and time"
	},
	{
		pattern: /\b(workqueue leaked [\w ,]+): .*$/,
		to: "$1",
		why: "work, function and task"
	},
	{
		pattern: /^\S.* (?=invoked oom-killer)|(?<=invoked oom-killer): .*$/g,
		to: "",
		why: "task and request"
	},
	{
		pattern: /^\S.*: (?=page allocation failure)|(?<=page allocation failure): .*$/g,
		to: "",
		why: "task and request"
	},
	{
		pattern: /\b(Killed process|Kill process) .*$/,
		to: "$1",
		why: "process and sizes"
	},
	{
		pattern: /\b(detected (?:expedited )?stalls? on (?:CPUs\/tasks|tasks|CPU))\b.*$/,
		to: "$1",
		why: "CPUs, tasks and counts of the moment"
	},
	{
		pattern: /\b(happen(?:ed)? for \d+ jiffies)!.*$/,
		to: "$1",
		why: "counts of the moment"
	},
	{
		pattern: /\b(kthread starved for \d+ jiffies)!.*$/,
		to: "$1",
		why: "state of the moment"
	},
	{
		pattern: /\b(stack guard page was hit|non-responsive CSD lock|trying to register non-static key)\b.*$/,
		to: "$1",
		why: "addresses and CPUs"
	},
	{
		pattern: /\bDentry \S+\{[^}]*\}/,
		to: "Dentry",
		why: "one of many names"
	},
	{
		pattern: / ?\[[^\]\s][^\]]*:\d+\]/g,
		to: "",
		why: "command and pid of a stuck task"
	},
	{
		pattern: /\bCPU: \d+ (?:UID: \d+ )?PID: \d+ (?:Comm: .*? )?(?=at )/,
		to: "",
		why: "any CPU and task may hit it"
	},
	{
		pattern: /\b(?:on )?CPU\d+\b:? ?/g,
		to: "",
		why: "any CPU may hit it"
	},
	{
		pattern: /, CPU#\d+: .*$/,
		to: "",
		why: "CPU and task of the WARN format of 6.19"
	},
	{
		pattern: /\b(RIP: )[0-9a-f]{4}:/,
		to: "$1",
		why: "the code segment"
	},
	{
		pattern: /( \[#\d+\]).*$/,
		to: "$1",
		why: "build options behind the count of oopses"
	},
	{
		pattern: /\+0x[0-9a-f]+\/0x[0-9a-f]+/g,
		to: "",
		why: "offsets change with every build"
	},
	{
		pattern: /\.(?:isra|constprop|part|cold|llvm|lto_priv)(?:\.\d+)*/g,
		to: "",
		why: "suffixes are the compiler's"
	},
	{
		pattern: /\b(?:0x)?[0-9a-f]{8,}\b/g,
		to: "#",
		why: "addresses, commit ids"
	},
	{
		pattern: /\b0x[0-9a-f]+\b/g,
		to: "#",
		why: "numbers"
	},
	{
		pattern: /\b(sd[a-z]|vd[a-z]|nvme|loop|md|dm-|zram|ram|nbd|sr)\d+\w*/g,
		to: "$1#",
		why: "device numbers"
	},
	{
		pattern: /(?<![A-Za-z0-9_])\d+(?=s?\b)/g,
		to: "#",
		why: "numbers and times"
	},
	{
		pattern: /(?<=[A-Za-z]\.[chS]:)#(?::#)?/g,
		to: "#",
		why: "line and column move with every patch"
	},
	{
		pattern: /^(kernel BUG at [^:]+):.*$/i,
		to: "$1",
		why: "the line of a BUG()"
	},
	{
		pattern: /\s+/g,
		to: " ",
		why: "runs of blanks are layout"
	},
	{
		pattern: /\s+(?=[^A-Za-z0-9_/])|(?<=[^A-Za-z0-9_/])\s+/g,
		to: "",
		why: "blanks beside punctuation"
	},
	{
		pattern: /\s+/g,
		to: "_",
		why: "an id is one word"
	},
	{
		pattern: /[^A-Za-z0-9})]+$/,
		to: "",
		why: "trailing punctuation and numbers"
	}
];
const LONGEST = 200;
/** LKP-style id of a message line, for example "WARNING:inconsistent_lock_state". */
function lkpId(line) {
	let id = line.slice(0, 800);
	for (const { pattern, to } of REWRITES) id = id.replace(pattern, to);
	return id.slice(0, LONGEST);
}

// src/console/problem-key.ts
/**
* What two boots are compared by: the id, and the names of the locks. The guilty function is no part of it, for
* inlining moves it. A fault's header says only an address, so there the place of the fault counts (LKP's
* `RIP:` ids); a leak's says only a size, so there who leaked; a suspicious RCU usage's nothing, so there where.
*/
function problemKey(rule, id, evidence) {
	const counted = evidence.locks.filter((lock) => rule.heldLocksMatter === true || lock.role !== "listed");
	const names = [...new Set(counted.map((lock) => lock.name))].sort();
	const parts = [id];
	if (evidence.detail !== "") parts.push(evidence.detail.replace(/\s+/g, "_"));
	if (names.length > 0) parts.push(names.join(","));
	if (rule.kind === "oops" || rule.name === "bug") {
		const ip = evidence.frames.find((frame) => frame.section === "ip");
		if (ip !== void 0) parts.push(`RIP:${sourceName(ip.symbol)}`);
	}
	return parts.join(" ");
}

// src/console/report.ts
/** Limits of one report; a longer one goes on being read but is not kept. */
const MAX_EXCERPT_LINES = 600;
const MAX_EXCERPT_CHARS = 15e4;
/** Lines in a row that are no report text, after which a report is over: before its stack, after it, and after it where caller ids keep others out. */
const PATIENCE = {
	trace: {
		before: 120,
		after: 12,
		afterWithIds: 1
	},
	marker: {
		before: 120,
		after: 60,
		afterWithIds: 60
	},
	bar: {
		before: 120,
		after: 60,
		afterWithIds: 60
	},
	dump: {
		before: 120,
		after: 80,
		afterWithIds: 80
	},
	line: {
		before: 0,
		after: 0,
		afterWithIds: 0
	}
};
/** The same before the stack of a report that need not have one. */
const PATIENCE_WITHOUT_STACK = 10;
const END_MARKER = /^---\[ end (?:trace|Kernel panic)/;
const BAR = /^={20,}\s*$/;
/** What a panicking kernel says last. */
const CLOSING = /^(?:Kernel Offset: |Rebooting in |---\[ end )/;
const REBOOTING = /^Rebooting in \d+ seconds/;
/** A report that is being read. */
var OpenReport = class {
	rule;
	header;
	headerText;
	context;
	/** Sequence number of the last accepted line, for closing reports that nobody adds to. */
	touched;
	boot;
	evidence;
	excerpt = [];
	excerptChars = 0;
	firstLine;
	lastLine;
	/** Time stamp of the last line that it took; null without stamps. */
	lastSeconds;
	/** Excerpt length up to the last line that is surely report text. */
	keep;
	strangers = 0;
	closing = false;
	constructor(found, header, prelude, boot, sequence) {
		this.rule = found.rule;
		this.header = header;
		this.headerText = found.text;
		this.context = header.context;
		this.boot = boot;
		this.touched = sequence;
		this.evidence = new Evidence(found, header);
		this.firstLine = prelude[0]?.number ?? header.number;
		this.lastLine = header.number;
		this.lastSeconds = header.seconds;
		for (const line of [...prelude, header]) this.quote(line.text);
		this.keep = this.excerpt.length;
	}
	/** Other CPUs print into this report. */
	get takesOtherCpus() {
		return this.evidence.sentNmi;
	}
	/** A stack of this report was begun and its outermost frame was not seen. */
	get isMidTrace() {
		return this.evidence.hasTrace && !this.evidence.outermost;
	}
	get isHeaderOnly() {
		return this.lastLine === this.header.number;
	}
	/** Nothing more was to come: the console may end here. */
	get isComplete() {
		if (this.closing || this.rule.end === "line") return true;
		if (this.rule.end !== "trace" && this.rule.end !== "dump") return false;
		if (!this.evidence.hasTrace) return !this.rule.needsStack;
		return this.evidence.outermost || this.rule.fromUserSpace === true;
	}
	/** It has had all that it must have; more may come, but soon. */
	get hasAllItNeeds() {
		return this.isComplete || this.evidence.traceEnded;
	}
	/** Whether a header belongs to this report and opens none of its own. */
	isContinuedBy(found) {
		const { name } = found.rule;
		const { hasTrace } = this.evidence;
		if (name === "panic") return this.rule.needsStack && !hasTrace && this.rule.kind !== "panic";
		return this.rule.continuedBy?.some((own) => name === own || name.startsWith(`${own}-`)) === true && (!name.startsWith("warn") || !hasTrace);
	}
	continueWith(found, line, sequence) {
		this.evidence.readHeader(found, line);
		this.take(line, true, sequence);
	}
	/** Reads the next line of this report's context. */
	accept(line, sequence) {
		if (this.rule.end === "line") return "closed";
		if (this.isEnd(line)) {
			this.take(line, true, sequence);
			return "taken-and-closed";
		}
		const known = this.evidence.read(line) || REPORT_TEXT.test(line.body);
		this.strangers = known ? 0 : this.strangers + 1;
		if (this.strangers > 0 && this.strangers >= this.patience()) return "closed";
		this.take(line, known, sequence);
		return "taken";
	}
	isEnd(line) {
		if (END_MARKER.test(line.body)) return true;
		if (this.rule.kind === "panic" && REBOOTING.test(line.body)) return true;
		return this.rule.end === "bar" && line.number - this.header.number > 2 && BAR.test(line.body);
	}
	patience() {
		const patience = PATIENCE[this.rule.end];
		if (this.evidence.traceEnded) return this.context === "" ? patience.after : patience.afterWithIds;
		return this.rule.needsStack ? patience.before : Math.min(patience.before, PATIENCE_WITHOUT_STACK);
	}
	take(line, known, sequence) {
		this.touched = sequence;
		this.quote(line.text);
		if (!known) return;
		this.closing = CLOSING.test(line.body);
		this.keep = this.excerpt.length;
		this.lastLine = line.number;
		this.lastSeconds = line.seconds ?? this.lastSeconds;
	}
	quote(text) {
		if (this.excerpt.length >= MAX_EXCERPT_LINES || this.excerptChars > MAX_EXCERPT_CHARS) return;
		this.excerpt.push(text);
		this.excerptChars += text.length;
	}
	/** Console lines were lost inside the report. */
	markBroken() {
		this.evidence.markBroken();
	}
	/** A checker's report goes on to its closing bar; another report before that cut it short. */
	cutShort() {
		if (this.rule.end === "bar") this.evidence.markBroken();
	}
	/** The problem as far as it was read. `cut`: the console ended inside the report. */
	finish(cut) {
		const { rule, evidence } = this;
		const { frames, groups, locks } = evidence;
		const blame = findBlame(rule, frames);
		const { title, alternatives } = titles(rule, groups, blame);
		const id = lkpId(this.headerText);
		const detail = rule.kind === "leak" ? blame?.function ?? "" : evidence.detail;
		const excerpt = this.excerpt.slice(0, this.keep);
		return {
			kind: rule.kind,
			rule: rule.name,
			infrastructure: rule.infrastructure ?? false,
			boot: this.boot,
			title,
			alternativeTitles: alternatives,
			id,
			key: problemKey(rule, id, {
				locks,
				frames,
				detail
			}),
			function: blame?.function ?? null,
			file: blame?.source?.file ?? groups["src"]?.replace(/:\d+$/, "") ?? null,
			line: this.firstLine,
			endLine: this.lastLine,
			secondary: false,
			corrupted: rule.needsStack && (evidence.isBroken || !this.hasUsableStack(blame !== null)),
			truncated: cut,
			locks,
			context: this.context,
			frames: [...frames],
			excerpt,
			decoded: excerpt,
			count: 1
		};
	}
	hasUsableStack(hasBlame) {
		return (hasBlame || !this.rule.title.includes("{fn}")) && this.evidence.frames.some((frame) => isMainTrace(frame) && !frame.unreliable);
	}
};

// src/console/rules/rule.ts
/** A part of a sentence: literal text to a regular expression source. */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** `func+0x1/0x2` at the end of a header, with its function as group `fn`. */
const FN = String.raw`(?<fn>(?![0-9a-f]{8,16}\b)[A-Za-z_$][\w.$]*)(?:\+0x[0-9a-f]+\/0x[0-9a-f]+)?`;
const LOCK = { from: "lock" };
const TRACE = { from: "trace" };
const IP = { from: "ip" };
const HEADER = { from: "header" };
/** How an oops goes on after its first line: `Oops: 0002 [#1]`, `invalid opcode: 0000 [#1]`, `Internal error: ...`. */
const OOPS_CONTINUATIONS = [
	"oops",
	"general-protection",
	"internal-error",
	"x86-trap",
	"double-fault"
];
/** A stack overrun happens anywhere in a deep call chain: the entry of the chain says more than its end. */
const OVERRUN = [{
	from: "trace",
	pick: "stall"
}, IP];

// src/console/rules/checks.ts
/** Checks of kernel subsystems that print a report of their own. */
const CHECK_RULES = [
	{
		name: "sleep-in-atomic",
		kind: "atomic-sleep",
		starts: [
			"BUG: sleeping function",
			"BUG: assuming atomic",
			"BUG: assuming non migratable",
			"do not call blocking ops"
		],
		header: /^(?:BUG: sleeping function called from invalid context|BUG: assuming (?:atomic|non migratable) context)/,
		title: "BUG: sleeping function called from invalid context in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "__might_resched, __cant_sleep, __cant_migrate in kernel/sched/core.c"
	},
	{
		name: "scheduling-while-atomic",
		kind: "atomic-sleep",
		starts: ["BUG: scheduling while atomic", "BUG: scheduling in a non-blocking"],
		header: /^BUG: scheduling (?:while atomic|in a non-blocking section): /,
		title: "BUG: scheduling while atomic in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "__schedule_bug"
	},
	{
		name: "preemptible-percpu",
		kind: "preempt",
		starts: ["BUG: using "],
		header: /^BUG: using (?<what>\w+\(\)) in preemptible/,
		title: "BUG: using {what} in preemptible code in {fn}",
		blame: [{ from: "caller" }, TRACE],
		end: "trace",
		needsStack: true,
		why: "check_preemption_disabled, lib/smp_processor_id.c"
	},
	{
		name: "spinlock-debug",
		kind: "spinlock",
		starts: ["BUG: spinlock ", "BUG: rwlock "],
		header: /^BUG: (?<lock>spinlock|rwlock) (?<what>[ \w-]+?) on CPU#\d+/,
		title: "BUG: {lock} {what} in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "spin_bug, rwlock_bug in kernel/locking/spinlock_debug.c"
	},
	{
		name: "rust-panic",
		kind: "bug",
		starts: ["rust_kernel: panicked at"],
		header: /^rust_kernel: panicked at /,
		title: "Rust panic in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: [
			"bug",
			"x86-trap",
			"oops"
		],
		why: "the panic handler of rust/kernel/lib.rs, followed by BUG()"
	},
	{
		name: "list-corruption",
		kind: "list-corruption",
		starts: [
			"list_add corruption",
			"list_del corruption",
			"slub: list_",
			"list_add double add",
			"hlist_"
		],
		header: /^list_(?:add|del) (?:corruption|double add)/,
		title: "BUG: corrupted list in {fn}",
		blame: [TRACE, { from: "ip" }],
		end: "marker",
		needsStack: true,
		alternatives: ["bad-access in {fn}"],
		continuedBy: [
			"bug",
			"warn",
			"x86-trap"
		],
		why: "__list_add_valid_or_report and its like, lib/list_debug.c"
	},
	{
		name: "usercopy",
		kind: "bug",
		starts: ["usercopy: "],
		header: /^usercopy: .*(?:attempt detected|exposure|overwrite)/,
		title: "BUG: bad usercopy in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: [
			"bug",
			"x86-trap",
			"warn"
		],
		why: "usercopy_abort, mm/usercopy.c, followed by BUG()"
	},
	{
		name: "workqueue-leak",
		heldLocksMatter: true,
		kind: "bug",
		starts: ["BUG: workqueue leaked"],
		header: /^BUG: workqueue leaked (?:atomic, lock or RCU|lock or atomic)/,
		title: "BUG: workqueue leaked lock or atomic in {fn}",
		blame: [
			{
				from: "caller",
				section: "last-function"
			},
			LOCK,
			TRACE
		],
		end: "trace",
		needsStack: false,
		why: "process_one_work prints the work function as `last function:`"
	},
	{
		name: "bad-unwind",
		kind: "warning",
		starts: ["WARNING: kernel stack "],
		header: /^WARNING: kernel stack (?<what>regs|frame pointer) at .* has bad (?<value>'bp' value|value)/,
		title: "WARNING: kernel stack {what} has bad {value}",
		blame: [],
		end: "line",
		needsStack: false,
		why: "update_stack_state, arch/x86/kernel/unwind_frame.c"
	},
	{
		name: "softirq-count",
		kind: "preempt",
		starts: ["softirq: huh, entered", "huh, entered softirq"],
		header: /^(?:softirq: )?huh, entered softirq \d+ (?<vector>\w+)/,
		title: "BUG: softirq {vector} changed the preempt count",
		blame: [],
		end: "line",
		needsStack: false,
		why: "handle_softirqs: a handler returned with another preempt_count than it was called with"
	},
	{
		name: "idle-scheduling",
		kind: "bug",
		starts: ["bad: scheduling from the idle"],
		header: /^bad: scheduling from the idle thread!/,
		title: "BUG: scheduling from the idle thread in {fn}",
		blame: [{
			from: "trace",
			skip: /^dequeue_task_idle$/
		}],
		end: "trace",
		needsStack: true,
		why: "dequeue_task_idle, kernel/sched/idle.c"
	},
	{
		name: "unhandled-irq",
		kind: "other",
		starts: ["irq "],
		header: /^irq \d+: nobody cared/,
		title: "irq: nobody cared",
		blame: [],
		end: "trace",
		needsStack: false,
		why: "__report_bad_irq, kernel/irq/spurious.c; the line is then switched off"
	}
];
/** Last resort: the kernel used the word, and no row above knows the sentence. */
const FALLBACK_RULES = [{
	name: "other-bug",
	kind: "bug",
	starts: ["BUG: "],
	header: /^BUG: (?<what>\S.*)/,
	title: "BUG: {what}",
	blame: [],
	end: "trace",
	needsStack: false,
	why: "any pr_err(\"BUG: ...\"): rare, and always meant"
}, {
	name: "other-warning",
	kind: "warning",
	starts: ["WARNING: "],
	header: /^WARNING: (?<what>\S.*)/,
	title: "WARNING: {what}",
	blame: [],
	end: "trace",
	needsStack: false,
	why: "any pr_warn(\"WARNING: ...\") that the harmless table does not know"
}];

// src/console/rules/faults.ts
/** Faults of the CPU, on x86 (32 and 64 bit, from 3.x to 6.19), arm and arm64. */
const BAD_ACCESS$1 = ["bad-access in {fn}"];
/** RIP first; when it is a helper (memcpy, a lock function), the call trace tells who called it. */
const AT_IP = [IP, TRACE];
const FAULT_RULES = [
	{
		name: "null-pointer",
		kind: "oops",
		starts: [
			"BUG: kernel NULL",
			"BUG: Kernel NULL",
			"BUG: unable to handle kernel NULL",
			"Unable to handle kernel NULL"
		],
		header: /^(?:BUG: (?:unable to handle )?|Unable to handle )[kK]ernel NULL pointer dereference/,
		title: "BUG: unable to handle kernel NULL pointer dereference in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		continuedBy: OOPS_CONTINUATIONS,
		why: "show_fault_oops on x86, die_kernel_fault on arm64"
	},
	{
		name: "page-fault",
		kind: "oops",
		starts: [
			"BUG: unable to handle",
			"Unable to handle kernel",
			"BUG: Unable to handle kernel"
		],
		header: /^(?:BUG: )?[Uu]nable to handle (?:kernel )?(?:page fault|paging request|execute|read|write|access|instruction fetch|data access|unaligned|unknown|user|\w+)/,
		title: "BUG: unable to handle kernel paging request in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		continuedBy: OOPS_CONTINUATIONS,
		why: "show_fault_oops on x86, die_kernel_fault on arm64, bad_page_fault on powerpc"
	},
	{
		name: "general-protection",
		kind: "oops",
		starts: [
			"general protection fault",
			"Oops: general protection",
			"segment-related general protection"
		],
		header: /^(?:Oops: )?(?:segment-related )?general protection fault(?!.* ip:)/,
		title: "general protection fault in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		why: "exc_general_protection; a user-space fault has ` ip:` and is none of ours"
	},
	{
		name: "divide-error",
		kind: "oops",
		starts: [
			"divide error",
			"divide_error",
			"Oops: divide error"
		],
		header: /^(?:Oops: )?divide[ _]error: /,
		title: "divide error in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		why: "exc_divide_error"
	},
	{
		name: "stack-guard",
		kind: "oops",
		starts: [
			"BUG: stack guard page",
			"BUG: IRQ stack",
			"BUG: #DF stack",
			"BUG: NMI stack",
			"BUG: TASK stack",
			"BUG: #"
		],
		header: /^BUG: (?:[#\w]+ )?stack guard page was hit/,
		title: "BUG: stack guard page was hit in {fn}",
		blame: OVERRUN,
		end: "marker",
		needsStack: true,
		alternatives: ["stack-overflow in {fn}"],
		continuedBy: [...OOPS_CONTINUATIONS, "stack-overflow"],
		why: "handle_stack_overflow, arch/x86/kernel/traps.c"
	},
	{
		name: "stack-overflow",
		kind: "oops",
		starts: [
			"kernel stack overflow",
			"Insufficient stack space",
			"Kernel stack overflow",
			"Overflow: "
		],
		header: /^(?:[Kk]ernel stack overflow|Insufficient stack space to handle exception)/,
		title: "kernel stack overflow in {fn}",
		blame: OVERRUN,
		end: "marker",
		needsStack: true,
		alternatives: ["stack-overflow in {fn}"],
		why: "x86 double fault on the guard page; panic_bad_stack on arm64"
	},
	{
		name: "double-fault",
		kind: "oops",
		starts: [
			"PANIC: double fault",
			"double fault: ",
			"Oops: double fault",
			"traps: PANIC: double fault"
		],
		header: /^(?:Oops: |PANIC: )?double fault/,
		title: "PANIC: double fault in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		continuedBy: [
			"oops",
			"double-fault",
			"panic"
		],
		why: "exc_double_fault, df_debug"
	},
	{
		name: "x86-trap",
		kind: "oops",
		starts: [
			"invalid opcode: ",
			"Oops: invalid opcode",
			"int3: ",
			"Oops: int3",
			"stack segment: ",
			"Oops: stack segment",
			"alignment check: ",
			"Oops: alignment check",
			"invalid TSS: ",
			"Oops: invalid TSS",
			"segment not present: ",
			"Oops: segment not present",
			"overflow: ",
			"Oops: overflow",
			"bounds: ",
			"Oops: bounds",
			"debug: ",
			"Oops: debug",
			"Oops: control protection",
			"control protection fault",
			"simd exception: ",
			"Oops: simd exception",
			"Oops: fpu exception",
			"fpu exception: ",
			"coprocessor segment overrun",
			"Oops: unhandled exception"
		],
		header: /^(?:Oops: )?(?<trap>invalid opcode|int3|stack segment|alignment check|invalid TSS|segment not present|overflow|bounds|debug|control protection fault|simd exception|fpu exception|coprocessor segment overrun|unhandled exception)(?:, .*)?: [0-9a-f]{4} \[#\d+\]/,
		title: "{trap} in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		why: "do_trap / die_addr on x86: any exception of the kernel itself"
	},
	{
		name: "internal-error",
		kind: "oops",
		starts: ["Internal error: "],
		header: /^Internal error: /,
		title: "Internal error in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		why: "die() on arm and arm64"
	},
	{
		name: "arm-fault",
		kind: "oops",
		starts: [
			"Unhandled fault",
			"Unhandled prefetch abort",
			"Alignment trap",
			"Bad mode in ",
			"Unhandled 64-bit",
			"Unexpected kernel",
			"SError Interrupt on"
		],
		header: /^(?<what>Unhandled fault|Unhandled prefetch abort|Alignment trap|Bad mode|Unhandled 64-bit \w+ exception|Unexpected kernel \w+ exception|SError Interrupt)/,
		title: "{what} in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		alternatives: BAD_ACCESS$1,
		continuedBy: [...OOPS_CONTINUATIONS, "arm-fault"],
		why: "do_DataAbort, do_alignment on arm; bad_el0_sync, __panic_unhandled on arm64"
	},
	{
		name: "oops",
		kind: "oops",
		starts: [
			"Oops: ",
			"Oops - ",
			"Oops[",
			"Oops ["
		],
		header: /^Oops(?:: | - | ?\[)(?!.*kernel BUG)/,
		title: "Oops in {fn}",
		blame: AT_IP,
		end: "marker",
		needsStack: true,
		continuedBy: ["oops"],
		why: "__die on every architecture; alone only when the line before it was lost"
	}
];

// src/console/rules/lockdep.ts
/**
* Everything that kernel/locking/lockdep.c prints (6.12, and its older forms: `[ INFO: ... ]` until 4.12,
* `BUG:` in place of `WARNING:` for misuse). All but suspicious RCU usage switch lockdep off.
*/
const head = (text) => new RegExp(`^(?:WARNING|INFO|BUG): ${text}`);
const starts = (text) => [
	`WARNING: ${text}`,
	`INFO: ${text}`,
	`BUG: ${text}`
];
/** Work queues take pseudo locks around the work that they run and flush. */
const RUNNERS = /^(?:process_one_work|process_scheduled_works|worker_thread)$/;
/** Where the wanted lock was taken; when that is a helper, where the other one was; at last the stack. */
const DEADLOCK = [
	{
		from: "lock",
		section: "wanted",
		skip: RUNNERS
	},
	{
		from: "lock",
		section: "held",
		skip: RUNNERS
	},
	TRACE
];
/** Name of the rule for tables of lockdep's that are too small: it sees nothing from there on. */
const LOCKDEP_LIMIT = "lockdep-limit";
const LOCKDEP_RULES = [
	{
		name: "circular-locking",
		kind: "lockdep",
		starts: starts("possible circular locking"),
		header: head("possible circular locking dependency detected"),
		title: "possible deadlock in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_circular_bug_header"
	},
	{
		name: "recursive-locking",
		kind: "lockdep",
		starts: starts("possible recursive locking"),
		header: head("possible recursive locking detected"),
		title: "possible deadlock in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_deadlock_bug"
	},
	{
		name: "irq-unsafe-order",
		kind: "lockdep",
		starts: ["WARNING: ", "INFO: "],
		header: head("\\w+-(?:READ-)?safe -> \\w+-(?:READ-)?unsafe lock order detected"),
		title: "possible deadlock in {fn}",
		blame: [{
			from: "registered",
			section: "became"
		}, ...DEADLOCK],
		end: "trace",
		needsStack: true,
		why: "print_bad_irq_dependency: HARDIRQ, SOFTIRQ, RECLAIM_FS"
	},
	{
		name: "irq-inversion",
		kind: "lockdep",
		starts: starts("possible irq lock inversion"),
		header: head("possible irq lock inversion dependency detected"),
		title: "possible deadlock in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_irq_inversion_bug"
	},
	{
		name: "inconsistent-lock-state",
		kind: "lockdep",
		starts: starts("inconsistent lock state"),
		header: head("inconsistent lock state"),
		title: "inconsistent lock state in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_usage_bug"
	},
	{
		name: "bad-unlock-balance",
		kind: "lockdep",
		starts: starts("bad unlock balance"),
		header: head("bad unlock balance detected!"),
		title: "WARNING: bad unlock balance in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_unlock_imbalance_bug"
	},
	{
		name: "bad-contention",
		kind: "lockdep",
		starts: starts("bad contention"),
		header: head("bad contention detected!"),
		title: "WARNING: bad contention in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_lock_contention_bug"
	},
	{
		name: "held-lock-freed",
		kind: "lockdep",
		starts: starts("held lock freed"),
		header: head("held lock freed!"),
		title: "WARNING: held lock freed in {fn}",
		blame: [LOCK, TRACE],
		end: "trace",
		needsStack: true,
		why: "print_freed_lock_bug"
	},
	{
		name: "locks-still-held",
		heldLocksMatter: true,
		kind: "lockdep",
		starts: ["WARNING: ", "BUG: "],
		header: head(".{1,40}\\/\\d+ still has locks held!"),
		title: "WARNING: still has locks held in {fn}",
		blame: [LOCK, TRACE],
		end: "trace",
		needsStack: true,
		why: "print_held_locks_bug"
	},
	{
		name: "lock-held-returning",
		heldLocksMatter: true,
		kind: "lockdep",
		starts: starts("lock held when returning"),
		header: head("lock held when returning to user space!"),
		title: "WARNING: lock held when returning to user space in {fn}",
		blame: [LOCK, TRACE],
		end: "trace",
		needsStack: false,
		why: "lockdep_sys_exit: prints the held locks and no stack"
	},
	{
		name: "nested-lock-not-taken",
		kind: "lockdep",
		starts: starts("Nested lock was not taken"),
		header: head("Nested lock was not taken"),
		title: "WARNING: nested lock was not taken in {fn}",
		blame: DEADLOCK,
		end: "trace",
		needsStack: true,
		why: "print_lock_nested_lock_not_held: prints the stack twice"
	},
	{
		name: "invalid-wait-context",
		kind: "lockdep",
		starts: starts("Invalid wait context"),
		header: head("Invalid wait context"),
		title: "WARNING: locking bug in {fn}",
		blame: [TRACE, LOCK],
		end: "trace",
		needsStack: true,
		why: "print_lock_invalid_wait_context: `[ BUG: Invalid wait context ]`, PROVE_RAW_LOCK_NESTING"
	},
	{
		name: "suspicious-rcu",
		kind: "lockdep",
		starts: starts("suspicious RCU usage"),
		header: head("suspicious RCU usage"),
		title: "WARNING: suspicious RCU usage in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "lockdep_rcu_suspicious: the one report that leaves lockdep on"
	},
	{
		name: "chain-key-collision",
		kind: "lockdep",
		starts: ["WARNING: chain_key"],
		header: /^WARNING: chain_key collision/,
		title: "WARNING: chain_key collision in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "print_collision"
	},
	{
		name: "non-static-key",
		kind: "lockdep",
		starts: ["INFO: trying to register"],
		header: /^INFO: trying to register non-static key/,
		title: "INFO: trying to register non-static key in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "assign_lock_key"
	},
	{
		name: LOCKDEP_LIMIT,
		kind: "other",
		starts: ["BUG: MAX_"],
		header: /^BUG: (?<limit>MAX_(?:LOCKDEP_\w+|LOCK_DEPTH|STACK_TRACE_ENTRIES)) too low!/,
		title: "BUG: {limit} too low!",
		blame: [],
		end: "trace",
		needsStack: false,
		infrastructure: true,
		why: "a table of lockdep is full: the configuration is too small, and lockdep is off from here"
	},
	{
		name: "lock-key-unregistered",
		continuedBy: ["warn"],
		kind: "lockdep",
		starts: ["BUG: key "],
		header: /^BUG: key \S+ (?:has not been registered|not in \.data)!/,
		title: "BUG: lock key has not been registered in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: false,
		why: "lockdep_init_map_type; a DEBUG_LOCKS_WARN_ON follows"
	},
	{
		name: "unannotated-irqs",
		kind: "lockdep",
		starts: ["possible reason: unannotated"],
		header: /^possible reason: unannotated irqs-(?<state>off|on)\./,
		title: "possible reason: unannotated irqs-{state}",
		blame: [TRACE],
		end: "line",
		needsStack: false,
		why: "check_flags: the WARN before it is the report, this line says why"
	},
	{
		name: "lockdep-subclass",
		kind: "lockdep",
		starts: ["BUG: looking up invalid subclass"],
		header: /^BUG: looking up invalid subclass: /,
		title: "BUG: looking up invalid subclass in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: false,
		why: "look_up_lock_class"
	}
];

// src/console/rules/memory.ts
/** Reports of memory management and of the VFS. */
const MEMORY_RULES = [
	{
		name: "bad-page",
		kind: "bad-page",
		starts: ["BUG: Bad page"],
		header: /^BUG: Bad page (?<what>state|map|cache)(?! state: \d+ messages| map: \d+ messages)/,
		title: "BUG: Bad page {what} in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "bad_page, print_bad_pte"
	},
	{
		name: "bad-rss-counter",
		kind: "bad-page",
		starts: ["BUG: Bad rss-counter", "BUG: non-zero"],
		header: /^BUG: (?<what>Bad rss-counter state|non-zero (?:pgtables_bytes|nr_ptes|nr_pmds))/,
		title: "BUG: {what}",
		blame: [],
		end: "line",
		needsStack: false,
		why: "check_mm, kernel/fork.c"
	},
	{
		name: "slub",
		kind: "bug",
		starts: ["BUG "],
		header: /^BUG (?<cache>\S+)(?: \((?:Tainted|Not tainted).*?\))?: (?<what>.+)$/,
		title: "BUG {cache}: {what} in {fn}",
		continuedBy: ["slub-detail"],
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "slab_bug, mm/slub.c"
	},
	{
		name: "slub-detail",
		continuedBy: ["slub-detail"],
		kind: "bug",
		starts: [
			"INFO: Allocated in",
			"INFO: Freed in",
			"INFO: Slab 0x",
			"INFO: Object 0x"
		],
		header: new RegExp(`^INFO: (?<what>Allocated|Freed|Slab|Object)(?: in ${FN})? .*(?:age=|@offset=|flags=|objects=)`),
		title: "INFO: {what} in {fn}",
		blame: [{
			from: "header",
			raw: true
		}, TRACE],
		end: "trace",
		needsStack: true,
		why: "print_trailer, mm/slub.c: alone only when the line before it was lost"
	},
	{
		name: "busy-inodes",
		kind: "vfs",
		starts: ["VFS: Busy inodes"],
		header: /^VFS: Busy inodes after unmount/,
		title: "VFS: Busy inodes after unmount (use-after-free)",
		blame: [],
		end: "marker",
		needsStack: false,
		continuedBy: [
			"bug",
			"warn",
			"oops",
			"x86-trap",
			"internal-error"
		],
		why: "generic_shutdown_super, fs/super.c"
	},
	{
		name: "busy-dentry",
		kind: "vfs",
		starts: ["BUG: Dentry "],
		header: /^BUG: Dentry .*still in use \(\d+\) \[(?<op>\w+) of (?<fs>.+)\]/,
		title: "BUG: Dentry still in use [{op} of {fs}]",
		blame: [{ from: "header" }, TRACE],
		end: "marker",
		needsStack: false,
		continuedBy: ["warn"],
		why: "umount_check, fs/dcache.c, followed by a WARN"
	},
	{
		name: "oom",
		kind: "oom",
		starts: [
			"Out of memory",
			"Memory cgroup out of memory",
			"Out of memory and no killable"
		],
		header: /^(?:Memory cgroup o|O)ut of memory(?:: Killed process \d+| \(oom_kill_allocating_task\)|: Kill process| and no killable)/,
		title: "Out of memory",
		blame: [],
		end: "line",
		needsStack: false,
		why: "__oom_kill_process; sizes of the harness unless base is clean"
	}
];
/** Headers that follow the name of a task, so they cannot be found by how a line starts. */
const INNER_RULES = [{
	name: "oom-invoked",
	kind: "oom",
	contains: " invoked oom-killer: ",
	starts: [],
	header: /^.{1,40} invoked oom-killer: gfp_mask=/,
	title: "Out of memory in {fn}",
	blame: [TRACE],
	end: "dump",
	needsStack: false,
	continuedBy: ["oom"],
	why: "dump_header, mm/oom_kill.c"
}, {
	name: "page-allocation-failure",
	kind: "other",
	contains: ": page allocation failure: ",
	starts: [],
	header: /^.{1,40}: page allocation failure: order:\d+/,
	title: "page allocation failure in {fn}",
	blame: [TRACE],
	end: "dump",
	needsStack: false,
	why: "warn_alloc, mm/page_alloc.c"
}];

// src/console/rules/panics.ts
/** WARN(), BUG() and panic(), and the panics that are not the kernel's fault. */
const PANIC_RULES = [
	{
		name: "warn",
		kind: "warning",
		starts: ["WARNING: "],
		header: new RegExp(`^WARNING: (?:CPU: \\d+ (?:UID: \\d+ )?PID: \\d+ )?(?:Comm: .{1,40} )?at (?<src>\\S+?:\\d+) ${FN}`),
		title: "WARNING in {fn}",
		blame: [
			HEADER,
			IP,
			TRACE
		],
		end: "marker",
		needsStack: true,
		continuedBy: ["panic"],
		why: "__warn, kernel/panic.c, until 6.18"
	},
	{
		name: "warn-new",
		kind: "warning",
		starts: ["WARNING: "],
		header: new RegExp(`^WARNING: (?:\\[(?<cond>.*)\\] )?(?<src>[\\w./-]+:\\d+) at (?:${FN}|0x[0-9a-f]+).*, CPU#\\d+: `),
		title: "WARNING in {fn}",
		blame: [
			HEADER,
			IP,
			TRACE
		],
		end: "marker",
		needsStack: true,
		continuedBy: ["panic"],
		why: "__warn from 6.19 on: condition first, task last"
	},
	{
		name: "warn-no-symbol",
		kind: "warning",
		starts: ["WARNING: "],
		header: /^WARNING: (?:CPU: \d+ (?:UID: \d+ )?PID: \d+ )?(?:Comm: .{1,40} )?at (?<src>\S+?:\d+)?/,
		title: "WARNING in {fn}",
		blame: [TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: ["panic"],
		why: "a WARN without kallsyms, or one that was cut"
	},
	{
		name: "bug",
		kind: "bug",
		starts: ["kernel BUG at", "Kernel BUG at"],
		header: /^[kK]ernel BUG at (?<src>\S+?:\d+)!?/,
		title: "kernel BUG in {fn}",
		blame: [IP, TRACE],
		end: "marker",
		needsStack: true,
		continuedBy: OOPS_CONTINUATIONS,
		why: "report_bug, lib/bug.c; followed by an invalid opcode oops"
	},
	{
		name: "stack-protector",
		kind: "panic",
		starts: ["Kernel panic - not syncing: stack-protector", "Kernel panic - not syncing: stack protector"],
		header: new RegExp(`^Kernel panic - not syncing: stack-?.?protector: Kernel stack is corrupted in: (?:${FN})?`),
		title: "kernel panic: stack is corrupted in {fn}",
		blame: [{
			from: "header",
			raw: true
		}, TRACE],
		end: "trace",
		needsStack: false,
		why: "__stack_chk_fail names the function by its return address"
	},
	{
		name: "stack-end",
		kind: "panic",
		starts: ["Kernel panic - not syncing: corrupted stack end"],
		header: /^Kernel panic - not syncing: corrupted stack end detected inside scheduler/,
		title: "kernel panic: corrupted stack end in {fn}",
		blame: OVERRUN,
		end: "trace",
		needsStack: true,
		alternatives: ["stack-overflow in {fn}"],
		why: "schedule_debug: the overrun was earlier, so the task's entry function says more than the top frame"
	},
	{
		name: "init-exited",
		kind: "panic",
		starts: ["Kernel panic - not syncing: Attempted to kill init"],
		header: /^Kernel panic - not syncing: Attempted to kill init! exitcode=0x0000[0-9a-f]{2}00\b/,
		title: "kernel panic: init exited",
		blame: [],
		end: "trace",
		needsStack: false,
		infrastructure: true,
		why: "do_exit: init returned of its own accord, so the fault is in what ran as init"
	},
	{
		name: "no-root",
		kind: "panic",
		starts: [
			"Kernel panic - not syncing: VFS: Unable",
			"Kernel panic - not syncing: No working init",
			"Kernel panic - not syncing: Requested init"
		],
		header: /^Kernel panic - not syncing: (?<what>VFS: Unable to mount root fs|No working init found|Requested init \S+ failed)/,
		title: "kernel panic: {what}",
		blame: [],
		end: "trace",
		needsStack: false,
		infrastructure: true,
		why: "init/main.c, init/do_mounts.c: the image that it was to start is missing or not readable"
	},
	{
		name: "initramfs-unpacking",
		kind: "other",
		starts: ["Initramfs unpacking failed"],
		header: /^Initramfs unpacking failed: /,
		title: "Initramfs unpacking failed",
		blame: [],
		end: "line",
		needsStack: false,
		infrastructure: true,
		why: "init/initramfs.c: the image is damaged or its compression is not built in"
	},
	{
		name: "cfi-failure",
		kind: "bug",
		starts: ["CFI failure at "],
		header: new RegExp(`^CFI failure at ${FN}`),
		title: "CFI failure in {fn}",
		blame: [
			HEADER,
			IP,
			TRACE
		],
		end: "marker",
		needsStack: true,
		continuedBy: [...OOPS_CONTINUATIONS, "warn"],
		why: "report_cfi_failure, kernel/cfi.c"
	},
	{
		name: "panic",
		kind: "panic",
		starts: ["Kernel panic - not syncing"],
		header: /^Kernel panic - not syncing(?:: (?<what>.*))?/,
		title: "kernel panic: {what}",
		blame: [],
		end: "trace",
		needsStack: true,
		why: "panic(), kernel/panic.c"
	}
];

// src/console/rules/sanitizers.ts
/** Reports of run-time checkers: KASAN, KMSAN, KCSAN, KFENCE, UBSAN, kmemleak, ODEBUG. */
const BAD_ACCESS = ["bad-access in {fn}"];
/** Ciphers and digests read what they are given: whoever gave them unset memory is to blame. */
const DIGESTS = /crypto|cipher|shash|ahash|(?:^|_)(?:md5|sha\d+|sm3|aes|chacha|poly1305|blake2\w|ghash)_|netlink_(?:ack|rcv_skb)$/;
/** Constructors of buffers and sockets: the leak belongs to whoever asked for one. */
const LEAK_HELPERS = /^_*(?:\w+_)?(?:alloc|zalloc|dup)(?:_\w+)?$|^_*(?:sk|skb|idr|radix_tree|xa)_\w+$|^new_inode\w*$|^getname\w*$/;
const SANITIZER_RULES = [
	{
		name: "kasan",
		kind: "kasan",
		starts: ["BUG: KASAN: "],
		header: new RegExp(`^BUG: KASAN: (?<what>[\\w-]+(?: or [\\w-]+)?)(?: (?:in|on) (?:${FN})?)?`),
		title: "KASAN: {what} {access} in {fn}",
		blame: [TRACE, HEADER],
		end: "bar",
		needsStack: true,
		alternatives: BAD_ACCESS,
		why: "print_error_description, mm/kasan/report.c"
	},
	{
		name: "kmsan",
		kind: "kmsan",
		starts: ["BUG: KMSAN: "],
		header: new RegExp(`^BUG: KMSAN: (?<what>[\\w-]+) in ${FN}`),
		title: "KMSAN: {what} in {fn}",
		blame: [{
			...TRACE,
			skip: DIGESTS
		}, HEADER],
		end: "bar",
		needsStack: true,
		alternatives: BAD_ACCESS,
		why: "kmsan_report, mm/kmsan/report.c"
	},
	{
		name: "kcsan",
		kind: "kcsan",
		starts: ["BUG: KCSAN: "],
		header: new RegExp(`^BUG: KCSAN: (?<what>data-race|assert: race) in ${FN}(?: / (?<other>[A-Za-z_$][\\w.$]*))?`),
		title: "KCSAN: {what} in {fn} / {other}",
		blame: [{
			from: "header",
			raw: true
		}, TRACE],
		end: "bar",
		needsStack: false,
		why: "print_report, kernel/kcsan/report.c"
	},
	{
		name: "kfence",
		kind: "kfence",
		starts: ["BUG: KFENCE: "],
		header: new RegExp(`^BUG: KFENCE: (?<what>[\\w-]+(?: (?!in )\\w+)?)(?: in ${FN})?`),
		title: "KFENCE: {what} in {fn}",
		blame: [TRACE, HEADER],
		end: "bar",
		needsStack: true,
		alternatives: BAD_ACCESS,
		why: "kfence_report_error, mm/kfence/report.c"
	},
	{
		name: "ubsan",
		kind: "ubsan",
		starts: ["UBSAN: "],
		header: /^UBSAN: (?<what>Undefined behaviour|[\w-]+)(?: [\w ]+)? in (?<src>\S+?:\d+)/,
		title: "UBSAN: {what} in {fn}",
		blame: [TRACE],
		end: "trace",
		needsStack: true,
		why: "ubsan_prologue, lib/ubsan.c; old kernels say \"Undefined behaviour\""
	},
	{
		name: "kmemleak-object",
		kind: "leak",
		starts: [
			"BUG: memory leak",
			"unreferenced object",
			"20"
		],
		header: /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(?:BUG: memory leak|unreferenced object 0x)/,
		title: "memory leak in {fn}",
		blame: [{
			from: "trace",
			section: "backtrace",
			skip: LEAK_HELPERS
		}, {
			from: "trace",
			section: "backtrace"
		}],
		end: "trace",
		needsStack: true,
		fromUserSpace: true,
		continuedBy: ["kmemleak-object"],
		why: "print_unreferenced, mm/kmemleak.c: read from debugfs, so user space prints it"
	},
	{
		name: "kmemleak-count",
		kind: "leak",
		starts: ["kmemleak: "],
		header: /^kmemleak: \d+ new suspected memory leaks/,
		title: "memory leak",
		blame: [],
		end: "line",
		needsStack: false,
		why: "kmemleak_scan: only a number, the objects are in debugfs"
	}
];

// src/console/rules/stalls.ts
/** Tasks and CPUs that do not get on. */
const STALL = {
	from: "trace",
	pick: "stall"
};
const HANG = {
	from: "trace",
	pick: "hang"
};
const STALL_RULES = [
	{
		name: "hung-task",
		kind: "hung-task",
		starts: ["INFO: task "],
		header: /^INFO: task .{1,60}?:\d+ (?:is )?blocked (?:in I\/O wait )?for more than \d+ seconds/,
		title: "INFO: task hung in {fn}",
		blame: [HANG],
		end: "dump",
		needsStack: true,
		alternatives: ["hang in {fn}"],
		why: "check_hung_task, kernel/hung_task.c"
	},
	{
		name: "unkillable-task",
		kind: "hung-task",
		starts: ["INFO: task "],
		header: /^INFO: task .{1,60}?:\d+ can't die for more than \d+ seconds/,
		title: "INFO: task can't die in {fn}",
		blame: [HANG],
		end: "dump",
		needsStack: true,
		alternatives: ["hang in {fn}"],
		why: "check_killed_task of linux-next"
	},
	{
		name: "rcu-stall",
		kind: "rcu-stall",
		starts: ["INFO: rcu"],
		header: /^INFO: rcu\w* (?:self-)?detected (?:expedited )?stalls?\b/,
		title: "INFO: rcu detected stall in {fn}",
		continuedBy: ["rcu-kthread-starved", "warn"],
		blame: [STALL],
		end: "dump",
		needsStack: true,
		alternatives: ["stall in {fn}"],
		why: "print_cpu_stall, print_other_cpu_stall, synchronize_rcu_expedited_stall, check_rcu_tasks_stall"
	},
	{
		name: "rcu-kthread-starved",
		kind: "rcu-stall",
		starts: ["rcu_"],
		header: /^rcu_\w+ kthread (?:starved for|timer wakeup didn't happen for) /,
		title: "INFO: rcu detected stall: kthread starved",
		blame: [],
		end: "dump",
		needsStack: false,
		why: "rcu_check_gp_kthread_starvation; part of a stall report unless that one was lost"
	},
	{
		name: "soft-lockup",
		kind: "soft-lockup",
		starts: ["BUG: soft lockup", "NMI watchdog: BUG: soft lockup"],
		header: /^(?:NMI watchdog: )?BUG: soft lockup - CPU#\d+ stuck for \d+s!/,
		title: "BUG: soft lockup in {fn}",
		blame: [STALL],
		end: "dump",
		needsStack: true,
		alternatives: ["stall in {fn}"],
		why: "watchdog_timer_fn, kernel/watchdog.c"
	},
	{
		name: "hard-lockup",
		kind: "hard-lockup",
		starts: [
			"Watchdog detected hard LOCKUP",
			"CPU",
			"NMI watchdog: Watchdog detected",
			"BUG: NMI Watchdog",
			"NMI watchdog: BUG"
		],
		header: /^(?:NMI watchdog: )?(?:(?:CPU\d+: )?Watchdog detected hard LOCKUP|BUG: NMI Watchdog detected LOCKUP)/,
		title: "BUG: hard lockup in {fn}",
		blame: [STALL],
		end: "dump",
		needsStack: true,
		alternatives: ["stall in {fn}"],
		why: "watchdog_hardlockup_check"
	},
	{
		name: "workqueue-lockup",
		kind: "workqueue-lockup",
		starts: ["BUG: workqueue lockup"],
		header: /^BUG: workqueue lockup - pool/,
		title: "BUG: workqueue lockup",
		blame: [],
		end: "dump",
		needsStack: false,
		why: "wq_watchdog_timer_fn: repeats about every 30 s"
	},
	{
		name: "netdev-refcount",
		kind: "hang",
		starts: ["unregister_netdevice: waiting for"],
		header: /^unregister_netdevice: waiting for \S+ to become free/,
		title: "unregister_netdevice: waiting for DEV to become free",
		blame: [],
		end: "line",
		needsStack: false,
		why: "netdev_wait_allrefs_any: a reference was leaked, and the caller waits for ever; repeats every 10 s"
	},
	{
		name: "csd-lock",
		kind: "other",
		starts: ["csd: Detected non-responsive", "smp: csd: Detected"],
		header: /^(?:smp: )?csd: Detected non-responsive CSD lock/,
		title: "csd: non-responsive CSD lock in {fn}",
		blame: [TRACE],
		end: "dump",
		needsStack: false,
		why: "csd_lock_wait_toolong, kernel/smp.c"
	}
];

// src/console/rules/warn-sites.ts
const SITES = [
	{
		name: "lockdep",
		kind: "lockdep",
		file: "kernel/locking/lockdep\\.c",
		title: "WARNING: locking bug in {fn}",
		why: "DEBUG_LOCKS_WARN_ON"
	},
	{
		name: "refcount",
		kind: "refcount",
		file: "(?:lib/refcount\\.c|include/linux/refcount\\.h)",
		title: "WARNING: refcount bug in {fn}",
		why: "refcount_warn_saturate"
	},
	{
		name: "odebug",
		kind: "warning",
		file: "lib/debugobjects\\.c",
		title: "WARNING: ODEBUG bug in {fn}",
		why: "debug_print_object"
	},
	{
		name: "kobject",
		kind: "warning",
		file: "lib/kobject\\.c",
		title: "WARNING: kobject bug in {fn}",
		why: "kobject_get, kobject_put on an uninitialised object"
	},
	{
		name: "kmalloc",
		kind: "warning",
		file: "mm/(?:slab_common|slab|slub)\\.c",
		title: "WARNING: kmalloc bug in {fn}",
		why: "a size that no cache has"
	},
	{
		name: "list-debug",
		kind: "list-corruption",
		file: "lib/list_debug\\.c",
		title: "BUG: corrupted list in {fn}",
		why: "__list_add_valid_or_report"
	},
	{
		name: "vmalloc",
		kind: "warning",
		file: "mm/vmalloc\\.c",
		title: "WARNING: zero-size vmalloc in {fn}",
		why: "__vmalloc_node_range"
	},
	{
		name: "usercopy",
		kind: "bug",
		file: "mm/usercopy\\.c",
		title: "BUG: bad usercopy in {fn}",
		why: "usercopy_abort"
	}
];
const BLAME = [
	HEADER,
	IP,
	TRACE
];
const OLD = "^WARNING: (?:CPU: \\d+ (?:UID: \\d+ )?PID: \\d+ )?(?:Comm: .{1,40} )?at ";
function rules(site) {
	const common = {
		kind: site.kind,
		title: site.title,
		blame: BLAME,
		end: "marker",
		needsStack: true,
		why: site.why
	};
	return [
		{
			...common,
			name: `warn-${site.name}`,
			starts: ["WARNING: "],
			header: new RegExp(`${OLD}(?<src>(?:\\S*/)?${site.file}:\\d+) ${FN}`),
			continuedBy: ["panic"]
		},
		{
			...common,
			name: `warn-${site.name}-new`,
			starts: ["WARNING: "],
			header: new RegExp(`^WARNING: (?:\\[(?<cond>.*)\\] )?(?<src>${site.file}:\\d+) at (?:${FN}|0x[0-9a-f]+).*, CPU#\\d+: `),
			continuedBy: ["panic"]
		},
		{
			...common,
			name: `bug-${site.name}`,
			starts: ["kernel BUG at"],
			header: new RegExp(`^kernel BUG at (?<src>(?:\\S*/)?${site.file}:\\d+)`),
			blame: [IP, TRACE],
			continuedBy: [
				"oops",
				"x86-trap",
				"internal-error",
				"general-protection"
			]
		}
	];
}
const WARN_SITE_RULES = SITES.flatMap(rules);

// src/console/rules/index.ts
/** All rows; the first whose header matches wins. */
const RULES = [
	...LOCKDEP_RULES,
	...WARN_SITE_RULES,
	...PANIC_RULES,
	...FAULT_RULES,
	...SANITIZER_RULES,
	...STALL_RULES,
	...CHECK_RULES,
	...MEMORY_RULES,
	...INNER_RULES,
	...FALLBACK_RULES
];
const startKey = (text) => text.charCodeAt(0) * 256 + text.charCodeAt(1);
const BY_START = /* @__PURE__ */ new Map();
for (const rule of RULES) {
	const byKey = /* @__PURE__ */ new Map();
	for (const start of rule.starts) byKey.set(startKey(start), [...byKey.get(startKey(start)) ?? [], start]);
	for (const [key, starts] of byKey) BY_START.set(key, [...BY_START.get(key) ?? [], {
		rule,
		starts
	}]);
}
/** Tags before the header that do not change what it says; each begins with a letter of TAG_LETTERS. */
const TAGS = /^(?:\[ |(?:watchdog|rcu|traps|smp): )/;
const TAG_LETTERS = "[wrts";
const RARE_WORDS = new RegExp([
	"BUG",
	"fault: 0000",
	"WARNING: ",
	"panic - not",
	"INFO: ",
	...INNER_RULES.map((rule) => literal(rule.contains))
].join("|"));
/**
* Headers that are unmistakable in the middle of a line, behind text that was printed without a newline:
* old KASAN's "user memory accessgeneral protection fault: 0000 [#1]".
*/
const GLUED = /(?<!["'`]|end )(?:BUG: KASAN: [\w-]+ in [a-z_]|general protection fault: 0000 \[#|WARNING: CPU: \d+ PID: \d+ at |kernel BUG at \S+:\d+!|BUG: unable to handle (?:kernel|page fault)|BUG: kernel NULL pointer|Kernel panic - not syncing: |INFO: rcu_\w+ (?:self-)?detected|BUG: soft lockup - CPU#|INFO: task \S+:\d+ blocked for|WARNING: (?:possible (?:circular|recursive) locking|suspicious RCU usage|inconsistent lock state))/;
/** The row whose header a line's body is; null for all other lines. */
function matchHeader(body) {
	let text = body.charCodeAt(0) === 32 ? body.trimStart() : body;
	if (TAG_LETTERS.includes(text.charAt(0))) text = text.replace(TAGS, "");
	const found = matchStart(text);
	if (found !== null) return found;
	if (!RARE_WORDS.test(text)) return null;
	for (const rule of INNER_RULES) {
		const match = rule.header.exec(text);
		if (match !== null) return {
			rule,
			match,
			text
		};
	}
	const at = text.search(GLUED);
	if (/^\S+(?:\[\d+\])?: $/.test(text.slice(0, at))) return null;
	return at <= 0 ? null : matchStart(text.slice(at));
}
function matchStart(text) {
	for (const { rule, starts } of BY_START.get(startKey(text)) ?? []) {
		if (!starts.some((start) => text.startsWith(start))) continue;
		const match = rule.header.exec(text);
		if (match !== null) return {
			rule,
			match,
			text
		};
	}
	return null;
}
const BY_NAME = new Map(RULES.map((rule) => [rule.name, rule]));
/** The row of a problem. Throws when the name is none of ours. */
function ruleNamed(name) {
	const rule = BY_NAME.get(name);
	if (rule === void 0) throw new Error(`no console rule is named ${name}`);
	return rule;
}

// src/console/reader.ts
/** Reports that are read at the same time; the oldest is closed when there are more. */
const MAX_OPEN = 32;
/** Lines after which a report that nobody added to is over. */
const STALE_LINES = 4e3;
/** Lines of other tasks that may follow the last line of a report that is still being printed. */
const RECENT_LINES = 5;
const DROPPED = /^\*\* \d+ printk messages dropped/;
const REPLAY = /^\*\* replaying previous printk message \*\*/;
/** Lines of one report follow each other, on the slowest serial line as well. */
const OVER_SECONDS = 5;
/** Reads a console while it is written. Feed it chunks; ask for problems at any time. Memory is bounded. */
var ConsoleReader = class {
	splitter = new LineSplitter((line) => this.line(line));
	facts = new ConsoleFacts();
	prelude = new Prelude();
	problems = new ProblemList();
	open = [];
	sequence = 0;
	/** Physical number of the last line that a report took. */
	lastTaken = 0;
	expected = 0;
	lastHostMs = null;
	/** Adds console bytes. `hostMs`: when they came, for silence detection. */
	push(chunk, hostMs = null) {
		this.lastHostMs = hostMs ?? this.lastHostMs;
		this.splitter.push(chunk, hostMs);
	}
	/** Host time of the last chunk, milliseconds; null before the first, or when times are not given. */
	get lastOutputMs() {
		return this.lastHostMs;
	}
	/** Kernel banners seen so far; the first is a normal boot. */
	get bannersSoFar() {
		return this.facts.banners;
	}
	get panickedSoFar() {
		return this.facts.panicked;
	}
	/** What is known now, reports that are still being printed included (marked truncated). */
	problemsSoFar() {
		return this.problems.sorted(this.open.map((report) => report.finish(true)));
	}
	/** The console has ended. */
	end() {
		const unfinished = this.splitter.end(this.lastHostMs);
		for (const report of this.open.splice(0)) this.problems.add(report.finish(this.endsInside(report, unfinished)));
		const problems = this.problems.sorted();
		const promised = this.prelude.promisesReport((line) => line.number <= this.lastTaken, (line) => this.facts.isForeign(line));
		const note = `${this.expected} report lines of kernel self tests were expected and are not listed.`;
		return {
			panicked: this.facts.panicked,
			reboots: Math.max(this.facts.banners - 1, 0),
			banner: this.facts.banner,
			lockdepActive: this.facts.lockdepActive,
			problems,
			disturbances: [...this.facts.disturbances],
			truncated: unfinished || promised || problems.some((problem) => problem.truncated),
			kernelOffset: this.facts.kernelOffset,
			notes: this.expected === 0 ? [] : [note],
			droppedProblems: this.problems.dropped
		};
	}
	line(line) {
		this.sequence += 1;
		if (this.facts.read(line, this.sequence)) this.reboot();
		if (this.open.length > 0) this.closeOver(line);
		const found = this.header(line);
		if (found !== null) this.openReport(found, ownLine(line));
		else if (this.open.length > 0) this.distribute(ownLine(line));
		this.prelude.push(line);
		if (this.sequence % 512 === 0) this.closeStale();
	}
	reboot() {
		for (const report of this.open.splice(0)) this.problems.add(report.finish(false));
		this.problems.startBoot();
	}
	header(line) {
		const found = matchHeader(line.body);
		if (found === null) return null;
		if (this.facts.isForeign(line) && found.rule.fromUserSpace !== true) return null;
		if (this.facts.inSelfTest) {
			this.expected += 1;
			return null;
		}
		return isHarmless(line.body.trimStart().replace(/^(?:watchdog|rcu): /, "")) ? null : found;
	}
	openReport(found, line) {
		this.lastTaken = line.number;
		if (found.rule.kind === "panic") this.facts.panicked = true;
		const mine = this.owner(line);
		if (mine?.isContinuedBy(found) === true) {
			mine.continueWith(found, line, this.sequence);
			return;
		}
		const apart = line.context === "" && mine?.isMidTrace === true;
		if (mine !== void 0 && mine.context === line.context && !apart) {
			mine.cutShort();
			this.close(mine);
		}
		if (switchesLockdepOff(found)) this.facts.lockdepActive = false;
		const boot = Math.max(this.facts.banners - 1, 0);
		const before = this.prelude.of(line).map(ownLine);
		this.open.push(new OpenReport(found, line, before, boot, this.sequence));
		const oldest = this.open.length > MAX_OPEN ? this.open[0] : void 0;
		if (oldest !== void 0) this.close(oldest);
	}
	/** The report that a line of this context belongs to. */
	owner(line) {
		const same = this.open.findLast((report) => report.context === line.context);
		if (same !== void 0) return same;
		return line.context.startsWith("C") ? this.open.findLast((report) => report.takesOtherCpus) : void 0;
	}
	distribute(line) {
		if (DROPPED.test(line.body)) for (const report of this.open) report.markBroken();
		const owner = this.owner(line);
		if (owner === void 0) return;
		if (REPLAY.test(line.body)) {
			if (owner.isHeaderOnly) this.open.splice(this.open.indexOf(owner), 1);
			return;
		}
		const owners = line.context === "" ? this.open.filter((report) => report.context === "") : [owner];
		for (const report of owners) {
			if (this.facts.isForeign(line) && report.header.fromKernel) continue;
			const accepted = report.accept(line, this.sequence);
			if (accepted !== "closed") this.lastTaken = line.number;
			if (accepted !== "taken") this.close(report);
		}
	}
	/** The console ended before the report did: it was still being printed, and its end was not seen. */
	endsInside(report, unfinished) {
		return this.sequence - report.touched <= RECENT_LINES && (unfinished || !report.isComplete);
	}
	close(report) {
		const at = this.open.indexOf(report);
		if (at >= 0) this.open.splice(at, 1);
		this.problems.add(report.finish(false));
	}
	/** A report that had all that it must have, and long ago, is over: the same CPU may have another stack to show. */
	closeOver({ seconds }) {
		if (seconds === null) return;
		for (const report of [...this.open]) if (report.hasAllItNeeds && seconds - (report.lastSeconds ?? seconds) > OVER_SECONDS) this.close(report);
	}
	closeStale() {
		for (const report of [...this.open]) if (this.sequence - report.touched > STALE_LINES) this.close(report);
	}
};
/** debug_locks_off() is called by every lockdep report but suspicious RCU usage. */
function switchesLockdepOff({ rule }) {
	return rule.name === "lockdep-limit" || rule.kind === "lockdep" && rule.name !== "suspicious-rcu";
}

// src/console/addr2line.ts
/** Which program answers, in order of trust. */
const ADDR2LINE_TOOLS = [{
	name: "llvm-addr2line",
	exact: true,
	why: "right file for every inline level, and the fastest"
}, {
	name: "addr2line",
	exact: false,
	why: "GNU: with DWARF 5 it names the wrong file for about one inlined address in seventy (2.40)"
}];
const TIMEOUT_MS = 12e4;
/** Looks up all addresses in one process; null when no tool works here. */
async function lookUp(vmlinux, addresses, processes, signal) {
	const input = `${addresses.map((address) => `0x${address.toString(16)}`).join("\n")}\n`;
	for (const tool of ADDR2LINE_TOOLS) {
		const result = await processes.run({
			argv: [
				tool.name,
				"-e",
				vmlinux,
				"-a",
				"-f",
				"-i"
			],
			input,
			timeoutMs: TIMEOUT_MS,
			outputLimit: 67108864
		}, signal).catch(() => null);
		if (result?.ending.type === "aborted") throw new InterruptedError("interrupted while decoding stacks");
		if (result === null || !succeeded(result)) continue;
		return {
			chains: parseAddr2line(result.stdout.toString()),
			tool
		};
	}
	return null;
}
const ADDRESS = /^0x([0-9a-f]+)$/;
const PLACE = /^(.*?):(\d+)(?: \(discriminator \d+\))?$/;
/** Reads `addr2line -a -f -i`: an address line, then a pair of lines (function, file:line) for each inline level. */
function parseAddr2line(output) {
	const chains = /* @__PURE__ */ new Map();
	let chain = [];
	let name = null;
	for (const line of output.split("\n")) {
		const address = name === null ? ADDRESS.exec(line) : null;
		if (address !== null) {
			chain = [];
			chains.set(BigInt(`0x${address[1]}`), chain);
		} else if (name === null) name = line;
		else {
			const place = PLACE.exec(line);
			if (place !== null && place[1] !== "??" && place[2] !== "0") chain.push({
				function: name,
				file: place[1] ?? "",
				line: Number(place[2])
			});
			name = null;
		}
	}
	return chains;
}
/** The folder that the kernel was compiled in, found by where a function of init/main.c is. */
function sourcePrefix(file) {
	return file?.endsWith("/init/main.c") === true ? file.slice(0, -11) : null;
}
/** A path relative to the tree: build folder taken off, `./` and `../` resolved. */
function treePath(file, prefixes) {
	const clean = posix.normalize(file);
	for (const prefix of prefixes) {
		const folder = posix.normalize(prefix.endsWith("/") ? prefix : `${prefix}/`);
		if (folder !== "./" && clean.startsWith(folder)) return clean.slice(folder.length);
	}
	return clean;
}

// src/console/banner.ts
/** Compares the console's `Linux version` line with the string in the vmlinux. */
async function checkBanner(printed, elf, symbols) {
	if (printed === null) return {
		verdict: "unknown",
		notes: ["The console has no banner, so the vmlinux was checked by its functions only."]
	};
	const address = symbols.addressOf("linux_banner");
	const bytes = address === null ? null : await elf.read(address, 1024);
	const end = bytes?.indexOf(0) ?? -1;
	if (bytes === null || end <= 0) return {
		verdict: "unknown",
		notes: ["The vmlinux has no readable banner, so it was checked by its functions only."]
	};
	const own = bytes.toString("latin1", 0, end).trim();
	if (own === printed.trim() || printed.length >= 80 && own.startsWith(printed.trim())) return {
		verdict: "same",
		notes: []
	};
	return {
		verdict: "other",
		note: `Stacks are not decoded: the vmlinux is of another kernel.\n  console: ${printed.trim()}\n  vmlinux: ${own}`
	};
}

// src/console/code-bytes.ts
const LINE = /\bCode: ((?:[<(]?[0-9a-f]{2,8}[>)]?\s*)+)$/;
/** Reads a `Code:` line; null when it has no bytes ("Unable to access opcode bytes", "Bad RIP value."). */
function parseCode(text) {
	const words = LINE.exec(text.trimEnd())?.[1]?.trim().split(/\s+/) ?? [];
	if (words.length < 2) return null;
	const bare = words.map((word) => word.replace(/[<>()]/g, ""));
	const marked = words.findIndex((word) => /[<(]/.test(word));
	const width = bare[0]?.length === 8 ? 4 : 1;
	if (marked < 0 || bare.some((word) => word.length !== width * 2)) return null;
	return {
		bytes: Uint8Array.from(bare.flatMap((word) => {
			const value = Buffer.from(word, "hex");
			return [...width === 4 ? value.reverse() : value];
		})),
		at: marked * width,
		machine: width === 4 ? "aarch64" : "x86_64"
	};
}
const TOOLS = {
	x86_64: [[
		"objdump",
		"-m",
		"i386:x86-64"
	], [
		"x86_64-linux-gnu-objdump",
		"-m",
		"i386:x86-64"
	]],
	aarch64: [[
		"aarch64-linux-gnu-objdump",
		"-m",
		"aarch64"
	], [
		"objdump",
		"-m",
		"aarch64"
	]]
};
const INSTRUCTION = /^ *[0-9a-f]+:\t/;
/**
* Disassembles a `Code:` line in the manner of the kernel's scripts/decodecode: all bytes with the trapping
* instruction marked, then again from that instruction on. Empty when no objdump can do it.
*/
async function disassemble(code, processes, signal) {
	const folder = await mkdtemp(join(tmpdir(), "patchboot-code-"));
	try {
		const all = await dump(code.bytes, code.machine, folder, processes, signal);
		const from = await dump(code.bytes.subarray(code.at), code.machine, folder, processes, signal);
		if (all.length === 0 || from.length === 0) return [];
		const trapping = all.length - from.length;
		return [
			"All code",
			"========",
			...all.map((line, i) => i === trapping ? `${line.replace(":", ":*")}\t\t<-- trapping instruction` : line),
			"",
			"Code starting with the faulting instruction",
			"===========================================",
			...from,
			""
		];
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function dump(bytes, machine, folder, processes, signal) {
	const file = join(folder, "code.bin");
	await writeFile(file, bytes);
	for (const tool of TOOLS[machine]) {
		const result = await processes.run({
			argv: [
				...tool,
				"-D",
				"-b",
				"binary",
				file
			],
			timeoutMs: 2e4
		}, signal).catch(() => null);
		if (result === null || !succeeded(result)) continue;
		return result.stdout.toString().split("\n").filter((line) => INSTRUCTION.test(line)).map((line) => line.trimEnd());
	}
	return [];
}

// src/console/decode-lines.ts
/**
* Report lines in the form of the kernel's scripts/decode_stacktrace.sh since its 2025 alignment fix, which is
* what LKP mails show: `func (file:line file:line)`, innermost inline level first, all blanks kept.
*/
const PRINTED = /(?:\[<(?:0x)?[0-9a-f]+>\]\s+)?([A-Za-z_$][\w.$]*)\+0x([0-9a-f]+)\/0x([0-9a-f]+)( \[[\w-]+(?: [0-9a-f]+)?\])?/g;
/** `file:line file:line` of an inline chain. */
function formatChain(source) {
	return source.map((level) => `${level.file}:${level.line}`).join(" ");
}
/** Replaces every symbol of a line that is known; the others stay as they are. */
function decodeLine(text, known) {
	if (text.indexOf("+0x") < 0) return text;
	return text.replace(PRINTED, (whole, symbol, offset, size, module) => {
		const found = known({
			symbol,
			offset: Number.parseInt(offset, 16),
			size: Number.parseInt(size, 16)
		});
		if (found === null || found.source.length === 0 || module !== void 0) return whole;
		const doubt = found.candidates > 1 ? ` (ambiguous: ${found.candidates})` : "";
		return `${symbol} (${formatChain(found.source)})${doubt}`;
	}).replace(/\s+$/, "");
}

// src/console/decode-problem.ts
/** Kinds whose `Code:` line is where the kernel itself failed; elsewhere it only shows what was interrupted. */
const SHOWS_CODE = /* @__PURE__ */ new Set([
	"oops",
	"bug",
	"warning",
	"list-corruption",
	"refcount",
	"kasan"
]);
const KERNEL_IP = /\b(?:RIP: 0010:|pc : |PC is at )/;
const ANY_IP = /\b(?:RIP: [0-9a-f]{4}:|pc : |PC is at )/;
/** A problem with its frames' source lines, decoded text, and title and function over the inlined functions. */
async function withDecodedFrames(problem, sourceOf, tools) {
	const found = new Map(problem.frames.map((frame) => [frame, sourceOf(frame)]));
	const frames = problem.frames.map((frame) => ({
		...frame,
		source: found.get(frame)?.source ?? []
	}));
	const rule = ruleNamed(problem.rule);
	const blame = findBlame(rule, frames);
	const { title, alternatives } = titles(rule, groupsOf(rule, problem.excerpt), blame);
	return {
		...problem,
		frames,
		...blame === null ? {} : {
			title,
			alternativeTitles: alternatives,
			function: blame.function
		},
		file: blame?.source?.file ?? problem.file,
		decoded: await decodedText(problem, found, tools)
	};
}
/** Groups of header and detail lines, read again from the excerpt. */
function groupsOf(rule, excerpt) {
	let groups = {};
	for (const text of excerpt) {
		const { body } = takePrefix(text);
		const found = matchHeader(body);
		const header = found?.rule === rule ? found.match : null;
		if (header !== null && Object.keys(groups).length === 0) groups = {
			...header.groups ?? {},
			...groups
		};
		groups = {
			...detailsOf(body),
			...groups
		};
	}
	return groups;
}
async function decodedText(problem, found, tools) {
	const traces = /* @__PURE__ */ new Map();
	const places = /* @__PURE__ */ new Map();
	for (const [frame, source] of found) {
		const target = frame.role === "ip" ? places : traces;
		if (!target.has(symbolKey(frame))) target.set(symbolKey(frame), source);
	}
	const decoded = [];
	let inKernel = true;
	let dumped = !SHOWS_CODE.has(problem.kind);
	for (const text of problem.excerpt) {
		if (ANY_IP.test(text)) inKernel = KERNEL_IP.test(text);
		const first = ANY_IP.test(text) || /\bWARNING: /.test(text) ? places : traces;
		const second = first === places ? traces : places;
		decoded.push(decodeLine(text, (symbol) => first.get(symbolKey(symbol)) ?? second.get(symbolKey(symbol)) ?? null));
		if (dumped || !inKernel || text.indexOf("Code: ") < 0) continue;
		const code = parseCode(text);
		if (code === null) continue;
		dumped = true;
		decoded.push(...await disassemble(code, tools.processes, tools.signal));
	}
	return decoded;
}
function symbolKey({ symbol, offset, size }) {
	return `${symbol}+${offset}/${size}`;
}

// src/console/elf.ts
const SHT_NOBITS = 8;
const MACHINES = {
	62: "x86_64",
	183: "aarch64"
};
/** Opens a 64-bit little-endian ELF file; null when the file is none. Throws what opening the file throws. */
async function readElf(path) {
	const header = await readAt(path, 0, 64);
	if (header.length < 64 || header.toString("latin1", 0, 4) !== "ELF" || header[4] !== 2 || header[5] !== 1) return null;
	const count = header.readUInt16LE(60);
	const table = await readAt(path, Number(header.readBigUInt64LE(40)), count * 64);
	const raw = Array.from({ length: Math.floor(table.length / 64) }, (_, i) => table.subarray(i * 64, i * 64 + 64));
	const range = (entry) => ({
		offset: Number(entry.readBigUInt64LE(24)),
		size: Number(entry.readBigUInt64LE(32))
	});
	const names = raw[header.readUInt16LE(62)];
	const strings = names === void 0 ? Buffer.alloc(0) : await readAt(path, range(names).offset, range(names).size);
	const sections = raw.map((entry) => {
		const start = entry.readUInt32LE(0);
		const end = strings.indexOf(0, start);
		return {
			name: strings.toString("latin1", start, end < 0 ? start : end),
			type: entry.readUInt32LE(4),
			address: entry.readBigUInt64LE(16),
			...range(entry)
		};
	});
	return {
		machine: MACHINES[header.readUInt16LE(18)] ?? "other",
		dwarf: await dwarfVersion(path, sections),
		async read(address, length) {
			const holder = sections.find((s) => s.address !== 0n && s.type !== SHT_NOBITS && address >= s.address && address < s.address + BigInt(s.size));
			if (holder === void 0) return null;
			const inside = Number(address - holder.address);
			return readAt(path, holder.offset + inside, Math.min(length, holder.size - inside));
		}
	};
}
async function dwarfVersion(path, sections) {
	const info = sections.find((section) => section.name === ".debug_info");
	if (info === void 0 || info.size < 16) return null;
	const head = await readAt(path, info.offset, 16);
	return head.readUInt32LE(0) === 0xffffffff ? head.readUInt16LE(12) : head.readUInt16LE(4);
}
async function readAt(path, position, length) {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

// src/console/return-address.ts
/**
* Whether a printed address is where a call returns to. The call itself is one byte earlier: without stepping
* back, a call at the end of a statement is shown with the next statement's line, or another inlined function.
*/
function returnsTo(frame, problem) {
	if (frame.offset === 0) return false;
	if (frame.role !== "ip") return !isArmPc(frame, problem);
	if (frame.section === "lr" || frame.section === "caller") return true;
	if (frame.section === "header") return [
		"kasan",
		"kmsan",
		"kcsan",
		"kfence",
		"panic"
	].includes(problem.kind);
	return false;
}
/** arm64 begins a fault's call trace with the pc itself. */
function isArmPc(frame, problem) {
	const first = problem.frames.find((f) => f.role === "trace" && f.section.startsWith("call trace"));
	const pc = problem.frames.find((f) => f.section === "ip");
	return first === frame && pc !== void 0 && pc.symbol === frame.symbol && pc.offset === frame.offset;
}

// src/console/source-check.ts
const files = /* @__PURE__ */ new Map();
const MAX_FILES = 400;
async function linesOf(root, file) {
	const path = join(root, file);
	const known = files.get(path);
	if (known !== void 0) return known;
	const lines = await readFile(path, "utf8").then((text) => text.split("\n"), () => null);
	if (files.size >= MAX_FILES) files.clear();
	files.set(path, lines);
	return lines;
}
/**
* The levels of a chain that can be right. GNU addr2line puts the .c file of the unit in place of a header for an
* inlined function (seen with DWARF 5): such a level has a line beyond the file's end, or a function that the file
* never names. The outermost function is always its unit's own. Without the source nothing can be checked.
*/
async function trustedChain(chain, root) {
	if (root === null) return chain;
	const good = [];
	for (const [i, level] of chain.entries()) {
		const lines = i < chain.length - 1 && level.file.endsWith(".c") ? await linesOf(root, level.file) : null;
		if (lines === null || level.line <= lines.length && names(lines, level.function)) good.push(level);
	}
	return good;
}
function names(lines, symbol) {
	const name = symbol.replace(/\..*$/, "").replace(/^__(?:do|se)_(?:compat_)?sys_/, "");
	return lines.some((line) => line.includes(name));
}

// src/console/symbols.ts
var SymbolTable = class {
	byName = /* @__PURE__ */ new Map();
	data = /* @__PURE__ */ new Map();
	/** Reads the output of `nm -n`: lines `ADDRESS TYPE NAME` in order of address. */
	constructor(nm) {
		let pending = [];
		for (const line of nm.split("\n")) {
			const first = line.indexOf(" ");
			const type = line.charAt(first + 1);
			const name = line.slice(first + 3);
			if (first <= 0 || name === "") continue;
			const address = BigInt(`0x${line.slice(0, first)}`);
			if (pending[0] !== void 0 && pending[0].address !== address) {
				const size = Number(address - pending[0].address);
				for (const symbol of pending) this.add(symbol.name, {
					address: symbol.address,
					size
				});
				pending = [];
			}
			if ("tTwW".includes(type)) pending.push({
				name,
				address
			});
			else this.data.set(name, address);
		}
		for (const symbol of pending) this.add(symbol.name, {
			address: symbol.address,
			size: 0
		});
	}
	add(name, symbol) {
		const known = this.byName.get(name);
		if (known === void 0) this.byName.set(name, [symbol]);
		else known.push(symbol);
	}
	/** Every place that has this name and this size; duplicates of static functions are common. */
	find(name, size) {
		return (this.byName.get(name) ?? []).filter((symbol) => symbol.size === size);
	}
	/** Address of a function or of data; null when there is none or more than one. */
	addressOf(name) {
		const code = this.byName.get(name);
		if (code !== void 0) return code.length === 1 ? code[0]?.address ?? null : null;
		return this.data.get(name) ?? null;
	}
	get isEmpty() {
		return this.byName.size === 0;
	}
};

// src/console/decode.ts
/** More places than this for one symbol are not all looked up. */
const MAX_CANDIDATES = 16;
/** A frame of a matching vmlinux resolves nearly always; fewer than this share means another kernel. */
const MIN_RESOLVED = .5;
/**
* Adds source lines to all frames of a console, decodes the excerpts in LKP's form, and names titles and guilty
* functions anew over the inlined functions. A vmlinux that is not of this kernel decodes nothing: the report
* comes back as it was, with a note. Throws InfrastructureError when vmlinux or nm cannot be read.
*/
async function decodeReport(report, options) {
	if (report.problems.length === 0) return report;
	const { vmlinux, processes, signal } = options;
	const elf = await readElf(vmlinux).catch(() => null);
	if (elf === null) return noted(report, `Stacks are not decoded: ${vmlinux} is no readable 64-bit vmlinux.`);
	const nm = await runChecked(processes, {
		argv: [
			"nm",
			"-n",
			vmlinux
		],
		timeoutMs: 6e4,
		outputLimit: 268435456
	}, signal);
	const symbols = new SymbolTable(nm.stdout.toString("latin1"));
	const banner = await checkBanner(report.banner, elf, symbols);
	if (banner.verdict === "other") return noted(report, banner.note);
	const frames = report.problems.flatMap((problem) => problem.frames);
	const resolver = new Resolver(symbols, report.kernelOffset ?? 0n);
	const wanted = frames.filter((frame) => frame.module === null && frame.size > 0);
	const resolved = wanted.filter((frame) => resolver.places(frame).length > 0);
	if (wanted.length > 0 && resolved.length / wanted.length < MIN_RESOLVED) return noted(report, `Stacks are not decoded: ${vmlinux} has other functions than the kernel of this console.`);
	const anchor = symbols.addressOf("start_kernel") ?? symbols.addressOf("kernel_init");
	const addresses = new Set(anchor === null ? [] : [anchor]);
	const wants = /* @__PURE__ */ new Map();
	for (const problem of report.problems) for (const frame of problem.frames) {
		const back = returnsTo(frame, problem) ? 1n : 0n;
		const at = resolver.places(frame).map((place) => place - back);
		wants.set(frame, at);
		for (const address of at) addresses.add(address);
	}
	const lookup = await lookUp(vmlinux, [...addresses], processes, signal);
	if (lookup === null) return noted(report, "Stacks are not decoded: neither llvm-addr2line nor addr2line works here.");
	const chains = await cleanChains(lookup, anchor, elf, options);
	const problems = [];
	for (const problem of report.problems) {
		const sourceOf = (frame) => settle(frame, wants.get(frame) ?? [], chains);
		problems.push(await withDecodedFrames(problem, sourceOf, {
			processes,
			signal
		}));
	}
	const notes = [
		...report.notes,
		...banner.notes,
		RETURN_NOTE,
		...lookup.tool.exact ? [] : [gnuNote(elf)]
	];
	return {
		...report,
		problems,
		notes: [...new Set(notes.filter((note) => note !== ""))]
	};
}
const RETURN_NOTE = "Source lines are those of the calls: return addresses are looked up minus one, so some lines differ by a few from those of scripts/decode_stacktrace.sh.";
function gnuNote(elf) {
	return elf.dwarf === 5 ? "Decoded by GNU addr2line, which can name a wrong file for inlined functions of a DWARF 5 kernel; lines that cannot be right were left out. Install llvm for exact files." : "";
}
function noted(report, note) {
	return {
		...report,
		notes: [...report.notes, note]
	};
}
/** Addresses that a printed symbol may stand for. */
var Resolver = class {
	symbols;
	slide;
	constructor(symbols, slide) {
		this.symbols = symbols;
		this.slide = slide;
	}
	places(frame) {
		if (frame.module !== null || frame.size === 0 || frame.offset > frame.size) return [];
		const offset = BigInt(frame.offset);
		const places = this.symbols.find(frame.symbol, frame.size).map((symbol) => symbol.address + offset);
		if (places.length > 1 && frame.address !== null) {
			const printed = BigInt(`0x${frame.address}`) - this.slide;
			if (places.includes(printed)) return [printed];
		}
		return places.slice(0, MAX_CANDIDATES);
	}
};
/** One chain when all places agree, else the first with the number of places. */
function settle(frame, places, chains) {
	const all = places.map((place) => chains.get(place) ?? []);
	const distinct = new Map(all.map((chain) => [JSON.stringify(chain), chain]));
	return {
		source: (all[0] ?? []).map((level) => level.function === "??" ? {
			...level,
			function: frame.symbol
		} : level),
		candidates: distinct.size
	};
}
async function cleanChains(lookup, anchor, elf, options) {
	const prefixes = [sourcePrefix(anchor === null ? void 0 : lookup.chains.get(anchor)?.at(-1)?.file), options.sourceRoot].filter((prefix) => prefix !== null);
	const clean = /* @__PURE__ */ new Map();
	for (const [address, chain] of lookup.chains) {
		const relative = chain.map((level) => ({
			...level,
			file: treePath(level.file, prefixes)
		}));
		const doubtful = !lookup.tool.exact && elf.dwarf === 5;
		clean.set(address, doubtful ? await trustedChain(relative, options.sourceRoot) : relative);
	}
	return clean;
}

export { isConsequence as i, ConsoleReader as n, LOCKDEP_LIMIT as r, decodeReport as t };