import { r as InputError } from "./errors.js";
import path from "node:path";
import { d as UNKNOWN, f as readIdentity, l as afterScissors, m as showIdentity, p as sameAddress, u as readBody } from "./read.js";
import { createHash } from "node:crypto";
import { r as primaryDiff } from "./show.js";

// src/series/patch-id.ts
const ids = /* @__PURE__ */ new WeakMap();
/**
* A name for the change itself, as `git patch-id` makes it: the same when only line numbers, blob ids and blanks
* differ. '' for a mail without a diff.
*/
function patchId(message) {
	const known = ids.get(message);
	if (known !== void 0) return known;
	const diff = message.candidates[0]?.bytes;
	const id = diff === void 0 ? "" : hashChange(diff.toString("latin1"));
	ids.set(message, id);
	return id;
}
function hashChange(diff) {
	const hash = createHash("sha256");
	for (const line of diff.split("\n")) {
		if (/^(?:index [0-9a-f]|@@ -|diff --git )/.test(line)) continue;
		hash.update(line.replace(/[ \t\r]+/g, ""));
	}
	return hash.digest("hex");
}

// src/series/group.ts
/** Mails that make up one posting, while it is put together. Key 0 is the cover letter. */
var Group = class {
	members = /* @__PURE__ */ new Map();
	notes = [];
	version;
	versionInferred;
	minor;
	sender;
	/** True for mails with a Message-ID; files of format-patch have no thread and no time of sending. */
	posted;
	constructor(first) {
		this.version = first.version;
		this.versionInferred = first.inferred;
		this.minor = first.minor;
		this.sender = first.message.sender.email.toLowerCase();
		this.posted = first.message.posted;
	}
	get total() {
		return Math.max(0, ...[...this.members.values()].map((message) => message.subject.total ?? 0));
	}
	get isWhole() {
		for (let n = 1; n <= this.total; n++) if (!this.members.has(n)) return false;
		return this.total > 0;
	}
	/** Milliseconds between a time and the nearest mail of the group; 0 when times are unknown. */
	distance(dateMs) {
		if (dateMs === null) return 0;
		const gaps = [...this.members.values()].map((one) => one.dateMs === null ? 0 : Math.abs(one.dateMs - dateMs));
		return Math.min(...gaps);
	}
};
/** Longest pause between mails of one posting that no thread ties together (b4's --rethread). */
const PAUSE_MS = 36e5;
/**
* Sorts the numbered mails of one sender, version and thread into postings. The same number twice means the
* same patch twice, or a repost without a version: a new posting then starts.
*/
function splitPostings(placed, threads) {
	const groups = [];
	const home = /* @__PURE__ */ new Map();
	for (const one of placed) {
		const fits = (group) => hasRoom(group, one) && totalsFit(group, one.message);
		const near = threads.ancestors(one.message).map((message) => home.get(message));
		const same = groups.find((group) => isSamePatch(group.members.get(one.number), one));
		if (same !== void 0) {
			same.notes.push(`patch ${one.number} is there twice with the same content; one is used`);
			home.set(one.message, same);
			continue;
		}
		const time = one.message.dateMs;
		let group = near.find((other) => other !== void 0 && fits(other));
		group ??= groups.findLast((other) => fits(other) && (!one.message.posted || other.distance(time) <= PAUSE_MS));
		group ??= groups.findLast((other) => fits(other) && groups.length === 1);
		if (group === void 0) {
			group = new Group(one);
			groups.push(group);
		}
		group.members.set(one.number, one.message);
		home.set(one.message, group);
	}
	return groups;
}
/** Whether the number is free, or held by a mail that forgot its diff. */
function hasRoom(group, one) {
	const holder = group.members.get(one.number);
	if (holder === void 0) return true;
	return one.number > 0 && holder.candidates.length === 0 && one.message.candidates.length > 0;
}
/** A repost has new mails with the same content; only a copy next to the original is the same patch. */
function isSamePatch(member, one) {
	if (member === void 0 || one.number === 0 || patchId(member) !== patchId(one.message)) return false;
	if (patchId(member) === "" || !one.message.posted) return false;
	return member.inReplyTo[0] === one.message.inReplyTo[0] && Math.abs((member.dateMs ?? 0) - (one.message.dateMs ?? 0)) < 6e4;
}
/** Totals of one posting are equal, or grow as its author adds patches (1/2, 2/3, 3/3). */
function totalsFit(group, message) {
	const total = message.subject.total;
	if (total === null || group.total === 0 || total === group.total) return true;
	const position = message.subject.position ?? 0;
	return position > 0 && total === group.total + 1 && position >= group.total && group.members.size >= group.total - 1;
}
/**
* Joins postings that no thread ties together: the same sender, version and total, no number twice, and not far
* apart in time.
*/
function joinPostings(groups) {
	const first = (group) => Math.min(...[...group.members.values()].map((one) => one.dateMs ?? 0));
	const joined = [];
	const alike = /* @__PURE__ */ new Map();
	for (const group of [...groups].sort((a, b) => first(a) - first(b))) {
		const key = `${group.sender} ${group.version} ${group.minor}`;
		const candidates = alike.get(key) ?? [];
		alike.set(key, candidates);
		const other = candidates.findLast((candidate) => mayJoin(candidate, group));
		if (other === void 0) {
			joined.push(group);
			candidates.push(group);
			continue;
		}
		for (const [number, message] of group.members) other.members.set(number, message);
		other.notes.push(...group.notes);
	}
	return joined;
}
function mayJoin(a, b) {
	if (!a.posted || !b.posted) return false;
	if (a.total !== b.total && a.total !== 0 && b.total !== 0) return false;
	if ([...b.members.keys()].some((number) => a.members.has(number))) return false;
	if (a.members.size > 1 && b.members.size > 1 && (a.isWhole || b.isWhole)) return false;
	const cover = a.members.get(0) ?? b.members.get(0);
	const patches = [...a.members, ...b.members].filter(([number]) => number > 0).map(([, message]) => message);
	if (cover !== void 0 && patches.length > 0 && !mayCover(cover, patches)) return false;
	return [...b.members.values()].some((message) => a.distance(message.dateMs) <= PAUSE_MS);
}
/** A cover letter that lists patches must list these. */
function mayCover(cover, patches) {
	return !/^\S.* \(\d{1,4}\):$/m.test(cover.prose) || patches.some((patch) => cover.prose.includes(patch.subject.title.slice(0, 40)));
}

// src/series/single.ts
/**
* Patches without a number. Alone, each is a series of one; inside of a thread it may be a fix-up, a bot's
* suggestion, or a new version of one patch. Files of format-patch without numbers are one series in the order
* in which they were given, as `git am` takes them.
*/
function singleSeries(messages, numbered, threads) {
	const series = [];
	const strays = [];
	const files = messages.filter((message) => !message.posted);
	for (const group of byFolder(files)) series.push(ofMessages(group));
	const homes = homesOf(numbered);
	for (const message of messages.filter((one) => one.posted)) {
		const reroll = rerollOf(message, homes, threads);
		if (reroll !== null) {
			series.push(reroll);
			continue;
		}
		const reason = strayReason(message, homes, threads);
		if (reason === null) series.push(ofMessages([message]));
		else strays.push({
			message,
			reason
		});
	}
	return {
		series,
		strays
	};
}
function byFolder(files) {
	const inFile = /* @__PURE__ */ new Map();
	for (const { file } of files) inFile.set(file, (inFile.get(file) ?? 0) + 1);
	const found = /* @__PURE__ */ new Map();
	for (const message of files) {
		const key = `${inFile.get(message.file) === 1 ? path.dirname(message.file) : message.file} ${message.subject.version}`;
		const group = found.get(key);
		if (group === void 0) found.set(key, [message]);
		else group.push(message);
	}
	return [...found.values()];
}
function ofMessages(messages) {
	const first = messages[0];
	return {
		version: first.subject.version,
		versionInferred: first.subject.versionInferred,
		minor: 0,
		sender: first.sender,
		total: messages.length,
		cover: null,
		patches: new Map(messages.map((message, i) => [i + 1, message])),
		empty: /* @__PURE__ */ new Map(),
		notes: messages.length > 1 ? ["the patches carry no numbers; they are taken in the order of the input"] : [],
		over: null
	};
}
function homesOf(numbered) {
	const homes = /* @__PURE__ */ new Map();
	for (const series of numbered) {
		if (series.cover !== null) homes.set(series.cover, {
			series,
			number: 0
		});
		for (const [number, message] of series.patches) homes.set(message, {
			series,
			number
		});
	}
	return homes;
}
/** `[PATCH v2] title` below `[PATCH 2/3] title` by the same sender is version 2 of that patch. */
function rerollOf(message, homes, threads) {
	if (message.subject.versionInferred) return null;
	for (const above of threads.ancestors(message)) {
		const home = homes.get(above);
		if (home === void 0 || home.number === 0 || above.subject.title !== message.subject.title) continue;
		const { series, number } = home;
		if (series.version >= message.subject.version || !sameAddress(series.sender, message.sender)) continue;
		return {
			...ofMessages([message]),
			total: series.total,
			patches: /* @__PURE__ */ new Map([[number, message]])
		};
	}
	return null;
}
function strayReason(message, homes, threads) {
	const above = threads.ancestors(message);
	if (above.some((one) => homes.has(one))) return "a diff without a number in the thread of a series";
	const answered = above.find((one) => one.kind !== "reply");
	if (answered?.kind === "patch" && !sameAddress(answered.sender, message.sender)) return "a diff that answers somebody else's patch";
	return null;
}

// src/series/threads.ts
/** Builds threads from In-Reply-To, then References, the newest reference first. */
function buildThreads(messages) {
	const byId = new Map(messages.map((message) => [message.messageId, message]));
	const links = new Links();
	const parents = /* @__PURE__ */ new Map();
	const children = /* @__PURE__ */ new Map();
	for (const message of messages) {
		const named = [...message.inReplyTo, ...message.references.toReversed()];
		for (const id of named) links.join(message.messageId, id);
		const parent = named.map((id) => byId.get(id)).find((other) => other !== void 0 && other !== message);
		if (parent === void 0 || leadsTo(parents, parent, message)) continue;
		parents.set(message, parent);
		const siblings = children.get(parent);
		if (siblings === void 0) children.set(parent, [message]);
		else siblings.push(message);
	}
	return {
		parent: (message) => parents.get(message) ?? null,
		ancestors: (message) => ancestorsOf(parents, message),
		thread: (message) => links.group(message.messageId),
		children: (message) => children.get(message) ?? []
	};
}
function ancestorsOf(parents, message) {
	const found = [];
	for (let at = parents.get(message); at !== void 0; at = parents.get(at)) found.push(at);
	return found;
}
/** Whether a mail's ancestors reach the other one: mails that answer each other would be a loop. */
function leadsTo(parents, from, to) {
	for (let at = from; at !== void 0; at = parents.get(at)) if (at === to) return true;
	return false;
}
/** Sets of ids that belong together. */
var Links = class {
	up = /* @__PURE__ */ new Map();
	numbers = /* @__PURE__ */ new Map();
	root(id) {
		let at = id;
		for (let next = this.up.get(at); next !== void 0; next = this.up.get(at)) {
			const further = this.up.get(next);
			if (further !== void 0) this.up.set(at, further);
			at = next;
		}
		return at;
	}
	join(a, b) {
		const [left, right] = [this.root(a), this.root(b)];
		if (left !== right) this.up.set(left, right);
	}
	group(id) {
		const root = this.root(id);
		const known = this.numbers.get(root);
		if (known !== void 0) return known;
		this.numbers.set(root, this.numbers.size);
		return this.numbers.size - 1;
	}
};

// src/series/assemble.ts
/** Puts mails together to series as they were posted. Never guesses a version by counting. */
function assemble(input) {
	const messages = inOrderOfTime(withoutDoubles(input));
	const threads = buildThreads(messages);
	const strays = [];
	const numbered = [];
	const single = [];
	for (const message of messages) {
		const { kind, subject } = message;
		if (kind === "reply" && message.candidates.length > 0) {
			strays.push({
				message,
				reason: "a reply with a diff"
			});
			continue;
		}
		if (!(kind === "patch" || kind === "cover" || kind === "other" && subject.isPatch && !subject.isReply) || message.error !== void 0) continue;
		if (subject.position !== null) numbered.push(place(message, threads));
		else if (kind === "patch") single.push(message);
	}
	const numberedGroups = adoptCovers(joinPostings(buckets(numbered, threads).flatMap((bucket) => splitPostings(bucket, threads))), threads);
	nameCovers(numberedGroups, threads);
	const series = numberedGroups.map(fromGroup);
	const unnumbered = singleSeries(single, series, threads);
	series.push(...unnumbered.series);
	strays.push(...unnumbered.strays);
	return {
		series: series.filter((one) => one.patches.size > 0 || one.cover !== null),
		threads,
		messages,
		strays
	};
}
/** The same mail from two lists is one mail; the copy whose From no list rewrote is kept. */
function withoutDoubles(messages) {
	const kept = /* @__PURE__ */ new Map();
	for (const message of messages) {
		const other = kept.get(message.messageId);
		const score = (one) => one.candidates.length * 2 - one.notes.length - (one.error === void 0 ? 0 : 99);
		if (other === void 0 || score(message) > score(other)) kept.set(message.messageId, message);
	}
	return [...kept.values()];
}
function inOrderOfTime(messages) {
	const rank = new Map(messages.map((message, i) => [message, i]));
	const time = (message) => message.posted ? message.dateMs ?? 0 : 0;
	return [...messages].sort((a, b) => time(a) - time(b) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}
/** Number and version of a mail. `v5.1 10/12` is version 5 only when it answers patch 10 of v5. */
function place(message, threads) {
	const { subject } = message;
	const number = subject.position ?? 0;
	if (subject.minor !== null) {
		const { version, minor } = subject.minor;
		if (threads.ancestors(message).find((one) => one.subject.position === number && one.subject.version === version && one.kind === "patch") !== void 0) return {
			message,
			number,
			version,
			inferred: false,
			minor
		};
	}
	return {
		message,
		number,
		version: subject.version,
		inferred: subject.versionInferred,
		minor: 0
	};
}
/** Mails that can be of one posting: one sender, version and thread; or the files of one folder. */
function buckets(placed, threads) {
	const inFile = /* @__PURE__ */ new Map();
	for (const { message } of placed) inFile.set(message.file, (inFile.get(message.file) ?? 0) + 1);
	const found = /* @__PURE__ */ new Map();
	for (const one of placed) {
		const { message } = one;
		const place = inFile.get(message.file) === 1 ? path.dirname(message.file) : message.file;
		const key = `${message.posted ? `${threads.thread(message)} ${message.sender.email.toLowerCase()}` : `file ${place}`} ${one.version} ${one.minor}`;
		const bucket = found.get(key);
		if (bucket === void 0) found.set(key, [one]);
		else bucket.push(one);
	}
	return [...found.values()];
}
/** Cover letters whose patches do not repeat the version (`[PATCH v3 0/4]` above `[PATCH 1/4]`). */
function adoptCovers(groups, threads) {
	const left = new Set(groups);
	for (const lone of groups) {
		const cover = lone.members.get(0);
		if (cover === void 0 || lone.members.size > 1) continue;
		const patches = [...left].find((group) => {
			if (group === lone || group.members.has(0) || group.members.size === 0) return false;
			if (group.posted !== lone.posted || group.posted && group.sender !== lone.sender) return false;
			if (!group.versionInferred && !lone.versionInferred) return false;
			if (lone.total !== 0 && group.total !== lone.total) return false;
			const members = [...group.members.values()];
			if (!mayCover(cover, members)) return false;
			return !group.posted || members.some((message) => threads.ancestors(message).includes(cover));
		});
		if (patches === void 0) continue;
		const explicit = lone.versionInferred ? patches : lone;
		const [first] = explicit.members.values();
		if (first === void 0) continue;
		const merged = new Group({
			message: first,
			number: 0,
			version: explicit.version,
			inferred: explicit.versionInferred,
			minor: patches.minor
		});
		for (const [number, message] of [...lone.members, ...patches.members]) merged.members.set(number, message);
		merged.notes.push(...lone.notes, ...patches.notes);
		if (explicit === lone) merged.notes.push(`the patches carry no version; that of the cover letter, v${lone.version}, counts`);
		left.delete(lone);
		left.delete(patches);
		left.add(merged);
	}
	return [...left];
}
/** A cover letter without brackets: the mail above several patches, by the same sender, without a diff (b4). */
function nameCovers(groups, threads) {
	for (const group of groups) {
		if (group.members.has(0) || group.members.size < 2) continue;
		const [lowest] = [...group.members].sort(([a], [b]) => a - b);
		const parent = lowest === void 0 ? null : threads.parent(lowest[1]);
		if (parent === null || parent.kind !== "other" || parent.subject.isPatch || parent.candidates.length > 0) continue;
		if (parent.sender.email.toLowerCase() !== group.sender) continue;
		if ([...group.members.values()].filter((message) => threads.ancestors(message).includes(parent)).length < 2) continue;
		group.members.set(0, parent);
		group.notes.push("the cover letter has no [PATCH 0/n] mark; it is the mail that the patches answer");
	}
}
function fromGroup(group) {
	const patches = /* @__PURE__ */ new Map();
	const empty = /* @__PURE__ */ new Map();
	for (const [number, message] of group.members) if (number > 0) (message.candidates.length > 0 ? patches : empty).set(number, message);
	const { total } = group;
	const notes = [...group.notes];
	const extra = [...patches.keys()].filter((number) => number > total);
	if (total > 0 && extra.length > 0) notes.push(`patch ${extra.join(", ")} of ${total} is kept as an extra patch`);
	for (const number of empty.keys()) notes.push(`mail ${number}/${total} holds no diff`);
	return {
		version: group.version,
		versionInferred: group.versionInferred,
		minor: group.minor,
		sender: [...group.members.values()][0]?.sender ?? UNKNOWN,
		total: total === 0 ? Math.max(0, ...patches.keys()) : total,
		cover: group.members.get(0) ?? null,
		patches,
		empty,
		notes,
		over: null
	};
}

// src/series/base-info.ts
/** Lines that name what comes first, and the kind of name. */
const PREREQUISITES = [
	[/^prerequisite-patch-id:\s*([0-9a-f]{12,64})\s*$/i, "patch-id"],
	[/^prerequisite-message-id:\s*<?([^<>\s]+)>?\s*$/i, "message-id"],
	[/^prerequisite-change-id:\s*(\S+)\s*$/i, "change-id"],
	[/^based-on:\s*<?([^<>\s]+@[^<>\s]+)>?\s*$/i, "message-id"],
	[/^depends-on:\s*<?([^<>\s]+@[^<>\s]+)>?\s*$/i, "message-id"],
	[/^depends-on:\s*(https?:\/\/\S+)\s*$/i, "url"]
];
const BASE = /^base-commit:\s*([0-9a-f]{12,64})\s*$/i;
const BASE_UNUSABLE = /^base-commit:\s*(\S.{0,80})$/i;
const PROSE_BASE = /\bbased on(?: top of)?(?: commit)?[:\s]+([0-9a-f]{40})\b/i;
const MAX_LINE$1 = 400;
/** Reads base and prerequisites from all mails of a series; the first that states a base counts. */
function readBaseInfo(mails) {
	const commits = [];
	const prerequisites = /* @__PURE__ */ new Set();
	const notes = [];
	let fromProse = null;
	for (const mail of mails) for (const line of `${mail.prose}\n${mail.footer}`.split("\n")) {
		if (line.length > MAX_LINE$1) continue;
		const base = BASE.exec(line);
		if (base !== null) commits.push((base[1] ?? "").toLowerCase());
		else if (BASE_UNUSABLE.test(line)) notes.push(`"${line.trim().slice(0, 100)}" names no commit: 12 or more hexadecimal digits are expected`);
		for (const [pattern, kind] of PREREQUISITES) {
			const match = pattern.exec(line);
			if (match !== null) prerequisites.add(`${kind}:${match[1]}`);
		}
		fromProse ??= PROSE_BASE.exec(line)?.[1]?.toLowerCase() ?? null;
	}
	const distinct = [...new Set(commits)];
	if (distinct.length > 1) notes.push(`the mails name ${distinct.length} different base commits; the first one counts`);
	if (distinct.length === 0 && fromProse !== null) notes.push("the base is taken from the words \"based on\" in a mail");
	return {
		commit: distinct[0] ?? fromProse,
		prerequisites: [...prerequisites],
		notes: [...new Set(notes)]
	};
}

// src/series/found.ts
/** Numbers from 1 to the total that have no patch. */
function missingOf(series) {
	const missing = [];
	for (let n = 1; n <= series.total; n++) if (!series.patches.has(n)) missing.push(n);
	return missing;
}
function isComplete(series) {
	return series.patches.size > 0 && missingOf(series).length === 0;
}
/** The newest date of its mails in milliseconds; -1 when none has one. */
function newestDate(series) {
	const dates = [...series.patches.values(), ...series.cover === null ? [] : [series.cover]];
	return Math.max(-1, ...dates.map((message) => message.dateMs ?? -1));
}
/** Patches in order. */
function inOrder(series) {
	return [...series.patches].sort(([a], [b]) => a - b);
}
/** All mails of it, the cover letter first. */
function mailsOf(series) {
	return [...series.cover === null ? [] : [series.cover], ...inOrder(series).map(([, message]) => message)];
}
/** The title that people know it by. */
function titleOf(series) {
	return mailsOf(series)[0]?.subject.title ?? [...series.empty.values()][0]?.subject.title ?? "";
}

// src/series/trailers.ts
/** Lines that look like trailers and are not: words of mail clients and of mail headers. */
const IGNORED = new Set("phone mail email e-mail prerequisite-message-id from author cc to date subject subscribe unsubscribe base-commit change-id message-id".split(" "));
/** Trailers whose value is no person. */
const WITHOUT_ADDRESS = /^(?:link|buglink|closes|obsoleted-by)$/;
const TRAILER = /^[ \t]{0,8}(\w[\w-]{0,60}):[ \t]+(\S.*)$/;
const MAX_LINE = 1e3;
/** The trailers of a reply: not quoted, above the signature, with an address or a value of a known kind. */
function readTrailers(text) {
	const found = [];
	const lines = (text.split("\n-- \n")[0] ?? "").split("\n");
	for (let i = 0; i < lines.length; i++) {
		const line = lines[i] ?? "";
		if (line.length > MAX_LINE) continue;
		const match = TRAILER.exec(line);
		if (match === null) continue;
		const name = match[1] ?? "";
		let value = (match[2] ?? "").trim();
		if (IGNORED.has(name.toLowerCase())) continue;
		const next = (lines[i + 1] ?? "").trim();
		const brokenName = /^<[^<>\s]+@[^<>\s]+>/.test(next) && !value.includes("@");
		const brokenFixes = /^fixes$/i.test(name) && value.includes("(") && !value.includes(")") && next.endsWith(")");
		if ((brokenName || brokenFixes) && next.length < 200) {
			value = `${value} ${next}`;
			i++;
		}
		if (/<?[^<>\s]+@[^<>\s]+>?/.test(value) || WITHOUT_ADDRESS.test(name.toLowerCase()) && /^\S+:\/\//.test(value) || /^fixes$/i.test(name) && /^[0-9a-f]{6,40}\b/.test(value)) found.push({
			name,
			value
		});
	}
	return found;
}
/** Whether a trailer was given by the person that it names (b4's rules). */
function isOwn(trailer, from) {
	const named = readIdentity(trailer.value.replace(/\s+[#(].*$/, "")) ?? readIdentity(trailer.value);
	if (named === null) return WITHOUT_ADDRESS.test(trailer.name.toLowerCase()) || /^fixes$/i.test(trailer.name);
	const [a, b] = [split(named.email), split(from.email)];
	if (a.local === b.local && (a.domain === b.domain || isSubdomain(a.domain, b.domain) || isSubdomain(b.domain, a.domain))) return true;
	return named.name !== "" && named.name.toLowerCase() === from.name.toLowerCase();
}
function split(email) {
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	return {
		local: local.split("+")[0] ?? "",
		domain
	};
}
/** `linux.intel.com` is a direct subdomain of `intel.com`. */
function isSubdomain(inner, outer) {
	return outer.includes(".") && inner.endsWith(`.${outer}`) && !inner.slice(0, -outer.length - 1).includes(".");
}
/** Trailers of all replies to the series, and to older versions whose patch did not change. */
function collectTrailers(series, older, threads) {
	const found = /* @__PURE__ */ new Map();
	const collect = (message, patchIndex) => {
		for (const reply of repliesTo(message, threads)) for (const trailer of readTrailers(reply.prose)) {
			const key = `${patchIndex} ${trailer.name.toLowerCase()} ${trailer.value}`;
			const credited = isOwn(trailer, reply.sender);
			if (!found.has(key) || credited) found.set(key, {
				...trailer,
				from: reply.sender,
				patchIndex,
				credited
			});
		}
	};
	if (series.cover !== null) collect(series.cover, 0);
	for (const [number, message] of inOrder(series)) {
		collect(message, number);
		for (const old of older) for (const earlier of old.patches.values()) if (earlier !== message && patchId(earlier) === patchId(message)) collect(earlier, number);
	}
	return [...found.values()];
}
/** All replies below a mail, up to the next mail that is no reply. */
function repliesTo(message, threads) {
	const found = [];
	const open = [...threads.children(message)];
	for (let child = open.pop(); child !== void 0; child = open.pop()) {
		if (child.kind !== "reply") continue;
		found.push(child);
		open.push(...threads.children(child));
	}
	return found.sort((a, b) => (a.dateMs ?? 0) - (b.dateMs ?? 0));
}

// src/series/build.ts
/** One patch in the words of its mail. `scissors` cuts what stands above a `-- >8 --` line: only for replies. */
function toPatch(index, message, scissors = false) {
	const best = message.candidates[0];
	if (best === void 0) return null;
	const below = scissors ? afterScissors(message.prose) : null;
	const body = below === null ? null : readBody(below);
	return {
		index,
		subject: body?.subject ?? message.subject.title,
		author: body?.author ?? message.author,
		dateMs: body?.date?.ms ?? message.dateMs,
		zoneMinutes: body?.date?.zoneMinutes ?? message.zoneMinutes,
		messageId: message.messageId,
		listed: message.listed,
		log: body?.log ?? message.log,
		notes: body?.below ?? message.below,
		candidates: message.candidates,
		decoder: best.decoder,
		diffSha256: primaryDiff(message)?.sha256 ?? best.sha256,
		files: message.files
	};
}
/** The series as the later stages take it. `older` are earlier versions, for their trailers. */
function toSeries(found, older, threads) {
	const mails = mailsOf(found);
	const [first] = mails;
	const patches = inOrder(found).map(([number, message]) => toPatch(number, message, message.subject.isReply)).filter((patch) => patch !== null);
	const base = readBaseInfo(mails);
	const missing = missingOf(found);
	const notes = [
		...found.notes,
		...base.notes,
		...inOrder(found).flatMap(([number, message]) => message.notes.map((note) => `patch ${number}: ${note}`))
	];
	return {
		subject: first?.subject.title ?? "",
		author: first?.author ?? found.sender,
		version: found.version,
		rfc: mails.some((message) => message.subject.rfc),
		resend: mails.some((message) => message.subject.resend),
		tags: [...new Set(mails.flatMap((message) => message.subject.tags))],
		total: found.total,
		complete: missing.length === 0 && patches.length > 0,
		missing,
		cover: found.cover === null ? null : {
			subject: found.cover.subject.title,
			author: found.cover.author,
			messageId: found.cover.messageId,
			text: found.cover.prose
		},
		patches,
		baseCommit: base.commit,
		prerequisites: base.prerequisites,
		trailers: collectTrailers(found, older, threads),
		messageId: first?.messageId ?? "",
		listed: first?.listed ?? false,
		to: first?.to ?? [],
		cc: first?.cc ?? [],
		notes: [...new Set(notes)]
	};
}

// src/series/lineage.ts
/**
* Sorts series into lineages. Series are related when they share the title of a mail, or when one sender sent
* different versions in one thread or to one file. Series that share nothing are for the user to choose from.
*/
function findLineages(series, threads) {
	const sets = new Sets();
	const byKey = /* @__PURE__ */ new Map();
	const note = (key, one) => {
		const known = byKey.get(key);
		if (known === void 0) byKey.set(key, [one]);
		else known.push(one);
	};
	for (const one of series) {
		const sender = one.sender.email.toLowerCase();
		for (const message of mailsOf(one)) {
			const title = normal(message.subject.title);
			if (title !== "") note(`title ${title}`, one);
			note(`sender ${sender} thread ${threads.thread(message)}`, one);
		}
		for (const file of filesOf(one)) note(`sender ${sender} file ${file}`, one);
	}
	for (const [key, [first, ...others]] of byKey) {
		if (first === void 0) continue;
		const versions = new Set([first, ...others].map((one) => `${one.version}.${one.minor}`));
		if (!key.startsWith("title ") && versions.size < 2) continue;
		for (const other of others) sets.join(first, other);
	}
	return sets.groups(series).map((lineage) => lineage.sort(byVersion));
}
/** Older before newer: by version, then by minor reroll, then by date. */
function byVersion(a, b) {
	return a.version - b.version || a.minor - b.minor || newestDate(a) - newestDate(b);
}
function filesOf(series) {
	return [...series.patches.values()].flatMap((message) => message.files.map((file) => file.path));
}
function normal(title) {
	return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
/** Sets that grow together. */
var Sets = class {
	up = /* @__PURE__ */ new Map();
	root(of) {
		let at = of;
		for (let next = this.up.get(at); next !== void 0; next = this.up.get(at)) {
			const further = this.up.get(next);
			if (further !== void 0) this.up.set(at, further);
			at = next;
		}
		return at;
	}
	join(a, b) {
		const [left, right] = [this.root(a), this.root(b)];
		if (left !== right) this.up.set(right, left);
	}
	/** The sets, in the order of their first members. */
	groups(all) {
		const found = /* @__PURE__ */ new Map();
		for (const one of all) {
			const root = this.root(one);
			const group = found.get(root);
			if (group === void 0) found.set(root, [one]);
			else group.push(one);
		}
		return [...found.values()];
	}
};

// src/series/reroll.ts
/**
* A newer version of some patches only, sent as answers to the older ones: the holes are filled from the older
* version. Null unless every patch that is there answers the same number of that version, directly or through
* other mails; anything less would be a guess.
*/
function completeReroll(series, lineage, threads) {
	const older = lineage.slice(0, Math.max(0, lineage.indexOf(series))).toReversed();
	for (const candidate of older) {
		if (!(candidate.version < series.version || candidate.minor < series.minor) || candidate.total !== series.total || series.patches.size === 0) continue;
		const base = isComplete(candidate) ? candidate : completeReroll(candidate, lineage, threads);
		if (base === null) continue;
		if (!inOrder(series).every(([number, message]) => {
			const replaced = base.patches.get(number);
			return replaced !== void 0 && threads.ancestors(message).includes(replaced);
		}) || missingOf(series).some((number) => !base.patches.has(number))) continue;
		const replaced = [...series.patches.keys()].sort((a, b) => a - b);
		const label = `v${series.version}${series.minor > 0 ? `.${series.minor}` : ""}`;
		const numbers = replaced.map((number) => `${number}/${series.total}`).join(", ");
		return {
			...series,
			cover: series.cover ?? base.cover,
			patches: new Map([...base.patches, ...series.patches]),
			notes: [...series.notes, `${label} (${numbers} only) over v${base.version}`],
			over: {
				version: base.version,
				replaced
			}
		};
	}
	return null;
}

// src/series/table.ts
const MAX_ROWS = 20;
/** Rows of text in aligned columns, two blanks apart. */
function columns(rows) {
	const widths = [];
	for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
	return rows.map((row) => `  ${row.map((cell, i) => i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0)).join("  ")}`.trimEnd()).join("\n");
}
function capped(items, row, head) {
	const rows = [head, ...items.slice(0, MAX_ROWS).map(row)];
	if (items.length > MAX_ROWS) rows.push([`and ${items.length - MAX_ROWS} more`]);
	return columns(rows);
}
/** The series that were seen, for an error that asks the user to choose. */
function seriesTable(series) {
	return capped(series, (one) => [
		`v${one.version}${one.minor > 0 ? `.${one.minor}` : ""}`,
		isComplete(one) ? `${one.patches.size}` : `${one.patches.size} of ${one.total}`,
		day(newestDate(one)),
		one.sender.email,
		titleOf(one).slice(0, 60),
		mailsOf(one)[0]?.messageId ?? ""
	], [
		"version",
		"patches",
		"date",
		"from",
		"subject",
		"message-id"
	]);
}
/** What of a series is there and what is not, for an error about a hole. */
function holesTable(series) {
	const rows = [];
	const missing = new Set(missingOf(series));
	for (let n = 1; n <= series.total && rows.length < 200; n++) {
		const message = series.patches.get(n) ?? series.empty.get(n);
		if (!(missing.has(n) || missing.has(n - 1) || missing.has(n + 1)) && series.total > MAX_ROWS) continue;
		const state = message === void 0 ? "MISSING" : series.patches.has(n) ? "there" : "NO DIFF";
		rows.push([
			`${n}/${series.total}`,
			state,
			message?.subject.title.slice(0, 60) ?? "",
			message?.messageId ?? ""
		]);
	}
	return columns(rows);
}
/** Mails that hold no patch, with the reason for each. */
function mailTable(messages) {
	return capped(messages, (message) => [
		`${message.file}:${message.index}`,
		message.kind,
		message.subject.title.slice(0, 50) || "(no subject)",
		whyNoPatch(message)
	], [
		"mail",
		"kind",
		"subject",
		"why it is no patch"
	]);
}
function whyNoPatch(message) {
	if (message.error !== void 0) return message.error;
	if (message.subject.problem !== null) return message.subject.problem;
	switch (message.kind) {
		case "reply": return message.candidates.length > 0 ? "a reply with a diff; choose it with --message-id" : "a reply";
		case "cover": return "a cover letter";
		case "pull": return "a pull request, not a patch";
		default: return message.candidates.length > 0 ? `a diff by ${showIdentity(message.sender)}` : "it holds no diff";
	}
}
function day(dateMs) {
	return dateMs < 0 ? "-" : new Date(dateMs).toISOString().slice(0, 10);
}

// src/series/select.ts
/** No wish at all: the newest complete version of the only work in the input. */
const NO_CHOICE = {
	version: null,
	patches: null,
	messageId: null,
	latest: false,
	allowIncomplete: false
};
/** Every series of the mails as it was posted, oldest first; complete or not. */
function assembleSeries(messages) {
	const assembly = assemble(messages);
	return [...assembly.series].sort((a, b) => newestDate(a) - newestDate(b)).map((one) => toSeries(one, [], assembly.threads));
}
/**
* The one series to work on: the highest version, complete, of the only work in the mails; or what the choice
* says.
* @throws InputError with a table of what was seen, what is missing, and what to type.
*/
function selectSeries(messages, choice = NO_CHOICE) {
	const assembly = assemble(messages);
	const lineage = chooseLineage(assembly, choice);
	const found = chooseVersion(lineage, assembly, choice);
	const older = lineage.filter((one) => byVersion(one, found) < 0);
	const series = toSeries(found, older, assembly.threads);
	return choice.patches === null ? series : takePatches(series, choice.patches, choice.allowIncomplete);
}
function chooseLineage(assembly, choice) {
	const { series, threads, messages } = assembly;
	if (choice.messageId !== null) return lineageOf(choice.messageId, assembly);
	if (series.filter((one) => one.patches.size > 0).length === 0) throw noPatch(messages, series);
	let lineages = findLineages(series, threads).filter((lineage) => lineage.some((one) => one.patches.size > 0));
	if (choice.version !== null && lineages.length > 1) {
		const fitting = lineages.filter((lineage) => lineage.some((one) => one.version === choice.version));
		if (fitting.length > 0) lineages = fitting;
	}
	const [only] = lineages;
	if (only !== void 0 && lineages.length === 1) return only;
	if (choice.latest && only !== void 0) return newestOf(lineages);
	throw new InputError(`the input holds ${lineages.length} series that are not versions of one another:\n${seriesTable(lineages.flat())}`, { hint: "Choose one with --message-id ID, or take the newest with --select latest." });
}
function newestOf(lineages) {
	const newest = (lineage) => Math.max(...lineage.map(newestDate));
	return lineages.reduce((best, lineage) => newest(lineage) >= newest(best) ? lineage : best);
}
/** The lineage of a mail; a reply with a diff, chosen by its id, is a series of its own. */
function lineageOf(wanted, assembly) {
	const id = wanted.replace(/^<|>$/g, "");
	const { series, threads, messages, strays } = assembly;
	const message = messages.find((one) => one.messageId === id);
	if (message === void 0) throw new InputError(`no mail of the input has the Message-ID ${id}; there are:\n${seriesTable(series)}`, { hint: "Give the Message-ID of a patch or a cover letter, without its brackets." });
	if (strays.some((stray) => stray.message === message)) {
		const { subject } = message;
		return [{
			version: subject.version,
			versionInferred: subject.versionInferred,
			minor: 0,
			sender: message.sender,
			total: 1,
			cover: null,
			patches: /* @__PURE__ */ new Map([[1, message]]),
			empty: /* @__PURE__ */ new Map(),
			notes: ["a single diff of the thread, chosen by its Message-ID"],
			over: null
		}];
	}
	const direct = series.find((one) => mailsOf(one).includes(message) || [...one.empty.values()].includes(message));
	const above = threads.ancestors(message);
	const home = direct ?? series.find((one) => mailsOf(one).some((mail) => above.includes(mail)));
	const lineage = findLineages(series, threads).find((one) => home !== void 0 && one.includes(home));
	if (lineage === void 0 || home === void 0) throw new InputError(`the mail ${id} ("${message.subject.title}") belongs to no series; there are:\n${seriesTable(series)}`, { hint: "Give the Message-ID of a patch or a cover letter." });
	return lineage.filter((one) => byVersion(one, home) <= 0);
}
function chooseVersion(lineage, assembly, choice) {
	const usable = lineage.filter((one) => one.patches.size > 0 || one.empty.size > 0 || one.cover !== null);
	const newest = (choice.version === null ? usable : usable.filter((one) => one.version === choice.version)).at(-1);
	if (newest === void 0) {
		const versions = [...new Set(usable.map((one) => `v${one.version}`))].join(", ");
		throw new InputError(`the input has no version ${choice.version} of "${titleOf(usable[0])}", only ${versions}:\n${seriesTable(usable)}`, { hint: `Choose one of ${versions} with --version.` });
	}
	if (isComplete(newest)) return newest;
	if (choice.patches?.every((number) => newest.patches.has(number)) === true) return newest;
	const reroll = completeReroll(newest, usable, assembly.threads);
	if (reroll !== null) return reroll;
	if (choice.allowIncomplete && newest.patches.size > 0) return newest;
	throw incomplete(newest, usable);
}
function incomplete(series, lineage) {
	const missing = missingOf(series);
	const have = [...series.patches.keys()].sort((a, b) => a - b).join(", ") || "none";
	const older = lineage.filter((one) => one !== series && isComplete(one)).map((one) => one.version);
	const ways = ["Add the missing mails"];
	if (series.patches.size > 0) ways.push("test what is there with --allow-incomplete");
	if (older.length > 0) ways.push(`test an older version with --version ${older.at(-1)}`);
	const beyond = [...series.patches].flatMap(([number, mail]) => [...mail.subject.problem === null ? [] : [mail.subject.problem], ...number > series.total ? [`the subject "${number}/${series.total}" counts beyond its own total`] : []]);
	const reason = beyond.length > 0 ? `\n${beyond.join("\n")}` : "";
	return new InputError(`v${series.version} of "${titleOf(series)}" is incomplete: have ${have}; need ${missing.join(", ")} of ${series.total}\n${holesTable(series)}${reason}`, { hint: `${ways.join(", or ")}.` });
}
function noPatch(messages, series) {
	const mails = messages.length === 1 ? "the mail" : `the ${messages.length} mails`;
	const cover = series.find((one) => one.cover !== null);
	const hint = cover !== void 0 ? `Only a cover letter is there; pass the ${cover.total > 0 ? `${cover.total} ` : ""}patches as well.` : "Pass the mails that hold the patches, or the Message-ID of one of them.";
	return new InputError(`no patch was found in ${mails}:\n${mailTable(messages)}`, { hint });
}
function takePatches(series, wanted, allowIncomplete) {
	const there = new Set(series.patches.map((patch) => patch.index));
	const absent = wanted.filter((number) => !there.has(number));
	if (absent.length > 0 && !allowIncomplete) throw new InputError(`--patches asks for ${absent.join(", ")}, but the series has ${[...there].join(", ")}`, { hint: "Ask for patches that are there, or add --allow-incomplete." });
	const patches = series.patches.filter((patch) => wanted.includes(patch.index));
	if (patches.length === 0) throw new InputError(`--patches ${wanted.join(",")} leaves nothing of the series "${series.subject}"`, { hint: `The series has ${[...there].join(", ")}.` });
	const dropped = series.patches.filter((patch) => !wanted.includes(patch.index)).map((patch) => patch.index);
	const notes = dropped.length > 0 ? [`patches ${dropped.join(", ")} are left out, as asked`] : [];
	return {
		...series,
		patches,
		missing: absent,
		complete: absent.length === 0,
		notes: [...series.notes, ...notes]
	};
}

export { selectSeries as n, assembleSeries as t };