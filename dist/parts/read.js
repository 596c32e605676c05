import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { a as PatchbootError, r as InputError } from "./errors.js";
import { PassThrough, Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { lstat, open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { n as readChunks, t as pathTrouble } from "./read2.js";
import { n as isGlob, r as compareNatural, t as expandGlob } from "./glob.js";
import { Buffer as Buffer$1 } from "node:buffer";
import { StringDecoder } from "node:string_decoder";
import { createHash } from "node:crypto";

// src/mail/limits.ts
const MIB = 1048576;
const MAIL_LIMITS = {
	mailBytes: 25 * MIB,
	containerBytes: 4096 * MIB,
	totalBytes: 200 * MIB,
	messages: 2e4,
	headerBytes: 262144,
	headerValueBytes: 16384,
	parts: 50,
	mimeDepth: 10,
	embeddedDepth: 3,
	proseBytes: MIB,
	diffBytes: 20 * MIB,
	filesPerDiff: 2e4,
	seriesTotal: 1e3,
	version: 999,
	lookaheadBytes: 65536,
	gzipDepth: 2,
	addresses: 500,
	archiveBytes: 50 * MIB,
	archiveTimeoutMs: 3e4,
	notes: 50
};

// src/mail/charset.ts
/**
* Character sets: names in mail are wrong often enough that decoding must never fail and never guess
* silently. WHATWG labels cover what mail clients send; utf-7 is left out on purpose (it hides ASCII).
*/
const UTF8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/** True when the bytes are well-formed UTF-8. */
function isUtf8(bytes) {
	try {
		UTF8.decode(bytes);
		return true;
	} catch {
		return false;
	}
}
/** Charsets whose bytes are already UTF-8, so that converting changes nothing. */
function isUnicodeCompatible(charset) {
	return /^(|utf-?8|us-ascii|ascii|unknown-8bit|x-unknown|utf-7)$/i.test(charset.trim());
}
/** Made once a charset: building one is slow, and decoding a whole text leaves no state behind. */
const decoders = /* @__PURE__ */ new Map();
const MAX_DECODERS = 200;
/** A decoder of the named charset, or null when the name is unknown. For whole texts only. */
function decoderOf(charset, fatal) {
	const key = `${charset.trim().toLowerCase()} ${fatal}`;
	const known = decoders.get(key);
	if (known !== void 0) return known;
	let decoder = null;
	try {
		decoder = new TextDecoder(charset.trim(), { fatal });
	} catch {}
	if (decoders.size < MAX_DECODERS) decoders.set(key, decoder);
	return decoder;
}
/** Text of a mail: the declared charset when it fits the bytes, else UTF-8, else windows-1252. */
function decodeText(bytes, charset) {
	const declared = isUnicodeCompatible(charset) ? null : decoderOf(charset, true);
	for (const decoder of [declared, decoderOf("utf-8", true)]) {
		if (decoder === null) continue;
		try {
			return decoder.decode(bytes);
		} catch {}
	}
	return decoderOf("windows-1252", false)?.decode(bytes) ?? Buffer.from(bytes).toString("latin1");
}
/** The bytes converted from the declared charset to UTF-8, or null when that changes nothing or fails. */
function transcode(bytes, charset) {
	const bom = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191;
	if (isUnicodeCompatible(charset)) return bom ? bytes.subarray(3) : null;
	const decoder = decoderOf(charset, true);
	if (decoder === null) return null;
	try {
		const converted = Buffer.from(decoder.decode(bytes), "utf8");
		return converted.equals(bytes) ? null : converted;
	} catch {
		return null;
	}
}

// src/mail/transfer.ts
/** Transfer decoding that changes no byte beyond what the encoding says. libqp and others trim and repair. */
const CR = 13;
const LF = 10;
const EQUALS = 61;
/** Reads the value of Content-Transfer-Encoding; unknown names mean that the bytes are as they are. */
function transferEncoding(value) {
	const name = value.trim().toLowerCase().replace(/^"|"$/g, "");
	if (name === "base64") return "base64";
	if (name === "quoted-printable") return "quoted-printable";
	return "identity";
}
/** Hexadecimal digit to value, or -1. */
function hexValue$1(byte) {
	if (byte === void 0) return -1;
	if (byte >= 48 && byte <= 57) return byte - 48;
	const lower = byte | 32;
	return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
/**
* Quoted-printable as git's mailinfo reads it: a `=` before the line end joins lines, `=XX` is a byte, and
* everything else stands for itself, raw blanks at line ends included (RFC 2045 would drop them, and with
* them the empty context lines of a diff).
*/
function decodeQuotedPrintable(input) {
	const out = Buffer.allocUnsafe(input.length);
	let length = 0;
	for (let i = 0; i < input.length; i++) {
		const byte = input[i];
		if (byte === EQUALS) {
			if (input[i + 1] === LF || i + 1 === input.length) {
				i += 1;
				continue;
			}
			if (input[i + 1] === CR && input[i + 2] === LF) {
				i += 2;
				continue;
			}
			const high = hexValue$1(input[i + 1]);
			const low = hexValue$1(input[i + 2]);
			if (high >= 0 && low >= 0) {
				out[length++] = high * 16 + low;
				i += 2;
				continue;
			}
		}
		out[length++] = byte;
	}
	return Buffer.from(out.subarray(0, length));
}
/** Blanks between a soft break and its line end, which gateways add and the strict decoder keeps. */
function dropBlanksAfterSoftBreaks(input) {
	const text = input.toString("latin1");
	return /=[ \t]+\r?\n/.test(text) ? Buffer.from(text.replace(/=[ \t]{1,80}(\r?\n)/g, "=$1"), "latin1") : input;
}
/** Share of `=` signs that start no escape, 0 to 1: high when the body was never encoded. */
function invalidEscapes(input) {
	let bad = 0;
	let all = 0;
	for (let i = input.indexOf(EQUALS); i >= 0; i = input.indexOf(EQUALS, i + 1)) {
		all++;
		const next = input[i + 1];
		if (!(next === LF || next === void 0 || next === CR && input[i + 2] === LF) && (hexValue$1(next) < 0 || hexValue$1(input[i + 2]) < 0)) bad++;
	}
	return {
		bad,
		all
	};
}
const BASE64 = (/* @__PURE__ */ new Int8Array(256)).fill(-1);
for (const [i, c] of [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].entries()) BASE64[c.charCodeAt(0)] = i;
/**
* Base64 that drops bytes outside of the alphabet and starts anew after padding, so that lines which were
* encoded one by one decode as well as one long text.
*/
function decodeBase64(input) {
	const out = Buffer.allocUnsafe(Math.ceil(input.length * 3 / 4) + 3);
	let length = 0;
	let group = 0;
	let bits = 0;
	for (const byte of input) {
		if (byte === EQUALS) {
			group = 0;
			bits = 0;
			continue;
		}
		const value = BASE64[byte];
		if (value < 0) continue;
		group = (group << 6 | value) & 0xffffff;
		bits += 6;
		if (bits >= 8) {
			bits -= 8;
			out[length++] = group >> bits & 255;
		}
	}
	return Buffer.from(out.subarray(0, length));
}
/** The content of a part in its own bytes. */
function decodeTransfer(input, encoding) {
	if (encoding === "base64") return decodeBase64(input);
	if (encoding === "quoted-printable") return decodeQuotedPrintable(input);
	return input;
}
/** Removes one CR before each LF: the line ends of the wire, as `git mailsplit` does. */
function stripWireCr(input) {
	if (!input.includes("\r\n")) return input;
	return Buffer.from(input.toString("latin1").replace(/\r\n/g, "\n"), "latin1");
}
/** Removes every CR that stands before a line end. */
function stripAllCr(input) {
	if (!input.includes("\r\n")) return input;
	const text = input.toString("latin1");
	let out = "";
	let from = 0;
	for (let lf = text.indexOf("\r\n"); lf >= 0; lf = text.indexOf("\r\n", from)) {
		let end = lf;
		while (end > from && text.charCodeAt(end - 1) === CR) end--;
		out += text.slice(from, end);
		from = lf + 1;
	}
	return Buffer.from(out + text.slice(from), "latin1");
}

// src/mail/words.ts
const WORD = /=\?([!-<>@-~]{1,64})\?([bBqQ])\?([^?\r\n]*)\?=/g;
/**
* RFC 2047 encoded words to text. Neighbouring words of one charset are joined as bytes first, because
* senders split multi-byte characters between words; blanks between words are dropped. A word in an unknown
* charset is read as UTF-8 or windows-1252, never as question marks.
*/
function decodeWords(value) {
	if (!value.includes("=?")) return value;
	let out = "";
	let end = 0;
	let pending = null;
	const flush = () => {
		if (pending !== null) out += decodeBytes(Buffer.concat(pending.bytes), pending.charset);
		pending = null;
	};
	for (const match of value.matchAll(WORD)) {
		const [whole, charsetAndLanguage = "", encoding = "", text = ""] = match;
		const between = value.slice(end, match.index);
		const adjacent = pending !== null && /^[ \t\r\n]*$/.test(between);
		const charset = (charsetAndLanguage.split("*")[0] ?? "").toLowerCase();
		const bytes = decodeWord(encoding, text);
		const open = pending;
		if (adjacent && open !== null && open.charset === charset) open.bytes.push(bytes);
		else {
			flush();
			if (!adjacent) out += between;
			pending = {
				charset,
				bytes: [bytes]
			};
		}
		end = match.index + whole.length;
	}
	flush();
	return out + value.slice(end);
}
function decodeWord(encoding, text) {
	if (encoding.toLowerCase() === "b") return Buffer.from(text, "base64");
	return decodeQuotedPrintable(Buffer.from(text.replace(/_/g, " "), "latin1"));
}
function decodeBytes(bytes, charset) {
	const declared = decoderOf(charset, false);
	if (declared !== null) return declared.decode(bytes);
	return decodeText(bytes, "");
}
/** C0, C1, DEL, line and paragraph separators and no-break blanks become blanks; runs collapse; ends are cut. */
function cleanText(text) {
	return text.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]+/g, " ").trim();
}

// src/mail/headers.ts
const FIELD = /^([!-9;-~]+)[ \t]*:/;
/** Names that only a mail header has: a text whose first lines carry one of these is a mail. */
const MAIL_FIELDS = /* @__PURE__ */ new Set([
	"from",
	"subject",
	"date",
	"message-id",
	"to",
	"cc",
	"received",
	"return-path",
	"mime-version",
	"content-type",
	"in-reply-to",
	"references",
	"path",
	"newsgroups",
	"delivered-to",
	"x-original-from",
	"list-id"
]);
/**
* Where the header block of a mail ends. `bodyAt` is the offset of the body; it follows an empty line, or is
* the first line that is no header field, which some tools glue to the header. Null when the text does not
* start with a mail header.
*/
function headerEnd(text) {
	let at = 0;
	let known = false;
	while (at < text.length) {
		const lf = text.indexOf("\n", at);
		const next = lf < 0 ? text.length : lf + 1;
		const line = text.slice(at, Math.min(next, at + 512));
		if (line === "\n" || line === "\r\n") return known ? {
			headerTo: at,
			bodyAt: next
		} : null;
		if (!(at > 0 && (line.startsWith(" ") || line.startsWith("	")))) {
			const match = FIELD.exec(line);
			if (match === null) return known ? {
				headerTo: at,
				bodyAt: at
			} : null;
			if (MAIL_FIELDS.has((match[1] ?? "").toLowerCase())) known = true;
		}
		at = next;
	}
	return known ? {
		headerTo: at,
		bodyAt: at
	} : null;
}
/** Splits a header block into fields. `charset` is used for raw 8-bit text that is not UTF-8. */
function parseHeaders(block, fromLine = "", charset = "") {
	const fields = [];
	const text = isUtf8(block) ? block.toString("utf8") : decodeText(block, charset);
	let current = null;
	const close = () => {
		if (current === null) return;
		const value = current.lines.join("\n").slice(0, MAIL_LIMITS.headerValueBytes);
		fields.push({
			name: current.name,
			value: value.trim()
		});
	};
	for (const raw of text.split("\n")) {
		const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
		if (current !== null && /^[ \t]/.test(line)) {
			current.lines.push(line);
			continue;
		}
		const match = FIELD.exec(line);
		if (match === null) continue;
		close();
		current = {
			name: (match[1] ?? "").toLowerCase(),
			lines: [line.slice(match[0].length)]
		};
	}
	close();
	return {
		fields,
		fromLine
	};
}
/** The first value of a field as it was sent, or ''. The first one counts when a field comes twice. */
function firstRaw(headers, name) {
	return headers.fields.find((field) => field.name === name)?.value ?? "";
}
/** All values of a field as they were sent. */
function allRaw(headers, name) {
	return headers.fields.filter((field) => field.name === name).map((field) => field.value);
}
/** The first value of a field as clean text: encoded words decoded, no control characters, no newline. */
function firstText(headers, name) {
	return cleanText(decodeWords(firstRaw(headers, name).replace(/\n[ \t]*/g, " ")));
}
/** All `<id>` of a field, without brackets. The only safe way: comments, missing blanks and lists occur. */
function messageIds(value) {
	return [...value.matchAll(/<([^<>\s\u0000-\u001f\u007f-\u009f]{1,998})>/g)].map((match) => match[1] ?? "");
}
/** Fields that must stand once; a second one is a way to show two readers two different mails. */
const SINGLE = [
	"from",
	"subject",
	"date",
	"message-id",
	"content-type",
	"content-transfer-encoding"
];
/** Notes about fields that stand twice. */
function doubledFields(headers) {
	return SINGLE.filter((name) => allRaw(headers, name).length > 1).map((name) => `the header has ${allRaw(headers, name).length} ${name} fields; the first one counts`);
}

// src/mail/mbox.ts
/** `From ` + address + weekday + time + year, as every writer of mboxes makes it. */
const SEPARATOR = /^From \S.*\b\d{1,2}:\d{2}(?::\d{2})?\b.*\b\d{4}\b/;
/** The exact form of asctime: enough to split where the empty line before it is missing. */
const STRICT = /^From \S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d{2}:\d{2}:\d{2} (?:[A-Z]{3,4} )?\d{4}\s*$/;
const PUBLIC_INBOX = /^From mboxrd@z /;
/** What the first bytes of a file say about its being an mbox. */
function isMbox(head) {
	const first = head.toString("latin1", 0, 400);
	return SEPARATOR.test(first.split("\n")[0] ?? "");
}
/** Splits chunks of an mbox into mails. The stream starts with a `From ` line. */
async function* splitMbox(chunks, mboxrd) {
	const splitter = new MboxSplitter(mboxrd);
	for await (const chunk of chunks) yield* splitter.push(chunk);
	yield* splitter.end();
}
var MboxSplitter = class {
	buffer = Buffer.alloc(0);
	/** Text of the buffer; kept in step with it. */
	pending = [];
	pendingBytes = 0;
	/** Offset up to which the current mail was searched for its end. */
	searched = 0;
	/** Bytes of the current mail that were dropped because it is too large. */
	dropped = 0;
	droppedHead = Buffer.alloc(0);
	mboxrd;
	constructor(mboxrd) {
		this.mboxrd = mboxrd;
	}
	*push(chunk) {
		this.pending.push(chunk);
		this.pendingBytes += chunk.length;
		if (this.pendingBytes < Math.max(262144, this.buffer.length / 2)) return;
		yield* this.drain(false);
	}
	*end() {
		yield* this.drain(true);
		if (this.buffer.length > 0 || this.dropped > 0) yield this.take(this.buffer.length);
	}
	*drain(last) {
		this.buffer = this.pending.length === 0 ? this.buffer : Buffer.concat([this.buffer, ...this.pending]);
		this.pending = [];
		this.pendingBytes = 0;
		let start = 0;
		for (;;) {
			const mail = start === 0 ? this.buffer : this.buffer.subarray(start);
			const end = findEnd(mail, this.searched, last, this.dropped > 0);
			if (end.at === null) {
				this.searched = end.searched;
				break;
			}
			this.buffer = mail;
			yield this.take(end.at);
			start += end.at;
			this.buffer = mail.subarray(end.at);
			start = 0;
			this.searched = 0;
		}
		if (this.buffer.length > MAIL_LIMITS.mailBytes) this.drop();
		else if (this.buffer.length > 0) this.buffer = Buffer.from(this.buffer);
	}
	/** Forgets the bytes of a mail that is too large, but for a tail in which a separator may stand. */
	drop() {
		const keep = MAIL_LIMITS.lookaheadBytes;
		if (this.dropped === 0) this.droppedHead = Buffer.from(this.buffer.subarray(0, 16384));
		const cut = this.buffer.length - keep;
		this.dropped += cut;
		this.buffer = Buffer.from(this.buffer.subarray(cut));
		this.searched = Math.max(0, this.searched - cut);
	}
	take(length) {
		const bytes = this.buffer.subarray(0, length);
		if (this.dropped > 0) {
			const entry = {
				tooLarge: this.dropped + length,
				head: this.droppedHead
			};
			this.dropped = 0;
			this.droppedHead = Buffer.alloc(0);
			return entry;
		}
		const rd = this.mboxrd || PUBLIC_INBOX.test(bytes.toString("latin1", 0, 16));
		return {
			bytes: Buffer.from(trimEnd(bytes)),
			mboxrd: rd
		};
	}
};
/** The empty line in front of the next separator belongs to the mbox. */
function trimEnd(bytes) {
	const end = bytes.length;
	if (bytes[end - 1] !== 10) return bytes;
	if (bytes[end - 2] === 10) return bytes.subarray(0, end - 1);
	if (bytes[end - 2] === 13 && bytes[end - 3] === 10) return bytes.subarray(0, end - 2);
	return bytes;
}
/** Finds where the mail at the start of `buffer` ends. */
function findEnd(buffer, searched, last, headless) {
	let shape = null;
	for (let from = Math.max(searched, 1);;) {
		const at = buffer.indexOf("\nFrom ", from - 1);
		if (at < 0) return {
			at: null,
			searched: Math.max(1, buffer.length - 8)
		};
		const line = at + 1;
		if (!last && buffer.length - line < MAIL_LIMITS.lookaheadBytes) return {
			at: null,
			searched: line
		};
		from = line + 1;
		if (!startsMail(buffer, line)) continue;
		shape ??= headless ? {
			boundary: null,
			bodyAt: 0,
			length: null
		} : readShape(buffer);
		const length = shape.length === null ? null : shape.bodyAt + shape.length;
		if (length !== null && line < length) {
			if (length > buffer.length && !last && length <= MAIL_LIMITS.mailBytes) return {
				at: null,
				searched: line
			};
			if (endsMail(buffer, length)) {
				from = length;
				continue;
			}
		}
		if (shape.boundary !== null && isOpen(buffer, shape, line)) {
			if (!last && buffer.length <= MAIL_LIMITS.mailBytes && !buffer.includes(`\n--${shape.boundary}--`, line)) return {
				at: null,
				searched: line
			};
			if (closesLater(buffer, shape.boundary, line)) continue;
		}
		return {
			at: line,
			searched: 0
		};
	}
}
function readShape(buffer) {
	const text = headerText(buffer, 0, MAIL_LIMITS.headerBytes);
	const skip = text.startsWith("From ") ? text.indexOf("\n") + 1 : 0;
	const end = headerEnd(text.slice(skip));
	if (end === null) return {
		boundary: null,
		bodyAt: 0,
		length: null
	};
	const header = text.slice(skip, skip + end.headerTo);
	const type = /^content-type:[ \t\r\n]*multipart\/[^\n]*(?:\n[ \t][^\n]*)*/im.exec(header)?.[0] ?? "";
	const boundary = /boundary[ \t]*=[ \t]*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/i.exec(type);
	const length = /^content-length:[ \t]*(\d{1,10})[ \t]*\r?$/im.exec(header);
	return {
		boundary: boundary === null ? null : boundary[1] ?? boundary[2] ?? null,
		bodyAt: skip + end.bodyAt,
		length: length === null ? null : Number(length[1])
	};
}
/** The text from an offset to its first empty line, at most `limit` bytes: all that a header can be. */
function headerText(buffer, at, limit) {
	const view = buffer.subarray(at, at + limit);
	const empty = view.indexOf("\n\n");
	const before = empty < 0 ? view : view.subarray(0, empty + 2);
	const crlf = before.indexOf("\n\r\n");
	return before.toString("latin1", 0, crlf < 0 ? before.length : crlf + 3);
}
/** Whether a mail starts at this line: a separator with a header block below it. */
function startsMail(buffer, line) {
	const text = headerText(buffer, line, MAIL_LIMITS.lookaheadBytes);
	const lf = text.indexOf("\n");
	const separator = lf < 0 ? text : text.slice(0, lf);
	if (!SEPARATOR.test(separator.slice(0, 400))) return false;
	if (lf < 0) return false;
	const before = buffer.toString("latin1", Math.max(0, line - 3), line);
	if (!(before.endsWith("\n\n") || before.endsWith("\n\r\n")) && !STRICT.test(separator)) return false;
	const below = text.slice(lf + 1).replace(/^>From [^\n]*\n/, "");
	return headerEnd(below) !== null;
}
/** Whether an offset is the end of the input or the start of a separator, blank lines aside. */
function endsMail(buffer, at) {
	const rest = buffer.toString("latin1", at, at + 600).replace(/^[\r\n]{0,4}/, "");
	if (rest === "") return true;
	return SEPARATOR.test((rest.split("\n")[0] ?? "").slice(0, 400));
}
/** Whether the multipart of the mail is not yet closed at the line. */
function isOpen(buffer, shape, line) {
	const close = buffer.indexOf(`\n--${shape.boundary}--`, Math.max(0, shape.bodyAt - 1));
	return close < 0 || close >= line;
}
/**
* Whether the multipart goes on behind the line: its delimiter comes again, and the mail that would start at
* the line does not use the same boundary (every mail of one git version does).
*/
function closesLater(buffer, boundary, line) {
	if (buffer.indexOf(`\n--${boundary}`, line) < 0) return false;
	const text = headerText(buffer, line, MAIL_LIMITS.lookaheadBytes);
	const end = headerEnd(text.slice(text.indexOf("\n") + 1));
	return !(end === null ? "" : text.slice(0, text.indexOf("\n") + 1 + end.headerTo)).includes(boundary);
}

// src/mail/container.ts
/** Formats that people pass by mistake, by their first bytes, and what to do with each. */
const FOREIGN = [
	[
		"504b0304",
		"a zip archive",
		"Unpack it and pass the files."
	],
	[
		"fd377a585a00",
		"compressed with xz",
		"Unpack it with `xz -d` first."
	],
	[
		"425a68",
		"compressed with bzip2",
		"Unpack it with `bzip2 -d` first."
	],
	[
		"28b52ffd",
		"compressed with zstd",
		"Unpack it with `zstd -d` first."
	],
	[
		"7f454c46",
		"a program",
		"Pass a mail, an mbox or a patch file."
	],
	[
		"89504e47",
		"a picture",
		"Pass a mail, an mbox or a patch file."
	],
	[
		"25504446",
		"a PDF document",
		"Pass a mail, an mbox or a patch file."
	],
	[
		"5041434b",
		"a git pack",
		"Pass a mail, an mbox or a patch file."
	],
	[
		"d0cf11e0",
		"an Outlook message or Office document",
		"Save the mail as text or .eml."
	]
];
/** The mails of one file, in order. `name` is used in errors. Streams: holds one mail at a time. */
async function* readContainer(source, name, gzipDepth = 0) {
	const { head, rest } = await peek(source, 4096);
	if (head.length === 0) throw new InputError(`${name} is empty`, { hint: "Pass a mail, an mbox or a patch file." });
	if (head[0] === 31 && head[1] === 139) {
		if (gzipDepth >= MAIL_LIMITS.gzipDepth) throw new InputError(`${name} is compressed more than ${MAIL_LIMITS.gzipDepth} times over`);
		yield* readContainer(gunzip(rest, name), name, gzipDepth + 1);
		return;
	}
	const hex = head.toString("hex", 0, 8);
	const foreign = FOREIGN.find(([magic]) => hex.startsWith(magic));
	if (foreign !== void 0) throw new InputError(`${name} is ${foreign[1]}, not mail`, { hint: foreign[2] });
	const utf16 = utf16Of(head);
	if (utf16 !== null) {
		yield* readContainer(recode(rest, utf16), name, gzipDepth);
		return;
	}
	const start = textStart(head);
	if (looksBinary(head)) throw new InputError(`${name} holds binary data, not mail`, { hint: "Pass a mail, an mbox or a patch file." });
	const bounded = limit(skip(rest, start), name);
	if (isMbox(head.subarray(start))) yield* splitMbox(bounded, /\.mboxrd(?:\.gz)?$/i.test(name));
	else yield await single(bounded);
}
async function single(chunks) {
	const kept = [];
	let size = 0;
	for await (const chunk of chunks) {
		size += chunk.length;
		if (size <= MAIL_LIMITS.mailBytes) kept.push(chunk);
	}
	const bytes = Buffer.concat(kept);
	return size > MAIL_LIMITS.mailBytes ? {
		tooLarge: size,
		head: bytes.subarray(0, 16384)
	} : {
		bytes,
		mboxrd: false
	};
}
/** Blanks, blank lines and a UTF-8 mark in front of the first line of text. */
function textStart(head) {
	let at = head[0] === 239 && head[1] === 187 && head[2] === 191 ? 3 : 0;
	let line = at;
	for (; at < head.length; at++) {
		const byte = head[at];
		if (byte === 10 || byte === 13) line = at + 1;
		else if (byte !== 32 && byte !== 9) break;
	}
	return line;
}
function utf16Of(head) {
	if (head[0] === 255 && head[1] === 254) return "utf-16le";
	if (head[0] === 254 && head[1] === 255) return "utf-16be";
	return null;
}
/** A first line that no mail and no diff can start with. NUL bytes further down are allowed: diffs hold them. */
function looksBinary(head) {
	const lf = head.indexOf(10);
	const first = head.subarray(0, Math.min(lf < 0 ? head.length : lf, 512));
	let control = 0;
	for (const byte of first) if (byte < 9 || byte > 13 && byte < 32 && byte !== 27) control++;
	return control > 2 || control > 0 && first[0] === 0;
}
async function peek(source, bytes) {
	const iterator = source[Symbol.asyncIterator]();
	const read = [];
	let size = 0;
	while (size < bytes) {
		const next = await iterator.next();
		if (next.done === true) break;
		read.push(next.value);
		size += next.value.length;
	}
	const head = Buffer.concat(read);
	async function* all() {
		try {
			yield head;
			for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
		} finally {
			await iterator.return?.();
		}
	}
	return {
		head: head.subarray(0, bytes),
		rest: all()
	};
}
async function* skip(chunks, bytes) {
	let left = bytes;
	for await (const chunk of chunks) if (left >= chunk.length) left -= chunk.length;
	else {
		yield left === 0 ? chunk : chunk.subarray(left);
		left = 0;
	}
}
async function* limit(chunks, name) {
	let size = 0;
	for await (const chunk of chunks) {
		size += chunk.length;
		if (size > MAIL_LIMITS.containerBytes) throw new InputError(`${name} has more than ${MAIL_LIMITS.containerBytes} bytes of mail`, { hint: "Split it into smaller files." });
		yield chunk;
	}
}
async function* recode(chunks, encoding) {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }), "utf8");
}
/** Unpacks as a stream; members may follow each other. The limit is on what comes out. */
async function* gunzip(chunks, name) {
	const out = new PassThrough({ highWaterMark: 262144 });
	const done = pipeline(Readable.from(chunks), createGunzip(), out).catch((cause) => {
		out.destroy(cause);
	});
	let size = 0;
	try {
		for await (const chunk of out) {
			size += chunk.length;
			if (size > MAIL_LIMITS.totalBytes) throw new InputError(`${name} unpacks to more than ${MAIL_LIMITS.totalBytes} bytes`, { hint: "Unpack it yourself and pass the mails that matter." });
			yield chunk;
		}
	} catch (cause) {
		const code = cause.code ?? "";
		if (!code.startsWith("Z_")) throw cause;
		throw new InputError(`${name} ${code === "Z_BUF_ERROR" ? "ends in the middle of its gzip data" : "is damaged gzip data"}`, {
			hint: "Fetch the file again.",
			cause
		});
	} finally {
		out.destroy();
		await done;
	}
}

// src/mail/archive.ts
/** The archive that is asked for a Message-ID when none is named. */
const DEFAULT_ARCHIVE = "https://lore.kernel.org/all/";
/** True for a Message-ID, with or without brackets, as opposed to a file name. */
function isArchiveInput(input) {
	return /^<[^<>\s]+@[^<>\s]+>$/.test(input) || /^[^\s<>/]+@[^\s<>/]+$/.test(input);
}
/**
* The address of the whole thread, as public-inbox serves it: BASE/MESSAGE-ID/t.mbox.gz. Takes a Message-ID,
* or the URL of a mail or thread page.
*/
function archiveUrl(input, base = DEFAULT_ARCHIVE) {
	if (!/^https?:\/\//i.test(input)) {
		const id = input.replace(/^<|>$/g, "");
		return parseUrl(`${base.endsWith("/") ? base : `${base}/`}${encodeURIComponent(id).replace(/%40/g, "@")}/t.mbox.gz`);
	}
	const url = parseUrl(input);
	url.hash = "";
	if (/\.(?:mbox|mbox\.gz|patch|diff|eml)$/.test(url.pathname)) return url;
	const parts = url.pathname.split("/").filter((part) => part !== "");
	if (/^(?:raw|[Tt]|s|#t)$/.test(parts.at(-1) ?? "")) parts.pop();
	if ((parts.at(-1) ?? "").includes("@") || (parts.at(-1) ?? "").includes("%40")) {
		url.pathname = `/${parts.join("/")}/t.mbox.gz`;
		url.search = "";
	}
	return url;
}
function parseUrl(text) {
	try {
		return new URL(text);
	} catch (cause) {
		throw new InputError(`${text} is not a URL`, {
			hint: "Give --archive as https://HOST/LIST/.",
			cause
		});
	}
}
/**
* Fetches a thread; bounded in bytes and time.
* @throws InputError that says whether the host, the network, or the mail is missing.
*/
async function* fetchThread(url, signal) {
	const deadline = AbortSignal.timeout(MAIL_LIMITS.archiveTimeoutMs);
	const stop = signal === void 0 ? deadline : AbortSignal.any([signal, deadline]);
	const hint = `Fetch ${url.href} by other means and pass the file.`;
	let response;
	try {
		response = await fetch(url, {
			signal: stop,
			redirect: "follow",
			headers: { accept: "*/*" }
		});
	} catch (cause) {
		throw new InputError(`cannot reach ${url.host}: ${reason(cause)}`, {
			hint,
			cause
		});
	}
	if (response.status === 404) throw new InputError(`${url.host} does not have the mail: 404 for ${url.href}`, { hint: "Check the Message-ID; a mail that was sent minutes ago may not be archived yet." });
	if (!response.ok) throw new InputError(`${url.host} answered ${response.status} for ${url.href}`, { hint });
	if (response.body === null) throw new InputError(`${url.host} sent an empty answer for ${url.href}`, { hint });
	const kind = response.headers.get("content-type") ?? "";
	if (/^text\/html\b/i.test(kind)) throw new InputError(`${url.href} is a web page, not mail`, { hint: "Give the Message-ID, or the address of an mbox (…/t.mbox.gz) or a .patch." });
	let size = 0;
	try {
		for await (const chunk of response.body) {
			size += chunk.length;
			if (size > MAIL_LIMITS.archiveBytes) throw new InputError(`${url.href} has more than ${MAIL_LIMITS.archiveBytes} bytes`, { hint });
			yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
		}
	} catch (cause) {
		if (cause instanceof InputError) throw cause;
		throw new InputError(`the transfer of ${url.href} broke off: ${reason(cause)}`, {
			hint,
			cause
		});
	}
}
/** The innermost reason of a failed fetch, in words: "getaddrinfo ENOTFOUND host", "timed out". */
function reason(error) {
	if (!(error instanceof Error)) return String(error);
	if (error.name === "TimeoutError") return `no answer within ${MAIL_LIMITS.archiveTimeoutMs / 1e3} s`;
	if (error.name === "AbortError") return "interrupted";
	const inner = error.cause;
	return inner instanceof Error && inner.message !== "" ? inner.message : error.message;
}

// src/mail/input.ts
/**
* Turns what the user typed into things to read: files, globs, maildirs, folders of patch files, `-`,
* Message-IDs and archive URLs. One inner list for each input.
* @throws InputError when an input does not exist or a pattern fits nothing.
*/
async function findSources(inputs, io) {
	const found = [];
	for (const input of inputs) found.push(...await sourcesOf(input, io));
	return found;
}
async function sourcesOf(input, io) {
	if (input === "") throw new InputError("an input has an empty name", { hint: "Is a variable of your shell unset? Name a file, \"-\" or a Message-ID." });
	if (input === "-") return [[{
		name: "stdin",
		open: () => once(io.stdin)
	}]];
	if (/^https?:\/\//i.test(input)) return [[remote(input, io)]];
	const file = path.resolve(io.cwd, input);
	const info = await stat(file).catch((cause) => {
		if (cause.code === "ENOENT" || cause.code === "ENOTDIR" || cause.code === "ENAMETOOLONG") return null;
		throw new InputError(`cannot read ${input}: ${pathTrouble(cause)}`, { cause });
	});
	if (info !== null) {
		if (info.isDirectory()) return [await folder(file, input, io.signal)];
		return [[{
			name: input,
			open: () => readChunks(file, input, io.signal)
		}]];
	}
	if (isGlob(input)) {
		const names = await expandGlob(input, io.cwd);
		if (names.length === 0) throw new InputError(`no file fits ${input}`, { hint: `It was looked for in ${io.cwd}.` });
		return (await Promise.all(names.map((name) => sourcesOf(name, io)))).flat();
	}
	if (isArchiveInput(input)) return [[remote(input, io)]];
	if (await lstat(file).catch(() => null) !== null) throw new InputError(`cannot read ${input}: it is a symbolic link to nothing`);
	throw new InputError(`there is no file ${input}`, { hint: `It was looked for in ${io.cwd}. An mbox, a mail, a maildir, "-" or a Message-ID is expected.` });
}
function remote(input, io) {
	const url = archiveUrl(input, io.archive);
	return {
		name: input,
		open: () => fetchThread(url, io.signal)
	};
}
async function* once(read) {
	const bytes = await read();
	const step = 262144;
	for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}
/** A maildir (cur and new), or a folder of mail and patch files as `git format-patch -o` makes it. */
async function folder(dir, name, signal) {
	const entries = new Set(await readdir(dir));
	const maildir = entries.has("cur") || entries.has("new");
	const places = maildir ? ["cur", "new"].filter((sub) => entries.has(sub)) : ["."];
	const sources = [];
	for (const place of places) {
		const names = (await readdir(path.join(dir, place), { withFileTypes: true })).filter((entry) => entry.isFile() && !entry.name.startsWith(".")).map((entry) => entry.name);
		for (const file of names) {
			const full = path.join(dir, place, file);
			if (!maildir && !await looksLikeMail$1(full)) continue;
			sources.push({
				name: `${name}/${place === "." ? "" : `${place}/`}${file}`,
				open: () => readChunks(full, full, signal)
			});
		}
	}
	if (sources.length === 0) throw new InputError(`the folder ${name} holds no mail`, { hint: "A maildir (with cur and new) or a folder of mail or patch files is expected." });
	return sources.sort((a, b) => compareNatural(path.basename(a.name), path.basename(b.name)));
}
/** Words of which every mail and every patch has one at the start of a line. */
const MAIL_LINE = /^(?:From |(?:From|Subject|Message-ID|Date|Content-Type): |diff |--- |Index: |# HG )/im;
const LOOKED_AT_BYTES = 65536;
/** Whether a file of a folder is worth reading as mail: a README beside the patches is not. Unsure is yes. */
async function looksLikeMail$1(file) {
	if (file.endsWith(".gz")) return true;
	try {
		const handle = await open(file);
		try {
			const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT_BYTES), 0, LOOKED_AT_BYTES, 0);
			return bytesRead === LOOKED_AT_BYTES || MAIL_LINE.test(buffer.toString("latin1", 0, bytesRead));
		} finally {
			await handle.close();
		}
	} catch {
		return true;
	}
}

// src/mail/date.ts
const MONTHS = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
/** Zone names of RFC 5322 and the ones that old clients send, in minutes. Unknown names count as UTC. */
const ZONES = {
	ut: 0,
	utc: 0,
	gmt: 0,
	z: 0,
	est: -300,
	edt: -240,
	cst: -360,
	cdt: -300,
	mst: -420,
	mdt: -360,
	pst: -480,
	pdt: -420,
	cet: 60,
	cest: 120,
	met: 60,
	mest: 120,
	bst: 60,
	eet: 120,
	eest: 180,
	jst: 540
};
/** Years outside of this range are damage or a trick: git refuses some and overflows on others. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2099;
const RFC = /^(?:[A-Za-z]{3,9}\.?,?\s+)?(\d{1,2})[\s-]+([A-Za-z]{3})[a-z]*\.?[\s-]+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(.*)$/;
const ASCTIME = /^[A-Za-z]{3}\s+([A-Za-z]{3})\s+(\d{1,2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+(\d{4})(.*)$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})?(.*)$/;
/** Reads a date of RFC 5322, asctime or ISO form. Null for anything else and for impossible values. */
function parseDate(value) {
	const text = value.replace(/\s+/g, " ").trim().slice(0, 200);
	let match = RFC.exec(text);
	if (match !== null) {
		const [, day, month, year, hour, minute, second, rest] = match;
		return build(fullYear(year), monthOf(month), day, hour, minute, second, rest);
	}
	match = ASCTIME.exec(text);
	if (match !== null) {
		const [, month, day, hour, minute, second, year, rest] = match;
		return build(Number(year), monthOf(month), day, hour, minute, second, rest);
	}
	match = ISO.exec(text);
	if (match !== null) {
		const [, year, month, day, hour, minute, second, rest] = match;
		return build(Number(year), Number(month) - 1, day, hour, minute, second, rest);
	}
	return null;
}
function fullYear(text) {
	const year = Number(text);
	if ((text ?? "").length > 2) return year;
	return year < 70 ? 2e3 + year : 1900 + year;
}
function monthOf(text) {
	return MONTHS.indexOf((text ?? "").toLowerCase());
}
function zoneOf(rest) {
	const numeric = /^\s*([+-])(\d{2}):?(\d{2})\b/.exec(rest);
	if (numeric !== null) {
		const minutes = Number(numeric[2]) * 60 + Number(numeric[3]);
		if (minutes > 840 || Number(numeric[3]) > 59) return null;
		return numeric[1] === "-" ? -minutes : minutes;
	}
	const named = /^\s*\(?([A-Za-z]{1,5})\b/.exec(rest);
	return named === null ? 0 : ZONES[(named[1] ?? "").toLowerCase()] ?? 0;
}
function build(year, month, day, hour, minute, second, rest) {
	const zone = zoneOf(rest ?? "");
	const [d, h, m, s] = [
		Number(day),
		Number(hour),
		Number(minute),
		Number(second ?? 0)
	];
	if (zone === null || month < 0 || month > 11 || year < FIRST_YEAR || year > LAST_YEAR) return null;
	if (d < 1 || d > 31 || h > 23 || m > 59 || s > 60) return null;
	const utc = Date.UTC(year, month, d, h, m, Math.min(s, 59));
	if (new Date(utc).getUTCDate() !== d) return null;
	const ms = utc - zone * 6e4;
	return ms < 0 ? null : {
		ms,
		zoneMinutes: zone
	};
}
/**
* The date of a mail: its Date field, else the newest usable Received field. `note` says when the first could
* not be used.
*/
function mailDate(headers) {
	const sent = firstRaw(headers, "date");
	const date = parseDate(sent);
	if (date !== null) return {
		date,
		note: null
	};
	const shown = JSON.stringify(sent.slice(0, 60));
	for (const received of allRaw(headers, "received")) {
		const arrived = parseDate(received.slice(received.lastIndexOf(";") + 1));
		if (arrived !== null) return {
			date: arrived,
			note: `the Date field ${sent === "" ? "is missing" : `${shown} is not a date`}; the Received field is used`
		};
	}
	return {
		date: null,
		note: sent === "" ? null : `the Date field ${shown} is not a date`
	};
}

// node_modules/libbase64/dist/cjs/libbase64.js
var require_libbase64 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Decoder = exports.Encoder = void 0;
	exports.encode = encode;
	exports.decode = decode;
	exports.wrap = wrap;
	const node_buffer_1 = __require("node:buffer");
	const node_stream_1 = __require("node:stream");
	/**
	* Encodes a Buffer into a base64 encoded string
	*
	* @param buffer Buffer or unicode string to convert
	* @returns base64 encoded string
	*/
	function encode(buffer) {
		if (typeof buffer === "string") return node_buffer_1.Buffer.from(buffer, "utf-8").toString("base64");
		if (!node_buffer_1.Buffer.isBuffer(buffer)) return node_buffer_1.Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength).toString("base64");
		return buffer.toString("base64");
	}
	/**
	* Decodes a base64 encoded string to a Buffer object
	*
	* @param str base64 encoded string
	* @returns Decoded value
	*/
	function decode(str) {
		str = str || "";
		if (typeof str === "string") {
			if (/[^\u0000-\u00ff]/.test(str)) str = str.replace(/[^\u0000-\u00ff]+/g, "");
			let padPos = str.indexOf("=");
			if (padPos >= 0 && /[a-zA-Z0-9+/\-_]/.test(str.slice(padPos))) {
				let output = node_buffer_1.Buffer.alloc(Math.floor(str.length * 3 / 4));
				let length = 0;
				let start = 0;
				while (start <= str.length) {
					let end = str.indexOf("=", start);
					if (end < 0) end = str.length;
					if (end > start) length += output.write(str.substring(start, end), length, "base64");
					start = end + 1;
				}
				return node_buffer_1.Buffer.from(output.subarray(0, length));
			}
		}
		return node_buffer_1.Buffer.from(str, "base64");
	}
	/**
	* Turns a line length option into a whole number of characters, the default for anything unusable
	*/
	function normalizeLineLength(lineLength) {
		let length = Math.floor(Number(lineLength));
		return Number.isFinite(length) && length >= 1 ? length : 76;
	}
	/**
	* Splits the bytes of `src` into lines of `lineLength` bytes, each followed by a line break. With
	* `final` set the last line, which may be shorter, gets no line break; otherwise only complete lines
	* are taken and the rest is left for the caller
	*
	* @param src Bytes to wrap
	* @param lineLength Line length
	* @param final Whether `src` ends the output
	* @returns The wrapped bytes and the number of trailing bytes not taken
	*/
	function wrapBuffer(src, lineLength, final) {
		let lines = Math.ceil(src.length / lineLength);
		let complete = Math.max(lines - 1, 0);
		let rest = src.length - complete * lineLength;
		let output = node_buffer_1.Buffer.allocUnsafe(complete * (lineLength + 2) + (final ? rest : 0));
		let to = 0;
		for (let from = 0; from < complete * lineLength; from += lineLength) {
			src.copy(output, to, from, from + lineLength);
			to += lineLength;
			output[to++] = 13;
			output[to++] = 10;
		}
		if (final) {
			to += src.copy(output, to, complete * lineLength);
			rest = 0;
		}
		if (to !== output.length) throw new Error("Unexpected wrapped length");
		return {
			output,
			rest
		};
	}
	/**
	* Adds soft line breaks to a base64 string
	*
	* @param str base64 encoded string that might need line wrapping
	* @param [lineLength=76] Maximum allowed length for a line
	* @returns Soft-wrapped base64 encoded string
	*/
	function wrap(str, lineLength) {
		str = (str || "").toString();
		let length = normalizeLineLength(lineLength);
		if (str.length <= length) return str;
		if (/[^\u0000-\u00ff]|[\r\n]/.test(str) || str.trim() !== str) return legacyWrap(str, length);
		return wrapBuffer(node_buffer_1.Buffer.from(str, "latin1"), length, true).output.toString("latin1");
	}
	/**
	* Line wrapping for input that is not a plain base64 string: line breaks already in the input end a
	* line, and surrounding whitespace is trimmed
	*/
	function legacyWrap(str, lineLength) {
		let result = [];
		let pos = 0;
		let chunkLength = lineLength * 1024;
		let wrapRegex = new RegExp(".{" + lineLength + "}", "g");
		while (pos < str.length) {
			let wrappedLines = str.slice(pos, pos + chunkLength).replace(wrapRegex, "$&\r\n").trim();
			result.push(wrappedLines);
			pos += chunkLength;
		}
		return result.join("\r\n").trim();
	}
	/**
	* Creates a transform stream for encoding data to base64 encoding
	*
	* The output is the same as `wrap(encode(input), lineLength)` no matter how the input is split into
	* chunks: every line but the last one ends with a line break, the last one does not
	*/
	var Encoder = class extends node_stream_1.Transform {
		constructor(options) {
			super();
			this.options = options || {};
			if (this.options.lineLength !== false) this.options.lineLength = normalizeLineLength(this.options.lineLength);
			this.skipStartBytes = Number(this.options.skipStartBytes) || 0;
			this.limitOutputBytes = Number(this.options.limitOutputBytes || this.options.limitOutbutBytes) || 0;
			this._curLine = this.options.startPadding || "";
			this._remainingBytes = null;
			this.inputBytes = 0;
			this.outputBytes = 0;
		}
		/** @internal */
		_writeChunk(chunk) {
			if (this.skipStartBytes) {
				if (chunk.length <= this.skipStartBytes) {
					this.skipStartBytes -= chunk.length;
					return;
				}
				chunk = chunk.subarray(this.skipStartBytes);
				this.skipStartBytes = 0;
			}
			if (this.limitOutputBytes) {
				if (this.outputBytes >= this.limitOutputBytes) return;
				if (this.outputBytes + chunk.length > this.limitOutputBytes) chunk = chunk.subarray(0, this.limitOutputBytes - this.outputBytes);
			}
			this.outputBytes += chunk.length;
			this.push(chunk);
		}
		/**
		* Emits the encoded characters `b64` that follow the current line, keeping what can not be emitted
		* yet as the new current line
		*
		* @internal
		*/
		_emit(b64, final) {
			let src = node_buffer_1.Buffer.from(this._curLine + b64, "latin1");
			if (!src.length) return;
			if (!this.options.lineLength) {
				this._curLine = "";
				return this._writeChunk(src);
			}
			let { output, rest } = wrapBuffer(src, this.options.lineLength, final);
			this._curLine = rest ? src.toString("latin1", src.length - rest) : "";
			if (output.length) this._writeChunk(output);
		}
		/** @internal */
		_transform(chunk, encoding, done) {
			let buf = encoding !== "buffer" ? node_buffer_1.Buffer.from(chunk, encoding) : chunk;
			if (!buf.length) return done();
			this.inputBytes += buf.length;
			if (this._remainingBytes) {
				buf = node_buffer_1.Buffer.concat([this._remainingBytes, buf], this._remainingBytes.length + buf.length);
				this._remainingBytes = null;
			}
			let extra = buf.length % 3;
			if (extra) {
				this._remainingBytes = buf.subarray(buf.length - extra);
				buf = buf.subarray(0, buf.length - extra);
			}
			this._emit(encode(buf), false);
			done();
		}
		/** @internal */
		_flush(done) {
			this._emit(this._remainingBytes ? encode(this._remainingBytes) : "", true);
			this._remainingBytes = null;
			done();
		}
	};
	exports.Encoder = Encoder;
	/**
	* Creates a transform stream for decoding base64 encoded strings
	*/
	var Decoder = class extends node_stream_1.Transform {
		constructor(options) {
			super();
			this.options = options || {};
			this._curLine = "";
			this.inputBytes = 0;
			this.outputBytes = 0;
		}
		/** @internal */
		_transform(chunk, _encoding, done) {
			if (!chunk || !chunk.length) return done();
			this.inputBytes += chunk.length;
			let b64 = this._curLine + chunk.toString("latin1");
			this._curLine = "";
			if (/[^a-zA-Z0-9+/=]/.test(b64)) b64 = b64.replace(/[^a-zA-Z0-9+/=]/g, "");
			let padded = "";
			let lastPad = b64.lastIndexOf("=");
			if (lastPad >= 0) {
				padded = b64.slice(0, lastPad + 1);
				b64 = b64.slice(lastPad + 1);
			}
			if (b64.length < 4) {
				this._curLine = b64;
				b64 = "";
			} else if (b64.length % 4) {
				this._curLine = b64.slice(-(b64.length % 4));
				b64 = b64.slice(0, b64.length - this._curLine.length);
			}
			b64 = padded + b64;
			if (b64) {
				let buf = decode(b64);
				this.outputBytes += buf.length;
				this.push(buf);
			}
			done();
		}
		/** @internal */
		_flush(done) {
			if (this._curLine) {
				let buf = decode(this._curLine);
				this.outputBytes += buf.length;
				this.push(buf);
				this._curLine = "";
			}
			done();
		}
	};
	exports.Decoder = Decoder;
	const libbase64 = {
		encode,
		decode,
		wrap,
		Encoder,
		Decoder
	};
	exports.default = libbase64;
	Object.defineProperty(exports, "default", {
		value: exports,
		enumerable: false,
		writable: true,
		configurable: true
	});
}));

// node_modules/libqp/dist/cjs/libqp.js
var require_libqp = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Decoder = exports.Encoder = void 0;
	exports.encode = encode;
	exports.decode = decode;
	exports.wrap = wrap;
	const node_stream_1 = __require("node:stream");
	const MIN_LINE_LENGTH = 4;
	const QP_LITERAL = /* @__PURE__ */ new Uint8Array(256);
	for (let i = 0; i < 256; i++) QP_LITERAL[i] = i === 9 || i === 10 || i === 13 || i >= 32 && i <= 126 && i !== 61 ? 1 : 0;
	const HEX_DIGITS = Buffer.from("0123456789ABCDEF", "latin1");
	const isWhitespace = (c) => c === 32 || c === 9;
	/**
	* Encodes a Buffer into a Quoted-Printable encoded string
	*
	* @param buffer Buffer to convert, a string is encoded as UTF-8
	* @returns Quoted-Printable encoded string
	*/
	function encode(buffer) {
		return encodeBytes(typeof buffer === "string" ? Buffer.from(buffer, "utf-8") : buffer);
	}
	/**
	* Encodes bytes that may be followed by more input
	*
	* @param buffer Bytes to encode
	* @param [next] The byte that follows the buffer, whitespace before it is kept literal unless it
	*        is a line break. Without it the buffer ends the input and its trailing whitespace is encoded
	* @param [binary] Keep only CRLF pairs literal. A lone CR or LF is data, not a line break, and
	*        anything that rewrites line endings on the way would change it
	* @param [previous] The byte before the buffer. Without it the buffer starts a line
	* @returns Quoted-Printable encoded string
	*/
	function encodeBytes(buffer, next, binary, previous) {
		const len = buffer.length;
		const output = Buffer.allocUnsafe(len * 3);
		let pos = 0;
		for (let i = 0; i < len; i++) {
			const ord = buffer[i];
			const preceding = i > 0 ? buffer[i - 1] : previous;
			const following = i + 1 < len ? buffer[i + 1] : next;
			const loneLineBreak = binary && (ord === 13 ? following !== 10 : ord === 10 && preceding !== 13);
			if (QP_LITERAL[ord] && !loneLineBreak && !(isWhitespace(ord) && (following === void 0 || following === 10 || following === 13)) && !(ord === 45 && (preceding === void 0 || preceding === 10 || preceding === 13))) {
				output[pos++] = ord;
				continue;
			}
			output[pos++] = 61;
			output[pos++] = HEX_DIGITS[Math.floor(ord / 16)];
			output[pos++] = HEX_DIGITS[ord % 16];
		}
		return output.toString("latin1", 0, pos);
	}
	/**
	* Decodes a Quoted-Printable encoded string to a Buffer object
	*
	* @param str Quoted-Printable encoded string. A Buffer is read byte for byte, so raw 8-bit bytes
	*        in the input are copied to the output unchanged. A char of a string is copied as the low
	*        byte of its char code, so a string should only hold chars below 256 ('binary')
	* @returns Decoded value
	*/
	function decode(str) {
		let input;
		if (str instanceof Uint8Array) input = (Buffer.isBuffer(str) ? str : Buffer.from(str.buffer, str.byteOffset, str.byteLength)).toString("binary");
		else input = (str || "").toString();
		input = input.replace(/(^|[^ \t])[ \t]+(?=[\n\r\u2028\u2029]|$)/g, "$1").replace(/[=](?:\r?\n|$)/g, "");
		const len = input.length;
		let encodedBytesCount = 0;
		for (let i = input.indexOf("="); i >= 0 && i < len - 2; i = input.indexOf("=", i + 1)) if (hexValue(input.charCodeAt(i + 1)) >= 0 && hexValue(input.charCodeAt(i + 2)) >= 0) {
			encodedBytesCount++;
			i += 2;
		}
		const buffer = Buffer.alloc(len - encodedBytesCount * 2);
		let bufferPos = 0;
		for (let i = 0; i < len; i++) {
			const code = input.charCodeAt(i);
			if (code === 61 && i < len - 2) {
				const hi = hexValue(input.charCodeAt(i + 1));
				const lo = hexValue(input.charCodeAt(i + 2));
				if (hi >= 0 && lo >= 0) {
					buffer[bufferPos++] = hi * 16 + lo;
					i += 2;
					continue;
				}
			}
			buffer[bufferPos++] = code;
		}
		return buffer;
	}
	/**
	* Helper function to read the value of a hex digit
	*
	* @param code Char code
	* @returns 0-15, or -1 if the char is not a hex digit
	*/
	function hexValue(code) {
		if (code >= 48 && code <= 57) return code - 48;
		if (code >= 65 && code <= 70) return code - 65 + 10;
		if (code >= 97 && code <= 102) return code - 97 + 10;
		return -1;
	}
	/**
	* Adds soft line breaks to a Quoted-Printable string
	*
	* @param str Quoted-Printable encoded string that might need line wrapping
	* @param [lineLength=76] Maximum allowed length for a line, at least 4
	* @returns Soft-wrapped Quoted-Printable encoded string
	*/
	function wrap(str, lineLength) {
		str = (str || "").toString();
		lineLength = Math.max(Number(lineLength) || 76, MIN_LINE_LENGTH);
		if (str.length <= lineLength) return str;
		const parts = str.split(/(\r?\n)/);
		for (let i = 0; i < parts.length; i += 2) parts[i] = wrapLine(parts[i], lineLength);
		return parts.join("");
	}
	/**
	* Adds soft line breaks to one line of a Quoted-Printable string
	*
	* @param str Quoted-Printable encoded line, without line breaks
	* @param lineLength Maximum allowed length for a line, at least MIN_LINE_LENGTH
	* @returns Soft-wrapped line
	*/
	function wrapLine(str, lineLength) {
		const len = str.length;
		const lineMargin = Math.floor(lineLength / 3);
		let pos = 0;
		let result = "";
		for (;;) {
			const escapeHyphen = pos > 0 && str.charCodeAt(pos) === 45;
			if (len - pos + (escapeHyphen ? 2 : 0) <= lineLength) {
				result += escapeHyphen ? "=2D" + str.substr(pos + 1) : str.substr(pos);
				break;
			}
			let line = escapeHyphen ? "=2D" + str.substr(pos + 1, lineLength - 3) : str.substr(pos, lineLength);
			let match;
			if (match = line.substr(-lineMargin).match(/[ \t.,!?][^ \t.,!?]*$/)) line = line.substr(0, line.length - (match[0].length - 1));
			else if (/[=][\da-f]{0,2}$/i.test(line)) line = trimUtf8Sequence(line.replace(/[=][\da-f]?$/i, ""));
			if (line.length === lineLength) line = line.substr(0, line.length - (/[=][\da-f]{2}$/i.test(line) ? 3 : 1));
			pos += escapeHyphen ? line.length - 2 : line.length;
			result += line + "=\r\n";
		}
		return result;
	}
	/**
	* Cuts the escapes of a trailing UTF-8 sequence off a line, so that a soft line break does not
	* split the sequence. A line that holds nothing but the sequence, after the escape of a hyphen
	* that starts the line, is kept whole
	*
	* @param line Quoted-Printable encoded line that ends with an escape
	* @returns The line without the escapes of its last multi-byte sequence
	*/
	function trimUtf8Sequence(line) {
		let end = line.length;
		while (end >= 3 && line.charCodeAt(end - 3) === 61) {
			const hi = hexValue(line.charCodeAt(end - 2));
			const lo = hexValue(line.charCodeAt(end - 1));
			if (hi < 0 || lo < 0) break;
			const code = hi * 16 + lo;
			if (code < 128) break;
			end -= 3;
			if (code >= 192) break;
		}
		return end > (line.startsWith("=2D") ? 3 : 0) ? line.substr(0, end) : line;
	}
	const toBuffer = (chunk, encoding) => typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
	const ENCODE_SLICE_SIZE = 65536;
	/**
	* Creates a transform stream for encoding data to Quoted-Printable encoding
	*/
	var Encoder = class extends node_stream_1.Transform {
		/**
		* @param [options] Stream options
		* @param [options.lineLength=76] Maximum length for lines, set to false to disable wrapping
		* @param [options.binary=false] Encode every CR or LF that is not part of a CRLF pair
		*/
		constructor(options) {
			const opts = options || {};
			super(opts);
			this.options = opts;
			if (this.options.lineLength !== false) this.options.lineLength = this.options.lineLength || 76;
			this._curLine = "";
			this._heldByte = void 0;
			this._lastByte = void 0;
			this.inputBytes = 0;
			this.outputBytes = 0;
		}
		/** @internal */
		_transform(chunk, encoding, done) {
			let buf = toBuffer(chunk, encoding);
			if (!buf || !buf.length) return done();
			this.inputBytes += buf.length;
			if (this._heldByte !== void 0) {
				this._encodeSlices(Buffer.of(this._heldByte), buf[0]);
				this._heldByte = void 0;
			}
			const last = buf[buf.length - 1];
			if (isWhitespace(last) || this.options.binary && last === 13) {
				this._heldByte = last;
				buf = buf.subarray(0, buf.length - 1);
			}
			this._encodeSlices(buf, this._heldByte);
			done();
		}
		/** @internal */
		_flush(done) {
			if (this._heldByte !== void 0) {
				this._encodeSlices(Buffer.of(this._heldByte), void 0);
				this._heldByte = void 0;
			}
			if (this._curLine) {
				const qp = wrap(this._curLine, this.options.lineLength);
				this.outputBytes += qp.length;
				this.push(qp, "ascii");
				this._curLine = "";
			}
			done();
		}
		/**
		* Encodes the input in slices of ENCODE_SLICE_SIZE bytes. Each slice is told the bytes around
		* it, so a slice is encoded as if the input was not split
		*
		* @param buf Bytes to encode
		* @param next The byte that follows buf, undefined when it is not known
		* @internal
		*/
		_encodeSlices(buf, next) {
			for (let start = 0; start < buf.length; start += ENCODE_SLICE_SIZE) {
				const end = Math.min(start + ENCODE_SLICE_SIZE, buf.length);
				let qp = encodeBytes(buf.subarray(start, end), end < buf.length ? buf[end] : next, this.options.binary, this._lastByte);
				this._lastByte = buf[end - 1];
				if (this.options.lineLength) {
					qp = this._curLine + qp;
					const cr = qp.endsWith("\r") ? "\r" : "";
					qp = wrap(cr ? qp.slice(0, -1) : qp, this.options.lineLength);
					const lastLF = qp.lastIndexOf("\n");
					this._curLine = qp.substring(lastLF + 1) + cr;
					qp = qp.substring(0, lastLF + 1);
				}
				if (qp) {
					this.outputBytes += qp.length;
					this.push(qp, "ascii");
				}
			}
		}
	};
	exports.Encoder = Encoder;
	/**
	* Creates a transform stream for decoding Quoted-Printable encoded strings.
	* The input is not actually processed as a stream but concatted and processed as a single input,
	* so escapes and soft line breaks split across chunks decode the same as unsplit input
	*/
	var Decoder = class extends node_stream_1.Transform {
		/**
		* @param [options] Stream options
		*/
		constructor(options) {
			const opts = options || {};
			super(opts);
			this.options = opts;
			this.inputBytes = 0;
			this.outputBytes = 0;
			this.qpChunks = [];
		}
		/** @internal */
		_transform(chunk, encoding, done) {
			if (!chunk || !chunk.length) return done();
			const buf = toBuffer(chunk, encoding);
			this.qpChunks.push(buf.toString("binary"));
			this.inputBytes += buf.length;
			done();
		}
		/** @internal */
		_flush(done) {
			if (this.inputBytes) {
				const input = this.qpChunks.join("");
				this.qpChunks = [];
				const buf = decode(input);
				this.outputBytes += buf.length;
				this.push(buf);
			}
			done();
		}
	};
	exports.Decoder = Decoder;
	const libqp = {
		encode,
		decode,
		wrap,
		Encoder,
		Decoder
	};
	exports.default = libqp;
	Object.defineProperty(exports, "default", {
		value: exports,
		enumerable: false,
		writable: true,
		configurable: true
	});
}));

// node_modules/safer-buffer/safer.js
var require_safer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var buffer = __require("buffer");
	var Buffer = buffer.Buffer;
	var safer = {};
	var key;
	for (key in buffer) {
		if (!buffer.hasOwnProperty(key)) continue;
		if (key === "SlowBuffer" || key === "Buffer") continue;
		safer[key] = buffer[key];
	}
	var Safer = safer.Buffer = {};
	for (key in Buffer) {
		if (!Buffer.hasOwnProperty(key)) continue;
		if (key === "allocUnsafe" || key === "allocUnsafeSlow") continue;
		Safer[key] = Buffer[key];
	}
	safer.Buffer.prototype = Buffer.prototype;
	if (!Safer.from || Safer.from === Uint8Array.from) Safer.from = function(value, encodingOrOffset, length) {
		if (typeof value === "number") throw new TypeError("The \"value\" argument must not be of type number. Received type " + typeof value);
		if (value && typeof value.length === "undefined") throw new TypeError("The first argument must be one of type string, Buffer, ArrayBuffer, Array, or Array-like Object. Received type " + typeof value);
		return Buffer(value, encodingOrOffset, length);
	};
	if (!Safer.alloc) Safer.alloc = function(size, fill, encoding) {
		if (typeof size !== "number") throw new TypeError("The \"size\" argument must be of type number. Received type " + typeof size);
		if (size < 0 || size >= 2 * (1 << 30)) throw new RangeError("The value \"" + size + "\" is invalid for option \"size\"");
		var buf = Buffer(size);
		if (!fill || fill.length === 0) buf.fill(0);
		else if (typeof encoding === "string") buf.fill(fill, encoding);
		else buf.fill(fill);
		return buf;
	};
	if (!safer.kStringMaxLength) try {
		safer.kStringMaxLength = process.binding("buffer").kStringMaxLength;
	} catch (e) {}
	if (!safer.constants) {
		safer.constants = { MAX_LENGTH: safer.kMaxLength };
		if (safer.kStringMaxLength) safer.constants.MAX_STRING_LENGTH = safer.kStringMaxLength;
	}
	module.exports = safer;
}));

// node_modules/libmime/node_modules/iconv-lite/lib/bom-handling.js
var require_bom_handling = /* @__PURE__ */ __commonJSMin(((exports) => {
	var BOMChar = "﻿";
	exports.PrependBOM = PrependBOMWrapper;
	function PrependBOMWrapper(encoder, options) {
		this.encoder = encoder;
		this.addBOM = true;
	}
	PrependBOMWrapper.prototype.write = function(str) {
		if (this.addBOM) {
			str = BOMChar + str;
			this.addBOM = false;
		}
		return this.encoder.write(str);
	};
	PrependBOMWrapper.prototype.end = function() {
		return this.encoder.end();
	};
	exports.StripBOM = StripBOMWrapper;
	function StripBOMWrapper(decoder, options) {
		this.decoder = decoder;
		this.pass = false;
		this.options = options || {};
	}
	StripBOMWrapper.prototype.write = function(buf) {
		var res = this.decoder.write(buf);
		if (this.pass || !res) return res;
		if (res[0] === BOMChar) {
			res = res.slice(1);
			if (typeof this.options.stripBOM === "function") this.options.stripBOM();
		}
		this.pass = true;
		return res;
	};
	StripBOMWrapper.prototype.end = function() {
		return this.decoder.end();
	};
}));

// node_modules/libmime/node_modules/iconv-lite/lib/helpers/merge-exports.js
var require_merge_exports = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var hasOwn = typeof Object.hasOwn === "undefined" ? Function.call.bind(Object.prototype.hasOwnProperty) : Object.hasOwn;
	function mergeModules(target, module) {
		for (var key in module) if (hasOwn(module, key)) target[key] = module[key];
	}
	module.exports = mergeModules;
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/internal.js
var require_internal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Buffer = require_safer().Buffer;
	module.exports = {
		utf8: {
			type: "_internal",
			bomAware: true
		},
		cesu8: {
			type: "_internal",
			bomAware: true
		},
		unicode11utf8: "utf8",
		ucs2: {
			type: "_internal",
			bomAware: true
		},
		utf16le: "ucs2",
		binary: { type: "_internal" },
		base64: { type: "_internal" },
		hex: { type: "_internal" },
		_internal: InternalCodec
	};
	function InternalCodec(codecOptions, iconv) {
		this.enc = codecOptions.encodingName;
		this.bomAware = codecOptions.bomAware;
		if (this.enc === "base64") this.encoder = InternalEncoderBase64;
		else if (this.enc === "utf8") this.encoder = InternalEncoderUtf8;
		else if (this.enc === "cesu8") {
			this.enc = "utf8";
			this.encoder = InternalEncoderCesu8;
			if (Buffer.from("eda0bdedb2a9", "hex").toString() !== "💩") {
				this.decoder = InternalDecoderCesu8;
				this.defaultCharUnicode = iconv.defaultCharUnicode;
			}
		}
	}
	InternalCodec.prototype.encoder = InternalEncoder;
	InternalCodec.prototype.decoder = InternalDecoder;
	var StringDecoder = __require("string_decoder").StringDecoder;
	function InternalDecoder(options, codec) {
		this.decoder = new StringDecoder(codec.enc);
	}
	InternalDecoder.prototype.write = function(buf) {
		if (!Buffer.isBuffer(buf)) buf = Buffer.from(buf);
		return this.decoder.write(buf);
	};
	InternalDecoder.prototype.end = function() {
		return this.decoder.end();
	};
	function InternalEncoder(options, codec) {
		this.enc = codec.enc;
	}
	InternalEncoder.prototype.write = function(str) {
		return Buffer.from(str, this.enc);
	};
	InternalEncoder.prototype.end = function() {};
	function InternalEncoderBase64(options, codec) {
		this.prevStr = "";
	}
	InternalEncoderBase64.prototype.write = function(str) {
		str = this.prevStr + str;
		var completeQuads = str.length - str.length % 4;
		this.prevStr = str.slice(completeQuads);
		str = str.slice(0, completeQuads);
		return Buffer.from(str, "base64");
	};
	InternalEncoderBase64.prototype.end = function() {
		return Buffer.from(this.prevStr, "base64");
	};
	function InternalEncoderCesu8(options, codec) {}
	InternalEncoderCesu8.prototype.write = function(str) {
		var buf = Buffer.alloc(str.length * 3);
		var bufIdx = 0;
		for (var i = 0; i < str.length; i++) {
			var charCode = str.charCodeAt(i);
			if (charCode < 128) buf[bufIdx++] = charCode;
			else if (charCode < 2048) {
				buf[bufIdx++] = 192 + (charCode >>> 6);
				buf[bufIdx++] = 128 + (charCode & 63);
			} else {
				buf[bufIdx++] = 224 + (charCode >>> 12);
				buf[bufIdx++] = 128 + (charCode >>> 6 & 63);
				buf[bufIdx++] = 128 + (charCode & 63);
			}
		}
		return buf.slice(0, bufIdx);
	};
	InternalEncoderCesu8.prototype.end = function() {};
	function InternalDecoderCesu8(options, codec) {
		this.acc = 0;
		this.contBytes = 0;
		this.accBytes = 0;
		this.defaultCharUnicode = codec.defaultCharUnicode;
	}
	InternalDecoderCesu8.prototype.write = function(buf) {
		var acc = this.acc;
		var contBytes = this.contBytes;
		var accBytes = this.accBytes;
		var res = "";
		for (var i = 0; i < buf.length; i++) {
			var curByte = buf[i];
			if ((curByte & 192) !== 128) {
				if (contBytes > 0) {
					res += this.defaultCharUnicode;
					contBytes = 0;
				}
				if (curByte < 128) res += String.fromCharCode(curByte);
				else if (curByte < 224) {
					acc = curByte & 31;
					contBytes = 1;
					accBytes = 1;
				} else if (curByte < 240) {
					acc = curByte & 15;
					contBytes = 2;
					accBytes = 1;
				} else res += this.defaultCharUnicode;
			} else if (contBytes > 0) {
				acc = acc << 6 | curByte & 63;
				contBytes--;
				accBytes++;
				if (contBytes === 0) {
					if (accBytes === 2 && acc < 128 && acc > 0) res += this.defaultCharUnicode;
					else if (accBytes === 3 && acc < 2048) res += this.defaultCharUnicode;
					else res += String.fromCharCode(acc);
				}
			} else res += this.defaultCharUnicode;
		}
		this.acc = acc;
		this.contBytes = contBytes;
		this.accBytes = accBytes;
		return res;
	};
	InternalDecoderCesu8.prototype.end = function() {
		var res = 0;
		if (this.contBytes > 0) res += this.defaultCharUnicode;
		return res;
	};
	function InternalEncoderUtf8(options, codec) {
		this.highSurrogate = "";
	}
	InternalEncoderUtf8.prototype.write = function(str) {
		if (this.highSurrogate) {
			str = this.highSurrogate + str;
			this.highSurrogate = "";
		}
		if (str.length > 0) {
			var charCode = str.charCodeAt(str.length - 1);
			if (charCode >= 55296 && charCode < 56320) {
				this.highSurrogate = str[str.length - 1];
				str = str.slice(0, str.length - 1);
			}
		}
		return Buffer.from(str, this.enc);
	};
	InternalEncoderUtf8.prototype.end = function() {
		if (this.highSurrogate) {
			var str = this.highSurrogate;
			this.highSurrogate = "";
			return Buffer.from(str, this.enc);
		}
	};
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/utf32.js
var require_utf32 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports._utf32 = Utf32Codec;
	function Utf32Codec(codecOptions, iconv) {
		this.iconv = iconv;
		this.bomAware = true;
		this.isLE = codecOptions.isLE;
	}
	exports.utf32le = {
		type: "_utf32",
		isLE: true
	};
	exports.utf32be = {
		type: "_utf32",
		isLE: false
	};
	exports.ucs4le = "utf32le";
	exports.ucs4be = "utf32be";
	Utf32Codec.prototype.encoder = Utf32Encoder;
	Utf32Codec.prototype.decoder = Utf32Decoder;
	function Utf32Encoder(options, codec) {
		this.isLE = codec.isLE;
		this.highSurrogate = 0;
	}
	Utf32Encoder.prototype.write = function(str) {
		var src = Buffer.from(str, "ucs2");
		var dst = Buffer.alloc(src.length * 2 + 4);
		var write32 = this.isLE ? dst.writeUInt32LE : dst.writeUInt32BE;
		var offset = 0;
		for (var i = 0; i < src.length; i += 2) {
			var code = src.readUInt16LE(i);
			var isHighSurrogate = code >= 55296 && code < 56320;
			var isLowSurrogate = code >= 56320 && code < 57344;
			if (this.highSurrogate) {
				if (isHighSurrogate || !isLowSurrogate) {
					write32.call(dst, this.highSurrogate, offset);
					offset += 4;
				} else {
					var codepoint = (this.highSurrogate - 55296 << 10 | code - 56320) + 65536;
					write32.call(dst, codepoint, offset);
					offset += 4;
					this.highSurrogate = 0;
					continue;
				}
			}
			if (isHighSurrogate) this.highSurrogate = code;
			else {
				write32.call(dst, code, offset);
				offset += 4;
				this.highSurrogate = 0;
			}
		}
		if (offset < dst.length) dst = dst.slice(0, offset);
		return dst;
	};
	Utf32Encoder.prototype.end = function() {
		if (!this.highSurrogate) return;
		var buf = Buffer.alloc(4);
		if (this.isLE) buf.writeUInt32LE(this.highSurrogate, 0);
		else buf.writeUInt32BE(this.highSurrogate, 0);
		this.highSurrogate = 0;
		return buf;
	};
	function Utf32Decoder(options, codec) {
		this.isLE = codec.isLE;
		this.badChar = codec.iconv.defaultCharUnicode.charCodeAt(0);
		this.overflow = [];
	}
	Utf32Decoder.prototype.write = function(src) {
		if (src.length === 0) return "";
		var i = 0;
		var codepoint = 0;
		var dst = Buffer.alloc(src.length + 4);
		var offset = 0;
		var isLE = this.isLE;
		var overflow = this.overflow;
		var badChar = this.badChar;
		if (overflow.length > 0) {
			for (; i < src.length && overflow.length < 4; i++) overflow.push(src[i]);
			if (overflow.length === 4) {
				if (isLE) codepoint = overflow[0] | overflow[1] << 8 | overflow[2] << 16 | overflow[3] << 24;
				else codepoint = overflow[3] | overflow[2] << 8 | overflow[1] << 16 | overflow[0] << 24;
				overflow.length = 0;
				offset = _writeCodepoint(dst, offset, codepoint, badChar);
			}
		}
		for (; i < src.length - 3; i += 4) {
			if (isLE) codepoint = src[i] | src[i + 1] << 8 | src[i + 2] << 16 | src[i + 3] << 24;
			else codepoint = src[i + 3] | src[i + 2] << 8 | src[i + 1] << 16 | src[i] << 24;
			offset = _writeCodepoint(dst, offset, codepoint, badChar);
		}
		for (; i < src.length; i++) overflow.push(src[i]);
		return dst.slice(0, offset).toString("ucs2");
	};
	function _writeCodepoint(dst, offset, codepoint, badChar) {
		if (codepoint < 0 || codepoint > 1114111) codepoint = badChar;
		if (codepoint >= 65536) {
			codepoint -= 65536;
			var high = 55296 | codepoint >> 10;
			dst[offset++] = high & 255;
			dst[offset++] = high >> 8;
			var codepoint = 56320 | codepoint & 1023;
		}
		dst[offset++] = codepoint & 255;
		dst[offset++] = codepoint >> 8;
		return offset;
	}
	Utf32Decoder.prototype.end = function() {
		if (this.overflow.length === 0) return;
		this.overflow.length = 0;
		return String.fromCharCode(this.badChar);
	};
	exports.utf32 = Utf32AutoCodec;
	exports.ucs4 = "utf32";
	function Utf32AutoCodec(options, iconv) {
		this.iconv = iconv;
	}
	Utf32AutoCodec.prototype.encoder = Utf32AutoEncoder;
	Utf32AutoCodec.prototype.decoder = Utf32AutoDecoder;
	function Utf32AutoEncoder(options, codec) {
		options = options || {};
		if (options.addBOM === void 0) options.addBOM = true;
		this.encoder = codec.iconv.getEncoder(options.defaultEncoding || "utf-32le", options);
	}
	Utf32AutoEncoder.prototype.write = function(str) {
		return this.encoder.write(str);
	};
	Utf32AutoEncoder.prototype.end = function() {
		return this.encoder.end();
	};
	function Utf32AutoDecoder(options, codec) {
		this.decoder = null;
		this.initialBufs = [];
		this.initialBufsLen = 0;
		this.options = options || {};
		this.iconv = codec.iconv;
	}
	Utf32AutoDecoder.prototype.write = function(buf) {
		if (!this.decoder) {
			this.initialBufs.push(buf);
			this.initialBufsLen += buf.length;
			if (this.initialBufsLen < 32) return "";
			var encoding = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(encoding, this.options);
			var resStr = "";
			for (var i = 0; i < this.initialBufs.length; i++) resStr += this.decoder.write(this.initialBufs[i]);
			this.initialBufs.length = this.initialBufsLen = 0;
			return resStr;
		}
		return this.decoder.write(buf);
	};
	Utf32AutoDecoder.prototype.end = function() {
		if (!this.decoder) {
			var encoding = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(encoding, this.options);
			var resStr = "";
			for (var i = 0; i < this.initialBufs.length; i++) resStr += this.decoder.write(this.initialBufs[i]);
			var trail = this.decoder.end();
			if (trail) resStr += trail;
			this.initialBufs.length = this.initialBufsLen = 0;
			return resStr;
		}
		return this.decoder.end();
	};
	function detectEncoding(bufs, defaultEncoding) {
		var b = [];
		var charsProcessed = 0;
		var invalidLE = 0;
		var invalidBE = 0;
		var bmpCharsLE = 0;
		var bmpCharsBE = 0;
		outerLoop: for (var i = 0; i < bufs.length; i++) {
			var buf = bufs[i];
			for (var j = 0; j < buf.length; j++) {
				b.push(buf[j]);
				if (b.length === 4) {
					if (charsProcessed === 0) {
						if (b[0] === 255 && b[1] === 254 && b[2] === 0 && b[3] === 0) return "utf-32le";
						if (b[0] === 0 && b[1] === 0 && b[2] === 254 && b[3] === 255) return "utf-32be";
					}
					if (b[0] !== 0 || b[1] > 16) invalidBE++;
					if (b[3] !== 0 || b[2] > 16) invalidLE++;
					if (b[0] === 0 && b[1] === 0 && (b[2] !== 0 || b[3] !== 0)) bmpCharsBE++;
					if ((b[0] !== 0 || b[1] !== 0) && b[2] === 0 && b[3] === 0) bmpCharsLE++;
					b.length = 0;
					charsProcessed++;
					if (charsProcessed >= 100) break outerLoop;
				}
			}
		}
		if (bmpCharsBE - invalidBE > bmpCharsLE - invalidLE) return "utf-32be";
		if (bmpCharsBE - invalidBE < bmpCharsLE - invalidLE) return "utf-32le";
		return defaultEncoding || "utf-32le";
	}
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/utf16.js
var require_utf16 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports.utf16be = Utf16BECodec;
	function Utf16BECodec() {}
	Utf16BECodec.prototype.encoder = Utf16BEEncoder;
	Utf16BECodec.prototype.decoder = Utf16BEDecoder;
	Utf16BECodec.prototype.bomAware = true;
	function Utf16BEEncoder() {}
	Utf16BEEncoder.prototype.write = function(str) {
		var buf = Buffer.from(str, "ucs2");
		for (var i = 0; i < buf.length; i += 2) {
			var tmp = buf[i];
			buf[i] = buf[i + 1];
			buf[i + 1] = tmp;
		}
		return buf;
	};
	Utf16BEEncoder.prototype.end = function() {};
	function Utf16BEDecoder() {
		this.overflowByte = -1;
	}
	Utf16BEDecoder.prototype.write = function(buf) {
		if (buf.length == 0) return "";
		var buf2 = Buffer.alloc(buf.length + 1);
		var i = 0;
		var j = 0;
		if (this.overflowByte !== -1) {
			buf2[0] = buf[0];
			buf2[1] = this.overflowByte;
			i = 1;
			j = 2;
		}
		for (; i < buf.length - 1; i += 2, j += 2) {
			buf2[j] = buf[i + 1];
			buf2[j + 1] = buf[i];
		}
		this.overflowByte = i == buf.length - 1 ? buf[buf.length - 1] : -1;
		return buf2.slice(0, j).toString("ucs2");
	};
	Utf16BEDecoder.prototype.end = function() {
		this.overflowByte = -1;
	};
	exports.utf16 = Utf16Codec;
	function Utf16Codec(codecOptions, iconv) {
		this.iconv = iconv;
	}
	Utf16Codec.prototype.encoder = Utf16Encoder;
	Utf16Codec.prototype.decoder = Utf16Decoder;
	function Utf16Encoder(options, codec) {
		options = options || {};
		if (options.addBOM === void 0) options.addBOM = true;
		this.encoder = codec.iconv.getEncoder("utf-16le", options);
	}
	Utf16Encoder.prototype.write = function(str) {
		return this.encoder.write(str);
	};
	Utf16Encoder.prototype.end = function() {
		return this.encoder.end();
	};
	function Utf16Decoder(options, codec) {
		this.decoder = null;
		this.initialBufs = [];
		this.initialBufsLen = 0;
		this.options = options || {};
		this.iconv = codec.iconv;
	}
	Utf16Decoder.prototype.write = function(buf) {
		if (!this.decoder) {
			this.initialBufs.push(buf);
			this.initialBufsLen += buf.length;
			if (this.initialBufsLen < 16) return "";
			var encoding = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(encoding, this.options);
			var resStr = "";
			for (var i = 0; i < this.initialBufs.length; i++) resStr += this.decoder.write(this.initialBufs[i]);
			this.initialBufs.length = this.initialBufsLen = 0;
			return resStr;
		}
		return this.decoder.write(buf);
	};
	Utf16Decoder.prototype.end = function() {
		if (!this.decoder) {
			var encoding = detectEncoding(this.initialBufs, this.options.defaultEncoding);
			this.decoder = this.iconv.getDecoder(encoding, this.options);
			var resStr = "";
			for (var i = 0; i < this.initialBufs.length; i++) resStr += this.decoder.write(this.initialBufs[i]);
			var trail = this.decoder.end();
			if (trail) resStr += trail;
			this.initialBufs.length = this.initialBufsLen = 0;
			return resStr;
		}
		return this.decoder.end();
	};
	function detectEncoding(bufs, defaultEncoding) {
		var b = [];
		var charsProcessed = 0;
		var asciiCharsLE = 0;
		var asciiCharsBE = 0;
		outerLoop: for (var i = 0; i < bufs.length; i++) {
			var buf = bufs[i];
			for (var j = 0; j < buf.length; j++) {
				b.push(buf[j]);
				if (b.length === 2) {
					if (charsProcessed === 0) {
						if (b[0] === 255 && b[1] === 254) return "utf-16le";
						if (b[0] === 254 && b[1] === 255) return "utf-16be";
					}
					if (b[0] === 0 && b[1] !== 0) asciiCharsBE++;
					if (b[0] !== 0 && b[1] === 0) asciiCharsLE++;
					b.length = 0;
					charsProcessed++;
					if (charsProcessed >= 100) break outerLoop;
				}
			}
		}
		if (asciiCharsBE > asciiCharsLE) return "utf-16be";
		if (asciiCharsBE < asciiCharsLE) return "utf-16le";
		return defaultEncoding || "utf-16le";
	}
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/utf7.js
var require_utf7 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports.utf7 = Utf7Codec;
	exports.unicode11utf7 = "utf7";
	function Utf7Codec(codecOptions, iconv) {
		this.iconv = iconv;
	}
	Utf7Codec.prototype.encoder = Utf7Encoder;
	Utf7Codec.prototype.decoder = Utf7Decoder;
	Utf7Codec.prototype.bomAware = true;
	var nonDirectChars = /[^A-Za-z0-9'\(\),-\.\/:\? \n\r\t]+/g;
	function Utf7Encoder(options, codec) {
		this.iconv = codec.iconv;
	}
	Utf7Encoder.prototype.write = function(str) {
		return Buffer.from(str.replace(nonDirectChars, function(chunk) {
			return "+" + (chunk === "+" ? "" : this.iconv.encode(chunk, "utf16-be").toString("base64").replace(/=+$/, "")) + "-";
		}.bind(this)));
	};
	Utf7Encoder.prototype.end = function() {};
	function Utf7Decoder(options, codec) {
		this.iconv = codec.iconv;
		this.inBase64 = false;
		this.base64Accum = "";
	}
	var base64Regex = /[A-Za-z0-9\/+]/;
	var base64Chars = [];
	for (var i = 0; i < 256; i++) base64Chars[i] = base64Regex.test(String.fromCharCode(i));
	var plusChar = "+".charCodeAt(0);
	var minusChar = "-".charCodeAt(0);
	var andChar = "&".charCodeAt(0);
	Utf7Decoder.prototype.write = function(buf) {
		var res = "";
		var lastI = 0;
		var inBase64 = this.inBase64;
		var base64Accum = this.base64Accum;
		for (var i = 0; i < buf.length; i++) if (!inBase64) {
			if (buf[i] == plusChar) {
				res += this.iconv.decode(buf.slice(lastI, i), "ascii");
				lastI = i + 1;
				inBase64 = true;
			}
		} else if (!base64Chars[buf[i]]) {
			if (i == lastI && buf[i] == minusChar) res += "+";
			else {
				var b64str = base64Accum + this.iconv.decode(buf.slice(lastI, i), "ascii");
				res += this.iconv.decode(Buffer.from(b64str, "base64"), "utf16-be");
			}
			if (buf[i] != minusChar) i--;
			lastI = i + 1;
			inBase64 = false;
			base64Accum = "";
		}
		if (!inBase64) res += this.iconv.decode(buf.slice(lastI), "ascii");
		else {
			var b64str = base64Accum + this.iconv.decode(buf.slice(lastI), "ascii");
			var canBeDecoded = b64str.length - b64str.length % 8;
			base64Accum = b64str.slice(canBeDecoded);
			b64str = b64str.slice(0, canBeDecoded);
			res += this.iconv.decode(Buffer.from(b64str, "base64"), "utf16-be");
		}
		this.inBase64 = inBase64;
		this.base64Accum = base64Accum;
		return res;
	};
	Utf7Decoder.prototype.end = function() {
		var res = "";
		if (this.inBase64 && this.base64Accum.length > 0) res = this.iconv.decode(Buffer.from(this.base64Accum, "base64"), "utf16-be");
		this.inBase64 = false;
		this.base64Accum = "";
		return res;
	};
	exports.utf7imap = Utf7IMAPCodec;
	function Utf7IMAPCodec(codecOptions, iconv) {
		this.iconv = iconv;
	}
	Utf7IMAPCodec.prototype.encoder = Utf7IMAPEncoder;
	Utf7IMAPCodec.prototype.decoder = Utf7IMAPDecoder;
	Utf7IMAPCodec.prototype.bomAware = true;
	function Utf7IMAPEncoder(options, codec) {
		this.iconv = codec.iconv;
		this.inBase64 = false;
		this.base64Accum = Buffer.alloc(6);
		this.base64AccumIdx = 0;
	}
	Utf7IMAPEncoder.prototype.write = function(str) {
		var inBase64 = this.inBase64;
		var base64Accum = this.base64Accum;
		var base64AccumIdx = this.base64AccumIdx;
		var buf = Buffer.alloc(str.length * 5 + 10);
		var bufIdx = 0;
		for (var i = 0; i < str.length; i++) {
			var uChar = str.charCodeAt(i);
			if (uChar >= 32 && uChar <= 126) {
				if (inBase64) {
					if (base64AccumIdx > 0) {
						bufIdx += buf.write(base64Accum.slice(0, base64AccumIdx).toString("base64").replace(/\//g, ",").replace(/=+$/, ""), bufIdx);
						base64AccumIdx = 0;
					}
					buf[bufIdx++] = minusChar;
					inBase64 = false;
				}
				if (!inBase64) {
					buf[bufIdx++] = uChar;
					if (uChar === andChar) buf[bufIdx++] = minusChar;
				}
			} else {
				if (!inBase64) {
					buf[bufIdx++] = andChar;
					inBase64 = true;
				}
				if (inBase64) {
					base64Accum[base64AccumIdx++] = uChar >> 8;
					base64Accum[base64AccumIdx++] = uChar & 255;
					if (base64AccumIdx == base64Accum.length) {
						bufIdx += buf.write(base64Accum.toString("base64").replace(/\//g, ","), bufIdx);
						base64AccumIdx = 0;
					}
				}
			}
		}
		this.inBase64 = inBase64;
		this.base64AccumIdx = base64AccumIdx;
		return buf.slice(0, bufIdx);
	};
	Utf7IMAPEncoder.prototype.end = function() {
		var buf = Buffer.alloc(10);
		var bufIdx = 0;
		if (this.inBase64) {
			if (this.base64AccumIdx > 0) {
				bufIdx += buf.write(this.base64Accum.slice(0, this.base64AccumIdx).toString("base64").replace(/\//g, ",").replace(/=+$/, ""), bufIdx);
				this.base64AccumIdx = 0;
			}
			buf[bufIdx++] = minusChar;
			this.inBase64 = false;
		}
		return buf.slice(0, bufIdx);
	};
	function Utf7IMAPDecoder(options, codec) {
		this.iconv = codec.iconv;
		this.inBase64 = false;
		this.base64Accum = "";
	}
	var base64IMAPChars = base64Chars.slice();
	base64IMAPChars[",".charCodeAt(0)] = true;
	Utf7IMAPDecoder.prototype.write = function(buf) {
		var res = "";
		var lastI = 0;
		var inBase64 = this.inBase64;
		var base64Accum = this.base64Accum;
		for (var i = 0; i < buf.length; i++) if (!inBase64) {
			if (buf[i] == andChar) {
				res += this.iconv.decode(buf.slice(lastI, i), "ascii");
				lastI = i + 1;
				inBase64 = true;
			}
		} else if (!base64IMAPChars[buf[i]]) {
			if (i == lastI && buf[i] == minusChar) res += "&";
			else {
				var b64str = base64Accum + this.iconv.decode(buf.slice(lastI, i), "ascii").replace(/,/g, "/");
				res += this.iconv.decode(Buffer.from(b64str, "base64"), "utf16-be");
			}
			if (buf[i] != minusChar) i--;
			lastI = i + 1;
			inBase64 = false;
			base64Accum = "";
		}
		if (!inBase64) res += this.iconv.decode(buf.slice(lastI), "ascii");
		else {
			var b64str = base64Accum + this.iconv.decode(buf.slice(lastI), "ascii").replace(/,/g, "/");
			var canBeDecoded = b64str.length - b64str.length % 8;
			base64Accum = b64str.slice(canBeDecoded);
			b64str = b64str.slice(0, canBeDecoded);
			res += this.iconv.decode(Buffer.from(b64str, "base64"), "utf16-be");
		}
		this.inBase64 = inBase64;
		this.base64Accum = base64Accum;
		return res;
	};
	Utf7IMAPDecoder.prototype.end = function() {
		var res = "";
		if (this.inBase64 && this.base64Accum.length > 0) res = this.iconv.decode(Buffer.from(this.base64Accum, "base64"), "utf16-be");
		this.inBase64 = false;
		this.base64Accum = "";
		return res;
	};
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/sbcs-codec.js
var require_sbcs_codec = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports._sbcs = SBCSCodec;
	function SBCSCodec(codecOptions, iconv) {
		if (!codecOptions) throw new Error("SBCS codec is called without the data.");
		if (!codecOptions.chars || codecOptions.chars.length !== 128 && codecOptions.chars.length !== 256) throw new Error("Encoding '" + codecOptions.type + "' has incorrect 'chars' (must be of len 128 or 256)");
		if (codecOptions.chars.length === 128) {
			var asciiString = "";
			for (var i = 0; i < 128; i++) asciiString += String.fromCharCode(i);
			codecOptions.chars = asciiString + codecOptions.chars;
		}
		this.decodeBuf = Buffer.from(codecOptions.chars, "ucs2");
		var encodeBuf = Buffer.alloc(65536, iconv.defaultCharSingleByte.charCodeAt(0));
		for (var i = 0; i < codecOptions.chars.length; i++) encodeBuf[codecOptions.chars.charCodeAt(i)] = i;
		this.encodeBuf = encodeBuf;
	}
	SBCSCodec.prototype.encoder = SBCSEncoder;
	SBCSCodec.prototype.decoder = SBCSDecoder;
	function SBCSEncoder(options, codec) {
		this.encodeBuf = codec.encodeBuf;
	}
	SBCSEncoder.prototype.write = function(str) {
		var buf = Buffer.alloc(str.length);
		for (var i = 0; i < str.length; i++) buf[i] = this.encodeBuf[str.charCodeAt(i)];
		return buf;
	};
	SBCSEncoder.prototype.end = function() {};
	function SBCSDecoder(options, codec) {
		this.decodeBuf = codec.decodeBuf;
	}
	SBCSDecoder.prototype.write = function(buf) {
		var decodeBuf = this.decodeBuf;
		var newBuf = Buffer.alloc(buf.length * 2);
		var idx1 = 0;
		var idx2 = 0;
		for (var i = 0; i < buf.length; i++) {
			idx1 = buf[i] * 2;
			idx2 = i * 2;
			newBuf[idx2] = decodeBuf[idx1];
			newBuf[idx2 + 1] = decodeBuf[idx1 + 1];
		}
		return newBuf.toString("ucs2");
	};
	SBCSDecoder.prototype.end = function() {};
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/sbcs-data.js
var require_sbcs_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		10029: "maccenteuro",
		maccenteuro: {
			type: "_sbcs",
			chars: "ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\xA0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ"
		},
		808: "cp808",
		ibm808: "cp808",
		cp808: {
			type: "_sbcs",
			chars: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№€■\xA0"
		},
		mik: {
			type: "_sbcs",
			chars: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя└┴┬├─┼╣║╚╔╩╦╠═╬┐░▒▓│┤№§╗╝┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0"
		},
		cp720: {
			type: "_sbcs",
			chars: "éâàçêëèïîّْô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡ًٌٍَُِ≈°∙·√ⁿ²■\xA0"
		},
		ascii8bit: "ascii",
		usascii: "ascii",
		ansix34: "ascii",
		ansix341968: "ascii",
		ansix341986: "ascii",
		csascii: "ascii",
		cp367: "ascii",
		ibm367: "ascii",
		isoir6: "ascii",
		iso646us: "ascii",
		iso646irv: "ascii",
		us: "ascii",
		latin1: "iso88591",
		latin2: "iso88592",
		latin3: "iso88593",
		latin4: "iso88594",
		latin5: "iso88599",
		latin6: "iso885910",
		latin7: "iso885913",
		latin8: "iso885914",
		latin9: "iso885915",
		latin10: "iso885916",
		csisolatin1: "iso88591",
		csisolatin2: "iso88592",
		csisolatin3: "iso88593",
		csisolatin4: "iso88594",
		csisolatincyrillic: "iso88595",
		csisolatinarabic: "iso88596",
		csisolatingreek: "iso88597",
		csisolatinhebrew: "iso88598",
		csisolatin5: "iso88599",
		csisolatin6: "iso885910",
		l1: "iso88591",
		l2: "iso88592",
		l3: "iso88593",
		l4: "iso88594",
		l5: "iso88599",
		l6: "iso885910",
		l7: "iso885913",
		l8: "iso885914",
		l9: "iso885915",
		l10: "iso885916",
		isoir14: "iso646jp",
		isoir57: "iso646cn",
		isoir100: "iso88591",
		isoir101: "iso88592",
		isoir109: "iso88593",
		isoir110: "iso88594",
		isoir144: "iso88595",
		isoir127: "iso88596",
		isoir126: "iso88597",
		isoir138: "iso88598",
		isoir148: "iso88599",
		isoir157: "iso885910",
		isoir166: "tis620",
		isoir179: "iso885913",
		isoir199: "iso885914",
		isoir203: "iso885915",
		isoir226: "iso885916",
		cp819: "iso88591",
		ibm819: "iso88591",
		cyrillic: "iso88595",
		arabic: "iso88596",
		arabic8: "iso88596",
		ecma114: "iso88596",
		asmo708: "iso88596",
		greek: "iso88597",
		greek8: "iso88597",
		ecma118: "iso88597",
		elot928: "iso88597",
		hebrew: "iso88598",
		hebrew8: "iso88598",
		iso88598i: "iso88598",
		iso88598e: "iso88598",
		turkish: "iso88599",
		turkish8: "iso88599",
		thai: "iso885911",
		thai8: "iso885911",
		celtic: "iso885914",
		celtic8: "iso885914",
		isoceltic: "iso885914",
		tis6200: "tis620",
		tis62025291: "tis620",
		tis62025330: "tis620",
		1e4: "macroman",
		10006: "macgreek",
		10007: "maccyrillic",
		10079: "maciceland",
		10081: "macturkish",
		cspc8codepage437: "cp437",
		cspc775baltic: "cp775",
		cspc850multilingual: "cp850",
		cspcp852: "cp852",
		cspc862latinhebrew: "cp862",
		cpgr: "cp869",
		msee: "cp1250",
		mscyrl: "cp1251",
		msansi: "cp1252",
		msgreek: "cp1253",
		msturk: "cp1254",
		mshebr: "cp1255",
		msarab: "cp1256",
		winbaltrim: "cp1257",
		cp20866: "koi8r",
		20866: "koi8r",
		ibm878: "koi8r",
		cskoi8r: "koi8r",
		cp21866: "koi8u",
		21866: "koi8u",
		ibm1168: "koi8u",
		strk10482002: "rk1048",
		tcvn5712: "tcvn",
		tcvn57121: "tcvn",
		gb198880: "iso646cn",
		cn: "iso646cn",
		csiso14jisc6220ro: "iso646jp",
		jisc62201969ro: "iso646jp",
		jp: "iso646jp",
		cshproman8: "hproman8",
		r8: "hproman8",
		roman8: "hproman8",
		xroman8: "hproman8",
		ibm1051: "hproman8",
		mac: "macintosh",
		csmacintosh: "macintosh"
	};
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/sbcs-data-generated.js
var require_sbcs_data_generated = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"437": "cp437",
		"737": "cp737",
		"775": "cp775",
		"850": "cp850",
		"852": "cp852",
		"855": "cp855",
		"856": "cp856",
		"857": "cp857",
		"858": "cp858",
		"860": "cp860",
		"861": "cp861",
		"862": "cp862",
		"863": "cp863",
		"864": "cp864",
		"865": "cp865",
		"866": "cp866",
		"869": "cp869",
		"874": "windows874",
		"922": "cp922",
		"1046": "cp1046",
		"1124": "cp1124",
		"1125": "cp1125",
		"1129": "cp1129",
		"1133": "cp1133",
		"1161": "cp1161",
		"1162": "cp1162",
		"1163": "cp1163",
		"1250": "windows1250",
		"1251": "windows1251",
		"1252": "windows1252",
		"1253": "windows1253",
		"1254": "windows1254",
		"1255": "windows1255",
		"1256": "windows1256",
		"1257": "windows1257",
		"1258": "windows1258",
		"28591": "iso88591",
		"28592": "iso88592",
		"28593": "iso88593",
		"28594": "iso88594",
		"28595": "iso88595",
		"28596": "iso88596",
		"28597": "iso88597",
		"28598": "iso88598",
		"28599": "iso88599",
		"28600": "iso885910",
		"28601": "iso885911",
		"28603": "iso885913",
		"28604": "iso885914",
		"28605": "iso885915",
		"28606": "iso885916",
		"windows874": {
			"type": "_sbcs",
			"chars": "€����…�����������‘’“”•–—��������\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"
		},
		"win874": "windows874",
		"cp874": "windows874",
		"windows1250": {
			"type": "_sbcs",
			"chars": "€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź\xA0ˇ˘Ł¤Ą¦§¨©Ş«¬­®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
		},
		"win1250": "windows1250",
		"cp1250": "windows1250",
		"windows1251": {
			"type": "_sbcs",
			"chars": "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ\xA0ЎўЈ¤Ґ¦§Ё©Є«¬­®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
		},
		"win1251": "windows1251",
		"cp1251": "windows1251",
		"windows1252": {
			"type": "_sbcs",
			"chars": "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
		},
		"win1252": "windows1252",
		"cp1252": "windows1252",
		"windows1253": {
			"type": "_sbcs",
			"chars": "€�‚ƒ„…†‡�‰�‹�����‘’“”•–—�™�›����\xA0΅Ά£¤¥¦§¨©�«¬­®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�"
		},
		"win1253": "windows1253",
		"cp1253": "windows1253",
		"windows1254": {
			"type": "_sbcs",
			"chars": "€�‚ƒ„…†‡ˆ‰Š‹Œ����‘’“”•–—˜™š›œ��Ÿ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"
		},
		"win1254": "windows1254",
		"cp1254": "windows1254",
		"windows1255": {
			"type": "_sbcs",
			"chars": "€�‚ƒ„…†‡ˆ‰�‹�����‘’“”•–—˜™�›����\xA0¡¢£₪¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾¿ְֱֲֳִֵֶַָֹֺֻּֽ־ֿ׀ׁׂ׃װױײ׳״�������אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�"
		},
		"win1255": "windows1255",
		"cp1255": "windows1255",
		"windows1256": {
			"type": "_sbcs",
			"chars": "€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ‌‍ں\xA0،¢£¤¥¦§¨©ھ«¬­®¯°±²³´µ¶·¸¹؛»¼½¾؟ہءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقكàلâمنهوçèéêëىيîïًٌٍَôُِ÷ّùْûü‎‏ے"
		},
		"win1256": "windows1256",
		"cp1256": "windows1256",
		"windows1257": {
			"type": "_sbcs",
			"chars": "€�‚�„…†‡�‰�‹�¨ˇ¸�‘’“”•–—�™�›�¯˛�\xA0�¢£¤�¦§Ø©Ŗ«¬­®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙"
		},
		"win1257": "windows1257",
		"cp1257": "windows1257",
		"windows1258": {
			"type": "_sbcs",
			"chars": "€�‚ƒ„…†‡ˆ‰�‹Œ����‘’“”•–—˜™�›œ��Ÿ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"
		},
		"win1258": "windows1258",
		"cp1258": "windows1258",
		"iso88591": {
			"type": "_sbcs",
			"chars": "\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
		},
		"cp28591": "iso88591",
		"iso88592": {
			"type": "_sbcs",
			"chars": "\xA0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ­ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
		},
		"cp28592": "iso88592",
		"iso88593": {
			"type": "_sbcs",
			"chars": "\xA0Ħ˘£¤�Ĥ§¨İŞĞĴ­�Ż°ħ²³´µĥ·¸ışğĵ½�żÀÁÂ�ÄĊĈÇÈÉÊËÌÍÎÏ�ÑÒÓÔĠÖ×ĜÙÚÛÜŬŜßàáâ�äċĉçèéêëìíîï�ñòóôġö÷ĝùúûüŭŝ˙"
		},
		"cp28593": "iso88593",
		"iso88594": {
			"type": "_sbcs",
			"chars": "\xA0ĄĸŖ¤ĨĻ§¨ŠĒĢŦ­Ž¯°ą˛ŗ´ĩļˇ¸šēģŧŊžŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪßāáâãäåæįčéęëėíîīđņōķôõö÷øųúûüũū˙"
		},
		"cp28594": "iso88594",
		"iso88595": {
			"type": "_sbcs",
			"chars": "\xA0ЁЂЃЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ"
		},
		"cp28595": "iso88595",
		"iso88596": {
			"type": "_sbcs",
			"chars": "\xA0���¤�������،­�������������؛���؟�ءآأؤإئابةتثجحخدذرزسشصضطظعغ�����ـفقكلمنهوىيًٌٍَُِّْ�������������"
		},
		"cp28596": "iso88596",
		"iso88597": {
			"type": "_sbcs",
			"chars": "\xA0‘’£€₯¦§¨©ͺ«¬­�―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�"
		},
		"cp28597": "iso88597",
		"iso88598": {
			"type": "_sbcs",
			"chars": "\xA0�¢£¤¥¦§¨©×«¬­®¯°±²³´µ¶·¸¹÷»¼½¾��������������������������������‗אבגדהוזחטיךכלםמןנסעףפץצקרשת��‎‏�"
		},
		"cp28598": "iso88598",
		"iso88599": {
			"type": "_sbcs",
			"chars": "\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"
		},
		"cp28599": "iso88599",
		"iso885910": {
			"type": "_sbcs",
			"chars": "\xA0ĄĒĢĪĨĶ§ĻĐŠŦŽ­ŪŊ°ąēģīĩķ·ļđšŧž―ūŋĀÁÂÃÄÅÆĮČÉĘËĖÍÎÏÐŅŌÓÔÕÖŨØŲÚÛÜÝÞßāáâãäåæįčéęëėíîïðņōóôõöũøųúûüýþĸ"
		},
		"cp28600": "iso885910",
		"iso885911": {
			"type": "_sbcs",
			"chars": "\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"
		},
		"cp28601": "iso885911",
		"iso885913": {
			"type": "_sbcs",
			"chars": "\xA0”¢£¤„¦§Ø©Ŗ«¬­®Æ°±²³“µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’"
		},
		"cp28603": "iso885913",
		"iso885914": {
			"type": "_sbcs",
			"chars": "\xA0Ḃḃ£ĊċḊ§Ẁ©ẂḋỲ­®ŸḞḟĠġṀṁ¶ṖẁṗẃṠỳẄẅṡÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŴÑÒÓÔÕÖṪØÙÚÛÜÝŶßàáâãäåæçèéêëìíîïŵñòóôõöṫøùúûüýŷÿ"
		},
		"cp28604": "iso885914",
		"iso885915": {
			"type": "_sbcs",
			"chars": "\xA0¡¢£€¥Š§š©ª«¬­®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
		},
		"cp28605": "iso885915",
		"iso885916": {
			"type": "_sbcs",
			"chars": "\xA0ĄąŁ€„Š§š©Ș«Ź­źŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ"
		},
		"cp28606": "iso885916",
		"cp437": {
			"type": "_sbcs",
			"chars": "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0"
		},
		"ibm437": "cp437",
		"csibm437": "cp437",
		"cp737": {
			"type": "_sbcs",
			"chars": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\xA0"
		},
		"ibm737": "cp737",
		"csibm737": "cp737",
		"cp775": {
			"type": "_sbcs",
			"chars": "ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõÕµńĶķĻļņĒŅ’­±“¾¶§÷„°∙·¹³²■\xA0"
		},
		"ibm775": "cp775",
		"csibm775": "cp775",
		"cp850": {
			"type": "_sbcs",
			"chars": "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0"
		},
		"ibm850": "cp850",
		"csibm850": "cp850",
		"cp852": {
			"type": "_sbcs",
			"chars": "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř■\xA0"
		},
		"ibm852": "cp852",
		"csibm852": "cp852",
		"cp855": {
			"type": "_sbcs",
			"chars": "ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№­ыЫзЗшШэЭщЩчЧ§■\xA0"
		},
		"ibm855": "cp855",
		"csibm855": "cp855",
		"cp856": {
			"type": "_sbcs",
			"chars": "אבגדהוזחטיךכלםמןנסעףפץצקרשת�£�×����������®¬½¼�«»░▒▓│┤���©╣║╗╝¢¥┐└┴┬├─┼��╚╔╩╦╠═╬¤���������┘┌█▄¦�▀������µ�������¯´­±‗¾¶§÷¸°¨·¹³²■\xA0"
		},
		"ibm856": "cp856",
		"csibm856": "cp856",
		"cp857": {
			"type": "_sbcs",
			"chars": "ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ�ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ�×ÚÛÙìÿ¯´­±�¾¶§÷¸°¨·¹³²■\xA0"
		},
		"ibm857": "cp857",
		"csibm857": "cp857",
		"cp858": {
			"type": "_sbcs",
			"chars": "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0"
		},
		"ibm858": "cp858",
		"csibm858": "cp858",
		"cp860": {
			"type": "_sbcs",
			"chars": "ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0"
		},
		"ibm860": "cp860",
		"csibm860": "cp860",
		"cp861": {
			"type": "_sbcs",
			"chars": "ÇüéâäàåçêëèÐðÞÄÅÉæÆôöþûÝýÖÜø£Ø₧ƒáíóúÁÍÓÚ¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0"
		},
		"ibm861": "cp861",
		"csibm861": "cp861",
		"cp862": {
			"type": "_sbcs",
			"chars": "אבגדהוזחטיךכלםמןנסעףפץצקרשת¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0"
		},
		"ibm862": "cp862",
		"csibm862": "cp862",
		"cp863": {
			"type": "_sbcs",
			"chars": "ÇüéâÂà¶çêëèïî‗À§ÉÈÊôËÏûù¤ÔÜ¢£ÙÛƒ¦´óú¨¸³¯Î⌐¬½¼¾«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0"
		},
		"ibm863": "cp863",
		"csibm863": "cp863",
		"cp864": {
			"type": "_sbcs",
			"chars": "\0\x07\b	\n\v\f\r\x1B !\"#$٪&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~°·∙√▒─│┼┤┬├┴┐┌└┘β∞φ±½¼≈«»ﻷﻸ��ﻻﻼ�\xA0­ﺂ£¤ﺄ��ﺎﺏﺕﺙ،ﺝﺡﺥ٠١٢٣٤٥٦٧٨٩ﻑ؛ﺱﺵﺹ؟¢ﺀﺁﺃﺅﻊﺋﺍﺑﺓﺗﺛﺟﺣﺧﺩﺫﺭﺯﺳﺷﺻﺿﻁﻅﻋﻏ¦¬÷×ﻉـﻓﻗﻛﻟﻣﻧﻫﻭﻯﻳﺽﻌﻎﻍﻡﹽّﻥﻩﻬﻰﻲﻐﻕﻵﻶﻝﻙﻱ■�"
		},
		"ibm864": "cp864",
		"csibm864": "cp864",
		"cp865": {
			"type": "_sbcs",
			"chars": "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø₧ƒáíóúñÑªº¿⌐¬½¼¡«¤░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0"
		},
		"ibm865": "cp865",
		"csibm865": "cp865",
		"cp866": {
			"type": "_sbcs",
			"chars": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\xA0"
		},
		"ibm866": "cp866",
		"csibm866": "cp866",
		"cp869": {
			"type": "_sbcs",
			"chars": "������Ά�·¬¦‘’Έ―ΉΊΪΌ��ΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικλμνξοπρσςτ΄­±υφχ§ψ΅°¨ωϋΰώ■\xA0"
		},
		"ibm869": "cp869",
		"csibm869": "cp869",
		"cp922": {
			"type": "_sbcs",
			"chars": "\xA0¡¢£¤¥¦§¨©ª«¬­®‾°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏŠÑÒÓÔÕÖ×ØÙÚÛÜÝŽßàáâãäåæçèéêëìíîïšñòóôõö÷øùúûüýžÿ"
		},
		"ibm922": "cp922",
		"csibm922": "cp922",
		"cp1046": {
			"type": "_sbcs",
			"chars": "ﺈ×÷ﹱ■│─┐┌└┘ﹹﹻﹽﹿﹷﺊﻰﻳﻲﻎﻏﻐﻶﻸﻺﻼ\xA0¤ﺋﺑﺗﺛﺟﺣ،­ﺧﺳ٠١٢٣٤٥٦٧٨٩ﺷ؛ﺻﺿﻊ؟ﻋءآأؤإئابةتثجحخدذرزسشصضطﻇعغﻌﺂﺄﺎﻓـفقكلمنهوىيًٌٍَُِّْﻗﻛﻟﻵﻷﻹﻻﻣﻧﻬﻩ�"
		},
		"ibm1046": "cp1046",
		"csibm1046": "cp1046",
		"cp1124": {
			"type": "_sbcs",
			"chars": "\xA0ЁЂҐЄЅІЇЈЉЊЋЌ­ЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђґєѕіїјљњћќ§ўџ"
		},
		"ibm1124": "cp1124",
		"csibm1124": "cp1124",
		"cp1125": {
			"type": "_sbcs",
			"chars": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёҐґЄєІіЇї·√№¤■\xA0"
		},
		"ibm1125": "cp1125",
		"csibm1125": "cp1125",
		"cp1129": {
			"type": "_sbcs",
			"chars": "\xA0¡¢£¤¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"
		},
		"ibm1129": "cp1129",
		"csibm1129": "cp1129",
		"cp1133": {
			"type": "_sbcs",
			"chars": "\xA0ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮ���ຯະາຳິີຶືຸູຼັົຽ���ເແໂໃໄ່້໊໋໌ໍໆ�ໜໝ₭����������������໐໑໒໓໔໕໖໗໘໙��¢¬¦�"
		},
		"ibm1133": "cp1133",
		"csibm1133": "cp1133",
		"cp1161": {
			"type": "_sbcs",
			"chars": "��������������������������������่กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู้๊๋€฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛¢¬¦\xA0"
		},
		"ibm1161": "cp1161",
		"csibm1161": "cp1161",
		"cp1162": {
			"type": "_sbcs",
			"chars": "€…‘’“”•–—\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"
		},
		"ibm1162": "cp1162",
		"csibm1162": "cp1162",
		"cp1163": {
			"type": "_sbcs",
			"chars": "\xA0¡¢£€¥¦§œ©ª«¬­®¯°±²³Ÿµ¶·Œ¹º»¼½¾¿ÀÁÂĂÄÅÆÇÈÉÊË̀ÍÎÏĐÑ̉ÓÔƠÖ×ØÙÚÛÜỮßàáâăäåæçèéêë́íîïđṇ̃óôơö÷øùúûüư₫ÿ"
		},
		"ibm1163": "cp1163",
		"csibm1163": "cp1163",
		"maccroatian": {
			"type": "_sbcs",
			"chars": "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č…\xA0ÀÃÕŒœĐ—“”‘’÷◊�©⁄¤‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ"
		},
		"maccyrillic": {
			"type": "_sbcs",
			"chars": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°¢£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµ∂ЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\xA0ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤"
		},
		"macgreek": {
			"type": "_sbcs",
			"chars": "Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦­ùûü†ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩάΝ¬ΟΡ≈Τ«»…\xA0ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ�"
		},
		"maciceland": {
			"type": "_sbcs",
			"chars": "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûüÝ°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤ÐðÞþý·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
		},
		"macroman": {
			"type": "_sbcs",
			"chars": "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
		},
		"macromania": {
			"type": "_sbcs",
			"chars": "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ĂŞ∞±≤≥¥µ∂∑∏π∫ªºΩăş¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›Ţţ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
		},
		"macthai": {
			"type": "_sbcs",
			"chars": "«»…“”�•‘’�\xA0กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู﻿​–—฿เแโใไๅๆ็่้๊๋์ํ™๏๐๑๒๓๔๕๖๗๘๙®©����"
		},
		"macturkish": {
			"type": "_sbcs",
			"chars": "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙ�ˆ˜¯˘˙˚¸˝˛ˇ"
		},
		"macukraine": {
			"type": "_sbcs",
			"chars": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\xA0ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю¤"
		},
		"koi8r": {
			"type": "_sbcs",
			"chars": "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
		},
		"koi8u": {
			"type": "_sbcs",
			"chars": "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґ╝╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪Ґ╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
		},
		"koi8ru": {
			"type": "_sbcs",
			"chars": "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\xA0⌡°²·÷═║╒ёє╔ії╗╘╙╚╛ґў╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪ҐЎ©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
		},
		"koi8t": {
			"type": "_sbcs",
			"chars": "қғ‚Ғ„…†‡�‰ҳ‹ҲҷҶ�Қ‘’“”•–—�™�›�����ӯӮё¤ӣ¦§���«¬­®�°±²Ё�Ӣ¶·�№�»���©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"
		},
		"armscii8": {
			"type": "_sbcs",
			"chars": "\xA0�և։)(»«—.՝,-֊…՜՛՞ԱաԲբԳգԴդԵեԶզԷէԸըԹթԺժԻիԼլԽխԾծԿկՀհՁձՂղՃճՄմՅյՆնՇշՈոՉչՊպՋջՌռՍսՎվՏտՐրՑցՒւՓփՔքՕօՖֆ՚�"
		},
		"rk1048": {
			"type": "_sbcs",
			"chars": "ЂЃ‚ѓ„…†‡€‰Љ‹ЊҚҺЏђ‘’“”•–—�™љ›њқһџ\xA0ҰұӘ¤Ө¦§Ё©Ғ«¬­®Ү°±Ііөµ¶·ё№ғ»әҢңүАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
		},
		"tcvn": {
			"type": "_sbcs",
			"chars": "\0ÚỤỪỬỮ\x07\b	\n\v\f\rỨỰỲỶỸÝỴ\x1B !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ÀẢÃÁẠẶẬÈẺẼÉẸỆÌỈĨÍỊÒỎÕÓỌỘỜỞỠỚỢÙỦŨ\xA0ĂÂÊÔƠƯĐăâêôơưđẶ̀̀̉̃́àảãáạẲằẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ"
		},
		"georgianacademy": {
			"type": "_sbcs",
			"chars": "‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
		},
		"georgianps": {
			"type": "_sbcs",
			"chars": "‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ\xA0¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰჵæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
		},
		"pt154": {
			"type": "_sbcs",
			"chars": "ҖҒӮғ„…ҶҮҲүҠӢҢҚҺҸҗ‘’“”•–—ҳҷҡӣңқһҹ\xA0ЎўЈӨҘҰ§Ё©Ә«¬ӯ®Ҝ°ұІіҙө¶·ё№ә»јҪҫҝАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
		},
		"viscii": {
			"type": "_sbcs",
			"chars": "\0ẲẴẪ\x07\b	\n\v\f\rỶỸ\x1BỴ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ"
		},
		"iso646cn": {
			"type": "_sbcs",
			"chars": "\0\x07\b	\n\v\f\r\x1B !\"#¥%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}‾��������������������������������������������������������������������������������������������������������������������������������"
		},
		"iso646jp": {
			"type": "_sbcs",
			"chars": "\0\x07\b	\n\v\f\r\x1B !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[¥]^_`abcdefghijklmnopqrstuvwxyz{|}‾��������������������������������������������������������������������������������������������������������������������������������"
		},
		"hproman8": {
			"type": "_sbcs",
			"chars": "\xA0ÀÂÈÊËÎÏ´ˋˆ¨˜ÙÛ₤¯Ýý°ÇçÑñ¡¿¤£¥§ƒ¢âêôûáéóúàèòùäëöüÅîØÆåíøæÄìÖÜÉïßÔÁÃãÐðÍÌÓÒÕõŠšÚŸÿÞþ·µ¶¾—¼½ªº«■»±�"
		},
		"macintosh": {
			"type": "_sbcs",
			"chars": "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xA0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄¤‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
		},
		"ascii": {
			"type": "_sbcs",
			"chars": "��������������������������������������������������������������������������������������������������������������������������������"
		},
		"tis620": {
			"type": "_sbcs",
			"chars": "���������������������������������กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮฯะัาำิีึืฺุู����฿เแโใไๅๆ็่้๊๋์ํ๎๏๐๑๒๓๔๕๖๗๘๙๚๛����"
		}
	};
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/dbcs-codec.js
var require_dbcs_codec = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Buffer = require_safer().Buffer;
	exports._dbcs = DBCSCodec;
	var UNASSIGNED = -1;
	var GB18030_CODE = -2;
	var SEQ_START = -10;
	var NODE_START = -1e3;
	var UNASSIGNED_NODE = new Array(256);
	var DEF_CHAR = -1;
	for (var i = 0; i < 256; i++) UNASSIGNED_NODE[i] = UNASSIGNED;
	function DBCSCodec(codecOptions, iconv) {
		this.encodingName = codecOptions.encodingName;
		if (!codecOptions) throw new Error("DBCS codec is called without the data.");
		if (!codecOptions.table) throw new Error("Encoding '" + this.encodingName + "' has no data.");
		var mappingTable = codecOptions.table();
		this.decodeTables = [];
		this.decodeTables[0] = UNASSIGNED_NODE.slice(0);
		this.decodeTableSeq = [];
		for (var i = 0; i < mappingTable.length; i++) this._addDecodeChunk(mappingTable[i]);
		if (typeof codecOptions.gb18030 === "function") {
			this.gb18030 = codecOptions.gb18030();
			var commonThirdByteNodeIdx = this.decodeTables.length;
			this.decodeTables.push(UNASSIGNED_NODE.slice(0));
			var commonFourthByteNodeIdx = this.decodeTables.length;
			this.decodeTables.push(UNASSIGNED_NODE.slice(0));
			var firstByteNode = this.decodeTables[0];
			for (var i = 129; i <= 254; i++) {
				var secondByteNode = this.decodeTables[NODE_START - firstByteNode[i]];
				for (var j = 48; j <= 57; j++) {
					if (secondByteNode[j] === UNASSIGNED) secondByteNode[j] = NODE_START - commonThirdByteNodeIdx;
					else if (secondByteNode[j] > NODE_START) throw new Error("gb18030 decode tables conflict at byte 2");
					var thirdByteNode = this.decodeTables[NODE_START - secondByteNode[j]];
					for (var k = 129; k <= 254; k++) {
						if (thirdByteNode[k] === UNASSIGNED) thirdByteNode[k] = NODE_START - commonFourthByteNodeIdx;
						else if (thirdByteNode[k] === NODE_START - commonFourthByteNodeIdx) continue;
						else if (thirdByteNode[k] > NODE_START) throw new Error("gb18030 decode tables conflict at byte 3");
						var fourthByteNode = this.decodeTables[NODE_START - thirdByteNode[k]];
						for (var l = 48; l <= 57; l++) if (fourthByteNode[l] === UNASSIGNED) fourthByteNode[l] = GB18030_CODE;
					}
				}
			}
		}
		this.defaultCharUnicode = iconv.defaultCharUnicode;
		this.encodeTable = [];
		this.encodeTableSeq = [];
		var skipEncodeChars = {};
		if (codecOptions.encodeSkipVals) for (var i = 0; i < codecOptions.encodeSkipVals.length; i++) {
			var val = codecOptions.encodeSkipVals[i];
			if (typeof val === "number") skipEncodeChars[val] = true;
			else for (var j = val.from; j <= val.to; j++) skipEncodeChars[j] = true;
		}
		this._fillEncodeTable(0, 0, skipEncodeChars);
		if (codecOptions.encodeAdd) {
			for (var uChar in codecOptions.encodeAdd) if (Object.prototype.hasOwnProperty.call(codecOptions.encodeAdd, uChar)) this._setEncodeChar(uChar.charCodeAt(0), codecOptions.encodeAdd[uChar]);
		}
		this.defCharSB = this.encodeTable[0][iconv.defaultCharSingleByte.charCodeAt(0)];
		if (this.defCharSB === UNASSIGNED) this.defCharSB = this.encodeTable[0]["?"];
		if (this.defCharSB === UNASSIGNED) this.defCharSB = "?".charCodeAt(0);
	}
	DBCSCodec.prototype.encoder = DBCSEncoder;
	DBCSCodec.prototype.decoder = DBCSDecoder;
	DBCSCodec.prototype._getDecodeTrieNode = function(addr) {
		var bytes = [];
		for (; addr > 0; addr >>>= 8) bytes.push(addr & 255);
		if (bytes.length == 0) bytes.push(0);
		var node = this.decodeTables[0];
		for (var i = bytes.length - 1; i > 0; i--) {
			var val = node[bytes[i]];
			if (val == UNASSIGNED) {
				node[bytes[i]] = NODE_START - this.decodeTables.length;
				this.decodeTables.push(node = UNASSIGNED_NODE.slice(0));
			} else if (val <= NODE_START) node = this.decodeTables[NODE_START - val];
			else throw new Error("Overwrite byte in " + this.encodingName + ", addr: " + addr.toString(16));
		}
		return node;
	};
	DBCSCodec.prototype._addDecodeChunk = function(chunk) {
		var curAddr = parseInt(chunk[0], 16);
		var writeTable = this._getDecodeTrieNode(curAddr);
		curAddr = curAddr & 255;
		for (var k = 1; k < chunk.length; k++) {
			var part = chunk[k];
			if (typeof part === "string") for (var l = 0; l < part.length;) {
				var code = part.charCodeAt(l++);
				if (code >= 55296 && code < 56320) {
					var codeTrail = part.charCodeAt(l++);
					if (codeTrail >= 56320 && codeTrail < 57344) writeTable[curAddr++] = 65536 + (code - 55296) * 1024 + (codeTrail - 56320);
					else throw new Error("Incorrect surrogate pair in " + this.encodingName + " at chunk " + chunk[0]);
				} else if (code > 4080 && code <= 4095) {
					var len = 4095 - code + 2;
					var seq = [];
					for (var m = 0; m < len; m++) seq.push(part.charCodeAt(l++));
					writeTable[curAddr++] = SEQ_START - this.decodeTableSeq.length;
					this.decodeTableSeq.push(seq);
				} else writeTable[curAddr++] = code;
			}
			else if (typeof part === "number") {
				var charCode = writeTable[curAddr - 1] + 1;
				for (var l = 0; l < part; l++) writeTable[curAddr++] = charCode++;
			} else throw new Error("Incorrect type '" + typeof part + "' given in " + this.encodingName + " at chunk " + chunk[0]);
		}
		if (curAddr > 255) throw new Error("Incorrect chunk in " + this.encodingName + " at addr " + chunk[0] + ": too long" + curAddr);
	};
	DBCSCodec.prototype._getEncodeBucket = function(uCode) {
		var high = uCode >> 8;
		if (this.encodeTable[high] === void 0) this.encodeTable[high] = UNASSIGNED_NODE.slice(0);
		return this.encodeTable[high];
	};
	DBCSCodec.prototype._setEncodeChar = function(uCode, dbcsCode) {
		var bucket = this._getEncodeBucket(uCode);
		var low = uCode & 255;
		if (bucket[low] <= SEQ_START) this.encodeTableSeq[SEQ_START - bucket[low]][DEF_CHAR] = dbcsCode;
		else if (bucket[low] == UNASSIGNED) bucket[low] = dbcsCode;
	};
	DBCSCodec.prototype._setEncodeSequence = function(seq, dbcsCode) {
		var uCode = seq[0];
		var bucket = this._getEncodeBucket(uCode);
		var low = uCode & 255;
		var node;
		if (bucket[low] <= SEQ_START) node = this.encodeTableSeq[SEQ_START - bucket[low]];
		else {
			node = {};
			if (bucket[low] !== UNASSIGNED) node[DEF_CHAR] = bucket[low];
			bucket[low] = SEQ_START - this.encodeTableSeq.length;
			this.encodeTableSeq.push(node);
		}
		for (var j = 1; j < seq.length - 1; j++) {
			var oldVal = node[uCode];
			if (typeof oldVal === "object") node = oldVal;
			else {
				node = node[uCode] = {};
				if (oldVal !== void 0) node[DEF_CHAR] = oldVal;
			}
		}
		uCode = seq[seq.length - 1];
		node[uCode] = dbcsCode;
	};
	DBCSCodec.prototype._fillEncodeTable = function(nodeIdx, prefix, skipEncodeChars) {
		var node = this.decodeTables[nodeIdx];
		var hasValues = false;
		var subNodeEmpty = {};
		for (var i = 0; i < 256; i++) {
			var uCode = node[i];
			var mbCode = prefix + i;
			if (skipEncodeChars[mbCode]) continue;
			if (uCode >= 0) {
				this._setEncodeChar(uCode, mbCode);
				hasValues = true;
			} else if (uCode <= NODE_START) {
				var subNodeIdx = NODE_START - uCode;
				if (!subNodeEmpty[subNodeIdx]) {
					var newPrefix = mbCode << 8 >>> 0;
					if (this._fillEncodeTable(subNodeIdx, newPrefix, skipEncodeChars)) hasValues = true;
					else subNodeEmpty[subNodeIdx] = true;
				}
			} else if (uCode <= SEQ_START) {
				this._setEncodeSequence(this.decodeTableSeq[SEQ_START - uCode], mbCode);
				hasValues = true;
			}
		}
		return hasValues;
	};
	function DBCSEncoder(options, codec) {
		this.leadSurrogate = -1;
		this.seqObj = void 0;
		this.encodeTable = codec.encodeTable;
		this.encodeTableSeq = codec.encodeTableSeq;
		this.defaultCharSingleByte = codec.defCharSB;
		this.gb18030 = codec.gb18030;
	}
	DBCSEncoder.prototype.write = function(str) {
		var newBuf = Buffer.alloc(str.length * (this.gb18030 ? 4 : 3));
		var leadSurrogate = this.leadSurrogate;
		var seqObj = this.seqObj;
		var nextChar = -1;
		var i = 0;
		var j = 0;
		while (true) {
			if (nextChar === -1) {
				if (i == str.length) break;
				var uCode = str.charCodeAt(i++);
			} else {
				var uCode = nextChar;
				nextChar = -1;
			}
			if (uCode >= 55296 && uCode < 57344) {
				if (uCode < 56320) {
					if (leadSurrogate === -1) {
						leadSurrogate = uCode;
						continue;
					} else {
						leadSurrogate = uCode;
						uCode = UNASSIGNED;
					}
				} else if (leadSurrogate !== -1) {
					uCode = 65536 + (leadSurrogate - 55296) * 1024 + (uCode - 56320);
					leadSurrogate = -1;
				} else uCode = UNASSIGNED;
			} else if (leadSurrogate !== -1) {
				nextChar = uCode;
				uCode = UNASSIGNED;
				leadSurrogate = -1;
			}
			var dbcsCode = UNASSIGNED;
			if (seqObj !== void 0 && uCode != UNASSIGNED) {
				var resCode = seqObj[uCode];
				if (typeof resCode === "object") {
					seqObj = resCode;
					continue;
				} else if (typeof resCode === "number") dbcsCode = resCode;
				else if (resCode == void 0) {
					resCode = seqObj[DEF_CHAR];
					if (resCode !== void 0) {
						dbcsCode = resCode;
						nextChar = uCode;
					}
				}
				seqObj = void 0;
			} else if (uCode >= 0) {
				var subtable = this.encodeTable[uCode >> 8];
				if (subtable !== void 0) dbcsCode = subtable[uCode & 255];
				if (dbcsCode <= SEQ_START) {
					seqObj = this.encodeTableSeq[SEQ_START - dbcsCode];
					continue;
				}
				if (dbcsCode == UNASSIGNED && this.gb18030) {
					var idx = findIdx(this.gb18030.uChars, uCode);
					if (idx != -1) {
						var dbcsCode = this.gb18030.gbChars[idx] + (uCode - this.gb18030.uChars[idx]);
						newBuf[j++] = 129 + Math.floor(dbcsCode / 12600);
						dbcsCode = dbcsCode % 12600;
						newBuf[j++] = 48 + Math.floor(dbcsCode / 1260);
						dbcsCode = dbcsCode % 1260;
						newBuf[j++] = 129 + Math.floor(dbcsCode / 10);
						dbcsCode = dbcsCode % 10;
						newBuf[j++] = 48 + dbcsCode;
						continue;
					}
				}
			}
			if (dbcsCode === UNASSIGNED) dbcsCode = this.defaultCharSingleByte;
			if (dbcsCode < 256) newBuf[j++] = dbcsCode;
			else if (dbcsCode < 65536) {
				newBuf[j++] = dbcsCode >> 8;
				newBuf[j++] = dbcsCode & 255;
			} else if (dbcsCode < 16777216) {
				newBuf[j++] = dbcsCode >> 16;
				newBuf[j++] = dbcsCode >> 8 & 255;
				newBuf[j++] = dbcsCode & 255;
			} else {
				newBuf[j++] = dbcsCode >>> 24;
				newBuf[j++] = dbcsCode >>> 16 & 255;
				newBuf[j++] = dbcsCode >>> 8 & 255;
				newBuf[j++] = dbcsCode & 255;
			}
		}
		this.seqObj = seqObj;
		this.leadSurrogate = leadSurrogate;
		return newBuf.slice(0, j);
	};
	DBCSEncoder.prototype.end = function() {
		if (this.leadSurrogate === -1 && this.seqObj === void 0) return;
		var newBuf = Buffer.alloc(10);
		var j = 0;
		if (this.seqObj) {
			var dbcsCode = this.seqObj[DEF_CHAR];
			if (dbcsCode !== void 0) {
				if (dbcsCode < 256) newBuf[j++] = dbcsCode;
				else {
					newBuf[j++] = dbcsCode >> 8;
					newBuf[j++] = dbcsCode & 255;
				}
			}
			this.seqObj = void 0;
		}
		if (this.leadSurrogate !== -1) {
			newBuf[j++] = this.defaultCharSingleByte;
			this.leadSurrogate = -1;
		}
		return newBuf.slice(0, j);
	};
	DBCSEncoder.prototype.findIdx = findIdx;
	function DBCSDecoder(options, codec) {
		this.nodeIdx = 0;
		this.prevBytes = [];
		this.decodeTables = codec.decodeTables;
		this.decodeTableSeq = codec.decodeTableSeq;
		this.defaultCharUnicode = codec.defaultCharUnicode;
		this.gb18030 = codec.gb18030;
	}
	DBCSDecoder.prototype.write = function(buf) {
		var newBuf = Buffer.alloc(buf.length * 2);
		var nodeIdx = this.nodeIdx;
		var prevBytes = this.prevBytes;
		var prevOffset = this.prevBytes.length;
		var seqStart = -this.prevBytes.length;
		var uCode;
		for (var i = 0, j = 0; i < buf.length; i++) {
			var curByte = i >= 0 ? buf[i] : prevBytes[i + prevOffset];
			var uCode = this.decodeTables[nodeIdx][curByte];
			if (uCode >= 0) {} else if (uCode === UNASSIGNED) {
				uCode = this.defaultCharUnicode.charCodeAt(0);
				i = seqStart;
			} else if (uCode === GB18030_CODE) {
				if (i >= 3) var ptr = (buf[i - 3] - 129) * 12600 + (buf[i - 2] - 48) * 1260 + (buf[i - 1] - 129) * 10 + (curByte - 48);
				else var ptr = (prevBytes[i - 3 + prevOffset] - 129) * 12600 + ((i - 2 >= 0 ? buf[i - 2] : prevBytes[i - 2 + prevOffset]) - 48) * 1260 + ((i - 1 >= 0 ? buf[i - 1] : prevBytes[i - 1 + prevOffset]) - 129) * 10 + (curByte - 48);
				var idx = findIdx(this.gb18030.gbChars, ptr);
				uCode = this.gb18030.uChars[idx] + ptr - this.gb18030.gbChars[idx];
			} else if (uCode <= NODE_START) {
				nodeIdx = NODE_START - uCode;
				continue;
			} else if (uCode <= SEQ_START) {
				var seq = this.decodeTableSeq[SEQ_START - uCode];
				for (var k = 0; k < seq.length - 1; k++) {
					uCode = seq[k];
					newBuf[j++] = uCode & 255;
					newBuf[j++] = uCode >> 8;
				}
				uCode = seq[seq.length - 1];
			} else throw new Error("iconv-lite internal error: invalid decoding table value " + uCode + " at " + nodeIdx + "/" + curByte);
			if (uCode >= 65536) {
				uCode -= 65536;
				var uCodeLead = 55296 | uCode >> 10;
				newBuf[j++] = uCodeLead & 255;
				newBuf[j++] = uCodeLead >> 8;
				uCode = 56320 | uCode & 1023;
			}
			newBuf[j++] = uCode & 255;
			newBuf[j++] = uCode >> 8;
			nodeIdx = 0;
			seqStart = i + 1;
		}
		this.nodeIdx = nodeIdx;
		this.prevBytes = seqStart >= 0 ? Array.prototype.slice.call(buf, seqStart) : prevBytes.slice(seqStart + prevOffset).concat(Array.prototype.slice.call(buf));
		return newBuf.slice(0, j).toString("ucs2");
	};
	DBCSDecoder.prototype.end = function() {
		var ret = "";
		while (this.prevBytes.length > 0) {
			ret += this.defaultCharUnicode;
			var bytesArr = this.prevBytes.slice(1);
			this.prevBytes = [];
			this.nodeIdx = 0;
			if (bytesArr.length > 0) ret += this.write(bytesArr);
		}
		this.prevBytes = [];
		this.nodeIdx = 0;
		return ret;
	};
	function findIdx(table, val) {
		if (table[0] > val) return -1;
		var l = 0;
		var r = table.length;
		while (l < r - 1) {
			var mid = l + (r - l + 1 >> 1);
			if (table[mid] <= val) l = mid;
			else r = mid;
		}
		return l;
	}
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/shiftjis.json
var require_shiftjis = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		[
			"0",
			"\0",
			128
		],
		[
			"a1",
			"｡",
			62
		],
		[
			"8140",
			"　、。，．・：；？！゛゜´｀¨＾￣＿ヽヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”（）〔〕［］｛｝〈",
			9,
			"＋－±×"
		],
		["8180", "÷＝≠＜＞≦≧∞∴♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇◆□■△▲▽▼※〒→←↑↓〓"],
		["81b8", "∈∋⊆⊇⊂⊃∪∩"],
		["81c8", "∧∨￢⇒⇔∀∃"],
		["81da", "∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬"],
		["81f0", "Å‰♯♭♪†‡¶"],
		["81fc", "◯"],
		[
			"824f",
			"０",
			9
		],
		[
			"8260",
			"Ａ",
			25
		],
		[
			"8281",
			"ａ",
			25
		],
		[
			"829f",
			"ぁ",
			82
		],
		[
			"8340",
			"ァ",
			62
		],
		[
			"8380",
			"ム",
			22
		],
		[
			"839f",
			"Α",
			16,
			"Σ",
			6
		],
		[
			"83bf",
			"α",
			16,
			"σ",
			6
		],
		[
			"8440",
			"А",
			5,
			"ЁЖ",
			25
		],
		[
			"8470",
			"а",
			5,
			"ёж",
			7
		],
		[
			"8480",
			"о",
			17
		],
		["849f", "─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂"],
		[
			"8740",
			"①",
			19,
			"Ⅰ",
			9
		],
		["875f", "㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡"],
		["877e", "㍻"],
		[
			"8780",
			"〝〟№㏍℡㊤",
			4,
			"㈱㈲㈹㍾㍽㍼≒≡∫∮∑√⊥∠∟⊿∵∩∪"
		],
		["889f", "亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭"],
		["8940", "院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円"],
		["8980", "園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改"],
		["8a40", "魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫"],
		["8a80", "橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄"],
		["8b40", "機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救"],
		["8b80", "朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈"],
		["8c40", "掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨"],
		["8c80", "劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向"],
		["8d40", "后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降"],
		["8d80", "項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷"],
		["8e40", "察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止"],
		["8e80", "死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周"],
		["8f40", "宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳"],
		["8f80", "準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾"],
		["9040", "拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨"],
		["9080", "逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線"],
		["9140", "繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻"],
		["9180", "操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只"],
		["9240", "叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄"],
		["9280", "逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓"],
		["9340", "邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬"],
		["9380", "凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入"],
		["9440", "如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅"],
		["9480", "楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美"],
		["9540", "鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷"],
		["9580", "斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋"],
		["9640", "法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆"],
		["9680", "摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒"],
		["9740", "諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲"],
		["9780", "沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯"],
		["9840", "蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕"],
		["989f", "弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲"],
		["9940", "僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭"],
		["9980", "凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨"],
		["9a40", "咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸"],
		["9a80", "噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩"],
		["9b40", "奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀"],
		["9b80", "它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏"],
		["9c40", "廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠"],
		["9c80", "怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛"],
		["9d40", "戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫"],
		["9d80", "捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼"],
		["9e40", "曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎"],
		["9e80", "梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣"],
		["9f40", "檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯"],
		["9f80", "麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌"],
		["e040", "漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝"],
		["e080", "烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱"],
		["e140", "瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿"],
		["e180", "痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬"],
		["e240", "磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰"],
		["e280", "窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆"],
		["e340", "紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷"],
		["e380", "縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋"],
		["e440", "隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤"],
		["e480", "艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈"],
		["e540", "蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬"],
		["e580", "蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞"],
		["e640", "襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧"],
		["e680", "諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊"],
		["e740", "蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜"],
		["e780", "轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮"],
		["e840", "錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙"],
		["e880", "閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰"],
		["e940", "顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃"],
		["e980", "騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈"],
		["ea40", "鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯"],
		["ea80", "黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠堯槇遙瑤凜熙"],
		["ed40", "纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏"],
		["ed80", "塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱"],
		["ee40", "犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙"],
		["ee80", "蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"],
		[
			"eeef",
			"ⅰ",
			9,
			"￢￤＇＂"
		],
		[
			"f040",
			"",
			62
		],
		[
			"f080",
			"",
			124
		],
		[
			"f140",
			"",
			62
		],
		[
			"f180",
			"",
			124
		],
		[
			"f240",
			"",
			62
		],
		[
			"f280",
			"",
			124
		],
		[
			"f340",
			"",
			62
		],
		[
			"f380",
			"",
			124
		],
		[
			"f440",
			"",
			62
		],
		[
			"f480",
			"",
			124
		],
		[
			"f540",
			"",
			62
		],
		[
			"f580",
			"",
			124
		],
		[
			"f640",
			"",
			62
		],
		[
			"f680",
			"",
			124
		],
		[
			"f740",
			"",
			62
		],
		[
			"f780",
			"",
			124
		],
		[
			"f840",
			"",
			62
		],
		[
			"f880",
			"",
			124
		],
		["f940", ""],
		[
			"fa40",
			"ⅰ",
			9,
			"Ⅰ",
			9,
			"￢￤＇＂㈱№℡∵纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊"
		],
		["fa80", "兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯"],
		["fb40", "涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神"],
		["fb80", "祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙"],
		["fc40", "髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"]
	];
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/eucjp.json
var require_eucjp = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		[
			"0",
			"\0",
			127
		],
		[
			"8ea1",
			"｡",
			62
		],
		[
			"a1a1",
			"　、。，．・：；？！゛゜´｀¨＾￣＿ヽヾゝゞ〃仝々〆〇ー―‐／＼～∥｜…‥‘’“”（）〔〕［］｛｝〈",
			9,
			"＋－±×÷＝≠＜＞≦≧∞∴♂♀°′″℃￥＄￠￡％＃＆＊＠§☆★○●◎◇"
		],
		["a2a1", "◆□■△▲▽▼※〒→←↑↓〓"],
		["a2ba", "∈∋⊆⊇⊂⊃∪∩"],
		["a2ca", "∧∨￢⇒⇔∀∃"],
		["a2dc", "∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬"],
		["a2f2", "Å‰♯♭♪†‡¶"],
		["a2fe", "◯"],
		[
			"a3b0",
			"０",
			9
		],
		[
			"a3c1",
			"Ａ",
			25
		],
		[
			"a3e1",
			"ａ",
			25
		],
		[
			"a4a1",
			"ぁ",
			82
		],
		[
			"a5a1",
			"ァ",
			85
		],
		[
			"a6a1",
			"Α",
			16,
			"Σ",
			6
		],
		[
			"a6c1",
			"α",
			16,
			"σ",
			6
		],
		[
			"a7a1",
			"А",
			5,
			"ЁЖ",
			25
		],
		[
			"a7d1",
			"а",
			5,
			"ёж",
			25
		],
		["a8a1", "─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂"],
		[
			"ada1",
			"①",
			19,
			"Ⅰ",
			9
		],
		["adc0", "㍉㌔㌢㍍㌘㌧㌃㌶㍑㍗㌍㌦㌣㌫㍊㌻㎜㎝㎞㎎㎏㏄㎡"],
		[
			"addf",
			"㍻〝〟№㏍℡㊤",
			4,
			"㈱㈲㈹㍾㍽㍼≒≡∫∮∑√⊥∠∟⊿∵∩∪"
		],
		["b0a1", "亜唖娃阿哀愛挨姶逢葵茜穐悪握渥旭葦芦鯵梓圧斡扱宛姐虻飴絢綾鮎或粟袷安庵按暗案闇鞍杏以伊位依偉囲夷委威尉惟意慰易椅為畏異移維緯胃萎衣謂違遺医井亥域育郁磯一壱溢逸稲茨芋鰯允印咽員因姻引飲淫胤蔭"],
		["b1a1", "院陰隠韻吋右宇烏羽迂雨卯鵜窺丑碓臼渦嘘唄欝蔚鰻姥厩浦瓜閏噂云運雲荏餌叡営嬰影映曳栄永泳洩瑛盈穎頴英衛詠鋭液疫益駅悦謁越閲榎厭円園堰奄宴延怨掩援沿演炎焔煙燕猿縁艶苑薗遠鉛鴛塩於汚甥凹央奥往応"],
		["b2a1", "押旺横欧殴王翁襖鴬鴎黄岡沖荻億屋憶臆桶牡乙俺卸恩温穏音下化仮何伽価佳加可嘉夏嫁家寡科暇果架歌河火珂禍禾稼箇花苛茄荷華菓蝦課嘩貨迦過霞蚊俄峨我牙画臥芽蛾賀雅餓駕介会解回塊壊廻快怪悔恢懐戒拐改"],
		["b3a1", "魁晦械海灰界皆絵芥蟹開階貝凱劾外咳害崖慨概涯碍蓋街該鎧骸浬馨蛙垣柿蛎鈎劃嚇各廓拡撹格核殻獲確穫覚角赫較郭閣隔革学岳楽額顎掛笠樫橿梶鰍潟割喝恰括活渇滑葛褐轄且鰹叶椛樺鞄株兜竃蒲釜鎌噛鴨栢茅萱"],
		["b4a1", "粥刈苅瓦乾侃冠寒刊勘勧巻喚堪姦完官寛干幹患感慣憾換敢柑桓棺款歓汗漢澗潅環甘監看竿管簡緩缶翰肝艦莞観諌貫還鑑間閑関陥韓館舘丸含岸巌玩癌眼岩翫贋雁頑顔願企伎危喜器基奇嬉寄岐希幾忌揮机旗既期棋棄"],
		["b5a1", "機帰毅気汽畿祈季稀紀徽規記貴起軌輝飢騎鬼亀偽儀妓宜戯技擬欺犠疑祇義蟻誼議掬菊鞠吉吃喫桔橘詰砧杵黍却客脚虐逆丘久仇休及吸宮弓急救朽求汲泣灸球究窮笈級糾給旧牛去居巨拒拠挙渠虚許距鋸漁禦魚亨享京"],
		["b6a1", "供侠僑兇競共凶協匡卿叫喬境峡強彊怯恐恭挟教橋況狂狭矯胸脅興蕎郷鏡響饗驚仰凝尭暁業局曲極玉桐粁僅勤均巾錦斤欣欽琴禁禽筋緊芹菌衿襟謹近金吟銀九倶句区狗玖矩苦躯駆駈駒具愚虞喰空偶寓遇隅串櫛釧屑屈"],
		["b7a1", "掘窟沓靴轡窪熊隈粂栗繰桑鍬勲君薫訓群軍郡卦袈祁係傾刑兄啓圭珪型契形径恵慶慧憩掲携敬景桂渓畦稽系経継繋罫茎荊蛍計詣警軽頚鶏芸迎鯨劇戟撃激隙桁傑欠決潔穴結血訣月件倹倦健兼券剣喧圏堅嫌建憲懸拳捲"],
		["b8a1", "検権牽犬献研硯絹県肩見謙賢軒遣鍵険顕験鹸元原厳幻弦減源玄現絃舷言諺限乎個古呼固姑孤己庫弧戸故枯湖狐糊袴股胡菰虎誇跨鈷雇顧鼓五互伍午呉吾娯後御悟梧檎瑚碁語誤護醐乞鯉交佼侯候倖光公功効勾厚口向"],
		["b9a1", "后喉坑垢好孔孝宏工巧巷幸広庚康弘恒慌抗拘控攻昂晃更杭校梗構江洪浩港溝甲皇硬稿糠紅紘絞綱耕考肯肱腔膏航荒行衡講貢購郊酵鉱砿鋼閤降項香高鴻剛劫号合壕拷濠豪轟麹克刻告国穀酷鵠黒獄漉腰甑忽惚骨狛込"],
		["baa1", "此頃今困坤墾婚恨懇昏昆根梱混痕紺艮魂些佐叉唆嵯左差査沙瑳砂詐鎖裟坐座挫債催再最哉塞妻宰彩才採栽歳済災采犀砕砦祭斎細菜裁載際剤在材罪財冴坂阪堺榊肴咲崎埼碕鷺作削咋搾昨朔柵窄策索錯桜鮭笹匙冊刷"],
		["bba1", "察拶撮擦札殺薩雑皐鯖捌錆鮫皿晒三傘参山惨撒散桟燦珊産算纂蚕讃賛酸餐斬暫残仕仔伺使刺司史嗣四士始姉姿子屍市師志思指支孜斯施旨枝止死氏獅祉私糸紙紫肢脂至視詞詩試誌諮資賜雌飼歯事似侍児字寺慈持時"],
		["bca1", "次滋治爾璽痔磁示而耳自蒔辞汐鹿式識鴫竺軸宍雫七叱執失嫉室悉湿漆疾質実蔀篠偲柴芝屡蕊縞舎写射捨赦斜煮社紗者謝車遮蛇邪借勺尺杓灼爵酌釈錫若寂弱惹主取守手朱殊狩珠種腫趣酒首儒受呪寿授樹綬需囚収周"],
		["bda1", "宗就州修愁拾洲秀秋終繍習臭舟蒐衆襲讐蹴輯週酋酬集醜什住充十従戎柔汁渋獣縦重銃叔夙宿淑祝縮粛塾熟出術述俊峻春瞬竣舜駿准循旬楯殉淳準潤盾純巡遵醇順処初所暑曙渚庶緒署書薯藷諸助叙女序徐恕鋤除傷償"],
		["bea1", "勝匠升召哨商唱嘗奨妾娼宵将小少尚庄床廠彰承抄招掌捷昇昌昭晶松梢樟樵沼消渉湘焼焦照症省硝礁祥称章笑粧紹肖菖蒋蕉衝裳訟証詔詳象賞醤鉦鍾鐘障鞘上丈丞乗冗剰城場壌嬢常情擾条杖浄状畳穣蒸譲醸錠嘱埴飾"],
		["bfa1", "拭植殖燭織職色触食蝕辱尻伸信侵唇娠寝審心慎振新晋森榛浸深申疹真神秦紳臣芯薪親診身辛進針震人仁刃塵壬尋甚尽腎訊迅陣靭笥諏須酢図厨逗吹垂帥推水炊睡粋翠衰遂酔錐錘随瑞髄崇嵩数枢趨雛据杉椙菅頗雀裾"],
		["c0a1", "澄摺寸世瀬畝是凄制勢姓征性成政整星晴棲栖正清牲生盛精聖声製西誠誓請逝醒青静斉税脆隻席惜戚斥昔析石積籍績脊責赤跡蹟碩切拙接摂折設窃節説雪絶舌蝉仙先千占宣専尖川戦扇撰栓栴泉浅洗染潜煎煽旋穿箭線"],
		["c1a1", "繊羨腺舛船薦詮賎践選遷銭銑閃鮮前善漸然全禅繕膳糎噌塑岨措曾曽楚狙疏疎礎祖租粗素組蘇訴阻遡鼠僧創双叢倉喪壮奏爽宋層匝惣想捜掃挿掻操早曹巣槍槽漕燥争痩相窓糟総綜聡草荘葬蒼藻装走送遭鎗霜騒像増憎"],
		["c2a1", "臓蔵贈造促側則即息捉束測足速俗属賊族続卒袖其揃存孫尊損村遜他多太汰詑唾堕妥惰打柁舵楕陀駄騨体堆対耐岱帯待怠態戴替泰滞胎腿苔袋貸退逮隊黛鯛代台大第醍題鷹滝瀧卓啄宅托択拓沢濯琢託鐸濁諾茸凧蛸只"],
		["c3a1", "叩但達辰奪脱巽竪辿棚谷狸鱈樽誰丹単嘆坦担探旦歎淡湛炭短端箪綻耽胆蛋誕鍛団壇弾断暖檀段男談値知地弛恥智池痴稚置致蜘遅馳築畜竹筑蓄逐秩窒茶嫡着中仲宙忠抽昼柱注虫衷註酎鋳駐樗瀦猪苧著貯丁兆凋喋寵"],
		["c4a1", "帖帳庁弔張彫徴懲挑暢朝潮牒町眺聴脹腸蝶調諜超跳銚長頂鳥勅捗直朕沈珍賃鎮陳津墜椎槌追鎚痛通塚栂掴槻佃漬柘辻蔦綴鍔椿潰坪壷嬬紬爪吊釣鶴亭低停偵剃貞呈堤定帝底庭廷弟悌抵挺提梯汀碇禎程締艇訂諦蹄逓"],
		["c5a1", "邸鄭釘鼎泥摘擢敵滴的笛適鏑溺哲徹撤轍迭鉄典填天展店添纏甜貼転顛点伝殿澱田電兎吐堵塗妬屠徒斗杜渡登菟賭途都鍍砥砺努度土奴怒倒党冬凍刀唐塔塘套宕島嶋悼投搭東桃梼棟盗淘湯涛灯燈当痘祷等答筒糖統到"],
		["c6a1", "董蕩藤討謄豆踏逃透鐙陶頭騰闘働動同堂導憧撞洞瞳童胴萄道銅峠鴇匿得徳涜特督禿篤毒独読栃橡凸突椴届鳶苫寅酉瀞噸屯惇敦沌豚遁頓呑曇鈍奈那内乍凪薙謎灘捺鍋楢馴縄畷南楠軟難汝二尼弐迩匂賑肉虹廿日乳入"],
		["c7a1", "如尿韮任妊忍認濡禰祢寧葱猫熱年念捻撚燃粘乃廼之埜嚢悩濃納能脳膿農覗蚤巴把播覇杷波派琶破婆罵芭馬俳廃拝排敗杯盃牌背肺輩配倍培媒梅楳煤狽買売賠陪這蝿秤矧萩伯剥博拍柏泊白箔粕舶薄迫曝漠爆縛莫駁麦"],
		["c8a1", "函箱硲箸肇筈櫨幡肌畑畠八鉢溌発醗髪伐罰抜筏閥鳩噺塙蛤隼伴判半反叛帆搬斑板氾汎版犯班畔繁般藩販範釆煩頒飯挽晩番盤磐蕃蛮匪卑否妃庇彼悲扉批披斐比泌疲皮碑秘緋罷肥被誹費避非飛樋簸備尾微枇毘琵眉美"],
		["c9a1", "鼻柊稗匹疋髭彦膝菱肘弼必畢筆逼桧姫媛紐百謬俵彪標氷漂瓢票表評豹廟描病秒苗錨鋲蒜蛭鰭品彬斌浜瀕貧賓頻敏瓶不付埠夫婦富冨布府怖扶敷斧普浮父符腐膚芙譜負賦赴阜附侮撫武舞葡蕪部封楓風葺蕗伏副復幅服"],
		["caa1", "福腹複覆淵弗払沸仏物鮒分吻噴墳憤扮焚奮粉糞紛雰文聞丙併兵塀幣平弊柄並蔽閉陛米頁僻壁癖碧別瞥蔑箆偏変片篇編辺返遍便勉娩弁鞭保舗鋪圃捕歩甫補輔穂募墓慕戊暮母簿菩倣俸包呆報奉宝峰峯崩庖抱捧放方朋"],
		["cba1", "法泡烹砲縫胞芳萌蓬蜂褒訪豊邦鋒飽鳳鵬乏亡傍剖坊妨帽忘忙房暴望某棒冒紡肪膨謀貌貿鉾防吠頬北僕卜墨撲朴牧睦穆釦勃没殆堀幌奔本翻凡盆摩磨魔麻埋妹昧枚毎哩槙幕膜枕鮪柾鱒桝亦俣又抹末沫迄侭繭麿万慢満"],
		["cca1", "漫蔓味未魅巳箕岬密蜜湊蓑稔脈妙粍民眠務夢無牟矛霧鵡椋婿娘冥名命明盟迷銘鳴姪牝滅免棉綿緬面麺摸模茂妄孟毛猛盲網耗蒙儲木黙目杢勿餅尤戻籾貰問悶紋門匁也冶夜爺耶野弥矢厄役約薬訳躍靖柳薮鑓愉愈油癒"],
		["cda1", "諭輸唯佑優勇友宥幽悠憂揖有柚湧涌猶猷由祐裕誘遊邑郵雄融夕予余与誉輿預傭幼妖容庸揚揺擁曜楊様洋溶熔用窯羊耀葉蓉要謡踊遥陽養慾抑欲沃浴翌翼淀羅螺裸来莱頼雷洛絡落酪乱卵嵐欄濫藍蘭覧利吏履李梨理璃"],
		["cea1", "痢裏裡里離陸律率立葎掠略劉流溜琉留硫粒隆竜龍侶慮旅虜了亮僚両凌寮料梁涼猟療瞭稜糧良諒遼量陵領力緑倫厘林淋燐琳臨輪隣鱗麟瑠塁涙累類令伶例冷励嶺怜玲礼苓鈴隷零霊麗齢暦歴列劣烈裂廉恋憐漣煉簾練聯"],
		["cfa1", "蓮連錬呂魯櫓炉賂路露労婁廊弄朗楼榔浪漏牢狼篭老聾蝋郎六麓禄肋録論倭和話歪賄脇惑枠鷲亙亘鰐詫藁蕨椀湾碗腕"],
		["d0a1", "弌丐丕个丱丶丼丿乂乖乘亂亅豫亊舒弍于亞亟亠亢亰亳亶从仍仄仆仂仗仞仭仟价伉佚估佛佝佗佇佶侈侏侘佻佩佰侑佯來侖儘俔俟俎俘俛俑俚俐俤俥倚倨倔倪倥倅伜俶倡倩倬俾俯們倆偃假會偕偐偈做偖偬偸傀傚傅傴傲"],
		["d1a1", "僉僊傳僂僖僞僥僭僣僮價僵儉儁儂儖儕儔儚儡儺儷儼儻儿兀兒兌兔兢竸兩兪兮冀冂囘册冉冏冑冓冕冖冤冦冢冩冪冫决冱冲冰况冽凅凉凛几處凩凭凰凵凾刄刋刔刎刧刪刮刳刹剏剄剋剌剞剔剪剴剩剳剿剽劍劔劒剱劈劑辨"],
		["d2a1", "辧劬劭劼劵勁勍勗勞勣勦飭勠勳勵勸勹匆匈甸匍匐匏匕匚匣匯匱匳匸區卆卅丗卉卍凖卞卩卮夘卻卷厂厖厠厦厥厮厰厶參簒雙叟曼燮叮叨叭叺吁吽呀听吭吼吮吶吩吝呎咏呵咎呟呱呷呰咒呻咀呶咄咐咆哇咢咸咥咬哄哈咨"],
		["d3a1", "咫哂咤咾咼哘哥哦唏唔哽哮哭哺哢唹啀啣啌售啜啅啖啗唸唳啝喙喀咯喊喟啻啾喘喞單啼喃喩喇喨嗚嗅嗟嗄嗜嗤嗔嘔嗷嘖嗾嗽嘛嗹噎噐營嘴嘶嘲嘸噫噤嘯噬噪嚆嚀嚊嚠嚔嚏嚥嚮嚶嚴囂嚼囁囃囀囈囎囑囓囗囮囹圀囿圄圉"],
		["d4a1", "圈國圍圓團圖嗇圜圦圷圸坎圻址坏坩埀垈坡坿垉垓垠垳垤垪垰埃埆埔埒埓堊埖埣堋堙堝塲堡塢塋塰毀塒堽塹墅墹墟墫墺壞墻墸墮壅壓壑壗壙壘壥壜壤壟壯壺壹壻壼壽夂夊夐夛梦夥夬夭夲夸夾竒奕奐奎奚奘奢奠奧奬奩"],
		["d5a1", "奸妁妝佞侫妣妲姆姨姜妍姙姚娥娟娑娜娉娚婀婬婉娵娶婢婪媚媼媾嫋嫂媽嫣嫗嫦嫩嫖嫺嫻嬌嬋嬖嬲嫐嬪嬶嬾孃孅孀孑孕孚孛孥孩孰孳孵學斈孺宀它宦宸寃寇寉寔寐寤實寢寞寥寫寰寶寳尅將專對尓尠尢尨尸尹屁屆屎屓"],
		["d6a1", "屐屏孱屬屮乢屶屹岌岑岔妛岫岻岶岼岷峅岾峇峙峩峽峺峭嶌峪崋崕崗嵜崟崛崑崔崢崚崙崘嵌嵒嵎嵋嵬嵳嵶嶇嶄嶂嶢嶝嶬嶮嶽嶐嶷嶼巉巍巓巒巖巛巫已巵帋帚帙帑帛帶帷幄幃幀幎幗幔幟幢幤幇幵并幺麼广庠廁廂廈廐廏"],
		["d7a1", "廖廣廝廚廛廢廡廨廩廬廱廳廰廴廸廾弃弉彝彜弋弑弖弩弭弸彁彈彌彎弯彑彖彗彙彡彭彳彷徃徂彿徊很徑徇從徙徘徠徨徭徼忖忻忤忸忱忝悳忿怡恠怙怐怩怎怱怛怕怫怦怏怺恚恁恪恷恟恊恆恍恣恃恤恂恬恫恙悁悍惧悃悚"],
		["d8a1", "悄悛悖悗悒悧悋惡悸惠惓悴忰悽惆悵惘慍愕愆惶惷愀惴惺愃愡惻惱愍愎慇愾愨愧慊愿愼愬愴愽慂慄慳慷慘慙慚慫慴慯慥慱慟慝慓慵憙憖憇憬憔憚憊憑憫憮懌懊應懷懈懃懆憺懋罹懍懦懣懶懺懴懿懽懼懾戀戈戉戍戌戔戛"],
		["d9a1", "戞戡截戮戰戲戳扁扎扞扣扛扠扨扼抂抉找抒抓抖拔抃抔拗拑抻拏拿拆擔拈拜拌拊拂拇抛拉挌拮拱挧挂挈拯拵捐挾捍搜捏掖掎掀掫捶掣掏掉掟掵捫捩掾揩揀揆揣揉插揶揄搖搴搆搓搦搶攝搗搨搏摧摯摶摎攪撕撓撥撩撈撼"],
		["daa1", "據擒擅擇撻擘擂擱擧舉擠擡抬擣擯攬擶擴擲擺攀擽攘攜攅攤攣攫攴攵攷收攸畋效敖敕敍敘敞敝敲數斂斃變斛斟斫斷旃旆旁旄旌旒旛旙无旡旱杲昊昃旻杳昵昶昴昜晏晄晉晁晞晝晤晧晨晟晢晰暃暈暎暉暄暘暝曁暹曉暾暼"],
		["dba1", "曄暸曖曚曠昿曦曩曰曵曷朏朖朞朦朧霸朮朿朶杁朸朷杆杞杠杙杣杤枉杰枩杼杪枌枋枦枡枅枷柯枴柬枳柩枸柤柞柝柢柮枹柎柆柧檜栞框栩桀桍栲桎梳栫桙档桷桿梟梏梭梔條梛梃檮梹桴梵梠梺椏梍桾椁棊椈棘椢椦棡椌棍"],
		["dca1", "棔棧棕椶椒椄棗棣椥棹棠棯椨椪椚椣椡棆楹楷楜楸楫楔楾楮椹楴椽楙椰楡楞楝榁楪榲榮槐榿槁槓榾槎寨槊槝榻槃榧樮榑榠榜榕榴槞槨樂樛槿權槹槲槧樅榱樞槭樔槫樊樒櫁樣樓橄樌橲樶橸橇橢橙橦橈樸樢檐檍檠檄檢檣"],
		["dda1", "檗蘗檻櫃櫂檸檳檬櫞櫑櫟檪櫚櫪櫻欅蘖櫺欒欖鬱欟欸欷盜欹飮歇歃歉歐歙歔歛歟歡歸歹歿殀殄殃殍殘殕殞殤殪殫殯殲殱殳殷殼毆毋毓毟毬毫毳毯麾氈氓气氛氤氣汞汕汢汪沂沍沚沁沛汾汨汳沒沐泄泱泓沽泗泅泝沮沱沾"],
		["dea1", "沺泛泯泙泪洟衍洶洫洽洸洙洵洳洒洌浣涓浤浚浹浙涎涕濤涅淹渕渊涵淇淦涸淆淬淞淌淨淒淅淺淙淤淕淪淮渭湮渮渙湲湟渾渣湫渫湶湍渟湃渺湎渤滿渝游溂溪溘滉溷滓溽溯滄溲滔滕溏溥滂溟潁漑灌滬滸滾漿滲漱滯漲滌"],
		["dfa1", "漾漓滷澆潺潸澁澀潯潛濳潭澂潼潘澎澑濂潦澳澣澡澤澹濆澪濟濕濬濔濘濱濮濛瀉瀋濺瀑瀁瀏濾瀛瀚潴瀝瀘瀟瀰瀾瀲灑灣炙炒炯烱炬炸炳炮烟烋烝烙焉烽焜焙煥煕熈煦煢煌煖煬熏燻熄熕熨熬燗熹熾燒燉燔燎燠燬燧燵燼"],
		["e0a1", "燹燿爍爐爛爨爭爬爰爲爻爼爿牀牆牋牘牴牾犂犁犇犒犖犢犧犹犲狃狆狄狎狒狢狠狡狹狷倏猗猊猜猖猝猴猯猩猥猾獎獏默獗獪獨獰獸獵獻獺珈玳珎玻珀珥珮珞璢琅瑯琥珸琲琺瑕琿瑟瑙瑁瑜瑩瑰瑣瑪瑶瑾璋璞璧瓊瓏瓔珱"],
		["e1a1", "瓠瓣瓧瓩瓮瓲瓰瓱瓸瓷甄甃甅甌甎甍甕甓甞甦甬甼畄畍畊畉畛畆畚畩畤畧畫畭畸當疆疇畴疊疉疂疔疚疝疥疣痂疳痃疵疽疸疼疱痍痊痒痙痣痞痾痿痼瘁痰痺痲痳瘋瘍瘉瘟瘧瘠瘡瘢瘤瘴瘰瘻癇癈癆癜癘癡癢癨癩癪癧癬癰"],
		["e2a1", "癲癶癸發皀皃皈皋皎皖皓皙皚皰皴皸皹皺盂盍盖盒盞盡盥盧盪蘯盻眈眇眄眩眤眞眥眦眛眷眸睇睚睨睫睛睥睿睾睹瞎瞋瞑瞠瞞瞰瞶瞹瞿瞼瞽瞻矇矍矗矚矜矣矮矼砌砒礦砠礪硅碎硴碆硼碚碌碣碵碪碯磑磆磋磔碾碼磅磊磬"],
		["e3a1", "磧磚磽磴礇礒礑礙礬礫祀祠祗祟祚祕祓祺祿禊禝禧齋禪禮禳禹禺秉秕秧秬秡秣稈稍稘稙稠稟禀稱稻稾稷穃穗穉穡穢穩龝穰穹穽窈窗窕窘窖窩竈窰窶竅竄窿邃竇竊竍竏竕竓站竚竝竡竢竦竭竰笂笏笊笆笳笘笙笞笵笨笶筐"],
		["e4a1", "筺笄筍笋筌筅筵筥筴筧筰筱筬筮箝箘箟箍箜箚箋箒箏筝箙篋篁篌篏箴篆篝篩簑簔篦篥籠簀簇簓篳篷簗簍篶簣簧簪簟簷簫簽籌籃籔籏籀籐籘籟籤籖籥籬籵粃粐粤粭粢粫粡粨粳粲粱粮粹粽糀糅糂糘糒糜糢鬻糯糲糴糶糺紆"],
		["e5a1", "紂紜紕紊絅絋紮紲紿紵絆絳絖絎絲絨絮絏絣經綉絛綏絽綛綺綮綣綵緇綽綫總綢綯緜綸綟綰緘緝緤緞緻緲緡縅縊縣縡縒縱縟縉縋縢繆繦縻縵縹繃縷縲縺繧繝繖繞繙繚繹繪繩繼繻纃緕繽辮繿纈纉續纒纐纓纔纖纎纛纜缸缺"],
		["e6a1", "罅罌罍罎罐网罕罔罘罟罠罨罩罧罸羂羆羃羈羇羌羔羞羝羚羣羯羲羹羮羶羸譱翅翆翊翕翔翡翦翩翳翹飜耆耄耋耒耘耙耜耡耨耿耻聊聆聒聘聚聟聢聨聳聲聰聶聹聽聿肄肆肅肛肓肚肭冐肬胛胥胙胝胄胚胖脉胯胱脛脩脣脯腋"],
		["e7a1", "隋腆脾腓腑胼腱腮腥腦腴膃膈膊膀膂膠膕膤膣腟膓膩膰膵膾膸膽臀臂膺臉臍臑臙臘臈臚臟臠臧臺臻臾舁舂舅與舊舍舐舖舩舫舸舳艀艙艘艝艚艟艤艢艨艪艫舮艱艷艸艾芍芒芫芟芻芬苡苣苟苒苴苳苺莓范苻苹苞茆苜茉苙"],
		["e8a1", "茵茴茖茲茱荀茹荐荅茯茫茗茘莅莚莪莟莢莖茣莎莇莊荼莵荳荵莠莉莨菴萓菫菎菽萃菘萋菁菷萇菠菲萍萢萠莽萸蔆菻葭萪萼蕚蒄葷葫蒭葮蒂葩葆萬葯葹萵蓊葢蒹蒿蒟蓙蓍蒻蓚蓐蓁蓆蓖蒡蔡蓿蓴蔗蔘蔬蔟蔕蔔蓼蕀蕣蕘蕈"],
		["e9a1", "蕁蘂蕋蕕薀薤薈薑薊薨蕭薔薛藪薇薜蕷蕾薐藉薺藏薹藐藕藝藥藜藹蘊蘓蘋藾藺蘆蘢蘚蘰蘿虍乕虔號虧虱蚓蚣蚩蚪蚋蚌蚶蚯蛄蛆蚰蛉蠣蚫蛔蛞蛩蛬蛟蛛蛯蜒蜆蜈蜀蜃蛻蜑蜉蜍蛹蜊蜴蜿蜷蜻蜥蜩蜚蝠蝟蝸蝌蝎蝴蝗蝨蝮蝙"],
		["eaa1", "蝓蝣蝪蠅螢螟螂螯蟋螽蟀蟐雖螫蟄螳蟇蟆螻蟯蟲蟠蠏蠍蟾蟶蟷蠎蟒蠑蠖蠕蠢蠡蠱蠶蠹蠧蠻衄衂衒衙衞衢衫袁衾袞衵衽袵衲袂袗袒袮袙袢袍袤袰袿袱裃裄裔裘裙裝裹褂裼裴裨裲褄褌褊褓襃褞褥褪褫襁襄褻褶褸襌褝襠襞"],
		["eba1", "襦襤襭襪襯襴襷襾覃覈覊覓覘覡覩覦覬覯覲覺覽覿觀觚觜觝觧觴觸訃訖訐訌訛訝訥訶詁詛詒詆詈詼詭詬詢誅誂誄誨誡誑誥誦誚誣諄諍諂諚諫諳諧諤諱謔諠諢諷諞諛謌謇謚諡謖謐謗謠謳鞫謦謫謾謨譁譌譏譎證譖譛譚譫"],
		["eca1", "譟譬譯譴譽讀讌讎讒讓讖讙讚谺豁谿豈豌豎豐豕豢豬豸豺貂貉貅貊貍貎貔豼貘戝貭貪貽貲貳貮貶賈賁賤賣賚賽賺賻贄贅贊贇贏贍贐齎贓賍贔贖赧赭赱赳趁趙跂趾趺跏跚跖跌跛跋跪跫跟跣跼踈踉跿踝踞踐踟蹂踵踰踴蹊"],
		["eda1", "蹇蹉蹌蹐蹈蹙蹤蹠踪蹣蹕蹶蹲蹼躁躇躅躄躋躊躓躑躔躙躪躡躬躰軆躱躾軅軈軋軛軣軼軻軫軾輊輅輕輒輙輓輜輟輛輌輦輳輻輹轅轂輾轌轉轆轎轗轜轢轣轤辜辟辣辭辯辷迚迥迢迪迯邇迴逅迹迺逑逕逡逍逞逖逋逧逶逵逹迸"],
		["eea1", "遏遐遑遒逎遉逾遖遘遞遨遯遶隨遲邂遽邁邀邊邉邏邨邯邱邵郢郤扈郛鄂鄒鄙鄲鄰酊酖酘酣酥酩酳酲醋醉醂醢醫醯醪醵醴醺釀釁釉釋釐釖釟釡釛釼釵釶鈞釿鈔鈬鈕鈑鉞鉗鉅鉉鉤鉈銕鈿鉋鉐銜銖銓銛鉚鋏銹銷鋩錏鋺鍄錮"],
		["efa1", "錙錢錚錣錺錵錻鍜鍠鍼鍮鍖鎰鎬鎭鎔鎹鏖鏗鏨鏥鏘鏃鏝鏐鏈鏤鐚鐔鐓鐃鐇鐐鐶鐫鐵鐡鐺鑁鑒鑄鑛鑠鑢鑞鑪鈩鑰鑵鑷鑽鑚鑼鑾钁鑿閂閇閊閔閖閘閙閠閨閧閭閼閻閹閾闊濶闃闍闌闕闔闖關闡闥闢阡阨阮阯陂陌陏陋陷陜陞"],
		["f0a1", "陝陟陦陲陬隍隘隕隗險隧隱隲隰隴隶隸隹雎雋雉雍襍雜霍雕雹霄霆霈霓霎霑霏霖霙霤霪霰霹霽霾靄靆靈靂靉靜靠靤靦靨勒靫靱靹鞅靼鞁靺鞆鞋鞏鞐鞜鞨鞦鞣鞳鞴韃韆韈韋韜韭齏韲竟韶韵頏頌頸頤頡頷頽顆顏顋顫顯顰"],
		["f1a1", "顱顴顳颪颯颱颶飄飃飆飩飫餃餉餒餔餘餡餝餞餤餠餬餮餽餾饂饉饅饐饋饑饒饌饕馗馘馥馭馮馼駟駛駝駘駑駭駮駱駲駻駸騁騏騅駢騙騫騷驅驂驀驃騾驕驍驛驗驟驢驥驤驩驫驪骭骰骼髀髏髑髓體髞髟髢髣髦髯髫髮髴髱髷"],
		["f2a1", "髻鬆鬘鬚鬟鬢鬣鬥鬧鬨鬩鬪鬮鬯鬲魄魃魏魍魎魑魘魴鮓鮃鮑鮖鮗鮟鮠鮨鮴鯀鯊鮹鯆鯏鯑鯒鯣鯢鯤鯔鯡鰺鯲鯱鯰鰕鰔鰉鰓鰌鰆鰈鰒鰊鰄鰮鰛鰥鰤鰡鰰鱇鰲鱆鰾鱚鱠鱧鱶鱸鳧鳬鳰鴉鴈鳫鴃鴆鴪鴦鶯鴣鴟鵄鴕鴒鵁鴿鴾鵆鵈"],
		["f3a1", "鵝鵞鵤鵑鵐鵙鵲鶉鶇鶫鵯鵺鶚鶤鶩鶲鷄鷁鶻鶸鶺鷆鷏鷂鷙鷓鷸鷦鷭鷯鷽鸚鸛鸞鹵鹹鹽麁麈麋麌麒麕麑麝麥麩麸麪麭靡黌黎黏黐黔黜點黝黠黥黨黯黴黶黷黹黻黼黽鼇鼈皷鼕鼡鼬鼾齊齒齔齣齟齠齡齦齧齬齪齷齲齶龕龜龠"],
		["f4a1", "堯槇遙瑤凜熙"],
		["f9a1", "纊褜鍈銈蓜俉炻昱棈鋹曻彅丨仡仼伀伃伹佖侒侊侚侔俍偀倢俿倞偆偰偂傔僴僘兊兤冝冾凬刕劜劦勀勛匀匇匤卲厓厲叝﨎咜咊咩哿喆坙坥垬埈埇﨏塚增墲夋奓奛奝奣妤妺孖寀甯寘寬尞岦岺峵崧嵓﨑嵂嵭嶸嶹巐弡弴彧德"],
		["faa1", "忞恝悅悊惞惕愠惲愑愷愰憘戓抦揵摠撝擎敎昀昕昻昉昮昞昤晥晗晙晴晳暙暠暲暿曺朎朗杦枻桒柀栁桄棏﨓楨﨔榘槢樰橫橆橳橾櫢櫤毖氿汜沆汯泚洄涇浯涖涬淏淸淲淼渹湜渧渼溿澈澵濵瀅瀇瀨炅炫焏焄煜煆煇凞燁燾犱"],
		["fba1", "犾猤猪獷玽珉珖珣珒琇珵琦琪琩琮瑢璉璟甁畯皂皜皞皛皦益睆劯砡硎硤硺礰礼神祥禔福禛竑竧靖竫箞精絈絜綷綠緖繒罇羡羽茁荢荿菇菶葈蒴蕓蕙蕫﨟薰蘒﨡蠇裵訒訷詹誧誾諟諸諶譓譿賰賴贒赶﨣軏﨤逸遧郞都鄕鄧釚"],
		["fca1", "釗釞釭釮釤釥鈆鈐鈊鈺鉀鈼鉎鉙鉑鈹鉧銧鉷鉸鋧鋗鋙鋐﨧鋕鋠鋓錥錡鋻﨨錞鋿錝錂鍰鍗鎤鏆鏞鏸鐱鑅鑈閒隆﨩隝隯霳霻靃靍靏靑靕顗顥飯飼餧館馞驎髙髜魵魲鮏鮱鮻鰀鵰鵫鶴鸙黑"],
		[
			"fcf1",
			"ⅰ",
			9,
			"￢￤＇＂"
		],
		["8fa2af", "˘ˇ¸˙˝¯˛˚～΄΅"],
		["8fa2c2", "¡¦¿"],
		["8fa2eb", "ºª©®™¤№"],
		["8fa6e1", "ΆΈΉΊΪ"],
		["8fa6e7", "Ό"],
		["8fa6e9", "ΎΫ"],
		["8fa6ec", "Ώ"],
		["8fa6f1", "άέήίϊΐόςύϋΰώ"],
		[
			"8fa7c2",
			"Ђ",
			10,
			"ЎЏ"
		],
		[
			"8fa7f2",
			"ђ",
			10,
			"ўџ"
		],
		["8fa9a1", "ÆĐ"],
		["8fa9a4", "Ħ"],
		["8fa9a6", "Ĳ"],
		["8fa9a8", "ŁĿ"],
		["8fa9ab", "ŊØŒ"],
		["8fa9af", "ŦÞ"],
		["8fa9c1", "æđðħıĳĸłŀŉŋøœßŧþ"],
		["8faaa1", "ÁÀÄÂĂǍĀĄÅÃĆĈČÇĊĎÉÈËÊĚĖĒĘ"],
		["8faaba", "ĜĞĢĠĤÍÌÏÎǏİĪĮĨĴĶĹĽĻŃŇŅÑÓÒÖÔǑŐŌÕŔŘŖŚŜŠŞŤŢÚÙÜÛŬǓŰŪŲŮŨǗǛǙǕŴÝŸŶŹŽŻ"],
		["8faba1", "áàäâăǎāąåãćĉčçċďéèëêěėēęǵĝğ"],
		["8fabbd", "ġĥíìïîǐ"],
		["8fabc5", "īįĩĵķĺľļńňņñóòöôǒőōõŕřŗśŝšşťţúùüûŭǔűūųůũǘǜǚǖŵýÿŷźžż"],
		["8fb0a1", "丂丄丅丌丒丟丣两丨丫丮丯丰丵乀乁乄乇乑乚乜乣乨乩乴乵乹乿亍亖亗亝亯亹仃仐仚仛仠仡仢仨仯仱仳仵份仾仿伀伂伃伈伋伌伒伕伖众伙伮伱你伳伵伷伹伻伾佀佂佈佉佋佌佒佔佖佘佟佣佪佬佮佱佷佸佹佺佽佾侁侂侄"],
		["8fb1a1", "侅侉侊侌侎侐侒侓侔侗侙侚侞侟侲侷侹侻侼侽侾俀俁俅俆俈俉俋俌俍俏俒俜俠俢俰俲俼俽俿倀倁倄倇倊倌倎倐倓倗倘倛倜倝倞倢倧倮倰倲倳倵偀偁偂偅偆偊偌偎偑偒偓偗偙偟偠偢偣偦偧偪偭偰偱倻傁傃傄傆傊傎傏傐"],
		[
			"8fb2a1",
			"傒傓傔傖傛傜傞",
			4,
			"傪傯傰傹傺傽僀僃僄僇僌僎僐僓僔僘僜僝僟僢僤僦僨僩僯僱僶僺僾儃儆儇儈儋儌儍儎僲儐儗儙儛儜儝儞儣儧儨儬儭儯儱儳儴儵儸儹兂兊兏兓兕兗兘兟兤兦兾冃冄冋冎冘冝冡冣冭冸冺冼冾冿凂"
		],
		["8fb3a1", "凈减凑凒凓凕凘凞凢凥凮凲凳凴凷刁刂刅划刓刕刖刘刢刨刱刲刵刼剅剉剕剗剘剚剜剟剠剡剦剮剷剸剹劀劂劅劊劌劓劕劖劗劘劚劜劤劥劦劧劯劰劶劷劸劺劻劽勀勄勆勈勌勏勑勔勖勛勜勡勥勨勩勪勬勰勱勴勶勷匀匃匊匋"],
		["8fb4a1", "匌匑匓匘匛匜匞匟匥匧匨匩匫匬匭匰匲匵匼匽匾卂卌卋卙卛卡卣卥卬卭卲卹卾厃厇厈厎厓厔厙厝厡厤厪厫厯厲厴厵厷厸厺厽叀叅叏叒叓叕叚叝叞叠另叧叵吂吓吚吡吧吨吪启吱吴吵呃呄呇呍呏呞呢呤呦呧呩呫呭呮呴呿"],
		["8fb5a1", "咁咃咅咈咉咍咑咕咖咜咟咡咦咧咩咪咭咮咱咷咹咺咻咿哆哊响哎哠哪哬哯哶哼哾哿唀唁唅唈唉唌唍唎唕唪唫唲唵唶唻唼唽啁啇啉啊啍啐啑啘啚啛啞啠啡啤啦啿喁喂喆喈喎喏喑喒喓喔喗喣喤喭喲喿嗁嗃嗆嗉嗋嗌嗎嗑嗒"],
		[
			"8fb6a1",
			"嗓嗗嗘嗛嗞嗢嗩嗶嗿嘅嘈嘊嘍",
			5,
			"嘙嘬嘰嘳嘵嘷嘹嘻嘼嘽嘿噀噁噃噄噆噉噋噍噏噔噞噠噡噢噣噦噩噭噯噱噲噵嚄嚅嚈嚋嚌嚕嚙嚚嚝嚞嚟嚦嚧嚨嚩嚫嚬嚭嚱嚳嚷嚾囅囉囊囋囏囐囌囍囙囜囝囟囡囤",
			4,
			"囱囫园"
		],
		[
			"8fb7a1",
			"囶囷圁圂圇圊圌圑圕圚圛圝圠圢圣圤圥圩圪圬圮圯圳圴圽圾圿坅坆坌坍坒坢坥坧坨坫坭",
			4,
			"坳坴坵坷坹坺坻坼坾垁垃垌垔垗垙垚垜垝垞垟垡垕垧垨垩垬垸垽埇埈埌埏埕埝埞埤埦埧埩埭埰埵埶埸埽埾埿堃堄堈堉埡"
		],
		["8fb8a1", "堌堍堛堞堟堠堦堧堭堲堹堿塉塌塍塏塐塕塟塡塤塧塨塸塼塿墀墁墇墈墉墊墌墍墏墐墔墖墝墠墡墢墦墩墱墲壄墼壂壈壍壎壐壒壔壖壚壝壡壢壩壳夅夆夋夌夒夓夔虁夝夡夣夤夨夯夰夳夵夶夿奃奆奒奓奙奛奝奞奟奡奣奫奭"],
		["8fb9a1", "奯奲奵奶她奻奼妋妌妎妒妕妗妟妤妧妭妮妯妰妳妷妺妼姁姃姄姈姊姍姒姝姞姟姣姤姧姮姯姱姲姴姷娀娄娌娍娎娒娓娞娣娤娧娨娪娭娰婄婅婇婈婌婐婕婞婣婥婧婭婷婺婻婾媋媐媓媖媙媜媞媟媠媢媧媬媱媲媳媵媸媺媻媿"],
		[
			"8fbaa1",
			"嫄嫆嫈嫏嫚嫜嫠嫥嫪嫮嫵嫶嫽嬀嬁嬈嬗嬴嬙嬛嬝嬡嬥嬭嬸孁孋孌孒孖孞孨孮孯孼孽孾孿宁宄宆宊宎宐宑宓宔宖宨宩宬宭宯宱宲宷宺宼寀寁寍寏寖",
			4,
			"寠寯寱寴寽尌尗尞尟尣尦尩尫尬尮尰尲尵尶屙屚屜屢屣屧屨屩"
		],
		["8fbba1", "屭屰屴屵屺屻屼屽岇岈岊岏岒岝岟岠岢岣岦岪岲岴岵岺峉峋峒峝峗峮峱峲峴崁崆崍崒崫崣崤崦崧崱崴崹崽崿嵂嵃嵆嵈嵕嵑嵙嵊嵟嵠嵡嵢嵤嵪嵭嵰嵹嵺嵾嵿嶁嶃嶈嶊嶒嶓嶔嶕嶙嶛嶟嶠嶧嶫嶰嶴嶸嶹巃巇巋巐巎巘巙巠巤"],
		[
			"8fbca1",
			"巩巸巹帀帇帍帒帔帕帘帟帠帮帨帲帵帾幋幐幉幑幖幘幛幜幞幨幪",
			4,
			"幰庀庋庎庢庤庥庨庪庬庱庳庽庾庿廆廌廋廎廑廒廔廕廜廞廥廫异弆弇弈弎弙弜弝弡弢弣弤弨弫弬弮弰弴弶弻弽弿彀彄彅彇彍彐彔彘彛彠彣彤彧"
		],
		[
			"8fbda1",
			"彯彲彴彵彸彺彽彾徉徍徏徖徜徝徢徧徫徤徬徯徰徱徸忄忇忈忉忋忐",
			4,
			"忞忡忢忨忩忪忬忭忮忯忲忳忶忺忼怇怊怍怓怔怗怘怚怟怤怭怳怵恀恇恈恉恌恑恔恖恗恝恡恧恱恾恿悂悆悈悊悎悑悓悕悘悝悞悢悤悥您悰悱悷"
		],
		[
			"8fbea1",
			"悻悾惂惄惈惉惊惋惎惏惔惕惙惛惝惞惢惥惲惵惸惼惽愂愇愊愌愐",
			4,
			"愖愗愙愜愞愢愪愫愰愱愵愶愷愹慁慅慆慉慞慠慬慲慸慻慼慿憀憁憃憄憋憍憒憓憗憘憜憝憟憠憥憨憪憭憸憹憼懀懁懂懎懏懕懜懝懞懟懡懢懧懩懥"
		],
		["8fbfa1", "懬懭懯戁戃戄戇戓戕戜戠戢戣戧戩戫戹戽扂扃扄扆扌扐扑扒扔扖扚扜扤扭扯扳扺扽抍抎抏抐抦抨抳抶抷抺抾抿拄拎拕拖拚拪拲拴拼拽挃挄挊挋挍挐挓挖挘挩挪挭挵挶挹挼捁捂捃捄捆捊捋捎捒捓捔捘捛捥捦捬捭捱捴捵"],
		["8fc0a1", "捸捼捽捿掂掄掇掊掐掔掕掙掚掞掤掦掭掮掯掽揁揅揈揎揑揓揔揕揜揠揥揪揬揲揳揵揸揹搉搊搐搒搔搘搞搠搢搤搥搩搪搯搰搵搽搿摋摏摑摒摓摔摚摛摜摝摟摠摡摣摭摳摴摻摽撅撇撏撐撑撘撙撛撝撟撡撣撦撨撬撳撽撾撿"],
		["8fc1a1", "擄擉擊擋擌擎擐擑擕擗擤擥擩擪擭擰擵擷擻擿攁攄攈攉攊攏攓攔攖攙攛攞攟攢攦攩攮攱攺攼攽敃敇敉敐敒敔敟敠敧敫敺敽斁斅斊斒斕斘斝斠斣斦斮斲斳斴斿旂旈旉旎旐旔旖旘旟旰旲旴旵旹旾旿昀昄昈昉昍昑昒昕昖昝"],
		["8fc2a1", "昞昡昢昣昤昦昩昪昫昬昮昰昱昳昹昷晀晅晆晊晌晑晎晗晘晙晛晜晠晡曻晪晫晬晾晳晵晿晷晸晹晻暀晼暋暌暍暐暒暙暚暛暜暟暠暤暭暱暲暵暻暿曀曂曃曈曌曎曏曔曛曟曨曫曬曮曺朅朇朎朓朙朜朠朢朳朾杅杇杈杌杔杕杝"],
		[
			"8fc3a1",
			"杦杬杮杴杶杻极构枎枏枑枓枖枘枙枛枰枱枲枵枻枼枽柹柀柂柃柅柈柉柒柗柙柜柡柦柰柲柶柷桒栔栙栝栟栨栧栬栭栯栰栱栳栻栿桄桅桊桌桕桗桘桛桫桮",
			4,
			"桵桹桺桻桼梂梄梆梈梖梘梚梜梡梣梥梩梪梮梲梻棅棈棌棏"
		],
		["8fc4a1", "棐棑棓棖棙棜棝棥棨棪棫棬棭棰棱棵棶棻棼棽椆椉椊椐椑椓椖椗椱椳椵椸椻楂楅楉楎楗楛楣楤楥楦楨楩楬楰楱楲楺楻楿榀榍榒榖榘榡榥榦榨榫榭榯榷榸榺榼槅槈槑槖槗槢槥槮槯槱槳槵槾樀樁樃樏樑樕樚樝樠樤樨樰樲"],
		["8fc5a1", "樴樷樻樾樿橅橆橉橊橎橐橑橒橕橖橛橤橧橪橱橳橾檁檃檆檇檉檋檑檛檝檞檟檥檫檯檰檱檴檽檾檿櫆櫉櫈櫌櫐櫔櫕櫖櫜櫝櫤櫧櫬櫰櫱櫲櫼櫽欂欃欆欇欉欏欐欑欗欛欞欤欨欫欬欯欵欶欻欿歆歊歍歒歖歘歝歠歧歫歮歰歵歽"],
		["8fc6a1", "歾殂殅殗殛殟殠殢殣殨殩殬殭殮殰殸殹殽殾毃毄毉毌毖毚毡毣毦毧毮毱毷毹毿氂氄氅氉氍氎氐氒氙氟氦氧氨氬氮氳氵氶氺氻氿汊汋汍汏汒汔汙汛汜汫汭汯汴汶汸汹汻沅沆沇沉沔沕沗沘沜沟沰沲沴泂泆泍泏泐泑泒泔泖"],
		["8fc7a1", "泚泜泠泧泩泫泬泮泲泴洄洇洊洎洏洑洓洚洦洧洨汧洮洯洱洹洼洿浗浞浟浡浥浧浯浰浼涂涇涑涒涔涖涗涘涪涬涴涷涹涽涿淄淈淊淎淏淖淛淝淟淠淢淥淩淯淰淴淶淼渀渄渞渢渧渲渶渹渻渼湄湅湈湉湋湏湑湒湓湔湗湜湝湞"],
		["8fc8a1", "湢湣湨湳湻湽溍溓溙溠溧溭溮溱溳溻溿滀滁滃滇滈滊滍滎滏滫滭滮滹滻滽漄漈漊漌漍漖漘漚漛漦漩漪漯漰漳漶漻漼漭潏潑潒潓潗潙潚潝潞潡潢潨潬潽潾澃澇澈澋澌澍澐澒澓澔澖澚澟澠澥澦澧澨澮澯澰澵澶澼濅濇濈濊"],
		[
			"8fc9a1",
			"濚濞濨濩濰濵濹濼濽瀀瀅瀆瀇瀍瀗瀠瀣瀯瀴瀷瀹瀼灃灄灈灉灊灋灔灕灝灞灎灤灥灬灮灵灶灾炁炅炆炔",
			4,
			"炛炤炫炰炱炴炷烊烑烓烔烕烖烘烜烤烺焃",
			4,
			"焋焌焏焞焠焫焭焯焰焱焸煁煅煆煇煊煋煐煒煗煚煜煞煠"
		],
		["8fcaa1", "煨煹熀熅熇熌熒熚熛熠熢熯熰熲熳熺熿燀燁燄燋燌燓燖燙燚燜燸燾爀爇爈爉爓爗爚爝爟爤爫爯爴爸爹牁牂牃牅牎牏牐牓牕牖牚牜牞牠牣牨牫牮牯牱牷牸牻牼牿犄犉犍犎犓犛犨犭犮犱犴犾狁狇狉狌狕狖狘狟狥狳狴狺狻"],
		["8fcba1", "狾猂猄猅猇猋猍猒猓猘猙猞猢猤猧猨猬猱猲猵猺猻猽獃獍獐獒獖獘獝獞獟獠獦獧獩獫獬獮獯獱獷獹獼玀玁玃玅玆玎玐玓玕玗玘玜玞玟玠玢玥玦玪玫玭玵玷玹玼玽玿珅珆珉珋珌珏珒珓珖珙珝珡珣珦珧珩珴珵珷珹珺珻珽"],
		[
			"8fcca1",
			"珿琀琁琄琇琊琑琚琛琤琦琨",
			9,
			"琹瑀瑃瑄瑆瑇瑋瑍瑑瑒瑗瑝瑢瑦瑧瑨瑫瑭瑮瑱瑲璀璁璅璆璇璉璏璐璑璒璘璙璚璜璟璠璡璣璦璨璩璪璫璮璯璱璲璵璹璻璿瓈瓉瓌瓐瓓瓘瓚瓛瓞瓟瓤瓨瓪瓫瓯瓴瓺瓻瓼瓿甆"
		],
		[
			"8fcda1",
			"甒甖甗甠甡甤甧甩甪甯甶甹甽甾甿畀畃畇畈畎畐畒畗畞畟畡畯畱畹",
			5,
			"疁疅疐疒疓疕疙疜疢疤疴疺疿痀痁痄痆痌痎痏痗痜痟痠痡痤痧痬痮痯痱痹瘀瘂瘃瘄瘇瘈瘊瘌瘏瘒瘓瘕瘖瘙瘛瘜瘝瘞瘣瘥瘦瘩瘭瘲瘳瘵瘸瘹"
		],
		[
			"8fcea1",
			"瘺瘼癊癀癁癃癄癅癉癋癕癙癟癤癥癭癮癯癱癴皁皅皌皍皕皛皜皝皟皠皢",
			6,
			"皪皭皽盁盅盉盋盌盎盔盙盠盦盨盬盰盱盶盹盼眀眆眊眎眒眔眕眗眙眚眜眢眨眭眮眯眴眵眶眹眽眾睂睅睆睊睍睎睏睒睖睗睜睞睟睠睢"
		],
		["8fcfa1", "睤睧睪睬睰睲睳睴睺睽瞀瞄瞌瞍瞔瞕瞖瞚瞟瞢瞧瞪瞮瞯瞱瞵瞾矃矉矑矒矕矙矞矟矠矤矦矪矬矰矱矴矸矻砅砆砉砍砎砑砝砡砢砣砭砮砰砵砷硃硄硇硈硌硎硒硜硞硠硡硣硤硨硪确硺硾碊碏碔碘碡碝碞碟碤碨碬碭碰碱碲碳"],
		["8fd0a1", "碻碽碿磇磈磉磌磎磒磓磕磖磤磛磟磠磡磦磪磲磳礀磶磷磺磻磿礆礌礐礚礜礞礟礠礥礧礩礭礱礴礵礻礽礿祄祅祆祊祋祏祑祔祘祛祜祧祩祫祲祹祻祼祾禋禌禑禓禔禕禖禘禛禜禡禨禩禫禯禱禴禸离秂秄秇秈秊秏秔秖秚秝秞"],
		["8fd1a1", "秠秢秥秪秫秭秱秸秼稂稃稇稉稊稌稑稕稛稞稡稧稫稭稯稰稴稵稸稹稺穄穅穇穈穌穕穖穙穜穝穟穠穥穧穪穭穵穸穾窀窂窅窆窊窋窐窑窔窞窠窣窬窳窵窹窻窼竆竉竌竎竑竛竨竩竫竬竱竴竻竽竾笇笔笟笣笧笩笪笫笭笮笯笰"],
		[
			"8fd2a1",
			"笱笴笽笿筀筁筇筎筕筠筤筦筩筪筭筯筲筳筷箄箉箎箐箑箖箛箞箠箥箬箯箰箲箵箶箺箻箼箽篂篅篈篊篔篖篗篙篚篛篨篪篲篴篵篸篹篺篼篾簁簂簃簄簆簉簋簌簎簏簙簛簠簥簦簨簬簱簳簴簶簹簺籆籊籕籑籒籓籙",
			5
		],
		["8fd3a1", "籡籣籧籩籭籮籰籲籹籼籽粆粇粏粔粞粠粦粰粶粷粺粻粼粿糄糇糈糉糍糏糓糔糕糗糙糚糝糦糩糫糵紃紇紈紉紏紑紒紓紖紝紞紣紦紪紭紱紼紽紾絀絁絇絈絍絑絓絗絙絚絜絝絥絧絪絰絸絺絻絿綁綂綃綅綆綈綋綌綍綑綖綗綝"],
		[
			"8fd4a1",
			"綞綦綧綪綳綶綷綹緂",
			4,
			"緌緍緎緗緙縀緢緥緦緪緫緭緱緵緶緹緺縈縐縑縕縗縜縝縠縧縨縬縭縯縳縶縿繄繅繇繎繐繒繘繟繡繢繥繫繮繯繳繸繾纁纆纇纊纍纑纕纘纚纝纞缼缻缽缾缿罃罄罇罏罒罓罛罜罝罡罣罤罥罦罭"
		],
		["8fd5a1", "罱罽罾罿羀羋羍羏羐羑羖羗羜羡羢羦羪羭羴羼羿翀翃翈翎翏翛翟翣翥翨翬翮翯翲翺翽翾翿耇耈耊耍耎耏耑耓耔耖耝耞耟耠耤耦耬耮耰耴耵耷耹耺耼耾聀聄聠聤聦聭聱聵肁肈肎肜肞肦肧肫肸肹胈胍胏胒胔胕胗胘胠胭胮"],
		["8fd6a1", "胰胲胳胶胹胺胾脃脋脖脗脘脜脞脠脤脧脬脰脵脺脼腅腇腊腌腒腗腠腡腧腨腩腭腯腷膁膐膄膅膆膋膎膖膘膛膞膢膮膲膴膻臋臃臅臊臎臏臕臗臛臝臞臡臤臫臬臰臱臲臵臶臸臹臽臿舀舃舏舓舔舙舚舝舡舢舨舲舴舺艃艄艅艆"],
		["8fd7a1", "艋艎艏艑艖艜艠艣艧艭艴艻艽艿芀芁芃芄芇芉芊芎芑芔芖芘芚芛芠芡芣芤芧芨芩芪芮芰芲芴芷芺芼芾芿苆苐苕苚苠苢苤苨苪苭苯苶苷苽苾茀茁茇茈茊茋荔茛茝茞茟茡茢茬茭茮茰茳茷茺茼茽荂荃荄荇荍荎荑荕荖荗荰荸"],
		["8fd8a1", "荽荿莀莂莄莆莍莒莔莕莘莙莛莜莝莦莧莩莬莾莿菀菇菉菏菐菑菔菝荓菨菪菶菸菹菼萁萆萊萏萑萕萙莭萯萹葅葇葈葊葍葏葑葒葖葘葙葚葜葠葤葥葧葪葰葳葴葶葸葼葽蒁蒅蒒蒓蒕蒞蒦蒨蒩蒪蒯蒱蒴蒺蒽蒾蓀蓂蓇蓈蓌蓏蓓"],
		[
			"8fd9a1",
			"蓜蓧蓪蓯蓰蓱蓲蓷蔲蓺蓻蓽蔂蔃蔇蔌蔎蔐蔜蔞蔢蔣蔤蔥蔧蔪蔫蔯蔳蔴蔶蔿蕆蕏",
			4,
			"蕖蕙蕜",
			6,
			"蕤蕫蕯蕹蕺蕻蕽蕿薁薅薆薉薋薌薏薓薘薝薟薠薢薥薧薴薶薷薸薼薽薾薿藂藇藊藋藎薭藘藚藟藠藦藨藭藳藶藼"
		],
		[
			"8fdaa1",
			"藿蘀蘄蘅蘍蘎蘐蘑蘒蘘蘙蘛蘞蘡蘧蘩蘶蘸蘺蘼蘽虀虂虆虒虓虖虗虘虙虝虠",
			4,
			"虩虬虯虵虶虷虺蚍蚑蚖蚘蚚蚜蚡蚦蚧蚨蚭蚱蚳蚴蚵蚷蚸蚹蚿蛀蛁蛃蛅蛑蛒蛕蛗蛚蛜蛠蛣蛥蛧蚈蛺蛼蛽蜄蜅蜇蜋蜎蜏蜐蜓蜔蜙蜞蜟蜡蜣"
		],
		[
			"8fdba1",
			"蜨蜮蜯蜱蜲蜹蜺蜼蜽蜾蝀蝃蝅蝍蝘蝝蝡蝤蝥蝯蝱蝲蝻螃",
			6,
			"螋螌螐螓螕螗螘螙螞螠螣螧螬螭螮螱螵螾螿蟁蟈蟉蟊蟎蟕蟖蟙蟚蟜蟟蟢蟣蟤蟪蟫蟭蟱蟳蟸蟺蟿蠁蠃蠆蠉蠊蠋蠐蠙蠒蠓蠔蠘蠚蠛蠜蠞蠟蠨蠭蠮蠰蠲蠵"
		],
		[
			"8fdca1",
			"蠺蠼衁衃衅衈衉衊衋衎衑衕衖衘衚衜衟衠衤衩衱衹衻袀袘袚袛袜袟袠袨袪袺袽袾裀裊",
			4,
			"裑裒裓裛裞裧裯裰裱裵裷褁褆褍褎褏褕褖褘褙褚褜褠褦褧褨褰褱褲褵褹褺褾襀襂襅襆襉襏襒襗襚襛襜襡襢襣襫襮襰襳襵襺"
		],
		[
			"8fdda1",
			"襻襼襽覉覍覐覔覕覛覜覟覠覥覰覴覵覶覷覼觔",
			4,
			"觥觩觫觭觱觳觶觹觽觿訄訅訇訏訑訒訔訕訞訠訢訤訦訫訬訯訵訷訽訾詀詃詅詇詉詍詎詓詖詗詘詜詝詡詥詧詵詶詷詹詺詻詾詿誀誃誆誋誏誐誒誖誗誙誟誧誩誮誯誳"
		],
		[
			"8fdea1",
			"誶誷誻誾諃諆諈諉諊諑諓諔諕諗諝諟諬諰諴諵諶諼諿謅謆謋謑謜謞謟謊謭謰謷謼譂",
			4,
			"譈譒譓譔譙譍譞譣譭譶譸譹譼譾讁讄讅讋讍讏讔讕讜讞讟谸谹谽谾豅豇豉豋豏豑豓豔豗豘豛豝豙豣豤豦豨豩豭豳豵豶豻豾貆"
		],
		["8fdfa1", "貇貋貐貒貓貙貛貜貤貹貺賅賆賉賋賏賖賕賙賝賡賨賬賯賰賲賵賷賸賾賿贁贃贉贒贗贛赥赩赬赮赿趂趄趈趍趐趑趕趞趟趠趦趫趬趯趲趵趷趹趻跀跅跆跇跈跊跎跑跔跕跗跙跤跥跧跬跰趼跱跲跴跽踁踄踅踆踋踑踔踖踠踡踢"],
		["8fe0a1", "踣踦踧踱踳踶踷踸踹踽蹀蹁蹋蹍蹎蹏蹔蹛蹜蹝蹞蹡蹢蹩蹬蹭蹯蹰蹱蹹蹺蹻躂躃躉躐躒躕躚躛躝躞躢躧躩躭躮躳躵躺躻軀軁軃軄軇軏軑軔軜軨軮軰軱軷軹軺軭輀輂輇輈輏輐輖輗輘輞輠輡輣輥輧輨輬輭輮輴輵輶輷輺轀轁"],
		[
			"8fe1a1",
			"轃轇轏轑",
			4,
			"轘轝轞轥辝辠辡辤辥辦辵辶辸达迀迁迆迊迋迍运迒迓迕迠迣迤迨迮迱迵迶迻迾适逄逈逌逘逛逨逩逯逪逬逭逳逴逷逿遃遄遌遛遝遢遦遧遬遰遴遹邅邈邋邌邎邐邕邗邘邙邛邠邡邢邥邰邲邳邴邶邽郌邾郃"
		],
		["8fe2a1", "郄郅郇郈郕郗郘郙郜郝郟郥郒郶郫郯郰郴郾郿鄀鄄鄅鄆鄈鄍鄐鄔鄖鄗鄘鄚鄜鄞鄠鄥鄢鄣鄧鄩鄮鄯鄱鄴鄶鄷鄹鄺鄼鄽酃酇酈酏酓酗酙酚酛酡酤酧酭酴酹酺酻醁醃醅醆醊醎醑醓醔醕醘醞醡醦醨醬醭醮醰醱醲醳醶醻醼醽醿"],
		[
			"8fe3a1",
			"釂釃釅釓釔釗釙釚釞釤釥釩釪釬",
			5,
			"釷釹釻釽鈀鈁鈄鈅鈆鈇鈉鈊鈌鈐鈒鈓鈖鈘鈜鈝鈣鈤鈥鈦鈨鈮鈯鈰鈳鈵鈶鈸鈹鈺鈼鈾鉀鉂鉃鉆鉇鉊鉍鉎鉏鉑鉘鉙鉜鉝鉠鉡鉥鉧鉨鉩鉮鉯鉰鉵",
			4,
			"鉻鉼鉽鉿銈銉銊銍銎銒銗"
		],
		[
			"8fe4a1",
			"銙銟銠銤銥銧銨銫銯銲銶銸銺銻銼銽銿",
			4,
			"鋅鋆鋇鋈鋋鋌鋍鋎鋐鋓鋕鋗鋘鋙鋜鋝鋟鋠鋡鋣鋥鋧鋨鋬鋮鋰鋹鋻鋿錀錂錈錍錑錔錕錜錝錞錟錡錤錥錧錩錪錳錴錶錷鍇鍈鍉鍐鍑鍒鍕鍗鍘鍚鍞鍤鍥鍧鍩鍪鍭鍯鍰鍱鍳鍴鍶"
		],
		[
			"8fe5a1",
			"鍺鍽鍿鎀鎁鎂鎈鎊鎋鎍鎏鎒鎕鎘鎛鎞鎡鎣鎤鎦鎨鎫鎴鎵鎶鎺鎩鏁鏄鏅鏆鏇鏉",
			4,
			"鏓鏙鏜鏞鏟鏢鏦鏧鏹鏷鏸鏺鏻鏽鐁鐂鐄鐈鐉鐍鐎鐏鐕鐖鐗鐟鐮鐯鐱鐲鐳鐴鐻鐿鐽鑃鑅鑈鑊鑌鑕鑙鑜鑟鑡鑣鑨鑫鑭鑮鑯鑱鑲钄钃镸镹"
		],
		["8fe6a1", "镾閄閈閌閍閎閝閞閟閡閦閩閫閬閴閶閺閽閿闆闈闉闋闐闑闒闓闙闚闝闞闟闠闤闦阝阞阢阤阥阦阬阱阳阷阸阹阺阼阽陁陒陔陖陗陘陡陮陴陻陼陾陿隁隂隃隄隉隑隖隚隝隟隤隥隦隩隮隯隳隺雊雒嶲雘雚雝雞雟雩雯雱雺霂"],
		["8fe7a1", "霃霅霉霚霛霝霡霢霣霨霱霳靁靃靊靎靏靕靗靘靚靛靣靧靪靮靳靶靷靸靻靽靿鞀鞉鞕鞖鞗鞙鞚鞞鞟鞢鞬鞮鞱鞲鞵鞶鞸鞹鞺鞼鞾鞿韁韄韅韇韉韊韌韍韎韐韑韔韗韘韙韝韞韠韛韡韤韯韱韴韷韸韺頇頊頙頍頎頔頖頜頞頠頣頦"],
		[
			"8fe8a1",
			"頫頮頯頰頲頳頵頥頾顄顇顊顑顒顓顖顗顙顚顢顣顥顦顪顬颫颭颮颰颴颷颸颺颻颿飂飅飈飌飡飣飥飦飧飪飳飶餂餇餈餑餕餖餗餚餛餜餟餢餦餧餫餱",
			4,
			"餹餺餻餼饀饁饆饇饈饍饎饔饘饙饛饜饞饟饠馛馝馟馦馰馱馲馵"
		],
		[
			"8fe9a1",
			"馹馺馽馿駃駉駓駔駙駚駜駞駧駪駫駬駰駴駵駹駽駾騂騃騄騋騌騐騑騖騞騠騢騣騤騧騭騮騳騵騶騸驇驁驄驊驋驌驎驑驔驖驝骪骬骮骯骲骴骵骶骹骻骾骿髁髃髆髈髎髐髒髕髖髗髛髜髠髤髥髧髩髬髲髳髵髹髺髽髿",
			4
		],
		[
			"8feaa1",
			"鬄鬅鬈鬉鬋鬌鬍鬎鬐鬒鬖鬙鬛鬜鬠鬦鬫鬭鬳鬴鬵鬷鬹鬺鬽魈魋魌魕魖魗魛魞魡魣魥魦魨魪",
			4,
			"魳魵魷魸魹魿鮀鮄鮅鮆鮇鮉鮊鮋鮍鮏鮐鮔鮚鮝鮞鮦鮧鮩鮬鮰鮱鮲鮷鮸鮻鮼鮾鮿鯁鯇鯈鯎鯐鯗鯘鯝鯟鯥鯧鯪鯫鯯鯳鯷鯸"
		],
		[
			"8feba1",
			"鯹鯺鯽鯿鰀鰂鰋鰏鰑鰖鰘鰙鰚鰜鰞鰢鰣鰦",
			4,
			"鰱鰵鰶鰷鰽鱁鱃鱄鱅鱉鱊鱎鱏鱐鱓鱔鱖鱘鱛鱝鱞鱟鱣鱩鱪鱜鱫鱨鱮鱰鱲鱵鱷鱻鳦鳲鳷鳹鴋鴂鴑鴗鴘鴜鴝鴞鴯鴰鴲鴳鴴鴺鴼鵅鴽鵂鵃鵇鵊鵓鵔鵟鵣鵢鵥鵩鵪鵫鵰鵶鵷鵻"
		],
		["8feca1", "鵼鵾鶃鶄鶆鶊鶍鶎鶒鶓鶕鶖鶗鶘鶡鶪鶬鶮鶱鶵鶹鶼鶿鷃鷇鷉鷊鷔鷕鷖鷗鷚鷞鷟鷠鷥鷧鷩鷫鷮鷰鷳鷴鷾鸊鸂鸇鸎鸐鸑鸒鸕鸖鸙鸜鸝鹺鹻鹼麀麂麃麄麅麇麎麏麖麘麛麞麤麨麬麮麯麰麳麴麵黆黈黋黕黟黤黧黬黭黮黰黱黲黵"],
		[
			"8feda1",
			"黸黿鼂鼃鼉鼏鼐鼑鼒鼔鼖鼗鼙鼚鼛鼟鼢鼦鼪鼫鼯鼱鼲鼴鼷鼹鼺鼼鼽鼿齁齃",
			4,
			"齓齕齖齗齘齚齝齞齨齩齭",
			4,
			"齳齵齺齽龏龐龑龒龔龖龗龞龡龢龣龥"
		]
	];
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/cp936.json
var require_cp936 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		[
			"0",
			"\0",
			127,
			"€"
		],
		[
			"8140",
			"丂丄丅丆丏丒丗丟丠両丣並丩丮丯丱丳丵丷丼乀乁乂乄乆乊乑乕乗乚乛乢乣乤乥乧乨乪",
			5,
			"乲乴",
			9,
			"乿",
			6,
			"亇亊"
		],
		[
			"8180",
			"亐亖亗亙亜亝亞亣亪亯亰亱亴亶亷亸亹亼亽亾仈仌仏仐仒仚仛仜仠仢仦仧仩仭仮仯仱仴仸仹仺仼仾伀伂",
			6,
			"伋伌伒",
			4,
			"伜伝伡伣伨伩伬伭伮伱伳伵伷伹伻伾",
			4,
			"佄佅佇",
			5,
			"佒佔佖佡佢佦佨佪佫佭佮佱佲併佷佸佹佺佽侀侁侂侅來侇侊侌侎侐侒侓侕侖侘侙侚侜侞侟価侢"
		],
		[
			"8240",
			"侤侫侭侰",
			4,
			"侶",
			8,
			"俀俁係俆俇俈俉俋俌俍俒",
			4,
			"俙俛俠俢俤俥俧俫俬俰俲俴俵俶俷俹俻俼俽俿",
			11
		],
		[
			"8280",
			"個倎倐們倓倕倖倗倛倝倞倠倢倣値倧倫倯",
			10,
			"倻倽倿偀偁偂偄偅偆偉偊偋偍偐",
			4,
			"偖偗偘偙偛偝",
			7,
			"偦",
			5,
			"偭",
			8,
			"偸偹偺偼偽傁傂傃傄傆傇傉傊傋傌傎",
			20,
			"傤傦傪傫傭",
			4,
			"傳",
			6,
			"傼"
		],
		[
			"8340",
			"傽",
			17,
			"僐",
			5,
			"僗僘僙僛",
			10,
			"僨僩僪僫僯僰僱僲僴僶",
			4,
			"僼",
			9,
			"儈"
		],
		[
			"8380",
			"儉儊儌",
			5,
			"儓",
			13,
			"儢",
			28,
			"兂兇兊兌兎兏児兒兓兗兘兙兛兝",
			4,
			"兣兤兦內兩兪兯兲兺兾兿冃冄円冇冊冋冎冏冐冑冓冔冘冚冝冞冟冡冣冦",
			4,
			"冭冮冴冸冹冺冾冿凁凂凃凅凈凊凍凎凐凒",
			5
		],
		[
			"8440",
			"凘凙凚凜凞凟凢凣凥",
			5,
			"凬凮凱凲凴凷凾刄刅刉刋刌刏刐刓刔刕刜刞刟刡刢刣別刦刧刪刬刯刱刲刴刵刼刾剄",
			5,
			"剋剎剏剒剓剕剗剘"
		],
		[
			"8480",
			"剙剚剛剝剟剠剢剣剤剦剨剫剬剭剮剰剱剳",
			9,
			"剾劀劃",
			4,
			"劉",
			6,
			"劑劒劔",
			6,
			"劜劤劥劦劧劮劯劰労",
			9,
			"勀勁勂勄勅勆勈勊勌勍勎勏勑勓勔動勗務",
			5,
			"勠勡勢勣勥",
			10,
			"勱",
			7,
			"勻勼勽匁匂匃匄匇匉匊匋匌匎"
		],
		[
			"8540",
			"匑匒匓匔匘匛匜匞匟匢匤匥匧匨匩匫匬匭匯",
			9,
			"匼匽區卂卄卆卋卌卍卐協単卙卛卝卥卨卪卬卭卲卶卹卻卼卽卾厀厁厃厇厈厊厎厏"
		],
		[
			"8580",
			"厐",
			4,
			"厖厗厙厛厜厞厠厡厤厧厪厫厬厭厯",
			6,
			"厷厸厹厺厼厽厾叀參",
			4,
			"収叏叐叒叓叕叚叜叝叞叡叢叧叴叺叾叿吀吂吅吇吋吔吘吙吚吜吢吤吥吪吰吳吶吷吺吽吿呁呂呄呅呇呉呌呍呎呏呑呚呝",
			4,
			"呣呥呧呩",
			7,
			"呴呹呺呾呿咁咃咅咇咈咉咊咍咑咓咗咘咜咞咟咠咡"
		],
		[
			"8640",
			"咢咥咮咰咲咵咶咷咹咺咼咾哃哅哊哋哖哘哛哠",
			4,
			"哫哬哯哰哱哴",
			5,
			"哻哾唀唂唃唄唅唈唊",
			4,
			"唒唓唕",
			5,
			"唜唝唞唟唡唥唦"
		],
		[
			"8680",
			"唨唩唫唭唲唴唵唶唸唹唺唻唽啀啂啅啇啈啋",
			4,
			"啑啒啓啔啗",
			4,
			"啝啞啟啠啢啣啨啩啫啯",
			5,
			"啹啺啽啿喅喆喌喍喎喐喒喓喕喖喗喚喛喞喠",
			6,
			"喨",
			8,
			"喲喴営喸喺喼喿",
			4,
			"嗆嗇嗈嗊嗋嗎嗏嗐嗕嗗",
			4,
			"嗞嗠嗢嗧嗩嗭嗮嗰嗱嗴嗶嗸",
			4,
			"嗿嘂嘃嘄嘅"
		],
		[
			"8740",
			"嘆嘇嘊嘋嘍嘐",
			7,
			"嘙嘚嘜嘝嘠嘡嘢嘥嘦嘨嘩嘪嘫嘮嘯嘰嘳嘵嘷嘸嘺嘼嘽嘾噀",
			11,
			"噏",
			4,
			"噕噖噚噛噝",
			4
		],
		[
			"8780",
			"噣噥噦噧噭噮噯噰噲噳噴噵噷噸噹噺噽",
			7,
			"嚇",
			6,
			"嚐嚑嚒嚔",
			14,
			"嚤",
			10,
			"嚰",
			6,
			"嚸嚹嚺嚻嚽",
			12,
			"囋",
			8,
			"囕囖囘囙囜団囥",
			5,
			"囬囮囯囲図囶囷囸囻囼圀圁圂圅圇國",
			6
		],
		[
			"8840",
			"園",
			9,
			"圝圞圠圡圢圤圥圦圧圫圱圲圴",
			4,
			"圼圽圿坁坃坄坅坆坈坉坋坒",
			4,
			"坘坙坢坣坥坧坬坮坰坱坲坴坵坸坹坺坽坾坿垀"
		],
		[
			"8880",
			"垁垇垈垉垊垍",
			4,
			"垔",
			6,
			"垜垝垞垟垥垨垪垬垯垰垱垳垵垶垷垹",
			8,
			"埄",
			6,
			"埌埍埐埑埓埖埗埛埜埞埡埢埣埥",
			7,
			"埮埰埱埲埳埵埶執埻埼埾埿堁堃堄堅堈堉堊堌堎堏堐堒堓堔堖堗堘堚堛堜堝堟堢堣堥",
			4,
			"堫",
			4,
			"報堲堳場堶",
			7
		],
		[
			"8940",
			"堾",
			5,
			"塅",
			6,
			"塎塏塐塒塓塕塖塗塙",
			4,
			"塟",
			5,
			"塦",
			4,
			"塭",
			16,
			"塿墂墄墆墇墈墊墋墌"
		],
		[
			"8980",
			"墍",
			4,
			"墔",
			4,
			"墛墜墝墠",
			7,
			"墪",
			17,
			"墽墾墿壀壂壃壄壆",
			10,
			"壒壓壔壖",
			13,
			"壥",
			5,
			"壭壯壱売壴壵壷壸壺",
			7,
			"夃夅夆夈",
			4,
			"夎夐夑夒夓夗夘夛夝夞夠夡夢夣夦夨夬夰夲夳夵夶夻"
		],
		[
			"8a40",
			"夽夾夿奀奃奅奆奊奌奍奐奒奓奙奛",
			4,
			"奡奣奤奦",
			12,
			"奵奷奺奻奼奾奿妀妅妉妋妌妎妏妐妑妔妕妘妚妛妜妝妟妠妡妢妦"
		],
		[
			"8a80",
			"妧妬妭妰妱妳",
			5,
			"妺妼妽妿",
			6,
			"姇姈姉姌姍姎姏姕姖姙姛姞",
			4,
			"姤姦姧姩姪姫姭",
			11,
			"姺姼姽姾娀娂娊娋娍娎娏娐娒娔娕娖娗娙娚娛娝娞娡娢娤娦娧娨娪",
			6,
			"娳娵娷",
			4,
			"娽娾娿婁",
			4,
			"婇婈婋",
			9,
			"婖婗婘婙婛",
			5
		],
		[
			"8b40",
			"婡婣婤婥婦婨婩婫",
			8,
			"婸婹婻婼婽婾媀",
			17,
			"媓",
			6,
			"媜",
			13,
			"媫媬"
		],
		[
			"8b80",
			"媭",
			4,
			"媴媶媷媹",
			4,
			"媿嫀嫃",
			5,
			"嫊嫋嫍",
			4,
			"嫓嫕嫗嫙嫚嫛嫝嫞嫟嫢嫤嫥嫧嫨嫪嫬",
			4,
			"嫲",
			22,
			"嬊",
			11,
			"嬘",
			25,
			"嬳嬵嬶嬸",
			7,
			"孁",
			6
		],
		[
			"8c40",
			"孈",
			7,
			"孒孖孞孠孡孧孨孫孭孮孯孲孴孶孷學孹孻孼孾孿宂宆宊宍宎宐宑宒宔宖実宧宨宩宬宭宮宯宱宲宷宺宻宼寀寁寃寈寉寊寋寍寎寏"
		],
		[
			"8c80",
			"寑寔",
			8,
			"寠寢寣實寧審",
			4,
			"寯寱",
			6,
			"寽対尀専尃尅將專尋尌對導尐尒尓尗尙尛尞尟尠尡尣尦尨尩尪尫尭尮尯尰尲尳尵尶尷屃屄屆屇屌屍屒屓屔屖屗屘屚屛屜屝屟屢層屧",
			6,
			"屰屲",
			6,
			"屻屼屽屾岀岃",
			4,
			"岉岊岋岎岏岒岓岕岝",
			4,
			"岤",
			4
		],
		[
			"8d40",
			"岪岮岯岰岲岴岶岹岺岻岼岾峀峂峃峅",
			5,
			"峌",
			5,
			"峓",
			5,
			"峚",
			6,
			"峢峣峧峩峫峬峮峯峱",
			9,
			"峼",
			4
		],
		[
			"8d80",
			"崁崄崅崈",
			5,
			"崏",
			4,
			"崕崗崘崙崚崜崝崟",
			4,
			"崥崨崪崫崬崯",
			4,
			"崵",
			7,
			"崿",
			7,
			"嵈嵉嵍",
			10,
			"嵙嵚嵜嵞",
			10,
			"嵪嵭嵮嵰嵱嵲嵳嵵",
			12,
			"嶃",
			21,
			"嶚嶛嶜嶞嶟嶠"
		],
		[
			"8e40",
			"嶡",
			21,
			"嶸",
			12,
			"巆",
			6,
			"巎",
			12,
			"巜巟巠巣巤巪巬巭"
		],
		[
			"8e80",
			"巰巵巶巸",
			4,
			"巿帀帄帇帉帊帋帍帎帒帓帗帞",
			7,
			"帨",
			4,
			"帯帰帲",
			4,
			"帹帺帾帿幀幁幃幆",
			5,
			"幍",
			6,
			"幖",
			4,
			"幜幝幟幠幣",
			14,
			"幵幷幹幾庁庂広庅庈庉庌庍庎庒庘庛庝庡庢庣庤庨",
			4,
			"庮",
			4,
			"庴庺庻庼庽庿",
			6
		],
		[
			"8f40",
			"廆廇廈廋",
			5,
			"廔廕廗廘廙廚廜",
			11,
			"廩廫",
			8,
			"廵廸廹廻廼廽弅弆弇弉弌弍弎弐弒弔弖弙弚弜弝弞弡弢弣弤"
		],
		[
			"8f80",
			"弨弫弬弮弰弲",
			6,
			"弻弽弾弿彁",
			14,
			"彑彔彙彚彛彜彞彟彠彣彥彧彨彫彮彯彲彴彵彶彸彺彽彾彿徃徆徍徎徏徑従徔徖徚徛徝從徟徠徢",
			5,
			"復徫徬徯",
			5,
			"徶徸徹徺徻徾",
			4,
			"忇忈忊忋忎忓忔忕忚忛応忞忟忢忣忥忦忨忩忬忯忰忲忳忴忶忷忹忺忼怇"
		],
		[
			"9040",
			"怈怉怋怌怐怑怓怗怘怚怞怟怢怣怤怬怭怮怰",
			4,
			"怶",
			4,
			"怽怾恀恄",
			6,
			"恌恎恏恑恓恔恖恗恘恛恜恞恟恠恡恥恦恮恱恲恴恵恷恾悀"
		],
		[
			"9080",
			"悁悂悅悆悇悈悊悋悎悏悐悑悓悕悗悘悙悜悞悡悢悤悥悧悩悪悮悰悳悵悶悷悹悺悽",
			7,
			"惇惈惉惌",
			4,
			"惒惓惔惖惗惙惛惞惡",
			4,
			"惪惱惲惵惷惸惻",
			4,
			"愂愃愄愅愇愊愋愌愐",
			4,
			"愖愗愘愙愛愜愝愞愡愢愥愨愩愪愬",
			18,
			"慀",
			6
		],
		[
			"9140",
			"慇慉態慍慏慐慒慓慔慖",
			6,
			"慞慟慠慡慣慤慥慦慩",
			6,
			"慱慲慳慴慶慸",
			18,
			"憌憍憏",
			4,
			"憕"
		],
		[
			"9180",
			"憖",
			6,
			"憞",
			8,
			"憪憫憭",
			9,
			"憸",
			5,
			"憿懀懁懃",
			4,
			"應懌",
			4,
			"懓懕",
			16,
			"懧",
			13,
			"懶",
			8,
			"戀",
			5,
			"戇戉戓戔戙戜戝戞戠戣戦戧戨戩戫戭戯戰戱戲戵戶戸",
			4,
			"扂扄扅扆扊"
		],
		[
			"9240",
			"扏扐払扖扗扙扚扜",
			6,
			"扤扥扨扱扲扴扵扷扸扺扻扽抁抂抃抅抆抇抈抋",
			5,
			"抔抙抜抝択抣抦抧抩抪抭抮抯抰抲抳抴抶抷抸抺抾拀拁"
		],
		[
			"9280",
			"拃拋拏拑拕拝拞拠拡拤拪拫拰拲拵拸拹拺拻挀挃挄挅挆挊挋挌挍挏挐挒挓挔挕挗挘挙挜挦挧挩挬挭挮挰挱挳",
			5,
			"挻挼挾挿捀捁捄捇捈捊捑捒捓捔捖",
			7,
			"捠捤捥捦捨捪捫捬捯捰捲捳捴捵捸捹捼捽捾捿掁掃掄掅掆掋掍掑掓掔掕掗掙",
			6,
			"採掤掦掫掯掱掲掵掶掹掻掽掿揀"
		],
		[
			"9340",
			"揁揂揃揅揇揈揊揋揌揑揓揔揕揗",
			6,
			"揟揢揤",
			4,
			"揫揬揮揯揰揱揳揵揷揹揺揻揼揾搃搄搆",
			4,
			"損搎搑搒搕",
			5,
			"搝搟搢搣搤"
		],
		[
			"9380",
			"搥搧搨搩搫搮",
			5,
			"搵",
			4,
			"搻搼搾摀摂摃摉摋",
			6,
			"摓摕摖摗摙",
			4,
			"摟",
			7,
			"摨摪摫摬摮",
			9,
			"摻",
			6,
			"撃撆撈",
			8,
			"撓撔撗撘撚撛撜撝撟",
			4,
			"撥撦撧撨撪撫撯撱撲撳撴撶撹撻撽撾撿擁擃擄擆",
			6,
			"擏擑擓擔擕擖擙據"
		],
		[
			"9440",
			"擛擜擝擟擠擡擣擥擧",
			24,
			"攁",
			7,
			"攊",
			7,
			"攓",
			4,
			"攙",
			8
		],
		[
			"9480",
			"攢攣攤攦",
			4,
			"攬攭攰攱攲攳攷攺攼攽敀",
			4,
			"敆敇敊敋敍敎敐敒敓敔敗敘敚敜敟敠敡敤敥敧敨敩敪敭敮敯敱敳敵敶數",
			14,
			"斈斉斊斍斎斏斒斔斕斖斘斚斝斞斠斢斣斦斨斪斬斮斱",
			7,
			"斺斻斾斿旀旂旇旈旉旊旍旐旑旓旔旕旘",
			7,
			"旡旣旤旪旫"
		],
		[
			"9540",
			"旲旳旴旵旸旹旻",
			4,
			"昁昄昅昇昈昉昋昍昐昑昒昖昗昘昚昛昜昞昡昢昣昤昦昩昪昫昬昮昰昲昳昷",
			4,
			"昽昿晀時晄",
			6,
			"晍晎晐晑晘"
		],
		[
			"9580",
			"晙晛晜晝晞晠晢晣晥晧晩",
			4,
			"晱晲晳晵晸晹晻晼晽晿暀暁暃暅暆暈暉暊暋暍暎暏暐暒暓暔暕暘",
			4,
			"暞",
			8,
			"暩",
			4,
			"暯",
			4,
			"暵暶暷暸暺暻暼暽暿",
			25,
			"曚曞",
			7,
			"曧曨曪",
			5,
			"曱曵曶書曺曻曽朁朂會"
		],
		[
			"9640",
			"朄朅朆朇朌朎朏朑朒朓朖朘朙朚朜朞朠",
			5,
			"朧朩朮朰朲朳朶朷朸朹朻朼朾朿杁杄杅杇杊杋杍杒杔杕杗",
			4,
			"杝杢杣杤杦杧杫杬杮東杴杶"
		],
		[
			"9680",
			"杸杹杺杻杽枀枂枃枅枆枈枊枌枍枎枏枑枒枓枔枖枙枛枟枠枡枤枦枩枬枮枱枲枴枹",
			7,
			"柂柅",
			9,
			"柕柖柗柛柟柡柣柤柦柧柨柪柫柭柮柲柵",
			7,
			"柾栁栂栃栄栆栍栐栒栔栕栘",
			4,
			"栞栟栠栢",
			6,
			"栫",
			6,
			"栴栵栶栺栻栿桇桋桍桏桒桖",
			5
		],
		[
			"9740",
			"桜桝桞桟桪桬",
			7,
			"桵桸",
			8,
			"梂梄梇",
			7,
			"梐梑梒梔梕梖梘",
			9,
			"梣梤梥梩梪梫梬梮梱梲梴梶梷梸"
		],
		[
			"9780",
			"梹",
			6,
			"棁棃",
			5,
			"棊棌棎棏棐棑棓棔棖棗棙棛",
			4,
			"棡棢棤",
			9,
			"棯棲棳棴棶棷棸棻棽棾棿椀椂椃椄椆",
			4,
			"椌椏椑椓",
			11,
			"椡椢椣椥",
			7,
			"椮椯椱椲椳椵椶椷椸椺椻椼椾楀楁楃",
			16,
			"楕楖楘楙楛楜楟"
		],
		[
			"9840",
			"楡楢楤楥楧楨楩楪楬業楯楰楲",
			4,
			"楺楻楽楾楿榁榃榅榊榋榌榎",
			5,
			"榖榗榙榚榝",
			9,
			"榩榪榬榮榯榰榲榳榵榶榸榹榺榼榽"
		],
		[
			"9880",
			"榾榿槀槂",
			7,
			"構槍槏槑槒槓槕",
			5,
			"槜槝槞槡",
			11,
			"槮槯槰槱槳",
			9,
			"槾樀",
			9,
			"樋",
			11,
			"標",
			5,
			"樠樢",
			5,
			"権樫樬樭樮樰樲樳樴樶",
			6,
			"樿",
			4,
			"橅橆橈",
			7,
			"橑",
			6,
			"橚"
		],
		[
			"9940",
			"橜",
			4,
			"橢橣橤橦",
			10,
			"橲",
			6,
			"橺橻橽橾橿檁檂檃檅",
			8,
			"檏檒",
			4,
			"檘",
			7,
			"檡",
			5
		],
		[
			"9980",
			"檧檨檪檭",
			114,
			"欥欦欨",
			6
		],
		[
			"9a40",
			"欯欰欱欳欴欵欶欸欻欼欽欿歀歁歂歄歅歈歊歋歍",
			11,
			"歚",
			7,
			"歨歩歫",
			13,
			"歺歽歾歿殀殅殈"
		],
		[
			"9a80",
			"殌殎殏殐殑殔殕殗殘殙殜",
			4,
			"殢",
			7,
			"殫",
			7,
			"殶殸",
			6,
			"毀毃毄毆",
			4,
			"毌毎毐毑毘毚毜",
			4,
			"毢",
			7,
			"毬毭毮毰毱毲毴毶毷毸毺毻毼毾",
			6,
			"氈",
			4,
			"氎氒気氜氝氞氠氣氥氫氬氭氱氳氶氷氹氺氻氼氾氿汃汄汅汈汋",
			4,
			"汑汒汓汖汘"
		],
		[
			"9b40",
			"汙汚汢汣汥汦汧汫",
			4,
			"汱汳汵汷汸決汻汼汿沀沄沇沊沋沍沎沑沒沕沖沗沘沚沜沝沞沠沢沨沬沯沰沴沵沶沷沺泀況泂泃泆泇泈泋泍泎泏泑泒泘"
		],
		[
			"9b80",
			"泙泚泜泝泟泤泦泧泩泬泭泲泴泹泿洀洂洃洅洆洈洉洊洍洏洐洑洓洔洕洖洘洜洝洟",
			5,
			"洦洨洩洬洭洯洰洴洶洷洸洺洿浀浂浄浉浌浐浕浖浗浘浛浝浟浡浢浤浥浧浨浫浬浭浰浱浲浳浵浶浹浺浻浽",
			4,
			"涃涄涆涇涊涋涍涏涐涒涖",
			4,
			"涜涢涥涬涭涰涱涳涴涶涷涹",
			5,
			"淁淂淃淈淉淊"
		],
		[
			"9c40",
			"淍淎淏淐淒淓淔淕淗淚淛淜淟淢淣淥淧淨淩淪淭淯淰淲淴淵淶淸淺淽",
			7,
			"渆渇済渉渋渏渒渓渕渘渙減渜渞渟渢渦渧渨渪測渮渰渱渳渵"
		],
		[
			"9c80",
			"渶渷渹渻",
			7,
			"湅",
			7,
			"湏湐湑湒湕湗湙湚湜湝湞湠",
			10,
			"湬湭湯",
			14,
			"満溁溂溄溇溈溊",
			4,
			"溑",
			6,
			"溙溚溛溝溞溠溡溣溤溦溨溩溫溬溭溮溰溳溵溸溹溼溾溿滀滃滄滅滆滈滉滊滌滍滎滐滒滖滘滙滛滜滝滣滧滪",
			5
		],
		[
			"9d40",
			"滰滱滲滳滵滶滷滸滺",
			7,
			"漃漄漅漇漈漊",
			4,
			"漐漑漒漖",
			9,
			"漡漢漣漥漦漧漨漬漮漰漲漴漵漷",
			6,
			"漿潀潁潂"
		],
		[
			"9d80",
			"潃潄潅潈潉潊潌潎",
			9,
			"潙潚潛潝潟潠潡潣潤潥潧",
			5,
			"潯潰潱潳潵潶潷潹潻潽",
			6,
			"澅澆澇澊澋澏",
			12,
			"澝澞澟澠澢",
			4,
			"澨",
			10,
			"澴澵澷澸澺",
			5,
			"濁濃",
			5,
			"濊",
			6,
			"濓",
			10,
			"濟濢濣濤濥"
		],
		[
			"9e40",
			"濦",
			7,
			"濰",
			32,
			"瀒",
			7,
			"瀜",
			6,
			"瀤",
			6
		],
		[
			"9e80",
			"瀫",
			9,
			"瀶瀷瀸瀺",
			17,
			"灍灎灐",
			13,
			"灟",
			11,
			"灮灱灲灳灴灷灹灺灻災炁炂炃炄炆炇炈炋炌炍炏炐炑炓炗炘炚炛炞",
			12,
			"炰炲炴炵炶為炾炿烄烅烆烇烉烋",
			12,
			"烚"
		],
		[
			"9f40",
			"烜烝烞烠烡烢烣烥烪烮烰",
			6,
			"烸烺烻烼烾",
			10,
			"焋",
			4,
			"焑焒焔焗焛",
			10,
			"焧",
			7,
			"焲焳焴"
		],
		[
			"9f80",
			"焵焷",
			13,
			"煆煇煈煉煋煍煏",
			12,
			"煝煟",
			4,
			"煥煩",
			4,
			"煯煰煱煴煵煶煷煹煻煼煾",
			5,
			"熅",
			4,
			"熋熌熍熎熐熑熒熓熕熖熗熚",
			4,
			"熡",
			6,
			"熩熪熫熭",
			5,
			"熴熶熷熸熺",
			8,
			"燄",
			9,
			"燏",
			4
		],
		[
			"a040",
			"燖",
			9,
			"燡燢燣燤燦燨",
			5,
			"燯",
			9,
			"燺",
			11,
			"爇",
			19
		],
		[
			"a080",
			"爛爜爞",
			9,
			"爩爫爭爮爯爲爳爴爺爼爾牀",
			6,
			"牉牊牋牎牏牐牑牓牔牕牗牘牚牜牞牠牣牤牥牨牪牫牬牭牰牱牳牴牶牷牸牻牼牽犂犃犅",
			4,
			"犌犎犐犑犓",
			11,
			"犠",
			11,
			"犮犱犲犳犵犺",
			6,
			"狅狆狇狉狊狋狌狏狑狓狔狕狖狘狚狛"
		],
		[
			"a1a1",
			"　、。·ˉˇ¨〃々—～‖…‘’“”〔〕〈",
			7,
			"〖〗【】±×÷∶∧∨∑∏∪∩∈∷√⊥∥∠⌒⊙∫∮≡≌≈∽∝≠≮≯≤≥∞∵∴♂♀°′″℃＄¤￠￡‰§№☆★○●◎◇◆□■△▲※→←↑↓〓"
		],
		[
			"a2a1",
			"ⅰ",
			9
		],
		[
			"a2b1",
			"⒈",
			19,
			"⑴",
			19,
			"①",
			9
		],
		[
			"a2e5",
			"㈠",
			9
		],
		[
			"a2f1",
			"Ⅰ",
			11
		],
		[
			"a3a1",
			"！＂＃￥％",
			88,
			"￣"
		],
		[
			"a4a1",
			"ぁ",
			82
		],
		[
			"a5a1",
			"ァ",
			85
		],
		[
			"a6a1",
			"Α",
			16,
			"Σ",
			6
		],
		[
			"a6c1",
			"α",
			16,
			"σ",
			6
		],
		["a6e0", "︵︶︹︺︿﹀︽︾﹁﹂﹃﹄"],
		["a6ee", "︻︼︷︸︱"],
		["a6f4", "︳︴"],
		[
			"a7a1",
			"А",
			5,
			"ЁЖ",
			25
		],
		[
			"a7d1",
			"а",
			5,
			"ёж",
			25
		],
		[
			"a840",
			"ˊˋ˙–―‥‵℅℉↖↗↘↙∕∟∣≒≦≧⊿═",
			35,
			"▁",
			6
		],
		[
			"a880",
			"█",
			7,
			"▓▔▕▼▽◢◣◤◥☉⊕〒〝〞"
		],
		["a8a1", "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüêɑ"],
		["a8bd", "ńň"],
		["a8c0", "ɡ"],
		[
			"a8c5",
			"ㄅ",
			36
		],
		[
			"a940",
			"〡",
			8,
			"㊣㎎㎏㎜㎝㎞㎡㏄㏎㏑㏒㏕︰￢￤"
		],
		["a959", "℡㈱"],
		["a95c", "‐"],
		[
			"a960",
			"ー゛゜ヽヾ〆ゝゞ﹉",
			9,
			"﹔﹕﹖﹗﹙",
			8
		],
		[
			"a980",
			"﹢",
			4,
			"﹨﹩﹪﹫"
		],
		["a996", "〇"],
		[
			"a9a4",
			"─",
			75
		],
		[
			"aa40",
			"狜狝狟狢",
			5,
			"狪狫狵狶狹狽狾狿猀猂猄",
			5,
			"猋猌猍猏猐猑猒猔猘猙猚猟猠猣猤猦猧猨猭猯猰猲猳猵猶猺猻猼猽獀",
			8
		],
		[
			"aa80",
			"獉獊獋獌獎獏獑獓獔獕獖獘",
			7,
			"獡",
			10,
			"獮獰獱"
		],
		[
			"ab40",
			"獲",
			11,
			"獿",
			4,
			"玅玆玈玊玌玍玏玐玒玓玔玕玗玘玙玚玜玝玞玠玡玣",
			5,
			"玪玬玭玱玴玵玶玸玹玼玽玾玿珁珃",
			4
		],
		[
			"ab80",
			"珋珌珎珒",
			6,
			"珚珛珜珝珟珡珢珣珤珦珨珪珫珬珮珯珰珱珳",
			4
		],
		[
			"ac40",
			"珸",
			10,
			"琄琇琈琋琌琍琎琑",
			8,
			"琜",
			5,
			"琣琤琧琩琫琭琯琱琲琷",
			4,
			"琽琾琿瑀瑂",
			11
		],
		[
			"ac80",
			"瑎",
			6,
			"瑖瑘瑝瑠",
			12,
			"瑮瑯瑱",
			4,
			"瑸瑹瑺"
		],
		[
			"ad40",
			"瑻瑼瑽瑿璂璄璅璆璈璉璊璌璍璏璑",
			10,
			"璝璟",
			7,
			"璪",
			15,
			"璻",
			12
		],
		[
			"ad80",
			"瓈",
			9,
			"瓓",
			8,
			"瓝瓟瓡瓥瓧",
			6,
			"瓰瓱瓲"
		],
		[
			"ae40",
			"瓳瓵瓸",
			6,
			"甀甁甂甃甅",
			7,
			"甎甐甒甔甕甖甗甛甝甞甠",
			4,
			"甦甧甪甮甴甶甹甼甽甿畁畂畃畄畆畇畉畊畍畐畑畒畓畕畖畗畘"
		],
		[
			"ae80",
			"畝",
			7,
			"畧畨畩畫",
			6,
			"畳畵當畷畺",
			4,
			"疀疁疂疄疅疇"
		],
		[
			"af40",
			"疈疉疊疌疍疎疐疓疕疘疛疜疞疢疦",
			4,
			"疭疶疷疺疻疿痀痁痆痋痌痎痏痐痑痓痗痙痚痜痝痟痠痡痥痩痬痭痮痯痲痳痵痶痷痸痺痻痽痾瘂瘄瘆瘇"
		],
		["af80", "瘈瘉瘋瘍瘎瘏瘑瘒瘓瘔瘖瘚瘜瘝瘞瘡瘣瘧瘨瘬瘮瘯瘱瘲瘶瘷瘹瘺瘻瘽癁療癄"],
		[
			"b040",
			"癅",
			6,
			"癎",
			5,
			"癕癗",
			4,
			"癝癟癠癡癢癤",
			6,
			"癬癭癮癰",
			7,
			"癹発發癿皀皁皃皅皉皊皌皍皏皐皒皔皕皗皘皚皛"
		],
		[
			"b080",
			"皜",
			7,
			"皥",
			8,
			"皯皰皳皵",
			9,
			"盀盁盃啊阿埃挨哎唉哀皑癌蔼矮艾碍爱隘鞍氨安俺按暗岸胺案肮昂盎凹敖熬翱袄傲奥懊澳芭捌扒叭吧笆八疤巴拔跋靶把耙坝霸罢爸白柏百摆佰败拜稗斑班搬扳般颁板版扮拌伴瓣半办绊邦帮梆榜膀绑棒磅蚌镑傍谤苞胞包褒剥"
		],
		[
			"b140",
			"盄盇盉盋盌盓盕盙盚盜盝盞盠",
			4,
			"盦",
			7,
			"盰盳盵盶盷盺盻盽盿眀眂眃眅眆眊県眎",
			10,
			"眛眜眝眞眡眣眤眥眧眪眫"
		],
		[
			"b180",
			"眬眮眰",
			4,
			"眹眻眽眾眿睂睄睅睆睈",
			7,
			"睒",
			7,
			"睜薄雹保堡饱宝抱报暴豹鲍爆杯碑悲卑北辈背贝钡倍狈备惫焙被奔苯本笨崩绷甭泵蹦迸逼鼻比鄙笔彼碧蓖蔽毕毙毖币庇痹闭敝弊必辟壁臂避陛鞭边编贬扁便变卞辨辩辫遍标彪膘表鳖憋别瘪彬斌濒滨宾摈兵冰柄丙秉饼炳"
		],
		[
			"b240",
			"睝睞睟睠睤睧睩睪睭",
			11,
			"睺睻睼瞁瞂瞃瞆",
			5,
			"瞏瞐瞓",
			11,
			"瞡瞣瞤瞦瞨瞫瞭瞮瞯瞱瞲瞴瞶",
			4
		],
		[
			"b280",
			"瞼瞾矀",
			12,
			"矎",
			8,
			"矘矙矚矝",
			4,
			"矤病并玻菠播拨钵波博勃搏铂箔伯帛舶脖膊渤泊驳捕卜哺补埠不布步簿部怖擦猜裁材才财睬踩采彩菜蔡餐参蚕残惭惨灿苍舱仓沧藏操糙槽曹草厕策侧册测层蹭插叉茬茶查碴搽察岔差诧拆柴豺搀掺蝉馋谗缠铲产阐颤昌猖"
		],
		[
			"b340",
			"矦矨矪矯矰矱矲矴矵矷矹矺矻矼砃",
			5,
			"砊砋砎砏砐砓砕砙砛砞砠砡砢砤砨砪砫砮砯砱砲砳砵砶砽砿硁硂硃硄硆硈硉硊硋硍硏硑硓硔硘硙硚"
		],
		[
			"b380",
			"硛硜硞",
			11,
			"硯",
			7,
			"硸硹硺硻硽",
			6,
			"场尝常长偿肠厂敞畅唱倡超抄钞朝嘲潮巢吵炒车扯撤掣彻澈郴臣辰尘晨忱沉陈趁衬撑称城橙成呈乘程惩澄诚承逞骋秤吃痴持匙池迟弛驰耻齿侈尺赤翅斥炽充冲虫崇宠抽酬畴踌稠愁筹仇绸瞅丑臭初出橱厨躇锄雏滁除楚"
		],
		[
			"b440",
			"碄碅碆碈碊碋碏碐碒碔碕碖碙碝碞碠碢碤碦碨",
			7,
			"碵碶碷碸確碻碼碽碿磀磂磃磄磆磇磈磌磍磎磏磑磒磓磖磗磘磚",
			9
		],
		[
			"b480",
			"磤磥磦磧磩磪磫磭",
			4,
			"磳磵磶磸磹磻",
			5,
			"礂礃礄礆",
			6,
			"础储矗搐触处揣川穿椽传船喘串疮窗幢床闯创吹炊捶锤垂春椿醇唇淳纯蠢戳绰疵茨磁雌辞慈瓷词此刺赐次聪葱囱匆从丛凑粗醋簇促蹿篡窜摧崔催脆瘁粹淬翠村存寸磋撮搓措挫错搭达答瘩打大呆歹傣戴带殆代贷袋待逮"
		],
		[
			"b540",
			"礍",
			5,
			"礔",
			9,
			"礟",
			4,
			"礥",
			14,
			"礵",
			4,
			"礽礿祂祃祄祅祇祊",
			8,
			"祔祕祘祙祡祣"
		],
		[
			"b580",
			"祤祦祩祪祫祬祮祰",
			6,
			"祹祻",
			4,
			"禂禃禆禇禈禉禋禌禍禎禐禑禒怠耽担丹单郸掸胆旦氮但惮淡诞弹蛋当挡党荡档刀捣蹈倒岛祷导到稻悼道盗德得的蹬灯登等瞪凳邓堤低滴迪敌笛狄涤翟嫡抵底地蒂第帝弟递缔颠掂滇碘点典靛垫电佃甸店惦奠淀殿碉叼雕凋刁掉吊钓调跌爹碟蝶迭谍叠"
		],
		[
			"b640",
			"禓",
			6,
			"禛",
			11,
			"禨",
			10,
			"禴",
			4,
			"禼禿秂秄秅秇秈秊秌秎秏秐秓秔秖秗秙",
			5,
			"秠秡秢秥秨秪"
		],
		[
			"b680",
			"秬秮秱",
			6,
			"秹秺秼秾秿稁稄稅稇稈稉稊稌稏",
			4,
			"稕稖稘稙稛稜丁盯叮钉顶鼎锭定订丢东冬董懂动栋侗恫冻洞兜抖斗陡豆逗痘都督毒犊独读堵睹赌杜镀肚度渡妒端短锻段断缎堆兑队对墩吨蹲敦顿囤钝盾遁掇哆多夺垛躲朵跺舵剁惰堕蛾峨鹅俄额讹娥恶厄扼遏鄂饿恩而儿耳尔饵洱二"
		],
		[
			"b740",
			"稝稟稡稢稤",
			14,
			"稴稵稶稸稺稾穀",
			5,
			"穇",
			9,
			"穒",
			4,
			"穘",
			16
		],
		[
			"b780",
			"穩",
			6,
			"穱穲穳穵穻穼穽穾窂窅窇窉窊窋窌窎窏窐窓窔窙窚窛窞窡窢贰发罚筏伐乏阀法珐藩帆番翻樊矾钒繁凡烦反返范贩犯饭泛坊芳方肪房防妨仿访纺放菲非啡飞肥匪诽吠肺废沸费芬酚吩氛分纷坟焚汾粉奋份忿愤粪丰封枫蜂峰锋风疯烽逢冯缝讽奉凤佛否夫敷肤孵扶拂辐幅氟符伏俘服"
		],
		[
			"b840",
			"窣窤窧窩窪窫窮",
			4,
			"窴",
			10,
			"竀",
			10,
			"竌",
			9,
			"竗竘竚竛竜竝竡竢竤竧",
			5,
			"竮竰竱竲竳"
		],
		[
			"b880",
			"竴",
			4,
			"竻竼竾笀笁笂笅笇笉笌笍笎笐笒笓笖笗笘笚笜笝笟笡笢笣笧笩笭浮涪福袱弗甫抚辅俯釜斧脯腑府腐赴副覆赋复傅付阜父腹负富讣附妇缚咐噶嘎该改概钙盖溉干甘杆柑竿肝赶感秆敢赣冈刚钢缸肛纲岗港杠篙皋高膏羔糕搞镐稿告哥歌搁戈鸽胳疙割革葛格蛤阁隔铬个各给根跟耕更庚羹"
		],
		[
			"b940",
			"笯笰笲笴笵笶笷笹笻笽笿",
			5,
			"筆筈筊筍筎筓筕筗筙筜筞筟筡筣",
			10,
			"筯筰筳筴筶筸筺筼筽筿箁箂箃箄箆",
			6,
			"箎箏"
		],
		[
			"b980",
			"箑箒箓箖箘箙箚箛箞箟箠箣箤箥箮箯箰箲箳箵箶箷箹",
			7,
			"篂篃範埂耿梗工攻功恭龚供躬公宫弓巩汞拱贡共钩勾沟苟狗垢构购够辜菇咕箍估沽孤姑鼓古蛊骨谷股故顾固雇刮瓜剐寡挂褂乖拐怪棺关官冠观管馆罐惯灌贯光广逛瑰规圭硅归龟闺轨鬼诡癸桂柜跪贵刽辊滚棍锅郭国果裹过哈"
		],
		[
			"ba40",
			"篅篈築篊篋篍篎篏篐篒篔",
			4,
			"篛篜篞篟篠篢篣篤篧篨篩篫篬篭篯篰篲",
			4,
			"篸篹篺篻篽篿",
			7,
			"簈簉簊簍簎簐",
			5,
			"簗簘簙"
		],
		[
			"ba80",
			"簚",
			4,
			"簠",
			5,
			"簨簩簫",
			12,
			"簹",
			5,
			"籂骸孩海氦亥害骇酣憨邯韩含涵寒函喊罕翰撼捍旱憾悍焊汗汉夯杭航壕嚎豪毫郝好耗号浩呵喝荷菏核禾和何合盒貉阂河涸赫褐鹤贺嘿黑痕很狠恨哼亨横衡恒轰哄烘虹鸿洪宏弘红喉侯猴吼厚候后呼乎忽瑚壶葫胡蝴狐糊湖"
		],
		[
			"bb40",
			"籃",
			9,
			"籎",
			36,
			"籵",
			5,
			"籾",
			9
		],
		[
			"bb80",
			"粈粊",
			6,
			"粓粔粖粙粚粛粠粡粣粦粧粨粩粫粬粭粯粰粴",
			4,
			"粺粻弧虎唬护互沪户花哗华猾滑画划化话槐徊怀淮坏欢环桓还缓换患唤痪豢焕涣宦幻荒慌黄磺蝗簧皇凰惶煌晃幌恍谎灰挥辉徽恢蛔回毁悔慧卉惠晦贿秽会烩汇讳诲绘荤昏婚魂浑混豁活伙火获或惑霍货祸击圾基机畸稽积箕"
		],
		[
			"bc40",
			"粿糀糂糃糄糆糉糋糎",
			6,
			"糘糚糛糝糞糡",
			6,
			"糩",
			5,
			"糰",
			7,
			"糹糺糼",
			13,
			"紋",
			5
		],
		[
			"bc80",
			"紑",
			14,
			"紡紣紤紥紦紨紩紪紬紭紮細",
			6,
			"肌饥迹激讥鸡姬绩缉吉极棘辑籍集及急疾汲即嫉级挤几脊己蓟技冀季伎祭剂悸济寄寂计记既忌际妓继纪嘉枷夹佳家加荚颊贾甲钾假稼价架驾嫁歼监坚尖笺间煎兼肩艰奸缄茧检柬碱硷拣捡简俭剪减荐槛鉴践贱见键箭件"
		],
		[
			"bd40",
			"紷",
			54,
			"絯",
			7
		],
		[
			"bd80",
			"絸",
			32,
			"健舰剑饯渐溅涧建僵姜将浆江疆蒋桨奖讲匠酱降蕉椒礁焦胶交郊浇骄娇嚼搅铰矫侥脚狡角饺缴绞剿教酵轿较叫窖揭接皆秸街阶截劫节桔杰捷睫竭洁结解姐戒藉芥界借介疥诫届巾筋斤金今津襟紧锦仅谨进靳晋禁近烬浸"
		],
		[
			"be40",
			"継",
			12,
			"綧",
			6,
			"綯",
			42
		],
		[
			"be80",
			"線",
			32,
			"尽劲荆兢茎睛晶鲸京惊精粳经井警景颈静境敬镜径痉靖竟竞净炯窘揪究纠玖韭久灸九酒厩救旧臼舅咎就疚鞠拘狙疽居驹菊局咀矩举沮聚拒据巨具距踞锯俱句惧炬剧捐鹃娟倦眷卷绢撅攫抉掘倔爵觉决诀绝均菌钧军君峻"
		],
		[
			"bf40",
			"緻",
			62
		],
		[
			"bf80",
			"縺縼",
			4,
			"繂",
			4,
			"繈",
			21,
			"俊竣浚郡骏喀咖卡咯开揩楷凯慨刊堪勘坎砍看康慷糠扛抗亢炕考拷烤靠坷苛柯棵磕颗科壳咳可渴克刻客课肯啃垦恳坑吭空恐孔控抠口扣寇枯哭窟苦酷库裤夸垮挎跨胯块筷侩快宽款匡筐狂框矿眶旷况亏盔岿窥葵奎魁傀"
		],
		[
			"c040",
			"繞",
			35,
			"纃",
			23,
			"纜纝纞"
		],
		[
			"c080",
			"纮纴纻纼绖绤绬绹缊缐缞缷缹缻",
			6,
			"罃罆",
			9,
			"罒罓馈愧溃坤昆捆困括扩廓阔垃拉喇蜡腊辣啦莱来赖蓝婪栏拦篮阑兰澜谰揽览懒缆烂滥琅榔狼廊郎朗浪捞劳牢老佬姥酪烙涝勒乐雷镭蕾磊累儡垒擂肋类泪棱楞冷厘梨犁黎篱狸离漓理李里鲤礼莉荔吏栗丽厉励砾历利傈例俐"
		],
		[
			"c140",
			"罖罙罛罜罝罞罠罣",
			4,
			"罫罬罭罯罰罳罵罶罷罸罺罻罼罽罿羀羂",
			7,
			"羋羍羏",
			4,
			"羕",
			4,
			"羛羜羠羢羣羥羦羨",
			6,
			"羱"
		],
		[
			"c180",
			"羳",
			4,
			"羺羻羾翀翂翃翄翆翇翈翉翋翍翏",
			4,
			"翖翗翙",
			5,
			"翢翣痢立粒沥隶力璃哩俩联莲连镰廉怜涟帘敛脸链恋炼练粮凉梁粱良两辆量晾亮谅撩聊僚疗燎寥辽潦了撂镣廖料列裂烈劣猎琳林磷霖临邻鳞淋凛赁吝拎玲菱零龄铃伶羚凌灵陵岭领另令溜琉榴硫馏留刘瘤流柳六龙聋咙笼窿"
		],
		[
			"c240",
			"翤翧翨翪翫翬翭翯翲翴",
			6,
			"翽翾翿耂耇耈耉耊耎耏耑耓耚耛耝耞耟耡耣耤耫",
			5,
			"耲耴耹耺耼耾聀聁聄聅聇聈聉聎聏聐聑聓聕聖聗"
		],
		[
			"c280",
			"聙聛",
			13,
			"聫",
			5,
			"聲",
			11,
			"隆垄拢陇楼娄搂篓漏陋芦卢颅庐炉掳卤虏鲁麓碌露路赂鹿潞禄录陆戮驴吕铝侣旅履屡缕虑氯律率滤绿峦挛孪滦卵乱掠略抡轮伦仑沦纶论萝螺罗逻锣箩骡裸落洛骆络妈麻玛码蚂马骂嘛吗埋买麦卖迈脉瞒馒蛮满蔓曼慢漫"
		],
		[
			"c340",
			"聾肁肂肅肈肊肍",
			5,
			"肔肕肗肙肞肣肦肧肨肬肰肳肵肶肸肹肻胅胇",
			4,
			"胏",
			6,
			"胘胟胠胢胣胦胮胵胷胹胻胾胿脀脁脃脄脅脇脈脋"
		],
		[
			"c380",
			"脌脕脗脙脛脜脝脟",
			12,
			"脭脮脰脳脴脵脷脹",
			4,
			"脿谩芒茫盲氓忙莽猫茅锚毛矛铆卯茂冒帽貌贸么玫枚梅酶霉煤没眉媒镁每美昧寐妹媚门闷们萌蒙檬盟锰猛梦孟眯醚靡糜迷谜弥米秘觅泌蜜密幂棉眠绵冕免勉娩缅面苗描瞄藐秒渺庙妙蔑灭民抿皿敏悯闽明螟鸣铭名命谬摸"
		],
		[
			"c440",
			"腀",
			5,
			"腇腉腍腎腏腒腖腗腘腛",
			4,
			"腡腢腣腤腦腨腪腫腬腯腲腳腵腶腷腸膁膃",
			4,
			"膉膋膌膍膎膐膒",
			5,
			"膙膚膞",
			4,
			"膤膥"
		],
		[
			"c480",
			"膧膩膫",
			7,
			"膴",
			5,
			"膼膽膾膿臄臅臇臈臉臋臍",
			6,
			"摹蘑模膜磨摩魔抹末莫墨默沫漠寞陌谋牟某拇牡亩姆母墓暮幕募慕木目睦牧穆拿哪呐钠那娜纳氖乃奶耐奈南男难囊挠脑恼闹淖呢馁内嫩能妮霓倪泥尼拟你匿腻逆溺蔫拈年碾撵捻念娘酿鸟尿捏聂孽啮镊镍涅您柠狞凝宁"
		],
		[
			"c540",
			"臔",
			14,
			"臤臥臦臨臩臫臮",
			4,
			"臵",
			5,
			"臽臿舃與",
			4,
			"舎舏舑舓舕",
			5,
			"舝舠舤舥舦舧舩舮舲舺舼舽舿"
		],
		[
			"c580",
			"艀艁艂艃艅艆艈艊艌艍艎艐",
			7,
			"艙艛艜艝艞艠",
			7,
			"艩拧泞牛扭钮纽脓浓农弄奴努怒女暖虐疟挪懦糯诺哦欧鸥殴藕呕偶沤啪趴爬帕怕琶拍排牌徘湃派攀潘盘磐盼畔判叛乓庞旁耪胖抛咆刨炮袍跑泡呸胚培裴赔陪配佩沛喷盆砰抨烹澎彭蓬棚硼篷膨朋鹏捧碰坯砒霹批披劈琵毗"
		],
		["c640", "艪艫艬艭艱艵艶艷艸艻艼芀芁芃芅芆芇芉芌芐芓芔芕芖芚芛芞芠芢芣芧芲芵芶芺芻芼芿苀苂苃苅苆苉苐苖苙苚苝苢苧苨苩苪苬苭苮苰苲苳苵苶苸"],
		[
			"c680",
			"苺苼",
			4,
			"茊茋茍茐茒茓茖茘茙茝",
			9,
			"茩茪茮茰茲茷茻茽啤脾疲皮匹痞僻屁譬篇偏片骗飘漂瓢票撇瞥拼频贫品聘乒坪苹萍平凭瓶评屏坡泼颇婆破魄迫粕剖扑铺仆莆葡菩蒲埔朴圃普浦谱曝瀑期欺栖戚妻七凄漆柒沏其棋奇歧畦崎脐齐旗祈祁骑起岂乞企启契砌器气迄弃汽泣讫掐"
		],
		[
			"c740",
			"茾茿荁荂荄荅荈荊",
			4,
			"荓荕",
			4,
			"荝荢荰",
			6,
			"荹荺荾",
			6,
			"莇莈莊莋莌莍莏莐莑莔莕莖莗莙莚莝莟莡",
			6,
			"莬莭莮"
		],
		["c780", "莯莵莻莾莿菂菃菄菆菈菉菋菍菎菐菑菒菓菕菗菙菚菛菞菢菣菤菦菧菨菫菬菭恰洽牵扦钎铅千迁签仟谦乾黔钱钳前潜遣浅谴堑嵌欠歉枪呛腔羌墙蔷强抢橇锹敲悄桥瞧乔侨巧鞘撬翘峭俏窍切茄且怯窃钦侵亲秦琴勤芹擒禽寝沁青轻氢倾卿清擎晴氰情顷请庆琼穷秋丘邱球求囚酋泅趋区蛆曲躯屈驱渠"],
		[
			"c840",
			"菮華菳",
			4,
			"菺菻菼菾菿萀萂萅萇萈萉萊萐萒",
			5,
			"萙萚萛萞",
			5,
			"萩",
			7,
			"萲",
			5,
			"萹萺萻萾",
			7,
			"葇葈葉"
		],
		[
			"c880",
			"葊",
			6,
			"葒",
			4,
			"葘葝葞葟葠葢葤",
			4,
			"葪葮葯葰葲葴葷葹葻葼取娶龋趣去圈颧权醛泉全痊拳犬券劝缺炔瘸却鹊榷确雀裙群然燃冉染瓤壤攘嚷让饶扰绕惹热壬仁人忍韧任认刃妊纫扔仍日戎茸蓉荣融熔溶容绒冗揉柔肉茹蠕儒孺如辱乳汝入褥软阮蕊瑞锐闰润若弱撒洒萨腮鳃塞赛三叁"
		],
		[
			"c940",
			"葽",
			4,
			"蒃蒄蒅蒆蒊蒍蒏",
			7,
			"蒘蒚蒛蒝蒞蒟蒠蒢",
			12,
			"蒰蒱蒳蒵蒶蒷蒻蒼蒾蓀蓂蓃蓅蓆蓇蓈蓋蓌蓎蓏蓒蓔蓕蓗"
		],
		[
			"c980",
			"蓘",
			4,
			"蓞蓡蓢蓤蓧",
			4,
			"蓭蓮蓯蓱",
			10,
			"蓽蓾蔀蔁蔂伞散桑嗓丧搔骚扫嫂瑟色涩森僧莎砂杀刹沙纱傻啥煞筛晒珊苫杉山删煽衫闪陕擅赡膳善汕扇缮墒伤商赏晌上尚裳梢捎稍烧芍勺韶少哨邵绍奢赊蛇舌舍赦摄射慑涉社设砷申呻伸身深娠绅神沈审婶甚肾慎渗声生甥牲升绳"
		],
		[
			"ca40",
			"蔃",
			8,
			"蔍蔎蔏蔐蔒蔔蔕蔖蔘蔙蔛蔜蔝蔞蔠蔢",
			8,
			"蔭",
			9,
			"蔾",
			4,
			"蕄蕅蕆蕇蕋",
			10
		],
		[
			"ca80",
			"蕗蕘蕚蕛蕜蕝蕟",
			4,
			"蕥蕦蕧蕩",
			8,
			"蕳蕵蕶蕷蕸蕼蕽蕿薀薁省盛剩胜圣师失狮施湿诗尸虱十石拾时什食蚀实识史矢使屎驶始式示士世柿事拭誓逝势是嗜噬适仕侍释饰氏市恃室视试收手首守寿授售受瘦兽蔬枢梳殊抒输叔舒淑疏书赎孰熟薯暑曙署蜀黍鼠属术述树束戍竖墅庶数漱"
		],
		[
			"cb40",
			"薂薃薆薈",
			6,
			"薐",
			10,
			"薝",
			6,
			"薥薦薧薩薫薬薭薱",
			5,
			"薸薺",
			6,
			"藂",
			6,
			"藊",
			4,
			"藑藒"
		],
		[
			"cb80",
			"藔藖",
			5,
			"藝",
			6,
			"藥藦藧藨藪",
			14,
			"恕刷耍摔衰甩帅栓拴霜双爽谁水睡税吮瞬顺舜说硕朔烁斯撕嘶思私司丝死肆寺嗣四伺似饲巳松耸怂颂送宋讼诵搜艘擞嗽苏酥俗素速粟僳塑溯宿诉肃酸蒜算虽隋随绥髓碎岁穗遂隧祟孙损笋蓑梭唆缩琐索锁所塌他它她塔"
		],
		[
			"cc40",
			"藹藺藼藽藾蘀",
			4,
			"蘆",
			10,
			"蘒蘓蘔蘕蘗",
			15,
			"蘨蘪",
			13,
			"蘹蘺蘻蘽蘾蘿虀"
		],
		[
			"cc80",
			"虁",
			11,
			"虒虓處",
			4,
			"虛虜虝號虠虡虣",
			7,
			"獭挞蹋踏胎苔抬台泰酞太态汰坍摊贪瘫滩坛檀痰潭谭谈坦毯袒碳探叹炭汤塘搪堂棠膛唐糖倘躺淌趟烫掏涛滔绦萄桃逃淘陶讨套特藤腾疼誊梯剔踢锑提题蹄啼体替嚏惕涕剃屉天添填田甜恬舔腆挑条迢眺跳贴铁帖厅听烃"
		],
		[
			"cd40",
			"虭虯虰虲",
			6,
			"蚃",
			6,
			"蚎",
			4,
			"蚔蚖",
			5,
			"蚞",
			4,
			"蚥蚦蚫蚭蚮蚲蚳蚷蚸蚹蚻",
			4,
			"蛁蛂蛃蛅蛈蛌蛍蛒蛓蛕蛖蛗蛚蛜"
		],
		["cd80", "蛝蛠蛡蛢蛣蛥蛦蛧蛨蛪蛫蛬蛯蛵蛶蛷蛺蛻蛼蛽蛿蜁蜄蜅蜆蜋蜌蜎蜏蜐蜑蜔蜖汀廷停亭庭挺艇通桐酮瞳同铜彤童桶捅筒统痛偷投头透凸秃突图徒途涂屠土吐兔湍团推颓腿蜕褪退吞屯臀拖托脱鸵陀驮驼椭妥拓唾挖哇蛙洼娃瓦袜歪外豌弯湾玩顽丸烷完碗挽晚皖惋宛婉万腕汪王亡枉网往旺望忘妄威"],
		[
			"ce40",
			"蜙蜛蜝蜟蜠蜤蜦蜧蜨蜪蜫蜬蜭蜯蜰蜲蜳蜵蜶蜸蜹蜺蜼蜽蝀",
			6,
			"蝊蝋蝍蝏蝐蝑蝒蝔蝕蝖蝘蝚",
			5,
			"蝡蝢蝦",
			7,
			"蝯蝱蝲蝳蝵"
		],
		[
			"ce80",
			"蝷蝸蝹蝺蝿螀螁螄螆螇螉螊螌螎",
			4,
			"螔螕螖螘",
			6,
			"螠",
			4,
			"巍微危韦违桅围唯惟为潍维苇萎委伟伪尾纬未蔚味畏胃喂魏位渭谓尉慰卫瘟温蚊文闻纹吻稳紊问嗡翁瓮挝蜗涡窝我斡卧握沃巫呜钨乌污诬屋无芜梧吾吴毋武五捂午舞伍侮坞戊雾晤物勿务悟误昔熙析西硒矽晰嘻吸锡牺"
		],
		[
			"cf40",
			"螥螦螧螩螪螮螰螱螲螴螶螷螸螹螻螼螾螿蟁",
			4,
			"蟇蟈蟉蟌",
			4,
			"蟔",
			6,
			"蟜蟝蟞蟟蟡蟢蟣蟤蟦蟧蟨蟩蟫蟬蟭蟯",
			9
		],
		[
			"cf80",
			"蟺蟻蟼蟽蟿蠀蠁蠂蠄",
			5,
			"蠋",
			7,
			"蠔蠗蠘蠙蠚蠜",
			4,
			"蠣稀息希悉膝夕惜熄烯溪汐犀檄袭席习媳喜铣洗系隙戏细瞎虾匣霞辖暇峡侠狭下厦夏吓掀锨先仙鲜纤咸贤衔舷闲涎弦嫌显险现献县腺馅羡宪陷限线相厢镶香箱襄湘乡翔祥详想响享项巷橡像向象萧硝霄削哮嚣销消宵淆晓"
		],
		[
			"d040",
			"蠤",
			13,
			"蠳",
			5,
			"蠺蠻蠽蠾蠿衁衂衃衆",
			5,
			"衎",
			5,
			"衕衖衘衚",
			6,
			"衦衧衪衭衯衱衳衴衵衶衸衹衺"
		],
		[
			"d080",
			"衻衼袀袃袆袇袉袊袌袎袏袐袑袓袔袕袗",
			4,
			"袝",
			4,
			"袣袥",
			5,
			"小孝校肖啸笑效楔些歇蝎鞋协挟携邪斜胁谐写械卸蟹懈泄泻谢屑薪芯锌欣辛新忻心信衅星腥猩惺兴刑型形邢行醒幸杏性姓兄凶胸匈汹雄熊休修羞朽嗅锈秀袖绣墟戌需虚嘘须徐许蓄酗叙旭序畜恤絮婿绪续轩喧宣悬旋玄"
		],
		[
			"d140",
			"袬袮袯袰袲",
			4,
			"袸袹袺袻袽袾袿裀裃裄裇裈裊裋裌裍裏裐裑裓裖裗裚",
			4,
			"裠裡裦裧裩",
			6,
			"裲裵裶裷裺裻製裿褀褁褃",
			5
		],
		[
			"d180",
			"褉褋",
			4,
			"褑褔",
			4,
			"褜",
			4,
			"褢褣褤褦褧褨褩褬褭褮褯褱褲褳褵褷选癣眩绚靴薛学穴雪血勋熏循旬询寻驯巡殉汛训讯逊迅压押鸦鸭呀丫芽牙蚜崖衙涯雅哑亚讶焉咽阉烟淹盐严研蜒岩延言颜阎炎沿奄掩眼衍演艳堰燕厌砚雁唁彦焰宴谚验殃央鸯秧杨扬佯疡羊洋阳氧仰痒养样漾邀腰妖瑶"
		],
		[
			"d240",
			"褸",
			8,
			"襂襃襅",
			24,
			"襠",
			5,
			"襧",
			19,
			"襼"
		],
		[
			"d280",
			"襽襾覀覂覄覅覇",
			26,
			"摇尧遥窑谣姚咬舀药要耀椰噎耶爷野冶也页掖业叶曳腋夜液一壹医揖铱依伊衣颐夷遗移仪胰疑沂宜姨彝椅蚁倚已乙矣以艺抑易邑屹亿役臆逸肄疫亦裔意毅忆义益溢诣议谊译异翼翌绎茵荫因殷音阴姻吟银淫寅饮尹引隐"
		],
		[
			"d340",
			"覢",
			30,
			"觃觍觓觔觕觗觘觙觛觝觟觠觡觢觤觧觨觩觪觬觭觮觰觱觲觴",
			6
		],
		[
			"d380",
			"觻",
			4,
			"訁",
			5,
			"計",
			21,
			"印英樱婴鹰应缨莹萤营荧蝇迎赢盈影颖硬映哟拥佣臃痈庸雍踊蛹咏泳涌永恿勇用幽优悠忧尤由邮铀犹油游酉有友右佑釉诱又幼迂淤于盂榆虞愚舆余俞逾鱼愉渝渔隅予娱雨与屿禹宇语羽玉域芋郁吁遇喻峪御愈欲狱育誉"
		],
		[
			"d440",
			"訞",
			31,
			"訿",
			8,
			"詉",
			21
		],
		[
			"d480",
			"詟",
			25,
			"詺",
			6,
			"浴寓裕预豫驭鸳渊冤元垣袁原援辕园员圆猿源缘远苑愿怨院曰约越跃钥岳粤月悦阅耘云郧匀陨允运蕴酝晕韵孕匝砸杂栽哉灾宰载再在咱攒暂赞赃脏葬遭糟凿藻枣早澡蚤躁噪造皂灶燥责择则泽贼怎增憎曾赠扎喳渣札轧"
		],
		[
			"d540",
			"誁",
			7,
			"誋",
			7,
			"誔",
			46
		],
		[
			"d580",
			"諃",
			32,
			"铡闸眨栅榨咋乍炸诈摘斋宅窄债寨瞻毡詹粘沾盏斩辗崭展蘸栈占战站湛绽樟章彰漳张掌涨杖丈帐账仗胀瘴障招昭找沼赵照罩兆肇召遮折哲蛰辙者锗蔗这浙珍斟真甄砧臻贞针侦枕疹诊震振镇阵蒸挣睁征狰争怔整拯正政"
		],
		[
			"d640",
			"諤",
			34,
			"謈",
			27
		],
		[
			"d680",
			"謤謥謧",
			30,
			"帧症郑证芝枝支吱蜘知肢脂汁之织职直植殖执值侄址指止趾只旨纸志挚掷至致置帜峙制智秩稚质炙痔滞治窒中盅忠钟衷终种肿重仲众舟周州洲诌粥轴肘帚咒皱宙昼骤珠株蛛朱猪诸诛逐竹烛煮拄瞩嘱主著柱助蛀贮铸筑"
		],
		[
			"d740",
			"譆",
			31,
			"譧",
			4,
			"譭",
			25
		],
		[
			"d780",
			"讇",
			24,
			"讬讱讻诇诐诪谉谞住注祝驻抓爪拽专砖转撰赚篆桩庄装妆撞壮状椎锥追赘坠缀谆准捉拙卓桌琢茁酌啄着灼浊兹咨资姿滋淄孜紫仔籽滓子自渍字鬃棕踪宗综总纵邹走奏揍租足卒族祖诅阻组钻纂嘴醉最罪尊遵昨左佐柞做作坐座"
		],
		[
			"d840",
			"谸",
			8,
			"豂豃豄豅豈豊豋豍",
			7,
			"豖豗豘豙豛",
			5,
			"豣",
			6,
			"豬",
			6,
			"豴豵豶豷豻",
			6,
			"貃貄貆貇"
		],
		[
			"d880",
			"貈貋貍",
			6,
			"貕貖貗貙",
			20,
			"亍丌兀丐廿卅丕亘丞鬲孬噩丨禺丿匕乇夭爻卮氐囟胤馗毓睾鼗丶亟鼐乜乩亓芈孛啬嘏仄厍厝厣厥厮靥赝匚叵匦匮匾赜卦卣刂刈刎刭刳刿剀剌剞剡剜蒯剽劂劁劐劓冂罔亻仃仉仂仨仡仫仞伛仳伢佤仵伥伧伉伫佞佧攸佚佝"
		],
		[
			"d940",
			"貮",
			62
		],
		[
			"d980",
			"賭",
			32,
			"佟佗伲伽佶佴侑侉侃侏佾佻侪佼侬侔俦俨俪俅俚俣俜俑俟俸倩偌俳倬倏倮倭俾倜倌倥倨偾偃偕偈偎偬偻傥傧傩傺僖儆僭僬僦僮儇儋仝氽佘佥俎龠汆籴兮巽黉馘冁夔勹匍訇匐凫夙兕亠兖亳衮袤亵脔裒禀嬴蠃羸冫冱冽冼"
		],
		[
			"da40",
			"贎",
			14,
			"贠赑赒赗赟赥赨赩赪赬赮赯赱赲赸",
			8,
			"趂趃趆趇趈趉趌",
			4,
			"趒趓趕",
			9,
			"趠趡"
		],
		[
			"da80",
			"趢趤",
			12,
			"趲趶趷趹趻趽跀跁跂跅跇跈跉跊跍跐跒跓跔凇冖冢冥讠讦讧讪讴讵讷诂诃诋诏诎诒诓诔诖诘诙诜诟诠诤诨诩诮诰诳诶诹诼诿谀谂谄谇谌谏谑谒谔谕谖谙谛谘谝谟谠谡谥谧谪谫谮谯谲谳谵谶卩卺阝阢阡阱阪阽阼陂陉陔陟陧陬陲陴隈隍隗隰邗邛邝邙邬邡邴邳邶邺"
		],
		[
			"db40",
			"跕跘跙跜跠跡跢跥跦跧跩跭跮跰跱跲跴跶跼跾",
			6,
			"踆踇踈踋踍踎踐踑踒踓踕",
			7,
			"踠踡踤",
			4,
			"踫踭踰踲踳踴踶踷踸踻踼踾"
		],
		[
			"db80",
			"踿蹃蹅蹆蹌",
			4,
			"蹓",
			5,
			"蹚",
			11,
			"蹧蹨蹪蹫蹮蹱邸邰郏郅邾郐郄郇郓郦郢郜郗郛郫郯郾鄄鄢鄞鄣鄱鄯鄹酃酆刍奂劢劬劭劾哿勐勖勰叟燮矍廴凵凼鬯厶弁畚巯坌垩垡塾墼壅壑圩圬圪圳圹圮圯坜圻坂坩垅坫垆坼坻坨坭坶坳垭垤垌垲埏垧垴垓垠埕埘埚埙埒垸埴埯埸埤埝"
		],
		[
			"dc40",
			"蹳蹵蹷",
			4,
			"蹽蹾躀躂躃躄躆躈",
			6,
			"躑躒躓躕",
			6,
			"躝躟",
			11,
			"躭躮躰躱躳",
			6,
			"躻",
			7
		],
		[
			"dc80",
			"軃",
			10,
			"軏",
			21,
			"堋堍埽埭堀堞堙塄堠塥塬墁墉墚墀馨鼙懿艹艽艿芏芊芨芄芎芑芗芙芫芸芾芰苈苊苣芘芷芮苋苌苁芩芴芡芪芟苄苎芤苡茉苷苤茏茇苜苴苒苘茌苻苓茑茚茆茔茕苠苕茜荑荛荜茈莒茼茴茱莛荞茯荏荇荃荟荀茗荠茭茺茳荦荥"
		],
		[
			"dd40",
			"軥",
			62
		],
		[
			"dd80",
			"輤",
			32,
			"荨茛荩荬荪荭荮莰荸莳莴莠莪莓莜莅荼莶莩荽莸荻莘莞莨莺莼菁萁菥菘堇萘萋菝菽菖萜萸萑萆菔菟萏萃菸菹菪菅菀萦菰菡葜葑葚葙葳蒇蒈葺蒉葸萼葆葩葶蒌蒎萱葭蓁蓍蓐蓦蒽蓓蓊蒿蒺蓠蒡蒹蒴蒗蓥蓣蔌甍蔸蓰蔹蔟蔺"
		],
		[
			"de40",
			"轅",
			32,
			"轪辀辌辒辝辠辡辢辤辥辦辧辪辬辭辮辯農辳辴辵辷辸辺辻込辿迀迃迆"
		],
		[
			"de80",
			"迉",
			4,
			"迏迒迖迗迚迠迡迣迧迬迯迱迲迴迵迶迺迻迼迾迿逇逈逌逎逓逕逘蕖蔻蓿蓼蕙蕈蕨蕤蕞蕺瞢蕃蕲蕻薤薨薇薏蕹薮薜薅薹薷薰藓藁藜藿蘧蘅蘩蘖蘼廾弈夼奁耷奕奚奘匏尢尥尬尴扌扪抟抻拊拚拗拮挢拶挹捋捃掭揶捱捺掎掴捭掬掊捩掮掼揲揸揠揿揄揞揎摒揆掾摅摁搋搛搠搌搦搡摞撄摭撖"
		],
		[
			"df40",
			"這逜連逤逥逧",
			5,
			"逰",
			4,
			"逷逹逺逽逿遀遃遅遆遈",
			4,
			"過達違遖遙遚遜",
			5,
			"遤遦遧適遪遫遬遯",
			4,
			"遶",
			6,
			"遾邁"
		],
		[
			"df80",
			"還邅邆邇邉邊邌",
			4,
			"邒邔邖邘邚邜邞邟邠邤邥邧邨邩邫邭邲邷邼邽邿郀摺撷撸撙撺擀擐擗擤擢攉攥攮弋忒甙弑卟叱叽叩叨叻吒吖吆呋呒呓呔呖呃吡呗呙吣吲咂咔呷呱呤咚咛咄呶呦咝哐咭哂咴哒咧咦哓哔呲咣哕咻咿哌哙哚哜咩咪咤哝哏哞唛哧唠哽唔哳唢唣唏唑唧唪啧喏喵啉啭啁啕唿啐唼"
		],
		[
			"e040",
			"郂郃郆郈郉郋郌郍郒郔郕郖郘郙郚郞郟郠郣郤郥郩郪郬郮郰郱郲郳郵郶郷郹郺郻郼郿鄀鄁鄃鄅",
			19,
			"鄚鄛鄜"
		],
		[
			"e080",
			"鄝鄟鄠鄡鄤",
			10,
			"鄰鄲",
			6,
			"鄺",
			8,
			"酄唷啖啵啶啷唳唰啜喋嗒喃喱喹喈喁喟啾嗖喑啻嗟喽喾喔喙嗪嗷嗉嘟嗑嗫嗬嗔嗦嗝嗄嗯嗥嗲嗳嗌嗍嗨嗵嗤辔嘞嘈嘌嘁嘤嘣嗾嘀嘧嘭噘嘹噗嘬噍噢噙噜噌噔嚆噤噱噫噻噼嚅嚓嚯囔囗囝囡囵囫囹囿圄圊圉圜帏帙帔帑帱帻帼"
		],
		[
			"e140",
			"酅酇酈酑酓酔酕酖酘酙酛酜酟酠酦酧酨酫酭酳酺酻酼醀",
			4,
			"醆醈醊醎醏醓",
			6,
			"醜",
			5,
			"醤",
			5,
			"醫醬醰醱醲醳醶醷醸醹醻"
		],
		[
			"e180",
			"醼",
			10,
			"釈釋釐釒",
			9,
			"針",
			8,
			"帷幄幔幛幞幡岌屺岍岐岖岈岘岙岑岚岜岵岢岽岬岫岱岣峁岷峄峒峤峋峥崂崃崧崦崮崤崞崆崛嵘崾崴崽嵬嵛嵯嵝嵫嵋嵊嵩嵴嶂嶙嶝豳嶷巅彳彷徂徇徉後徕徙徜徨徭徵徼衢彡犭犰犴犷犸狃狁狎狍狒狨狯狩狲狴狷猁狳猃狺"
		],
		[
			"e240",
			"釦",
			62
		],
		[
			"e280",
			"鈥",
			32,
			"狻猗猓猡猊猞猝猕猢猹猥猬猸猱獐獍獗獠獬獯獾舛夥飧夤夂饣饧",
			5,
			"饴饷饽馀馄馇馊馍馐馑馓馔馕庀庑庋庖庥庠庹庵庾庳赓廒廑廛廨廪膺忄忉忖忏怃忮怄忡忤忾怅怆忪忭忸怙怵怦怛怏怍怩怫怊怿怡恸恹恻恺恂"
		],
		[
			"e340",
			"鉆",
			45,
			"鉵",
			16
		],
		[
			"e380",
			"銆",
			7,
			"銏",
			24,
			"恪恽悖悚悭悝悃悒悌悛惬悻悱惝惘惆惚悴愠愦愕愣惴愀愎愫慊慵憬憔憧憷懔懵忝隳闩闫闱闳闵闶闼闾阃阄阆阈阊阋阌阍阏阒阕阖阗阙阚丬爿戕氵汔汜汊沣沅沐沔沌汨汩汴汶沆沩泐泔沭泷泸泱泗沲泠泖泺泫泮沱泓泯泾"
		],
		[
			"e440",
			"銨",
			5,
			"銯",
			24,
			"鋉",
			31
		],
		[
			"e480",
			"鋩",
			32,
			"洹洧洌浃浈洇洄洙洎洫浍洮洵洚浏浒浔洳涑浯涞涠浞涓涔浜浠浼浣渚淇淅淞渎涿淠渑淦淝淙渖涫渌涮渫湮湎湫溲湟溆湓湔渲渥湄滟溱溘滠漭滢溥溧溽溻溷滗溴滏溏滂溟潢潆潇漤漕滹漯漶潋潴漪漉漩澉澍澌潸潲潼潺濑"
		],
		[
			"e540",
			"錊",
			51,
			"錿",
			10
		],
		[
			"e580",
			"鍊",
			31,
			"鍫濉澧澹澶濂濡濮濞濠濯瀚瀣瀛瀹瀵灏灞宀宄宕宓宥宸甯骞搴寤寮褰寰蹇謇辶迓迕迥迮迤迩迦迳迨逅逄逋逦逑逍逖逡逵逶逭逯遄遑遒遐遨遘遢遛暹遴遽邂邈邃邋彐彗彖彘尻咫屐屙孱屣屦羼弪弩弭艴弼鬻屮妁妃妍妩妪妣"
		],
		[
			"e640",
			"鍬",
			34,
			"鎐",
			27
		],
		[
			"e680",
			"鎬",
			29,
			"鏋鏌鏍妗姊妫妞妤姒妲妯姗妾娅娆姝娈姣姘姹娌娉娲娴娑娣娓婀婧婊婕娼婢婵胬媪媛婷婺媾嫫媲嫒嫔媸嫠嫣嫱嫖嫦嫘嫜嬉嬗嬖嬲嬷孀尕尜孚孥孳孑孓孢驵驷驸驺驿驽骀骁骅骈骊骐骒骓骖骘骛骜骝骟骠骢骣骥骧纟纡纣纥纨纩"
		],
		[
			"e740",
			"鏎",
			7,
			"鏗",
			54
		],
		[
			"e780",
			"鐎",
			32,
			"纭纰纾绀绁绂绉绋绌绐绔绗绛绠绡绨绫绮绯绱绲缍绶绺绻绾缁缂缃缇缈缋缌缏缑缒缗缙缜缛缟缡",
			6,
			"缪缫缬缭缯",
			4,
			"缵幺畿巛甾邕玎玑玮玢玟珏珂珑玷玳珀珉珈珥珙顼琊珩珧珞玺珲琏琪瑛琦琥琨琰琮琬"
		],
		[
			"e840",
			"鐯",
			14,
			"鐿",
			43,
			"鑬鑭鑮鑯"
		],
		[
			"e880",
			"鑰",
			20,
			"钑钖钘铇铏铓铔铚铦铻锜锠琛琚瑁瑜瑗瑕瑙瑷瑭瑾璜璎璀璁璇璋璞璨璩璐璧瓒璺韪韫韬杌杓杞杈杩枥枇杪杳枘枧杵枨枞枭枋杷杼柰栉柘栊柩枰栌柙枵柚枳柝栀柃枸柢栎柁柽栲栳桠桡桎桢桄桤梃栝桕桦桁桧桀栾桊桉栩梵梏桴桷梓桫棂楮棼椟椠棹"
		],
		[
			"e940",
			"锧锳锽镃镈镋镕镚镠镮镴镵長",
			7,
			"門",
			42
		],
		[
			"e980",
			"閫",
			32,
			"椤棰椋椁楗棣椐楱椹楠楂楝榄楫榀榘楸椴槌榇榈槎榉楦楣楹榛榧榻榫榭槔榱槁槊槟榕槠榍槿樯槭樗樘橥槲橄樾檠橐橛樵檎橹樽樨橘橼檑檐檩檗檫猷獒殁殂殇殄殒殓殍殚殛殡殪轫轭轱轲轳轵轶轸轷轹轺轼轾辁辂辄辇辋"
		],
		[
			"ea40",
			"闌",
			27,
			"闬闿阇阓阘阛阞阠阣",
			6,
			"阫阬阭阯阰阷阸阹阺阾陁陃陊陎陏陑陒陓陖陗"
		],
		[
			"ea80",
			"陘陙陚陜陝陞陠陣陥陦陫陭",
			4,
			"陳陸",
			12,
			"隇隉隊辍辎辏辘辚軎戋戗戛戟戢戡戥戤戬臧瓯瓴瓿甏甑甓攴旮旯旰昊昙杲昃昕昀炅曷昝昴昱昶昵耆晟晔晁晏晖晡晗晷暄暌暧暝暾曛曜曦曩贲贳贶贻贽赀赅赆赈赉赇赍赕赙觇觊觋觌觎觏觐觑牮犟牝牦牯牾牿犄犋犍犏犒挈挲掰"
		],
		[
			"eb40",
			"隌階隑隒隓隕隖隚際隝",
			9,
			"隨",
			7,
			"隱隲隴隵隷隸隺隻隿雂雃雈雊雋雐雑雓雔雖",
			9,
			"雡",
			6,
			"雫"
		],
		[
			"eb80",
			"雬雭雮雰雱雲雴雵雸雺電雼雽雿霂霃霅霊霋霌霐霑霒霔霕霗",
			4,
			"霝霟霠搿擘耄毪毳毽毵毹氅氇氆氍氕氘氙氚氡氩氤氪氲攵敕敫牍牒牖爰虢刖肟肜肓肼朊肽肱肫肭肴肷胧胨胩胪胛胂胄胙胍胗朐胝胫胱胴胭脍脎胲胼朕脒豚脶脞脬脘脲腈腌腓腴腙腚腱腠腩腼腽腭腧塍媵膈膂膑滕膣膪臌朦臊膻"
		],
		[
			"ec40",
			"霡",
			8,
			"霫霬霮霯霱霳",
			4,
			"霺霻霼霽霿",
			18,
			"靔靕靗靘靚靜靝靟靣靤靦靧靨靪",
			7
		],
		[
			"ec80",
			"靲靵靷",
			4,
			"靽",
			7,
			"鞆",
			4,
			"鞌鞎鞏鞐鞓鞕鞖鞗鞙",
			4,
			"臁膦欤欷欹歃歆歙飑飒飓飕飙飚殳彀毂觳斐齑斓於旆旄旃旌旎旒旖炀炜炖炝炻烀炷炫炱烨烊焐焓焖焯焱煳煜煨煅煲煊煸煺熘熳熵熨熠燠燔燧燹爝爨灬焘煦熹戾戽扃扈扉礻祀祆祉祛祜祓祚祢祗祠祯祧祺禅禊禚禧禳忑忐"
		],
		[
			"ed40",
			"鞞鞟鞡鞢鞤",
			6,
			"鞬鞮鞰鞱鞳鞵",
			46
		],
		[
			"ed80",
			"韤韥韨韮",
			4,
			"韴韷",
			23,
			"怼恝恚恧恁恙恣悫愆愍慝憩憝懋懑戆肀聿沓泶淼矶矸砀砉砗砘砑斫砭砜砝砹砺砻砟砼砥砬砣砩硎硭硖硗砦硐硇硌硪碛碓碚碇碜碡碣碲碹碥磔磙磉磬磲礅磴礓礤礞礴龛黹黻黼盱眄眍盹眇眈眚眢眙眭眦眵眸睐睑睇睃睚睨"
		],
		[
			"ee40",
			"頏",
			62
		],
		[
			"ee80",
			"顎",
			32,
			"睢睥睿瞍睽瞀瞌瞑瞟瞠瞰瞵瞽町畀畎畋畈畛畲畹疃罘罡罟詈罨罴罱罹羁罾盍盥蠲钅钆钇钋钊钌钍钏钐钔钗钕钚钛钜钣钤钫钪钭钬钯钰钲钴钶",
			4,
			"钼钽钿铄铈",
			6,
			"铐铑铒铕铖铗铙铘铛铞铟铠铢铤铥铧铨铪"
		],
		[
			"ef40",
			"顯",
			5,
			"颋颎颒颕颙颣風",
			37,
			"飏飐飔飖飗飛飜飝飠",
			4
		],
		[
			"ef80",
			"飥飦飩",
			30,
			"铩铫铮铯铳铴铵铷铹铼铽铿锃锂锆锇锉锊锍锎锏锒",
			4,
			"锘锛锝锞锟锢锪锫锩锬锱锲锴锶锷锸锼锾锿镂锵镄镅镆镉镌镎镏镒镓镔镖镗镘镙镛镞镟镝镡镢镤",
			8,
			"镯镱镲镳锺矧矬雉秕秭秣秫稆嵇稃稂稞稔"
		],
		[
			"f040",
			"餈",
			4,
			"餎餏餑",
			28,
			"餯",
			26
		],
		[
			"f080",
			"饊",
			9,
			"饖",
			12,
			"饤饦饳饸饹饻饾馂馃馉稹稷穑黏馥穰皈皎皓皙皤瓞瓠甬鸠鸢鸨",
			4,
			"鸲鸱鸶鸸鸷鸹鸺鸾鹁鹂鹄鹆鹇鹈鹉鹋鹌鹎鹑鹕鹗鹚鹛鹜鹞鹣鹦",
			6,
			"鹱鹭鹳疒疔疖疠疝疬疣疳疴疸痄疱疰痃痂痖痍痣痨痦痤痫痧瘃痱痼痿瘐瘀瘅瘌瘗瘊瘥瘘瘕瘙"
		],
		[
			"f140",
			"馌馎馚",
			10,
			"馦馧馩",
			47
		],
		[
			"f180",
			"駙",
			32,
			"瘛瘼瘢瘠癀瘭瘰瘿瘵癃瘾瘳癍癞癔癜癖癫癯翊竦穸穹窀窆窈窕窦窠窬窨窭窳衤衩衲衽衿袂袢裆袷袼裉裢裎裣裥裱褚裼裨裾裰褡褙褓褛褊褴褫褶襁襦襻疋胥皲皴矜耒耔耖耜耠耢耥耦耧耩耨耱耋耵聃聆聍聒聩聱覃顸颀颃"
		],
		[
			"f240",
			"駺",
			62
		],
		[
			"f280",
			"騹",
			32,
			"颉颌颍颏颔颚颛颞颟颡颢颥颦虍虔虬虮虿虺虼虻蚨蚍蚋蚬蚝蚧蚣蚪蚓蚩蚶蛄蚵蛎蚰蚺蚱蚯蛉蛏蚴蛩蛱蛲蛭蛳蛐蜓蛞蛴蛟蛘蛑蜃蜇蛸蜈蜊蜍蜉蜣蜻蜞蜥蜮蜚蜾蝈蜴蜱蜩蜷蜿螂蜢蝽蝾蝻蝠蝰蝌蝮螋蝓蝣蝼蝤蝙蝥螓螯螨蟒"
		],
		[
			"f340",
			"驚",
			17,
			"驲骃骉骍骎骔骕骙骦骩",
			6,
			"骲骳骴骵骹骻骽骾骿髃髄髆",
			4,
			"髍髎髏髐髒體髕髖髗髙髚髛髜"
		],
		[
			"f380",
			"髝髞髠髢髣髤髥髧髨髩髪髬髮髰",
			8,
			"髺髼",
			6,
			"鬄鬅鬆蟆螈螅螭螗螃螫蟥螬螵螳蟋蟓螽蟑蟀蟊蟛蟪蟠蟮蠖蠓蟾蠊蠛蠡蠹蠼缶罂罄罅舐竺竽笈笃笄笕笊笫笏筇笸笪笙笮笱笠笥笤笳笾笞筘筚筅筵筌筝筠筮筻筢筲筱箐箦箧箸箬箝箨箅箪箜箢箫箴篑篁篌篝篚篥篦篪簌篾篼簏簖簋"
		],
		[
			"f440",
			"鬇鬉",
			5,
			"鬐鬑鬒鬔",
			10,
			"鬠鬡鬢鬤",
			10,
			"鬰鬱鬳",
			7,
			"鬽鬾鬿魀魆魊魋魌魎魐魒魓魕",
			5
		],
		[
			"f480",
			"魛",
			32,
			"簟簪簦簸籁籀臾舁舂舄臬衄舡舢舣舭舯舨舫舸舻舳舴舾艄艉艋艏艚艟艨衾袅袈裘裟襞羝羟羧羯羰羲籼敉粑粝粜粞粢粲粼粽糁糇糌糍糈糅糗糨艮暨羿翎翕翥翡翦翩翮翳糸絷綦綮繇纛麸麴赳趄趔趑趱赧赭豇豉酊酐酎酏酤"
		],
		[
			"f540",
			"魼",
			62
		],
		[
			"f580",
			"鮻",
			32,
			"酢酡酰酩酯酽酾酲酴酹醌醅醐醍醑醢醣醪醭醮醯醵醴醺豕鹾趸跫踅蹙蹩趵趿趼趺跄跖跗跚跞跎跏跛跆跬跷跸跣跹跻跤踉跽踔踝踟踬踮踣踯踺蹀踹踵踽踱蹉蹁蹂蹑蹒蹊蹰蹶蹼蹯蹴躅躏躔躐躜躞豸貂貊貅貘貔斛觖觞觚觜"
		],
		[
			"f640",
			"鯜",
			62
		],
		[
			"f680",
			"鰛",
			32,
			"觥觫觯訾謦靓雩雳雯霆霁霈霏霎霪霭霰霾龀龃龅",
			5,
			"龌黾鼋鼍隹隼隽雎雒瞿雠銎銮鋈錾鍪鏊鎏鐾鑫鱿鲂鲅鲆鲇鲈稣鲋鲎鲐鲑鲒鲔鲕鲚鲛鲞",
			5,
			"鲥",
			4,
			"鲫鲭鲮鲰",
			7,
			"鲺鲻鲼鲽鳄鳅鳆鳇鳊鳋"
		],
		[
			"f740",
			"鰼",
			62
		],
		[
			"f780",
			"鱻鱽鱾鲀鲃鲄鲉鲊鲌鲏鲓鲖鲗鲘鲙鲝鲪鲬鲯鲹鲾",
			4,
			"鳈鳉鳑鳒鳚鳛鳠鳡鳌",
			4,
			"鳓鳔鳕鳗鳘鳙鳜鳝鳟鳢靼鞅鞑鞒鞔鞯鞫鞣鞲鞴骱骰骷鹘骶骺骼髁髀髅髂髋髌髑魅魃魇魉魈魍魑飨餍餮饕饔髟髡髦髯髫髻髭髹鬈鬏鬓鬟鬣麽麾縻麂麇麈麋麒鏖麝麟黛黜黝黠黟黢黩黧黥黪黯鼢鼬鼯鼹鼷鼽鼾齄"
		],
		[
			"f840",
			"鳣",
			62
		],
		[
			"f880",
			"鴢",
			32
		],
		[
			"f940",
			"鵃",
			62
		],
		[
			"f980",
			"鶂",
			32
		],
		[
			"fa40",
			"鶣",
			62
		],
		[
			"fa80",
			"鷢",
			32
		],
		[
			"fb40",
			"鸃",
			27,
			"鸤鸧鸮鸰鸴鸻鸼鹀鹍鹐鹒鹓鹔鹖鹙鹝鹟鹠鹡鹢鹥鹮鹯鹲鹴",
			9,
			"麀"
		],
		[
			"fb80",
			"麁麃麄麅麆麉麊麌",
			5,
			"麔",
			8,
			"麞麠",
			5,
			"麧麨麩麪"
		],
		[
			"fc40",
			"麫",
			8,
			"麵麶麷麹麺麼麿",
			4,
			"黅黆黇黈黊黋黌黐黒黓黕黖黗黙黚點黡黣黤黦黨黫黬黭黮黰",
			8,
			"黺黽黿",
			6
		],
		[
			"fc80",
			"鼆",
			4,
			"鼌鼏鼑鼒鼔鼕鼖鼘鼚",
			5,
			"鼡鼣",
			8,
			"鼭鼮鼰鼱"
		],
		[
			"fd40",
			"鼲",
			4,
			"鼸鼺鼼鼿",
			4,
			"齅",
			10,
			"齒",
			38
		],
		[
			"fd80",
			"齹",
			5,
			"龁龂龍",
			11,
			"龜龝龞龡",
			4,
			"郎凉秊裏隣"
		],
		["fe40", "兀嗀﨎﨏﨑﨓﨔礼﨟蘒﨡﨣﨤﨧﨨﨩"]
	];
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/gbk-added.json
var require_gbk_added = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		[
			"a140",
			"",
			62
		],
		[
			"a180",
			"",
			32
		],
		[
			"a240",
			"",
			62
		],
		[
			"a280",
			"",
			32
		],
		[
			"a2ab",
			"",
			5
		],
		["a2e3", "€"],
		["a2ef", ""],
		["a2fd", ""],
		[
			"a340",
			"",
			62
		],
		[
			"a380",
			"",
			31,
			"　"
		],
		[
			"a440",
			"",
			62
		],
		[
			"a480",
			"",
			32
		],
		[
			"a4f4",
			"",
			10
		],
		[
			"a540",
			"",
			62
		],
		[
			"a580",
			"",
			32
		],
		[
			"a5f7",
			"",
			7
		],
		[
			"a640",
			"",
			62
		],
		[
			"a680",
			"",
			32
		],
		[
			"a6b9",
			"",
			7
		],
		[
			"a6d9",
			"",
			6
		],
		["a6ec", ""],
		["a6f3", ""],
		[
			"a6f6",
			"",
			8
		],
		[
			"a740",
			"",
			62
		],
		[
			"a780",
			"",
			32
		],
		[
			"a7c2",
			"",
			14
		],
		[
			"a7f2",
			"",
			12
		],
		[
			"a896",
			"",
			10
		],
		["a8bc", "ḿ"],
		["a8bf", "ǹ"],
		["a8c1", ""],
		[
			"a8ea",
			"",
			20
		],
		["a958", ""],
		["a95b", ""],
		["a95d", ""],
		[
			"a989",
			"〾⿰",
			11
		],
		[
			"a997",
			"",
			12
		],
		[
			"a9f0",
			"",
			14
		],
		[
			"aaa1",
			"",
			93
		],
		[
			"aba1",
			"",
			93
		],
		[
			"aca1",
			"",
			93
		],
		[
			"ada1",
			"",
			93
		],
		[
			"aea1",
			"",
			93
		],
		[
			"afa1",
			"",
			93
		],
		[
			"d7fa",
			"",
			4
		],
		[
			"f8a1",
			"",
			93
		],
		[
			"f9a1",
			"",
			93
		],
		[
			"faa1",
			"",
			93
		],
		[
			"fba1",
			"",
			93
		],
		[
			"fca1",
			"",
			93
		],
		[
			"fda1",
			"",
			93
		],
		["fe50", "⺁⺄㑳㑇⺈⺋㖞㘚㘎⺌⺗㥮㤘㧏㧟㩳㧐㭎㱮㳠⺧⺪䁖䅟⺮䌷⺳⺶⺷䎱䎬⺻䏝䓖䙡䙌"],
		[
			"fe80",
			"䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶䲣䲟䲠䲡䱷䲢䴓",
			6,
			"䶮",
			93
		],
		["8135f437", ""]
	];
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/gb18030-ranges.json
var require_gb18030_ranges = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"uChars": [
			128,
			165,
			169,
			178,
			184,
			216,
			226,
			235,
			238,
			244,
			248,
			251,
			253,
			258,
			276,
			284,
			300,
			325,
			329,
			334,
			364,
			463,
			465,
			467,
			469,
			471,
			473,
			475,
			477,
			506,
			594,
			610,
			712,
			716,
			730,
			930,
			938,
			962,
			970,
			1026,
			1104,
			1106,
			8209,
			8215,
			8218,
			8222,
			8231,
			8241,
			8244,
			8246,
			8252,
			8365,
			8452,
			8454,
			8458,
			8471,
			8482,
			8556,
			8570,
			8596,
			8602,
			8713,
			8720,
			8722,
			8726,
			8731,
			8737,
			8740,
			8742,
			8748,
			8751,
			8760,
			8766,
			8777,
			8781,
			8787,
			8802,
			8808,
			8816,
			8854,
			8858,
			8870,
			8896,
			8979,
			9322,
			9372,
			9548,
			9588,
			9616,
			9622,
			9634,
			9652,
			9662,
			9672,
			9676,
			9680,
			9702,
			9735,
			9738,
			9793,
			9795,
			11906,
			11909,
			11913,
			11917,
			11928,
			11944,
			11947,
			11951,
			11956,
			11960,
			11964,
			11979,
			12284,
			12292,
			12312,
			12319,
			12330,
			12351,
			12436,
			12447,
			12535,
			12543,
			12586,
			12842,
			12850,
			12964,
			13200,
			13215,
			13218,
			13253,
			13263,
			13267,
			13270,
			13384,
			13428,
			13727,
			13839,
			13851,
			14617,
			14703,
			14801,
			14816,
			14964,
			15183,
			15471,
			15585,
			16471,
			16736,
			17208,
			17325,
			17330,
			17374,
			17623,
			17997,
			18018,
			18212,
			18218,
			18301,
			18318,
			18760,
			18811,
			18814,
			18820,
			18823,
			18844,
			18848,
			18872,
			19576,
			19620,
			19738,
			19887,
			40870,
			59244,
			59336,
			59367,
			59413,
			59417,
			59423,
			59431,
			59437,
			59443,
			59452,
			59460,
			59478,
			59493,
			63789,
			63866,
			63894,
			63976,
			63986,
			64016,
			64018,
			64021,
			64025,
			64034,
			64037,
			64042,
			65074,
			65093,
			65107,
			65112,
			65127,
			65132,
			65375,
			65510,
			65536
		],
		"gbChars": [
			0,
			36,
			38,
			45,
			50,
			81,
			89,
			95,
			96,
			100,
			103,
			104,
			105,
			109,
			126,
			133,
			148,
			172,
			175,
			179,
			208,
			306,
			307,
			308,
			309,
			310,
			311,
			312,
			313,
			341,
			428,
			443,
			544,
			545,
			558,
			741,
			742,
			749,
			750,
			805,
			819,
			820,
			7922,
			7924,
			7925,
			7927,
			7934,
			7943,
			7944,
			7945,
			7950,
			8062,
			8148,
			8149,
			8152,
			8164,
			8174,
			8236,
			8240,
			8262,
			8264,
			8374,
			8380,
			8381,
			8384,
			8388,
			8390,
			8392,
			8393,
			8394,
			8396,
			8401,
			8406,
			8416,
			8419,
			8424,
			8437,
			8439,
			8445,
			8482,
			8485,
			8496,
			8521,
			8603,
			8936,
			8946,
			9046,
			9050,
			9063,
			9066,
			9076,
			9092,
			9100,
			9108,
			9111,
			9113,
			9131,
			9162,
			9164,
			9218,
			9219,
			11329,
			11331,
			11334,
			11336,
			11346,
			11361,
			11363,
			11366,
			11370,
			11372,
			11375,
			11389,
			11682,
			11686,
			11687,
			11692,
			11694,
			11714,
			11716,
			11723,
			11725,
			11730,
			11736,
			11982,
			11989,
			12102,
			12336,
			12348,
			12350,
			12384,
			12393,
			12395,
			12397,
			12510,
			12553,
			12851,
			12962,
			12973,
			13738,
			13823,
			13919,
			13933,
			14080,
			14298,
			14585,
			14698,
			15583,
			15847,
			16318,
			16434,
			16438,
			16481,
			16729,
			17102,
			17122,
			17315,
			17320,
			17402,
			17418,
			17859,
			17909,
			17911,
			17915,
			17916,
			17936,
			17939,
			17961,
			18664,
			18703,
			18814,
			18962,
			19043,
			33469,
			33470,
			33471,
			33484,
			33485,
			33490,
			33497,
			33501,
			33505,
			33513,
			33520,
			33536,
			33550,
			37845,
			37921,
			37948,
			38029,
			38038,
			38064,
			38065,
			38066,
			38069,
			38075,
			38076,
			38078,
			39108,
			39109,
			39113,
			39114,
			39115,
			39116,
			39265,
			39394,
			189e3
		]
	};
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/cp949.json
var require_cp949 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		[
			"0",
			"\0",
			127
		],
		[
			"8141",
			"갂갃갅갆갋",
			4,
			"갘갞갟갡갢갣갥",
			6,
			"갮갲갳갴"
		],
		[
			"8161",
			"갵갶갷갺갻갽갾갿걁",
			9,
			"걌걎",
			5,
			"걕"
		],
		[
			"8181",
			"걖걗걙걚걛걝",
			18,
			"걲걳걵걶걹걻",
			4,
			"겂겇겈겍겎겏겑겒겓겕",
			6,
			"겞겢",
			5,
			"겫겭겮겱",
			6,
			"겺겾겿곀곂곃곅곆곇곉곊곋곍",
			7,
			"곖곘",
			7,
			"곢곣곥곦곩곫곭곮곲곴곷",
			4,
			"곾곿괁괂괃괅괇",
			4,
			"괎괐괒괓"
		],
		[
			"8241",
			"괔괕괖괗괙괚괛괝괞괟괡",
			7,
			"괪괫괮",
			5
		],
		[
			"8261",
			"괶괷괹괺괻괽",
			6,
			"굆굈굊",
			5,
			"굑굒굓굕굖굗"
		],
		[
			"8281",
			"굙",
			7,
			"굢굤",
			7,
			"굮굯굱굲굷굸굹굺굾궀궃",
			4,
			"궊궋궍궎궏궑",
			10,
			"궞",
			5,
			"궥",
			17,
			"궸",
			7,
			"귂귃귅귆귇귉",
			6,
			"귒귔",
			7,
			"귝귞귟귡귢귣귥",
			18
		],
		[
			"8341",
			"귺귻귽귾긂",
			5,
			"긊긌긎",
			5,
			"긕",
			7
		],
		[
			"8361",
			"긝",
			18,
			"긲긳긵긶긹긻긼"
		],
		[
			"8381",
			"긽긾긿깂깄깇깈깉깋깏깑깒깓깕깗",
			4,
			"깞깢깣깤깦깧깪깫깭깮깯깱",
			6,
			"깺깾",
			5,
			"꺆",
			5,
			"꺍",
			46,
			"꺿껁껂껃껅",
			6,
			"껎껒",
			5,
			"껚껛껝",
			8
		],
		[
			"8441",
			"껦껧껩껪껬껮",
			5,
			"껵껶껷껹껺껻껽",
			8
		],
		[
			"8461",
			"꼆꼉꼊꼋꼌꼎꼏꼑",
			18
		],
		[
			"8481",
			"꼤",
			7,
			"꼮꼯꼱꼳꼵",
			6,
			"꼾꽀꽄꽅꽆꽇꽊",
			5,
			"꽑",
			10,
			"꽞",
			5,
			"꽦",
			18,
			"꽺",
			5,
			"꾁꾂꾃꾅꾆꾇꾉",
			6,
			"꾒꾓꾔꾖",
			5,
			"꾝",
			26,
			"꾺꾻꾽꾾"
		],
		[
			"8541",
			"꾿꿁",
			5,
			"꿊꿌꿏",
			4,
			"꿕",
			6,
			"꿝",
			4
		],
		[
			"8561",
			"꿢",
			5,
			"꿪",
			5,
			"꿲꿳꿵꿶꿷꿹",
			6,
			"뀂뀃"
		],
		[
			"8581",
			"뀅",
			6,
			"뀍뀎뀏뀑뀒뀓뀕",
			6,
			"뀞",
			9,
			"뀩",
			26,
			"끆끇끉끋끍끏끐끑끒끖끘끚끛끜끞",
			29,
			"끾끿낁낂낃낅",
			6,
			"낎낐낒",
			5,
			"낛낝낞낣낤"
		],
		[
			"8641",
			"낥낦낧낪낰낲낶낷낹낺낻낽",
			6,
			"냆냊",
			5,
			"냒"
		],
		[
			"8661",
			"냓냕냖냗냙",
			6,
			"냡냢냣냤냦",
			10
		],
		[
			"8681",
			"냱",
			22,
			"넊넍넎넏넑넔넕넖넗넚넞",
			4,
			"넦넧넩넪넫넭",
			6,
			"넶넺",
			5,
			"녂녃녅녆녇녉",
			6,
			"녒녓녖녗녙녚녛녝녞녟녡",
			22,
			"녺녻녽녾녿놁놃",
			4,
			"놊놌놎놏놐놑놕놖놗놙놚놛놝"
		],
		[
			"8741",
			"놞",
			9,
			"놩",
			15
		],
		[
			"8761",
			"놹",
			18,
			"뇍뇎뇏뇑뇒뇓뇕"
		],
		[
			"8781",
			"뇖",
			5,
			"뇞뇠",
			7,
			"뇪뇫뇭뇮뇯뇱",
			7,
			"뇺뇼뇾",
			5,
			"눆눇눉눊눍",
			6,
			"눖눘눚",
			5,
			"눡",
			18,
			"눵",
			6,
			"눽",
			26,
			"뉙뉚뉛뉝뉞뉟뉡",
			6,
			"뉪",
			4
		],
		[
			"8841",
			"뉯",
			4,
			"뉶",
			5,
			"뉽",
			6,
			"늆늇늈늊",
			4
		],
		[
			"8861",
			"늏늒늓늕늖늗늛",
			4,
			"늢늤늧늨늩늫늭늮늯늱늲늳늵늶늷"
		],
		[
			"8881",
			"늸",
			15,
			"닊닋닍닎닏닑닓",
			4,
			"닚닜닞닟닠닡닣닧닩닪닰닱닲닶닼닽닾댂댃댅댆댇댉",
			6,
			"댒댖",
			5,
			"댝",
			54,
			"덗덙덚덝덠덡덢덣"
		],
		[
			"8941",
			"덦덨덪덬덭덯덲덳덵덶덷덹",
			6,
			"뎂뎆",
			5,
			"뎍"
		],
		[
			"8961",
			"뎎뎏뎑뎒뎓뎕",
			10,
			"뎢",
			5,
			"뎩뎪뎫뎭"
		],
		[
			"8981",
			"뎮",
			21,
			"돆돇돉돊돍돏돑돒돓돖돘돚돜돞돟돡돢돣돥돦돧돩",
			18,
			"돽",
			18,
			"됑",
			6,
			"됙됚됛됝됞됟됡",
			6,
			"됪됬",
			7,
			"됵",
			15
		],
		[
			"8a41",
			"둅",
			10,
			"둒둓둕둖둗둙",
			6,
			"둢둤둦"
		],
		[
			"8a61",
			"둧",
			4,
			"둭",
			18,
			"뒁뒂"
		],
		[
			"8a81",
			"뒃",
			4,
			"뒉",
			19,
			"뒞",
			5,
			"뒥뒦뒧뒩뒪뒫뒭",
			7,
			"뒶뒸뒺",
			5,
			"듁듂듃듅듆듇듉",
			6,
			"듑듒듓듔듖",
			5,
			"듞듟듡듢듥듧",
			4,
			"듮듰듲",
			5,
			"듹",
			26,
			"딖딗딙딚딝"
		],
		[
			"8b41",
			"딞",
			5,
			"딦딫",
			4,
			"딲딳딵딶딷딹",
			6,
			"땂땆"
		],
		[
			"8b61",
			"땇땈땉땊땎땏땑땒땓땕",
			6,
			"땞땢",
			8
		],
		[
			"8b81",
			"땫",
			52,
			"떢떣떥떦떧떩떬떭떮떯떲떶",
			4,
			"떾떿뗁뗂뗃뗅",
			6,
			"뗎뗒",
			5,
			"뗙",
			18,
			"뗭",
			18
		],
		[
			"8c41",
			"똀",
			15,
			"똒똓똕똖똗똙",
			4
		],
		[
			"8c61",
			"똞",
			6,
			"똦",
			5,
			"똭",
			6,
			"똵",
			5
		],
		[
			"8c81",
			"똻",
			12,
			"뙉",
			26,
			"뙥뙦뙧뙩",
			50,
			"뚞뚟뚡뚢뚣뚥",
			5,
			"뚭뚮뚯뚰뚲",
			16
		],
		[
			"8d41",
			"뛃",
			16,
			"뛕",
			8
		],
		[
			"8d61",
			"뛞",
			17,
			"뛱뛲뛳뛵뛶뛷뛹뛺"
		],
		[
			"8d81",
			"뛻",
			4,
			"뜂뜃뜄뜆",
			33,
			"뜪뜫뜭뜮뜱",
			6,
			"뜺뜼",
			7,
			"띅띆띇띉띊띋띍",
			6,
			"띖",
			9,
			"띡띢띣띥띦띧띩",
			6,
			"띲띴띶",
			5,
			"띾띿랁랂랃랅",
			6,
			"랎랓랔랕랚랛랝랞"
		],
		[
			"8e41",
			"랟랡",
			6,
			"랪랮",
			5,
			"랶랷랹",
			8
		],
		[
			"8e61",
			"럂",
			4,
			"럈럊",
			19
		],
		[
			"8e81",
			"럞",
			13,
			"럮럯럱럲럳럵",
			6,
			"럾렂",
			4,
			"렊렋렍렎렏렑",
			6,
			"렚렜렞",
			5,
			"렦렧렩렪렫렭",
			6,
			"렶렺",
			5,
			"롁롂롃롅",
			11,
			"롒롔",
			7,
			"롞롟롡롢롣롥",
			6,
			"롮롰롲",
			5,
			"롹롺롻롽",
			7
		],
		[
			"8f41",
			"뢅",
			7,
			"뢎",
			17
		],
		[
			"8f61",
			"뢠",
			7,
			"뢩",
			6,
			"뢱뢲뢳뢵뢶뢷뢹",
			4
		],
		[
			"8f81",
			"뢾뢿룂룄룆",
			5,
			"룍룎룏룑룒룓룕",
			7,
			"룞룠룢",
			5,
			"룪룫룭룮룯룱",
			6,
			"룺룼룾",
			5,
			"뤅",
			18,
			"뤙",
			6,
			"뤡",
			26,
			"뤾뤿륁륂륃륅",
			6,
			"륍륎륐륒",
			5
		],
		[
			"9041",
			"륚륛륝륞륟륡",
			6,
			"륪륬륮",
			5,
			"륶륷륹륺륻륽"
		],
		[
			"9061",
			"륾",
			5,
			"릆릈릋릌릏",
			15
		],
		[
			"9081",
			"릟",
			12,
			"릮릯릱릲릳릵",
			6,
			"릾맀맂",
			5,
			"맊맋맍맓",
			4,
			"맚맜맟맠맢맦맧맩맪맫맭",
			6,
			"맶맻",
			4,
			"먂",
			5,
			"먉",
			11,
			"먖",
			33,
			"먺먻먽먾먿멁멃멄멅멆"
		],
		[
			"9141",
			"멇멊멌멏멐멑멒멖멗멙멚멛멝",
			6,
			"멦멪",
			5
		],
		[
			"9161",
			"멲멳멵멶멷멹",
			9,
			"몆몈몉몊몋몍",
			5
		],
		[
			"9181",
			"몓",
			20,
			"몪몭몮몯몱몳",
			4,
			"몺몼몾",
			5,
			"뫅뫆뫇뫉",
			14,
			"뫚",
			33,
			"뫽뫾뫿묁묂묃묅",
			7,
			"묎묐묒",
			5,
			"묙묚묛묝묞묟묡",
			6
		],
		[
			"9241",
			"묨묪묬",
			7,
			"묷묹묺묿",
			4,
			"뭆뭈뭊뭋뭌뭎뭑뭒"
		],
		[
			"9261",
			"뭓뭕뭖뭗뭙",
			7,
			"뭢뭤",
			7,
			"뭭",
			4
		],
		[
			"9281",
			"뭲",
			21,
			"뮉뮊뮋뮍뮎뮏뮑",
			18,
			"뮥뮦뮧뮩뮪뮫뮭",
			6,
			"뮵뮶뮸",
			7,
			"믁믂믃믅믆믇믉",
			6,
			"믑믒믔",
			35,
			"믺믻믽믾밁"
		],
		[
			"9341",
			"밃",
			4,
			"밊밎밐밒밓밙밚밠밡밢밣밦밨밪밫밬밮밯밲밳밵"
		],
		[
			"9361",
			"밶밷밹",
			6,
			"뱂뱆뱇뱈뱊뱋뱎뱏뱑",
			8
		],
		[
			"9381",
			"뱚뱛뱜뱞",
			37,
			"벆벇벉벊벍벏",
			4,
			"벖벘벛",
			4,
			"벢벣벥벦벩",
			6,
			"벲벶",
			5,
			"벾벿볁볂볃볅",
			7,
			"볎볒볓볔볖볗볙볚볛볝",
			22,
			"볷볹볺볻볽"
		],
		[
			"9441",
			"볾",
			5,
			"봆봈봊",
			5,
			"봑봒봓봕",
			8
		],
		[
			"9461",
			"봞",
			5,
			"봥",
			6,
			"봭",
			12
		],
		[
			"9481",
			"봺",
			5,
			"뵁",
			6,
			"뵊뵋뵍뵎뵏뵑",
			6,
			"뵚",
			9,
			"뵥뵦뵧뵩",
			22,
			"붂붃붅붆붋",
			4,
			"붒붔붖붗붘붛붝",
			6,
			"붥",
			10,
			"붱",
			6,
			"붹",
			24
		],
		[
			"9541",
			"뷒뷓뷖뷗뷙뷚뷛뷝",
			11,
			"뷪",
			5,
			"뷱"
		],
		[
			"9561",
			"뷲뷳뷵뷶뷷뷹",
			6,
			"븁븂븄븆",
			5,
			"븎븏븑븒븓"
		],
		[
			"9581",
			"븕",
			6,
			"븞븠",
			35,
			"빆빇빉빊빋빍빏",
			4,
			"빖빘빜빝빞빟빢빣빥빦빧빩빫",
			4,
			"빲빶",
			4,
			"빾빿뺁뺂뺃뺅",
			6,
			"뺎뺒",
			5,
			"뺚",
			13,
			"뺩",
			14
		],
		[
			"9641",
			"뺸",
			23,
			"뻒뻓"
		],
		[
			"9661",
			"뻕뻖뻙",
			6,
			"뻡뻢뻦",
			5,
			"뻭",
			8
		],
		[
			"9681",
			"뻶",
			10,
			"뼂",
			5,
			"뼊",
			13,
			"뼚뼞",
			33,
			"뽂뽃뽅뽆뽇뽉",
			6,
			"뽒뽓뽔뽖",
			44
		],
		[
			"9741",
			"뾃",
			16,
			"뾕",
			8
		],
		[
			"9761",
			"뾞",
			17,
			"뾱",
			7
		],
		[
			"9781",
			"뾹",
			11,
			"뿆",
			5,
			"뿎뿏뿑뿒뿓뿕",
			6,
			"뿝뿞뿠뿢",
			89,
			"쀽쀾쀿"
		],
		[
			"9841",
			"쁀",
			16,
			"쁒",
			5,
			"쁙쁚쁛"
		],
		[
			"9861",
			"쁝쁞쁟쁡",
			6,
			"쁪",
			15
		],
		[
			"9881",
			"쁺",
			21,
			"삒삓삕삖삗삙",
			6,
			"삢삤삦",
			5,
			"삮삱삲삷",
			4,
			"삾샂샃샄샆샇샊샋샍샎샏샑",
			6,
			"샚샞",
			5,
			"샦샧샩샪샫샭",
			6,
			"샶샸샺",
			5,
			"섁섂섃섅섆섇섉",
			6,
			"섑섒섓섔섖",
			5,
			"섡섢섥섨섩섪섫섮"
		],
		[
			"9941",
			"섲섳섴섵섷섺섻섽섾섿셁",
			6,
			"셊셎",
			5,
			"셖셗"
		],
		[
			"9961",
			"셙셚셛셝",
			6,
			"셦셪",
			5,
			"셱셲셳셵셶셷셹셺셻"
		],
		[
			"9981",
			"셼",
			8,
			"솆",
			5,
			"솏솑솒솓솕솗",
			4,
			"솞솠솢솣솤솦솧솪솫솭솮솯솱",
			11,
			"솾",
			5,
			"쇅쇆쇇쇉쇊쇋쇍",
			6,
			"쇕쇖쇙",
			6,
			"쇡쇢쇣쇥쇦쇧쇩",
			6,
			"쇲쇴",
			7,
			"쇾쇿숁숂숃숅",
			6,
			"숎숐숒",
			5,
			"숚숛숝숞숡숢숣"
		],
		[
			"9a41",
			"숤숥숦숧숪숬숮숰숳숵",
			16
		],
		[
			"9a61",
			"쉆쉇쉉",
			6,
			"쉒쉓쉕쉖쉗쉙",
			6,
			"쉡쉢쉣쉤쉦"
		],
		[
			"9a81",
			"쉧",
			4,
			"쉮쉯쉱쉲쉳쉵",
			6,
			"쉾슀슂",
			5,
			"슊",
			5,
			"슑",
			6,
			"슙슚슜슞",
			5,
			"슦슧슩슪슫슮",
			5,
			"슶슸슺",
			33,
			"싞싟싡싢싥",
			5,
			"싮싰싲싳싴싵싷싺싽싾싿쌁",
			6,
			"쌊쌋쌎쌏"
		],
		[
			"9b41",
			"쌐쌑쌒쌖쌗쌙쌚쌛쌝",
			6,
			"쌦쌧쌪",
			8
		],
		[
			"9b61",
			"쌳",
			17,
			"썆",
			7
		],
		[
			"9b81",
			"썎",
			25,
			"썪썫썭썮썯썱썳",
			4,
			"썺썻썾",
			5,
			"쎅쎆쎇쎉쎊쎋쎍",
			50,
			"쏁",
			22,
			"쏚"
		],
		[
			"9c41",
			"쏛쏝쏞쏡쏣",
			4,
			"쏪쏫쏬쏮",
			5,
			"쏶쏷쏹",
			5
		],
		[
			"9c61",
			"쏿",
			8,
			"쐉",
			6,
			"쐑",
			9
		],
		[
			"9c81",
			"쐛",
			8,
			"쐥",
			6,
			"쐭쐮쐯쐱쐲쐳쐵",
			6,
			"쐾",
			9,
			"쑉",
			26,
			"쑦쑧쑩쑪쑫쑭",
			6,
			"쑶쑷쑸쑺",
			5,
			"쒁",
			18,
			"쒕",
			6,
			"쒝",
			12
		],
		[
			"9d41",
			"쒪",
			13,
			"쒹쒺쒻쒽",
			8
		],
		[
			"9d61",
			"쓆",
			25
		],
		[
			"9d81",
			"쓠",
			8,
			"쓪",
			5,
			"쓲쓳쓵쓶쓷쓹쓻쓼쓽쓾씂",
			9,
			"씍씎씏씑씒씓씕",
			6,
			"씝",
			10,
			"씪씫씭씮씯씱",
			6,
			"씺씼씾",
			5,
			"앆앇앋앏앐앑앒앖앚앛앜앟앢앣앥앦앧앩",
			6,
			"앲앶",
			5,
			"앾앿얁얂얃얅얆얈얉얊얋얎얐얒얓얔"
		],
		[
			"9e41",
			"얖얙얚얛얝얞얟얡",
			7,
			"얪",
			9,
			"얶"
		],
		[
			"9e61",
			"얷얺얿",
			4,
			"엋엍엏엒엓엕엖엗엙",
			6,
			"엢엤엦엧"
		],
		[
			"9e81",
			"엨엩엪엫엯엱엲엳엵엸엹엺엻옂옃옄옉옊옋옍옎옏옑",
			6,
			"옚옝",
			6,
			"옦옧옩옪옫옯옱옲옶옸옺옼옽옾옿왂왃왅왆왇왉",
			6,
			"왒왖",
			5,
			"왞왟왡",
			10,
			"왭왮왰왲",
			5,
			"왺왻왽왾왿욁",
			6,
			"욊욌욎",
			5,
			"욖욗욙욚욛욝",
			6,
			"욦"
		],
		[
			"9f41",
			"욨욪",
			5,
			"욲욳욵욶욷욻",
			4,
			"웂웄웆",
			5,
			"웎"
		],
		[
			"9f61",
			"웏웑웒웓웕",
			6,
			"웞웟웢",
			5,
			"웪웫웭웮웯웱웲"
		],
		[
			"9f81",
			"웳",
			4,
			"웺웻웼웾",
			5,
			"윆윇윉윊윋윍",
			6,
			"윖윘윚",
			5,
			"윢윣윥윦윧윩",
			6,
			"윲윴윶윸윹윺윻윾윿읁읂읃읅",
			4,
			"읋읎읐읙읚읛읝읞읟읡",
			6,
			"읩읪읬",
			7,
			"읶읷읹읺읻읿잀잁잂잆잋잌잍잏잒잓잕잙잛",
			4,
			"잢잧",
			4,
			"잮잯잱잲잳잵잶잷"
		],
		[
			"a041",
			"잸잹잺잻잾쟂",
			5,
			"쟊쟋쟍쟏쟑",
			6,
			"쟙쟚쟛쟜"
		],
		[
			"a061",
			"쟞",
			5,
			"쟥쟦쟧쟩쟪쟫쟭",
			13
		],
		[
			"a081",
			"쟻",
			4,
			"젂젃젅젆젇젉젋",
			4,
			"젒젔젗",
			4,
			"젞젟젡젢젣젥",
			6,
			"젮젰젲",
			5,
			"젹젺젻젽젾젿졁",
			6,
			"졊졋졎",
			5,
			"졕",
			26,
			"졲졳졵졶졷졹졻",
			4,
			"좂좄좈좉좊좎",
			5,
			"좕",
			7,
			"좞좠좢좣좤"
		],
		[
			"a141",
			"좥좦좧좩",
			18,
			"좾좿죀죁"
		],
		[
			"a161",
			"죂죃죅죆죇죉죊죋죍",
			6,
			"죖죘죚",
			5,
			"죢죣죥"
		],
		[
			"a181",
			"죦",
			14,
			"죶",
			5,
			"죾죿줁줂줃줇",
			4,
			"줎　、。·‥…¨〃­―∥＼∼‘’“”〔〕〈",
			9,
			"±×÷≠≤≥∞∴°′″℃Å￠￡￥♂♀∠⊥⌒∂∇≡≒§※☆★○●◎◇◆□■△▲▽▼→←↑↓↔〓≪≫√∽∝∵∫∬∈∋⊆⊇⊂⊃∪∩∧∨￢"
		],
		[
			"a241",
			"줐줒",
			5,
			"줙",
			18
		],
		[
			"a261",
			"줭",
			6,
			"줵",
			18
		],
		[
			"a281",
			"쥈",
			7,
			"쥒쥓쥕쥖쥗쥙",
			6,
			"쥢쥤",
			7,
			"쥭쥮쥯⇒⇔∀∃´～ˇ˘˝˚˙¸˛¡¿ː∮∑∏¤℉‰◁◀▷▶♤♠♡♥♧♣⊙◈▣◐◑▒▤▥▨▧▦▩♨☏☎☜☞¶†‡↕↗↙↖↘♭♩♪♬㉿㈜№㏇™㏂㏘℡€®"
		],
		[
			"a341",
			"쥱쥲쥳쥵",
			6,
			"쥽",
			10,
			"즊즋즍즎즏"
		],
		[
			"a361",
			"즑",
			6,
			"즚즜즞",
			16
		],
		[
			"a381",
			"즯",
			16,
			"짂짃짅짆짉짋",
			4,
			"짒짔짗짘짛！",
			58,
			"￦］",
			32,
			"￣"
		],
		[
			"a441",
			"짞짟짡짣짥짦짨짩짪짫짮짲",
			5,
			"짺짻짽짾짿쨁쨂쨃쨄"
		],
		[
			"a461",
			"쨅쨆쨇쨊쨎",
			5,
			"쨕쨖쨗쨙",
			12
		],
		[
			"a481",
			"쨦쨧쨨쨪",
			28,
			"ㄱ",
			93
		],
		[
			"a541",
			"쩇",
			4,
			"쩎쩏쩑쩒쩓쩕",
			6,
			"쩞쩢",
			5,
			"쩩쩪"
		],
		[
			"a561",
			"쩫",
			17,
			"쩾",
			5,
			"쪅쪆"
		],
		[
			"a581",
			"쪇",
			16,
			"쪙",
			14,
			"ⅰ",
			9
		],
		[
			"a5b0",
			"Ⅰ",
			9
		],
		[
			"a5c1",
			"Α",
			16,
			"Σ",
			6
		],
		[
			"a5e1",
			"α",
			16,
			"σ",
			6
		],
		[
			"a641",
			"쪨",
			19,
			"쪾쪿쫁쫂쫃쫅"
		],
		[
			"a661",
			"쫆",
			5,
			"쫎쫐쫒쫔쫕쫖쫗쫚",
			5,
			"쫡",
			6
		],
		[
			"a681",
			"쫨쫩쫪쫫쫭",
			6,
			"쫵",
			18,
			"쬉쬊─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋┠┯┨┷┿┝┰┥┸╂┒┑┚┙┖┕┎┍┞┟┡┢┦┧┩┪┭┮┱┲┵┶┹┺┽┾╀╁╃",
			7
		],
		[
			"a741",
			"쬋",
			4,
			"쬑쬒쬓쬕쬖쬗쬙",
			6,
			"쬢",
			7
		],
		[
			"a761",
			"쬪",
			22,
			"쭂쭃쭄"
		],
		[
			"a781",
			"쭅쭆쭇쭊쭋쭍쭎쭏쭑",
			6,
			"쭚쭛쭜쭞",
			5,
			"쭥",
			7,
			"㎕㎖㎗ℓ㎘㏄㎣㎤㎥㎦㎙",
			9,
			"㏊㎍㎎㎏㏏㎈㎉㏈㎧㎨㎰",
			9,
			"㎀",
			4,
			"㎺",
			5,
			"㎐",
			4,
			"Ω㏀㏁㎊㎋㎌㏖㏅㎭㎮㎯㏛㎩㎪㎫㎬㏝㏐㏓㏃㏉㏜㏆"
		],
		[
			"a841",
			"쭭",
			10,
			"쭺",
			14
		],
		[
			"a861",
			"쮉",
			18,
			"쮝",
			6
		],
		[
			"a881",
			"쮤",
			19,
			"쮹",
			11,
			"ÆÐªĦ"
		],
		["a8a6", "Ĳ"],
		["a8a8", "ĿŁØŒºÞŦŊ"],
		[
			"a8b1",
			"㉠",
			27,
			"ⓐ",
			25,
			"①",
			14,
			"½⅓⅔¼¾⅛⅜⅝⅞"
		],
		[
			"a941",
			"쯅",
			14,
			"쯕",
			10
		],
		[
			"a961",
			"쯠쯡쯢쯣쯥쯦쯨쯪",
			18
		],
		[
			"a981",
			"쯽",
			14,
			"찎찏찑찒찓찕",
			6,
			"찞찟찠찣찤æđðħıĳĸŀłøœßþŧŋŉ㈀",
			27,
			"⒜",
			25,
			"⑴",
			14,
			"¹²³⁴ⁿ₁₂₃₄"
		],
		[
			"aa41",
			"찥찦찪찫찭찯찱",
			6,
			"찺찿",
			4,
			"챆챇챉챊챋챍챎"
		],
		[
			"aa61",
			"챏",
			4,
			"챖챚",
			5,
			"챡챢챣챥챧챩",
			6,
			"챱챲"
		],
		[
			"aa81",
			"챳챴챶",
			29,
			"ぁ",
			82
		],
		[
			"ab41",
			"첔첕첖첗첚첛첝첞첟첡",
			6,
			"첪첮",
			5,
			"첶첷첹"
		],
		[
			"ab61",
			"첺첻첽",
			6,
			"쳆쳈쳊",
			5,
			"쳑쳒쳓쳕",
			5
		],
		[
			"ab81",
			"쳛",
			8,
			"쳥",
			6,
			"쳭쳮쳯쳱",
			12,
			"ァ",
			85
		],
		[
			"ac41",
			"쳾쳿촀촂",
			5,
			"촊촋촍촎촏촑",
			6,
			"촚촜촞촟촠"
		],
		[
			"ac61",
			"촡촢촣촥촦촧촩촪촫촭",
			11,
			"촺",
			4
		],
		[
			"ac81",
			"촿",
			28,
			"쵝쵞쵟А",
			5,
			"ЁЖ",
			25
		],
		[
			"acd1",
			"а",
			5,
			"ёж",
			25
		],
		[
			"ad41",
			"쵡쵢쵣쵥",
			6,
			"쵮쵰쵲",
			5,
			"쵹",
			7
		],
		[
			"ad61",
			"춁",
			6,
			"춉",
			10,
			"춖춗춙춚춛춝춞춟"
		],
		[
			"ad81",
			"춠춡춢춣춦춨춪",
			5,
			"춱",
			18,
			"췅"
		],
		[
			"ae41",
			"췆",
			5,
			"췍췎췏췑",
			16
		],
		[
			"ae61",
			"췢",
			5,
			"췩췪췫췭췮췯췱",
			6,
			"췺췼췾",
			4
		],
		[
			"ae81",
			"츃츅츆츇츉츊츋츍",
			6,
			"츕츖츗츘츚",
			5,
			"츢츣츥츦츧츩츪츫"
		],
		[
			"af41",
			"츬츭츮츯츲츴츶",
			19
		],
		[
			"af61",
			"칊",
			13,
			"칚칛칝칞칢",
			5,
			"칪칬"
		],
		[
			"af81",
			"칮",
			5,
			"칶칷칹칺칻칽",
			6,
			"캆캈캊",
			5,
			"캒캓캕캖캗캙"
		],
		[
			"b041",
			"캚",
			5,
			"캢캦",
			5,
			"캮",
			12
		],
		[
			"b061",
			"캻",
			5,
			"컂",
			19
		],
		[
			"b081",
			"컖",
			13,
			"컦컧컩컪컭",
			6,
			"컶컺",
			5,
			"가각간갇갈갉갊감",
			7,
			"같",
			4,
			"갠갤갬갭갯갰갱갸갹갼걀걋걍걔걘걜거걱건걷걸걺검겁것겄겅겆겉겊겋게겐겔겜겝겟겠겡겨격겪견겯결겸겹겻겼경곁계곈곌곕곗고곡곤곧골곪곬곯곰곱곳공곶과곽관괄괆"
		],
		[
			"b141",
			"켂켃켅켆켇켉",
			6,
			"켒켔켖",
			5,
			"켝켞켟켡켢켣"
		],
		[
			"b161",
			"켥",
			6,
			"켮켲",
			5,
			"켹",
			11
		],
		[
			"b181",
			"콅",
			14,
			"콖콗콙콚콛콝",
			6,
			"콦콨콪콫콬괌괍괏광괘괜괠괩괬괭괴괵괸괼굄굅굇굉교굔굘굡굣구국군굳굴굵굶굻굼굽굿궁궂궈궉권궐궜궝궤궷귀귁귄귈귐귑귓규균귤그극근귿글긁금급긋긍긔기긱긴긷길긺김깁깃깅깆깊까깍깎깐깔깖깜깝깟깠깡깥깨깩깬깰깸"
		],
		[
			"b241",
			"콭콮콯콲콳콵콶콷콹",
			6,
			"쾁쾂쾃쾄쾆",
			5,
			"쾍"
		],
		[
			"b261",
			"쾎",
			18,
			"쾢",
			5,
			"쾩"
		],
		[
			"b281",
			"쾪",
			5,
			"쾱",
			18,
			"쿅",
			6,
			"깹깻깼깽꺄꺅꺌꺼꺽꺾껀껄껌껍껏껐껑께껙껜껨껫껭껴껸껼꼇꼈꼍꼐꼬꼭꼰꼲꼴꼼꼽꼿꽁꽂꽃꽈꽉꽐꽜꽝꽤꽥꽹꾀꾄꾈꾐꾑꾕꾜꾸꾹꾼꿀꿇꿈꿉꿋꿍꿎꿔꿜꿨꿩꿰꿱꿴꿸뀀뀁뀄뀌뀐뀔뀜뀝뀨끄끅끈끊끌끎끓끔끕끗끙"
		],
		[
			"b341",
			"쿌",
			19,
			"쿢쿣쿥쿦쿧쿩"
		],
		[
			"b361",
			"쿪",
			5,
			"쿲쿴쿶",
			5,
			"쿽쿾쿿퀁퀂퀃퀅",
			5
		],
		[
			"b381",
			"퀋",
			5,
			"퀒",
			5,
			"퀙",
			19,
			"끝끼끽낀낄낌낍낏낑나낙낚난낟날낡낢남납낫",
			4,
			"낱낳내낵낸낼냄냅냇냈냉냐냑냔냘냠냥너넉넋넌널넒넓넘넙넛넜넝넣네넥넨넬넴넵넷넸넹녀녁년녈념녑녔녕녘녜녠노녹논놀놂놈놉놋농높놓놔놘놜놨뇌뇐뇔뇜뇝"
		],
		[
			"b441",
			"퀮",
			5,
			"퀶퀷퀹퀺퀻퀽",
			6,
			"큆큈큊",
			5
		],
		[
			"b461",
			"큑큒큓큕큖큗큙",
			6,
			"큡",
			10,
			"큮큯"
		],
		[
			"b481",
			"큱큲큳큵",
			6,
			"큾큿킀킂",
			18,
			"뇟뇨뇩뇬뇰뇹뇻뇽누눅눈눋눌눔눕눗눙눠눴눼뉘뉜뉠뉨뉩뉴뉵뉼늄늅늉느늑는늘늙늚늠늡늣능늦늪늬늰늴니닉닌닐닒님닙닛닝닢다닥닦단닫",
			4,
			"닳담답닷",
			4,
			"닿대댁댄댈댐댑댓댔댕댜더덕덖던덛덜덞덟덤덥"
		],
		[
			"b541",
			"킕",
			14,
			"킦킧킩킪킫킭",
			5
		],
		[
			"b561",
			"킳킶킸킺",
			5,
			"탂탃탅탆탇탊",
			5,
			"탒탖",
			4
		],
		[
			"b581",
			"탛탞탟탡탢탣탥",
			6,
			"탮탲",
			5,
			"탹",
			11,
			"덧덩덫덮데덱덴델뎀뎁뎃뎄뎅뎌뎐뎔뎠뎡뎨뎬도독돈돋돌돎돐돔돕돗동돛돝돠돤돨돼됐되된될됨됩됫됴두둑둔둘둠둡둣둥둬뒀뒈뒝뒤뒨뒬뒵뒷뒹듀듄듈듐듕드득든듣들듦듬듭듯등듸디딕딘딛딜딤딥딧딨딩딪따딱딴딸"
		],
		[
			"b641",
			"턅",
			7,
			"턎",
			17
		],
		[
			"b661",
			"턠",
			15,
			"턲턳턵턶턷턹턻턼턽턾"
		],
		[
			"b681",
			"턿텂텆",
			5,
			"텎텏텑텒텓텕",
			6,
			"텞텠텢",
			5,
			"텩텪텫텭땀땁땃땄땅땋때땍땐땔땜땝땟땠땡떠떡떤떨떪떫떰떱떳떴떵떻떼떽뗀뗄뗌뗍뗏뗐뗑뗘뗬또똑똔똘똥똬똴뙈뙤뙨뚜뚝뚠뚤뚫뚬뚱뛔뛰뛴뛸뜀뜁뜅뜨뜩뜬뜯뜰뜸뜹뜻띄띈띌띔띕띠띤띨띰띱띳띵라락란랄람랍랏랐랑랒랖랗"
		],
		[
			"b741",
			"텮",
			13,
			"텽",
			6,
			"톅톆톇톉톊"
		],
		[
			"b761",
			"톋",
			20,
			"톢톣톥톦톧"
		],
		[
			"b781",
			"톩",
			6,
			"톲톴톶톷톸톹톻톽톾톿퇁",
			14,
			"래랙랜랠램랩랫랬랭랴략랸럇량러럭런럴럼럽럿렀렁렇레렉렌렐렘렙렛렝려력련렬렴렵렷렸령례롄롑롓로록론롤롬롭롯롱롸롼뢍뢨뢰뢴뢸룀룁룃룅료룐룔룝룟룡루룩룬룰룸룹룻룽뤄뤘뤠뤼뤽륀륄륌륏륑류륙륜률륨륩"
		],
		[
			"b841",
			"퇐",
			7,
			"퇙",
			17
		],
		[
			"b861",
			"퇫",
			8,
			"퇵퇶퇷퇹",
			13
		],
		[
			"b881",
			"툈툊",
			5,
			"툑",
			24,
			"륫륭르륵른를름릅릇릉릊릍릎리릭린릴림립릿링마막만많",
			4,
			"맘맙맛망맞맡맣매맥맨맬맴맵맷맸맹맺먀먁먈먕머먹먼멀멂멈멉멋멍멎멓메멕멘멜멤멥멧멨멩며멱면멸몃몄명몇몌모목몫몬몰몲몸몹못몽뫄뫈뫘뫙뫼"
		],
		[
			"b941",
			"툪툫툮툯툱툲툳툵",
			6,
			"툾퉀퉂",
			5,
			"퉉퉊퉋퉌"
		],
		[
			"b961",
			"퉍",
			14,
			"퉝",
			6,
			"퉥퉦퉧퉨"
		],
		[
			"b981",
			"퉩",
			22,
			"튂튃튅튆튇튉튊튋튌묀묄묍묏묑묘묜묠묩묫무묵묶문묻물묽묾뭄뭅뭇뭉뭍뭏뭐뭔뭘뭡뭣뭬뮈뮌뮐뮤뮨뮬뮴뮷므믄믈믐믓미믹민믿밀밂밈밉밋밌밍및밑바",
			4,
			"받",
			4,
			"밤밥밧방밭배백밴밸뱀뱁뱃뱄뱅뱉뱌뱍뱐뱝버벅번벋벌벎범법벗"
		],
		[
			"ba41",
			"튍튎튏튒튓튔튖",
			5,
			"튝튞튟튡튢튣튥",
			6,
			"튭"
		],
		[
			"ba61",
			"튮튯튰튲",
			5,
			"튺튻튽튾틁틃",
			4,
			"틊틌",
			5
		],
		[
			"ba81",
			"틒틓틕틖틗틙틚틛틝",
			6,
			"틦",
			9,
			"틲틳틵틶틷틹틺벙벚베벡벤벧벨벰벱벳벴벵벼벽변별볍볏볐병볕볘볜보복볶본볼봄봅봇봉봐봔봤봬뵀뵈뵉뵌뵐뵘뵙뵤뵨부북분붇불붉붊붐붑붓붕붙붚붜붤붰붸뷔뷕뷘뷜뷩뷰뷴뷸븀븃븅브븍븐블븜븝븟비빅빈빌빎빔빕빗빙빚빛빠빡빤"
		],
		[
			"bb41",
			"틻",
			4,
			"팂팄팆",
			5,
			"팏팑팒팓팕팗",
			4,
			"팞팢팣"
		],
		[
			"bb61",
			"팤팦팧팪팫팭팮팯팱",
			6,
			"팺팾",
			5,
			"퍆퍇퍈퍉"
		],
		[
			"bb81",
			"퍊",
			31,
			"빨빪빰빱빳빴빵빻빼빽뺀뺄뺌뺍뺏뺐뺑뺘뺙뺨뻐뻑뻔뻗뻘뻠뻣뻤뻥뻬뼁뼈뼉뼘뼙뼛뼜뼝뽀뽁뽄뽈뽐뽑뽕뾔뾰뿅뿌뿍뿐뿔뿜뿟뿡쀼쁑쁘쁜쁠쁨쁩삐삑삔삘삠삡삣삥사삭삯산삳살삵삶삼삽삿샀상샅새색샌샐샘샙샛샜생샤"
		],
		[
			"bc41",
			"퍪",
			17,
			"퍾퍿펁펂펃펅펆펇"
		],
		[
			"bc61",
			"펈펉펊펋펎펒",
			5,
			"펚펛펝펞펟펡",
			6,
			"펪펬펮"
		],
		[
			"bc81",
			"펯",
			4,
			"펵펶펷펹펺펻펽",
			6,
			"폆폇폊",
			5,
			"폑",
			5,
			"샥샨샬샴샵샷샹섀섄섈섐섕서",
			4,
			"섣설섦섧섬섭섯섰성섶세섹센셀셈셉셋셌셍셔셕션셜셤셥셧셨셩셰셴셸솅소속솎손솔솖솜솝솟송솥솨솩솬솰솽쇄쇈쇌쇔쇗쇘쇠쇤쇨쇰쇱쇳쇼쇽숀숄숌숍숏숑수숙순숟술숨숩숫숭"
		],
		[
			"bd41",
			"폗폙",
			7,
			"폢폤",
			7,
			"폮폯폱폲폳폵폶폷"
		],
		[
			"bd61",
			"폸폹폺폻폾퐀퐂",
			5,
			"퐉",
			13
		],
		[
			"bd81",
			"퐗",
			5,
			"퐞",
			25,
			"숯숱숲숴쉈쉐쉑쉔쉘쉠쉥쉬쉭쉰쉴쉼쉽쉿슁슈슉슐슘슛슝스슥슨슬슭슴습슷승시식신싣실싫심십싯싱싶싸싹싻싼쌀쌈쌉쌌쌍쌓쌔쌕쌘쌜쌤쌥쌨쌩썅써썩썬썰썲썸썹썼썽쎄쎈쎌쏀쏘쏙쏜쏟쏠쏢쏨쏩쏭쏴쏵쏸쐈쐐쐤쐬쐰"
		],
		[
			"be41",
			"퐸",
			7,
			"푁푂푃푅",
			14
		],
		[
			"be61",
			"푔",
			7,
			"푝푞푟푡푢푣푥",
			7,
			"푮푰푱푲"
		],
		[
			"be81",
			"푳",
			4,
			"푺푻푽푾풁풃",
			4,
			"풊풌풎",
			5,
			"풕",
			8,
			"쐴쐼쐽쑈쑤쑥쑨쑬쑴쑵쑹쒀쒔쒜쒸쒼쓩쓰쓱쓴쓸쓺쓿씀씁씌씐씔씜씨씩씬씰씸씹씻씽아악안앉않알앍앎앓암압앗았앙앝앞애액앤앨앰앱앳앴앵야약얀얄얇얌얍얏양얕얗얘얜얠얩어억언얹얻얼얽얾엄",
			6,
			"엌엎"
		],
		[
			"bf41",
			"풞",
			10,
			"풪",
			14
		],
		[
			"bf61",
			"풹",
			18,
			"퓍퓎퓏퓑퓒퓓퓕"
		],
		[
			"bf81",
			"퓖",
			5,
			"퓝퓞퓠",
			7,
			"퓩퓪퓫퓭퓮퓯퓱",
			6,
			"퓹퓺퓼에엑엔엘엠엡엣엥여역엮연열엶엷염",
			5,
			"옅옆옇예옌옐옘옙옛옜오옥온올옭옮옰옳옴옵옷옹옻와왁완왈왐왑왓왔왕왜왝왠왬왯왱외왹왼욀욈욉욋욍요욕욘욜욤욥욧용우욱운울욹욺움웁웃웅워웍원월웜웝웠웡웨"
		],
		[
			"c041",
			"퓾",
			5,
			"픅픆픇픉픊픋픍",
			6,
			"픖픘",
			5
		],
		[
			"c061",
			"픞",
			25
		],
		[
			"c081",
			"픸픹픺픻픾픿핁핂핃핅",
			6,
			"핎핐핒",
			5,
			"핚핛핝핞핟핡핢핣웩웬웰웸웹웽위윅윈윌윔윕윗윙유육윤율윰윱윳융윷으윽은을읊음읍읏응",
			7,
			"읜읠읨읫이익인일읽읾잃임입잇있잉잊잎자작잔잖잗잘잚잠잡잣잤장잦재잭잰잴잼잽잿쟀쟁쟈쟉쟌쟎쟐쟘쟝쟤쟨쟬저적전절젊"
		],
		[
			"c141",
			"핤핦핧핪핬핮",
			5,
			"핶핷핹핺핻핽",
			6,
			"햆햊햋"
		],
		[
			"c161",
			"햌햍햎햏햑",
			19,
			"햦햧"
		],
		[
			"c181",
			"햨",
			31,
			"점접젓정젖제젝젠젤젬젭젯젱져젼졀졈졉졌졍졔조족존졸졺좀좁좃종좆좇좋좌좍좔좝좟좡좨좼좽죄죈죌죔죕죗죙죠죡죤죵주죽준줄줅줆줌줍줏중줘줬줴쥐쥑쥔쥘쥠쥡쥣쥬쥰쥴쥼즈즉즌즐즘즙즛증지직진짇질짊짐집짓"
		],
		[
			"c241",
			"헊헋헍헎헏헑헓",
			4,
			"헚헜헞",
			5,
			"헦헧헩헪헫헭헮"
		],
		[
			"c261",
			"헯",
			4,
			"헶헸헺",
			5,
			"혂혃혅혆혇혉",
			6,
			"혒"
		],
		[
			"c281",
			"혖",
			5,
			"혝혞혟혡혢혣혥",
			7,
			"혮",
			9,
			"혺혻징짖짙짚짜짝짠짢짤짧짬짭짯짰짱째짹짼쨀쨈쨉쨋쨌쨍쨔쨘쨩쩌쩍쩐쩔쩜쩝쩟쩠쩡쩨쩽쪄쪘쪼쪽쫀쫄쫌쫍쫏쫑쫓쫘쫙쫠쫬쫴쬈쬐쬔쬘쬠쬡쭁쭈쭉쭌쭐쭘쭙쭝쭤쭸쭹쮜쮸쯔쯤쯧쯩찌찍찐찔찜찝찡찢찧차착찬찮찰참찹찻"
		],
		[
			"c341",
			"혽혾혿홁홂홃홄홆홇홊홌홎홏홐홒홓홖홗홙홚홛홝",
			4
		],
		[
			"c361",
			"홢",
			4,
			"홨홪",
			5,
			"홲홳홵",
			11
		],
		[
			"c381",
			"횁횂횄횆",
			5,
			"횎횏횑횒횓횕",
			7,
			"횞횠횢",
			5,
			"횩횪찼창찾채책챈챌챔챕챗챘챙챠챤챦챨챰챵처척천철첨첩첫첬청체첵첸첼쳄쳅쳇쳉쳐쳔쳤쳬쳰촁초촉촌촐촘촙촛총촤촨촬촹최쵠쵤쵬쵭쵯쵱쵸춈추축춘출춤춥춧충춰췄췌췐취췬췰췸췹췻췽츄츈츌츔츙츠측츤츨츰츱츳층"
		],
		[
			"c441",
			"횫횭횮횯횱",
			7,
			"횺횼",
			7,
			"훆훇훉훊훋"
		],
		[
			"c461",
			"훍훎훏훐훒훓훕훖훘훚",
			5,
			"훡훢훣훥훦훧훩",
			4
		],
		[
			"c481",
			"훮훯훱훲훳훴훶",
			5,
			"훾훿휁휂휃휅",
			11,
			"휒휓휔치칙친칟칠칡침칩칫칭카칵칸칼캄캅캇캉캐캑캔캘캠캡캣캤캥캬캭컁커컥컨컫컬컴컵컷컸컹케켁켄켈켐켑켓켕켜켠켤켬켭켯켰켱켸코콕콘콜콤콥콧콩콰콱콴콸쾀쾅쾌쾡쾨쾰쿄쿠쿡쿤쿨쿰쿱쿳쿵쿼퀀퀄퀑퀘퀭퀴퀵퀸퀼"
		],
		[
			"c541",
			"휕휖휗휚휛휝휞휟휡",
			6,
			"휪휬휮",
			5,
			"휶휷휹"
		],
		[
			"c561",
			"휺휻휽",
			6,
			"흅흆흈흊",
			5,
			"흒흓흕흚",
			4
		],
		[
			"c581",
			"흟흢흤흦흧흨흪흫흭흮흯흱흲흳흵",
			6,
			"흾흿힀힂",
			5,
			"힊힋큄큅큇큉큐큔큘큠크큭큰클큼큽킁키킥킨킬킴킵킷킹타탁탄탈탉탐탑탓탔탕태택탠탤탬탭탯탰탱탸턍터턱턴털턺텀텁텃텄텅테텍텐텔템텝텟텡텨텬텼톄톈토톡톤톨톰톱톳통톺톼퇀퇘퇴퇸툇툉툐투툭툰툴툼툽툿퉁퉈퉜"
		],
		[
			"c641",
			"힍힎힏힑",
			6,
			"힚힜힞",
			5
		],
		["c6a1", "퉤튀튁튄튈튐튑튕튜튠튤튬튱트특튼튿틀틂틈틉틋틔틘틜틤틥티틱틴틸팀팁팃팅파팍팎판팔팖팜팝팟팠팡팥패팩팬팰팸팹팻팼팽퍄퍅퍼퍽펀펄펌펍펏펐펑페펙펜펠펨펩펫펭펴편펼폄폅폈평폐폘폡폣포폭폰폴폼폽폿퐁"],
		["c7a1", "퐈퐝푀푄표푠푤푭푯푸푹푼푿풀풂품풉풋풍풔풩퓌퓐퓔퓜퓟퓨퓬퓰퓸퓻퓽프픈플픔픕픗피픽핀필핌핍핏핑하학한할핥함합핫항해핵핸핼햄햅햇했행햐향허헉헌헐헒험헙헛헝헤헥헨헬헴헵헷헹혀혁현혈혐협혓혔형혜혠"],
		["c8a1", "혤혭호혹혼홀홅홈홉홋홍홑화확환활홧황홰홱홴횃횅회획횐횔횝횟횡효횬횰횹횻후훅훈훌훑훔훗훙훠훤훨훰훵훼훽휀휄휑휘휙휜휠휨휩휫휭휴휵휸휼흄흇흉흐흑흔흖흗흘흙흠흡흣흥흩희흰흴흼흽힁히힉힌힐힘힙힛힝"],
		["caa1", "伽佳假價加可呵哥嘉嫁家暇架枷柯歌珂痂稼苛茄街袈訶賈跏軻迦駕刻却各恪慤殼珏脚覺角閣侃刊墾奸姦干幹懇揀杆柬桿澗癎看磵稈竿簡肝艮艱諫間乫喝曷渴碣竭葛褐蝎鞨勘坎堪嵌感憾戡敢柑橄減甘疳監瞰紺邯鑑鑒龕"],
		["cba1", "匣岬甲胛鉀閘剛堈姜岡崗康强彊慷江畺疆糠絳綱羌腔舡薑襁講鋼降鱇介价個凱塏愷愾慨改槪漑疥皆盖箇芥蓋豈鎧開喀客坑更粳羹醵倨去居巨拒据據擧渠炬祛距踞車遽鉅鋸乾件健巾建愆楗腱虔蹇鍵騫乞傑杰桀儉劍劒檢"],
		["cca1", "瞼鈐黔劫怯迲偈憩揭擊格檄激膈覡隔堅牽犬甄絹繭肩見譴遣鵑抉決潔結缺訣兼慊箝謙鉗鎌京俓倞傾儆勁勍卿坰境庚徑慶憬擎敬景暻更梗涇炅烱璟璥瓊痙硬磬竟競絅經耕耿脛莖警輕逕鏡頃頸驚鯨係啓堺契季屆悸戒桂械"],
		["cda1", "棨溪界癸磎稽系繫繼計誡谿階鷄古叩告呱固姑孤尻庫拷攷故敲暠枯槁沽痼皐睾稿羔考股膏苦苽菰藁蠱袴誥賈辜錮雇顧高鼓哭斛曲梏穀谷鵠困坤崑昆梱棍滾琨袞鯤汨滑骨供公共功孔工恐恭拱控攻珙空蚣貢鞏串寡戈果瓜"],
		["cea1", "科菓誇課跨過鍋顆廓槨藿郭串冠官寬慣棺款灌琯瓘管罐菅觀貫關館刮恝括适侊光匡壙廣曠洸炚狂珖筐胱鑛卦掛罫乖傀塊壞怪愧拐槐魁宏紘肱轟交僑咬喬嬌嶠巧攪敎校橋狡皎矯絞翹膠蕎蛟較轎郊餃驕鮫丘久九仇俱具勾"],
		["cfa1", "區口句咎嘔坵垢寇嶇廐懼拘救枸柩構歐毆毬求溝灸狗玖球瞿矩究絿耉臼舅舊苟衢謳購軀逑邱鉤銶駒驅鳩鷗龜國局菊鞠鞫麴君窘群裙軍郡堀屈掘窟宮弓穹窮芎躬倦券勸卷圈拳捲權淃眷厥獗蕨蹶闕机櫃潰詭軌饋句晷歸貴"],
		["d0a1", "鬼龜叫圭奎揆槻珪硅窺竅糾葵規赳逵閨勻均畇筠菌鈞龜橘克剋劇戟棘極隙僅劤勤懃斤根槿瑾筋芹菫覲謹近饉契今妗擒昑檎琴禁禽芩衾衿襟金錦伋及急扱汲級給亘兢矜肯企伎其冀嗜器圻基埼夔奇妓寄岐崎己幾忌技旗旣"],
		[
			"d1a1",
			"朞期杞棋棄機欺氣汽沂淇玘琦琪璂璣畸畿碁磯祁祇祈祺箕紀綺羈耆耭肌記譏豈起錡錤飢饑騎騏驥麒緊佶吉拮桔金喫儺喇奈娜懦懶拏拿癩",
			5,
			"那樂",
			4,
			"諾酪駱亂卵暖欄煖爛蘭難鸞捏捺南嵐枏楠湳濫男藍襤拉"
		],
		[
			"d2a1",
			"納臘蠟衲囊娘廊",
			4,
			"乃來內奈柰耐冷女年撚秊念恬拈捻寧寗努勞奴弩怒擄櫓爐瑙盧",
			5,
			"駑魯",
			10,
			"濃籠聾膿農惱牢磊腦賂雷尿壘",
			7,
			"嫩訥杻紐勒",
			5,
			"能菱陵尼泥匿溺多茶"
		],
		["d3a1", "丹亶但單團壇彖斷旦檀段湍短端簞緞蛋袒鄲鍛撻澾獺疸達啖坍憺擔曇淡湛潭澹痰聃膽蕁覃談譚錟沓畓答踏遝唐堂塘幢戇撞棠當糖螳黨代垈坮大對岱帶待戴擡玳臺袋貸隊黛宅德悳倒刀到圖堵塗導屠島嶋度徒悼挑掉搗桃"],
		["d4a1", "棹櫂淘渡滔濤燾盜睹禱稻萄覩賭跳蹈逃途道都鍍陶韜毒瀆牘犢獨督禿篤纛讀墩惇敦旽暾沌焞燉豚頓乭突仝冬凍動同憧東桐棟洞潼疼瞳童胴董銅兜斗杜枓痘竇荳讀豆逗頭屯臀芚遁遯鈍得嶝橙燈登等藤謄鄧騰喇懶拏癩羅"],
		["d5a1", "蘿螺裸邏樂洛烙珞絡落諾酪駱丹亂卵欄欒瀾爛蘭鸞剌辣嵐擥攬欖濫籃纜藍襤覽拉臘蠟廊朗浪狼琅瑯螂郞來崍徠萊冷掠略亮倆兩凉梁樑粮粱糧良諒輛量侶儷勵呂廬慮戾旅櫚濾礪藜蠣閭驢驪麗黎力曆歷瀝礫轢靂憐戀攣漣"],
		["d6a1", "煉璉練聯蓮輦連鍊冽列劣洌烈裂廉斂殮濂簾獵令伶囹寧岺嶺怜玲笭羚翎聆逞鈴零靈領齡例澧禮醴隷勞怒撈擄櫓潞瀘爐盧老蘆虜路輅露魯鷺鹵碌祿綠菉錄鹿麓論壟弄朧瀧瓏籠聾儡瀨牢磊賂賚賴雷了僚寮廖料燎療瞭聊蓼"],
		["d7a1", "遼鬧龍壘婁屢樓淚漏瘻累縷蔞褸鏤陋劉旒柳榴流溜瀏琉瑠留瘤硫謬類六戮陸侖倫崙淪綸輪律慄栗率隆勒肋凜凌楞稜綾菱陵俚利厘吏唎履悧李梨浬犁狸理璃異痢籬罹羸莉裏裡里釐離鯉吝潾燐璘藺躪隣鱗麟林淋琳臨霖砬"],
		["d8a1", "立笠粒摩瑪痲碼磨馬魔麻寞幕漠膜莫邈万卍娩巒彎慢挽晩曼滿漫灣瞞萬蔓蠻輓饅鰻唜抹末沫茉襪靺亡妄忘忙望網罔芒茫莽輞邙埋妹媒寐昧枚梅每煤罵買賣邁魅脈貊陌驀麥孟氓猛盲盟萌冪覓免冕勉棉沔眄眠綿緬面麵滅"],
		["d9a1", "蔑冥名命明暝椧溟皿瞑茗蓂螟酩銘鳴袂侮冒募姆帽慕摸摹暮某模母毛牟牡瑁眸矛耗芼茅謀謨貌木沐牧目睦穆鶩歿沒夢朦蒙卯墓妙廟描昴杳渺猫竗苗錨務巫憮懋戊拇撫无楙武毋無珷畝繆舞茂蕪誣貿霧鵡墨默們刎吻問文"],
		["daa1", "汶紊紋聞蚊門雯勿沕物味媚尾嵋彌微未梶楣渼湄眉米美薇謎迷靡黴岷悶愍憫敏旻旼民泯玟珉緡閔密蜜謐剝博拍搏撲朴樸泊珀璞箔粕縛膊舶薄迫雹駁伴半反叛拌搬攀斑槃泮潘班畔瘢盤盼磐磻礬絆般蟠返頒飯勃拔撥渤潑"],
		["dba1", "發跋醱鉢髮魃倣傍坊妨尨幇彷房放方旁昉枋榜滂磅紡肪膀舫芳蒡蚌訪謗邦防龐倍俳北培徘拜排杯湃焙盃背胚裴裵褙賠輩配陪伯佰帛柏栢白百魄幡樊煩燔番磻繁蕃藩飜伐筏罰閥凡帆梵氾汎泛犯範范法琺僻劈壁擘檗璧癖"],
		["dca1", "碧蘗闢霹便卞弁變辨辯邊別瞥鱉鼈丙倂兵屛幷昞昺柄棅炳甁病秉竝輧餠騈保堡報寶普步洑湺潽珤甫菩補褓譜輔伏僕匐卜宓復服福腹茯蔔複覆輹輻馥鰒本乶俸奉封峯峰捧棒烽熢琫縫蓬蜂逢鋒鳳不付俯傅剖副否咐埠夫婦"],
		["dda1", "孚孵富府復扶敷斧浮溥父符簿缶腐腑膚艀芙莩訃負賦賻赴趺部釜阜附駙鳧北分吩噴墳奔奮忿憤扮昐汾焚盆粉糞紛芬賁雰不佛弗彿拂崩朋棚硼繃鵬丕備匕匪卑妃婢庇悲憊扉批斐枇榧比毖毗毘沸泌琵痺砒碑秕秘粃緋翡肥"],
		["dea1", "脾臂菲蜚裨誹譬費鄙非飛鼻嚬嬪彬斌檳殯浜濱瀕牝玭貧賓頻憑氷聘騁乍事些仕伺似使俟僿史司唆嗣四士奢娑寫寺射巳師徙思捨斜斯柶査梭死沙泗渣瀉獅砂社祀祠私篩紗絲肆舍莎蓑蛇裟詐詞謝賜赦辭邪飼駟麝削數朔索"],
		["dfa1", "傘刪山散汕珊産疝算蒜酸霰乷撒殺煞薩三參杉森渗芟蔘衫揷澁鈒颯上傷像償商喪嘗孀尙峠常床庠廂想桑橡湘爽牀狀相祥箱翔裳觴詳象賞霜塞璽賽嗇塞穡索色牲生甥省笙墅壻嶼序庶徐恕抒捿敍暑曙書栖棲犀瑞筮絮緖署"],
		["e0a1", "胥舒薯西誓逝鋤黍鼠夕奭席惜昔晳析汐淅潟石碩蓆釋錫仙僊先善嬋宣扇敾旋渲煽琁瑄璇璿癬禪線繕羨腺膳船蘚蟬詵跣選銑鐥饍鮮卨屑楔泄洩渫舌薛褻設說雪齧剡暹殲纖蟾贍閃陝攝涉燮葉城姓宬性惺成星晟猩珹盛省筬"],
		["e1a1", "聖聲腥誠醒世勢歲洗稅笹細說貰召嘯塑宵小少巢所掃搔昭梳沼消溯瀟炤燒甦疏疎瘙笑篠簫素紹蔬蕭蘇訴逍遡邵銷韶騷俗屬束涑粟續謖贖速孫巽損蓀遜飡率宋悚松淞訟誦送頌刷殺灑碎鎖衰釗修受嗽囚垂壽嫂守岫峀帥愁"],
		["e2a1", "戍手授搜收數樹殊水洙漱燧狩獸琇璲瘦睡秀穗竪粹綏綬繡羞脩茱蒐蓚藪袖誰讐輸遂邃酬銖銹隋隧隨雖需須首髓鬚叔塾夙孰宿淑潚熟琡璹肅菽巡徇循恂旬栒楯橓殉洵淳珣盾瞬筍純脣舜荀蓴蕣詢諄醇錞順馴戌術述鉥崇崧"],
		["e3a1", "嵩瑟膝蝨濕拾習褶襲丞乘僧勝升承昇繩蠅陞侍匙嘶始媤尸屎屍市弑恃施是時枾柴猜矢示翅蒔蓍視試詩諡豕豺埴寔式息拭植殖湜熄篒蝕識軾食飾伸侁信呻娠宸愼新晨燼申神紳腎臣莘薪藎蜃訊身辛辰迅失室實悉審尋心沁"],
		["e4a1", "沈深瀋甚芯諶什十拾雙氏亞俄兒啞娥峨我牙芽莪蛾衙訝阿雅餓鴉鵝堊岳嶽幄惡愕握樂渥鄂鍔顎鰐齷安岸按晏案眼雁鞍顔鮟斡謁軋閼唵岩巖庵暗癌菴闇壓押狎鴨仰央怏昻殃秧鴦厓哀埃崖愛曖涯碍艾隘靄厄扼掖液縊腋額"],
		["e5a1", "櫻罌鶯鸚也倻冶夜惹揶椰爺耶若野弱掠略約若葯蒻藥躍亮佯兩凉壤孃恙揚攘敭暘梁楊樣洋瀁煬痒瘍禳穰糧羊良襄諒讓釀陽量養圄御於漁瘀禦語馭魚齬億憶抑檍臆偃堰彦焉言諺孼蘖俺儼嚴奄掩淹嶪業円予余勵呂女如廬"],
		["e6a1", "旅歟汝濾璵礖礪與艅茹輿轝閭餘驪麗黎亦力域役易曆歷疫繹譯轢逆驛嚥堧姸娟宴年延憐戀捐挻撚椽沇沿涎涓淵演漣烟然煙煉燃燕璉硏硯秊筵緣練縯聯衍軟輦蓮連鉛鍊鳶列劣咽悅涅烈熱裂說閱厭廉念捻染殮炎焰琰艶苒"],
		["e7a1", "簾閻髥鹽曄獵燁葉令囹塋寧嶺嶸影怜映暎楹榮永泳渶潁濚瀛瀯煐營獰玲瑛瑩瓔盈穎纓羚聆英詠迎鈴鍈零霙靈領乂倪例刈叡曳汭濊猊睿穢芮藝蘂禮裔詣譽豫醴銳隸霓預五伍俉傲午吾吳嗚塢墺奧娛寤悟惡懊敖旿晤梧汚澳"],
		["e8a1", "烏熬獒筽蜈誤鰲鼇屋沃獄玉鈺溫瑥瘟穩縕蘊兀壅擁瓮甕癰翁邕雍饔渦瓦窩窪臥蛙蝸訛婉完宛梡椀浣玩琓琬碗緩翫脘腕莞豌阮頑曰往旺枉汪王倭娃歪矮外嵬巍猥畏了僚僥凹堯夭妖姚寥寮尿嶢拗搖撓擾料曜樂橈燎燿瑤療"],
		["e9a1", "窈窯繇繞耀腰蓼蟯要謠遙遼邀饒慾欲浴縟褥辱俑傭冗勇埇墉容庸慂榕涌湧溶熔瑢用甬聳茸蓉踊鎔鏞龍于佑偶優又友右宇寓尤愚憂旴牛玗瑀盂祐禑禹紆羽芋藕虞迂遇郵釪隅雨雩勖彧旭昱栯煜稶郁頊云暈橒殞澐熉耘芸蕓"],
		["eaa1", "運隕雲韻蔚鬱亐熊雄元原員圓園垣媛嫄寃怨愿援沅洹湲源爰猿瑗苑袁轅遠阮院願鴛月越鉞位偉僞危圍委威尉慰暐渭爲瑋緯胃萎葦蔿蝟衛褘謂違韋魏乳侑儒兪劉唯喩孺宥幼幽庾悠惟愈愉揄攸有杻柔柚柳楡楢油洧流游溜"],
		["eba1", "濡猶猷琉瑜由留癒硫紐維臾萸裕誘諛諭踰蹂遊逾遺酉釉鍮類六堉戮毓肉育陸倫允奫尹崙淪潤玧胤贇輪鈗閏律慄栗率聿戎瀜絨融隆垠恩慇殷誾銀隱乙吟淫蔭陰音飮揖泣邑凝應膺鷹依倚儀宜意懿擬椅毅疑矣義艤薏蟻衣誼"],
		["eca1", "議醫二以伊利吏夷姨履已弛彛怡易李梨泥爾珥理異痍痢移罹而耳肄苡荑裏裡貽貳邇里離飴餌匿溺瀷益翊翌翼謚人仁刃印吝咽因姻寅引忍湮燐璘絪茵藺蚓認隣靭靷鱗麟一佚佾壹日溢逸鎰馹任壬妊姙恁林淋稔臨荏賃入卄"],
		["eda1", "立笠粒仍剩孕芿仔刺咨姉姿子字孜恣慈滋炙煮玆瓷疵磁紫者自茨蔗藉諮資雌作勺嚼斫昨灼炸爵綽芍酌雀鵲孱棧殘潺盞岑暫潛箴簪蠶雜丈仗匠場墻壯奬將帳庄張掌暲杖樟檣欌漿牆狀獐璋章粧腸臟臧莊葬蔣薔藏裝贓醬長"],
		["eea1", "障再哉在宰才材栽梓渽滓災縡裁財載齋齎爭箏諍錚佇低儲咀姐底抵杵楮樗沮渚狙猪疽箸紵苧菹著藷詛貯躇這邸雎齟勣吊嫡寂摘敵滴狄炙的積笛籍績翟荻謫賊赤跡蹟迪迹適鏑佃佺傳全典前剪塡塼奠專展廛悛戰栓殿氈澱"],
		["efa1", "煎琠田甸畑癲筌箋箭篆纏詮輾轉鈿銓錢鐫電顚顫餞切截折浙癤竊節絶占岾店漸点粘霑鮎點接摺蝶丁井亭停偵呈姃定幀庭廷征情挺政整旌晶晸柾楨檉正汀淀淨渟湞瀞炡玎珽町睛碇禎程穽精綎艇訂諪貞鄭酊釘鉦鋌錠霆靖"],
		["f0a1", "靜頂鼎制劑啼堤帝弟悌提梯濟祭第臍薺製諸蹄醍除際霽題齊俎兆凋助嘲弔彫措操早晁曺曹朝條棗槽漕潮照燥爪璪眺祖祚租稠窕粗糟組繰肇藻蚤詔調趙躁造遭釣阻雕鳥族簇足鏃存尊卒拙猝倧宗從悰慫棕淙琮種終綜縱腫"],
		["f1a1", "踪踵鍾鐘佐坐左座挫罪主住侏做姝胄呪周嗾奏宙州廚晝朱柱株注洲湊澍炷珠疇籌紂紬綢舟蛛註誅走躊輳週酎酒鑄駐竹粥俊儁准埈寯峻晙樽浚準濬焌畯竣蠢逡遵雋駿茁中仲衆重卽櫛楫汁葺增憎曾拯烝甑症繒蒸證贈之只"],
		["f2a1", "咫地址志持指摯支旨智枝枳止池沚漬知砥祉祗紙肢脂至芝芷蜘誌識贄趾遲直稙稷織職唇嗔塵振搢晉晋桭榛殄津溱珍瑨璡畛疹盡眞瞋秦縉縝臻蔯袗診賑軫辰進鎭陣陳震侄叱姪嫉帙桎瓆疾秩窒膣蛭質跌迭斟朕什執潗緝輯"],
		["f3a1", "鏶集徵懲澄且侘借叉嗟嵯差次此磋箚茶蹉車遮捉搾着窄錯鑿齪撰澯燦璨瓚竄簒纂粲纘讚贊鑽餐饌刹察擦札紮僭參塹慘慙懺斬站讒讖倉倡創唱娼廠彰愴敞昌昶暢槍滄漲猖瘡窓脹艙菖蒼債埰寀寨彩採砦綵菜蔡采釵冊柵策"],
		["f4a1", "責凄妻悽處倜刺剔尺慽戚拓擲斥滌瘠脊蹠陟隻仟千喘天川擅泉淺玔穿舛薦賤踐遷釧闡阡韆凸哲喆徹撤澈綴輟轍鐵僉尖沾添甛瞻簽籤詹諂堞妾帖捷牒疊睫諜貼輒廳晴淸聽菁請靑鯖切剃替涕滯締諦逮遞體初剿哨憔抄招梢"],
		["f5a1", "椒楚樵炒焦硝礁礎秒稍肖艸苕草蕉貂超酢醋醮促囑燭矗蜀觸寸忖村邨叢塚寵悤憁摠總聰蔥銃撮催崔最墜抽推椎楸樞湫皺秋芻萩諏趨追鄒酋醜錐錘鎚雛騶鰍丑畜祝竺筑築縮蓄蹙蹴軸逐春椿瑃出朮黜充忠沖蟲衝衷悴膵萃"],
		["f6a1", "贅取吹嘴娶就炊翠聚脆臭趣醉驟鷲側仄厠惻測層侈値嗤峙幟恥梔治淄熾痔痴癡稚穉緇緻置致蚩輜雉馳齒則勅飭親七柒漆侵寢枕沈浸琛砧針鍼蟄秤稱快他咤唾墮妥惰打拖朶楕舵陀馱駝倬卓啄坼度托拓擢晫柝濁濯琢琸託"],
		["f7a1", "鐸呑嘆坦彈憚歎灘炭綻誕奪脫探眈耽貪塔搭榻宕帑湯糖蕩兌台太怠態殆汰泰笞胎苔跆邰颱宅擇澤撑攄兎吐土討慟桶洞痛筒統通堆槌腿褪退頹偸套妬投透鬪慝特闖坡婆巴把播擺杷波派爬琶破罷芭跛頗判坂板版瓣販辦鈑"],
		["f8a1", "阪八叭捌佩唄悖敗沛浿牌狽稗覇貝彭澎烹膨愎便偏扁片篇編翩遍鞭騙貶坪平枰萍評吠嬖幣廢弊斃肺蔽閉陛佈包匍匏咆哺圃布怖抛抱捕暴泡浦疱砲胞脯苞葡蒲袍褒逋鋪飽鮑幅暴曝瀑爆輻俵剽彪慓杓標漂瓢票表豹飇飄驃"],
		["f9a1", "品稟楓諷豊風馮彼披疲皮被避陂匹弼必泌珌畢疋筆苾馝乏逼下何厦夏廈昰河瑕荷蝦賀遐霞鰕壑學虐謔鶴寒恨悍旱汗漢澣瀚罕翰閑閒限韓割轄函含咸啣喊檻涵緘艦銜陷鹹合哈盒蛤閤闔陜亢伉姮嫦巷恒抗杭桁沆港缸肛航"],
		["faa1", "行降項亥偕咳垓奚孩害懈楷海瀣蟹解該諧邂駭骸劾核倖幸杏荇行享向嚮珦鄕響餉饗香噓墟虛許憲櫶獻軒歇險驗奕爀赫革俔峴弦懸晛泫炫玄玹現眩睍絃絢縣舷衒見賢鉉顯孑穴血頁嫌俠協夾峽挾浹狹脅脇莢鋏頰亨兄刑型"],
		["fba1", "形泂滎瀅灐炯熒珩瑩荊螢衡逈邢鎣馨兮彗惠慧暳蕙蹊醯鞋乎互呼壕壺好岵弧戶扈昊晧毫浩淏湖滸澔濠濩灝狐琥瑚瓠皓祜糊縞胡芦葫蒿虎號蝴護豪鎬頀顥惑或酷婚昏混渾琿魂忽惚笏哄弘汞泓洪烘紅虹訌鴻化和嬅樺火畵"],
		["fca1", "禍禾花華話譁貨靴廓擴攫確碻穫丸喚奐宦幻患換歡晥桓渙煥環紈還驩鰥活滑猾豁闊凰幌徨恍惶愰慌晃晄榥況湟滉潢煌璜皇篁簧荒蝗遑隍黃匯回廻徊恢悔懷晦會檜淮澮灰獪繪膾茴蛔誨賄劃獲宖橫鐄哮嚆孝效斅曉梟涍淆"],
		["fda1", "爻肴酵驍侯候厚后吼喉嗅帿後朽煦珝逅勛勳塤壎焄熏燻薰訓暈薨喧暄煊萱卉喙毁彙徽揮暉煇諱輝麾休携烋畦虧恤譎鷸兇凶匈洶胸黑昕欣炘痕吃屹紇訖欠欽歆吸恰洽翕興僖凞喜噫囍姬嬉希憙憘戱晞曦熙熹熺犧禧稀羲詰"]
	];
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/cp950.json
var require_cp950 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		[
			"0",
			"\0",
			127
		],
		["a140", "　，、。．‧；：？！︰…‥﹐﹑﹒·﹔﹕﹖﹗｜–︱—︳╴︴﹏（）︵︶｛｝︷︸〔〕︹︺【】︻︼《》︽︾〈〉︿﹀「」﹁﹂『』﹃﹄﹙﹚"],
		[
			"a1a1",
			"﹛﹜﹝﹞‘’“”〝〞‵′＃＆＊※§〃○●△▲◎☆★◇◆□■▽▼㊣℅¯￣＿ˍ﹉﹊﹍﹎﹋﹌﹟﹠﹡＋－×÷±√＜＞＝≦≧≠∞≒≡﹢",
			4,
			"～∩∪⊥∠∟⊿㏒㏑∫∮∵∴♀♂⊕⊙↑↓←→↖↗↙↘∥∣／"
		],
		[
			"a240",
			"＼∕﹨＄￥〒￠￡％＠℃℉﹩﹪﹫㏕㎜㎝㎞㏎㎡㎎㎏㏄°兙兛兞兝兡兣嗧瓩糎▁",
			7,
			"▏▎▍▌▋▊▉┼┴┬┤├▔─│▕┌┐└┘╭"
		],
		[
			"a2a1",
			"╮╰╯═╞╪╡◢◣◥◤╱╲╳０",
			9,
			"Ⅰ",
			9,
			"〡",
			8,
			"十卄卅Ａ",
			25,
			"ａ",
			21
		],
		[
			"a340",
			"ｗｘｙｚΑ",
			16,
			"Σ",
			6,
			"α",
			16,
			"σ",
			6,
			"ㄅ",
			10
		],
		[
			"a3a1",
			"ㄐ",
			25,
			"˙ˉˊˇˋ"
		],
		["a3e1", "€"],
		["a440", "一乙丁七乃九了二人儿入八几刀刁力匕十卜又三下丈上丫丸凡久么也乞于亡兀刃勺千叉口土士夕大女子孑孓寸小尢尸山川工己已巳巾干廾弋弓才"],
		["a4a1", "丑丐不中丰丹之尹予云井互五亢仁什仃仆仇仍今介仄元允內六兮公冗凶分切刈勻勾勿化匹午升卅卞厄友及反壬天夫太夭孔少尤尺屯巴幻廿弔引心戈戶手扎支文斗斤方日曰月木欠止歹毋比毛氏水火爪父爻片牙牛犬王丙"],
		["a540", "世丕且丘主乍乏乎以付仔仕他仗代令仙仞充兄冉冊冬凹出凸刊加功包匆北匝仟半卉卡占卯卮去可古右召叮叩叨叼司叵叫另只史叱台句叭叻四囚外"],
		["a5a1", "央失奴奶孕它尼巨巧左市布平幼弁弘弗必戊打扔扒扑斥旦朮本未末札正母民氐永汁汀氾犯玄玉瓜瓦甘生用甩田由甲申疋白皮皿目矛矢石示禾穴立丞丟乒乓乩亙交亦亥仿伉伙伊伕伍伐休伏仲件任仰仳份企伋光兇兆先全"],
		["a640", "共再冰列刑划刎刖劣匈匡匠印危吉吏同吊吐吁吋各向名合吃后吆吒因回囝圳地在圭圬圯圩夙多夷夸妄奸妃好她如妁字存宇守宅安寺尖屹州帆并年"],
		["a6a1", "式弛忙忖戎戌戍成扣扛托收早旨旬旭曲曳有朽朴朱朵次此死氖汝汗汙江池汐汕污汛汍汎灰牟牝百竹米糸缶羊羽老考而耒耳聿肉肋肌臣自至臼舌舛舟艮色艾虫血行衣西阡串亨位住佇佗佞伴佛何估佐佑伽伺伸佃佔似但佣"],
		["a740", "作你伯低伶余佝佈佚兌克免兵冶冷別判利刪刨劫助努劬匣即卵吝吭吞吾否呎吧呆呃吳呈呂君吩告吹吻吸吮吵吶吠吼呀吱含吟听囪困囤囫坊坑址坍"],
		["a7a1", "均坎圾坐坏圻壯夾妝妒妨妞妣妙妖妍妤妓妊妥孝孜孚孛完宋宏尬局屁尿尾岐岑岔岌巫希序庇床廷弄弟彤形彷役忘忌志忍忱快忸忪戒我抄抗抖技扶抉扭把扼找批扳抒扯折扮投抓抑抆改攻攸旱更束李杏材村杜杖杞杉杆杠"],
		["a840", "杓杗步每求汞沙沁沈沉沅沛汪決沐汰沌汨沖沒汽沃汲汾汴沆汶沍沔沘沂灶灼災灸牢牡牠狄狂玖甬甫男甸皂盯矣私秀禿究系罕肖肓肝肘肛肚育良芒"],
		["a8a1", "芋芍見角言谷豆豕貝赤走足身車辛辰迂迆迅迄巡邑邢邪邦那酉釆里防阮阱阪阬並乖乳事些亞享京佯依侍佳使佬供例來侃佰併侈佩佻侖佾侏侑佺兔兒兕兩具其典冽函刻券刷刺到刮制剁劾劻卒協卓卑卦卷卸卹取叔受味呵"],
		["a940", "咖呸咕咀呻呷咄咒咆呼咐呱呶和咚呢周咋命咎固垃坷坪坩坡坦坤坼夜奉奇奈奄奔妾妻委妹妮姑姆姐姍始姓姊妯妳姒姅孟孤季宗定官宜宙宛尚屈居"],
		["a9a1", "屆岷岡岸岩岫岱岳帘帚帖帕帛帑幸庚店府底庖延弦弧弩往征彿彼忝忠忽念忿怏怔怯怵怖怪怕怡性怩怫怛或戕房戾所承拉拌拄抿拂抹拒招披拓拔拋拈抨抽押拐拙拇拍抵拚抱拘拖拗拆抬拎放斧於旺昔易昌昆昂明昀昏昕昊"],
		["aa40", "昇服朋杭枋枕東果杳杷枇枝林杯杰板枉松析杵枚枓杼杪杲欣武歧歿氓氛泣注泳沱泌泥河沽沾沼波沫法泓沸泄油況沮泗泅泱沿治泡泛泊沬泯泜泖泠"],
		["aaa1", "炕炎炒炊炙爬爭爸版牧物狀狎狙狗狐玩玨玟玫玥甽疝疙疚的盂盲直知矽社祀祁秉秈空穹竺糾罔羌羋者肺肥肢肱股肫肩肴肪肯臥臾舍芳芝芙芭芽芟芹花芬芥芯芸芣芰芾芷虎虱初表軋迎返近邵邸邱邶采金長門阜陀阿阻附"],
		["ab40", "陂隹雨青非亟亭亮信侵侯便俠俑俏保促侶俘俟俊俗侮俐俄係俚俎俞侷兗冒冑冠剎剃削前剌剋則勇勉勃勁匍南卻厚叛咬哀咨哎哉咸咦咳哇哂咽咪品"],
		["aba1", "哄哈咯咫咱咻咩咧咿囿垂型垠垣垢城垮垓奕契奏奎奐姜姘姿姣姨娃姥姪姚姦威姻孩宣宦室客宥封屎屏屍屋峙峒巷帝帥帟幽庠度建弈弭彥很待徊律徇後徉怒思怠急怎怨恍恰恨恢恆恃恬恫恪恤扁拜挖按拼拭持拮拽指拱拷"],
		["ac40", "拯括拾拴挑挂政故斫施既春昭映昧是星昨昱昤曷柿染柱柔某柬架枯柵柩柯柄柑枴柚查枸柏柞柳枰柙柢柝柒歪殃殆段毒毗氟泉洋洲洪流津洌洱洞洗"],
		["aca1", "活洽派洶洛泵洹洧洸洩洮洵洎洫炫為炳炬炯炭炸炮炤爰牲牯牴狩狠狡玷珊玻玲珍珀玳甚甭畏界畎畋疫疤疥疢疣癸皆皇皈盈盆盃盅省盹相眉看盾盼眇矜砂研砌砍祆祉祈祇禹禺科秒秋穿突竿竽籽紂紅紀紉紇約紆缸美羿耄"],
		["ad40", "耐耍耑耶胖胥胚胃胄背胡胛胎胞胤胝致舢苧范茅苣苛苦茄若茂茉苒苗英茁苜苔苑苞苓苟苯茆虐虹虻虺衍衫要觔計訂訃貞負赴赳趴軍軌述迦迢迪迥"],
		["ada1", "迭迫迤迨郊郎郁郃酋酊重閂限陋陌降面革韋韭音頁風飛食首香乘亳倌倍倣俯倦倥俸倩倖倆值借倚倒們俺倀倔倨俱倡個候倘俳修倭倪俾倫倉兼冤冥冢凍凌准凋剖剜剔剛剝匪卿原厝叟哨唐唁唷哼哥哲唆哺唔哩哭員唉哮哪"],
		["ae40", "哦唧唇哽唏圃圄埂埔埋埃堉夏套奘奚娑娘娜娟娛娓姬娠娣娩娥娌娉孫屘宰害家宴宮宵容宸射屑展屐峭峽峻峪峨峰島崁峴差席師庫庭座弱徒徑徐恙"],
		["aea1", "恣恥恐恕恭恩息悄悟悚悍悔悌悅悖扇拳挈拿捎挾振捕捂捆捏捉挺捐挽挪挫挨捍捌效敉料旁旅時晉晏晃晒晌晅晁書朔朕朗校核案框桓根桂桔栩梳栗桌桑栽柴桐桀格桃株桅栓栘桁殊殉殷氣氧氨氦氤泰浪涕消涇浦浸海浙涓"],
		["af40", "浬涉浮浚浴浩涌涊浹涅浥涔烊烘烤烙烈烏爹特狼狹狽狸狷玆班琉珮珠珪珞畔畝畜畚留疾病症疲疳疽疼疹痂疸皋皰益盍盎眩真眠眨矩砰砧砸砝破砷"],
		["afa1", "砥砭砠砟砲祕祐祠祟祖神祝祗祚秤秣秧租秦秩秘窄窈站笆笑粉紡紗紋紊素索純紐紕級紜納紙紛缺罟羔翅翁耆耘耕耙耗耽耿胱脂胰脅胭胴脆胸胳脈能脊胼胯臭臬舀舐航舫舨般芻茫荒荔荊茸荐草茵茴荏茲茹茶茗荀茱茨荃"],
		["b040", "虔蚊蚪蚓蚤蚩蚌蚣蚜衰衷袁袂衽衹記訐討訌訕訊託訓訖訏訑豈豺豹財貢起躬軒軔軏辱送逆迷退迺迴逃追逅迸邕郡郝郢酒配酌釘針釗釜釙閃院陣陡"],
		["b0a1", "陛陝除陘陞隻飢馬骨高鬥鬲鬼乾偺偽停假偃偌做偉健偶偎偕偵側偷偏倏偯偭兜冕凰剪副勒務勘動匐匏匙匿區匾參曼商啪啦啄啞啡啃啊唱啖問啕唯啤唸售啜唬啣唳啁啗圈國圉域堅堊堆埠埤基堂堵執培夠奢娶婁婉婦婪婀"],
		["b140", "娼婢婚婆婊孰寇寅寄寂宿密尉專將屠屜屝崇崆崎崛崖崢崑崩崔崙崤崧崗巢常帶帳帷康庸庶庵庾張強彗彬彩彫得徙從徘御徠徜恿患悉悠您惋悴惦悽"],
		["b1a1", "情悻悵惜悼惘惕惆惟悸惚惇戚戛扈掠控捲掖探接捷捧掘措捱掩掉掃掛捫推掄授掙採掬排掏掀捻捩捨捺敝敖救教敗啟敏敘敕敔斜斛斬族旋旌旎晝晚晤晨晦晞曹勗望梁梯梢梓梵桿桶梱梧梗械梃棄梭梆梅梔條梨梟梡梂欲殺"],
		["b240", "毫毬氫涎涼淳淙液淡淌淤添淺清淇淋涯淑涮淞淹涸混淵淅淒渚涵淚淫淘淪深淮淨淆淄涪淬涿淦烹焉焊烽烯爽牽犁猜猛猖猓猙率琅琊球理現琍瓠瓶"],
		["b2a1", "瓷甜產略畦畢異疏痔痕疵痊痍皎盔盒盛眷眾眼眶眸眺硫硃硎祥票祭移窒窕笠笨笛第符笙笞笮粒粗粕絆絃統紮紹紼絀細紳組累終紲紱缽羞羚翌翎習耜聊聆脯脖脣脫脩脰脤舂舵舷舶船莎莞莘荸莢莖莽莫莒莊莓莉莠荷荻荼"],
		["b340", "莆莧處彪蛇蛀蚶蛄蚵蛆蛋蚱蚯蛉術袞袈被袒袖袍袋覓規訪訝訣訥許設訟訛訢豉豚販責貫貨貪貧赧赦趾趺軛軟這逍通逗連速逝逐逕逞造透逢逖逛途"],
		["b3a1", "部郭都酗野釵釦釣釧釭釩閉陪陵陳陸陰陴陶陷陬雀雪雩章竟頂頃魚鳥鹵鹿麥麻傢傍傅備傑傀傖傘傚最凱割剴創剩勞勝勛博厥啻喀喧啼喊喝喘喂喜喪喔喇喋喃喳單喟唾喲喚喻喬喱啾喉喫喙圍堯堪場堤堰報堡堝堠壹壺奠"],
		["b440", "婷媚婿媒媛媧孳孱寒富寓寐尊尋就嵌嵐崴嵇巽幅帽幀幃幾廊廁廂廄弼彭復循徨惑惡悲悶惠愜愣惺愕惰惻惴慨惱愎惶愉愀愒戟扉掣掌描揀揩揉揆揍"],
		["b4a1", "插揣提握揖揭揮捶援揪換摒揚揹敞敦敢散斑斐斯普晰晴晶景暑智晾晷曾替期朝棺棕棠棘棗椅棟棵森棧棹棒棲棣棋棍植椒椎棉棚楮棻款欺欽殘殖殼毯氮氯氬港游湔渡渲湧湊渠渥渣減湛湘渤湖湮渭渦湯渴湍渺測湃渝渾滋"],
		["b540", "溉渙湎湣湄湲湩湟焙焚焦焰無然煮焜牌犄犀猶猥猴猩琺琪琳琢琥琵琶琴琯琛琦琨甥甦畫番痢痛痣痙痘痞痠登發皖皓皴盜睏短硝硬硯稍稈程稅稀窘"],
		["b5a1", "窗窖童竣等策筆筐筒答筍筋筏筑粟粥絞結絨絕紫絮絲絡給絢絰絳善翔翕耋聒肅腕腔腋腑腎脹腆脾腌腓腴舒舜菩萃菸萍菠菅萋菁華菱菴著萊菰萌菌菽菲菊萸萎萄菜萇菔菟虛蛟蛙蛭蛔蛛蛤蛐蛞街裁裂袱覃視註詠評詞証詁"],
		["b640", "詔詛詐詆訴診訶詖象貂貯貼貳貽賁費賀貴買貶貿貸越超趁跎距跋跚跑跌跛跆軻軸軼辜逮逵週逸進逶鄂郵鄉郾酣酥量鈔鈕鈣鈉鈞鈍鈐鈇鈑閔閏開閑"],
		["b6a1", "間閒閎隊階隋陽隅隆隍陲隄雁雅雄集雇雯雲韌項順須飧飪飯飩飲飭馮馭黃黍黑亂傭債傲傳僅傾催傷傻傯僇剿剷剽募勦勤勢勣匯嗟嗨嗓嗦嗎嗜嗇嗑嗣嗤嗯嗚嗡嗅嗆嗥嗉園圓塞塑塘塗塚塔填塌塭塊塢塒塋奧嫁嫉嫌媾媽媼"],
		["b740", "媳嫂媲嵩嵯幌幹廉廈弒彙徬微愚意慈感想愛惹愁愈慎慌慄慍愾愴愧愍愆愷戡戢搓搾搞搪搭搽搬搏搜搔損搶搖搗搆敬斟新暗暉暇暈暖暄暘暍會榔業"],
		["b7a1", "楚楷楠楔極椰概楊楨楫楞楓楹榆楝楣楛歇歲毀殿毓毽溢溯滓溶滂源溝滇滅溥溘溼溺溫滑準溜滄滔溪溧溴煎煙煩煤煉照煜煬煦煌煥煞煆煨煖爺牒猷獅猿猾瑯瑚瑕瑟瑞瑁琿瑙瑛瑜當畸瘀痰瘁痲痱痺痿痴痳盞盟睛睫睦睞督"],
		["b840", "睹睪睬睜睥睨睢矮碎碰碗碘碌碉硼碑碓硿祺祿禁萬禽稜稚稠稔稟稞窟窠筷節筠筮筧粱粳粵經絹綑綁綏絛置罩罪署義羨群聖聘肆肄腱腰腸腥腮腳腫"],
		["b8a1", "腹腺腦舅艇蒂葷落萱葵葦葫葉葬葛萼萵葡董葩葭葆虞虜號蛹蜓蜈蜇蜀蛾蛻蜂蜃蜆蜊衙裟裔裙補裘裝裡裊裕裒覜解詫該詳試詩詰誇詼詣誠話誅詭詢詮詬詹詻訾詨豢貊貉賊資賈賄貲賃賂賅跡跟跨路跳跺跪跤跦躲較載軾輊"],
		["b940", "辟農運遊道遂達逼違遐遇遏過遍遑逾遁鄒鄗酬酪酩釉鈷鉗鈸鈽鉀鈾鉛鉋鉤鉑鈴鉉鉍鉅鈹鈿鉚閘隘隔隕雍雋雉雊雷電雹零靖靴靶預頑頓頊頒頌飼飴"],
		["b9a1", "飽飾馳馱馴髡鳩麂鼎鼓鼠僧僮僥僖僭僚僕像僑僱僎僩兢凳劃劂匱厭嗾嘀嘛嘗嗽嘔嘆嘉嘍嘎嗷嘖嘟嘈嘐嗶團圖塵塾境墓墊塹墅塽壽夥夢夤奪奩嫡嫦嫩嫗嫖嫘嫣孵寞寧寡寥實寨寢寤察對屢嶄嶇幛幣幕幗幔廓廖弊彆彰徹慇"],
		["ba40", "愿態慷慢慣慟慚慘慵截撇摘摔撤摸摟摺摑摧搴摭摻敲斡旗旖暢暨暝榜榨榕槁榮槓構榛榷榻榫榴槐槍榭槌榦槃榣歉歌氳漳演滾漓滴漩漾漠漬漏漂漢"],
		["baa1", "滿滯漆漱漸漲漣漕漫漯澈漪滬漁滲滌滷熔熙煽熊熄熒爾犒犖獄獐瑤瑣瑪瑰瑭甄疑瘧瘍瘋瘉瘓盡監瞄睽睿睡磁碟碧碳碩碣禎福禍種稱窪窩竭端管箕箋筵算箝箔箏箸箇箄粹粽精綻綰綜綽綾綠緊綴網綱綺綢綿綵綸維緒緇綬"],
		["bb40", "罰翠翡翟聞聚肇腐膀膏膈膊腿膂臧臺與舔舞艋蓉蒿蓆蓄蒙蒞蒲蒜蓋蒸蓀蓓蒐蒼蓑蓊蜿蜜蜻蜢蜥蜴蜘蝕蜷蜩裳褂裴裹裸製裨褚裯誦誌語誣認誡誓誤"],
		["bba1", "說誥誨誘誑誚誧豪貍貌賓賑賒赫趙趕跼輔輒輕輓辣遠遘遜遣遙遞遢遝遛鄙鄘鄞酵酸酷酴鉸銀銅銘銖鉻銓銜銨鉼銑閡閨閩閣閥閤隙障際雌雒需靼鞅韶頗領颯颱餃餅餌餉駁骯骰髦魁魂鳴鳶鳳麼鼻齊億儀僻僵價儂儈儉儅凜"],
		["bc40", "劇劈劉劍劊勰厲嘮嘻嘹嘲嘿嘴嘩噓噎噗噴嘶嘯嘰墀墟增墳墜墮墩墦奭嬉嫻嬋嫵嬌嬈寮寬審寫層履嶝嶔幢幟幡廢廚廟廝廣廠彈影德徵慶慧慮慝慕憂"],
		["bca1", "慼慰慫慾憧憐憫憎憬憚憤憔憮戮摩摯摹撞撲撈撐撰撥撓撕撩撒撮播撫撚撬撙撢撳敵敷數暮暫暴暱樣樟槨樁樞標槽模樓樊槳樂樅槭樑歐歎殤毅毆漿潼澄潑潦潔澆潭潛潸潮澎潺潰潤澗潘滕潯潠潟熟熬熱熨牖犛獎獗瑩璋璃"],
		["bd40", "瑾璀畿瘠瘩瘟瘤瘦瘡瘢皚皺盤瞎瞇瞌瞑瞋磋磅確磊碾磕碼磐稿稼穀稽稷稻窯窮箭箱範箴篆篇篁箠篌糊締練緯緻緘緬緝編緣線緞緩綞緙緲緹罵罷羯"],
		["bda1", "翩耦膛膜膝膠膚膘蔗蔽蔚蓮蔬蔭蔓蔑蔣蔡蔔蓬蔥蓿蔆螂蝴蝶蝠蝦蝸蝨蝙蝗蝌蝓衛衝褐複褒褓褕褊誼諒談諄誕請諸課諉諂調誰論諍誶誹諛豌豎豬賠賞賦賤賬賭賢賣賜質賡赭趟趣踫踐踝踢踏踩踟踡踞躺輝輛輟輩輦輪輜輞"],
		["be40", "輥適遮遨遭遷鄰鄭鄧鄱醇醉醋醃鋅銻銷鋪銬鋤鋁銳銼鋒鋇鋰銲閭閱霄霆震霉靠鞍鞋鞏頡頫頜颳養餓餒餘駝駐駟駛駑駕駒駙骷髮髯鬧魅魄魷魯鴆鴉"],
		["bea1", "鴃麩麾黎墨齒儒儘儔儐儕冀冪凝劑劓勳噙噫噹噩噤噸噪器噥噱噯噬噢噶壁墾壇壅奮嬝嬴學寰導彊憲憑憩憊懍憶憾懊懈戰擅擁擋撻撼據擄擇擂操撿擒擔撾整曆曉暹曄曇暸樽樸樺橙橫橘樹橄橢橡橋橇樵機橈歙歷氅濂澱澡"],
		["bf40", "濃澤濁澧澳激澹澶澦澠澴熾燉燐燒燈燕熹燎燙燜燃燄獨璜璣璘璟璞瓢甌甍瘴瘸瘺盧盥瞠瞞瞟瞥磨磚磬磧禦積穎穆穌穋窺篙簑築篤篛篡篩篦糕糖縊"],
		["bfa1", "縑縈縛縣縞縝縉縐罹羲翰翱翮耨膳膩膨臻興艘艙蕊蕙蕈蕨蕩蕃蕉蕭蕪蕞螃螟螞螢融衡褪褲褥褫褡親覦諦諺諫諱謀諜諧諮諾謁謂諷諭諳諶諼豫豭貓賴蹄踱踴蹂踹踵輻輯輸輳辨辦遵遴選遲遼遺鄴醒錠錶鋸錳錯錢鋼錫錄錚"],
		["c040", "錐錦錡錕錮錙閻隧隨險雕霎霑霖霍霓霏靛靜靦鞘頰頸頻頷頭頹頤餐館餞餛餡餚駭駢駱骸骼髻髭鬨鮑鴕鴣鴦鴨鴒鴛默黔龍龜優償儡儲勵嚎嚀嚐嚅嚇"],
		["c0a1", "嚏壕壓壑壎嬰嬪嬤孺尷屨嶼嶺嶽嶸幫彌徽應懂懇懦懋戲戴擎擊擘擠擰擦擬擱擢擭斂斃曙曖檀檔檄檢檜櫛檣橾檗檐檠歜殮毚氈濘濱濟濠濛濤濫濯澀濬濡濩濕濮濰燧營燮燦燥燭燬燴燠爵牆獰獲璩環璦璨癆療癌盪瞳瞪瞰瞬"],
		["c140", "瞧瞭矯磷磺磴磯礁禧禪穗窿簇簍篾篷簌篠糠糜糞糢糟糙糝縮績繆縷縲繃縫總縱繅繁縴縹繈縵縿縯罄翳翼聱聲聰聯聳臆臃膺臂臀膿膽臉膾臨舉艱薪"],
		["c1a1", "薄蕾薜薑薔薯薛薇薨薊虧蟀蟑螳蟒蟆螫螻螺蟈蟋褻褶襄褸褽覬謎謗謙講謊謠謝謄謐豁谿豳賺賽購賸賻趨蹉蹋蹈蹊轄輾轂轅輿避遽還邁邂邀鄹醣醞醜鍍鎂錨鍵鍊鍥鍋錘鍾鍬鍛鍰鍚鍔闊闋闌闈闆隱隸雖霜霞鞠韓顆颶餵騁"],
		["c240", "駿鮮鮫鮪鮭鴻鴿麋黏點黜黝黛鼾齋叢嚕嚮壙壘嬸彝懣戳擴擲擾攆擺擻擷斷曜朦檳檬櫃檻檸櫂檮檯歟歸殯瀉瀋濾瀆濺瀑瀏燻燼燾燸獷獵璧璿甕癖癘"],
		["c2a1", "癒瞽瞿瞻瞼礎禮穡穢穠竄竅簫簧簪簞簣簡糧織繕繞繚繡繒繙罈翹翻職聶臍臏舊藏薩藍藐藉薰薺薹薦蟯蟬蟲蟠覆覲觴謨謹謬謫豐贅蹙蹣蹦蹤蹟蹕軀轉轍邇邃邈醫醬釐鎔鎊鎖鎢鎳鎮鎬鎰鎘鎚鎗闔闖闐闕離雜雙雛雞霤鞣鞦"],
		["c340", "鞭韹額顏題顎顓颺餾餿餽餮馥騎髁鬃鬆魏魎魍鯊鯉鯽鯈鯀鵑鵝鵠黠鼕鼬儳嚥壞壟壢寵龐廬懲懷懶懵攀攏曠曝櫥櫝櫚櫓瀛瀟瀨瀚瀝瀕瀘爆爍牘犢獸"],
		["c3a1", "獺璽瓊瓣疇疆癟癡矇礙禱穫穩簾簿簸簽簷籀繫繭繹繩繪羅繳羶羹羸臘藩藝藪藕藤藥藷蟻蠅蠍蟹蟾襠襟襖襞譁譜識證譚譎譏譆譙贈贊蹼蹲躇蹶蹬蹺蹴轔轎辭邊邋醱醮鏡鏑鏟鏃鏈鏜鏝鏖鏢鏍鏘鏤鏗鏨關隴難霪霧靡韜韻類"],
		["c440", "願顛颼饅饉騖騙鬍鯨鯧鯖鯛鶉鵡鵲鵪鵬麒麗麓麴勸嚨嚷嚶嚴嚼壤孀孃孽寶巉懸懺攘攔攙曦朧櫬瀾瀰瀲爐獻瓏癢癥礦礪礬礫竇競籌籃籍糯糰辮繽繼"],
		["c4a1", "纂罌耀臚艦藻藹蘑藺蘆蘋蘇蘊蠔蠕襤覺觸議譬警譯譟譫贏贍躉躁躅躂醴釋鐘鐃鏽闡霰飄饒饑馨騫騰騷騵鰓鰍鹹麵黨鼯齟齣齡儷儸囁囀囂夔屬巍懼懾攝攜斕曩櫻欄櫺殲灌爛犧瓖瓔癩矓籐纏續羼蘗蘭蘚蠣蠢蠡蠟襪襬覽譴"],
		["c540", "護譽贓躊躍躋轟辯醺鐮鐳鐵鐺鐸鐲鐫闢霸霹露響顧顥饗驅驃驀騾髏魔魑鰭鰥鶯鶴鷂鶸麝黯鼙齜齦齧儼儻囈囊囉孿巔巒彎懿攤權歡灑灘玀瓤疊癮癬"],
		["c5a1", "禳籠籟聾聽臟襲襯觼讀贖贗躑躓轡酈鑄鑑鑒霽霾韃韁顫饕驕驍髒鬚鱉鰱鰾鰻鷓鷗鼴齬齪龔囌巖戀攣攫攪曬欐瓚竊籤籣籥纓纖纔臢蘸蘿蠱變邐邏鑣鑠鑤靨顯饜驚驛驗髓體髑鱔鱗鱖鷥麟黴囑壩攬灞癱癲矗罐羈蠶蠹衢讓讒"],
		["c640", "讖艷贛釀鑪靂靈靄韆顰驟鬢魘鱟鷹鷺鹼鹽鼇齷齲廳欖灣籬籮蠻觀躡釁鑲鑰顱饞髖鬣黌灤矚讚鑷韉驢驥纜讜躪釅鑽鑾鑼鱷鱸黷豔鑿鸚爨驪鬱鸛鸞籲"],
		["c940", "乂乜凵匚厂万丌乇亍囗兀屮彳丏冇与丮亓仂仉仈冘勼卬厹圠夃夬尐巿旡殳毌气爿丱丼仨仜仩仡仝仚刌匜卌圢圣夗夯宁宄尒尻屴屳帄庀庂忉戉扐氕"],
		["c9a1", "氶汃氿氻犮犰玊禸肊阞伎优伬仵伔仱伀价伈伝伂伅伢伓伄仴伒冱刓刉刐劦匢匟卍厊吇囡囟圮圪圴夼妀奼妅奻奾奷奿孖尕尥屼屺屻屾巟幵庄异弚彴忕忔忏扜扞扤扡扦扢扙扠扚扥旯旮朾朹朸朻机朿朼朳氘汆汒汜汏汊汔汋"],
		["ca40", "汌灱牞犴犵玎甪癿穵网艸艼芀艽艿虍襾邙邗邘邛邔阢阤阠阣佖伻佢佉体佤伾佧佒佟佁佘伭伳伿佡冏冹刜刞刡劭劮匉卣卲厎厏吰吷吪呔呅吙吜吥吘"],
		["caa1", "吽呏呁吨吤呇囮囧囥坁坅坌坉坋坒夆奀妦妘妠妗妎妢妐妏妧妡宎宒尨尪岍岏岈岋岉岒岊岆岓岕巠帊帎庋庉庌庈庍弅弝彸彶忒忑忐忭忨忮忳忡忤忣忺忯忷忻怀忴戺抃抌抎抏抔抇扱扻扺扰抁抈扷扽扲扴攷旰旴旳旲旵杅杇"],
		["cb40", "杙杕杌杈杝杍杚杋毐氙氚汸汧汫沄沋沏汱汯汩沚汭沇沕沜汦汳汥汻沎灴灺牣犿犽狃狆狁犺狅玕玗玓玔玒町甹疔疕皁礽耴肕肙肐肒肜芐芏芅芎芑芓"],
		["cba1", "芊芃芄豸迉辿邟邡邥邞邧邠阰阨阯阭丳侘佼侅佽侀侇佶佴侉侄佷佌侗佪侚佹侁佸侐侜侔侞侒侂侕佫佮冞冼冾刵刲刳剆刱劼匊匋匼厒厔咇呿咁咑咂咈呫呺呾呥呬呴呦咍呯呡呠咘呣呧呤囷囹坯坲坭坫坱坰坶垀坵坻坳坴坢"],
		["cc40", "坨坽夌奅妵妺姏姎妲姌姁妶妼姃姖妱妽姀姈妴姇孢孥宓宕屄屇岮岤岠岵岯岨岬岟岣岭岢岪岧岝岥岶岰岦帗帔帙弨弢弣弤彔徂彾彽忞忥怭怦怙怲怋"],
		["cca1", "怴怊怗怳怚怞怬怢怍怐怮怓怑怌怉怜戔戽抭抴拑抾抪抶拊抮抳抯抻抩抰抸攽斨斻昉旼昄昒昈旻昃昋昍昅旽昑昐曶朊枅杬枎枒杶杻枘枆构杴枍枌杺枟枑枙枃杽极杸杹枔欥殀歾毞氝沓泬泫泮泙沶泔沭泧沷泐泂沺泃泆泭泲"],
		["cd40", "泒泝沴沊沝沀泞泀洰泍泇沰泹泏泩泑炔炘炅炓炆炄炑炖炂炚炃牪狖狋狘狉狜狒狔狚狌狑玤玡玭玦玢玠玬玝瓝瓨甿畀甾疌疘皯盳盱盰盵矸矼矹矻矺"],
		["cda1", "矷祂礿秅穸穻竻籵糽耵肏肮肣肸肵肭舠芠苀芫芚芘芛芵芧芮芼芞芺芴芨芡芩苂芤苃芶芢虰虯虭虮豖迒迋迓迍迖迕迗邲邴邯邳邰阹阽阼阺陃俍俅俓侲俉俋俁俔俜俙侻侳俛俇俖侺俀侹俬剄剉勀勂匽卼厗厖厙厘咺咡咭咥哏"],
		["ce40", "哃茍咷咮哖咶哅哆咠呰咼咢咾呲哞咰垵垞垟垤垌垗垝垛垔垘垏垙垥垚垕壴复奓姡姞姮娀姱姝姺姽姼姶姤姲姷姛姩姳姵姠姾姴姭宨屌峐峘峌峗峋峛"],
		["cea1", "峞峚峉峇峊峖峓峔峏峈峆峎峟峸巹帡帢帣帠帤庰庤庢庛庣庥弇弮彖徆怷怹恔恲恞恅恓恇恉恛恌恀恂恟怤恄恘恦恮扂扃拏挍挋拵挎挃拫拹挏挌拸拶挀挓挔拺挕拻拰敁敃斪斿昶昡昲昵昜昦昢昳昫昺昝昴昹昮朏朐柁柲柈枺"],
		["cf40", "柜枻柸柘柀枷柅柫柤柟枵柍枳柷柶柮柣柂枹柎柧柰枲柼柆柭柌枮柦柛柺柉柊柃柪柋欨殂殄殶毖毘毠氠氡洨洴洭洟洼洿洒洊泚洳洄洙洺洚洑洀洝浂"],
		["cfa1", "洁洘洷洃洏浀洇洠洬洈洢洉洐炷炟炾炱炰炡炴炵炩牁牉牊牬牰牳牮狊狤狨狫狟狪狦狣玅珌珂珈珅玹玶玵玴珫玿珇玾珃珆玸珋瓬瓮甮畇畈疧疪癹盄眈眃眄眅眊盷盻盺矧矨砆砑砒砅砐砏砎砉砃砓祊祌祋祅祄秕种秏秖秎窀"],
		["d040", "穾竑笀笁籺籸籹籿粀粁紃紈紁罘羑羍羾耇耎耏耔耷胘胇胠胑胈胂胐胅胣胙胜胊胕胉胏胗胦胍臿舡芔苙苾苹茇苨茀苕茺苫苖苴苬苡苲苵茌苻苶苰苪"],
		["d0a1", "苤苠苺苳苭虷虴虼虳衁衎衧衪衩觓訄訇赲迣迡迮迠郱邽邿郕郅邾郇郋郈釔釓陔陏陑陓陊陎倞倅倇倓倢倰倛俵俴倳倷倬俶俷倗倜倠倧倵倯倱倎党冔冓凊凄凅凈凎剡剚剒剞剟剕剢勍匎厞唦哢唗唒哧哳哤唚哿唄唈哫唑唅哱"],
		["d140", "唊哻哷哸哠唎唃唋圁圂埌堲埕埒垺埆垽垼垸垶垿埇埐垹埁夎奊娙娖娭娮娕娏娗娊娞娳孬宧宭宬尃屖屔峬峿峮峱峷崀峹帩帨庨庮庪庬弳弰彧恝恚恧"],
		["d1a1", "恁悢悈悀悒悁悝悃悕悛悗悇悜悎戙扆拲挐捖挬捄捅挶捃揤挹捋捊挼挩捁挴捘捔捙挭捇挳捚捑挸捗捀捈敊敆旆旃旄旂晊晟晇晑朒朓栟栚桉栲栳栻桋桏栖栱栜栵栫栭栯桎桄栴栝栒栔栦栨栮桍栺栥栠欬欯欭欱欴歭肂殈毦毤"],
		["d240", "毨毣毢毧氥浺浣浤浶洍浡涒浘浢浭浯涑涍淯浿涆浞浧浠涗浰浼浟涂涘洯浨涋浾涀涄洖涃浻浽浵涐烜烓烑烝烋缹烢烗烒烞烠烔烍烅烆烇烚烎烡牂牸"],
		["d2a1", "牷牶猀狺狴狾狶狳狻猁珓珙珥珖玼珧珣珩珜珒珛珔珝珚珗珘珨瓞瓟瓴瓵甡畛畟疰痁疻痄痀疿疶疺皊盉眝眛眐眓眒眣眑眕眙眚眢眧砣砬砢砵砯砨砮砫砡砩砳砪砱祔祛祏祜祓祒祑秫秬秠秮秭秪秜秞秝窆窉窅窋窌窊窇竘笐"],
		["d340", "笄笓笅笏笈笊笎笉笒粄粑粊粌粈粍粅紞紝紑紎紘紖紓紟紒紏紌罜罡罞罠罝罛羖羒翃翂翀耖耾耹胺胲胹胵脁胻脀舁舯舥茳茭荄茙荑茥荖茿荁茦茜茢"],
		["d3a1", "荂荎茛茪茈茼荍茖茤茠茷茯茩荇荅荌荓茞茬荋茧荈虓虒蚢蚨蚖蚍蚑蚞蚇蚗蚆蚋蚚蚅蚥蚙蚡蚧蚕蚘蚎蚝蚐蚔衃衄衭衵衶衲袀衱衿衯袃衾衴衼訒豇豗豻貤貣赶赸趵趷趶軑軓迾迵适迿迻逄迼迶郖郠郙郚郣郟郥郘郛郗郜郤酐"],
		["d440", "酎酏釕釢釚陜陟隼飣髟鬯乿偰偪偡偞偠偓偋偝偲偈偍偁偛偊偢倕偅偟偩偫偣偤偆偀偮偳偗偑凐剫剭剬剮勖勓匭厜啵啶唼啍啐唴唪啑啢唶唵唰啒啅"],
		["d4a1", "唌唲啥啎唹啈唭唻啀啋圊圇埻堔埢埶埜埴堀埭埽堈埸堋埳埏堇埮埣埲埥埬埡堎埼堐埧堁堌埱埩埰堍堄奜婠婘婕婧婞娸娵婭婐婟婥婬婓婤婗婃婝婒婄婛婈媎娾婍娹婌婰婩婇婑婖婂婜孲孮寁寀屙崞崋崝崚崠崌崨崍崦崥崏"],
		["d540", "崰崒崣崟崮帾帴庱庴庹庲庳弶弸徛徖徟悊悐悆悾悰悺惓惔惏惤惙惝惈悱惛悷惊悿惃惍惀挲捥掊掂捽掽掞掭掝掗掫掎捯掇掐据掯捵掜捭掮捼掤挻掟"],
		["d5a1", "捸掅掁掑掍捰敓旍晥晡晛晙晜晢朘桹梇梐梜桭桮梮梫楖桯梣梬梩桵桴梲梏桷梒桼桫桲梪梀桱桾梛梖梋梠梉梤桸桻梑梌梊桽欶欳欷欸殑殏殍殎殌氪淀涫涴涳湴涬淩淢涷淶淔渀淈淠淟淖涾淥淜淝淛淴淊涽淭淰涺淕淂淏淉"],
		["d640", "淐淲淓淽淗淍淣涻烺焍烷焗烴焌烰焄烳焐烼烿焆焓焀烸烶焋焂焎牾牻牼牿猝猗猇猑猘猊猈狿猏猞玈珶珸珵琄琁珽琇琀珺珼珿琌琋珴琈畤畣痎痒痏"],
		["d6a1", "痋痌痑痐皏皉盓眹眯眭眱眲眴眳眽眥眻眵硈硒硉硍硊硌砦硅硐祤祧祩祪祣祫祡离秺秸秶秷窏窔窐笵筇笴笥笰笢笤笳笘笪笝笱笫笭笯笲笸笚笣粔粘粖粣紵紽紸紶紺絅紬紩絁絇紾紿絊紻紨罣羕羜羝羛翊翋翍翐翑翇翏翉耟"],
		["d740", "耞耛聇聃聈脘脥脙脛脭脟脬脞脡脕脧脝脢舑舸舳舺舴舲艴莐莣莨莍荺荳莤荴莏莁莕莙荵莔莩荽莃莌莝莛莪莋荾莥莯莈莗莰荿莦莇莮荶莚虙虖蚿蚷"],
		["d7a1", "蛂蛁蛅蚺蚰蛈蚹蚳蚸蛌蚴蚻蚼蛃蚽蚾衒袉袕袨袢袪袚袑袡袟袘袧袙袛袗袤袬袌袓袎覂觖觙觕訰訧訬訞谹谻豜豝豽貥赽赻赹趼跂趹趿跁軘軞軝軜軗軠軡逤逋逑逜逌逡郯郪郰郴郲郳郔郫郬郩酖酘酚酓酕釬釴釱釳釸釤釹釪"],
		["d840", "釫釷釨釮镺閆閈陼陭陫陱陯隿靪頄飥馗傛傕傔傞傋傣傃傌傎傝偨傜傒傂傇兟凔匒匑厤厧喑喨喥喭啷噅喢喓喈喏喵喁喣喒喤啽喌喦啿喕喡喎圌堩堷"],
		["d8a1", "堙堞堧堣堨埵塈堥堜堛堳堿堶堮堹堸堭堬堻奡媯媔媟婺媢媞婸媦婼媥媬媕媮娷媄媊媗媃媋媩婻婽媌媜媏媓媝寪寍寋寔寑寊寎尌尰崷嵃嵫嵁嵋崿崵嵑嵎嵕崳崺嵒崽崱嵙嵂崹嵉崸崼崲崶嵀嵅幄幁彘徦徥徫惉悹惌惢惎惄愔"],
		["d940", "惲愊愖愅惵愓惸惼惾惁愃愘愝愐惿愄愋扊掔掱掰揎揥揨揯揃撝揳揊揠揶揕揲揵摡揟掾揝揜揄揘揓揂揇揌揋揈揰揗揙攲敧敪敤敜敨敥斌斝斞斮旐旒"],
		["d9a1", "晼晬晻暀晱晹晪晲朁椌棓椄棜椪棬棪棱椏棖棷棫棤棶椓椐棳棡椇棌椈楰梴椑棯棆椔棸棐棽棼棨椋椊椗棎棈棝棞棦棴棑椆棔棩椕椥棇欹欻欿欼殔殗殙殕殽毰毲毳氰淼湆湇渟湉溈渼渽湅湢渫渿湁湝湳渜渳湋湀湑渻渃渮湞"],
		["da40", "湨湜湡渱渨湠湱湫渹渢渰湓湥渧湸湤湷湕湹湒湦渵渶湚焠焞焯烻焮焱焣焥焢焲焟焨焺焛牋牚犈犉犆犅犋猒猋猰猢猱猳猧猲猭猦猣猵猌琮琬琰琫琖"],
		["daa1", "琚琡琭琱琤琣琝琩琠琲瓻甯畯畬痧痚痡痦痝痟痤痗皕皒盚睆睇睄睍睅睊睎睋睌矞矬硠硤硥硜硭硱硪确硰硩硨硞硢祴祳祲祰稂稊稃稌稄窙竦竤筊笻筄筈筌筎筀筘筅粢粞粨粡絘絯絣絓絖絧絪絏絭絜絫絒絔絩絑絟絎缾缿罥"],
		["db40", "罦羢羠羡翗聑聏聐胾胔腃腊腒腏腇脽腍脺臦臮臷臸臹舄舼舽舿艵茻菏菹萣菀菨萒菧菤菼菶萐菆菈菫菣莿萁菝菥菘菿菡菋菎菖菵菉萉萏菞萑萆菂菳"],
		["dba1", "菕菺菇菑菪萓菃菬菮菄菻菗菢萛菛菾蛘蛢蛦蛓蛣蛚蛪蛝蛫蛜蛬蛩蛗蛨蛑衈衖衕袺裗袹袸裀袾袶袼袷袽袲褁裉覕覘覗觝觚觛詎詍訹詙詀詗詘詄詅詒詈詑詊詌詏豟貁貀貺貾貰貹貵趄趀趉跘跓跍跇跖跜跏跕跙跈跗跅軯軷軺"],
		["dc40", "軹軦軮軥軵軧軨軶軫軱軬軴軩逭逴逯鄆鄬鄄郿郼鄈郹郻鄁鄀鄇鄅鄃酡酤酟酢酠鈁鈊鈥鈃鈚鈦鈏鈌鈀鈒釿釽鈆鈄鈧鈂鈜鈤鈙鈗鈅鈖镻閍閌閐隇陾隈"],
		["dca1", "隉隃隀雂雈雃雱雰靬靰靮頇颩飫鳦黹亃亄亶傽傿僆傮僄僊傴僈僂傰僁傺傱僋僉傶傸凗剺剸剻剼嗃嗛嗌嗐嗋嗊嗝嗀嗔嗄嗩喿嗒喍嗏嗕嗢嗖嗈嗲嗍嗙嗂圔塓塨塤塏塍塉塯塕塎塝塙塥塛堽塣塱壼嫇嫄嫋媺媸媱媵媰媿嫈媻嫆"],
		["dd40", "媷嫀嫊媴媶嫍媹媐寖寘寙尟尳嵱嵣嵊嵥嵲嵬嵞嵨嵧嵢巰幏幎幊幍幋廅廌廆廋廇彀徯徭惷慉慊愫慅愶愲愮慆愯慏愩慀戠酨戣戥戤揅揱揫搐搒搉搠搤"],
		["dda1", "搳摃搟搕搘搹搷搢搣搌搦搰搨摁搵搯搊搚摀搥搧搋揧搛搮搡搎敯斒旓暆暌暕暐暋暊暙暔晸朠楦楟椸楎楢楱椿楅楪椹楂楗楙楺楈楉椵楬椳椽楥棰楸椴楩楀楯楄楶楘楁楴楌椻楋椷楜楏楑椲楒椯楻椼歆歅歃歂歈歁殛嗀毻毼"],
		["de40", "毹毷毸溛滖滈溏滀溟溓溔溠溱溹滆滒溽滁溞滉溷溰滍溦滏溲溾滃滜滘溙溒溎溍溤溡溿溳滐滊溗溮溣煇煔煒煣煠煁煝煢煲煸煪煡煂煘煃煋煰煟煐煓"],
		["dea1", "煄煍煚牏犍犌犑犐犎猼獂猻猺獀獊獉瑄瑊瑋瑒瑑瑗瑀瑏瑐瑎瑂瑆瑍瑔瓡瓿瓾瓽甝畹畷榃痯瘏瘃痷痾痼痹痸瘐痻痶痭痵痽皙皵盝睕睟睠睒睖睚睩睧睔睙睭矠碇碚碔碏碄碕碅碆碡碃硹碙碀碖硻祼禂祽祹稑稘稙稒稗稕稢稓"],
		["df40", "稛稐窣窢窞竫筦筤筭筴筩筲筥筳筱筰筡筸筶筣粲粴粯綈綆綀綍絿綅絺綎絻綃絼綌綔綄絽綒罭罫罧罨罬羦羥羧翛翜耡腤腠腷腜腩腛腢腲朡腞腶腧腯"],
		["dfa1", "腄腡舝艉艄艀艂艅蓱萿葖葶葹蒏蒍葥葑葀蒆葧萰葍葽葚葙葴葳葝蔇葞萷萺萴葺葃葸萲葅萩菙葋萯葂萭葟葰萹葎葌葒葯蓅蒎萻葇萶萳葨葾葄萫葠葔葮葐蜋蜄蛷蜌蛺蛖蛵蝍蛸蜎蜉蜁蛶蜍蜅裖裋裍裎裞裛裚裌裐覅覛觟觥觤"],
		["e040", "觡觠觢觜触詶誆詿詡訿詷誂誄詵誃誁詴詺谼豋豊豥豤豦貆貄貅賌赨赩趑趌趎趏趍趓趔趐趒跰跠跬跱跮跐跩跣跢跧跲跫跴輆軿輁輀輅輇輈輂輋遒逿"],
		["e0a1", "遄遉逽鄐鄍鄏鄑鄖鄔鄋鄎酮酯鉈鉒鈰鈺鉦鈳鉥鉞銃鈮鉊鉆鉭鉬鉏鉠鉧鉯鈶鉡鉰鈱鉔鉣鉐鉲鉎鉓鉌鉖鈲閟閜閞閛隒隓隑隗雎雺雽雸雵靳靷靸靲頏頍頎颬飶飹馯馲馰馵骭骫魛鳪鳭鳧麀黽僦僔僗僨僳僛僪僝僤僓僬僰僯僣僠"],
		["e140", "凘劀劁勩勫匰厬嘧嘕嘌嘒嗼嘏嘜嘁嘓嘂嗺嘝嘄嗿嗹墉塼墐墘墆墁塿塴墋塺墇墑墎塶墂墈塻墔墏壾奫嫜嫮嫥嫕嫪嫚嫭嫫嫳嫢嫠嫛嫬嫞嫝嫙嫨嫟孷寠"],
		["e1a1", "寣屣嶂嶀嵽嶆嵺嶁嵷嶊嶉嶈嵾嵼嶍嵹嵿幘幙幓廘廑廗廎廜廕廙廒廔彄彃彯徶愬愨慁慞慱慳慒慓慲慬憀慴慔慺慛慥愻慪慡慖戩戧戫搫摍摛摝摴摶摲摳摽摵摦撦摎撂摞摜摋摓摠摐摿搿摬摫摙摥摷敳斠暡暠暟朅朄朢榱榶槉"],
		["e240", "榠槎榖榰榬榼榑榙榎榧榍榩榾榯榿槄榽榤槔榹槊榚槏榳榓榪榡榞槙榗榐槂榵榥槆歊歍歋殞殟殠毃毄毾滎滵滱漃漥滸漷滻漮漉潎漙漚漧漘漻漒滭漊"],
		["e2a1", "漶潳滹滮漭潀漰漼漵滫漇漎潃漅滽滶漹漜滼漺漟漍漞漈漡熇熐熉熀熅熂熏煻熆熁熗牄牓犗犕犓獃獍獑獌瑢瑳瑱瑵瑲瑧瑮甀甂甃畽疐瘖瘈瘌瘕瘑瘊瘔皸瞁睼瞅瞂睮瞀睯睾瞃碲碪碴碭碨硾碫碞碥碠碬碢碤禘禊禋禖禕禔禓"],
		["e340", "禗禈禒禐稫穊稰稯稨稦窨窫窬竮箈箜箊箑箐箖箍箌箛箎箅箘劄箙箤箂粻粿粼粺綧綷緂綣綪緁緀緅綝緎緄緆緋緌綯綹綖綼綟綦綮綩綡緉罳翢翣翥翞"],
		["e3a1", "耤聝聜膉膆膃膇膍膌膋舕蒗蒤蒡蒟蒺蓎蓂蒬蒮蒫蒹蒴蓁蓍蒪蒚蒱蓐蒝蒧蒻蒢蒔蓇蓌蒛蒩蒯蒨蓖蒘蒶蓏蒠蓗蓔蓒蓛蒰蒑虡蜳蜣蜨蝫蝀蜮蜞蜡蜙蜛蝃蜬蝁蜾蝆蜠蜲蜪蜭蜼蜒蜺蜱蜵蝂蜦蜧蜸蜤蜚蜰蜑裷裧裱裲裺裾裮裼裶裻"],
		["e440", "裰裬裫覝覡覟覞觩觫觨誫誙誋誒誏誖谽豨豩賕賏賗趖踉踂跿踍跽踊踃踇踆踅跾踀踄輐輑輎輍鄣鄜鄠鄢鄟鄝鄚鄤鄡鄛酺酲酹酳銥銤鉶銛鉺銠銔銪銍"],
		["e4a1", "銦銚銫鉹銗鉿銣鋮銎銂銕銢鉽銈銡銊銆銌銙銧鉾銇銩銝銋鈭隞隡雿靘靽靺靾鞃鞀鞂靻鞄鞁靿韎韍頖颭颮餂餀餇馝馜駃馹馻馺駂馽駇骱髣髧鬾鬿魠魡魟鳱鳲鳵麧僿儃儰僸儆儇僶僾儋儌僽儊劋劌勱勯噈噂噌嘵噁噊噉噆噘"],
		["e540", "噚噀嘳嘽嘬嘾嘸嘪嘺圚墫墝墱墠墣墯墬墥墡壿嫿嫴嫽嫷嫶嬃嫸嬂嫹嬁嬇嬅嬏屧嶙嶗嶟嶒嶢嶓嶕嶠嶜嶡嶚嶞幩幝幠幜緳廛廞廡彉徲憋憃慹憱憰憢憉"],
		["e5a1", "憛憓憯憭憟憒憪憡憍慦憳戭摮摰撖撠撅撗撜撏撋撊撌撣撟摨撱撘敶敺敹敻斲斳暵暰暩暲暷暪暯樀樆樗槥槸樕槱槤樠槿槬槢樛樝槾樧槲槮樔槷槧橀樈槦槻樍槼槫樉樄樘樥樏槶樦樇槴樖歑殥殣殢殦氁氀毿氂潁漦潾澇濆澒"],
		["e640", "澍澉澌潢潏澅潚澖潶潬澂潕潲潒潐潗澔澓潝漀潡潫潽潧澐潓澋潩潿澕潣潷潪潻熲熯熛熰熠熚熩熵熝熥熞熤熡熪熜熧熳犘犚獘獒獞獟獠獝獛獡獚獙"],
		["e6a1", "獢璇璉璊璆璁瑽璅璈瑼瑹甈甇畾瘥瘞瘙瘝瘜瘣瘚瘨瘛皜皝皞皛瞍瞏瞉瞈磍碻磏磌磑磎磔磈磃磄磉禚禡禠禜禢禛歶稹窲窴窳箷篋箾箬篎箯箹篊箵糅糈糌糋緷緛緪緧緗緡縃緺緦緶緱緰緮緟罶羬羰羭翭翫翪翬翦翨聤聧膣膟"],
		["e740", "膞膕膢膙膗舖艏艓艒艐艎艑蔤蔻蔏蔀蔩蔎蔉蔍蔟蔊蔧蔜蓻蔫蓺蔈蔌蓴蔪蓲蔕蓷蓫蓳蓼蔒蓪蓩蔖蓾蔨蔝蔮蔂蓽蔞蓶蔱蔦蓧蓨蓰蓯蓹蔘蔠蔰蔋蔙蔯虢"],
		["e7a1", "蝖蝣蝤蝷蟡蝳蝘蝔蝛蝒蝡蝚蝑蝞蝭蝪蝐蝎蝟蝝蝯蝬蝺蝮蝜蝥蝏蝻蝵蝢蝧蝩衚褅褌褔褋褗褘褙褆褖褑褎褉覢覤覣觭觰觬諏諆誸諓諑諔諕誻諗誾諀諅諘諃誺誽諙谾豍貏賥賟賙賨賚賝賧趠趜趡趛踠踣踥踤踮踕踛踖踑踙踦踧"],
		["e840", "踔踒踘踓踜踗踚輬輤輘輚輠輣輖輗遳遰遯遧遫鄯鄫鄩鄪鄲鄦鄮醅醆醊醁醂醄醀鋐鋃鋄鋀鋙銶鋏鋱鋟鋘鋩鋗鋝鋌鋯鋂鋨鋊鋈鋎鋦鋍鋕鋉鋠鋞鋧鋑鋓"],
		["e8a1", "銵鋡鋆銴镼閬閫閮閰隤隢雓霅霈霂靚鞊鞎鞈韐韏頞頝頦頩頨頠頛頧颲餈飺餑餔餖餗餕駜駍駏駓駔駎駉駖駘駋駗駌骳髬髫髳髲髱魆魃魧魴魱魦魶魵魰魨魤魬鳼鳺鳽鳿鳷鴇鴀鳹鳻鴈鴅鴄麃黓鼏鼐儜儓儗儚儑凞匴叡噰噠噮"],
		["e940", "噳噦噣噭噲噞噷圜圛壈墽壉墿墺壂墼壆嬗嬙嬛嬡嬔嬓嬐嬖嬨嬚嬠嬞寯嶬嶱嶩嶧嶵嶰嶮嶪嶨嶲嶭嶯嶴幧幨幦幯廩廧廦廨廥彋徼憝憨憖懅憴懆懁懌憺"],
		["e9a1", "憿憸憌擗擖擐擏擉撽撉擃擛擳擙攳敿敼斢曈暾曀曊曋曏暽暻暺曌朣樴橦橉橧樲橨樾橝橭橶橛橑樨橚樻樿橁橪橤橐橏橔橯橩橠樼橞橖橕橍橎橆歕歔歖殧殪殫毈毇氄氃氆澭濋澣濇澼濎濈潞濄澽澞濊澨瀄澥澮澺澬澪濏澿澸"],
		["ea40", "澢濉澫濍澯澲澰燅燂熿熸燖燀燁燋燔燊燇燏熽燘熼燆燚燛犝犞獩獦獧獬獥獫獪瑿璚璠璔璒璕璡甋疀瘯瘭瘱瘽瘳瘼瘵瘲瘰皻盦瞚瞝瞡瞜瞛瞢瞣瞕瞙"],
		["eaa1", "瞗磝磩磥磪磞磣磛磡磢磭磟磠禤穄穈穇窶窸窵窱窷篞篣篧篝篕篥篚篨篹篔篪篢篜篫篘篟糒糔糗糐糑縒縡縗縌縟縠縓縎縜縕縚縢縋縏縖縍縔縥縤罃罻罼罺羱翯耪耩聬膱膦膮膹膵膫膰膬膴膲膷膧臲艕艖艗蕖蕅蕫蕍蕓蕡蕘"],
		["eb40", "蕀蕆蕤蕁蕢蕄蕑蕇蕣蔾蕛蕱蕎蕮蕵蕕蕧蕠薌蕦蕝蕔蕥蕬虣虥虤螛螏螗螓螒螈螁螖螘蝹螇螣螅螐螑螝螄螔螜螚螉褞褦褰褭褮褧褱褢褩褣褯褬褟觱諠"],
		["eba1", "諢諲諴諵諝謔諤諟諰諈諞諡諨諿諯諻貑貒貐賵賮賱賰賳赬赮趥趧踳踾踸蹀蹅踶踼踽蹁踰踿躽輶輮輵輲輹輷輴遶遹遻邆郺鄳鄵鄶醓醐醑醍醏錧錞錈錟錆錏鍺錸錼錛錣錒錁鍆錭錎錍鋋錝鋺錥錓鋹鋷錴錂錤鋿錩錹錵錪錔錌"],
		["ec40", "錋鋾錉錀鋻錖閼闍閾閹閺閶閿閵閽隩雔霋霒霐鞙鞗鞔韰韸頵頯頲餤餟餧餩馞駮駬駥駤駰駣駪駩駧骹骿骴骻髶髺髹髷鬳鮀鮅鮇魼魾魻鮂鮓鮒鮐魺鮕"],
		["eca1", "魽鮈鴥鴗鴠鴞鴔鴩鴝鴘鴢鴐鴙鴟麈麆麇麮麭黕黖黺鼒鼽儦儥儢儤儠儩勴嚓嚌嚍嚆嚄嚃噾嚂噿嚁壖壔壏壒嬭嬥嬲嬣嬬嬧嬦嬯嬮孻寱寲嶷幬幪徾徻懃憵憼懧懠懥懤懨懞擯擩擣擫擤擨斁斀斶旚曒檍檖檁檥檉檟檛檡檞檇檓檎"],
		["ed40", "檕檃檨檤檑橿檦檚檅檌檒歛殭氉濌澩濴濔濣濜濭濧濦濞濲濝濢濨燡燱燨燲燤燰燢獳獮獯璗璲璫璐璪璭璱璥璯甐甑甒甏疄癃癈癉癇皤盩瞵瞫瞲瞷瞶"],
		["eda1", "瞴瞱瞨矰磳磽礂磻磼磲礅磹磾礄禫禨穜穛穖穘穔穚窾竀竁簅簏篲簀篿篻簎篴簋篳簂簉簃簁篸篽簆篰篱簐簊糨縭縼繂縳顈縸縪繉繀繇縩繌縰縻縶繄縺罅罿罾罽翴翲耬膻臄臌臊臅臇膼臩艛艚艜薃薀薏薧薕薠薋薣蕻薤薚薞"],
		["ee40", "蕷蕼薉薡蕺蕸蕗薎薖薆薍薙薝薁薢薂薈薅蕹蕶薘薐薟虨螾螪螭蟅螰螬螹螵螼螮蟉蟃蟂蟌螷螯蟄蟊螴螶螿螸螽蟞螲褵褳褼褾襁襒褷襂覭覯覮觲觳謞"],
		["eea1", "謘謖謑謅謋謢謏謒謕謇謍謈謆謜謓謚豏豰豲豱豯貕貔賹赯蹎蹍蹓蹐蹌蹇轃轀邅遾鄸醚醢醛醙醟醡醝醠鎡鎃鎯鍤鍖鍇鍼鍘鍜鍶鍉鍐鍑鍠鍭鎏鍌鍪鍹鍗鍕鍒鍏鍱鍷鍻鍡鍞鍣鍧鎀鍎鍙闇闀闉闃闅閷隮隰隬霠霟霘霝霙鞚鞡鞜"],
		["ef40", "鞞鞝韕韔韱顁顄顊顉顅顃餥餫餬餪餳餲餯餭餱餰馘馣馡騂駺駴駷駹駸駶駻駽駾駼騃骾髾髽鬁髼魈鮚鮨鮞鮛鮦鮡鮥鮤鮆鮢鮠鮯鴳鵁鵧鴶鴮鴯鴱鴸鴰"],
		["efa1", "鵅鵂鵃鴾鴷鵀鴽翵鴭麊麉麍麰黈黚黻黿鼤鼣鼢齔龠儱儭儮嚘嚜嚗嚚嚝嚙奰嬼屩屪巀幭幮懘懟懭懮懱懪懰懫懖懩擿攄擽擸攁攃擼斔旛曚曛曘櫅檹檽櫡櫆檺檶檷櫇檴檭歞毉氋瀇瀌瀍瀁瀅瀔瀎濿瀀濻瀦濼濷瀊爁燿燹爃燽獶"],
		["f040", "璸瓀璵瓁璾璶璻瓂甔甓癜癤癙癐癓癗癚皦皽盬矂瞺磿礌礓礔礉礐礒礑禭禬穟簜簩簙簠簟簭簝簦簨簢簥簰繜繐繖繣繘繢繟繑繠繗繓羵羳翷翸聵臑臒"],
		["f0a1", "臐艟艞薴藆藀藃藂薳薵薽藇藄薿藋藎藈藅薱薶藒蘤薸薷薾虩蟧蟦蟢蟛蟫蟪蟥蟟蟳蟤蟔蟜蟓蟭蟘蟣螤蟗蟙蠁蟴蟨蟝襓襋襏襌襆襐襑襉謪謧謣謳謰謵譇謯謼謾謱謥謷謦謶謮謤謻謽謺豂豵貙貘貗賾贄贂贀蹜蹢蹠蹗蹖蹞蹥蹧"],
		["f140", "蹛蹚蹡蹝蹩蹔轆轇轈轋鄨鄺鄻鄾醨醥醧醯醪鎵鎌鎒鎷鎛鎝鎉鎧鎎鎪鎞鎦鎕鎈鎙鎟鎍鎱鎑鎲鎤鎨鎴鎣鎥闒闓闑隳雗雚巂雟雘雝霣霢霥鞬鞮鞨鞫鞤鞪"],
		["f1a1", "鞢鞥韗韙韖韘韺顐顑顒颸饁餼餺騏騋騉騍騄騑騊騅騇騆髀髜鬈鬄鬅鬩鬵魊魌魋鯇鯆鯃鮿鯁鮵鮸鯓鮶鯄鮹鮽鵜鵓鵏鵊鵛鵋鵙鵖鵌鵗鵒鵔鵟鵘鵚麎麌黟鼁鼀鼖鼥鼫鼪鼩鼨齌齕儴儵劖勷厴嚫嚭嚦嚧嚪嚬壚壝壛夒嬽嬾嬿巃幰"],
		["f240", "徿懻攇攐攍攉攌攎斄旞旝曞櫧櫠櫌櫑櫙櫋櫟櫜櫐櫫櫏櫍櫞歠殰氌瀙瀧瀠瀖瀫瀡瀢瀣瀩瀗瀤瀜瀪爌爊爇爂爅犥犦犤犣犡瓋瓅璷瓃甖癠矉矊矄矱礝礛"],
		["f2a1", "礡礜礗礞禰穧穨簳簼簹簬簻糬糪繶繵繸繰繷繯繺繲繴繨罋罊羃羆羷翽翾聸臗臕艤艡艣藫藱藭藙藡藨藚藗藬藲藸藘藟藣藜藑藰藦藯藞藢蠀蟺蠃蟶蟷蠉蠌蠋蠆蟼蠈蟿蠊蠂襢襚襛襗襡襜襘襝襙覈覷覶觶譐譈譊譀譓譖譔譋譕"],
		["f340", "譑譂譒譗豃豷豶貚贆贇贉趬趪趭趫蹭蹸蹳蹪蹯蹻軂轒轑轏轐轓辴酀鄿醰醭鏞鏇鏏鏂鏚鏐鏹鏬鏌鏙鎩鏦鏊鏔鏮鏣鏕鏄鏎鏀鏒鏧镽闚闛雡霩霫霬霨霦"],
		["f3a1", "鞳鞷鞶韝韞韟顜顙顝顗颿颽颻颾饈饇饃馦馧騚騕騥騝騤騛騢騠騧騣騞騜騔髂鬋鬊鬎鬌鬷鯪鯫鯠鯞鯤鯦鯢鯰鯔鯗鯬鯜鯙鯥鯕鯡鯚鵷鶁鶊鶄鶈鵱鶀鵸鶆鶋鶌鵽鵫鵴鵵鵰鵩鶅鵳鵻鶂鵯鵹鵿鶇鵨麔麑黀黼鼭齀齁齍齖齗齘匷嚲"],
		["f440", "嚵嚳壣孅巆巇廮廯忀忁懹攗攖攕攓旟曨曣曤櫳櫰櫪櫨櫹櫱櫮櫯瀼瀵瀯瀷瀴瀱灂瀸瀿瀺瀹灀瀻瀳灁爓爔犨獽獼璺皫皪皾盭矌矎矏矍矲礥礣礧礨礤礩"],
		["f4a1", "禲穮穬穭竷籉籈籊籇籅糮繻繾纁纀羺翿聹臛臙舋艨艩蘢藿蘁藾蘛蘀藶蘄蘉蘅蘌藽蠙蠐蠑蠗蠓蠖襣襦覹觷譠譪譝譨譣譥譧譭趮躆躈躄轙轖轗轕轘轚邍酃酁醷醵醲醳鐋鐓鏻鐠鐏鐔鏾鐕鐐鐨鐙鐍鏵鐀鏷鐇鐎鐖鐒鏺鐉鏸鐊鏿"],
		["f540", "鏼鐌鏶鐑鐆闞闠闟霮霯鞹鞻韽韾顠顢顣顟飁飂饐饎饙饌饋饓騲騴騱騬騪騶騩騮騸騭髇髊髆鬐鬒鬑鰋鰈鯷鰅鰒鯸鱀鰇鰎鰆鰗鰔鰉鶟鶙鶤鶝鶒鶘鶐鶛"],
		["f5a1", "鶠鶔鶜鶪鶗鶡鶚鶢鶨鶞鶣鶿鶩鶖鶦鶧麙麛麚黥黤黧黦鼰鼮齛齠齞齝齙龑儺儹劘劗囃嚽嚾孈孇巋巏廱懽攛欂櫼欃櫸欀灃灄灊灈灉灅灆爝爚爙獾甗癪矐礭礱礯籔籓糲纊纇纈纋纆纍罍羻耰臝蘘蘪蘦蘟蘣蘜蘙蘧蘮蘡蘠蘩蘞蘥"],
		["f640", "蠩蠝蠛蠠蠤蠜蠫衊襭襩襮襫觺譹譸譅譺譻贐贔趯躎躌轞轛轝酆酄酅醹鐿鐻鐶鐩鐽鐼鐰鐹鐪鐷鐬鑀鐱闥闤闣霵霺鞿韡顤飉飆飀饘饖騹騽驆驄驂驁騺"],
		["f6a1", "騿髍鬕鬗鬘鬖鬺魒鰫鰝鰜鰬鰣鰨鰩鰤鰡鶷鶶鶼鷁鷇鷊鷏鶾鷅鷃鶻鶵鷎鶹鶺鶬鷈鶱鶭鷌鶳鷍鶲鹺麜黫黮黭鼛鼘鼚鼱齎齥齤龒亹囆囅囋奱孋孌巕巑廲攡攠攦攢欋欈欉氍灕灖灗灒爞爟犩獿瓘瓕瓙瓗癭皭礵禴穰穱籗籜籙籛籚"],
		["f740", "糴糱纑罏羇臞艫蘴蘵蘳蘬蘲蘶蠬蠨蠦蠪蠥襱覿覾觻譾讄讂讆讅譿贕躕躔躚躒躐躖躗轠轢酇鑌鑐鑊鑋鑏鑇鑅鑈鑉鑆霿韣顪顩飋饔饛驎驓驔驌驏驈驊"],
		["f7a1", "驉驒驐髐鬙鬫鬻魖魕鱆鱈鰿鱄鰹鰳鱁鰼鰷鰴鰲鰽鰶鷛鷒鷞鷚鷋鷐鷜鷑鷟鷩鷙鷘鷖鷵鷕鷝麶黰鼵鼳鼲齂齫龕龢儽劙壨壧奲孍巘蠯彏戁戃戄攩攥斖曫欑欒欏毊灛灚爢玂玁玃癰矔籧籦纕艬蘺虀蘹蘼蘱蘻蘾蠰蠲蠮蠳襶襴襳觾"],
		["f840", "讌讎讋讈豅贙躘轤轣醼鑢鑕鑝鑗鑞韄韅頀驖驙鬞鬟鬠鱒鱘鱐鱊鱍鱋鱕鱙鱌鱎鷻鷷鷯鷣鷫鷸鷤鷶鷡鷮鷦鷲鷰鷢鷬鷴鷳鷨鷭黂黐黲黳鼆鼜鼸鼷鼶齃齏"],
		["f8a1", "齱齰齮齯囓囍孎屭攭曭曮欓灟灡灝灠爣瓛瓥矕礸禷禶籪纗羉艭虃蠸蠷蠵衋讔讕躞躟躠躝醾醽釂鑫鑨鑩雥靆靃靇韇韥驞髕魙鱣鱧鱦鱢鱞鱠鸂鷾鸇鸃鸆鸅鸀鸁鸉鷿鷽鸄麠鼞齆齴齵齶囔攮斸欘欙欗欚灢爦犪矘矙礹籩籫糶纚"],
		["f940", "纘纛纙臠臡虆虇虈襹襺襼襻觿讘讙躥躤躣鑮鑭鑯鑱鑳靉顲饟鱨鱮鱭鸋鸍鸐鸏鸒鸑麡黵鼉齇齸齻齺齹圞灦籯蠼趲躦釃鑴鑸鑶鑵驠鱴鱳鱱鱵鸔鸓黶鼊"],
		["f9a1", "龤灨灥糷虪蠾蠽蠿讞貜躩軉靋顳顴飌饡馫驤驦驧鬤鸕鸗齈戇欞爧虌躨钂钀钁驩驨鬮鸙爩虋讟钃鱹麷癵驫鱺鸝灩灪麤齾齉龘碁銹裏墻恒粧嫺╔╦╗╠╬╣╚╩╝╒╤╕╞╪╡╘╧╛╓╥╖╟╫╢╙╨╜║═╭╮╰╯▓"]
	];
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/tables/big5-added.json
var require_big5_added = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		["8740", "䏰䰲䘃䖦䕸𧉧䵷䖳𧲱䳢𧳅㮕䜶䝄䱇䱀𤊿𣘗𧍒𦺋𧃒䱗𪍑䝏䗚䲅𧱬䴇䪤䚡𦬣爥𥩔𡩣𣸆𣽡晍囻"],
		["8767", "綕夝𨮹㷴霴𧯯寛𡵞媤㘥𩺰嫑宷峼杮薓𩥅瑡璝㡵𡵓𣚞𦀡㻬"],
		["87a1", "𥣞㫵竼龗𤅡𨤍𣇪𠪊𣉞䌊蒄龖鐯䤰蘓墖靊鈘秐稲晠権袝瑌篅枂稬剏遆㓦珄𥶹瓆鿇垳䤯呌䄱𣚎堘穲𧭥讏䚮𦺈䆁𥶙箮𢒼鿈𢓁𢓉𢓌鿉蔄𣖻䂴鿊䓡𪷿拁灮鿋"],
		[
			"8840",
			"㇀",
			4,
			"𠄌㇅𠃑𠃍㇆㇇𠃋𡿨㇈𠃊㇉㇊㇋㇌𠄎㇍㇎ĀÁǍÀĒÉĚÈŌÓǑÒ࿿Ê̄Ế࿿Ê̌ỀÊāáǎàɑēéěèīíǐìōóǒòūúǔùǖǘǚ"
		],
		["88a1", "ǜü࿿ê̄ế࿿ê̌ềêɡ⏚⏛"],
		["8940", "𪎩𡅅"],
		["8943", "攊"],
		["8946", "丽滝鵎釟"],
		["894c", "𧜵撑会伨侨兖兴农凤务动医华发变团声处备夲头学实実岚庆总斉柾栄桥济炼电纤纬纺织经统缆缷艺苏药视设询车轧轮"],
		["89a1", "琑糼緍楆竉刧"],
		["89ab", "醌碸酞肼"],
		["89b0", "贋胶𠧧"],
		["89b5", "肟黇䳍鷉鸌䰾𩷶𧀎鸊𪄳㗁"],
		["89c1", "溚舾甙"],
		["89c5", "䤑马骏龙禇𨑬𡷊𠗐𢫦两亁亀亇亿仫伷㑌侽㹈倃傈㑽㒓㒥円夅凛凼刅争剹劐匧㗇厩㕑厰㕓参吣㕭㕲㚁咓咣咴咹哐哯唘唣唨㖘唿㖥㖿嗗㗅"],
		["8a40", "𧶄唥"],
		["8a43", "𠱂𠴕𥄫喐𢳆㧬𠍁蹆𤶸𩓥䁓𨂾睺𢰸㨴䟕𨅝𦧲𤷪擝𠵼𠾴𠳕𡃴撍蹾𠺖𠰋𠽤𢲩𨉖𤓓"],
		["8a64", "𠵆𩩍𨃩䟴𤺧𢳂骲㩧𩗴㿭㔆𥋇𩟔𧣈𢵄鵮頕"],
		["8a76", "䏙𦂥撴哣𢵌𢯊𡁷㧻𡁯"],
		["8aa1", "𦛚𦜖𧦠擪𥁒𠱃蹨𢆡𨭌𠜱"],
		["8aac", "䠋𠆩㿺塳𢶍"],
		["8ab2", "𤗈𠓼𦂗𠽌𠶖啹䂻䎺"],
		["8abb", "䪴𢩦𡂝膪飵𠶜捹㧾𢝵跀嚡摼㹃"],
		["8ac9", "𪘁𠸉𢫏𢳉"],
		["8ace", "𡃈𣧂㦒㨆𨊛㕸𥹉𢃇噒𠼱𢲲𩜠㒼氽𤸻"],
		["8adf", "𧕴𢺋𢈈𪙛𨳍𠹺𠰴𦠜羓𡃏𢠃𢤹㗻𥇣𠺌𠾍𠺪㾓𠼰𠵇𡅏𠹌"],
		["8af6", "𠺫𠮩𠵈𡃀𡄽㿹𢚖搲𠾭"],
		["8b40", "𣏴𧘹𢯎𠵾𠵿𢱑𢱕㨘𠺘𡃇𠼮𪘲𦭐𨳒𨶙𨳊閪哌苄喹"],
		["8b55", "𩻃鰦骶𧝞𢷮煀腭胬尜𦕲脴㞗卟𨂽醶𠻺𠸏𠹷𠻻㗝𤷫㘉𠳖嚯𢞵𡃉𠸐𠹸𡁸𡅈𨈇𡑕𠹹𤹐𢶤婔𡀝𡀞𡃵𡃶垜𠸑"],
		["8ba1", "𧚔𨋍𠾵𠹻𥅾㜃𠾶𡆀𥋘𪊽𤧚𡠺𤅷𨉼墙剨㘚𥜽箲孨䠀䬬鼧䧧鰟鮍𥭴𣄽嗻㗲嚉丨夂𡯁屮靑𠂆乛亻㔾尣彑忄㣺扌攵歺氵氺灬爫丬犭𤣩罒礻糹罓𦉪㓁"],
		["8bde", "𦍋耂肀𦘒𦥑卝衤见𧢲讠贝钅镸长门𨸏韦页风飞饣𩠐鱼鸟黄歯龜丷𠂇阝户钢"],
		["8c40", "倻淾𩱳龦㷉袏𤅎灷峵䬠𥇍㕙𥴰愢𨨲辧釶熑朙玺𣊁𪄇㲋𡦀䬐磤琂冮𨜏䀉橣𪊺䈣蘏𠩯稪𩥇𨫪靕灍匤𢁾鏴盙𨧣龧矝亣俰傼丯众龨吴綋墒壐𡶶庒庙忂𢜒斋"],
		["8ca1", "𣏹椙橃𣱣泿"],
		["8ca7", "爀𤔅玌㻛𤨓嬕璹讃𥲤𥚕窓篬糃繬苸薗龩袐龪躹龫迏蕟駠鈡龬𨶹𡐿䁱䊢娚"],
		["8cc9", "顨杫䉶圽"],
		["8cce", "藖𤥻芿𧄍䲁𦵴嵻𦬕𦾾龭龮宖龯曧繛湗秊㶈䓃𣉖𢞖䎚䔶"],
		["8ce6", "峕𣬚諹屸㴒𣕑嵸龲煗䕘𤃬𡸣䱷㥸㑊𠆤𦱁諌侴𠈹妿腬顖𩣺弻"],
		["8d40", "𠮟"],
		["8d42", "𢇁𨥭䄂䚻𩁹㼇龳𪆵䃸㟖䛷𦱆䅼𨚲𧏿䕭㣔𥒚䕡䔛䶉䱻䵶䗪㿈𤬏㙡䓞䒽䇭崾嵈嵖㷼㠏嶤嶹㠠㠸幂庽弥徃㤈㤔㤿㥍惗愽峥㦉憷憹懏㦸戬抐拥挘㧸嚱"],
		["8da1", "㨃揢揻搇摚㩋擀崕嘡龟㪗斆㪽旿晓㫲暒㬢朖㭂枤栀㭘桊梄㭲㭱㭻椉楃牜楤榟榅㮼槖㯝橥橴橱檂㯬檙㯲檫檵櫔櫶殁毁毪汵沪㳋洂洆洦涁㳯涤涱渕渘温溆𨧀溻滢滚齿滨滩漤漴㵆𣽁澁澾㵪㵵熷岙㶊瀬㶑灐灔灯灿炉𠌥䏁㗱𠻘"],
		["8e40", "𣻗垾𦻓焾𥟠㙎榢𨯩孴穉𥣡𩓙穥穽𥦬窻窰竂竃燑𦒍䇊竚竝竪䇯咲𥰁笋筕笩𥌎𥳾箢筯莜𥮴𦱿篐萡箒箸𥴠㶭𥱥蒒篺簆簵𥳁籄粃𤢂粦晽𤕸糉糇糦籴糳糵糎"],
		["8ea1", "繧䔝𦹄絝𦻖璍綉綫焵綳緒𤁗𦀩緤㴓緵𡟹緥𨍭縝𦄡𦅚繮纒䌫鑬縧罀罁罇礶𦋐駡羗𦍑羣𡙡𠁨䕜𣝦䔃𨌺翺𦒉者耈耝耨耯𪂇𦳃耻耼聡𢜔䦉𦘦𣷣𦛨朥肧𨩈脇脚墰𢛶汿𦒘𤾸擧𡒊舘𡡞橓𤩥𤪕䑺舩𠬍𦩒𣵾俹𡓽蓢荢𦬊𤦧𣔰𡝳𣷸芪椛芳䇛"],
		["8f40", "蕋苐茚𠸖𡞴㛁𣅽𣕚艻苢茘𣺋𦶣𦬅𦮗𣗎㶿茝嗬莅䔋𦶥莬菁菓㑾𦻔橗蕚㒖𦹂𢻯葘𥯤葱㷓䓤檧葊𣲵祘蒨𦮖𦹷𦹃蓞萏莑䒠蒓蓤𥲑䉀𥳀䕃蔴嫲𦺙䔧蕳䔖枿蘖"],
		["8fa1", "𨘥𨘻藁𧂈蘂𡖂𧃍䕫䕪蘨㙈𡢢号𧎚虾蝱𪃸蟮𢰧螱蟚蠏噡虬桖䘏衅衆𧗠𣶹𧗤衞袜䙛袴袵揁装睷𧜏覇覊覦覩覧覼𨨥觧𧤤𧪽誜瞓釾誐𧩙竩𧬺𣾏䜓𧬸煼謌謟𥐰𥕥謿譌譍誩𤩺讐讛誯𡛟䘕衏貛𧵔𧶏貫㜥𧵓賖𧶘𧶽贒贃𡤐賛灜贑𤳉㻐起"],
		["9040", "趩𨀂𡀔𤦊㭼𨆼𧄌竧躭躶軃鋔輙輭𨍥𨐒辥錃𪊟𠩐辳䤪𨧞𨔽𣶻廸𣉢迹𪀔𨚼𨔁𢌥㦀𦻗逷𨔼𧪾遡𨕬𨘋邨𨜓郄𨛦邮都酧㫰醩釄粬𨤳𡺉鈎沟鉁鉢𥖹銹𨫆𣲛𨬌𥗛"],
		["90a1", "𠴱錬鍫𨫡𨯫炏嫃𨫢𨫥䥥鉄𨯬𨰹𨯿鍳鑛躼閅閦鐦閠濶䊹𢙺𨛘𡉼𣸮䧟氜陻隖䅬隣𦻕懚隶磵𨫠隽双䦡𦲸𠉴𦐐𩂯𩃥𤫑𡤕𣌊霱虂霶䨏䔽䖅𤫩灵孁霛靜𩇕靗孊𩇫靟鐥僐𣂷𣂼鞉鞟鞱鞾韀韒韠𥑬韮琜𩐳響韵𩐝𧥺䫑頴頳顋顦㬎𧅵㵑𠘰𤅜"],
		["9140", "𥜆飊颷飈飇䫿𦴧𡛓喰飡飦飬鍸餹𤨩䭲𩡗𩤅駵騌騻騐驘𥜥㛄𩂱𩯕髠髢𩬅髴䰎鬔鬭𨘀倴鬴𦦨㣃𣁽魐魀𩴾婅𡡣鮎𤉋鰂鯿鰌𩹨鷔𩾷𪆒𪆫𪃡𪄣𪇟鵾鶃𪄴鸎梈"],
		["91a1", "鷄𢅛𪆓𪈠𡤻𪈳鴹𪂹𪊴麐麕麞麢䴴麪麯𤍤黁㭠㧥㴝伲㞾𨰫鼂鼈䮖鐤𦶢鼗鼖鼹嚟嚊齅馸𩂋韲葿齢齩竜龎爖䮾𤥵𤦻煷𤧸𤍈𤩑玞𨯚𡣺禟𨥾𨸶鍩鏳𨩄鋬鎁鏋𨥬𤒹爗㻫睲穃烐𤑳𤏸煾𡟯炣𡢾𣖙㻇𡢅𥐯𡟸㜢𡛻𡠹㛡𡝴𡣑𥽋㜣𡛀坛𤨥𡏾𡊨"],
		["9240", "𡏆𡒶蔃𣚦蔃葕𤦔𧅥𣸱𥕜𣻻𧁒䓴𣛮𩦝𦼦柹㜳㰕㷧塬𡤢栐䁗𣜿𤃡𤂋𤄏𦰡哋嚞𦚱嚒𠿟𠮨𠸍鏆𨬓鎜仸儫㠙𤐶亼𠑥𠍿佋侊𥙑婨𠆫𠏋㦙𠌊𠐔㐵伩𠋀𨺳𠉵諚𠈌亘"],
		["92a1", "働儍侢伃𤨎𣺊佂倮偬傁俌俥偘僼兙兛兝兞湶𣖕𣸹𣺿浲𡢄𣺉冨凃𠗠䓝𠒣𠒒𠒑赺𨪜𠜎剙劤𠡳勡鍮䙺熌𤎌𠰠𤦬𡃤槑𠸝瑹㻞璙琔瑖玘䮎𤪼𤂍叐㖄爏𤃉喴𠍅响𠯆圝鉝雴鍦埝垍坿㘾壋媙𨩆𡛺𡝯𡜐娬妸銏婾嫏娒𥥆𡧳𡡡𤊕㛵洅瑃娡𥺃"],
		["9340", "媁𨯗𠐓鏠璌𡌃焅䥲鐈𨧻鎽㞠尞岞幞幈𡦖𡥼𣫮廍孏𡤃𡤄㜁𡢠㛝𡛾㛓脪𨩇𡶺𣑲𨦨弌弎𡤧𡞫婫𡜻孄蘔𧗽衠恾𢡠𢘫忛㺸𢖯𢖾𩂈𦽳懀𠀾𠁆𢘛憙憘恵𢲛𢴇𤛔𩅍"],
		["93a1", "摱𤙥𢭪㨩𢬢𣑐𩣪𢹸挷𪑛撶挱揑𤧣𢵧护𢲡搻敫楲㯴𣂎𣊭𤦉𣊫唍𣋠𡣙𩐿曎𣊉𣆳㫠䆐𥖄𨬢𥖏𡛼𥕛𥐥磮𣄃𡠪𣈴㑤𣈏𣆂𤋉暎𦴤晫䮓昰𧡰𡷫晣𣋒𣋡昞𥡲㣑𣠺𣞼㮙𣞢𣏾瓐㮖枏𤘪梶栞㯄檾㡣𣟕𤒇樳橒櫉欅𡤒攑梘橌㯗橺歗𣿀𣲚鎠鋲𨯪𨫋"],
		["9440", "銉𨀞𨧜鑧涥漋𤧬浧𣽿㶏渄𤀼娽渊塇洤硂焻𤌚𤉶烱牐犇犔𤞏𤜥兹𤪤𠗫瑺𣻸𣙟𤩊𤤗𥿡㼆㺱𤫟𨰣𣼵悧㻳瓌琼鎇琷䒟𦷪䕑疃㽣𤳙𤴆㽘畕癳𪗆㬙瑨𨫌𤦫𤦎㫻"],
		["94a1", "㷍𤩎㻿𤧅𤣳釺圲鍂𨫣𡡤僟𥈡𥇧睸𣈲眎眏睻𤚗𣞁㩞𤣰琸璛㺿𤪺𤫇䃈𤪖𦆮錇𥖁砞碍碈磒珐祙𧝁𥛣䄎禛蒖禥樭𣻺稺秴䅮𡛦䄲鈵秱𠵌𤦌𠊙𣶺𡝮㖗啫㕰㚪𠇔𠰍竢婙𢛵𥪯𥪜娍𠉛磰娪𥯆竾䇹籝籭䈑𥮳𥺼𥺦糍𤧹𡞰粎籼粮檲緜縇緓罎𦉡"],
		["9540", "𦅜𧭈綗𥺂䉪𦭵𠤖柖𠁎𣗏埄𦐒𦏸𤥢翝笧𠠬𥫩𥵃笌𥸎駦虅驣樜𣐿㧢𤧷𦖭騟𦖠蒀𧄧𦳑䓪脷䐂胆脉腂𦞴飃𦩂艢艥𦩑葓𦶧蘐𧈛媆䅿𡡀嬫𡢡嫤𡣘蚠蜨𣶏蠭𧐢娂"],
		["95a1", "衮佅袇袿裦襥襍𥚃襔𧞅𧞄𨯵𨯙𨮜𨧹㺭蒣䛵䛏㟲訽訜𩑈彍鈫𤊄旔焩烄𡡅鵭貟賩𧷜妚矃姰䍮㛔踪躧𤰉輰轊䋴汘澻𢌡䢛潹溋𡟚鯩㚵𤤯邻邗啱䤆醻鐄𨩋䁢𨫼鐧𨰝𨰻蓥訫閙閧閗閖𨴴瑅㻂𤣿𤩂𤏪㻧𣈥随𨻧𨹦𨹥㻌𤧭𤩸𣿮琒瑫㻼靁𩂰"],
		["9640", "桇䨝𩂓𥟟靝鍨𨦉𨰦𨬯𦎾銺嬑譩䤼珹𤈛鞛靱餸𠼦巁𨯅𤪲頟𩓚鋶𩗗釥䓀𨭐𤩧𨭤飜𨩅㼀鈪䤥萔餻饍𧬆㷽馛䭯馪驜𨭥𥣈檏騡嫾騯𩣱䮐𩥈馼䮽䮗鍽塲𡌂堢𤦸"],
		["96a1", "𡓨硄𢜟𣶸棅㵽鑘㤧慐𢞁𢥫愇鱏鱓鱻鰵鰐魿鯏𩸭鮟𪇵𪃾鴡䲮𤄄鸘䲰鴌𪆴𪃭𪃳𩤯鶥蒽𦸒𦿟𦮂藼䔳𦶤𦺄𦷰萠藮𦸀𣟗𦁤秢𣖜𣙀䤭𤧞㵢鏛銾鍈𠊿碹鉷鑍俤㑀遤𥕝砽硔碶硋𡝗𣇉𤥁㚚佲濚濙瀞瀞吔𤆵垻壳垊鴖埗焴㒯𤆬燫𦱀𤾗嬨𡞵𨩉"],
		["9740", "愌嫎娋䊼𤒈㜬䭻𨧼鎻鎸𡣖𠼝葲𦳀𡐓𤋺𢰦𤏁妔𣶷𦝁綨𦅛𦂤𤦹𤦋𨧺鋥珢㻩璴𨭣𡢟㻡𤪳櫘珳珻㻖𤨾𤪔𡟙𤩦𠎧𡐤𤧥瑈𤤖炥𤥶銄珦鍟𠓾錱𨫎𨨖鎆𨯧𥗕䤵𨪂煫"],
		["97a1", "𤥃𠳿嚤𠘚𠯫𠲸唂秄𡟺緾𡛂𤩐𡡒䔮鐁㜊𨫀𤦭妰𡢿𡢃𧒄媡㛢𣵛㚰鉟婹𨪁𡡢鍴㳍𠪴䪖㦊僴㵩㵌𡎜煵䋻𨈘渏𩃤䓫浗𧹏灧沯㳖𣿭𣸭渂漌㵯𠏵畑㚼㓈䚀㻚䡱姄鉮䤾轁𨰜𦯀堒埈㛖𡑒烾𤍢𤩱𢿣𡊰𢎽梹楧𡎘𣓥𧯴𣛟𨪃𣟖𣏺𤲟樚𣚭𦲷萾䓟䓎"],
		["9840", "𦴦𦵑𦲂𦿞漗𧄉茽𡜺菭𦲀𧁓𡟛妉媂𡞳婡婱𡤅𤇼㜭姯𡜼㛇熎鎐暚𤊥婮娫𤊓樫𣻹𧜶𤑛𤋊焝𤉙𨧡侰𦴨峂𤓎𧹍𤎽樌𤉖𡌄炦焳𤏩㶥泟勇𤩏繥姫崯㷳彜𤩝𡟟綤萦"],
		["98a1", "咅𣫺𣌀𠈔坾𠣕𠘙㿥𡾞𪊶瀃𩅛嵰玏糓𨩙𩐠俈翧狍猐𧫴猸猹𥛶獁獈㺩𧬘遬燵𤣲珡臶㻊県㻑沢国琙琞琟㻢㻰㻴㻺瓓㼎㽓畂畭畲疍㽼痈痜㿀癍㿗癴㿜発𤽜熈嘣覀塩䀝睃䀹条䁅㗛瞘䁪䁯属瞾矋売砘点砜䂨砹硇硑硦葈𥔵礳栃礲䄃"],
		["9940", "䄉禑禙辻稆込䅧窑䆲窼艹䇄竏竛䇏両筢筬筻簒簛䉠䉺类粜䊌粸䊔糭输烀𠳏総緔緐緽羮羴犟䎗耠耥笹耮耱联㷌垴炠肷胩䏭脌猪脎脒畠脔䐁㬹腖腙腚"],
		["99a1", "䐓堺腼膄䐥膓䐭膥埯臁臤艔䒏芦艶苊苘苿䒰荗险榊萅烵葤惣蒈䔄蒾蓡蓸蔐蔸蕒䔻蕯蕰藠䕷虲蚒蚲蛯际螋䘆䘗袮裿褤襇覑𧥧訩訸誔誴豑賔賲贜䞘塟跃䟭仮踺嗘坔蹱嗵躰䠷軎転軤軭軲辷迁迊迌逳駄䢭飠鈓䤞鈨鉘鉫銱銮銿"],
		["9a40", "鋣鋫鋳鋴鋽鍃鎄鎭䥅䥑麿鐗匁鐝鐭鐾䥪鑔鑹锭関䦧间阳䧥枠䨤靀䨵鞲韂噔䫤惨颹䬙飱塄餎餙冴餜餷饂饝饢䭰駅䮝騼鬏窃魩鮁鯝鯱鯴䱭鰠㝯𡯂鵉鰺"],
		["9aa1", "黾噐鶓鶽鷀鷼银辶鹻麬麱麽黆铜黢黱黸竈齄𠂔𠊷𠎠椚铃妬𠓗塀铁㞹𠗕𠘕𠙶𡚺块煳𠫂𠫍𠮿呪吆𠯋咞𠯻𠰻𠱓𠱥𠱼惧𠲍噺𠲵𠳝𠳭𠵯𠶲𠷈楕鰯螥𠸄𠸎𠻗𠾐𠼭𠹳尠𠾼帋𡁜𡁏𡁶朞𡁻𡂈𡂖㙇𡂿𡃓𡄯𡄻卤蒭𡋣𡍵𡌶讁𡕷𡘙𡟃𡟇乸炻𡠭𡥪"],
		["9b40", "𡨭𡩅𡰪𡱰𡲬𡻈拃𡻕𡼕熘桕𢁅槩㛈𢉼𢏗𢏺𢜪𢡱𢥏苽𢥧𢦓𢫕覥𢫨辠𢬎鞸𢬿顇骽𢱌"],
		["9b62", "𢲈𢲷𥯨𢴈𢴒𢶷𢶕𢹂𢽴𢿌𣀳𣁦𣌟𣏞徱晈暿𧩹𣕧𣗳爁𤦺矗𣘚𣜖纇𠍆墵朎"],
		["9ba1", "椘𣪧𧙗𥿢𣸑𣺹𧗾𢂚䣐䪸𤄙𨪚𤋮𤌍𤀻𤌴𤎖𤩅𠗊凒𠘑妟𡺨㮾𣳿𤐄𤓖垈𤙴㦛𤜯𨗨𩧉㝢𢇃譞𨭎駖𤠒𤣻𤨕爉𤫀𠱸奥𤺥𤾆𠝹軚𥀬劏圿煱𥊙𥐙𣽊𤪧喼𥑆𥑮𦭒釔㑳𥔿𧘲𥕞䜘𥕢𥕦𥟇𤤿𥡝偦㓻𣏌惞𥤃䝼𨥈𥪮𥮉𥰆𡶐垡煑澶𦄂𧰒遖𦆲𤾚譢𦐂𦑊"],
		["9c40", "嵛𦯷輶𦒄𡤜諪𤧶𦒈𣿯𦔒䯀𦖿𦚵𢜛鑥𥟡憕娧晉侻嚹𤔡𦛼乪𤤴陖涏𦲽㘘襷𦞙𦡮𦐑𦡞營𦣇筂𩃀𠨑𦤦鄄𦤹穅鷰𦧺騦𦨭㙟𦑩𠀡禃𦨴𦭛崬𣔙菏𦮝䛐𦲤画补𦶮墶"],
		["9ca1", "㜜𢖍𧁋𧇍㱔𧊀𧊅銁𢅺𧊋錰𧋦𤧐氹钟𧑐𠻸蠧裵𢤦𨑳𡞱溸𤨪𡠠㦤㚹尐秣䔿暶𩲭𩢤襃𧟌𧡘囖䃟𡘊㦡𣜯𨃨𡏅熭荦𧧝𩆨婧䲷𧂯𨦫𧧽𧨊𧬋𧵦𤅺筃祾𨀉澵𪋟樃𨌘厢𦸇鎿栶靝𨅯𨀣𦦵𡏭𣈯𨁈嶅𨰰𨂃圕頣𨥉嶫𤦈斾槕叒𤪥𣾁㰑朶𨂐𨃴𨄮𡾡𨅏"],
		["9d40", "𨆉𨆯𨈚𨌆𨌯𨎊㗊𨑨𨚪䣺揦𨥖砈鉕𨦸䏲𨧧䏟𨧨𨭆𨯔姸𨰉輋𨿅𩃬筑𩄐𩄼㷷𩅞𤫊运犏嚋𩓧𩗩𩖰𩖸𩜲𩣑𩥉𩥪𩧃𩨨𩬎𩵚𩶛纟𩻸𩼣䲤镇𪊓熢𪋿䶑递𪗋䶜𠲜达嗁"],
		["9da1", "辺𢒰边𤪓䔉繿潖檱仪㓤𨬬𧢝㜺躀𡟵𨀤𨭬𨮙𧨾𦚯㷫𧙕𣲷𥘵𥥖亚𥺁𦉘嚿𠹭踎孭𣺈𤲞揞拐𡟶𡡻攰嘭𥱊吚𥌑㷆𩶘䱽嘢嘞罉𥻘奵𣵀蝰东𠿪𠵉𣚺脗鵞贘瘻鱅癎瞹鍅吲腈苷嘥脲萘肽嗪祢噃吖𠺝㗎嘅嗱曱𨋢㘭甴嗰喺咗啲𠱁𠲖廐𥅈𠹶𢱢"],
		["9e40", "𠺢麫絚嗞𡁵抝靭咔賍燶酶揼掹揾啩𢭃鱲𢺳冚㓟𠶧冧呍唞唓癦踭𦢊疱肶蠄螆裇膶萜𡃁䓬猄𤜆宐茋𦢓噻𢛴𧴯𤆣𧵳𦻐𧊶酰𡇙鈈𣳼𪚩𠺬𠻹牦𡲢䝎𤿂𧿹𠿫䃺"],
		["9ea1", "鱝攟𢶠䣳𤟠𩵼𠿬𠸊恢𧖣𠿭"],
		["9ead", "𦁈𡆇熣纎鵐业丄㕷嬍沲卧㚬㧜卽㚥𤘘墚𤭮舭呋垪𥪕𠥹"],
		["9ec5", "㩒𢑥獴𩺬䴉鯭𣳾𩼰䱛𤾩𩖞𩿞葜𣶶𧊲𦞳𣜠挮紥𣻷𣸬㨪逈勌㹴㙺䗩𠒎癀嫰𠺶硺𧼮墧䂿噼鮋嵴癔𪐴麅䳡痹㟻愙𣃚𤏲"],
		["9ef5", "噝𡊩垧𤥣𩸆刴𧂮㖭汊鵼"],
		["9f40", "籖鬹埞𡝬屓擓𩓐𦌵𧅤蚭𠴨𦴢𤫢𠵱"],
		["9f4f", "凾𡼏嶎霃𡷑麁遌笟鬂峑箣扨挵髿篏鬪籾鬮籂粆鰕篼鬉鼗鰛𤤾齚啳寃俽麘俲剠㸆勑坧偖妷帒韈鶫轜呩鞴饀鞺匬愰"],
		["9fa1", "椬叚鰊鴂䰻陁榀傦畆𡝭駚剳"],
		["9fae", "酙隁酜"],
		["9fb2", "酑𨺗捿𦴣櫊嘑醎畺抅𠏼獏籰𥰡𣳽"],
		["9fc1", "𤤙盖鮝个𠳔莾衂"],
		["9fc9", "届槀僭坺刟巵从氱𠇲伹咜哚劚趂㗾弌㗳"],
		["9fdb", "歒酼龥鮗頮颴骺麨麄煺笔"],
		["9fe7", "毺蠘罸"],
		["9feb", "嘠𪙊蹷齓"],
		["9ff0", "跔蹏鸜踁抂𨍽踨蹵竓𤩷稾磘泪詧瘇"],
		["a040", "𨩚鼦泎蟖痃𪊲硓咢贌狢獱謭猂瓱賫𤪻蘯徺袠䒷"],
		["a055", "𡠻𦸅"],
		["a058", "詾𢔛"],
		["a05b", "惽癧髗鵄鍮鮏蟵"],
		["a063", "蠏賷猬霡鮰㗖犲䰇籑饊𦅙慙䰄麖慽"],
		["a073", "坟慯抦戹拎㩜懢厪𣏵捤栂㗒"],
		["a0a1", "嵗𨯂迚𨸹"],
		["a0a6", "僙𡵆礆匲阸𠼻䁥"],
		["a0ae", "矾"],
		["a0b0", "糂𥼚糚稭聦聣絍甅瓲覔舚朌聢𧒆聛瓰脃眤覉𦟌畓𦻑螩蟎臈螌詉貭譃眫瓸蓚㘵榲趦"],
		["a0d4", "覩瑨涹蟁𤀑瓧㷛煶悤憜㳑煢恷"],
		["a0e2", "罱𨬭牐惩䭾删㰘𣳇𥻗𧙖𥔱𡥄𡋾𩤃𦷜𧂭峁𦆭𨨏𣙷𠃮𦡆𤼎䕢嬟𦍌齐麦𦉫"],
		[
			"a3c0",
			"␀",
			31,
			"␡"
		],
		[
			"c6a1",
			"①",
			9,
			"⑴",
			9,
			"ⅰ",
			9,
			"丶丿亅亠冂冖冫勹匸卩厶夊宀巛⼳广廴彐彡攴无疒癶辵隶¨ˆヽヾゝゞ〃仝々〆〇ー［］✽ぁ",
			23
		],
		[
			"c740",
			"す",
			58,
			"ァアィイ"
		],
		[
			"c7a1",
			"ゥ",
			81,
			"А",
			5,
			"ЁЖ",
			4
		],
		[
			"c840",
			"Л",
			26,
			"ёж",
			25,
			"⇧↸↹㇏𠃌乚𠂊刂䒑"
		],
		["c8a1", "龰冈龱𧘇"],
		["c8cd", "￢￤＇＂㈱№℡゛゜⺀⺄⺆⺇⺈⺊⺌⺍⺕⺜⺝⺥⺧⺪⺬⺮⺶⺼⺾⻆⻊⻌⻍⻏⻖⻗⻞⻣"],
		["c8f5", "ʃɐɛɔɵœøŋʊɪ"],
		["f9fe", "￭"],
		["fa40", "𠕇鋛𠗟𣿅蕌䊵珯况㙉𤥂𨧤鍄𡧛苮𣳈砼杄拟𤤳𨦪𠊠𦮳𡌅侫𢓭倈𦴩𧪄𣘀𤪱𢔓倩𠍾徤𠎀𠍇滛𠐟偽儁㑺儎顬㝃萖𤦤𠒇兠𣎴兪𠯿𢃼𠋥𢔰𠖎𣈳𡦃宂蝽𠖳𣲙冲冸"],
		["faa1", "鴴凉减凑㳜凓𤪦决凢卂凭菍椾𣜭彻刋刦刼劵剗劔効勅簕蕂勠蘍𦬓包𨫞啉滙𣾀𠥔𣿬匳卄𠯢泋𡜦栛珕恊㺪㣌𡛨燝䒢卭却𨚫卾卿𡖖𡘓矦厓𨪛厠厫厮玧𥝲㽙玜叁叅汉义埾叙㪫𠮏叠𣿫𢶣叶𠱷吓灹唫晗浛呭𦭓𠵴啝咏咤䞦𡜍𠻝㶴𠵍"],
		["fb40", "𨦼𢚘啇䳭启琗喆喩嘅𡣗𤀺䕒𤐵暳𡂴嘷曍𣊊暤暭噍噏磱囱鞇叾圀囯园𨭦㘣𡉏坆𤆥汮炋坂㚱𦱾埦𡐖堃𡑔𤍣堦𤯵塜墪㕡壠壜𡈼壻寿坃𪅐𤉸鏓㖡够梦㛃湙"],
		["fba1", "𡘾娤啓𡚒蔅姉𠵎𦲁𦴪𡟜姙𡟻𡞲𦶦浱𡠨𡛕姹𦹅媫婣㛦𤦩婷㜈媖瑥嫓𦾡𢕔㶅𡤑㜲𡚸広勐孶斈孼𧨎䀄䡝𠈄寕慠𡨴𥧌𠖥寳宝䴐尅𡭄尓珎尔𡲥𦬨屉䣝岅峩峯嶋𡷹𡸷崐崘嵆𡺤岺巗苼㠭𤤁𢁉𢅳芇㠶㯂帮檊幵幺𤒼𠳓厦亷廐厨𡝱帉廴𨒂"],
		["fc40", "廹廻㢠廼栾鐛弍𠇁弢㫞䢮𡌺强𦢈𢏐彘𢑱彣鞽𦹮彲鍀𨨶徧嶶㵟𥉐𡽪𧃸𢙨釖𠊞𨨩怱暅𡡷㥣㷇㘹垐𢞴祱㹀悞悤悳𤦂𤦏𧩓璤僡媠慤萤慂慈𦻒憁凴𠙖憇宪𣾷"],
		["fca1", "𢡟懓𨮝𩥝懐㤲𢦀𢣁怣慜攞掋𠄘担𡝰拕𢸍捬𤧟㨗搸揸𡎎𡟼撐澊𢸶頔𤂌𥜝擡擥鑻㩦携㩗敍漖𤨨𤨣斅敭敟𣁾斵𤥀䬷旑䃘𡠩无旣忟𣐀昘𣇷𣇸晄𣆤𣆥晋𠹵晧𥇦晳晴𡸽𣈱𨗴𣇈𥌓矅𢣷馤朂𤎜𤨡㬫槺𣟂杞杧杢𤇍𩃭柗䓩栢湐鈼栁𣏦𦶠桝"],
		["fd40", "𣑯槡樋𨫟楳棃𣗍椁椀㴲㨁𣘼㮀枬楡𨩊䋼椶榘㮡𠏉荣傐槹𣙙𢄪橅𣜃檝㯳枱櫈𩆜㰍欝𠤣惞欵歴𢟍溵𣫛𠎵𡥘㝀吡𣭚毡𣻼毜氷𢒋𤣱𦭑汚舦汹𣶼䓅𣶽𤆤𤤌𤤀"],
		["fda1", "𣳉㛥㳫𠴲鮃𣇹𢒑羏样𦴥𦶡𦷫涖浜湼漄𤥿𤂅𦹲蔳𦽴凇沜渝萮𨬡港𣸯瑓𣾂秌湏媑𣁋濸㜍澝𣸰滺𡒗𤀽䕕鏰潄潜㵎潴𩅰㴻澟𤅄濓𤂑𤅕𤀹𣿰𣾴𤄿凟𤅖𤅗𤅀𦇝灋灾炧炁烌烕烖烟䄄㷨熴熖𤉷焫煅媈煊煮岜𤍥煏鍢𤋁焬𤑚𤨧𤨢熺𨯨炽爎"],
		["fe40", "鑂爕夑鑃爤鍁𥘅爮牀𤥴梽牕牗㹕𣁄栍漽犂猪猫𤠣𨠫䣭𨠄猨献珏玪𠰺𦨮珉瑉𤇢𡛧𤨤昣㛅𤦷𤦍𤧻珷琕椃𤨦琹𠗃㻗瑜𢢭瑠𨺲瑇珤瑶莹瑬㜰瑴鏱樬璂䥓𤪌"],
		["fea1", "𤅟𤩹𨮏孆𨰃𡢞瓈𡦈甎瓩甞𨻙𡩋寗𨺬鎅畍畊畧畮𤾂㼄𤴓疎瑝疞疴瘂瘬癑癏癯癶𦏵皐臯㟸𦤑𦤎皡皥皷盌𦾟葢𥂝𥅽𡸜眞眦着撯𥈠睘𣊬瞯𨥤𨥨𡛁矴砉𡍶𤨒棊碯磇磓隥礮𥗠磗礴碱𧘌辸袄𨬫𦂃𢘜禆褀椂禀𥡗禝𧬹礼禩渪𧄦㺨秆𩄍秔"]
	];
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/dbcs-data.js
var require_dbcs_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		shiftjis: {
			type: "_dbcs",
			table: function() {
				return require_shiftjis();
			},
			encodeAdd: {
				"¥": 92,
				"‾": 126
			},
			encodeSkipVals: [{
				from: 60736,
				to: 63808
			}]
		},
		csshiftjis: "shiftjis",
		mskanji: "shiftjis",
		sjis: "shiftjis",
		windows31j: "shiftjis",
		ms31j: "shiftjis",
		xsjis: "shiftjis",
		windows932: "shiftjis",
		ms932: "shiftjis",
		932: "shiftjis",
		cp932: "shiftjis",
		eucjp: {
			type: "_dbcs",
			table: function() {
				return require_eucjp();
			},
			encodeAdd: {
				"¥": 92,
				"‾": 126
			}
		},
		gb2312: "cp936",
		gb231280: "cp936",
		gb23121980: "cp936",
		csgb2312: "cp936",
		csiso58gb231280: "cp936",
		euccn: "cp936",
		windows936: "cp936",
		ms936: "cp936",
		936: "cp936",
		cp936: {
			type: "_dbcs",
			table: function() {
				return require_cp936();
			}
		},
		gbk: {
			type: "_dbcs",
			table: function() {
				return require_cp936().concat(require_gbk_added());
			}
		},
		xgbk: "gbk",
		isoir58: "gbk",
		gb18030: {
			type: "_dbcs",
			table: function() {
				return require_cp936().concat(require_gbk_added());
			},
			gb18030: function() {
				return require_gb18030_ranges();
			},
			encodeSkipVals: [128],
			encodeAdd: { "€": 41699 }
		},
		chinese: "gb18030",
		windows949: "cp949",
		ms949: "cp949",
		949: "cp949",
		cp949: {
			type: "_dbcs",
			table: function() {
				return require_cp949();
			}
		},
		cseuckr: "cp949",
		csksc56011987: "cp949",
		euckr: "cp949",
		isoir149: "cp949",
		korean: "cp949",
		ksc56011987: "cp949",
		ksc56011989: "cp949",
		ksc5601: "cp949",
		windows950: "cp950",
		ms950: "cp950",
		950: "cp950",
		cp950: {
			type: "_dbcs",
			table: function() {
				return require_cp950();
			}
		},
		big5: "big5hkscs",
		big5hkscs: {
			type: "_dbcs",
			table: function() {
				return require_cp950().concat(require_big5_added());
			},
			encodeSkipVals: [
				36457,
				36463,
				36478,
				36523,
				36532,
				36557,
				36560,
				36695,
				36713,
				36718,
				36811,
				36862,
				36973,
				36986,
				37060,
				37084,
				37105,
				37311,
				37551,
				37552,
				37553,
				37554,
				37585,
				37959,
				38090,
				38361,
				38652,
				39285,
				39798,
				39800,
				39803,
				39878,
				39902,
				39916,
				39926,
				40002,
				40019,
				40034,
				40040,
				40043,
				40055,
				40124,
				40125,
				40144,
				40279,
				40282,
				40388,
				40431,
				40443,
				40617,
				40687,
				40701,
				40800,
				40907,
				41079,
				41180,
				41183,
				36812,
				37576,
				38468,
				38637,
				41636,
				41637,
				41639,
				41638,
				41676,
				41678
			]
		},
		cnbig5: "big5hkscs",
		csbig5: "big5hkscs",
		xxbig5: "big5hkscs"
	};
}));

// node_modules/libmime/node_modules/iconv-lite/encodings/index.js
var require_encodings = /* @__PURE__ */ __commonJSMin(((exports) => {
	var mergeModules = require_merge_exports();
	var modules = [
		require_internal(),
		require_utf32(),
		require_utf16(),
		require_utf7(),
		require_sbcs_codec(),
		require_sbcs_data(),
		require_sbcs_data_generated(),
		require_dbcs_codec(),
		require_dbcs_data()
	];
	for (var i = 0; i < modules.length; i++) {
		var module = modules[i];
		mergeModules(exports, module);
	}
}));

// node_modules/libmime/node_modules/iconv-lite/lib/streams.js
var require_streams = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Buffer = require_safer().Buffer;
	module.exports = function(streamModule) {
		var Transform = streamModule.Transform;
		function IconvLiteEncoderStream(conv, options) {
			this.conv = conv;
			options = options || {};
			options.decodeStrings = false;
			Transform.call(this, options);
		}
		IconvLiteEncoderStream.prototype = Object.create(Transform.prototype, { constructor: { value: IconvLiteEncoderStream } });
		IconvLiteEncoderStream.prototype._transform = function(chunk, encoding, done) {
			if (typeof chunk !== "string") return done(/* @__PURE__ */ new Error("Iconv encoding stream needs strings as its input."));
			try {
				var res = this.conv.write(chunk);
				if (res && res.length) this.push(res);
				done();
			} catch (e) {
				done(e);
			}
		};
		IconvLiteEncoderStream.prototype._flush = function(done) {
			try {
				var res = this.conv.end();
				if (res && res.length) this.push(res);
				done();
			} catch (e) {
				done(e);
			}
		};
		IconvLiteEncoderStream.prototype.collect = function(cb) {
			var chunks = [];
			this.on("error", cb);
			this.on("data", function(chunk) {
				chunks.push(chunk);
			});
			this.on("end", function() {
				cb(null, Buffer.concat(chunks));
			});
			return this;
		};
		function IconvLiteDecoderStream(conv, options) {
			this.conv = conv;
			options = options || {};
			options.encoding = this.encoding = "utf8";
			Transform.call(this, options);
		}
		IconvLiteDecoderStream.prototype = Object.create(Transform.prototype, { constructor: { value: IconvLiteDecoderStream } });
		IconvLiteDecoderStream.prototype._transform = function(chunk, encoding, done) {
			if (!Buffer.isBuffer(chunk) && !(chunk instanceof Uint8Array)) return done(/* @__PURE__ */ new Error("Iconv decoding stream needs buffers as its input."));
			try {
				var res = this.conv.write(chunk);
				if (res && res.length) this.push(res, this.encoding);
				done();
			} catch (e) {
				done(e);
			}
		};
		IconvLiteDecoderStream.prototype._flush = function(done) {
			try {
				var res = this.conv.end();
				if (res && res.length) this.push(res, this.encoding);
				done();
			} catch (e) {
				done(e);
			}
		};
		IconvLiteDecoderStream.prototype.collect = function(cb) {
			var res = "";
			this.on("error", cb);
			this.on("data", function(chunk) {
				res += chunk;
			});
			this.on("end", function() {
				cb(null, res);
			});
			return this;
		};
		return {
			IconvLiteEncoderStream,
			IconvLiteDecoderStream
		};
	};
}));

// node_modules/libmime/node_modules/iconv-lite/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var Buffer = require_safer().Buffer;
	var bomHandling = require_bom_handling();
	var mergeModules = require_merge_exports();
	module.exports.encodings = null;
	module.exports.defaultCharUnicode = "�";
	module.exports.defaultCharSingleByte = "?";
	module.exports.encode = function encode(str, encoding, options) {
		str = "" + (str || "");
		var encoder = module.exports.getEncoder(encoding, options);
		var res = encoder.write(str);
		var trail = encoder.end();
		return trail && trail.length > 0 ? Buffer.concat([res, trail]) : res;
	};
	module.exports.decode = function decode(buf, encoding, options) {
		if (typeof buf === "string") {
			if (!module.exports.skipDecodeWarning) {
				console.error("Iconv-lite warning: decode()-ing strings is deprecated. Refer to https://github.com/ashtuchkin/iconv-lite/wiki/Use-Buffers-when-decoding");
				module.exports.skipDecodeWarning = true;
			}
			buf = Buffer.from("" + (buf || ""), "binary");
		}
		var decoder = module.exports.getDecoder(encoding, options);
		var res = decoder.write(buf);
		var trail = decoder.end();
		return trail ? res + trail : res;
	};
	module.exports.encodingExists = function encodingExists(enc) {
		try {
			module.exports.getCodec(enc);
			return true;
		} catch (e) {
			return false;
		}
	};
	module.exports.toEncoding = module.exports.encode;
	module.exports.fromEncoding = module.exports.decode;
	module.exports._codecDataCache = { __proto__: null };
	module.exports.getCodec = function getCodec(encoding) {
		if (!module.exports.encodings) {
			var raw = require_encodings();
			module.exports.encodings = { __proto__: null };
			mergeModules(module.exports.encodings, raw);
		}
		var enc = module.exports._canonicalizeEncoding(encoding);
		var codecOptions = {};
		while (true) {
			var codec = module.exports._codecDataCache[enc];
			if (codec) return codec;
			var codecDef = module.exports.encodings[enc];
			switch (typeof codecDef) {
				case "string":
					enc = codecDef;
					break;
				case "object":
					for (var key in codecDef) codecOptions[key] = codecDef[key];
					if (!codecOptions.encodingName) codecOptions.encodingName = enc;
					enc = codecDef.type;
					break;
				case "function":
					if (!codecOptions.encodingName) codecOptions.encodingName = enc;
					codec = new codecDef(codecOptions, module.exports);
					module.exports._codecDataCache[codecOptions.encodingName] = codec;
					return codec;
				default: throw new Error("Encoding not recognized: '" + encoding + "' (searched as: '" + enc + "')");
			}
		}
	};
	module.exports._canonicalizeEncoding = function(encoding) {
		return ("" + encoding).toLowerCase().replace(/:\d{4}$|[^0-9a-z]/g, "");
	};
	module.exports.getEncoder = function getEncoder(encoding, options) {
		var codec = module.exports.getCodec(encoding);
		var encoder = new codec.encoder(options, codec);
		if (codec.bomAware && options && options.addBOM) encoder = new bomHandling.PrependBOM(encoder, options);
		return encoder;
	};
	module.exports.getDecoder = function getDecoder(encoding, options) {
		var codec = module.exports.getCodec(encoding);
		var decoder = new codec.decoder(options, codec);
		if (codec.bomAware && !(options && options.stripBOM === false)) decoder = new bomHandling.StripBOM(decoder, options);
		return decoder;
	};
	module.exports.enableStreamingAPI = function enableStreamingAPI(streamModule) {
		if (module.exports.supportsStreams) return;
		var streams = require_streams()(streamModule);
		module.exports.IconvLiteEncoderStream = streams.IconvLiteEncoderStream;
		module.exports.IconvLiteDecoderStream = streams.IconvLiteDecoderStream;
		module.exports.encodeStream = function encodeStream(encoding, options) {
			return new module.exports.IconvLiteEncoderStream(module.exports.getEncoder(encoding, options), options);
		};
		module.exports.decodeStream = function decodeStream(encoding, options) {
			return new module.exports.IconvLiteDecoderStream(module.exports.getDecoder(encoding, options), options);
		};
		module.exports.supportsStreams = true;
	};
	var streamModule;
	try {
		streamModule = __require("stream");
	} catch (e) {}
	if (streamModule && streamModule.Transform) module.exports.enableStreamingAPI(streamModule);
	else module.exports.encodeStream = module.exports.decodeStream = function() {
		throw new Error("iconv-lite Streaming API is not enabled. Use iconv.enableStreamingAPI(require('stream')); to enable it.");
	};
}));

// node_modules/encoding-japanese/src/config.js
var require_config = /* @__PURE__ */ __commonJSMin(((exports) => {
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	exports.FALLBACK_CHARACTER = 63;
	var HAS_TYPED = exports.HAS_TYPED = typeof Uint8Array !== "undefined" && typeof Uint16Array !== "undefined";
	var CAN_CHARCODE_APPLY = false;
	var CAN_CHARCODE_APPLY_TYPED = false;
	try {
		if (String.fromCharCode.apply(null, [97]) === "a") CAN_CHARCODE_APPLY = true;
	} catch (e) {}
	if (HAS_TYPED) try {
		if (String.fromCharCode.apply(null, new Uint8Array([97])) === "a") CAN_CHARCODE_APPLY_TYPED = true;
	} catch (e) {}
	exports.CAN_CHARCODE_APPLY = CAN_CHARCODE_APPLY;
	exports.CAN_CHARCODE_APPLY_TYPED = CAN_CHARCODE_APPLY_TYPED;
	exports.APPLY_BUFFER_SIZE = 65533;
	exports.APPLY_BUFFER_SIZE_OK = null;
	var EncodingNames = exports.EncodingNames = {
		UTF32: { order: 0 },
		UTF32BE: { alias: ["UCS4"] },
		UTF32LE: null,
		UTF16: { order: 1 },
		UTF16BE: { alias: ["UCS2"] },
		UTF16LE: null,
		BINARY: { order: 2 },
		ASCII: {
			order: 3,
			alias: ["ISO646", "CP367"]
		},
		JIS: {
			order: 4,
			alias: ["ISO2022JP"]
		},
		UTF8: { order: 5 },
		EUCJP: { order: 6 },
		SJIS: {
			order: 7,
			alias: [
				"CP932",
				"MSKANJI",
				"WINDOWS31J"
			]
		},
		UNICODE: { order: 8 }
	};
	var EncodingAliases = {};
	exports.EncodingAliases = EncodingAliases;
	exports.EncodingOrders = function() {
		var aliases = EncodingAliases;
		var names = [];
		for (var key in EncodingNames) if (hasOwnProperty.call(EncodingNames, key)) names[names.length] = key;
		var orders = [];
		var name, encoding, j, l;
		for (var i = 0, len = names.length; i < len; i++) {
			name = names[i];
			aliases[name] = name;
			encoding = EncodingNames[name];
			if (encoding != null) {
				if (encoding.order != null) orders[orders.length] = name;
				if (encoding.alias) for (j = 0, l = encoding.alias.length; j < l; j++) aliases[encoding.alias[j]] = name;
			}
		}
		orders.sort(function(a, b) {
			return EncodingNames[a].order - EncodingNames[b].order;
		});
		return orders;
	}();
}));

// node_modules/encoding-japanese/src/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	var config = require_config();
	var fromCharCode = String.fromCharCode;
	var ObjectProto = Object.prototype;
	var toString = ObjectProto.toString;
	var hasOwnProperty = ObjectProto.hasOwnProperty;
	var nativeIsArray = Array.isArray;
	var nativeObjectKeys = Object.keys;
	function isObject(x) {
		var type = typeof x;
		return type === "function" || type === "object" && !!x;
	}
	exports.isObject = isObject;
	function isArray(x) {
		return nativeIsArray ? nativeIsArray(x) : toString.call(x) === "[object Array]";
	}
	exports.isArray = isArray;
	function isString(x) {
		return typeof x === "string" || toString.call(x) === "[object String]";
	}
	exports.isString = isString;
	function objectKeys(object) {
		if (nativeObjectKeys) return nativeObjectKeys(object);
		var keys = [];
		for (var key in object) if (hasOwnProperty.call(object, key)) keys[keys.length] = key;
		return keys;
	}
	exports.objectKeys = objectKeys;
	function createBuffer(bits, size) {
		if (config.HAS_TYPED) switch (bits) {
			case 8: return new Uint8Array(size);
			case 16: return new Uint16Array(size);
		}
		return new Array(size);
	}
	exports.createBuffer = createBuffer;
	function truncateBuffer(buffer, size) {
		if (buffer.subarray) return buffer.subarray(0, size);
		if (size < buffer.length) buffer.length = size;
		return buffer;
	}
	exports.truncateBuffer = truncateBuffer;
	function stringToBuffer(string) {
		var length = string.length;
		var buffer = createBuffer(16, length);
		for (var i = 0; i < length; i++) buffer[i] = string.charCodeAt(i);
		return buffer;
	}
	exports.stringToBuffer = stringToBuffer;
	function codeToString_fast(code) {
		if (config.CAN_CHARCODE_APPLY && config.CAN_CHARCODE_APPLY_TYPED) {
			var len = code && code.length;
			if (!len) return "";
			if (len <= config.APPLY_BUFFER_SIZE && config.APPLY_BUFFER_SIZE_OK !== false) try {
				return fromCharCode.apply(null, code);
			} catch (e) {
				if (config.APPLY_BUFFER_SIZE_OK === null) config.APPLY_BUFFER_SIZE_OK = false;
				return codeToString_slow(code);
			}
		}
		return codeToString_chunked(code);
	}
	exports.codeToString_fast = codeToString_fast;
	function codeToString_chunked(code) {
		var string = "";
		var length = code && code.length;
		var size = config.APPLY_BUFFER_SIZE;
		var hasSubarray = length > 0 && !!code.subarray;
		var i = 0;
		var sub;
		while (i < length) {
			if (hasSubarray) sub = code.subarray(i, i + size);
			else sub = code.slice(i, i + size);
			i += size;
			if (config.APPLY_BUFFER_SIZE_OK !== false) try {
				string += fromCharCode.apply(null, sub);
				if (config.APPLY_BUFFER_SIZE_OK === null && sub.length === size) config.APPLY_BUFFER_SIZE_OK = true;
				continue;
			} catch (e) {
				if (config.APPLY_BUFFER_SIZE_OK === null) config.APPLY_BUFFER_SIZE_OK = false;
			}
			return codeToString_slow(code);
		}
		return string;
	}
	exports.codeToString_chunked = codeToString_chunked;
	function codeToString_slow(code) {
		var string = "";
		var length = code && code.length;
		for (var i = 0; i < length; i++) string += fromCharCode(code[i]);
		return string;
	}
	exports.codeToString_slow = codeToString_slow;
	function stringToCode(string) {
		var len = string && string.length || 0;
		var code = new Array(len);
		for (var i = 0; i < len; i++) code[i] = string.charCodeAt(i);
		return code;
	}
	exports.stringToCode = stringToCode;
	function codeToBuffer(code) {
		if (config.HAS_TYPED) return new Uint16Array(code);
		if (isArray(code)) return code;
		var length = code && code.length || 0;
		var buffer = new Array(length);
		for (var i = 0; i < length; i++) buffer[i] = code[i];
		return buffer;
	}
	exports.codeToBuffer = codeToBuffer;
	function bufferToCode(buffer) {
		if (isArray(buffer)) return buffer;
		var len = buffer.length;
		var code = new Array(len);
		for (var i = 0; i < len; i++) code[i] = buffer[i];
		return code;
	}
	exports.bufferToCode = bufferToCode;
	/**
	* Canonicalize the passed encoding name to the internal encoding name
	*/
	function canonicalizeEncodingName(target) {
		var name = "";
		var expect = ("" + target).toUpperCase().replace(/[^A-Z0-9]+/g, "");
		var aliasNames = objectKeys(config.EncodingAliases);
		var len = aliasNames.length;
		var hit = 0;
		var encoding, encodingLen, j;
		for (var i = 0; i < len; i++) {
			encoding = aliasNames[i];
			if (encoding === expect) {
				name = encoding;
				break;
			}
			encodingLen = encoding.length;
			for (j = hit; j < encodingLen; j++) if (encoding.slice(0, j) === expect.slice(0, j) || encoding.slice(-j) === expect.slice(-j)) {
				name = encoding;
				hit = j;
			}
		}
		if (hasOwnProperty.call(config.EncodingAliases, name)) return config.EncodingAliases[name];
		return name;
	}
	exports.canonicalizeEncodingName = canonicalizeEncodingName;
	var base64EncodeChars = [
		65,
		66,
		67,
		68,
		69,
		70,
		71,
		72,
		73,
		74,
		75,
		76,
		77,
		78,
		79,
		80,
		81,
		82,
		83,
		84,
		85,
		86,
		87,
		88,
		89,
		90,
		97,
		98,
		99,
		100,
		101,
		102,
		103,
		104,
		105,
		106,
		107,
		108,
		109,
		110,
		111,
		112,
		113,
		114,
		115,
		116,
		117,
		118,
		119,
		120,
		121,
		122,
		48,
		49,
		50,
		51,
		52,
		53,
		54,
		55,
		56,
		57,
		43,
		47
	];
	var base64DecodeChars = [
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		62,
		-1,
		-1,
		-1,
		63,
		52,
		53,
		54,
		55,
		56,
		57,
		58,
		59,
		60,
		61,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9,
		10,
		11,
		12,
		13,
		14,
		15,
		16,
		17,
		18,
		19,
		20,
		21,
		22,
		23,
		24,
		25,
		-1,
		-1,
		-1,
		-1,
		-1,
		-1,
		26,
		27,
		28,
		29,
		30,
		31,
		32,
		33,
		34,
		35,
		36,
		37,
		38,
		39,
		40,
		41,
		42,
		43,
		44,
		45,
		46,
		47,
		48,
		49,
		50,
		51,
		-1,
		-1,
		-1,
		-1,
		-1
	];
	var base64EncodePadding = "=".charCodeAt(0);
	function base64encode(data) {
		var out, i, j, len;
		var c1, c2, c3;
		len = data && data.length || 0;
		i = 0;
		j = 0;
		out = createBuffer(8, Math.ceil(len / 3) * 4);
		while (i < len) {
			c1 = data[i++];
			if (i == len) {
				out[j++] = base64EncodeChars[c1 >> 2];
				out[j++] = base64EncodeChars[(c1 & 3) << 4];
				out[j++] = base64EncodePadding;
				out[j] = base64EncodePadding;
				break;
			}
			c2 = data[i++];
			if (i == len) {
				out[j++] = base64EncodeChars[c1 >> 2];
				out[j++] = base64EncodeChars[(c1 & 3) << 4 | (c2 & 240) >> 4];
				out[j++] = base64EncodeChars[(c2 & 15) << 2];
				out[j] = base64EncodePadding;
				break;
			}
			c3 = data[i++];
			out[j++] = base64EncodeChars[c1 >> 2];
			out[j++] = base64EncodeChars[(c1 & 3) << 4 | (c2 & 240) >> 4];
			out[j++] = base64EncodeChars[(c2 & 15) << 2 | (c3 & 192) >> 6];
			out[j++] = base64EncodeChars[c3 & 63];
		}
		return codeToString_fast(out);
	}
	exports.base64encode = base64encode;
	function base64DecodeChar(c) {
		return c < 128 ? base64DecodeChars[c] : -1;
	}
	function base64decode(str) {
		var c1, c2, c3, c4;
		var i, len = str && str.length, out;
		i = 0;
		out = [];
		while (i < len) {
			do
				c1 = base64DecodeChar(str.charCodeAt(i++));
			while (i < len && c1 == -1);
			if (c1 == -1) break;
			do
				c2 = base64DecodeChar(str.charCodeAt(i++));
			while (i < len && c2 == -1);
			if (c2 == -1) break;
			out[out.length] = c1 << 2 | (c2 & 48) >> 4;
			do {
				c3 = str.charCodeAt(i++);
				if (c3 == 61) return out;
				c3 = base64DecodeChar(c3);
			} while (i < len && c3 == -1);
			if (c3 == -1) break;
			out[out.length] = (c2 & 15) << 4 | (c3 & 60) >> 2;
			do {
				c4 = str.charCodeAt(i++);
				if (c4 == 61) return out;
				c4 = base64DecodeChar(c4);
			} while (i < len && c4 == -1);
			if (c4 == -1) break;
			out[out.length] = (c3 & 3) << 6 | c4;
		}
		return out;
	}
	exports.base64decode = base64decode;
}));

// node_modules/encoding-japanese/src/encoding-detect.js
var require_encoding_detect = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Binary (exe, images and so, etc.)
	*
	* Note:
	*   This function is not considered for Unicode
	*/
	function isBINARY(data) {
		var i = 0;
		var len = data && data.length;
		var c;
		for (; i < len; i++) {
			c = data[i];
			if (c > 255) return false;
			if (c >= 0 && c <= 7 || c === 255) return true;
		}
		return false;
	}
	exports.isBINARY = isBINARY;
	/**
	* ASCII (ISO-646)
	*/
	function isASCII(data) {
		var i = 0;
		var len = data && data.length;
		var b;
		for (; i < len; i++) {
			b = data[i];
			if (b > 255 || b >= 128 && b <= 255 || b === 27) return false;
		}
		return true;
	}
	exports.isASCII = isASCII;
	/**
	* ISO-2022-JP (JIS)
	*
	* RFC1468 Japanese Character Encoding for Internet Messages
	* RFC1554 ISO-2022-JP-2: Multilingual Extension of ISO-2022-JP
	* RFC2237 Japanese Character Encoding for Internet Messages
	*/
	function isJIS(data) {
		var i = 0;
		var len = data && data.length;
		var b, esc1, esc2;
		for (; i < len; i++) {
			b = data[i];
			if (b > 255 || b >= 128 && b <= 255) return false;
			if (b === 27) {
				if (i + 2 >= len) return false;
				esc1 = data[i + 1];
				esc2 = data[i + 2];
				if (esc1 === 36) {
					if (esc2 === 40 || esc2 === 64 || esc2 === 66) return true;
				} else if (esc1 === 38 && esc2 === 64) return true;
				else if (esc1 === 40) {
					if (esc2 === 66 || esc2 === 73 || esc2 === 74) return true;
				}
			}
		}
		return false;
	}
	exports.isJIS = isJIS;
	/**
	* EUC-JP
	*/
	function isEUCJP(data) {
		var i = 0;
		var len = data && data.length;
		var b;
		for (; i < len; i++) {
			b = data[i];
			if (b < 128) continue;
			if (b > 255 || b < 142) return false;
			if (b === 142) {
				if (i + 1 >= len) return false;
				b = data[++i];
				if (b < 161 || 223 < b) return false;
			} else if (b === 143) {
				if (i + 2 >= len) return false;
				b = data[++i];
				if (b < 162 || 237 < b) return false;
				b = data[++i];
				if (b < 161 || 254 < b) return false;
			} else if (161 <= b && b <= 254) {
				if (i + 1 >= len) return false;
				b = data[++i];
				if (b < 161 || 254 < b) return false;
			} else return false;
		}
		return true;
	}
	exports.isEUCJP = isEUCJP;
	/**
	* SJIS (Shift_JIS)
	*
	* Includes CP932 (Windows-31J) extensions:
	* - NEC special character area (0x8740 - 0x879C)
	* - NEC-selected IBM extended character area (0xED40 - 0xEEFC)
	* - User-defined character area (0xF040 - 0xF9FC)
	* - IBM extended character area (0xFA40 - 0xFC4B)
	*/
	function isSJIS(data) {
		var i = 0;
		var len = data && data.length;
		var b, lead;
		for (; i < len; i++) {
			b = data[i];
			if (b > 255) return false;
			if (b <= 128 || 161 <= b && b <= 223) continue;
			if (b === 160 || b > 252 || i + 1 >= len) return false;
			lead = b;
			b = data[++i];
			if (b < 64 || b > 252 || b === 127 || lead === 252 && b > 75) return false;
		}
		return true;
	}
	exports.isSJIS = isSJIS;
	/**
	* UTF-8
	*/
	function isUTF8(data) {
		var i = 0;
		var len = data && data.length;
		var b;
		for (; i < len; i++) {
			b = data[i];
			if (b > 255) return false;
			if (b <= 127 && b !== 27) continue;
			if (b >= 194 && b <= 223) {
				if (i + 1 >= len || data[i + 1] < 128 || data[i + 1] > 191) return false;
				i++;
			} else if (b === 224) {
				if (i + 2 >= len || data[i + 1] < 160 || data[i + 1] > 191 || data[i + 2] < 128 || data[i + 2] > 191) return false;
				i += 2;
			} else if (b >= 225 && b <= 236 || b === 238 || b === 239) {
				if (i + 2 >= len || data[i + 1] < 128 || data[i + 1] > 191 || data[i + 2] < 128 || data[i + 2] > 191) return false;
				i += 2;
			} else if (b === 237) {
				if (i + 2 >= len || data[i + 1] < 128 || data[i + 1] > 159 || data[i + 2] < 128 || data[i + 2] > 191) return false;
				i += 2;
			} else if (b === 240) {
				if (i + 3 >= len || data[i + 1] < 144 || data[i + 1] > 191 || data[i + 2] < 128 || data[i + 2] > 191 || data[i + 3] < 128 || data[i + 3] > 191) return false;
				i += 3;
			} else if (b >= 241 && b <= 243) {
				if (i + 3 >= len || data[i + 1] < 128 || data[i + 1] > 191 || data[i + 2] < 128 || data[i + 2] > 191 || data[i + 3] < 128 || data[i + 3] > 191) return false;
				i += 3;
			} else if (b === 244) {
				if (i + 3 >= len || data[i + 1] < 128 || data[i + 1] > 143 || data[i + 2] < 128 || data[i + 2] > 191 || data[i + 3] < 128 || data[i + 3] > 191) return false;
				i += 3;
			} else return false;
		}
		return true;
	}
	exports.isUTF8 = isUTF8;
	/**
	* UTF-16 (LE or BE)
	*
	* RFC2781: UTF-16, an encoding of ISO 10646
	*
	* @link http://www.ietf.org/rfc/rfc2781.txt
	*/
	function isUTF16(data) {
		var i = 0;
		var len = data && data.length;
		var pos = null;
		var b1, b2, next, prev;
		if (len < 2) {
			if (data[0] > 255) return false;
		} else {
			b1 = data[0];
			b2 = data[1];
			if (b1 === 255 && b2 === 254) return true;
			if (b1 === 254 && b2 === 255) return true;
			for (; i < len; i++) if (data[i] === 0) {
				pos = i;
				break;
			} else if (data[i] > 255) return false;
			if (pos === null) return false;
			next = data[pos + 1];
			if (next !== void 0 && next > 0 && next < 128) return true;
			prev = data[pos - 1];
			if (prev !== void 0 && prev > 0 && prev < 128) return true;
		}
		return false;
	}
	exports.isUTF16 = isUTF16;
	/**
	* UTF-16BE (big-endian)
	*
	* RFC 2781 4.3 Interpreting text labelled as UTF-16
	* Text labelled "UTF-16BE" can always be interpreted as being big-endian
	*  when BOM does not founds (SHOULD)
	*
	* @link http://www.ietf.org/rfc/rfc2781.txt
	*/
	function isUTF16BE(data) {
		var i = 0;
		var len = data && data.length;
		var pos = null;
		var b1, b2;
		if (len < 2) {
			if (data[0] > 255) return false;
		} else {
			b1 = data[0];
			b2 = data[1];
			if (b1 === 254 && b2 === 255) return true;
			for (; i < len; i++) if (data[i] === 0) {
				pos = i;
				break;
			} else if (data[i] > 255) return false;
			if (pos === null) return false;
			if (pos % 2 === 0) return true;
		}
		return false;
	}
	exports.isUTF16BE = isUTF16BE;
	/**
	* UTF-16LE (little-endian)
	*/
	function isUTF16LE(data) {
		var i = 0;
		var len = data && data.length;
		var pos = null;
		var b1, b2;
		if (len < 2) {
			if (data[0] > 255) return false;
		} else {
			b1 = data[0];
			b2 = data[1];
			if (b1 === 255 && b2 === 254) return true;
			for (; i < len; i++) if (data[i] === 0) {
				pos = i;
				break;
			} else if (data[i] > 255) return false;
			if (pos === null) return false;
			if (pos % 2 !== 0) return true;
		}
		return false;
	}
	exports.isUTF16LE = isUTF16LE;
	/**
	* UTF-32
	*
	* Unicode 3.2.0: Unicode Standard Annex #19
	*
	* @link http://www.iana.org/assignments/charset-reg/UTF-32
	* @link http://www.unicode.org/reports/tr19/tr19-9.html
	*/
	function isUTF32(data) {
		var i = 0;
		var len = data && data.length;
		var pos = null;
		var b1, b2, b3, b4;
		var next, prev;
		if (len < 4) {
			for (; i < len; i++) if (data[i] > 255) return false;
		} else {
			b1 = data[0];
			b2 = data[1];
			b3 = data[2];
			b4 = data[3];
			if (b1 === 0 && b2 === 0 && b3 === 254 && b4 === 255) return true;
			if (b1 === 255 && b2 === 254 && b3 === 0 && b4 === 0) return true;
			for (; i < len; i++) if (data[i] === 0 && data[i + 1] === 0 && data[i + 2] === 0) {
				pos = i;
				break;
			} else if (data[i] > 255) return false;
			if (pos === null) return false;
			next = data[pos + 3];
			if (next !== void 0 && next > 0 && next <= 127) return data[pos + 2] === 0 && data[pos + 1] === 0;
			prev = data[pos - 1];
			if (prev !== void 0 && prev > 0 && prev <= 127) return data[pos + 1] === 0 && data[pos + 2] === 0;
		}
		return false;
	}
	exports.isUTF32 = isUTF32;
	/**
	* JavaScript Unicode array
	*/
	function isUNICODE(data) {
		var i = 0;
		var len = data && data.length;
		var c;
		for (; i < len; i++) {
			c = data[i];
			if (c < 0 || c > 1114111) return false;
		}
		return true;
	}
	exports.isUNICODE = isUNICODE;
}));

// node_modules/encoding-japanese/src/utf8-to-jis-table.js
var require_utf8_to_jis_table = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Encoding conversion table for UTF-8 to JIS (JIS X 0208)
	*
	* The table is stored in a compressed form and is expanded by
	* src/encoding-table.js on first use.
	*
	* Uncompressed version: tests/utf8-to-jis-table.js
	* Generated by: tests/gen-compressed-table.js
	*/
	module.exports = [
		"21=3000+3,ff0c,ff0e,30fb,ff1a+2,ff1f,ff01,309b+2,b4,ff40,a8,ff3e,ffe3,ff3f,30fd+2,309d+2,3003,4edd,3005+3,30fc,2015,2010,ff0f,ff3c,ff5e,2225,ff5c,2026,2025,2018+2,201c+2,ff08+2,3014+2,ff3b,ff3d,ff5b,ff5d,3008+10,ff0b,ff0d,b1,d7,f7,ff1d,2260,ff1c,ff1e,2266+2,221e,2234,2642,2640,b0,2032+2,2103,ffe5,ff04,ffe0+2,ff05,ff03,ff06,ff0a,ff20,a7,2606,2605,25cb,25cf,25ce,25c7",
		"22=25c6,25a1,25a0,25b3,25b2,25bd,25bc,203b,3012,2192,2190+2,2193,3013,-11,2208,220b,2286+2,2282+2,222a,2229,-8,2227+2,ffe2,21d2,21d4,2200,2203,-11,2220,22a5,2312,2202,2207,2261,2252,226a+2,221a,223d,221d,2235,222b+2,-7,212b,2030,266f,266d,266a,2020+2,b6,-4,25ef",
		"23=-15,ff10+10,-7,ff21+26,-6,ff41+26",
		"24=3041+83",
		"25=30a1+86",
		"26=391+17,3a3+7,-8,3b1+17,3c3+7",
		"27=410+6,401,416+26,-15,430+6,451,436+26",
		"28=2500,2502,250c,2510,2518,2514,251c,252c,2524,2534,253c,2501,2503,250f,2513,251b,2517,2523,2533,252b,253b,254b,2520,252f,2528,2537,253f,251d,2530,2525,2538,2542",
		"2d=2460+20,2160+10,-1,3349,3314,3322,334d,3318,3327,3303,3336,3351,3357,330d,3326,3323,332b,334a,333b,339c+3,338e+2,33c4,33a1,-8,337b,301d,301f,2116,33cd,2121,32a4+5,3231+2,3239,337e,337d,337c,-3,222e,2211,-3,221f,22bf",
		"30=4e9c,5516,5a03,963f,54c0,611b,6328,59f6,9022,8475,831c,7a50,60aa,63e1,6e25,65ed,8466,82a6,9bf5,6893,5727,65a1,6271,5b9b,59d0,867b,98f4,7d62,7dbe,9b8e,6216,7c9f,88b7,5b89,5eb5,6309,6697,6848,95c7,978d,674f,4ee5,4f0a,4f4d,4f9d,5049,56f2,5937,59d4,5a01,5c09,60df,610f,6170,6613,6905,70ba,754f,7570,79fb,7dad,7def,80c3,840e,8863,8b02,9055,907a,533b,4e95,4ea5,57df,80b2,90c1,78ef,4e00,58f1,6ea2,9038,7a32,8328,828b,9c2f,5141,5370,54bd,54e1,56e0,59fb,5f15,98f2,6deb,80e4,852d",
		"31=9662,9670,96a0,97fb,540b,53f3,5b87,70cf,7fbd,8fc2,96e8,536f,9d5c,7aba,4e11,7893,81fc,6e26,5618,5504,6b1d,851a,9c3b,59e5,53a9,6d66,74dc,958f,5642,4e91,904b,96f2,834f,990c,53e1,55b6,5b30,5f71,6620,66f3,6804,6c38,6cf3,6d29,745b,76c8,7a4e,9834,82f1,885b,8a60,92ed,6db2,75ab,76ca,99c5,60a6,8b01,8d8a,95b2,698e,53ad,5186,5712,5830,5944,5bb4,5ef6,6028,63a9,63f4,6cbf,6f14,708e,7114,7159,71d5,733f,7e01,8276,82d1,8597,9060,925b,9d1b,5869,65bc,6c5a,7525,51f9,592e,5965,5f80,5fdc",
		"32=62bc,65fa,6a2a,6b27,6bb4,738b,7fc1,8956,9d2c,9d0e,9ec4,5ca1,6c96,837b,5104,5c4b,61b6,81c6,6876,7261,4e59,4ffa,5378,6069,6e29,7a4f,97f3,4e0b,5316,4eee,4f55,4f3d,4fa1,4f73,52a0,53ef,5609,590f,5ac1,5bb6,5be1,79d1,6687,679c,67b6,6b4c,6cb3,706b,73c2,798d,79be,7a3c,7b87,82b1,82db,8304,8377,83ef,83d3,8766,8ab2,5629,8ca8,8fe6,904e,971e,868a,4fc4,5ce8,6211,7259,753b,81e5,82bd,86fe,8cc0,96c5,9913,99d5,4ecb,4f1a,89e3,56de,584a,58ca,5efb,5feb,602a,6094,6062,61d0,6212,62d0,6539",
		"33=9b41,6666,68b0,6d77,7070,754c,7686,7d75,82a5,87f9,958b,968e,8c9d,51f1,52be,5916,54b3,5bb3,5d16,6168,6982,6daf,788d,84cb,8857,8a72,93a7,9ab8,6d6c,99a8,86d9,57a3,67ff,86ce,920e,5283,5687,5404,5ed3,62e1,64b9,683c,6838,6bbb,7372,78ba,7a6b,899a,89d2,8d6b,8f03,90ed,95a3,9694,9769,5b66,5cb3,697d,984d+2,639b,7b20,6a2b,6a7f,68b6,9c0d,6f5f,5272,559d,6070,62ec,6d3b,6e07,6ed1,845b,8910,8f44,4e14,9c39,53f6,691b,6a3a,9784,682a,515c,7ac3,84b2,91dc,938c,565b,9d28,6822,8305,8431",
		"34=7ca5,5208,82c5,74e6,4e7e,4f83,51a0,5bd2,520a,52d8,52e7,5dfb,559a,582a,59e6,5b8c,5b98,5bdb,5e72,5e79,60a3,611f,6163,61be,63db,6562,67d1,6853,68fa,6b3e,6b53,6c57,6f22,6f97,6f45,74b0,7518,76e3,770b,7aff,7ba1,7c21,7de9,7f36,7ff0,809d,8266,839e,89b3,8acc,8cab,9084,9451,9593,9591,95a2,9665,97d3,9928,8218,4e38,542b,5cb8,5dcc,73a9,764c,773c,5ca9,7feb,8d0b,96c1,9811,9854,9858,4f01,4f0e,5371,559c,5668,57fa,5947,5b09,5bc4,5c90,5e0c,5e7e,5fcc,63ee,673a,65d7,65e2,671f,68cb,68c4",
		"35=6a5f,5e30,6bc5,6c17,6c7d,757f,7948,5b63,7a00,7d00,5fbd,898f,8a18,8cb4,8d77,8ecc,8f1d,98e2,9a0e,9b3c,4e80,507d,5100,5993,5b9c,622f,6280,64ec,6b3a,72a0,7591,7947,7fa9,87fb,8abc,8b70,63ac,83ca,97a0,5409,5403,55ab,6854,6a58,8a70,7827,6775,9ecd,5374,5ba2,811a,8650,9006,4e18,4e45,4ec7,4f11,53ca,5438,5bae,5f13,6025,6551,673d,6c42,6c72,6ce3,7078,7403,7a76,7aae,7b08,7d1a,7cfe,7d66,65e7,725b,53bb,5c45,5de8,62d2,62e0,6319,6e20,865a,8a31,8ddd,92f8,6f01,79a6,9b5a,4ea8,4eab+2",
		"36=4f9b,4fa0,50d1,5147,7af6,5171,51f6,5354,5321,537f,53eb,55ac,5883,5ce1,5f37,5f4a,602f,6050,606d,631f,6559,6a4b,6cc1,72c2,72ed,77ef,80f8,8105,8208,854e,90f7,93e1,97ff,9957,9a5a,4ef0,51dd,5c2d,6681,696d,5c40,66f2,6975,7389,6850,7c81,50c5,52e4,5747,5dfe,9326,65a4,6b23,6b3d,7434,7981,79bd,7b4b,7dca,82b9,83cc,887f,895f,8b39,8fd1,91d1,541f,9280,4e5d,5036,53e5,533a,72d7,7396,77e9,82e6,8eaf,99c6,99c8,99d2,5177,611a,865e,55b0,7a7a,5076,5bd3,9047,9685,4e32,6adb,91e7,5c51,5c48",
		"37=6398,7a9f,6c93,9774,8f61,7aaa,718a,9688,7c82,6817,7e70,6851,936c,52f2,541b,85ab,8a13,7fa4,8ecd,90e1,5366,8888,7941,4fc2,50be,5211,5144,5553,572d,73ea,578b,5951,5f62,5f84,6075,6176,6167,61a9,63b2,643a,656c,666f,6842,6e13,7566,7a3d,7cfb,7d4c,7d99,7e4b,7f6b,830e,834a,86cd,8a08,8a63,8b66,8efd,981a,9d8f,82b8,8fce,9be8,5287,621f,6483,6fc0,9699,6841,5091,6b20,6c7a,6f54,7a74,7d50,8840,8a23,6708,4ef6,5039,5026,5065,517c,5238,5263,55a7,570f,5805,5acc,5efa,61b2,61f8,62f3,6372",
		"38=691c,6a29,727d,72ac,732e,7814,786f,7d79,770c,80a9,898b,8b19,8ce2,8ed2,9063,9375,967a,9855,9a13,9e78,5143,539f,53b3,5e7b,5f26,6e1b,6e90,7384,73fe,7d43,8237,8a00,8afa,9650,4e4e,500b,53e4,547c,56fa,59d1,5b64,5df1,5eab,5f27,6238,6545,67af,6e56,72d0,7cca,88b4,80a1,80e1,83f0,864e,8a87,8de8,9237,96c7,9867,9f13,4e94,4e92,4f0d,5348,5449,543e,5a2f,5f8c,5fa1,609f,68a7,6a8e,745a,7881,8a9e,8aa4,8b77,9190,4e5e,9bc9,4ea4,4f7c,4faf,5019,5016,5149,516c,529f,52b9,52fe,539a,53e3,5411",
		"39=540e,5589,5751,57a2,597d,5b54,5b5d,5b8f,5de5,5de7,5df7,5e78,5e83,5e9a,5eb7,5f18,6052,614c,6297,62d8,63a7,653b,6602,6643,66f4,676d,6821,6897,69cb,6c5f,6d2a,6d69,6e2f,6e9d,7532,7687,786c,7a3f,7ce0,7d05,7d18,7d5e,7db1,8015,8003,80af,80b1,8154,818f,822a,8352,884c,8861,8b1b,8ca2,8cfc,90ca,9175,9271,783f,92fc,95a4,964d,9805,9999,9ad8,9d3b,525b,52ab,53f7,5408,58d5,62f7,6fe0,8c6a,8f5f,9eb9,514b,523b,544a,56fd,7a40,9177,9d60,9ed2,7344,6f09,8170,7511,5ffd,60da,9aa8,72db,8fbc",
		"3a=6b64,9803,4eca,56f0,5764,58be,5a5a,6068,61c7,660f,6606,6839,68b1,6df7,75d5,7d3a,826e,9b42,4e9b,4f50,53c9,5506,5d6f,5de6,5dee,67fb,6c99,7473,7802,8a50,9396,88df,5750,5ea7,632b,50b5,50ac,518d,6700,54c9,585e,59bb,5bb0,5f69,624d,63a1,683d,6b73,6e08,707d,91c7,7280,7815,7826,796d,658e,7d30,83dc,88c1,8f09,969b,5264,5728,6750,7f6a,8ca1,51b4,5742,962a,583a,698a,80b4,54b2,5d0e,57fc,7895,9dfa,4f5c,524a,548b,643e,6628,6714,67f5,7a84,7b56,7d22,932f,685c,9bad,7b39,5319,518a,5237",
		"3b=5bdf,62f6,64ae,64e6,672d,6bba,85a9,96d1,7690,9bd6,634c,9306,9bab,76bf,6652,4e09,5098,53c2,5c71,60e8,6492,6563,685f,71e6,73ca,7523,7b97,7e82,8695,8b83,8cdb,9178,9910,65ac,66ab,6b8b,4ed5,4ed4,4f3a,4f7f,523a,53f8,53f2,55e3,56db,58eb,59cb,59c9,59ff,5b50,5c4d,5e02,5e2b,5fd7,601d,6307,652f,5b5c,65af,65bd,65e8,679d,6b62,6b7b,6c0f,7345,7949,79c1,7cf8,7d19,7d2b,80a2,8102,81f3,8996,8a5e,8a69,8a66,8a8c,8aee,8cc7,8cdc,96cc,98fc,6b6f,4e8b,4f3c,4f8d,5150,5b57,5bfa,6148,6301,6642",
		"3c=6b21,6ecb,6cbb,723e,74bd,75d4,78c1,793a,800c,8033,81ea,8494,8f9e,6c50,9e7f,5f0f,8b58,9d2b,7afa,8ef8,5b8d,96eb,4e03,53f1,57f7,5931,5ac9,5ba4,6089,6e7f,6f06,75be,8cea,5b9f,8500,7be0,5072,67f4,829d,5c61,854a,7e1e,820e,5199,5c04,6368,8d66,659c,716e,793e,7d17,8005,8b1d,8eca,906e,86c7,90aa,501f,52fa,5c3a,6753,707c,7235,914c,91c8,932b,82e5,5bc2,5f31,60f9,4e3b,53d6,5b88,624b,6731,6b8a,72e9,73e0,7a2e,816b,8da3,9152,9996,5112,53d7,546a,5bff,6388,6a39,7dac,9700,56da,53ce,5468",
		"3d=5b97,5c31,5dde,4fee,6101,62fe,6d32,79c0,79cb,7d42,7e4d,7fd2,81ed,821f,8490,8846,8972,8b90,8e74,8f2f,9031,914b,916c,96c6,919c,4ec0,4f4f,5145,5341,5f93,620e,67d4,6c41,6e0b,7363,7e26,91cd,9283,53d4,5919,5bbf,6dd1,795d,7e2e,7c9b,587e,719f,51fa,8853,8ff0,4fca,5cfb,6625,77ac,7ae3,821c,99ff,51c6,5faa,65ec,696f,6b89,6df3,6e96,6f64,76fe,7d14,5de1,9075,9187,9806,51e6,521d,6240,6691,66d9,6e1a,5eb6,7dd2,7f72,66f8,85af,85f7,8af8,52a9,53d9,5973,5e8f,5f90,6055,92e4,9664,50b7,511f",
		"3e=52dd,5320,5347,53ec,54e8,5546,5531,5617,5968,59be,5a3c,5bb5,5c06,5c0f,5c11,5c1a,5e84,5e8a,5ee0,5f70,627f,6284,62db,638c,6377,6607,660c,662d,6676,677e,68a2,6a1f,6a35,6cbc,6d88,6e09,6e58,713c,7126,7167,75c7,7701,785d,7901,7965,79f0,7ae0,7b11,7ca7,7d39,8096,83d6,848b,8549,885d,88f3,8a1f,8a3c,8a54,8a73,8c61,8cde,91a4,9266,937e,9418,969c,9798,4e0a,4e08,4e1e,4e57,5197,5270,57ce,5834,58cc,5b22,5e38,60c5,64fe,6761,6756,6d44,72b6,7573,7a63,84b8,8b72,91b8,9320,5631,57f4,98fe",
		"3f=62ed,690d,6b96,71ed,7e54,8077,8272,89e6,98df,8755,8fb1,5c3b,4f38,4fe1,4fb5,5507,5a20,5bdd,5be9,5fc3,614e,632f,65b0,664b,68ee,699b,6d78,6df1,7533,75b9,771f,795e,79e6,7d33,81e3,82af,85aa,89aa,8a3a,8eab,8f9b,9032,91dd,9707,4eba,4ec1,5203,5875,58ec,5c0b,751a,5c3d,814e,8a0a,8fc5,9663,976d,7b25,8acf,9808,9162,56f3,53a8,9017,5439,5782,5e25,63a8,6c34,708a,7761,7c8b,7fe0,8870,9042,9154,9310,9318,968f,745e,9ac4,5d07,5d69,6570,67a2,8da8,96db,636e,6749,6919,83c5,9817,96c0,88fe",
		"40=6f84,647a,5bf8,4e16,702c,755d,662f,51c4,5236,52e2,59d3,5f81,6027,6210,653f,6574,661f,6674,68f2,6816,6b63,6e05,7272,751f,76db,7cbe,8056,58f0,88fd,897f,8aa0,8a93,8acb,901d,9192,9752,9759,6589,7a0e,8106,96bb,5e2d,60dc,621a,65a5,6614,6790,77f3,7a4d,7c4d,7e3e,810a,8cac,8d64,8de1,8e5f,78a9,5207,62d9,63a5,6442,6298,8a2d,7a83,7bc0,8aac,96ea,7d76,820c,8749,4ed9,5148,5343,5360,5ba3,5c02,5c16,5ddd,6226,6247,64b0,6813,6834,6cc9,6d45,6d17,67d3,6f5c,714e,717d,65cb,7a7f,7bad,7dda",
		"41=7e4a,7fa8,817a,821b,8239,85a6,8a6e,8cce,8df5,9078,9077,92ad,9291,9583,9bae,524d,5584,6f38,7136,5168,7985,7e55,81b3,7cce,564c,5851,5ca8,63aa,66fe,66fd,695a,72d9,758f,758e,790e,7956,79df,7c97,7d20,7d44,8607,8a34,963b,9061,9f20,50e7,5275,53cc,53e2,5009,55aa,58ee,594f,723d,5b8b,5c64,531d,60e3,60f3,635c,6383,633f,63bb,64cd,65e9,66f9,5de3,69cd,69fd,6f15,71e5,4e89,75e9,76f8,7a93,7cdf,7dcf,7d9c,8061,8349,8358,846c,84bc,85fb,88c5,8d70,9001,906d,9397,971c,9a12,50cf,5897,618e",
		"42=81d3,8535,8d08,9020,4fc3,5074,5247,5373,606f,6349,675f,6e2c,8db3,901f,4fd7,5c5e,8cca,65cf,7d9a,5352,8896,5176,63c3,5b58,5b6b,5c0a,640d,6751,905c,4ed6,591a,592a,6c70,8a51,553e,5815,59a5,60f0,6253,67c1,8235,6955,9640,99c4,9a28,4f53,5806,5bfe,8010,5cb1,5e2f,5f85,6020,614b,6234,66ff,6cf0,6ede,80ce,817f,82d4,888b,8cb8,9000,902e,968a,9edb,9bdb,4ee3,53f0,5927,7b2c,918d,984c,9df9,6edd,7027,5353,5544,5b85,6258,629e,62d3,6ca2,6fef,7422,8a17,9438,6fc1,8afe,8338,51e7,86f8,53ea",
		"43=53e9,4f46,9054,8fb0,596a,8131,5dfd,7aea,8fbf,68da,8c37,72f8,9c48,6a3d,8ab0,4e39,5358,5606,5766,62c5,63a2,65e6,6b4e,6de1,6e5b,70ad,77ed,7aef,7baa,7dbb,803d,80c6,86cb,8a95,935b,56e3,58c7,5f3e,65ad,6696,6a80,6bb5,7537,8ac7,5024,77e5,5730,5f1b,6065,667a,6c60,75f4,7a1a,7f6e,81f4,8718,9045,99b3,7bc9,755c,7af9,7b51,84c4,9010,79e9,7a92,8336,5ae1,7740,4e2d,4ef2,5b99,5fe0,62bd,663c,67f1,6ce8,866b,8877,8a3b,914e,92f3,99d0,6a17,7026,732a,82e7,8457,8caf,4e01,5146,51cb,558b,5bf5",
		"44=5e16,5e33,5e81,5f14,5f35,5f6b,5fb4,61f2,6311,66a2,671d,6f6e,7252,753a,773a,8074,8139,8178,8776,8abf,8adc,8d85,8df3,929a,9577,9802,9ce5,52c5,6357,76f4,6715,6c88,73cd,8cc3,93ae,9673,6d25,589c,690e,69cc,8ffd,939a,75db,901a,585a,6802,63b4,69fb,4f43,6f2c,67d8,8fbb,8526,7db4,9354,693f,6f70,576a,58f7,5b2c,7d2c,722a,540a,91e3,9db4,4ead,4f4e,505c,5075,5243,8c9e,5448,5824,5b9a,5e1d,5e95,5ead,5ef7,5f1f,608c,62b5,633a,63d0,68af,6c40,7887,798e,7a0b,7de0,8247,8a02,8ae6,8e44,9013",
		"45=90b8,912d,91d8,9f0e,6ce5,6458,64e2,6575,6ef4,7684,7b1b,9069,93d1,6eba,54f2,5fb9,64a4,8f4d,8fed,9244,5178,586b,5929,5c55,5e97,6dfb,7e8f,751c,8cbc,8ee2,985b,70b9,4f1d,6bbf,6fb1,7530,96fb,514e,5410,5835,5857,59ac,5c60,5f92,6597,675c,6e21,767b,83df,8ced,9014,90fd,934d,7825,783a,52aa,5ea6,571f,5974,6012,5012,515a,51ac,51cd,5200,5510,5854,5858,5957,5b95,5cf6,5d8b,60bc,6295,642d,6771,6843,68bc,68df,76d7,6dd8,6e6f,6d9b,706f,71c8,5f53,75d8,7977,7b49,7b54,7b52,7cd6,7d71,5230",
		"46=8463,8569,85e4,8a0e,8b04,8c46,8e0f,9003,900f,9419,9676,982d,9a30,95d8,50cd,52d5,540c,5802,5c0e,61a7,649e,6d1e,77b3,7ae5,80f4,8404,9053,9285,5ce0,9d07,533f,5f97,5fb3,6d9c,7279,7763,79bf,7be4,6bd2,72ec,8aad,6803,6a61,51f8,7a81,6934,5c4a,9cf6,82eb,5bc5,9149,701e,5678,5c6f,60c7,6566,6c8c,8c5a,9041,9813,5451,66c7,920d,5948,90a3,5185,4e4d,51ea,8599,8b0e,7058,637a,934b,6962,99b4,7e04,7577,5357,6960,8edf,96e3,6c5d,4e8c,5c3c,5f10,8fe9,5302,8cd1,8089,8679,5eff,65e5,4e73,5165",
		"47=5982,5c3f,97ee,4efb,598a,5fcd,8a8d,6fe1,79b0,7962,5be7,8471,732b,71b1,5e74,5ff5,637b,649a,71c3,7c98,4e43,5efc,4e4b,57dc,56a2,60a9,6fc3,7d0d,80fd,8133,81bf,8fb2,8997,86a4,5df4,628a,64ad,8987,6777,6ce2,6d3e,7436,7834,5a46,7f75,82ad,99ac,4ff3,5ec3,62dd,6392,6557,676f,76c3,724c,80cc,80ba,8f29,914d,500d,57f9,5a92,6885,6973,7164,72fd,8cb7,58f2,8ce0,966a,9019,877f,79e4,77e7,8429,4f2f,5265,535a,62cd,67cf,6cca,767d,7b94,7c95,8236,8584,8feb,66dd,6f20,7206,7e1b,83ab,99c1,9ea6",
		"48=51fd,7bb1,7872,7bb8,8087,7b48,6ae8,5e61,808c,7551,7560,516b,9262,6e8c,767a,9197,9aea,4f10,7f70,629c,7b4f,95a5,9ce9,567a,5859,86e4,96bc,4f34,5224,534a,53cd,53db,5e06,642c,6591,677f,6c3e,6c4e,7248,72af,73ed,7554,7e41,822c,85e9,8ca9,7bc4,91c6,7169,9812,98ef,633d,6669,756a,76e4,78d0,8543,86ee,532a,5351,5426,5983,5e87,5f7c,60b2,6249,6279,62ab,6590,6bd4,6ccc,75b2,76ae,7891,79d8,7dcb,7f77,80a5,88ab,8ab9,8cbb,907f,975e,98db,6a0b,7c38,5099,5c3e,5fae,6787,6bd8,7435,7709,7f8e",
		"49=9f3b,67ca,7a17,5339,758b,9aed,5f66,819d,83f1,8098,5f3c,5fc5,7562,7b46,903c,6867,59eb,5a9b,7d10,767e,8b2c,4ff5,5f6a,6a19,6c37,6f02,74e2,7968,8868,8a55,8c79,5edf,63cf,75c5,79d2,82d7,9328,92f2,849c,86ed,9c2d,54c1,5f6c,658c,6d5c,7015,8ca7,8cd3,983b,654f,74f6,4e0d,4ed8,57e0,592b,5a66,5bcc,51a8,5e03,5e9c,6016,6276,6577,65a7,666e,6d6e,7236,7b26,8150,819a,8299,8b5c,8ca0,8ce6,8d74,961c,9644,4fae,64ab,6b66,821e,8461,856a,90e8,5c01,6953,98a8,847a,8557,4f0f,526f,5fa9,5e45,670d",
		"4a=798f,8179,8907,8986,6df5,5f17,6255,6cb8,4ecf,7269,9b92,5206,543b,5674,58b3,61a4,626e,711a,596e,7c89,7cde,7d1b,96f0,6587,805e,4e19,4f75,5175,5840,5e63,5e73,5f0a,67c4,4e26,853d,9589,965b,7c73,9801,50fb,58c1,7656,78a7,5225,77a5,8511,7b86,504f,5909,7247,7bc7,7de8,8fba,8fd4,904d,4fbf,52c9,5a29,5f01,97ad,4fdd,8217,92ea,5703,6355,6b69,752b,88dc,8f14,7a42,52df,5893,6155,620a,66ae,6bcd,7c3f,83e9,5023,4ff8,5305,5446,5831,5949,5b9d,5cf0,5cef,5d29,5e96,62b1,6367,653e,65b9,670b",
		"4b=6cd5,6ce1,70f9,7832,7e2b,80de,82b3,840c,84ec,8702,8912,8a2a,8c4a,90a6,92d2,98fd,9cf3,9d6c,4e4f,4ea1,508d,5256,574a,59a8,5e3d,5fd8+2,623f,66b4,671b,67d0,68d2,5192,7d21,80aa,81a8,8b00,8c8c,8cbf,927e,9632,5420,982c,5317,50d5,535c,58a8,64b2,6734,7267,7766,7a46,91e6,52c3,6ca1,6b86,5800,5e4c,5954,672c,7ffb,51e1,76c6,6469,78e8,9b54,9ebb,57cb,59b9,6627,679a,6bce,54e9,69d9,5e55,819c,6795,9baa,67fe,9c52,685d,4ea6,4fe3,53c8,62b9,672b,6cab,8fc4,4fad,7e6d,9ebf,4e07,6162,6e80",
		"4c=6f2b,8513,5473,672a,9b45,5df3,7b95,5cac,5bc6,871c,6e4a,84d1,7a14,8108,5999,7c8d,6c11,7720,52d9,5922,7121,725f,77db,9727,9d61,690b,5a7f,5a18,51a5,540d,547d,660e,76df,8ff7,9298,9cf4,59ea,725d,6ec5,514d,68c9,7dbf,7dec,9762,9eba,6478,6a21,8302,5984,5b5f,6bdb,731b,76f2,7db2,8017,8499,5132,6728,9ed9,76ee,6762,52ff,9905,5c24,623b,7c7e,8cb0,554f,60b6,7d0b,9580,5301,4e5f,51b6,591c,723a,8036,91ce,5f25,77e2,5384,5f79,7d04,85ac,8a33,8e8d,9756,67f3,85ae,9453,6109,6108,6cb9,7652",
		"4d=8aed,8f38,552f,4f51,512a,52c7,53cb,5ba5,5e7d,60a0,6182,63d6,6709,67da,6e67,6d8c,7336+2,7531,7950,88d5,8a98,904a,9091,90f5,96c4,878d,5915,4e88,4f59,4e0e,8a89,8f3f,9810,50ad,5e7c,5996,5bb9,5eb8,63da,63fa,64c1,66dc,694a,69d8,6d0b,6eb6,7194,7528,7aaf,7f8a,8000,8449,84c9,8981,8b21,8e0a,9065,967d,990a,617e,6291,6b32,6c83,6d74,7fcc,7ffc,6dc0,7f85,87ba,88f8,6765,83b1,983c,96f7,6d1b,7d61,843d,916a,4e71,5375,5d50,6b04,6feb,85cd,862d,89a7,5229,540f,5c65,674e,68a8,7406,7483",
		"4e=75e2,88cf,88e1,91cc,96e2,9678,5f8b,7387,7acb,844e,63a0,7565,5289,6d41,6e9c,7409,7559,786b,7c92,9686,7adc,9f8d,4fb6,616e,65c5,865c,4e86,4eae,50da,4e21,51cc,5bee,6599,6881,6dbc,731f,7642,77ad,7a1c,7ce7,826f,8ad2,907c,91cf,9675,9818,529b,7dd1,502b,5398,6797,6dcb,71d0,7433,81e8,8f2a,96a3,9c57,9e9f,7460,5841,6d99,7d2f,985e,4ee4,4f36,4f8b,51b7,52b1,5dba,601c,73b2,793c,82d3,9234,96b7,96f6,970a,9e97,9f62,66a6,6b74,5217,52a3,70c8,88c2,5ec9,604b,6190,6f23,7149,7c3e,7df4,806f",
		"4f=84ee,9023,932c,5442,9b6f,6ad3,7089,8cc2,8def,9732,52b4,5a41,5eca,5f04,6717,697c,6994,6d6a,6f0f,7262,72fc,7bed,8001,807e,874b,90ce,516d,9e93,7984,808b,9332,8ad6,502d,548c,8a71,6b6a,8cc4,8107,60d1,67a0,9df2,4e99,4e98,9c10,8a6b,85c1,8568,6900,6e7e,7897,8155",
		"50=5f0c,4e10,4e15,4e2a,4e31,4e36,4e3c,4e3f,4e42,4e56,4e58,4e82,4e85,8c6b,4e8a,8212,5f0d,4e8e,4e9e+3,4ea2,4eb0,4eb3,4eb6,4ece,4ecd,4ec4,4ec6,4ec2,4ed7,4ede,4eed,4edf,4ef7,4f09,4f5a,4f30,4f5b,4f5d,4f57,4f47,4f76,4f88,4f8f,4f98,4f7b,4f69,4f70,4f91,4f6f,4f86,4f96,5118,4fd4,4fdf,4fce,4fd8,4fdb,4fd1,4fda,4fd0,4fe4+2,501a,5028,5014,502a,5025,5005,4f1c,4ff6,5021,5029,502c,4ffe,4fef,5011,5006,5043,5047,6703,5055,5050,5048,505a,5056,506c,5078,5080,509a,5085,50b4,50b2",
		"51=50c9+2,50b3,50c2,50d6,50de,50e5,50ed,50e3,50ee,50f9,50f5,5109,5101+2,5116,5115,5114,511a,5121,513a,5137,513c,513b,513f+2,5152,514c,5154,5162,7af8,5169+2,516e,5180,5182,56d8,518c,5189,518f,5191,5193,5195+2,51a4,51a6,51a2,51a9+3,51b3,51b1+2,51b0,51b5,51bd,51c5,51c9,51db,51e0,8655,51e9,51ed,51f0,51f5,51fe,5204,520b,5214,520e,5227,522a,522e,5233,5239,524f,5244,524b+2,525e,5254,526a,5274,5269,5273,527f,527d,528d,5294,5292,5271,5288,5291,8fa8",
		"52=8fa7,52ac+2,52bc,52b5,52c1,52cd,52d7,52de,52e3,52e6,98ed,52e0,52f3,52f5,52f8+2,5306,5308,7538,530d,5310,530f,5315,531a,5323,532f,5331,5333,5338,5340,5346,5345,4e17,5349,534d,51d6,535e,5369,536e,5918,537b,5377,5382,5396,53a0,53a6,53a5,53ae,53b0,53b6,53c3,7c12,96d9,53df,66fc,71ee,53ee,53e8,53ed,53fa,5401,543d,5440,542c+2,543c,542e,5436,5429,541d,544e,548f,5475,548e,545f,5471,5477,5470,5492,547b,5480,5476,5484,5490,5486,54c7,54a2,54b8,54a5,54ac,54c4,54c8,54a8",
		"53=54ab,54c2,54a4,54be,54bc,54d8,54e5+2,550f,5514,54fd,54ee,54ed,54fa,54e2,5539,5540,5563,554c,552e,555c,5545,5556+2,5538,5533,555d,5599,5580,54af,558a,559f,557b,557e,5598,559e,55ae,557c,5583,55a9,5587,55a8,55da,55c5,55df,55c4,55dc,55e4,55d4,5614,55f7,5616,55fe,55fd,561b,55f9,564e,5650,71df,5634,5636,5632,5638,566b,5664,562f,566c,566a,5686,5680,568a,56a0,5694,568f,56a5,56ae,56b6,56b4,56c2,56bc,56c1,56c3,56c0,56c8,56ce,56d1,56d3,56d7,56ee,56f9,5700,56ff,5704,5709",
		"54=5708,570b,570d,5713,5718,5716,55c7,571c,5726,5737+2,574e,573b,5740,574f,5769,57c0,5788,5761,577f,5789,5793,57a0,57b3,57a4,57aa,57b0,57c3,57c6,57d4,57d2+2,580a,57d6,57e3,580b,5819,581d,5872,5821,5862,584b,5870,6bc0,5852,583d,5879,5885,58b9,589f,58ab,58ba,58de,58bb,58b8,58ae,58c5,58d3,58d1,58d7,58d9,58d8,58e5,58dc,58e4,58df,58ef,58fa,58f9,58fb+3,5902,590a,5910,591b,68a6,5925,592c+2,5932,5938,593e,7ad2,5955,5950,594e,595a,5958,5962,5960,5967,596c,5969",
		"55=5978,5981,599d,4f5e,4fab,59a3,59b2,59c6,59e8,59dc,598d,59d9+2,5a25,5a1f,5a11,5a1c,5a09,5a1a,5a40,5a6c,5a49,5a35+2,5a62,5a6a,5a9a,5abc,5abe,5acb,5ac2,5abd,5ae3,5ad7,5ae6,5ae9,5ad6,5afa+2,5b0c,5b0b,5b16,5b32,5ad0,5b2a,5b36,5b3e,5b43,5b45,5b40,5b51,5b55,5b5a+2,5b65,5b69,5b70,5b73,5b75,5b78,6588,5b7a,5b80,5b83,5ba6,5bb8,5bc3,5bc7,5bc9,5bd4,5bd0,5be4,5be6,5be2,5bde,5be5,5beb,5bf0,5bf6,5bf3,5c05,5c07+2,5c0d,5c13,5c20,5c22,5c28,5c38+2,5c41,5c46,5c4e,5c53",
		"56=5c50,5c4f,5b71,5c6c,5c6e,4e62,5c76,5c79,5c8c,5c91,5c94,599b,5cab,5cbb,5cb6,5cbc,5cb7,5cc5,5cbe,5cc7,5cd9,5ce9,5cfd,5cfa,5ced,5d8c,5cea,5d0b,5d15,5d17,5d5c,5d1f,5d1b,5d11,5d14,5d22,5d1a,5d19,5d18,5d4c,5d52,5d4e,5d4b,5d6c,5d73,5d76,5d87,5d84,5d82,5da2,5d9d,5dac,5dae,5dbd,5d90,5db7,5dbc,5dc9,5dcd,5dd3,5dd2,5dd6,5ddb,5deb,5df2,5df5,5e0b,5e1a,5e19,5e11,5e1b,5e36+2,5e44,5e43,5e40,5e4e,5e57,5e54,5e5f,5e62,5e64,5e47,5e75+2,5e7a,9ebc,5e7f,5ea0,5ec1+2,5ec8,5ed0,5ecf",
		"57=5ed6,5ee3,5edd,5eda+2,5ee2,5ee1,5ee8+2,5eec,5ef1,5ef3,5ef0,5ef4,5ef8,5efe,5f03,5f09,5f5d,5f5c,5f0b,5f11,5f16,5f29,5f2d,5f38,5f41,5f48,5f4c,5f4e,5f2f,5f51,5f56+2,5f59,5f61,5f6d,5f73,5f77,5f83,5f82,5f7f,5f8a,5f88,5f91,5f87,5f9e,5f99,5f98,5fa0,5fa8,5fad,5fbc,5fd6,5ffb,5fe4,5ff8,5ff1,5fdd,60b3,5fff,6021,6060,6019,6010,6029,600e,6031,601b,6015,602b,6026,600f,603a,605a,6041,606a,6077,605f,604a,6046,604d,6063,6043,6064,6042,606c,606b,6059,6081,608d,60e7,6083,609a",
		"58=6084,609b,6096+2,6092,60a7,608b,60e1,60b8,60e0,60d3,60b4,5ff0,60bd,60c6,60b5,60d8,614d,6115,6106,60f6+2,6100,60f4,60fa,6103,6121,60fb,60f1,610d+2,6147,613e,6128,6127,614a,613f,613c,612c,6134,613d,6142,6144,6173,6177,6158+3,616b,6174,616f,6165,6171,615f,615d,6153,6175,6199,6196,6187,61ac,6194,619a,618a,6191,61ab,61ae,61cc,61ca,61c9,61f7,61c8,61c3,61c6,61ba,61cb,7f79,61cd,61e6,61e3,61f6,61fa,61f4,61ff,61fd,61fc,61fe,6200,6208+2,620d,620c,6214,621b",
		"59=621e,6221,622a,622e,6230,6232+2,6241,624e,625e,6263,625b,6260,6268,627c,6282,6289,627e,6292+2,6296,62d4,6283,6294,62d7,62d1,62bb,62cf,62ff,62c6,64d4,62c8,62dc,62cc,62ca,62c2,62c7,629b,62c9,630c,62ee,62f1,6327,6302,6308,62ef,62f5,6350,633e,634d,641c,634f,6396,638e,6380,63ab,6376,63a3,638f,6389,639f,63b5,636b,6369,63be,63e9,63c0,63c6,63e3,63c9,63d2,63f6,63c4,6416,6434,6406,6413,6426,6436,651d,6417,6428,640f,6467,646f,6476,644e,652a,6495,6493,64a5,64a9,6488,64bc",
		"5a=64da,64d2,64c5,64c7,64bb,64d8,64c2,64f1,64e7,8209,64e0+2,62ac,64e3,64ef,652c,64f6,64f4,64f2,64fa,6500,64fd,6518,651c,6505,6524,6523,652b,6534+2,6537,6536,6538,754b,6548,6556,6555,654d,6558,655e,655d,6572,6578,6582+2,8b8a,659b,659f,65ab,65b7,65c3,65c6,65c1,65c4,65cc,65d2,65db,65d9,65e0+2,65f1,6772,660a,6603,65fb,6773,6635+2,6634,661c,664f,6644,6649,6641,665e,665d,6664,6667+2,665f,6662,6670,6683,6688,668e,6689,6684,6698,669d,66c1,66b9,66c9,66be,66bc",
		"5b=66c4,66b8,66d6,66da,66e0,663f,66e6,66e9,66f0,66f5,66f7,670f,6716,671e,6726+2,9738,672e,673f,6736,6741,6738,6737,6746,675e,6760,6759,6763+2,6789,6770,67a9,677c,676a,678c,678b,67a6,67a1,6785,67b7,67ef,67b4,67ec,67b3,67e9,67b8,67e4,67de,67dd,67e2,67ee,67b9,67ce,67c6,67e7,6a9c,681e,6846,6829,6840,684d,6832,684e,68b3,682b,6859,6863,6877,687f,689f,688f,68ad,6894,689d,689b,6883,6aae,68b9,6874,68b5,68a0,68ba,690f,688d,687e,6901,68ca,6908,68d8,6922,6926,68e1,690c,68cd",
		"5c=68d4,68e7,68d5,6936,6912,6904,68d7,68e3,6925,68f9,68e0,68ef,6928,692a,691a,6923,6921,68c6,6979,6977,695c,6978,696b,6954,697e,696e,6939,6974,693d,6959,6930,6961,695e,695d,6981,696a,69b2,69ae,69d0,69bf,69c1,69d3,69be,69ce,5be8,69ca,69dd,69bb,69c3,69a7,6a2e,6991,69a0,699c,6995,69b4,69de,69e8,6a02,6a1b,69ff,6b0a,69f9,69f2,69e7,6a05,69b1,6a1e,69ed,6a14,69eb,6a0a,6a12,6ac1,6a23,6a13,6a44,6a0c,6a72,6a36,6a78,6a47,6a62,6a59,6a66,6a48,6a38,6a22,6a90,6a8d,6aa0,6a84,6aa2+2",
		"5d=6a97,8617,6abb,6ac3,6ac2,6ab8,6ab3,6aac,6ade,6ad1,6adf,6aaa,6ada,6aea,6afb,6b05,8616,6afa,6b12,6b16,9b31,6b1f,6b38,6b37,76dc,6b39,98ee,6b47,6b43,6b49,6b50,6b59,6b54,6b5b,6b5f,6b61,6b78+2,6b7f+2,6b84,6b83,6b8d,6b98,6b95,6b9e,6ba4,6baa+2,6baf,6bb2,6bb1,6bb3,6bb7,6bbc,6bc6,6bcb,6bd3,6bdf,6bec,6beb,6bf3,6bef,9ebe,6c08,6c13+2,6c1b,6c24,6c23,6c5e,6c55,6c62,6c6a,6c82,6c8d,6c9a,6c81,6c9b,6c7e,6c68,6c73,6c92,6c90,6cc4,6cf1,6cd3,6cbd,6cd7,6cc5,6cdd,6cae,6cb1,6cbe",
		"5e=6cba,6cdb,6cef,6cd9,6cea,6d1f,884d,6d36,6d2b,6d3d,6d38,6d19,6d35,6d33,6d12,6d0c,6d63,6d93,6d64,6d5a,6d79,6d59,6d8e,6d95,6fe4,6d85,6df9,6e15,6e0a,6db5,6dc7,6de6,6db8,6dc6,6dec,6dde,6dcc,6de8,6dd2,6dc5,6dfa,6dd9,6de4,6dd5,6dea,6dee,6e2d,6e6e,6e2e,6e19,6e72,6e5f,6e3e,6e23,6e6b,6e2b,6e76,6e4d,6e1f,6e43,6e3a,6e4e,6e24,6eff,6e1d,6e38,6e82,6eaa,6e98,6ec9,6eb7,6ed3,6ebd,6eaf,6ec4,6eb2,6ed4+2,6e8f,6ea5,6ec2,6e9f,6f41,6f11,704c,6eec,6ef8,6efe,6f3f,6ef2,6f31,6eef,6f32,6ecc",
		"5f=6f3e,6f13,6ef7,6f86,6f7a,6f78,6f81,6f80,6f6f,6f5b,6ff3,6f6d,6f82,6f7c,6f58,6f8e,6f91,6fc2,6f66,6fb3,6fa3,6fa1,6fa4,6fb9,6fc6,6faa,6fdf,6fd5,6fec,6fd4,6fd8,6ff1,6fee,6fdb,7009,700b,6ffa,7011,7001,700f,6ffe,701b,701a,6f74,701d,7018,701f,7030,703e,7032,7051,7063,7099,7092,70af,70f1,70ac,70b8,70b3,70ae,70df,70cb,70dd,70d9,7109,70fd,711c,7119,7165,7155,7188,7166,7162,714c,7156,716c,718f,71fb,7184,7195,71a8,71ac,71d7,71b9,71be,71d2,71c9,71d4,71ce,71e0,71ec,71e7,71f5,71fc",
		"60=71f9,71ff,720d,7210,721b,7228,722d,722c,7230,7232,723b+2,723f+2,7246,724b,7258,7274,727e,7282,7281,7287,7292,7296,72a2,72a7,72b9,72b2,72c3,72c6,72c4,72ce,72d2,72e2,72e0+2,72f9,72f7,500f,7317,730a,731c,7316,731d,7334,732f,7329,7325,733e,734e+2,9ed8,7357,736a,7368,7370,7378,7375,737b,737a,73c8,73b3,73ce,73bb,73c0,73e5,73ee,73de,74a2,7405,746f,7425,73f8,7432,743a,7455,743f,745f,7459,7441,745c,7469,7470,7463,746a,7476,747e,748b,749e,74a7,74ca,74cf,74d4,73f1",
		"61=74e0,74e3,74e7,74e9,74ee,74f2,74f0+2,74f8,74f7,7504,7503,7505,750c,750e,750d,7515,7513,751e,7526,752c,753c,7544,754d,754a,7549,755b,7546,755a,7569,7564,7567,756b,756d,7578,7576,7586+2,7574,758a,7589,7582,7594,759a,759d,75a5,75a3,75c2,75b3,75c3,75b5,75bd,75b8,75bc,75b1,75cd,75ca,75d2,75d9,75e3,75de,75fe+2,75fc,7601,75f0,75fa,75f2+2,760b,760d,7609,761f,7627,7620+3,7624,7634,7630,763b,7647+2,7646,765c,7658,7661+2,7668+3,7667,766c,7670",
		"62=7672,7676,7678,767c,7680,7683,7688,768b,768e,7696,7693,7699+2,76b0,76b4,76b8+3,76c2,76cd,76d6,76d2,76de,76e1,76e5,76e7,76ea,862f,76fb,7708,7707,7704,7729,7724,771e,7725+2,771b,7737+2,7747,775a,7768,776b,775b,7765,777f,777e,7779,778e,778b,7791,77a0,779e,77b0,77b6,77b9,77bf,77bc+2,77bb,77c7,77cd,77d7,77da,77dc,77e3,77ee,77fc,780c,7812,7926,7820,792a,7845,788e,7874,7886,787c,789a,788c,78a3,78b5,78aa,78af,78d1,78c6,78cb,78d4,78be,78bc,78c5,78ca,78ec",
		"63=78e7,78da,78fd,78f4,7907,7912,7911,7919,792c,792b,7940,7960,7957,795f,795a,7955,7953,797a,797f,798a,799d,79a7,9f4b,79aa,79ae,79b3,79b9+2,79c9,79d5,79e7,79ec,79e1,79e3,7a08,7a0d,7a18+2,7a20,7a1f,7980,7a31,7a3b,7a3e,7a37,7a43,7a57,7a49,7a61+2,7a69,9f9d,7a70,7a79,7a7d,7a88,7a97,7a95,7a98,7a96,7aa9,7ac8,7ab0,7ab6,7ac5,7ac4,7abf,9083,7ac7,7aca,7acd,7acf,7ad5,7ad3,7ad9+2,7add,7ae1+2,7ae6,7aed,7af0,7b02,7b0f,7b0a,7b06,7b33,7b18+2,7b1e,7b35,7b28,7b36,7b50",
		"64=7b7a,7b04,7b4d,7b0b,7b4c,7b45,7b75,7b65,7b74,7b67,7b70+2,7b6c,7b6e,7b9d,7b98,7b9f,7b8d,7b9c,7b9a,7b8b,7b92,7b8f,7b5d,7b99,7bcb,7bc1,7bcc,7bcf,7bb4,7bc6,7bdd,7be9,7c11,7c14,7be6,7be5,7c60,7c00,7c07,7c13,7bf3,7bf7,7c17,7c0d,7bf6,7c23,7c27,7c2a,7c1f,7c37,7c2b,7c3d,7c4c,7c43,7c54,7c4f,7c40,7c50,7c58,7c5f,7c64,7c56,7c65,7c6c,7c75,7c83,7c90,7ca4,7cad,7ca2,7cab,7ca1,7ca8,7cb3,7cb2,7cb1,7cae,7cb9,7cbd,7cc0,7cc5,7cc2,7cd8,7cd2,7cdc,7ce2,9b3b,7cef,7cf2,7cf4,7cf6,7cfa,7d06",
		"65=7d02,7d1c,7d15,7d0a,7d45,7d4b,7d2e,7d32,7d3f,7d35,7d46,7d73,7d56,7d4e,7d72,7d68,7d6e,7d4f,7d63,7d93,7d89,7d5b,7d8f,7d7d,7d9b,7dba,7dae,7da3,7db5,7dc7,7dbd,7dab,7e3d,7da2,7daf,7ddc,7db8,7d9f,7db0,7dd8,7ddd,7de4,7dde,7dfb,7df2,7de1,7e05,7e0a,7e23,7e21,7e12,7e31,7e1f,7e09,7e0b,7e22,7e46,7e66,7e3b,7e35,7e39,7e43,7e37,7e32,7e3a,7e67,7e5d,7e56,7e5e,7e59+2,7e79,7e6a,7e69,7e7c,7e7b,7e83,7dd5,7e7d,8fae,7e7f,7e88+2,7e8c,7e92,7e90,7e93+2,7e96,7e8e,7e9b+2,7f38,7f3a",
		"66=7f45,7f4c+3,7f50+2,7f55,7f54,7f58,7f5f+2,7f68+2,7f67,7f78,7f82,7f86,7f83,7f88,7f87,7f8c,7f94,7f9e,7f9d,7f9a,7fa3,7faf,7fb2,7fb9,7fae,7fb6,7fb8,8b71,7fc5+2,7fca,7fd5,7fd4,7fe1,7fe6,7fe9,7ff3,7ff9,98dc,8006,8004,800b,8012,8018+2,801c,8021,8028,803f,803b,804a,8046,8052,8058,805a,805f,8062,8068,8073,8072,8070,8076,8079,807d,807f,8084,8086,8085,809b,8093,809a,80ad,5190,80ac,80db,80e5,80d9,80dd,80c4,80da,80d6,8109,80ef,80f1,811b,8129,8123,812f,814b",
		"67=968b,8146,813e,8153,8151,80fc,8171,816e,8165+2,8174,8183,8188,818a,8180,8182,81a0,8195,81a4,81a3,815f,8193,81a9,81b0,81b5,81be,81b8,81bd,81c0,81c2,81ba,81c9,81cd,81d1,81d9,81d8,81c8,81da,81df+2,81e7,81fa+2,81fe,8201+2,8205,8207,820a,820d,8210,8216,8229,822b,8238,8233,8240,8259,8258,825d,825a,825f,8264,8262,8268,826a+2,822e,8271,8277+2,827e,828d,8292,82ab,829f,82bb,82ac,82e1,82e3,82df,82d2,82f4,82f3,82fa,8393,8303,82fb,82f9,82de,8306,82dc,8309,82d9",
		"68=8335,8334,8316,8332,8331,8340,8339,8350,8345,832f,832b,8317+2,8385,839a,83aa,839f,83a2,8396,8323,838e,8387,838a,837c,83b5,8373,8375,83a0,8389,83a8,83f4,8413,83eb,83ce,83fd,8403,83d8,840b,83c1,83f7,8407,83e0,83f2,840d,8422,8420,83bd,8438,8506,83fb,846d,842a,843c,855a,8484,8477,846b,84ad,846e,8482,8469,8446,842c,846f,8479,8435,84ca,8462,84b9,84bf,849f,84d9,84cd,84bb,84da,84d0,84c1,84c6,84d6,84a1,8521,84ff,84f4,8517+2,852c,851f,8515,8514,84fc,8540,8563,8558,8548",
		"69=8541,8602,854b,8555,8580,85a4,8588,8591,858a,85a8,856d,8594,859b,85ea,8587,859c,8577,857e,8590,85c9,85ba,85cf,85b9,85d0,85d5,85dd,85e5,85dc,85f9,860a,8613,860b,85fe,85fa,8606,8622,861a,8630,863f,864d,4e55,8654,865f,8667,8671,8693,86a3,86a9+2,868b+2,86b6,86af,86c4,86c6,86b0,86c9,8823,86ab,86d4,86de,86e9,86ec,86df,86db,86ef,8712,8706,8708,8700,8703,86fb,8711,8709,870d,86f9,870a,8734,873f,8737,873b,8725,8729,871a,8760,875f,8778,874c,874e,8774,8757,8768,876e,8759",
		"6a=8753,8763,876a,8805,87a2,879f,8782,87af,87cb,87bd,87c0,87d0,96d6,87ab,87c4,87b3,87c7,87c6,87bb,87ef,87f2,87e0,880f,880d,87fe,87f6+2,880e,87d2,8811,8816,8815,8822,8821,8831,8836,8839,8827,883b,8844,8842,8852,8859,885e,8862,886b,8881,887e,889e,8875,887d,88b5,8872,8882,8897,8892,88ae,8899,88a2,888d,88a4,88b0,88bf,88b1,88c3+2,88d4,88d8+2,88dd,88f9,8902,88fc,88f4,88e8,88f2,8904,890c,890a,8913,8943,891e,8925,892a+2,8941,8944,893b,8936,8938,894c,891d,8960,895e",
		"6b=8966,8964,896d,896a,896f,8974,8977,897e,8983,8988,898a,8993,8998,89a1,89a9,89a6,89ac,89af,89b2,89ba,89bd,89bf+2,89da,89dc+2,89e7,89f4,89f8,8a03,8a16,8a10,8a0c,8a1b,8a1d,8a25,8a36,8a41,8a5b,8a52,8a46,8a48,8a7c,8a6d,8a6c,8a62,8a85,8a82,8a84,8aa8,8aa1,8a91,8aa5+2,8a9a,8aa3,8ac4,8acd,8ac2,8ada,8aeb,8af3,8ae7,8ae4,8af1,8b14,8ae0,8ae2,8af7,8ade,8adb,8b0c,8b07,8b1a,8ae1,8b16,8b10,8b17,8b20,8b33,97ab,8b26,8b2b,8b3e,8b28,8b41,8b4c,8b4f,8b4e,8b49,8b56,8b5b,8b5a,8b6b",
		"6c=8b5f,8b6c,8b6f,8b74,8b7d,8b80,8b8c,8b8e,8b92+2,8b96,8b99+2,8c3a,8c41,8c3f,8c48,8c4c,8c4e,8c50,8c55,8c62,8c6c,8c78,8c7a,8c82,8c89,8c85,8c8a,8c8d+2,8c94,8c7c,8c98,621d,8cad,8caa,8cbd,8cb2+2,8cae,8cb6,8cc8,8cc1,8ce4,8ce3,8cda,8cfd,8cfa+2,8d04+2,8d0a,8d07,8d0f,8d0d,8d10,9f4e,8d13,8ccd,8d14,8d16,8d67,8d6d,8d71,8d73,8d81,8d99,8dc2,8dbe,8dba,8dcf,8dda,8dd6,8dcc,8ddb,8dcb,8dea+2,8ddf,8de3,8dfc,8e08+2,8dff,8e1d+2,8e10,8e1f,8e42,8e35,8e30,8e34,8e4a",
		"6d=8e47,8e49,8e4c,8e50,8e48,8e59,8e64,8e60,8e2a,8e63,8e55,8e76,8e72,8e7c,8e81,8e87,8e85,8e84,8e8b,8e8a,8e93,8e91,8e94,8e99,8eaa,8ea1,8eac,8eb0,8ec6,8eb1,8ebe,8ec5,8ec8,8ecb,8edb,8ee3,8efc,8efb,8eeb,8efe,8f0a,8f05,8f15,8f12,8f19,8f13,8f1c,8f1f,8f1b,8f0c,8f26,8f33,8f3b,8f39,8f45,8f42,8f3e,8f4c,8f49,8f46,8f4e,8f57,8f5c,8f62+3,8f9c,8f9f,8fa3,8fad,8faf,8fb7,8fda,8fe5,8fe2,8fea,8fef,9087,8ff4,9005,8ff9+2,9011,9015,9021,900d,901e,9016,900b,9027,9036,9035,9039,8ff8",
		"6e=904f+4,900e,9049,903e,9056,9058,905e,9068,906f,9076,96a8,9072,9082,907d,9081,9080,908a,9089,908f,90a8,90af,90b1,90b5,90e2,90e4,6248,90db,9102,9112,9119,9132,9130,914a,9156,9158,9163,9165,9169,9173,9172,918b,9189,9182,91a2,91ab,91af,91aa,91b5,91b4,91ba,91c0+2,91c9,91cb,91d0,91d6,91df,91e1,91db,91fc,91f5+2,921e,91ff,9214,922c,9215,9211,925e,9257,9245,9249,9264,9248,9295,923f,924b,9250,929c,9296,9293,929b,925a,92cf,92b9,92b7,92e9,930f,92fa,9344,932e",
		"6f=9319,9322,931a,9323,933a,9335,933b,935c,9360,937c,936e,9356,93b0,93ac+2,9394,93b9,93d6+2,93e8,93e5,93d8,93c3,93dd,93d0,93c8,93e4,941a,9414,9413,9403,9407,9410,9436,942b,9435,9421,943a,9441,9452,9444,945b,9460,9462,945e,946a,9229,9470,9475,9477,947d,945a,947c,947e,9481,947f,9582,9587,958a,9594,9596,9598+2,95a0,95a8,95a7,95ad,95bc,95bb,95b9,95be,95ca,6ff6,95c3,95cd,95cc,95d5,95d4,95d6,95dc,95e1,95e5,95e2,9621,9628,962e+2,9642,964c,964f,964b,9677,965c,965e",
		"70=965d,965f,9666,9672,966c,968d,9698,9695,9697,96aa,96a7,96b1+2,96b0,96b4,96b6,96b8+2,96ce,96cb,96c9,96cd,894d,96dc,970d,96d5,96f9,9704,9706,9708,9713,970e,9711,970f,9716,9719,9724,972a,9730,9739,973d+2,9744,9746,9748,9742,9749,975c,9760,9764,9766,9768,52d2,976b,9771,9779,9785,977c,9781,977a,9786,978b,978f+2,979c,97a8,97a6,97a3,97b3+2,97c3,97c6,97c8,97cb,97dc,97ed,9f4f,97f2,7adf,97f6,97f5,980f,980c,9838,9824,9821,9837,983d,9846,984f,984b,986b,986f+2",
		"71=9871,9874,9873,98aa,98af,98b1,98b6,98c4,98c3,98c6,98e9,98eb,9903,9909,9912,9914,9918,9921,991d+2,9924,9920,992c,992e,993d+2,9942,9949,9945,9950,994b,9951+2,994c,9955,9997+2,99a5,99ad+2,99bc,99df,99db,99dd,99d8,99d1,99ed+2,99f1+2,99fb,99f8,9a01,9a0f,9a05,99e2,9a19,9a2b,9a37,9a45,9a42,9a40,9a43,9a3e,9a55,9a4d,9a5b,9a57,9a5f,9a62,9a65,9a64,9a69,9a6b,9a6a,9aad,9ab0,9abc,9ac0,9acf,9ad1,9ad3+2,9ade+2,9ae2+2,9ae6,9aef,9aeb,9aee,9af4,9af1,9af7",
		"72=9afb,9b06,9b18,9b1a,9b1f,9b22+2,9b25,9b27+4,9b2e+2,9b32,9b44,9b43,9b4f,9b4d+2,9b51,9b58,9b74,9b93,9b83,9b91,9b96+2,9b9f+2,9ba8,9bb4,9bc0,9bca,9bb9,9bc6,9bcf,9bd1+2,9be3,9be2,9be4,9bd4,9be1,9c3a,9bf2,9bf1,9bf0,9c15,9c14,9c09,9c13,9c0c,9c06,9c08,9c12,9c0a,9c04,9c2e,9c1b,9c25,9c24,9c21,9c30,9c47,9c32,9c46,9c3e,9c5a,9c60,9c67,9c76,9c78,9ce7,9cec,9cf0,9d09,9d08,9ceb,9d03,9d06,9d2a,9d26,9daf,9d23,9d1f,9d44,9d15,9d12,9d41,9d3f,9d3e,9d46,9d48",
		"73=9d5d+2,9d64,9d51,9d50,9d59,9d72,9d89,9d87,9dab,9d6f,9d7a,9d9a,9da4,9da9,9db2,9dc4,9dc1,9dbb,9db8,9dba,9dc6,9dcf,9dc2,9dd9,9dd3,9df8,9de6,9ded,9def,9dfd,9e1a+2,9e1e,9e75,9e79,9e7d,9e81,9e88,9e8b+2,9e92,9e95,9e91,9e9d,9ea5,9ea9,9eb8,9eaa,9ead,9761,9ecc,9ece+3,9ed4,9edc,9ede,9edd,9ee0,9ee5,9ee8,9eef,9ef4,9ef6+2,9ef9,9efb+3,9f07+2,76b7,9f15,9f21,9f2c,9f3e,9f4a,9f52,9f54,9f63,9f5f+3,9f66+2,9f6c,9f6a,9f77,9f72,9f76,9f95,9f9c,9fa0",
		"74=582f,69c7,9059,7464,51dc,7199",
		"79=7e8a,891c,9348,9288,84dc,4fc9,70bb,6631,68c8,92f9,66fb,5f45,4e28,4ee1,4efc,4f00,4f03,4f39,4f56,4f92,4f8a,4f9a,4f94,4fcd,5040,5022,4fff,501e,5046,5070,5042,5094,50f4,50d8,514a,5164,519d,51be,51ec,5215,529c,52a6,52c0,52db,5300,5307,5324,5372,5393,53b2,53dd,fa0e,549c,548a,54a9,54ff,5586,5759,5765,57ac,57c8,57c7,fa0f+2,589e,58b2,590b,5953,595b,595d,5963,59a4,59ba,5b56,5bc0,752f,5bd8,5bec,5c1e,5ca6,5cba,5cf5,5d27,5d53,fa11,5d42,5d6d,5db8+2,5dd0,5f21,5f34,5f67,5fb7",
		"7a=5fde,605d,6085,608a,60de,60d5,6120,60f2,6111,6137,6130,6198,6213,62a6,63f5,6460,649d,64ce,654e,6600,6615,663b,6609,662e,661e,6624,6665,6657,6659,fa12,6673,6699,66a0,66b2,66bf,66fa,670e,f929,6766,67bb,6852,67c0,6801,6844,68cf,fa13,6968,fa14,6998,69e2,6a30,6a6b,6a46,6a73,6a7e,6ae2,6ae4,6bd6,6c3f,6c5c,6c86,6c6f,6cda,6d04,6d87,6d6f,6d96,6dac,6dcf,6df8,6df2,6dfc,6e39,6e5c,6e27,6e3c,6ebf,6f88,6fb5,6ff5,7005,7007,7028,7085,70ab,710f,7104,715c,7146+2,fa15,71c1,71fe,72b1",
		"7b=72be,7324,fa16,7377,73bd,73c9,73d6,73e3,73d2,7407,73f5,7426,742a,7429,742e,7462,7489,749f,7501,756f,7682,769c,769e,769b,76a6,fa17,7746,52af,7821,784e,7864,787a,7930,fa18+3,7994,fa1b,799b,7ad1,7ae7,fa1c,7aeb,7b9e,fa1d,7d48,7d5c,7db7,7da0,7dd6,7e52,7f47,7fa1,fa1e,8301,8362,837f,83c7,83f6,8448,84b4,8553,8559,856b,fa1f,85b0,fa20+2,8807,88f5,8a12,8a37,8a79,8aa7,8abe,8adf,fa22,8af6,8b53,8b7f,8cf0,8cf4,8d12,8d76,fa23,8ecf,fa24+2,9067,90de,fa26,9115,9127,91da",
		"7c=91d7,91de,91ed+2,91e4+2,9206,9210,920a,923a,9240,923c,924e,9259,9251,9239,9267,92a7,9277+2,92e7,92d7,92d9,92d0,fa27,92d5,92e0,92d3,9325,9321,92fb,fa28,931e,92ff,931d,9302,9370,9357,93a4,93c6,93de,93f8,9431,9445,9448,9592,f9dc,fa29,969d,96af,9733,973b,9743,974d,974f,9751,9755,9857,9865,fa2a+2,9927,fa2c,999e,9a4e,9ad9,9adc,9b75,9b72,9b8f,9bb1,9bbb,9c00,9d70,9d6b,fa2d,9e19,9ed1,-2,2170+10,-1,ffe4,ff07,ff02"
	].join(",");
}));

// node_modules/encoding-japanese/src/utf8-to-jisx0212-table.js
var require_utf8_to_jisx0212_table = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Encoding conversion table for UTF-8 to JIS X 0212:1990 (Hojo-Kanji)
	*
	* The table is stored in a compressed form and is expanded by
	* src/encoding-table.js on first use.
	*
	* Uncompressed version: tests/utf8-to-jisx0212-table.js
	* Generated by: tests/gen-compressed-table.js
	*
	* Character mappings based on:
	* https://www.unicode.org/Public/MAPPINGS/OBSOLETE/EASTASIA/JIS/JIS0212.TXT
	*/
	module.exports = [
		"22=-14,2d8,2c7,b8,2d9,2dd,af,2db,2da,7e,384+2,-8,a1,a6,bf,-38,ba,aa,a9,ae,2122,a4,2116",
		"26=-64,386,388+3,3aa,-1,38c,-1,38e,3ab,-1,38f,-4,3ac+4,3ca,390,3cc,3c2,3cd,3cb,3b0,3ce",
		"27=-33,402+11,40e+2,-35,452+11,45e+2",
		"29=c6,110,-1,126,-1,132,-1,141,13f,-1,14a,d8,152,-1,166,de,-16,e6,111,f0,127,131,133,138,142,140,149,14b,f8,153,df,167,fe",
		"2a=c1,c0,c4,c2,102,1cd,100,104,c5,c3,106,108,10c,c7,10a,10e,c9,c8,cb,ca,11a,116,112,118,-1,11c,11e,122,120,124,cd,cc,cf,ce,1cf,130,12a,12e,128,134,136,139,13d,13b,143,147,145,d1,d3,d2,d6,d4,1d1,150,14c,d5,154,158,156,15a,15c,160,15e,164,162,da,d9,dc,db,16c,1d3,170,16a,172,16e,168,1d7,1db,1d9,1d5,174,dd,178,176,179,17d,17b",
		"2b=e1,e0,e4,e2,103,1ce,101,105,e5,e3,107,109,10d,e7,10b,10f,e9,e8,eb,ea,11b,117,113,119,1f5,11d,11f,-1,121,125,ed,ec,ef,ee,1d0,-1,12b,12f,129,135,137,13a,13e,13c,144,148,146,f1,f3,f2,f6,f4,1d2,151,14d,f5,155,159,157,15b,15d,161,15f,165,163,fa,f9,fc,fb,16d,1d4,171,16b,173,16f,169,1d8,1dc,1da,1d6,175,fd,ff,177,17a,17e,17c",
		"30=4e02,4e04+2,4e0c,4e12,4e1f,4e23+2,4e28,4e2b,4e2e+3,4e35,4e40+2,4e44,4e47,4e51,4e5a,4e5c,4e63,4e68+2,4e74+2,4e79,4e7f,4e8d,4e96+2,4e9d,4eaf,4eb9,4ec3,4ed0,4eda+2,4ee0+3,4ee8,4eef,4ef1,4ef3,4ef5,4efd+4,4f02+2,4f08,4f0b+2,4f12,4f15+3,4f19,4f2e,4f31,4f60,4f33,4f35,4f37,4f39,4f3b,4f3e,4f40,4f42,4f48+2,4f4b+2,4f52,4f54,4f56,4f58,4f5f,4f63,4f6a,4f6c,4f6e,4f71,4f77+4,4f7d+2,4f81+2,4f84",
		"31=4f85,4f89+2,4f8c,4f8e,4f90,4f92+3,4f97,4f99+2,4f9e+2,4fb2,4fb7,4fb9,4fbb+4,4fc0+2,4fc5+2,4fc8+2,4fcb+3,4fcf,4fd2,4fdc,4fe0,4fe2,4ff0,4ff2,4ffc+2,4fff+3,5004,5007,500a,500c,500e,5010,5013,5017+2,501b+4,5022,5027,502e,5030,5032+2,5035,5040+3,5045+2,504a,504c,504e,5051+3,5057,5059,505f+2,5062+2,5066+2,506a,506d,5070+2,503b,5081,5083+2,5086,508a,508e+3",
		"32=5092+3,5096,509b+2,509e+5,50aa,50af+2,50b9+2,50bd,50c0,50c3+2,50c7,50cc,50ce,50d0,50d3+2,50d8,50dc+2,50df,50e2,50e4,50e6,50e8+2,50ef,50f1,50f6,50fa,50fe,5103,5106+3,510b+4,50f2,5110,5117,5119,511b+4,5123,5127+2,512c+2,512f,5131,5133+3,5138+2,5142,514a,514f,5153,5155,5157+2,515f,5164,5166,517e,5183+2,518b,518e,5198,519d,51a1,51a3,51ad,51b8,51ba,51bc,51be+2,51c2",
		"33=51c8,51cf,51d1+3,51d5,51d8,51de,51e2,51e5,51ee,51f2+3,51f7,5201+2,5205,5212+2,5215+2,5218,5222,5228,5231+2,5235,523c,5245,5249,5255,5257+2,525a,525c,525f+3,5266,526e,5277+3,5280,5282,5285,528a,528c,5293,5295+4,529a,529c,52a4+4,52af+2,52b6+3,52ba+2,52bd,52c0,52c4,52c6,52c8,52cc,52cf,52d1,52d4,52d6,52db+2,52e1,52e5,52e8+3,52ec,52f0+2,52f4,52f6+2,5300,5303,530a+2",
		"34=530c,5311,5313,5318,531b+2,531e+2,5325,5327+3,532b+3,5330,5332,5335,533c+3,5342,534c,534b,5359,535b,5361,5363,5365,536c+2,5372,5379,537e,5383,5387+2,538e,5393+2,5399,539d,53a1,53a4,53aa+2,53af,53b2,53b4+2,53b7+2,53ba,53bd,53c0,53c5,53cf,53d2+2,53d5,53da,53dd+2,53e0,53e6+2,53f5,5402,5413,541a,5421,5427+2,542a,542f,5431,5434+2,5443+2,5447,544d,544f,545e,5462,5464,5466+2,5469,546b,546d+2,5474,547f",
		"35=5481,5483,5485,5488+2,548d,5491,5495+2,549c,549f,54a1,54a6+2,54a9+2,54ad+2,54b1,54b7,54b9+3,54bf,54c6,54ca,54cd+2,54e0,54ea,54ec,54ef,54f6,54fc,54fe+4,5505,5508+2,550c+3,5515,552a+2,5532,5535+2,553b+3,5541,5547,5549+2,554d,5550+2,5558,555a+2,555e,5560+2,5564,5566,557f,5581+2,5586,5588,558e+2,5591+4,5597,55a3+2,55ad,55b2,55bf,55c1,55c3,55c6,55c9,55cb+2,55ce,55d1+2",
		"36=55d3,55d7+2,55db,55de,55e2,55e9,55f6,55ff,5605,5608,560a,560d+6,5619,562c,5630,5633,5635,5637,5639,563b+3,563f+3,5643+2,5646,5649,564b,564d,564f,5654,565e,5660+4,5666,5669,566d,566f,5671+2,5675,5684+2,5688,568b+2,5695,5699+2,569d+3,56a6+4,56ab+3,56b1,56b3,56b7,56be,56c5,56c9+3,56cf+2,56cc+2,56d9,56dc+2,56df,56e1,56e4+5,56f1,56eb,56ed",
		"37=56f6+2,5701+2,5707,570a,570c,5711,5715,571a+2,571d,5720,5722+4,5729+2,572c,572e+2,5733+2,573d+3,5745+2,574c+2,5752,5762,5765,5767+2,576b,576d+5,5773+3,5777,5779+4,577e,5781,5783,578c,5794,5797,5799+2,579c+4,57a1,5795,57a7+3,57ac,57b8,57bd,57c7+2,57cc,57cf,57d5,57dd+2,57e4,57e6+2,57e9,57ed,57f0,57f5+2,57f8,57fd+3,5803+2,5808+2,57e1",
		"38=580c+2,581b,581e+3,5826+2,582d,5832,5839,583f,5849,584c+2,584f+2,5855,585f,5861,5864,5867+2,5878,587c,587f+3,5887+4,588c+2,588f+2,5894,5896,589d,58a0+3,58a6,58a9,58b1+2,58c4,58bc,58c2,58c8,58cd+2,58d0,58d2,58d4,58d6,58da,58dd,58e1+2,58e9,58f3,5905+2,590b+2,5912+3,8641,591d,5921,5923+2,5928,592f+2,5933,5935+2,593f,5943,5946,5952+2,5959,595b,595d+3,5961,5963,596b,596d",
		"39=596f,5972,5975+2,5979,597b+2,598b+2,598e,5992,5995,5997,599f,59a4,59a7,59ad+4,59b3,59b7,59ba,59bc,59c1,59c3+2,59c8,59ca,59cd,59d2,59dd+3,59e3+2,59e7,59ee+2,59f1+2,59f4,59f7,5a00,5a04,5a0c+3,5a12+2,5a1e,5a23+2,5a27+2,5a2a,5a2d,5a30,5a44+2,5a47+2,5a4c,5a50,5a55,5a5e,5a63,5a65,5a67,5a6d,5a77,5a7a+2,5a7e,5a8b,5a90,5a93,5a96,5a99,5a9c,5a9e+3,5aa2,5aa7,5aac,5ab1+3,5ab5,5ab8,5aba+2,5abf",
		"3a=5ac4,5ac6,5ac8,5acf,5ada,5adc,5ae0,5ae5,5aea,5aee,5af5+2,5afd,5b00+2,5b08,5b17,5b34,5b19,5b1b,5b1d,5b21,5b25,5b2d,5b38,5b41,5b4b+2,5b52,5b56,5b5e,5b68,5b6e+2,5b7c+4,5b81,5b84,5b86,5b8a,5b8e,5b90+2,5b93+2,5b96,5ba8+2,5bac+2,5baf,5bb1+2,5bb7,5bba,5bbc,5bc0+2,5bcd,5bcf,5bd6+5,5be0,5bef,5bf1,5bf4,5bfd,5c0c,5c17,5c1e+2,5c23,5c26,5c29,5c2b+2,5c2e,5c30,5c32,5c35+2,5c59+2,5c5c,5c62+2,5c67+3",
		"3b=5c6d,5c70,5c74+2,5c7a+4,5c87+2,5c8a,5c8f,5c92,5c9d,5c9f+2,5ca2+2,5ca6,5caa,5cb2,5cb4+2,5cba,5cc9,5ccb,5cd2,5cdd,5cd7,5cee,5cf1+2,5cf4,5d01,5d06,5d0d,5d12,5d2b,5d23+2,5d26+2,5d31,5d34,5d39,5d3d,5d3f,5d42+2,5d46,5d48,5d55,5d51,5d59,5d4a,5d5f+4,5d64,5d6a,5d6d,5d70,5d79+2,5d7e+2,5d81,5d83,5d88,5d8a,5d92+4,5d99,5d9b,5d9f+2,5da7,5dab,5db0,5db4,5db8+2,5dc3,5dc7,5dcb,5dd0,5dce,5dd8+2,5de0,5de4",
		"3c=5de9,5df8+2,5e00,5e07,5e0d,5e12,5e14+2,5e18,5e1f+2,5e2e,5e28,5e32,5e35,5e3e,5e4b,5e50,5e49,5e51,5e56,5e58,5e5b+2,5e5e,5e68,5e6a+5,5e70,5e80,5e8b,5e8e,5ea2,5ea4+2,5ea8,5eaa,5eac,5eb1,5eb3,5ebd+3,5ec6,5ecc,5ecb,5ece,5ed1+2,5ed4+2,5edc,5ede,5ee5,5eeb,5f02,5f06+3,5f0e,5f19,5f1c+2,5f21+4,5f28,5f2b+2,5f2e,5f30,5f34,5f36,5f3b,5f3d,5f3f+2,5f44+2,5f47,5f4d,5f50,5f54,5f58,5f5b,5f60,5f63+2,5f67",
		"3d=5f6f,5f72,5f74+2,5f78,5f7a,5f7d+2,5f89,5f8d,5f8f,5f96,5f9c+2,5fa2,5fa7,5fab,5fa4,5fac,5faf+3,5fb8,5fc4,5fc7+3,5fcb,5fd0+5,5fde,5fe1+2,5fe8+3,5fec+4,5ff2+2,5ff6,5ffa,5ffc,6007,600a,600d,6013+2,6017+2,601a,601f,6024,602d,6033,6035,6040,6047+3,604c,6051,6054,6056+2,605d,6061,6067,6071,607e+2,6082,6086,6088,608a,608e,6091,6093,6095,6098,609d+2,60a2,60a4+2,60a8,60b0+2,60b7",
		"3e=60bb,60be,60c2,60c4,60c8+4,60ce+2,60d4+2,60d9,60db,60dd+2,60e2,60e5,60f2,60f5,60f8,60fc+2,6102,6107,610a,610c,6110+5,6116+2,6119,611c,611e,6122,612a+2,6130+2,6135+3,6139,6141,6145+2,6149,615e,6160,616c,6172,6178,617b+2,617f+3,6183+2,618b,618d,6192+2,6197+2,619c+2,619f+2,61a5,61a8,61aa,61ad,61b8+2,61bc,61c0+3,61ce+2,61d5,61dc+4,61e1+2,61e7,61e9,61e5",
		"3f=61ec+2,61ef,6201,6203+2,6207,6213,6215,621c,6220,6222+2,6227,6229,622b,6239,623d,6242+3,6246,624c,6250+3,6254,6256,625a,625c,6264,626d,626f,6273,627a,627d,628d+4,62a6,62a8,62b3,62b6+2,62ba,62be+2,62c4,62ce,62d5+2,62da,62ea,62f2,62f4,62fc+2,6303+2,630a+2,630d,6310,6313,6316,6318,6329+2,632d,6335+2,6339,633c,6341+4,6346,634a+2,634e,6352+3,6358,635b,6365+2,636c+2,6371,6374+2",
		"40=6378,637c+2,637f,6382,6384,6387,638a,6390,6394+2,6399+2,639e,63a4,63a6,63ad+3,63bd,63c1,63c5,63c8,63ce,63d1,63d3+3,63dc,63e0,63e5,63ea,63ec,63f2+2,63f5,63f8+2,6409+2,6410,6412,6414,6418,641e,6420,6422,6424+2,6429+2,642f+2,6435,643d,643f,644b,644f,6451+4,645a+4,645f+3,6463,646d,6473+2,647b,647d,6485,6487,648f+3,6498+2,649b,649d,649f,64a1,64a3,64a6,64a8,64ac,64b3,64bd+3",
		"41=64c4,64c9+4,64ce,64d0+2,64d5,64d7,64e4+2,64e9+2,64ed,64f0,64f5,64f7,64fb,64ff,6501,6504,6508+3,650f,6513+2,6516,6519,651b,651e+2,6522,6526,6529,652e,6531,653a,653c+2,6543,6547,6549,6550,6552,6554,655f+2,6567,656b,657a,657d,6581,6585,658a,6592,6595,6598,659d,65a0,65a3,65a6,65ae,65b2+3,65bf,65c2,65c8+2,65ce,65d0,65d4,65d6,65d8,65df,65f0,65f2,65f4+2,65f9,65fe+3,6604,6608+2,660d,6611+2,6615+2,661d",
		"42=661e,6621+4,6626,6629+4,662e,6630+2,6633,6639,6637,6640,6645+2,664a,664c,6651,664e,6657+3,665b+2,6660+2,66fb,666a+3,667e,6673,6675,667f,6677+3,667b,6680,667c,668b+3,6690,6692,6699+4,669f+2,66a4,66ad,66b1+2,66b5,66bb,66bf+2,66c2+2,66c8,66cc,66ce+2,66d4,66db,66df,66e8,66eb+2,66ee,66fa,6705,6707,670e,6713,6719,671c,6720,6722,6733,673e,6745,6747+2,674c,6754+2,675d",
		"43=6766,676c,676e,6774,6776,677b,6781,6784,678e+2,6791,6793,6796,6798+2,679b,67b0+3,67b5,67bb+3,67f9,67c0,67c2+2,67c5,67c8+2,67d2,67d7,67d9,67dc,67e1,67e6,67f0,67f2,67f6+2,6852,6814,6819,681d,681f,6828,6827,682c+2,682f+3,6833,683b,683f,6844+2,684a,684c,6855,6857+2,685b,686b,686e+5,6875,6879+4,6882,6884,6886,6888,6896,6898,689a,689c,68a1,68a3,68a5,68a9+2,68ae,68b2,68bb,68c5,68c8,68cc,68cf",
		"44=68d0+2,68d3,68d6,68d9,68dc+2,68e5,68e8,68ea+4,68f0+2,68f5+2,68fb+3,6906,6909+2,6910+2,6913,6916+2,6931,6933,6935,6938,693b,6942,6945,6949,694e,6957,695b,6963+4,6968+2,696c,6970+3,697a+2,697f+2,698d,6992,6996,6998,69a1,69a5+2,69a8,69ab,69ad,69af,69b7+2,69ba,69bc,69c5,69c8,69d1,69d6+2,69e2,69e5,69ee+2,69f1,69f3,69f5,69fe,6a00+2,6a03,6a0f,6a11,6a15,6a1a,6a1d,6a20,6a24,6a28,6a30,6a32",
		"45=6a34,6a37,6a3b,6a3e+2,6a45+2,6a49+2,6a4e,6a50+3,6a55+2,6a5b,6a64,6a67,6a6a,6a71,6a73,6a7e,6a81,6a83,6a86+2,6a89,6a8b,6a91,6a9b,6a9d+3,6aa5,6aab,6aaf+3,6ab4,6abd+3,6ac6,6ac9,6ac8,6acc,6ad0,6ad4+3,6adc+2,6ae4,6ae7,6aec,6af0+3,6afc+2,6b02+2,6b06+2,6b09,6b0f+3,6b17,6b1b,6b1e,6b24,6b28,6b2b+2,6b2f,6b35+2,6b3b,6b3f,6b46,6b4a,6b4d,6b52,6b56,6b58,6b5d,6b60,6b67,6b6b,6b6e,6b70,6b75,6b7d",
		"46=6b7e,6b82,6b85,6b97,6b9b,6b9f+2,6ba2+2,6ba8+2,6bac+3,6bb0,6bb8+2,6bbd+2,6bc3+2,6bc9,6bcc,6bd6,6bda,6be1,6be3,6be6+2,6bee,6bf1,6bf7,6bf9,6bff,6c02,6c04+2,6c09,6c0d+2,6c10,6c12,6c19,6c1f,6c26+3,6c2c,6c2e,6c33,6c35+2,6c3a+2,6c3f,6c4a+2,6c4d,6c4f,6c52,6c54,6c59,6c5b+2,6c6b,6c6d,6c6f,6c74,6c76,6c78+2,6c7b,6c85+3,6c89,6c94+2,6c97+2,6c9c,6c9f,6cb0,6cb2,6cb4,6cc2,6cc6,6ccd,6ccf+4,6cd4,6cd6",
		"47=6cda,6cdc,6ce0,6ce7,6ce9,6ceb+2,6cee,6cf2,6cf4,6d04,6d07,6d0a,6d0e+2,6d11,6d13,6d1a,6d26+3,6c67,6d2e+2,6d31,6d39,6d3c,6d3f,6d57,6d5e+2,6d61,6d65,6d67,6d6f+2,6d7c,6d82,6d87,6d91+2,6d94,6d96+3,6daa,6dac,6db4,6db7,6db9,6dbd,6dbf,6dc4,6dc8,6dca,6dce+2,6dd6,6ddb,6ddd,6ddf+2,6de2,6de5,6de9,6def+2,6df4,6df6,6dfc,6e00,6e04,6e1e,6e22,6e27,6e32,6e36,6e39,6e3b+2,6e44+2,6e48+2,6e4b,6e4f,6e51+4,6e57,6e5c+3",
		"48=6e62+2,6e68,6e73,6e7b,6e7d,6e8d,6e93,6e99,6ea0,6ea7,6ead+2,6eb1,6eb3,6ebb,6ebf+3,6ec3,6ec7+2,6eca,6ecd+3,6eeb,6eed+2,6ef9,6efb,6efd,6f04,6f08,6f0a,6f0c+2,6f16,6f18,6f1a+2,6f26,6f29+2,6f2f+2,6f33,6f36,6f3b+2,6f2d,6f4f,6f51+3,6f57,6f59+2,6f5d+2,6f61+2,6f68,6f6c,6f7d+2,6f83,6f87+2,6f8b+3,6f90,6f92+3,6f96,6f9a,6f9f+2,6fa5+4,6fae+3,6fb5+2,6fbc,6fc5,6fc7+2,6fca",
		"49=6fda,6fde,6fe8+2,6ff0,6ff5,6ff9,6ffc+2,7000,7005+3,700d,7017,7020,7023,702f,7034,7037,7039,703c,7043+2,7048+4,7054+2,705d+2,704e,7064+2,706c,706e,7075+2,707e,7081,7085+2,7094+5,709b,70a4,70ab,70b0+2,70b4,70b7,70ca,70d1,70d3+4,70d8,70dc,70e4,70fa,7103+5,710b+2,710f,711e,7120,712b,712d,712f+3,7138,7141,7145+3,714a+2,7150,7152,7157,715a,715c,715e,7160",
		"4a=7168,7179,7180,7185,7187,718c,7192,719a+2,71a0,71a2,71af+2,71b2+2,71ba,71bf+3,71c4,71cb+2,71d3,71d6,71d9+2,71dc,71f8,71fe,7200,7207+3,7213,7217,721a,721d,721f,7224,722b,722f,7234,7238+2,7241+3,7245,724e+3,7253,7255+2,725a,725c,725e,7260,7263,7268,726b,726e+2,7271,7277+2,727b+2,727f,7284,7289,728d+2,7293,729b,72a8,72ad+2,72b1,72b4,72be,72c1,72c7,72c9,72cc,72d5+2,72d8,72df,72e5,72f3+2,72fa+2",
		"4b=72fe,7302,7304+2,7307,730b,730d,7312+2,7318+2,731e,7322,7324,7327+2,732c,7331+2,7335,733a+2,733d,7343,734d,7350,7352,7356,7358,735d+4,7366+2,7369,736b+2,736e+2,7371,7377,7379,737c,7380+2,7383,7385+2,738e,7390,7393,7395,7397+2,739c,739e+3,73a2,73a5+2,73aa+2,73ad,73b5,73b7,73b9,73bc+2,73bf,73c5+2,73c9,73cb+2,73cf,73d2+2,73d6,73d9,73dd,73e1,73e3,73e6+2,73e9,73f4+2,73f7,73f9+3,73fd",
		"4c=73ff+3,7404,7407,740a,7411,741a+2,7424,7426,7428+10,7439,7440,7443+2,7446+2,744b,744d,7451+2,7457,745d,7462,7466+3,746b,746d+2,7471+2,7480+2,7485+3,7489,748f+4,7498+3,749c,749f+3,74a3,74a6,74a8+4,74ae+2,74b1+2,74b5,74b9,74bb,74bf,74c8+2,74cc,74d0,74d3,74d8,74da+2,74de+2,74e4,74e8,74ea+2,74ef,74f4,74fa+3,74ff,7506",
		"4d=7512,7516+2,7520+2,7524,7527,7529+2,752f,7536,7539,753d+4,7543,7547+2,754e,7550,7552,7557,755e+2,7561,756f,7571,7579+6,7581,7585,7590,7592+2,7595,7599,759c,75a2,75a4,75b4,75ba,75bf+3,75c4,75c6,75cc,75ce+2,75d7,75dc,75df+3,75e4,75e7,75ec,75ee+2,75f1,75f9,7600,7602+3,7607+2,760a,760c,760f,7612+2,7615+2,7619,761b+4,7623,7625+2,7629,762d,7632+2,7635,7638+2",
		"4e=763a,763c,764a,7640+2,7643+3,7649,764b,7655,7659,765f,7664+2,766d+3,7671,7674,7681,7685,768c+2,7695,769b+3,769f+2,76a2+7,76aa,76ad,76bd,76c1,76c5,76c9,76cb+2,76ce,76d4,76d9,76e0,76e6,76e8,76ec,76f0+2,76f6,76f9,76fc,7700,7706,770a,770e,7712,7714+2,7717,7719+2,771c,7722,7728,772d+3,7734+3,7739,773d+2,7742,7745+2,774a,774d+3,7752,7756+2,775c,775e+3,7762",
		"4f=7764,7767,776a,776c,7770,7772+3,777a,777d,7780,7784,778c+2,7794+3,779a,779f,77a2,77a7,77aa,77ae+2,77b1,77b5,77be,77c3,77c9,77d1+2,77d5,77d9,77de+3,77e4,77e6,77ea,77ec,77f0+2,77f4,77f8,77fb,7805+2,7809,780d+2,7811,781d,7821+3,782d+2,7830,7835,7837,7843+2,7847+2,784c,784e,7852,785c,785e,7860+2,7863+2,7868,786a,786e,787a,787e,788a,788f,7894,7898,78a1,789d+3,78a4,78a8,78ac+2,78b0+4",
		"50=78bb,78bd,78bf,78c7+3,78cc,78ce,78d2+2,78d5+2,78e4,78db,78df+3,78e6,78ea,78f2+2,7900,78f6+2,78fa+2,78ff,7906,790c,7910,791a,791c,791e+3,7925,7927,7929,792d,7931,7934+2,793b,793d,793f,7944+3,794a+2,794f,7951,7954,7958,795b+2,7967,7969,796b,7972,7979,797b+2,797e,798b+2,7991,7993+4,7998,799b+2,79a1,79a8+2,79ab,79af,79b1,79b4,79b8,79bb,79c2,79c4,79c7+2,79ca,79cf,79d4,79d6,79da,79dd+2",
		"51=79e0,79e2,79e5,79ea+2,79ed,79f1,79f8,79fc,7a02+2,7a07,7a09+2,7a0c,7a11,7a15,7a1b,7a1e,7a21,7a27,7a2b,7a2d,7a2f+2,7a34+2,7a38+3,7a44+2,7a47+2,7a4c,7a55+2,7a59,7a5c+2,7a5f+2,7a65,7a67,7a6a,7a6d,7a75,7a78,7a7e,7a80,7a82,7a85+2,7a8a+2,7a90+2,7a94,7a9e,7aa0,7aa3,7aac,7ab3,7ab5,7ab9,7abb+2,7ac6,7ac9,7acc,7ace,7ad1,7adb,7ae8+2,7aeb+2,7af1,7af4,7afb,7afd+2,7b07,7b14,7b1f,7b23,7b27,7b29+3,7b2d+4",
		"52=7b31,7b34,7b3d,7b3f+3,7b47,7b4e,7b55,7b60,7b64,7b66,7b69+2,7b6d,7b6f,7b72+2,7b77,7b84,7b89,7b8e,7b90+2,7b96,7b9b,7b9e,7ba0,7ba5,7bac,7baf+2,7bb2,7bb5+2,7bba+4,7bc2,7bc5,7bc8,7bca,7bd4,7bd6+2,7bd9+3,7be8,7bea,7bf2,7bf4+2,7bf8+3,7bfc,7bfe,7c01+4,7c06,7c09,7c0b+2,7c0e+2,7c19,7c1b,7c20,7c25+2,7c28,7c2c,7c31,7c33+2,7c36,7c39+2,7c46,7c4a,7c55,7c51+3,7c59+6",
		"53=7c61,7c63,7c67,7c69,7c6d+2,7c70,7c72,7c79,7c7c+2,7c86+2,7c8f,7c94,7c9e,7ca0,7ca6,7cb0,7cb6+2,7cba+3,7cbf,7cc4,7cc7+3,7ccd,7ccf,7cd3+3,7cd7,7cd9+2,7cdd,7ce6,7ce9,7ceb,7cf5,7d03,7d07+3,7d0f,7d11+3,7d16,7d1d+2,7d23,7d26,7d2a,7d2d,7d31,7d3c+3,7d40+2,7d47+2,7d4d,7d51,7d53,7d57,7d59+2,7d5c+2,7d65,7d67,7d6a,7d70,7d78,7d7a+2,7d7f,7d81+3,7d85+2,7d88,7d8b+3,7d91,7d96+2,7d9d",
		"54=7d9e,7da6+2,7daa,7db3,7db6+2,7db9,7dc2+5,7dcc+3,7dd7,7dd9,7e00,7de2,7de5+2,7dea+2,7ded,7df1,7df5+2,7df9+2,7e08,7e10+2,7e15,7e17,7e1c+2,7e20,7e27+2,7e2c+2,7e2f,7e33,7e36,7e3f,7e44+2,7e47,7e4e,7e50,7e52,7e58,7e5f,7e61+2,7e65,7e6b,7e6e+2,7e73,7e78,7e7e,7e81,7e86+2,7e8a,7e8d,7e91,7e95,7e98,7e9a,7e9d+2,7f3c,7f3b,7f3d+3,7f43+2,7f47,7f4f,7f52+2,7f5b+3,7f61,7f63+4,7f6d",
		"55=7f71,7f7d+4,7f8b,7f8d,7f8f+3,7f96+2,7f9c,7fa1+2,7fa6,7faa,7fad,7fb4,7fbc,7fbf+2,7fc3,7fc8,7fce+2,7fdb,7fdf,7fe3,7fe5,7fe8,7fec,7fee+2,7ff2,7ffa,7ffd+3,8007+2,800a,800d+3,8011,8013+2,8016,801d+4,8024,8026,802c,802e,8030,8034+2,8037,8039+2,803c,803e,8040,8044,8060,8064,8066,806d,8071,8075,8081,8088,808e,809c,809e,80a6+2,80ab,80b8+2,80c8,80cd,80cf,80d2,80d4+2,80d7+2,80e0,80ed+2",
		"56=80f0,80f2+2,80f6,80f9+2,80fe,8103,810b,8116+3,811c,811e,8120,8124,8127,812c,8130,8135,813a,813c,8145,8147,814a,814c,8152,8157,8160+2,8167+3,816d,816f,8177,8181,8190,8184+3,818b,818e,8196,8198,819b,819e,81a2,81ae,81b2,81b4,81bb,81cb,81c3,81c5,81ca,81ce+2,81d5,81d7,81db,81dd+2,81e1,81e4,81eb+2,81f0+3,81f5+2,81f8+2,81fd,81ff+2,8203,820f,8213+2,8219+2,821d,8221+2,8228,8232,8234,823a,8243+4",
		"57=824b,824e+2,8251,8256,825c,8260,8263,8267,826d,8274,827b,827d,827f+3,8283+2,8287,8289+2,828e,8291,8294,8296,8298,829a+2,82a0+2,82a3+2,82a7+4,82ae,82b0,82b2,82b4,82b7,82ba,82bc,82be+2,82c6,82d0,82d5,82da,82e0,82e2,82e4,82e8,82ea,82ed,82ef,82f6+2,82fd+2,8300+2,8307+2,830a+2,8354,831b,831d+3,8321+2,832c+3,8330,8333,8337,833a,833c+2,8342+3,8347,834d+2,8351,8355+3,8370,8378",
		"58=837d,837f+2,8382,8384,8386,838d,8392,8394+2,8398+2,839b+3,83a6+2,83a9,83ac,83be+3,83c7,83c9,83cf+3,83d4,83dd,8353,83e8,83ea,83f6,83f8+2,83fc,8401,8406,840a,840f,8411,8415,8419,83ad,842f,8439,8445,8447+2,844a,844d,844f,8451+2,8456,8458+3,845c,8460,8464+2,8467,846a,8470,8473+2,8476,8478,847c+2,8481,8485,8492+2,8495,849e,84a6,84a8+3,84af,84b1,84b4,84ba,84bd+2,84c0,84c2,84c7+2,84cc,84cf,84d3",
		"59=84dc,84e7,84ea,84ef+4,84f7,8532,84fa+2,84fd,8502+2,8507,850c,850e,8510,851c,851e,8522+4,8527,852a+2,852f,8533+2,8536,853f,8546,854f+5,8556,8559,855c+7,8564,856b,856f,8579+3,857d,857f,8581,8585+2,8589,858b+2,858f,8593,8598,859d,859f+2,85a2,85a5,85a7,85b4,85b6+3,85bc+4,85c2,85c7,85ca+2,85ce,85ad,85d8,85da,85df+2,85e6,85e8,85ed,85f3,85f6,85fc",
		"5a=85ff+2,8604+2,860d+2,8610+3,8618+2,861b,861e,8621,8627,8629,8636,8638,863a,863c+2,8640,8642,8646,8652+2,8656+4,865d,8660+5,8669,866c,866f,8675+3,867a,868d,8691,8696,8698,869a,869c,86a1,86a6+3,86ad,86b1,86b3+3,86b7+3,86bf+3,86c3,86c5,86d1+2,86d5,86d7,86da,86dc,86e0,86e3,86e5,86e7,8688,86fa,86fc+2,8704+2,8707,870b,870e+3,8713+2,8719,871e+2,8721,8723",
		"5b=8728,872e+2,8731+2,8739+2,873c+3,8740,8743,8745,874d,8758,875d,8761,8764+2,876f,8771+2,877b,8783+7,878b+2,8790,8793,8795,8797+3,879e,87a0,87a3,87a7,87ac+3,87b1,87b5,87be+2,87c1,87c8+3,87ce,87d5+2,87d9+2,87dc,87df,87e2+3,87ea+2,87ed,87f1,87f3,87f8,87fa,87ff,8801,8803,8806,8809+3,8810,8819,8812+3,8818,881a+3,881e+2,8828,882d+2,8830,8832,8835",
		"5c=883a,883c,8841,8843,8845,8848+4,884e,8851,8855+2,8858,885a,885c,885f+2,8864,8869,8871,8879,887b,8880,8898,889a+3,889f+2,88a8,88aa,88ba,88bd+2,88c0,88ca+5,88d1+3,88db,88de,88e7,88ef+3,88f5,88f7,8901,8906,890d+3,8915+2,8918+3,891c,8920,8926+3,8930+3,8935,8939+2,893e,8940,8942,8945+2,8949,894f,8952,8957,895a+3,8961+3,896b,896e,8970,8973,8975,897a",
		"5d=897b+3,8989,898d,8990,8994+2,899b+2,899f+2,89a5,89b0,89b4+4,89bc,89d4+5,89e5,89e9,89eb,89ed,89f1,89f3,89f6,89f9,89fd,89ff,8a04+2,8a07,8a0f,8a11+2,8a14+2,8a1e,8a20,8a22,8a24,8a26,8a2b+2,8a2f,8a35,8a37,8a3d+2,8a40,8a43,8a45,8a47,8a49,8a4d+2,8a53,8a56+3,8a5c+2,8a61,8a65,8a67,8a75+3,8a79+3,8a7e+3,8a83,8a86,8a8b,8a8f+2,8a92,8a96+2,8a99,8a9f,8aa7,8aa9,8aae+2,8ab3",
		"5e=8ab6+2,8abb,8abe,8ac3,8ac6,8ac8+3,8ad1,8ad3+3,8ad7,8add,8adf,8aec,8af0,8af4+3,8afc,8aff,8b05+2,8b0b,8b11,8b1c,8b1e+2,8b0a,8b2d,8b30,8b37,8b3c,8b42+5,8b48,8b52+3,8b59,8b4d,8b5e,8b63,8b6d,8b76,8b78+2,8b7c,8b7e,8b81,8b84+2,8b8b,8b8d,8b8f,8b94+2,8b9c,8b9e+2,8c38+2,8c3d+2,8c45,8c47,8c49,8c4b,8c4f,8c51,8c53+2,8c57+2,8c5b,8c5d,8c59,8c63+2,8c66,8c68+2,8c6d,8c73,8c75+2,8c7b,8c7e,8c86",
		"5f=8c87,8c8b,8c90,8c92+2,8c99,8c9b+2,8ca4,8cb9+2,8cc5+2,8cc9,8ccb,8ccf,8cd6,8cd5,8cd9,8cdd,8ce1,8ce8,8cec,8cef+2,8cf2,8cf5,8cf7+2,8cfe+2,8d01,8d03,8d09,8d12,8d17,8d1b,8d65,8d69,8d6c,8d6e,8d7f,8d82,8d84,8d88,8d8d,8d90+2,8d95,8d9e+3,8da6,8dab+2,8daf,8db2,8db5,8db7,8db9,8dbb,8dc0,8dc5+4,8dca,8dce,8dd1,8dd4+2,8dd7,8dd9,8de4+2,8de7,8dec,8df0,8dbc,8df1+2,8df4,8dfd,8e01,8e04+3,8e0b,8e11,8e14,8e16,8e20+3",
		"60=8e23,8e26+2,8e31,8e33,8e36+4,8e3d,8e40+2,8e4b,8e4d+3,8e54,8e5b+4,8e61+2,8e69,8e6c+2,8e6f+3,8e79+3,8e82+2,8e89,8e90,8e92,8e95,8e9a+2,8e9d+2,8ea2,8ea7,8ea9,8ead+2,8eb3,8eb5,8eba+2,8ec0+2,8ec3+2,8ec7,8ecf,8ed1,8ed4,8edc,8ee8,8eee,8ef0+2,8ef7,8ef9+2,8eed,8f00,8f02,8f07+2,8f0f+2,8f16+3,8f1e,8f20+2,8f23,8f25,8f27+2,8f2c+3,8f34+4,8f3a,8f40+2",
		"61=8f43,8f47,8f4f,8f51+5,8f58,8f5d+2,8f65,8f9d,8fa0+2,8fa4+3,8fb5+2,8fb8,8fbe,8fc0+2,8fc6,8fca+2,8fcd,8fd0,8fd2+2,8fd5,8fe0,8fe3+2,8fe8,8fee,8ff1,8ff5+2,8ffb,8ffe,9002,9004,9008,900c,9018,901b,9028+2,902f,902a,902c+2,9033+2,9037,903f,9043+2,904c,905b,905d,9062,9066+2,906c,9070,9074,9079,9085,9088,908b+2,908e,9090,9095,9097+3,909b,90a0+3,90a5,90b0,90b2+3,90b6,90bd,90cc,90be,90c3",
		"62=90c4+2,90c7+2,90d5,90d7+3,90dc+2,90df,90e5,90d2,90f6,90eb,90ef+2,90f4,90fe+3,9104+3,9108,910d,9110,9114,9116+3,911a,911c,911e,9120,9125,9122+2,9127,9129,912e+2,9131,9134,9136+2,9139+2,913c+2,9143,9147+2,914f,9153,9157,9159+3,9161,9164,9167,916d,9174,9179+3,9181,9183,9185+2,918a,918e,9191,9193+3,9198,919e,91a1,91a6,91a8,91ac+3,91b0+4,91b6,91bb+3,91bf",
		"63=91c2+2,91c5,91d3+2,91d7,91d9+2,91de,91e4+2,91e9+2,91ec+6,91f7,91f9,91fb,91fd,9200+2,9204+4,9209+2,920c,9210,9212+2,9216,9218,921c+2,9223+4,9228,922e+3,9233,9235+2,9238+3,923c,923e,9240,9242+2,9246+2,924a,924d+3,9251,9258+2,925c+2,9260+2,9265,9267+3,926e+3,9275+5,927b+3,927f,9288+3,928d+2,9292,9297",
		"64=9299,929f+2,92a4+2,92a7+2,92ab,92af,92b2,92b6,92b8,92ba+4,92bf+5,92c5+4,92cb+4,92d0,92d3,92d5,92d7+3,92dc+2,92df+3,92e3,92e5,92e7+2,92ec,92ee,92f0,92f9,92fb,92ff+2,9302,9308,930d,9311,9314+2,931c+4,9321,9324+2,9327,9329+2,9333+2,9336+2,9347+3,9350+3,9355,9357+2,935a,935e,9364+2,9367,9369+2,936d,936f+3,9373+2,9376",
		"65=937a,937d,937f+4,9388,938a+2,938d,938f,9392,9395,9398,939b,939e,93a1,93a3+2,93a6,93a8,93ab,93b4+3,93ba,93a9,93c1,93c4+4,93c9+5,93d3,93d9,93dc,93de+2,93e2,93e6+2,93f9,93f7+2,93fa+2,93fd,9401+2,9404,9408+2,940d+3,9415+3,941f,942e+2,9431+4,943b,943f,943d,9443,9445,9448,944a,944c,9455,9459,945c,945f,9461,9463,9468,946b,946d+3,9471+2,9484,9483,9578+2",
		"66=957e,9584,9588,958c+3,959d+3,95a1,95a6,95a9,95ab+2,95b4,95b6,95ba,95bd,95bf,95c6,95c8+2,95cb,95d0+4,95d9+2,95dd+4,95e4,95e6,961d+2,9622,9624+3,962c,9631,9633,9637+4,963c+2,9641,9652,9654,9656+3,9661,966e,9674,967b+2,967e+2,9681+4,9689,9691,9696,969a,969d,969f,96a4+3,96a9,96ae+2,96b3,96ba,96ca,96d2,5db2,96d8,96da,96dd+3,96e9,96ef,96f1,96fa,9702",
		"67=9703,9705,9709,971a+2,971d,9721+3,9728,9731,9733,9741,9743,974a,974e+2,9755,9757+2,975a+2,9763,9767,976a,976e,9773,9776+3,977b,977d,977f+2,9789,9795+3,9799+2,979e+2,97a2,97ac,97ae,97b1+2,97b5+2,97b8+3,97bc,97be+2,97c1,97c4+2,97c7,97c9+2,97cc+3,97d0+2,97d4,97d7+3,97dd+2,97e0,97db,97e1,97e4,97ef,97f1,97f4,97f7+2,97fa,9807,980a,9819,980d+2,9814,9816,981c,981e,9820,9823,9826",
		"68=982b,982e+3,9832+2,9835,9825,983e,9844,9847,984a,9851+3,9856+2,9859+2,9862+2,9865+2,986a,986c,98ab,98ad+2,98b0,98b4,98b7+2,98ba+2,98bf,98c2,98c5,98c8,98cc,98e1,98e3,98e5+3,98ea,98f3,98f6,9902,9907+2,9911,9915+3,991a+3,991f,9922,9926+2,992b,9931+5,9939+4,9940+2,9946+3,994d+2,9954,9958+2,995b+2,995e+3,999b,999d,999f,99a6,99b0+3,99b5",
		"69=99b9+2,99bd,99bf,99c3,99c9,99d3+2,99d9+2,99dc,99de,99e7,99ea+3,99f0,99f4+2,99f9,99fd+2,9a02+3,9a0b+2,9a10+2,9a16,9a1e,9a20,9a22+3,9a27,9a2d+2,9a33,9a35+2,9a38,9a47,9a41,9a44,9a4a+3,9a4e,9a51,9a54,9a56,9a5d,9aaa,9aac,9aae+2,9ab2,9ab4+3,9ab9,9abb,9abe+2,9ac1,9ac3,9ac6,9ac8,9ace,9ad0,9ad2,9ad5+3,9adb+2,9ae0,9ae4+2,9ae7,9ae9,9aec,9af2+2,9af5,9af9+2,9afd,9aff+5",
		"6a=9b04+2,9b08+2,9b0b+4,9b10,9b12,9b16,9b19,9b1b+2,9b20,9b26,9b2b,9b2d,9b33+3,9b37,9b39+2,9b3d,9b48,9b4b+2,9b55+3,9b5b,9b5e,9b61,9b63,9b65+2,9b68,9b6a+5,9b73,9b75,9b77+3,9b7f+2,9b84+4,9b89+3,9b8d,9b8f+2,9b94,9b9a,9b9d+2,9ba6+2,9ba9,9bac,9bb0+3,9bb7+2,9bbb+2,9bbe+2,9bc1,9bc7+2,9bce,9bd0,9bd7+2,9bdd,9bdf,9be5,9be7,9bea+2,9bef,9bf3,9bf7+2",
		"6b=9bf9+2,9bfd,9bff+2,9c02,9c0b,9c0f,9c11,9c16,9c18+3,9c1c,9c1e,9c22+2,9c26+5,9c31,9c35+3,9c3d,9c41,9c43+3,9c49+2,9c4e+3,9c53+2,9c56,9c58,9c5b,9c5d+3,9c63,9c69+2,9c5c,9c6b,9c68,9c6e,9c70,9c72,9c75,9c77,9c7b,9ce6,9cf2,9cf7,9cf9,9d0b,9d02,9d11,9d17+2,9d1c+3,9d2f+2,9d32+3,9d3a,9d3c,9d45,9d3d,9d42+2,9d47,9d4a,9d53+2,9d5f,9d63,9d62,9d65,9d69+3,9d70,9d76+2,9d7b",
		"6c=9d7c,9d7e,9d83+2,9d86,9d8a,9d8d+2,9d92+2,9d95+4,9da1,9daa,9dac,9dae,9db1,9db5,9db9,9dbc,9dbf,9dc3,9dc7,9dc9+2,9dd4+4,9dda,9dde+3,9de5,9de7,9de9,9deb,9dee,9df0,9df3+2,9dfe,9e0a,9e02,9e07,9e0e,9e10+3,9e15+2,9e19,9e1c+2,9e7a+3,9e80,9e82+4,9e87,9e8e+2,9e96,9e98,9e9b,9e9e,9ea4,9ea8,9eac,9eae+3,9eb3+3,9ec6,9ec8,9ecb,9ed5,9edf,9ee4,9ee7,9eec+3,9ef0+3,9ef5",
		"6d=9ef8,9eff,9f02+2,9f09,9f0f+4,9f14,9f16+2,9f19+3,9f1f,9f22,9f26,9f2a+2,9f2f,9f31+2,9f34,9f37,9f39+2,9f3c+2,9f3f,9f41,9f43+5,9f53,9f55+4,9f5a,9f5d+2,9f68+2,9f6d+5,9f73,9f75,9f7a,9f7d,9f8f+4,9f94,9f96+2,9f9e,9fa1+3,9fa5"
	].join(",");
}));

// node_modules/encoding-japanese/src/utf8-to-jis-alias-table.js
var require_utf8_to_jis_alias_table = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/**
	* Encoding conversion table for UTF-8 to JIS (encode only)
	*
	* Accepts Unicode characters that differ between CP932 and JIS X 0208 mappings
	* (e.g., WAVE DASH vs. FULLWIDTH TILDE).
	*
	* { UTF-8 : JIS }
	*/
	module.exports = {
		0xe28892: 8541,
		0xe3809c: 8513,
		49826: 8561,
		49827: 8562,
		49836: 8780,
		0xe28096: 8514
	};
}));

// node_modules/encoding-japanese/src/encoding-table.js
var require_encoding_table = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Conversion tables between UTF-8 and JIS
	*
	* The tables are stored in a compressed text format
	* (see `src/utf8-to-jis-table.js`) and expanded into the *_TABLE objects.
	*/
	var jisTableData = require_utf8_to_jis_table();
	var jisx0212TableData = require_utf8_to_jisx0212_table();
	var UTF8_TO_JIS_ALIAS_TABLE = require_utf8_to_jis_alias_table();
	var UTF8_TO_JIS_TABLE = {};
	var JIS_TO_UTF8_TABLE = {};
	var UTF8_TO_JISX0212_TABLE = {};
	var JISX0212_TO_UTF8_TABLE = {};
	function toUTF8(c) {
		if (c < 128) return c;
		if (c < 2048) return (192 | c >> 6) << 8 | (128 | c & 63);
		return (224 | c >> 12) << 16 | (128 | c >> 6 & 63) << 8 | (128 | c & 63);
	}
	/**
	* Expand the compressed table data into the forward and reverse tables.
	*
	* Tokens are separated by ",":
	*   "LB="    start of lead byte 0xLB (hex): the trail byte restarts at 0x21
	*   "UUUU"   Unicode code point (hex) for the current trail byte
	*   "UUUU+N" N consecutive code points starting at UUUU
	*   "-N"     skip N trail bytes (unassigned)
	*
	* Example of compressed table data:
	*   '21=3000+3,ff0c,ff0e,30fb, ...' : lead byte 0x21
	*   '22=25c6,25a1,25a0,25b3,25b2, ...' : lead byte 0x22
	*   '23=-15,ff10+10,-7,ff21+26,-6, ...' : lead byte 0x23
	*/
	function expandTable(data, utf8ToJisTable, jisToUtf8Table) {
		var tokens = data.split(",");
		var lead, trail, token, pos, cp, n, jis, utf8;
		for (var i = 0, len = tokens.length; i < len; i++) {
			token = tokens[i];
			pos = token.indexOf("=");
			if (pos !== -1) {
				lead = parseInt(token.slice(0, pos), 16);
				trail = 33;
				token = token.slice(pos + 1);
			}
			if (token.charAt(0) === "-") {
				trail += parseInt(token.slice(1), 10);
				continue;
			}
			pos = token.indexOf("+");
			if (pos === -1) {
				cp = parseInt(token, 16);
				n = 1;
			} else {
				cp = parseInt(token.slice(0, pos), 16);
				n = parseInt(token.slice(pos + 1), 10);
			}
			while (n-- > 0) {
				jis = lead << 8 | trail++;
				utf8 = toUTF8(cp++);
				utf8ToJisTable[utf8] = jis;
				jisToUtf8Table[jis] = utf8;
			}
		}
	}
	var expanded = false;
	function initConversionTables() {
		if (expanded) return;
		expandTable(jisTableData, UTF8_TO_JIS_TABLE, JIS_TO_UTF8_TABLE);
		expandTable(jisx0212TableData, UTF8_TO_JISX0212_TABLE, JISX0212_TO_UTF8_TABLE);
		for (var kana = 65377, jisKana = 33; jisKana <= 95; kana++, jisKana++) UTF8_TO_JIS_TABLE[toUTF8(kana)] = jisKana;
		expanded = true;
	}
	exports.initConversionTables = initConversionTables;
	exports.UTF8_TO_JIS_TABLE = UTF8_TO_JIS_TABLE;
	exports.UTF8_TO_JIS_ALIAS_TABLE = UTF8_TO_JIS_ALIAS_TABLE;
	exports.UTF8_TO_JISX0212_TABLE = UTF8_TO_JISX0212_TABLE;
	exports.JIS_TO_UTF8_TABLE = JIS_TO_UTF8_TABLE;
	exports.JISX0212_TO_UTF8_TABLE = JISX0212_TO_UTF8_TABLE;
}));

// node_modules/encoding-japanese/src/sjis-ext.js
var require_sjis_ext = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Remapping CP932 (Windows-31J) IBM extended characters (0xFA40 - 0xFC4B)
	*
	* Remaps IBM extended characters to their corresponding duplicate codes
	* before conversion. These characters are also assigned in the NEC special
	* characters (0x8740 - 0x879C), the NEC-selected IBM extended characters
	* (0xED40 - 0xEEFC), and JIS X 0208.
	*
	* The first 28 characters (0xFA40 - 0xFA5B) have individual mappings defined
	* in CP932_IBM_EXT_SYMBOL_MAP, and the rest are linearly mapped to 0xED40 - 0xEEEC.
	*/
	var CP932_IBM_EXT_SYMBOL_MAP = [
		61167,
		61168,
		61169,
		61170,
		61171,
		61172,
		61173,
		61174,
		61175,
		61176,
		34644,
		34645,
		34646,
		34647,
		34648,
		34649,
		34650,
		34651,
		34652,
		34653,
		33226,
		61178,
		61179,
		61180,
		34698,
		34690,
		34692,
		33254
	];
	var CP932_IBM_EXT_LEN = 388;
	var CP932_IBM_EXT_TRAIL_BYTES_LEN = 188;
	function remapCP932_IBMExt(b1, b2) {
		var ibmExtIndex = (b1 - 250) * CP932_IBM_EXT_TRAIL_BYTES_LEN + (b2 - (b2 < 127 ? 64 : 65));
		if (ibmExtIndex < 0 || ibmExtIndex >= CP932_IBM_EXT_LEN) return b1 << 8 | b2;
		if (ibmExtIndex < CP932_IBM_EXT_SYMBOL_MAP.length) return CP932_IBM_EXT_SYMBOL_MAP[ibmExtIndex];
		var necSelectedIbmOffset = ibmExtIndex - CP932_IBM_EXT_SYMBOL_MAP.length;
		b1 = 237;
		if (necSelectedIbmOffset >= CP932_IBM_EXT_TRAIL_BYTES_LEN) {
			necSelectedIbmOffset -= CP932_IBM_EXT_TRAIL_BYTES_LEN;
			b1++;
		}
		b2 = necSelectedIbmOffset + 64;
		if (b2 >= 127) b2++;
		return b1 << 8 | b2;
	}
	/**
	* Remapping duplicate codes for CP932 NEC special characters to their
	* standard JIS X 0208 codes.
	*
	* This also includes 0xEEF9 in the NEC-selected IBM extended characters.
	*/
	var CP932_NEC_DUPLICATE_MAP = {
		34704: 33248,
		34705: 33247,
		34706: 33255,
		34709: 33251,
		34710: 33243,
		34711: 33242,
		34714: 33254,
		34715: 33215,
		34716: 33214,
		61177: 33226
	};
	function remapCP932DuplicateCode(b1, b2) {
		if (b2 < 64 || b2 > 252 || b2 === 127) return b1 << 8 | b2 & 255;
		if (b1 >= 250) return remapCP932_IBMExt(b1, b2);
		var code = b1 << 8 | b2;
		var remapped = CP932_NEC_DUPLICATE_MAP[code];
		return remapped == null ? code : remapped;
	}
	exports.remapCP932DuplicateCode = remapCP932DuplicateCode;
	function hasCP932DuplicateCode(b1) {
		return b1 >= 250 || b1 === 135 || b1 === 238;
	}
	exports.hasCP932DuplicateCode = hasCP932DuplicateCode;
}));

// node_modules/encoding-japanese/src/encoding-convert.js
var require_encoding_convert = /* @__PURE__ */ __commonJSMin(((exports) => {
	var config = require_config();
	var util = require_util();
	var EncodingDetect = require_encoding_detect();
	var EncodingTable = require_encoding_table();
	var sjisExt = require_sjis_ext();
	/**
	* JIS to SJIS
	*/
	function JISToSJIS(data) {
		var index = 0;
		var i = 0;
		var len = data && data.length;
		var b1, b2;
		var results = createBuffer(8, len);
		var n = 0;
		for (; i < len; i++) {
			while (data[i] === 27) {
				if (data[i + 1] === 36 && data[i + 2] === 66 || data[i + 1] === 36 && data[i + 2] === 64) index = 1;
				else if (data[i + 1] === 40 && data[i + 2] === 73) index = 2;
				else if (data[i + 1] === 36 && data[i + 2] === 40 && data[i + 3] === 68) {
					index = 3;
					i++;
				} else index = 0;
				i += 3;
				if (data[i] === void 0) return util.truncateBuffer(results, n);
			}
			if (index === 1) {
				b1 = data[i];
				b2 = data[++i];
				if (b1 & 1) {
					b1 >>= 1;
					if (b1 < 47) b1 += 113;
					else b1 -= 79;
					if (b2 > 95) b2 += 32;
					else b2 += 31;
				} else {
					b1 >>= 1;
					if (b1 <= 47) b1 += 112;
					else b1 -= 80;
					b2 += 126;
				}
				results[n++] = b1 & 255;
				results[n++] = b2 & 255;
			} else if (index === 2) results[n++] = data[i] + 128 & 255;
			else if (index === 3) results[n++] = config.FALLBACK_CHARACTER;
			else results[n++] = data[i] & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.JISToSJIS = JISToSJIS;
	/**
	* JIS to EUCJP
	*/
	function JISToEUCJP(data) {
		var index = 0;
		var len = data && data.length;
		var i = 0;
		var results = createBuffer(8, len * 2);
		var n = 0;
		for (; i < len; i++) {
			while (data[i] === 27) {
				if (data[i + 1] === 36 && data[i + 2] === 66 || data[i + 1] === 36 && data[i + 2] === 64) index = 1;
				else if (data[i + 1] === 40 && data[i + 2] === 73) index = 2;
				else if (data[i + 1] === 36 && data[i + 2] === 40 && data[i + 3] === 68) {
					index = 3;
					i++;
				} else index = 0;
				i += 3;
				if (data[i] === void 0) return util.truncateBuffer(results, n);
			}
			if (index === 1) {
				results[n++] = data[i] + 128 & 255;
				results[n++] = data[++i] + 128 & 255;
			} else if (index === 2) {
				results[n++] = 142;
				results[n++] = data[i] + 128 & 255;
			} else if (index === 3) {
				results[n++] = 143;
				results[n++] = data[i] + 128 & 255;
				results[n++] = data[++i] + 128 & 255;
			} else results[n++] = data[i] & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.JISToEUCJP = JISToEUCJP;
	/**
	* SJIS to JIS
	*/
	function SJISToJIS(data) {
		var index = 0;
		var len = data && data.length;
		var i = 0;
		var b1, b2, remapped;
		var results = createBuffer(8, len * 4 + 4);
		var n = 0;
		var esc = [
			27,
			40,
			66,
			27,
			36,
			66,
			27,
			40,
			73
		];
		for (; i < len; i++) {
			b1 = data[i];
			if (b1 >= 161 && b1 <= 223) {
				if (index !== 2) {
					index = 2;
					results[n++] = esc[6];
					results[n++] = esc[7];
					results[n++] = esc[8];
				}
				results[n++] = b1 - 128 & 255;
			} else if (b1 >= 128) {
				b2 = data[++i];
				if (b2 === 127) {
					if (index !== 0) {
						index = 0;
						results[n++] = esc[0];
						results[n++] = esc[1];
						results[n++] = esc[2];
					}
					results[n++] = config.FALLBACK_CHARACTER;
					continue;
				}
				if (index !== 1) {
					index = 1;
					results[n++] = esc[3];
					results[n++] = esc[4];
					results[n++] = esc[5];
				}
				if (sjisExt.hasCP932DuplicateCode(b1)) {
					remapped = sjisExt.remapCP932DuplicateCode(b1, b2);
					b1 = remapped >> 8;
					b2 = remapped & 255;
				}
				b1 <<= 1;
				if (b2 < 159) {
					if (b1 < 319) b1 -= 225;
					else b1 -= 97;
					if (b2 > 126) b2 -= 32;
					else b2 -= 31;
				} else {
					if (b1 < 319) b1 -= 224;
					else b1 -= 96;
					b2 -= 126;
				}
				results[n++] = b1 & 255;
				results[n++] = b2 & 255;
			} else {
				if (index !== 0) {
					index = 0;
					results[n++] = esc[0];
					results[n++] = esc[1];
					results[n++] = esc[2];
				}
				results[n++] = b1 & 255;
			}
		}
		if (index !== 0) {
			results[n++] = esc[0];
			results[n++] = esc[1];
			results[n++] = esc[2];
		}
		return util.truncateBuffer(results, n);
	}
	exports.SJISToJIS = SJISToJIS;
	/**
	* SJIS to EUCJP
	*/
	function SJISToEUCJP(data) {
		var len = data && data.length;
		var i = 0;
		var b1, b2, remapped;
		var results = createBuffer(8, len * 2);
		var n = 0;
		for (; i < len; i++) {
			b1 = data[i];
			if (b1 >= 161 && b1 <= 223) {
				results[n++] = 142;
				results[n++] = b1;
			} else if (b1 >= 129) {
				b2 = data[++i];
				if (b2 === 127) {
					results[n++] = config.FALLBACK_CHARACTER;
					continue;
				}
				if (sjisExt.hasCP932DuplicateCode(b1)) {
					remapped = sjisExt.remapCP932DuplicateCode(b1, b2);
					b1 = remapped >> 8;
					b2 = remapped & 255;
				}
				b1 <<= 1;
				if (b2 < 159) {
					if (b1 < 319) b1 -= 97;
					else b1 -= 225;
					if (b2 > 126) b2 += 96;
					else b2 += 97;
				} else {
					if (b1 < 319) b1 -= 96;
					else b1 -= 224;
					b2 += 2;
				}
				results[n++] = b1 & 255;
				results[n++] = b2 & 255;
			} else results[n++] = b1 & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.SJISToEUCJP = SJISToEUCJP;
	/**
	* EUCJP to JIS
	*/
	function EUCJPToJIS(data) {
		var index = 0;
		var len = data && data.length;
		var i = 0;
		var b;
		var results = createBuffer(8, len * 4 + 5);
		var n = 0;
		var esc = [
			27,
			40,
			66,
			27,
			36,
			66,
			27,
			40,
			73,
			27,
			36,
			40,
			68
		];
		for (; i < len; i++) {
			b = data[i];
			if (b === 142) {
				if (index !== 2) {
					index = 2;
					results[n++] = esc[6];
					results[n++] = esc[7];
					results[n++] = esc[8];
				}
				results[n++] = data[++i] - 128 & 255;
			} else if (b === 143) {
				if (index !== 3) {
					index = 3;
					results[n++] = esc[9];
					results[n++] = esc[10];
					results[n++] = esc[11];
					results[n++] = esc[12];
				}
				results[n++] = data[++i] - 128 & 255;
				results[n++] = data[++i] - 128 & 255;
			} else if (b > 142) {
				if (index !== 1) {
					index = 1;
					results[n++] = esc[3];
					results[n++] = esc[4];
					results[n++] = esc[5];
				}
				results[n++] = b - 128 & 255;
				results[n++] = data[++i] - 128 & 255;
			} else {
				if (index !== 0) {
					index = 0;
					results[n++] = esc[0];
					results[n++] = esc[1];
					results[n++] = esc[2];
				}
				results[n++] = b & 255;
			}
		}
		if (index !== 0) {
			results[n++] = esc[0];
			results[n++] = esc[1];
			results[n++] = esc[2];
		}
		return util.truncateBuffer(results, n);
	}
	exports.EUCJPToJIS = EUCJPToJIS;
	/**
	* EUCJP to SJIS
	*/
	function EUCJPToSJIS(data) {
		var len = data && data.length;
		var i = 0;
		var b1, b2;
		var results = createBuffer(8, len + 1);
		var n = 0;
		for (; i < len; i++) {
			b1 = data[i];
			if (b1 === 143) {
				results[n++] = config.FALLBACK_CHARACTER;
				i += 2;
			} else if (b1 > 142) {
				b2 = data[++i];
				if (b1 & 1) {
					b1 >>= 1;
					if (b1 < 111) b1 += 49;
					else b1 += 113;
					if (b2 > 223) b2 -= 96;
					else b2 -= 97;
				} else {
					b1 >>= 1;
					if (b1 <= 111) b1 += 48;
					else b1 += 112;
					b2 -= 2;
				}
				results[n++] = b1 & 255;
				results[n++] = b2 & 255;
			} else if (b1 === 142) results[n++] = data[++i] & 255;
			else results[n++] = b1 & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.EUCJPToSJIS = EUCJPToSJIS;
	/**
	* SJIS To UTF-8
	*/
	function SJISToUTF8(data) {
		EncodingTable.initConversionTables();
		var i = 0;
		var len = data && data.length;
		var b, b1, b2, u2, u3, jis, utf8, remapped;
		var results = createBuffer(8, len * 3);
		var n = 0;
		for (; i < len; i++) {
			b = data[i];
			if (b >= 161 && b <= 223) {
				b2 = b - 64;
				u2 = 188 | b2 >> 6 & 3;
				u3 = 128 | b2 & 63;
				results[n++] = 239;
				results[n++] = u2 & 255;
				results[n++] = u3 & 255;
			} else if (b >= 128) {
				b2 = data[++i];
				if (b2 === 127) {
					results[n++] = config.FALLBACK_CHARACTER;
					continue;
				}
				if (sjisExt.hasCP932DuplicateCode(b)) {
					remapped = sjisExt.remapCP932DuplicateCode(b, b2);
					b = remapped >> 8;
					b2 = remapped & 255;
				}
				b1 = b << 1;
				if (b2 < 159) {
					if (b1 < 319) b1 -= 225;
					else b1 -= 97;
					if (b2 > 126) b2 -= 32;
					else b2 -= 31;
				} else {
					if (b1 < 319) b1 -= 224;
					else b1 -= 96;
					b2 -= 126;
				}
				b1 &= 255;
				jis = (b1 << 8) + b2;
				utf8 = EncodingTable.JIS_TO_UTF8_TABLE[jis];
				if (!utf8) results[n++] = config.FALLBACK_CHARACTER;
				else if (utf8 < 65535) {
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				} else {
					results[n++] = utf8 >> 16 & 255;
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				}
			} else results[n++] = data[i] & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.SJISToUTF8 = SJISToUTF8;
	/**
	* EUC-JP to UTF-8
	*/
	function EUCJPToUTF8(data) {
		EncodingTable.initConversionTables();
		var i = 0;
		var len = data && data.length;
		var b, b2, u2, u3, j2, j3, jis, utf8;
		var results = createBuffer(8, len * 3);
		var n = 0;
		for (; i < len; i++) {
			b = data[i];
			if (b === 142) {
				b2 = data[++i] - 64;
				u2 = 188 | b2 >> 6 & 3;
				u3 = 128 | b2 & 63;
				results[n++] = 239;
				results[n++] = u2 & 255;
				results[n++] = u3 & 255;
			} else if (b === 143) {
				j2 = data[++i] - 128;
				j3 = data[++i] - 128;
				jis = (j2 << 8) + j3;
				utf8 = EncodingTable.JISX0212_TO_UTF8_TABLE[jis];
				if (!utf8) results[n++] = config.FALLBACK_CHARACTER;
				else if (utf8 < 128) results[n++] = utf8;
				else if (utf8 < 65535) {
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				} else {
					results[n++] = utf8 >> 16 & 255;
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				}
			} else if (b >= 128) {
				jis = (b - 128 << 8) + (data[++i] - 128);
				utf8 = EncodingTable.JIS_TO_UTF8_TABLE[jis];
				if (!utf8) results[n++] = config.FALLBACK_CHARACTER;
				else if (utf8 < 65535) {
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				} else {
					results[n++] = utf8 >> 16 & 255;
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				}
			} else results[n++] = data[i] & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.EUCJPToUTF8 = EUCJPToUTF8;
	/**
	* JIS to UTF-8
	*/
	function JISToUTF8(data) {
		EncodingTable.initConversionTables();
		var index = 0;
		var i = 0;
		var len = data && data.length;
		var b2, u2, u3, jis, utf8;
		var results = createBuffer(8, len * 3);
		var n = 0;
		for (; i < len; i++) {
			while (data[i] === 27) {
				if (data[i + 1] === 36 && data[i + 2] === 66 || data[i + 1] === 36 && data[i + 2] === 64) index = 1;
				else if (data[i + 1] === 40 && data[i + 2] === 73) index = 2;
				else if (data[i + 1] === 36 && data[i + 2] === 40 && data[i + 3] === 68) {
					index = 3;
					i++;
				} else index = 0;
				i += 3;
				if (data[i] === void 0) return util.truncateBuffer(results, n);
			}
			if (index === 1) {
				jis = (data[i] << 8) + data[++i];
				utf8 = EncodingTable.JIS_TO_UTF8_TABLE[jis];
				if (!utf8) results[n++] = config.FALLBACK_CHARACTER;
				else if (utf8 < 65535) {
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				} else {
					results[n++] = utf8 >> 16 & 255;
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				}
			} else if (index === 2) {
				b2 = data[i] + 64;
				u2 = 188 | b2 >> 6 & 3;
				u3 = 128 | b2 & 63;
				results[n++] = 239;
				results[n++] = u2 & 255;
				results[n++] = u3 & 255;
			} else if (index === 3) {
				jis = (data[i] << 8) + data[++i];
				utf8 = EncodingTable.JISX0212_TO_UTF8_TABLE[jis];
				if (!utf8) results[n++] = config.FALLBACK_CHARACTER;
				else if (utf8 < 128) results[n++] = utf8;
				else if (utf8 < 65535) {
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				} else {
					results[n++] = utf8 >> 16 & 255;
					results[n++] = utf8 >> 8 & 255;
					results[n++] = utf8 & 255;
				}
			} else results[n++] = data[i] & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.JISToUTF8 = JISToUTF8;
	/**
	* UTF-8 to SJIS
	*/
	function UTF8ToSJIS(data, options) {
		EncodingTable.initConversionTables();
		var i = 0;
		var len = data && data.length;
		var b, b1, b2, bytes, utf8, jis;
		var fallbackOption = options && options.fallback;
		var results = createBuffer(8, len, fallbackOption);
		var n = 0;
		for (; i < len; i++) {
			b = data[i];
			if (b >= 128) {
				if (b <= 223) {
					bytes = [b, data[i + 1]];
					utf8 = (b << 8) + data[++i];
				} else if (b <= 239) {
					bytes = [
						b,
						data[i + 1],
						data[i + 2]
					];
					utf8 = (b << 16) + (data[++i] << 8) + (data[++i] & 255);
				} else {
					bytes = [
						b,
						data[i + 1],
						data[i + 2],
						data[i + 3]
					];
					utf8 = (b << 24) + (data[++i] << 16) + (data[++i] << 8) + (data[++i] & 255);
				}
				jis = EncodingTable.UTF8_TO_JIS_TABLE[utf8] || EncodingTable.UTF8_TO_JIS_ALIAS_TABLE[utf8];
				if (jis == null) {
					if (fallbackOption) n = handleFallback(results, n, bytes, fallbackOption);
					else results[n++] = config.FALLBACK_CHARACTER;
				} else if (jis < 255) results[n++] = jis + 128;
				else {
					b1 = jis >> 8;
					b2 = jis & 255;
					if (b1 & 1) {
						b1 >>= 1;
						if (b1 < 47) b1 += 113;
						else b1 -= 79;
						if (b2 > 95) b2 += 32;
						else b2 += 31;
					} else {
						b1 >>= 1;
						if (b1 <= 47) b1 += 112;
						else b1 -= 80;
						b2 += 126;
					}
					results[n++] = b1 & 255;
					results[n++] = b2 & 255;
				}
			} else results[n++] = data[i] & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF8ToSJIS = UTF8ToSJIS;
	/**
	* UTF-8 to EUC-JP
	*/
	function UTF8ToEUCJP(data, options) {
		EncodingTable.initConversionTables();
		var i = 0;
		var len = data && data.length;
		var b, bytes, utf8, jis, isJISX0212;
		var fallbackOption = options && options.fallback;
		var results = createBuffer(8, len * 2, fallbackOption);
		var n = 0;
		for (; i < len; i++) {
			b = data[i];
			if (b >= 128) {
				if (b <= 223) {
					bytes = [b, data[i + 1]];
					utf8 = (b << 8) + data[++i];
				} else if (b <= 239) {
					bytes = [
						b,
						data[i + 1],
						data[i + 2]
					];
					utf8 = (b << 16) + (data[++i] << 8) + (data[++i] & 255);
				} else {
					bytes = [
						b,
						data[i + 1],
						data[i + 2],
						data[i + 3]
					];
					utf8 = (b << 24) + (data[++i] << 16) + (data[++i] << 8) + (data[++i] & 255);
				}
				jis = EncodingTable.UTF8_TO_JISX0212_TABLE[utf8];
				isJISX0212 = jis != null;
				if (jis == null) jis = EncodingTable.UTF8_TO_JIS_TABLE[utf8] || EncodingTable.UTF8_TO_JIS_ALIAS_TABLE[utf8];
				if (jis == null) {
					if (fallbackOption) n = handleFallback(results, n, bytes, fallbackOption);
					else results[n++] = config.FALLBACK_CHARACTER;
				} else if (jis < 255) {
					results[n++] = 142;
					results[n++] = jis - 128 & 255;
				} else {
					if (isJISX0212) results[n++] = 143;
					results[n++] = (jis >> 8) - 128 & 255;
					results[n++] = (jis & 255) - 128 & 255;
				}
			} else results[n++] = data[i] & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF8ToEUCJP = UTF8ToEUCJP;
	/**
	* UTF-8 to JIS
	*/
	function UTF8ToJIS(data, options) {
		EncodingTable.initConversionTables();
		var index = 0;
		var len = data && data.length;
		var i = 0;
		var b, bytes, utf8, jis, isJISX0212;
		var fallbackOption = options && options.fallback;
		var results = createBuffer(8, len * 4 + 3, fallbackOption);
		var n = 0;
		var esc = [
			27,
			40,
			66,
			27,
			36,
			66,
			27,
			40,
			73,
			27,
			36,
			40,
			68
		];
		for (; i < len; i++) {
			b = data[i];
			if (b < 128) {
				if (index !== 0) {
					index = 0;
					results[n++] = esc[0];
					results[n++] = esc[1];
					results[n++] = esc[2];
				}
				results[n++] = b & 255;
			} else {
				if (b <= 223) {
					bytes = [b, data[i + 1]];
					utf8 = (b << 8) + data[++i];
				} else if (b <= 239) {
					bytes = [
						b,
						data[i + 1],
						data[i + 2]
					];
					utf8 = (b << 16) + (data[++i] << 8) + (data[++i] & 255);
				} else {
					bytes = [
						b,
						data[i + 1],
						data[i + 2],
						data[i + 3]
					];
					utf8 = (b << 24) + (data[++i] << 16) + (data[++i] << 8) + (data[++i] & 255);
				}
				jis = EncodingTable.UTF8_TO_JISX0212_TABLE[utf8];
				isJISX0212 = jis != null;
				if (jis == null) jis = EncodingTable.UTF8_TO_JIS_TABLE[utf8] || EncodingTable.UTF8_TO_JIS_ALIAS_TABLE[utf8];
				if (jis == null) {
					if (index !== 0) {
						index = 0;
						results[n++] = esc[0];
						results[n++] = esc[1];
						results[n++] = esc[2];
					}
					if (fallbackOption) n = handleFallback(results, n, bytes, fallbackOption);
					else results[n++] = config.FALLBACK_CHARACTER;
				} else if (jis < 255) {
					if (index !== 2) {
						index = 2;
						results[n++] = esc[6];
						results[n++] = esc[7];
						results[n++] = esc[8];
					}
					results[n++] = jis & 255;
				} else {
					if (isJISX0212) {
						if (index !== 3) {
							index = 3;
							results[n++] = esc[9];
							results[n++] = esc[10];
							results[n++] = esc[11];
							results[n++] = esc[12];
						}
					} else if (index !== 1) {
						index = 1;
						results[n++] = esc[3];
						results[n++] = esc[4];
						results[n++] = esc[5];
					}
					results[n++] = jis >> 8 & 255;
					results[n++] = jis & 255;
				}
			}
		}
		if (index !== 0) {
			results[n++] = esc[0];
			results[n++] = esc[1];
			results[n++] = esc[2];
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF8ToJIS = UTF8ToJIS;
	/**
	* UTF-16 (JavaScript Unicode array) to UTF-8
	*/
	function UNICODEToUTF8(data) {
		var i = 0;
		var len = data && data.length;
		var c, second;
		var results = createBuffer(8, len * 4);
		var n = 0;
		for (; i < len; i++) {
			c = data[i];
			if (c >= 55296 && c <= 56319 && i + 1 < len) {
				second = data[i + 1];
				if (second >= 56320 && second <= 57343) {
					c = (c - 55296) * 1024 + second - 56320 + 65536;
					i++;
				}
			}
			if (c < 128) results[n++] = c;
			else if (c < 2048) {
				results[n++] = 192 | c >> 6;
				results[n++] = 128 | c & 63;
			} else if (c < 65536) {
				results[n++] = 224 | c >> 12;
				results[n++] = 128 | c >> 6 & 63;
				results[n++] = 128 | c & 63;
			} else if (c < 1114112) {
				results[n++] = 240 | c >> 18;
				results[n++] = 128 | c >> 12 & 63;
				results[n++] = 128 | c >> 6 & 63;
				results[n++] = 128 | c & 63;
			} else results[n++] = config.FALLBACK_CHARACTER;
		}
		return util.truncateBuffer(results, n);
	}
	exports.UNICODEToUTF8 = UNICODEToUTF8;
	/**
	* UTF-8 to UTF-16 (JavaScript Unicode array)
	*/
	function UTF8ToUNICODE(data, options) {
		var i = 0;
		var len = data && data.length;
		var nibble, c, c2, c3, c4, code;
		var asCodePoint = options && options.asCodePoint;
		var results = asCodePoint ? [] : createBuffer(16, len * 2);
		var n = 0;
		while (i < len) {
			c = data[i++];
			nibble = c >> 4;
			if (nibble >= 0 && nibble <= 7) code = c;
			else if (nibble === 12 || nibble === 13) {
				c2 = data[i++];
				code = (c & 31) << 6 | c2 & 63;
			} else if (nibble === 14) {
				c2 = data[i++];
				c3 = data[i++];
				code = (c & 15) << 12 | (c2 & 63) << 6 | c3 & 63;
			} else if (nibble === 15) {
				c2 = data[i++];
				c3 = data[i++];
				c4 = data[i++];
				code = (c & 7) << 18 | (c2 & 63) << 12 | (c3 & 63) << 6 | c4 & 63;
			} else continue;
			if (code <= 65535 || asCodePoint) results[n++] = code;
			else {
				code -= 65536;
				results[n++] = (code >> 10) + 55296;
				results[n++] = code % 1024 + 56320;
			}
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF8ToUNICODE = UTF8ToUNICODE;
	/**
	* UTF-16 (JavaScript Unicode array) to UTF-16
	*
	* UTF-16BE (big-endian)
	* Note: this function does not prepend the BOM by default.
	*
	* RFC 2781 4.3 Interpreting text labelled as UTF-16
	*   If the first two octets of the text is not 0xFE followed by
	*   0xFF, and is not 0xFF followed by 0xFE, then the text SHOULD be
	*   interpreted as being big-endian.
	*
	* @link https://www.ietf.org/rfc/rfc2781.txt
	* UTF-16, an encoding of ISO 10646
	*/
	function UNICODEToUTF16(data, options) {
		var results;
		if (options && options.bom) {
			var optBom = options.bom;
			if (!util.isString(optBom)) optBom = "BE";
			var bom, utf16;
			if (optBom.charAt(0).toUpperCase() === "B") {
				bom = [254, 255];
				utf16 = UNICODEToUTF16BE(data);
			} else {
				bom = [255, 254];
				utf16 = UNICODEToUTF16LE(data);
			}
			var len = utf16.length;
			var n = 0;
			results = createBuffer(8, len + 2);
			results[n++] = bom[0];
			results[n++] = bom[1];
			for (var i = 0; i < len; i++) results[n++] = utf16[i];
		} else results = UNICODEToUTF16BE(data);
		return results;
	}
	exports.UNICODEToUTF16 = UNICODEToUTF16;
	/**
	* UTF-16 (JavaScript Unicode array) to UTF-16BE
	*
	* @link https://www.ietf.org/rfc/rfc2781.txt
	* UTF-16, an encoding of ISO 10646
	*/
	function UNICODEToUTF16BE(data) {
		var i = 0;
		var len = data && data.length;
		var c;
		var results = createBuffer(8, len * 2);
		var n = 0;
		while (i < len) {
			c = data[i++];
			if (c <= 255) {
				results[n++] = 0;
				results[n++] = c;
			} else if (c <= 65535) {
				results[n++] = c >> 8 & 255;
				results[n++] = c & 255;
			}
		}
		return util.truncateBuffer(results, n);
	}
	exports.UNICODEToUTF16BE = UNICODEToUTF16BE;
	/**
	* UTF-16 (JavaScript Unicode array) to UTF-16LE
	*
	* @link https://www.ietf.org/rfc/rfc2781.txt
	* UTF-16, an encoding of ISO 10646
	*/
	function UNICODEToUTF16LE(data) {
		var i = 0;
		var len = data && data.length;
		var c;
		var results = createBuffer(8, len * 2);
		var n = 0;
		while (i < len) {
			c = data[i++];
			if (c <= 255) {
				results[n++] = c;
				results[n++] = 0;
			} else if (c <= 65535) {
				results[n++] = c & 255;
				results[n++] = c >> 8 & 255;
			}
		}
		return util.truncateBuffer(results, n);
	}
	exports.UNICODEToUTF16LE = UNICODEToUTF16LE;
	/**
	* UTF-16BE to UTF-16 (JavaScript Unicode array)
	*
	* @link https://www.ietf.org/rfc/rfc2781.txt
	* UTF-16, an encoding of ISO 10646
	*/
	function UTF16BEToUNICODE(data) {
		var i = 0;
		var len = data && data.length;
		var c1, c2;
		var results = createBuffer(16, len);
		var n = 0;
		if (len >= 2 && (data[0] === 254 && data[1] === 255 || data[0] === 255 && data[1] === 254)) i = 2;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			if (c1 === 0) results[n++] = c2;
			else results[n++] = (c1 & 255) << 8 | c2 & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16BEToUNICODE = UTF16BEToUNICODE;
	/**
	* UTF-16LE to UTF-16 (JavaScript Unicode array)
	*
	* @link https://www.ietf.org/rfc/rfc2781.txt
	* UTF-16, an encoding of ISO 10646
	*/
	function UTF16LEToUNICODE(data) {
		var i = 0;
		var len = data && data.length;
		var c1, c2;
		var results = createBuffer(16, len);
		var n = 0;
		if (len >= 2 && (data[0] === 254 && data[1] === 255 || data[0] === 255 && data[1] === 254)) i = 2;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			if (c2 === 0) results[n++] = c1;
			else results[n++] = (c2 & 255) << 8 | c1 & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16LEToUNICODE = UTF16LEToUNICODE;
	/**
	* UTF-16 to UTF-16 (JavaScript Unicode array)
	*
	* @link https://www.ietf.org/rfc/rfc2781.txt
	* UTF-16, an encoding of ISO 10646
	*/
	function UTF16ToUNICODE(data) {
		var i = 0;
		var len = data && data.length;
		var isLE = false;
		var first = true;
		var c1, c2;
		var results = createBuffer(16, len);
		var n = 0;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			if (first && i === 2) {
				first = false;
				if (c1 === 254 && c2 === 255) isLE = false;
				else if (c1 === 255 && c2 === 254) isLE = true;
				else {
					isLE = EncodingDetect.isUTF16LE(data);
					i = 0;
				}
				continue;
			}
			if (isLE) {
				if (c2 === 0) results[n++] = c1;
				else results[n++] = (c2 & 255) << 8 | c1 & 255;
			} else if (c1 === 0) results[n++] = c2;
			else results[n++] = (c1 & 255) << 8 | c2 & 255;
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16ToUNICODE = UTF16ToUNICODE;
	/**
	* UTF-16 to UTF-16BE
	*/
	function UTF16ToUTF16BE(data) {
		var i = 0;
		var len = data && data.length;
		var isLE = false;
		var first = true;
		var c1, c2;
		var results = createBuffer(8, len);
		var n = 0;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			if (first && i === 2) {
				first = false;
				if (c1 === 254 && c2 === 255) isLE = false;
				else if (c1 === 255 && c2 === 254) isLE = true;
				else {
					isLE = EncodingDetect.isUTF16LE(data);
					i = 0;
				}
				continue;
			}
			if (isLE) {
				results[n++] = c2;
				results[n++] = c1;
			} else {
				results[n++] = c1;
				results[n++] = c2;
			}
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16ToUTF16BE = UTF16ToUTF16BE;
	/**
	* UTF-16BE to UTF-16
	*/
	function UTF16BEToUTF16(data, options) {
		var isLE = false;
		var bom;
		if (options && options.bom) {
			var optBom = options.bom;
			if (!util.isString(optBom)) optBom = "BE";
			if (optBom.charAt(0).toUpperCase() === "B") bom = [254, 255];
			else {
				bom = [255, 254];
				isLE = true;
			}
		}
		var len = data && data.length;
		var i = 0;
		var results = createBuffer(8, len + 2);
		var n = 0;
		if (len >= 2 && (data[0] === 254 && data[1] === 255 || data[0] === 255 && data[1] === 254)) i = 2;
		if (bom) {
			results[n++] = bom[0];
			results[n++] = bom[1];
		}
		var c1, c2;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			if (isLE) {
				results[n++] = c2;
				results[n++] = c1;
			} else {
				results[n++] = c1;
				results[n++] = c2;
			}
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16BEToUTF16 = UTF16BEToUTF16;
	/**
	* UTF-16 to UTF-16LE
	*/
	function UTF16ToUTF16LE(data) {
		var i = 0;
		var len = data && data.length;
		var isLE = false;
		var first = true;
		var c1, c2;
		var results = createBuffer(8, len);
		var n = 0;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			if (first && i === 2) {
				first = false;
				if (c1 === 254 && c2 === 255) isLE = false;
				else if (c1 === 255 && c2 === 254) isLE = true;
				else {
					isLE = EncodingDetect.isUTF16LE(data);
					i = 0;
				}
				continue;
			}
			if (isLE) {
				results[n++] = c1;
				results[n++] = c2;
			} else {
				results[n++] = c2;
				results[n++] = c1;
			}
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16ToUTF16LE = UTF16ToUTF16LE;
	/**
	* UTF-16LE to UTF-16
	*/
	function UTF16LEToUTF16(data, options) {
		var isLE = false;
		var bom;
		if (options && options.bom) {
			var optBom = options.bom;
			if (!util.isString(optBom)) optBom = "BE";
			if (optBom.charAt(0).toUpperCase() === "B") bom = [254, 255];
			else {
				bom = [255, 254];
				isLE = true;
			}
		}
		var len = data && data.length;
		var i = 0;
		var results = createBuffer(8, len + 2);
		var n = 0;
		if (len >= 2 && (data[0] === 254 && data[1] === 255 || data[0] === 255 && data[1] === 254)) i = 2;
		if (bom) {
			results[n++] = bom[0];
			results[n++] = bom[1];
		}
		var c1, c2;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			if (isLE) {
				results[n++] = c1;
				results[n++] = c2;
			} else {
				results[n++] = c2;
				results[n++] = c1;
			}
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16LEToUTF16 = UTF16LEToUTF16;
	/**
	* UTF-16BE to UTF-16LE
	*/
	function UTF16BEToUTF16LE(data) {
		var i = 0;
		var len = data && data.length;
		var c1, c2;
		var results = createBuffer(8, len);
		var n = 0;
		if (len >= 2 && (data[0] === 254 && data[1] === 255 || data[0] === 255 && data[1] === 254)) i = 2;
		while (i < len) {
			c1 = data[i++];
			c2 = data[i++];
			results[n++] = c2;
			results[n++] = c1;
		}
		return util.truncateBuffer(results, n);
	}
	exports.UTF16BEToUTF16LE = UTF16BEToUTF16LE;
	/**
	* UTF-16LE to UTF-16BE
	*/
	function UTF16LEToUTF16BE(data) {
		return UTF16BEToUTF16LE(data);
	}
	exports.UTF16LEToUTF16BE = UTF16LEToUTF16BE;
	/**
	* UTF-16 (JavaScript Unicode array) to JIS
	*/
	function UNICODEToJIS(data, options) {
		return UTF8ToJIS(UNICODEToUTF8(data), options);
	}
	exports.UNICODEToJIS = UNICODEToJIS;
	/**
	* JIS to UTF-16 (JavaScript Unicode array)
	*/
	function JISToUNICODE(data) {
		return UTF8ToUNICODE(JISToUTF8(data));
	}
	exports.JISToUNICODE = JISToUNICODE;
	/**
	* UTF-16 (JavaScript Unicode array) to EUCJP
	*/
	function UNICODEToEUCJP(data, options) {
		return UTF8ToEUCJP(UNICODEToUTF8(data), options);
	}
	exports.UNICODEToEUCJP = UNICODEToEUCJP;
	/**
	* EUCJP to UTF-16 (JavaScript Unicode array)
	*/
	function EUCJPToUNICODE(data) {
		return UTF8ToUNICODE(EUCJPToUTF8(data));
	}
	exports.EUCJPToUNICODE = EUCJPToUNICODE;
	/**
	* UTF-16 (JavaScript Unicode array) to SJIS
	*/
	function UNICODEToSJIS(data, options) {
		return UTF8ToSJIS(UNICODEToUTF8(data), options);
	}
	exports.UNICODEToSJIS = UNICODEToSJIS;
	/**
	* SJIS to UTF-16 (JavaScript Unicode array)
	*/
	function SJISToUNICODE(data) {
		return UTF8ToUNICODE(SJISToUTF8(data));
	}
	exports.SJISToUNICODE = SJISToUNICODE;
	/**
	* UTF-8 to UTF-16
	*/
	function UTF8ToUTF16(data, options) {
		return UNICODEToUTF16(UTF8ToUNICODE(data), options);
	}
	exports.UTF8ToUTF16 = UTF8ToUTF16;
	/**
	* UTF-16 to UTF-8
	*/
	function UTF16ToUTF8(data) {
		return UNICODEToUTF8(UTF16ToUNICODE(data));
	}
	exports.UTF16ToUTF8 = UTF16ToUTF8;
	/**
	* UTF-8 to UTF-16BE
	*/
	function UTF8ToUTF16BE(data) {
		return UNICODEToUTF16BE(UTF8ToUNICODE(data));
	}
	exports.UTF8ToUTF16BE = UTF8ToUTF16BE;
	/**
	* UTF-16BE to UTF-8
	*/
	function UTF16BEToUTF8(data) {
		return UNICODEToUTF8(UTF16BEToUNICODE(data));
	}
	exports.UTF16BEToUTF8 = UTF16BEToUTF8;
	/**
	* UTF-8 to UTF-16LE
	*/
	function UTF8ToUTF16LE(data) {
		return UNICODEToUTF16LE(UTF8ToUNICODE(data));
	}
	exports.UTF8ToUTF16LE = UTF8ToUTF16LE;
	/**
	* UTF-16LE to UTF-8
	*/
	function UTF16LEToUTF8(data) {
		return UNICODEToUTF8(UTF16LEToUNICODE(data));
	}
	exports.UTF16LEToUTF8 = UTF16LEToUTF8;
	/**
	* JIS to UTF-16
	*/
	function JISToUTF16(data, options) {
		return UTF8ToUTF16(JISToUTF8(data), options);
	}
	exports.JISToUTF16 = JISToUTF16;
	/**
	* UTF-16 to JIS
	*/
	function UTF16ToJIS(data, options) {
		return UTF8ToJIS(UTF16ToUTF8(data), options);
	}
	exports.UTF16ToJIS = UTF16ToJIS;
	/**
	* JIS to UTF-16BE
	*/
	function JISToUTF16BE(data) {
		return UTF8ToUTF16BE(JISToUTF8(data));
	}
	exports.JISToUTF16BE = JISToUTF16BE;
	/**
	* UTF-16BE to JIS
	*/
	function UTF16BEToJIS(data, options) {
		return UTF8ToJIS(UTF16BEToUTF8(data), options);
	}
	exports.UTF16BEToJIS = UTF16BEToJIS;
	/**
	* JIS to UTF-16LE
	*/
	function JISToUTF16LE(data) {
		return UTF8ToUTF16LE(JISToUTF8(data));
	}
	exports.JISToUTF16LE = JISToUTF16LE;
	/**
	* UTF-16LE to JIS
	*/
	function UTF16LEToJIS(data, options) {
		return UTF8ToJIS(UTF16LEToUTF8(data), options);
	}
	exports.UTF16LEToJIS = UTF16LEToJIS;
	/**
	* EUC-JP to UTF-16
	*/
	function EUCJPToUTF16(data, options) {
		return UTF8ToUTF16(EUCJPToUTF8(data), options);
	}
	exports.EUCJPToUTF16 = EUCJPToUTF16;
	/**
	* UTF-16 to EUC-JP
	*/
	function UTF16ToEUCJP(data, options) {
		return UTF8ToEUCJP(UTF16ToUTF8(data), options);
	}
	exports.UTF16ToEUCJP = UTF16ToEUCJP;
	/**
	* EUC-JP to UTF-16BE
	*/
	function EUCJPToUTF16BE(data) {
		return UTF8ToUTF16BE(EUCJPToUTF8(data));
	}
	exports.EUCJPToUTF16BE = EUCJPToUTF16BE;
	/**
	* UTF-16BE to EUC-JP
	*/
	function UTF16BEToEUCJP(data, options) {
		return UTF8ToEUCJP(UTF16BEToUTF8(data), options);
	}
	exports.UTF16BEToEUCJP = UTF16BEToEUCJP;
	/**
	* EUC-JP to UTF-16LE
	*/
	function EUCJPToUTF16LE(data) {
		return UTF8ToUTF16LE(EUCJPToUTF8(data));
	}
	exports.EUCJPToUTF16LE = EUCJPToUTF16LE;
	/**
	* UTF-16LE to EUC-JP
	*/
	function UTF16LEToEUCJP(data, options) {
		return UTF8ToEUCJP(UTF16LEToUTF8(data), options);
	}
	exports.UTF16LEToEUCJP = UTF16LEToEUCJP;
	/**
	* SJIS to UTF-16
	*/
	function SJISToUTF16(data, options) {
		return UTF8ToUTF16(SJISToUTF8(data), options);
	}
	exports.SJISToUTF16 = SJISToUTF16;
	/**
	* UTF-16 to SJIS
	*/
	function UTF16ToSJIS(data, options) {
		return UTF8ToSJIS(UTF16ToUTF8(data), options);
	}
	exports.UTF16ToSJIS = UTF16ToSJIS;
	/**
	* SJIS to UTF-16BE
	*/
	function SJISToUTF16BE(data) {
		return UTF8ToUTF16BE(SJISToUTF8(data));
	}
	exports.SJISToUTF16BE = SJISToUTF16BE;
	/**
	* UTF-16BE to SJIS
	*/
	function UTF16BEToSJIS(data, options) {
		return UTF8ToSJIS(UTF16BEToUTF8(data), options);
	}
	exports.UTF16BEToSJIS = UTF16BEToSJIS;
	/**
	* SJIS to UTF-16LE
	*/
	function SJISToUTF16LE(data) {
		return UTF8ToUTF16LE(SJISToUTF8(data));
	}
	exports.SJISToUTF16LE = SJISToUTF16LE;
	/**
	* UTF-16LE to SJIS
	*/
	function UTF16LEToSJIS(data, options) {
		return UTF8ToSJIS(UTF16LEToUTF8(data), options);
	}
	exports.UTF16LEToSJIS = UTF16LEToSJIS;
	function canUseCreateBuffer(fallbackOption) {
		return !fallbackOption || fallbackOption === "ignore" || fallbackOption === "error";
	}
	function createBuffer(bits, size, fallbackOption) {
		if (!canUseCreateBuffer(fallbackOption)) return [];
		return util.createBuffer(bits, size);
	}
	/**
	* Fallback handler when a character can't be represented
	*/
	function handleFallback(results, n, bytes, fallbackOption) {
		switch (fallbackOption) {
			case "html-entity":
			case "html-entity-hex":
				var unicode = UTF8ToUNICODE(bytes, { asCodePoint: true })[0];
				if (unicode) {
					results[n++] = 38;
					results[n++] = 35;
					var radix = fallbackOption.slice(-3) === "hex" ? 16 : 10;
					if (radix === 16) results[n++] = 120;
					var entity = unicode.toString(radix);
					for (var i = 0, len = entity.length; i < len; i++) results[n++] = entity.charCodeAt(i);
					results[n++] = 59;
				}
				break;
			case "error": throw new Error("Character cannot be represented: [" + bytes.join(", ") + "]");
		}
		return n;
	}
}));

// node_modules/encoding-japanese/src/kana-case-table.js
var require_kana_case_table = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Katakana table
	*/
	exports.HANKANA_TABLE = {
		12289: 65380,
		12290: 65377,
		12300: 65378,
		12301: 65379,
		12443: 65438,
		12444: 65439,
		12449: 65383,
		12450: 65393,
		12451: 65384,
		12452: 65394,
		12453: 65385,
		12454: 65395,
		12455: 65386,
		12456: 65396,
		12457: 65387,
		12458: 65397,
		12459: 65398,
		12461: 65399,
		12463: 65400,
		12465: 65401,
		12467: 65402,
		12469: 65403,
		12471: 65404,
		12473: 65405,
		12475: 65406,
		12477: 65407,
		12479: 65408,
		12481: 65409,
		12483: 65391,
		12484: 65410,
		12486: 65411,
		12488: 65412,
		12490: 65413,
		12491: 65414,
		12492: 65415,
		12493: 65416,
		12494: 65417,
		12495: 65418,
		12498: 65419,
		12501: 65420,
		12504: 65421,
		12507: 65422,
		12510: 65423,
		12511: 65424,
		12512: 65425,
		12513: 65426,
		12514: 65427,
		12515: 65388,
		12516: 65428,
		12517: 65389,
		12518: 65429,
		12519: 65390,
		12520: 65430,
		12521: 65431,
		12522: 65432,
		12523: 65433,
		12524: 65434,
		12525: 65435,
		12527: 65436,
		12530: 65382,
		12531: 65437,
		12539: 65381,
		12540: 65392
	};
	exports.HANKANA_SONANTS = {
		12532: 65395,
		12535: 65436,
		12538: 65382
	};
	exports.HANKANA_MARKS = [65438, 65439];
	/**
	* Zenkaku table [U+FF61] - [U+FF9F]
	*/
	exports.ZENKANA_TABLE = [
		12290,
		12300,
		12301,
		12289,
		12539,
		12530,
		12449,
		12451,
		12453,
		12455,
		12457,
		12515,
		12517,
		12519,
		12483,
		12540,
		12450,
		12452,
		12454,
		12456,
		12458,
		12459,
		12461,
		12463,
		12465,
		12467,
		12469,
		12471,
		12473,
		12475,
		12477,
		12479,
		12481,
		12484,
		12486,
		12488,
		12490,
		12491,
		12492,
		12493,
		12494,
		12495,
		12498,
		12501,
		12504,
		12507,
		12510,
		12511,
		12512,
		12513,
		12514,
		12516,
		12518,
		12520,
		12521,
		12522,
		12523,
		12524,
		12525,
		12527,
		12531,
		12443,
		12444
	];
}));

// node_modules/encoding-japanese/package.json
var require_package = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"name": "encoding-japanese",
		"version": "2.5.0",
		"description": "Convert and detect character encodings in JavaScript",
		"main": "src/index.js",
		"types": "index.d.ts",
		"files": [
			"encoding.js",
			"encoding.min.js",
			"index.d.ts",
			"src/*"
		],
		"scripts": {
			"build": "npm run compile && npm run minify",
			"compile": "browserify src/index.js -o encoding.js -s Encoding -p [ bannerify --file src/banner.js ] --no-bundle-external --bare",
			"minify": "uglifyjs encoding.js -o encoding.min.js --comments -c -m -b ascii_only=true,beautify=false --no-module --ie",
			"lint": "eslint .",
			"test": "npm run build && npm run test:types && mocha tests/test",
			"test:types": "tsc --project tsconfig.types.json",
			"watch": "watchify src/index.js -o encoding.js -s Encoding -p [ bannerify --file src/banner.js ] --no-bundle-external --bare --poll=300 -v"
		},
		"engines": { "node": ">=18.0.0" },
		"repository": {
			"type": "git",
			"url": "https://github.com/polygonplanet/encoding.js.git"
		},
		"author": "polygonplanet",
		"license": "MIT",
		"bugs": { "url": "https://github.com/polygonplanet/encoding.js/issues" },
		"homepage": "https://github.com/polygonplanet/encoding.js",
		"keywords": [
			"encoding",
			"charset",
			"convert",
			"detect",
			"japanese",
			"iconv",
			"shift-jis",
			"cp932",
			"euc-jp",
			"jis",
			"utf-8",
			"unicode",
			"utf-16",
			"base64",
			"urlencode",
			"urldecode",
			"utf8",
			"shift_jis",
			"sjis",
			"eucjp"
		],
		"devDependencies": {
			"@eslint/js": "^10.0.1",
			"@stylistic/eslint-plugin": "^5.10.0",
			"@types/node": "^26.6.6",
			"bannerify": "^1.0.1",
			"browserify": "^17.0.1",
			"eslint": "^10.14.0",
			"globals": "^17.14.0",
			"mocha": "^11.8.0",
			"package-json-versionify": "^1.0.4",
			"typescript": "^7.0.2",
			"uglify-js": "^3.19.3",
			"watchify": "^4.0.0"
		},
		"browserify": { "transform": ["package-json-versionify"] }
	};
}));

// node_modules/encoding-japanese/src/index.js
var require_src = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var config = require_config();
	var util = require_util();
	var EncodingDetect = require_encoding_detect();
	var EncodingConvert = require_encoding_convert();
	var KanaCaseTable = require_kana_case_table();
	var version = require_package().version;
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	var HEX_CHARS = util.stringToCode("0123456789ABCDEF");
	var Encoding = {
		version,
		/**
		* Encoding orders
		*/
		orders: config.EncodingOrders,
		/**
		* Detects character encoding
		*
		* If encodings is "AUTO", or the encoding-list as an array, or
		*   comma separated list string it will be detected automatically
		*
		* @param {Array.<number>|TypedArray|string} data The data being detected
		* @param {(Object|string|Array.<string>)=} [encodings] The encoding-list of
		*   character encoding
		* @return {string|boolean} The detected character encoding, or false
		*/
		detect: function(data, encodings) {
			if (data == null || data.length === 0) return false;
			if (util.isObject(encodings) && !util.isArray(encodings)) encodings = encodings.encoding;
			if (util.isString(data)) data = util.stringToBuffer(data);
			if (encodings == null) encodings = Encoding.orders;
			else if (util.isString(encodings)) {
				encodings = encodings.toUpperCase();
				if (encodings === "AUTO") encodings = Encoding.orders;
				else if (~encodings.indexOf(",")) encodings = encodings.split(/\s*,\s*/);
				else encodings = [encodings];
			}
			var len = encodings.length;
			var e, encoding, method;
			for (var i = 0; i < len; i++) {
				e = encodings[i];
				encoding = util.canonicalizeEncodingName(e);
				if (!encoding) continue;
				method = "is" + encoding;
				if (!hasOwnProperty.call(EncodingDetect, method)) throw new Error("Undefined encoding: " + e);
				if (EncodingDetect[method](data)) return encoding;
			}
			return false;
		},
		/**
		* Convert character encoding
		*
		* If `from` is "AUTO", or the encoding-list as an array, or
		*   comma separated list string it will be detected automatically
		*
		* @param {Array.<number>|TypedArray|string} data The data being converted
		* @param {(string|Object)} to The name of encoding to
		* @param {(string|Array.<string>)=} [from] The encoding-list of
		*   character encoding
		* @return {Array|TypedArray|string} The converted data
		*/
		convert: function(data, to, from) {
			var result, type, options;
			if (!util.isObject(to)) options = {};
			else {
				options = to;
				from = options.from;
				to = options.to;
				if (options.type) type = options.type;
			}
			if (util.isString(data)) {
				type = type || "string";
				data = util.stringToBuffer(data);
			} else if (data == null || data.length === 0) data = [];
			var encodingFrom;
			if (from != null && util.isString(from) && from.toUpperCase() !== "AUTO" && !~from.indexOf(",")) encodingFrom = util.canonicalizeEncodingName(from);
			else encodingFrom = Encoding.detect(data);
			var encodingTo = util.canonicalizeEncodingName(to);
			var method = encodingFrom + "To" + encodingTo;
			if (hasOwnProperty.call(EncodingConvert, method)) result = EncodingConvert[method](data, options);
			else result = util.isArray(data) ? data.slice() : data;
			switch (("" + type).toLowerCase()) {
				case "string": return util.codeToString_fast(result);
				case "arraybuffer": return util.codeToBuffer(result);
				default: return util.bufferToCode(result);
			}
		},
		/**
		* Encode a character code array to URL string like encodeURIComponent
		*
		* @param {Array.<number>|TypedArray} data The data being encoded
		* @return {string} The percent encoded string
		*/
		urlEncode: function(data) {
			if (util.isString(data)) data = util.stringToBuffer(data);
			var results = [];
			var n = 0;
			var i = 0;
			var len = data && data.length;
			var b;
			for (; i < len; i++) {
				b = data[i];
				if (b > 255) return encodeURIComponent(util.codeToString_fast(data));
				if (b >= 97 && b <= 122 || b >= 65 && b <= 90 || b >= 48 && b <= 57 || b === 33 || b >= 39 && b <= 42 || b === 45 || b === 46 || b === 95 || b === 126) results[n++] = b;
				else {
					/*!*/
					results[n++] = 37;
					if (b < 16) {
						results[n++] = 48;
						results[n++] = HEX_CHARS[b];
					} else {
						results[n++] = HEX_CHARS[b >> 4 & 15];
						results[n++] = HEX_CHARS[b & 15];
					}
				}
			}
			return util.codeToString_fast(results);
		},
		/**
		* Decode a percent encoded string to
		*  character code array like decodeURIComponent
		*
		* @param {string} string The data being decoded
		* @return {Array.<number>} The decoded array
		*/
		urlDecode: function(string) {
			var i = 0;
			var len = string && string.length || 0;
			var results = new Array(len);
			var n = 0;
			var c;
			while (i < len) {
				c = string.charCodeAt(i++);
				if (c === 37) results[n++] = parseInt(string.charAt(i++) + string.charAt(i++), 16);
				else results[n++] = c;
			}
			results.length = n;
			return results;
		},
		/**
		* Encode a character code array to Base64 encoded string
		*
		* @param {Array.<number>|TypedArray} data The data being encoded
		* @return {string} The Base64 encoded string
		*/
		base64Encode: function(data) {
			if (util.isString(data)) data = util.stringToBuffer(data);
			return util.base64encode(data);
		},
		/**
		* Decode a Base64 encoded string to character code array
		*
		* @param {string} string The data being decoded
		* @return {Array.<number>} The decoded array
		*/
		base64Decode: function(string) {
			return util.base64decode(string);
		},
		/**
		* Joins a character code array to string
		*
		* @param {Array.<number>|TypedArray} data The data being joined
		* @return {String} The joined string
		*/
		codeToString: util.codeToString_fast,
		/**
		* Splits string to an array of character codes
		*
		* @param {string} string The input string
		* @return {Array.<number>} The character code array
		*/
		stringToCode: util.stringToCode,
		/**
		* 全角英数記号文字を半角英数記号文字に変換
		*
		* Convert the ascii symbols and alphanumeric characters to
		*   the zenkaku symbols and alphanumeric characters
		*
		* @example
		*   console.log(Encoding.toHankakuCase('Ｈｅｌｌｏ Ｗｏｒｌｄ！ １２３４５'));
		*   // 'Hello World! 12345'
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toHankakuCase: function(data) {
			var asString = false;
			if (util.isString(data)) {
				asString = true;
				data = util.stringToBuffer(data);
			}
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c;
			while (i < len) {
				c = data[i++];
				if (c >= 65281 && c <= 65374) c -= 65248;
				results[n++] = c;
			}
			return asString ? util.codeToString_fast(results) : results;
		},
		/**
		* 半角英数記号文字を全角英数記号文字に変換
		*
		* Convert to the zenkaku symbols and alphanumeric characters
		*  from the ascii symbols and alphanumeric characters
		*
		* @example
		*   console.log(Encoding.toZenkakuCase('Hello World! 12345'));
		*   // 'Ｈｅｌｌｏ Ｗｏｒｌｄ！ １２３４５'
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toZenkakuCase: function(data) {
			var asString = false;
			if (util.isString(data)) {
				asString = true;
				data = util.stringToBuffer(data);
			}
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c;
			while (i < len) {
				c = data[i++];
				if (c >= 33 && c <= 126) c += 65248;
				results[n++] = c;
			}
			return asString ? util.codeToString_fast(results) : results;
		},
		/**
		* 全角カタカナを全角ひらがなに変換
		*
		* Convert to the zenkaku hiragana from the zenkaku katakana
		*
		* @example
		*   console.log(Encoding.toHiraganaCase('ボポヴァアィイゥウェエォオ'));
		*   // 'ぼぽう゛ぁあぃいぅうぇえぉお'
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toHiraganaCase: function(data) {
			var asString = false;
			if (util.isString(data)) {
				asString = true;
				data = util.stringToBuffer(data);
			}
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c;
			while (i < len) {
				c = data[i++];
				if (c >= 12449 && c <= 12534) c -= 96;
				else if (c === 12535) {
					results[n++] = 12431;
					c = 12443;
				} else if (c === 12536) {
					results[n++] = 12432;
					c = 12443;
				} else if (c === 12537) {
					results[n++] = 12433;
					c = 12443;
				} else if (c === 12538) {
					results[n++] = 12434;
					c = 12443;
				}
				results[n++] = c;
			}
			return asString ? util.codeToString_fast(results) : results;
		},
		/**
		* 全角ひらがなを全角カタカナに変換
		*
		* Convert to the zenkaku katakana from the zenkaku hiragana
		*
		* @example
		*   console.log(Encoding.toKatakanaCase('ぼぽう゛ぁあぃいぅうぇえぉお'));
		*   // 'ボポヴァアィイゥウェエォオ'
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toKatakanaCase: function(data) {
			var asString = false;
			if (util.isString(data)) {
				asString = true;
				data = util.stringToBuffer(data);
			}
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c;
			while (i < len) {
				c = data[i++];
				if (c >= 12353 && c <= 12438) {
					if ((c === 12431 || c === 12432 || c === 12433 || c === 12434) && i < len && data[i] === 12443) {
						c = c === 12431 ? 12535 : c === 12432 ? 12536 : c === 12433 ? 12537 : 12538;
						i++;
					} else c += 96;
				}
				results[n++] = c;
			}
			results.length = n;
			return asString ? util.codeToString_fast(results) : results;
		},
		/**
		* 全角カタカナを半角ｶﾀｶﾅに変換
		*
		* Convert to the hankaku katakana from the zenkaku katakana
		*
		* @example
		*   console.log(Encoding.toHankanaCase('ボポヴァアィイゥウェエォオ'));
		*   // 'ﾎﾞﾎﾟｳﾞｧｱｨｲｩｳｪｴｫｵ'
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toHankanaCase: function(data) {
			var asString = false;
			if (util.isString(data)) {
				asString = true;
				data = util.stringToBuffer(data);
			}
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c, d, t;
			while (i < len) {
				c = data[i++];
				if (c >= 12289 && c <= 12540) {
					t = KanaCaseTable.HANKANA_TABLE[c];
					if (t != null) {
						results[n++] = t;
						continue;
					}
				}
				if (c === 12532 || c === 12535 || c === 12538) {
					results[n++] = KanaCaseTable.HANKANA_SONANTS[c];
					results[n++] = 65438;
				} else if (c >= 12459 && c <= 12489) {
					results[n++] = KanaCaseTable.HANKANA_TABLE[c - 1];
					results[n++] = 65438;
				} else if (c >= 12495 && c <= 12509) {
					d = c % 3;
					results[n++] = KanaCaseTable.HANKANA_TABLE[c - d];
					results[n++] = KanaCaseTable.HANKANA_MARKS[d - 1];
				} else results[n++] = c;
			}
			return asString ? util.codeToString_fast(results) : results;
		},
		/**
		* 半角ｶﾀｶﾅを全角カタカナに変換 (濁音含む)
		*
		* Convert to the zenkaku katakana from the hankaku katakana
		*
		* @example
		*   console.log(Encoding.toZenkanaCase('ﾎﾞﾎﾟｳﾞｧｱｨｲｩｳｪｴｫｵ'));
		*   // 'ボポヴァアィイゥウェエォオ'
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toZenkanaCase: function(data) {
			var asString = false;
			if (util.isString(data)) {
				asString = true;
				data = util.stringToBuffer(data);
			}
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c, code, next;
			for (; i < len; i++) {
				c = data[i];
				if (c > 65376 && c < 65440) {
					code = KanaCaseTable.ZENKANA_TABLE[c - 65377];
					if (i + 1 < len) {
						next = data[i + 1];
						if (next === 65438 && c === 65395) {
							code = 12532;
							i++;
						} else if (next === 65438 && c === 65436) {
							code = 12535;
							i++;
						} else if (next === 65438 && c === 65382) {
							code = 12538;
							i++;
						} else if (next === 65438 && (c > 65397 && c < 65413 || c > 65417 && c < 65423)) {
							code++;
							i++;
						} else if (next === 65439 && c > 65417 && c < 65423) {
							code += 2;
							i++;
						}
					}
					c = code;
				}
				results[n++] = c;
			}
			results.length = n;
			return asString ? util.codeToString_fast(results) : results;
		},
		/**
		* 全角スペースを半角スペースに変換
		*
		* Convert the em space(U+3000) to the single space(U+0020)
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toHankakuSpace: function(data) {
			if (util.isString(data)) return data.replace(/\u3000/g, " ");
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c;
			while (i < len) {
				c = data[i++];
				if (c === 12288) c = 32;
				results[n++] = c;
			}
			return results;
		},
		/**
		* 半角スペースを全角スペースに変換
		*
		* Convert the single space(U+0020) to the em space(U+3000)
		*
		* @param {Array.<number>|TypedArray|string} data The input unicode data
		* @return {Array.<number>|string} The conveted data
		*/
		toZenkakuSpace: function(data) {
			if (util.isString(data)) return data.replace(/\u0020/g, "　");
			var len = data && data.length || 0;
			var results = new Array(len);
			var n = 0;
			var i = 0;
			var c;
			while (i < len) {
				c = data[i++];
				if (c === 32) c = 12288;
				results[n++] = c;
			}
			return results;
		}
	};
	module.exports = Encoding;
}));

// node_modules/libmime/dist/cjs/charsets.js
var require_charsets = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const charsets = {
		"866": "IBM866",
		"unicode-1-1-utf-8": "UTF-8",
		"utf-8": "UTF-8",
		utf8: "UTF-8",
		cp866: "IBM866",
		csibm866: "IBM866",
		ibm866: "IBM866",
		csisolatin2: "ISO-8859-2",
		"iso-8859-2": "ISO-8859-2",
		"iso-ir-101": "ISO-8859-2",
		"iso8859-2": "ISO-8859-2",
		iso88592: "ISO-8859-2",
		"iso_8859-2": "ISO-8859-2",
		"iso_8859-2:1987": "ISO-8859-2",
		l2: "ISO-8859-2",
		latin2: "ISO-8859-2",
		csisolatin3: "ISO-8859-3",
		"iso-8859-3": "ISO-8859-3",
		"iso-ir-109": "ISO-8859-3",
		"iso8859-3": "ISO-8859-3",
		iso88593: "ISO-8859-3",
		"iso_8859-3": "ISO-8859-3",
		"iso_8859-3:1988": "ISO-8859-3",
		l3: "ISO-8859-3",
		latin3: "ISO-8859-3",
		csisolatin4: "ISO-8859-4",
		"iso-8859-4": "ISO-8859-4",
		"iso-ir-110": "ISO-8859-4",
		"iso8859-4": "ISO-8859-4",
		iso88594: "ISO-8859-4",
		"iso_8859-4": "ISO-8859-4",
		"iso_8859-4:1988": "ISO-8859-4",
		l4: "ISO-8859-4",
		latin4: "ISO-8859-4",
		csisolatincyrillic: "ISO-8859-5",
		cyrillic: "ISO-8859-5",
		"iso-8859-5": "ISO-8859-5",
		"iso-ir-144": "ISO-8859-5",
		"iso8859-5": "ISO-8859-5",
		iso88595: "ISO-8859-5",
		"iso_8859-5": "ISO-8859-5",
		"iso_8859-5:1988": "ISO-8859-5",
		arabic: "ISO-8859-6",
		"asmo-708": "ISO-8859-6",
		csiso88596e: "ISO-8859-6",
		csiso88596i: "ISO-8859-6",
		csisolatinarabic: "ISO-8859-6",
		"ecma-114": "ISO-8859-6",
		"iso-8859-6": "ISO-8859-6",
		"iso-8859-6-e": "ISO-8859-6",
		"iso-8859-6-i": "ISO-8859-6",
		"iso-ir-127": "ISO-8859-6",
		"iso8859-6": "ISO-8859-6",
		iso88596: "ISO-8859-6",
		"iso_8859-6": "ISO-8859-6",
		"iso_8859-6:1987": "ISO-8859-6",
		csisolatingreek: "ISO-8859-7",
		"ecma-118": "ISO-8859-7",
		elot_928: "ISO-8859-7",
		greek: "ISO-8859-7",
		greek8: "ISO-8859-7",
		"iso-8859-7": "ISO-8859-7",
		"iso-ir-126": "ISO-8859-7",
		"iso8859-7": "ISO-8859-7",
		iso88597: "ISO-8859-7",
		"iso_8859-7": "ISO-8859-7",
		"iso_8859-7:1987": "ISO-8859-7",
		sun_eu_greek: "ISO-8859-7",
		csiso88598e: "ISO-8859-8",
		csisolatinhebrew: "ISO-8859-8",
		hebrew: "ISO-8859-8",
		"iso-8859-8": "ISO-8859-8",
		"iso-8859-8-e": "ISO-8859-8",
		"iso-8859-8-i": "ISO-8859-8",
		"iso-ir-138": "ISO-8859-8",
		"iso8859-8": "ISO-8859-8",
		iso88598: "ISO-8859-8",
		"iso_8859-8": "ISO-8859-8",
		"iso_8859-8:1988": "ISO-8859-8",
		visual: "ISO-8859-8",
		csisolatin6: "ISO-8859-10",
		"iso-8859-10": "ISO-8859-10",
		"iso-ir-157": "ISO-8859-10",
		"iso8859-10": "ISO-8859-10",
		iso885910: "ISO-8859-10",
		l6: "ISO-8859-10",
		latin6: "ISO-8859-10",
		"iso-8859-13": "ISO-8859-13",
		"iso8859-13": "ISO-8859-13",
		iso885913: "ISO-8859-13",
		"iso-8859-14": "ISO-8859-14",
		"iso8859-14": "ISO-8859-14",
		iso885914: "ISO-8859-14",
		csisolatin9: "ISO-8859-15",
		"iso-8859-15": "ISO-8859-15",
		"iso8859-15": "ISO-8859-15",
		iso885915: "ISO-8859-15",
		"iso_8859-15": "ISO-8859-15",
		l9: "ISO-8859-15",
		"iso-8859-16": "ISO-8859-16",
		cskoi8r: "KOI8-R",
		koi: "KOI8-R",
		koi8: "KOI8-R",
		"koi8-r": "KOI8-R",
		koi8_r: "KOI8-R",
		"koi8-ru": "KOI8-U",
		"koi8-u": "KOI8-U",
		csmacintosh: "macintosh",
		mac: "macintosh",
		macintosh: "macintosh",
		"x-mac-roman": "macintosh",
		"x-mac-ce": "maccenteuro",
		"x-mac-cyrillic": "maccyrillic",
		"x-mac-ukrainian": "macukraine",
		"dos-874": "windows-874",
		"iso-8859-11": "windows-874",
		"iso8859-11": "windows-874",
		iso885911: "windows-874",
		"tis-620": "windows-874",
		"windows-874": "windows-874",
		cp1250: "windows-1250",
		"windows-1250": "windows-1250",
		"x-cp1250": "windows-1250",
		cp1251: "windows-1251",
		"windows-1251": "windows-1251",
		"x-cp1251": "windows-1251",
		"ansi_x3.4-1968": "windows-1252",
		ascii: "windows-1252",
		cp1252: "windows-1252",
		cp819: "windows-1252",
		csisolatin1: "windows-1252",
		ibm819: "windows-1252",
		"iso-8859-1": "windows-1252",
		"iso-ir-100": "windows-1252",
		"iso8859-1": "windows-1252",
		iso88591: "windows-1252",
		"iso_8859-1": "windows-1252",
		"iso_8859-1:1987": "windows-1252",
		l1: "windows-1252",
		latin1: "windows-1252",
		"us-ascii": "windows-1252",
		"windows-1252": "windows-1252",
		"x-cp1252": "windows-1252",
		cp1253: "windows-1253",
		"windows-1253": "windows-1253",
		"x-cp1253": "windows-1253",
		cp1254: "windows-1254",
		csisolatin5: "windows-1254",
		"iso-8859-9": "windows-1254",
		"iso-ir-148": "windows-1254",
		"iso8859-9": "windows-1254",
		iso88599: "windows-1254",
		"iso_8859-9": "windows-1254",
		"iso_8859-9:1989": "windows-1254",
		l5: "windows-1254",
		latin5: "windows-1254",
		"windows-1254": "windows-1254",
		"x-cp1254": "windows-1254",
		cp1255: "windows-1255",
		"windows-1255": "windows-1255",
		"x-cp1255": "windows-1255",
		cp1256: "windows-1256",
		"windows-1256": "windows-1256",
		"x-cp1256": "windows-1256",
		cp1257: "windows-1257",
		"windows-1257": "windows-1257",
		"x-cp1257": "windows-1257",
		cp1258: "windows-1258",
		"windows-1258": "windows-1258",
		"x-cp1258": "windows-1258",
		chinese: "GBK",
		csgb2312: "GBK",
		csiso58gb231280: "GBK",
		gb2312: "GBK",
		gb_2312: "GBK",
		"gb_2312-80": "GBK",
		gbk: "GBK",
		"iso-ir-58": "GBK",
		"x-gbk": "GBK",
		gb18030: "gb18030",
		big5: "Big5",
		"big5-hkscs": "Big5-HKSCS",
		"cn-big5": "Big5",
		csbig5: "Big5",
		"x-x-big5": "Big5",
		cseucpkdfmtjapanese: "EUC-JP",
		"euc-jp": "EUC-JP",
		"x-euc-jp": "EUC-JP",
		csshiftjis: "Shift_JIS",
		ms932: "Shift_JIS",
		ms_kanji: "Shift_JIS",
		"shift-jis": "Shift_JIS",
		shift_jis: "Shift_JIS",
		sjis: "Shift_JIS",
		"windows-31j": "Shift_JIS",
		"x-sjis": "Shift_JIS",
		cseuckr: "EUC-KR",
		csksc56011987: "EUC-KR",
		"euc-kr": "EUC-KR",
		"iso-ir-149": "EUC-KR",
		korean: "EUC-KR",
		"ks_c_5601-1987": "EUC-KR",
		"ks_c_5601-1989": "EUC-KR",
		ksc5601: "EUC-KR",
		ksc_5601: "EUC-KR",
		"windows-949": "EUC-KR",
		"utf-16be": "UTF-16BE",
		"utf-16": "UTF-16",
		"utf-16le": "UTF-16LE"
	};
	exports.default = charsets;
	module.exports = exports.default;
}));

// node_modules/libmime/dist/cjs/charset.js
var require_charset = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __importDefault = this$3 && this$3.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DecodeStream = void 0;
	exports.encode = encode;
	exports.decode = decode;
	exports.convert = convert;
	exports.normalizeCharset = normalizeCharset;
	exports.createDecodeStream = createDecodeStream;
	const node_buffer_1 = __require("node:buffer");
	const node_stream_1 = __require("node:stream");
	const node_string_decoder_1 = __require("node:string_decoder");
	const iconv_lite_1 = __importDefault(require_lib());
	const encoding_japanese_1 = __importDefault(require_src());
	const charsets_js_1 = __importDefault(require_charsets());
	/**
	* Character set encoding and decoding functions
	*/
	const UTF8_COMPATIBLE = /^(?:(?:us-)?ascii|utf-8|7bit)$/i;
	const UNSUPPORTED_CODECS = new Set([
		"utf7",
		"utf7imap",
		"base64",
		"hex"
	].map((name) => iconv_lite_1.default.getCodec(name)));
	const isUnsupportedCodec = (name) => {
		try {
			return UNSUPPORTED_CODECS.has(iconv_lite_1.default.getCodec(name));
		} catch (_err) {
			return false;
		}
	};
	const JAPANESE_CHARSET = /^jis|^iso-?2022-?jp|^EUCJP/i;
	const CHARSET_ALIASES = new Map(Object.entries(charsets_js_1.default));
	/**
	* Encodes an unicode string into an Buffer object as UTF-8
	*
	* We force UTF-8 here, no strange encodings allowed.
	*
	* @param str String to be encoded
	* @return UTF-8 encoded typed array
	*/
	function encode(str) {
		return node_buffer_1.Buffer.from(str, "utf-8");
	}
	/**
	* Decodes a string from Buffer to an unicode string using specified encoding.
	* An unknown charset falls back to UTF-8
	*
	* @param buf Binary data to be decoded
	* @param [fromCharset='UTF-8'] Binary data is decoded into string using this charset
	* @return Decoded string
	*/
	function decode(buf, fromCharset) {
		fromCharset = normalizeCharset(fromCharset || "UTF-8");
		if (UTF8_COMPATIBLE.test(fromCharset)) return buf.toString("utf-8");
		if (isUnsupportedCodec(fromCharset)) return buf.toString();
		try {
			if (JAPANESE_CHARSET.test(fromCharset)) {
				if (typeof buf === "string") buf = node_buffer_1.Buffer.from(buf);
				try {
					let output = encoding_japanese_1.default.convert(buf, {
						to: "UNICODE",
						from: fromCharset,
						type: "string"
					});
					if (typeof output === "string") return output;
				} catch (_err) {}
			}
			return iconv_lite_1.default.decode(buf, fromCharset);
		} catch (_err) {
			return buf.toString();
		}
	}
	/**
	* Convert a string from specific encoding to UTF-8 Buffer
	*
	* @param data String or Buffer to be encoded
	* @param [fromCharset='UTF-8'] Source encoding for the string
	* @return UTF-8 encoded typed array
	*/
	function convert(data, fromCharset) {
		fromCharset = normalizeCharset(fromCharset || "UTF-8");
		if (typeof data !== "string") {
			if (UTF8_COMPATIBLE.test(fromCharset)) return data;
			return encode(decode(data, fromCharset));
		}
		return encode(data);
	}
	/**
	* Converts well known invalid character set names to proper names.
	* eg. win-1257 will be converted to windows-1257. Missing or non-string
	* input defaults to UTF-8.
	*
	* @param charset Charset name to convert
	* @return Canonicalized charset name
	*/
	function normalizeCharset(charset) {
		let name = (charset || "UTF-8").toString().toLowerCase().trim();
		let canonical = CHARSET_ALIASES.get(name);
		if (canonical) return canonical;
		name = name.replace(/^utf[-_]?(\d+)/, "utf-$1").replace(/^(?:us[-_]?)ascii/, "windows-1252").replace(/^win(?:dows)?[-_]?(\d+)/, "windows-$1").replace(/^(?:latin|iso[-_]?8859)?[-_]?(\d+)/, "iso-8859-$1").replace(/^l[-_]?(\d+)/, "iso-8859-$1");
		return CHARSET_ALIASES.get(name) || name.toUpperCase();
	}
	const DBCS_DECODER = iconv_lite_1.default.getCodec("gbk").decoder;
	const BYTE_ORDER_GUESSING = /* @__PURE__ */ new Map([[iconv_lite_1.default.getCodec("utf-16"), 200], [iconv_lite_1.default.getCodec("utf-32"), 400]]);
	var LowByteCutDecoder = class {
		constructor(charset) {
			this.pending = [];
			this.charset = charset;
		}
		write(chunk) {
			let cut = chunk.length;
			while (cut > 0 && chunk[cut - 1] >= 48) cut--;
			if (!cut) {
				this.pending.push(node_buffer_1.Buffer.from(chunk));
				return "";
			}
			let text = iconv_lite_1.default.decode(node_buffer_1.Buffer.concat([...this.pending, chunk.subarray(0, cut)]), this.charset);
			this.pending = [node_buffer_1.Buffer.from(chunk.subarray(cut))];
			return text;
		}
		end() {
			let rest = node_buffer_1.Buffer.concat(this.pending);
			this.pending = [];
			return rest.length ? iconv_lite_1.default.decode(rest, this.charset) : void 0;
		}
	};
	var HeadBufferedDecoder = class {
		constructor(decoder, size) {
			this.head = [];
			this.headLength = 0;
			this.decoder = decoder;
			this.size = size;
		}
		write(chunk) {
			if (!this.head) return this.decoder.write(chunk);
			this.head.push(node_buffer_1.Buffer.from(chunk));
			this.headLength += chunk.length;
			return this.headLength < this.size ? "" : this.releaseHead();
		}
		end() {
			return (this.head ? this.releaseHead() : "") + (this.decoder.end() || "");
		}
		releaseHead() {
			let head = node_buffer_1.Buffer.concat(this.head || []);
			this.head = null;
			return this.decoder.write(head);
		}
	};
	function createChunkDecoder(charset) {
		let codec = iconv_lite_1.default.getCodec(charset);
		if (codec.decoder === DBCS_DECODER) return new LowByteCutDecoder(charset);
		let headSize = BYTE_ORDER_GUESSING.get(codec);
		return headSize ? new HeadBufferedDecoder(iconv_lite_1.default.getDecoder(charset), headSize) : iconv_lite_1.default.getDecoder(charset);
	}
	/**
	* Transform stream that decodes bytes in a charset into UTF-8 Buffers, see createDecodeStream()
	*/
	var DecodeStream = class extends node_stream_1.Transform {
		constructor(charset) {
			super();
			this.decoder = null;
			this.chunks = [];
			this.highSurrogate = "";
			this.charset = normalizeCharset(charset || "UTF-8");
			if (UTF8_COMPATIBLE.test(this.charset)) {
				this.supported = true;
				this.decoder = new node_string_decoder_1.StringDecoder("utf-8");
			} else if (isUnsupportedCodec(this.charset) || !(JAPANESE_CHARSET.test(this.charset) || iconv_lite_1.default.encodingExists(this.charset))) {
				this.supported = false;
				this.decoder = new node_string_decoder_1.StringDecoder("utf-8");
			} else {
				this.supported = true;
				this.decoder = JAPANESE_CHARSET.test(this.charset) ? null : createChunkDecoder(this.charset);
			}
		}
		_transform(chunk, _encoding, done) {
			if (!this.decoder) {
				this.chunks.push(chunk);
				return done();
			}
			try {
				this.pushText(this.decoder.write(chunk), false);
			} catch (err) {
				return done(err);
			}
			done();
		}
		_flush(done) {
			try {
				this.pushText(this.decoder ? this.decoder.end() : decode(node_buffer_1.Buffer.concat(this.chunks), this.charset), true);
			} catch (err) {
				return done(err);
			}
			this.chunks = [];
			done();
		}
		pushText(text, final) {
			text = this.highSurrogate + (text || "");
			this.highSurrogate = "";
			let last = text.charCodeAt(text.length - 1);
			if (!final && last >= 55296 && last <= 56319) {
				this.highSurrogate = text.slice(-1);
				text = text.slice(0, -1);
			}
			if (text) this.push(node_buffer_1.Buffer.from(text, "utf-8"));
		}
	};
	exports.DecodeStream = DecodeStream;
	/**
	* Creates a Transform stream that decodes bytes in the given charset into UTF-8 Buffers. The
	* charset name is resolved with normalizeCharset(), and the output is what decode() gives for
	* the whole input, however it is split into chunks: the Japanese charsets iconv-lite does not
	* support are decoded with encoding-japanese (collected until the input ends, as that decoder
	* is not incremental), and an unknown or refused charset (UTF-7, base64, hex) is decoded as
	* UTF-8 with `supported` set to false on the stream.
	*
	* @param [charset='UTF-8'] Charset the input is encoded in
	* @return Transform stream with `charset` and `supported` properties
	*/
	function createDecodeStream(charset) {
		return new DecodeStream(charset);
	}
	exports.default = {
		encode,
		decode,
		convert,
		normalizeCharset,
		createDecodeStream,
		DecodeStream
	};
	Object.defineProperty(exports, "default", {
		value: exports,
		enumerable: false,
		writable: true,
		configurable: true
	});
}));

// node_modules/libmime/dist/cjs/mimetypes.js
var require_mimetypes = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.extensions = exports.list = void 0;
	exports.list = {
		"application/acad": "dwg",
		"application/applixware": "aw",
		"application/arj": "arj",
		"application/atom+xml": "xml",
		"application/atomcat+xml": "atomcat",
		"application/atomsvc+xml": "atomsvc",
		"application/base64": ["mm", "mme"],
		"application/binhex": "hqx",
		"application/binhex4": "hqx",
		"application/book": ["book", "boo"],
		"application/ccxml+xml": "ccxml",
		"application/cdf": "cdf",
		"application/cdmi-capability": "cdmia",
		"application/cdmi-container": "cdmic",
		"application/cdmi-domain": "cdmid",
		"application/cdmi-object": "cdmio",
		"application/cdmi-queue": "cdmiq",
		"application/clariscad": "ccad",
		"application/commonground": "dp",
		"application/cu-seeme": "cu",
		"application/davmount+xml": "davmount",
		"application/drafting": "drw",
		"application/dsptype": "tsp",
		"application/dssc+der": "dssc",
		"application/dssc+xml": "xdssc",
		"application/dxf": "dxf",
		"application/ecmascript": ["js", "es"],
		"application/emma+xml": "emma",
		"application/envoy": "evy",
		"application/epub+zip": "epub",
		"application/excel": [
			"xls",
			"xl",
			"xla",
			"xlb",
			"xlc",
			"xld",
			"xlk",
			"xll",
			"xlm",
			"xlt",
			"xlv",
			"xlw"
		],
		"application/exi": "exi",
		"application/font-tdpfr": "pfr",
		"application/fractals": "fif",
		"application/freeloader": "frl",
		"application/futuresplash": "spl",
		"application/geo+json": "geojson",
		"application/gnutar": "tgz",
		"application/groupwise": "vew",
		"application/hlp": "hlp",
		"application/hta": "hta",
		"application/hyperstudio": "stk",
		"application/i-deas": "unv",
		"application/iges": ["iges", "igs"],
		"application/inf": "inf",
		"application/internet-property-stream": "acx",
		"application/ipfix": "ipfix",
		"application/java": "class",
		"application/java-archive": "jar",
		"application/java-byte-code": "class",
		"application/java-serialized-object": "ser",
		"application/java-vm": "class",
		"application/javascript": "js",
		"application/json": "json",
		"application/lha": "lha",
		"application/lzx": "lzx",
		"application/mac-binary": "bin",
		"application/mac-binhex": "hqx",
		"application/mac-binhex40": "hqx",
		"application/mac-compactpro": "cpt",
		"application/macbinary": "bin",
		"application/mads+xml": "mads",
		"application/marc": "mrc",
		"application/marcxml+xml": "mrcx",
		"application/mathematica": "ma",
		"application/mathml+xml": "mathml",
		"application/mbedlet": "mbd",
		"application/mbox": "mbox",
		"application/mcad": "mcd",
		"application/mediaservercontrol+xml": "mscml",
		"application/metalink4+xml": "meta4",
		"application/mets+xml": "mets",
		"application/mime": "aps",
		"application/mods+xml": "mods",
		"application/mp21": "m21",
		"application/mp4": "mp4",
		"application/mspowerpoint": [
			"ppt",
			"pot",
			"pps",
			"ppz"
		],
		"application/msword": [
			"doc",
			"dot",
			"w6w",
			"wiz",
			"word"
		],
		"application/mswrite": "wri",
		"application/mxf": "mxf",
		"application/netmc": "mcp",
		"application/octet-stream": ["*"],
		"application/oda": "oda",
		"application/oebps-package+xml": "opf",
		"application/ogg": "ogx",
		"application/olescript": "axs",
		"application/onenote": "onetoc",
		"application/patch-ops-error+xml": "xer",
		"application/pdf": "pdf",
		"application/pgp-encrypted": "asc",
		"application/pgp-signature": "pgp",
		"application/pics-rules": "prf",
		"application/pkcs-12": "p12",
		"application/pkcs-crl": "crl",
		"application/pkcs10": "p10",
		"application/pkcs7-mime": ["p7c", "p7m"],
		"application/pkcs7-signature": "p7s",
		"application/pkcs8": "p8",
		"application/pkix-attr-cert": "ac",
		"application/pkix-cert": ["cer", "crt"],
		"application/pkix-crl": "crl",
		"application/pkix-pkipath": "pkipath",
		"application/pkixcmp": "pki",
		"application/plain": "text",
		"application/pls+xml": "pls",
		"application/postscript": [
			"ps",
			"ai",
			"eps"
		],
		"application/powerpoint": "ppt",
		"application/pro_eng": ["part", "prt"],
		"application/prs.cww": "cww",
		"application/pskc+xml": "pskcxml",
		"application/rdf+xml": "rdf",
		"application/reginfo+xml": "rif",
		"application/relax-ng-compact-syntax": "rnc",
		"application/resource-lists+xml": "rl",
		"application/resource-lists-diff+xml": "rld",
		"application/ringing-tones": "rng",
		"application/rls-services+xml": "rs",
		"application/rsd+xml": "rsd",
		"application/rss+xml": "xml",
		"application/rtf": ["rtf", "rtx"],
		"application/sbml+xml": "sbml",
		"application/scvp-cv-request": "scq",
		"application/scvp-cv-response": "scs",
		"application/scvp-vp-request": "spq",
		"application/scvp-vp-response": "spp",
		"application/sdp": "sdp",
		"application/sea": "sea",
		"application/set": "set",
		"application/set-payment-initiation": "setpay",
		"application/set-registration-initiation": "setreg",
		"application/shf+xml": "shf",
		"application/sla": "stl",
		"application/smil": ["smi", "smil"],
		"application/smil+xml": "smi",
		"application/solids": "sol",
		"application/sounder": "sdr",
		"application/sparql-query": "rq",
		"application/sparql-results+xml": "srx",
		"application/srgs": "gram",
		"application/srgs+xml": "grxml",
		"application/sru+xml": "sru",
		"application/ssml+xml": "ssml",
		"application/step": ["step", "stp"],
		"application/streamingmedia": "ssm",
		"application/tei+xml": "tei",
		"application/thraud+xml": "tfi",
		"application/timestamped-data": "tsd",
		"application/toolbook": "tbk",
		"application/vda": "vda",
		"application/vnd.3gpp.pic-bw-large": "plb",
		"application/vnd.3gpp.pic-bw-small": "psb",
		"application/vnd.3gpp.pic-bw-var": "pvb",
		"application/vnd.3gpp2.tcap": "tcap",
		"application/vnd.3m.post-it-notes": "pwn",
		"application/vnd.accpac.simply.aso": "aso",
		"application/vnd.accpac.simply.imp": "imp",
		"application/vnd.acucobol": "acu",
		"application/vnd.acucorp": "atc",
		"application/vnd.adobe.air-application-installer-package+zip": "air",
		"application/vnd.adobe.fxp": "fxp",
		"application/vnd.adobe.xdp+xml": "xdp",
		"application/vnd.adobe.xfdf": "xfdf",
		"application/vnd.ahead.space": "ahead",
		"application/vnd.airzip.filesecure.azf": "azf",
		"application/vnd.airzip.filesecure.azs": "azs",
		"application/vnd.amazon.ebook": "azw",
		"application/vnd.americandynamics.acc": "acc",
		"application/vnd.amiga.ami": "ami",
		"application/vnd.android.package-archive": "apk",
		"application/vnd.anser-web-certificate-issue-initiation": "cii",
		"application/vnd.anser-web-funds-transfer-initiation": "fti",
		"application/vnd.antix.game-component": "atx",
		"application/vnd.apple.installer+xml": "mpkg",
		"application/vnd.apple.mpegurl": "m3u8",
		"application/vnd.aristanetworks.swi": "swi",
		"application/vnd.audiograph": "aep",
		"application/vnd.blueice.multipass": "mpm",
		"application/vnd.bmi": "bmi",
		"application/vnd.businessobjects": "rep",
		"application/vnd.chemdraw+xml": "cdxml",
		"application/vnd.chipnuts.karaoke-mmd": "mmd",
		"application/vnd.cinderella": "cdy",
		"application/vnd.claymore": "cla",
		"application/vnd.cloanto.rp9": "rp9",
		"application/vnd.clonk.c4group": "c4g",
		"application/vnd.cluetrust.cartomobile-config": "c11amc",
		"application/vnd.cluetrust.cartomobile-config-pkg": "c11amz",
		"application/vnd.commonspace": "csp",
		"application/vnd.contact.cmsg": "cdbcmsg",
		"application/vnd.cosmocaller": "cmc",
		"application/vnd.crick.clicker": "clkx",
		"application/vnd.crick.clicker.keyboard": "clkk",
		"application/vnd.crick.clicker.palette": "clkp",
		"application/vnd.crick.clicker.template": "clkt",
		"application/vnd.crick.clicker.wordbank": "clkw",
		"application/vnd.criticaltools.wbs+xml": "wbs",
		"application/vnd.ctc-posml": "pml",
		"application/vnd.cups-ppd": "ppd",
		"application/vnd.curl.car": "car",
		"application/vnd.curl.pcurl": "pcurl",
		"application/vnd.data-vision.rdz": "rdz",
		"application/vnd.denovo.fcselayout-link": "fe_launch",
		"application/vnd.dna": "dna",
		"application/vnd.dolby.mlp": "mlp",
		"application/vnd.dpgraph": "dpg",
		"application/vnd.dreamfactory": "dfac",
		"application/vnd.dvb.ait": "ait",
		"application/vnd.dvb.service": "svc",
		"application/vnd.dynageo": "geo",
		"application/vnd.ecowin.chart": "mag",
		"application/vnd.enliven": "nml",
		"application/vnd.epson.esf": "esf",
		"application/vnd.epson.msf": "msf",
		"application/vnd.epson.quickanime": "qam",
		"application/vnd.epson.salt": "slt",
		"application/vnd.epson.ssf": "ssf",
		"application/vnd.eszigno3+xml": "es3",
		"application/vnd.ezpix-album": "ez2",
		"application/vnd.ezpix-package": "ez3",
		"application/vnd.fdf": "fdf",
		"application/vnd.fdsn.seed": "seed",
		"application/vnd.flographit": "gph",
		"application/vnd.fluxtime.clip": "ftc",
		"application/vnd.framemaker": "fm",
		"application/vnd.frogans.fnc": "fnc",
		"application/vnd.frogans.ltf": "ltf",
		"application/vnd.fsc.weblaunch": "fsc",
		"application/vnd.fujitsu.oasys": "oas",
		"application/vnd.fujitsu.oasys2": "oa2",
		"application/vnd.fujitsu.oasys3": "oa3",
		"application/vnd.fujitsu.oasysgp": "fg5",
		"application/vnd.fujitsu.oasysprs": "bh2",
		"application/vnd.fujixerox.ddd": "ddd",
		"application/vnd.fujixerox.docuworks": "xdw",
		"application/vnd.fujixerox.docuworks.binder": "xbd",
		"application/vnd.fuzzysheet": "fzs",
		"application/vnd.genomatix.tuxedo": "txd",
		"application/vnd.geogebra.file": "ggb",
		"application/vnd.geogebra.tool": "ggt",
		"application/vnd.geometry-explorer": "gex",
		"application/vnd.geonext": "gxt",
		"application/vnd.geoplan": "g2w",
		"application/vnd.geospace": "g3w",
		"application/vnd.gmx": "gmx",
		"application/vnd.google-earth.kml+xml": "kml",
		"application/vnd.google-earth.kmz": "kmz",
		"application/vnd.grafeq": "gqf",
		"application/vnd.groove-account": "gac",
		"application/vnd.groove-help": "ghf",
		"application/vnd.groove-identity-message": "gim",
		"application/vnd.groove-injector": "grv",
		"application/vnd.groove-tool-message": "gtm",
		"application/vnd.groove-tool-template": "tpl",
		"application/vnd.groove-vcard": "vcg",
		"application/vnd.hal+xml": "hal",
		"application/vnd.handheld-entertainment+xml": "zmm",
		"application/vnd.hbci": "hbci",
		"application/vnd.hhe.lesson-player": "les",
		"application/vnd.hp-hpgl": [
			"hgl",
			"hpg",
			"hpgl"
		],
		"application/vnd.hp-hpid": "hpid",
		"application/vnd.hp-hps": "hps",
		"application/vnd.hp-jlyt": "jlt",
		"application/vnd.hp-pcl": "pcl",
		"application/vnd.hp-pclxl": "pclxl",
		"application/vnd.hydrostatix.sof-data": "sfd-hdstx",
		"application/vnd.hzn-3d-crossword": "x3d",
		"application/vnd.ibm.minipay": "mpy",
		"application/vnd.ibm.modcap": "afp",
		"application/vnd.ibm.rights-management": "irm",
		"application/vnd.ibm.secure-container": "sc",
		"application/vnd.iccprofile": "icc",
		"application/vnd.igloader": "igl",
		"application/vnd.immervision-ivp": "ivp",
		"application/vnd.immervision-ivu": "ivu",
		"application/vnd.insors.igm": "igm",
		"application/vnd.intercon.formnet": "xpw",
		"application/vnd.intergeo": "i2g",
		"application/vnd.intu.qbo": "qbo",
		"application/vnd.intu.qfx": "qfx",
		"application/vnd.ipunplugged.rcprofile": "rcprofile",
		"application/vnd.irepository.package+xml": "irp",
		"application/vnd.is-xpr": "xpr",
		"application/vnd.isac.fcs": "fcs",
		"application/vnd.jam": "jam",
		"application/vnd.jcp.javame.midlet-rms": "rms",
		"application/vnd.jisp": "jisp",
		"application/vnd.joost.joda-archive": "joda",
		"application/vnd.kahootz": "ktz",
		"application/vnd.kde.karbon": "karbon",
		"application/vnd.kde.kchart": "chrt",
		"application/vnd.kde.kformula": "kfo",
		"application/vnd.kde.kivio": "flw",
		"application/vnd.kde.kontour": "kon",
		"application/vnd.kde.kpresenter": "kpr",
		"application/vnd.kde.kspread": "ksp",
		"application/vnd.kde.kword": "kwd",
		"application/vnd.kenameaapp": "htke",
		"application/vnd.kidspiration": "kia",
		"application/vnd.kinar": "kne",
		"application/vnd.koan": "skp",
		"application/vnd.kodak-descriptor": "sse",
		"application/vnd.las.las+xml": "lasxml",
		"application/vnd.llamagraphics.life-balance.desktop": "lbd",
		"application/vnd.llamagraphics.life-balance.exchange+xml": "lbe",
		"application/vnd.lotus-1-2-3": "123",
		"application/vnd.lotus-approach": "apr",
		"application/vnd.lotus-freelance": "pre",
		"application/vnd.lotus-notes": "nsf",
		"application/vnd.lotus-organizer": "org",
		"application/vnd.lotus-screencam": "scm",
		"application/vnd.lotus-wordpro": "lwp",
		"application/vnd.macports.portpkg": "portpkg",
		"application/vnd.mcd": "mcd",
		"application/vnd.medcalcdata": "mc1",
		"application/vnd.mediastation.cdkey": "cdkey",
		"application/vnd.mfer": "mwf",
		"application/vnd.mfmp": "mfm",
		"application/vnd.micrografx.flo": "flo",
		"application/vnd.micrografx.igx": "igx",
		"application/vnd.mif": "mif",
		"application/vnd.mobius.daf": "daf",
		"application/vnd.mobius.dis": "dis",
		"application/vnd.mobius.mbk": "mbk",
		"application/vnd.mobius.mqy": "mqy",
		"application/vnd.mobius.msl": "msl",
		"application/vnd.mobius.plc": "plc",
		"application/vnd.mobius.txf": "txf",
		"application/vnd.mophun.application": "mpn",
		"application/vnd.mophun.certificate": "mpc",
		"application/vnd.mozilla.xul+xml": "xul",
		"application/vnd.ms-artgalry": "cil",
		"application/vnd.ms-cab-compressed": "cab",
		"application/vnd.ms-excel": [
			"xls",
			"xla",
			"xlc",
			"xlm",
			"xlt",
			"xlw",
			"xlb",
			"xll"
		],
		"application/vnd.ms-excel.addin.macroenabled.12": "xlam",
		"application/vnd.ms-excel.sheet.binary.macroenabled.12": "xlsb",
		"application/vnd.ms-excel.sheet.macroenabled.12": "xlsm",
		"application/vnd.ms-excel.template.macroenabled.12": "xltm",
		"application/vnd.ms-fontobject": "eot",
		"application/vnd.ms-htmlhelp": "chm",
		"application/vnd.ms-ims": "ims",
		"application/vnd.ms-lrm": "lrm",
		"application/vnd.ms-officetheme": "thmx",
		"application/vnd.ms-outlook": "msg",
		"application/vnd.ms-pki.certstore": "sst",
		"application/vnd.ms-pki.pko": "pko",
		"application/vnd.ms-pki.seccat": "cat",
		"application/vnd.ms-pki.stl": "stl",
		"application/vnd.ms-pkicertstore": "sst",
		"application/vnd.ms-pkiseccat": "cat",
		"application/vnd.ms-pkistl": "stl",
		"application/vnd.ms-powerpoint": [
			"ppt",
			"pot",
			"pps",
			"ppa",
			"pwz"
		],
		"application/vnd.ms-powerpoint.addin.macroenabled.12": "ppam",
		"application/vnd.ms-powerpoint.presentation.macroenabled.12": "pptm",
		"application/vnd.ms-powerpoint.slide.macroenabled.12": "sldm",
		"application/vnd.ms-powerpoint.slideshow.macroenabled.12": "ppsm",
		"application/vnd.ms-powerpoint.template.macroenabled.12": "potm",
		"application/vnd.ms-project": "mpp",
		"application/vnd.ms-word.document.macroenabled.12": "docm",
		"application/vnd.ms-word.template.macroenabled.12": "dotm",
		"application/vnd.ms-works": [
			"wks",
			"wcm",
			"wdb",
			"wps"
		],
		"application/vnd.ms-wpl": "wpl",
		"application/vnd.ms-xpsdocument": "xps",
		"application/vnd.mseq": "mseq",
		"application/vnd.musician": "mus",
		"application/vnd.muvee.style": "msty",
		"application/vnd.neurolanguage.nlu": "nlu",
		"application/vnd.noblenet-directory": "nnd",
		"application/vnd.noblenet-sealer": "nns",
		"application/vnd.noblenet-web": "nnw",
		"application/vnd.nokia.configuration-message": "ncm",
		"application/vnd.nokia.n-gage.data": "ngdat",
		"application/vnd.nokia.n-gage.symbian.install": "n-gage",
		"application/vnd.nokia.radio-preset": "rpst",
		"application/vnd.nokia.radio-presets": "rpss",
		"application/vnd.nokia.ringing-tone": "rng",
		"application/vnd.novadigm.edm": "edm",
		"application/vnd.novadigm.edx": "edx",
		"application/vnd.novadigm.ext": "ext",
		"application/vnd.oasis.opendocument.chart": "odc",
		"application/vnd.oasis.opendocument.chart-template": "otc",
		"application/vnd.oasis.opendocument.database": "odb",
		"application/vnd.oasis.opendocument.formula": "odf",
		"application/vnd.oasis.opendocument.formula-template": "odft",
		"application/vnd.oasis.opendocument.graphics": "odg",
		"application/vnd.oasis.opendocument.graphics-template": "otg",
		"application/vnd.oasis.opendocument.image": "odi",
		"application/vnd.oasis.opendocument.image-template": "oti",
		"application/vnd.oasis.opendocument.presentation": "odp",
		"application/vnd.oasis.opendocument.presentation-template": "otp",
		"application/vnd.oasis.opendocument.spreadsheet": "ods",
		"application/vnd.oasis.opendocument.spreadsheet-template": "ots",
		"application/vnd.oasis.opendocument.text": "odt",
		"application/vnd.oasis.opendocument.text-master": "odm",
		"application/vnd.oasis.opendocument.text-template": "ott",
		"application/vnd.oasis.opendocument.text-web": "oth",
		"application/vnd.olpc-sugar": "xo",
		"application/vnd.oma.dd2+xml": "dd2",
		"application/vnd.openofficeorg.extension": "oxt",
		"application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
		"application/vnd.openxmlformats-officedocument.presentationml.slide": "sldx",
		"application/vnd.openxmlformats-officedocument.presentationml.slideshow": "ppsx",
		"application/vnd.openxmlformats-officedocument.presentationml.template": "potx",
		"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
		"application/vnd.openxmlformats-officedocument.spreadsheetml.template": "xltx",
		"application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
		"application/vnd.openxmlformats-officedocument.wordprocessingml.template": "dotx",
		"application/vnd.osgeo.mapguide.package": "mgp",
		"application/vnd.osgi.dp": "dp",
		"application/vnd.palm": "pdb",
		"application/vnd.pawaafile": "paw",
		"application/vnd.pg.format": "str",
		"application/vnd.pg.osasli": "ei6",
		"application/vnd.picsel": "efif",
		"application/vnd.pmi.widget": "wg",
		"application/vnd.pocketlearn": "plf",
		"application/vnd.powerbuilder6": "pbd",
		"application/vnd.previewsystems.box": "box",
		"application/vnd.proteus.magazine": "mgz",
		"application/vnd.publishare-delta-tree": "qps",
		"application/vnd.pvi.ptid1": "ptid",
		"application/vnd.quark.quarkxpress": "qxd",
		"application/vnd.realvnc.bed": "bed",
		"application/vnd.recordare.musicxml": "mxl",
		"application/vnd.recordare.musicxml+xml": "musicxml",
		"application/vnd.rig.cryptonote": "cryptonote",
		"application/vnd.rim.cod": "cod",
		"application/vnd.rn-realmedia": "rm",
		"application/vnd.rn-realplayer": "rnx",
		"application/vnd.route66.link66+xml": "link66",
		"application/vnd.sailingtracker.track": "st",
		"application/vnd.seemail": "see",
		"application/vnd.sema": "sema",
		"application/vnd.semd": "semd",
		"application/vnd.semf": "semf",
		"application/vnd.shana.informed.formdata": "ifm",
		"application/vnd.shana.informed.formtemplate": "itp",
		"application/vnd.shana.informed.interchange": "iif",
		"application/vnd.shana.informed.package": "ipk",
		"application/vnd.simtech-mindmapper": "twd",
		"application/vnd.smaf": "mmf",
		"application/vnd.smart.teacher": "teacher",
		"application/vnd.solent.sdkm+xml": "sdkm",
		"application/vnd.spotfire.dxp": "dxp",
		"application/vnd.spotfire.sfs": "sfs",
		"application/vnd.stardivision.calc": "sdc",
		"application/vnd.stardivision.draw": "sda",
		"application/vnd.stardivision.impress": "sdd",
		"application/vnd.stardivision.math": "smf",
		"application/vnd.stardivision.writer": "sdw",
		"application/vnd.stardivision.writer-global": "sgl",
		"application/vnd.stepmania.stepchart": "sm",
		"application/vnd.sun.xml.calc": "sxc",
		"application/vnd.sun.xml.calc.template": "stc",
		"application/vnd.sun.xml.draw": "sxd",
		"application/vnd.sun.xml.draw.template": "std",
		"application/vnd.sun.xml.impress": "sxi",
		"application/vnd.sun.xml.impress.template": "sti",
		"application/vnd.sun.xml.math": "sxm",
		"application/vnd.sun.xml.writer": "sxw",
		"application/vnd.sun.xml.writer.global": "sxg",
		"application/vnd.sun.xml.writer.template": "stw",
		"application/vnd.sus-calendar": "sus",
		"application/vnd.svd": "svd",
		"application/vnd.symbian.install": "sis",
		"application/vnd.syncml+xml": "xsm",
		"application/vnd.syncml.dm+wbxml": "bdm",
		"application/vnd.syncml.dm+xml": "xdm",
		"application/vnd.tao.intent-module-archive": "tao",
		"application/vnd.tmobile-livetv": "tmo",
		"application/vnd.trid.tpt": "tpt",
		"application/vnd.triscape.mxs": "mxs",
		"application/vnd.trueapp": "tra",
		"application/vnd.ufdl": "ufd",
		"application/vnd.uiq.theme": "utz",
		"application/vnd.umajin": "umj",
		"application/vnd.unity": "unityweb",
		"application/vnd.uoml+xml": "uoml",
		"application/vnd.vcx": "vcx",
		"application/vnd.visio": "vsd",
		"application/vnd.visionary": "vis",
		"application/vnd.vsf": "vsf",
		"application/vnd.wap.wbxml": "wbxml",
		"application/vnd.wap.wmlc": "wmlc",
		"application/vnd.wap.wmlscriptc": "wmlsc",
		"application/vnd.webturbo": "wtb",
		"application/vnd.wolfram.player": "nbp",
		"application/vnd.wordperfect": "wpd",
		"application/vnd.wqd": "wqd",
		"application/vnd.wt.stf": "stf",
		"application/vnd.xara": ["web", "xar"],
		"application/vnd.xfdl": "xfdl",
		"application/vnd.yamaha.hv-dic": "hvd",
		"application/vnd.yamaha.hv-script": "hvs",
		"application/vnd.yamaha.hv-voice": "hvp",
		"application/vnd.yamaha.openscoreformat": "osf",
		"application/vnd.yamaha.openscoreformat.osfpvg+xml": "osfpvg",
		"application/vnd.yamaha.smaf-audio": "saf",
		"application/vnd.yamaha.smaf-phrase": "spf",
		"application/vnd.yellowriver-custom-menu": "cmp",
		"application/vnd.zul": "zir",
		"application/vnd.zzazz.deck+xml": "zaz",
		"application/vocaltec-media-desc": "vmd",
		"application/vocaltec-media-file": "vmf",
		"application/voicexml+xml": "vxml",
		"application/wasm": "wasm",
		"application/widget": "wgt",
		"application/winhlp": "hlp",
		"application/wordperfect": [
			"wp",
			"wp5",
			"wp6",
			"wpd"
		],
		"application/wordperfect6.0": ["w60", "wp5"],
		"application/wordperfect6.1": "w61",
		"application/wsdl+xml": "wsdl",
		"application/wspolicy+xml": "wspolicy",
		"application/x-123": "wk1",
		"application/x-7z-compressed": "7z",
		"application/x-abiword": "abw",
		"application/x-ace-compressed": "ace",
		"application/x-aim": "aim",
		"application/x-authorware-bin": "aab",
		"application/x-authorware-map": "aam",
		"application/x-authorware-seg": "aas",
		"application/x-bcpio": "bcpio",
		"application/x-binary": "bin",
		"application/x-binhex40": "hqx",
		"application/x-bittorrent": "torrent",
		"application/x-bsh": [
			"bsh",
			"sh",
			"shar"
		],
		"application/x-bytecode.elisp": "elc",
		"application/x-bytecode.python": "pyc",
		"application/x-bzip": "bz",
		"application/x-bzip2": ["boz", "bz2"],
		"application/x-cdf": "cdf",
		"application/x-cdlink": "vcd",
		"application/x-chat": ["cha", "chat"],
		"application/x-chess-pgn": "pgn",
		"application/x-cmu-raster": "ras",
		"application/x-cocoa": "cco",
		"application/x-compactpro": "cpt",
		"application/x-compress": "z",
		"application/x-compressed": [
			"tgz",
			"gz",
			"z",
			"zip"
		],
		"application/x-conference": "nsc",
		"application/x-cpio": "cpio",
		"application/x-cpt": "cpt",
		"application/x-csh": "csh",
		"application/x-debian-package": "deb",
		"application/x-deepv": "deepv",
		"application/x-director": [
			"dir",
			"dcr",
			"dxr"
		],
		"application/x-doom": "wad",
		"application/x-dtbncx+xml": "ncx",
		"application/x-dtbook+xml": "dtb",
		"application/x-dtbresource+xml": "res",
		"application/x-dvi": "dvi",
		"application/x-elc": "elc",
		"application/x-envoy": ["env", "evy"],
		"application/x-esrehber": "es",
		"application/x-excel": [
			"xls",
			"xla",
			"xlb",
			"xlc",
			"xld",
			"xlk",
			"xll",
			"xlm",
			"xlt",
			"xlv",
			"xlw"
		],
		"application/x-font-bdf": "bdf",
		"application/x-font-ghostscript": "gsf",
		"application/x-font-linux-psf": "psf",
		"application/x-font-otf": "otf",
		"application/x-font-pcf": "pcf",
		"application/x-font-snf": "snf",
		"application/x-font-ttf": "ttf",
		"application/x-font-type1": "pfa",
		"application/x-font-woff": "woff",
		"application/x-frame": "mif",
		"application/x-freelance": "pre",
		"application/x-futuresplash": "spl",
		"application/x-gnumeric": "gnumeric",
		"application/x-gsp": "gsp",
		"application/x-gss": "gss",
		"application/x-gtar": "gtar",
		"application/x-gzip": ["gz", "gzip"],
		"application/x-hdf": "hdf",
		"application/x-helpfile": ["help", "hlp"],
		"application/x-httpd-imap": "imap",
		"application/x-ima": "ima",
		"application/x-internet-signup": ["ins", "isp"],
		"application/x-internett-signup": "ins",
		"application/x-inventor": "iv",
		"application/x-ip2": "ip",
		"application/x-iphone": "iii",
		"application/x-java-class": "class",
		"application/x-java-commerce": "jcm",
		"application/x-java-jnlp-file": "jnlp",
		"application/x-javascript": "js",
		"application/x-koan": [
			"skd",
			"skm",
			"skp",
			"skt"
		],
		"application/x-ksh": "ksh",
		"application/x-latex": ["latex", "ltx"],
		"application/x-lha": "lha",
		"application/x-lisp": "lsp",
		"application/x-livescreen": "ivy",
		"application/x-lotus": "wq1",
		"application/x-lotusscreencam": "scm",
		"application/x-lzh": "lzh",
		"application/x-lzx": "lzx",
		"application/x-mac-binhex40": "hqx",
		"application/x-macbinary": "bin",
		"application/x-magic-cap-package-1.0": "mc$",
		"application/x-mathcad": "mcd",
		"application/x-meme": "mm",
		"application/x-midi": ["mid", "midi"],
		"application/x-mif": "mif",
		"application/x-mix-transfer": "nix",
		"application/x-mobipocket-ebook": "prc",
		"application/x-mplayer2": "asx",
		"application/x-ms-application": "application",
		"application/x-ms-wmd": "wmd",
		"application/x-ms-wmz": "wmz",
		"application/x-ms-xbap": "xbap",
		"application/x-msaccess": "mdb",
		"application/x-msbinder": "obd",
		"application/x-mscardfile": "crd",
		"application/x-msclip": "clp",
		"application/x-msdownload": ["exe", "dll"],
		"application/x-msexcel": [
			"xls",
			"xla",
			"xlw"
		],
		"application/x-msmediaview": [
			"mvb",
			"m13",
			"m14"
		],
		"application/x-msmetafile": "wmf",
		"application/x-msmoney": "mny",
		"application/x-mspowerpoint": "ppt",
		"application/x-mspublisher": "pub",
		"application/x-msschedule": "scd",
		"application/x-msterminal": "trm",
		"application/x-mswrite": "wri",
		"application/x-navi-animation": "ani",
		"application/x-navidoc": "nvd",
		"application/x-navimap": "map",
		"application/x-navistyle": "stl",
		"application/x-netcdf": ["cdf", "nc"],
		"application/x-newton-compatible-pkg": "pkg",
		"application/x-nokia-9000-communicator-add-on-software": "aos",
		"application/x-omc": "omc",
		"application/x-omcdatamaker": "omcd",
		"application/x-omcregerator": "omcr",
		"application/x-pagemaker": ["pm4", "pm5"],
		"application/x-pcl": "pcl",
		"application/x-perfmon": [
			"pma",
			"pmc",
			"pml",
			"pmr",
			"pmw"
		],
		"application/x-pixclscript": "plx",
		"application/x-pkcs10": "p10",
		"application/x-pkcs12": ["p12", "pfx"],
		"application/x-pkcs7-certificates": ["p7b", "spc"],
		"application/x-pkcs7-certreqresp": "p7r",
		"application/x-pkcs7-mime": ["p7m", "p7c"],
		"application/x-pkcs7-signature": ["p7s", "p7a"],
		"application/x-pointplus": "css",
		"application/x-portable-anymap": "pnm",
		"application/x-project": [
			"mpc",
			"mpt",
			"mpv",
			"mpx"
		],
		"application/x-qpro": "wb1",
		"application/x-rar-compressed": "rar",
		"application/x-rtf": "rtf",
		"application/x-sdp": "sdp",
		"application/x-sea": "sea",
		"application/x-seelogo": "sl",
		"application/x-sh": "sh",
		"application/x-shar": ["shar", "sh"],
		"application/x-shockwave-flash": "swf",
		"application/x-silverlight-app": "xap",
		"application/x-sit": "sit",
		"application/x-sprite": ["spr", "sprite"],
		"application/x-stuffit": "sit",
		"application/x-stuffitx": "sitx",
		"application/x-sv4cpio": "sv4cpio",
		"application/x-sv4crc": "sv4crc",
		"application/x-tar": "tar",
		"application/x-tbook": ["sbk", "tbk"],
		"application/x-tcl": "tcl",
		"application/x-tex": "tex",
		"application/x-tex-tfm": "tfm",
		"application/x-texinfo": ["texi", "texinfo"],
		"application/x-troff": [
			"roff",
			"t",
			"tr"
		],
		"application/x-troff-man": "man",
		"application/x-troff-me": "me",
		"application/x-troff-ms": "ms",
		"application/x-troff-msvideo": "avi",
		"application/x-ustar": "ustar",
		"application/x-visio": [
			"vsd",
			"vst",
			"vsw"
		],
		"application/x-vnd.audioexplosion.mzz": "mzz",
		"application/x-vnd.ls-xpix": "xpix",
		"application/x-vrml": "vrml",
		"application/x-wais-source": ["src", "wsrc"],
		"application/x-winhelp": "hlp",
		"application/x-wintalk": "wtk",
		"application/x-world": ["wrl", "svr"],
		"application/x-wpwin": "wpd",
		"application/x-wri": "wri",
		"application/x-x509-ca-cert": [
			"cer",
			"crt",
			"der"
		],
		"application/x-x509-user-cert": "crt",
		"application/x-xfig": "fig",
		"application/x-xpinstall": "xpi",
		"application/x-zip-compressed": "zip",
		"application/xcap-diff+xml": "xdf",
		"application/xenc+xml": "xenc",
		"application/xhtml+xml": "xhtml",
		"application/xml": "xml",
		"application/xml-dtd": "dtd",
		"application/xop+xml": "xop",
		"application/xslt+xml": "xslt",
		"application/xspf+xml": "xspf",
		"application/xv+xml": "mxml",
		"application/yaml": ["yaml", "yml"],
		"application/yang": "yang",
		"application/yin+xml": "yin",
		"application/ynd.ms-pkipko": "pko",
		"application/zip": "zip",
		"audio/adpcm": "adp",
		"audio/aiff": [
			"aiff",
			"aif",
			"aifc"
		],
		"audio/basic": ["snd", "au"],
		"audio/it": "it",
		"audio/make": [
			"funk",
			"my",
			"pfunk"
		],
		"audio/make.my.funk": "pfunk",
		"audio/mid": ["mid", "rmi"],
		"audio/midi": [
			"midi",
			"kar",
			"mid"
		],
		"audio/mod": "mod",
		"audio/mp4": "mp4a",
		"audio/mpeg": [
			"mpga",
			"mp3",
			"m2a",
			"mp2",
			"mpa",
			"mpg"
		],
		"audio/mpeg3": "mp3",
		"audio/nspaudio": ["la", "lma"],
		"audio/ogg": "oga",
		"audio/opus": "opus",
		"audio/s3m": "s3m",
		"audio/tsp-audio": "tsi",
		"audio/tsplayer": "tsp",
		"audio/vnd.dece.audio": "uva",
		"audio/vnd.digital-winds": "eol",
		"audio/vnd.dra": "dra",
		"audio/vnd.dts": "dts",
		"audio/vnd.dts.hd": "dtshd",
		"audio/vnd.lucent.voice": "lvp",
		"audio/vnd.ms-playready.media.pya": "pya",
		"audio/vnd.nuera.ecelp4800": "ecelp4800",
		"audio/vnd.nuera.ecelp7470": "ecelp7470",
		"audio/vnd.nuera.ecelp9600": "ecelp9600",
		"audio/vnd.qcelp": "qcp",
		"audio/vnd.rip": "rip",
		"audio/voc": "voc",
		"audio/voxware": "vox",
		"audio/wav": "wav",
		"audio/webm": "weba",
		"audio/x-aac": "aac",
		"audio/x-adpcm": "snd",
		"audio/x-aiff": [
			"aiff",
			"aif",
			"aifc"
		],
		"audio/x-au": "au",
		"audio/x-gsm": ["gsd", "gsm"],
		"audio/x-jam": "jam",
		"audio/x-liveaudio": "lam",
		"audio/x-m4a": "m4a",
		"audio/x-mid": ["mid", "midi"],
		"audio/x-midi": ["midi", "mid"],
		"audio/x-mod": "mod",
		"audio/x-mpeg": "mp2",
		"audio/x-mpeg-3": "mp3",
		"audio/x-mpegurl": "m3u",
		"audio/x-mpequrl": "m3u",
		"audio/x-ms-wax": "wax",
		"audio/x-ms-wma": "wma",
		"audio/x-nspaudio": ["la", "lma"],
		"audio/x-pn-realaudio": [
			"ra",
			"ram",
			"rm",
			"rmm",
			"rmp"
		],
		"audio/x-pn-realaudio-plugin": [
			"ra",
			"rmp",
			"rpm"
		],
		"audio/x-psid": "sid",
		"audio/x-realaudio": "ra",
		"audio/x-twinvq": "vqf",
		"audio/x-twinvq-plugin": ["vqe", "vql"],
		"audio/x-vnd.audioexplosion.mjuicemediafile": "mjf",
		"audio/x-voc": "voc",
		"audio/x-wav": "wav",
		"audio/xm": "xm",
		"chemical/x-cdx": "cdx",
		"chemical/x-cif": "cif",
		"chemical/x-cmdf": "cmdf",
		"chemical/x-cml": "cml",
		"chemical/x-csml": "csml",
		"chemical/x-pdb": ["pdb", "xyz"],
		"chemical/x-xyz": "xyz",
		"drawing/x-dwf": "dwf",
		"font/woff": "woff",
		"font/woff2": "woff2",
		"i-world/i-vrml": "ivr",
		"image/avif": "avif",
		"image/bmp": ["bmp", "bm"],
		"image/cgm": "cgm",
		"image/cis-cod": "cod",
		"image/cmu-raster": ["ras", "rast"],
		"image/fif": "fif",
		"image/florian": ["flo", "turbot"],
		"image/g3fax": "g3",
		"image/gif": "gif",
		"image/heic": "heic",
		"image/heif": "heif",
		"image/ief": ["ief", "iefs"],
		"image/jpeg": [
			"jpeg",
			"jpe",
			"jpg",
			"jfif",
			"jfif-tbnl"
		],
		"image/jutvision": "jut",
		"image/ktx": "ktx",
		"image/naplps": ["nap", "naplps"],
		"image/pict": ["pic", "pict"],
		"image/pipeg": "jfif",
		"image/pjpeg": [
			"jfif",
			"jpe",
			"jpeg",
			"jpg"
		],
		"image/png": ["png", "x-png"],
		"image/prs.btif": "btif",
		"image/svg+xml": "svg",
		"image/tiff": ["tif", "tiff"],
		"image/vasa": "mcf",
		"image/vnd.adobe.photoshop": "psd",
		"image/vnd.dece.graphic": "uvi",
		"image/vnd.djvu": "djvu",
		"image/vnd.dvb.subtitle": "sub",
		"image/vnd.dwg": [
			"dwg",
			"dxf",
			"svf"
		],
		"image/vnd.dxf": "dxf",
		"image/vnd.fastbidsheet": "fbs",
		"image/vnd.fpx": "fpx",
		"image/vnd.fst": "fst",
		"image/vnd.fujixerox.edmics-mmr": "mmr",
		"image/vnd.fujixerox.edmics-rlc": "rlc",
		"image/vnd.ms-modi": "mdi",
		"image/vnd.net-fpx": ["fpx", "npx"],
		"image/vnd.rn-realflash": "rf",
		"image/vnd.rn-realpix": "rp",
		"image/vnd.wap.wbmp": "wbmp",
		"image/vnd.xiff": "xif",
		"image/webp": "webp",
		"image/x-cmu-raster": "ras",
		"image/x-cmx": "cmx",
		"image/x-dwg": [
			"dwg",
			"dxf",
			"svf"
		],
		"image/x-freehand": "fh",
		"image/x-icon": "ico",
		"image/x-jg": "art",
		"image/x-jps": "jps",
		"image/x-niff": ["niff", "nif"],
		"image/x-pcx": "pcx",
		"image/x-pict": ["pct", "pic"],
		"image/x-portable-anymap": "pnm",
		"image/x-portable-bitmap": "pbm",
		"image/x-portable-graymap": "pgm",
		"image/x-portable-greymap": "pgm",
		"image/x-portable-pixmap": "ppm",
		"image/x-quicktime": [
			"qif",
			"qti",
			"qtif"
		],
		"image/x-rgb": "rgb",
		"image/x-tiff": ["tif", "tiff"],
		"image/x-windows-bmp": "bmp",
		"image/x-xbitmap": "xbm",
		"image/x-xbm": "xbm",
		"image/x-xpixmap": ["xpm", "pm"],
		"image/x-xwd": "xwd",
		"image/x-xwindowdump": "xwd",
		"image/xbm": "xbm",
		"image/xpm": "xpm",
		"message/rfc822": [
			"eml",
			"mht",
			"mhtml",
			"nws",
			"mime"
		],
		"model/iges": ["iges", "igs"],
		"model/mesh": "msh",
		"model/vnd.collada+xml": "dae",
		"model/vnd.dwf": "dwf",
		"model/vnd.gdl": "gdl",
		"model/vnd.gtw": "gtw",
		"model/vnd.mts": "mts",
		"model/vnd.vtu": "vtu",
		"model/vrml": [
			"vrml",
			"wrl",
			"wrz"
		],
		"model/x-pov": "pov",
		"multipart/x-gzip": "gzip",
		"multipart/x-ustar": "ustar",
		"multipart/x-zip": "zip",
		"music/crescendo": ["mid", "midi"],
		"music/x-karaoke": "kar",
		"paleovu/x-pv": "pvu",
		"text/asp": "asp",
		"text/calendar": "ics",
		"text/css": "css",
		"text/csv": "csv",
		"text/ecmascript": "js",
		"text/h323": "323",
		"text/html": [
			"html",
			"htm",
			"stm",
			"acgi",
			"htmls",
			"htx",
			"shtml"
		],
		"text/iuls": "uls",
		"text/javascript": "js",
		"text/markdown": "md",
		"text/mcf": "mcf",
		"text/n3": "n3",
		"text/pascal": "pas",
		"text/plain": [
			"txt",
			"bas",
			"c",
			"h",
			"c++",
			"cc",
			"com",
			"conf",
			"cxx",
			"def",
			"f",
			"f90",
			"for",
			"g",
			"hh",
			"idc",
			"jav",
			"java",
			"list",
			"log",
			"lst",
			"m",
			"mar",
			"pl",
			"sdml",
			"text"
		],
		"text/plain-bas": "par",
		"text/prs.lines.tag": "dsc",
		"text/richtext": [
			"rtx",
			"rt",
			"rtf"
		],
		"text/scriplet": "wsc",
		"text/scriptlet": "sct",
		"text/sgml": ["sgm", "sgml"],
		"text/tab-separated-values": "tsv",
		"text/troff": "t",
		"text/turtle": "ttl",
		"text/uri-list": [
			"uni",
			"unis",
			"uri",
			"uris"
		],
		"text/vnd.abc": "abc",
		"text/vnd.curl": "curl",
		"text/vnd.curl.dcurl": "dcurl",
		"text/vnd.curl.mcurl": "mcurl",
		"text/vnd.curl.scurl": "scurl",
		"text/vnd.fly": "fly",
		"text/vnd.fmi.flexstor": "flx",
		"text/vnd.graphviz": "gv",
		"text/vnd.in3d.3dml": "3dml",
		"text/vnd.in3d.spot": "spot",
		"text/vnd.rn-realtext": "rt",
		"text/vnd.sun.j2me.app-descriptor": "jad",
		"text/vnd.wap.wml": "wml",
		"text/vnd.wap.wmlscript": "wmls",
		"text/webviewhtml": "htt",
		"text/x-asm": ["asm", "s"],
		"text/x-audiosoft-intra": "aip",
		"text/x-c": [
			"c",
			"cc",
			"cpp"
		],
		"text/x-component": "htc",
		"text/x-fortran": [
			"for",
			"f",
			"f77",
			"f90"
		],
		"text/x-h": ["h", "hh"],
		"text/x-java-source": ["java", "jav"],
		"text/x-la-asf": "lsx",
		"text/x-m": "m",
		"text/x-pascal": "p",
		"text/x-script": "hlb",
		"text/x-script.csh": "csh",
		"text/x-script.elisp": "el",
		"text/x-script.guile": "scm",
		"text/x-script.ksh": "ksh",
		"text/x-script.lisp": "lsp",
		"text/x-script.perl": "pl",
		"text/x-script.perl-module": "pm",
		"text/x-script.phyton": "py",
		"text/x-script.rexx": "rexx",
		"text/x-script.scheme": "scm",
		"text/x-script.sh": "sh",
		"text/x-script.tcl": "tcl",
		"text/x-script.tcsh": "tcsh",
		"text/x-script.zsh": "zsh",
		"text/x-server-parsed-html": ["shtml", "ssi"],
		"text/x-setext": "etx",
		"text/x-sgml": ["sgm", "sgml"],
		"text/x-speech": ["spc", "talk"],
		"text/x-uil": "uil",
		"text/x-uuencode": ["uu", "uue"],
		"text/x-vcalendar": "vcs",
		"text/x-vcard": "vcf",
		"text/xml": "xml",
		"video/3gpp": "3gp",
		"video/3gpp2": "3g2",
		"video/animaflex": "afl",
		"video/avi": "avi",
		"video/avs-video": "avs",
		"video/dl": "dl",
		"video/fli": "fli",
		"video/gl": "gl",
		"video/h261": "h261",
		"video/h263": "h263",
		"video/h264": "h264",
		"video/jpeg": "jpgv",
		"video/jpm": "jpm",
		"video/mj2": "mj2",
		"video/mp4": "mp4",
		"video/mpeg": [
			"mpeg",
			"mp2",
			"mpa",
			"mpe",
			"mpg",
			"mpv2",
			"m1v",
			"m2v",
			"mp3"
		],
		"video/msvideo": "avi",
		"video/ogg": "ogv",
		"video/quicktime": [
			"mov",
			"qt",
			"moov"
		],
		"video/vdo": "vdo",
		"video/vivo": ["viv", "vivo"],
		"video/vnd.dece.hd": "uvh",
		"video/vnd.dece.mobile": "uvm",
		"video/vnd.dece.pd": "uvp",
		"video/vnd.dece.sd": "uvs",
		"video/vnd.dece.video": "uvv",
		"video/vnd.fvt": "fvt",
		"video/vnd.mpegurl": "mxu",
		"video/vnd.ms-playready.media.pyv": "pyv",
		"video/vnd.rn-realvideo": "rv",
		"video/vnd.uvvu.mp4": "uvu",
		"video/vnd.vivo": ["viv", "vivo"],
		"video/vosaic": "vos",
		"video/webm": "webm",
		"video/x-amt-demorun": "xdr",
		"video/x-amt-showrun": "xsr",
		"video/x-atomic3d-feature": "fmf",
		"video/x-dl": "dl",
		"video/x-dv": ["dif", "dv"],
		"video/x-f4v": "f4v",
		"video/x-fli": "fli",
		"video/x-flv": "flv",
		"video/x-gl": "gl",
		"video/x-isvideo": "isu",
		"video/x-la-asf": ["lsf", "lsx"],
		"video/x-m4v": "m4v",
		"video/x-motion-jpeg": "mjpg",
		"video/x-mpeg": ["mp3", "mp2"],
		"video/x-mpeq2a": "mp2",
		"video/x-ms-asf": [
			"asf",
			"asr",
			"asx"
		],
		"video/x-ms-asf-plugin": "asx",
		"video/x-ms-wm": "wm",
		"video/x-ms-wmv": "wmv",
		"video/x-ms-wmx": "wmx",
		"video/x-ms-wvx": "wvx",
		"video/x-msvideo": "avi",
		"video/x-qtc": "qtc",
		"video/x-scm": "scm",
		"video/x-sgi-movie": ["movie", "mv"],
		"windows/metafile": "wmf",
		"www/mime": "mime",
		"x-conference/x-cooltalk": "ice",
		"x-music/x-midi": ["mid", "midi"],
		"x-world/x-3dmf": [
			"3dm",
			"3dmf",
			"qd3",
			"qd3d"
		],
		"x-world/x-svr": "svr",
		"x-world/x-vrml": [
			"flr",
			"vrml",
			"wrl",
			"wrz",
			"xaf",
			"xof"
		],
		"x-world/x-vrt": "vrt",
		"xgl/drawing": "xgz",
		"xgl/movie": "xmz"
	};
	exports.extensions = {
		"*": "application/octet-stream",
		"123": "application/vnd.lotus-1-2-3",
		"323": "text/h323",
		"3dm": "x-world/x-3dmf",
		"3dmf": "x-world/x-3dmf",
		"3dml": "text/vnd.in3d.3dml",
		"3g2": "video/3gpp2",
		"3gp": "video/3gpp",
		"7z": "application/x-7z-compressed",
		a: "application/octet-stream",
		aab: "application/x-authorware-bin",
		aac: "audio/x-aac",
		aam: "application/x-authorware-map",
		aas: "application/x-authorware-seg",
		abc: "text/vnd.abc",
		abw: "application/x-abiword",
		ac: "application/pkix-attr-cert",
		acc: "application/vnd.americandynamics.acc",
		ace: "application/x-ace-compressed",
		acgi: "text/html",
		acu: "application/vnd.acucobol",
		acx: "application/internet-property-stream",
		adp: "audio/adpcm",
		aep: "application/vnd.audiograph",
		afl: "video/animaflex",
		afp: "application/vnd.ibm.modcap",
		ahead: "application/vnd.ahead.space",
		ai: "application/postscript",
		aif: ["audio/aiff", "audio/x-aiff"],
		aifc: ["audio/aiff", "audio/x-aiff"],
		aiff: ["audio/aiff", "audio/x-aiff"],
		aim: "application/x-aim",
		aip: "text/x-audiosoft-intra",
		air: "application/vnd.adobe.air-application-installer-package+zip",
		ait: "application/vnd.dvb.ait",
		ami: "application/vnd.amiga.ami",
		ani: "application/x-navi-animation",
		aos: "application/x-nokia-9000-communicator-add-on-software",
		apk: "application/vnd.android.package-archive",
		application: "application/x-ms-application",
		apr: "application/vnd.lotus-approach",
		aps: "application/mime",
		arc: "application/octet-stream",
		arj: ["application/arj", "application/octet-stream"],
		art: "image/x-jg",
		asf: "video/x-ms-asf",
		asm: "text/x-asm",
		aso: "application/vnd.accpac.simply.aso",
		asp: "text/asp",
		asr: "video/x-ms-asf",
		asx: [
			"video/x-ms-asf",
			"application/x-mplayer2",
			"video/x-ms-asf-plugin"
		],
		atc: "application/vnd.acucorp",
		atomcat: "application/atomcat+xml",
		atomsvc: "application/atomsvc+xml",
		atx: "application/vnd.antix.game-component",
		au: ["audio/basic", "audio/x-au"],
		avi: [
			"video/avi",
			"video/msvideo",
			"application/x-troff-msvideo",
			"video/x-msvideo"
		],
		avif: "image/avif",
		avs: "video/avs-video",
		aw: "application/applixware",
		axs: "application/olescript",
		azf: "application/vnd.airzip.filesecure.azf",
		azs: "application/vnd.airzip.filesecure.azs",
		azw: "application/vnd.amazon.ebook",
		bas: "text/plain",
		bcpio: "application/x-bcpio",
		bdf: "application/x-font-bdf",
		bdm: "application/vnd.syncml.dm+wbxml",
		bed: "application/vnd.realvnc.bed",
		bh2: "application/vnd.fujitsu.oasysprs",
		bin: [
			"application/octet-stream",
			"application/mac-binary",
			"application/macbinary",
			"application/x-macbinary",
			"application/x-binary"
		],
		bm: "image/bmp",
		bmi: "application/vnd.bmi",
		bmp: ["image/bmp", "image/x-windows-bmp"],
		boo: "application/book",
		book: "application/book",
		box: "application/vnd.previewsystems.box",
		boz: "application/x-bzip2",
		bsh: "application/x-bsh",
		btif: "image/prs.btif",
		bz: "application/x-bzip",
		bz2: "application/x-bzip2",
		c: ["text/plain", "text/x-c"],
		"c++": "text/plain",
		c11amc: "application/vnd.cluetrust.cartomobile-config",
		c11amz: "application/vnd.cluetrust.cartomobile-config-pkg",
		c4g: "application/vnd.clonk.c4group",
		cab: "application/vnd.ms-cab-compressed",
		car: "application/vnd.curl.car",
		cat: ["application/vnd.ms-pkiseccat", "application/vnd.ms-pki.seccat"],
		cc: ["text/plain", "text/x-c"],
		ccad: "application/clariscad",
		cco: "application/x-cocoa",
		ccxml: "application/ccxml+xml",
		cdbcmsg: "application/vnd.contact.cmsg",
		cdf: [
			"application/cdf",
			"application/x-cdf",
			"application/x-netcdf"
		],
		cdkey: "application/vnd.mediastation.cdkey",
		cdmia: "application/cdmi-capability",
		cdmic: "application/cdmi-container",
		cdmid: "application/cdmi-domain",
		cdmio: "application/cdmi-object",
		cdmiq: "application/cdmi-queue",
		cdx: "chemical/x-cdx",
		cdxml: "application/vnd.chemdraw+xml",
		cdy: "application/vnd.cinderella",
		cer: ["application/pkix-cert", "application/x-x509-ca-cert"],
		cgm: "image/cgm",
		cha: "application/x-chat",
		chat: "application/x-chat",
		chm: "application/vnd.ms-htmlhelp",
		chrt: "application/vnd.kde.kchart",
		cif: "chemical/x-cif",
		cii: "application/vnd.anser-web-certificate-issue-initiation",
		cil: "application/vnd.ms-artgalry",
		cla: "application/vnd.claymore",
		class: [
			"application/octet-stream",
			"application/java",
			"application/java-byte-code",
			"application/java-vm",
			"application/x-java-class"
		],
		clkk: "application/vnd.crick.clicker.keyboard",
		clkp: "application/vnd.crick.clicker.palette",
		clkt: "application/vnd.crick.clicker.template",
		clkw: "application/vnd.crick.clicker.wordbank",
		clkx: "application/vnd.crick.clicker",
		clp: "application/x-msclip",
		cmc: "application/vnd.cosmocaller",
		cmdf: "chemical/x-cmdf",
		cml: "chemical/x-cml",
		cmp: "application/vnd.yellowriver-custom-menu",
		cmx: "image/x-cmx",
		cod: ["image/cis-cod", "application/vnd.rim.cod"],
		com: ["application/octet-stream", "text/plain"],
		conf: "text/plain",
		cpio: "application/x-cpio",
		cpp: "text/x-c",
		cpt: [
			"application/mac-compactpro",
			"application/x-compactpro",
			"application/x-cpt"
		],
		crd: "application/x-mscardfile",
		crl: ["application/pkix-crl", "application/pkcs-crl"],
		crt: [
			"application/pkix-cert",
			"application/x-x509-user-cert",
			"application/x-x509-ca-cert"
		],
		cryptonote: "application/vnd.rig.cryptonote",
		csh: ["text/x-script.csh", "application/x-csh"],
		csml: "chemical/x-csml",
		csp: "application/vnd.commonspace",
		css: ["text/css", "application/x-pointplus"],
		csv: "text/csv",
		cu: "application/cu-seeme",
		curl: "text/vnd.curl",
		cww: "application/prs.cww",
		cxx: "text/plain",
		dae: "model/vnd.collada+xml",
		daf: "application/vnd.mobius.daf",
		davmount: "application/davmount+xml",
		dcr: "application/x-director",
		dcurl: "text/vnd.curl.dcurl",
		dd2: "application/vnd.oma.dd2+xml",
		ddd: "application/vnd.fujixerox.ddd",
		deb: "application/x-debian-package",
		deepv: "application/x-deepv",
		def: "text/plain",
		der: "application/x-x509-ca-cert",
		dfac: "application/vnd.dreamfactory",
		dif: "video/x-dv",
		dir: "application/x-director",
		dis: "application/vnd.mobius.dis",
		djvu: "image/vnd.djvu",
		dl: ["video/dl", "video/x-dl"],
		dll: "application/x-msdownload",
		dms: "application/octet-stream",
		dna: "application/vnd.dna",
		doc: "application/msword",
		docm: "application/vnd.ms-word.document.macroenabled.12",
		docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		dot: "application/msword",
		dotm: "application/vnd.ms-word.template.macroenabled.12",
		dotx: "application/vnd.openxmlformats-officedocument.wordprocessingml.template",
		dp: ["application/commonground", "application/vnd.osgi.dp"],
		dpg: "application/vnd.dpgraph",
		dra: "audio/vnd.dra",
		drw: "application/drafting",
		dsc: "text/prs.lines.tag",
		dssc: "application/dssc+der",
		dtb: "application/x-dtbook+xml",
		dtd: "application/xml-dtd",
		dts: "audio/vnd.dts",
		dtshd: "audio/vnd.dts.hd",
		dump: "application/octet-stream",
		dv: "video/x-dv",
		dvi: "application/x-dvi",
		dwf: ["model/vnd.dwf", "drawing/x-dwf"],
		dwg: [
			"application/acad",
			"image/vnd.dwg",
			"image/x-dwg"
		],
		dxf: [
			"application/dxf",
			"image/vnd.dwg",
			"image/vnd.dxf",
			"image/x-dwg"
		],
		dxp: "application/vnd.spotfire.dxp",
		dxr: "application/x-director",
		ecelp4800: "audio/vnd.nuera.ecelp4800",
		ecelp7470: "audio/vnd.nuera.ecelp7470",
		ecelp9600: "audio/vnd.nuera.ecelp9600",
		edm: "application/vnd.novadigm.edm",
		edx: "application/vnd.novadigm.edx",
		efif: "application/vnd.picsel",
		ei6: "application/vnd.pg.osasli",
		el: "text/x-script.elisp",
		elc: ["application/x-elc", "application/x-bytecode.elisp"],
		eml: "message/rfc822",
		emma: "application/emma+xml",
		env: "application/x-envoy",
		eol: "audio/vnd.digital-winds",
		eot: "application/vnd.ms-fontobject",
		eps: "application/postscript",
		epub: "application/epub+zip",
		es: ["application/ecmascript", "application/x-esrehber"],
		es3: "application/vnd.eszigno3+xml",
		esf: "application/vnd.epson.esf",
		etx: "text/x-setext",
		evy: ["application/envoy", "application/x-envoy"],
		exe: ["application/octet-stream", "application/x-msdownload"],
		exi: "application/exi",
		ext: "application/vnd.novadigm.ext",
		ez2: "application/vnd.ezpix-album",
		ez3: "application/vnd.ezpix-package",
		f: ["text/plain", "text/x-fortran"],
		f4v: "video/x-f4v",
		f77: "text/x-fortran",
		f90: ["text/plain", "text/x-fortran"],
		fbs: "image/vnd.fastbidsheet",
		fcs: "application/vnd.isac.fcs",
		fdf: "application/vnd.fdf",
		fe_launch: "application/vnd.denovo.fcselayout-link",
		fg5: "application/vnd.fujitsu.oasysgp",
		fh: "image/x-freehand",
		fif: ["application/fractals", "image/fif"],
		fig: "application/x-xfig",
		fli: ["video/fli", "video/x-fli"],
		flo: ["image/florian", "application/vnd.micrografx.flo"],
		flr: "x-world/x-vrml",
		flv: "video/x-flv",
		flw: "application/vnd.kde.kivio",
		flx: "text/vnd.fmi.flexstor",
		fly: "text/vnd.fly",
		fm: "application/vnd.framemaker",
		fmf: "video/x-atomic3d-feature",
		fnc: "application/vnd.frogans.fnc",
		for: ["text/plain", "text/x-fortran"],
		fpx: ["image/vnd.fpx", "image/vnd.net-fpx"],
		frl: "application/freeloader",
		fsc: "application/vnd.fsc.weblaunch",
		fst: "image/vnd.fst",
		ftc: "application/vnd.fluxtime.clip",
		fti: "application/vnd.anser-web-funds-transfer-initiation",
		funk: "audio/make",
		fvt: "video/vnd.fvt",
		fxp: "application/vnd.adobe.fxp",
		fzs: "application/vnd.fuzzysheet",
		g: "text/plain",
		g2w: "application/vnd.geoplan",
		g3: "image/g3fax",
		g3w: "application/vnd.geospace",
		gac: "application/vnd.groove-account",
		gdl: "model/vnd.gdl",
		geo: "application/vnd.dynageo",
		geojson: "application/geo+json",
		gex: "application/vnd.geometry-explorer",
		ggb: "application/vnd.geogebra.file",
		ggt: "application/vnd.geogebra.tool",
		ghf: "application/vnd.groove-help",
		gif: "image/gif",
		gim: "application/vnd.groove-identity-message",
		gl: ["video/gl", "video/x-gl"],
		gmx: "application/vnd.gmx",
		gnumeric: "application/x-gnumeric",
		gph: "application/vnd.flographit",
		gqf: "application/vnd.grafeq",
		gram: "application/srgs",
		grv: "application/vnd.groove-injector",
		grxml: "application/srgs+xml",
		gsd: "audio/x-gsm",
		gsf: "application/x-font-ghostscript",
		gsm: "audio/x-gsm",
		gsp: "application/x-gsp",
		gss: "application/x-gss",
		gtar: "application/x-gtar",
		gtm: "application/vnd.groove-tool-message",
		gtw: "model/vnd.gtw",
		gv: "text/vnd.graphviz",
		gxt: "application/vnd.geonext",
		gz: ["application/x-gzip", "application/x-compressed"],
		gzip: ["multipart/x-gzip", "application/x-gzip"],
		h: ["text/plain", "text/x-h"],
		h261: "video/h261",
		h263: "video/h263",
		h264: "video/h264",
		hal: "application/vnd.hal+xml",
		hbci: "application/vnd.hbci",
		hdf: "application/x-hdf",
		heic: "image/heic",
		heif: "image/heif",
		help: "application/x-helpfile",
		hgl: "application/vnd.hp-hpgl",
		hh: ["text/plain", "text/x-h"],
		hlb: "text/x-script",
		hlp: [
			"application/winhlp",
			"application/hlp",
			"application/x-helpfile",
			"application/x-winhelp"
		],
		hpg: "application/vnd.hp-hpgl",
		hpgl: "application/vnd.hp-hpgl",
		hpid: "application/vnd.hp-hpid",
		hps: "application/vnd.hp-hps",
		hqx: [
			"application/mac-binhex40",
			"application/binhex",
			"application/binhex4",
			"application/mac-binhex",
			"application/x-binhex40",
			"application/x-mac-binhex40"
		],
		hta: "application/hta",
		htc: "text/x-component",
		htke: "application/vnd.kenameaapp",
		htm: "text/html",
		html: "text/html",
		htmls: "text/html",
		htt: "text/webviewhtml",
		htx: "text/html",
		hvd: "application/vnd.yamaha.hv-dic",
		hvp: "application/vnd.yamaha.hv-voice",
		hvs: "application/vnd.yamaha.hv-script",
		i2g: "application/vnd.intergeo",
		icc: "application/vnd.iccprofile",
		ice: "x-conference/x-cooltalk",
		ico: "image/x-icon",
		ics: "text/calendar",
		idc: "text/plain",
		ief: "image/ief",
		iefs: "image/ief",
		ifm: "application/vnd.shana.informed.formdata",
		iges: ["application/iges", "model/iges"],
		igl: "application/vnd.igloader",
		igm: "application/vnd.insors.igm",
		igs: ["application/iges", "model/iges"],
		igx: "application/vnd.micrografx.igx",
		iif: "application/vnd.shana.informed.interchange",
		iii: "application/x-iphone",
		ima: "application/x-ima",
		imap: "application/x-httpd-imap",
		imp: "application/vnd.accpac.simply.imp",
		ims: "application/vnd.ms-ims",
		inf: "application/inf",
		ins: ["application/x-internet-signup", "application/x-internett-signup"],
		ip: "application/x-ip2",
		ipfix: "application/ipfix",
		ipk: "application/vnd.shana.informed.package",
		irm: "application/vnd.ibm.rights-management",
		irp: "application/vnd.irepository.package+xml",
		isp: "application/x-internet-signup",
		isu: "video/x-isvideo",
		it: "audio/it",
		itp: "application/vnd.shana.informed.formtemplate",
		iv: "application/x-inventor",
		ivp: "application/vnd.immervision-ivp",
		ivr: "i-world/i-vrml",
		ivu: "application/vnd.immervision-ivu",
		ivy: "application/x-livescreen",
		jad: "text/vnd.sun.j2me.app-descriptor",
		jam: ["application/vnd.jam", "audio/x-jam"],
		jar: "application/java-archive",
		jav: ["text/plain", "text/x-java-source"],
		java: ["text/plain", "text/x-java-source"],
		jcm: "application/x-java-commerce",
		jfif: [
			"image/pipeg",
			"image/jpeg",
			"image/pjpeg"
		],
		"jfif-tbnl": "image/jpeg",
		jisp: "application/vnd.jisp",
		jlt: "application/vnd.hp-jlyt",
		jnlp: "application/x-java-jnlp-file",
		joda: "application/vnd.joost.joda-archive",
		jpe: ["image/jpeg", "image/pjpeg"],
		jpeg: ["image/jpeg", "image/pjpeg"],
		jpg: ["image/jpeg", "image/pjpeg"],
		jpgv: "video/jpeg",
		jpm: "video/jpm",
		jps: "image/x-jps",
		js: [
			"application/javascript",
			"application/ecmascript",
			"text/javascript",
			"text/ecmascript",
			"application/x-javascript"
		],
		json: "application/json",
		jut: "image/jutvision",
		kar: ["audio/midi", "music/x-karaoke"],
		karbon: "application/vnd.kde.karbon",
		kfo: "application/vnd.kde.kformula",
		kia: "application/vnd.kidspiration",
		kml: "application/vnd.google-earth.kml+xml",
		kmz: "application/vnd.google-earth.kmz",
		kne: "application/vnd.kinar",
		kon: "application/vnd.kde.kontour",
		kpr: "application/vnd.kde.kpresenter",
		ksh: ["application/x-ksh", "text/x-script.ksh"],
		ksp: "application/vnd.kde.kspread",
		ktx: "image/ktx",
		ktz: "application/vnd.kahootz",
		kwd: "application/vnd.kde.kword",
		la: ["audio/nspaudio", "audio/x-nspaudio"],
		lam: "audio/x-liveaudio",
		lasxml: "application/vnd.las.las+xml",
		latex: "application/x-latex",
		lbd: "application/vnd.llamagraphics.life-balance.desktop",
		lbe: "application/vnd.llamagraphics.life-balance.exchange+xml",
		les: "application/vnd.hhe.lesson-player",
		lha: [
			"application/octet-stream",
			"application/lha",
			"application/x-lha"
		],
		lhx: "application/octet-stream",
		link66: "application/vnd.route66.link66+xml",
		list: "text/plain",
		lma: ["audio/nspaudio", "audio/x-nspaudio"],
		log: "text/plain",
		lrm: "application/vnd.ms-lrm",
		lsf: "video/x-la-asf",
		lsp: ["application/x-lisp", "text/x-script.lisp"],
		lst: "text/plain",
		lsx: ["video/x-la-asf", "text/x-la-asf"],
		ltf: "application/vnd.frogans.ltf",
		ltx: "application/x-latex",
		lvp: "audio/vnd.lucent.voice",
		lwp: "application/vnd.lotus-wordpro",
		lzh: ["application/octet-stream", "application/x-lzh"],
		lzx: [
			"application/lzx",
			"application/octet-stream",
			"application/x-lzx"
		],
		m: ["text/plain", "text/x-m"],
		m13: "application/x-msmediaview",
		m14: "application/x-msmediaview",
		m1v: "video/mpeg",
		m21: "application/mp21",
		m2a: "audio/mpeg",
		m2v: "video/mpeg",
		m3u: ["audio/x-mpegurl", "audio/x-mpequrl"],
		m3u8: "application/vnd.apple.mpegurl",
		m4a: "audio/mp4",
		m4v: "video/x-m4v",
		ma: "application/mathematica",
		mads: "application/mads+xml",
		mag: "application/vnd.ecowin.chart",
		man: "application/x-troff-man",
		map: "application/x-navimap",
		mar: "text/plain",
		markdown: "text/markdown",
		mathml: "application/mathml+xml",
		mbd: "application/mbedlet",
		mbk: "application/vnd.mobius.mbk",
		mbox: "application/mbox",
		mc$: "application/x-magic-cap-package-1.0",
		mc1: "application/vnd.medcalcdata",
		mcd: [
			"application/mcad",
			"application/vnd.mcd",
			"application/x-mathcad"
		],
		mcf: ["image/vasa", "text/mcf"],
		mcp: "application/netmc",
		mcurl: "text/vnd.curl.mcurl",
		md: "text/markdown",
		mdb: "application/x-msaccess",
		mdi: "image/vnd.ms-modi",
		me: "application/x-troff-me",
		meta4: "application/metalink4+xml",
		mets: "application/mets+xml",
		mfm: "application/vnd.mfmp",
		mgp: "application/vnd.osgeo.mapguide.package",
		mgz: "application/vnd.proteus.magazine",
		mht: "message/rfc822",
		mhtml: "message/rfc822",
		mid: [
			"audio/mid",
			"audio/midi",
			"music/crescendo",
			"x-music/x-midi",
			"audio/x-midi",
			"application/x-midi",
			"audio/x-mid"
		],
		midi: [
			"audio/midi",
			"music/crescendo",
			"x-music/x-midi",
			"audio/x-midi",
			"application/x-midi",
			"audio/x-mid"
		],
		mif: [
			"application/vnd.mif",
			"application/x-mif",
			"application/x-frame"
		],
		mime: ["message/rfc822", "www/mime"],
		mj2: "video/mj2",
		mjf: "audio/x-vnd.audioexplosion.mjuicemediafile",
		mjpg: "video/x-motion-jpeg",
		mjs: "text/javascript",
		mlp: "application/vnd.dolby.mlp",
		mm: ["application/base64", "application/x-meme"],
		mmd: "application/vnd.chipnuts.karaoke-mmd",
		mme: "application/base64",
		mmf: "application/vnd.smaf",
		mmr: "image/vnd.fujixerox.edmics-mmr",
		mny: "application/x-msmoney",
		mod: ["audio/mod", "audio/x-mod"],
		mods: "application/mods+xml",
		moov: "video/quicktime",
		mov: "video/quicktime",
		movie: "video/x-sgi-movie",
		mp2: [
			"video/mpeg",
			"audio/mpeg",
			"video/x-mpeg",
			"audio/x-mpeg",
			"video/x-mpeq2a"
		],
		mp3: [
			"audio/mpeg",
			"audio/mpeg3",
			"video/mpeg",
			"audio/x-mpeg-3",
			"video/x-mpeg"
		],
		mp4: ["video/mp4", "application/mp4"],
		mp4a: "audio/mp4",
		mpa: ["video/mpeg", "audio/mpeg"],
		mpc: ["application/vnd.mophun.certificate", "application/x-project"],
		mpe: "video/mpeg",
		mpeg: "video/mpeg",
		mpg: ["video/mpeg", "audio/mpeg"],
		mpga: "audio/mpeg",
		mpkg: "application/vnd.apple.installer+xml",
		mpm: "application/vnd.blueice.multipass",
		mpn: "application/vnd.mophun.application",
		mpp: "application/vnd.ms-project",
		mpt: "application/x-project",
		mpv: "application/x-project",
		mpv2: "video/mpeg",
		mpx: "application/x-project",
		mpy: "application/vnd.ibm.minipay",
		mqy: "application/vnd.mobius.mqy",
		mrc: "application/marc",
		mrcx: "application/marcxml+xml",
		ms: "application/x-troff-ms",
		mscml: "application/mediaservercontrol+xml",
		mseq: "application/vnd.mseq",
		msf: "application/vnd.epson.msf",
		msg: "application/vnd.ms-outlook",
		msh: "model/mesh",
		msl: "application/vnd.mobius.msl",
		msty: "application/vnd.muvee.style",
		mts: "model/vnd.mts",
		mus: "application/vnd.musician",
		musicxml: "application/vnd.recordare.musicxml+xml",
		mv: "video/x-sgi-movie",
		mvb: "application/x-msmediaview",
		mwf: "application/vnd.mfer",
		mxf: "application/mxf",
		mxl: "application/vnd.recordare.musicxml",
		mxml: "application/xv+xml",
		mxs: "application/vnd.triscape.mxs",
		mxu: "video/vnd.mpegurl",
		my: "audio/make",
		mzz: "application/x-vnd.audioexplosion.mzz",
		"n-gage": "application/vnd.nokia.n-gage.symbian.install",
		n3: "text/n3",
		nap: "image/naplps",
		naplps: "image/naplps",
		nbp: "application/vnd.wolfram.player",
		nc: "application/x-netcdf",
		ncm: "application/vnd.nokia.configuration-message",
		ncx: "application/x-dtbncx+xml",
		ngdat: "application/vnd.nokia.n-gage.data",
		nif: "image/x-niff",
		niff: "image/x-niff",
		nix: "application/x-mix-transfer",
		nlu: "application/vnd.neurolanguage.nlu",
		nml: "application/vnd.enliven",
		nnd: "application/vnd.noblenet-directory",
		nns: "application/vnd.noblenet-sealer",
		nnw: "application/vnd.noblenet-web",
		npx: "image/vnd.net-fpx",
		nsc: "application/x-conference",
		nsf: "application/vnd.lotus-notes",
		nvd: "application/x-navidoc",
		nws: "message/rfc822",
		o: "application/octet-stream",
		oa2: "application/vnd.fujitsu.oasys2",
		oa3: "application/vnd.fujitsu.oasys3",
		oas: "application/vnd.fujitsu.oasys",
		obd: "application/x-msbinder",
		oda: "application/oda",
		odb: "application/vnd.oasis.opendocument.database",
		odc: "application/vnd.oasis.opendocument.chart",
		odf: "application/vnd.oasis.opendocument.formula",
		odft: "application/vnd.oasis.opendocument.formula-template",
		odg: "application/vnd.oasis.opendocument.graphics",
		odi: "application/vnd.oasis.opendocument.image",
		odm: "application/vnd.oasis.opendocument.text-master",
		odp: "application/vnd.oasis.opendocument.presentation",
		ods: "application/vnd.oasis.opendocument.spreadsheet",
		odt: "application/vnd.oasis.opendocument.text",
		oga: "audio/ogg",
		ogv: "video/ogg",
		ogx: "application/ogg",
		omc: "application/x-omc",
		omcd: "application/x-omcdatamaker",
		omcr: "application/x-omcregerator",
		onetoc: "application/onenote",
		opf: "application/oebps-package+xml",
		opus: "audio/opus",
		org: "application/vnd.lotus-organizer",
		osf: "application/vnd.yamaha.openscoreformat",
		osfpvg: "application/vnd.yamaha.openscoreformat.osfpvg+xml",
		otc: "application/vnd.oasis.opendocument.chart-template",
		otf: "application/x-font-otf",
		otg: "application/vnd.oasis.opendocument.graphics-template",
		oth: "application/vnd.oasis.opendocument.text-web",
		oti: "application/vnd.oasis.opendocument.image-template",
		otp: "application/vnd.oasis.opendocument.presentation-template",
		ots: "application/vnd.oasis.opendocument.spreadsheet-template",
		ott: "application/vnd.oasis.opendocument.text-template",
		oxt: "application/vnd.openofficeorg.extension",
		p: "text/x-pascal",
		p10: ["application/pkcs10", "application/x-pkcs10"],
		p12: ["application/pkcs-12", "application/x-pkcs12"],
		p7a: "application/x-pkcs7-signature",
		p7b: "application/x-pkcs7-certificates",
		p7c: ["application/pkcs7-mime", "application/x-pkcs7-mime"],
		p7m: ["application/pkcs7-mime", "application/x-pkcs7-mime"],
		p7r: "application/x-pkcs7-certreqresp",
		p7s: ["application/pkcs7-signature", "application/x-pkcs7-signature"],
		p8: "application/pkcs8",
		par: "text/plain-bas",
		part: "application/pro_eng",
		pas: "text/pascal",
		paw: "application/vnd.pawaafile",
		pbd: "application/vnd.powerbuilder6",
		pbm: "image/x-portable-bitmap",
		pcf: "application/x-font-pcf",
		pcl: ["application/vnd.hp-pcl", "application/x-pcl"],
		pclxl: "application/vnd.hp-pclxl",
		pct: "image/x-pict",
		pcurl: "application/vnd.curl.pcurl",
		pcx: "image/x-pcx",
		pdb: ["application/vnd.palm", "chemical/x-pdb"],
		pdf: "application/pdf",
		pfa: "application/x-font-type1",
		pfr: "application/font-tdpfr",
		pfunk: ["audio/make", "audio/make.my.funk"],
		pfx: "application/x-pkcs12",
		pgm: ["image/x-portable-graymap", "image/x-portable-greymap"],
		pgn: "application/x-chess-pgn",
		pgp: "application/pgp-signature",
		pic: ["image/pict", "image/x-pict"],
		pict: "image/pict",
		pkg: "application/x-newton-compatible-pkg",
		pki: "application/pkixcmp",
		pkipath: "application/pkix-pkipath",
		pko: ["application/ynd.ms-pkipko", "application/vnd.ms-pki.pko"],
		pl: ["text/plain", "text/x-script.perl"],
		plb: "application/vnd.3gpp.pic-bw-large",
		plc: "application/vnd.mobius.plc",
		plf: "application/vnd.pocketlearn",
		pls: "application/pls+xml",
		plx: "application/x-pixclscript",
		pm: ["text/x-script.perl-module", "image/x-xpixmap"],
		pm4: "application/x-pagemaker",
		pm5: "application/x-pagemaker",
		pma: "application/x-perfmon",
		pmc: "application/x-perfmon",
		pml: ["application/vnd.ctc-posml", "application/x-perfmon"],
		pmr: "application/x-perfmon",
		pmw: "application/x-perfmon",
		png: "image/png",
		pnm: ["application/x-portable-anymap", "image/x-portable-anymap"],
		portpkg: "application/vnd.macports.portpkg",
		pot: ["application/vnd.ms-powerpoint", "application/mspowerpoint"],
		potm: "application/vnd.ms-powerpoint.template.macroenabled.12",
		potx: "application/vnd.openxmlformats-officedocument.presentationml.template",
		pov: "model/x-pov",
		ppa: "application/vnd.ms-powerpoint",
		ppam: "application/vnd.ms-powerpoint.addin.macroenabled.12",
		ppd: "application/vnd.cups-ppd",
		ppm: "image/x-portable-pixmap",
		pps: ["application/vnd.ms-powerpoint", "application/mspowerpoint"],
		ppsm: "application/vnd.ms-powerpoint.slideshow.macroenabled.12",
		ppsx: "application/vnd.openxmlformats-officedocument.presentationml.slideshow",
		ppt: [
			"application/vnd.ms-powerpoint",
			"application/mspowerpoint",
			"application/powerpoint",
			"application/x-mspowerpoint"
		],
		pptm: "application/vnd.ms-powerpoint.presentation.macroenabled.12",
		pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
		ppz: "application/mspowerpoint",
		prc: "application/x-mobipocket-ebook",
		pre: ["application/vnd.lotus-freelance", "application/x-freelance"],
		prf: "application/pics-rules",
		prt: "application/pro_eng",
		ps: "application/postscript",
		psb: "application/vnd.3gpp.pic-bw-small",
		psd: ["application/octet-stream", "image/vnd.adobe.photoshop"],
		psf: "application/x-font-linux-psf",
		pskcxml: "application/pskc+xml",
		ptid: "application/vnd.pvi.ptid1",
		pub: "application/x-mspublisher",
		pvb: "application/vnd.3gpp.pic-bw-var",
		pvu: "paleovu/x-pv",
		pwn: "application/vnd.3m.post-it-notes",
		pwz: "application/vnd.ms-powerpoint",
		py: "text/x-script.phyton",
		pya: "audio/vnd.ms-playready.media.pya",
		pyc: "application/x-bytecode.python",
		pyv: "video/vnd.ms-playready.media.pyv",
		qam: "application/vnd.epson.quickanime",
		qbo: "application/vnd.intu.qbo",
		qcp: "audio/vnd.qcelp",
		qd3: "x-world/x-3dmf",
		qd3d: "x-world/x-3dmf",
		qfx: "application/vnd.intu.qfx",
		qif: "image/x-quicktime",
		qps: "application/vnd.publishare-delta-tree",
		qt: "video/quicktime",
		qtc: "video/x-qtc",
		qti: "image/x-quicktime",
		qtif: "image/x-quicktime",
		qxd: "application/vnd.quark.quarkxpress",
		ra: [
			"audio/x-realaudio",
			"audio/x-pn-realaudio",
			"audio/x-pn-realaudio-plugin"
		],
		ram: "audio/x-pn-realaudio",
		rar: "application/x-rar-compressed",
		ras: [
			"image/cmu-raster",
			"application/x-cmu-raster",
			"image/x-cmu-raster"
		],
		rast: "image/cmu-raster",
		rcprofile: "application/vnd.ipunplugged.rcprofile",
		rdf: "application/rdf+xml",
		rdz: "application/vnd.data-vision.rdz",
		rep: "application/vnd.businessobjects",
		res: "application/x-dtbresource+xml",
		rexx: "text/x-script.rexx",
		rf: "image/vnd.rn-realflash",
		rgb: "image/x-rgb",
		rif: "application/reginfo+xml",
		rip: "audio/vnd.rip",
		rl: "application/resource-lists+xml",
		rlc: "image/vnd.fujixerox.edmics-rlc",
		rld: "application/resource-lists-diff+xml",
		rm: ["application/vnd.rn-realmedia", "audio/x-pn-realaudio"],
		rmi: "audio/mid",
		rmm: "audio/x-pn-realaudio",
		rmp: ["audio/x-pn-realaudio-plugin", "audio/x-pn-realaudio"],
		rms: "application/vnd.jcp.javame.midlet-rms",
		rnc: "application/relax-ng-compact-syntax",
		rng: ["application/ringing-tones", "application/vnd.nokia.ringing-tone"],
		rnx: "application/vnd.rn-realplayer",
		roff: "application/x-troff",
		rp: "image/vnd.rn-realpix",
		rp9: "application/vnd.cloanto.rp9",
		rpm: "audio/x-pn-realaudio-plugin",
		rpss: "application/vnd.nokia.radio-presets",
		rpst: "application/vnd.nokia.radio-preset",
		rq: "application/sparql-query",
		rs: "application/rls-services+xml",
		rsd: "application/rsd+xml",
		rt: ["text/richtext", "text/vnd.rn-realtext"],
		rtf: [
			"application/rtf",
			"text/richtext",
			"application/x-rtf"
		],
		rtx: ["text/richtext", "application/rtf"],
		rv: "video/vnd.rn-realvideo",
		s: "text/x-asm",
		s3m: "audio/s3m",
		saf: "application/vnd.yamaha.smaf-audio",
		saveme: "application/octet-stream",
		sbk: "application/x-tbook",
		sbml: "application/sbml+xml",
		sc: "application/vnd.ibm.secure-container",
		scd: "application/x-msschedule",
		scm: [
			"application/vnd.lotus-screencam",
			"video/x-scm",
			"text/x-script.guile",
			"application/x-lotusscreencam",
			"text/x-script.scheme"
		],
		scq: "application/scvp-cv-request",
		scs: "application/scvp-cv-response",
		sct: "text/scriptlet",
		scurl: "text/vnd.curl.scurl",
		sda: "application/vnd.stardivision.draw",
		sdc: "application/vnd.stardivision.calc",
		sdd: "application/vnd.stardivision.impress",
		sdkm: "application/vnd.solent.sdkm+xml",
		sdml: "text/plain",
		sdp: ["application/sdp", "application/x-sdp"],
		sdr: "application/sounder",
		sdw: "application/vnd.stardivision.writer",
		sea: ["application/sea", "application/x-sea"],
		see: "application/vnd.seemail",
		seed: "application/vnd.fdsn.seed",
		sema: "application/vnd.sema",
		semd: "application/vnd.semd",
		semf: "application/vnd.semf",
		ser: "application/java-serialized-object",
		set: "application/set",
		setpay: "application/set-payment-initiation",
		setreg: "application/set-registration-initiation",
		"sfd-hdstx": "application/vnd.hydrostatix.sof-data",
		sfs: "application/vnd.spotfire.sfs",
		sgl: "application/vnd.stardivision.writer-global",
		sgm: ["text/sgml", "text/x-sgml"],
		sgml: ["text/sgml", "text/x-sgml"],
		sh: [
			"application/x-shar",
			"application/x-bsh",
			"application/x-sh",
			"text/x-script.sh"
		],
		shar: ["application/x-bsh", "application/x-shar"],
		shf: "application/shf+xml",
		shtml: ["text/html", "text/x-server-parsed-html"],
		sid: "audio/x-psid",
		sis: "application/vnd.symbian.install",
		sit: ["application/x-stuffit", "application/x-sit"],
		sitx: "application/x-stuffitx",
		skd: "application/x-koan",
		skm: "application/x-koan",
		skp: ["application/vnd.koan", "application/x-koan"],
		skt: "application/x-koan",
		sl: "application/x-seelogo",
		sldm: "application/vnd.ms-powerpoint.slide.macroenabled.12",
		sldx: "application/vnd.openxmlformats-officedocument.presentationml.slide",
		slt: "application/vnd.epson.salt",
		sm: "application/vnd.stepmania.stepchart",
		smf: "application/vnd.stardivision.math",
		smi: ["application/smil", "application/smil+xml"],
		smil: "application/smil",
		snd: ["audio/basic", "audio/x-adpcm"],
		snf: "application/x-font-snf",
		sol: "application/solids",
		spc: ["text/x-speech", "application/x-pkcs7-certificates"],
		spf: "application/vnd.yamaha.smaf-phrase",
		spl: ["application/futuresplash", "application/x-futuresplash"],
		spot: "text/vnd.in3d.spot",
		spp: "application/scvp-vp-response",
		spq: "application/scvp-vp-request",
		spr: "application/x-sprite",
		sprite: "application/x-sprite",
		src: "application/x-wais-source",
		sru: "application/sru+xml",
		srx: "application/sparql-results+xml",
		sse: "application/vnd.kodak-descriptor",
		ssf: "application/vnd.epson.ssf",
		ssi: "text/x-server-parsed-html",
		ssm: "application/streamingmedia",
		ssml: "application/ssml+xml",
		sst: ["application/vnd.ms-pkicertstore", "application/vnd.ms-pki.certstore"],
		st: "application/vnd.sailingtracker.track",
		stc: "application/vnd.sun.xml.calc.template",
		std: "application/vnd.sun.xml.draw.template",
		step: "application/step",
		stf: "application/vnd.wt.stf",
		sti: "application/vnd.sun.xml.impress.template",
		stk: "application/hyperstudio",
		stl: [
			"application/vnd.ms-pkistl",
			"application/sla",
			"application/vnd.ms-pki.stl",
			"application/x-navistyle"
		],
		stm: "text/html",
		stp: "application/step",
		str: "application/vnd.pg.format",
		stw: "application/vnd.sun.xml.writer.template",
		sub: "image/vnd.dvb.subtitle",
		sus: "application/vnd.sus-calendar",
		sv4cpio: "application/x-sv4cpio",
		sv4crc: "application/x-sv4crc",
		svc: "application/vnd.dvb.service",
		svd: "application/vnd.svd",
		svf: ["image/vnd.dwg", "image/x-dwg"],
		svg: "image/svg+xml",
		svr: ["x-world/x-svr", "application/x-world"],
		swf: "application/x-shockwave-flash",
		swi: "application/vnd.aristanetworks.swi",
		sxc: "application/vnd.sun.xml.calc",
		sxd: "application/vnd.sun.xml.draw",
		sxg: "application/vnd.sun.xml.writer.global",
		sxi: "application/vnd.sun.xml.impress",
		sxm: "application/vnd.sun.xml.math",
		sxw: "application/vnd.sun.xml.writer",
		t: ["text/troff", "application/x-troff"],
		talk: "text/x-speech",
		tao: "application/vnd.tao.intent-module-archive",
		tar: "application/x-tar",
		tbk: ["application/toolbook", "application/x-tbook"],
		tcap: "application/vnd.3gpp2.tcap",
		tcl: ["text/x-script.tcl", "application/x-tcl"],
		tcsh: "text/x-script.tcsh",
		teacher: "application/vnd.smart.teacher",
		tei: "application/tei+xml",
		tex: "application/x-tex",
		texi: "application/x-texinfo",
		texinfo: "application/x-texinfo",
		text: ["application/plain", "text/plain"],
		tfi: "application/thraud+xml",
		tfm: "application/x-tex-tfm",
		tgz: ["application/gnutar", "application/x-compressed"],
		thmx: "application/vnd.ms-officetheme",
		tif: ["image/tiff", "image/x-tiff"],
		tiff: ["image/tiff", "image/x-tiff"],
		tmo: "application/vnd.tmobile-livetv",
		torrent: "application/x-bittorrent",
		tpl: "application/vnd.groove-tool-template",
		tpt: "application/vnd.trid.tpt",
		tr: "application/x-troff",
		tra: "application/vnd.trueapp",
		trm: "application/x-msterminal",
		tsd: "application/timestamped-data",
		tsi: "audio/tsp-audio",
		tsp: ["application/dsptype", "audio/tsplayer"],
		tsv: "text/tab-separated-values",
		ttf: "application/x-font-ttf",
		ttl: "text/turtle",
		turbot: "image/florian",
		twd: "application/vnd.simtech-mindmapper",
		txd: "application/vnd.genomatix.tuxedo",
		txf: "application/vnd.mobius.txf",
		txt: "text/plain",
		ufd: "application/vnd.ufdl",
		uil: "text/x-uil",
		uls: "text/iuls",
		umj: "application/vnd.umajin",
		uni: "text/uri-list",
		unis: "text/uri-list",
		unityweb: "application/vnd.unity",
		unv: "application/i-deas",
		uoml: "application/vnd.uoml+xml",
		uri: "text/uri-list",
		uris: "text/uri-list",
		ustar: ["application/x-ustar", "multipart/x-ustar"],
		utz: "application/vnd.uiq.theme",
		uu: ["application/octet-stream", "text/x-uuencode"],
		uue: "text/x-uuencode",
		uva: "audio/vnd.dece.audio",
		uvh: "video/vnd.dece.hd",
		uvi: "image/vnd.dece.graphic",
		uvm: "video/vnd.dece.mobile",
		uvp: "video/vnd.dece.pd",
		uvs: "video/vnd.dece.sd",
		uvu: "video/vnd.uvvu.mp4",
		uvv: "video/vnd.dece.video",
		vcd: "application/x-cdlink",
		vcf: "text/x-vcard",
		vcg: "application/vnd.groove-vcard",
		vcs: "text/x-vcalendar",
		vcx: "application/vnd.vcx",
		vda: "application/vda",
		vdo: "video/vdo",
		vew: "application/groupwise",
		vis: "application/vnd.visionary",
		viv: ["video/vivo", "video/vnd.vivo"],
		vivo: ["video/vivo", "video/vnd.vivo"],
		vmd: "application/vocaltec-media-desc",
		vmf: "application/vocaltec-media-file",
		voc: ["audio/voc", "audio/x-voc"],
		vos: "video/vosaic",
		vox: "audio/voxware",
		vqe: "audio/x-twinvq-plugin",
		vqf: "audio/x-twinvq",
		vql: "audio/x-twinvq-plugin",
		vrml: [
			"model/vrml",
			"x-world/x-vrml",
			"application/x-vrml"
		],
		vrt: "x-world/x-vrt",
		vsd: ["application/vnd.visio", "application/x-visio"],
		vsf: "application/vnd.vsf",
		vst: "application/x-visio",
		vsw: "application/x-visio",
		vtu: "model/vnd.vtu",
		vxml: "application/voicexml+xml",
		w60: "application/wordperfect6.0",
		w61: "application/wordperfect6.1",
		w6w: "application/msword",
		wad: "application/x-doom",
		wasm: "application/wasm",
		wav: ["audio/wav", "audio/x-wav"],
		wax: "audio/x-ms-wax",
		wb1: "application/x-qpro",
		wbmp: "image/vnd.wap.wbmp",
		wbs: "application/vnd.criticaltools.wbs+xml",
		wbxml: "application/vnd.wap.wbxml",
		wcm: "application/vnd.ms-works",
		wdb: "application/vnd.ms-works",
		web: "application/vnd.xara",
		weba: "audio/webm",
		webm: "video/webm",
		webp: "image/webp",
		wg: "application/vnd.pmi.widget",
		wgt: "application/widget",
		wiz: "application/msword",
		wk1: "application/x-123",
		wks: "application/vnd.ms-works",
		wm: "video/x-ms-wm",
		wma: "audio/x-ms-wma",
		wmd: "application/x-ms-wmd",
		wmf: ["windows/metafile", "application/x-msmetafile"],
		wml: "text/vnd.wap.wml",
		wmlc: "application/vnd.wap.wmlc",
		wmls: "text/vnd.wap.wmlscript",
		wmlsc: "application/vnd.wap.wmlscriptc",
		wmv: "video/x-ms-wmv",
		wmx: "video/x-ms-wmx",
		wmz: "application/x-ms-wmz",
		woff: "application/x-font-woff",
		woff2: "font/woff2",
		word: "application/msword",
		wp: "application/wordperfect",
		wp5: ["application/wordperfect", "application/wordperfect6.0"],
		wp6: "application/wordperfect",
		wpd: [
			"application/wordperfect",
			"application/vnd.wordperfect",
			"application/x-wpwin"
		],
		wpl: "application/vnd.ms-wpl",
		wps: "application/vnd.ms-works",
		wq1: "application/x-lotus",
		wqd: "application/vnd.wqd",
		wri: [
			"application/mswrite",
			"application/x-wri",
			"application/x-mswrite"
		],
		wrl: [
			"model/vrml",
			"x-world/x-vrml",
			"application/x-world"
		],
		wrz: ["model/vrml", "x-world/x-vrml"],
		wsc: "text/scriplet",
		wsdl: "application/wsdl+xml",
		wspolicy: "application/wspolicy+xml",
		wsrc: "application/x-wais-source",
		wtb: "application/vnd.webturbo",
		wtk: "application/x-wintalk",
		wvx: "video/x-ms-wvx",
		"x-png": "image/png",
		x3d: "application/vnd.hzn-3d-crossword",
		xaf: "x-world/x-vrml",
		xap: "application/x-silverlight-app",
		xar: "application/vnd.xara",
		xbap: "application/x-ms-xbap",
		xbd: "application/vnd.fujixerox.docuworks.binder",
		xbm: [
			"image/xbm",
			"image/x-xbm",
			"image/x-xbitmap"
		],
		xdf: "application/xcap-diff+xml",
		xdm: "application/vnd.syncml.dm+xml",
		xdp: "application/vnd.adobe.xdp+xml",
		xdr: "video/x-amt-demorun",
		xdssc: "application/dssc+xml",
		xdw: "application/vnd.fujixerox.docuworks",
		xenc: "application/xenc+xml",
		xer: "application/patch-ops-error+xml",
		xfdf: "application/vnd.adobe.xfdf",
		xfdl: "application/vnd.xfdl",
		xgz: "xgl/drawing",
		xhtml: "application/xhtml+xml",
		xif: "image/vnd.xiff",
		xl: "application/excel",
		xla: [
			"application/vnd.ms-excel",
			"application/excel",
			"application/x-msexcel",
			"application/x-excel"
		],
		xlam: "application/vnd.ms-excel.addin.macroenabled.12",
		xlb: [
			"application/excel",
			"application/vnd.ms-excel",
			"application/x-excel"
		],
		xlc: [
			"application/vnd.ms-excel",
			"application/excel",
			"application/x-excel"
		],
		xld: ["application/excel", "application/x-excel"],
		xlk: ["application/excel", "application/x-excel"],
		xll: [
			"application/excel",
			"application/vnd.ms-excel",
			"application/x-excel"
		],
		xlm: [
			"application/vnd.ms-excel",
			"application/excel",
			"application/x-excel"
		],
		xls: [
			"application/vnd.ms-excel",
			"application/excel",
			"application/x-msexcel",
			"application/x-excel"
		],
		xlsb: "application/vnd.ms-excel.sheet.binary.macroenabled.12",
		xlsm: "application/vnd.ms-excel.sheet.macroenabled.12",
		xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		xlt: [
			"application/vnd.ms-excel",
			"application/excel",
			"application/x-excel"
		],
		xltm: "application/vnd.ms-excel.template.macroenabled.12",
		xltx: "application/vnd.openxmlformats-officedocument.spreadsheetml.template",
		xlv: ["application/excel", "application/x-excel"],
		xlw: [
			"application/vnd.ms-excel",
			"application/excel",
			"application/x-msexcel",
			"application/x-excel"
		],
		xm: "audio/xm",
		xml: [
			"application/xml",
			"text/xml",
			"application/atom+xml",
			"application/rss+xml"
		],
		xmz: "xgl/movie",
		xo: "application/vnd.olpc-sugar",
		xof: "x-world/x-vrml",
		xop: "application/xop+xml",
		xpi: "application/x-xpinstall",
		xpix: "application/x-vnd.ls-xpix",
		xpm: ["image/xpm", "image/x-xpixmap"],
		xpr: "application/vnd.is-xpr",
		xps: "application/vnd.ms-xpsdocument",
		xpw: "application/vnd.intercon.formnet",
		xslt: "application/xslt+xml",
		xsm: "application/vnd.syncml+xml",
		xspf: "application/xspf+xml",
		xsr: "video/x-amt-showrun",
		xul: "application/vnd.mozilla.xul+xml",
		xwd: ["image/x-xwd", "image/x-xwindowdump"],
		xyz: ["chemical/x-xyz", "chemical/x-pdb"],
		yaml: "application/yaml",
		yang: "application/yang",
		yin: "application/yin+xml",
		yml: "application/yaml",
		z: ["application/x-compressed", "application/x-compress"],
		zaz: "application/vnd.zzazz.deck+xml",
		zip: [
			"application/zip",
			"multipart/x-zip",
			"application/x-zip-compressed",
			"application/x-compressed"
		],
		zir: "application/vnd.zul",
		zmm: "application/vnd.handheld-entertainment+xml",
		zoo: "application/octet-stream",
		zsh: "text/x-script.zsh"
	};
	exports.default = {
		list: exports.list,
		extensions: exports.extensions
	};
	Object.defineProperty(exports, "default", {
		value: exports,
		enumerable: false,
		writable: true,
		configurable: true
	});
}));

// node_modules/libmime/dist/cjs/libmime.js
var require_libmime = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$2 && this$2.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$2 && this$2.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$2 && this$2.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Libmime = void 0;
	const node_buffer_1 = __require("node:buffer");
	const libbase64_1 = __importDefault(require_libbase64());
	const libqp_1 = __importDefault(require_libqp());
	const libcharset = __importStar(require_charset());
	const mimetypes = __importStar(require_mimetypes());
	const STAGE_KEY = 4097;
	const STAGE_VALUE = 4098;
	/**
	* Offset of the ")" that closes the rfc822 comment opening at `start`, or -1 when the
	* comment never closes. Comments nest, and a backslash escapes the character after it
	*/
	const findCommentEnd = (str, start) => {
		let depth = 0;
		for (let i = start, len = str.length; i < len; i++) {
			let chr = str.charAt(i);
			if (chr === "\\") i++;
			else if (chr === "(") depth++;
			else if (chr === ")" && --depth === 0) return i;
		}
		return -1;
	};
	const setOwnProperty = (obj, key, value) => {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = value;
	};
	const PROTOTYPE_KEYS = new Set(Object.getOwnPropertyNames(Object.prototype));
	const isWSP = (chr) => chr === " " || chr === "	" || chr === "\r" || chr === "\n" || chr === "\f" || chr === "\v";
	var Libmime = class {
		constructor(config) {
			this.config = config || {};
		}
		/**
		* Checks if a value is plaintext string (uses only printable 7bit chars)
		*
		* When isParam is set the value is destined for a header parameter, so HT, CR and LF
		* are not plaintext either: a header parameter has no way to carry them. HT is a valid
		* fold point, so folding and unfolding a header would rewrite it as a space, and CR/LF
		* cannot appear in a header value at all. DEL is neither a token character nor qtext,
		* so it can not be carried bare or quoted. Such values have to go through the rfc2231
		* parameter continuation encoding instead, the same way non-ASCII text does.
		*
		* @param {String} value String to be tested
		* @param {Boolean} [isParam] Set to true if the value is a header parameter value
		* @returns {Boolean} true if it is a plaintext string
		*/
		isPlainText(value, isParam) {
			return typeof value === "string" && !(isParam ? /[\x00-\x1f\x7f\u0080-\uFFFF]/ : /[\x00-\x08\x0b\x0c\x0e-\x1f\u0080-\uFFFF]/).test(value);
		}
		isPlainParamValue(value) {
			return this.isPlainText(value, true) && !value.includes("=?");
		}
		/**
		* Checks if a multi line string containes lines longer than the selected value.
		*
		* Useful when detecting if a mail message needs any processing at all:
		* if only plaintext characters are used and lines are short, then there is
		* no need to encode the values in any way. If the value is plaintext but has
		* longer lines then allowed, then use format=flowed
		*
		* @param {String} str String to be tested
		* @param {Number} lineLength Max line length to check for
		* @returns {Boolean} Returns true if there is at least one line longer than lineLength chars
		*/
		hasLongerLines(str, lineLength) {
			return new RegExp("^.{" + (lineLength + 1) + ",}", "m").test(str);
		}
		/**
		* Decodes a string from a format=flowed soft wrapping.
		*
		* @param {String} str Plaintext string with format=flowed to decode
		* @param {Boolean} [delSp] If true, delete leading spaces (delsp=yes)
		* @return {String} Mime decoded string
		*/
		decodeFlowed(input, delSp) {
			let lines = (input || "").toString().split(/\r?\n/);
			let result = [];
			let parts = [], partsLength = 0, depth = 0, prefix = "";
			let pushPart = (part) => {
				if (part) {
					parts.push(part);
					partsLength += part.length;
				}
			};
			for (let i = 0; i < lines.length; i++) {
				let line = lines[i];
				let lineDepth = 0;
				while (line.charCodeAt(lineDepth) === 62) lineDepth++;
				let prefixLength = lineDepth && line.charCodeAt(lineDepth) === 32 ? lineDepth + 1 : lineDepth;
				let content = line.slice(prefixLength);
				let last = parts.length ? parts[parts.length - 1] : "";
				if (lineDepth === depth && last.endsWith(" ") && !(partsLength === 3 && parts.join("") === "-- ")) {
					if (delSp) {
						parts.pop();
						partsLength -= last.length;
						pushPart(last.slice(0, -1));
						pushPart(content);
					} else pushPart(lineDepth ? content : content.replace(/^ /, ""));
				} else {
					if (i > 0) result.push(prefix + parts.join(""));
					parts = [];
					partsLength = 0;
					depth = lineDepth;
					prefix = line.slice(0, prefixLength);
					pushPart(content);
				}
			}
			if (partsLength || prefix) result.push(prefix + parts.join(""));
			return result.join("\n").replace(/^ /gm, "");
		}
		/**
		* Adds soft line breaks to content marked with format=flowed to
		* ensure that no line in the message is never longer than lineLength
		*
		* @param {String} str Plaintext string that requires wrapping
		* @param {Number} [lineLength=76] Maximum length of a line
		* @return {String} String with forced line breaks
		*/
		encodeFlowed(str, lineLength) {
			lineLength = lineLength || 76;
			let stuff = (line) => line.replace(/^( |From|>)/i, " $1");
			let flowed = [];
			str.split(/\r?\n/).forEach((line) => {
				if (line !== "-- ") line = line.replace(/ +$/, "");
				let folded = this.foldLines(stuff(line), lineLength, true).split("\r\n");
				for (let i = 1; i < folded.length; i++) folded[i] = stuff(folded[i]);
				flowed.push(folded.join("\r\n"));
			});
			return flowed.join("\r\n");
		}
		/**
		* Encodes a string or an Buffer to an UTF-8 MIME Word (rfc2047)
		*
		* @param {String|Buffer} data String to be encoded
		* @param {String} mimeWordEncoding='Q' Encoding for the mime word, either Q or B
		* @param {Number} [maxLength=0] If set, split mime words into several chunks if needed
		* @return {String} Single or several mime words joined together
		*/
		encodeWord(data, mimeWordEncoding, maxLength) {
			mimeWordEncoding = (mimeWordEncoding || "Q").toString().toUpperCase().trim().charAt(0);
			maxLength = maxLength || 0;
			let encodedStr = "";
			if (maxLength && maxLength > 12) maxLength -= 12;
			if (mimeWordEncoding === "Q") encodedStr = libqp_1.default.encode(data).replace(/[^a-z0-9!*+\-/=]/gi, (chr) => {
				let ord = chr.charCodeAt(0).toString(16).toUpperCase();
				if (chr === " ") return "_";
				else return "=" + (ord.length === 1 ? "0" + ord : ord);
			});
			else if (mimeWordEncoding === "B") {
				encodedStr = typeof data === "string" ? data : data.toString("utf-8");
				maxLength = maxLength ? Math.max(3, (maxLength - maxLength % 4) / 4 * 3) : 0;
			}
			if (maxLength && (mimeWordEncoding !== "B" ? encodedStr : libbase64_1.default.encode(data)).length > maxLength) {
				if (mimeWordEncoding === "Q") encodedStr = this.splitMimeEncodedString(encodedStr, maxLength).join("?= =?UTF-8?" + mimeWordEncoding + "?");
				else {
					let parts = [];
					let lpart = "";
					for (let chr of encodedStr) if (node_buffer_1.Buffer.byteLength(lpart + chr) <= maxLength || !lpart) lpart += chr;
					else {
						parts.push(libbase64_1.default.encode(lpart));
						lpart = chr;
					}
					if (lpart) parts.push(libbase64_1.default.encode(lpart));
					if (parts.length > 1) encodedStr = parts.join("?= =?UTF-8?" + mimeWordEncoding + "?");
					else encodedStr = parts.join("");
				}
			} else if (mimeWordEncoding === "B") encodedStr = libbase64_1.default.encode(data);
			return "=?UTF-8?" + mimeWordEncoding + "?" + encodedStr + (encodedStr.slice(-2) === "?=" ? "" : "?=");
		}
		/**
		* Normalizes a charset name to its canonical form, resolving common aliases and
		* invalid names. For example `iso-8859-8-i` and `iso-8859-8-e` become `ISO-8859-8`
		* and `win-1257` becomes `windows-1257`. Unknown charsets are returned uppercased.
		* Missing or non-string input defaults to `UTF-8`.
		*
		* @param {String} charset Charset name to normalize
		* @return {String} Canonical charset name
		*/
		normalizeCharset(charset) {
			return libcharset.normalizeCharset(charset);
		}
		/**
		* Creates a Transform stream that decodes a body in the given charset into UTF-8 Buffers,
		* resolving the charset name and handling the Japanese charsets the same way header
		* decoding does. An unknown or refused charset (UTF-7, base64, hex) is decoded as UTF-8,
		* and the stream says so with `supported` set to false.
		*
		* @param {String} [charset='UTF-8'] Charset the input is encoded in
		* @return {DecodeStream} Transform stream with `charset` and `supported` properties
		*/
		createDecodeStream(charset) {
			return libcharset.createDecodeStream(charset);
		}
		/**
		* Decodes the inner payload of a single mime encoded-word into a unicode string.
		* Expects the three components of `=?charset?encoding?text?=` already separated.
		*
		* @param {String} charset Charset name from the encoded-word (may include an RFC 2231 language tag, which is ignored)
		* @param {String} encoding Encoding indicator, either 'Q' or 'B' (case insensitive)
		* @param {String} str Encoded payload between the second `?` and the trailing `?=`
		* @return {String} Decoded unicode string
		*/
		decodeWord(charset, encoding, str) {
			let splitPos = charset.indexOf("*");
			if (splitPos >= 0) charset = charset.substring(0, splitPos);
			charset = libcharset.normalizeCharset(charset);
			encoding = encoding.toUpperCase();
			let decoded;
			if (encoding === "Q") {
				str = str.replace(/=\s+([0-9a-fA-F])/g, "=$1").replace(/[_\s]/g, " ");
				let buf = node_buffer_1.Buffer.from(str);
				let bytes = [];
				for (let i = 0, len = buf.length; i < len; i++) {
					let c = buf[i];
					if (i <= len - 2 && c === 61) {
						let c1 = this.getHex(buf[i + 1]);
						let c2 = this.getHex(buf[i + 2]);
						if (c1 && c2) {
							let c = parseInt(c1 + c2, 16);
							bytes.push(c);
							i += 2;
							continue;
						}
					}
					bytes.push(c);
				}
				decoded = node_buffer_1.Buffer.from(bytes);
			} else if (encoding === "B") decoded = libbase64_1.default.decode(str);
			else decoded = node_buffer_1.Buffer.from(str);
			return libcharset.decode(decoded, charset);
		}
		/**
		* Finds word sequences with non ascii text and converts these to mime words
		*
		* @param {String|Buffer} data String to be encoded
		* @param {String} mimeWordEncoding='Q' Encoding for the mime word, either Q or B
		* @param {Number} [maxLength=0] If set, split mime words into several chunks if needed
		* @param {String} [fromCharset='UTF-8'] Source character set
		* @return {String} String with possible mime words
		*/
		encodeWords(data, mimeWordEncoding, maxLength, fromCharset) {
			if (!fromCharset && typeof maxLength === "string" && !maxLength.match(/^[0-9]+$/)) {
				fromCharset = maxLength;
				maxLength = void 0;
			}
			let maxLineLength = Number(maxLength) || 0;
			let decodedValue = libcharset.decode(libcharset.convert(data || "", fromCharset));
			let encodedValue;
			let firstMatch = decodedValue.match(/(?:^|\s)([^\s]*[\u0080-\uFFFF])/);
			if (!firstMatch) return decodedValue;
			let startIndex = firstMatch.index + (firstMatch[0].match(/[^\s]/) || { index: 0 }).index;
			let lastIndex = decodedValue.length - 1;
			while (lastIndex >= 0 && decodedValue.charCodeAt(lastIndex) < 128) lastIndex--;
			let wordEnd = decodedValue.slice(lastIndex + 1).search(/\s/);
			let endIndex = wordEnd < 0 ? decodedValue.length : lastIndex + 1 + wordEnd;
			encodedValue = (startIndex ? decodedValue.substring(0, startIndex) : "") + this.encodeWord(decodedValue.substring(startIndex, endIndex), mimeWordEncoding || "Q", maxLineLength) + (endIndex < decodedValue.length ? decodedValue.slice(endIndex) : "");
			return encodedValue;
		}
		/**
		* Decode a string that might include one or several mime words
		*
		* @param {String} str String including some mime words that will be decoded
		* @return {String} Decoded unicode string
		*/
		decodeWords(str) {
			return (str || "").toString().replace(/(=\?([^?]+)\?[Bb]\?[^?]*\?=)\s*(?==\?([^?]+)\?[Bb]\?[^?]*\?=)/g, (match, left, chLeft, chRight) => {
				if (libcharset.normalizeCharset(chLeft || "") === libcharset.normalizeCharset(chRight || "")) return left + "__\0JOIN\0__";
				return match;
			}).replace(/(=\?([^?]+)\?[Qq]\?[^?]*\?=)\s*(?==\?([^?]+)\?[Qq]\?[^?]*\?=)/g, (match, left, chLeft, chRight) => {
				if (libcharset.normalizeCharset(chLeft || "") === libcharset.normalizeCharset(chRight || "")) return left + "__\0JOIN\0__";
				return match;
			}).replace(/(\?=)?__\x00JOIN\x00__(=\?([^?]+)\?[QqBb]\?)?/g, "").replace(/(=\?[^?]+\?[QqBb]\?[^?]*\?=)\s+(?==\?[^?]+\?[QqBb]\?[^?]*\?=)/g, "$1").replace(/=\?([\w_\-*]+)\?([QqBb])\?([^?]*)\?=/g, (_m, charset, encoding, text) => this.decodeWord(charset, encoding, text));
		}
		getHex(c) {
			if (c !== void 0 && (c >= 48 && c <= 57 || c >= 97 && c <= 102 || c >= 65 && c <= 70)) return String.fromCharCode(c);
			return false;
		}
		/**
		* Splits a string by :
		* The result is not mime word decoded, you need to do your own decoding based
		* on the rules for the specific header key
		*
		* @param {String} headerLine Single header line, might include linebreaks as well if folded
		* @return {Object} An object of {key, value}
		*/
		decodeHeader(headerLine) {
			let match = (headerLine || "").toString().replace(/(?:\r?\n|\r)[ \t]*/g, " ").trim().match(/^\s*([^:]+):(.*)$/);
			return {
				key: (match && match[1] || "").trim().toLowerCase(),
				value: (match && match[2] || "").trim()
			};
		}
		/**
		* Parses a block of header lines. Does not decode mime words as every
		* header might have its own rules (eg. formatted email addresses and such)
		*
		* @param {String} headers Headers string
		* @param {Object} [options] Options
		* @param {Boolean} [options.skipPrototypeKeys] Leave out headers named like an Object.prototype member, eg. `__proto__` and `constructor`
		* @return {Object} An object of headers, where header keys are object keys and every value is an Array of the values for that key
		*/
		decodeHeaders(headers, options) {
			let lines = headers.split(/\r?\n|\r/), headersObj = {}, header, i, len;
			let headersPos = 0;
			while (headersPos < lines.length && lines[headersPos] === "") headersPos++;
			let bodyPos = lines.indexOf("", headersPos);
			lines = lines.slice(headersPos, bodyPos >= 0 ? bodyPos : lines.length);
			let unfolded = [];
			for (i = 0, len = lines.length; i < len; i++) if (unfolded.length && /^[ \t]/.test(lines[i])) unfolded[unfolded.length - 1] += "\r\n" + lines[i];
			else unfolded.push(lines[i]);
			lines = unfolded;
			for (i = 0, len = lines.length; i < len; i++) {
				header = this.decodeHeader(lines[i]);
				if (options?.skipPrototypeKeys && PROTOTYPE_KEYS.has(header.key)) continue;
				if (!Object.hasOwn(headersObj, header.key)) setOwnProperty(headersObj, header.key, [header.value]);
				else headersObj[header.key].push(header.value);
			}
			return headersObj;
		}
		/**
		* Joins parsed header value together as 'value; param1=value1; param2=value2'
		* PS: We are following RFC 822 for the list of special characters that we need to keep in quotes.
		*      Refer: https://www.w3.org/Protocols/rfc1341/4_Content-Type.html
		* @param {Object} structured Parsed header value
		* @return {String} joined header value
		*/
		buildHeaderValue(structured) {
			let paramsArray = [];
			let params = structured.params || {};
			Object.keys(params).forEach((key) => {
				let value = params[key];
				let param = key.replace(/[\x00-\x1f\x7f]/g, "");
				if (!this.isPlainParamValue(value) || value.length >= 75) this.buildHeaderParam(param, value, 50).forEach((encodedParam) => {
					if (!/[\s"\\;:/=(),<>@[\]?]|^[-']|'$/.test(encodedParam.value) || encodedParam.key.endsWith("*")) paramsArray.push(encodedParam.key + "=" + encodedParam.value);
					else paramsArray.push(encodedParam.key + "=" + JSON.stringify(encodedParam.value));
				});
				else if (!value.length || /[\s'"\\;:/=(),<>@[\]?]|^-/.test(value)) paramsArray.push(param + "=" + JSON.stringify(value));
				else paramsArray.push(param + "=" + value);
			});
			return (typeof structured.value === "string" ? structured.value.replace(/[\x00-\x1f\x7f]/g, "") : structured.value) + (paramsArray.length ? "; " + paramsArray.join("; ") : "");
		}
		/**
		* Parses a header value with key=value arguments into a structured
		* object.
		*
		*   parseHeaderValue('text/plain; CHARSET=UTF-8') ->
		*   {
		*     'value': 'text/plain',
		*     'params': {
		*       'charset': 'UTF-8'
		*     }
		*   }
		*
		* The result also carries a non-enumerable `decodedParams` array that names the params
		* assembled from rfc2231 segments (title*=, title*0*=, title*0=). Those values are already
		* decoded, so a caller that runs decodeWords() over the params has to leave them out
		*
		* @param {String} str Header value
		* @param {Object} [options] Options, see ParseHeaderValueOptions
		* @return {Object} Header value as a parsed structure
		*/
		parseHeaderValue(str, options) {
			let stripComments = !!options?.stripComments;
			let response = {
				value: "",
				params: {}
			};
			Object.defineProperty(response, "decodedParams", {
				value: [],
				writable: true,
				enumerable: false,
				configurable: true
			});
			let key = false;
			let value = "";
			let valueEnd = 0;
			let stage = STAGE_VALUE;
			let quote = false;
			let quoteClosed = false;
			let escaped = false;
			let chr;
			let tokenOpen = false;
			let commit = () => {
				let collected = value.substring(0, valueEnd);
				value = "";
				valueEnd = 0;
				if (stage === STAGE_KEY) {
					let name = collected.toLowerCase();
					if (name && !Object.hasOwn(response.params, name)) setOwnProperty(response.params, name, "");
				} else if (key === false) response.value = collected;
				else if (!Object.hasOwn(response.params, key)) setOwnProperty(response.params, key, collected);
			};
			for (let i = 0, len = str.length; i < len; i++) {
				chr = str.charAt(i);
				if (stripComments && chr === "(" && !quote && !escaped && !tokenOpen) {
					let end = findCommentEnd(str, i);
					if (end < 0 && str.indexOf(";", i) < 0) end = len - 1;
					if (end >= 0) {
						i = end;
						continue;
					}
					stripComments = false;
				}
				switch (stage) {
					case STAGE_KEY:
						if (chr === "=") {
							key = value.substring(0, valueEnd).toLowerCase();
							value = "";
							valueEnd = 0;
							stage = STAGE_VALUE;
							tokenOpen = true;
						} else if (chr === ";") commit();
						else if (isWSP(chr)) {
							if (value.length) value += chr;
						} else {
							value += chr;
							valueEnd = value.length;
						}
						break;
					case STAGE_VALUE:
						if (quoteClosed && chr !== ";") {
							escaped = false;
							break;
						}
						if (escaped) {
							value += chr;
							valueEnd = value.length;
							tokenOpen = key !== false && !quote;
						} else if (chr === "\\") {
							escaped = true;
							continue;
						} else if (chr === "\"") {
							quoteClosed = quote;
							quote = !quote;
							tokenOpen = false;
						} else if (!quote && chr === ";") {
							commit();
							stage = STAGE_KEY;
							tokenOpen = false;
							quoteClosed = false;
						} else if (!quote && isWSP(chr)) {
							if (value.length) value += chr;
							tokenOpen = false;
						} else {
							value += chr;
							valueEnd = value.length;
							tokenOpen = key !== false && !quote;
						}
						escaped = false;
				}
			}
			commit();
			let continuations = /* @__PURE__ */ new Map();
			for (let key of Object.keys(response.params)) {
				let match = key.match(/\*((\d+)\*?)?$/);
				if (!match) continue;
				let actualKey = key.substring(0, match.index).toLowerCase();
				let nr = Number(match[2]) || 0;
				let value = response.params[key];
				delete response.params[key];
				let continuation = continuations.get(actualKey);
				if (!continuation) {
					continuation = {
						charset: false,
						values: []
					};
					continuations.set(actualKey, continuation);
				}
				if (nr === 0 && match[0].charAt(match[0].length - 1) === "*" && (match = value.match(/^([^']*)'[^']*'(.*)$/))) {
					continuation.charset = match[1] || "utf-8";
					value = match[2];
				}
				continuation.values.push({
					nr,
					value
				});
			}
			for (let [key, continuation] of continuations) {
				let value = continuation.values.sort((a, b) => a.nr - b.nr).map((val) => val.value).join("");
				response.decodedParams.push(key);
				if (!continuation.charset) {
					setOwnProperty(response.params, key, this.decodeWords(value));
					continue;
				}
				let qpValue = value.replace(/[=_\s]/g, (s) => {
					if (s === " ") return "_";
					let c = s.charCodeAt(0).toString(16);
					return "%" + (c.length < 2 ? "0" : "") + c;
				}).replace(/%/g, "=");
				setOwnProperty(response.params, key, this.decodeWord(continuation.charset, "Q", qpValue));
			}
			return response;
		}
		/**
		* Encodes a string or an Buffer to an UTF-8 Parameter Value Continuation encoding (rfc2231)
		* Useful for splitting long parameter values.
		*
		* For example
		*      title="unicode string"
		* becomes
		*     title*0*=utf-8''unicode
		*     title*1*=%20string
		*
		* @param {String} key Parameter name (eg. 'filename')
		* @param {String|Buffer} data String to be encoded
		* @param {Number} [maxLength=50] Max length for generated chunks
		* @param {String} [fromCharset='UTF-8'] Source character set
		* @return {Array} A list of encoded keys and headers
		*/
		buildHeaderParam(key, data, maxLength, fromCharset) {
			let list = [];
			if (typeof data !== "string" && !node_buffer_1.Buffer.isBuffer(data)) data = data === null || data === void 0 ? "" : data.toString();
			let encodedStr = typeof data === "string" ? data : libcharset.decode(data, fromCharset);
			let chr;
			let line;
			let startPos = 0;
			let isEncoded = false;
			let i, len;
			maxLength = maxLength || 50;
			if (this.isPlainParamValue(data)) {
				if (encodedStr.length <= maxLength) return [{
					key,
					value: encodedStr
				}];
				encodedStr = encodedStr.replace(new RegExp(".{" + maxLength + "}", "g"), (str) => {
					list.push({ line: str });
					return "";
				});
				if (encodedStr) list.push({ line: encodedStr });
			} else {
				if (/[\uD800-\uDBFF]/.test(encodedStr)) encodedStr = Array.from(encodedStr);
				line = "utf-8''";
				isEncoded = true;
				startPos = 0;
				for (i = 0, len = encodedStr.length; i < len; i++) {
					chr = encodedStr[i];
					if (isEncoded) chr = this.safeEncodeURIComponent(chr);
					else {
						chr = chr === " " ? chr : this.safeEncodeURIComponent(chr);
						if (chr !== encodedStr[i]) {
							if ((this.safeEncodeURIComponent(line) + chr).length >= maxLength) {
								list.push({
									line,
									encoded: isEncoded
								});
								line = "";
								isEncoded = true;
							} else {
								isEncoded = true;
								i = startPos;
								line = "";
								continue;
							}
						}
					}
					if ((line + chr).length >= maxLength) {
						list.push({
							line,
							encoded: isEncoded
						});
						line = chr = encodedStr[i] === " " ? " " : this.safeEncodeURIComponent(encodedStr[i]);
						if (chr === encodedStr[i]) {
							isEncoded = false;
							startPos = i - 1;
						} else isEncoded = true;
					} else line += chr;
				}
				if (line) list.push({
					line,
					encoded: isEncoded
				});
			}
			return list.map((item, i) => ({
				key: key + "*" + i + (item.encoded ? "*" : ""),
				value: item.line
			}));
		}
		/**
		* Returns file extension for a content type string. If no suitable extensions
		* are found, 'bin' is used as the default extension
		*
		* @param {String} mimeType Content type to be checked for
		* @return {String} File extension
		*/
		detectExtension(input) {
			let mimeType = (input || "").toString().toLowerCase().replace(/\s/g, "");
			if (!Object.hasOwn(mimetypes.list, mimeType)) return "bin";
			if (typeof mimetypes.list[mimeType] === "string") return mimetypes.list[mimeType];
			let mimeParts = mimeType.split("/");
			for (let i = 0, len = mimetypes.list[mimeType].length; i < len; i++) if (mimeParts[1] === mimetypes.list[mimeType][i]) return mimetypes.list[mimeType][i];
			return mimetypes.list[mimeType][0] !== "*" ? mimetypes.list[mimeType][0] : "bin";
		}
		/**
		* Returns content type for a file extension. If no suitable content types
		* are found, 'application/octet-stream' is used as the default content type
		*
		* @param {String} extension Extension (or filename) to be checked for
		* @return {String} Content type
		*/
		detectMimeType(input) {
			let extension = (input || "").toString().toLowerCase().replace(/\s/g, "").replace(/^\./g, "").split(".").pop() || "";
			if (!Object.hasOwn(mimetypes.extensions, extension)) return "application/octet-stream";
			if (typeof mimetypes.extensions[extension] === "string") return mimetypes.extensions[extension];
			let mimeParts;
			for (let i = 0, len = mimetypes.extensions[extension].length; i < len; i++) {
				mimeParts = mimetypes.extensions[extension][i].split("/");
				if (mimeParts[1] === extension) return mimetypes.extensions[extension][i];
			}
			return mimetypes.extensions[extension][0];
		}
		/**
		* Folds long lines, useful for folding header lines (afterSpace=false) and
		* flowed text (afterSpace=true)
		*
		* @param {String} str String to be folded
		* @param {Number} [lineLength=76] Maximum length of a line
		* @param {Boolean} afterSpace If true, leave a space in the end of a line
		* @return {String} String with folded lines
		*/
		foldLines(input, lineLength, afterSpace) {
			let str = (input || "").toString();
			lineLength = lineLength || 76;
			let pos = 0, len = str.length, result = "", line, match;
			while (pos < len) {
				line = str.substring(pos, pos + Math.max(lineLength, 0));
				if (line.length < lineLength) {
					result += line;
					break;
				}
				if (match = line.match(/^[^\n\r]*(\r?\n|\r)/)) {
					line = match[0];
					result += line;
					pos += line.length;
					continue;
				} else if ((match = line.match(/(\s+)[^\s]*$/)) && match[0].length - (afterSpace ? (match[1] || "").length : 0) < line.length) line = line.substring(0, line.length - (match[0].length - (afterSpace ? (match[1] || "").length : 0)));
				else if (match = str.slice(pos + line.length).match(/^[^\s]+(\s*)/)) line = line + match[0].substring(0, match[0].length - (!afterSpace ? (match[1] || "").length : 0));
				result += line;
				pos += line.length;
				if (pos < len) result += "\r\n";
			}
			return result;
		}
		/**
		* Splits a mime encoded string. Needed for dividing mime words into smaller chunks
		*
		* @param {String} str Mime encoded string to be split up
		* @param {Number} maxlen Maximum length of characters for one part (minimum 12)
		* @return {Array} Split string
		*/
		splitMimeEncodedString(str, maxlen) {
			let curLine, fallbackLine, match, chr, done, lines = [];
			maxlen = Math.max(maxlen || 0, 12);
			while (str.length) {
				curLine = str.substring(0, maxlen);
				if (match = curLine.match(/[=][0-9A-F]?$/i)) curLine = curLine.substring(0, match.index);
				fallbackLine = curLine.length ? curLine : str.substring(0, maxlen);
				done = false;
				while (!done && curLine.length) {
					done = true;
					if (match = str.slice(curLine.length).match(/^[=]([0-9A-F]{2})/i)) {
						chr = parseInt(match[1], 16);
						if (chr < 194 && chr > 127 && /=[0-9A-F]{2}$/i.test(curLine)) {
							curLine = curLine.substring(0, curLine.length - 3);
							done = false;
						}
					}
				}
				if (!curLine.length) curLine = fallbackLine;
				lines.push(curLine);
				str = str.slice(curLine.length);
			}
			return lines;
		}
		encodeURICharComponent(chr) {
			let res = "";
			let buf = node_buffer_1.Buffer.from(chr, "utf-8");
			for (let i = 0, len = buf.length; i < len; i++) {
				let ord = buf[i].toString(16).toUpperCase();
				res += "%" + (ord.length < 2 ? "0" : "") + ord;
			}
			return res;
		}
		safeEncodeURIComponent(input) {
			let str = (input || "").toString();
			try {
				str = encodeURIComponent(str);
			} catch (_err) {
				str = encodeURIComponent(node_buffer_1.Buffer.from(str, "utf-8").toString("utf-8"));
			}
			return str.replace(/[\x00-\x1F *'()<>@,;:\\"[\]?=\u007F-\uFFFF]/g, (chr) => this.encodeURICharComponent(chr));
		}
	};
	exports.Libmime = Libmime;
	/**
	* The shared instance, the default export of the package. The class is attached to it as `Libmime`,
	* so `require('libmime').Libmime` keeps working
	*/
	const libmime = new Libmime();
	libmime.Libmime = Libmime;
	exports.default = libmime;
	module.exports = exports.default;
	Object.defineProperty(module.exports, "default", {
		value: exports.default,
		enumerable: false,
		writable: true,
		configurable: true
	});
}));

// node_modules/@zone-eu/mailsplit/lib/headers.js
var require_headers = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** @typedef {import('..').HeaderLine} HeaderLine */
	/** @typedef {import('..').LibmimeOptions} LibmimeOptions */
	/** @typedef {import('..').DecodedHeader} DecodedHeader */
	const Libmime = require_libmime().Libmime;
	/**
	* Parses and builds message headers. A Headers instance allows callers to
	* inspect, delete, update, and add header lines.
	*/
	var Headers = class {
		/**
		* @param {string | Buffer | HeaderLine[] | false} [headers] Raw header source or already parsed lines.
		* @param {LibmimeOptions} [config] Optional libmime configuration.
		*/
		constructor(headers, config) {
			config = config || {};
			if (Array.isArray(headers)) {
				this.changed = true;
				/** @type {string | Buffer | false} */
				this.headers = false;
				this.parsed = true;
				/** @type {HeaderLine[] | false} */
				this.lines = headers;
			} else {
				this.changed = false;
				/** @type {string | Buffer | false} */
				this.headers = headers || false;
				this.parsed = false;
				/** @type {HeaderLine[] | false} */
				this.lines = false;
			}
			/** @type {string | false} */
			this.mbox = false;
			/** @type {string | false} */
			this.http = false;
			this.libmime = new Libmime({ Iconv: config.Iconv });
		}
		/**
		* @param {string} key
		* @returns {boolean}
		*/
		hasHeader(key) {
			if (!this.parsed) this._parseHeaders();
			let lines = this._getLines();
			key = this._normalizeHeader(key);
			return typeof lines.find((line) => line.key === key) === "object";
		}
		/**
		* @param {string} key
		* @returns {string[]}
		*/
		get(key) {
			if (!this.parsed) this._parseHeaders();
			let headerLines = this._getLines();
			key = this._normalizeHeader(key);
			return headerLines.filter((line) => line.key === key).map((line) => this._decodeHeaderValue(line.line));
		}
		/**
		* @param {string} key
		* @returns {DecodedHeader[]}
		*/
		getDecoded(key) {
			return this.get(key).map((line) => this.libmime.decodeHeader(line)).filter((line) => line && line.value);
		}
		/**
		* @param {string} key
		* @returns {string}
		*/
		getFirst(key) {
			if (!this.parsed) this._parseHeaders();
			let lines = this._getLines();
			key = this._normalizeHeader(key);
			let header = lines.find((line) => line.key === key);
			if (!header) return "";
			return ((this.libmime.decodeHeader(this._decodeHeaderValue(header.line)) || {}).value || "").toString().trim();
		}
		/**
		* @returns {HeaderLine[]}
		*/
		getList() {
			if (!this.parsed) this._parseHeaders();
			return this._getLines();
		}
		/**
		* @param {string} key
		* @param {string | number | Buffer} [value]
		* @param {number} [index]
		* @returns {void}
		*/
		add(key, value, index) {
			if (typeof value === "undefined") return;
			if (typeof value === "number") value = value.toString();
			if (typeof value === "string") value = Buffer.from(value);
			value = value.toString("binary");
			this.addFormatted(key, this.libmime.foldLines(key + ": " + value.replace(/[\r\n]/g, ""), 76, false), index);
		}
		/**
		* @param {string} key
		* @param {string | Buffer | false} [line]
		* @param {number} [index]
		* @returns {void}
		*/
		addFormatted(key, line, index) {
			if (!this.parsed) this._parseHeaders();
			let lines = this._getLines();
			index = index || 0;
			this.changed = true;
			if (!line) return;
			if (typeof line !== "string") line = line.toString("binary");
			line = this._normalizeInsertedLine(line);
			if (!line) return;
			let header = {
				key: this._normalizeHeader(key),
				line
			};
			if (index < 1) lines.unshift(header);
			else if (index >= lines.length) lines.push(header);
			else lines.splice(index, 0, header);
		}
		/**
		* @param {string} key
		* @returns {void}
		*/
		remove(key) {
			if (!this.parsed) this._parseHeaders();
			let lines = this._getLines();
			key = this._normalizeHeader(key);
			for (let i = lines.length - 1; i >= 0; i--) if (lines[i].key === key) {
				this.changed = true;
				lines.splice(i, 1);
			}
		}
		/**
		* @param {string} key
		* @param {string | number | Buffer} [value]
		* @param {number} [relativeIndex]
		* @returns {void}
		*/
		update(key, value, relativeIndex) {
			if (!this.parsed) this._parseHeaders();
			let lines = this._getLines();
			let keyName = key;
			let index = 0;
			key = this._normalizeHeader(key);
			let relativeIndexCount = 0;
			let relativeMatchFound = false;
			for (let i = lines.length - 1; i >= 0; i--) if (lines[i].key === key) {
				if (relativeIndex && relativeIndex !== relativeIndexCount) {
					relativeIndexCount++;
					continue;
				}
				index = i;
				this.changed = true;
				lines.splice(i, 1);
				if (relativeIndex) {
					relativeMatchFound = true;
					break;
				}
			}
			if (relativeIndex && !relativeMatchFound) return;
			this.add(keyName, value, index);
		}
		/**
		* Serializes the headers. Unmodified headers are returned byte for byte as they
		* were received, otherwise every line is rebuilt with `lineEnd` line endings.
		*
		* @param {string | false} [lineEnd] Line ending to use, defaults to CRLF.
		* @returns {Buffer}
		*/
		build(lineEnd) {
			if (!this.changed && !lineEnd) return typeof this.headers === "string" ? Buffer.from(this.headers, "binary") : this.headers || Buffer.alloc(0);
			if (!this.parsed) this._parseHeaders();
			let lines = this._getLines();
			const ending = lineEnd || "\r\n";
			let headers = lines.map((line) => this._normalizeLineBreaks(line.line, ending)).filter((line) => line !== "").map((line) => this._buildHeaderLine(line)).reduce((joined, line, idx) => {
				if (idx) joined.push(Buffer.from(ending, "binary"));
				joined.push(line);
				return joined;
			}, []);
			headers.push(Buffer.from(ending + ending, "binary"));
			if (this.mbox) headers.unshift(Buffer.from(this.mbox + ending, "binary"));
			if (this.http) headers.unshift(Buffer.from(this.http + ending, "binary"));
			return Buffer.concat(headers);
		}
		/**
		* @param {string} key
		* @returns {string}
		*/
		_normalizeHeader(key) {
			return (key || "").toLowerCase().trim();
		}
		/**
		* Rewrites the line breaks of a header line so that the line can only ever parse
		* back as the single header it was reported as. A line break followed by whitespace
		* is folding and becomes `lineEnd`, every other line break would start a new header
		* line and is dropped.
		*
		* A bare <CR> is never a line break for _parseHeaders, so promoting one here would
		* emit a header line that was never reported as parsed.
		*
		* @param {string} line Header line to normalize.
		* @param {string} lineEnd Line ending to fold with.
		* @returns {string} Line with only folding line breaks left.
		*/
		_normalizeLineBreaks(line, lineEnd) {
			return line.replace(/^[\r\n]+/, "").replace(/\r\n|\r|\n/g, (match, offset, source) => match !== "\r" && this._isFoldingChar(source.charAt(offset + match.length)) ? lineEnd : "");
		}
		/**
		* Prepares a caller supplied line for insertion. On top of the line break rules an
		* inserted line has to stand on its own: a leading fold or indent would attach it to
		* whichever header happens to precede it, and a leading line break would close the
		* header block outright.
		*
		* Lines that were parsed out of a message keep their leading whitespace instead, so
		* that rebuilding can never turn an indented continuation into a header of its own.
		*
		* An inserted line is normalized twice, here with CRLF and again in build() with the
		* line ending the caller asked for. That is only sound because _normalizeLineBreaks is
		* idempotent over its own output: the folds this pass emits are still recognized as
		* folds by the next one. Any change to how a fold is represented has to keep that true.
		*
		* @param {string} line Formatted header line supplied by the caller.
		* @returns {string} Line that inserts as exactly one header, or an empty string.
		*/
		_normalizeInsertedLine(line) {
			return this._normalizeLineBreaks(line.replace(/^[\r\n \t]+/, ""), "\r\n");
		}
		/**
		* Tells whether a character continues the previous header line rather than
		* starting a new one. Used by both the parser and the builder so that the two
		* can not disagree on what folding is.
		*
		* @param {string} chr Character that follows a line break.
		* @returns {boolean} True if the line break is folding.
		*/
		_isFoldingChar(chr) {
			return chr === " " || chr === "	";
		}
		/**
		* @returns {HeaderLine[]}
		*/
		_getLines() {
			if (!this.lines) this.lines = [];
			return this.lines;
		}
		/**
		* @returns {void}
		*/
		_parseHeaders() {
			if (!this.headers) {
				this.lines = [];
				this.parsed = true;
				return;
			}
			let raw = this.headers.toString("binary");
			let end = raw.length;
			while (end > 0 && (raw.charCodeAt(end - 1) === 10 || raw.charCodeAt(end - 1) === 13)) end--;
			let rawLines = raw.slice(0, end).split(/\r?\n/);
			let i = 1;
			let first = rawLines[0];
			while (i < rawLines.length && this._isFoldingChar(rawLines[i].charAt(0))) first += "\r\n" + rawLines[i++];
			/** @type {HeaderLine[]} */
			let lines = [];
			if (/^From /i.test(first)) this.mbox = first;
			else if (/^POST /i.test(first)) this.http = first;
			else lines.push({
				key: this._normalizeHeader(first.substr(0, first.indexOf(":"))),
				line: first
			});
			let keyPending = false;
			for (; i < rawLines.length; i++) {
				let currentLine = rawLines[i];
				if (this._isFoldingChar(currentLine.charAt(0))) {
					let entry = lines[lines.length - 1];
					if (keyPending) {
						let colon = currentLine.indexOf(":");
						if (colon >= 0) {
							entry.key = this._normalizeHeader(entry.line + "\r\n" + currentLine.substr(0, colon));
							keyPending = false;
						}
					}
					entry.line += "\r\n" + currentLine;
				} else {
					let colon = currentLine.indexOf(":");
					lines.push({
						key: this._normalizeHeader(currentLine.substr(0, colon)),
						line: currentLine
					});
					keyPending = colon < 0;
				}
			}
			this.lines = lines;
			this.parsed = true;
		}
		/**
		* @param {string} line
		* @returns {Buffer}
		*/
		_buildHeaderLine(line) {
			let value = this._decodeHeaderValue(line);
			return Buffer.from(value, value === line ? "binary" : "utf8");
		}
		/**
		* @param {string} str
		* @returns {string}
		*/
		_decodeHeaderValue(str) {
			if (!str) return str;
			let utf8 = Buffer.from(str, "binary").toString("utf8");
			return utf8.includes("�") ? str : utf8;
		}
	};
	module.exports = Headers;
}));

// node_modules/@zone-eu/mailsplit/lib/mime-node.js
var require_mime_node = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Headers = require_headers();
	const libmime = require_libmime();
	const libqp = require_libqp();
	const libbase64 = require_libbase64();
	const PassThrough = __require("stream").PassThrough;
	const pathlib = __require("path");
	/** @typedef {import('..').Headers} HeadersType */
	/** @typedef {import('..').PartNumberItem} PartNumberItem */
	/** @typedef {import('..').PartNumber} PartNumber */
	/** @typedef {import('..').SplitterOptions} SplitterOptions */
	/** @typedef {import('libmime').ParsedHeaderValue} StructuredHeader */
	/** @typedef {import('stream').Transform | import('stream').PassThrough} ContentStream */
	/** @typedef {import('..').MimeNode} MimeNodeType */
	const Libmime = libmime.Libmime;
	const HEADER_LINE_MIN_COST = 64;
	/**
	* Removes everything from the first `(` to the last `)` of each line, the same result as
	* `value.replace(/\(.*\)/g, '')`, but in linear time. The regex backtracks quadratically
	* on a value with many `(` characters and no closing `)`.
	*
	* Used for the Content-Transfer-Encoding only. The MIME headers with parameters go through
	* libmime's parseHeaderValue with stripComments, which knows where a comment may stand.
	*
	* @param {string} value
	* @returns {string}
	*/
	function stripComments(value) {
		if (value.indexOf("(") < 0) return value;
		return value.split(/([\n\r\u2028\u2029])/).map((part) => {
			let start = part.indexOf("(");
			if (start < 0) return part;
			let end = part.lastIndexOf(")");
			return end > start ? part.slice(0, start) + part.slice(end + 1) : part;
		}).join("");
	}
	/**
	* Parsed MIME node with mutable headers and transfer-encoding helpers.
	*/
	var MimeNode = class {
		/**
		* @param {MimeNodeType | false} parentNode Parent node, or false for the root node.
		* @param {SplitterOptions} [config] Splitter and libmime configuration.
		*/
		constructor(parentNode, config) {
			/** @type {'node'} */
			this.type = "node";
			this.root = !parentNode;
			/** @type {MimeNodeType | false} */
			this.parentNode = parentNode;
			/** @type {Buffer | false} */
			this._parentBoundary = this.parentNode && this.parentNode._boundary;
			/** @type {MimeNodeType | false} */
			this._parentBoundaryOwner = this.parentNode || false;
			/** @type {Buffer[]} */
			this._headersLines = [];
			this._headerlen = 0;
			this._headerCost = 0;
			/** @type {StructuredHeader | false} */
			this._parsedContentType = false;
			/** @type {StructuredHeader | false} */
			this._parsedContentDisposition = false;
			/** @type {Buffer | false} */
			this._boundary = false;
			/** @type {string | false} */
			this.multipart = false;
			/** @type {string | false} */
			this.encoding = false;
			/** @type {HeadersType | false} */
			this.headers = false;
			/** @type {string | false} */
			this.contentType = false;
			/** @type {string | false} */
			this.charset = false;
			/** @type {string | false} */
			this.disposition = false;
			/** @type {string | false} */
			this.filename = false;
			this.flowed = false;
			this.delSp = false;
			this.config = config || {};
			this.libmime = new Libmime({ Iconv: this.config.Iconv });
			/** @type {PartNumber} */
			this.parentPartNumber = [];
			/** @type {PartNumber | false} */
			this.partNr = false;
			this.childPartNumbers = 0;
			this.rfc822 = false;
			/** @type {boolean | undefined} */
			this.messageNode = void 0;
		}
		/**
		* @param {PartNumberItem} [provided]
		* @returns {PartNumber}
		*/
		getPartNr(provided) {
			/** @type {PartNumber} */
			let partNr = this.partNr || [];
			if (provided) return partNr.filter((nr) => !isNaN(Number(nr))).concat(provided);
			let childPartNr = ++this.childPartNumbers;
			return partNr.filter((nr) => !isNaN(Number(nr))).concat(childPartNr);
		}
		/**
		* @param {Buffer | false} [line]
		* @returns {boolean} Whether the line is the empty line that ends the header block.
		*/
		addHeaderChunk(line) {
			if (!line) return false;
			this._headersLines.push(line);
			this._headerlen += line.length;
			let endsBlock = line.length === 1 && line[0] === 10 || line.length === 2 && line[0] === 13 && line[1] === 10;
			this._headerCost += endsBlock ? line.length : Math.max(line.length, HEADER_LINE_MIN_COST);
			return endsBlock;
		}
		/**
		* What the header lines of this node count for against maxHeadSize, see HEADER_LINE_MIN_COST.
		*
		* @param {number} [extra] Bytes of a header line that is not stored yet.
		* @returns {number} The cost in bytes.
		*/
		headerCost(extra) {
			return this._headerCost + (extra ? Math.max(extra, HEADER_LINE_MIN_COST) : 0);
		}
		/**
		* @returns {void}
		*/
		parseHeaders() {
			if (this.headers) return;
			this.headers = new Headers(Buffer.concat(this._headersLines, this._headerlen), this.config);
			this._headersLines = [];
			let headers = this.headers;
			let dispositionHeader = headers.getFirst("Content-Disposition");
			this._parsedContentDisposition = this.libmime.parseHeaderValue(dispositionHeader, { stripComments: true });
			let parsedContentDisposition = this._parsedContentDisposition;
			let contentHeader;
			if (headers.get("Content-Type").length) contentHeader = headers.getFirst("Content-Type");
			else {
				if (parsedContentDisposition.params.filename) {
					let extension = pathlib.parse(parsedContentDisposition.params.filename).ext.replace(/^\./, "");
					if (extension) contentHeader = libmime.detectMimeType(extension);
				}
				if (!contentHeader) {
					if (/^attachment$/i.test(parsedContentDisposition.value)) contentHeader = "application/octet-stream";
					else contentHeader = "text/plain";
				}
			}
			this._parsedContentType = this.libmime.parseHeaderValue(contentHeader, { stripComments: true });
			let parsedContentType = this._parsedContentType;
			this.encoding = stripComments(headers.getFirst("Content-Transfer-Encoding")).toLowerCase().trim();
			this.contentType = (parsedContentType.value || "").toLowerCase().trim() || false;
			this.charset = parsedContentType.params.charset || false;
			this.disposition = (parsedContentDisposition.value || "").toLowerCase().trim() || false;
			if (this.disposition) try {
				this.disposition = this.libmime.decodeWords(this.disposition);
			} catch (_E) {}
			this.filename = parsedContentDisposition.params.filename || parsedContentType.params.name || false;
			if (this.contentType === "text/plain" && parsedContentType.params.format && parsedContentType.params.format.toLowerCase().trim() === "flowed") {
				this.flowed = true;
				if (parsedContentType.params.delsp && parsedContentType.params.delsp.toLowerCase().trim() === "yes") this.delSp = true;
			}
			if (this.filename) {
				if (!(parsedContentDisposition.params.filename ? parsedContentDisposition.decodedParams.includes("filename") : parsedContentType.decodedParams.includes("name"))) try {
					this.filename = this.libmime.decodeWords(this.filename);
				} catch (_E) {}
			}
			this.multipart = this.contentType && this.contentType.substr(0, this.contentType.indexOf("/")) === "multipart" && this.contentType.substr(this.contentType.indexOf("/") + 1) || false;
			let boundary = (parsedContentType.params.boundary || "").trimEnd();
			let ascii = Buffer.byteLength(boundary) === boundary.length;
			this._boundary = boundary && ascii ? Buffer.from(boundary) : false;
			this.rfc822 = this.contentType === "message/rfc822";
			if (!this.parentNode || this.parentNode.rfc822) this.partNr = this.parentNode ? this.parentNode.getPartNr("TEXT") : ["TEXT"];
			else this.partNr = this.parentNode ? this.parentNode.getPartNr() : [];
		}
		/**
		* @returns {Buffer}
		*/
		getHeaders() {
			if (!this.headers) this.parseHeaders();
			return this.headers.build();
		}
		/**
		* @param {string | false} [contentType]
		* @returns {void}
		*/
		setContentType(contentType) {
			if (!this.headers) this.parseHeaders();
			let headers = this.headers;
			let parsedContentType = this._parsedContentType;
			contentType = (contentType || "").toLowerCase().trim();
			if (contentType) parsedContentType.value = contentType;
			if (!this.flowed && parsedContentType.params.format) delete parsedContentType.params.format;
			if (!this.delSp && parsedContentType.params.delsp) delete parsedContentType.params.delsp;
			headers.update("Content-Type", this.libmime.buildHeaderValue(parsedContentType));
		}
		/**
		* @param {string | false} [charset]
		* @returns {void}
		*/
		setCharset(charset) {
			if (!this.headers) this.parseHeaders();
			let headers = this.headers;
			let parsedContentType = this._parsedContentType;
			charset = (charset || "").toLowerCase().trim();
			if (charset === "ascii") charset = "";
			if (!charset) {
				if (!parsedContentType.value) return;
				delete parsedContentType.params.charset;
			} else parsedContentType.params.charset = charset;
			if (!parsedContentType.value) parsedContentType.value = "text/plain";
			headers.update("Content-Type", this.libmime.buildHeaderValue(parsedContentType));
		}
		/**
		* @param {string | false} [filename]
		* @returns {void}
		*/
		setFilename(filename) {
			if (!this.headers) this.parseHeaders();
			let headers = this.headers;
			let parsedContentType = this._parsedContentType;
			let parsedContentDisposition = this._parsedContentDisposition;
			this.filename = (filename || "").toLowerCase().trim();
			if (parsedContentType.params.name) {
				delete parsedContentType.params.name;
				headers.update("Content-Type", this.libmime.buildHeaderValue(parsedContentType));
			}
			if (!this.filename) {
				if (!parsedContentDisposition.value) return;
				delete parsedContentDisposition.params.filename;
			} else parsedContentDisposition.params.filename = this.filename;
			if (!parsedContentDisposition.value) parsedContentDisposition.value = "attachment";
			headers.update("Content-Disposition", this.libmime.buildHeaderValue(parsedContentDisposition));
		}
		/**
		* @returns {import('stream').Transform | import('stream').PassThrough}
		*/
		getDecoder() {
			if (!this.headers) this.parseHeaders();
			switch (this.encoding) {
				case "base64": return new libbase64.Decoder();
				case "quoted-printable": return new libqp.Decoder();
				default: return new PassThrough();
			}
		}
		/**
		* @param {string | false} [encoding]
		* @returns {import('stream').Transform | import('stream').PassThrough}
		*/
		getEncoder(encoding) {
			if (!this.headers) this.parseHeaders();
			let headers = this.headers;
			encoding = (encoding || "").toString().toLowerCase().trim();
			if (encoding && encoding !== this.encoding) headers.update("Content-Transfer-Encoding", encoding);
			else encoding = this.encoding;
			switch (encoding) {
				case "base64": return new libbase64.Encoder();
				case "quoted-printable": return new libqp.Encoder();
				default: return new PassThrough();
			}
		}
	};
	module.exports = MimeNode;
}));

// node_modules/@zone-eu/mailsplit/lib/message-splitter.js
var require_message_splitter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Transform = __require("stream").Transform;
	const MimeNode = require_mime_node();
	/** @typedef {import('..').MimeNode} MimeNodeType */
	/** @typedef {import('..').MessageChunk} MessageChunk */
	/** @typedef {import('..').SplitterChunk} SplitterChunk */
	/** @typedef {import('..').SplitterGroup} SplitterGroup */
	/** @typedef {import('..').SplitterOptions} SplitterOptions */
	/** @typedef {(err?: (Error & {code?: string}) | null, data?: SplitterChunk | MessageChunk | false, flush?: boolean) => void} ProcessLineCallback */
	const MAX_HEAD_SIZE = 1048576;
	const MAX_CHILD_NODES = 1e3;
	const MAX_PENDING_LINE_SIZE = 65536;
	const MAX_PENDING_LINE_CHUNKS = 1024;
	const BOUNDARY_LINE_SUFFIX = 1004;
	const BOUNDARY_LINE_OVERHEAD = 1006;
	const YIELD_BYTES = 16384;
	const HEAD = 1;
	const BODY = 2;
	/**
	* Creates the error used for all size limit violations.
	*
	* @param {string} message Human readable error message.
	* @returns {Error & {code: string}} Error tagged with the EMAXLEN code.
	*/
	function maxLenError(message) {
		let err = new Error(message);
		err.code = "EMAXLEN";
		return err;
	}
	/**
	* Moves an end offset back over the line ending that closes a body line, because the line
	* ending in front of a boundary belongs to the delimiter and not to the part content. Only
	* a group holding the body of a child node carries such a line ending, anything else is
	* returned untouched.
	*
	* @param {SplitterGroup} group Group the offsets describe.
	* @param {Buffer} chunk Chunk the offsets point into.
	* @param {number} start Start offset of the body slice.
	* @param {number} end End offset of the body slice.
	* @returns {number} End offset with a trailing <CR><LF>, <LF> or nothing removed.
	*/
	function trimBodyLineEnd(group, chunk, start, end) {
		if (group.type !== "body" || !group.node || !group.node.parentNode) return end;
		if (end > start && chunk[end - 1] === 10) {
			end--;
			if (end > start && chunk[end - 1] === 13) end--;
		}
		return end;
	}
	/**
	* Transform stream that splits raw email bytes into MIME node and content chunks.
	*/
	var MessageSplitter = class extends Transform {
		/**
		* @param {SplitterOptions} [config]
		*/
		constructor(config) {
			super({
				readableObjectMode: true,
				writableObjectMode: false
			});
			this.config = config || {};
			this.maxHeadSize = this.config.maxHeadSize || MAX_HEAD_SIZE;
			this.maxChildNodes = this.config.maxChildNodes || MAX_CHILD_NODES;
			this.nodeCounter = 0;
			this.node = null;
			this.inEpilogue = false;
			this.delimiterOwner = false;
			this.newNode();
			/** @type {Buffer[]} */
			this.lineChunks = [];
			this.lineLength = 0;
			this.hasFailed = false;
			this.pendingLineTruncated = false;
		}
		/**
		* Appends unterminated trailing data to the pending line.
		*
		* @param {Buffer} chunk Data that follows the last line break of a write.
		* @returns {void}
		*/
		appendPendingLine(chunk) {
			if (!chunk.length) return;
			this.lineChunks.push(chunk);
			this.lineLength += chunk.length;
			if (this.lineChunks.length >= MAX_PENDING_LINE_CHUNKS) this.lineChunks = [Buffer.concat(this.lineChunks, this.lineLength)];
		}
		/**
		* Returns the pending line as a single buffer and clears the pending state.
		*
		* @returns {Buffer | false} Pending line contents or false if there was none.
		*/
		takePendingLine() {
			if (!this.lineLength) return false;
			let line = this.lineChunks.length === 1 ? this.lineChunks[0] : Buffer.concat(this.lineChunks, this.lineLength);
			this.lineChunks = [];
			this.lineLength = 0;
			return line;
		}
		/**
		* @param {Buffer} chunk
		* @param {BufferEncoding} encoding
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_transform(chunk, encoding, callback) {
			let pos = 0;
			let i = 0;
			/** @type {SplitterGroup} */
			let group = { type: "none" };
			let groupstart = this.lineLength ? -this.lineLength : 0;
			let groupend = 0;
			let yieldPos = 0;
			let inLine = false;
			let resumeInLine = false;
			/**
			* Removes a pending line break from body data that belongs to a following boundary.
			*
			* @param {MessageChunk} data Body chunk to adjust in place.
			* @returns {void}
			*/
			let checkTrailingLinebreak = (data) => {
				if (data.type === "body" && data.node.parentNode && data.value && data.value.length) {
					if (data.value[data.value.length - 1] === 10) {
						groupstart--;
						groupend--;
						pos--;
						if (data.value.length > 1 && data.value[data.value.length - 2] === 13) {
							groupstart--;
							groupend--;
							pos--;
							if (groupstart < 0 && !this.lineLength) this.appendPendingLine(Buffer.from([13]));
							data.value = data.value.slice(0, data.value.length - 2);
						} else data.value = data.value.slice(0, data.value.length - 1);
					} else if (data.value[data.value.length - 1] === 13) {
						groupstart--;
						groupend--;
						pos--;
						data.value = data.value.slice(0, data.value.length - 1);
					}
				}
			};
			/** @type {() => void} */
			let iterateData;
			/**
			* Continues with the next line. Lines are processed in place and the event loop is
			* only yielded to every YIELD_BYTES of input, a setImmediate per line made line-dense
			* input very slow to split. A line that completed asynchronously always reschedules.
			*
			* @returns {void}
			*/
			let nextLine = () => {
				if (inLine && i - yieldPos < YIELD_BYTES) {
					resumeInLine = true;
					return;
				}
				setImmediate(iterateData);
			};
			/**
			* Handles the result of processLine() for the line that ends at `i`. Defined once per
			* write rather than once per line.
			*
			* @type {ProcessLineCallback}
			*/
			let onLine = (err, data, flush) => {
				if (err) {
					this.hasFailed = true;
					return setImmediate(() => callback(err));
				}
				if (!data) return nextLine();
				if (flush) {
					if (group && group.type !== "none") {
						groupend = trimBodyLineEnd(group, chunk, groupstart, groupend);
						if (groupstart < groupend) {
							group.value = chunk.slice(groupstart, groupend);
							if (groupend < i && "value" in data) data.value = chunk.slice(groupend, i);
						}
						this.push(group);
						group = { type: "none" };
						groupstart = groupend = i;
					}
					this.push(data);
					groupend = i;
					return nextLine();
				}
				if (data.type === group.type) groupend = i;
				else {
					groupend = trimBodyLineEnd(group, chunk, groupstart, groupend);
					if (group.type !== "none" && group.type !== "node") {
						if (groupstart !== groupend) {
							group.value = chunk.slice(groupstart, groupend);
							if (group.value && group.value.length) {
								this.push(group);
								group = { type: "none" };
							}
						}
					}
					if (data.type === "node") {
						this.push(data);
						groupstart = i;
						groupend = i;
					} else if (groupstart < 0) {
						groupstart = i;
						groupend = i;
						checkTrailingLinebreak(data);
						if (data.value && data.value.length) this.push(data);
					} else {
						group = data;
						groupstart = groupend;
						groupend = i;
					}
				}
				return nextLine();
			};
			/**
			* Iterates the current input chunk line by line and emits parsed groups.
			*
			* @returns {void}
			*/
			iterateData = () => {
				yieldPos = i;
				while (i < chunk.length) {
					if (chunk[i] !== 10) {
						i++;
						continue;
					}
					let start = Math.max(pos, 0);
					pos = ++i;
					inLine = true;
					resumeInLine = false;
					this.processLine(chunk.slice(start, i), false, onLine);
					inLine = false;
					if (!resumeInLine) return;
				}
				pos = trimBodyLineEnd(group, chunk, groupstart, pos);
				if (group.type !== "none" && group.type !== "node" && pos > groupstart) {
					group.value = chunk.slice(groupstart, pos);
					if (group.value && group.value.length) {
						this.push(group);
						group = { type: "none" };
					}
				}
				if (pos < chunk.length) this.appendPendingLine(chunk.slice(Math.max(pos, 0)));
				let pendingLineError = this.enforcePendingLineLimit();
				if (pendingLineError) {
					this.hasFailed = true;
					return callback(pendingLineError);
				}
				callback();
			};
			setImmediate(iterateData);
		}
		/**
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_flush(callback) {
			if (this.hasFailed) return callback();
			this.processLine(false, true, (err, data) => {
				if (err) return setImmediate(() => callback(err));
				if (data && (data.type === "node" || data.value && data.value.length)) this.push(data);
				callback();
			});
		}
		/**
		* @param {Buffer} line
		* @param {number} startpos
		* @param {Buffer} boundary
		* @returns {1 | 2 | false}
		*/
		compareBoundary(line, startpos, boundary) {
			if (line.length < boundary.length + 3 + startpos || line.length > boundary.length + BOUNDARY_LINE_SUFFIX + startpos) return false;
			for (let i = 0; i < boundary.length; i++) if (line[i + 2 + startpos] !== boundary[i]) return false;
			let i = boundary.length + 2 + startpos;
			let result = 1;
			if (line[i] === 45) {
				if (line[i + 1] !== 45) return false;
				result = 2;
				i += 2;
			}
			while (i < line.length && (line[i] === 32 || line[i] === 9)) i++;
			if (i === line.length) return result === 2 ? 2 : false;
			while (i < line.length && line[i] === 13) i++;
			if (i < line.length && line[i] === 10) i++;
			return i === line.length ? result : false;
		}
		/**
		* @param {Buffer} line
		* @returns {1 | 2 | 3 | 4 | false}
		*/
		checkBoundary(line) {
			let startpos = 0;
			if (line.length >= 1 && (line[0] === 13 || line[0] === 10)) {
				startpos++;
				if (line.length >= 2 && line[0] === 13 && line[1] === 10) startpos++;
			}
			if (line.length < 4 || line[startpos] !== 45 || line[startpos + 1] !== 45) return false;
			/** @type {1 | 2 | false} */
			let boundary;
			if (!this.inEpilogue && this.node._boundary && (boundary = this.compareBoundary(line, startpos, this.node._boundary))) return boundary;
			for (let owner = this.node._parentBoundaryOwner; owner; owner = owner._parentBoundaryOwner) if (owner._boundary && (boundary = this.compareBoundary(line, startpos, owner._boundary))) {
				this.delimiterOwner = owner;
				return boundary + 2;
			}
			return false;
		}
		/**
		* Longest boundary a delimiter line on the current node could carry: the node's own
		* boundary or that of any open ancestor multipart.
		*
		* @returns {number} Boundary length in bytes, 0 when no boundary applies.
		*/
		maxBoundaryLength() {
			let max = this.node._boundary ? this.node._boundary.length : 0;
			for (let owner = this.node._parentBoundaryOwner; owner; owner = owner._parentBoundaryOwner) if (owner._boundary && owner._boundary.length > max) max = owner._boundary.length;
			return max;
		}
		/**
		* Checks the header bytes collected for the current node against maxHeadSize. See
		* MimeNode#headerCost.
		*
		* @param {number} [extra] Bytes that belong to the header block but are not stored yet.
		* @returns {(Error & {code?: string}) | null} Error object if the limit was exceeded.
		*/
		checkHeadSize(extra) {
			if (this.node.headerCost(extra) > this.maxHeadSize) return maxLenError("Max header size for a MIME node exceeded");
			return null;
		}
		/**
		* Enforces the limits on the pending line so that it can not grow without bound.
		* A line that is still short enough to become a boundary delimiter is always kept.
		* Past that length it is a header line and counts against maxHeadSize, or it is
		* body content, in which case it is pushed out rather than held in memory. Flushing
		* marks the pending line truncated, so the tail of it is not tested as a delimiter.
		*
		* @returns {(Error & {code?: string}) | null} Error object if a limit was exceeded.
		*/
		enforcePendingLineLimit() {
			if (!this.lineLength) return null;
			if (this.lineLength <= this.maxBoundaryLength() + BOUNDARY_LINE_OVERHEAD) return null;
			if (this.state === HEAD) return this.checkHeadSize(this.lineLength);
			if (this.lineLength < MAX_PENDING_LINE_SIZE) return null;
			let value = this.takePendingLine();
			if (value[value.length - 1] === 13) {
				this.appendPendingLine(Buffer.from([13]));
				value = value.slice(0, value.length - 1);
			}
			this.push({
				node: this.node,
				type: this.node.multipart ? "data" : "body",
				value
			});
			this.pendingLineTruncated = true;
			return null;
		}
		/**
		* @param {Buffer | false} line
		* @param {boolean} final
		* @param {ProcessLineCallback} next
		* @returns {void}
		*/
		processLine(line, final, next) {
			let flush = false;
			let truncatedLine = this.pendingLineTruncated;
			this.pendingLineTruncated = false;
			let pending = this.takePendingLine();
			if (pending) line = line ? Buffer.concat([pending, line]) : pending;
			if (!line) line = Buffer.alloc(0);
			if (this.nodeCounter > this.maxChildNodes) return next(maxLenError("Max allowed child nodes exceeded"));
			let boundary = truncatedLine ? false : this.checkBoundary(line);
			if (boundary) {
				switch (boundary) {
					case 1:
						this.newNode(this.node);
						flush = true;
						break;
					case 2: break;
					case 3:
						this.newNode(this.delimiterOwner);
						flush = true;
						break;
					case 4: {
						if (this.node && this.node._headerlen && !this.node.headers) {
							this.node.parseHeaders();
							this.push(this.node);
						}
						let parentNode = this.delimiterOwner;
						if (parentNode) {
							this.node = parentNode;
							this.inEpilogue = true;
						}
						this.state = BODY;
						break;
					}
				}
				return next(null, {
					node: this.node,
					type: "data",
					value: line
				}, flush);
			}
			switch (this.state) {
				case HEAD: {
					let endsBlock = this.node.addHeaderChunk(line);
					let headSizeError = this.checkHeadSize();
					if (headSizeError) return next(headSizeError);
					if (final || endsBlock) {
						let currentNode = this.node;
						currentNode.parseHeaders();
						if (currentNode.contentType === "message/rfc822" && !this.config.ignoreEmbedded && (!currentNode.encoding || [
							"7bit",
							"8bit",
							"binary"
						].includes(currentNode.encoding)) && (this.config.defaultInlineEmbedded ? currentNode.disposition !== "attachment" : currentNode.disposition === "inline")) {
							currentNode.messageNode = true;
							this.newNode(currentNode);
							if (currentNode.parentNode) {
								this.node._parentBoundary = currentNode.parentNode._boundary;
								this.node._parentBoundaryOwner = currentNode.parentNode;
							}
						} else {
							if (currentNode.contentType === "message/rfc822") currentNode.messageNode = false;
							this.state = BODY;
						}
						return next(null, currentNode, flush);
					}
					return next();
				}
				case BODY: return next(null, {
					node: this.node,
					type: this.node.multipart ? "data" : "body",
					value: line
				}, flush);
			}
			next(null, false);
		}
		/**
		* @param {MimeNodeType | false} [parent]
		* @returns {void}
		*/
		newNode(parent) {
			this.node = new MimeNode(parent || false, this.config);
			this.state = HEAD;
			this.nodeCounter++;
			this.inEpilogue = false;
		}
	};
	module.exports = MessageSplitter;
}));

// node_modules/@zone-eu/mailsplit/lib/message-joiner.js
var require_message_joiner = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Transform = __require("stream").Transform;
	/** @typedef {import('..').SplitterChunk} SplitterChunk */
	/**
	* Transform stream that joins splitter objects back into raw message bytes.
	*/
	var MessageJoiner = class extends Transform {
		/**
		* Creates a joiner that accepts splitter objects and emits Buffer chunks.
		*/
		constructor() {
			super({
				readableObjectMode: false,
				writableObjectMode: true
			});
		}
		/**
		* @param {SplitterChunk | Buffer} obj
		* @param {BufferEncoding} encoding
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_transform(obj, encoding, callback) {
			if (Buffer.isBuffer(obj)) this.push(obj);
			else if (obj.type === "node") this.push(obj.getHeaders());
			else if (obj.value) this.push(obj.value);
			return callback();
		}
		/**
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_flush(callback) {
			return callback();
		}
	};
	module.exports = MessageJoiner;
}));

// node_modules/@zone-eu/mailsplit/lib/flowed-decoder.js
var require_flowed_decoder = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Transform = __require("stream").Transform;
	/** @typedef {import('..').FlowedDecoderOptions} FlowedDecoderOptions */
	const Libmime = require_libmime().Libmime;
	/**
	* Transform stream that decodes text/plain format=flowed content.
	*
	* @param {FlowedDecoderOptions} [config] Flowed text and charset decoding settings.
	*/
	var FlowedDecoder = class extends Transform {
		/**
		* @param {FlowedDecoderOptions} [config] Flowed text and charset decoding settings.
		*/
		constructor(config) {
			super();
			this.config = config || {};
			/** @type {Buffer[]} */
			this.chunks = [];
			this.chunklen = 0;
			this.libmime = new Libmime({ Iconv: this.config.Iconv });
		}
		/**
		* @param {Buffer | string} chunk
		* @param {BufferEncoding} encoding
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_transform(chunk, encoding, callback) {
			if (!chunk || !chunk.length) return callback();
			if (typeof chunk === "string") chunk = Buffer.from(chunk, encoding);
			this.chunks.push(chunk);
			this.chunklen += chunk.length;
			callback();
		}
		/**
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_flush(callback) {
			if (this.chunklen) {
				let currentBody = Buffer.concat(this.chunks, this.chunklen);
				let content = this.libmime.decodeFlowed(currentBody.toString("binary"), this.config.delSp);
				this.push(Buffer.from(content, "binary"));
			}
			return callback();
		}
	};
	module.exports = FlowedDecoder;
}));

// node_modules/@zone-eu/mailsplit/lib/node-rewriter.js
var require_node_rewriter = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Transform = __require("stream").Transform;
	const FlowedDecoder = require_flowed_decoder();
	/** @typedef {import('..').MimeNode} MimeNode */
	/** @typedef {import('..').RewriterInput} RewriterInput */
	/** @typedef {import('..').FilterFunc} FilterFunc */
	/** @typedef {import('..').RewriterNode} RewriterNode */
	/** @typedef {import('..').DecoderStream} DecoderStream */
	/** @typedef {import('..').ContentStream} ContentStream */
	/** @typedef {import('..').ContinueCallback} ContinueCallback */
	/**
	* NodeRewriter Transform stream. Updates content for all nodes selected by the
	* filter function.
	*
	* @param {FilterFunc} filterFunc Function that receives a MIME node and returns true to rewrite it.
	* @param {Function} [rewriteAction] Optional compatibility hook stored on the instance.
	*/
	var NodeRewriter = class extends Transform {
		/**
		* @param {FilterFunc} filterFunc Function that receives a MIME node and returns true to rewrite it.
		* @param {Function} [rewriteAction] Optional compatibility hook stored on the instance.
		*/
		constructor(filterFunc, rewriteAction) {
			super({
				readableObjectMode: true,
				writableObjectMode: true
			});
			this.filterFunc = filterFunc;
			this.rewriteAction = rewriteAction;
			/** @type {DecoderStream | false} */
			this.decoder = false;
			/** @type {ContentStream | false} */
			this.encoder = false;
			/** @type {ContinueCallback | false} */
			this.continue = false;
		}
		/**
		* @param {RewriterInput} data
		* @param {BufferEncoding} encoding
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_transform(data, encoding, callback) {
			this.processIncoming(data, callback);
		}
		/**
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_flush(callback) {
			if (this.decoder) return this.processIncoming({ type: "none" }, callback);
			return callback();
		}
		/**
		* @param {RewriterInput} data
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		processIncoming(data, callback) {
			if (this.decoder && data.type === "body") {
				if (!this.decoder.write(data.value)) {
					this.decoder.once("drain", callback);
					return;
				} else return callback();
			} else if (this.decoder && data.type !== "body") {
				this.continue = () => {
					this.continue = false;
					this.decoder = false;
					this.encoder = false;
					this.processIncoming(data, callback);
				};
				this.decoder.end();
				return;
			} else if (data.type === "node" && this.filterFunc(data)) this.emit("node", this.createDecodePair(data));
			else if (this.readable && data.type !== "none") this.push(data);
			callback();
		}
		/**
		* @param {MimeNode} node
		* @returns {RewriterNode}
		*/
		createDecodePair(node) {
			this.decoder = node.getDecoder();
			if (["base64", "quoted-printable"].includes(node.encoding || "")) this.encoder = node.getEncoder();
			else this.encoder = node.getEncoder("quoted-printable");
			/** @type {number | false} */
			let lastByte = false;
			let decoder = this.decoder;
			let encoder = this.encoder;
			let firstChunk = true;
			decoder.$reading = false;
			/**
			* Reads encoded replacement bytes and forwards them as body chunks.
			*
			* @returns {void | NodeJS.Immediate}
			*/
			let readFromEncoder = () => {
				decoder.$reading = true;
				let data = encoder.read();
				if (data === null) {
					decoder.$reading = false;
					return;
				}
				if (firstChunk) {
					firstChunk = false;
					if (this.readable) this.push(node);
				}
				let writeMore = true;
				if (this.readable) {
					writeMore = this.push({
						node,
						type: "body",
						value: data
					});
					lastByte = data && data.length && data[data.length - 1];
				}
				if (writeMore) return setImmediate(readFromEncoder);
				else {
					encoder.pause();
					setTimeout(() => {
						encoder.resume();
						setImmediate(readFromEncoder);
					}, 100);
				}
			};
			encoder.on("readable", () => {
				if (!decoder.$reading) return readFromEncoder();
			});
			encoder.on("end", () => {
				if (firstChunk) {
					firstChunk = false;
					if (this.readable) this.push(node);
				}
				if (lastByte !== 10) this.push({
					node,
					type: "body",
					value: Buffer.from([10])
				});
				if (this.continue) return this.continue();
			});
			if (/^text\//.test(node.contentType || "") && node.flowed) {
				let flowDecoder = decoder;
				decoder = new FlowedDecoder({ delSp: node.delSp });
				flowDecoder.on(
					"error",
					/**
					* Forwards flowed decoder errors to the replacement decoder.
					*
					* @param {Error} err Decoder error to forward.
					* @returns {void}
					*/
					(err) => {
						decoder.emit("error", err);
					}
				);
				flowDecoder.pipe(decoder);
				node.flowed = false;
				node.delSp = false;
				node.setContentType();
			}
			return {
				node,
				decoder,
				encoder
			};
		}
	};
	module.exports = NodeRewriter;
}));

// node_modules/@zone-eu/mailsplit/lib/node-streamer.js
var require_node_streamer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const Transform = __require("stream").Transform;
	const FlowedDecoder = require_flowed_decoder();
	/** @typedef {import('..').MimeNode} MimeNode */
	/** @typedef {import('..').RewriterInput} RewriterInput */
	/** @typedef {import('..').FilterFunc} FilterFunc */
	/** @typedef {import('..').StreamerNode} StreamerNode */
	/** @typedef {import('..').DecoderStream} DecoderStream */
	/** @typedef {import('..').ContinueCallback} ContinueCallback */
	/**
	* NodeStreamer Transform stream. Exposes decoded content for nodes selected by
	* the filter function while passing the original message through unchanged.
	*
	* @param {FilterFunc} filterFunc Function that receives a MIME node and returns true to stream it.
	* @param {Function} [streamAction] Optional compatibility hook stored on the instance.
	*/
	var NodeStreamer = class extends Transform {
		/**
		* @param {FilterFunc} filterFunc Function that receives a MIME node and returns true to stream it.
		* @param {Function} [streamAction] Optional compatibility hook stored on the instance.
		*/
		constructor(filterFunc, streamAction) {
			super({
				readableObjectMode: true,
				writableObjectMode: true
			});
			this.filterFunc = filterFunc;
			this.streamAction = streamAction;
			/** @type {DecoderStream | false} */
			this.decoder = false;
			this.canContinue = false;
			/** @type {ContinueCallback | false} */
			this.continue = false;
		}
		/**
		* @param {RewriterInput} data
		* @param {BufferEncoding} encoding
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_transform(data, encoding, callback) {
			this.processIncoming(data, callback);
		}
		/**
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_flush(callback) {
			if (this.decoder) return this.processIncoming({ type: "none" }, callback);
			return callback();
		}
		/**
		* @param {RewriterInput} data
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		processIncoming(data, callback) {
			if (this.decoder && data.type === "body") {
				this.push(data);
				if (!this.decoder.write(data.value)) {
					this.decoder.once("drain", callback);
					return;
				} else return callback();
			} else if (this.decoder && data.type !== "body") {
				/**
				* Resumes processing with the first chunk after the streamed node.
				*
				* @returns {void}
				*/
				let doContinue = () => {
					this.continue = false;
					this.decoder = false;
					this.canContinue = false;
					this.processIncoming(data, callback);
				};
				if (this.canContinue) setImmediate(doContinue);
				else this.continue = () => doContinue();
				this.decoder.end();
				return;
			} else if (data.type === "node" && this.filterFunc(data)) {
				this.push(data);
				this.emit("node", this.createDecoder(data));
			} else if (this.readable && data.type !== "none") this.push(data);
			callback();
		}
		/**
		* @param {MimeNode} node
		* @returns {StreamerNode}
		*/
		createDecoder(node) {
			this.decoder = node.getDecoder();
			let decoder = this.decoder;
			decoder.$reading = false;
			if (/^text\//.test(node.contentType || "") && node.flowed) {
				let flowDecoder = decoder;
				decoder = new FlowedDecoder({ delSp: node.delSp });
				flowDecoder.on(
					"error",
					/**
					* Forwards flowed decoder errors to the output decoder.
					*
					* @param {Error} err Decoder error to forward.
					* @returns {void}
					*/
					(err) => {
						decoder.emit("error", err);
					}
				);
				flowDecoder.pipe(decoder);
			}
			return {
				node,
				decoder,
				/**
				* Marks the selected node stream as consumed so the passthrough can continue.
				*
				* @returns {void}
				*/
				done: () => {
					if (typeof this.continue === "function") this.continue();
					else this.canContinue = true;
				}
			};
		}
	};
	module.exports = NodeStreamer;
}));

// node_modules/@zone-eu/mailsplit/lib/chunked-passthrough.js
var require_chunked_passthrough = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { Transform } = __require("stream");
	/**
	* Transform stream that buffers byte input and emits larger Buffer chunks.
	*/
	var ChunkedPassthrough = class extends Transform {
		/**
		* @param {import('..').ChunkedPassthroughOptions} [options]
		*/
		constructor(options = {}) {
			super({
				readableObjectMode: true,
				writableObjectMode: false
			});
			this.chunkSize = options.chunkSize || 65536;
			this.buffer = Buffer.alloc(0);
		}
		/**
		* @param {Buffer} chunk
		* @param {BufferEncoding} encoding
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_transform(chunk, encoding, callback) {
			this.buffer = Buffer.concat([this.buffer, chunk]);
			if (this.buffer.length >= this.chunkSize) {
				this.push(this.buffer);
				this.buffer = Buffer.alloc(0);
			}
			callback();
		}
		/**
		* @param {import('stream').TransformCallback} callback
		* @returns {void}
		*/
		_flush(callback) {
			if (this.buffer.length > 0) {
				this.push(this.buffer);
				this.buffer = Buffer.alloc(0);
			}
			callback();
		}
	};
	module.exports = ChunkedPassthrough;
}));

// node_modules/@zone-eu/mailsplit/index.js
var require_mailsplit = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const MessageSplitter = require_message_splitter();
	const MessageJoiner = require_message_joiner();
	const NodeRewriter = require_node_rewriter();
	const NodeStreamer = require_node_streamer();
	const Headers = require_headers();
	const ChunkedPassthrough = require_chunked_passthrough();
	const MimeNode = require_mime_node();
	/** @type {typeof import('.')} */
	module.exports = {
		Splitter: MessageSplitter,
		Joiner: MessageJoiner,
		Rewriter: NodeRewriter,
		Streamer: NodeStreamer,
		ChunkedPassthrough,
		Headers,
		MimeNode
	};
}));

// node_modules/he/he.js
var require_he = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var define;
	/*! https://mths.be/he v1.2.0 by @mathias | MIT license */
	(function(root) {
		var freeExports = typeof exports == "object" && exports;
		var freeModule = typeof module == "object" && module && module.exports == freeExports && module;
		var freeGlobal = typeof global == "object" && global;
		if (freeGlobal.global === freeGlobal || freeGlobal.window === freeGlobal) root = freeGlobal;
		var regexAstralSymbols = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
		var regexAsciiWhitelist = /[\x01-\x7F]/g;
		var regexBmpWhitelist = /[\x01-\t\x0B\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g;
		var regexEncodeNonAscii = /<\u20D2|=\u20E5|>\u20D2|\u205F\u200A|\u219D\u0338|\u2202\u0338|\u2220\u20D2|\u2229\uFE00|\u222A\uFE00|\u223C\u20D2|\u223D\u0331|\u223E\u0333|\u2242\u0338|\u224B\u0338|\u224D\u20D2|\u224E\u0338|\u224F\u0338|\u2250\u0338|\u2261\u20E5|\u2264\u20D2|\u2265\u20D2|\u2266\u0338|\u2267\u0338|\u2268\uFE00|\u2269\uFE00|\u226A\u0338|\u226A\u20D2|\u226B\u0338|\u226B\u20D2|\u227F\u0338|\u2282\u20D2|\u2283\u20D2|\u228A\uFE00|\u228B\uFE00|\u228F\u0338|\u2290\u0338|\u2293\uFE00|\u2294\uFE00|\u22B4\u20D2|\u22B5\u20D2|\u22D8\u0338|\u22D9\u0338|\u22DA\uFE00|\u22DB\uFE00|\u22F5\u0338|\u22F9\u0338|\u2933\u0338|\u29CF\u0338|\u29D0\u0338|\u2A6D\u0338|\u2A70\u0338|\u2A7D\u0338|\u2A7E\u0338|\u2AA1\u0338|\u2AA2\u0338|\u2AAC\uFE00|\u2AAD\uFE00|\u2AAF\u0338|\u2AB0\u0338|\u2AC5\u0338|\u2AC6\u0338|\u2ACB\uFE00|\u2ACC\uFE00|\u2AFD\u20E5|[\xA0-\u0113\u0116-\u0122\u0124-\u012B\u012E-\u014D\u0150-\u017E\u0192\u01B5\u01F5\u0237\u02C6\u02C7\u02D8-\u02DD\u0311\u0391-\u03A1\u03A3-\u03A9\u03B1-\u03C9\u03D1\u03D2\u03D5\u03D6\u03DC\u03DD\u03F0\u03F1\u03F5\u03F6\u0401-\u040C\u040E-\u044F\u0451-\u045C\u045E\u045F\u2002-\u2005\u2007-\u2010\u2013-\u2016\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2025\u2026\u2030-\u2035\u2039\u203A\u203E\u2041\u2043\u2044\u204F\u2057\u205F-\u2063\u20AC\u20DB\u20DC\u2102\u2105\u210A-\u2113\u2115-\u211E\u2122\u2124\u2127-\u2129\u212C\u212D\u212F-\u2131\u2133-\u2138\u2145-\u2148\u2153-\u215E\u2190-\u219B\u219D-\u21A7\u21A9-\u21AE\u21B0-\u21B3\u21B5-\u21B7\u21BA-\u21DB\u21DD\u21E4\u21E5\u21F5\u21FD-\u2205\u2207-\u2209\u220B\u220C\u220F-\u2214\u2216-\u2218\u221A\u221D-\u2238\u223A-\u2257\u2259\u225A\u225C\u225F-\u2262\u2264-\u228B\u228D-\u229B\u229D-\u22A5\u22A7-\u22B0\u22B2-\u22BB\u22BD-\u22DB\u22DE-\u22E3\u22E6-\u22F7\u22F9-\u22FE\u2305\u2306\u2308-\u2310\u2312\u2313\u2315\u2316\u231C-\u231F\u2322\u2323\u232D\u232E\u2336\u233D\u233F\u237C\u23B0\u23B1\u23B4-\u23B6\u23DC-\u23DF\u23E2\u23E7\u2423\u24C8\u2500\u2502\u250C\u2510\u2514\u2518\u251C\u2524\u252C\u2534\u253C\u2550-\u256C\u2580\u2584\u2588\u2591-\u2593\u25A1\u25AA\u25AB\u25AD\u25AE\u25B1\u25B3-\u25B5\u25B8\u25B9\u25BD-\u25BF\u25C2\u25C3\u25CA\u25CB\u25EC\u25EF\u25F8-\u25FC\u2605\u2606\u260E\u2640\u2642\u2660\u2663\u2665\u2666\u266A\u266D-\u266F\u2713\u2717\u2720\u2736\u2758\u2772\u2773\u27C8\u27C9\u27E6-\u27ED\u27F5-\u27FA\u27FC\u27FF\u2902-\u2905\u290C-\u2913\u2916\u2919-\u2920\u2923-\u292A\u2933\u2935-\u2939\u293C\u293D\u2945\u2948-\u294B\u294E-\u2976\u2978\u2979\u297B-\u297F\u2985\u2986\u298B-\u2996\u299A\u299C\u299D\u29A4-\u29B7\u29B9\u29BB\u29BC\u29BE-\u29C5\u29C9\u29CD-\u29D0\u29DC-\u29DE\u29E3-\u29E5\u29EB\u29F4\u29F6\u2A00-\u2A02\u2A04\u2A06\u2A0C\u2A0D\u2A10-\u2A17\u2A22-\u2A27\u2A29\u2A2A\u2A2D-\u2A31\u2A33-\u2A3C\u2A3F\u2A40\u2A42-\u2A4D\u2A50\u2A53-\u2A58\u2A5A-\u2A5D\u2A5F\u2A66\u2A6A\u2A6D-\u2A75\u2A77-\u2A9A\u2A9D-\u2AA2\u2AA4-\u2AB0\u2AB3-\u2AC8\u2ACB\u2ACC\u2ACF-\u2ADB\u2AE4\u2AE6-\u2AE9\u2AEB-\u2AF3\u2AFD\uFB00-\uFB04]|\uD835[\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDCCF\uDD04\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDD6B]/g;
		var encodeMap = {
			"­": "shy",
			"‌": "zwnj",
			"‍": "zwj",
			"‎": "lrm",
			"⁣": "ic",
			"⁢": "it",
			"⁡": "af",
			"‏": "rlm",
			"​": "ZeroWidthSpace",
			"⁠": "NoBreak",
			"̑": "DownBreve",
			"⃛": "tdot",
			"⃜": "DotDot",
			"	": "Tab",
			"\n": "NewLine",
			" ": "puncsp",
			" ": "MediumSpace",
			" ": "thinsp",
			" ": "hairsp",
			" ": "emsp13",
			" ": "ensp",
			" ": "emsp14",
			" ": "emsp",
			" ": "numsp",
			"\xA0": "nbsp",
			"  ": "ThickSpace",
			"‾": "oline",
			"_": "lowbar",
			"‐": "dash",
			"–": "ndash",
			"—": "mdash",
			"―": "horbar",
			",": "comma",
			";": "semi",
			"⁏": "bsemi",
			":": "colon",
			"⩴": "Colone",
			"!": "excl",
			"¡": "iexcl",
			"?": "quest",
			"¿": "iquest",
			".": "period",
			"‥": "nldr",
			"…": "mldr",
			"·": "middot",
			"'": "apos",
			"‘": "lsquo",
			"’": "rsquo",
			"‚": "sbquo",
			"‹": "lsaquo",
			"›": "rsaquo",
			"\"": "quot",
			"“": "ldquo",
			"”": "rdquo",
			"„": "bdquo",
			"«": "laquo",
			"»": "raquo",
			"(": "lpar",
			")": "rpar",
			"[": "lsqb",
			"]": "rsqb",
			"{": "lcub",
			"}": "rcub",
			"⌈": "lceil",
			"⌉": "rceil",
			"⌊": "lfloor",
			"⌋": "rfloor",
			"⦅": "lopar",
			"⦆": "ropar",
			"⦋": "lbrke",
			"⦌": "rbrke",
			"⦍": "lbrkslu",
			"⦎": "rbrksld",
			"⦏": "lbrksld",
			"⦐": "rbrkslu",
			"⦑": "langd",
			"⦒": "rangd",
			"⦓": "lparlt",
			"⦔": "rpargt",
			"⦕": "gtlPar",
			"⦖": "ltrPar",
			"⟦": "lobrk",
			"⟧": "robrk",
			"⟨": "lang",
			"⟩": "rang",
			"⟪": "Lang",
			"⟫": "Rang",
			"⟬": "loang",
			"⟭": "roang",
			"❲": "lbbrk",
			"❳": "rbbrk",
			"‖": "Vert",
			"§": "sect",
			"¶": "para",
			"@": "commat",
			"*": "ast",
			"/": "sol",
			"undefined": null,
			"&": "amp",
			"#": "num",
			"%": "percnt",
			"‰": "permil",
			"‱": "pertenk",
			"†": "dagger",
			"‡": "Dagger",
			"•": "bull",
			"⁃": "hybull",
			"′": "prime",
			"″": "Prime",
			"‴": "tprime",
			"⁗": "qprime",
			"‵": "bprime",
			"⁁": "caret",
			"`": "grave",
			"´": "acute",
			"˜": "tilde",
			"^": "Hat",
			"¯": "macr",
			"˘": "breve",
			"˙": "dot",
			"¨": "die",
			"˚": "ring",
			"˝": "dblac",
			"¸": "cedil",
			"˛": "ogon",
			"ˆ": "circ",
			"ˇ": "caron",
			"°": "deg",
			"©": "copy",
			"®": "reg",
			"℗": "copysr",
			"℘": "wp",
			"℞": "rx",
			"℧": "mho",
			"℩": "iiota",
			"←": "larr",
			"↚": "nlarr",
			"→": "rarr",
			"↛": "nrarr",
			"↑": "uarr",
			"↓": "darr",
			"↔": "harr",
			"↮": "nharr",
			"↕": "varr",
			"↖": "nwarr",
			"↗": "nearr",
			"↘": "searr",
			"↙": "swarr",
			"↝": "rarrw",
			"↝̸": "nrarrw",
			"↞": "Larr",
			"↟": "Uarr",
			"↠": "Rarr",
			"↡": "Darr",
			"↢": "larrtl",
			"↣": "rarrtl",
			"↤": "mapstoleft",
			"↥": "mapstoup",
			"↦": "map",
			"↧": "mapstodown",
			"↩": "larrhk",
			"↪": "rarrhk",
			"↫": "larrlp",
			"↬": "rarrlp",
			"↭": "harrw",
			"↰": "lsh",
			"↱": "rsh",
			"↲": "ldsh",
			"↳": "rdsh",
			"↵": "crarr",
			"↶": "cularr",
			"↷": "curarr",
			"↺": "olarr",
			"↻": "orarr",
			"↼": "lharu",
			"↽": "lhard",
			"↾": "uharr",
			"↿": "uharl",
			"⇀": "rharu",
			"⇁": "rhard",
			"⇂": "dharr",
			"⇃": "dharl",
			"⇄": "rlarr",
			"⇅": "udarr",
			"⇆": "lrarr",
			"⇇": "llarr",
			"⇈": "uuarr",
			"⇉": "rrarr",
			"⇊": "ddarr",
			"⇋": "lrhar",
			"⇌": "rlhar",
			"⇐": "lArr",
			"⇍": "nlArr",
			"⇑": "uArr",
			"⇒": "rArr",
			"⇏": "nrArr",
			"⇓": "dArr",
			"⇔": "iff",
			"⇎": "nhArr",
			"⇕": "vArr",
			"⇖": "nwArr",
			"⇗": "neArr",
			"⇘": "seArr",
			"⇙": "swArr",
			"⇚": "lAarr",
			"⇛": "rAarr",
			"⇝": "zigrarr",
			"⇤": "larrb",
			"⇥": "rarrb",
			"⇵": "duarr",
			"⇽": "loarr",
			"⇾": "roarr",
			"⇿": "hoarr",
			"∀": "forall",
			"∁": "comp",
			"∂": "part",
			"∂̸": "npart",
			"∃": "exist",
			"∄": "nexist",
			"∅": "empty",
			"∇": "Del",
			"∈": "in",
			"∉": "notin",
			"∋": "ni",
			"∌": "notni",
			"϶": "bepsi",
			"∏": "prod",
			"∐": "coprod",
			"∑": "sum",
			"+": "plus",
			"±": "pm",
			"÷": "div",
			"×": "times",
			"<": "lt",
			"≮": "nlt",
			"<⃒": "nvlt",
			"=": "equals",
			"≠": "ne",
			"=⃥": "bne",
			"⩵": "Equal",
			">": "gt",
			"≯": "ngt",
			">⃒": "nvgt",
			"¬": "not",
			"|": "vert",
			"¦": "brvbar",
			"−": "minus",
			"∓": "mp",
			"∔": "plusdo",
			"⁄": "frasl",
			"∖": "setmn",
			"∗": "lowast",
			"∘": "compfn",
			"√": "Sqrt",
			"∝": "prop",
			"∞": "infin",
			"∟": "angrt",
			"∠": "ang",
			"∠⃒": "nang",
			"∡": "angmsd",
			"∢": "angsph",
			"∣": "mid",
			"∤": "nmid",
			"∥": "par",
			"∦": "npar",
			"∧": "and",
			"∨": "or",
			"∩": "cap",
			"∩︀": "caps",
			"∪": "cup",
			"∪︀": "cups",
			"∫": "int",
			"∬": "Int",
			"∭": "tint",
			"⨌": "qint",
			"∮": "oint",
			"∯": "Conint",
			"∰": "Cconint",
			"∱": "cwint",
			"∲": "cwconint",
			"∳": "awconint",
			"∴": "there4",
			"∵": "becaus",
			"∶": "ratio",
			"∷": "Colon",
			"∸": "minusd",
			"∺": "mDDot",
			"∻": "homtht",
			"∼": "sim",
			"≁": "nsim",
			"∼⃒": "nvsim",
			"∽": "bsim",
			"∽̱": "race",
			"∾": "ac",
			"∾̳": "acE",
			"∿": "acd",
			"≀": "wr",
			"≂": "esim",
			"≂̸": "nesim",
			"≃": "sime",
			"≄": "nsime",
			"≅": "cong",
			"≇": "ncong",
			"≆": "simne",
			"≈": "ap",
			"≉": "nap",
			"≊": "ape",
			"≋": "apid",
			"≋̸": "napid",
			"≌": "bcong",
			"≍": "CupCap",
			"≭": "NotCupCap",
			"≍⃒": "nvap",
			"≎": "bump",
			"≎̸": "nbump",
			"≏": "bumpe",
			"≏̸": "nbumpe",
			"≐": "doteq",
			"≐̸": "nedot",
			"≑": "eDot",
			"≒": "efDot",
			"≓": "erDot",
			"≔": "colone",
			"≕": "ecolon",
			"≖": "ecir",
			"≗": "cire",
			"≙": "wedgeq",
			"≚": "veeeq",
			"≜": "trie",
			"≟": "equest",
			"≡": "equiv",
			"≢": "nequiv",
			"≡⃥": "bnequiv",
			"≤": "le",
			"≰": "nle",
			"≤⃒": "nvle",
			"≥": "ge",
			"≱": "nge",
			"≥⃒": "nvge",
			"≦": "lE",
			"≦̸": "nlE",
			"≧": "gE",
			"≧̸": "ngE",
			"≨︀": "lvnE",
			"≨": "lnE",
			"≩": "gnE",
			"≩︀": "gvnE",
			"≪": "ll",
			"≪̸": "nLtv",
			"≪⃒": "nLt",
			"≫": "gg",
			"≫̸": "nGtv",
			"≫⃒": "nGt",
			"≬": "twixt",
			"≲": "lsim",
			"≴": "nlsim",
			"≳": "gsim",
			"≵": "ngsim",
			"≶": "lg",
			"≸": "ntlg",
			"≷": "gl",
			"≹": "ntgl",
			"≺": "pr",
			"⊀": "npr",
			"≻": "sc",
			"⊁": "nsc",
			"≼": "prcue",
			"⋠": "nprcue",
			"≽": "sccue",
			"⋡": "nsccue",
			"≾": "prsim",
			"≿": "scsim",
			"≿̸": "NotSucceedsTilde",
			"⊂": "sub",
			"⊄": "nsub",
			"⊂⃒": "vnsub",
			"⊃": "sup",
			"⊅": "nsup",
			"⊃⃒": "vnsup",
			"⊆": "sube",
			"⊈": "nsube",
			"⊇": "supe",
			"⊉": "nsupe",
			"⊊︀": "vsubne",
			"⊊": "subne",
			"⊋︀": "vsupne",
			"⊋": "supne",
			"⊍": "cupdot",
			"⊎": "uplus",
			"⊏": "sqsub",
			"⊏̸": "NotSquareSubset",
			"⊐": "sqsup",
			"⊐̸": "NotSquareSuperset",
			"⊑": "sqsube",
			"⋢": "nsqsube",
			"⊒": "sqsupe",
			"⋣": "nsqsupe",
			"⊓": "sqcap",
			"⊓︀": "sqcaps",
			"⊔": "sqcup",
			"⊔︀": "sqcups",
			"⊕": "oplus",
			"⊖": "ominus",
			"⊗": "otimes",
			"⊘": "osol",
			"⊙": "odot",
			"⊚": "ocir",
			"⊛": "oast",
			"⊝": "odash",
			"⊞": "plusb",
			"⊟": "minusb",
			"⊠": "timesb",
			"⊡": "sdotb",
			"⊢": "vdash",
			"⊬": "nvdash",
			"⊣": "dashv",
			"⊤": "top",
			"⊥": "bot",
			"⊧": "models",
			"⊨": "vDash",
			"⊭": "nvDash",
			"⊩": "Vdash",
			"⊮": "nVdash",
			"⊪": "Vvdash",
			"⊫": "VDash",
			"⊯": "nVDash",
			"⊰": "prurel",
			"⊲": "vltri",
			"⋪": "nltri",
			"⊳": "vrtri",
			"⋫": "nrtri",
			"⊴": "ltrie",
			"⋬": "nltrie",
			"⊴⃒": "nvltrie",
			"⊵": "rtrie",
			"⋭": "nrtrie",
			"⊵⃒": "nvrtrie",
			"⊶": "origof",
			"⊷": "imof",
			"⊸": "mumap",
			"⊹": "hercon",
			"⊺": "intcal",
			"⊻": "veebar",
			"⊽": "barvee",
			"⊾": "angrtvb",
			"⊿": "lrtri",
			"⋀": "Wedge",
			"⋁": "Vee",
			"⋂": "xcap",
			"⋃": "xcup",
			"⋄": "diam",
			"⋅": "sdot",
			"⋆": "Star",
			"⋇": "divonx",
			"⋈": "bowtie",
			"⋉": "ltimes",
			"⋊": "rtimes",
			"⋋": "lthree",
			"⋌": "rthree",
			"⋍": "bsime",
			"⋎": "cuvee",
			"⋏": "cuwed",
			"⋐": "Sub",
			"⋑": "Sup",
			"⋒": "Cap",
			"⋓": "Cup",
			"⋔": "fork",
			"⋕": "epar",
			"⋖": "ltdot",
			"⋗": "gtdot",
			"⋘": "Ll",
			"⋘̸": "nLl",
			"⋙": "Gg",
			"⋙̸": "nGg",
			"⋚︀": "lesg",
			"⋚": "leg",
			"⋛": "gel",
			"⋛︀": "gesl",
			"⋞": "cuepr",
			"⋟": "cuesc",
			"⋦": "lnsim",
			"⋧": "gnsim",
			"⋨": "prnsim",
			"⋩": "scnsim",
			"⋮": "vellip",
			"⋯": "ctdot",
			"⋰": "utdot",
			"⋱": "dtdot",
			"⋲": "disin",
			"⋳": "isinsv",
			"⋴": "isins",
			"⋵": "isindot",
			"⋵̸": "notindot",
			"⋶": "notinvc",
			"⋷": "notinvb",
			"⋹": "isinE",
			"⋹̸": "notinE",
			"⋺": "nisd",
			"⋻": "xnis",
			"⋼": "nis",
			"⋽": "notnivc",
			"⋾": "notnivb",
			"⌅": "barwed",
			"⌆": "Barwed",
			"⌌": "drcrop",
			"⌍": "dlcrop",
			"⌎": "urcrop",
			"⌏": "ulcrop",
			"⌐": "bnot",
			"⌒": "profline",
			"⌓": "profsurf",
			"⌕": "telrec",
			"⌖": "target",
			"⌜": "ulcorn",
			"⌝": "urcorn",
			"⌞": "dlcorn",
			"⌟": "drcorn",
			"⌢": "frown",
			"⌣": "smile",
			"⌭": "cylcty",
			"⌮": "profalar",
			"⌶": "topbot",
			"⌽": "ovbar",
			"⌿": "solbar",
			"⍼": "angzarr",
			"⎰": "lmoust",
			"⎱": "rmoust",
			"⎴": "tbrk",
			"⎵": "bbrk",
			"⎶": "bbrktbrk",
			"⏜": "OverParenthesis",
			"⏝": "UnderParenthesis",
			"⏞": "OverBrace",
			"⏟": "UnderBrace",
			"⏢": "trpezium",
			"⏧": "elinters",
			"␣": "blank",
			"─": "boxh",
			"│": "boxv",
			"┌": "boxdr",
			"┐": "boxdl",
			"└": "boxur",
			"┘": "boxul",
			"├": "boxvr",
			"┤": "boxvl",
			"┬": "boxhd",
			"┴": "boxhu",
			"┼": "boxvh",
			"═": "boxH",
			"║": "boxV",
			"╒": "boxdR",
			"╓": "boxDr",
			"╔": "boxDR",
			"╕": "boxdL",
			"╖": "boxDl",
			"╗": "boxDL",
			"╘": "boxuR",
			"╙": "boxUr",
			"╚": "boxUR",
			"╛": "boxuL",
			"╜": "boxUl",
			"╝": "boxUL",
			"╞": "boxvR",
			"╟": "boxVr",
			"╠": "boxVR",
			"╡": "boxvL",
			"╢": "boxVl",
			"╣": "boxVL",
			"╤": "boxHd",
			"╥": "boxhD",
			"╦": "boxHD",
			"╧": "boxHu",
			"╨": "boxhU",
			"╩": "boxHU",
			"╪": "boxvH",
			"╫": "boxVh",
			"╬": "boxVH",
			"▀": "uhblk",
			"▄": "lhblk",
			"█": "block",
			"░": "blk14",
			"▒": "blk12",
			"▓": "blk34",
			"□": "squ",
			"▪": "squf",
			"▫": "EmptyVerySmallSquare",
			"▭": "rect",
			"▮": "marker",
			"▱": "fltns",
			"△": "xutri",
			"▴": "utrif",
			"▵": "utri",
			"▸": "rtrif",
			"▹": "rtri",
			"▽": "xdtri",
			"▾": "dtrif",
			"▿": "dtri",
			"◂": "ltrif",
			"◃": "ltri",
			"◊": "loz",
			"○": "cir",
			"◬": "tridot",
			"◯": "xcirc",
			"◸": "ultri",
			"◹": "urtri",
			"◺": "lltri",
			"◻": "EmptySmallSquare",
			"◼": "FilledSmallSquare",
			"★": "starf",
			"☆": "star",
			"☎": "phone",
			"♀": "female",
			"♂": "male",
			"♠": "spades",
			"♣": "clubs",
			"♥": "hearts",
			"♦": "diams",
			"♪": "sung",
			"✓": "check",
			"✗": "cross",
			"✠": "malt",
			"✶": "sext",
			"❘": "VerticalSeparator",
			"⟈": "bsolhsub",
			"⟉": "suphsol",
			"⟵": "xlarr",
			"⟶": "xrarr",
			"⟷": "xharr",
			"⟸": "xlArr",
			"⟹": "xrArr",
			"⟺": "xhArr",
			"⟼": "xmap",
			"⟿": "dzigrarr",
			"⤂": "nvlArr",
			"⤃": "nvrArr",
			"⤄": "nvHarr",
			"⤅": "Map",
			"⤌": "lbarr",
			"⤍": "rbarr",
			"⤎": "lBarr",
			"⤏": "rBarr",
			"⤐": "RBarr",
			"⤑": "DDotrahd",
			"⤒": "UpArrowBar",
			"⤓": "DownArrowBar",
			"⤖": "Rarrtl",
			"⤙": "latail",
			"⤚": "ratail",
			"⤛": "lAtail",
			"⤜": "rAtail",
			"⤝": "larrfs",
			"⤞": "rarrfs",
			"⤟": "larrbfs",
			"⤠": "rarrbfs",
			"⤣": "nwarhk",
			"⤤": "nearhk",
			"⤥": "searhk",
			"⤦": "swarhk",
			"⤧": "nwnear",
			"⤨": "toea",
			"⤩": "tosa",
			"⤪": "swnwar",
			"⤳": "rarrc",
			"⤳̸": "nrarrc",
			"⤵": "cudarrr",
			"⤶": "ldca",
			"⤷": "rdca",
			"⤸": "cudarrl",
			"⤹": "larrpl",
			"⤼": "curarrm",
			"⤽": "cularrp",
			"⥅": "rarrpl",
			"⥈": "harrcir",
			"⥉": "Uarrocir",
			"⥊": "lurdshar",
			"⥋": "ldrushar",
			"⥎": "LeftRightVector",
			"⥏": "RightUpDownVector",
			"⥐": "DownLeftRightVector",
			"⥑": "LeftUpDownVector",
			"⥒": "LeftVectorBar",
			"⥓": "RightVectorBar",
			"⥔": "RightUpVectorBar",
			"⥕": "RightDownVectorBar",
			"⥖": "DownLeftVectorBar",
			"⥗": "DownRightVectorBar",
			"⥘": "LeftUpVectorBar",
			"⥙": "LeftDownVectorBar",
			"⥚": "LeftTeeVector",
			"⥛": "RightTeeVector",
			"⥜": "RightUpTeeVector",
			"⥝": "RightDownTeeVector",
			"⥞": "DownLeftTeeVector",
			"⥟": "DownRightTeeVector",
			"⥠": "LeftUpTeeVector",
			"⥡": "LeftDownTeeVector",
			"⥢": "lHar",
			"⥣": "uHar",
			"⥤": "rHar",
			"⥥": "dHar",
			"⥦": "luruhar",
			"⥧": "ldrdhar",
			"⥨": "ruluhar",
			"⥩": "rdldhar",
			"⥪": "lharul",
			"⥫": "llhard",
			"⥬": "rharul",
			"⥭": "lrhard",
			"⥮": "udhar",
			"⥯": "duhar",
			"⥰": "RoundImplies",
			"⥱": "erarr",
			"⥲": "simrarr",
			"⥳": "larrsim",
			"⥴": "rarrsim",
			"⥵": "rarrap",
			"⥶": "ltlarr",
			"⥸": "gtrarr",
			"⥹": "subrarr",
			"⥻": "suplarr",
			"⥼": "lfisht",
			"⥽": "rfisht",
			"⥾": "ufisht",
			"⥿": "dfisht",
			"⦚": "vzigzag",
			"⦜": "vangrt",
			"⦝": "angrtvbd",
			"⦤": "ange",
			"⦥": "range",
			"⦦": "dwangle",
			"⦧": "uwangle",
			"⦨": "angmsdaa",
			"⦩": "angmsdab",
			"⦪": "angmsdac",
			"⦫": "angmsdad",
			"⦬": "angmsdae",
			"⦭": "angmsdaf",
			"⦮": "angmsdag",
			"⦯": "angmsdah",
			"⦰": "bemptyv",
			"⦱": "demptyv",
			"⦲": "cemptyv",
			"⦳": "raemptyv",
			"⦴": "laemptyv",
			"⦵": "ohbar",
			"⦶": "omid",
			"⦷": "opar",
			"⦹": "operp",
			"⦻": "olcross",
			"⦼": "odsold",
			"⦾": "olcir",
			"⦿": "ofcir",
			"⧀": "olt",
			"⧁": "ogt",
			"⧂": "cirscir",
			"⧃": "cirE",
			"⧄": "solb",
			"⧅": "bsolb",
			"⧉": "boxbox",
			"⧍": "trisb",
			"⧎": "rtriltri",
			"⧏": "LeftTriangleBar",
			"⧏̸": "NotLeftTriangleBar",
			"⧐": "RightTriangleBar",
			"⧐̸": "NotRightTriangleBar",
			"⧜": "iinfin",
			"⧝": "infintie",
			"⧞": "nvinfin",
			"⧣": "eparsl",
			"⧤": "smeparsl",
			"⧥": "eqvparsl",
			"⧫": "lozf",
			"⧴": "RuleDelayed",
			"⧶": "dsol",
			"⨀": "xodot",
			"⨁": "xoplus",
			"⨂": "xotime",
			"⨄": "xuplus",
			"⨆": "xsqcup",
			"⨍": "fpartint",
			"⨐": "cirfnint",
			"⨑": "awint",
			"⨒": "rppolint",
			"⨓": "scpolint",
			"⨔": "npolint",
			"⨕": "pointint",
			"⨖": "quatint",
			"⨗": "intlarhk",
			"⨢": "pluscir",
			"⨣": "plusacir",
			"⨤": "simplus",
			"⨥": "plusdu",
			"⨦": "plussim",
			"⨧": "plustwo",
			"⨩": "mcomma",
			"⨪": "minusdu",
			"⨭": "loplus",
			"⨮": "roplus",
			"⨯": "Cross",
			"⨰": "timesd",
			"⨱": "timesbar",
			"⨳": "smashp",
			"⨴": "lotimes",
			"⨵": "rotimes",
			"⨶": "otimesas",
			"⨷": "Otimes",
			"⨸": "odiv",
			"⨹": "triplus",
			"⨺": "triminus",
			"⨻": "tritime",
			"⨼": "iprod",
			"⨿": "amalg",
			"⩀": "capdot",
			"⩂": "ncup",
			"⩃": "ncap",
			"⩄": "capand",
			"⩅": "cupor",
			"⩆": "cupcap",
			"⩇": "capcup",
			"⩈": "cupbrcap",
			"⩉": "capbrcup",
			"⩊": "cupcup",
			"⩋": "capcap",
			"⩌": "ccups",
			"⩍": "ccaps",
			"⩐": "ccupssm",
			"⩓": "And",
			"⩔": "Or",
			"⩕": "andand",
			"⩖": "oror",
			"⩗": "orslope",
			"⩘": "andslope",
			"⩚": "andv",
			"⩛": "orv",
			"⩜": "andd",
			"⩝": "ord",
			"⩟": "wedbar",
			"⩦": "sdote",
			"⩪": "simdot",
			"⩭": "congdot",
			"⩭̸": "ncongdot",
			"⩮": "easter",
			"⩯": "apacir",
			"⩰": "apE",
			"⩰̸": "napE",
			"⩱": "eplus",
			"⩲": "pluse",
			"⩳": "Esim",
			"⩷": "eDDot",
			"⩸": "equivDD",
			"⩹": "ltcir",
			"⩺": "gtcir",
			"⩻": "ltquest",
			"⩼": "gtquest",
			"⩽": "les",
			"⩽̸": "nles",
			"⩾": "ges",
			"⩾̸": "nges",
			"⩿": "lesdot",
			"⪀": "gesdot",
			"⪁": "lesdoto",
			"⪂": "gesdoto",
			"⪃": "lesdotor",
			"⪄": "gesdotol",
			"⪅": "lap",
			"⪆": "gap",
			"⪇": "lne",
			"⪈": "gne",
			"⪉": "lnap",
			"⪊": "gnap",
			"⪋": "lEg",
			"⪌": "gEl",
			"⪍": "lsime",
			"⪎": "gsime",
			"⪏": "lsimg",
			"⪐": "gsiml",
			"⪑": "lgE",
			"⪒": "glE",
			"⪓": "lesges",
			"⪔": "gesles",
			"⪕": "els",
			"⪖": "egs",
			"⪗": "elsdot",
			"⪘": "egsdot",
			"⪙": "el",
			"⪚": "eg",
			"⪝": "siml",
			"⪞": "simg",
			"⪟": "simlE",
			"⪠": "simgE",
			"⪡": "LessLess",
			"⪡̸": "NotNestedLessLess",
			"⪢": "GreaterGreater",
			"⪢̸": "NotNestedGreaterGreater",
			"⪤": "glj",
			"⪥": "gla",
			"⪦": "ltcc",
			"⪧": "gtcc",
			"⪨": "lescc",
			"⪩": "gescc",
			"⪪": "smt",
			"⪫": "lat",
			"⪬": "smte",
			"⪬︀": "smtes",
			"⪭": "late",
			"⪭︀": "lates",
			"⪮": "bumpE",
			"⪯": "pre",
			"⪯̸": "npre",
			"⪰": "sce",
			"⪰̸": "nsce",
			"⪳": "prE",
			"⪴": "scE",
			"⪵": "prnE",
			"⪶": "scnE",
			"⪷": "prap",
			"⪸": "scap",
			"⪹": "prnap",
			"⪺": "scnap",
			"⪻": "Pr",
			"⪼": "Sc",
			"⪽": "subdot",
			"⪾": "supdot",
			"⪿": "subplus",
			"⫀": "supplus",
			"⫁": "submult",
			"⫂": "supmult",
			"⫃": "subedot",
			"⫄": "supedot",
			"⫅": "subE",
			"⫅̸": "nsubE",
			"⫆": "supE",
			"⫆̸": "nsupE",
			"⫇": "subsim",
			"⫈": "supsim",
			"⫋︀": "vsubnE",
			"⫋": "subnE",
			"⫌︀": "vsupnE",
			"⫌": "supnE",
			"⫏": "csub",
			"⫐": "csup",
			"⫑": "csube",
			"⫒": "csupe",
			"⫓": "subsup",
			"⫔": "supsub",
			"⫕": "subsub",
			"⫖": "supsup",
			"⫗": "suphsub",
			"⫘": "supdsub",
			"⫙": "forkv",
			"⫚": "topfork",
			"⫛": "mlcp",
			"⫤": "Dashv",
			"⫦": "Vdashl",
			"⫧": "Barv",
			"⫨": "vBar",
			"⫩": "vBarv",
			"⫫": "Vbar",
			"⫬": "Not",
			"⫭": "bNot",
			"⫮": "rnmid",
			"⫯": "cirmid",
			"⫰": "midcir",
			"⫱": "topcir",
			"⫲": "nhpar",
			"⫳": "parsim",
			"⫽": "parsl",
			"⫽⃥": "nparsl",
			"♭": "flat",
			"♮": "natur",
			"♯": "sharp",
			"¤": "curren",
			"¢": "cent",
			"$": "dollar",
			"£": "pound",
			"¥": "yen",
			"€": "euro",
			"¹": "sup1",
			"½": "half",
			"⅓": "frac13",
			"¼": "frac14",
			"⅕": "frac15",
			"⅙": "frac16",
			"⅛": "frac18",
			"²": "sup2",
			"⅔": "frac23",
			"⅖": "frac25",
			"³": "sup3",
			"¾": "frac34",
			"⅗": "frac35",
			"⅜": "frac38",
			"⅘": "frac45",
			"⅚": "frac56",
			"⅝": "frac58",
			"⅞": "frac78",
			"𝒶": "ascr",
			"𝕒": "aopf",
			"𝔞": "afr",
			"𝔸": "Aopf",
			"𝔄": "Afr",
			"𝒜": "Ascr",
			"ª": "ordf",
			"á": "aacute",
			"Á": "Aacute",
			"à": "agrave",
			"À": "Agrave",
			"ă": "abreve",
			"Ă": "Abreve",
			"â": "acirc",
			"Â": "Acirc",
			"å": "aring",
			"Å": "angst",
			"ä": "auml",
			"Ä": "Auml",
			"ã": "atilde",
			"Ã": "Atilde",
			"ą": "aogon",
			"Ą": "Aogon",
			"ā": "amacr",
			"Ā": "Amacr",
			"æ": "aelig",
			"Æ": "AElig",
			"𝒷": "bscr",
			"𝕓": "bopf",
			"𝔟": "bfr",
			"𝔹": "Bopf",
			"ℬ": "Bscr",
			"𝔅": "Bfr",
			"𝔠": "cfr",
			"𝒸": "cscr",
			"𝕔": "copf",
			"ℭ": "Cfr",
			"𝒞": "Cscr",
			"ℂ": "Copf",
			"ć": "cacute",
			"Ć": "Cacute",
			"ĉ": "ccirc",
			"Ĉ": "Ccirc",
			"č": "ccaron",
			"Č": "Ccaron",
			"ċ": "cdot",
			"Ċ": "Cdot",
			"ç": "ccedil",
			"Ç": "Ccedil",
			"℅": "incare",
			"𝔡": "dfr",
			"ⅆ": "dd",
			"𝕕": "dopf",
			"𝒹": "dscr",
			"𝒟": "Dscr",
			"𝔇": "Dfr",
			"ⅅ": "DD",
			"𝔻": "Dopf",
			"ď": "dcaron",
			"Ď": "Dcaron",
			"đ": "dstrok",
			"Đ": "Dstrok",
			"ð": "eth",
			"Ð": "ETH",
			"ⅇ": "ee",
			"ℯ": "escr",
			"𝔢": "efr",
			"𝕖": "eopf",
			"ℰ": "Escr",
			"𝔈": "Efr",
			"𝔼": "Eopf",
			"é": "eacute",
			"É": "Eacute",
			"è": "egrave",
			"È": "Egrave",
			"ê": "ecirc",
			"Ê": "Ecirc",
			"ě": "ecaron",
			"Ě": "Ecaron",
			"ë": "euml",
			"Ë": "Euml",
			"ė": "edot",
			"Ė": "Edot",
			"ę": "eogon",
			"Ę": "Eogon",
			"ē": "emacr",
			"Ē": "Emacr",
			"𝔣": "ffr",
			"𝕗": "fopf",
			"𝒻": "fscr",
			"𝔉": "Ffr",
			"𝔽": "Fopf",
			"ℱ": "Fscr",
			"ﬀ": "fflig",
			"ﬃ": "ffilig",
			"ﬄ": "ffllig",
			"ﬁ": "filig",
			"fj": "fjlig",
			"ﬂ": "fllig",
			"ƒ": "fnof",
			"ℊ": "gscr",
			"𝕘": "gopf",
			"𝔤": "gfr",
			"𝒢": "Gscr",
			"𝔾": "Gopf",
			"𝔊": "Gfr",
			"ǵ": "gacute",
			"ğ": "gbreve",
			"Ğ": "Gbreve",
			"ĝ": "gcirc",
			"Ĝ": "Gcirc",
			"ġ": "gdot",
			"Ġ": "Gdot",
			"Ģ": "Gcedil",
			"𝔥": "hfr",
			"ℎ": "planckh",
			"𝒽": "hscr",
			"𝕙": "hopf",
			"ℋ": "Hscr",
			"ℌ": "Hfr",
			"ℍ": "Hopf",
			"ĥ": "hcirc",
			"Ĥ": "Hcirc",
			"ℏ": "hbar",
			"ħ": "hstrok",
			"Ħ": "Hstrok",
			"𝕚": "iopf",
			"𝔦": "ifr",
			"𝒾": "iscr",
			"ⅈ": "ii",
			"𝕀": "Iopf",
			"ℐ": "Iscr",
			"ℑ": "Im",
			"í": "iacute",
			"Í": "Iacute",
			"ì": "igrave",
			"Ì": "Igrave",
			"î": "icirc",
			"Î": "Icirc",
			"ï": "iuml",
			"Ï": "Iuml",
			"ĩ": "itilde",
			"Ĩ": "Itilde",
			"İ": "Idot",
			"į": "iogon",
			"Į": "Iogon",
			"ī": "imacr",
			"Ī": "Imacr",
			"ĳ": "ijlig",
			"Ĳ": "IJlig",
			"ı": "imath",
			"𝒿": "jscr",
			"𝕛": "jopf",
			"𝔧": "jfr",
			"𝒥": "Jscr",
			"𝔍": "Jfr",
			"𝕁": "Jopf",
			"ĵ": "jcirc",
			"Ĵ": "Jcirc",
			"ȷ": "jmath",
			"𝕜": "kopf",
			"𝓀": "kscr",
			"𝔨": "kfr",
			"𝒦": "Kscr",
			"𝕂": "Kopf",
			"𝔎": "Kfr",
			"ķ": "kcedil",
			"Ķ": "Kcedil",
			"𝔩": "lfr",
			"𝓁": "lscr",
			"ℓ": "ell",
			"𝕝": "lopf",
			"ℒ": "Lscr",
			"𝔏": "Lfr",
			"𝕃": "Lopf",
			"ĺ": "lacute",
			"Ĺ": "Lacute",
			"ľ": "lcaron",
			"Ľ": "Lcaron",
			"ļ": "lcedil",
			"Ļ": "Lcedil",
			"ł": "lstrok",
			"Ł": "Lstrok",
			"ŀ": "lmidot",
			"Ŀ": "Lmidot",
			"𝔪": "mfr",
			"𝕞": "mopf",
			"𝓂": "mscr",
			"𝔐": "Mfr",
			"𝕄": "Mopf",
			"ℳ": "Mscr",
			"𝔫": "nfr",
			"𝕟": "nopf",
			"𝓃": "nscr",
			"ℕ": "Nopf",
			"𝒩": "Nscr",
			"𝔑": "Nfr",
			"ń": "nacute",
			"Ń": "Nacute",
			"ň": "ncaron",
			"Ň": "Ncaron",
			"ñ": "ntilde",
			"Ñ": "Ntilde",
			"ņ": "ncedil",
			"Ņ": "Ncedil",
			"№": "numero",
			"ŋ": "eng",
			"Ŋ": "ENG",
			"𝕠": "oopf",
			"𝔬": "ofr",
			"ℴ": "oscr",
			"𝒪": "Oscr",
			"𝔒": "Ofr",
			"𝕆": "Oopf",
			"º": "ordm",
			"ó": "oacute",
			"Ó": "Oacute",
			"ò": "ograve",
			"Ò": "Ograve",
			"ô": "ocirc",
			"Ô": "Ocirc",
			"ö": "ouml",
			"Ö": "Ouml",
			"ő": "odblac",
			"Ő": "Odblac",
			"õ": "otilde",
			"Õ": "Otilde",
			"ø": "oslash",
			"Ø": "Oslash",
			"ō": "omacr",
			"Ō": "Omacr",
			"œ": "oelig",
			"Œ": "OElig",
			"𝔭": "pfr",
			"𝓅": "pscr",
			"𝕡": "popf",
			"ℙ": "Popf",
			"𝔓": "Pfr",
			"𝒫": "Pscr",
			"𝕢": "qopf",
			"𝔮": "qfr",
			"𝓆": "qscr",
			"𝒬": "Qscr",
			"𝔔": "Qfr",
			"ℚ": "Qopf",
			"ĸ": "kgreen",
			"𝔯": "rfr",
			"𝕣": "ropf",
			"𝓇": "rscr",
			"ℛ": "Rscr",
			"ℜ": "Re",
			"ℝ": "Ropf",
			"ŕ": "racute",
			"Ŕ": "Racute",
			"ř": "rcaron",
			"Ř": "Rcaron",
			"ŗ": "rcedil",
			"Ŗ": "Rcedil",
			"𝕤": "sopf",
			"𝓈": "sscr",
			"𝔰": "sfr",
			"𝕊": "Sopf",
			"𝔖": "Sfr",
			"𝒮": "Sscr",
			"Ⓢ": "oS",
			"ś": "sacute",
			"Ś": "Sacute",
			"ŝ": "scirc",
			"Ŝ": "Scirc",
			"š": "scaron",
			"Š": "Scaron",
			"ş": "scedil",
			"Ş": "Scedil",
			"ß": "szlig",
			"𝔱": "tfr",
			"𝓉": "tscr",
			"𝕥": "topf",
			"𝒯": "Tscr",
			"𝔗": "Tfr",
			"𝕋": "Topf",
			"ť": "tcaron",
			"Ť": "Tcaron",
			"ţ": "tcedil",
			"Ţ": "Tcedil",
			"™": "trade",
			"ŧ": "tstrok",
			"Ŧ": "Tstrok",
			"𝓊": "uscr",
			"𝕦": "uopf",
			"𝔲": "ufr",
			"𝕌": "Uopf",
			"𝔘": "Ufr",
			"𝒰": "Uscr",
			"ú": "uacute",
			"Ú": "Uacute",
			"ù": "ugrave",
			"Ù": "Ugrave",
			"ŭ": "ubreve",
			"Ŭ": "Ubreve",
			"û": "ucirc",
			"Û": "Ucirc",
			"ů": "uring",
			"Ů": "Uring",
			"ü": "uuml",
			"Ü": "Uuml",
			"ű": "udblac",
			"Ű": "Udblac",
			"ũ": "utilde",
			"Ũ": "Utilde",
			"ų": "uogon",
			"Ų": "Uogon",
			"ū": "umacr",
			"Ū": "Umacr",
			"𝔳": "vfr",
			"𝕧": "vopf",
			"𝓋": "vscr",
			"𝔙": "Vfr",
			"𝕍": "Vopf",
			"𝒱": "Vscr",
			"𝕨": "wopf",
			"𝓌": "wscr",
			"𝔴": "wfr",
			"𝒲": "Wscr",
			"𝕎": "Wopf",
			"𝔚": "Wfr",
			"ŵ": "wcirc",
			"Ŵ": "Wcirc",
			"𝔵": "xfr",
			"𝓍": "xscr",
			"𝕩": "xopf",
			"𝕏": "Xopf",
			"𝔛": "Xfr",
			"𝒳": "Xscr",
			"𝔶": "yfr",
			"𝓎": "yscr",
			"𝕪": "yopf",
			"𝒴": "Yscr",
			"𝔜": "Yfr",
			"𝕐": "Yopf",
			"ý": "yacute",
			"Ý": "Yacute",
			"ŷ": "ycirc",
			"Ŷ": "Ycirc",
			"ÿ": "yuml",
			"Ÿ": "Yuml",
			"𝓏": "zscr",
			"𝔷": "zfr",
			"𝕫": "zopf",
			"ℨ": "Zfr",
			"ℤ": "Zopf",
			"𝒵": "Zscr",
			"ź": "zacute",
			"Ź": "Zacute",
			"ž": "zcaron",
			"Ž": "Zcaron",
			"ż": "zdot",
			"Ż": "Zdot",
			"Ƶ": "imped",
			"þ": "thorn",
			"Þ": "THORN",
			"ŉ": "napos",
			"α": "alpha",
			"Α": "Alpha",
			"β": "beta",
			"Β": "Beta",
			"γ": "gamma",
			"Γ": "Gamma",
			"δ": "delta",
			"Δ": "Delta",
			"ε": "epsi",
			"ϵ": "epsiv",
			"Ε": "Epsilon",
			"ϝ": "gammad",
			"Ϝ": "Gammad",
			"ζ": "zeta",
			"Ζ": "Zeta",
			"η": "eta",
			"Η": "Eta",
			"θ": "theta",
			"ϑ": "thetav",
			"Θ": "Theta",
			"ι": "iota",
			"Ι": "Iota",
			"κ": "kappa",
			"ϰ": "kappav",
			"Κ": "Kappa",
			"λ": "lambda",
			"Λ": "Lambda",
			"μ": "mu",
			"µ": "micro",
			"Μ": "Mu",
			"ν": "nu",
			"Ν": "Nu",
			"ξ": "xi",
			"Ξ": "Xi",
			"ο": "omicron",
			"Ο": "Omicron",
			"π": "pi",
			"ϖ": "piv",
			"Π": "Pi",
			"ρ": "rho",
			"ϱ": "rhov",
			"Ρ": "Rho",
			"σ": "sigma",
			"Σ": "Sigma",
			"ς": "sigmaf",
			"τ": "tau",
			"Τ": "Tau",
			"υ": "upsi",
			"Υ": "Upsilon",
			"ϒ": "Upsi",
			"φ": "phi",
			"ϕ": "phiv",
			"Φ": "Phi",
			"χ": "chi",
			"Χ": "Chi",
			"ψ": "psi",
			"Ψ": "Psi",
			"ω": "omega",
			"Ω": "ohm",
			"а": "acy",
			"А": "Acy",
			"б": "bcy",
			"Б": "Bcy",
			"в": "vcy",
			"В": "Vcy",
			"г": "gcy",
			"Г": "Gcy",
			"ѓ": "gjcy",
			"Ѓ": "GJcy",
			"д": "dcy",
			"Д": "Dcy",
			"ђ": "djcy",
			"Ђ": "DJcy",
			"е": "iecy",
			"Е": "IEcy",
			"ё": "iocy",
			"Ё": "IOcy",
			"є": "jukcy",
			"Є": "Jukcy",
			"ж": "zhcy",
			"Ж": "ZHcy",
			"з": "zcy",
			"З": "Zcy",
			"ѕ": "dscy",
			"Ѕ": "DScy",
			"и": "icy",
			"И": "Icy",
			"і": "iukcy",
			"І": "Iukcy",
			"ї": "yicy",
			"Ї": "YIcy",
			"й": "jcy",
			"Й": "Jcy",
			"ј": "jsercy",
			"Ј": "Jsercy",
			"к": "kcy",
			"К": "Kcy",
			"ќ": "kjcy",
			"Ќ": "KJcy",
			"л": "lcy",
			"Л": "Lcy",
			"љ": "ljcy",
			"Љ": "LJcy",
			"м": "mcy",
			"М": "Mcy",
			"н": "ncy",
			"Н": "Ncy",
			"њ": "njcy",
			"Њ": "NJcy",
			"о": "ocy",
			"О": "Ocy",
			"п": "pcy",
			"П": "Pcy",
			"р": "rcy",
			"Р": "Rcy",
			"с": "scy",
			"С": "Scy",
			"т": "tcy",
			"Т": "Tcy",
			"ћ": "tshcy",
			"Ћ": "TSHcy",
			"у": "ucy",
			"У": "Ucy",
			"ў": "ubrcy",
			"Ў": "Ubrcy",
			"ф": "fcy",
			"Ф": "Fcy",
			"х": "khcy",
			"Х": "KHcy",
			"ц": "tscy",
			"Ц": "TScy",
			"ч": "chcy",
			"Ч": "CHcy",
			"џ": "dzcy",
			"Џ": "DZcy",
			"ш": "shcy",
			"Ш": "SHcy",
			"щ": "shchcy",
			"Щ": "SHCHcy",
			"ъ": "hardcy",
			"Ъ": "HARDcy",
			"ы": "ycy",
			"Ы": "Ycy",
			"ь": "softcy",
			"Ь": "SOFTcy",
			"э": "ecy",
			"Э": "Ecy",
			"ю": "yucy",
			"Ю": "YUcy",
			"я": "yacy",
			"Я": "YAcy",
			"ℵ": "aleph",
			"ℶ": "beth",
			"ℷ": "gimel",
			"ℸ": "daleth"
		};
		var regexEscape = /["&'<>`]/g;
		var escapeMap = {
			"\"": "&quot;",
			"&": "&amp;",
			"'": "&#x27;",
			"<": "&lt;",
			">": "&gt;",
			"`": "&#x60;"
		};
		var regexInvalidEntity = /&#(?:[xX][^a-fA-F0-9]|[^0-9xX])/;
		var regexInvalidRawCodePoint = /[\0-\x08\x0B\x0E-\x1F\x7F-\x9F\uFDD0-\uFDEF\uFFFE\uFFFF]|[\uD83F\uD87F\uD8BF\uD8FF\uD93F\uD97F\uD9BF\uD9FF\uDA3F\uDA7F\uDABF\uDAFF\uDB3F\uDB7F\uDBBF\uDBFF][\uDFFE\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
		var regexDecode = /&(CounterClockwiseContourIntegral|DoubleLongLeftRightArrow|ClockwiseContourIntegral|NotNestedGreaterGreater|NotSquareSupersetEqual|DiacriticalDoubleAcute|NotRightTriangleEqual|NotSucceedsSlantEqual|NotPrecedesSlantEqual|CloseCurlyDoubleQuote|NegativeVeryThinSpace|DoubleContourIntegral|FilledVerySmallSquare|CapitalDifferentialD|OpenCurlyDoubleQuote|EmptyVerySmallSquare|NestedGreaterGreater|DoubleLongRightArrow|NotLeftTriangleEqual|NotGreaterSlantEqual|ReverseUpEquilibrium|DoubleLeftRightArrow|NotSquareSubsetEqual|NotDoubleVerticalBar|RightArrowLeftArrow|NotGreaterFullEqual|NotRightTriangleBar|SquareSupersetEqual|DownLeftRightVector|DoubleLongLeftArrow|leftrightsquigarrow|LeftArrowRightArrow|NegativeMediumSpace|blacktriangleright|RightDownVectorBar|PrecedesSlantEqual|RightDoubleBracket|SucceedsSlantEqual|NotLeftTriangleBar|RightTriangleEqual|SquareIntersection|RightDownTeeVector|ReverseEquilibrium|NegativeThickSpace|longleftrightarrow|Longleftrightarrow|LongLeftRightArrow|DownRightTeeVector|DownRightVectorBar|GreaterSlantEqual|SquareSubsetEqual|LeftDownVectorBar|LeftDoubleBracket|VerticalSeparator|rightleftharpoons|NotGreaterGreater|NotSquareSuperset|blacktriangleleft|blacktriangledown|NegativeThinSpace|LeftDownTeeVector|NotLessSlantEqual|leftrightharpoons|DoubleUpDownArrow|DoubleVerticalBar|LeftTriangleEqual|FilledSmallSquare|twoheadrightarrow|NotNestedLessLess|DownLeftTeeVector|DownLeftVectorBar|RightAngleBracket|NotTildeFullEqual|NotReverseElement|RightUpDownVector|DiacriticalTilde|NotSucceedsTilde|circlearrowright|NotPrecedesEqual|rightharpoondown|DoubleRightArrow|NotSucceedsEqual|NonBreakingSpace|NotRightTriangle|LessEqualGreater|RightUpTeeVector|LeftAngleBracket|GreaterFullEqual|DownArrowUpArrow|RightUpVectorBar|twoheadleftarrow|GreaterEqualLess|downharpoonright|RightTriangleBar|ntrianglerighteq|NotSupersetEqual|LeftUpDownVector|DiacriticalAcute|rightrightarrows|vartriangleright|UpArrowDownArrow|DiacriticalGrave|UnderParenthesis|EmptySmallSquare|LeftUpVectorBar|leftrightarrows|DownRightVector|downharpoonleft|trianglerighteq|ShortRightArrow|OverParenthesis|DoubleLeftArrow|DoubleDownArrow|NotSquareSubset|bigtriangledown|ntrianglelefteq|UpperRightArrow|curvearrowright|vartriangleleft|NotLeftTriangle|nleftrightarrow|LowerRightArrow|NotHumpDownHump|NotGreaterTilde|rightthreetimes|LeftUpTeeVector|NotGreaterEqual|straightepsilon|LeftTriangleBar|rightsquigarrow|ContourIntegral|rightleftarrows|CloseCurlyQuote|RightDownVector|LeftRightVector|nLeftrightarrow|leftharpoondown|circlearrowleft|SquareSuperset|OpenCurlyQuote|hookrightarrow|HorizontalLine|DiacriticalDot|NotLessGreater|ntriangleright|DoubleRightTee|InvisibleComma|InvisibleTimes|LowerLeftArrow|DownLeftVector|NotSubsetEqual|curvearrowleft|trianglelefteq|NotVerticalBar|TildeFullEqual|downdownarrows|NotGreaterLess|RightTeeVector|ZeroWidthSpace|looparrowright|LongRightArrow|doublebarwedge|ShortLeftArrow|ShortDownArrow|RightVectorBar|GreaterGreater|ReverseElement|rightharpoonup|LessSlantEqual|leftthreetimes|upharpoonright|rightarrowtail|LeftDownVector|Longrightarrow|NestedLessLess|UpperLeftArrow|nshortparallel|leftleftarrows|leftrightarrow|Leftrightarrow|LeftRightArrow|longrightarrow|upharpoonleft|RightArrowBar|ApplyFunction|LeftTeeVector|leftarrowtail|NotEqualTilde|varsubsetneqq|varsupsetneqq|RightTeeArrow|SucceedsEqual|SucceedsTilde|LeftVectorBar|SupersetEqual|hookleftarrow|DifferentialD|VerticalTilde|VeryThinSpace|blacktriangle|bigtriangleup|LessFullEqual|divideontimes|leftharpoonup|UpEquilibrium|ntriangleleft|RightTriangle|measuredangle|shortparallel|longleftarrow|Longleftarrow|LongLeftArrow|DoubleLeftTee|Poincareplane|PrecedesEqual|triangleright|DoubleUpArrow|RightUpVector|fallingdotseq|looparrowleft|PrecedesTilde|NotTildeEqual|NotTildeTilde|smallsetminus|Proportional|triangleleft|triangledown|UnderBracket|NotHumpEqual|exponentiale|ExponentialE|NotLessTilde|HilbertSpace|RightCeiling|blacklozenge|varsupsetneq|HumpDownHump|GreaterEqual|VerticalLine|LeftTeeArrow|NotLessEqual|DownTeeArrow|LeftTriangle|varsubsetneq|Intersection|NotCongruent|DownArrowBar|LeftUpVector|LeftArrowBar|risingdotseq|GreaterTilde|RoundImplies|SquareSubset|ShortUpArrow|NotSuperset|quaternions|precnapprox|backepsilon|preccurlyeq|OverBracket|blacksquare|MediumSpace|VerticalBar|circledcirc|circleddash|CircleMinus|CircleTimes|LessGreater|curlyeqprec|curlyeqsucc|diamondsuit|UpDownArrow|Updownarrow|RuleDelayed|Rrightarrow|updownarrow|RightVector|nRightarrow|nrightarrow|eqslantless|LeftCeiling|Equilibrium|SmallCircle|expectation|NotSucceeds|thickapprox|GreaterLess|SquareUnion|NotPrecedes|NotLessLess|straightphi|succnapprox|succcurlyeq|SubsetEqual|sqsupseteq|Proportion|Laplacetrf|ImaginaryI|supsetneqq|NotGreater|gtreqqless|NotElement|ThickSpace|TildeEqual|TildeTilde|Fouriertrf|rmoustache|EqualTilde|eqslantgtr|UnderBrace|LeftVector|UpArrowBar|nLeftarrow|nsubseteqq|subsetneqq|nsupseteqq|nleftarrow|succapprox|lessapprox|UpTeeArrow|upuparrows|curlywedge|lesseqqgtr|varepsilon|varnothing|RightFloor|complement|CirclePlus|sqsubseteq|Lleftarrow|circledast|RightArrow|Rightarrow|rightarrow|lmoustache|Bernoullis|precapprox|mapstoleft|mapstodown|longmapsto|dotsquare|downarrow|DoubleDot|nsubseteq|supsetneq|leftarrow|nsupseteq|subsetneq|ThinSpace|ngeqslant|subseteqq|HumpEqual|NotSubset|triangleq|NotCupCap|lesseqgtr|heartsuit|TripleDot|Leftarrow|Coproduct|Congruent|varpropto|complexes|gvertneqq|LeftArrow|LessTilde|supseteqq|MinusPlus|CircleDot|nleqslant|NotExists|gtreqless|nparallel|UnionPlus|LeftFloor|checkmark|CenterDot|centerdot|Mellintrf|gtrapprox|bigotimes|OverBrace|spadesuit|therefore|pitchfork|rationals|PlusMinus|Backslash|Therefore|DownBreve|backsimeq|backprime|DownArrow|nshortmid|Downarrow|lvertneqq|eqvparsl|imagline|imagpart|infintie|integers|Integral|intercal|LessLess|Uarrocir|intlarhk|sqsupset|angmsdaf|sqsubset|llcorner|vartheta|cupbrcap|lnapprox|Superset|SuchThat|succnsim|succneqq|angmsdag|biguplus|curlyvee|trpezium|Succeeds|NotTilde|bigwedge|angmsdah|angrtvbd|triminus|cwconint|fpartint|lrcorner|smeparsl|subseteq|urcorner|lurdshar|laemptyv|DDotrahd|approxeq|ldrushar|awconint|mapstoup|backcong|shortmid|triangle|geqslant|gesdotol|timesbar|circledR|circledS|setminus|multimap|naturals|scpolint|ncongdot|RightTee|boxminus|gnapprox|boxtimes|andslope|thicksim|angmsdaa|varsigma|cirfnint|rtriltri|angmsdab|rppolint|angmsdac|barwedge|drbkarow|clubsuit|thetasym|bsolhsub|capbrcup|dzigrarr|doteqdot|DotEqual|dotminus|UnderBar|NotEqual|realpart|otimesas|ulcorner|hksearow|hkswarow|parallel|PartialD|elinters|emptyset|plusacir|bbrktbrk|angmsdad|pointint|bigoplus|angmsdae|Precedes|bigsqcup|varkappa|notindot|supseteq|precneqq|precnsim|profalar|profline|profsurf|leqslant|lesdotor|raemptyv|subplus|notnivb|notnivc|subrarr|zigrarr|vzigzag|submult|subedot|Element|between|cirscir|larrbfs|larrsim|lotimes|lbrksld|lbrkslu|lozenge|ldrdhar|dbkarow|bigcirc|epsilon|simrarr|simplus|ltquest|Epsilon|luruhar|gtquest|maltese|npolint|eqcolon|npreceq|bigodot|ddagger|gtrless|bnequiv|harrcir|ddotseq|equivDD|backsim|demptyv|nsqsube|nsqsupe|Upsilon|nsubset|upsilon|minusdu|nsucceq|swarrow|nsupset|coloneq|searrow|boxplus|napprox|natural|asympeq|alefsym|congdot|nearrow|bigstar|diamond|supplus|tritime|LeftTee|nvinfin|triplus|NewLine|nvltrie|nvrtrie|nwarrow|nexists|Diamond|ruluhar|Implies|supmult|angzarr|suplarr|suphsub|questeq|because|digamma|Because|olcross|bemptyv|omicron|Omicron|rotimes|NoBreak|intprod|angrtvb|orderof|uwangle|suphsol|lesdoto|orslope|DownTee|realine|cudarrl|rdldhar|OverBar|supedot|lessdot|supdsub|topfork|succsim|rbrkslu|rbrksld|pertenk|cudarrr|isindot|planckh|lessgtr|pluscir|gesdoto|plussim|plustwo|lesssim|cularrp|rarrsim|Cayleys|notinva|notinvb|notinvc|UpArrow|Uparrow|uparrow|NotLess|dwangle|precsim|Product|curarrm|Cconint|dotplus|rarrbfs|ccupssm|Cedilla|cemptyv|notniva|quatint|frac35|frac38|frac45|frac56|frac58|frac78|tridot|xoplus|gacute|gammad|Gammad|lfisht|lfloor|bigcup|sqsupe|gbreve|Gbreve|lharul|sqsube|sqcups|Gcedil|apacir|llhard|lmidot|Lmidot|lmoust|andand|sqcaps|approx|Abreve|spades|circeq|tprime|divide|topcir|Assign|topbot|gesdot|divonx|xuplus|timesd|gesles|atilde|solbar|SOFTcy|loplus|timesb|lowast|lowbar|dlcorn|dlcrop|softcy|dollar|lparlt|thksim|lrhard|Atilde|lsaquo|smashp|bigvee|thinsp|wreath|bkarow|lsquor|lstrok|Lstrok|lthree|ltimes|ltlarr|DotDot|simdot|ltrPar|weierp|xsqcup|angmsd|sigmav|sigmaf|zeetrf|Zcaron|zcaron|mapsto|vsupne|thetav|cirmid|marker|mcomma|Zacute|vsubnE|there4|gtlPar|vsubne|bottom|gtrarr|SHCHcy|shchcy|midast|midcir|middot|minusb|minusd|gtrdot|bowtie|sfrown|mnplus|models|colone|seswar|Colone|mstpos|searhk|gtrsim|nacute|Nacute|boxbox|telrec|hairsp|Tcedil|nbumpe|scnsim|ncaron|Ncaron|ncedil|Ncedil|hamilt|Scedil|nearhk|hardcy|HARDcy|tcedil|Tcaron|commat|nequiv|nesear|tcaron|target|hearts|nexist|varrho|scedil|Scaron|scaron|hellip|Sacute|sacute|hercon|swnwar|compfn|rtimes|rthree|rsquor|rsaquo|zacute|wedgeq|homtht|barvee|barwed|Barwed|rpargt|horbar|conint|swarhk|roplus|nltrie|hslash|hstrok|Hstrok|rmoust|Conint|bprime|hybull|hyphen|iacute|Iacute|supsup|supsub|supsim|varphi|coprod|brvbar|agrave|Supset|supset|igrave|Igrave|notinE|Agrave|iiiint|iinfin|copysr|wedbar|Verbar|vangrt|becaus|incare|verbar|inodot|bullet|drcorn|intcal|drcrop|cularr|vellip|Utilde|bumpeq|cupcap|dstrok|Dstrok|CupCap|cupcup|cupdot|eacute|Eacute|supdot|iquest|easter|ecaron|Ecaron|ecolon|isinsv|utilde|itilde|Itilde|curarr|succeq|Bumpeq|cacute|ulcrop|nparsl|Cacute|nprcue|egrave|Egrave|nrarrc|nrarrw|subsup|subsub|nrtrie|jsercy|nsccue|Jsercy|kappav|kcedil|Kcedil|subsim|ulcorn|nsimeq|egsdot|veebar|kgreen|capand|elsdot|Subset|subset|curren|aacute|lacute|Lacute|emptyv|ntilde|Ntilde|lagran|lambda|Lambda|capcap|Ugrave|langle|subdot|emsp13|numero|emsp14|nvdash|nvDash|nVdash|nVDash|ugrave|ufisht|nvHarr|larrfs|nvlArr|larrhk|larrlp|larrpl|nvrArr|Udblac|nwarhk|larrtl|nwnear|oacute|Oacute|latail|lAtail|sstarf|lbrace|odblac|Odblac|lbrack|udblac|odsold|eparsl|lcaron|Lcaron|ograve|Ograve|lcedil|Lcedil|Aacute|ssmile|ssetmn|squarf|ldquor|capcup|ominus|cylcty|rharul|eqcirc|dagger|rfloor|rfisht|Dagger|daleth|equals|origof|capdot|equest|dcaron|Dcaron|rdquor|oslash|Oslash|otilde|Otilde|otimes|Otimes|urcrop|Ubreve|ubreve|Yacute|Uacute|uacute|Rcedil|rcedil|urcorn|parsim|Rcaron|Vdashl|rcaron|Tstrok|percnt|period|permil|Exists|yacute|rbrack|rbrace|phmmat|ccaron|Ccaron|planck|ccedil|plankv|tstrok|female|plusdo|plusdu|ffilig|plusmn|ffllig|Ccedil|rAtail|dfisht|bernou|ratail|Rarrtl|rarrtl|angsph|rarrpl|rarrlp|rarrhk|xwedge|xotime|forall|ForAll|Vvdash|vsupnE|preceq|bigcap|frac12|frac13|frac14|primes|rarrfs|prnsim|frac15|Square|frac16|square|lesdot|frac18|frac23|propto|prurel|rarrap|rangle|puncsp|frac25|Racute|qprime|racute|lesges|frac34|abreve|AElig|eqsim|utdot|setmn|urtri|Equal|Uring|seArr|uring|searr|dashv|Dashv|mumap|nabla|iogon|Iogon|sdote|sdotb|scsim|napid|napos|equiv|natur|Acirc|dblac|erarr|nbump|iprod|erDot|ucirc|awint|esdot|angrt|ncong|isinE|scnap|Scirc|scirc|ndash|isins|Ubrcy|nearr|neArr|isinv|nedot|ubrcy|acute|Ycirc|iukcy|Iukcy|xutri|nesim|caret|jcirc|Jcirc|caron|twixt|ddarr|sccue|exist|jmath|sbquo|ngeqq|angst|ccaps|lceil|ngsim|UpTee|delta|Delta|rtrif|nharr|nhArr|nhpar|rtrie|jukcy|Jukcy|kappa|rsquo|Kappa|nlarr|nlArr|TSHcy|rrarr|aogon|Aogon|fflig|xrarr|tshcy|ccirc|nleqq|filig|upsih|nless|dharl|nlsim|fjlig|ropar|nltri|dharr|robrk|roarr|fllig|fltns|roang|rnmid|subnE|subne|lAarr|trisb|Ccirc|acirc|ccups|blank|VDash|forkv|Vdash|langd|cedil|blk12|blk14|laquo|strns|diams|notin|vDash|larrb|blk34|block|disin|uplus|vdash|vBarv|aelig|starf|Wedge|check|xrArr|lates|lbarr|lBarr|notni|lbbrk|bcong|frasl|lbrke|frown|vrtri|vprop|vnsup|gamma|Gamma|wedge|xodot|bdquo|srarr|doteq|ldquo|boxdl|boxdL|gcirc|Gcirc|boxDl|boxDL|boxdr|boxdR|boxDr|TRADE|trade|rlhar|boxDR|vnsub|npart|vltri|rlarr|boxhd|boxhD|nprec|gescc|nrarr|nrArr|boxHd|boxHD|boxhu|boxhU|nrtri|boxHu|clubs|boxHU|times|colon|Colon|gimel|xlArr|Tilde|nsime|tilde|nsmid|nspar|THORN|thorn|xlarr|nsube|nsubE|thkap|xhArr|comma|nsucc|boxul|boxuL|nsupe|nsupE|gneqq|gnsim|boxUl|boxUL|grave|boxur|boxuR|boxUr|boxUR|lescc|angle|bepsi|boxvh|varpi|boxvH|numsp|Theta|gsime|gsiml|theta|boxVh|boxVH|boxvl|gtcir|gtdot|boxvL|boxVl|boxVL|crarr|cross|Cross|nvsim|boxvr|nwarr|nwArr|sqsup|dtdot|Uogon|lhard|lharu|dtrif|ocirc|Ocirc|lhblk|duarr|odash|sqsub|Hacek|sqcup|llarr|duhar|oelig|OElig|ofcir|boxvR|uogon|lltri|boxVr|csube|uuarr|ohbar|csupe|ctdot|olarr|olcir|harrw|oline|sqcap|omacr|Omacr|omega|Omega|boxVR|aleph|lneqq|lnsim|loang|loarr|rharu|lobrk|hcirc|operp|oplus|rhard|Hcirc|orarr|Union|order|ecirc|Ecirc|cuepr|szlig|cuesc|breve|reals|eDDot|Breve|hoarr|lopar|utrif|rdquo|Umacr|umacr|efDot|swArr|ultri|alpha|rceil|ovbar|swarr|Wcirc|wcirc|smtes|smile|bsemi|lrarr|aring|parsl|lrhar|bsime|uhblk|lrtri|cupor|Aring|uharr|uharl|slarr|rbrke|bsolb|lsime|rbbrk|RBarr|lsimg|phone|rBarr|rbarr|icirc|lsquo|Icirc|emacr|Emacr|ratio|simne|plusb|simlE|simgE|simeq|pluse|ltcir|ltdot|empty|xharr|xdtri|iexcl|Alpha|ltrie|rarrw|pound|ltrif|xcirc|bumpe|prcue|bumpE|asymp|amacr|cuvee|Sigma|sigma|iiint|udhar|iiota|ijlig|IJlig|supnE|imacr|Imacr|prime|Prime|image|prnap|eogon|Eogon|rarrc|mdash|mDDot|cuwed|imath|supne|imped|Amacr|udarr|prsim|micro|rarrb|cwint|raquo|infin|eplus|range|rangd|Ucirc|radic|minus|amalg|veeeq|rAarr|epsiv|ycirc|quest|sharp|quot|zwnj|Qscr|race|qscr|Qopf|qopf|qint|rang|Rang|Zscr|zscr|Zopf|zopf|rarr|rArr|Rarr|Pscr|pscr|prop|prod|prnE|prec|ZHcy|zhcy|prap|Zeta|zeta|Popf|popf|Zdot|plus|zdot|Yuml|yuml|phiv|YUcy|yucy|Yscr|yscr|perp|Yopf|yopf|part|para|YIcy|Ouml|rcub|yicy|YAcy|rdca|ouml|osol|Oscr|rdsh|yacy|real|oscr|xvee|andd|rect|andv|Xscr|oror|ordm|ordf|xscr|ange|aopf|Aopf|rHar|Xopf|opar|Oopf|xopf|xnis|rhov|oopf|omid|xmap|oint|apid|apos|ogon|ascr|Ascr|odot|odiv|xcup|xcap|ocir|oast|nvlt|nvle|nvgt|nvge|nvap|Wscr|wscr|auml|ntlg|ntgl|nsup|nsub|nsim|Nscr|nscr|nsce|Wopf|ring|npre|wopf|npar|Auml|Barv|bbrk|Nopf|nopf|nmid|nLtv|beta|ropf|Ropf|Beta|beth|nles|rpar|nleq|bnot|bNot|nldr|NJcy|rscr|Rscr|Vscr|vscr|rsqb|njcy|bopf|nisd|Bopf|rtri|Vopf|nGtv|ngtr|vopf|boxh|boxH|boxv|nges|ngeq|boxV|bscr|scap|Bscr|bsim|Vert|vert|bsol|bull|bump|caps|cdot|ncup|scnE|ncap|nbsp|napE|Cdot|cent|sdot|Vbar|nang|vBar|chcy|Mscr|mscr|sect|semi|CHcy|Mopf|mopf|sext|circ|cire|mldr|mlcp|cirE|comp|shcy|SHcy|vArr|varr|cong|copf|Copf|copy|COPY|malt|male|macr|lvnE|cscr|ltri|sime|ltcc|simg|Cscr|siml|csub|Uuml|lsqb|lsim|uuml|csup|Lscr|lscr|utri|smid|lpar|cups|smte|lozf|darr|Lopf|Uscr|solb|lopf|sopf|Sopf|lneq|uscr|spar|dArr|lnap|Darr|dash|Sqrt|LJcy|ljcy|lHar|dHar|Upsi|upsi|diam|lesg|djcy|DJcy|leqq|dopf|Dopf|dscr|Dscr|dscy|ldsh|ldca|squf|DScy|sscr|Sscr|dsol|lcub|late|star|Star|Uopf|Larr|lArr|larr|uopf|dtri|dzcy|sube|subE|Lang|lang|Kscr|kscr|Kopf|kopf|KJcy|kjcy|KHcy|khcy|DZcy|ecir|edot|eDot|Jscr|jscr|succ|Jopf|jopf|Edot|uHar|emsp|ensp|Iuml|iuml|eopf|isin|Iscr|iscr|Eopf|epar|sung|epsi|escr|sup1|sup2|sup3|Iota|iota|supe|supE|Iopf|iopf|IOcy|iocy|Escr|esim|Esim|imof|Uarr|QUOT|uArr|uarr|euml|IEcy|iecy|Idot|Euml|euro|excl|Hscr|hscr|Hopf|hopf|TScy|tscy|Tscr|hbar|tscr|flat|tbrk|fnof|hArr|harr|half|fopf|Fopf|tdot|gvnE|fork|trie|gtcc|fscr|Fscr|gdot|gsim|Gscr|gscr|Gopf|gopf|gneq|Gdot|tosa|gnap|Topf|topf|geqq|toea|GJcy|gjcy|tint|gesl|mid|Sfr|ggg|top|ges|gla|glE|glj|geq|gne|gEl|gel|gnE|Gcy|gcy|gap|Tfr|tfr|Tcy|tcy|Hat|Tau|Ffr|tau|Tab|hfr|Hfr|ffr|Fcy|fcy|icy|Icy|iff|ETH|eth|ifr|Ifr|Eta|eta|int|Int|Sup|sup|ucy|Ucy|Sum|sum|jcy|ENG|ufr|Ufr|eng|Jcy|jfr|els|ell|egs|Efr|efr|Jfr|uml|kcy|Kcy|Ecy|ecy|kfr|Kfr|lap|Sub|sub|lat|lcy|Lcy|leg|Dot|dot|lEg|leq|les|squ|div|die|lfr|Lfr|lgE|Dfr|dfr|Del|deg|Dcy|dcy|lne|lnE|sol|loz|smt|Cup|lrm|cup|lsh|Lsh|sim|shy|map|Map|mcy|Mcy|mfr|Mfr|mho|gfr|Gfr|sfr|cir|Chi|chi|nap|Cfr|vcy|Vcy|cfr|Scy|scy|ncy|Ncy|vee|Vee|Cap|cap|nfr|scE|sce|Nfr|nge|ngE|nGg|vfr|Vfr|ngt|bot|nGt|nis|niv|Rsh|rsh|nle|nlE|bne|Bfr|bfr|nLl|nlt|nLt|Bcy|bcy|not|Not|rlm|wfr|Wfr|npr|nsc|num|ocy|ast|Ocy|ofr|xfr|Xfr|Ofr|ogt|ohm|apE|olt|Rho|ape|rho|Rfr|rfr|ord|REG|ang|reg|orv|And|and|AMP|Rcy|amp|Afr|ycy|Ycy|yen|yfr|Yfr|rcy|par|pcy|Pcy|pfr|Pfr|phi|Phi|afr|Acy|acy|zcy|Zcy|piv|acE|acd|zfr|Zfr|pre|prE|psi|Psi|qfr|Qfr|zwj|Or|ge|Gg|gt|gg|el|oS|lt|Lt|LT|Re|lg|gl|eg|ne|Im|it|le|DD|wp|wr|nu|Nu|dd|lE|Sc|sc|pi|Pi|ee|af|ll|Ll|rx|gE|xi|pm|Xi|ic|pr|Pr|in|ni|mp|mu|ac|Mu|or|ap|Gt|GT|ii);|&(Aacute|Agrave|Atilde|Ccedil|Eacute|Egrave|Iacute|Igrave|Ntilde|Oacute|Ograve|Oslash|Otilde|Uacute|Ugrave|Yacute|aacute|agrave|atilde|brvbar|ccedil|curren|divide|eacute|egrave|frac12|frac14|frac34|iacute|igrave|iquest|middot|ntilde|oacute|ograve|oslash|otilde|plusmn|uacute|ugrave|yacute|AElig|Acirc|Aring|Ecirc|Icirc|Ocirc|THORN|Ucirc|acirc|acute|aelig|aring|cedil|ecirc|icirc|iexcl|laquo|micro|ocirc|pound|raquo|szlig|thorn|times|ucirc|Auml|COPY|Euml|Iuml|Ouml|QUOT|Uuml|auml|cent|copy|euml|iuml|macr|nbsp|ordf|ordm|ouml|para|quot|sect|sup1|sup2|sup3|uuml|yuml|AMP|ETH|REG|amp|deg|eth|not|reg|shy|uml|yen|GT|LT|gt|lt)(?!;)([=a-zA-Z0-9]?)|&#([0-9]+)(;?)|&#[xX]([a-fA-F0-9]+)(;?)|&([0-9a-zA-Z]+)/g;
		var decodeMap = {
			"aacute": "á",
			"Aacute": "Á",
			"abreve": "ă",
			"Abreve": "Ă",
			"ac": "∾",
			"acd": "∿",
			"acE": "∾̳",
			"acirc": "â",
			"Acirc": "Â",
			"acute": "´",
			"acy": "а",
			"Acy": "А",
			"aelig": "æ",
			"AElig": "Æ",
			"af": "⁡",
			"afr": "𝔞",
			"Afr": "𝔄",
			"agrave": "à",
			"Agrave": "À",
			"alefsym": "ℵ",
			"aleph": "ℵ",
			"alpha": "α",
			"Alpha": "Α",
			"amacr": "ā",
			"Amacr": "Ā",
			"amalg": "⨿",
			"amp": "&",
			"AMP": "&",
			"and": "∧",
			"And": "⩓",
			"andand": "⩕",
			"andd": "⩜",
			"andslope": "⩘",
			"andv": "⩚",
			"ang": "∠",
			"ange": "⦤",
			"angle": "∠",
			"angmsd": "∡",
			"angmsdaa": "⦨",
			"angmsdab": "⦩",
			"angmsdac": "⦪",
			"angmsdad": "⦫",
			"angmsdae": "⦬",
			"angmsdaf": "⦭",
			"angmsdag": "⦮",
			"angmsdah": "⦯",
			"angrt": "∟",
			"angrtvb": "⊾",
			"angrtvbd": "⦝",
			"angsph": "∢",
			"angst": "Å",
			"angzarr": "⍼",
			"aogon": "ą",
			"Aogon": "Ą",
			"aopf": "𝕒",
			"Aopf": "𝔸",
			"ap": "≈",
			"apacir": "⩯",
			"ape": "≊",
			"apE": "⩰",
			"apid": "≋",
			"apos": "'",
			"ApplyFunction": "⁡",
			"approx": "≈",
			"approxeq": "≊",
			"aring": "å",
			"Aring": "Å",
			"ascr": "𝒶",
			"Ascr": "𝒜",
			"Assign": "≔",
			"ast": "*",
			"asymp": "≈",
			"asympeq": "≍",
			"atilde": "ã",
			"Atilde": "Ã",
			"auml": "ä",
			"Auml": "Ä",
			"awconint": "∳",
			"awint": "⨑",
			"backcong": "≌",
			"backepsilon": "϶",
			"backprime": "‵",
			"backsim": "∽",
			"backsimeq": "⋍",
			"Backslash": "∖",
			"Barv": "⫧",
			"barvee": "⊽",
			"barwed": "⌅",
			"Barwed": "⌆",
			"barwedge": "⌅",
			"bbrk": "⎵",
			"bbrktbrk": "⎶",
			"bcong": "≌",
			"bcy": "б",
			"Bcy": "Б",
			"bdquo": "„",
			"becaus": "∵",
			"because": "∵",
			"Because": "∵",
			"bemptyv": "⦰",
			"bepsi": "϶",
			"bernou": "ℬ",
			"Bernoullis": "ℬ",
			"beta": "β",
			"Beta": "Β",
			"beth": "ℶ",
			"between": "≬",
			"bfr": "𝔟",
			"Bfr": "𝔅",
			"bigcap": "⋂",
			"bigcirc": "◯",
			"bigcup": "⋃",
			"bigodot": "⨀",
			"bigoplus": "⨁",
			"bigotimes": "⨂",
			"bigsqcup": "⨆",
			"bigstar": "★",
			"bigtriangledown": "▽",
			"bigtriangleup": "△",
			"biguplus": "⨄",
			"bigvee": "⋁",
			"bigwedge": "⋀",
			"bkarow": "⤍",
			"blacklozenge": "⧫",
			"blacksquare": "▪",
			"blacktriangle": "▴",
			"blacktriangledown": "▾",
			"blacktriangleleft": "◂",
			"blacktriangleright": "▸",
			"blank": "␣",
			"blk12": "▒",
			"blk14": "░",
			"blk34": "▓",
			"block": "█",
			"bne": "=⃥",
			"bnequiv": "≡⃥",
			"bnot": "⌐",
			"bNot": "⫭",
			"bopf": "𝕓",
			"Bopf": "𝔹",
			"bot": "⊥",
			"bottom": "⊥",
			"bowtie": "⋈",
			"boxbox": "⧉",
			"boxdl": "┐",
			"boxdL": "╕",
			"boxDl": "╖",
			"boxDL": "╗",
			"boxdr": "┌",
			"boxdR": "╒",
			"boxDr": "╓",
			"boxDR": "╔",
			"boxh": "─",
			"boxH": "═",
			"boxhd": "┬",
			"boxhD": "╥",
			"boxHd": "╤",
			"boxHD": "╦",
			"boxhu": "┴",
			"boxhU": "╨",
			"boxHu": "╧",
			"boxHU": "╩",
			"boxminus": "⊟",
			"boxplus": "⊞",
			"boxtimes": "⊠",
			"boxul": "┘",
			"boxuL": "╛",
			"boxUl": "╜",
			"boxUL": "╝",
			"boxur": "└",
			"boxuR": "╘",
			"boxUr": "╙",
			"boxUR": "╚",
			"boxv": "│",
			"boxV": "║",
			"boxvh": "┼",
			"boxvH": "╪",
			"boxVh": "╫",
			"boxVH": "╬",
			"boxvl": "┤",
			"boxvL": "╡",
			"boxVl": "╢",
			"boxVL": "╣",
			"boxvr": "├",
			"boxvR": "╞",
			"boxVr": "╟",
			"boxVR": "╠",
			"bprime": "‵",
			"breve": "˘",
			"Breve": "˘",
			"brvbar": "¦",
			"bscr": "𝒷",
			"Bscr": "ℬ",
			"bsemi": "⁏",
			"bsim": "∽",
			"bsime": "⋍",
			"bsol": "\\",
			"bsolb": "⧅",
			"bsolhsub": "⟈",
			"bull": "•",
			"bullet": "•",
			"bump": "≎",
			"bumpe": "≏",
			"bumpE": "⪮",
			"bumpeq": "≏",
			"Bumpeq": "≎",
			"cacute": "ć",
			"Cacute": "Ć",
			"cap": "∩",
			"Cap": "⋒",
			"capand": "⩄",
			"capbrcup": "⩉",
			"capcap": "⩋",
			"capcup": "⩇",
			"capdot": "⩀",
			"CapitalDifferentialD": "ⅅ",
			"caps": "∩︀",
			"caret": "⁁",
			"caron": "ˇ",
			"Cayleys": "ℭ",
			"ccaps": "⩍",
			"ccaron": "č",
			"Ccaron": "Č",
			"ccedil": "ç",
			"Ccedil": "Ç",
			"ccirc": "ĉ",
			"Ccirc": "Ĉ",
			"Cconint": "∰",
			"ccups": "⩌",
			"ccupssm": "⩐",
			"cdot": "ċ",
			"Cdot": "Ċ",
			"cedil": "¸",
			"Cedilla": "¸",
			"cemptyv": "⦲",
			"cent": "¢",
			"centerdot": "·",
			"CenterDot": "·",
			"cfr": "𝔠",
			"Cfr": "ℭ",
			"chcy": "ч",
			"CHcy": "Ч",
			"check": "✓",
			"checkmark": "✓",
			"chi": "χ",
			"Chi": "Χ",
			"cir": "○",
			"circ": "ˆ",
			"circeq": "≗",
			"circlearrowleft": "↺",
			"circlearrowright": "↻",
			"circledast": "⊛",
			"circledcirc": "⊚",
			"circleddash": "⊝",
			"CircleDot": "⊙",
			"circledR": "®",
			"circledS": "Ⓢ",
			"CircleMinus": "⊖",
			"CirclePlus": "⊕",
			"CircleTimes": "⊗",
			"cire": "≗",
			"cirE": "⧃",
			"cirfnint": "⨐",
			"cirmid": "⫯",
			"cirscir": "⧂",
			"ClockwiseContourIntegral": "∲",
			"CloseCurlyDoubleQuote": "”",
			"CloseCurlyQuote": "’",
			"clubs": "♣",
			"clubsuit": "♣",
			"colon": ":",
			"Colon": "∷",
			"colone": "≔",
			"Colone": "⩴",
			"coloneq": "≔",
			"comma": ",",
			"commat": "@",
			"comp": "∁",
			"compfn": "∘",
			"complement": "∁",
			"complexes": "ℂ",
			"cong": "≅",
			"congdot": "⩭",
			"Congruent": "≡",
			"conint": "∮",
			"Conint": "∯",
			"ContourIntegral": "∮",
			"copf": "𝕔",
			"Copf": "ℂ",
			"coprod": "∐",
			"Coproduct": "∐",
			"copy": "©",
			"COPY": "©",
			"copysr": "℗",
			"CounterClockwiseContourIntegral": "∳",
			"crarr": "↵",
			"cross": "✗",
			"Cross": "⨯",
			"cscr": "𝒸",
			"Cscr": "𝒞",
			"csub": "⫏",
			"csube": "⫑",
			"csup": "⫐",
			"csupe": "⫒",
			"ctdot": "⋯",
			"cudarrl": "⤸",
			"cudarrr": "⤵",
			"cuepr": "⋞",
			"cuesc": "⋟",
			"cularr": "↶",
			"cularrp": "⤽",
			"cup": "∪",
			"Cup": "⋓",
			"cupbrcap": "⩈",
			"cupcap": "⩆",
			"CupCap": "≍",
			"cupcup": "⩊",
			"cupdot": "⊍",
			"cupor": "⩅",
			"cups": "∪︀",
			"curarr": "↷",
			"curarrm": "⤼",
			"curlyeqprec": "⋞",
			"curlyeqsucc": "⋟",
			"curlyvee": "⋎",
			"curlywedge": "⋏",
			"curren": "¤",
			"curvearrowleft": "↶",
			"curvearrowright": "↷",
			"cuvee": "⋎",
			"cuwed": "⋏",
			"cwconint": "∲",
			"cwint": "∱",
			"cylcty": "⌭",
			"dagger": "†",
			"Dagger": "‡",
			"daleth": "ℸ",
			"darr": "↓",
			"dArr": "⇓",
			"Darr": "↡",
			"dash": "‐",
			"dashv": "⊣",
			"Dashv": "⫤",
			"dbkarow": "⤏",
			"dblac": "˝",
			"dcaron": "ď",
			"Dcaron": "Ď",
			"dcy": "д",
			"Dcy": "Д",
			"dd": "ⅆ",
			"DD": "ⅅ",
			"ddagger": "‡",
			"ddarr": "⇊",
			"DDotrahd": "⤑",
			"ddotseq": "⩷",
			"deg": "°",
			"Del": "∇",
			"delta": "δ",
			"Delta": "Δ",
			"demptyv": "⦱",
			"dfisht": "⥿",
			"dfr": "𝔡",
			"Dfr": "𝔇",
			"dHar": "⥥",
			"dharl": "⇃",
			"dharr": "⇂",
			"DiacriticalAcute": "´",
			"DiacriticalDot": "˙",
			"DiacriticalDoubleAcute": "˝",
			"DiacriticalGrave": "`",
			"DiacriticalTilde": "˜",
			"diam": "⋄",
			"diamond": "⋄",
			"Diamond": "⋄",
			"diamondsuit": "♦",
			"diams": "♦",
			"die": "¨",
			"DifferentialD": "ⅆ",
			"digamma": "ϝ",
			"disin": "⋲",
			"div": "÷",
			"divide": "÷",
			"divideontimes": "⋇",
			"divonx": "⋇",
			"djcy": "ђ",
			"DJcy": "Ђ",
			"dlcorn": "⌞",
			"dlcrop": "⌍",
			"dollar": "$",
			"dopf": "𝕕",
			"Dopf": "𝔻",
			"dot": "˙",
			"Dot": "¨",
			"DotDot": "⃜",
			"doteq": "≐",
			"doteqdot": "≑",
			"DotEqual": "≐",
			"dotminus": "∸",
			"dotplus": "∔",
			"dotsquare": "⊡",
			"doublebarwedge": "⌆",
			"DoubleContourIntegral": "∯",
			"DoubleDot": "¨",
			"DoubleDownArrow": "⇓",
			"DoubleLeftArrow": "⇐",
			"DoubleLeftRightArrow": "⇔",
			"DoubleLeftTee": "⫤",
			"DoubleLongLeftArrow": "⟸",
			"DoubleLongLeftRightArrow": "⟺",
			"DoubleLongRightArrow": "⟹",
			"DoubleRightArrow": "⇒",
			"DoubleRightTee": "⊨",
			"DoubleUpArrow": "⇑",
			"DoubleUpDownArrow": "⇕",
			"DoubleVerticalBar": "∥",
			"downarrow": "↓",
			"Downarrow": "⇓",
			"DownArrow": "↓",
			"DownArrowBar": "⤓",
			"DownArrowUpArrow": "⇵",
			"DownBreve": "̑",
			"downdownarrows": "⇊",
			"downharpoonleft": "⇃",
			"downharpoonright": "⇂",
			"DownLeftRightVector": "⥐",
			"DownLeftTeeVector": "⥞",
			"DownLeftVector": "↽",
			"DownLeftVectorBar": "⥖",
			"DownRightTeeVector": "⥟",
			"DownRightVector": "⇁",
			"DownRightVectorBar": "⥗",
			"DownTee": "⊤",
			"DownTeeArrow": "↧",
			"drbkarow": "⤐",
			"drcorn": "⌟",
			"drcrop": "⌌",
			"dscr": "𝒹",
			"Dscr": "𝒟",
			"dscy": "ѕ",
			"DScy": "Ѕ",
			"dsol": "⧶",
			"dstrok": "đ",
			"Dstrok": "Đ",
			"dtdot": "⋱",
			"dtri": "▿",
			"dtrif": "▾",
			"duarr": "⇵",
			"duhar": "⥯",
			"dwangle": "⦦",
			"dzcy": "џ",
			"DZcy": "Џ",
			"dzigrarr": "⟿",
			"eacute": "é",
			"Eacute": "É",
			"easter": "⩮",
			"ecaron": "ě",
			"Ecaron": "Ě",
			"ecir": "≖",
			"ecirc": "ê",
			"Ecirc": "Ê",
			"ecolon": "≕",
			"ecy": "э",
			"Ecy": "Э",
			"eDDot": "⩷",
			"edot": "ė",
			"eDot": "≑",
			"Edot": "Ė",
			"ee": "ⅇ",
			"efDot": "≒",
			"efr": "𝔢",
			"Efr": "𝔈",
			"eg": "⪚",
			"egrave": "è",
			"Egrave": "È",
			"egs": "⪖",
			"egsdot": "⪘",
			"el": "⪙",
			"Element": "∈",
			"elinters": "⏧",
			"ell": "ℓ",
			"els": "⪕",
			"elsdot": "⪗",
			"emacr": "ē",
			"Emacr": "Ē",
			"empty": "∅",
			"emptyset": "∅",
			"EmptySmallSquare": "◻",
			"emptyv": "∅",
			"EmptyVerySmallSquare": "▫",
			"emsp": " ",
			"emsp13": " ",
			"emsp14": " ",
			"eng": "ŋ",
			"ENG": "Ŋ",
			"ensp": " ",
			"eogon": "ę",
			"Eogon": "Ę",
			"eopf": "𝕖",
			"Eopf": "𝔼",
			"epar": "⋕",
			"eparsl": "⧣",
			"eplus": "⩱",
			"epsi": "ε",
			"epsilon": "ε",
			"Epsilon": "Ε",
			"epsiv": "ϵ",
			"eqcirc": "≖",
			"eqcolon": "≕",
			"eqsim": "≂",
			"eqslantgtr": "⪖",
			"eqslantless": "⪕",
			"Equal": "⩵",
			"equals": "=",
			"EqualTilde": "≂",
			"equest": "≟",
			"Equilibrium": "⇌",
			"equiv": "≡",
			"equivDD": "⩸",
			"eqvparsl": "⧥",
			"erarr": "⥱",
			"erDot": "≓",
			"escr": "ℯ",
			"Escr": "ℰ",
			"esdot": "≐",
			"esim": "≂",
			"Esim": "⩳",
			"eta": "η",
			"Eta": "Η",
			"eth": "ð",
			"ETH": "Ð",
			"euml": "ë",
			"Euml": "Ë",
			"euro": "€",
			"excl": "!",
			"exist": "∃",
			"Exists": "∃",
			"expectation": "ℰ",
			"exponentiale": "ⅇ",
			"ExponentialE": "ⅇ",
			"fallingdotseq": "≒",
			"fcy": "ф",
			"Fcy": "Ф",
			"female": "♀",
			"ffilig": "ﬃ",
			"fflig": "ﬀ",
			"ffllig": "ﬄ",
			"ffr": "𝔣",
			"Ffr": "𝔉",
			"filig": "ﬁ",
			"FilledSmallSquare": "◼",
			"FilledVerySmallSquare": "▪",
			"fjlig": "fj",
			"flat": "♭",
			"fllig": "ﬂ",
			"fltns": "▱",
			"fnof": "ƒ",
			"fopf": "𝕗",
			"Fopf": "𝔽",
			"forall": "∀",
			"ForAll": "∀",
			"fork": "⋔",
			"forkv": "⫙",
			"Fouriertrf": "ℱ",
			"fpartint": "⨍",
			"frac12": "½",
			"frac13": "⅓",
			"frac14": "¼",
			"frac15": "⅕",
			"frac16": "⅙",
			"frac18": "⅛",
			"frac23": "⅔",
			"frac25": "⅖",
			"frac34": "¾",
			"frac35": "⅗",
			"frac38": "⅜",
			"frac45": "⅘",
			"frac56": "⅚",
			"frac58": "⅝",
			"frac78": "⅞",
			"frasl": "⁄",
			"frown": "⌢",
			"fscr": "𝒻",
			"Fscr": "ℱ",
			"gacute": "ǵ",
			"gamma": "γ",
			"Gamma": "Γ",
			"gammad": "ϝ",
			"Gammad": "Ϝ",
			"gap": "⪆",
			"gbreve": "ğ",
			"Gbreve": "Ğ",
			"Gcedil": "Ģ",
			"gcirc": "ĝ",
			"Gcirc": "Ĝ",
			"gcy": "г",
			"Gcy": "Г",
			"gdot": "ġ",
			"Gdot": "Ġ",
			"ge": "≥",
			"gE": "≧",
			"gel": "⋛",
			"gEl": "⪌",
			"geq": "≥",
			"geqq": "≧",
			"geqslant": "⩾",
			"ges": "⩾",
			"gescc": "⪩",
			"gesdot": "⪀",
			"gesdoto": "⪂",
			"gesdotol": "⪄",
			"gesl": "⋛︀",
			"gesles": "⪔",
			"gfr": "𝔤",
			"Gfr": "𝔊",
			"gg": "≫",
			"Gg": "⋙",
			"ggg": "⋙",
			"gimel": "ℷ",
			"gjcy": "ѓ",
			"GJcy": "Ѓ",
			"gl": "≷",
			"gla": "⪥",
			"glE": "⪒",
			"glj": "⪤",
			"gnap": "⪊",
			"gnapprox": "⪊",
			"gne": "⪈",
			"gnE": "≩",
			"gneq": "⪈",
			"gneqq": "≩",
			"gnsim": "⋧",
			"gopf": "𝕘",
			"Gopf": "𝔾",
			"grave": "`",
			"GreaterEqual": "≥",
			"GreaterEqualLess": "⋛",
			"GreaterFullEqual": "≧",
			"GreaterGreater": "⪢",
			"GreaterLess": "≷",
			"GreaterSlantEqual": "⩾",
			"GreaterTilde": "≳",
			"gscr": "ℊ",
			"Gscr": "𝒢",
			"gsim": "≳",
			"gsime": "⪎",
			"gsiml": "⪐",
			"gt": ">",
			"Gt": "≫",
			"GT": ">",
			"gtcc": "⪧",
			"gtcir": "⩺",
			"gtdot": "⋗",
			"gtlPar": "⦕",
			"gtquest": "⩼",
			"gtrapprox": "⪆",
			"gtrarr": "⥸",
			"gtrdot": "⋗",
			"gtreqless": "⋛",
			"gtreqqless": "⪌",
			"gtrless": "≷",
			"gtrsim": "≳",
			"gvertneqq": "≩︀",
			"gvnE": "≩︀",
			"Hacek": "ˇ",
			"hairsp": " ",
			"half": "½",
			"hamilt": "ℋ",
			"hardcy": "ъ",
			"HARDcy": "Ъ",
			"harr": "↔",
			"hArr": "⇔",
			"harrcir": "⥈",
			"harrw": "↭",
			"Hat": "^",
			"hbar": "ℏ",
			"hcirc": "ĥ",
			"Hcirc": "Ĥ",
			"hearts": "♥",
			"heartsuit": "♥",
			"hellip": "…",
			"hercon": "⊹",
			"hfr": "𝔥",
			"Hfr": "ℌ",
			"HilbertSpace": "ℋ",
			"hksearow": "⤥",
			"hkswarow": "⤦",
			"hoarr": "⇿",
			"homtht": "∻",
			"hookleftarrow": "↩",
			"hookrightarrow": "↪",
			"hopf": "𝕙",
			"Hopf": "ℍ",
			"horbar": "―",
			"HorizontalLine": "─",
			"hscr": "𝒽",
			"Hscr": "ℋ",
			"hslash": "ℏ",
			"hstrok": "ħ",
			"Hstrok": "Ħ",
			"HumpDownHump": "≎",
			"HumpEqual": "≏",
			"hybull": "⁃",
			"hyphen": "‐",
			"iacute": "í",
			"Iacute": "Í",
			"ic": "⁣",
			"icirc": "î",
			"Icirc": "Î",
			"icy": "и",
			"Icy": "И",
			"Idot": "İ",
			"iecy": "е",
			"IEcy": "Е",
			"iexcl": "¡",
			"iff": "⇔",
			"ifr": "𝔦",
			"Ifr": "ℑ",
			"igrave": "ì",
			"Igrave": "Ì",
			"ii": "ⅈ",
			"iiiint": "⨌",
			"iiint": "∭",
			"iinfin": "⧜",
			"iiota": "℩",
			"ijlig": "ĳ",
			"IJlig": "Ĳ",
			"Im": "ℑ",
			"imacr": "ī",
			"Imacr": "Ī",
			"image": "ℑ",
			"ImaginaryI": "ⅈ",
			"imagline": "ℐ",
			"imagpart": "ℑ",
			"imath": "ı",
			"imof": "⊷",
			"imped": "Ƶ",
			"Implies": "⇒",
			"in": "∈",
			"incare": "℅",
			"infin": "∞",
			"infintie": "⧝",
			"inodot": "ı",
			"int": "∫",
			"Int": "∬",
			"intcal": "⊺",
			"integers": "ℤ",
			"Integral": "∫",
			"intercal": "⊺",
			"Intersection": "⋂",
			"intlarhk": "⨗",
			"intprod": "⨼",
			"InvisibleComma": "⁣",
			"InvisibleTimes": "⁢",
			"iocy": "ё",
			"IOcy": "Ё",
			"iogon": "į",
			"Iogon": "Į",
			"iopf": "𝕚",
			"Iopf": "𝕀",
			"iota": "ι",
			"Iota": "Ι",
			"iprod": "⨼",
			"iquest": "¿",
			"iscr": "𝒾",
			"Iscr": "ℐ",
			"isin": "∈",
			"isindot": "⋵",
			"isinE": "⋹",
			"isins": "⋴",
			"isinsv": "⋳",
			"isinv": "∈",
			"it": "⁢",
			"itilde": "ĩ",
			"Itilde": "Ĩ",
			"iukcy": "і",
			"Iukcy": "І",
			"iuml": "ï",
			"Iuml": "Ï",
			"jcirc": "ĵ",
			"Jcirc": "Ĵ",
			"jcy": "й",
			"Jcy": "Й",
			"jfr": "𝔧",
			"Jfr": "𝔍",
			"jmath": "ȷ",
			"jopf": "𝕛",
			"Jopf": "𝕁",
			"jscr": "𝒿",
			"Jscr": "𝒥",
			"jsercy": "ј",
			"Jsercy": "Ј",
			"jukcy": "є",
			"Jukcy": "Є",
			"kappa": "κ",
			"Kappa": "Κ",
			"kappav": "ϰ",
			"kcedil": "ķ",
			"Kcedil": "Ķ",
			"kcy": "к",
			"Kcy": "К",
			"kfr": "𝔨",
			"Kfr": "𝔎",
			"kgreen": "ĸ",
			"khcy": "х",
			"KHcy": "Х",
			"kjcy": "ќ",
			"KJcy": "Ќ",
			"kopf": "𝕜",
			"Kopf": "𝕂",
			"kscr": "𝓀",
			"Kscr": "𝒦",
			"lAarr": "⇚",
			"lacute": "ĺ",
			"Lacute": "Ĺ",
			"laemptyv": "⦴",
			"lagran": "ℒ",
			"lambda": "λ",
			"Lambda": "Λ",
			"lang": "⟨",
			"Lang": "⟪",
			"langd": "⦑",
			"langle": "⟨",
			"lap": "⪅",
			"Laplacetrf": "ℒ",
			"laquo": "«",
			"larr": "←",
			"lArr": "⇐",
			"Larr": "↞",
			"larrb": "⇤",
			"larrbfs": "⤟",
			"larrfs": "⤝",
			"larrhk": "↩",
			"larrlp": "↫",
			"larrpl": "⤹",
			"larrsim": "⥳",
			"larrtl": "↢",
			"lat": "⪫",
			"latail": "⤙",
			"lAtail": "⤛",
			"late": "⪭",
			"lates": "⪭︀",
			"lbarr": "⤌",
			"lBarr": "⤎",
			"lbbrk": "❲",
			"lbrace": "{",
			"lbrack": "[",
			"lbrke": "⦋",
			"lbrksld": "⦏",
			"lbrkslu": "⦍",
			"lcaron": "ľ",
			"Lcaron": "Ľ",
			"lcedil": "ļ",
			"Lcedil": "Ļ",
			"lceil": "⌈",
			"lcub": "{",
			"lcy": "л",
			"Lcy": "Л",
			"ldca": "⤶",
			"ldquo": "“",
			"ldquor": "„",
			"ldrdhar": "⥧",
			"ldrushar": "⥋",
			"ldsh": "↲",
			"le": "≤",
			"lE": "≦",
			"LeftAngleBracket": "⟨",
			"leftarrow": "←",
			"Leftarrow": "⇐",
			"LeftArrow": "←",
			"LeftArrowBar": "⇤",
			"LeftArrowRightArrow": "⇆",
			"leftarrowtail": "↢",
			"LeftCeiling": "⌈",
			"LeftDoubleBracket": "⟦",
			"LeftDownTeeVector": "⥡",
			"LeftDownVector": "⇃",
			"LeftDownVectorBar": "⥙",
			"LeftFloor": "⌊",
			"leftharpoondown": "↽",
			"leftharpoonup": "↼",
			"leftleftarrows": "⇇",
			"leftrightarrow": "↔",
			"Leftrightarrow": "⇔",
			"LeftRightArrow": "↔",
			"leftrightarrows": "⇆",
			"leftrightharpoons": "⇋",
			"leftrightsquigarrow": "↭",
			"LeftRightVector": "⥎",
			"LeftTee": "⊣",
			"LeftTeeArrow": "↤",
			"LeftTeeVector": "⥚",
			"leftthreetimes": "⋋",
			"LeftTriangle": "⊲",
			"LeftTriangleBar": "⧏",
			"LeftTriangleEqual": "⊴",
			"LeftUpDownVector": "⥑",
			"LeftUpTeeVector": "⥠",
			"LeftUpVector": "↿",
			"LeftUpVectorBar": "⥘",
			"LeftVector": "↼",
			"LeftVectorBar": "⥒",
			"leg": "⋚",
			"lEg": "⪋",
			"leq": "≤",
			"leqq": "≦",
			"leqslant": "⩽",
			"les": "⩽",
			"lescc": "⪨",
			"lesdot": "⩿",
			"lesdoto": "⪁",
			"lesdotor": "⪃",
			"lesg": "⋚︀",
			"lesges": "⪓",
			"lessapprox": "⪅",
			"lessdot": "⋖",
			"lesseqgtr": "⋚",
			"lesseqqgtr": "⪋",
			"LessEqualGreater": "⋚",
			"LessFullEqual": "≦",
			"LessGreater": "≶",
			"lessgtr": "≶",
			"LessLess": "⪡",
			"lesssim": "≲",
			"LessSlantEqual": "⩽",
			"LessTilde": "≲",
			"lfisht": "⥼",
			"lfloor": "⌊",
			"lfr": "𝔩",
			"Lfr": "𝔏",
			"lg": "≶",
			"lgE": "⪑",
			"lHar": "⥢",
			"lhard": "↽",
			"lharu": "↼",
			"lharul": "⥪",
			"lhblk": "▄",
			"ljcy": "љ",
			"LJcy": "Љ",
			"ll": "≪",
			"Ll": "⋘",
			"llarr": "⇇",
			"llcorner": "⌞",
			"Lleftarrow": "⇚",
			"llhard": "⥫",
			"lltri": "◺",
			"lmidot": "ŀ",
			"Lmidot": "Ŀ",
			"lmoust": "⎰",
			"lmoustache": "⎰",
			"lnap": "⪉",
			"lnapprox": "⪉",
			"lne": "⪇",
			"lnE": "≨",
			"lneq": "⪇",
			"lneqq": "≨",
			"lnsim": "⋦",
			"loang": "⟬",
			"loarr": "⇽",
			"lobrk": "⟦",
			"longleftarrow": "⟵",
			"Longleftarrow": "⟸",
			"LongLeftArrow": "⟵",
			"longleftrightarrow": "⟷",
			"Longleftrightarrow": "⟺",
			"LongLeftRightArrow": "⟷",
			"longmapsto": "⟼",
			"longrightarrow": "⟶",
			"Longrightarrow": "⟹",
			"LongRightArrow": "⟶",
			"looparrowleft": "↫",
			"looparrowright": "↬",
			"lopar": "⦅",
			"lopf": "𝕝",
			"Lopf": "𝕃",
			"loplus": "⨭",
			"lotimes": "⨴",
			"lowast": "∗",
			"lowbar": "_",
			"LowerLeftArrow": "↙",
			"LowerRightArrow": "↘",
			"loz": "◊",
			"lozenge": "◊",
			"lozf": "⧫",
			"lpar": "(",
			"lparlt": "⦓",
			"lrarr": "⇆",
			"lrcorner": "⌟",
			"lrhar": "⇋",
			"lrhard": "⥭",
			"lrm": "‎",
			"lrtri": "⊿",
			"lsaquo": "‹",
			"lscr": "𝓁",
			"Lscr": "ℒ",
			"lsh": "↰",
			"Lsh": "↰",
			"lsim": "≲",
			"lsime": "⪍",
			"lsimg": "⪏",
			"lsqb": "[",
			"lsquo": "‘",
			"lsquor": "‚",
			"lstrok": "ł",
			"Lstrok": "Ł",
			"lt": "<",
			"Lt": "≪",
			"LT": "<",
			"ltcc": "⪦",
			"ltcir": "⩹",
			"ltdot": "⋖",
			"lthree": "⋋",
			"ltimes": "⋉",
			"ltlarr": "⥶",
			"ltquest": "⩻",
			"ltri": "◃",
			"ltrie": "⊴",
			"ltrif": "◂",
			"ltrPar": "⦖",
			"lurdshar": "⥊",
			"luruhar": "⥦",
			"lvertneqq": "≨︀",
			"lvnE": "≨︀",
			"macr": "¯",
			"male": "♂",
			"malt": "✠",
			"maltese": "✠",
			"map": "↦",
			"Map": "⤅",
			"mapsto": "↦",
			"mapstodown": "↧",
			"mapstoleft": "↤",
			"mapstoup": "↥",
			"marker": "▮",
			"mcomma": "⨩",
			"mcy": "м",
			"Mcy": "М",
			"mdash": "—",
			"mDDot": "∺",
			"measuredangle": "∡",
			"MediumSpace": " ",
			"Mellintrf": "ℳ",
			"mfr": "𝔪",
			"Mfr": "𝔐",
			"mho": "℧",
			"micro": "µ",
			"mid": "∣",
			"midast": "*",
			"midcir": "⫰",
			"middot": "·",
			"minus": "−",
			"minusb": "⊟",
			"minusd": "∸",
			"minusdu": "⨪",
			"MinusPlus": "∓",
			"mlcp": "⫛",
			"mldr": "…",
			"mnplus": "∓",
			"models": "⊧",
			"mopf": "𝕞",
			"Mopf": "𝕄",
			"mp": "∓",
			"mscr": "𝓂",
			"Mscr": "ℳ",
			"mstpos": "∾",
			"mu": "μ",
			"Mu": "Μ",
			"multimap": "⊸",
			"mumap": "⊸",
			"nabla": "∇",
			"nacute": "ń",
			"Nacute": "Ń",
			"nang": "∠⃒",
			"nap": "≉",
			"napE": "⩰̸",
			"napid": "≋̸",
			"napos": "ŉ",
			"napprox": "≉",
			"natur": "♮",
			"natural": "♮",
			"naturals": "ℕ",
			"nbsp": "\xA0",
			"nbump": "≎̸",
			"nbumpe": "≏̸",
			"ncap": "⩃",
			"ncaron": "ň",
			"Ncaron": "Ň",
			"ncedil": "ņ",
			"Ncedil": "Ņ",
			"ncong": "≇",
			"ncongdot": "⩭̸",
			"ncup": "⩂",
			"ncy": "н",
			"Ncy": "Н",
			"ndash": "–",
			"ne": "≠",
			"nearhk": "⤤",
			"nearr": "↗",
			"neArr": "⇗",
			"nearrow": "↗",
			"nedot": "≐̸",
			"NegativeMediumSpace": "​",
			"NegativeThickSpace": "​",
			"NegativeThinSpace": "​",
			"NegativeVeryThinSpace": "​",
			"nequiv": "≢",
			"nesear": "⤨",
			"nesim": "≂̸",
			"NestedGreaterGreater": "≫",
			"NestedLessLess": "≪",
			"NewLine": "\n",
			"nexist": "∄",
			"nexists": "∄",
			"nfr": "𝔫",
			"Nfr": "𝔑",
			"nge": "≱",
			"ngE": "≧̸",
			"ngeq": "≱",
			"ngeqq": "≧̸",
			"ngeqslant": "⩾̸",
			"nges": "⩾̸",
			"nGg": "⋙̸",
			"ngsim": "≵",
			"ngt": "≯",
			"nGt": "≫⃒",
			"ngtr": "≯",
			"nGtv": "≫̸",
			"nharr": "↮",
			"nhArr": "⇎",
			"nhpar": "⫲",
			"ni": "∋",
			"nis": "⋼",
			"nisd": "⋺",
			"niv": "∋",
			"njcy": "њ",
			"NJcy": "Њ",
			"nlarr": "↚",
			"nlArr": "⇍",
			"nldr": "‥",
			"nle": "≰",
			"nlE": "≦̸",
			"nleftarrow": "↚",
			"nLeftarrow": "⇍",
			"nleftrightarrow": "↮",
			"nLeftrightarrow": "⇎",
			"nleq": "≰",
			"nleqq": "≦̸",
			"nleqslant": "⩽̸",
			"nles": "⩽̸",
			"nless": "≮",
			"nLl": "⋘̸",
			"nlsim": "≴",
			"nlt": "≮",
			"nLt": "≪⃒",
			"nltri": "⋪",
			"nltrie": "⋬",
			"nLtv": "≪̸",
			"nmid": "∤",
			"NoBreak": "⁠",
			"NonBreakingSpace": "\xA0",
			"nopf": "𝕟",
			"Nopf": "ℕ",
			"not": "¬",
			"Not": "⫬",
			"NotCongruent": "≢",
			"NotCupCap": "≭",
			"NotDoubleVerticalBar": "∦",
			"NotElement": "∉",
			"NotEqual": "≠",
			"NotEqualTilde": "≂̸",
			"NotExists": "∄",
			"NotGreater": "≯",
			"NotGreaterEqual": "≱",
			"NotGreaterFullEqual": "≧̸",
			"NotGreaterGreater": "≫̸",
			"NotGreaterLess": "≹",
			"NotGreaterSlantEqual": "⩾̸",
			"NotGreaterTilde": "≵",
			"NotHumpDownHump": "≎̸",
			"NotHumpEqual": "≏̸",
			"notin": "∉",
			"notindot": "⋵̸",
			"notinE": "⋹̸",
			"notinva": "∉",
			"notinvb": "⋷",
			"notinvc": "⋶",
			"NotLeftTriangle": "⋪",
			"NotLeftTriangleBar": "⧏̸",
			"NotLeftTriangleEqual": "⋬",
			"NotLess": "≮",
			"NotLessEqual": "≰",
			"NotLessGreater": "≸",
			"NotLessLess": "≪̸",
			"NotLessSlantEqual": "⩽̸",
			"NotLessTilde": "≴",
			"NotNestedGreaterGreater": "⪢̸",
			"NotNestedLessLess": "⪡̸",
			"notni": "∌",
			"notniva": "∌",
			"notnivb": "⋾",
			"notnivc": "⋽",
			"NotPrecedes": "⊀",
			"NotPrecedesEqual": "⪯̸",
			"NotPrecedesSlantEqual": "⋠",
			"NotReverseElement": "∌",
			"NotRightTriangle": "⋫",
			"NotRightTriangleBar": "⧐̸",
			"NotRightTriangleEqual": "⋭",
			"NotSquareSubset": "⊏̸",
			"NotSquareSubsetEqual": "⋢",
			"NotSquareSuperset": "⊐̸",
			"NotSquareSupersetEqual": "⋣",
			"NotSubset": "⊂⃒",
			"NotSubsetEqual": "⊈",
			"NotSucceeds": "⊁",
			"NotSucceedsEqual": "⪰̸",
			"NotSucceedsSlantEqual": "⋡",
			"NotSucceedsTilde": "≿̸",
			"NotSuperset": "⊃⃒",
			"NotSupersetEqual": "⊉",
			"NotTilde": "≁",
			"NotTildeEqual": "≄",
			"NotTildeFullEqual": "≇",
			"NotTildeTilde": "≉",
			"NotVerticalBar": "∤",
			"npar": "∦",
			"nparallel": "∦",
			"nparsl": "⫽⃥",
			"npart": "∂̸",
			"npolint": "⨔",
			"npr": "⊀",
			"nprcue": "⋠",
			"npre": "⪯̸",
			"nprec": "⊀",
			"npreceq": "⪯̸",
			"nrarr": "↛",
			"nrArr": "⇏",
			"nrarrc": "⤳̸",
			"nrarrw": "↝̸",
			"nrightarrow": "↛",
			"nRightarrow": "⇏",
			"nrtri": "⋫",
			"nrtrie": "⋭",
			"nsc": "⊁",
			"nsccue": "⋡",
			"nsce": "⪰̸",
			"nscr": "𝓃",
			"Nscr": "𝒩",
			"nshortmid": "∤",
			"nshortparallel": "∦",
			"nsim": "≁",
			"nsime": "≄",
			"nsimeq": "≄",
			"nsmid": "∤",
			"nspar": "∦",
			"nsqsube": "⋢",
			"nsqsupe": "⋣",
			"nsub": "⊄",
			"nsube": "⊈",
			"nsubE": "⫅̸",
			"nsubset": "⊂⃒",
			"nsubseteq": "⊈",
			"nsubseteqq": "⫅̸",
			"nsucc": "⊁",
			"nsucceq": "⪰̸",
			"nsup": "⊅",
			"nsupe": "⊉",
			"nsupE": "⫆̸",
			"nsupset": "⊃⃒",
			"nsupseteq": "⊉",
			"nsupseteqq": "⫆̸",
			"ntgl": "≹",
			"ntilde": "ñ",
			"Ntilde": "Ñ",
			"ntlg": "≸",
			"ntriangleleft": "⋪",
			"ntrianglelefteq": "⋬",
			"ntriangleright": "⋫",
			"ntrianglerighteq": "⋭",
			"nu": "ν",
			"Nu": "Ν",
			"num": "#",
			"numero": "№",
			"numsp": " ",
			"nvap": "≍⃒",
			"nvdash": "⊬",
			"nvDash": "⊭",
			"nVdash": "⊮",
			"nVDash": "⊯",
			"nvge": "≥⃒",
			"nvgt": ">⃒",
			"nvHarr": "⤄",
			"nvinfin": "⧞",
			"nvlArr": "⤂",
			"nvle": "≤⃒",
			"nvlt": "<⃒",
			"nvltrie": "⊴⃒",
			"nvrArr": "⤃",
			"nvrtrie": "⊵⃒",
			"nvsim": "∼⃒",
			"nwarhk": "⤣",
			"nwarr": "↖",
			"nwArr": "⇖",
			"nwarrow": "↖",
			"nwnear": "⤧",
			"oacute": "ó",
			"Oacute": "Ó",
			"oast": "⊛",
			"ocir": "⊚",
			"ocirc": "ô",
			"Ocirc": "Ô",
			"ocy": "о",
			"Ocy": "О",
			"odash": "⊝",
			"odblac": "ő",
			"Odblac": "Ő",
			"odiv": "⨸",
			"odot": "⊙",
			"odsold": "⦼",
			"oelig": "œ",
			"OElig": "Œ",
			"ofcir": "⦿",
			"ofr": "𝔬",
			"Ofr": "𝔒",
			"ogon": "˛",
			"ograve": "ò",
			"Ograve": "Ò",
			"ogt": "⧁",
			"ohbar": "⦵",
			"ohm": "Ω",
			"oint": "∮",
			"olarr": "↺",
			"olcir": "⦾",
			"olcross": "⦻",
			"oline": "‾",
			"olt": "⧀",
			"omacr": "ō",
			"Omacr": "Ō",
			"omega": "ω",
			"Omega": "Ω",
			"omicron": "ο",
			"Omicron": "Ο",
			"omid": "⦶",
			"ominus": "⊖",
			"oopf": "𝕠",
			"Oopf": "𝕆",
			"opar": "⦷",
			"OpenCurlyDoubleQuote": "“",
			"OpenCurlyQuote": "‘",
			"operp": "⦹",
			"oplus": "⊕",
			"or": "∨",
			"Or": "⩔",
			"orarr": "↻",
			"ord": "⩝",
			"order": "ℴ",
			"orderof": "ℴ",
			"ordf": "ª",
			"ordm": "º",
			"origof": "⊶",
			"oror": "⩖",
			"orslope": "⩗",
			"orv": "⩛",
			"oS": "Ⓢ",
			"oscr": "ℴ",
			"Oscr": "𝒪",
			"oslash": "ø",
			"Oslash": "Ø",
			"osol": "⊘",
			"otilde": "õ",
			"Otilde": "Õ",
			"otimes": "⊗",
			"Otimes": "⨷",
			"otimesas": "⨶",
			"ouml": "ö",
			"Ouml": "Ö",
			"ovbar": "⌽",
			"OverBar": "‾",
			"OverBrace": "⏞",
			"OverBracket": "⎴",
			"OverParenthesis": "⏜",
			"par": "∥",
			"para": "¶",
			"parallel": "∥",
			"parsim": "⫳",
			"parsl": "⫽",
			"part": "∂",
			"PartialD": "∂",
			"pcy": "п",
			"Pcy": "П",
			"percnt": "%",
			"period": ".",
			"permil": "‰",
			"perp": "⊥",
			"pertenk": "‱",
			"pfr": "𝔭",
			"Pfr": "𝔓",
			"phi": "φ",
			"Phi": "Φ",
			"phiv": "ϕ",
			"phmmat": "ℳ",
			"phone": "☎",
			"pi": "π",
			"Pi": "Π",
			"pitchfork": "⋔",
			"piv": "ϖ",
			"planck": "ℏ",
			"planckh": "ℎ",
			"plankv": "ℏ",
			"plus": "+",
			"plusacir": "⨣",
			"plusb": "⊞",
			"pluscir": "⨢",
			"plusdo": "∔",
			"plusdu": "⨥",
			"pluse": "⩲",
			"PlusMinus": "±",
			"plusmn": "±",
			"plussim": "⨦",
			"plustwo": "⨧",
			"pm": "±",
			"Poincareplane": "ℌ",
			"pointint": "⨕",
			"popf": "𝕡",
			"Popf": "ℙ",
			"pound": "£",
			"pr": "≺",
			"Pr": "⪻",
			"prap": "⪷",
			"prcue": "≼",
			"pre": "⪯",
			"prE": "⪳",
			"prec": "≺",
			"precapprox": "⪷",
			"preccurlyeq": "≼",
			"Precedes": "≺",
			"PrecedesEqual": "⪯",
			"PrecedesSlantEqual": "≼",
			"PrecedesTilde": "≾",
			"preceq": "⪯",
			"precnapprox": "⪹",
			"precneqq": "⪵",
			"precnsim": "⋨",
			"precsim": "≾",
			"prime": "′",
			"Prime": "″",
			"primes": "ℙ",
			"prnap": "⪹",
			"prnE": "⪵",
			"prnsim": "⋨",
			"prod": "∏",
			"Product": "∏",
			"profalar": "⌮",
			"profline": "⌒",
			"profsurf": "⌓",
			"prop": "∝",
			"Proportion": "∷",
			"Proportional": "∝",
			"propto": "∝",
			"prsim": "≾",
			"prurel": "⊰",
			"pscr": "𝓅",
			"Pscr": "𝒫",
			"psi": "ψ",
			"Psi": "Ψ",
			"puncsp": " ",
			"qfr": "𝔮",
			"Qfr": "𝔔",
			"qint": "⨌",
			"qopf": "𝕢",
			"Qopf": "ℚ",
			"qprime": "⁗",
			"qscr": "𝓆",
			"Qscr": "𝒬",
			"quaternions": "ℍ",
			"quatint": "⨖",
			"quest": "?",
			"questeq": "≟",
			"quot": "\"",
			"QUOT": "\"",
			"rAarr": "⇛",
			"race": "∽̱",
			"racute": "ŕ",
			"Racute": "Ŕ",
			"radic": "√",
			"raemptyv": "⦳",
			"rang": "⟩",
			"Rang": "⟫",
			"rangd": "⦒",
			"range": "⦥",
			"rangle": "⟩",
			"raquo": "»",
			"rarr": "→",
			"rArr": "⇒",
			"Rarr": "↠",
			"rarrap": "⥵",
			"rarrb": "⇥",
			"rarrbfs": "⤠",
			"rarrc": "⤳",
			"rarrfs": "⤞",
			"rarrhk": "↪",
			"rarrlp": "↬",
			"rarrpl": "⥅",
			"rarrsim": "⥴",
			"rarrtl": "↣",
			"Rarrtl": "⤖",
			"rarrw": "↝",
			"ratail": "⤚",
			"rAtail": "⤜",
			"ratio": "∶",
			"rationals": "ℚ",
			"rbarr": "⤍",
			"rBarr": "⤏",
			"RBarr": "⤐",
			"rbbrk": "❳",
			"rbrace": "}",
			"rbrack": "]",
			"rbrke": "⦌",
			"rbrksld": "⦎",
			"rbrkslu": "⦐",
			"rcaron": "ř",
			"Rcaron": "Ř",
			"rcedil": "ŗ",
			"Rcedil": "Ŗ",
			"rceil": "⌉",
			"rcub": "}",
			"rcy": "р",
			"Rcy": "Р",
			"rdca": "⤷",
			"rdldhar": "⥩",
			"rdquo": "”",
			"rdquor": "”",
			"rdsh": "↳",
			"Re": "ℜ",
			"real": "ℜ",
			"realine": "ℛ",
			"realpart": "ℜ",
			"reals": "ℝ",
			"rect": "▭",
			"reg": "®",
			"REG": "®",
			"ReverseElement": "∋",
			"ReverseEquilibrium": "⇋",
			"ReverseUpEquilibrium": "⥯",
			"rfisht": "⥽",
			"rfloor": "⌋",
			"rfr": "𝔯",
			"Rfr": "ℜ",
			"rHar": "⥤",
			"rhard": "⇁",
			"rharu": "⇀",
			"rharul": "⥬",
			"rho": "ρ",
			"Rho": "Ρ",
			"rhov": "ϱ",
			"RightAngleBracket": "⟩",
			"rightarrow": "→",
			"Rightarrow": "⇒",
			"RightArrow": "→",
			"RightArrowBar": "⇥",
			"RightArrowLeftArrow": "⇄",
			"rightarrowtail": "↣",
			"RightCeiling": "⌉",
			"RightDoubleBracket": "⟧",
			"RightDownTeeVector": "⥝",
			"RightDownVector": "⇂",
			"RightDownVectorBar": "⥕",
			"RightFloor": "⌋",
			"rightharpoondown": "⇁",
			"rightharpoonup": "⇀",
			"rightleftarrows": "⇄",
			"rightleftharpoons": "⇌",
			"rightrightarrows": "⇉",
			"rightsquigarrow": "↝",
			"RightTee": "⊢",
			"RightTeeArrow": "↦",
			"RightTeeVector": "⥛",
			"rightthreetimes": "⋌",
			"RightTriangle": "⊳",
			"RightTriangleBar": "⧐",
			"RightTriangleEqual": "⊵",
			"RightUpDownVector": "⥏",
			"RightUpTeeVector": "⥜",
			"RightUpVector": "↾",
			"RightUpVectorBar": "⥔",
			"RightVector": "⇀",
			"RightVectorBar": "⥓",
			"ring": "˚",
			"risingdotseq": "≓",
			"rlarr": "⇄",
			"rlhar": "⇌",
			"rlm": "‏",
			"rmoust": "⎱",
			"rmoustache": "⎱",
			"rnmid": "⫮",
			"roang": "⟭",
			"roarr": "⇾",
			"robrk": "⟧",
			"ropar": "⦆",
			"ropf": "𝕣",
			"Ropf": "ℝ",
			"roplus": "⨮",
			"rotimes": "⨵",
			"RoundImplies": "⥰",
			"rpar": ")",
			"rpargt": "⦔",
			"rppolint": "⨒",
			"rrarr": "⇉",
			"Rrightarrow": "⇛",
			"rsaquo": "›",
			"rscr": "𝓇",
			"Rscr": "ℛ",
			"rsh": "↱",
			"Rsh": "↱",
			"rsqb": "]",
			"rsquo": "’",
			"rsquor": "’",
			"rthree": "⋌",
			"rtimes": "⋊",
			"rtri": "▹",
			"rtrie": "⊵",
			"rtrif": "▸",
			"rtriltri": "⧎",
			"RuleDelayed": "⧴",
			"ruluhar": "⥨",
			"rx": "℞",
			"sacute": "ś",
			"Sacute": "Ś",
			"sbquo": "‚",
			"sc": "≻",
			"Sc": "⪼",
			"scap": "⪸",
			"scaron": "š",
			"Scaron": "Š",
			"sccue": "≽",
			"sce": "⪰",
			"scE": "⪴",
			"scedil": "ş",
			"Scedil": "Ş",
			"scirc": "ŝ",
			"Scirc": "Ŝ",
			"scnap": "⪺",
			"scnE": "⪶",
			"scnsim": "⋩",
			"scpolint": "⨓",
			"scsim": "≿",
			"scy": "с",
			"Scy": "С",
			"sdot": "⋅",
			"sdotb": "⊡",
			"sdote": "⩦",
			"searhk": "⤥",
			"searr": "↘",
			"seArr": "⇘",
			"searrow": "↘",
			"sect": "§",
			"semi": ";",
			"seswar": "⤩",
			"setminus": "∖",
			"setmn": "∖",
			"sext": "✶",
			"sfr": "𝔰",
			"Sfr": "𝔖",
			"sfrown": "⌢",
			"sharp": "♯",
			"shchcy": "щ",
			"SHCHcy": "Щ",
			"shcy": "ш",
			"SHcy": "Ш",
			"ShortDownArrow": "↓",
			"ShortLeftArrow": "←",
			"shortmid": "∣",
			"shortparallel": "∥",
			"ShortRightArrow": "→",
			"ShortUpArrow": "↑",
			"shy": "­",
			"sigma": "σ",
			"Sigma": "Σ",
			"sigmaf": "ς",
			"sigmav": "ς",
			"sim": "∼",
			"simdot": "⩪",
			"sime": "≃",
			"simeq": "≃",
			"simg": "⪞",
			"simgE": "⪠",
			"siml": "⪝",
			"simlE": "⪟",
			"simne": "≆",
			"simplus": "⨤",
			"simrarr": "⥲",
			"slarr": "←",
			"SmallCircle": "∘",
			"smallsetminus": "∖",
			"smashp": "⨳",
			"smeparsl": "⧤",
			"smid": "∣",
			"smile": "⌣",
			"smt": "⪪",
			"smte": "⪬",
			"smtes": "⪬︀",
			"softcy": "ь",
			"SOFTcy": "Ь",
			"sol": "/",
			"solb": "⧄",
			"solbar": "⌿",
			"sopf": "𝕤",
			"Sopf": "𝕊",
			"spades": "♠",
			"spadesuit": "♠",
			"spar": "∥",
			"sqcap": "⊓",
			"sqcaps": "⊓︀",
			"sqcup": "⊔",
			"sqcups": "⊔︀",
			"Sqrt": "√",
			"sqsub": "⊏",
			"sqsube": "⊑",
			"sqsubset": "⊏",
			"sqsubseteq": "⊑",
			"sqsup": "⊐",
			"sqsupe": "⊒",
			"sqsupset": "⊐",
			"sqsupseteq": "⊒",
			"squ": "□",
			"square": "□",
			"Square": "□",
			"SquareIntersection": "⊓",
			"SquareSubset": "⊏",
			"SquareSubsetEqual": "⊑",
			"SquareSuperset": "⊐",
			"SquareSupersetEqual": "⊒",
			"SquareUnion": "⊔",
			"squarf": "▪",
			"squf": "▪",
			"srarr": "→",
			"sscr": "𝓈",
			"Sscr": "𝒮",
			"ssetmn": "∖",
			"ssmile": "⌣",
			"sstarf": "⋆",
			"star": "☆",
			"Star": "⋆",
			"starf": "★",
			"straightepsilon": "ϵ",
			"straightphi": "ϕ",
			"strns": "¯",
			"sub": "⊂",
			"Sub": "⋐",
			"subdot": "⪽",
			"sube": "⊆",
			"subE": "⫅",
			"subedot": "⫃",
			"submult": "⫁",
			"subne": "⊊",
			"subnE": "⫋",
			"subplus": "⪿",
			"subrarr": "⥹",
			"subset": "⊂",
			"Subset": "⋐",
			"subseteq": "⊆",
			"subseteqq": "⫅",
			"SubsetEqual": "⊆",
			"subsetneq": "⊊",
			"subsetneqq": "⫋",
			"subsim": "⫇",
			"subsub": "⫕",
			"subsup": "⫓",
			"succ": "≻",
			"succapprox": "⪸",
			"succcurlyeq": "≽",
			"Succeeds": "≻",
			"SucceedsEqual": "⪰",
			"SucceedsSlantEqual": "≽",
			"SucceedsTilde": "≿",
			"succeq": "⪰",
			"succnapprox": "⪺",
			"succneqq": "⪶",
			"succnsim": "⋩",
			"succsim": "≿",
			"SuchThat": "∋",
			"sum": "∑",
			"Sum": "∑",
			"sung": "♪",
			"sup": "⊃",
			"Sup": "⋑",
			"sup1": "¹",
			"sup2": "²",
			"sup3": "³",
			"supdot": "⪾",
			"supdsub": "⫘",
			"supe": "⊇",
			"supE": "⫆",
			"supedot": "⫄",
			"Superset": "⊃",
			"SupersetEqual": "⊇",
			"suphsol": "⟉",
			"suphsub": "⫗",
			"suplarr": "⥻",
			"supmult": "⫂",
			"supne": "⊋",
			"supnE": "⫌",
			"supplus": "⫀",
			"supset": "⊃",
			"Supset": "⋑",
			"supseteq": "⊇",
			"supseteqq": "⫆",
			"supsetneq": "⊋",
			"supsetneqq": "⫌",
			"supsim": "⫈",
			"supsub": "⫔",
			"supsup": "⫖",
			"swarhk": "⤦",
			"swarr": "↙",
			"swArr": "⇙",
			"swarrow": "↙",
			"swnwar": "⤪",
			"szlig": "ß",
			"Tab": "	",
			"target": "⌖",
			"tau": "τ",
			"Tau": "Τ",
			"tbrk": "⎴",
			"tcaron": "ť",
			"Tcaron": "Ť",
			"tcedil": "ţ",
			"Tcedil": "Ţ",
			"tcy": "т",
			"Tcy": "Т",
			"tdot": "⃛",
			"telrec": "⌕",
			"tfr": "𝔱",
			"Tfr": "𝔗",
			"there4": "∴",
			"therefore": "∴",
			"Therefore": "∴",
			"theta": "θ",
			"Theta": "Θ",
			"thetasym": "ϑ",
			"thetav": "ϑ",
			"thickapprox": "≈",
			"thicksim": "∼",
			"ThickSpace": "  ",
			"thinsp": " ",
			"ThinSpace": " ",
			"thkap": "≈",
			"thksim": "∼",
			"thorn": "þ",
			"THORN": "Þ",
			"tilde": "˜",
			"Tilde": "∼",
			"TildeEqual": "≃",
			"TildeFullEqual": "≅",
			"TildeTilde": "≈",
			"times": "×",
			"timesb": "⊠",
			"timesbar": "⨱",
			"timesd": "⨰",
			"tint": "∭",
			"toea": "⤨",
			"top": "⊤",
			"topbot": "⌶",
			"topcir": "⫱",
			"topf": "𝕥",
			"Topf": "𝕋",
			"topfork": "⫚",
			"tosa": "⤩",
			"tprime": "‴",
			"trade": "™",
			"TRADE": "™",
			"triangle": "▵",
			"triangledown": "▿",
			"triangleleft": "◃",
			"trianglelefteq": "⊴",
			"triangleq": "≜",
			"triangleright": "▹",
			"trianglerighteq": "⊵",
			"tridot": "◬",
			"trie": "≜",
			"triminus": "⨺",
			"TripleDot": "⃛",
			"triplus": "⨹",
			"trisb": "⧍",
			"tritime": "⨻",
			"trpezium": "⏢",
			"tscr": "𝓉",
			"Tscr": "𝒯",
			"tscy": "ц",
			"TScy": "Ц",
			"tshcy": "ћ",
			"TSHcy": "Ћ",
			"tstrok": "ŧ",
			"Tstrok": "Ŧ",
			"twixt": "≬",
			"twoheadleftarrow": "↞",
			"twoheadrightarrow": "↠",
			"uacute": "ú",
			"Uacute": "Ú",
			"uarr": "↑",
			"uArr": "⇑",
			"Uarr": "↟",
			"Uarrocir": "⥉",
			"ubrcy": "ў",
			"Ubrcy": "Ў",
			"ubreve": "ŭ",
			"Ubreve": "Ŭ",
			"ucirc": "û",
			"Ucirc": "Û",
			"ucy": "у",
			"Ucy": "У",
			"udarr": "⇅",
			"udblac": "ű",
			"Udblac": "Ű",
			"udhar": "⥮",
			"ufisht": "⥾",
			"ufr": "𝔲",
			"Ufr": "𝔘",
			"ugrave": "ù",
			"Ugrave": "Ù",
			"uHar": "⥣",
			"uharl": "↿",
			"uharr": "↾",
			"uhblk": "▀",
			"ulcorn": "⌜",
			"ulcorner": "⌜",
			"ulcrop": "⌏",
			"ultri": "◸",
			"umacr": "ū",
			"Umacr": "Ū",
			"uml": "¨",
			"UnderBar": "_",
			"UnderBrace": "⏟",
			"UnderBracket": "⎵",
			"UnderParenthesis": "⏝",
			"Union": "⋃",
			"UnionPlus": "⊎",
			"uogon": "ų",
			"Uogon": "Ų",
			"uopf": "𝕦",
			"Uopf": "𝕌",
			"uparrow": "↑",
			"Uparrow": "⇑",
			"UpArrow": "↑",
			"UpArrowBar": "⤒",
			"UpArrowDownArrow": "⇅",
			"updownarrow": "↕",
			"Updownarrow": "⇕",
			"UpDownArrow": "↕",
			"UpEquilibrium": "⥮",
			"upharpoonleft": "↿",
			"upharpoonright": "↾",
			"uplus": "⊎",
			"UpperLeftArrow": "↖",
			"UpperRightArrow": "↗",
			"upsi": "υ",
			"Upsi": "ϒ",
			"upsih": "ϒ",
			"upsilon": "υ",
			"Upsilon": "Υ",
			"UpTee": "⊥",
			"UpTeeArrow": "↥",
			"upuparrows": "⇈",
			"urcorn": "⌝",
			"urcorner": "⌝",
			"urcrop": "⌎",
			"uring": "ů",
			"Uring": "Ů",
			"urtri": "◹",
			"uscr": "𝓊",
			"Uscr": "𝒰",
			"utdot": "⋰",
			"utilde": "ũ",
			"Utilde": "Ũ",
			"utri": "▵",
			"utrif": "▴",
			"uuarr": "⇈",
			"uuml": "ü",
			"Uuml": "Ü",
			"uwangle": "⦧",
			"vangrt": "⦜",
			"varepsilon": "ϵ",
			"varkappa": "ϰ",
			"varnothing": "∅",
			"varphi": "ϕ",
			"varpi": "ϖ",
			"varpropto": "∝",
			"varr": "↕",
			"vArr": "⇕",
			"varrho": "ϱ",
			"varsigma": "ς",
			"varsubsetneq": "⊊︀",
			"varsubsetneqq": "⫋︀",
			"varsupsetneq": "⊋︀",
			"varsupsetneqq": "⫌︀",
			"vartheta": "ϑ",
			"vartriangleleft": "⊲",
			"vartriangleright": "⊳",
			"vBar": "⫨",
			"Vbar": "⫫",
			"vBarv": "⫩",
			"vcy": "в",
			"Vcy": "В",
			"vdash": "⊢",
			"vDash": "⊨",
			"Vdash": "⊩",
			"VDash": "⊫",
			"Vdashl": "⫦",
			"vee": "∨",
			"Vee": "⋁",
			"veebar": "⊻",
			"veeeq": "≚",
			"vellip": "⋮",
			"verbar": "|",
			"Verbar": "‖",
			"vert": "|",
			"Vert": "‖",
			"VerticalBar": "∣",
			"VerticalLine": "|",
			"VerticalSeparator": "❘",
			"VerticalTilde": "≀",
			"VeryThinSpace": " ",
			"vfr": "𝔳",
			"Vfr": "𝔙",
			"vltri": "⊲",
			"vnsub": "⊂⃒",
			"vnsup": "⊃⃒",
			"vopf": "𝕧",
			"Vopf": "𝕍",
			"vprop": "∝",
			"vrtri": "⊳",
			"vscr": "𝓋",
			"Vscr": "𝒱",
			"vsubne": "⊊︀",
			"vsubnE": "⫋︀",
			"vsupne": "⊋︀",
			"vsupnE": "⫌︀",
			"Vvdash": "⊪",
			"vzigzag": "⦚",
			"wcirc": "ŵ",
			"Wcirc": "Ŵ",
			"wedbar": "⩟",
			"wedge": "∧",
			"Wedge": "⋀",
			"wedgeq": "≙",
			"weierp": "℘",
			"wfr": "𝔴",
			"Wfr": "𝔚",
			"wopf": "𝕨",
			"Wopf": "𝕎",
			"wp": "℘",
			"wr": "≀",
			"wreath": "≀",
			"wscr": "𝓌",
			"Wscr": "𝒲",
			"xcap": "⋂",
			"xcirc": "◯",
			"xcup": "⋃",
			"xdtri": "▽",
			"xfr": "𝔵",
			"Xfr": "𝔛",
			"xharr": "⟷",
			"xhArr": "⟺",
			"xi": "ξ",
			"Xi": "Ξ",
			"xlarr": "⟵",
			"xlArr": "⟸",
			"xmap": "⟼",
			"xnis": "⋻",
			"xodot": "⨀",
			"xopf": "𝕩",
			"Xopf": "𝕏",
			"xoplus": "⨁",
			"xotime": "⨂",
			"xrarr": "⟶",
			"xrArr": "⟹",
			"xscr": "𝓍",
			"Xscr": "𝒳",
			"xsqcup": "⨆",
			"xuplus": "⨄",
			"xutri": "△",
			"xvee": "⋁",
			"xwedge": "⋀",
			"yacute": "ý",
			"Yacute": "Ý",
			"yacy": "я",
			"YAcy": "Я",
			"ycirc": "ŷ",
			"Ycirc": "Ŷ",
			"ycy": "ы",
			"Ycy": "Ы",
			"yen": "¥",
			"yfr": "𝔶",
			"Yfr": "𝔜",
			"yicy": "ї",
			"YIcy": "Ї",
			"yopf": "𝕪",
			"Yopf": "𝕐",
			"yscr": "𝓎",
			"Yscr": "𝒴",
			"yucy": "ю",
			"YUcy": "Ю",
			"yuml": "ÿ",
			"Yuml": "Ÿ",
			"zacute": "ź",
			"Zacute": "Ź",
			"zcaron": "ž",
			"Zcaron": "Ž",
			"zcy": "з",
			"Zcy": "З",
			"zdot": "ż",
			"Zdot": "Ż",
			"zeetrf": "ℨ",
			"ZeroWidthSpace": "​",
			"zeta": "ζ",
			"Zeta": "Ζ",
			"zfr": "𝔷",
			"Zfr": "ℨ",
			"zhcy": "ж",
			"ZHcy": "Ж",
			"zigrarr": "⇝",
			"zopf": "𝕫",
			"Zopf": "ℤ",
			"zscr": "𝓏",
			"Zscr": "𝒵",
			"zwj": "‍",
			"zwnj": "‌"
		};
		var decodeMapLegacy = {
			"aacute": "á",
			"Aacute": "Á",
			"acirc": "â",
			"Acirc": "Â",
			"acute": "´",
			"aelig": "æ",
			"AElig": "Æ",
			"agrave": "à",
			"Agrave": "À",
			"amp": "&",
			"AMP": "&",
			"aring": "å",
			"Aring": "Å",
			"atilde": "ã",
			"Atilde": "Ã",
			"auml": "ä",
			"Auml": "Ä",
			"brvbar": "¦",
			"ccedil": "ç",
			"Ccedil": "Ç",
			"cedil": "¸",
			"cent": "¢",
			"copy": "©",
			"COPY": "©",
			"curren": "¤",
			"deg": "°",
			"divide": "÷",
			"eacute": "é",
			"Eacute": "É",
			"ecirc": "ê",
			"Ecirc": "Ê",
			"egrave": "è",
			"Egrave": "È",
			"eth": "ð",
			"ETH": "Ð",
			"euml": "ë",
			"Euml": "Ë",
			"frac12": "½",
			"frac14": "¼",
			"frac34": "¾",
			"gt": ">",
			"GT": ">",
			"iacute": "í",
			"Iacute": "Í",
			"icirc": "î",
			"Icirc": "Î",
			"iexcl": "¡",
			"igrave": "ì",
			"Igrave": "Ì",
			"iquest": "¿",
			"iuml": "ï",
			"Iuml": "Ï",
			"laquo": "«",
			"lt": "<",
			"LT": "<",
			"macr": "¯",
			"micro": "µ",
			"middot": "·",
			"nbsp": "\xA0",
			"not": "¬",
			"ntilde": "ñ",
			"Ntilde": "Ñ",
			"oacute": "ó",
			"Oacute": "Ó",
			"ocirc": "ô",
			"Ocirc": "Ô",
			"ograve": "ò",
			"Ograve": "Ò",
			"ordf": "ª",
			"ordm": "º",
			"oslash": "ø",
			"Oslash": "Ø",
			"otilde": "õ",
			"Otilde": "Õ",
			"ouml": "ö",
			"Ouml": "Ö",
			"para": "¶",
			"plusmn": "±",
			"pound": "£",
			"quot": "\"",
			"QUOT": "\"",
			"raquo": "»",
			"reg": "®",
			"REG": "®",
			"sect": "§",
			"shy": "­",
			"sup1": "¹",
			"sup2": "²",
			"sup3": "³",
			"szlig": "ß",
			"thorn": "þ",
			"THORN": "Þ",
			"times": "×",
			"uacute": "ú",
			"Uacute": "Ú",
			"ucirc": "û",
			"Ucirc": "Û",
			"ugrave": "ù",
			"Ugrave": "Ù",
			"uml": "¨",
			"uuml": "ü",
			"Uuml": "Ü",
			"yacute": "ý",
			"Yacute": "Ý",
			"yen": "¥",
			"yuml": "ÿ"
		};
		var decodeMapNumeric = {
			"0": "�",
			"128": "€",
			"130": "‚",
			"131": "ƒ",
			"132": "„",
			"133": "…",
			"134": "†",
			"135": "‡",
			"136": "ˆ",
			"137": "‰",
			"138": "Š",
			"139": "‹",
			"140": "Œ",
			"142": "Ž",
			"145": "‘",
			"146": "’",
			"147": "“",
			"148": "”",
			"149": "•",
			"150": "–",
			"151": "—",
			"152": "˜",
			"153": "™",
			"154": "š",
			"155": "›",
			"156": "œ",
			"158": "ž",
			"159": "Ÿ"
		};
		var invalidReferenceCodePoints = [
			1,
			2,
			3,
			4,
			5,
			6,
			7,
			8,
			11,
			13,
			14,
			15,
			16,
			17,
			18,
			19,
			20,
			21,
			22,
			23,
			24,
			25,
			26,
			27,
			28,
			29,
			30,
			31,
			127,
			128,
			129,
			130,
			131,
			132,
			133,
			134,
			135,
			136,
			137,
			138,
			139,
			140,
			141,
			142,
			143,
			144,
			145,
			146,
			147,
			148,
			149,
			150,
			151,
			152,
			153,
			154,
			155,
			156,
			157,
			158,
			159,
			64976,
			64977,
			64978,
			64979,
			64980,
			64981,
			64982,
			64983,
			64984,
			64985,
			64986,
			64987,
			64988,
			64989,
			64990,
			64991,
			64992,
			64993,
			64994,
			64995,
			64996,
			64997,
			64998,
			64999,
			65e3,
			65001,
			65002,
			65003,
			65004,
			65005,
			65006,
			65007,
			65534,
			65535,
			131070,
			131071,
			196606,
			196607,
			262142,
			262143,
			327678,
			327679,
			393214,
			393215,
			458750,
			458751,
			524286,
			524287,
			589822,
			589823,
			655358,
			655359,
			720894,
			720895,
			786430,
			786431,
			851966,
			851967,
			917502,
			917503,
			983038,
			983039,
			0xffffe,
			0xfffff,
			1114110,
			1114111
		];
		var stringFromCharCode = String.fromCharCode;
		var hasOwnProperty = {}.hasOwnProperty;
		var has = function(object, propertyName) {
			return hasOwnProperty.call(object, propertyName);
		};
		var contains = function(array, value) {
			var index = -1;
			var length = array.length;
			while (++index < length) if (array[index] == value) return true;
			return false;
		};
		var merge = function(options, defaults) {
			if (!options) return defaults;
			var result = {};
			var key;
			for (key in defaults) result[key] = has(options, key) ? options[key] : defaults[key];
			return result;
		};
		var codePointToSymbol = function(codePoint, strict) {
			var output = "";
			if (codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111) {
				if (strict) parseError("character reference outside the permissible Unicode range");
				return "�";
			}
			if (has(decodeMapNumeric, codePoint)) {
				if (strict) parseError("disallowed character reference");
				return decodeMapNumeric[codePoint];
			}
			if (strict && contains(invalidReferenceCodePoints, codePoint)) parseError("disallowed character reference");
			if (codePoint > 65535) {
				codePoint -= 65536;
				output += stringFromCharCode(codePoint >>> 10 & 1023 | 55296);
				codePoint = 56320 | codePoint & 1023;
			}
			output += stringFromCharCode(codePoint);
			return output;
		};
		var hexEscape = function(codePoint) {
			return "&#x" + codePoint.toString(16).toUpperCase() + ";";
		};
		var decEscape = function(codePoint) {
			return "&#" + codePoint + ";";
		};
		var parseError = function(message) {
			throw Error("Parse error: " + message);
		};
		var encode = function(string, options) {
			options = merge(options, encode.options);
			if (options.strict && regexInvalidRawCodePoint.test(string)) parseError("forbidden code point");
			var encodeEverything = options.encodeEverything;
			var useNamedReferences = options.useNamedReferences;
			var allowUnsafeSymbols = options.allowUnsafeSymbols;
			var escapeCodePoint = options.decimal ? decEscape : hexEscape;
			var escapeBmpSymbol = function(symbol) {
				return escapeCodePoint(symbol.charCodeAt(0));
			};
			if (encodeEverything) {
				string = string.replace(regexAsciiWhitelist, function(symbol) {
					if (useNamedReferences && has(encodeMap, symbol)) return "&" + encodeMap[symbol] + ";";
					return escapeBmpSymbol(symbol);
				});
				if (useNamedReferences) string = string.replace(/&gt;\u20D2/g, "&nvgt;").replace(/&lt;\u20D2/g, "&nvlt;").replace(/&#x66;&#x6A;/g, "&fjlig;");
				if (useNamedReferences) string = string.replace(regexEncodeNonAscii, function(string) {
					return "&" + encodeMap[string] + ";";
				});
			} else if (useNamedReferences) {
				if (!allowUnsafeSymbols) string = string.replace(regexEscape, function(string) {
					return "&" + encodeMap[string] + ";";
				});
				string = string.replace(/&gt;\u20D2/g, "&nvgt;").replace(/&lt;\u20D2/g, "&nvlt;");
				string = string.replace(regexEncodeNonAscii, function(string) {
					return "&" + encodeMap[string] + ";";
				});
			} else if (!allowUnsafeSymbols) string = string.replace(regexEscape, escapeBmpSymbol);
			return string.replace(regexAstralSymbols, function($0) {
				var high = $0.charCodeAt(0);
				var low = $0.charCodeAt(1);
				return escapeCodePoint((high - 55296) * 1024 + low - 56320 + 65536);
			}).replace(regexBmpWhitelist, escapeBmpSymbol);
		};
		encode.options = {
			"allowUnsafeSymbols": false,
			"encodeEverything": false,
			"strict": false,
			"useNamedReferences": false,
			"decimal": false
		};
		var decode = function(html, options) {
			options = merge(options, decode.options);
			var strict = options.strict;
			if (strict && regexInvalidEntity.test(html)) parseError("malformed character reference");
			return html.replace(regexDecode, function($0, $1, $2, $3, $4, $5, $6, $7, $8) {
				var codePoint;
				var semicolon;
				var decDigits;
				var hexDigits;
				var reference;
				var next;
				if ($1) {
					reference = $1;
					return decodeMap[reference];
				}
				if ($2) {
					reference = $2;
					next = $3;
					if (next && options.isAttributeValue) {
						if (strict && next == "=") parseError("`&` did not start a character reference");
						return $0;
					} else {
						if (strict) parseError("named character reference was not terminated by a semicolon");
						return decodeMapLegacy[reference] + (next || "");
					}
				}
				if ($4) {
					decDigits = $4;
					semicolon = $5;
					if (strict && !semicolon) parseError("character reference was not terminated by a semicolon");
					codePoint = parseInt(decDigits, 10);
					return codePointToSymbol(codePoint, strict);
				}
				if ($6) {
					hexDigits = $6;
					semicolon = $7;
					if (strict && !semicolon) parseError("character reference was not terminated by a semicolon");
					codePoint = parseInt(hexDigits, 16);
					return codePointToSymbol(codePoint, strict);
				}
				if (strict) parseError("named character reference was not terminated by a semicolon");
				return $0;
			});
		};
		decode.options = {
			"isAttributeValue": false,
			"strict": false
		};
		var escape = function(string) {
			return string.replace(regexEscape, function($0) {
				return escapeMap[$0];
			});
		};
		var he = {
			"version": "1.2.0",
			"encode": encode,
			"decode": decode,
			"escape": escape,
			"unescape": decode
		};
		if (typeof define == "function" && typeof define.amd == "object" && define.amd) define(function() {
			return he;
		});
		else if (freeExports && !freeExports.nodeType) {
			if (freeModule) freeModule.exports = he;
			else for (var key in he) has(he, key) && (freeExports[key] = he[key]);
		} else root.he = he;
	})(this$1);
}));

// node_modules/deepmerge-ts/dist/index.mjs
var import_flowed_decoder = /* @__PURE__ */ __toESM(require_flowed_decoder(), 1);
var import_mailsplit = /* @__PURE__ */ __toESM(require_mailsplit(), 1);
var import_he = /* @__PURE__ */ __toESM(require_he(), 1);
/**
* Special values that tell deepmerge to perform a certain action.
*/
const actions = {
	defaultMerge: Symbol("deepmerge-ts: default merge"),
	skip: Symbol("deepmerge-ts: skip")
};
/**
* Special values that tell deepmergeInto to perform a certain action.
*/
const actionsInto = { defaultMerge: actions.defaultMerge };
/**
* The default function to update meta data.
*
* It builds and updates the hierarchy tree.
*
* @param previousMeta - The previous meta data.
* @param mergeInfo - Meta information about the current merge state.
* @returns The updated meta data.
*/
function defaultMetaDataUpdater(previousMeta, mergeInfo) {
	const ancestor = {
		key: mergeInfo.key,
		parents: mergeInfo.parents,
		values: mergeInfo.values,
		result: mergeInfo.result
	};
	const prevHierarchy = previousMeta?.hierarchy;
	return {
		...ancestor,
		hierarchy: prevHierarchy === void 0 ? [ancestor] : [...prevHierarchy, ancestor]
	};
}
/**
* The default function to filter values.
*
* It filters out undefined values.
*
* @param values - The values to filter.
* @param meta - The meta data.
* @returns The filtered values.
*/
function defaultFilterValues(values, meta) {
	return values.includes(void 0) ? values.filter((value) => value !== void 0) : values;
}
/**
* Check if the custom merge result should fall back to the default merge function.
*
* @param utils - The utils.
* @param fallback - The name of the fallback merge function.
* @param result - The result of the custom merge function.
* @returns Whether to use the default merge function.
*/
function shouldFallbackToDefault(utils, fallback, result) {
	return result === actions.defaultMerge || utils.useImplicitDefaultMerging && result === void 0 && utils.mergeFunctions[fallback] !== utils.defaultMergeFunctions[fallback];
}
/**
* Resolve custom merge functions from user options.
*
* @param options - The options passed by the user.
* @param defaultMergeFunctions - The default merge functions.
* @returns The resolved merge functions.
*/
function resolveCustomMergeFunctions(options, defaultMergeFunctions) {
	return {
		...defaultMergeFunctions,
		...Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(defaultMergeFunctions, key)).map(([key, option]) => option === false ? [key, defaultMergeFunctions.mergeOthers] : typeof option === "function" ? [key, option] : [key, defaultMergeFunctions[key]]))
	};
}
/**
* The default strategy to merge arrays.
*
* @param values - The arrays.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged array.
*/
function mergeArrays$1(values, utils, meta) {
	return values.flat();
}
/**
* The default strategy to merge sets.
*
* @param values - The sets.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged set.
*/
function mergeSets$1(values, utils, meta) {
	const result = /* @__PURE__ */ new Set();
	for (const set of values) for (const element of set) result.add(element);
	return result;
}
/**
* The default strategy to merge other things.
*
* @param values - The other things.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged value.
*/
function mergeOthers$1(values, utils, meta) {
	return values.at(-1);
}
/**
* The different types of objects deepmerge-ts support.
*/
var ObjectType;
(function(ObjectType) {
	ObjectType[ObjectType["NOT"] = 0] = "NOT";
	ObjectType[ObjectType["RECORD"] = 1] = "RECORD";
	ObjectType[ObjectType["ARRAY"] = 2] = "ARRAY";
	ObjectType[ObjectType["SET"] = 3] = "SET";
	ObjectType[ObjectType["MAP"] = 4] = "MAP";
	ObjectType[ObjectType["OTHER"] = 5] = "OTHER";
})(ObjectType || (ObjectType = {}));
/**
* Get the type of the given object.
*
* @param object - The object to get the type of.
* @returns The type of the given object.
*/
function getObjectType(object) {
	if (typeof object !== "object" || object === null) return ObjectType.NOT;
	if (Array.isArray(object)) return ObjectType.ARRAY;
	if (isRecord(object)) return ObjectType.RECORD;
	if (object instanceof Set) return ObjectType.SET;
	if (object instanceof Map) return ObjectType.MAP;
	return ObjectType.OTHER;
}
/**
* Get the keys of the given objects including symbol keys.
*
* Note: Only keys to enumerable properties are returned.
*
* @param objects - An array of objects to get the keys of.
* @returns A set containing all the keys of all the given objects.
*/
function getKeysOfObjects(objects) {
	const keys = /* @__PURE__ */ new Set();
	for (const currentObject of objects) {
		const stringKeys = Object.keys(currentObject);
		for (const stringKey of stringKeys) keys.add(stringKey);
		const symbols = Object.getOwnPropertySymbols(currentObject);
		if (symbols.length > 0) {
			for (const symbol of symbols) if (Object.prototype.propertyIsEnumerable.call(currentObject, symbol)) keys.add(symbol);
		}
	}
	return keys;
}
/**
* Get the keys of the given object.
*
* Note: Only keys to enumerable properties are returned.
*
* @param object - The object to get the keys of.
* @returns The keys of the given object.
*/
function getKeysOfObject(object) {
	const symbols = Object.getOwnPropertySymbols(object).filter((symbol) => Object.prototype.propertyIsEnumerable.call(object, symbol));
	return [...Object.keys(object), ...symbols];
}
/**
* Does the given object have the given property.
*
* @param object - The object to test.
* @param property - The property to test.
* @returns Whether the object has the property.
*/
function objectHasProperty(object, property) {
	return typeof object === "object" && Object.prototype.propertyIsEnumerable.call(object, property);
}
/**
* Does the given object appear to be a record.
*
* @param value - The object to check.
* @returns Whether the object is a record.
*/
function isRecord(value) {
	const prototype = Object.getPrototypeOf(value);
	if (prototype === null || prototype === Object.prototype) return true;
	const objectToString = Object.prototype.toString.call(value);
	if (objectToString !== "[object Object]" && objectToString !== "[object Module]") return false;
	const { constructor } = value;
	if (constructor === void 0) return true;
	const constructorPrototype = constructor.prototype;
	if (constructorPrototype === null || typeof constructorPrototype !== "object") return false;
	const constructorToString = Object.prototype.toString.call(constructorPrototype);
	if (constructorToString !== "[object Object]" && constructorToString !== "[object Module]") return false;
	if (!Object.hasOwn(constructorPrototype, "isPrototypeOf")) return false;
	return true;
}
/**
* If the given object is a cyclic reference in its ancestor tree, return how far down the ancestor tree the object is from its first occurrence. Otherwise, return 0.
*
* @param object - The object to check.
* @param hierarchy - The hierarchy of the object.
* @param index - The index of the object (or ancestor of) within the original values passed to the merge function.
* @returns The cyclic reference depth of the object if it is a cyclic reference, or 0 if it is not.
*/
function getCyclicReferenceDepth(object, hierarchy, index) {
	if (hierarchy === void 0 || hierarchy.length === 0) return 0;
	let mut_depth = 1;
	for (let mut_index = hierarchy.length - 1; mut_index >= 0; mut_index--) {
		const { parents } = hierarchy[mut_index];
		if (parents[index] === object || parents.includes(object)) return mut_depth;
		mut_depth += 1;
	}
	return 0;
}
/**
* Get the hierarchy array from the given meta data if present.
*
* @param meta - The meta data.
* @returns The hierarchy array or undefined.
*/
function getMetaDataHierarchy(meta) {
	return meta?.hierarchy;
}
/**
* The default strategy to merge records.
*
* @param values - The records.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged records.
*/
function mergeRecords$1(values, utils, meta) {
	if (values.length === 2) {
		const result = {};
		const mergeProperty = (key, propValues) => {
			const propertyResult = mergeUnknowns(propValues, utils, utils.metaDataUpdater(meta, {
				key,
				parents: values,
				values: propValues,
				result
			}));
			if (propertyResult === actions.skip) return;
			if (key === "__proto__") Object.defineProperty(result, key, {
				value: propertyResult,
				configurable: true,
				enumerable: true,
				writable: true
			});
			else result[key] = propertyResult;
		};
		const firstValue = values[0];
		const secondValue = values[1];
		for (const key of getKeysOfObject(firstValue)) mergeProperty(key, objectHasProperty(secondValue, key) ? [firstValue[key], secondValue[key]] : [firstValue[key]]);
		for (const key of getKeysOfObject(secondValue)) if (!objectHasProperty(firstValue, key)) mergeProperty(key, [secondValue[key]]);
		return result;
	}
	return mergeRecordsGeneral(values, utils, meta);
}
/**
* The default strategy to merge 3 or more records.
*
* @param values - The records.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged records.
*/
function mergeRecordsGeneral(values, utils, meta) {
	const result = {};
	for (const key of getKeysOfObjects(values)) {
		const propValues = [];
		for (const value of values) if (objectHasProperty(value, key)) propValues.push(value[key]);
		const propertyResult = mergeUnknowns(propValues, utils, utils.metaDataUpdater(meta, {
			key,
			parents: values,
			values: propValues,
			result
		}));
		if (propertyResult === actions.skip) continue;
		if (key === "__proto__") Object.defineProperty(result, key, {
			value: propertyResult,
			configurable: true,
			enumerable: true,
			writable: true
		});
		else result[key] = propertyResult;
	}
	return result;
}
/**
* The default strategy to merge maps.
*
* @param values - The maps.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged map.
*/
function mergeMaps$1(values, utils, meta) {
	const result = /* @__PURE__ */ new Map();
	const valuesByKey = /* @__PURE__ */ new Map();
	for (const map of values) for (const [key, value] of map) {
		const mut_keyValues = valuesByKey.get(key);
		if (mut_keyValues === void 0) valuesByKey.set(key, [value]);
		else mut_keyValues.push(value);
	}
	for (const [key, keyValues] of valuesByKey) {
		const keyResult = mergeUnknowns(keyValues, utils, utils.metaDataUpdater(meta, {
			key,
			parents: values,
			values: keyValues,
			result
		}));
		if (keyResult === actions.skip) continue;
		result.set(key, keyResult);
	}
	return result;
}
/**
* Resolve any cyclic references within a non-cyclic object pointing to ancestors in meta.hierarchy.
*
* @param value - The value to resolve circular references for.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The resolved value.
*/
function resolveCyclicReferences(value, utils, meta) {
	if (typeof value !== "object" || value === null) return value;
	const hierarchy = getMetaDataHierarchy(meta);
	const depth = getCyclicReferenceDepth(value, hierarchy, 0);
	if (hierarchy !== void 0 && depth > 0) return hierarchy[hierarchy.length - depth]?.result;
	if (getObjectType(value) === ObjectType.RECORD) {
		const record = value;
		let mut_changed = false;
		const result = {};
		for (const key of getKeysOfObject(record)) {
			const propVal = record[key];
			const resolvedProp = resolveCyclicReferences(propVal, utils, utils.metaDataUpdater(meta, {
				key,
				parents: [record],
				values: [propVal],
				result
			}));
			if (resolvedProp !== propVal) mut_changed = true;
			if (key === "__proto__") Object.defineProperty(result, key, {
				value: resolvedProp,
				configurable: true,
				enumerable: true,
				writable: true
			});
			else result[key] = resolvedProp;
		}
		return mut_changed ? result : value;
	}
	return value;
}
/**
* The default strategy to merge circular references.
*
* @param values - The circular references.
* @param cyclicDepths - The depth of each circular reference.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged circular references.
*/
function mergeCircularReferences$1(values, cyclicDepths, utils, meta) {
	const depth = cyclicDepths[0];
	const hierarchy = getMetaDataHierarchy(meta);
	for (let mut_index = 1; mut_index < values.length; mut_index++) if (cyclicDepths[mut_index] !== depth) {
		const lastCyclicDepth = cyclicDepths.at(-1);
		return lastCyclicDepth === 0 ? resolveCyclicReferences(values.at(-1), utils, meta) : hierarchy?.[hierarchy.length - lastCyclicDepth]?.result;
	}
	return hierarchy?.[hierarchy.length - depth]?.result;
}
/**
* The merge functions.
*/
const mergeFunctions = {
	mergeRecords: mergeRecords$1,
	mergeArrays: mergeArrays$1,
	mergeSets: mergeSets$1,
	mergeMaps: mergeMaps$1,
	mergeCircularReferences: mergeCircularReferences$1,
	mergeOthers: mergeOthers$1
};
function deepmergeCustom(options = {}, rootMetaData) {
	const utils = getUtils$1(options, customizedDeepmerge);
	/**
	* The customized deepmerge function.
	*
	* @param objects - The objects to merge.
	* @returns The merged result.
	*/
	function customizedDeepmerge(...objects) {
		return mergeUnknowns(objects, utils, rootMetaData ?? void 0);
	}
	return customizedDeepmerge;
}
/**
* Get the utils that are available to the merge functions.
*
* @param options - The options the user specified.
* @param customizedDeepmerge - The customized deepmerge function.
* @returns The merge utils.
*/
function getUtils$1(options, customizedDeepmerge) {
	const defaultMergeFns = mergeFunctions;
	const defaultMetaDataUpd = defaultMetaDataUpdater;
	return {
		defaultMergeFunctions: defaultMergeFns,
		mergeFunctions: resolveCustomMergeFunctions(options, defaultMergeFns),
		metaDataUpdater: typeof options.metaDataUpdater === "function" ? options.metaDataUpdater : defaultMetaDataUpd,
		deepmerge: customizedDeepmerge,
		useImplicitDefaultMerging: options.enableImplicitDefaultMerging ?? false,
		filterValues: options.filterValues === false ? void 0 : typeof options.filterValues === "function" ? options.filterValues : defaultFilterValues,
		maxDepth: typeof options.maxDepth === "number" && !Number.isNaN(options.maxDepth) && options.maxDepth >= 0 ? options.maxDepth : 1e3,
		actions
	};
}
/**
* Merge unknown things.
*
* @param values - The values.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged result.
*/
function mergeUnknowns(values, utils, meta) {
	const filteredValues = utils.filterValues?.(values, meta) ?? values;
	if (filteredValues.length === 0) return;
	const hierarchy = getMetaDataHierarchy(meta);
	const currentDepth = hierarchy?.length ?? (typeof meta === "number" ? meta : meta?.depth ?? 0);
	if (utils.maxDepth !== void 0 && currentDepth >= utils.maxDepth) return mergeOthers(filteredValues, utils, meta);
	if (filteredValues.length === 1) {
		if (hierarchy !== void 0) {
			const depth = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
			if (depth > 0) return hierarchy[hierarchy.length - depth]?.result ?? hierarchy[hierarchy.length - depth]?.parents[0];
		}
		return mergeOthers(filteredValues, utils, meta);
	}
	const type = getObjectType(filteredValues[0]);
	if (type !== ObjectType.NOT && type !== ObjectType.OTHER) {
		if (filteredValues.length === 2) {
			if (getObjectType(filteredValues[1]) !== type) return mergeOthers(filteredValues, utils, meta);
			const d0 = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
			const d1 = getCyclicReferenceDepth(filteredValues[1], hierarchy, 1);
			if (d0 !== 0 || d1 !== 0) return mergeCircularReferences(filteredValues, [d0, d1], utils, meta);
		} else {
			const cyclicDepths = new Array(filteredValues.length);
			cyclicDepths[0] = getCyclicReferenceDepth(filteredValues[0], hierarchy, 0);
			for (let mut_index = 1; mut_index < filteredValues.length; mut_index++) {
				if (getObjectType(filteredValues[mut_index]) !== type) return mergeOthers(filteredValues, utils, meta);
				cyclicDepths[mut_index] = getCyclicReferenceDepth(filteredValues[mut_index], hierarchy, mut_index);
			}
			if (cyclicDepths.some((depth) => depth !== 0)) return mergeCircularReferences(filteredValues, cyclicDepths, utils, meta);
		}
	}
	switch (type) {
		case ObjectType.RECORD: return mergeRecords(filteredValues, utils, meta);
		case ObjectType.ARRAY: return mergeArrays(filteredValues, utils, meta);
		case ObjectType.SET: return mergeSets(filteredValues, utils, meta);
		case ObjectType.MAP: return mergeMaps(filteredValues, utils, meta);
		default: return mergeOthers(filteredValues, utils, meta);
	}
}
/**
* Merge records.
*
* @param values - The records.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged result.
*/
function mergeRecords(values, utils, meta) {
	const result = utils.mergeFunctions.mergeRecords(values, utils, meta);
	if (shouldFallbackToDefault(utils, "mergeRecords", result)) return utils.defaultMergeFunctions.mergeRecords(values, utils, meta);
	return result;
}
/**
* Merge arrays.
*
* @param values - The arrays.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged result.
*/
function mergeArrays(values, utils, meta) {
	const result = utils.mergeFunctions.mergeArrays(values, utils, meta);
	if (shouldFallbackToDefault(utils, "mergeArrays", result)) return utils.defaultMergeFunctions.mergeArrays(values);
	return result;
}
/**
* Merge sets.
*
* @param values - The sets.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged result.
*/
function mergeSets(values, utils, meta) {
	const result = utils.mergeFunctions.mergeSets(values, utils, meta);
	if (shouldFallbackToDefault(utils, "mergeSets", result)) return utils.defaultMergeFunctions.mergeSets(values);
	return result;
}
/**
* Merge maps.
*
* @param values - The maps.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged result.
*/
function mergeMaps(values, utils, meta) {
	const result = utils.mergeFunctions.mergeMaps(values, utils, meta);
	if (shouldFallbackToDefault(utils, "mergeMaps", result)) return utils.defaultMergeFunctions.mergeMaps(values, utils, meta);
	return result;
}
/**
* Merge circular references.
*
* @param values - The circular references.
* @param cyclicDepths - The depth of each circular reference.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged result.
*/
function mergeCircularReferences(values, cyclicDepths, utils, meta) {
	const result = utils.mergeFunctions.mergeCircularReferences(values, cyclicDepths, utils, meta);
	if (shouldFallbackToDefault(utils, "mergeCircularReferences", result)) return utils.defaultMergeFunctions.mergeCircularReferences(values, cyclicDepths, utils, meta);
	return result;
}
/**
* Merge other things.
*
* @param values - The other things.
* @param utils - The utils.
* @param meta - The meta data.
* @returns The merged result.
*/
function mergeOthers(values, utils, meta) {
	const result = utils.mergeFunctions.mergeOthers(values, utils, meta);
	if (shouldFallbackToDefault(utils, "mergeOthers", result)) return utils.defaultMergeFunctions.mergeOthers(values);
	return result;
}

// node_modules/html-to-text/lib/html-to-text.mjs
const mergeArraysOverwrite = (values) => {
	const lastValue = values[values.length - 1];
	return Array.isArray(lastValue) ? [...lastValue] : [];
};
const deepMergeWithOverwriteArrays = deepmergeCustom({
	filterValues: false,
	mergeArrays: mergeArraysOverwrite
});
const deepMergeWithOptionsComposeRules = deepmergeCustom({
	filterValues: false,
	mergeArrays: (values, utils, meta) => {
		const keyPath = meta?.keyPath ? meta.keyPath : [];
		return keyPath.length === 1 && keyPath[0] === "selectors" ? values.flatMap((value) => value) : mergeArraysOverwrite(values);
	},
	metaDataUpdater: (previousMeta, metaMeta) => {
		if (previousMeta === void 0) return metaMeta.key === void 0 ? { keyPath: [] } : { keyPath: [metaMeta.key] };
		if (metaMeta.key === void 0) return previousMeta;
		return { keyPath: [...previousMeta.keyPath, metaMeta.key] };
	}
});

// node_modules/libbase64/dist/esm/libbase64.js
/**
* Encodes a Buffer into a base64 encoded string
*
* @param buffer Buffer or unicode string to convert
* @returns base64 encoded string
*/
function encode$2(buffer) {
	if (typeof buffer === "string") return Buffer$1.from(buffer, "utf-8").toString("base64");
	if (!Buffer$1.isBuffer(buffer)) return Buffer$1.from(buffer.buffer, buffer.byteOffset, buffer.byteLength).toString("base64");
	return buffer.toString("base64");
}
/**
* Decodes a base64 encoded string to a Buffer object
*
* @param str base64 encoded string
* @returns Decoded value
*/
function decode$2(str) {
	str = str || "";
	if (typeof str === "string") {
		if (/[^\u0000-\u00ff]/.test(str)) str = str.replace(/[^\u0000-\u00ff]+/g, "");
		let padPos = str.indexOf("=");
		if (padPos >= 0 && /[a-zA-Z0-9+/\-_]/.test(str.slice(padPos))) {
			let output = Buffer$1.alloc(Math.floor(str.length * 3 / 4));
			let length = 0;
			let start = 0;
			while (start <= str.length) {
				let end = str.indexOf("=", start);
				if (end < 0) end = str.length;
				if (end > start) length += output.write(str.substring(start, end), length, "base64");
				start = end + 1;
			}
			return Buffer$1.from(output.subarray(0, length));
		}
	}
	return Buffer$1.from(str, "base64");
}
/**
* Turns a line length option into a whole number of characters, the default for anything unusable
*/
function normalizeLineLength(lineLength) {
	let length = Math.floor(Number(lineLength));
	return Number.isFinite(length) && length >= 1 ? length : 76;
}
/**
* Splits the bytes of `src` into lines of `lineLength` bytes, each followed by a line break. With
* `final` set the last line, which may be shorter, gets no line break; otherwise only complete lines
* are taken and the rest is left for the caller
*
* @param src Bytes to wrap
* @param lineLength Line length
* @param final Whether `src` ends the output
* @returns The wrapped bytes and the number of trailing bytes not taken
*/
function wrapBuffer(src, lineLength, final) {
	let lines = Math.ceil(src.length / lineLength);
	let complete = Math.max(lines - 1, 0);
	let rest = src.length - complete * lineLength;
	let output = Buffer$1.allocUnsafe(complete * (lineLength + 2) + (final ? rest : 0));
	let to = 0;
	for (let from = 0; from < complete * lineLength; from += lineLength) {
		src.copy(output, to, from, from + lineLength);
		to += lineLength;
		output[to++] = 13;
		output[to++] = 10;
	}
	if (final) {
		to += src.copy(output, to, complete * lineLength);
		rest = 0;
	}
	if (to !== output.length) throw new Error("Unexpected wrapped length");
	return {
		output,
		rest
	};
}
/**
* Adds soft line breaks to a base64 string
*
* @param str base64 encoded string that might need line wrapping
* @param [lineLength=76] Maximum allowed length for a line
* @returns Soft-wrapped base64 encoded string
*/
function wrap$1(str, lineLength) {
	str = (str || "").toString();
	let length = normalizeLineLength(lineLength);
	if (str.length <= length) return str;
	if (/[^\u0000-\u00ff]|[\r\n]/.test(str) || str.trim() !== str) return legacyWrap(str, length);
	return wrapBuffer(Buffer$1.from(str, "latin1"), length, true).output.toString("latin1");
}
/**
* Line wrapping for input that is not a plain base64 string: line breaks already in the input end a
* line, and surrounding whitespace is trimmed
*/
function legacyWrap(str, lineLength) {
	let result = [];
	let pos = 0;
	let chunkLength = lineLength * 1024;
	let wrapRegex = new RegExp(".{" + lineLength + "}", "g");
	while (pos < str.length) {
		let wrappedLines = str.slice(pos, pos + chunkLength).replace(wrapRegex, "$&\r\n").trim();
		result.push(wrappedLines);
		pos += chunkLength;
	}
	return result.join("\r\n").trim();
}
/**
* Creates a transform stream for encoding data to base64 encoding
*
* The output is the same as `wrap(encode(input), lineLength)` no matter how the input is split into
* chunks: every line but the last one ends with a line break, the last one does not
*/
var Encoder$1 = class extends Transform {
	constructor(options) {
		super();
		this.options = options || {};
		if (this.options.lineLength !== false) this.options.lineLength = normalizeLineLength(this.options.lineLength);
		this.skipStartBytes = Number(this.options.skipStartBytes) || 0;
		this.limitOutputBytes = Number(this.options.limitOutputBytes || this.options.limitOutbutBytes) || 0;
		this._curLine = this.options.startPadding || "";
		this._remainingBytes = null;
		this.inputBytes = 0;
		this.outputBytes = 0;
	}
	/** @internal */
	_writeChunk(chunk) {
		if (this.skipStartBytes) {
			if (chunk.length <= this.skipStartBytes) {
				this.skipStartBytes -= chunk.length;
				return;
			}
			chunk = chunk.subarray(this.skipStartBytes);
			this.skipStartBytes = 0;
		}
		if (this.limitOutputBytes) {
			if (this.outputBytes >= this.limitOutputBytes) return;
			if (this.outputBytes + chunk.length > this.limitOutputBytes) chunk = chunk.subarray(0, this.limitOutputBytes - this.outputBytes);
		}
		this.outputBytes += chunk.length;
		this.push(chunk);
	}
	/**
	* Emits the encoded characters `b64` that follow the current line, keeping what can not be emitted
	* yet as the new current line
	*
	* @internal
	*/
	_emit(b64, final) {
		let src = Buffer$1.from(this._curLine + b64, "latin1");
		if (!src.length) return;
		if (!this.options.lineLength) {
			this._curLine = "";
			return this._writeChunk(src);
		}
		let { output, rest } = wrapBuffer(src, this.options.lineLength, final);
		this._curLine = rest ? src.toString("latin1", src.length - rest) : "";
		if (output.length) this._writeChunk(output);
	}
	/** @internal */
	_transform(chunk, encoding, done) {
		let buf = encoding !== "buffer" ? Buffer$1.from(chunk, encoding) : chunk;
		if (!buf.length) return done();
		this.inputBytes += buf.length;
		if (this._remainingBytes) {
			buf = Buffer$1.concat([this._remainingBytes, buf], this._remainingBytes.length + buf.length);
			this._remainingBytes = null;
		}
		let extra = buf.length % 3;
		if (extra) {
			this._remainingBytes = buf.subarray(buf.length - extra);
			buf = buf.subarray(0, buf.length - extra);
		}
		this._emit(encode$2(buf), false);
		done();
	}
	/** @internal */
	_flush(done) {
		this._emit(this._remainingBytes ? encode$2(this._remainingBytes) : "", true);
		this._remainingBytes = null;
		done();
	}
};
/**
* Creates a transform stream for decoding base64 encoded strings
*/
var Decoder$1 = class extends Transform {
	constructor(options) {
		super();
		this.options = options || {};
		this._curLine = "";
		this.inputBytes = 0;
		this.outputBytes = 0;
	}
	/** @internal */
	_transform(chunk, _encoding, done) {
		if (!chunk || !chunk.length) return done();
		this.inputBytes += chunk.length;
		let b64 = this._curLine + chunk.toString("latin1");
		this._curLine = "";
		if (/[^a-zA-Z0-9+/=]/.test(b64)) b64 = b64.replace(/[^a-zA-Z0-9+/=]/g, "");
		let padded = "";
		let lastPad = b64.lastIndexOf("=");
		if (lastPad >= 0) {
			padded = b64.slice(0, lastPad + 1);
			b64 = b64.slice(lastPad + 1);
		}
		if (b64.length < 4) {
			this._curLine = b64;
			b64 = "";
		} else if (b64.length % 4) {
			this._curLine = b64.slice(-(b64.length % 4));
			b64 = b64.slice(0, b64.length - this._curLine.length);
		}
		b64 = padded + b64;
		if (b64) {
			let buf = decode$2(b64);
			this.outputBytes += buf.length;
			this.push(buf);
		}
		done();
	}
	/** @internal */
	_flush(done) {
		if (this._curLine) {
			let buf = decode$2(this._curLine);
			this.outputBytes += buf.length;
			this.push(buf);
			this._curLine = "";
		}
		done();
	}
};
const libbase64 = {
	encode: encode$2,
	decode: decode$2,
	wrap: wrap$1,
	Encoder: Encoder$1,
	Decoder: Decoder$1
};

// node_modules/libqp/dist/esm/libqp.js
const MIN_LINE_LENGTH = 4;
const QP_LITERAL = /* @__PURE__ */ new Uint8Array(256);
for (let i = 0; i < 256; i++) QP_LITERAL[i] = i === 9 || i === 10 || i === 13 || i >= 32 && i <= 126 && i !== 61 ? 1 : 0;
const HEX_DIGITS = Buffer.from("0123456789ABCDEF", "latin1");
const isWhitespace = (c) => c === 32 || c === 9;
/**
* Encodes a Buffer into a Quoted-Printable encoded string
*
* @param buffer Buffer to convert, a string is encoded as UTF-8
* @returns Quoted-Printable encoded string
*/
function encode$1(buffer) {
	return encodeBytes(typeof buffer === "string" ? Buffer.from(buffer, "utf-8") : buffer);
}
/**
* Encodes bytes that may be followed by more input
*
* @param buffer Bytes to encode
* @param [next] The byte that follows the buffer, whitespace before it is kept literal unless it
*        is a line break. Without it the buffer ends the input and its trailing whitespace is encoded
* @param [binary] Keep only CRLF pairs literal. A lone CR or LF is data, not a line break, and
*        anything that rewrites line endings on the way would change it
* @param [previous] The byte before the buffer. Without it the buffer starts a line
* @returns Quoted-Printable encoded string
*/
function encodeBytes(buffer, next, binary, previous) {
	const len = buffer.length;
	const output = Buffer.allocUnsafe(len * 3);
	let pos = 0;
	for (let i = 0; i < len; i++) {
		const ord = buffer[i];
		const preceding = i > 0 ? buffer[i - 1] : previous;
		const following = i + 1 < len ? buffer[i + 1] : next;
		const loneLineBreak = binary && (ord === 13 ? following !== 10 : ord === 10 && preceding !== 13);
		if (QP_LITERAL[ord] && !loneLineBreak && !(isWhitespace(ord) && (following === void 0 || following === 10 || following === 13)) && !(ord === 45 && (preceding === void 0 || preceding === 10 || preceding === 13))) {
			output[pos++] = ord;
			continue;
		}
		output[pos++] = 61;
		output[pos++] = HEX_DIGITS[Math.floor(ord / 16)];
		output[pos++] = HEX_DIGITS[ord % 16];
	}
	return output.toString("latin1", 0, pos);
}
/**
* Decodes a Quoted-Printable encoded string to a Buffer object
*
* @param str Quoted-Printable encoded string. A Buffer is read byte for byte, so raw 8-bit bytes
*        in the input are copied to the output unchanged. A char of a string is copied as the low
*        byte of its char code, so a string should only hold chars below 256 ('binary')
* @returns Decoded value
*/
function decode$1(str) {
	let input;
	if (str instanceof Uint8Array) input = (Buffer.isBuffer(str) ? str : Buffer.from(str.buffer, str.byteOffset, str.byteLength)).toString("binary");
	else input = (str || "").toString();
	input = input.replace(/(^|[^ \t])[ \t]+(?=[\n\r\u2028\u2029]|$)/g, "$1").replace(/[=](?:\r?\n|$)/g, "");
	const len = input.length;
	let encodedBytesCount = 0;
	for (let i = input.indexOf("="); i >= 0 && i < len - 2; i = input.indexOf("=", i + 1)) if (hexValue(input.charCodeAt(i + 1)) >= 0 && hexValue(input.charCodeAt(i + 2)) >= 0) {
		encodedBytesCount++;
		i += 2;
	}
	const buffer = Buffer.alloc(len - encodedBytesCount * 2);
	let bufferPos = 0;
	for (let i = 0; i < len; i++) {
		const code = input.charCodeAt(i);
		if (code === 61 && i < len - 2) {
			const hi = hexValue(input.charCodeAt(i + 1));
			const lo = hexValue(input.charCodeAt(i + 2));
			if (hi >= 0 && lo >= 0) {
				buffer[bufferPos++] = hi * 16 + lo;
				i += 2;
				continue;
			}
		}
		buffer[bufferPos++] = code;
	}
	return buffer;
}
/**
* Helper function to read the value of a hex digit
*
* @param code Char code
* @returns 0-15, or -1 if the char is not a hex digit
*/
function hexValue(code) {
	if (code >= 48 && code <= 57) return code - 48;
	if (code >= 65 && code <= 70) return code - 65 + 10;
	if (code >= 97 && code <= 102) return code - 97 + 10;
	return -1;
}
/**
* Adds soft line breaks to a Quoted-Printable string
*
* @param str Quoted-Printable encoded string that might need line wrapping
* @param [lineLength=76] Maximum allowed length for a line, at least 4
* @returns Soft-wrapped Quoted-Printable encoded string
*/
function wrap(str, lineLength) {
	str = (str || "").toString();
	lineLength = Math.max(Number(lineLength) || 76, MIN_LINE_LENGTH);
	if (str.length <= lineLength) return str;
	const parts = str.split(/(\r?\n)/);
	for (let i = 0; i < parts.length; i += 2) parts[i] = wrapLine(parts[i], lineLength);
	return parts.join("");
}
/**
* Adds soft line breaks to one line of a Quoted-Printable string
*
* @param str Quoted-Printable encoded line, without line breaks
* @param lineLength Maximum allowed length for a line, at least MIN_LINE_LENGTH
* @returns Soft-wrapped line
*/
function wrapLine(str, lineLength) {
	const len = str.length;
	const lineMargin = Math.floor(lineLength / 3);
	let pos = 0;
	let result = "";
	for (;;) {
		const escapeHyphen = pos > 0 && str.charCodeAt(pos) === 45;
		if (len - pos + (escapeHyphen ? 2 : 0) <= lineLength) {
			result += escapeHyphen ? "=2D" + str.substr(pos + 1) : str.substr(pos);
			break;
		}
		let line = escapeHyphen ? "=2D" + str.substr(pos + 1, lineLength - 3) : str.substr(pos, lineLength);
		let match;
		if (match = line.substr(-lineMargin).match(/[ \t.,!?][^ \t.,!?]*$/)) line = line.substr(0, line.length - (match[0].length - 1));
		else if (/[=][\da-f]{0,2}$/i.test(line)) line = trimUtf8Sequence(line.replace(/[=][\da-f]?$/i, ""));
		if (line.length === lineLength) line = line.substr(0, line.length - (/[=][\da-f]{2}$/i.test(line) ? 3 : 1));
		pos += escapeHyphen ? line.length - 2 : line.length;
		result += line + "=\r\n";
	}
	return result;
}
/**
* Cuts the escapes of a trailing UTF-8 sequence off a line, so that a soft line break does not
* split the sequence. A line that holds nothing but the sequence, after the escape of a hyphen
* that starts the line, is kept whole
*
* @param line Quoted-Printable encoded line that ends with an escape
* @returns The line without the escapes of its last multi-byte sequence
*/
function trimUtf8Sequence(line) {
	let end = line.length;
	while (end >= 3 && line.charCodeAt(end - 3) === 61) {
		const hi = hexValue(line.charCodeAt(end - 2));
		const lo = hexValue(line.charCodeAt(end - 1));
		if (hi < 0 || lo < 0) break;
		const code = hi * 16 + lo;
		if (code < 128) break;
		end -= 3;
		if (code >= 192) break;
	}
	return end > (line.startsWith("=2D") ? 3 : 0) ? line.substr(0, end) : line;
}
const toBuffer = (chunk, encoding) => typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
const ENCODE_SLICE_SIZE = 65536;
/**
* Creates a transform stream for encoding data to Quoted-Printable encoding
*/
var Encoder = class extends Transform {
	/**
	* @param [options] Stream options
	* @param [options.lineLength=76] Maximum length for lines, set to false to disable wrapping
	* @param [options.binary=false] Encode every CR or LF that is not part of a CRLF pair
	*/
	constructor(options) {
		const opts = options || {};
		super(opts);
		this.options = opts;
		if (this.options.lineLength !== false) this.options.lineLength = this.options.lineLength || 76;
		this._curLine = "";
		this._heldByte = void 0;
		this._lastByte = void 0;
		this.inputBytes = 0;
		this.outputBytes = 0;
	}
	/** @internal */
	_transform(chunk, encoding, done) {
		let buf = toBuffer(chunk, encoding);
		if (!buf || !buf.length) return done();
		this.inputBytes += buf.length;
		if (this._heldByte !== void 0) {
			this._encodeSlices(Buffer.of(this._heldByte), buf[0]);
			this._heldByte = void 0;
		}
		const last = buf[buf.length - 1];
		if (isWhitespace(last) || this.options.binary && last === 13) {
			this._heldByte = last;
			buf = buf.subarray(0, buf.length - 1);
		}
		this._encodeSlices(buf, this._heldByte);
		done();
	}
	/** @internal */
	_flush(done) {
		if (this._heldByte !== void 0) {
			this._encodeSlices(Buffer.of(this._heldByte), void 0);
			this._heldByte = void 0;
		}
		if (this._curLine) {
			const qp = wrap(this._curLine, this.options.lineLength);
			this.outputBytes += qp.length;
			this.push(qp, "ascii");
			this._curLine = "";
		}
		done();
	}
	/**
	* Encodes the input in slices of ENCODE_SLICE_SIZE bytes. Each slice is told the bytes around
	* it, so a slice is encoded as if the input was not split
	*
	* @param buf Bytes to encode
	* @param next The byte that follows buf, undefined when it is not known
	* @internal
	*/
	_encodeSlices(buf, next) {
		for (let start = 0; start < buf.length; start += ENCODE_SLICE_SIZE) {
			const end = Math.min(start + ENCODE_SLICE_SIZE, buf.length);
			let qp = encodeBytes(buf.subarray(start, end), end < buf.length ? buf[end] : next, this.options.binary, this._lastByte);
			this._lastByte = buf[end - 1];
			if (this.options.lineLength) {
				qp = this._curLine + qp;
				const cr = qp.endsWith("\r") ? "\r" : "";
				qp = wrap(cr ? qp.slice(0, -1) : qp, this.options.lineLength);
				const lastLF = qp.lastIndexOf("\n");
				this._curLine = qp.substring(lastLF + 1) + cr;
				qp = qp.substring(0, lastLF + 1);
			}
			if (qp) {
				this.outputBytes += qp.length;
				this.push(qp, "ascii");
			}
		}
	}
};
/**
* Creates a transform stream for decoding Quoted-Printable encoded strings.
* The input is not actually processed as a stream but concatted and processed as a single input,
* so escapes and soft line breaks split across chunks decode the same as unsplit input
*/
var Decoder = class extends Transform {
	/**
	* @param [options] Stream options
	*/
	constructor(options) {
		const opts = options || {};
		super(opts);
		this.options = opts;
		this.inputBytes = 0;
		this.outputBytes = 0;
		this.qpChunks = [];
	}
	/** @internal */
	_transform(chunk, encoding, done) {
		if (!chunk || !chunk.length) return done();
		const buf = toBuffer(chunk, encoding);
		this.qpChunks.push(buf.toString("binary"));
		this.inputBytes += buf.length;
		done();
	}
	/** @internal */
	_flush(done) {
		if (this.inputBytes) {
			const input = this.qpChunks.join("");
			this.qpChunks = [];
			const buf = decode$1(input);
			this.outputBytes += buf.length;
			this.push(buf);
		}
		done();
	}
};
const libqp = {
	encode: encode$1,
	decode: decode$1,
	wrap,
	Encoder,
	Decoder
};

// node_modules/libmime/dist/esm/charsets.js
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
var import_src = /* @__PURE__ */ __toESM(require_src(), 1);
const charsets = {
	"866": "IBM866",
	"unicode-1-1-utf-8": "UTF-8",
	"utf-8": "UTF-8",
	utf8: "UTF-8",
	cp866: "IBM866",
	csibm866: "IBM866",
	ibm866: "IBM866",
	csisolatin2: "ISO-8859-2",
	"iso-8859-2": "ISO-8859-2",
	"iso-ir-101": "ISO-8859-2",
	"iso8859-2": "ISO-8859-2",
	iso88592: "ISO-8859-2",
	"iso_8859-2": "ISO-8859-2",
	"iso_8859-2:1987": "ISO-8859-2",
	l2: "ISO-8859-2",
	latin2: "ISO-8859-2",
	csisolatin3: "ISO-8859-3",
	"iso-8859-3": "ISO-8859-3",
	"iso-ir-109": "ISO-8859-3",
	"iso8859-3": "ISO-8859-3",
	iso88593: "ISO-8859-3",
	"iso_8859-3": "ISO-8859-3",
	"iso_8859-3:1988": "ISO-8859-3",
	l3: "ISO-8859-3",
	latin3: "ISO-8859-3",
	csisolatin4: "ISO-8859-4",
	"iso-8859-4": "ISO-8859-4",
	"iso-ir-110": "ISO-8859-4",
	"iso8859-4": "ISO-8859-4",
	iso88594: "ISO-8859-4",
	"iso_8859-4": "ISO-8859-4",
	"iso_8859-4:1988": "ISO-8859-4",
	l4: "ISO-8859-4",
	latin4: "ISO-8859-4",
	csisolatincyrillic: "ISO-8859-5",
	cyrillic: "ISO-8859-5",
	"iso-8859-5": "ISO-8859-5",
	"iso-ir-144": "ISO-8859-5",
	"iso8859-5": "ISO-8859-5",
	iso88595: "ISO-8859-5",
	"iso_8859-5": "ISO-8859-5",
	"iso_8859-5:1988": "ISO-8859-5",
	arabic: "ISO-8859-6",
	"asmo-708": "ISO-8859-6",
	csiso88596e: "ISO-8859-6",
	csiso88596i: "ISO-8859-6",
	csisolatinarabic: "ISO-8859-6",
	"ecma-114": "ISO-8859-6",
	"iso-8859-6": "ISO-8859-6",
	"iso-8859-6-e": "ISO-8859-6",
	"iso-8859-6-i": "ISO-8859-6",
	"iso-ir-127": "ISO-8859-6",
	"iso8859-6": "ISO-8859-6",
	iso88596: "ISO-8859-6",
	"iso_8859-6": "ISO-8859-6",
	"iso_8859-6:1987": "ISO-8859-6",
	csisolatingreek: "ISO-8859-7",
	"ecma-118": "ISO-8859-7",
	elot_928: "ISO-8859-7",
	greek: "ISO-8859-7",
	greek8: "ISO-8859-7",
	"iso-8859-7": "ISO-8859-7",
	"iso-ir-126": "ISO-8859-7",
	"iso8859-7": "ISO-8859-7",
	iso88597: "ISO-8859-7",
	"iso_8859-7": "ISO-8859-7",
	"iso_8859-7:1987": "ISO-8859-7",
	sun_eu_greek: "ISO-8859-7",
	csiso88598e: "ISO-8859-8",
	csisolatinhebrew: "ISO-8859-8",
	hebrew: "ISO-8859-8",
	"iso-8859-8": "ISO-8859-8",
	"iso-8859-8-e": "ISO-8859-8",
	"iso-8859-8-i": "ISO-8859-8",
	"iso-ir-138": "ISO-8859-8",
	"iso8859-8": "ISO-8859-8",
	iso88598: "ISO-8859-8",
	"iso_8859-8": "ISO-8859-8",
	"iso_8859-8:1988": "ISO-8859-8",
	visual: "ISO-8859-8",
	csisolatin6: "ISO-8859-10",
	"iso-8859-10": "ISO-8859-10",
	"iso-ir-157": "ISO-8859-10",
	"iso8859-10": "ISO-8859-10",
	iso885910: "ISO-8859-10",
	l6: "ISO-8859-10",
	latin6: "ISO-8859-10",
	"iso-8859-13": "ISO-8859-13",
	"iso8859-13": "ISO-8859-13",
	iso885913: "ISO-8859-13",
	"iso-8859-14": "ISO-8859-14",
	"iso8859-14": "ISO-8859-14",
	iso885914: "ISO-8859-14",
	csisolatin9: "ISO-8859-15",
	"iso-8859-15": "ISO-8859-15",
	"iso8859-15": "ISO-8859-15",
	iso885915: "ISO-8859-15",
	"iso_8859-15": "ISO-8859-15",
	l9: "ISO-8859-15",
	"iso-8859-16": "ISO-8859-16",
	cskoi8r: "KOI8-R",
	koi: "KOI8-R",
	koi8: "KOI8-R",
	"koi8-r": "KOI8-R",
	koi8_r: "KOI8-R",
	"koi8-ru": "KOI8-U",
	"koi8-u": "KOI8-U",
	csmacintosh: "macintosh",
	mac: "macintosh",
	macintosh: "macintosh",
	"x-mac-roman": "macintosh",
	"x-mac-ce": "maccenteuro",
	"x-mac-cyrillic": "maccyrillic",
	"x-mac-ukrainian": "macukraine",
	"dos-874": "windows-874",
	"iso-8859-11": "windows-874",
	"iso8859-11": "windows-874",
	iso885911: "windows-874",
	"tis-620": "windows-874",
	"windows-874": "windows-874",
	cp1250: "windows-1250",
	"windows-1250": "windows-1250",
	"x-cp1250": "windows-1250",
	cp1251: "windows-1251",
	"windows-1251": "windows-1251",
	"x-cp1251": "windows-1251",
	"ansi_x3.4-1968": "windows-1252",
	ascii: "windows-1252",
	cp1252: "windows-1252",
	cp819: "windows-1252",
	csisolatin1: "windows-1252",
	ibm819: "windows-1252",
	"iso-8859-1": "windows-1252",
	"iso-ir-100": "windows-1252",
	"iso8859-1": "windows-1252",
	iso88591: "windows-1252",
	"iso_8859-1": "windows-1252",
	"iso_8859-1:1987": "windows-1252",
	l1: "windows-1252",
	latin1: "windows-1252",
	"us-ascii": "windows-1252",
	"windows-1252": "windows-1252",
	"x-cp1252": "windows-1252",
	cp1253: "windows-1253",
	"windows-1253": "windows-1253",
	"x-cp1253": "windows-1253",
	cp1254: "windows-1254",
	csisolatin5: "windows-1254",
	"iso-8859-9": "windows-1254",
	"iso-ir-148": "windows-1254",
	"iso8859-9": "windows-1254",
	iso88599: "windows-1254",
	"iso_8859-9": "windows-1254",
	"iso_8859-9:1989": "windows-1254",
	l5: "windows-1254",
	latin5: "windows-1254",
	"windows-1254": "windows-1254",
	"x-cp1254": "windows-1254",
	cp1255: "windows-1255",
	"windows-1255": "windows-1255",
	"x-cp1255": "windows-1255",
	cp1256: "windows-1256",
	"windows-1256": "windows-1256",
	"x-cp1256": "windows-1256",
	cp1257: "windows-1257",
	"windows-1257": "windows-1257",
	"x-cp1257": "windows-1257",
	cp1258: "windows-1258",
	"windows-1258": "windows-1258",
	"x-cp1258": "windows-1258",
	chinese: "GBK",
	csgb2312: "GBK",
	csiso58gb231280: "GBK",
	gb2312: "GBK",
	gb_2312: "GBK",
	"gb_2312-80": "GBK",
	gbk: "GBK",
	"iso-ir-58": "GBK",
	"x-gbk": "GBK",
	gb18030: "gb18030",
	big5: "Big5",
	"big5-hkscs": "Big5-HKSCS",
	"cn-big5": "Big5",
	csbig5: "Big5",
	"x-x-big5": "Big5",
	cseucpkdfmtjapanese: "EUC-JP",
	"euc-jp": "EUC-JP",
	"x-euc-jp": "EUC-JP",
	csshiftjis: "Shift_JIS",
	ms932: "Shift_JIS",
	ms_kanji: "Shift_JIS",
	"shift-jis": "Shift_JIS",
	shift_jis: "Shift_JIS",
	sjis: "Shift_JIS",
	"windows-31j": "Shift_JIS",
	"x-sjis": "Shift_JIS",
	cseuckr: "EUC-KR",
	csksc56011987: "EUC-KR",
	"euc-kr": "EUC-KR",
	"iso-ir-149": "EUC-KR",
	korean: "EUC-KR",
	"ks_c_5601-1987": "EUC-KR",
	"ks_c_5601-1989": "EUC-KR",
	ksc5601: "EUC-KR",
	ksc_5601: "EUC-KR",
	"windows-949": "EUC-KR",
	"utf-16be": "UTF-16BE",
	"utf-16": "UTF-16",
	"utf-16le": "UTF-16LE"
};

// node_modules/libmime/dist/esm/charset.js
/**
* Character set encoding and decoding functions
*/
const UTF8_COMPATIBLE = /^(?:(?:us-)?ascii|utf-8|7bit)$/i;
const UNSUPPORTED_CODECS = new Set([
	"utf7",
	"utf7imap",
	"base64",
	"hex"
].map((name) => import_lib.default.getCodec(name)));
const isUnsupportedCodec = (name) => {
	try {
		return UNSUPPORTED_CODECS.has(import_lib.default.getCodec(name));
	} catch (_err) {
		return false;
	}
};
const JAPANESE_CHARSET = /^jis|^iso-?2022-?jp|^EUCJP/i;
const CHARSET_ALIASES = new Map(Object.entries(charsets));
/**
* Encodes an unicode string into an Buffer object as UTF-8
*
* We force UTF-8 here, no strange encodings allowed.
*
* @param str String to be encoded
* @return UTF-8 encoded typed array
*/
function encode(str) {
	return Buffer$1.from(str, "utf-8");
}
/**
* Decodes a string from Buffer to an unicode string using specified encoding.
* An unknown charset falls back to UTF-8
*
* @param buf Binary data to be decoded
* @param [fromCharset='UTF-8'] Binary data is decoded into string using this charset
* @return Decoded string
*/
function decode(buf, fromCharset) {
	fromCharset = normalizeCharset(fromCharset || "UTF-8");
	if (UTF8_COMPATIBLE.test(fromCharset)) return buf.toString("utf-8");
	if (isUnsupportedCodec(fromCharset)) return buf.toString();
	try {
		if (JAPANESE_CHARSET.test(fromCharset)) {
			if (typeof buf === "string") buf = Buffer$1.from(buf);
			try {
				let output = import_src.default.convert(buf, {
					to: "UNICODE",
					from: fromCharset,
					type: "string"
				});
				if (typeof output === "string") return output;
			} catch (_err) {}
		}
		return import_lib.default.decode(buf, fromCharset);
	} catch (_err) {
		return buf.toString();
	}
}
/**
* Convert a string from specific encoding to UTF-8 Buffer
*
* @param data String or Buffer to be encoded
* @param [fromCharset='UTF-8'] Source encoding for the string
* @return UTF-8 encoded typed array
*/
function convert(data, fromCharset) {
	fromCharset = normalizeCharset(fromCharset || "UTF-8");
	if (typeof data !== "string") {
		if (UTF8_COMPATIBLE.test(fromCharset)) return data;
		return encode(decode(data, fromCharset));
	}
	return encode(data);
}
/**
* Converts well known invalid character set names to proper names.
* eg. win-1257 will be converted to windows-1257. Missing or non-string
* input defaults to UTF-8.
*
* @param charset Charset name to convert
* @return Canonicalized charset name
*/
function normalizeCharset(charset) {
	let name = (charset || "UTF-8").toString().toLowerCase().trim();
	let canonical = CHARSET_ALIASES.get(name);
	if (canonical) return canonical;
	name = name.replace(/^utf[-_]?(\d+)/, "utf-$1").replace(/^(?:us[-_]?)ascii/, "windows-1252").replace(/^win(?:dows)?[-_]?(\d+)/, "windows-$1").replace(/^(?:latin|iso[-_]?8859)?[-_]?(\d+)/, "iso-8859-$1").replace(/^l[-_]?(\d+)/, "iso-8859-$1");
	return CHARSET_ALIASES.get(name) || name.toUpperCase();
}
const DBCS_DECODER = import_lib.default.getCodec("gbk").decoder;
const BYTE_ORDER_GUESSING = /* @__PURE__ */ new Map([[import_lib.default.getCodec("utf-16"), 200], [import_lib.default.getCodec("utf-32"), 400]]);
var LowByteCutDecoder = class {
	constructor(charset) {
		this.pending = [];
		this.charset = charset;
	}
	write(chunk) {
		let cut = chunk.length;
		while (cut > 0 && chunk[cut - 1] >= 48) cut--;
		if (!cut) {
			this.pending.push(Buffer$1.from(chunk));
			return "";
		}
		let text = import_lib.default.decode(Buffer$1.concat([...this.pending, chunk.subarray(0, cut)]), this.charset);
		this.pending = [Buffer$1.from(chunk.subarray(cut))];
		return text;
	}
	end() {
		let rest = Buffer$1.concat(this.pending);
		this.pending = [];
		return rest.length ? import_lib.default.decode(rest, this.charset) : void 0;
	}
};
var HeadBufferedDecoder = class {
	constructor(decoder, size) {
		this.head = [];
		this.headLength = 0;
		this.decoder = decoder;
		this.size = size;
	}
	write(chunk) {
		if (!this.head) return this.decoder.write(chunk);
		this.head.push(Buffer$1.from(chunk));
		this.headLength += chunk.length;
		return this.headLength < this.size ? "" : this.releaseHead();
	}
	end() {
		return (this.head ? this.releaseHead() : "") + (this.decoder.end() || "");
	}
	releaseHead() {
		let head = Buffer$1.concat(this.head || []);
		this.head = null;
		return this.decoder.write(head);
	}
};
function createChunkDecoder(charset) {
	let codec = import_lib.default.getCodec(charset);
	if (codec.decoder === DBCS_DECODER) return new LowByteCutDecoder(charset);
	let headSize = BYTE_ORDER_GUESSING.get(codec);
	return headSize ? new HeadBufferedDecoder(import_lib.default.getDecoder(charset), headSize) : import_lib.default.getDecoder(charset);
}
/**
* Transform stream that decodes bytes in a charset into UTF-8 Buffers, see createDecodeStream()
*/
var DecodeStream = class extends Transform {
	constructor(charset) {
		super();
		this.decoder = null;
		this.chunks = [];
		this.highSurrogate = "";
		this.charset = normalizeCharset(charset || "UTF-8");
		if (UTF8_COMPATIBLE.test(this.charset)) {
			this.supported = true;
			this.decoder = new StringDecoder("utf-8");
		} else if (isUnsupportedCodec(this.charset) || !(JAPANESE_CHARSET.test(this.charset) || import_lib.default.encodingExists(this.charset))) {
			this.supported = false;
			this.decoder = new StringDecoder("utf-8");
		} else {
			this.supported = true;
			this.decoder = JAPANESE_CHARSET.test(this.charset) ? null : createChunkDecoder(this.charset);
		}
	}
	_transform(chunk, _encoding, done) {
		if (!this.decoder) {
			this.chunks.push(chunk);
			return done();
		}
		try {
			this.pushText(this.decoder.write(chunk), false);
		} catch (err) {
			return done(err);
		}
		done();
	}
	_flush(done) {
		try {
			this.pushText(this.decoder ? this.decoder.end() : decode(Buffer$1.concat(this.chunks), this.charset), true);
		} catch (err) {
			return done(err);
		}
		this.chunks = [];
		done();
	}
	pushText(text, final) {
		text = this.highSurrogate + (text || "");
		this.highSurrogate = "";
		let last = text.charCodeAt(text.length - 1);
		if (!final && last >= 55296 && last <= 56319) {
			this.highSurrogate = text.slice(-1);
			text = text.slice(0, -1);
		}
		if (text) this.push(Buffer$1.from(text, "utf-8"));
	}
};
/**
* Creates a Transform stream that decodes bytes in the given charset into UTF-8 Buffers. The
* charset name is resolved with normalizeCharset(), and the output is what decode() gives for
* the whole input, however it is split into chunks: the Japanese charsets iconv-lite does not
* support are decoded with encoding-japanese (collected until the input ends, as that decoder
* is not incremental), and an unknown or refused charset (UTF-7, base64, hex) is decoded as
* UTF-8 with `supported` set to false on the stream.
*
* @param [charset='UTF-8'] Charset the input is encoded in
* @return Transform stream with `charset` and `supported` properties
*/
function createDecodeStream(charset) {
	return new DecodeStream(charset);
}

// node_modules/libmime/dist/esm/mimetypes.js
const list = {
	"application/acad": "dwg",
	"application/applixware": "aw",
	"application/arj": "arj",
	"application/atom+xml": "xml",
	"application/atomcat+xml": "atomcat",
	"application/atomsvc+xml": "atomsvc",
	"application/base64": ["mm", "mme"],
	"application/binhex": "hqx",
	"application/binhex4": "hqx",
	"application/book": ["book", "boo"],
	"application/ccxml+xml": "ccxml",
	"application/cdf": "cdf",
	"application/cdmi-capability": "cdmia",
	"application/cdmi-container": "cdmic",
	"application/cdmi-domain": "cdmid",
	"application/cdmi-object": "cdmio",
	"application/cdmi-queue": "cdmiq",
	"application/clariscad": "ccad",
	"application/commonground": "dp",
	"application/cu-seeme": "cu",
	"application/davmount+xml": "davmount",
	"application/drafting": "drw",
	"application/dsptype": "tsp",
	"application/dssc+der": "dssc",
	"application/dssc+xml": "xdssc",
	"application/dxf": "dxf",
	"application/ecmascript": ["js", "es"],
	"application/emma+xml": "emma",
	"application/envoy": "evy",
	"application/epub+zip": "epub",
	"application/excel": [
		"xls",
		"xl",
		"xla",
		"xlb",
		"xlc",
		"xld",
		"xlk",
		"xll",
		"xlm",
		"xlt",
		"xlv",
		"xlw"
	],
	"application/exi": "exi",
	"application/font-tdpfr": "pfr",
	"application/fractals": "fif",
	"application/freeloader": "frl",
	"application/futuresplash": "spl",
	"application/geo+json": "geojson",
	"application/gnutar": "tgz",
	"application/groupwise": "vew",
	"application/hlp": "hlp",
	"application/hta": "hta",
	"application/hyperstudio": "stk",
	"application/i-deas": "unv",
	"application/iges": ["iges", "igs"],
	"application/inf": "inf",
	"application/internet-property-stream": "acx",
	"application/ipfix": "ipfix",
	"application/java": "class",
	"application/java-archive": "jar",
	"application/java-byte-code": "class",
	"application/java-serialized-object": "ser",
	"application/java-vm": "class",
	"application/javascript": "js",
	"application/json": "json",
	"application/lha": "lha",
	"application/lzx": "lzx",
	"application/mac-binary": "bin",
	"application/mac-binhex": "hqx",
	"application/mac-binhex40": "hqx",
	"application/mac-compactpro": "cpt",
	"application/macbinary": "bin",
	"application/mads+xml": "mads",
	"application/marc": "mrc",
	"application/marcxml+xml": "mrcx",
	"application/mathematica": "ma",
	"application/mathml+xml": "mathml",
	"application/mbedlet": "mbd",
	"application/mbox": "mbox",
	"application/mcad": "mcd",
	"application/mediaservercontrol+xml": "mscml",
	"application/metalink4+xml": "meta4",
	"application/mets+xml": "mets",
	"application/mime": "aps",
	"application/mods+xml": "mods",
	"application/mp21": "m21",
	"application/mp4": "mp4",
	"application/mspowerpoint": [
		"ppt",
		"pot",
		"pps",
		"ppz"
	],
	"application/msword": [
		"doc",
		"dot",
		"w6w",
		"wiz",
		"word"
	],
	"application/mswrite": "wri",
	"application/mxf": "mxf",
	"application/netmc": "mcp",
	"application/octet-stream": ["*"],
	"application/oda": "oda",
	"application/oebps-package+xml": "opf",
	"application/ogg": "ogx",
	"application/olescript": "axs",
	"application/onenote": "onetoc",
	"application/patch-ops-error+xml": "xer",
	"application/pdf": "pdf",
	"application/pgp-encrypted": "asc",
	"application/pgp-signature": "pgp",
	"application/pics-rules": "prf",
	"application/pkcs-12": "p12",
	"application/pkcs-crl": "crl",
	"application/pkcs10": "p10",
	"application/pkcs7-mime": ["p7c", "p7m"],
	"application/pkcs7-signature": "p7s",
	"application/pkcs8": "p8",
	"application/pkix-attr-cert": "ac",
	"application/pkix-cert": ["cer", "crt"],
	"application/pkix-crl": "crl",
	"application/pkix-pkipath": "pkipath",
	"application/pkixcmp": "pki",
	"application/plain": "text",
	"application/pls+xml": "pls",
	"application/postscript": [
		"ps",
		"ai",
		"eps"
	],
	"application/powerpoint": "ppt",
	"application/pro_eng": ["part", "prt"],
	"application/prs.cww": "cww",
	"application/pskc+xml": "pskcxml",
	"application/rdf+xml": "rdf",
	"application/reginfo+xml": "rif",
	"application/relax-ng-compact-syntax": "rnc",
	"application/resource-lists+xml": "rl",
	"application/resource-lists-diff+xml": "rld",
	"application/ringing-tones": "rng",
	"application/rls-services+xml": "rs",
	"application/rsd+xml": "rsd",
	"application/rss+xml": "xml",
	"application/rtf": ["rtf", "rtx"],
	"application/sbml+xml": "sbml",
	"application/scvp-cv-request": "scq",
	"application/scvp-cv-response": "scs",
	"application/scvp-vp-request": "spq",
	"application/scvp-vp-response": "spp",
	"application/sdp": "sdp",
	"application/sea": "sea",
	"application/set": "set",
	"application/set-payment-initiation": "setpay",
	"application/set-registration-initiation": "setreg",
	"application/shf+xml": "shf",
	"application/sla": "stl",
	"application/smil": ["smi", "smil"],
	"application/smil+xml": "smi",
	"application/solids": "sol",
	"application/sounder": "sdr",
	"application/sparql-query": "rq",
	"application/sparql-results+xml": "srx",
	"application/srgs": "gram",
	"application/srgs+xml": "grxml",
	"application/sru+xml": "sru",
	"application/ssml+xml": "ssml",
	"application/step": ["step", "stp"],
	"application/streamingmedia": "ssm",
	"application/tei+xml": "tei",
	"application/thraud+xml": "tfi",
	"application/timestamped-data": "tsd",
	"application/toolbook": "tbk",
	"application/vda": "vda",
	"application/vnd.3gpp.pic-bw-large": "plb",
	"application/vnd.3gpp.pic-bw-small": "psb",
	"application/vnd.3gpp.pic-bw-var": "pvb",
	"application/vnd.3gpp2.tcap": "tcap",
	"application/vnd.3m.post-it-notes": "pwn",
	"application/vnd.accpac.simply.aso": "aso",
	"application/vnd.accpac.simply.imp": "imp",
	"application/vnd.acucobol": "acu",
	"application/vnd.acucorp": "atc",
	"application/vnd.adobe.air-application-installer-package+zip": "air",
	"application/vnd.adobe.fxp": "fxp",
	"application/vnd.adobe.xdp+xml": "xdp",
	"application/vnd.adobe.xfdf": "xfdf",
	"application/vnd.ahead.space": "ahead",
	"application/vnd.airzip.filesecure.azf": "azf",
	"application/vnd.airzip.filesecure.azs": "azs",
	"application/vnd.amazon.ebook": "azw",
	"application/vnd.americandynamics.acc": "acc",
	"application/vnd.amiga.ami": "ami",
	"application/vnd.android.package-archive": "apk",
	"application/vnd.anser-web-certificate-issue-initiation": "cii",
	"application/vnd.anser-web-funds-transfer-initiation": "fti",
	"application/vnd.antix.game-component": "atx",
	"application/vnd.apple.installer+xml": "mpkg",
	"application/vnd.apple.mpegurl": "m3u8",
	"application/vnd.aristanetworks.swi": "swi",
	"application/vnd.audiograph": "aep",
	"application/vnd.blueice.multipass": "mpm",
	"application/vnd.bmi": "bmi",
	"application/vnd.businessobjects": "rep",
	"application/vnd.chemdraw+xml": "cdxml",
	"application/vnd.chipnuts.karaoke-mmd": "mmd",
	"application/vnd.cinderella": "cdy",
	"application/vnd.claymore": "cla",
	"application/vnd.cloanto.rp9": "rp9",
	"application/vnd.clonk.c4group": "c4g",
	"application/vnd.cluetrust.cartomobile-config": "c11amc",
	"application/vnd.cluetrust.cartomobile-config-pkg": "c11amz",
	"application/vnd.commonspace": "csp",
	"application/vnd.contact.cmsg": "cdbcmsg",
	"application/vnd.cosmocaller": "cmc",
	"application/vnd.crick.clicker": "clkx",
	"application/vnd.crick.clicker.keyboard": "clkk",
	"application/vnd.crick.clicker.palette": "clkp",
	"application/vnd.crick.clicker.template": "clkt",
	"application/vnd.crick.clicker.wordbank": "clkw",
	"application/vnd.criticaltools.wbs+xml": "wbs",
	"application/vnd.ctc-posml": "pml",
	"application/vnd.cups-ppd": "ppd",
	"application/vnd.curl.car": "car",
	"application/vnd.curl.pcurl": "pcurl",
	"application/vnd.data-vision.rdz": "rdz",
	"application/vnd.denovo.fcselayout-link": "fe_launch",
	"application/vnd.dna": "dna",
	"application/vnd.dolby.mlp": "mlp",
	"application/vnd.dpgraph": "dpg",
	"application/vnd.dreamfactory": "dfac",
	"application/vnd.dvb.ait": "ait",
	"application/vnd.dvb.service": "svc",
	"application/vnd.dynageo": "geo",
	"application/vnd.ecowin.chart": "mag",
	"application/vnd.enliven": "nml",
	"application/vnd.epson.esf": "esf",
	"application/vnd.epson.msf": "msf",
	"application/vnd.epson.quickanime": "qam",
	"application/vnd.epson.salt": "slt",
	"application/vnd.epson.ssf": "ssf",
	"application/vnd.eszigno3+xml": "es3",
	"application/vnd.ezpix-album": "ez2",
	"application/vnd.ezpix-package": "ez3",
	"application/vnd.fdf": "fdf",
	"application/vnd.fdsn.seed": "seed",
	"application/vnd.flographit": "gph",
	"application/vnd.fluxtime.clip": "ftc",
	"application/vnd.framemaker": "fm",
	"application/vnd.frogans.fnc": "fnc",
	"application/vnd.frogans.ltf": "ltf",
	"application/vnd.fsc.weblaunch": "fsc",
	"application/vnd.fujitsu.oasys": "oas",
	"application/vnd.fujitsu.oasys2": "oa2",
	"application/vnd.fujitsu.oasys3": "oa3",
	"application/vnd.fujitsu.oasysgp": "fg5",
	"application/vnd.fujitsu.oasysprs": "bh2",
	"application/vnd.fujixerox.ddd": "ddd",
	"application/vnd.fujixerox.docuworks": "xdw",
	"application/vnd.fujixerox.docuworks.binder": "xbd",
	"application/vnd.fuzzysheet": "fzs",
	"application/vnd.genomatix.tuxedo": "txd",
	"application/vnd.geogebra.file": "ggb",
	"application/vnd.geogebra.tool": "ggt",
	"application/vnd.geometry-explorer": "gex",
	"application/vnd.geonext": "gxt",
	"application/vnd.geoplan": "g2w",
	"application/vnd.geospace": "g3w",
	"application/vnd.gmx": "gmx",
	"application/vnd.google-earth.kml+xml": "kml",
	"application/vnd.google-earth.kmz": "kmz",
	"application/vnd.grafeq": "gqf",
	"application/vnd.groove-account": "gac",
	"application/vnd.groove-help": "ghf",
	"application/vnd.groove-identity-message": "gim",
	"application/vnd.groove-injector": "grv",
	"application/vnd.groove-tool-message": "gtm",
	"application/vnd.groove-tool-template": "tpl",
	"application/vnd.groove-vcard": "vcg",
	"application/vnd.hal+xml": "hal",
	"application/vnd.handheld-entertainment+xml": "zmm",
	"application/vnd.hbci": "hbci",
	"application/vnd.hhe.lesson-player": "les",
	"application/vnd.hp-hpgl": [
		"hgl",
		"hpg",
		"hpgl"
	],
	"application/vnd.hp-hpid": "hpid",
	"application/vnd.hp-hps": "hps",
	"application/vnd.hp-jlyt": "jlt",
	"application/vnd.hp-pcl": "pcl",
	"application/vnd.hp-pclxl": "pclxl",
	"application/vnd.hydrostatix.sof-data": "sfd-hdstx",
	"application/vnd.hzn-3d-crossword": "x3d",
	"application/vnd.ibm.minipay": "mpy",
	"application/vnd.ibm.modcap": "afp",
	"application/vnd.ibm.rights-management": "irm",
	"application/vnd.ibm.secure-container": "sc",
	"application/vnd.iccprofile": "icc",
	"application/vnd.igloader": "igl",
	"application/vnd.immervision-ivp": "ivp",
	"application/vnd.immervision-ivu": "ivu",
	"application/vnd.insors.igm": "igm",
	"application/vnd.intercon.formnet": "xpw",
	"application/vnd.intergeo": "i2g",
	"application/vnd.intu.qbo": "qbo",
	"application/vnd.intu.qfx": "qfx",
	"application/vnd.ipunplugged.rcprofile": "rcprofile",
	"application/vnd.irepository.package+xml": "irp",
	"application/vnd.is-xpr": "xpr",
	"application/vnd.isac.fcs": "fcs",
	"application/vnd.jam": "jam",
	"application/vnd.jcp.javame.midlet-rms": "rms",
	"application/vnd.jisp": "jisp",
	"application/vnd.joost.joda-archive": "joda",
	"application/vnd.kahootz": "ktz",
	"application/vnd.kde.karbon": "karbon",
	"application/vnd.kde.kchart": "chrt",
	"application/vnd.kde.kformula": "kfo",
	"application/vnd.kde.kivio": "flw",
	"application/vnd.kde.kontour": "kon",
	"application/vnd.kde.kpresenter": "kpr",
	"application/vnd.kde.kspread": "ksp",
	"application/vnd.kde.kword": "kwd",
	"application/vnd.kenameaapp": "htke",
	"application/vnd.kidspiration": "kia",
	"application/vnd.kinar": "kne",
	"application/vnd.koan": "skp",
	"application/vnd.kodak-descriptor": "sse",
	"application/vnd.las.las+xml": "lasxml",
	"application/vnd.llamagraphics.life-balance.desktop": "lbd",
	"application/vnd.llamagraphics.life-balance.exchange+xml": "lbe",
	"application/vnd.lotus-1-2-3": "123",
	"application/vnd.lotus-approach": "apr",
	"application/vnd.lotus-freelance": "pre",
	"application/vnd.lotus-notes": "nsf",
	"application/vnd.lotus-organizer": "org",
	"application/vnd.lotus-screencam": "scm",
	"application/vnd.lotus-wordpro": "lwp",
	"application/vnd.macports.portpkg": "portpkg",
	"application/vnd.mcd": "mcd",
	"application/vnd.medcalcdata": "mc1",
	"application/vnd.mediastation.cdkey": "cdkey",
	"application/vnd.mfer": "mwf",
	"application/vnd.mfmp": "mfm",
	"application/vnd.micrografx.flo": "flo",
	"application/vnd.micrografx.igx": "igx",
	"application/vnd.mif": "mif",
	"application/vnd.mobius.daf": "daf",
	"application/vnd.mobius.dis": "dis",
	"application/vnd.mobius.mbk": "mbk",
	"application/vnd.mobius.mqy": "mqy",
	"application/vnd.mobius.msl": "msl",
	"application/vnd.mobius.plc": "plc",
	"application/vnd.mobius.txf": "txf",
	"application/vnd.mophun.application": "mpn",
	"application/vnd.mophun.certificate": "mpc",
	"application/vnd.mozilla.xul+xml": "xul",
	"application/vnd.ms-artgalry": "cil",
	"application/vnd.ms-cab-compressed": "cab",
	"application/vnd.ms-excel": [
		"xls",
		"xla",
		"xlc",
		"xlm",
		"xlt",
		"xlw",
		"xlb",
		"xll"
	],
	"application/vnd.ms-excel.addin.macroenabled.12": "xlam",
	"application/vnd.ms-excel.sheet.binary.macroenabled.12": "xlsb",
	"application/vnd.ms-excel.sheet.macroenabled.12": "xlsm",
	"application/vnd.ms-excel.template.macroenabled.12": "xltm",
	"application/vnd.ms-fontobject": "eot",
	"application/vnd.ms-htmlhelp": "chm",
	"application/vnd.ms-ims": "ims",
	"application/vnd.ms-lrm": "lrm",
	"application/vnd.ms-officetheme": "thmx",
	"application/vnd.ms-outlook": "msg",
	"application/vnd.ms-pki.certstore": "sst",
	"application/vnd.ms-pki.pko": "pko",
	"application/vnd.ms-pki.seccat": "cat",
	"application/vnd.ms-pki.stl": "stl",
	"application/vnd.ms-pkicertstore": "sst",
	"application/vnd.ms-pkiseccat": "cat",
	"application/vnd.ms-pkistl": "stl",
	"application/vnd.ms-powerpoint": [
		"ppt",
		"pot",
		"pps",
		"ppa",
		"pwz"
	],
	"application/vnd.ms-powerpoint.addin.macroenabled.12": "ppam",
	"application/vnd.ms-powerpoint.presentation.macroenabled.12": "pptm",
	"application/vnd.ms-powerpoint.slide.macroenabled.12": "sldm",
	"application/vnd.ms-powerpoint.slideshow.macroenabled.12": "ppsm",
	"application/vnd.ms-powerpoint.template.macroenabled.12": "potm",
	"application/vnd.ms-project": "mpp",
	"application/vnd.ms-word.document.macroenabled.12": "docm",
	"application/vnd.ms-word.template.macroenabled.12": "dotm",
	"application/vnd.ms-works": [
		"wks",
		"wcm",
		"wdb",
		"wps"
	],
	"application/vnd.ms-wpl": "wpl",
	"application/vnd.ms-xpsdocument": "xps",
	"application/vnd.mseq": "mseq",
	"application/vnd.musician": "mus",
	"application/vnd.muvee.style": "msty",
	"application/vnd.neurolanguage.nlu": "nlu",
	"application/vnd.noblenet-directory": "nnd",
	"application/vnd.noblenet-sealer": "nns",
	"application/vnd.noblenet-web": "nnw",
	"application/vnd.nokia.configuration-message": "ncm",
	"application/vnd.nokia.n-gage.data": "ngdat",
	"application/vnd.nokia.n-gage.symbian.install": "n-gage",
	"application/vnd.nokia.radio-preset": "rpst",
	"application/vnd.nokia.radio-presets": "rpss",
	"application/vnd.nokia.ringing-tone": "rng",
	"application/vnd.novadigm.edm": "edm",
	"application/vnd.novadigm.edx": "edx",
	"application/vnd.novadigm.ext": "ext",
	"application/vnd.oasis.opendocument.chart": "odc",
	"application/vnd.oasis.opendocument.chart-template": "otc",
	"application/vnd.oasis.opendocument.database": "odb",
	"application/vnd.oasis.opendocument.formula": "odf",
	"application/vnd.oasis.opendocument.formula-template": "odft",
	"application/vnd.oasis.opendocument.graphics": "odg",
	"application/vnd.oasis.opendocument.graphics-template": "otg",
	"application/vnd.oasis.opendocument.image": "odi",
	"application/vnd.oasis.opendocument.image-template": "oti",
	"application/vnd.oasis.opendocument.presentation": "odp",
	"application/vnd.oasis.opendocument.presentation-template": "otp",
	"application/vnd.oasis.opendocument.spreadsheet": "ods",
	"application/vnd.oasis.opendocument.spreadsheet-template": "ots",
	"application/vnd.oasis.opendocument.text": "odt",
	"application/vnd.oasis.opendocument.text-master": "odm",
	"application/vnd.oasis.opendocument.text-template": "ott",
	"application/vnd.oasis.opendocument.text-web": "oth",
	"application/vnd.olpc-sugar": "xo",
	"application/vnd.oma.dd2+xml": "dd2",
	"application/vnd.openofficeorg.extension": "oxt",
	"application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
	"application/vnd.openxmlformats-officedocument.presentationml.slide": "sldx",
	"application/vnd.openxmlformats-officedocument.presentationml.slideshow": "ppsx",
	"application/vnd.openxmlformats-officedocument.presentationml.template": "potx",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.template": "xltx",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.template": "dotx",
	"application/vnd.osgeo.mapguide.package": "mgp",
	"application/vnd.osgi.dp": "dp",
	"application/vnd.palm": "pdb",
	"application/vnd.pawaafile": "paw",
	"application/vnd.pg.format": "str",
	"application/vnd.pg.osasli": "ei6",
	"application/vnd.picsel": "efif",
	"application/vnd.pmi.widget": "wg",
	"application/vnd.pocketlearn": "plf",
	"application/vnd.powerbuilder6": "pbd",
	"application/vnd.previewsystems.box": "box",
	"application/vnd.proteus.magazine": "mgz",
	"application/vnd.publishare-delta-tree": "qps",
	"application/vnd.pvi.ptid1": "ptid",
	"application/vnd.quark.quarkxpress": "qxd",
	"application/vnd.realvnc.bed": "bed",
	"application/vnd.recordare.musicxml": "mxl",
	"application/vnd.recordare.musicxml+xml": "musicxml",
	"application/vnd.rig.cryptonote": "cryptonote",
	"application/vnd.rim.cod": "cod",
	"application/vnd.rn-realmedia": "rm",
	"application/vnd.rn-realplayer": "rnx",
	"application/vnd.route66.link66+xml": "link66",
	"application/vnd.sailingtracker.track": "st",
	"application/vnd.seemail": "see",
	"application/vnd.sema": "sema",
	"application/vnd.semd": "semd",
	"application/vnd.semf": "semf",
	"application/vnd.shana.informed.formdata": "ifm",
	"application/vnd.shana.informed.formtemplate": "itp",
	"application/vnd.shana.informed.interchange": "iif",
	"application/vnd.shana.informed.package": "ipk",
	"application/vnd.simtech-mindmapper": "twd",
	"application/vnd.smaf": "mmf",
	"application/vnd.smart.teacher": "teacher",
	"application/vnd.solent.sdkm+xml": "sdkm",
	"application/vnd.spotfire.dxp": "dxp",
	"application/vnd.spotfire.sfs": "sfs",
	"application/vnd.stardivision.calc": "sdc",
	"application/vnd.stardivision.draw": "sda",
	"application/vnd.stardivision.impress": "sdd",
	"application/vnd.stardivision.math": "smf",
	"application/vnd.stardivision.writer": "sdw",
	"application/vnd.stardivision.writer-global": "sgl",
	"application/vnd.stepmania.stepchart": "sm",
	"application/vnd.sun.xml.calc": "sxc",
	"application/vnd.sun.xml.calc.template": "stc",
	"application/vnd.sun.xml.draw": "sxd",
	"application/vnd.sun.xml.draw.template": "std",
	"application/vnd.sun.xml.impress": "sxi",
	"application/vnd.sun.xml.impress.template": "sti",
	"application/vnd.sun.xml.math": "sxm",
	"application/vnd.sun.xml.writer": "sxw",
	"application/vnd.sun.xml.writer.global": "sxg",
	"application/vnd.sun.xml.writer.template": "stw",
	"application/vnd.sus-calendar": "sus",
	"application/vnd.svd": "svd",
	"application/vnd.symbian.install": "sis",
	"application/vnd.syncml+xml": "xsm",
	"application/vnd.syncml.dm+wbxml": "bdm",
	"application/vnd.syncml.dm+xml": "xdm",
	"application/vnd.tao.intent-module-archive": "tao",
	"application/vnd.tmobile-livetv": "tmo",
	"application/vnd.trid.tpt": "tpt",
	"application/vnd.triscape.mxs": "mxs",
	"application/vnd.trueapp": "tra",
	"application/vnd.ufdl": "ufd",
	"application/vnd.uiq.theme": "utz",
	"application/vnd.umajin": "umj",
	"application/vnd.unity": "unityweb",
	"application/vnd.uoml+xml": "uoml",
	"application/vnd.vcx": "vcx",
	"application/vnd.visio": "vsd",
	"application/vnd.visionary": "vis",
	"application/vnd.vsf": "vsf",
	"application/vnd.wap.wbxml": "wbxml",
	"application/vnd.wap.wmlc": "wmlc",
	"application/vnd.wap.wmlscriptc": "wmlsc",
	"application/vnd.webturbo": "wtb",
	"application/vnd.wolfram.player": "nbp",
	"application/vnd.wordperfect": "wpd",
	"application/vnd.wqd": "wqd",
	"application/vnd.wt.stf": "stf",
	"application/vnd.xara": ["web", "xar"],
	"application/vnd.xfdl": "xfdl",
	"application/vnd.yamaha.hv-dic": "hvd",
	"application/vnd.yamaha.hv-script": "hvs",
	"application/vnd.yamaha.hv-voice": "hvp",
	"application/vnd.yamaha.openscoreformat": "osf",
	"application/vnd.yamaha.openscoreformat.osfpvg+xml": "osfpvg",
	"application/vnd.yamaha.smaf-audio": "saf",
	"application/vnd.yamaha.smaf-phrase": "spf",
	"application/vnd.yellowriver-custom-menu": "cmp",
	"application/vnd.zul": "zir",
	"application/vnd.zzazz.deck+xml": "zaz",
	"application/vocaltec-media-desc": "vmd",
	"application/vocaltec-media-file": "vmf",
	"application/voicexml+xml": "vxml",
	"application/wasm": "wasm",
	"application/widget": "wgt",
	"application/winhlp": "hlp",
	"application/wordperfect": [
		"wp",
		"wp5",
		"wp6",
		"wpd"
	],
	"application/wordperfect6.0": ["w60", "wp5"],
	"application/wordperfect6.1": "w61",
	"application/wsdl+xml": "wsdl",
	"application/wspolicy+xml": "wspolicy",
	"application/x-123": "wk1",
	"application/x-7z-compressed": "7z",
	"application/x-abiword": "abw",
	"application/x-ace-compressed": "ace",
	"application/x-aim": "aim",
	"application/x-authorware-bin": "aab",
	"application/x-authorware-map": "aam",
	"application/x-authorware-seg": "aas",
	"application/x-bcpio": "bcpio",
	"application/x-binary": "bin",
	"application/x-binhex40": "hqx",
	"application/x-bittorrent": "torrent",
	"application/x-bsh": [
		"bsh",
		"sh",
		"shar"
	],
	"application/x-bytecode.elisp": "elc",
	"application/x-bytecode.python": "pyc",
	"application/x-bzip": "bz",
	"application/x-bzip2": ["boz", "bz2"],
	"application/x-cdf": "cdf",
	"application/x-cdlink": "vcd",
	"application/x-chat": ["cha", "chat"],
	"application/x-chess-pgn": "pgn",
	"application/x-cmu-raster": "ras",
	"application/x-cocoa": "cco",
	"application/x-compactpro": "cpt",
	"application/x-compress": "z",
	"application/x-compressed": [
		"tgz",
		"gz",
		"z",
		"zip"
	],
	"application/x-conference": "nsc",
	"application/x-cpio": "cpio",
	"application/x-cpt": "cpt",
	"application/x-csh": "csh",
	"application/x-debian-package": "deb",
	"application/x-deepv": "deepv",
	"application/x-director": [
		"dir",
		"dcr",
		"dxr"
	],
	"application/x-doom": "wad",
	"application/x-dtbncx+xml": "ncx",
	"application/x-dtbook+xml": "dtb",
	"application/x-dtbresource+xml": "res",
	"application/x-dvi": "dvi",
	"application/x-elc": "elc",
	"application/x-envoy": ["env", "evy"],
	"application/x-esrehber": "es",
	"application/x-excel": [
		"xls",
		"xla",
		"xlb",
		"xlc",
		"xld",
		"xlk",
		"xll",
		"xlm",
		"xlt",
		"xlv",
		"xlw"
	],
	"application/x-font-bdf": "bdf",
	"application/x-font-ghostscript": "gsf",
	"application/x-font-linux-psf": "psf",
	"application/x-font-otf": "otf",
	"application/x-font-pcf": "pcf",
	"application/x-font-snf": "snf",
	"application/x-font-ttf": "ttf",
	"application/x-font-type1": "pfa",
	"application/x-font-woff": "woff",
	"application/x-frame": "mif",
	"application/x-freelance": "pre",
	"application/x-futuresplash": "spl",
	"application/x-gnumeric": "gnumeric",
	"application/x-gsp": "gsp",
	"application/x-gss": "gss",
	"application/x-gtar": "gtar",
	"application/x-gzip": ["gz", "gzip"],
	"application/x-hdf": "hdf",
	"application/x-helpfile": ["help", "hlp"],
	"application/x-httpd-imap": "imap",
	"application/x-ima": "ima",
	"application/x-internet-signup": ["ins", "isp"],
	"application/x-internett-signup": "ins",
	"application/x-inventor": "iv",
	"application/x-ip2": "ip",
	"application/x-iphone": "iii",
	"application/x-java-class": "class",
	"application/x-java-commerce": "jcm",
	"application/x-java-jnlp-file": "jnlp",
	"application/x-javascript": "js",
	"application/x-koan": [
		"skd",
		"skm",
		"skp",
		"skt"
	],
	"application/x-ksh": "ksh",
	"application/x-latex": ["latex", "ltx"],
	"application/x-lha": "lha",
	"application/x-lisp": "lsp",
	"application/x-livescreen": "ivy",
	"application/x-lotus": "wq1",
	"application/x-lotusscreencam": "scm",
	"application/x-lzh": "lzh",
	"application/x-lzx": "lzx",
	"application/x-mac-binhex40": "hqx",
	"application/x-macbinary": "bin",
	"application/x-magic-cap-package-1.0": "mc$",
	"application/x-mathcad": "mcd",
	"application/x-meme": "mm",
	"application/x-midi": ["mid", "midi"],
	"application/x-mif": "mif",
	"application/x-mix-transfer": "nix",
	"application/x-mobipocket-ebook": "prc",
	"application/x-mplayer2": "asx",
	"application/x-ms-application": "application",
	"application/x-ms-wmd": "wmd",
	"application/x-ms-wmz": "wmz",
	"application/x-ms-xbap": "xbap",
	"application/x-msaccess": "mdb",
	"application/x-msbinder": "obd",
	"application/x-mscardfile": "crd",
	"application/x-msclip": "clp",
	"application/x-msdownload": ["exe", "dll"],
	"application/x-msexcel": [
		"xls",
		"xla",
		"xlw"
	],
	"application/x-msmediaview": [
		"mvb",
		"m13",
		"m14"
	],
	"application/x-msmetafile": "wmf",
	"application/x-msmoney": "mny",
	"application/x-mspowerpoint": "ppt",
	"application/x-mspublisher": "pub",
	"application/x-msschedule": "scd",
	"application/x-msterminal": "trm",
	"application/x-mswrite": "wri",
	"application/x-navi-animation": "ani",
	"application/x-navidoc": "nvd",
	"application/x-navimap": "map",
	"application/x-navistyle": "stl",
	"application/x-netcdf": ["cdf", "nc"],
	"application/x-newton-compatible-pkg": "pkg",
	"application/x-nokia-9000-communicator-add-on-software": "aos",
	"application/x-omc": "omc",
	"application/x-omcdatamaker": "omcd",
	"application/x-omcregerator": "omcr",
	"application/x-pagemaker": ["pm4", "pm5"],
	"application/x-pcl": "pcl",
	"application/x-perfmon": [
		"pma",
		"pmc",
		"pml",
		"pmr",
		"pmw"
	],
	"application/x-pixclscript": "plx",
	"application/x-pkcs10": "p10",
	"application/x-pkcs12": ["p12", "pfx"],
	"application/x-pkcs7-certificates": ["p7b", "spc"],
	"application/x-pkcs7-certreqresp": "p7r",
	"application/x-pkcs7-mime": ["p7m", "p7c"],
	"application/x-pkcs7-signature": ["p7s", "p7a"],
	"application/x-pointplus": "css",
	"application/x-portable-anymap": "pnm",
	"application/x-project": [
		"mpc",
		"mpt",
		"mpv",
		"mpx"
	],
	"application/x-qpro": "wb1",
	"application/x-rar-compressed": "rar",
	"application/x-rtf": "rtf",
	"application/x-sdp": "sdp",
	"application/x-sea": "sea",
	"application/x-seelogo": "sl",
	"application/x-sh": "sh",
	"application/x-shar": ["shar", "sh"],
	"application/x-shockwave-flash": "swf",
	"application/x-silverlight-app": "xap",
	"application/x-sit": "sit",
	"application/x-sprite": ["spr", "sprite"],
	"application/x-stuffit": "sit",
	"application/x-stuffitx": "sitx",
	"application/x-sv4cpio": "sv4cpio",
	"application/x-sv4crc": "sv4crc",
	"application/x-tar": "tar",
	"application/x-tbook": ["sbk", "tbk"],
	"application/x-tcl": "tcl",
	"application/x-tex": "tex",
	"application/x-tex-tfm": "tfm",
	"application/x-texinfo": ["texi", "texinfo"],
	"application/x-troff": [
		"roff",
		"t",
		"tr"
	],
	"application/x-troff-man": "man",
	"application/x-troff-me": "me",
	"application/x-troff-ms": "ms",
	"application/x-troff-msvideo": "avi",
	"application/x-ustar": "ustar",
	"application/x-visio": [
		"vsd",
		"vst",
		"vsw"
	],
	"application/x-vnd.audioexplosion.mzz": "mzz",
	"application/x-vnd.ls-xpix": "xpix",
	"application/x-vrml": "vrml",
	"application/x-wais-source": ["src", "wsrc"],
	"application/x-winhelp": "hlp",
	"application/x-wintalk": "wtk",
	"application/x-world": ["wrl", "svr"],
	"application/x-wpwin": "wpd",
	"application/x-wri": "wri",
	"application/x-x509-ca-cert": [
		"cer",
		"crt",
		"der"
	],
	"application/x-x509-user-cert": "crt",
	"application/x-xfig": "fig",
	"application/x-xpinstall": "xpi",
	"application/x-zip-compressed": "zip",
	"application/xcap-diff+xml": "xdf",
	"application/xenc+xml": "xenc",
	"application/xhtml+xml": "xhtml",
	"application/xml": "xml",
	"application/xml-dtd": "dtd",
	"application/xop+xml": "xop",
	"application/xslt+xml": "xslt",
	"application/xspf+xml": "xspf",
	"application/xv+xml": "mxml",
	"application/yaml": ["yaml", "yml"],
	"application/yang": "yang",
	"application/yin+xml": "yin",
	"application/ynd.ms-pkipko": "pko",
	"application/zip": "zip",
	"audio/adpcm": "adp",
	"audio/aiff": [
		"aiff",
		"aif",
		"aifc"
	],
	"audio/basic": ["snd", "au"],
	"audio/it": "it",
	"audio/make": [
		"funk",
		"my",
		"pfunk"
	],
	"audio/make.my.funk": "pfunk",
	"audio/mid": ["mid", "rmi"],
	"audio/midi": [
		"midi",
		"kar",
		"mid"
	],
	"audio/mod": "mod",
	"audio/mp4": "mp4a",
	"audio/mpeg": [
		"mpga",
		"mp3",
		"m2a",
		"mp2",
		"mpa",
		"mpg"
	],
	"audio/mpeg3": "mp3",
	"audio/nspaudio": ["la", "lma"],
	"audio/ogg": "oga",
	"audio/opus": "opus",
	"audio/s3m": "s3m",
	"audio/tsp-audio": "tsi",
	"audio/tsplayer": "tsp",
	"audio/vnd.dece.audio": "uva",
	"audio/vnd.digital-winds": "eol",
	"audio/vnd.dra": "dra",
	"audio/vnd.dts": "dts",
	"audio/vnd.dts.hd": "dtshd",
	"audio/vnd.lucent.voice": "lvp",
	"audio/vnd.ms-playready.media.pya": "pya",
	"audio/vnd.nuera.ecelp4800": "ecelp4800",
	"audio/vnd.nuera.ecelp7470": "ecelp7470",
	"audio/vnd.nuera.ecelp9600": "ecelp9600",
	"audio/vnd.qcelp": "qcp",
	"audio/vnd.rip": "rip",
	"audio/voc": "voc",
	"audio/voxware": "vox",
	"audio/wav": "wav",
	"audio/webm": "weba",
	"audio/x-aac": "aac",
	"audio/x-adpcm": "snd",
	"audio/x-aiff": [
		"aiff",
		"aif",
		"aifc"
	],
	"audio/x-au": "au",
	"audio/x-gsm": ["gsd", "gsm"],
	"audio/x-jam": "jam",
	"audio/x-liveaudio": "lam",
	"audio/x-m4a": "m4a",
	"audio/x-mid": ["mid", "midi"],
	"audio/x-midi": ["midi", "mid"],
	"audio/x-mod": "mod",
	"audio/x-mpeg": "mp2",
	"audio/x-mpeg-3": "mp3",
	"audio/x-mpegurl": "m3u",
	"audio/x-mpequrl": "m3u",
	"audio/x-ms-wax": "wax",
	"audio/x-ms-wma": "wma",
	"audio/x-nspaudio": ["la", "lma"],
	"audio/x-pn-realaudio": [
		"ra",
		"ram",
		"rm",
		"rmm",
		"rmp"
	],
	"audio/x-pn-realaudio-plugin": [
		"ra",
		"rmp",
		"rpm"
	],
	"audio/x-psid": "sid",
	"audio/x-realaudio": "ra",
	"audio/x-twinvq": "vqf",
	"audio/x-twinvq-plugin": ["vqe", "vql"],
	"audio/x-vnd.audioexplosion.mjuicemediafile": "mjf",
	"audio/x-voc": "voc",
	"audio/x-wav": "wav",
	"audio/xm": "xm",
	"chemical/x-cdx": "cdx",
	"chemical/x-cif": "cif",
	"chemical/x-cmdf": "cmdf",
	"chemical/x-cml": "cml",
	"chemical/x-csml": "csml",
	"chemical/x-pdb": ["pdb", "xyz"],
	"chemical/x-xyz": "xyz",
	"drawing/x-dwf": "dwf",
	"font/woff": "woff",
	"font/woff2": "woff2",
	"i-world/i-vrml": "ivr",
	"image/avif": "avif",
	"image/bmp": ["bmp", "bm"],
	"image/cgm": "cgm",
	"image/cis-cod": "cod",
	"image/cmu-raster": ["ras", "rast"],
	"image/fif": "fif",
	"image/florian": ["flo", "turbot"],
	"image/g3fax": "g3",
	"image/gif": "gif",
	"image/heic": "heic",
	"image/heif": "heif",
	"image/ief": ["ief", "iefs"],
	"image/jpeg": [
		"jpeg",
		"jpe",
		"jpg",
		"jfif",
		"jfif-tbnl"
	],
	"image/jutvision": "jut",
	"image/ktx": "ktx",
	"image/naplps": ["nap", "naplps"],
	"image/pict": ["pic", "pict"],
	"image/pipeg": "jfif",
	"image/pjpeg": [
		"jfif",
		"jpe",
		"jpeg",
		"jpg"
	],
	"image/png": ["png", "x-png"],
	"image/prs.btif": "btif",
	"image/svg+xml": "svg",
	"image/tiff": ["tif", "tiff"],
	"image/vasa": "mcf",
	"image/vnd.adobe.photoshop": "psd",
	"image/vnd.dece.graphic": "uvi",
	"image/vnd.djvu": "djvu",
	"image/vnd.dvb.subtitle": "sub",
	"image/vnd.dwg": [
		"dwg",
		"dxf",
		"svf"
	],
	"image/vnd.dxf": "dxf",
	"image/vnd.fastbidsheet": "fbs",
	"image/vnd.fpx": "fpx",
	"image/vnd.fst": "fst",
	"image/vnd.fujixerox.edmics-mmr": "mmr",
	"image/vnd.fujixerox.edmics-rlc": "rlc",
	"image/vnd.ms-modi": "mdi",
	"image/vnd.net-fpx": ["fpx", "npx"],
	"image/vnd.rn-realflash": "rf",
	"image/vnd.rn-realpix": "rp",
	"image/vnd.wap.wbmp": "wbmp",
	"image/vnd.xiff": "xif",
	"image/webp": "webp",
	"image/x-cmu-raster": "ras",
	"image/x-cmx": "cmx",
	"image/x-dwg": [
		"dwg",
		"dxf",
		"svf"
	],
	"image/x-freehand": "fh",
	"image/x-icon": "ico",
	"image/x-jg": "art",
	"image/x-jps": "jps",
	"image/x-niff": ["niff", "nif"],
	"image/x-pcx": "pcx",
	"image/x-pict": ["pct", "pic"],
	"image/x-portable-anymap": "pnm",
	"image/x-portable-bitmap": "pbm",
	"image/x-portable-graymap": "pgm",
	"image/x-portable-greymap": "pgm",
	"image/x-portable-pixmap": "ppm",
	"image/x-quicktime": [
		"qif",
		"qti",
		"qtif"
	],
	"image/x-rgb": "rgb",
	"image/x-tiff": ["tif", "tiff"],
	"image/x-windows-bmp": "bmp",
	"image/x-xbitmap": "xbm",
	"image/x-xbm": "xbm",
	"image/x-xpixmap": ["xpm", "pm"],
	"image/x-xwd": "xwd",
	"image/x-xwindowdump": "xwd",
	"image/xbm": "xbm",
	"image/xpm": "xpm",
	"message/rfc822": [
		"eml",
		"mht",
		"mhtml",
		"nws",
		"mime"
	],
	"model/iges": ["iges", "igs"],
	"model/mesh": "msh",
	"model/vnd.collada+xml": "dae",
	"model/vnd.dwf": "dwf",
	"model/vnd.gdl": "gdl",
	"model/vnd.gtw": "gtw",
	"model/vnd.mts": "mts",
	"model/vnd.vtu": "vtu",
	"model/vrml": [
		"vrml",
		"wrl",
		"wrz"
	],
	"model/x-pov": "pov",
	"multipart/x-gzip": "gzip",
	"multipart/x-ustar": "ustar",
	"multipart/x-zip": "zip",
	"music/crescendo": ["mid", "midi"],
	"music/x-karaoke": "kar",
	"paleovu/x-pv": "pvu",
	"text/asp": "asp",
	"text/calendar": "ics",
	"text/css": "css",
	"text/csv": "csv",
	"text/ecmascript": "js",
	"text/h323": "323",
	"text/html": [
		"html",
		"htm",
		"stm",
		"acgi",
		"htmls",
		"htx",
		"shtml"
	],
	"text/iuls": "uls",
	"text/javascript": "js",
	"text/markdown": "md",
	"text/mcf": "mcf",
	"text/n3": "n3",
	"text/pascal": "pas",
	"text/plain": [
		"txt",
		"bas",
		"c",
		"h",
		"c++",
		"cc",
		"com",
		"conf",
		"cxx",
		"def",
		"f",
		"f90",
		"for",
		"g",
		"hh",
		"idc",
		"jav",
		"java",
		"list",
		"log",
		"lst",
		"m",
		"mar",
		"pl",
		"sdml",
		"text"
	],
	"text/plain-bas": "par",
	"text/prs.lines.tag": "dsc",
	"text/richtext": [
		"rtx",
		"rt",
		"rtf"
	],
	"text/scriplet": "wsc",
	"text/scriptlet": "sct",
	"text/sgml": ["sgm", "sgml"],
	"text/tab-separated-values": "tsv",
	"text/troff": "t",
	"text/turtle": "ttl",
	"text/uri-list": [
		"uni",
		"unis",
		"uri",
		"uris"
	],
	"text/vnd.abc": "abc",
	"text/vnd.curl": "curl",
	"text/vnd.curl.dcurl": "dcurl",
	"text/vnd.curl.mcurl": "mcurl",
	"text/vnd.curl.scurl": "scurl",
	"text/vnd.fly": "fly",
	"text/vnd.fmi.flexstor": "flx",
	"text/vnd.graphviz": "gv",
	"text/vnd.in3d.3dml": "3dml",
	"text/vnd.in3d.spot": "spot",
	"text/vnd.rn-realtext": "rt",
	"text/vnd.sun.j2me.app-descriptor": "jad",
	"text/vnd.wap.wml": "wml",
	"text/vnd.wap.wmlscript": "wmls",
	"text/webviewhtml": "htt",
	"text/x-asm": ["asm", "s"],
	"text/x-audiosoft-intra": "aip",
	"text/x-c": [
		"c",
		"cc",
		"cpp"
	],
	"text/x-component": "htc",
	"text/x-fortran": [
		"for",
		"f",
		"f77",
		"f90"
	],
	"text/x-h": ["h", "hh"],
	"text/x-java-source": ["java", "jav"],
	"text/x-la-asf": "lsx",
	"text/x-m": "m",
	"text/x-pascal": "p",
	"text/x-script": "hlb",
	"text/x-script.csh": "csh",
	"text/x-script.elisp": "el",
	"text/x-script.guile": "scm",
	"text/x-script.ksh": "ksh",
	"text/x-script.lisp": "lsp",
	"text/x-script.perl": "pl",
	"text/x-script.perl-module": "pm",
	"text/x-script.phyton": "py",
	"text/x-script.rexx": "rexx",
	"text/x-script.scheme": "scm",
	"text/x-script.sh": "sh",
	"text/x-script.tcl": "tcl",
	"text/x-script.tcsh": "tcsh",
	"text/x-script.zsh": "zsh",
	"text/x-server-parsed-html": ["shtml", "ssi"],
	"text/x-setext": "etx",
	"text/x-sgml": ["sgm", "sgml"],
	"text/x-speech": ["spc", "talk"],
	"text/x-uil": "uil",
	"text/x-uuencode": ["uu", "uue"],
	"text/x-vcalendar": "vcs",
	"text/x-vcard": "vcf",
	"text/xml": "xml",
	"video/3gpp": "3gp",
	"video/3gpp2": "3g2",
	"video/animaflex": "afl",
	"video/avi": "avi",
	"video/avs-video": "avs",
	"video/dl": "dl",
	"video/fli": "fli",
	"video/gl": "gl",
	"video/h261": "h261",
	"video/h263": "h263",
	"video/h264": "h264",
	"video/jpeg": "jpgv",
	"video/jpm": "jpm",
	"video/mj2": "mj2",
	"video/mp4": "mp4",
	"video/mpeg": [
		"mpeg",
		"mp2",
		"mpa",
		"mpe",
		"mpg",
		"mpv2",
		"m1v",
		"m2v",
		"mp3"
	],
	"video/msvideo": "avi",
	"video/ogg": "ogv",
	"video/quicktime": [
		"mov",
		"qt",
		"moov"
	],
	"video/vdo": "vdo",
	"video/vivo": ["viv", "vivo"],
	"video/vnd.dece.hd": "uvh",
	"video/vnd.dece.mobile": "uvm",
	"video/vnd.dece.pd": "uvp",
	"video/vnd.dece.sd": "uvs",
	"video/vnd.dece.video": "uvv",
	"video/vnd.fvt": "fvt",
	"video/vnd.mpegurl": "mxu",
	"video/vnd.ms-playready.media.pyv": "pyv",
	"video/vnd.rn-realvideo": "rv",
	"video/vnd.uvvu.mp4": "uvu",
	"video/vnd.vivo": ["viv", "vivo"],
	"video/vosaic": "vos",
	"video/webm": "webm",
	"video/x-amt-demorun": "xdr",
	"video/x-amt-showrun": "xsr",
	"video/x-atomic3d-feature": "fmf",
	"video/x-dl": "dl",
	"video/x-dv": ["dif", "dv"],
	"video/x-f4v": "f4v",
	"video/x-fli": "fli",
	"video/x-flv": "flv",
	"video/x-gl": "gl",
	"video/x-isvideo": "isu",
	"video/x-la-asf": ["lsf", "lsx"],
	"video/x-m4v": "m4v",
	"video/x-motion-jpeg": "mjpg",
	"video/x-mpeg": ["mp3", "mp2"],
	"video/x-mpeq2a": "mp2",
	"video/x-ms-asf": [
		"asf",
		"asr",
		"asx"
	],
	"video/x-ms-asf-plugin": "asx",
	"video/x-ms-wm": "wm",
	"video/x-ms-wmv": "wmv",
	"video/x-ms-wmx": "wmx",
	"video/x-ms-wvx": "wvx",
	"video/x-msvideo": "avi",
	"video/x-qtc": "qtc",
	"video/x-scm": "scm",
	"video/x-sgi-movie": ["movie", "mv"],
	"windows/metafile": "wmf",
	"www/mime": "mime",
	"x-conference/x-cooltalk": "ice",
	"x-music/x-midi": ["mid", "midi"],
	"x-world/x-3dmf": [
		"3dm",
		"3dmf",
		"qd3",
		"qd3d"
	],
	"x-world/x-svr": "svr",
	"x-world/x-vrml": [
		"flr",
		"vrml",
		"wrl",
		"wrz",
		"xaf",
		"xof"
	],
	"x-world/x-vrt": "vrt",
	"xgl/drawing": "xgz",
	"xgl/movie": "xmz"
};
const extensions = {
	"*": "application/octet-stream",
	"123": "application/vnd.lotus-1-2-3",
	"323": "text/h323",
	"3dm": "x-world/x-3dmf",
	"3dmf": "x-world/x-3dmf",
	"3dml": "text/vnd.in3d.3dml",
	"3g2": "video/3gpp2",
	"3gp": "video/3gpp",
	"7z": "application/x-7z-compressed",
	a: "application/octet-stream",
	aab: "application/x-authorware-bin",
	aac: "audio/x-aac",
	aam: "application/x-authorware-map",
	aas: "application/x-authorware-seg",
	abc: "text/vnd.abc",
	abw: "application/x-abiword",
	ac: "application/pkix-attr-cert",
	acc: "application/vnd.americandynamics.acc",
	ace: "application/x-ace-compressed",
	acgi: "text/html",
	acu: "application/vnd.acucobol",
	acx: "application/internet-property-stream",
	adp: "audio/adpcm",
	aep: "application/vnd.audiograph",
	afl: "video/animaflex",
	afp: "application/vnd.ibm.modcap",
	ahead: "application/vnd.ahead.space",
	ai: "application/postscript",
	aif: ["audio/aiff", "audio/x-aiff"],
	aifc: ["audio/aiff", "audio/x-aiff"],
	aiff: ["audio/aiff", "audio/x-aiff"],
	aim: "application/x-aim",
	aip: "text/x-audiosoft-intra",
	air: "application/vnd.adobe.air-application-installer-package+zip",
	ait: "application/vnd.dvb.ait",
	ami: "application/vnd.amiga.ami",
	ani: "application/x-navi-animation",
	aos: "application/x-nokia-9000-communicator-add-on-software",
	apk: "application/vnd.android.package-archive",
	application: "application/x-ms-application",
	apr: "application/vnd.lotus-approach",
	aps: "application/mime",
	arc: "application/octet-stream",
	arj: ["application/arj", "application/octet-stream"],
	art: "image/x-jg",
	asf: "video/x-ms-asf",
	asm: "text/x-asm",
	aso: "application/vnd.accpac.simply.aso",
	asp: "text/asp",
	asr: "video/x-ms-asf",
	asx: [
		"video/x-ms-asf",
		"application/x-mplayer2",
		"video/x-ms-asf-plugin"
	],
	atc: "application/vnd.acucorp",
	atomcat: "application/atomcat+xml",
	atomsvc: "application/atomsvc+xml",
	atx: "application/vnd.antix.game-component",
	au: ["audio/basic", "audio/x-au"],
	avi: [
		"video/avi",
		"video/msvideo",
		"application/x-troff-msvideo",
		"video/x-msvideo"
	],
	avif: "image/avif",
	avs: "video/avs-video",
	aw: "application/applixware",
	axs: "application/olescript",
	azf: "application/vnd.airzip.filesecure.azf",
	azs: "application/vnd.airzip.filesecure.azs",
	azw: "application/vnd.amazon.ebook",
	bas: "text/plain",
	bcpio: "application/x-bcpio",
	bdf: "application/x-font-bdf",
	bdm: "application/vnd.syncml.dm+wbxml",
	bed: "application/vnd.realvnc.bed",
	bh2: "application/vnd.fujitsu.oasysprs",
	bin: [
		"application/octet-stream",
		"application/mac-binary",
		"application/macbinary",
		"application/x-macbinary",
		"application/x-binary"
	],
	bm: "image/bmp",
	bmi: "application/vnd.bmi",
	bmp: ["image/bmp", "image/x-windows-bmp"],
	boo: "application/book",
	book: "application/book",
	box: "application/vnd.previewsystems.box",
	boz: "application/x-bzip2",
	bsh: "application/x-bsh",
	btif: "image/prs.btif",
	bz: "application/x-bzip",
	bz2: "application/x-bzip2",
	c: ["text/plain", "text/x-c"],
	"c++": "text/plain",
	c11amc: "application/vnd.cluetrust.cartomobile-config",
	c11amz: "application/vnd.cluetrust.cartomobile-config-pkg",
	c4g: "application/vnd.clonk.c4group",
	cab: "application/vnd.ms-cab-compressed",
	car: "application/vnd.curl.car",
	cat: ["application/vnd.ms-pkiseccat", "application/vnd.ms-pki.seccat"],
	cc: ["text/plain", "text/x-c"],
	ccad: "application/clariscad",
	cco: "application/x-cocoa",
	ccxml: "application/ccxml+xml",
	cdbcmsg: "application/vnd.contact.cmsg",
	cdf: [
		"application/cdf",
		"application/x-cdf",
		"application/x-netcdf"
	],
	cdkey: "application/vnd.mediastation.cdkey",
	cdmia: "application/cdmi-capability",
	cdmic: "application/cdmi-container",
	cdmid: "application/cdmi-domain",
	cdmio: "application/cdmi-object",
	cdmiq: "application/cdmi-queue",
	cdx: "chemical/x-cdx",
	cdxml: "application/vnd.chemdraw+xml",
	cdy: "application/vnd.cinderella",
	cer: ["application/pkix-cert", "application/x-x509-ca-cert"],
	cgm: "image/cgm",
	cha: "application/x-chat",
	chat: "application/x-chat",
	chm: "application/vnd.ms-htmlhelp",
	chrt: "application/vnd.kde.kchart",
	cif: "chemical/x-cif",
	cii: "application/vnd.anser-web-certificate-issue-initiation",
	cil: "application/vnd.ms-artgalry",
	cla: "application/vnd.claymore",
	class: [
		"application/octet-stream",
		"application/java",
		"application/java-byte-code",
		"application/java-vm",
		"application/x-java-class"
	],
	clkk: "application/vnd.crick.clicker.keyboard",
	clkp: "application/vnd.crick.clicker.palette",
	clkt: "application/vnd.crick.clicker.template",
	clkw: "application/vnd.crick.clicker.wordbank",
	clkx: "application/vnd.crick.clicker",
	clp: "application/x-msclip",
	cmc: "application/vnd.cosmocaller",
	cmdf: "chemical/x-cmdf",
	cml: "chemical/x-cml",
	cmp: "application/vnd.yellowriver-custom-menu",
	cmx: "image/x-cmx",
	cod: ["image/cis-cod", "application/vnd.rim.cod"],
	com: ["application/octet-stream", "text/plain"],
	conf: "text/plain",
	cpio: "application/x-cpio",
	cpp: "text/x-c",
	cpt: [
		"application/mac-compactpro",
		"application/x-compactpro",
		"application/x-cpt"
	],
	crd: "application/x-mscardfile",
	crl: ["application/pkix-crl", "application/pkcs-crl"],
	crt: [
		"application/pkix-cert",
		"application/x-x509-user-cert",
		"application/x-x509-ca-cert"
	],
	cryptonote: "application/vnd.rig.cryptonote",
	csh: ["text/x-script.csh", "application/x-csh"],
	csml: "chemical/x-csml",
	csp: "application/vnd.commonspace",
	css: ["text/css", "application/x-pointplus"],
	csv: "text/csv",
	cu: "application/cu-seeme",
	curl: "text/vnd.curl",
	cww: "application/prs.cww",
	cxx: "text/plain",
	dae: "model/vnd.collada+xml",
	daf: "application/vnd.mobius.daf",
	davmount: "application/davmount+xml",
	dcr: "application/x-director",
	dcurl: "text/vnd.curl.dcurl",
	dd2: "application/vnd.oma.dd2+xml",
	ddd: "application/vnd.fujixerox.ddd",
	deb: "application/x-debian-package",
	deepv: "application/x-deepv",
	def: "text/plain",
	der: "application/x-x509-ca-cert",
	dfac: "application/vnd.dreamfactory",
	dif: "video/x-dv",
	dir: "application/x-director",
	dis: "application/vnd.mobius.dis",
	djvu: "image/vnd.djvu",
	dl: ["video/dl", "video/x-dl"],
	dll: "application/x-msdownload",
	dms: "application/octet-stream",
	dna: "application/vnd.dna",
	doc: "application/msword",
	docm: "application/vnd.ms-word.document.macroenabled.12",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	dot: "application/msword",
	dotm: "application/vnd.ms-word.template.macroenabled.12",
	dotx: "application/vnd.openxmlformats-officedocument.wordprocessingml.template",
	dp: ["application/commonground", "application/vnd.osgi.dp"],
	dpg: "application/vnd.dpgraph",
	dra: "audio/vnd.dra",
	drw: "application/drafting",
	dsc: "text/prs.lines.tag",
	dssc: "application/dssc+der",
	dtb: "application/x-dtbook+xml",
	dtd: "application/xml-dtd",
	dts: "audio/vnd.dts",
	dtshd: "audio/vnd.dts.hd",
	dump: "application/octet-stream",
	dv: "video/x-dv",
	dvi: "application/x-dvi",
	dwf: ["model/vnd.dwf", "drawing/x-dwf"],
	dwg: [
		"application/acad",
		"image/vnd.dwg",
		"image/x-dwg"
	],
	dxf: [
		"application/dxf",
		"image/vnd.dwg",
		"image/vnd.dxf",
		"image/x-dwg"
	],
	dxp: "application/vnd.spotfire.dxp",
	dxr: "application/x-director",
	ecelp4800: "audio/vnd.nuera.ecelp4800",
	ecelp7470: "audio/vnd.nuera.ecelp7470",
	ecelp9600: "audio/vnd.nuera.ecelp9600",
	edm: "application/vnd.novadigm.edm",
	edx: "application/vnd.novadigm.edx",
	efif: "application/vnd.picsel",
	ei6: "application/vnd.pg.osasli",
	el: "text/x-script.elisp",
	elc: ["application/x-elc", "application/x-bytecode.elisp"],
	eml: "message/rfc822",
	emma: "application/emma+xml",
	env: "application/x-envoy",
	eol: "audio/vnd.digital-winds",
	eot: "application/vnd.ms-fontobject",
	eps: "application/postscript",
	epub: "application/epub+zip",
	es: ["application/ecmascript", "application/x-esrehber"],
	es3: "application/vnd.eszigno3+xml",
	esf: "application/vnd.epson.esf",
	etx: "text/x-setext",
	evy: ["application/envoy", "application/x-envoy"],
	exe: ["application/octet-stream", "application/x-msdownload"],
	exi: "application/exi",
	ext: "application/vnd.novadigm.ext",
	ez2: "application/vnd.ezpix-album",
	ez3: "application/vnd.ezpix-package",
	f: ["text/plain", "text/x-fortran"],
	f4v: "video/x-f4v",
	f77: "text/x-fortran",
	f90: ["text/plain", "text/x-fortran"],
	fbs: "image/vnd.fastbidsheet",
	fcs: "application/vnd.isac.fcs",
	fdf: "application/vnd.fdf",
	fe_launch: "application/vnd.denovo.fcselayout-link",
	fg5: "application/vnd.fujitsu.oasysgp",
	fh: "image/x-freehand",
	fif: ["application/fractals", "image/fif"],
	fig: "application/x-xfig",
	fli: ["video/fli", "video/x-fli"],
	flo: ["image/florian", "application/vnd.micrografx.flo"],
	flr: "x-world/x-vrml",
	flv: "video/x-flv",
	flw: "application/vnd.kde.kivio",
	flx: "text/vnd.fmi.flexstor",
	fly: "text/vnd.fly",
	fm: "application/vnd.framemaker",
	fmf: "video/x-atomic3d-feature",
	fnc: "application/vnd.frogans.fnc",
	for: ["text/plain", "text/x-fortran"],
	fpx: ["image/vnd.fpx", "image/vnd.net-fpx"],
	frl: "application/freeloader",
	fsc: "application/vnd.fsc.weblaunch",
	fst: "image/vnd.fst",
	ftc: "application/vnd.fluxtime.clip",
	fti: "application/vnd.anser-web-funds-transfer-initiation",
	funk: "audio/make",
	fvt: "video/vnd.fvt",
	fxp: "application/vnd.adobe.fxp",
	fzs: "application/vnd.fuzzysheet",
	g: "text/plain",
	g2w: "application/vnd.geoplan",
	g3: "image/g3fax",
	g3w: "application/vnd.geospace",
	gac: "application/vnd.groove-account",
	gdl: "model/vnd.gdl",
	geo: "application/vnd.dynageo",
	geojson: "application/geo+json",
	gex: "application/vnd.geometry-explorer",
	ggb: "application/vnd.geogebra.file",
	ggt: "application/vnd.geogebra.tool",
	ghf: "application/vnd.groove-help",
	gif: "image/gif",
	gim: "application/vnd.groove-identity-message",
	gl: ["video/gl", "video/x-gl"],
	gmx: "application/vnd.gmx",
	gnumeric: "application/x-gnumeric",
	gph: "application/vnd.flographit",
	gqf: "application/vnd.grafeq",
	gram: "application/srgs",
	grv: "application/vnd.groove-injector",
	grxml: "application/srgs+xml",
	gsd: "audio/x-gsm",
	gsf: "application/x-font-ghostscript",
	gsm: "audio/x-gsm",
	gsp: "application/x-gsp",
	gss: "application/x-gss",
	gtar: "application/x-gtar",
	gtm: "application/vnd.groove-tool-message",
	gtw: "model/vnd.gtw",
	gv: "text/vnd.graphviz",
	gxt: "application/vnd.geonext",
	gz: ["application/x-gzip", "application/x-compressed"],
	gzip: ["multipart/x-gzip", "application/x-gzip"],
	h: ["text/plain", "text/x-h"],
	h261: "video/h261",
	h263: "video/h263",
	h264: "video/h264",
	hal: "application/vnd.hal+xml",
	hbci: "application/vnd.hbci",
	hdf: "application/x-hdf",
	heic: "image/heic",
	heif: "image/heif",
	help: "application/x-helpfile",
	hgl: "application/vnd.hp-hpgl",
	hh: ["text/plain", "text/x-h"],
	hlb: "text/x-script",
	hlp: [
		"application/winhlp",
		"application/hlp",
		"application/x-helpfile",
		"application/x-winhelp"
	],
	hpg: "application/vnd.hp-hpgl",
	hpgl: "application/vnd.hp-hpgl",
	hpid: "application/vnd.hp-hpid",
	hps: "application/vnd.hp-hps",
	hqx: [
		"application/mac-binhex40",
		"application/binhex",
		"application/binhex4",
		"application/mac-binhex",
		"application/x-binhex40",
		"application/x-mac-binhex40"
	],
	hta: "application/hta",
	htc: "text/x-component",
	htke: "application/vnd.kenameaapp",
	htm: "text/html",
	html: "text/html",
	htmls: "text/html",
	htt: "text/webviewhtml",
	htx: "text/html",
	hvd: "application/vnd.yamaha.hv-dic",
	hvp: "application/vnd.yamaha.hv-voice",
	hvs: "application/vnd.yamaha.hv-script",
	i2g: "application/vnd.intergeo",
	icc: "application/vnd.iccprofile",
	ice: "x-conference/x-cooltalk",
	ico: "image/x-icon",
	ics: "text/calendar",
	idc: "text/plain",
	ief: "image/ief",
	iefs: "image/ief",
	ifm: "application/vnd.shana.informed.formdata",
	iges: ["application/iges", "model/iges"],
	igl: "application/vnd.igloader",
	igm: "application/vnd.insors.igm",
	igs: ["application/iges", "model/iges"],
	igx: "application/vnd.micrografx.igx",
	iif: "application/vnd.shana.informed.interchange",
	iii: "application/x-iphone",
	ima: "application/x-ima",
	imap: "application/x-httpd-imap",
	imp: "application/vnd.accpac.simply.imp",
	ims: "application/vnd.ms-ims",
	inf: "application/inf",
	ins: ["application/x-internet-signup", "application/x-internett-signup"],
	ip: "application/x-ip2",
	ipfix: "application/ipfix",
	ipk: "application/vnd.shana.informed.package",
	irm: "application/vnd.ibm.rights-management",
	irp: "application/vnd.irepository.package+xml",
	isp: "application/x-internet-signup",
	isu: "video/x-isvideo",
	it: "audio/it",
	itp: "application/vnd.shana.informed.formtemplate",
	iv: "application/x-inventor",
	ivp: "application/vnd.immervision-ivp",
	ivr: "i-world/i-vrml",
	ivu: "application/vnd.immervision-ivu",
	ivy: "application/x-livescreen",
	jad: "text/vnd.sun.j2me.app-descriptor",
	jam: ["application/vnd.jam", "audio/x-jam"],
	jar: "application/java-archive",
	jav: ["text/plain", "text/x-java-source"],
	java: ["text/plain", "text/x-java-source"],
	jcm: "application/x-java-commerce",
	jfif: [
		"image/pipeg",
		"image/jpeg",
		"image/pjpeg"
	],
	"jfif-tbnl": "image/jpeg",
	jisp: "application/vnd.jisp",
	jlt: "application/vnd.hp-jlyt",
	jnlp: "application/x-java-jnlp-file",
	joda: "application/vnd.joost.joda-archive",
	jpe: ["image/jpeg", "image/pjpeg"],
	jpeg: ["image/jpeg", "image/pjpeg"],
	jpg: ["image/jpeg", "image/pjpeg"],
	jpgv: "video/jpeg",
	jpm: "video/jpm",
	jps: "image/x-jps",
	js: [
		"application/javascript",
		"application/ecmascript",
		"text/javascript",
		"text/ecmascript",
		"application/x-javascript"
	],
	json: "application/json",
	jut: "image/jutvision",
	kar: ["audio/midi", "music/x-karaoke"],
	karbon: "application/vnd.kde.karbon",
	kfo: "application/vnd.kde.kformula",
	kia: "application/vnd.kidspiration",
	kml: "application/vnd.google-earth.kml+xml",
	kmz: "application/vnd.google-earth.kmz",
	kne: "application/vnd.kinar",
	kon: "application/vnd.kde.kontour",
	kpr: "application/vnd.kde.kpresenter",
	ksh: ["application/x-ksh", "text/x-script.ksh"],
	ksp: "application/vnd.kde.kspread",
	ktx: "image/ktx",
	ktz: "application/vnd.kahootz",
	kwd: "application/vnd.kde.kword",
	la: ["audio/nspaudio", "audio/x-nspaudio"],
	lam: "audio/x-liveaudio",
	lasxml: "application/vnd.las.las+xml",
	latex: "application/x-latex",
	lbd: "application/vnd.llamagraphics.life-balance.desktop",
	lbe: "application/vnd.llamagraphics.life-balance.exchange+xml",
	les: "application/vnd.hhe.lesson-player",
	lha: [
		"application/octet-stream",
		"application/lha",
		"application/x-lha"
	],
	lhx: "application/octet-stream",
	link66: "application/vnd.route66.link66+xml",
	list: "text/plain",
	lma: ["audio/nspaudio", "audio/x-nspaudio"],
	log: "text/plain",
	lrm: "application/vnd.ms-lrm",
	lsf: "video/x-la-asf",
	lsp: ["application/x-lisp", "text/x-script.lisp"],
	lst: "text/plain",
	lsx: ["video/x-la-asf", "text/x-la-asf"],
	ltf: "application/vnd.frogans.ltf",
	ltx: "application/x-latex",
	lvp: "audio/vnd.lucent.voice",
	lwp: "application/vnd.lotus-wordpro",
	lzh: ["application/octet-stream", "application/x-lzh"],
	lzx: [
		"application/lzx",
		"application/octet-stream",
		"application/x-lzx"
	],
	m: ["text/plain", "text/x-m"],
	m13: "application/x-msmediaview",
	m14: "application/x-msmediaview",
	m1v: "video/mpeg",
	m21: "application/mp21",
	m2a: "audio/mpeg",
	m2v: "video/mpeg",
	m3u: ["audio/x-mpegurl", "audio/x-mpequrl"],
	m3u8: "application/vnd.apple.mpegurl",
	m4a: "audio/mp4",
	m4v: "video/x-m4v",
	ma: "application/mathematica",
	mads: "application/mads+xml",
	mag: "application/vnd.ecowin.chart",
	man: "application/x-troff-man",
	map: "application/x-navimap",
	mar: "text/plain",
	markdown: "text/markdown",
	mathml: "application/mathml+xml",
	mbd: "application/mbedlet",
	mbk: "application/vnd.mobius.mbk",
	mbox: "application/mbox",
	mc$: "application/x-magic-cap-package-1.0",
	mc1: "application/vnd.medcalcdata",
	mcd: [
		"application/mcad",
		"application/vnd.mcd",
		"application/x-mathcad"
	],
	mcf: ["image/vasa", "text/mcf"],
	mcp: "application/netmc",
	mcurl: "text/vnd.curl.mcurl",
	md: "text/markdown",
	mdb: "application/x-msaccess",
	mdi: "image/vnd.ms-modi",
	me: "application/x-troff-me",
	meta4: "application/metalink4+xml",
	mets: "application/mets+xml",
	mfm: "application/vnd.mfmp",
	mgp: "application/vnd.osgeo.mapguide.package",
	mgz: "application/vnd.proteus.magazine",
	mht: "message/rfc822",
	mhtml: "message/rfc822",
	mid: [
		"audio/mid",
		"audio/midi",
		"music/crescendo",
		"x-music/x-midi",
		"audio/x-midi",
		"application/x-midi",
		"audio/x-mid"
	],
	midi: [
		"audio/midi",
		"music/crescendo",
		"x-music/x-midi",
		"audio/x-midi",
		"application/x-midi",
		"audio/x-mid"
	],
	mif: [
		"application/vnd.mif",
		"application/x-mif",
		"application/x-frame"
	],
	mime: ["message/rfc822", "www/mime"],
	mj2: "video/mj2",
	mjf: "audio/x-vnd.audioexplosion.mjuicemediafile",
	mjpg: "video/x-motion-jpeg",
	mjs: "text/javascript",
	mlp: "application/vnd.dolby.mlp",
	mm: ["application/base64", "application/x-meme"],
	mmd: "application/vnd.chipnuts.karaoke-mmd",
	mme: "application/base64",
	mmf: "application/vnd.smaf",
	mmr: "image/vnd.fujixerox.edmics-mmr",
	mny: "application/x-msmoney",
	mod: ["audio/mod", "audio/x-mod"],
	mods: "application/mods+xml",
	moov: "video/quicktime",
	mov: "video/quicktime",
	movie: "video/x-sgi-movie",
	mp2: [
		"video/mpeg",
		"audio/mpeg",
		"video/x-mpeg",
		"audio/x-mpeg",
		"video/x-mpeq2a"
	],
	mp3: [
		"audio/mpeg",
		"audio/mpeg3",
		"video/mpeg",
		"audio/x-mpeg-3",
		"video/x-mpeg"
	],
	mp4: ["video/mp4", "application/mp4"],
	mp4a: "audio/mp4",
	mpa: ["video/mpeg", "audio/mpeg"],
	mpc: ["application/vnd.mophun.certificate", "application/x-project"],
	mpe: "video/mpeg",
	mpeg: "video/mpeg",
	mpg: ["video/mpeg", "audio/mpeg"],
	mpga: "audio/mpeg",
	mpkg: "application/vnd.apple.installer+xml",
	mpm: "application/vnd.blueice.multipass",
	mpn: "application/vnd.mophun.application",
	mpp: "application/vnd.ms-project",
	mpt: "application/x-project",
	mpv: "application/x-project",
	mpv2: "video/mpeg",
	mpx: "application/x-project",
	mpy: "application/vnd.ibm.minipay",
	mqy: "application/vnd.mobius.mqy",
	mrc: "application/marc",
	mrcx: "application/marcxml+xml",
	ms: "application/x-troff-ms",
	mscml: "application/mediaservercontrol+xml",
	mseq: "application/vnd.mseq",
	msf: "application/vnd.epson.msf",
	msg: "application/vnd.ms-outlook",
	msh: "model/mesh",
	msl: "application/vnd.mobius.msl",
	msty: "application/vnd.muvee.style",
	mts: "model/vnd.mts",
	mus: "application/vnd.musician",
	musicxml: "application/vnd.recordare.musicxml+xml",
	mv: "video/x-sgi-movie",
	mvb: "application/x-msmediaview",
	mwf: "application/vnd.mfer",
	mxf: "application/mxf",
	mxl: "application/vnd.recordare.musicxml",
	mxml: "application/xv+xml",
	mxs: "application/vnd.triscape.mxs",
	mxu: "video/vnd.mpegurl",
	my: "audio/make",
	mzz: "application/x-vnd.audioexplosion.mzz",
	"n-gage": "application/vnd.nokia.n-gage.symbian.install",
	n3: "text/n3",
	nap: "image/naplps",
	naplps: "image/naplps",
	nbp: "application/vnd.wolfram.player",
	nc: "application/x-netcdf",
	ncm: "application/vnd.nokia.configuration-message",
	ncx: "application/x-dtbncx+xml",
	ngdat: "application/vnd.nokia.n-gage.data",
	nif: "image/x-niff",
	niff: "image/x-niff",
	nix: "application/x-mix-transfer",
	nlu: "application/vnd.neurolanguage.nlu",
	nml: "application/vnd.enliven",
	nnd: "application/vnd.noblenet-directory",
	nns: "application/vnd.noblenet-sealer",
	nnw: "application/vnd.noblenet-web",
	npx: "image/vnd.net-fpx",
	nsc: "application/x-conference",
	nsf: "application/vnd.lotus-notes",
	nvd: "application/x-navidoc",
	nws: "message/rfc822",
	o: "application/octet-stream",
	oa2: "application/vnd.fujitsu.oasys2",
	oa3: "application/vnd.fujitsu.oasys3",
	oas: "application/vnd.fujitsu.oasys",
	obd: "application/x-msbinder",
	oda: "application/oda",
	odb: "application/vnd.oasis.opendocument.database",
	odc: "application/vnd.oasis.opendocument.chart",
	odf: "application/vnd.oasis.opendocument.formula",
	odft: "application/vnd.oasis.opendocument.formula-template",
	odg: "application/vnd.oasis.opendocument.graphics",
	odi: "application/vnd.oasis.opendocument.image",
	odm: "application/vnd.oasis.opendocument.text-master",
	odp: "application/vnd.oasis.opendocument.presentation",
	ods: "application/vnd.oasis.opendocument.spreadsheet",
	odt: "application/vnd.oasis.opendocument.text",
	oga: "audio/ogg",
	ogv: "video/ogg",
	ogx: "application/ogg",
	omc: "application/x-omc",
	omcd: "application/x-omcdatamaker",
	omcr: "application/x-omcregerator",
	onetoc: "application/onenote",
	opf: "application/oebps-package+xml",
	opus: "audio/opus",
	org: "application/vnd.lotus-organizer",
	osf: "application/vnd.yamaha.openscoreformat",
	osfpvg: "application/vnd.yamaha.openscoreformat.osfpvg+xml",
	otc: "application/vnd.oasis.opendocument.chart-template",
	otf: "application/x-font-otf",
	otg: "application/vnd.oasis.opendocument.graphics-template",
	oth: "application/vnd.oasis.opendocument.text-web",
	oti: "application/vnd.oasis.opendocument.image-template",
	otp: "application/vnd.oasis.opendocument.presentation-template",
	ots: "application/vnd.oasis.opendocument.spreadsheet-template",
	ott: "application/vnd.oasis.opendocument.text-template",
	oxt: "application/vnd.openofficeorg.extension",
	p: "text/x-pascal",
	p10: ["application/pkcs10", "application/x-pkcs10"],
	p12: ["application/pkcs-12", "application/x-pkcs12"],
	p7a: "application/x-pkcs7-signature",
	p7b: "application/x-pkcs7-certificates",
	p7c: ["application/pkcs7-mime", "application/x-pkcs7-mime"],
	p7m: ["application/pkcs7-mime", "application/x-pkcs7-mime"],
	p7r: "application/x-pkcs7-certreqresp",
	p7s: ["application/pkcs7-signature", "application/x-pkcs7-signature"],
	p8: "application/pkcs8",
	par: "text/plain-bas",
	part: "application/pro_eng",
	pas: "text/pascal",
	paw: "application/vnd.pawaafile",
	pbd: "application/vnd.powerbuilder6",
	pbm: "image/x-portable-bitmap",
	pcf: "application/x-font-pcf",
	pcl: ["application/vnd.hp-pcl", "application/x-pcl"],
	pclxl: "application/vnd.hp-pclxl",
	pct: "image/x-pict",
	pcurl: "application/vnd.curl.pcurl",
	pcx: "image/x-pcx",
	pdb: ["application/vnd.palm", "chemical/x-pdb"],
	pdf: "application/pdf",
	pfa: "application/x-font-type1",
	pfr: "application/font-tdpfr",
	pfunk: ["audio/make", "audio/make.my.funk"],
	pfx: "application/x-pkcs12",
	pgm: ["image/x-portable-graymap", "image/x-portable-greymap"],
	pgn: "application/x-chess-pgn",
	pgp: "application/pgp-signature",
	pic: ["image/pict", "image/x-pict"],
	pict: "image/pict",
	pkg: "application/x-newton-compatible-pkg",
	pki: "application/pkixcmp",
	pkipath: "application/pkix-pkipath",
	pko: ["application/ynd.ms-pkipko", "application/vnd.ms-pki.pko"],
	pl: ["text/plain", "text/x-script.perl"],
	plb: "application/vnd.3gpp.pic-bw-large",
	plc: "application/vnd.mobius.plc",
	plf: "application/vnd.pocketlearn",
	pls: "application/pls+xml",
	plx: "application/x-pixclscript",
	pm: ["text/x-script.perl-module", "image/x-xpixmap"],
	pm4: "application/x-pagemaker",
	pm5: "application/x-pagemaker",
	pma: "application/x-perfmon",
	pmc: "application/x-perfmon",
	pml: ["application/vnd.ctc-posml", "application/x-perfmon"],
	pmr: "application/x-perfmon",
	pmw: "application/x-perfmon",
	png: "image/png",
	pnm: ["application/x-portable-anymap", "image/x-portable-anymap"],
	portpkg: "application/vnd.macports.portpkg",
	pot: ["application/vnd.ms-powerpoint", "application/mspowerpoint"],
	potm: "application/vnd.ms-powerpoint.template.macroenabled.12",
	potx: "application/vnd.openxmlformats-officedocument.presentationml.template",
	pov: "model/x-pov",
	ppa: "application/vnd.ms-powerpoint",
	ppam: "application/vnd.ms-powerpoint.addin.macroenabled.12",
	ppd: "application/vnd.cups-ppd",
	ppm: "image/x-portable-pixmap",
	pps: ["application/vnd.ms-powerpoint", "application/mspowerpoint"],
	ppsm: "application/vnd.ms-powerpoint.slideshow.macroenabled.12",
	ppsx: "application/vnd.openxmlformats-officedocument.presentationml.slideshow",
	ppt: [
		"application/vnd.ms-powerpoint",
		"application/mspowerpoint",
		"application/powerpoint",
		"application/x-mspowerpoint"
	],
	pptm: "application/vnd.ms-powerpoint.presentation.macroenabled.12",
	pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
	ppz: "application/mspowerpoint",
	prc: "application/x-mobipocket-ebook",
	pre: ["application/vnd.lotus-freelance", "application/x-freelance"],
	prf: "application/pics-rules",
	prt: "application/pro_eng",
	ps: "application/postscript",
	psb: "application/vnd.3gpp.pic-bw-small",
	psd: ["application/octet-stream", "image/vnd.adobe.photoshop"],
	psf: "application/x-font-linux-psf",
	pskcxml: "application/pskc+xml",
	ptid: "application/vnd.pvi.ptid1",
	pub: "application/x-mspublisher",
	pvb: "application/vnd.3gpp.pic-bw-var",
	pvu: "paleovu/x-pv",
	pwn: "application/vnd.3m.post-it-notes",
	pwz: "application/vnd.ms-powerpoint",
	py: "text/x-script.phyton",
	pya: "audio/vnd.ms-playready.media.pya",
	pyc: "application/x-bytecode.python",
	pyv: "video/vnd.ms-playready.media.pyv",
	qam: "application/vnd.epson.quickanime",
	qbo: "application/vnd.intu.qbo",
	qcp: "audio/vnd.qcelp",
	qd3: "x-world/x-3dmf",
	qd3d: "x-world/x-3dmf",
	qfx: "application/vnd.intu.qfx",
	qif: "image/x-quicktime",
	qps: "application/vnd.publishare-delta-tree",
	qt: "video/quicktime",
	qtc: "video/x-qtc",
	qti: "image/x-quicktime",
	qtif: "image/x-quicktime",
	qxd: "application/vnd.quark.quarkxpress",
	ra: [
		"audio/x-realaudio",
		"audio/x-pn-realaudio",
		"audio/x-pn-realaudio-plugin"
	],
	ram: "audio/x-pn-realaudio",
	rar: "application/x-rar-compressed",
	ras: [
		"image/cmu-raster",
		"application/x-cmu-raster",
		"image/x-cmu-raster"
	],
	rast: "image/cmu-raster",
	rcprofile: "application/vnd.ipunplugged.rcprofile",
	rdf: "application/rdf+xml",
	rdz: "application/vnd.data-vision.rdz",
	rep: "application/vnd.businessobjects",
	res: "application/x-dtbresource+xml",
	rexx: "text/x-script.rexx",
	rf: "image/vnd.rn-realflash",
	rgb: "image/x-rgb",
	rif: "application/reginfo+xml",
	rip: "audio/vnd.rip",
	rl: "application/resource-lists+xml",
	rlc: "image/vnd.fujixerox.edmics-rlc",
	rld: "application/resource-lists-diff+xml",
	rm: ["application/vnd.rn-realmedia", "audio/x-pn-realaudio"],
	rmi: "audio/mid",
	rmm: "audio/x-pn-realaudio",
	rmp: ["audio/x-pn-realaudio-plugin", "audio/x-pn-realaudio"],
	rms: "application/vnd.jcp.javame.midlet-rms",
	rnc: "application/relax-ng-compact-syntax",
	rng: ["application/ringing-tones", "application/vnd.nokia.ringing-tone"],
	rnx: "application/vnd.rn-realplayer",
	roff: "application/x-troff",
	rp: "image/vnd.rn-realpix",
	rp9: "application/vnd.cloanto.rp9",
	rpm: "audio/x-pn-realaudio-plugin",
	rpss: "application/vnd.nokia.radio-presets",
	rpst: "application/vnd.nokia.radio-preset",
	rq: "application/sparql-query",
	rs: "application/rls-services+xml",
	rsd: "application/rsd+xml",
	rt: ["text/richtext", "text/vnd.rn-realtext"],
	rtf: [
		"application/rtf",
		"text/richtext",
		"application/x-rtf"
	],
	rtx: ["text/richtext", "application/rtf"],
	rv: "video/vnd.rn-realvideo",
	s: "text/x-asm",
	s3m: "audio/s3m",
	saf: "application/vnd.yamaha.smaf-audio",
	saveme: "application/octet-stream",
	sbk: "application/x-tbook",
	sbml: "application/sbml+xml",
	sc: "application/vnd.ibm.secure-container",
	scd: "application/x-msschedule",
	scm: [
		"application/vnd.lotus-screencam",
		"video/x-scm",
		"text/x-script.guile",
		"application/x-lotusscreencam",
		"text/x-script.scheme"
	],
	scq: "application/scvp-cv-request",
	scs: "application/scvp-cv-response",
	sct: "text/scriptlet",
	scurl: "text/vnd.curl.scurl",
	sda: "application/vnd.stardivision.draw",
	sdc: "application/vnd.stardivision.calc",
	sdd: "application/vnd.stardivision.impress",
	sdkm: "application/vnd.solent.sdkm+xml",
	sdml: "text/plain",
	sdp: ["application/sdp", "application/x-sdp"],
	sdr: "application/sounder",
	sdw: "application/vnd.stardivision.writer",
	sea: ["application/sea", "application/x-sea"],
	see: "application/vnd.seemail",
	seed: "application/vnd.fdsn.seed",
	sema: "application/vnd.sema",
	semd: "application/vnd.semd",
	semf: "application/vnd.semf",
	ser: "application/java-serialized-object",
	set: "application/set",
	setpay: "application/set-payment-initiation",
	setreg: "application/set-registration-initiation",
	"sfd-hdstx": "application/vnd.hydrostatix.sof-data",
	sfs: "application/vnd.spotfire.sfs",
	sgl: "application/vnd.stardivision.writer-global",
	sgm: ["text/sgml", "text/x-sgml"],
	sgml: ["text/sgml", "text/x-sgml"],
	sh: [
		"application/x-shar",
		"application/x-bsh",
		"application/x-sh",
		"text/x-script.sh"
	],
	shar: ["application/x-bsh", "application/x-shar"],
	shf: "application/shf+xml",
	shtml: ["text/html", "text/x-server-parsed-html"],
	sid: "audio/x-psid",
	sis: "application/vnd.symbian.install",
	sit: ["application/x-stuffit", "application/x-sit"],
	sitx: "application/x-stuffitx",
	skd: "application/x-koan",
	skm: "application/x-koan",
	skp: ["application/vnd.koan", "application/x-koan"],
	skt: "application/x-koan",
	sl: "application/x-seelogo",
	sldm: "application/vnd.ms-powerpoint.slide.macroenabled.12",
	sldx: "application/vnd.openxmlformats-officedocument.presentationml.slide",
	slt: "application/vnd.epson.salt",
	sm: "application/vnd.stepmania.stepchart",
	smf: "application/vnd.stardivision.math",
	smi: ["application/smil", "application/smil+xml"],
	smil: "application/smil",
	snd: ["audio/basic", "audio/x-adpcm"],
	snf: "application/x-font-snf",
	sol: "application/solids",
	spc: ["text/x-speech", "application/x-pkcs7-certificates"],
	spf: "application/vnd.yamaha.smaf-phrase",
	spl: ["application/futuresplash", "application/x-futuresplash"],
	spot: "text/vnd.in3d.spot",
	spp: "application/scvp-vp-response",
	spq: "application/scvp-vp-request",
	spr: "application/x-sprite",
	sprite: "application/x-sprite",
	src: "application/x-wais-source",
	sru: "application/sru+xml",
	srx: "application/sparql-results+xml",
	sse: "application/vnd.kodak-descriptor",
	ssf: "application/vnd.epson.ssf",
	ssi: "text/x-server-parsed-html",
	ssm: "application/streamingmedia",
	ssml: "application/ssml+xml",
	sst: ["application/vnd.ms-pkicertstore", "application/vnd.ms-pki.certstore"],
	st: "application/vnd.sailingtracker.track",
	stc: "application/vnd.sun.xml.calc.template",
	std: "application/vnd.sun.xml.draw.template",
	step: "application/step",
	stf: "application/vnd.wt.stf",
	sti: "application/vnd.sun.xml.impress.template",
	stk: "application/hyperstudio",
	stl: [
		"application/vnd.ms-pkistl",
		"application/sla",
		"application/vnd.ms-pki.stl",
		"application/x-navistyle"
	],
	stm: "text/html",
	stp: "application/step",
	str: "application/vnd.pg.format",
	stw: "application/vnd.sun.xml.writer.template",
	sub: "image/vnd.dvb.subtitle",
	sus: "application/vnd.sus-calendar",
	sv4cpio: "application/x-sv4cpio",
	sv4crc: "application/x-sv4crc",
	svc: "application/vnd.dvb.service",
	svd: "application/vnd.svd",
	svf: ["image/vnd.dwg", "image/x-dwg"],
	svg: "image/svg+xml",
	svr: ["x-world/x-svr", "application/x-world"],
	swf: "application/x-shockwave-flash",
	swi: "application/vnd.aristanetworks.swi",
	sxc: "application/vnd.sun.xml.calc",
	sxd: "application/vnd.sun.xml.draw",
	sxg: "application/vnd.sun.xml.writer.global",
	sxi: "application/vnd.sun.xml.impress",
	sxm: "application/vnd.sun.xml.math",
	sxw: "application/vnd.sun.xml.writer",
	t: ["text/troff", "application/x-troff"],
	talk: "text/x-speech",
	tao: "application/vnd.tao.intent-module-archive",
	tar: "application/x-tar",
	tbk: ["application/toolbook", "application/x-tbook"],
	tcap: "application/vnd.3gpp2.tcap",
	tcl: ["text/x-script.tcl", "application/x-tcl"],
	tcsh: "text/x-script.tcsh",
	teacher: "application/vnd.smart.teacher",
	tei: "application/tei+xml",
	tex: "application/x-tex",
	texi: "application/x-texinfo",
	texinfo: "application/x-texinfo",
	text: ["application/plain", "text/plain"],
	tfi: "application/thraud+xml",
	tfm: "application/x-tex-tfm",
	tgz: ["application/gnutar", "application/x-compressed"],
	thmx: "application/vnd.ms-officetheme",
	tif: ["image/tiff", "image/x-tiff"],
	tiff: ["image/tiff", "image/x-tiff"],
	tmo: "application/vnd.tmobile-livetv",
	torrent: "application/x-bittorrent",
	tpl: "application/vnd.groove-tool-template",
	tpt: "application/vnd.trid.tpt",
	tr: "application/x-troff",
	tra: "application/vnd.trueapp",
	trm: "application/x-msterminal",
	tsd: "application/timestamped-data",
	tsi: "audio/tsp-audio",
	tsp: ["application/dsptype", "audio/tsplayer"],
	tsv: "text/tab-separated-values",
	ttf: "application/x-font-ttf",
	ttl: "text/turtle",
	turbot: "image/florian",
	twd: "application/vnd.simtech-mindmapper",
	txd: "application/vnd.genomatix.tuxedo",
	txf: "application/vnd.mobius.txf",
	txt: "text/plain",
	ufd: "application/vnd.ufdl",
	uil: "text/x-uil",
	uls: "text/iuls",
	umj: "application/vnd.umajin",
	uni: "text/uri-list",
	unis: "text/uri-list",
	unityweb: "application/vnd.unity",
	unv: "application/i-deas",
	uoml: "application/vnd.uoml+xml",
	uri: "text/uri-list",
	uris: "text/uri-list",
	ustar: ["application/x-ustar", "multipart/x-ustar"],
	utz: "application/vnd.uiq.theme",
	uu: ["application/octet-stream", "text/x-uuencode"],
	uue: "text/x-uuencode",
	uva: "audio/vnd.dece.audio",
	uvh: "video/vnd.dece.hd",
	uvi: "image/vnd.dece.graphic",
	uvm: "video/vnd.dece.mobile",
	uvp: "video/vnd.dece.pd",
	uvs: "video/vnd.dece.sd",
	uvu: "video/vnd.uvvu.mp4",
	uvv: "video/vnd.dece.video",
	vcd: "application/x-cdlink",
	vcf: "text/x-vcard",
	vcg: "application/vnd.groove-vcard",
	vcs: "text/x-vcalendar",
	vcx: "application/vnd.vcx",
	vda: "application/vda",
	vdo: "video/vdo",
	vew: "application/groupwise",
	vis: "application/vnd.visionary",
	viv: ["video/vivo", "video/vnd.vivo"],
	vivo: ["video/vivo", "video/vnd.vivo"],
	vmd: "application/vocaltec-media-desc",
	vmf: "application/vocaltec-media-file",
	voc: ["audio/voc", "audio/x-voc"],
	vos: "video/vosaic",
	vox: "audio/voxware",
	vqe: "audio/x-twinvq-plugin",
	vqf: "audio/x-twinvq",
	vql: "audio/x-twinvq-plugin",
	vrml: [
		"model/vrml",
		"x-world/x-vrml",
		"application/x-vrml"
	],
	vrt: "x-world/x-vrt",
	vsd: ["application/vnd.visio", "application/x-visio"],
	vsf: "application/vnd.vsf",
	vst: "application/x-visio",
	vsw: "application/x-visio",
	vtu: "model/vnd.vtu",
	vxml: "application/voicexml+xml",
	w60: "application/wordperfect6.0",
	w61: "application/wordperfect6.1",
	w6w: "application/msword",
	wad: "application/x-doom",
	wasm: "application/wasm",
	wav: ["audio/wav", "audio/x-wav"],
	wax: "audio/x-ms-wax",
	wb1: "application/x-qpro",
	wbmp: "image/vnd.wap.wbmp",
	wbs: "application/vnd.criticaltools.wbs+xml",
	wbxml: "application/vnd.wap.wbxml",
	wcm: "application/vnd.ms-works",
	wdb: "application/vnd.ms-works",
	web: "application/vnd.xara",
	weba: "audio/webm",
	webm: "video/webm",
	webp: "image/webp",
	wg: "application/vnd.pmi.widget",
	wgt: "application/widget",
	wiz: "application/msword",
	wk1: "application/x-123",
	wks: "application/vnd.ms-works",
	wm: "video/x-ms-wm",
	wma: "audio/x-ms-wma",
	wmd: "application/x-ms-wmd",
	wmf: ["windows/metafile", "application/x-msmetafile"],
	wml: "text/vnd.wap.wml",
	wmlc: "application/vnd.wap.wmlc",
	wmls: "text/vnd.wap.wmlscript",
	wmlsc: "application/vnd.wap.wmlscriptc",
	wmv: "video/x-ms-wmv",
	wmx: "video/x-ms-wmx",
	wmz: "application/x-ms-wmz",
	woff: "application/x-font-woff",
	woff2: "font/woff2",
	word: "application/msword",
	wp: "application/wordperfect",
	wp5: ["application/wordperfect", "application/wordperfect6.0"],
	wp6: "application/wordperfect",
	wpd: [
		"application/wordperfect",
		"application/vnd.wordperfect",
		"application/x-wpwin"
	],
	wpl: "application/vnd.ms-wpl",
	wps: "application/vnd.ms-works",
	wq1: "application/x-lotus",
	wqd: "application/vnd.wqd",
	wri: [
		"application/mswrite",
		"application/x-wri",
		"application/x-mswrite"
	],
	wrl: [
		"model/vrml",
		"x-world/x-vrml",
		"application/x-world"
	],
	wrz: ["model/vrml", "x-world/x-vrml"],
	wsc: "text/scriplet",
	wsdl: "application/wsdl+xml",
	wspolicy: "application/wspolicy+xml",
	wsrc: "application/x-wais-source",
	wtb: "application/vnd.webturbo",
	wtk: "application/x-wintalk",
	wvx: "video/x-ms-wvx",
	"x-png": "image/png",
	x3d: "application/vnd.hzn-3d-crossword",
	xaf: "x-world/x-vrml",
	xap: "application/x-silverlight-app",
	xar: "application/vnd.xara",
	xbap: "application/x-ms-xbap",
	xbd: "application/vnd.fujixerox.docuworks.binder",
	xbm: [
		"image/xbm",
		"image/x-xbm",
		"image/x-xbitmap"
	],
	xdf: "application/xcap-diff+xml",
	xdm: "application/vnd.syncml.dm+xml",
	xdp: "application/vnd.adobe.xdp+xml",
	xdr: "video/x-amt-demorun",
	xdssc: "application/dssc+xml",
	xdw: "application/vnd.fujixerox.docuworks",
	xenc: "application/xenc+xml",
	xer: "application/patch-ops-error+xml",
	xfdf: "application/vnd.adobe.xfdf",
	xfdl: "application/vnd.xfdl",
	xgz: "xgl/drawing",
	xhtml: "application/xhtml+xml",
	xif: "image/vnd.xiff",
	xl: "application/excel",
	xla: [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-msexcel",
		"application/x-excel"
	],
	xlam: "application/vnd.ms-excel.addin.macroenabled.12",
	xlb: [
		"application/excel",
		"application/vnd.ms-excel",
		"application/x-excel"
	],
	xlc: [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-excel"
	],
	xld: ["application/excel", "application/x-excel"],
	xlk: ["application/excel", "application/x-excel"],
	xll: [
		"application/excel",
		"application/vnd.ms-excel",
		"application/x-excel"
	],
	xlm: [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-excel"
	],
	xls: [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-msexcel",
		"application/x-excel"
	],
	xlsb: "application/vnd.ms-excel.sheet.binary.macroenabled.12",
	xlsm: "application/vnd.ms-excel.sheet.macroenabled.12",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	xlt: [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-excel"
	],
	xltm: "application/vnd.ms-excel.template.macroenabled.12",
	xltx: "application/vnd.openxmlformats-officedocument.spreadsheetml.template",
	xlv: ["application/excel", "application/x-excel"],
	xlw: [
		"application/vnd.ms-excel",
		"application/excel",
		"application/x-msexcel",
		"application/x-excel"
	],
	xm: "audio/xm",
	xml: [
		"application/xml",
		"text/xml",
		"application/atom+xml",
		"application/rss+xml"
	],
	xmz: "xgl/movie",
	xo: "application/vnd.olpc-sugar",
	xof: "x-world/x-vrml",
	xop: "application/xop+xml",
	xpi: "application/x-xpinstall",
	xpix: "application/x-vnd.ls-xpix",
	xpm: ["image/xpm", "image/x-xpixmap"],
	xpr: "application/vnd.is-xpr",
	xps: "application/vnd.ms-xpsdocument",
	xpw: "application/vnd.intercon.formnet",
	xslt: "application/xslt+xml",
	xsm: "application/vnd.syncml+xml",
	xspf: "application/xspf+xml",
	xsr: "video/x-amt-showrun",
	xul: "application/vnd.mozilla.xul+xml",
	xwd: ["image/x-xwd", "image/x-xwindowdump"],
	xyz: ["chemical/x-xyz", "chemical/x-pdb"],
	yaml: "application/yaml",
	yang: "application/yang",
	yin: "application/yin+xml",
	yml: "application/yaml",
	z: ["application/x-compressed", "application/x-compress"],
	zaz: "application/vnd.zzazz.deck+xml",
	zip: [
		"application/zip",
		"multipart/x-zip",
		"application/x-zip-compressed",
		"application/x-compressed"
	],
	zir: "application/vnd.zul",
	zmm: "application/vnd.handheld-entertainment+xml",
	zoo: "application/octet-stream",
	zsh: "text/x-script.zsh"
};

// node_modules/libmime/dist/esm/libmime.js
const STAGE_KEY = 4097;
const STAGE_VALUE = 4098;
/**
* Offset of the ")" that closes the rfc822 comment opening at `start`, or -1 when the
* comment never closes. Comments nest, and a backslash escapes the character after it
*/
const findCommentEnd = (str, start) => {
	let depth = 0;
	for (let i = start, len = str.length; i < len; i++) {
		let chr = str.charAt(i);
		if (chr === "\\") i++;
		else if (chr === "(") depth++;
		else if (chr === ")" && --depth === 0) return i;
	}
	return -1;
};
const setOwnProperty = (obj, key, value) => {
	if (key === "__proto__") Object.defineProperty(obj, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	else obj[key] = value;
};
const PROTOTYPE_KEYS = new Set(Object.getOwnPropertyNames(Object.prototype));
const isWSP = (chr) => chr === " " || chr === "	" || chr === "\r" || chr === "\n" || chr === "\f" || chr === "\v";
var Libmime = class {
	constructor(config) {
		this.config = config || {};
	}
	/**
	* Checks if a value is plaintext string (uses only printable 7bit chars)
	*
	* When isParam is set the value is destined for a header parameter, so HT, CR and LF
	* are not plaintext either: a header parameter has no way to carry them. HT is a valid
	* fold point, so folding and unfolding a header would rewrite it as a space, and CR/LF
	* cannot appear in a header value at all. DEL is neither a token character nor qtext,
	* so it can not be carried bare or quoted. Such values have to go through the rfc2231
	* parameter continuation encoding instead, the same way non-ASCII text does.
	*
	* @param {String} value String to be tested
	* @param {Boolean} [isParam] Set to true if the value is a header parameter value
	* @returns {Boolean} true if it is a plaintext string
	*/
	isPlainText(value, isParam) {
		return typeof value === "string" && !(isParam ? /[\x00-\x1f\x7f\u0080-\uFFFF]/ : /[\x00-\x08\x0b\x0c\x0e-\x1f\u0080-\uFFFF]/).test(value);
	}
	isPlainParamValue(value) {
		return this.isPlainText(value, true) && !value.includes("=?");
	}
	/**
	* Checks if a multi line string containes lines longer than the selected value.
	*
	* Useful when detecting if a mail message needs any processing at all:
	* if only plaintext characters are used and lines are short, then there is
	* no need to encode the values in any way. If the value is plaintext but has
	* longer lines then allowed, then use format=flowed
	*
	* @param {String} str String to be tested
	* @param {Number} lineLength Max line length to check for
	* @returns {Boolean} Returns true if there is at least one line longer than lineLength chars
	*/
	hasLongerLines(str, lineLength) {
		return new RegExp("^.{" + (lineLength + 1) + ",}", "m").test(str);
	}
	/**
	* Decodes a string from a format=flowed soft wrapping.
	*
	* @param {String} str Plaintext string with format=flowed to decode
	* @param {Boolean} [delSp] If true, delete leading spaces (delsp=yes)
	* @return {String} Mime decoded string
	*/
	decodeFlowed(input, delSp) {
		let lines = (input || "").toString().split(/\r?\n/);
		let result = [];
		let parts = [], partsLength = 0, depth = 0, prefix = "";
		let pushPart = (part) => {
			if (part) {
				parts.push(part);
				partsLength += part.length;
			}
		};
		for (let i = 0; i < lines.length; i++) {
			let line = lines[i];
			let lineDepth = 0;
			while (line.charCodeAt(lineDepth) === 62) lineDepth++;
			let prefixLength = lineDepth && line.charCodeAt(lineDepth) === 32 ? lineDepth + 1 : lineDepth;
			let content = line.slice(prefixLength);
			let last = parts.length ? parts[parts.length - 1] : "";
			if (lineDepth === depth && last.endsWith(" ") && !(partsLength === 3 && parts.join("") === "-- ")) {
				if (delSp) {
					parts.pop();
					partsLength -= last.length;
					pushPart(last.slice(0, -1));
					pushPart(content);
				} else pushPart(lineDepth ? content : content.replace(/^ /, ""));
			} else {
				if (i > 0) result.push(prefix + parts.join(""));
				parts = [];
				partsLength = 0;
				depth = lineDepth;
				prefix = line.slice(0, prefixLength);
				pushPart(content);
			}
		}
		if (partsLength || prefix) result.push(prefix + parts.join(""));
		return result.join("\n").replace(/^ /gm, "");
	}
	/**
	* Adds soft line breaks to content marked with format=flowed to
	* ensure that no line in the message is never longer than lineLength
	*
	* @param {String} str Plaintext string that requires wrapping
	* @param {Number} [lineLength=76] Maximum length of a line
	* @return {String} String with forced line breaks
	*/
	encodeFlowed(str, lineLength) {
		lineLength = lineLength || 76;
		let stuff = (line) => line.replace(/^( |From|>)/i, " $1");
		let flowed = [];
		str.split(/\r?\n/).forEach((line) => {
			if (line !== "-- ") line = line.replace(/ +$/, "");
			let folded = this.foldLines(stuff(line), lineLength, true).split("\r\n");
			for (let i = 1; i < folded.length; i++) folded[i] = stuff(folded[i]);
			flowed.push(folded.join("\r\n"));
		});
		return flowed.join("\r\n");
	}
	/**
	* Encodes a string or an Buffer to an UTF-8 MIME Word (rfc2047)
	*
	* @param {String|Buffer} data String to be encoded
	* @param {String} mimeWordEncoding='Q' Encoding for the mime word, either Q or B
	* @param {Number} [maxLength=0] If set, split mime words into several chunks if needed
	* @return {String} Single or several mime words joined together
	*/
	encodeWord(data, mimeWordEncoding, maxLength) {
		mimeWordEncoding = (mimeWordEncoding || "Q").toString().toUpperCase().trim().charAt(0);
		maxLength = maxLength || 0;
		let encodedStr = "";
		if (maxLength && maxLength > 12) maxLength -= 12;
		if (mimeWordEncoding === "Q") encodedStr = libqp.encode(data).replace(/[^a-z0-9!*+\-/=]/gi, (chr) => {
			let ord = chr.charCodeAt(0).toString(16).toUpperCase();
			if (chr === " ") return "_";
			else return "=" + (ord.length === 1 ? "0" + ord : ord);
		});
		else if (mimeWordEncoding === "B") {
			encodedStr = typeof data === "string" ? data : data.toString("utf-8");
			maxLength = maxLength ? Math.max(3, (maxLength - maxLength % 4) / 4 * 3) : 0;
		}
		if (maxLength && (mimeWordEncoding !== "B" ? encodedStr : libbase64.encode(data)).length > maxLength) {
			if (mimeWordEncoding === "Q") encodedStr = this.splitMimeEncodedString(encodedStr, maxLength).join("?= =?UTF-8?" + mimeWordEncoding + "?");
			else {
				let parts = [];
				let lpart = "";
				for (let chr of encodedStr) if (Buffer$1.byteLength(lpart + chr) <= maxLength || !lpart) lpart += chr;
				else {
					parts.push(libbase64.encode(lpart));
					lpart = chr;
				}
				if (lpart) parts.push(libbase64.encode(lpart));
				if (parts.length > 1) encodedStr = parts.join("?= =?UTF-8?" + mimeWordEncoding + "?");
				else encodedStr = parts.join("");
			}
		} else if (mimeWordEncoding === "B") encodedStr = libbase64.encode(data);
		return "=?UTF-8?" + mimeWordEncoding + "?" + encodedStr + (encodedStr.slice(-2) === "?=" ? "" : "?=");
	}
	/**
	* Normalizes a charset name to its canonical form, resolving common aliases and
	* invalid names. For example `iso-8859-8-i` and `iso-8859-8-e` become `ISO-8859-8`
	* and `win-1257` becomes `windows-1257`. Unknown charsets are returned uppercased.
	* Missing or non-string input defaults to `UTF-8`.
	*
	* @param {String} charset Charset name to normalize
	* @return {String} Canonical charset name
	*/
	normalizeCharset(charset) {
		return normalizeCharset(charset);
	}
	/**
	* Creates a Transform stream that decodes a body in the given charset into UTF-8 Buffers,
	* resolving the charset name and handling the Japanese charsets the same way header
	* decoding does. An unknown or refused charset (UTF-7, base64, hex) is decoded as UTF-8,
	* and the stream says so with `supported` set to false.
	*
	* @param {String} [charset='UTF-8'] Charset the input is encoded in
	* @return {DecodeStream} Transform stream with `charset` and `supported` properties
	*/
	createDecodeStream(charset) {
		return createDecodeStream(charset);
	}
	/**
	* Decodes the inner payload of a single mime encoded-word into a unicode string.
	* Expects the three components of `=?charset?encoding?text?=` already separated.
	*
	* @param {String} charset Charset name from the encoded-word (may include an RFC 2231 language tag, which is ignored)
	* @param {String} encoding Encoding indicator, either 'Q' or 'B' (case insensitive)
	* @param {String} str Encoded payload between the second `?` and the trailing `?=`
	* @return {String} Decoded unicode string
	*/
	decodeWord(charset, encoding, str) {
		let splitPos = charset.indexOf("*");
		if (splitPos >= 0) charset = charset.substring(0, splitPos);
		charset = normalizeCharset(charset);
		encoding = encoding.toUpperCase();
		let decoded;
		if (encoding === "Q") {
			str = str.replace(/=\s+([0-9a-fA-F])/g, "=$1").replace(/[_\s]/g, " ");
			let buf = Buffer$1.from(str);
			let bytes = [];
			for (let i = 0, len = buf.length; i < len; i++) {
				let c = buf[i];
				if (i <= len - 2 && c === 61) {
					let c1 = this.getHex(buf[i + 1]);
					let c2 = this.getHex(buf[i + 2]);
					if (c1 && c2) {
						let c = parseInt(c1 + c2, 16);
						bytes.push(c);
						i += 2;
						continue;
					}
				}
				bytes.push(c);
			}
			decoded = Buffer$1.from(bytes);
		} else if (encoding === "B") decoded = libbase64.decode(str);
		else decoded = Buffer$1.from(str);
		return decode(decoded, charset);
	}
	/**
	* Finds word sequences with non ascii text and converts these to mime words
	*
	* @param {String|Buffer} data String to be encoded
	* @param {String} mimeWordEncoding='Q' Encoding for the mime word, either Q or B
	* @param {Number} [maxLength=0] If set, split mime words into several chunks if needed
	* @param {String} [fromCharset='UTF-8'] Source character set
	* @return {String} String with possible mime words
	*/
	encodeWords(data, mimeWordEncoding, maxLength, fromCharset) {
		if (!fromCharset && typeof maxLength === "string" && !maxLength.match(/^[0-9]+$/)) {
			fromCharset = maxLength;
			maxLength = void 0;
		}
		let maxLineLength = Number(maxLength) || 0;
		let decodedValue = decode(convert(data || "", fromCharset));
		let encodedValue;
		let firstMatch = decodedValue.match(/(?:^|\s)([^\s]*[\u0080-\uFFFF])/);
		if (!firstMatch) return decodedValue;
		let startIndex = firstMatch.index + (firstMatch[0].match(/[^\s]/) || { index: 0 }).index;
		let lastIndex = decodedValue.length - 1;
		while (lastIndex >= 0 && decodedValue.charCodeAt(lastIndex) < 128) lastIndex--;
		let wordEnd = decodedValue.slice(lastIndex + 1).search(/\s/);
		let endIndex = wordEnd < 0 ? decodedValue.length : lastIndex + 1 + wordEnd;
		encodedValue = (startIndex ? decodedValue.substring(0, startIndex) : "") + this.encodeWord(decodedValue.substring(startIndex, endIndex), mimeWordEncoding || "Q", maxLineLength) + (endIndex < decodedValue.length ? decodedValue.slice(endIndex) : "");
		return encodedValue;
	}
	/**
	* Decode a string that might include one or several mime words
	*
	* @param {String} str String including some mime words that will be decoded
	* @return {String} Decoded unicode string
	*/
	decodeWords(str) {
		return (str || "").toString().replace(/(=\?([^?]+)\?[Bb]\?[^?]*\?=)\s*(?==\?([^?]+)\?[Bb]\?[^?]*\?=)/g, (match, left, chLeft, chRight) => {
			if (normalizeCharset(chLeft || "") === normalizeCharset(chRight || "")) return left + "__\0JOIN\0__";
			return match;
		}).replace(/(=\?([^?]+)\?[Qq]\?[^?]*\?=)\s*(?==\?([^?]+)\?[Qq]\?[^?]*\?=)/g, (match, left, chLeft, chRight) => {
			if (normalizeCharset(chLeft || "") === normalizeCharset(chRight || "")) return left + "__\0JOIN\0__";
			return match;
		}).replace(/(\?=)?__\x00JOIN\x00__(=\?([^?]+)\?[QqBb]\?)?/g, "").replace(/(=\?[^?]+\?[QqBb]\?[^?]*\?=)\s+(?==\?[^?]+\?[QqBb]\?[^?]*\?=)/g, "$1").replace(/=\?([\w_\-*]+)\?([QqBb])\?([^?]*)\?=/g, (_m, charset, encoding, text) => this.decodeWord(charset, encoding, text));
	}
	getHex(c) {
		if (c !== void 0 && (c >= 48 && c <= 57 || c >= 97 && c <= 102 || c >= 65 && c <= 70)) return String.fromCharCode(c);
		return false;
	}
	/**
	* Splits a string by :
	* The result is not mime word decoded, you need to do your own decoding based
	* on the rules for the specific header key
	*
	* @param {String} headerLine Single header line, might include linebreaks as well if folded
	* @return {Object} An object of {key, value}
	*/
	decodeHeader(headerLine) {
		let match = (headerLine || "").toString().replace(/(?:\r?\n|\r)[ \t]*/g, " ").trim().match(/^\s*([^:]+):(.*)$/);
		return {
			key: (match && match[1] || "").trim().toLowerCase(),
			value: (match && match[2] || "").trim()
		};
	}
	/**
	* Parses a block of header lines. Does not decode mime words as every
	* header might have its own rules (eg. formatted email addresses and such)
	*
	* @param {String} headers Headers string
	* @param {Object} [options] Options
	* @param {Boolean} [options.skipPrototypeKeys] Leave out headers named like an Object.prototype member, eg. `__proto__` and `constructor`
	* @return {Object} An object of headers, where header keys are object keys and every value is an Array of the values for that key
	*/
	decodeHeaders(headers, options) {
		let lines = headers.split(/\r?\n|\r/), headersObj = {}, header, i, len;
		let headersPos = 0;
		while (headersPos < lines.length && lines[headersPos] === "") headersPos++;
		let bodyPos = lines.indexOf("", headersPos);
		lines = lines.slice(headersPos, bodyPos >= 0 ? bodyPos : lines.length);
		let unfolded = [];
		for (i = 0, len = lines.length; i < len; i++) if (unfolded.length && /^[ \t]/.test(lines[i])) unfolded[unfolded.length - 1] += "\r\n" + lines[i];
		else unfolded.push(lines[i]);
		lines = unfolded;
		for (i = 0, len = lines.length; i < len; i++) {
			header = this.decodeHeader(lines[i]);
			if (options?.skipPrototypeKeys && PROTOTYPE_KEYS.has(header.key)) continue;
			if (!Object.hasOwn(headersObj, header.key)) setOwnProperty(headersObj, header.key, [header.value]);
			else headersObj[header.key].push(header.value);
		}
		return headersObj;
	}
	/**
	* Joins parsed header value together as 'value; param1=value1; param2=value2'
	* PS: We are following RFC 822 for the list of special characters that we need to keep in quotes.
	*      Refer: https://www.w3.org/Protocols/rfc1341/4_Content-Type.html
	* @param {Object} structured Parsed header value
	* @return {String} joined header value
	*/
	buildHeaderValue(structured) {
		let paramsArray = [];
		let params = structured.params || {};
		Object.keys(params).forEach((key) => {
			let value = params[key];
			let param = key.replace(/[\x00-\x1f\x7f]/g, "");
			if (!this.isPlainParamValue(value) || value.length >= 75) this.buildHeaderParam(param, value, 50).forEach((encodedParam) => {
				if (!/[\s"\\;:/=(),<>@[\]?]|^[-']|'$/.test(encodedParam.value) || encodedParam.key.endsWith("*")) paramsArray.push(encodedParam.key + "=" + encodedParam.value);
				else paramsArray.push(encodedParam.key + "=" + JSON.stringify(encodedParam.value));
			});
			else if (!value.length || /[\s'"\\;:/=(),<>@[\]?]|^-/.test(value)) paramsArray.push(param + "=" + JSON.stringify(value));
			else paramsArray.push(param + "=" + value);
		});
		return (typeof structured.value === "string" ? structured.value.replace(/[\x00-\x1f\x7f]/g, "") : structured.value) + (paramsArray.length ? "; " + paramsArray.join("; ") : "");
	}
	/**
	* Parses a header value with key=value arguments into a structured
	* object.
	*
	*   parseHeaderValue('text/plain; CHARSET=UTF-8') ->
	*   {
	*     'value': 'text/plain',
	*     'params': {
	*       'charset': 'UTF-8'
	*     }
	*   }
	*
	* The result also carries a non-enumerable `decodedParams` array that names the params
	* assembled from rfc2231 segments (title*=, title*0*=, title*0=). Those values are already
	* decoded, so a caller that runs decodeWords() over the params has to leave them out
	*
	* @param {String} str Header value
	* @param {Object} [options] Options, see ParseHeaderValueOptions
	* @return {Object} Header value as a parsed structure
	*/
	parseHeaderValue(str, options) {
		let stripComments = !!options?.stripComments;
		let response = {
			value: "",
			params: {}
		};
		Object.defineProperty(response, "decodedParams", {
			value: [],
			writable: true,
			enumerable: false,
			configurable: true
		});
		let key = false;
		let value = "";
		let valueEnd = 0;
		let stage = STAGE_VALUE;
		let quote = false;
		let quoteClosed = false;
		let escaped = false;
		let chr;
		let tokenOpen = false;
		let commit = () => {
			let collected = value.substring(0, valueEnd);
			value = "";
			valueEnd = 0;
			if (stage === STAGE_KEY) {
				let name = collected.toLowerCase();
				if (name && !Object.hasOwn(response.params, name)) setOwnProperty(response.params, name, "");
			} else if (key === false) response.value = collected;
			else if (!Object.hasOwn(response.params, key)) setOwnProperty(response.params, key, collected);
		};
		for (let i = 0, len = str.length; i < len; i++) {
			chr = str.charAt(i);
			if (stripComments && chr === "(" && !quote && !escaped && !tokenOpen) {
				let end = findCommentEnd(str, i);
				if (end < 0 && str.indexOf(";", i) < 0) end = len - 1;
				if (end >= 0) {
					i = end;
					continue;
				}
				stripComments = false;
			}
			switch (stage) {
				case STAGE_KEY:
					if (chr === "=") {
						key = value.substring(0, valueEnd).toLowerCase();
						value = "";
						valueEnd = 0;
						stage = STAGE_VALUE;
						tokenOpen = true;
					} else if (chr === ";") commit();
					else if (isWSP(chr)) {
						if (value.length) value += chr;
					} else {
						value += chr;
						valueEnd = value.length;
					}
					break;
				case STAGE_VALUE:
					if (quoteClosed && chr !== ";") {
						escaped = false;
						break;
					}
					if (escaped) {
						value += chr;
						valueEnd = value.length;
						tokenOpen = key !== false && !quote;
					} else if (chr === "\\") {
						escaped = true;
						continue;
					} else if (chr === "\"") {
						quoteClosed = quote;
						quote = !quote;
						tokenOpen = false;
					} else if (!quote && chr === ";") {
						commit();
						stage = STAGE_KEY;
						tokenOpen = false;
						quoteClosed = false;
					} else if (!quote && isWSP(chr)) {
						if (value.length) value += chr;
						tokenOpen = false;
					} else {
						value += chr;
						valueEnd = value.length;
						tokenOpen = key !== false && !quote;
					}
					escaped = false;
			}
		}
		commit();
		let continuations = /* @__PURE__ */ new Map();
		for (let key of Object.keys(response.params)) {
			let match = key.match(/\*((\d+)\*?)?$/);
			if (!match) continue;
			let actualKey = key.substring(0, match.index).toLowerCase();
			let nr = Number(match[2]) || 0;
			let value = response.params[key];
			delete response.params[key];
			let continuation = continuations.get(actualKey);
			if (!continuation) {
				continuation = {
					charset: false,
					values: []
				};
				continuations.set(actualKey, continuation);
			}
			if (nr === 0 && match[0].charAt(match[0].length - 1) === "*" && (match = value.match(/^([^']*)'[^']*'(.*)$/))) {
				continuation.charset = match[1] || "utf-8";
				value = match[2];
			}
			continuation.values.push({
				nr,
				value
			});
		}
		for (let [key, continuation] of continuations) {
			let value = continuation.values.sort((a, b) => a.nr - b.nr).map((val) => val.value).join("");
			response.decodedParams.push(key);
			if (!continuation.charset) {
				setOwnProperty(response.params, key, this.decodeWords(value));
				continue;
			}
			let qpValue = value.replace(/[=_\s]/g, (s) => {
				if (s === " ") return "_";
				let c = s.charCodeAt(0).toString(16);
				return "%" + (c.length < 2 ? "0" : "") + c;
			}).replace(/%/g, "=");
			setOwnProperty(response.params, key, this.decodeWord(continuation.charset, "Q", qpValue));
		}
		return response;
	}
	/**
	* Encodes a string or an Buffer to an UTF-8 Parameter Value Continuation encoding (rfc2231)
	* Useful for splitting long parameter values.
	*
	* For example
	*      title="unicode string"
	* becomes
	*     title*0*=utf-8''unicode
	*     title*1*=%20string
	*
	* @param {String} key Parameter name (eg. 'filename')
	* @param {String|Buffer} data String to be encoded
	* @param {Number} [maxLength=50] Max length for generated chunks
	* @param {String} [fromCharset='UTF-8'] Source character set
	* @return {Array} A list of encoded keys and headers
	*/
	buildHeaderParam(key, data, maxLength, fromCharset) {
		let list = [];
		if (typeof data !== "string" && !Buffer$1.isBuffer(data)) data = data === null || data === void 0 ? "" : data.toString();
		let encodedStr = typeof data === "string" ? data : decode(data, fromCharset);
		let chr;
		let line;
		let startPos = 0;
		let isEncoded = false;
		let i, len;
		maxLength = maxLength || 50;
		if (this.isPlainParamValue(data)) {
			if (encodedStr.length <= maxLength) return [{
				key,
				value: encodedStr
			}];
			encodedStr = encodedStr.replace(new RegExp(".{" + maxLength + "}", "g"), (str) => {
				list.push({ line: str });
				return "";
			});
			if (encodedStr) list.push({ line: encodedStr });
		} else {
			if (/[\uD800-\uDBFF]/.test(encodedStr)) encodedStr = Array.from(encodedStr);
			line = "utf-8''";
			isEncoded = true;
			startPos = 0;
			for (i = 0, len = encodedStr.length; i < len; i++) {
				chr = encodedStr[i];
				if (isEncoded) chr = this.safeEncodeURIComponent(chr);
				else {
					chr = chr === " " ? chr : this.safeEncodeURIComponent(chr);
					if (chr !== encodedStr[i]) {
						if ((this.safeEncodeURIComponent(line) + chr).length >= maxLength) {
							list.push({
								line,
								encoded: isEncoded
							});
							line = "";
							isEncoded = true;
						} else {
							isEncoded = true;
							i = startPos;
							line = "";
							continue;
						}
					}
				}
				if ((line + chr).length >= maxLength) {
					list.push({
						line,
						encoded: isEncoded
					});
					line = chr = encodedStr[i] === " " ? " " : this.safeEncodeURIComponent(encodedStr[i]);
					if (chr === encodedStr[i]) {
						isEncoded = false;
						startPos = i - 1;
					} else isEncoded = true;
				} else line += chr;
			}
			if (line) list.push({
				line,
				encoded: isEncoded
			});
		}
		return list.map((item, i) => ({
			key: key + "*" + i + (item.encoded ? "*" : ""),
			value: item.line
		}));
	}
	/**
	* Returns file extension for a content type string. If no suitable extensions
	* are found, 'bin' is used as the default extension
	*
	* @param {String} mimeType Content type to be checked for
	* @return {String} File extension
	*/
	detectExtension(input) {
		let mimeType = (input || "").toString().toLowerCase().replace(/\s/g, "");
		if (!Object.hasOwn(list, mimeType)) return "bin";
		if (typeof list[mimeType] === "string") return list[mimeType];
		let mimeParts = mimeType.split("/");
		for (let i = 0, len = list[mimeType].length; i < len; i++) if (mimeParts[1] === list[mimeType][i]) return list[mimeType][i];
		return list[mimeType][0] !== "*" ? list[mimeType][0] : "bin";
	}
	/**
	* Returns content type for a file extension. If no suitable content types
	* are found, 'application/octet-stream' is used as the default content type
	*
	* @param {String} extension Extension (or filename) to be checked for
	* @return {String} Content type
	*/
	detectMimeType(input) {
		let extension = (input || "").toString().toLowerCase().replace(/\s/g, "").replace(/^\./g, "").split(".").pop() || "";
		if (!Object.hasOwn(extensions, extension)) return "application/octet-stream";
		if (typeof extensions[extension] === "string") return extensions[extension];
		let mimeParts;
		for (let i = 0, len = extensions[extension].length; i < len; i++) {
			mimeParts = extensions[extension][i].split("/");
			if (mimeParts[1] === extension) return extensions[extension][i];
		}
		return extensions[extension][0];
	}
	/**
	* Folds long lines, useful for folding header lines (afterSpace=false) and
	* flowed text (afterSpace=true)
	*
	* @param {String} str String to be folded
	* @param {Number} [lineLength=76] Maximum length of a line
	* @param {Boolean} afterSpace If true, leave a space in the end of a line
	* @return {String} String with folded lines
	*/
	foldLines(input, lineLength, afterSpace) {
		let str = (input || "").toString();
		lineLength = lineLength || 76;
		let pos = 0, len = str.length, result = "", line, match;
		while (pos < len) {
			line = str.substring(pos, pos + Math.max(lineLength, 0));
			if (line.length < lineLength) {
				result += line;
				break;
			}
			if (match = line.match(/^[^\n\r]*(\r?\n|\r)/)) {
				line = match[0];
				result += line;
				pos += line.length;
				continue;
			} else if ((match = line.match(/(\s+)[^\s]*$/)) && match[0].length - (afterSpace ? (match[1] || "").length : 0) < line.length) line = line.substring(0, line.length - (match[0].length - (afterSpace ? (match[1] || "").length : 0)));
			else if (match = str.slice(pos + line.length).match(/^[^\s]+(\s*)/)) line = line + match[0].substring(0, match[0].length - (!afterSpace ? (match[1] || "").length : 0));
			result += line;
			pos += line.length;
			if (pos < len) result += "\r\n";
		}
		return result;
	}
	/**
	* Splits a mime encoded string. Needed for dividing mime words into smaller chunks
	*
	* @param {String} str Mime encoded string to be split up
	* @param {Number} maxlen Maximum length of characters for one part (minimum 12)
	* @return {Array} Split string
	*/
	splitMimeEncodedString(str, maxlen) {
		let curLine, fallbackLine, match, chr, done, lines = [];
		maxlen = Math.max(maxlen || 0, 12);
		while (str.length) {
			curLine = str.substring(0, maxlen);
			if (match = curLine.match(/[=][0-9A-F]?$/i)) curLine = curLine.substring(0, match.index);
			fallbackLine = curLine.length ? curLine : str.substring(0, maxlen);
			done = false;
			while (!done && curLine.length) {
				done = true;
				if (match = str.slice(curLine.length).match(/^[=]([0-9A-F]{2})/i)) {
					chr = parseInt(match[1], 16);
					if (chr < 194 && chr > 127 && /=[0-9A-F]{2}$/i.test(curLine)) {
						curLine = curLine.substring(0, curLine.length - 3);
						done = false;
					}
				}
			}
			if (!curLine.length) curLine = fallbackLine;
			lines.push(curLine);
			str = str.slice(curLine.length);
		}
		return lines;
	}
	encodeURICharComponent(chr) {
		let res = "";
		let buf = Buffer$1.from(chr, "utf-8");
		for (let i = 0, len = buf.length; i < len; i++) {
			let ord = buf[i].toString(16).toUpperCase();
			res += "%" + (ord.length < 2 ? "0" : "") + ord;
		}
		return res;
	}
	safeEncodeURIComponent(input) {
		let str = (input || "").toString();
		try {
			str = encodeURIComponent(str);
		} catch (_err) {
			str = encodeURIComponent(Buffer$1.from(str, "utf-8").toString("utf-8"));
		}
		return str.replace(/[\x00-\x1F *'()<>@,;:\\"[\]?=\u007F-\uFFFF]/g, (chr) => this.encodeURICharComponent(chr));
	}
};
/**
* The shared instance, the default export of the package. The class is attached to it as `Libmime`,
* so `require('libmime').Libmime` keeps working
*/
const libmime = new Libmime();
libmime.Libmime = Libmime;

// node_modules/uc.micro/properties/Any/regex.mjs
var regex_default$3 = /[\0-\uD7FF\uE000-\uFFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;

// node_modules/uc.micro/categories/Cc/regex.mjs
var regex_default$2 = /[\0-\x1F\x7F-\x9F]/;

// node_modules/uc.micro/categories/P/regex.mjs
var regex_default$1 = /[!-#%-\*,-\/:;\?@\[-\]_\{\}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B5A-\u1B60\u1B7D\u1B7E\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDEAD\uDF55-\uDF59\uDF86-\uDF89]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDEB9\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2\uDF00-\uDF09]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDF43-\uDF4F\uDFFF]|\uD809[\uDC70-\uDC74]|\uD80B[\uDFF1\uDFF2]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD83A[\uDD5E\uDD5F]/;

// node_modules/uc.micro/categories/Z/regex.mjs
var regex_default = /[ \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/;

// node_modules/linkify-it/lib/re.mjs
function re_default(opts) {
	const re = {};
	opts = opts || {};
	re.src_Any = regex_default$3.source;
	re.src_Cc = regex_default$2.source;
	re.src_Z = regex_default.source;
	re.src_P = regex_default$1.source;
	re.src_ZPCc = [
		re.src_Z,
		re.src_P,
		re.src_Cc
	].join("|");
	re.src_ZCc = [re.src_Z, re.src_Cc].join("|");
	const text_separators = "[><｜]";
	re.src_pseudo_letter = `(?:(?!${text_separators}|${re.src_ZPCc})${re.src_Any})`;
	re.src_ip4 = "(?:(25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\\.){3}(25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)";
	re.src_auth = `(?:(?:(?!${re.src_ZCc}|[@/\\[\\]()]).){1,50}@)?`;
	re.src_port = "(?::(?:6(?:[0-4]\\d{3}|5(?:[0-4]\\d{2}|5(?:[0-2]\\d|3[0-5])))|[1-5]?\\d{1,4}))?";
	re.src_host_terminator = `(?=$|${text_separators}|${re.src_ZPCc})(?!${opts["---"] ? "-(?!--)|" : "-|"}_|:\\d|\\.-|\\.(?!$|${re.src_ZPCc}))`;
	re.src_path = `(?:[/?#](?:(?!${re.src_ZCc}|${text_separators}|[()[\\]{}.,"'?!\\-;]).|\\[(?:(?!${re.src_ZCc}|\\]).)*\\]|\\((?:(?!${re.src_ZCc}|[)]).)*\\)|\\{(?:(?!${re.src_ZCc}|[}]).)*\\}|\\"(?:(?!${re.src_ZCc}|["]).)+\\"|\\'(?:(?!${re.src_ZCc}|[']).)+\\'|\\'(?=${re.src_pseudo_letter}|[-])|\\.{2,}[a-zA-Z0-9%/&]|\\.(?!${re.src_ZCc}|[.]|$)|` + (opts["---"] ? "\\-(?!--(?:[^-]|$))(?:-*)|" : "\\-+|") + `,(?!${re.src_ZCc}|$)|;(?!${re.src_ZCc}|$)|\\!+(?!${re.src_ZCc}|[!]|$)|\\?(?!${re.src_ZCc}|[?]|$))+|\\/)?`;
	re.src_email_name = "[\\-;:&=\\+\\$,\\.a-zA-Z0-9_][\\-;:&=\\+\\$,\\\"\\.a-zA-Z0-9_]{0,63}";
	re.src_xn = "xn--[a-z0-9\\-]{1,59}";
	re.src_domain_root = "(?:" + re.src_xn + `|${re.src_pseudo_letter}{1,63})`;
	re.src_domain = "(?:" + re.src_xn + `|(?:${re.src_pseudo_letter})|(?:${re.src_pseudo_letter}(?:-|${re.src_pseudo_letter}){0,61}${re.src_pseudo_letter}))`;
	re.src_host = `(?:(?:(?:(?:${re.src_domain})\\.)*${re.src_domain}))`;
	re.tpl_host_fuzzy = "(?:" + re.src_ip4 + `|(?:(?:(?:${re.src_domain})\\.)+(?:%TLDS%)))`;
	re.tpl_host_no_ip_fuzzy = `(?:(?:(?:${re.src_domain})\\.)+(?:%TLDS%))`;
	re.src_host_strict = re.src_host + re.src_host_terminator;
	re.tpl_host_fuzzy_strict = re.tpl_host_fuzzy + re.src_host_terminator;
	re.src_host_port_strict = re.src_host + re.src_port + re.src_host_terminator;
	re.tpl_host_port_fuzzy_strict = re.tpl_host_fuzzy + re.src_port + re.src_host_terminator;
	re.tpl_host_port_no_ip_fuzzy_strict = re.tpl_host_no_ip_fuzzy + re.src_port + re.src_host_terminator;
	re.tpl_host_fuzzy_test = `localhost|www\\.|\\.\\d{1,3}\\.|(?:\\.(?:%TLDS%)(?:${re.src_ZPCc}|>|$))`;
	re.tpl_email_fuzzy = `(^|${text_separators}|"|\\(|${re.src_ZCc})(${re.src_email_name}@${re.tpl_host_fuzzy_strict})`;
	re.tpl_link_fuzzy = `(^|(?![.:/\\-_@])(?:[$+<=>^\`|\uff5c]|${re.src_ZPCc}))((?![$+<=>^\`|\uff5c])${re.tpl_host_port_fuzzy_strict}${re.src_path})`;
	re.tpl_link_no_ip_fuzzy = `(^|(?![.:/\\-_@])(?:[$+<=>^\`|\uff5c]|${re.src_ZPCc}))((?![$+<=>^\`|\uff5c])${re.tpl_host_port_no_ip_fuzzy_strict}${re.src_path})`;
	return re;
}

// node_modules/linkify-it/index.mjs
function assign(obj) {
	Array.prototype.slice.call(arguments, 1).forEach(function(source) {
		if (!source) return;
		Object.keys(source).forEach(function(key) {
			obj[key] = source[key];
		});
	});
	return obj;
}
function _class(obj) {
	return Object.prototype.toString.call(obj);
}
function isString(obj) {
	return _class(obj) === "[object String]";
}
function isObject(obj) {
	return _class(obj) === "[object Object]";
}
function isRegExp(obj) {
	return _class(obj) === "[object RegExp]";
}
function isFunction(obj) {
	return _class(obj) === "[object Function]";
}
function escapeRE(str) {
	return str.replace(/[.?*+^$[\]\\(){}|-]/g, "\\$&");
}
const defaultOptions = {
	fuzzyLink: true,
	fuzzyEmail: true,
	fuzzyIP: false
};
function isOptionsObj(obj) {
	return Object.keys(obj || {}).reduce(function(acc, k) {
		return acc || defaultOptions.hasOwnProperty(k);
	}, false);
}
const defaultSchemas = {
	"http:": { validate: function(text, pos, self) {
		const tail = text.slice(pos);
		if (!self.re.http) self.re.http = new RegExp(`^\\/\\/${self.re.src_auth}${self.re.src_host_port_strict}${self.re.src_path}`, "i");
		if (self.re.http.test(tail)) return tail.match(self.re.http)[0].length;
		return 0;
	} },
	"https:": "http:",
	"ftp:": "http:",
	"//": { validate: function(text, pos, self) {
		const tail = text.slice(pos);
		if (!self.re.no_http) self.re.no_http = new RegExp("^" + self.re.src_auth + `(?:localhost|(?:(?:${self.re.src_domain})\\.)+${self.re.src_domain_root})` + self.re.src_port + self.re.src_host_terminator + self.re.src_path, "i");
		if (self.re.no_http.test(tail)) {
			if (pos >= 3 && text[pos - 3] === ":") return 0;
			if (pos >= 3 && text[pos - 3] === "/") return 0;
			return tail.match(self.re.no_http)[0].length;
		}
		return 0;
	} },
	"mailto:": { validate: function(text, pos, self) {
		const tail = text.slice(pos);
		if (!self.re.mailto) self.re.mailto = new RegExp(`^${self.re.src_email_name}@${self.re.src_host_strict}`, "i");
		if (self.re.mailto.test(tail)) return tail.match(self.re.mailto)[0].length;
		return 0;
	} }
};
const tlds_2ch_src_re = "a[cdefgilmnoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnortuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]";
const tlds_default$1 = "biz|com|edu|gov|net|org|pro|web|xxx|aero|asia|coop|info|museum|name|shop|рф".split("|");
function createValidator(re) {
	return function(text, pos) {
		const tail = text.slice(pos);
		if (re.test(tail)) return tail.match(re)[0].length;
		return 0;
	};
}
function createNormalizer() {
	return function(match, self) {
		self.normalize(match);
	};
}
function compile(self) {
	const re = self.re = re_default(self.__opts__);
	const tlds = self.__tlds__.slice();
	self.onCompile();
	if (!self.__tlds_replaced__) tlds.push(tlds_2ch_src_re);
	tlds.push(re.src_xn);
	re.src_tlds = tlds.join("|");
	function untpl(tpl) {
		return tpl.replace("%TLDS%", re.src_tlds);
	}
	re.email_fuzzy = RegExp(untpl(re.tpl_email_fuzzy), "i");
	re.email_fuzzy_global = RegExp(untpl(re.tpl_email_fuzzy), "ig");
	re.link_fuzzy = RegExp(untpl(re.tpl_link_fuzzy), "i");
	re.link_fuzzy_global = RegExp(untpl(re.tpl_link_fuzzy), "ig");
	re.link_no_ip_fuzzy = RegExp(untpl(re.tpl_link_no_ip_fuzzy), "i");
	re.link_no_ip_fuzzy_global = RegExp(untpl(re.tpl_link_no_ip_fuzzy), "ig");
	re.host_fuzzy_test = RegExp(untpl(re.tpl_host_fuzzy_test), "i");
	const aliases = [];
	self.__compiled__ = {};
	function schemaError(name, val) {
		throw new Error(`(LinkifyIt) Invalid schema "${name}": ${val}`);
	}
	Object.keys(self.__schemas__).forEach(function(name) {
		const val = self.__schemas__[name];
		if (val === null) return;
		const compiled = {
			validate: null,
			link: null
		};
		self.__compiled__[name] = compiled;
		if (isObject(val)) {
			if (isRegExp(val.validate)) compiled.validate = createValidator(val.validate);
			else if (isFunction(val.validate)) compiled.validate = val.validate;
			else schemaError(name, val);
			if (isFunction(val.normalize)) compiled.normalize = val.normalize;
			else if (!val.normalize) compiled.normalize = createNormalizer();
			else schemaError(name, val);
			return;
		}
		if (isString(val)) {
			aliases.push(name);
			return;
		}
		schemaError(name, val);
	});
	aliases.forEach(function(alias) {
		if (!self.__compiled__[self.__schemas__[alias]]) return;
		self.__compiled__[alias].validate = self.__compiled__[self.__schemas__[alias]].validate;
		self.__compiled__[alias].normalize = self.__compiled__[self.__schemas__[alias]].normalize;
	});
	self.__compiled__[""] = {
		validate: null,
		normalize: createNormalizer()
	};
	const slist = Object.keys(self.__compiled__).filter(function(name) {
		return name.length > 0 && self.__compiled__[name];
	}).map(escapeRE).join("|");
	self.re.schema_test = RegExp(`(^|(?!_)(?:[><\uff5c]|${re.src_ZPCc}))(${slist})`, "i");
	self.re.schema_search = RegExp(`(^|(?!_)(?:[><\uff5c]|${re.src_ZPCc}))(${slist})`, "ig");
	self.re.schema_at_start = RegExp(`^${self.re.schema_search.source}`, "i");
	self.re.pretest = RegExp(`(${self.re.schema_test.source})|(${self.re.host_fuzzy_test.source})|@`, "i");
}
/**
* class Match
*
* Match result. Single element of array, returned by [[LinkifyIt#match]]
**/
function Match(text, schema, index, lastIndex) {
	const raw = text.slice(index, lastIndex);
	/**
	* Match#schema -> String
	*
	* Prefix (protocol) for matched string.
	**/
	this.schema = schema.toLowerCase();
	/**
	* Match#index -> Number
	*
	* First position of matched string.
	**/
	this.index = index;
	/**
	* Match#lastIndex -> Number
	*
	* Next position after matched string.
	**/
	this.lastIndex = lastIndex;
	/**
	* Match#raw -> String
	*
	* Matched string.
	**/
	this.raw = raw;
	/**
	* Match#text -> String
	*
	* Notmalized text of matched string.
	**/
	this.text = raw;
	/**
	* Match#url -> String
	*
	* Normalized url of matched string.
	**/
	this.url = raw;
}
/**
* class LinkifyIt
**/
/**
* new LinkifyIt(schemas, options)
* - schemas (Object): Optional. Additional schemas to validate (prefix/validator)
* - options (Object): { fuzzyLink|fuzzyEmail|fuzzyIP: true|false }
*
* Creates new linkifier instance with optional additional schemas.
* Can be called without `new` keyword for convenience.
*
* By default understands:
*
* - `http(s)://...` , `ftp://...`, `mailto:...` & `//...` links
* - "fuzzy" links and emails (example.com, foo@bar.com).
*
* `schemas` is an object, where each key/value describes protocol/rule:
*
* - __key__ - link prefix (usually, protocol name with `:` at the end, `skype:`
*   for example). `linkify-it` makes shure that prefix is not preceeded with
*   alphanumeric char and symbols. Only whitespaces and punctuation allowed.
* - __value__ - rule to check tail after link prefix
*   - _String_ - just alias to existing rule
*   - _Object_
*     - _validate_ - validator function (should return matched length on success),
*       or `RegExp`.
*     - _normalize_ - optional function to normalize text & url of matched result
*       (for example, for @twitter mentions).
*
* `options`:
*
* - __fuzzyLink__ - recognige URL-s without `http(s):` prefix. Default `true`.
* - __fuzzyIP__ - allow IPs in fuzzy links above. Can conflict with some texts
*   like version numbers. Default `false`.
* - __fuzzyEmail__ - recognize emails without `mailto:` prefix.
*
**/
function LinkifyIt(schemas, options) {
	if (!(this instanceof LinkifyIt)) return new LinkifyIt(schemas, options);
	if (!options) {
		if (isOptionsObj(schemas)) {
			options = schemas;
			schemas = {};
		}
	}
	this.__opts__ = assign({}, defaultOptions, options);
	this.__schemas__ = assign({}, defaultSchemas, schemas);
	this.__compiled__ = {};
	this.__tlds__ = tlds_default$1;
	this.__tlds_replaced__ = false;
	this.re = {};
	compile(this);
}
/** chainable
* LinkifyIt#add(schema, definition)
* - schema (String): rule name (fixed pattern prefix)
* - definition (String|RegExp|Object): schema definition
*
* Add new rule definition. See constructor description for details.
**/
LinkifyIt.prototype.add = function add(schema, definition) {
	this.__schemas__[schema] = definition;
	compile(this);
	return this;
};
/** chainable
* LinkifyIt#set(options)
* - options (Object): { fuzzyLink|fuzzyEmail|fuzzyIP: true|false }
*
* Set recognition options for links without schema.
**/
LinkifyIt.prototype.set = function set(options) {
	this.__opts__ = assign(this.__opts__, options);
	return this;
};
/**
* LinkifyIt#test(text) -> Boolean
*
* Searches linkifiable pattern and returns `true` on success or `false` on fail.
**/
LinkifyIt.prototype.test = function test(text) {
	if (!text.length) return false;
	let m, re;
	if (this.re.schema_test.test(text)) {
		re = this.re.schema_search;
		re.lastIndex = 0;
		while ((m = re.exec(text)) !== null) if (this.testSchemaAt(text, m[2], re.lastIndex)) return true;
	}
	if (this.__opts__.fuzzyLink && this.__compiled__["http:"]) {
		if (text.search(this.re.host_fuzzy_test) >= 0) {
			if (text.match(this.__opts__.fuzzyIP ? this.re.link_fuzzy : this.re.link_no_ip_fuzzy) !== null) return true;
		}
	}
	if (this.__opts__.fuzzyEmail && this.__compiled__["mailto:"]) {
		if (text.indexOf("@") >= 0) {
			if (text.match(this.re.email_fuzzy) !== null) return true;
		}
	}
	return false;
};
/**
* LinkifyIt#pretest(text) -> Boolean
*
* Very quick check, that can give false positives. Returns true if link MAY BE
* can exists. Can be used for speed optimization, when you need to check that
* link NOT exists.
**/
LinkifyIt.prototype.pretest = function pretest(text) {
	return this.re.pretest.test(text);
};
/**
* LinkifyIt#testSchemaAt(text, name, position) -> Number
* - text (String): text to scan
* - name (String): rule (schema) name
* - position (Number): text offset to check from
*
* Similar to [[LinkifyIt#test]] but checks only specific protocol tail exactly
* at given position. Returns length of found pattern (0 on fail).
**/
LinkifyIt.prototype.testSchemaAt = function testSchemaAt(text, schema, pos) {
	if (!this.__compiled__[schema.toLowerCase()]) return 0;
	return this.__compiled__[schema.toLowerCase()].validate(text, pos, this);
};
/**
* LinkifyIt#match(text) -> Array|null
*
* Returns array of found link descriptions or `null` on fail. We strongly
* recommend to use [[LinkifyIt#test]] first, for best speed.
*
* ##### Result match description
*
* - __schema__ - link schema, can be empty for fuzzy links, or `//` for
*   protocol-neutral  links.
* - __index__ - offset of matched text
* - __lastIndex__ - index of next char after mathch end
* - __raw__ - matched text
* - __text__ - normalized text
* - __url__ - link, generated from matched text
**/
LinkifyIt.prototype.match = function match(text) {
	const result = [];
	const type_schemed = [];
	const type_fuzzy_link = [];
	const type_fuzzy_email = [];
	let m, len, re;
	function choose(a, b) {
		if (!a) return b;
		if (!b) return a;
		if (a.index !== b.index) return a.index < b.index ? a : b;
		return a.lastIndex >= b.lastIndex ? a : b;
	}
	if (!text.length) return null;
	if (this.re.schema_test.test(text)) {
		re = this.re.schema_search;
		re.lastIndex = 0;
		while ((m = re.exec(text)) !== null) {
			len = this.testSchemaAt(text, m[2], re.lastIndex);
			if (len) type_schemed.push({
				schema: m[2],
				index: m.index + m[1].length,
				lastIndex: m.index + m[0].length + len
			});
		}
	}
	if (this.__opts__.fuzzyLink && this.__compiled__["http:"]) {
		re = this.__opts__.fuzzyIP ? this.re.link_fuzzy_global : this.re.link_no_ip_fuzzy_global;
		re.lastIndex = 0;
		while ((m = re.exec(text)) !== null) type_fuzzy_link.push({
			schema: "",
			index: m.index + m[1].length,
			lastIndex: m.index + m[0].length
		});
	}
	if (this.__opts__.fuzzyEmail && this.__compiled__["mailto:"]) {
		re = this.re.email_fuzzy_global;
		re.lastIndex = 0;
		while ((m = re.exec(text)) !== null) type_fuzzy_email.push({
			schema: "mailto:",
			index: m.index + m[1].length,
			lastIndex: m.index + m[0].length
		});
	}
	const indexes = [
		0,
		0,
		0
	];
	let lastIndex = 0;
	for (;;) {
		const candidates = [
			type_schemed[indexes[0]],
			type_fuzzy_email[indexes[1]],
			type_fuzzy_link[indexes[2]]
		];
		const candidate = choose(choose(candidates[0], candidates[1]), candidates[2]);
		if (!candidate) break;
		if (candidate === candidates[0]) indexes[0]++;
		else if (candidate === candidates[1]) indexes[1]++;
		else indexes[2]++;
		if (candidate.index < lastIndex) continue;
		const match = new Match(text, candidate.schema, candidate.index, candidate.lastIndex);
		this.__compiled__[match.schema].normalize(match, this);
		result.push(match);
		lastIndex = candidate.lastIndex;
	}
	if (result.length) return result;
	return null;
};
/**
* LinkifyIt#matchAtStart(text) -> Match|null
*
* Returns fully-formed (not fuzzy) link if it starts at the beginning
* of the string, and null otherwise.
**/
LinkifyIt.prototype.matchAtStart = function matchAtStart(text) {
	if (!text.length) return null;
	const m = this.re.schema_at_start.exec(text);
	if (!m) return null;
	const len = this.testSchemaAt(text, m[2], m[0].length);
	if (!len) return null;
	const match = new Match(text, m[2], m.index + m[1].length, m.index + m[0].length + len);
	this.__compiled__[match.schema].normalize(match, this);
	return match;
};
/** chainable
* LinkifyIt#tlds(list [, keepOld]) -> this
* - list (Array): list of tlds
* - keepOld (Boolean): merge with current list if `true` (`false` by default)
*
* Load (or merge) new tlds list. Those are user for fuzzy links (without prefix)
* to avoid false positives. By default this algorythm used:
*
* - hostname with any 2-letter root zones are ok.
* - biz|com|edu|gov|net|org|pro|web|xxx|aero|asia|coop|info|museum|name|shop|рф
*   are ok.
* - encoded (`xn--...`) root zones are ok.
*
* If list is replaced, then exact match for 2-chars root zones will be checked.
**/
LinkifyIt.prototype.tlds = function tlds(list, keepOld) {
	list = Array.isArray(list) ? list : [list];
	if (!keepOld) {
		this.__tlds__ = list.slice();
		this.__tlds_replaced__ = true;
		compile(this);
		return this;
	}
	this.__tlds__ = this.__tlds__.concat(list).sort().filter(function(el, idx, arr) {
		return el !== arr[idx - 1];
	}).reverse();
	compile(this);
	return this;
};
/**
* LinkifyIt#normalize(match)
*
* Default normalizer (if schema does not define it's own).
**/
LinkifyIt.prototype.normalize = function normalize(match) {
	if (!match.schema) match.url = `http://${match.url}`;
	if (match.schema === "mailto:" && !/^mailto:/i.test(match.url)) match.url = `mailto:${match.url}`;
};
/**
* LinkifyIt#onCompile()
*
* Override to modify basic RegExp-s.
**/
LinkifyIt.prototype.onCompile = function onCompile() {};

// node_modules/nodemailer/dist/esm/addressparser/index.js
/** The token is an operator, a text run otherwise */
const TOKEN_OPERATOR = 1;
/** The next character continues the same run without whitespace in between */
const TOKEN_NO_BREAK = 2;
/** The text run holds characters its value leaves out or changes, so it is no plain slice */
const TOKEN_DIRTY = 4;
/** A backslash escapes the next character in the text run, inside a quoted string or a comment */
const TOKEN_ESCAPES = 8;
/** The text run opens on a character an escaping backslash in front of it has escaped */
const TOKEN_STARTS_ESCAPED = 16;
/**
* The tokens of an address field, kept as offsets into it.
*
* Every token used to be an object of its own, an operator for every ',' and a value string
* for every run of text, and a list of one letter names, 'a,a,a,...', took some 65 times its
* size in tokens before any address was read. A token is now three numbers in one typed
* array, its kind and the range of the field it covers, and its value is sliced off the field
* when it is read. The few text runs whose value differs from their slice, as they hold an
* escaping backslash, a line break or a control character, are rebuilt once and kept aside.
*/
var TokenList = class {
	constructor(str) {
		this.str = str;
		this.slots = /* @__PURE__ */ new Int32Array(48);
		this.length = 0;
		this.cleaned = /* @__PURE__ */ new Map();
	}
	/**
	* Appends a token
	*
	* @param kind Kind and flags of the token
	* @param start Offset of its first character
	* @param end Offset just past its last character
	* @return Index of the token
	*/
	push(kind, start, end) {
		if ((this.length + 1) * 3 > this.slots.length) {
			const grown = new Int32Array(this.slots.length * 2);
			grown.set(this.slots);
			this.slots = grown;
		}
		const at = this.length * 3;
		this.slots[at] = kind;
		this.slots[at + 1] = start;
		this.slots[at + 2] = end;
		return this.length++;
	}
	/**
	* The character of an operator token, an empty string for a text run
	*/
	operatorAt(index) {
		const at = index * 3;
		return this.slots[at] & TOKEN_OPERATOR ? this.str.charAt(this.slots[at + 1]) : "";
	}
	/**
	* Whether a token is an operator
	*/
	isOperator(index) {
		return (this.slots[index * 3] & TOKEN_OPERATOR) !== 0;
	}
	/**
	* Whether the next character continues the run of a token without whitespace in between
	*/
	noBreak(index) {
		return (this.slots[index * 3] & TOKEN_NO_BREAK) !== 0;
	}
	/**
	* Value of a token
	*/
	value(index) {
		const cleaned = this.cleaned.get(index);
		if (cleaned !== void 0) return cleaned;
		return this.str.slice(this.slots[index * 3 + 1], this.slots[index * 3 + 2]);
	}
};
/**
* A domain literal that ends an address. dtext includes '@' (RFC 5322 3.4.1), so the '@'
* in front of the literal is the one that splits the domain off, not the last one: reading
* 'a@[x@evil.com]' at its last '@' made it an address at evil.com.
*/
const DOMAIN_LITERAL_TAIL = /@(\[[^[\]\\]*\])$/;
/**
* Offset of the '@' that splits the domain off an address, or -1 when there is none
*
* @param address Address to split
* @return Offset of the '@'
*/
function _domainAt(address) {
	const literal = address.charAt(address.length - 1) === "]" ? DOMAIN_LITERAL_TAIL.exec(address) : null;
	return literal ? address.length - literal[1].length - 1 : address.lastIndexOf("@");
}
/**
* Restores the quoting of a local part that was read out of a quoted string.
*
* RFC 5321 allows '@' inside a quoted local part, so handing '"user@evil.com"@good.com'
* on as the bare 'user@evil.com@good.com' leaves it to the consumer which '@' splits the
* domain off. Getting that wrong is a misrouting vector, so the quotes go back on. The
* same holds for the other specials: a ',' or a ';' that loses its quotes reads as a
* recipient separator once the consumer puts the address back into a header.
*
* This module has no dependencies so that it can ship on its own, which is why the two
* grammar tests below are spelled out here instead of shared with src/mime-node. Keeping
* only what is ambiguous quoted is deliberate, mime-node applies the stricter RFC 5321
* dot-atom rule on top of this when it emits an address.
*
* @param address Address with an unquoted local part
* @return Address with the local part as a quoted-string
*/
function _quoteLocalPart(address) {
	const lastAt = _domainAt(address);
	if (lastAt < 0) return address;
	const user = address.substr(0, lastAt);
	if (/^[^\s"(),:;<>@[\\\]]+$/.test(user) || /^"(?:[^"\\]|\\[\s\S])*"$/.test(user)) return address;
	return "\"" + user.replace(/["\\]/g, "\\$&") + "\"@" + address.substr(lastAt + 1);
}
/**
* Reached for every parsed address, so it is built once rather than per call.
*/
const HAS_WHITESPACE = /\s/;
/**
* An addr-spec that carries its whitespace legally, inside a quoted local part. The
* optional tail is the malformed shape: a real mailbox with wreckage trailing it.
*/
const QUOTED_LOCAL_ADDR = /^("(?:[^"\\]|\\[\s\S])*"@\S+)(?:\s+([\s\S]+))?$/;
/**
* One run holding a single '@' and no whitespace, the shape an addr-spec has to have.
*/
const ADDR_SPEC = /^[^@\s]+@[^@\s]+$/;
/**
* The same with a domain literal for the domain, which may hold an '@' of its own.
*/
const LITERAL_ADDR_SPEC = /^[^@\s]+@\[[^[\]\\\s]*\]$/;
/**
* The '@' and domain that follow a quoted local part in the same run.
*/
const QUOTED_LOCAL_DOMAIN = /^@(?:[^@\s"]+|\[[^[\]\\\s]*\])$/;
/**
* Whether a whitespace free run reads as an addr-spec under the strict grammar
*
* @param value Run to check
* @return true when it does
*/
function _isAddrSpec(value) {
	return ADDR_SPEC.test(value) || LITERAL_ADDR_SPEC.test(value);
}
/**
* The looser reading applied once the strict one finds nothing, which tolerates the
* further '@' that a domain should not have but malformed headers carry anyway.
*/
const LOOSE_ADDR_SPEC = /^[^@\s]+@\S+$/;
/**
* An addr-spec sitting inside free text, together with the whitespace around it. Sticky
* on purpose: it is run at the one offset _looseAddressStart picks rather than being let
* loose to search, see there.
*/
const LOOSE_TEXT_ADDR = /\s*\b[^@\s]+@[^\s]+\b\s*/y;
/**
* The characters JS `\s` matches, which the scan below has to agree with to land on the
* same match the pattern would.
*/
function _isSpaceCode(code) {
	return code === 32 || code >= 9 && code <= 13 || code === 160 || code === 5760 || code >= 8192 && code <= 8202 || code === 8232 || code === 8233 || code === 8239 || code === 8287 || code === 12288 || code === 65279;
}
/**
* The characters JS `\w` matches without the unicode flag, the set the `\b` in
* LOOSE_TEXT_ADDR is read against. charCodeAt off either end of the string gives NaN,
* which compares false throughout, so out of range reads as the non-word the pattern
* treats them as.
*/
function _isWordCode(code) {
	return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === 95;
}
/**
* Whether `\b` holds at an offset
*/
function _isBoundary(text, at) {
	return _isWordCode(text.charCodeAt(at - 1)) !== _isWordCode(text.charCodeAt(at));
}
/**
* Offset of the first '@' in `text` between `from` and `to`, or -1 when the range holds none.
*
* indexOf would scan on to the end of the value, and the value here is a whole header. The
* walk below steps one whitespace delimited run at a time and only ever uses a '@' that sits
* inside the run it is on, so an unbounded probe rescans everything behind that run once per
* run and grows with the square of the header: 400KB of free text carrying no '@' took a
* quarter of a second. GHSA-v53p-9fqp-m79j took the pattern search out of this walk and left
* the probe unbounded behind it.
*
* @param text Text to look in
* @param from Offset to start at
* @param to Offset to stop before
* @return Offset of the '@', or -1
*/
function _indexOfAt(text, from, to) {
	for (let i = from; i < to; i++) if (text.charCodeAt(i) === 64) return i;
	return -1;
}
/**
* A quoted-string a value opens with.
*/
const LEADING_QUOTED_STRING = /^"(?:[^"\\]|\\[\s\S])*"/;
/**
* Drops the whitespace on either side of the '@' at an offset.
*
* obs-local-part and obs-domain allow CFWS around the '@' (RFC 5322 4.4), so 'user @ good.com'
* names user@good.com. Kept, the whitespace went into the envelope as '"user "@ good.com'.
* The scan is by index, a pattern such as /\s+@/ backtracks over a long whitespace run that
* no '@' follows.
*
* @param value Value holding the '@'
* @param at Offset of the '@', or -1
* @return The value with the whitespace beside that '@' removed
*/
function _joinAtSpacing(value, at) {
	if (at < 0) return value;
	let start = at;
	while (start > 0 && _isSpaceCode(value.charCodeAt(start - 1))) start--;
	let end = at + 1;
	while (end < value.length && _isSpaceCode(value.charCodeAt(end))) end++;
	return start === at && end === at + 1 ? value : value.slice(0, start) + "@" + value.slice(end);
}
/**
* Drops the whitespace beside the '@' that splits the domain off a value. That is the '@'
* right after a quoted local part the value opens with, or else the only '@' it holds outside
* any quoted string. With several it is not clear which one the whitespace belongs to, and
* '<x@evil.com @good.com>' is left to the addr-spec recovery to read as it always has.
*
* @param value Value to clean up
* @return The value with the whitespace beside that '@' removed
*/
function _collapseAtSpacing(value) {
	const quoted = LEADING_QUOTED_STRING.exec(value);
	if (quoted) {
		let at = quoted[0].length;
		while (at < value.length && _isSpaceCode(value.charCodeAt(at))) at++;
		if (value.charAt(at) === "@" && value.indexOf("@", at + 1) < 0) return _joinAtSpacing(value, at);
	}
	const at = value.indexOf("@");
	if (at < 0 || value.indexOf("@", at + 1) >= 0 || value.lastIndexOf("\"") > at) return value;
	return _joinAtSpacing(value, at);
}
/**
* Finds the offset LOOSE_TEXT_ADDR matches at, or -1 when it does not match at all.
*
* Letting the pattern search for itself is quadratic: '[^@\s]+' is retried from every
* offset and rescans the run to the next '@' each time, so 140KB of header holding no
* usable '@' blocks the event loop for about ten seconds (GHSA-v53p-9fqp-m79j). The search is also unnecessary.
* '[^@\s]+' crosses neither whitespace nor a '@', so a match can only begin at the head of
* a whitespace delimited run or just past a '@' inside one, and '[^\s]+\b' gives characters
* back until it lands on a boundary, so the only end it can take in that run is the last
* boundary in it. Both are found in one pass, and the pattern is then run at that single
* offset.
*
* @param text Free text to look in
* @return Offset to match at, or -1
*/
function _looseAddressStart(text) {
	const len = text.length;
	let pos = 0;
	while (pos < len) {
		while (pos < len && _isSpaceCode(text.charCodeAt(pos))) pos++;
		if (pos >= len) break;
		const runStart = pos;
		let runEnd = pos;
		while (runEnd < len && !_isSpaceCode(text.charCodeAt(runEnd))) runEnd++;
		let at = _indexOfAt(text, runStart, runEnd);
		if (at >= 0) {
			let lastBoundary = -1;
			for (let k = runEnd; k > runStart; k--) if (_isBoundary(text, k)) {
				lastBoundary = k;
				break;
			}
			let atomStart = runStart;
			while (lastBoundary >= 0 && at >= 0) {
				if (at > atomStart && runEnd > at + 1 && lastBoundary > at + 1) {
					for (let start = atomStart; start < at; start++) if (_isBoundary(text, start)) {
						if (start > runStart) return start;
						let padded = runStart;
						while (padded > 0 && _isSpaceCode(text.charCodeAt(padded - 1))) padded--;
						return padded;
					}
				}
				atomStart = at + 1;
				at = _indexOfAt(text, atomStart, runEnd);
			}
		}
		pos = runEnd;
	}
	return -1;
}
/**
* Recovers the addr-spec from an angle-addr that came back holding unquoted whitespace.
*
* A malformed header can put more than a mailbox between the angle brackets, most often
* because the generator wrote the recipient twice: '<user@example.com user@example.com>'
* or '<example.com user@example.com>'. Whitespace is not addr-spec, so the whole run can
* never be a mailbox anyone could deliver to, and passing it on as the address loses the
* recipient that is sitting right there in the header.
*
* The run that still reads as an addr-spec is kept and whatever is left over becomes
* display text rather than being dropped. Candidates are read strictly first and then
* under the looser grammar, the same two tiers the unquoted-text branch below applies to
* the same problem, so that '<a@b@c.com junk>' and a bare 'a@b@c.com junk' agree on the
* recipient. When several runs qualify the first wins, which is what that branch's looser
* tier does within a token.
*
* A quoted local part is left alone: RFC 5321 allows whitespace inside it, so
* '<"user name"@example.com>' is well formed and means exactly what it says.
*
* @param data Collected address parts, mutated in place
*/
function _recoverAddrSpec(data) {
	data.address = _collapseAtSpacing(data.address);
	if (!HAS_WHITESPACE.test(data.address)) return;
	let address;
	let rest;
	const quoted = data.address.match(QUOTED_LOCAL_ADDR);
	if (quoted) {
		if (!quoted[2]) return;
		address = quoted[1];
		rest = [quoted[2]];
	} else {
		if (data.address.indexOf("\"") >= 0) return;
		const parts = data.address.split(/\s+/);
		let addrIndex = parts.findIndex(_isAddrSpec);
		if (addrIndex < 0) addrIndex = parts.findIndex((part) => LOOSE_ADDR_SPEC.test(part));
		if (addrIndex < 0) return;
		address = parts.splice(addrIndex, 1)[0];
		rest = parts;
	}
	data.address = address;
	data.text = [data.text].concat(rest).filter((part) => part).join(" ");
}
/**
* Takes the RFC 5322 comments out of the contents of an angle-addr.
*
* The tokenizer tracks a single open operator, so once '<' is open a '(' is plain text and
* a comment inside the brackets reached the address verbatim: 'Name <user@example.com(x)evil.com>'
* put 'user@example.com(x)evil.com' into the envelope, a value that is no mailbox and that a
* receiver stripping the comment reads as 'user@example.comevil.com' (GHSA-g73g-hqqh-jr95).
* A comment is folding whitespace, so it is read as a space that splits two atoms and as
* nothing next to an '@', the same rule the token walk applies outside the brackets. Quoted
* strings and domain literals are copied through untouched, a '(' in there is not a comment.
* An unexpected '<' outside them drops everything in front of it, comments included.
*
* RFC 822 also let an angle-addr name the relays to go through in front of the mailbox,
* '<@relay1,@relay2:user@example.com>', which RFC 5322 still parses as obs-route. The route
* is not part of the mailbox, and folded into the local part it made
* '"@relay1,@relay2:user"@example.com' a recipient that does not exist. A local part can not
* start with '@', so contents that do, up to the first ':' outside a domain literal and in
* front of any quoted string, are a route and are dropped, as long as a mailbox with an '@'
* of its own follows.
*
* @param address Contents of the angle brackets
* @return The address with the comments removed, and the text of the comments
*/
function _stripAddressComments(address) {
	const comments = [];
	let result = "";
	let comment = "";
	let depth = 0;
	let closer = "";
	let lastChar = "";
	let pendingSpace = false;
	let firstChar = "";
	let quoteSeen = false;
	let routeEnd = -1;
	for (let i = 0, len = address.length; i < len; i++) {
		const chr = address.charAt(i);
		if (depth) {
			if (chr === "\\" && i < len - 1) comment += address.charAt(++i);
			else if (chr === "(") {
				depth++;
				comment += chr;
			} else if (chr === ")" && !--depth) {
				comments.push(comment.trim());
				comment = "";
				pendingSpace = lastChar !== "@";
			} else comment += chr;
			continue;
		}
		if (pendingSpace && chr !== "(") {
			pendingSpace = false;
			if (chr !== "@" && chr !== "<" && !_isSpaceCode(address.charCodeAt(i))) {
				result += " ";
				lastChar = " ";
			}
		}
		if (closer) {
			if (chr === "\\" && closer === "\"" && i < len - 1) {
				result += chr + address.charAt(++i);
				lastChar = address.charAt(i);
				continue;
			}
			if (chr === closer) closer = "";
		} else if (chr === "\"") {
			closer = "\"";
			quoteSeen = true;
		} else if (chr === ":" && routeEnd < 0 && firstChar === "@" && !quoteSeen) routeEnd = result.length + 1;
		else if (chr === "[") closer = "]";
		else if (chr === "(") {
			depth = 1;
			continue;
		} else if (chr === "<") {
			result = "";
			lastChar = "";
			comments.length = 0;
			firstChar = "";
			quoteSeen = false;
			routeEnd = -1;
			continue;
		}
		result += chr;
		lastChar = chr;
		if (!firstChar && !_isSpaceCode(address.charCodeAt(i))) firstChar = chr;
	}
	if (routeEnd >= 0 && result.indexOf("@", routeEnd) >= 0) result = result.slice(routeEnd);
	if (depth) comments.push(comment.trim());
	return {
		address: result.trim(),
		comments: comments.filter((text) => text)
	};
}
/**
* Walks the tokens of one entry of an address list and sorts them into the runs of display
* text, angle-addr and comment they belong to
*
* @param tokens Tokens of the whole address list
* @param from Index of the first token of the entry
* @param to Index just past the last token of the entry
* @return The collected runs, and whether the display text came out of a comment
*/
function _collectAddressParts(tokens, from, to) {
	let state = "text";
	const data = {
		address: [],
		comment: [],
		text: [],
		textWasQuoted: [],
		quotedLocalAt: []
	};
	let insideQuotes = false;
	let lastTextPureQuoted = false;
	const lastChars = {
		address: "",
		comment: "",
		text: ""
	};
	for (let i = from; i < to; i++) {
		const value = tokens.value(i);
		const prevOperator = i > from ? tokens.operatorAt(i - 1) : "";
		const prevNoBreak = i > from && tokens.noBreak(i - 1);
		if (tokens.isOperator(i)) switch (value) {
			case "<":
				state = "address";
				insideQuotes = false;
				break;
			case "(":
				state = "comment";
				insideQuotes = false;
				break;
			case "\"":
				insideQuotes = !insideQuotes;
				state = "text";
				break;
			default:
				state = "text";
				insideQuotes = false;
		}
		else {
			const opensAfterEmptyQuotedString = prevOperator === "\"" && prevNoBreak && i > from + 1 && tokens.operatorAt(i - 2) === "\"";
			const parts = data[state];
			if (prevNoBreak && parts.length && (prevOperator !== ")" || lastChars[state] === "@" || value.charAt(0) === "@")) {
				const last = data[state].length - 1;
				if (state === "text" && !insideQuotes) {
					if (lastTextPureQuoted && value.charAt(0) === "@") data.quotedLocalAt[last] = data.text[last].length;
					lastTextPureQuoted = false;
				}
				data[state][last] += value;
				lastChars[state] = value.charAt(value.length - 1);
				if (state === "text" && insideQuotes) data.textWasQuoted[last] = true;
			} else {
				data[state].push(value);
				lastChars[state] = value.charAt(value.length - 1);
				if (state === "text") {
					data.textWasQuoted.push(insideQuotes || opensAfterEmptyQuotedString);
					data.quotedLocalAt.push(opensAfterEmptyQuotedString && value.charAt(0) === "@" ? 0 : -1);
					lastTextPureQuoted = insideQuotes;
				}
			}
		}
	}
	let textFromComment = false;
	if (!data.text.length && data.comment.length) {
		data.text = data.comment;
		data.comment = [];
		textFromComment = true;
	}
	return {
		data,
		textFromComment
	};
}
/**
* Name of a group, from the tokens in front of its ':'. A comment names it when no text does,
* as it names a mailbox.
*
* @param tokens Tokens of the whole address list
* @param from Index of the first token in front of the ':'
* @param to Index of the ':'
* @return Name of the group
*/
function _groupName(tokens, from, to) {
	return _collectAddressParts(tokens, from, to).data.text.join(" ");
}
/**
* Converts tokens for a single address into an address object
*
* @param tokens Tokens of the whole address list
* @param from Index of the first token of this address
* @param to Index just past the last token of this address
* @return Address object
*/
function _handleAddress(tokens, from, to) {
	const collected = _collectAddressParts(tokens, from, to);
	const data = collected.data;
	let textFromComment = collected.textFromComment;
	const addressComments = [];
	const addressParts = [];
	for (const part of data.address) {
		const stripped = _stripAddressComments(part);
		for (const comment of stripped.comments) addressComments.push(comment);
		if (stripped.address) addressParts.push(stripped.address);
	}
	data.address = addressParts;
	if (!data.address.length && data.text.length && !textFromComment) {
		const candidates = data.text.map((part) => _collapseAtSpacing(part));
		for (let i = 0; i < data.text.length; i++) {
			const local = data.quotedLocalAt[i];
			const quotedLocal = data.textWasQuoted[i] && local >= 0 && QUOTED_LOCAL_DOMAIN.test(data.text[i].slice(local)) ? _quoteLocalPart(data.text[i]) : "";
			if (quotedLocal || !data.textWasQuoted[i] && _isAddrSpec(candidates[i])) {
				data.address = [quotedLocal || candidates[i]];
				data.text.splice(i, 1);
				data.textWasQuoted.splice(i, 1);
				data.quotedLocalAt.splice(i, 1);
				break;
			}
		}
		if (!data.address.length) {
			let extracted = false;
			for (let i = 0; i < data.text.length; i++) if (!data.textWasQuoted[i]) {
				const part = candidates[i];
				let remainder = data.text[i];
				const at = _looseAddressStart(part);
				if (at >= 0) {
					LOOSE_TEXT_ADDR.lastIndex = at;
					const match = LOOSE_TEXT_ADDR.exec(part);
					if (match) {
						data.address = [match[0].trim()];
						extracted = true;
						remainder = part.slice(0, at) + " " + part.slice(at + match[0].length);
					}
				}
				data.text[i] = remainder.trim();
				if (extracted) break;
			}
		}
	}
	if (!data.text.length && data.comment.length) {
		data.text = data.comment;
		data.comment = [];
	}
	if (data.address.length > 1) data.text = data.text.concat(data.address.splice(1));
	const addressFromQuotedText = !data.address.length && data.textWasQuoted.some((wasQuoted) => wasQuoted);
	data.text = data.text.join(" ");
	data.address = data.address.join(" ");
	if (addressFromQuotedText && data.text.indexOf("@") >= 0) {
		data.address = _quoteLocalPart(_joinAtSpacing(data.text, _domainAt(data.text)));
		data.text = "";
	}
	_recoverAddrSpec(data);
	if (!data.text && addressComments.length) {
		data.text = addressComments.join(" ");
		textFromComment = true;
	}
	const address = {
		address: data.address || (textFromComment ? "" : data.text) || "",
		name: data.text || data.address || ""
	};
	if (address.address === address.name) {
		if (/@/.test(address.address || "")) address.name = "";
		else address.address = "";
	}
	return address;
}
/**
* Creates a Tokenizer object for tokenizing address field strings
*
* @constructor
* @param str Address field string
*/
var Tokenizer = class {
	constructor(str) {
		this.str = (str || "").toString();
		this.operatorCurrent = "";
		this.operatorExpecting = "";
		this.node = -1;
		this.escaped = false;
		this.inDomainLiteral = false;
		this.afterAt = false;
		this.inGroup = false;
		this.innerQuoted = false;
		this.innerComment = 0;
		this.innerLiteral = false;
		this.innerEscaped = false;
		this.list = new TokenList(this.str);
		/**
		* Operator tokens and which tokens are expected to end the sequence
		*/
		this.operators = {
			"\"": "\"",
			"(": ")",
			"<": ">",
			",": "",
			":": "",
			";": ""
		};
	}
	/**
	* Tokenizes the original input string
	*
	* @return An array of operator|text tokens
	*/
	tokenize() {
		const str = this.str;
		const len = str.length;
		for (let i = 0; i < len; i++) this.checkChar(str.charAt(i), i);
		this._closeText(len);
		const list = this.list;
		const slots = list.slots;
		let kept = 0;
		for (let i = 0, count = list.length; i < count; i++) {
			const kind = slots[i * 3];
			let start = slots[i * 3 + 1];
			let end = slots[i * 3 + 2];
			if (kind & TOKEN_DIRTY) {
				const value = this._cleanValue(start, end, kind).trim();
				if (!value) continue;
				list.cleaned.set(kept, value);
			} else if (!(kind & TOKEN_OPERATOR)) {
				while (start < end && _isSpaceCode(str.charCodeAt(start))) start++;
				while (end > start && _isSpaceCode(str.charCodeAt(end - 1))) end--;
				if (start === end) continue;
			}
			slots[kept * 3] = kind;
			slots[kept * 3 + 1] = start;
			slots[kept * 3 + 2] = end;
			kept++;
		}
		list.length = kept;
		return list;
	}
	/**
	* Ends the text run being collected, if there is one
	*
	* @param end Offset just past its last character
	*/
	_closeText(end) {
		if (this.node >= 0) {
			this.list.slots[this.node * 3 + 2] = end;
			this.node = -1;
		}
	}
	/**
	* Rebuilds the value of a text run that is no plain slice of the field, applying the
	* rules checkChar collects characters by: an escaping backslash is dropped, a line break
	* reads as a space and any other control character is left out
	*
	* @param start Offset of the first character of the run
	* @param end Offset just past its last character
	* @param kind Kind and flags of the run
	* @return Value of the run
	*/
	_cleanValue(start, end, kind) {
		const str = this.str;
		const escapes = (kind & TOKEN_ESCAPES) !== 0;
		let escaped = (kind & TOKEN_STARTS_ESCAPED) !== 0;
		let value = "";
		for (let i = start; i < end; i++) {
			const chr = str.charAt(i);
			if (escapes && !escaped && chr === "\\") {
				escaped = true;
				continue;
			}
			escaped = false;
			if (chr === "\n") value += " ";
			else if (chr.charCodeAt(0) >= 33 || chr === " " || chr === "	") value += chr;
		}
		return value;
	}
	/**
	* Checks if a character is an operator or text and acts accordingly
	*
	* @param chr Character from the address field
	* @param i Offset of the character in the field
	*/
	checkChar(chr, i) {
		if (!this.escaped && !this.operatorExpecting) {
			if (!this.inDomainLiteral && chr === "[" && this.afterAt) this.inDomainLiteral = true;
			else if (this.inDomainLiteral && (chr === "]" || chr === "," || chr === ";")) this.inDomainLiteral = false;
		}
		let nested = false;
		if (this.operatorExpecting === ">") {
			nested = this._trackInner(chr);
			if (!nested && chr === ";" && this.inGroup) {
				this._closeText(i);
				this.operatorExpecting = "";
				this._resetInner();
			}
		} else if (this.operatorExpecting === ")" && !this.escaped) {
			if (chr === "(") this.innerComment++;
			else if (chr === ")" && this.innerComment) {
				this.innerComment--;
				nested = true;
			}
		}
		if (this.escaped) {} else if (chr === this.operatorExpecting && !nested) {
			const nextChr = this.str.charAt(i + 1);
			this._closeText(i);
			this.list.push(nextChr && ![
				" ",
				"	",
				"\r",
				"\n",
				",",
				";"
			].includes(nextChr) ? 3 : TOKEN_OPERATOR, i, i + 1);
			if (chr !== ")") this.afterAt = false;
			this.operatorExpecting = "";
			this.escaped = false;
			this._resetInner();
			return;
		} else if (!this.operatorExpecting && !(this.inDomainLiteral && chr === ":") && chr in this.operators) {
			this._closeText(i);
			this.list.push(TOKEN_OPERATOR, i, i + 1);
			if (chr === ":") this.inGroup = true;
			else if (chr === ";") this.inGroup = false;
			if (chr !== "(") this.afterAt = false;
			this.operatorExpecting = this.operators[chr];
			this.escaped = false;
			this._resetInner();
			return;
		} else if ([
			"\"",
			"'",
			")"
		].includes(this.operatorExpecting) && chr === "\\") {
			this.escaped = true;
			if (this.node >= 0) this.list.slots[this.node * 3] |= TOKEN_DIRTY;
			return;
		}
		if (this.node < 0) this.node = this.list.push((this.operatorExpecting === "\"" || this.operatorExpecting === ")" ? TOKEN_ESCAPES : 0) | (this.escaped ? TOKEN_STARTS_ESCAPED : 0), i, i);
		if (chr === "\n") {
			chr = " ";
			this.list.slots[this.node * 3] |= TOKEN_DIRTY;
		}
		if (chr.charCodeAt(0) >= 33 || chr === " " || chr === "	") {
			if (!this.operatorExpecting && chr !== " " && chr !== "	") this.afterAt = chr === "@";
		} else this.list.slots[this.node * 3] |= TOKEN_DIRTY;
		this.escaped = false;
	}
	/**
	* Tracks the quoted strings, comments and domain literals inside an angle-addr, which its
	* closer must not be read from. A backslash escapes the next character inside a quoted
	* string and a comment. A domain literal opens right after an "@" and ends at the "]".
	* dtext holds the list separators as well, and inside the brackets they never split the
	* list anyway.
	*
	* @param chr Character from the address field
	* @return true while the character sits inside one of them, the one that closes it included
	*/
	_trackInner(chr) {
		if (this.innerEscaped) {
			this.innerEscaped = false;
			return true;
		}
		if (this.innerQuoted) {
			if (chr === "\\") this.innerEscaped = true;
			else if (chr === "\"") this.innerQuoted = false;
			return true;
		}
		if (this.innerComment) {
			if (chr === "\\") this.innerEscaped = true;
			else if (chr === "(") this.innerComment++;
			else if (chr === ")") this.innerComment--;
			return true;
		}
		if (this.innerLiteral) {
			if (chr === "]") this.innerLiteral = false;
			return true;
		}
		if (chr === "\"") {
			this.innerQuoted = true;
			return true;
		}
		if (chr === "(") {
			this.innerComment = 1;
			return true;
		}
		if (chr === "[" && this.afterAt) {
			this.innerLiteral = true;
			return true;
		}
		if (!_isSpaceCode(chr.charCodeAt(0))) this.afterAt = chr === "@";
		return false;
	}
	/**
	* Forgets the nesting collected for the operator that just opened or ended
	*/
	_resetInner() {
		this.innerQuoted = false;
		this.innerComment = 0;
		this.innerLiteral = false;
		this.innerEscaped = false;
	}
};
/**
* Folds the fragments an unquoted display name holding a comma is split into back together.
*
* "Joe Foo, PhD <joe@example.com>" is split on the comma into
* [{name:"Joe Foo", address:""}, {name:"PhD", address:"joe@example.com"}]. A name-only entry
* followed by an entry with both name and address is recombined. Walked back to front so
* that a run of fragments folds into one entry in a single pass. Splicing each fragment out
* of the list instead would cost O(n^2).
*
* @param list Parsed entries, in order
* @return The entries with the fragments folded in
*/
function _mergeNameFragments(list) {
	const merged = [];
	for (let i = list.length - 1; i >= 0; i--) {
		const current = list[i];
		const next = merged.length ? merged[merged.length - 1] : null;
		if (next && current.address === "" && current.name && !current.group && next.address && next.name) next.name = current.name + ", " + next.name;
		else merged.push(current);
	}
	return merged.reverse();
}
/**
* Parses an address list, groups included, in a single pass over its tokens.
*
* A group used to be cut out of the field at the ';' that ends it and parsed again as an
* address list of its own, recursively, so every level of nesting parsed what was left of
* the field once more and the depth had to be capped. RFC 5322 does not nest groups at all,
* and the nested ones were flattened anyway. The tokens are now walked once: a ':' opens a
* group, its members are read as they come, a ';' closes it. A ':' inside an open group
* stands for a group nested in it, whose name is dropped and whose members belong to the
* outer one, which is how they were flattened before. The first ';' ends the group, nested
* or not, as it did.
*
* @param str Address field
* @return An array of address objects
*/
function _parseAddressList(str) {
	const tokens = new Tokenizer(str).tokenize();
	const parsedAddresses = [];
	let group = null;
	let members = [];
	let from = 0;
	for (let i = 0, len = tokens.length; i <= len; i++) {
		const operator = i < len ? tokens.operatorAt(i) : "";
		if (i < len && operator !== "," && operator !== ";" && operator !== ":") continue;
		if (operator === ":") {
			if (!group) {
				group = {
					name: _groupName(tokens, from, i),
					group: []
				};
				members = [];
			}
			from = i + 1;
			continue;
		}
		if (i > from) {
			const address = _handleAddress(tokens, from, i);
			if (group) members.push(address);
			else parsedAddresses.push(address);
		}
		from = i + 1;
		if (group && (operator === ";" || i === len)) {
			group.group = _mergeNameFragments(members);
			parsedAddresses.push(group);
			group = null;
		}
	}
	return _mergeNameFragments(parsedAddresses);
}
function addressparser(str, options) {
	const parsedAddresses = _parseAddressList(str);
	if (options?.flatten) {
		const flatAddresses = [];
		const walkAddressList = (list) => {
			list.forEach((entry) => {
				if (entry.group) return walkAddressList(entry.group);
				flatAddresses.push(entry);
			});
		};
		walkAddressList(parsedAddresses);
		return flatAddresses;
	}
	return parsedAddresses;
}

// node_modules/tlds/index.json
var require_tlds$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = [
		"aaa",
		"aarp",
		"abb",
		"abbott",
		"abbvie",
		"abc",
		"able",
		"abogado",
		"abudhabi",
		"ac",
		"academy",
		"accenture",
		"accountant",
		"accountants",
		"aco",
		"actor",
		"ad",
		"ads",
		"adult",
		"ae",
		"aeg",
		"aero",
		"aetna",
		"af",
		"afl",
		"africa",
		"ag",
		"agakhan",
		"agency",
		"ai",
		"aig",
		"airbus",
		"airforce",
		"airtel",
		"akdn",
		"al",
		"alibaba",
		"alipay",
		"allfinanz",
		"allstate",
		"ally",
		"alsace",
		"alstom",
		"am",
		"amazon",
		"americanexpress",
		"americanfamily",
		"amex",
		"amfam",
		"amica",
		"amsterdam",
		"analytics",
		"android",
		"anquan",
		"anz",
		"ao",
		"aol",
		"apartments",
		"app",
		"apple",
		"aq",
		"aquarelle",
		"ar",
		"arab",
		"aramco",
		"archi",
		"army",
		"arpa",
		"art",
		"arte",
		"as",
		"asda",
		"asia",
		"associates",
		"at",
		"athleta",
		"attorney",
		"au",
		"auction",
		"audi",
		"audible",
		"audio",
		"auspost",
		"author",
		"auto",
		"autos",
		"aw",
		"aws",
		"ax",
		"axa",
		"az",
		"azure",
		"ba",
		"baby",
		"baidu",
		"banamex",
		"band",
		"bank",
		"bar",
		"barcelona",
		"barclaycard",
		"barclays",
		"barefoot",
		"bargains",
		"baseball",
		"basketball",
		"bauhaus",
		"bayern",
		"bb",
		"bbc",
		"bbt",
		"bbva",
		"bcg",
		"bcn",
		"bd",
		"be",
		"beats",
		"beauty",
		"beer",
		"berlin",
		"best",
		"bestbuy",
		"bet",
		"bf",
		"bg",
		"bh",
		"bharti",
		"bi",
		"bible",
		"bid",
		"bike",
		"bing",
		"bingo",
		"bio",
		"biz",
		"bj",
		"black",
		"blackfriday",
		"blockbuster",
		"blog",
		"bloomberg",
		"blue",
		"bm",
		"bms",
		"bmw",
		"bn",
		"bnpparibas",
		"bo",
		"boats",
		"boehringer",
		"bofa",
		"bom",
		"bond",
		"boo",
		"book",
		"booking",
		"bosch",
		"bostik",
		"boston",
		"bot",
		"boutique",
		"box",
		"br",
		"bradesco",
		"bridgestone",
		"broadway",
		"broker",
		"brother",
		"brussels",
		"bs",
		"bt",
		"build",
		"builders",
		"business",
		"buy",
		"buzz",
		"bv",
		"bw",
		"by",
		"bz",
		"bzh",
		"ca",
		"cab",
		"cafe",
		"cal",
		"call",
		"calvinklein",
		"cam",
		"camera",
		"camp",
		"canon",
		"capetown",
		"capital",
		"capitalone",
		"car",
		"caravan",
		"cards",
		"care",
		"career",
		"careers",
		"cars",
		"casa",
		"case",
		"cash",
		"casino",
		"cat",
		"catering",
		"catholic",
		"cba",
		"cbn",
		"cbre",
		"cc",
		"cd",
		"center",
		"ceo",
		"cern",
		"cf",
		"cfa",
		"cfd",
		"cg",
		"ch",
		"chanel",
		"channel",
		"charity",
		"chase",
		"chat",
		"cheap",
		"chintai",
		"christmas",
		"chrome",
		"church",
		"ci",
		"cipriani",
		"circle",
		"cisco",
		"citadel",
		"citi",
		"citic",
		"city",
		"ck",
		"cl",
		"claims",
		"cleaning",
		"click",
		"clinic",
		"clinique",
		"clothing",
		"cloud",
		"club",
		"clubmed",
		"cm",
		"cn",
		"co",
		"coach",
		"codes",
		"coffee",
		"college",
		"cologne",
		"com",
		"commbank",
		"community",
		"company",
		"compare",
		"computer",
		"comsec",
		"condos",
		"construction",
		"consulting",
		"contact",
		"contractors",
		"cooking",
		"cool",
		"coop",
		"corsica",
		"country",
		"coupon",
		"coupons",
		"courses",
		"cpa",
		"cr",
		"credit",
		"creditcard",
		"creditunion",
		"cricket",
		"crown",
		"crs",
		"cruise",
		"cruises",
		"cu",
		"cuisinella",
		"cv",
		"cw",
		"cx",
		"cy",
		"cymru",
		"cyou",
		"cz",
		"dad",
		"dance",
		"data",
		"date",
		"dating",
		"datsun",
		"day",
		"dclk",
		"dds",
		"de",
		"deal",
		"dealer",
		"deals",
		"degree",
		"delivery",
		"dell",
		"deloitte",
		"delta",
		"democrat",
		"dental",
		"dentist",
		"desi",
		"design",
		"dev",
		"dhl",
		"diamonds",
		"diet",
		"digital",
		"direct",
		"directory",
		"discount",
		"discover",
		"dish",
		"diy",
		"dj",
		"dk",
		"dm",
		"dnp",
		"do",
		"docs",
		"doctor",
		"dog",
		"domains",
		"dot",
		"download",
		"drive",
		"dtv",
		"dubai",
		"dupont",
		"durban",
		"dvag",
		"dvr",
		"dz",
		"earth",
		"eat",
		"ec",
		"eco",
		"edeka",
		"edu",
		"education",
		"ee",
		"eg",
		"email",
		"emerck",
		"energy",
		"engineer",
		"engineering",
		"enterprises",
		"epson",
		"equipment",
		"er",
		"ericsson",
		"erni",
		"es",
		"esq",
		"estate",
		"et",
		"eu",
		"eurovision",
		"eus",
		"events",
		"exchange",
		"expert",
		"exposed",
		"express",
		"extraspace",
		"fage",
		"fail",
		"fairwinds",
		"faith",
		"family",
		"fan",
		"fans",
		"farm",
		"farmers",
		"fashion",
		"fast",
		"fedex",
		"feedback",
		"ferrari",
		"ferrero",
		"fi",
		"fidelity",
		"fido",
		"film",
		"final",
		"finance",
		"financial",
		"fire",
		"firestone",
		"firmdale",
		"fish",
		"fishing",
		"fit",
		"fitness",
		"fj",
		"fk",
		"flickr",
		"flights",
		"flir",
		"florist",
		"flowers",
		"fly",
		"fm",
		"fo",
		"foo",
		"food",
		"football",
		"ford",
		"forex",
		"forsale",
		"forum",
		"foundation",
		"fox",
		"fr",
		"free",
		"fresenius",
		"frl",
		"frogans",
		"frontier",
		"ftr",
		"fujitsu",
		"fun",
		"fund",
		"furniture",
		"futbol",
		"fyi",
		"ga",
		"gal",
		"gallery",
		"gallo",
		"gallup",
		"game",
		"games",
		"gap",
		"garden",
		"gay",
		"gb",
		"gbiz",
		"gd",
		"gdn",
		"ge",
		"gea",
		"gent",
		"genting",
		"george",
		"gf",
		"gg",
		"ggee",
		"gh",
		"gi",
		"gift",
		"gifts",
		"gives",
		"giving",
		"gl",
		"glass",
		"gle",
		"global",
		"globo",
		"gm",
		"gmail",
		"gmbh",
		"gmo",
		"gmx",
		"gn",
		"godaddy",
		"gold",
		"goldpoint",
		"golf",
		"goo",
		"goodyear",
		"goog",
		"google",
		"gop",
		"got",
		"gov",
		"gp",
		"gq",
		"gr",
		"grainger",
		"graphics",
		"gratis",
		"green",
		"gripe",
		"grocery",
		"group",
		"gs",
		"gt",
		"gu",
		"gucci",
		"guge",
		"guide",
		"guitars",
		"guru",
		"gw",
		"gy",
		"hair",
		"hamburg",
		"hangout",
		"haus",
		"hbo",
		"hdfc",
		"hdfcbank",
		"health",
		"healthcare",
		"help",
		"helsinki",
		"here",
		"hermes",
		"hiphop",
		"hisamitsu",
		"hitachi",
		"hiv",
		"hk",
		"hkt",
		"hm",
		"hn",
		"hockey",
		"holdings",
		"holiday",
		"homedepot",
		"homegoods",
		"homes",
		"homesense",
		"honda",
		"horse",
		"hospital",
		"host",
		"hosting",
		"hot",
		"hotels",
		"hotmail",
		"house",
		"how",
		"hr",
		"hsbc",
		"ht",
		"hu",
		"hughes",
		"hyatt",
		"hyundai",
		"ibm",
		"icbc",
		"ice",
		"icu",
		"id",
		"ie",
		"ieee",
		"ifm",
		"ikano",
		"il",
		"im",
		"imamat",
		"imdb",
		"immo",
		"immobilien",
		"in",
		"inc",
		"industries",
		"infiniti",
		"info",
		"ing",
		"ink",
		"institute",
		"insurance",
		"insure",
		"int",
		"international",
		"intuit",
		"investments",
		"io",
		"ipiranga",
		"iq",
		"ir",
		"irish",
		"is",
		"ismaili",
		"ist",
		"istanbul",
		"it",
		"itau",
		"itv",
		"jaguar",
		"java",
		"jcb",
		"je",
		"jeep",
		"jetzt",
		"jewelry",
		"jio",
		"jll",
		"jm",
		"jmp",
		"jnj",
		"jo",
		"jobs",
		"joburg",
		"jot",
		"joy",
		"jp",
		"jpmorgan",
		"jprs",
		"juegos",
		"juniper",
		"kaufen",
		"kddi",
		"ke",
		"kerryhotels",
		"kerryproperties",
		"kfh",
		"kg",
		"kh",
		"ki",
		"kia",
		"kids",
		"kim",
		"kindle",
		"kitchen",
		"kiwi",
		"km",
		"kn",
		"koeln",
		"komatsu",
		"kosher",
		"kp",
		"kpmg",
		"kpn",
		"kr",
		"krd",
		"kred",
		"kuokgroup",
		"kw",
		"ky",
		"kyoto",
		"kz",
		"la",
		"lacaixa",
		"lamborghini",
		"lamer",
		"land",
		"landrover",
		"lanxess",
		"lasalle",
		"lat",
		"latino",
		"latrobe",
		"law",
		"lawyer",
		"lb",
		"lc",
		"lds",
		"lease",
		"leclerc",
		"lefrak",
		"legal",
		"lego",
		"lexus",
		"lgbt",
		"li",
		"lidl",
		"life",
		"lifeinsurance",
		"lifestyle",
		"lighting",
		"like",
		"lilly",
		"limited",
		"limo",
		"lincoln",
		"link",
		"live",
		"living",
		"lk",
		"llc",
		"llp",
		"loan",
		"loans",
		"locker",
		"locus",
		"lol",
		"london",
		"lotte",
		"lotto",
		"love",
		"lpl",
		"lplfinancial",
		"lr",
		"ls",
		"lt",
		"ltd",
		"ltda",
		"lu",
		"lundbeck",
		"luxe",
		"luxury",
		"lv",
		"ly",
		"ma",
		"madrid",
		"maif",
		"maison",
		"makeup",
		"man",
		"management",
		"mango",
		"map",
		"market",
		"marketing",
		"markets",
		"marriott",
		"marshalls",
		"mattel",
		"mba",
		"mc",
		"mckinsey",
		"md",
		"me",
		"med",
		"media",
		"meet",
		"melbourne",
		"meme",
		"memorial",
		"men",
		"menu",
		"merckmsd",
		"mg",
		"mh",
		"miami",
		"microsoft",
		"mil",
		"mini",
		"mint",
		"mit",
		"mitsubishi",
		"mk",
		"ml",
		"mlb",
		"mls",
		"mm",
		"mma",
		"mn",
		"mo",
		"mobi",
		"mobile",
		"moda",
		"moe",
		"moi",
		"mom",
		"monash",
		"money",
		"monster",
		"mormon",
		"mortgage",
		"moscow",
		"moto",
		"motorcycles",
		"mov",
		"movie",
		"mp",
		"mq",
		"mr",
		"ms",
		"msd",
		"mt",
		"mtn",
		"mtr",
		"mu",
		"museum",
		"music",
		"mv",
		"mw",
		"mx",
		"my",
		"mz",
		"na",
		"nab",
		"nagoya",
		"name",
		"navy",
		"nba",
		"nc",
		"ne",
		"nec",
		"net",
		"netbank",
		"netflix",
		"network",
		"neustar",
		"new",
		"news",
		"next",
		"nextdirect",
		"nexus",
		"nf",
		"nfl",
		"ng",
		"ngo",
		"nhk",
		"ni",
		"nico",
		"nike",
		"nikon",
		"ninja",
		"nissan",
		"nissay",
		"nl",
		"no",
		"nokia",
		"norton",
		"now",
		"nowruz",
		"nowtv",
		"np",
		"nr",
		"nra",
		"nrw",
		"ntt",
		"nu",
		"nyc",
		"nz",
		"obi",
		"observer",
		"office",
		"okinawa",
		"olayan",
		"olayangroup",
		"ollo",
		"om",
		"omega",
		"one",
		"ong",
		"onl",
		"online",
		"ooo",
		"open",
		"oracle",
		"orange",
		"org",
		"organic",
		"origins",
		"osaka",
		"otsuka",
		"ott",
		"ovh",
		"pa",
		"page",
		"panasonic",
		"paris",
		"pars",
		"partners",
		"parts",
		"party",
		"pay",
		"pccw",
		"pe",
		"pet",
		"pf",
		"pfizer",
		"pg",
		"ph",
		"pharmacy",
		"phd",
		"philips",
		"phone",
		"photo",
		"photography",
		"photos",
		"physio",
		"pics",
		"pictet",
		"pictures",
		"pid",
		"pin",
		"ping",
		"pink",
		"pioneer",
		"pizza",
		"pk",
		"pl",
		"place",
		"play",
		"playstation",
		"plumbing",
		"plus",
		"pm",
		"pn",
		"pnc",
		"pohl",
		"poker",
		"politie",
		"porn",
		"post",
		"pr",
		"praxi",
		"press",
		"prime",
		"pro",
		"prod",
		"productions",
		"prof",
		"progressive",
		"promo",
		"properties",
		"property",
		"protection",
		"pru",
		"prudential",
		"ps",
		"pt",
		"pub",
		"pw",
		"pwc",
		"py",
		"qa",
		"qpon",
		"quebec",
		"quest",
		"racing",
		"radio",
		"re",
		"read",
		"realestate",
		"realtor",
		"realty",
		"recipes",
		"red",
		"redumbrella",
		"rehab",
		"reise",
		"reisen",
		"reit",
		"reliance",
		"ren",
		"rent",
		"rentals",
		"repair",
		"report",
		"republican",
		"rest",
		"restaurant",
		"review",
		"reviews",
		"rexroth",
		"rich",
		"richardli",
		"ricoh",
		"ril",
		"rio",
		"rip",
		"ro",
		"rocks",
		"rodeo",
		"rogers",
		"room",
		"rs",
		"rsvp",
		"ru",
		"rugby",
		"ruhr",
		"run",
		"rw",
		"rwe",
		"ryukyu",
		"sa",
		"saarland",
		"safe",
		"safety",
		"sakura",
		"sale",
		"salon",
		"samsclub",
		"samsung",
		"sandvik",
		"sandvikcoromant",
		"sanofi",
		"sap",
		"sarl",
		"sas",
		"save",
		"saxo",
		"sb",
		"sbi",
		"sbs",
		"sc",
		"scb",
		"schaeffler",
		"schmidt",
		"scholarships",
		"school",
		"schule",
		"schwarz",
		"science",
		"scot",
		"sd",
		"se",
		"search",
		"seat",
		"secure",
		"security",
		"seek",
		"select",
		"sener",
		"services",
		"seven",
		"sew",
		"sex",
		"sexy",
		"sfr",
		"sg",
		"sh",
		"shangrila",
		"sharp",
		"shell",
		"shia",
		"shiksha",
		"shoes",
		"shop",
		"shopping",
		"shouji",
		"show",
		"si",
		"silk",
		"sina",
		"singles",
		"site",
		"sj",
		"sk",
		"ski",
		"skin",
		"sky",
		"skype",
		"sl",
		"sling",
		"sm",
		"smart",
		"smile",
		"sn",
		"sncf",
		"so",
		"soccer",
		"social",
		"softbank",
		"software",
		"sohu",
		"solar",
		"solutions",
		"song",
		"sony",
		"soy",
		"spa",
		"space",
		"sport",
		"spot",
		"sr",
		"srl",
		"ss",
		"st",
		"stada",
		"staples",
		"star",
		"statebank",
		"statefarm",
		"stc",
		"stcgroup",
		"stockholm",
		"storage",
		"store",
		"stream",
		"studio",
		"study",
		"style",
		"su",
		"sucks",
		"supplies",
		"supply",
		"support",
		"surf",
		"surgery",
		"suzuki",
		"sv",
		"swatch",
		"swiss",
		"sx",
		"sy",
		"sydney",
		"systems",
		"sz",
		"tab",
		"taipei",
		"talk",
		"taobao",
		"target",
		"tatamotors",
		"tatar",
		"tattoo",
		"tax",
		"taxi",
		"tc",
		"tci",
		"td",
		"tdk",
		"team",
		"tech",
		"technology",
		"tel",
		"temasek",
		"tennis",
		"teva",
		"tf",
		"tg",
		"th",
		"thd",
		"theater",
		"theatre",
		"tiaa",
		"tickets",
		"tienda",
		"tips",
		"tires",
		"tirol",
		"tj",
		"tjmaxx",
		"tjx",
		"tk",
		"tkmaxx",
		"tl",
		"tm",
		"tmall",
		"tn",
		"to",
		"today",
		"tokyo",
		"tools",
		"top",
		"toray",
		"toshiba",
		"total",
		"tours",
		"town",
		"toyota",
		"toys",
		"tr",
		"trade",
		"trading",
		"training",
		"travel",
		"travelers",
		"travelersinsurance",
		"trust",
		"trv",
		"tt",
		"tube",
		"tui",
		"tunes",
		"tushu",
		"tv",
		"tvs",
		"tw",
		"tz",
		"ua",
		"ubank",
		"ubs",
		"ug",
		"uk",
		"unicom",
		"university",
		"uno",
		"uol",
		"ups",
		"us",
		"uy",
		"uz",
		"va",
		"vacations",
		"vana",
		"vanguard",
		"vc",
		"ve",
		"vegas",
		"ventures",
		"verisign",
		"vermögensberater",
		"vermögensberatung",
		"versicherung",
		"vet",
		"vg",
		"vi",
		"viajes",
		"video",
		"vig",
		"viking",
		"villas",
		"vin",
		"vip",
		"virgin",
		"visa",
		"vision",
		"viva",
		"vivo",
		"vlaanderen",
		"vn",
		"vodka",
		"volvo",
		"vote",
		"voting",
		"voto",
		"voyage",
		"vu",
		"wales",
		"walmart",
		"walter",
		"wang",
		"wanggou",
		"watch",
		"watches",
		"weather",
		"weatherchannel",
		"webcam",
		"weber",
		"website",
		"wed",
		"wedding",
		"weibo",
		"weir",
		"wf",
		"whoswho",
		"wien",
		"wiki",
		"williamhill",
		"win",
		"windows",
		"wine",
		"winners",
		"wme",
		"wolterskluwer",
		"woodside",
		"work",
		"works",
		"world",
		"wow",
		"ws",
		"wtc",
		"wtf",
		"xbox",
		"xerox",
		"xihuan",
		"xin",
		"xxx",
		"xyz",
		"yachts",
		"yahoo",
		"yamaxun",
		"yandex",
		"ye",
		"yodobashi",
		"yoga",
		"yokohama",
		"you",
		"youtube",
		"yt",
		"yun",
		"za",
		"zappos",
		"zara",
		"zero",
		"zip",
		"zm",
		"zone",
		"zuerich",
		"zw",
		"ελ",
		"ευ",
		"бг",
		"бел",
		"дети",
		"ею",
		"католик",
		"ком",
		"мкд",
		"мон",
		"москва",
		"онлайн",
		"орг",
		"рус",
		"рф",
		"сайт",
		"срб",
		"укр",
		"қаз",
		"հայ",
		"ישראל",
		"קום",
		"ابوظبي",
		"ارامكو",
		"الاردن",
		"البحرين",
		"الجزائر",
		"السعودية",
		"العليان",
		"المغرب",
		"امارات",
		"ایران",
		"بارت",
		"بازار",
		"بيتك",
		"بھارت",
		"تونس",
		"سودان",
		"سورية",
		"شبكة",
		"عراق",
		"عرب",
		"عمان",
		"فلسطين",
		"قطر",
		"كاثوليك",
		"كوم",
		"مصر",
		"مليسيا",
		"موريتانيا",
		"موقع",
		"همراه",
		"پاکستان",
		"ڀارت",
		"कॉम",
		"नेट",
		"भारत",
		"भारतम्",
		"भारोत",
		"संगठन",
		"বাংলা",
		"ভারত",
		"ভাৰত",
		"ਭਾਰਤ",
		"ભારત",
		"ଭାରତ",
		"இந்தியா",
		"இலங்கை",
		"சிங்கப்பூர்",
		"భారత్",
		"ಭಾರತ",
		"ഭാരതം",
		"ලංකා",
		"คอม",
		"ไทย",
		"ລາວ",
		"გე",
		"みんな",
		"アマゾン",
		"クラウド",
		"グーグル",
		"コム",
		"ストア",
		"セール",
		"ファッション",
		"ポイント",
		"世界",
		"中信",
		"中国",
		"中國",
		"中文网",
		"亚马逊",
		"企业",
		"佛山",
		"信息",
		"健康",
		"八卦",
		"公司",
		"公益",
		"台湾",
		"台灣",
		"商城",
		"商店",
		"商标",
		"嘉里",
		"嘉里大酒店",
		"在线",
		"大拿",
		"天主教",
		"娱乐",
		"家電",
		"广东",
		"微博",
		"慈善",
		"我爱你",
		"手机",
		"招聘",
		"政务",
		"政府",
		"新加坡",
		"新闻",
		"时尚",
		"書籍",
		"机构",
		"淡马锡",
		"游戏",
		"澳門",
		"点看",
		"移动",
		"组织机构",
		"网址",
		"网店",
		"网站",
		"网络",
		"联通",
		"谷歌",
		"购物",
		"通販",
		"集团",
		"電訊盈科",
		"飞利浦",
		"食品",
		"餐厅",
		"香格里拉",
		"香港",
		"닷넷",
		"닷컴",
		"삼성",
		"한국"
	];
}));

// node_modules/mailparser/dist/esm/tlds.cjs
var require_tlds = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_tlds$1();
}));

// node_modules/punycode.js/punycode.js
var require_punycode = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** Highest positive signed 32-bit float value */
	const maxInt = 0x7fffffff;
	/** Bootstring parameters */
	const base = 36;
	const tMin = 1;
	const tMax = 26;
	const skew = 38;
	const damp = 700;
	const initialBias = 72;
	const initialN = 128;
	const delimiter = "-";
	/** Regular expressions */
	const regexPunycode = /^xn--/;
	const regexNonASCII = /[^\0-\x7F]/;
	const regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g;
	/** Error messages */
	const errors = {
		"overflow": "Overflow: input needs wider integers to process",
		"not-basic": "Illegal input >= 0x80 (not a basic code point)",
		"invalid-input": "Invalid input"
	};
	/** Convenience shortcuts */
	const baseMinusTMin = 35;
	const floor = Math.floor;
	const stringFromCharCode = String.fromCharCode;
	/**
	* A generic error utility function.
	* @private
	* @param {String} type The error type.
	* @returns {Error} Throws a `RangeError` with the applicable error message.
	*/
	function error(type) {
		throw new RangeError(errors[type]);
	}
	/**
	* A generic `Array#map` utility function.
	* @private
	* @param {Array} array The array to iterate over.
	* @param {Function} callback The function that gets called for every array
	* item.
	* @returns {Array} A new array of values returned by the callback function.
	*/
	function map(array, callback) {
		const result = [];
		let length = array.length;
		while (length--) result[length] = callback(array[length]);
		return result;
	}
	/**
	* A simple `Array#map`-like wrapper to work with domain name strings or email
	* addresses.
	* @private
	* @param {String} domain The domain name or email address.
	* @param {Function} callback The function that gets called for every
	* character.
	* @returns {String} A new string of characters returned by the callback
	* function.
	*/
	function mapDomain(domain, callback) {
		const parts = domain.split("@");
		let result = "";
		if (parts.length > 1) {
			result = parts[0] + "@";
			domain = parts[1];
		}
		domain = domain.replace(regexSeparators, ".");
		const encoded = map(domain.split("."), callback).join(".");
		return result + encoded;
	}
	/**
	* Creates an array containing the numeric code points of each Unicode
	* character in the string. While JavaScript uses UCS-2 internally,
	* this function will convert a pair of surrogate halves (each of which
	* UCS-2 exposes as separate characters) into a single code point,
	* matching UTF-16.
	* @see `punycode.ucs2.encode`
	* @see <https://mathiasbynens.be/notes/javascript-encoding>
	* @memberOf punycode.ucs2
	* @name decode
	* @param {String} string The Unicode input string (UCS-2).
	* @returns {Array} The new array of code points.
	*/
	function ucs2decode(string) {
		const output = [];
		let counter = 0;
		const length = string.length;
		while (counter < length) {
			const value = string.charCodeAt(counter++);
			if (value >= 55296 && value <= 56319 && counter < length) {
				const extra = string.charCodeAt(counter++);
				if ((extra & 64512) == 56320) output.push(((value & 1023) << 10) + (extra & 1023) + 65536);
				else {
					output.push(value);
					counter--;
				}
			} else output.push(value);
		}
		return output;
	}
	/**
	* Creates a string based on an array of numeric code points.
	* @see `punycode.ucs2.decode`
	* @memberOf punycode.ucs2
	* @name encode
	* @param {Array} codePoints The array of numeric code points.
	* @returns {String} The new Unicode string (UCS-2).
	*/
	const ucs2encode = (codePoints) => String.fromCodePoint(...codePoints);
	/**
	* Converts a basic code point into a digit/integer.
	* @see `digitToBasic()`
	* @private
	* @param {Number} codePoint The basic numeric code point value.
	* @returns {Number} The numeric value of a basic code point (for use in
	* representing integers) in the range `0` to `base - 1`, or `base` if
	* the code point does not represent a value.
	*/
	const basicToDigit = function(codePoint) {
		if (codePoint >= 48 && codePoint < 58) return 26 + (codePoint - 48);
		if (codePoint >= 65 && codePoint < 91) return codePoint - 65;
		if (codePoint >= 97 && codePoint < 123) return codePoint - 97;
		return base;
	};
	/**
	* Converts a digit/integer into a basic code point.
	* @see `basicToDigit()`
	* @private
	* @param {Number} digit The numeric value of a basic code point.
	* @returns {Number} The basic code point whose value (when used for
	* representing integers) is `digit`, which needs to be in the range
	* `0` to `base - 1`. If `flag` is non-zero, the uppercase form is
	* used; else, the lowercase form is used. The behavior is undefined
	* if `flag` is non-zero and `digit` has no uppercase form.
	*/
	const digitToBasic = function(digit, flag) {
		return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
	};
	/**
	* Bias adaptation function as per section 3.4 of RFC 3492.
	* https://tools.ietf.org/html/rfc3492#section-3.4
	* @private
	*/
	const adapt = function(delta, numPoints, firstTime) {
		let k = 0;
		delta = firstTime ? floor(delta / damp) : delta >> 1;
		delta += floor(delta / numPoints);
		for (; delta > 455; k += base) delta = floor(delta / baseMinusTMin);
		return floor(k + 36 * delta / (delta + skew));
	};
	/**
	* Converts a Punycode string of ASCII-only symbols to a string of Unicode
	* symbols.
	* @memberOf punycode
	* @param {String} input The Punycode string of ASCII-only symbols.
	* @returns {String} The resulting string of Unicode symbols.
	*/
	const decode = function(input) {
		const output = [];
		const inputLength = input.length;
		let i = 0;
		let n = initialN;
		let bias = initialBias;
		let basic = input.lastIndexOf(delimiter);
		if (basic < 0) basic = 0;
		for (let j = 0; j < basic; ++j) {
			if (input.charCodeAt(j) >= 128) error("not-basic");
			output.push(input.charCodeAt(j));
		}
		for (let index = basic > 0 ? basic + 1 : 0; index < inputLength;) {
			const oldi = i;
			for (let w = 1, k = base;; k += base) {
				if (index >= inputLength) error("invalid-input");
				const digit = basicToDigit(input.charCodeAt(index++));
				if (digit >= base) error("invalid-input");
				if (digit > floor((maxInt - i) / w)) error("overflow");
				i += digit * w;
				const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
				if (digit < t) break;
				const baseMinusT = base - t;
				if (w > floor(maxInt / baseMinusT)) error("overflow");
				w *= baseMinusT;
			}
			const out = output.length + 1;
			bias = adapt(i - oldi, out, oldi == 0);
			if (floor(i / out) > maxInt - n) error("overflow");
			n += floor(i / out);
			i %= out;
			output.splice(i++, 0, n);
		}
		return String.fromCodePoint(...output);
	};
	/**
	* Converts a string of Unicode symbols (e.g. a domain name label) to a
	* Punycode string of ASCII-only symbols.
	* @memberOf punycode
	* @param {String} input The string of Unicode symbols.
	* @returns {String} The resulting Punycode string of ASCII-only symbols.
	*/
	const encode = function(input) {
		const output = [];
		input = ucs2decode(input);
		const inputLength = input.length;
		let n = initialN;
		let delta = 0;
		let bias = initialBias;
		for (const currentValue of input) if (currentValue < 128) output.push(stringFromCharCode(currentValue));
		const basicLength = output.length;
		let handledCPCount = basicLength;
		if (basicLength) output.push(delimiter);
		while (handledCPCount < inputLength) {
			let m = maxInt;
			for (const currentValue of input) if (currentValue >= n && currentValue < m) m = currentValue;
			const handledCPCountPlusOne = handledCPCount + 1;
			if (m - n > floor((maxInt - delta) / handledCPCountPlusOne)) error("overflow");
			delta += (m - n) * handledCPCountPlusOne;
			n = m;
			for (const currentValue of input) {
				if (currentValue < n && ++delta > maxInt) error("overflow");
				if (currentValue === n) {
					let q = delta;
					for (let k = base;; k += base) {
						const t = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
						if (q < t) break;
						const qMinusT = q - t;
						const baseMinusT = base - t;
						output.push(stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0)));
						q = floor(qMinusT / baseMinusT);
					}
					output.push(stringFromCharCode(digitToBasic(q, 0)));
					bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength);
					delta = 0;
					++handledCPCount;
				}
			}
			++delta;
			++n;
		}
		return output.join("");
	};
	/**
	* Converts a Punycode string representing a domain name or an email address
	* to Unicode. Only the Punycoded parts of the input will be converted, i.e.
	* it doesn't matter if you call it on a string that has already been
	* converted to Unicode.
	* @memberOf punycode
	* @param {String} input The Punycoded domain name or email address to
	* convert to Unicode.
	* @returns {String} The Unicode representation of the given Punycode
	* string.
	*/
	const toUnicode = function(input) {
		return mapDomain(input, function(string) {
			return regexPunycode.test(string) ? decode(string.slice(4).toLowerCase()) : string;
		});
	};
	/**
	* Converts a Unicode string representing a domain name or an email address to
	* Punycode. Only the non-ASCII parts of the domain name will be converted,
	* i.e. it doesn't matter if you call it with a domain that's already in
	* ASCII.
	* @memberOf punycode
	* @param {String} input The domain name or email address to convert, as a
	* Unicode string.
	* @returns {String} The Punycode representation of the given domain name or
	* email address.
	*/
	const toASCII = function(input) {
		return mapDomain(input, function(string) {
			return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
		});
	};
	/** Define the public API */
	const punycode = {
		/**
		* A string representing the current Punycode.js version number.
		* @memberOf punycode
		* @type String
		*/
		"version": "2.3.1",
		/**
		* An object of methods to convert from JavaScript's internal character
		* representation (UCS-2) to Unicode code points, and back.
		* @see <https://mathiasbynens.be/notes/javascript-encoding>
		* @memberOf punycode
		* @type Object
		*/
		"ucs2": {
			"decode": ucs2decode,
			"encode": ucs2encode
		},
		"decode": decode,
		"encode": encode,
		"toASCII": toASCII,
		"toUnicode": toUnicode
	};
	module.exports = punycode;
}));

// node_modules/mailparser/dist/esm/address-header.js
var import_tlds = /* @__PURE__ */ __toESM(require_tlds(), 1);
var import_punycode = /* @__PURE__ */ __toESM(require_punycode(), 1);
const ENCODED_WORD = /[=]\?[^?]+\?[BbQq]\?[^?]*\?[=]/;
/**
* Decodes the addresses addressparser produced, in place: encoded words in display names, an
* internationalized (punycode) domain, and the members of a group.
*
* @internal
*/
function decodeAddresses(addresses, decoder = libmime, decodePunycode = true) {
	for (let address of addresses) {
		address.name = (address.name || "").toString().trim();
		if (address.name) try {
			address.name = decoder.decodeWords(address.name);
		} catch {}
		if (address.address && ENCODED_WORD.test(address.address)) try {
			let decodedAddr = decoder.decodeWords(address.address);
			if (/^[^\s@]+@[^\s@]+$/.test(decodedAddr) && !/[=]\?/.test(decodedAddr)) address.address = decodedAddr;
			else address.address = "";
		} catch {
			address.address = "";
		}
		if (decodePunycode && address.address && /@xn--/.test(address.address)) try {
			address.address = address.address.slice(0, address.address.lastIndexOf("@") + 1) + import_punycode.default.toUnicode(address.address.slice(address.address.lastIndexOf("@") + 1));
		} catch {}
		if (address.group) decodeAddresses(address.group, decoder, decodePunycode);
	}
}
/**
* Formats parsed addresses for an HTML context, every value HTML-escaped.
*
* @internal
*/
function formatAddressesHTML(value) {
	let formatSingleLevel = (addresses) => addresses.map((address) => {
		let str = "<span class=\"mp_address_group\">";
		if (address.name) str += "<span class=\"mp_address_name\">" + import_he.default.encode(address.name) + (address.group ? ": " : "") + "</span>";
		if (address.address) {
			let link = "<a href=\"mailto:" + import_he.default.encode(address.address) + "\" class=\"mp_address_email\">" + import_he.default.encode(address.address) + "</a>";
			if (address.name) str += " &lt;" + link + "&gt;";
			else str += link;
		}
		if (address.group) str += formatSingleLevel(address.group) + ";";
		return str + "</span>";
	}).join(", ");
	return formatSingleLevel([].concat(value || []));
}
/**
* Formats parsed addresses as plain text, display names quoted.
*
* @internal
*/
function formatAddressesText(value) {
	let formatSingleLevel = (addresses) => addresses.map((address) => {
		let str = "";
		if (address.name) str += `"${address.name.replace(/["\\]/g, "\\$&")}"` + (address.group ? ": " : "");
		if (address.address) {
			let link = address.address;
			if (address.name) str += " <" + link + ">";
			else str += link;
		}
		if (address.group) str += formatSingleLevel(address.group) + ";";
		return str;
	}).join(", ");
	return formatSingleLevel([].concat(value || []));
}
/**
* Parses the value of an address header (`From`, `To`, `Cc`, `Reply-To` and the like) into the
* {@link AddressObject} `MailParser` and `simpleParser` produce for one: display names have their
* encoded words decoded, an internationalized (punycode) domain is decoded to Unicode (unless
* `decodePunycode` is false), and an
* address part that hides an encoded word is dropped unless it decodes to a plain `local@domain`
* (RFC 2047 keeps encoded words out of the address, so `=?utf-8?B?...?=@example.com` naming
* another address is not taken at its word).
*
* The value is the header value without the `Name:` prefix, as a string. Line folding may be left
* in. Raw 8-bit bytes have to be decoded into the string first, eg. `buffer.toString('utf-8')`.
* Several values (a header that occurs more than once) can be given as an array: each is parsed
* on its own and the addresses are listed in order.
*
* @param value The header value, or several of them
* @param options See {@link ParseAddressHeaderOptions}
*/
function parseAddressHeader(value, options) {
	let addresses = [];
	for (let entry of [].concat(value)) {
		if (typeof entry !== "string" || !entry) continue;
		let parsed = addressparser(entry, { flatten: !!options?.flatten });
		decodeAddresses(parsed, libmime, options?.decodePunycode !== false);
		for (let address of parsed) addresses.push(address);
	}
	return withLazyFormats(addresses);
}
/**
* The AddressObject for parsed addresses, with `html` and `text` built on first read: a caller
* that only wants the addresses (eg. for an SMTP envelope) pays for neither. Both stay enumerable
* and assignable, to read, compare, serialize and overwrite like the plain values they were.
*/
function withLazyFormats(addresses) {
	let html;
	let text;
	const result = { value: addresses };
	Object.defineProperties(result, {
		html: {
			enumerable: true,
			get: () => html ??= formatAddressesHTML(addresses),
			set: (value) => {
				html = value;
			}
		},
		text: {
			enumerable: true,
			get: () => text ??= formatAddressesText(addresses),
			set: (value) => {
				text = value;
			}
		}
	});
	return result;
}

// node_modules/mailparser/dist/esm/mail-parser.js
const { Splitter, ChunkedPassthrough } = import_mailsplit.default;
const linkify = LinkifyIt();
linkify.tlds(import_tlds.default).tlds("onion", true).add("git:", "http:").add("ftp:", null).set({
	fuzzyIP: true,
	fuzzyLink: true,
	fuzzyEmail: true
});
linkify.add("@", {
	validate(text, pos, self) {
		let tail = text.slice(pos);
		if (!self.re.twitter) self.re.twitter = new RegExp("^([a-zA-Z0-9_]){1,15}(?!_)(?=$|" + self.re.src_ZPCc + ")");
		if (self.re.twitter.test(tail)) {
			if (pos >= 2 && text[pos - 2] === "@") return false;
			return tail.match(self.re.twitter)[0].length;
		}
		return 0;
	},
	normalize(match) {
		match.url = "https://twitter.com/" + match.url.replace(/^@/, "");
	}
});

// src/mail/identity.ts
/** Stands for a person whom the mail does not name; git refuses an empty identity. */
const UNKNOWN = {
	name: "unknown",
	email: "unknown@localhost"
};
/** All persons of an address header, read by mailparser. Names are clean text; entries without an address go. */
function readIdentities(value) {
	if (value === "") return [];
	const { value: found } = parseAddressHeader(unmaskMarc(value), {
		flatten: true,
		decodePunycode: false
	});
	return found.slice(0, MAIL_LIMITS.addresses).map((entry) => ({
		name: cleanText(entry.name).replace(/^"|"$/g, ""),
		email: (entry.address ?? "").replace(/[\u0000-\u0020<>\u007f-\u00a0]/g, "")
	})).filter((identity) => identity.email !== "");
}
/** The first person of an address header that has an address with an `@`; null when there is none. */
function readIdentity(value) {
	return readIdentities(value).find((identity) => /^[^@]+@[^@]+$/.test(identity.email)) ?? null;
}
/** marc.info writes `user () host ! org` for an address or id. */
function unmaskMarc(value) {
	return / \(\) \S+ ! \S/.test(value) ? value.replace(/ \(\) /g, "@").replace(/ ! /g, ".") : value;
}
/** Addresses that an archive has hidden: `user@xxxxxxxx`, Cloudflare's `[email protected]`. */
function isMasked(value) {
	return /@x{4,}\b|\[email[ \u00a0]protected\]|@\.\.\.|@\[\.\.\.\]|@xxx/i.test(value);
}
/**
* Reads the From field. Lists that fight DMARC rewrite it to `Name via list <list@...>`; the person is then in
* X-Original-From, or in Reply-To under the same name (patchwork's rule).
*/
function readSender(headers) {
	const raw = firstRaw(headers, "from");
	const notes = [];
	if (isMasked(raw)) notes.push("the archive has masked the address of the sender");
	const from = readIdentity(raw);
	if (from === null) {
		const name = cleanText(raw.replace(/[<>[\]]/g, " ")).slice(0, 200);
		notes.push(name === "" ? "the mail names no sender" : `the From field has no address: ${JSON.stringify(name)}`);
		return {
			identity: name !== "" && !/@|email.protected/.test(name) ? {
				name,
				email: UNKNOWN.email
			} : UNKNOWN,
			notes
		};
	}
	if (readIdentities(raw).length > 1) notes.push("the From field names several persons; the first one counts");
	const via = /^(.*?)\s+via\s+/i.exec(from.name);
	if (via !== null) {
		const original = repaired(headers, (via[1] ?? "").replace(/^['"]+|['"]+$/g, ""));
		if (original !== null) {
			notes.push(`the list rewrote the From field to ${from.name} <${from.email}>; the original sender is used`);
			return {
				identity: original,
				notes
			};
		}
	}
	return {
		identity: from,
		notes
	};
}
function repaired(headers, name) {
	const original = readIdentity(firstRaw(headers, "x-original-from"));
	if (original !== null) return original;
	return allRaw(headers, "reply-to").flatMap((value) => readIdentities(value)).find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null;
}
/** Addresses compared the way people mean them: case does not count. */
function sameAddress(a, b) {
	return a.email.toLowerCase() === b.email.toLowerCase();
}
/** `Name <address>`, or the address alone. */
function showIdentity(identity) {
	return identity.name === "" ? identity.email : `${identity.name} <${identity.email}>`;
}

// src/mail/body.ts
/** Line ends to LF, control characters out: escape sequences of terminals have no place in a report. */
function cleanProse(text) {
	return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}
/** True for the lines at which git ends the commit message (mailinfo.c, patchbreak). */
function isPatchBreak(line) {
	return /^(?:diff -|Index: |--- \S|---\s*$)/.test(line);
}
/** Splits clean text into commit message and the rest. */
function splitLog(prose) {
	const lines = prose.split("\n");
	const at = lines.findIndex(isPatchBreak);
	if (at < 0) return {
		log: tidy(prose),
		below: ""
	};
	const marker = /^---\s*$/.test(lines[at] ?? "");
	return {
		log: tidy(lines.slice(0, at).join("\n")),
		below: lines.slice(marker ? at + 1 : at).join("\n").trim()
	};
}
/** Blank lines at both ends and blanks at line ends go, as `git stripspace` does. */
function tidy(text) {
	const lines = text.split("\n").map((line) => line.trimEnd());
	const first = lines.findIndex((line) => line !== "");
	if (first < 0) return "";
	return lines.slice(first, lines.findLastIndex((line) => line !== "") + 1).join("\n");
}
/** Reads the text of a mail with the subject `title`. `text` ends where the diff starts, or is the whole text when there is no diff. */
function readBody(text, title = "") {
	const lines = cleanProse(text).split("\n");
	const notes = [];
	let author = null;
	let subject = null;
	let date = null;
	let at = 0;
	let seen = false;
	while (at < lines.length) {
		const line = lines[at] ?? "";
		if (line.trim() === "") {
			at++;
			if (seen) break;
			continue;
		}
		if (/^>?From [0-9a-f]{40,64} /.test(line)) {
			at++;
			continue;
		}
		const patch = /^\[PATCH\]\s/.test(line) && subject === null;
		const field = patch ? [
			"",
			"subject",
			line
		] : /^(From|Subject|Date):[ \t]?(.*)$/i.exec(line);
		if (field === null) break;
		const from = at++;
		let value = field[2] ?? "";
		while (!patch && /^[ \t]+\S/.test(lines[at] ?? "") && at - from < 20) value += ` ${(lines[at++] ?? "").trim()}`;
		const name = (field[1] ?? "").toLowerCase();
		if (name === "from" && author === null) author = readIdentity(value) ?? maskedIdentity(value);
		else if (name === "date" && date === null) date = parseDate(value);
		else if (name === "subject" && subject === null) subject = cleanText(decodeWords(value));
		else {
			at = from;
			break;
		}
		if (name === "from" && author === null || name === "date" && date === null) {
			notes.push(`the body starts with ${JSON.stringify(line.slice(0, 60))}, which is read as text, not as a header`);
			at = from;
			break;
		}
		seen = true;
	}
	if (/^# HG changeset patch/.test(lines[at] ?? "")) {
		const changeset = mercurial(lines, at);
		at = changeset.at;
		if ((lines[at] ?? "").trim() === title && title !== "") at++;
		author ??= changeset.author;
		date ??= changeset.date;
	}
	const prose = lines.slice(at).join("\n").replace(/^\n+/, "");
	return {
		author,
		subject,
		date,
		prose,
		...splitLog(prose),
		notes
	};
}
function maskedIdentity(value) {
	if (!isMasked(value)) return null;
	const name = cleanText(value.replace(/<.*$|\[email.*$/, ""));
	return name === "" ? null : {
		name,
		email: UNKNOWN.email
	};
}
/** The `# User` and `# Date` lines of a Mercurial patch. */
function mercurial(lines, from) {
	let author = null;
	let date = null;
	let at = from;
	for (; /^# /.test(lines[at] ?? ""); at++) {
		const [, name = "", value = ""] = /^# (User|Date) (.*)$/.exec(lines[at] ?? "") ?? [];
		if (name === "User") author = readIdentity(value);
		const stamp = name === "Date" ? /^(\d{1,11}) (-?\d{1,6})$/.exec(value) : null;
		if (stamp !== null) date = {
			ms: Number(stamp[1]) * 1e3,
			zoneMinutes: -Math.round(Number(stamp[2]) / 60)
		};
	}
	return {
		at,
		author,
		date
	};
}
/** The text below the last scissors line (`-- >8 --`), or null when there is none (mailinfo.c, is_scissors_line). */
function afterScissors(prose) {
	const lines = prose.split("\n");
	const at = lines.findLastIndex(isScissors);
	return at < 0 ? null : lines.slice(at + 1).join("\n");
}
function isScissors(line) {
	if (line.length > 200) return false;
	if (line.match(/>8|8<|>%|%</g) === null || !line.includes("-")) return false;
	const rest = line.replace(/>8|8<|>%|%<|cut here|[\s-]/gi, "");
	return rest === "" || rest.length * 2 < line.trim().length && /^[\s-]*-/.test(line);
}

// src/mail/cut.ts
const HUNK$1 = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
/** Header lines of one file in a git diff, after `diff --git`. */
const EXTENDED = /^(?:index |--- |\+\+\+ |old mode|new mode|deleted file|new file|copy |rename |similarity |dissimilarity |GIT binary patch|literal |delta |Binary files )/;
/** A line of base85 data: a length character and groups of five. */
const BASE85 = /^[A-Za-z][0-9A-Za-z+\-;<=>?@^_`{|}~!#$%&()*]{1,66}\r?$/;
/** Walks over lines of a text without making an array of them. */
var Lines = class {
	text;
	at;
	constructor(text, at = 0) {
		this.text = text;
		this.at = at;
	}
	get done() {
		return this.at >= this.text.length;
	}
	/** Offset behind the current line. */
	get next() {
		const lf = this.text.indexOf("\n", this.at);
		return lf < 0 ? this.text.length : lf + 1;
	}
	/** The current line without its line feed, or its first `limit` characters. */
	line(limit = 4096) {
		const next = this.next;
		const end = this.text.charCodeAt(next - 1) === 10 ? next - 1 : next;
		return this.text.slice(this.at, Math.min(end, this.at + limit));
	}
	first() {
		return this.text.charAt(this.at);
	}
};
/** True when a file header starts at the offset. */
function isFileStart(text, at) {
	if (text.startsWith("diff --git ", at) || text.startsWith("Index: ", at)) return true;
	if (!text.startsWith("--- ", at) || /[\s]|^$/.test(text.charAt(at + 4))) return false;
	const lf = text.indexOf("\n", at);
	return lf >= 0 && text.startsWith("+++ ", lf + 1) && /\S/.test(text.charAt(lf + 5));
}
const MARKS = [
	"diff --git ",
	"Index: ",
	"--- "
];
/** Offset of the first file header at or after `from` (a line start), or -1. */
function findFileStart(text, from = 0) {
	let best = -1;
	for (const mark of MARKS) {
		let at = text.startsWith(mark, from) ? from : nextLineWith(text, mark, from);
		while (at >= 0 && (best < 0 || at < best)) if (isFileStart(text, at)) best = at;
		else at = nextLineWith(text, mark, at);
	}
	return best;
}
function nextLineWith(text, mark, after) {
	const found = text.indexOf(`\n${mark}`, after);
	return found < 0 ? -1 : found + 1;
}
/** Finds the diff of a text; null when there is none. */
function findDiff(text) {
	const start = findFileStart(text);
	if (start < 0) return null;
	const lines = new Lines(text, start);
	let end = start;
	let short = false;
	let state = "outside";
	while (!lines.done) {
		const hunk = lines.first() === "@" ? HUNK$1.exec(lines.line()) : null;
		if (hunk !== null) {
			lines.at = lines.next;
			const whole = skipHunk(lines, Number(hunk[1] ?? 1), Number(hunk[2] ?? 1));
			if (!whole) short = true;
			end = lines.at;
			state = whole ? "outside" : "binary";
			continue;
		}
		const line = lines.line(80);
		if (isFileStart(text, lines.at)) state = "header";
		else if (state === "header" && EXTENDED.test(line)) {
			if (line.startsWith("GIT binary patch")) state = "binary";
		} else if (state === "binary" && /^(?:literal|delta) \d/.test(line)) {} else if (state === "binary" && end === lines.at && BASE85.test(line)) {} else {
			if (state !== "binary" || !/^\r?$/.test(line)) state = "outside";
			lines.at = lines.next;
			continue;
		}
		lines.at = lines.next;
		end = lines.at;
	}
	return {
		start,
		end,
		short
	};
}
/** Steps behind the lines of a hunk. False when they end before the counts are met. */
function skipHunk(lines, oldCount, newCount) {
	let [oldLeft, newLeft] = [oldCount, newCount];
	while (!lines.done && (oldLeft > 0 || newLeft > 0)) {
		const first = lines.first();
		if (first === " " || first === "\n" || first === "\r") {
			oldLeft--;
			newLeft--;
		} else if (first === "-") oldLeft--;
		else if (first === "+") newLeft--;
		else if (first !== "\\") break;
		lines.at = lines.next;
	}
	if (!lines.done && lines.first() === "\\") lines.at = lines.next;
	return oldLeft <= 0 && newLeft <= 0;
}
const TAIL_BYTES = 2048;
/** The diff of a text, always with a final newline; null when the bytes hold no diff. */
function cutDiff(bytes) {
	const text = bytes.toString("latin1");
	const range = findDiff(text);
	if (range === null) return null;
	const ended = text.charCodeAt(range.end - 1) === 10;
	const diff = text.slice(range.start, range.end);
	const tail = range.short ? Buffer.from(text.slice(range.end, range.end + TAIL_BYTES), "latin1") : null;
	return {
		bytes: Buffer.from(ended ? diff : `${diff}\n`, "latin1"),
		tail
	};
}

// src/mail/paths.ts
/** Path names in diff headers: C-quoted, with prefixes, with timestamps behind them. */
const ESCAPES = {
	a: 7,
	b: 8,
	t: 9,
	n: 10,
	v: 11,
	f: 12,
	r: 13,
	"\"": 34,
	"\\": 92
};
/** Reads a C-quoted name at the start of `text`. Null when the quote is not closed. */
function unquote(text) {
	const bytes = [];
	for (let i = 1; i < text.length; i++) {
		const c = text.charAt(i);
		if (c === "\"") return {
			name: fromBytes(bytes),
			rest: text.slice(i + 1)
		};
		if (c !== "\\") {
			bytes.push(text.charCodeAt(i));
			continue;
		}
		const octal = /^[0-3][0-7]{2}/.exec(text.slice(i + 1, i + 4));
		if (octal !== null) {
			bytes.push(Number.parseInt(octal[0], 8));
			i += 3;
			continue;
		}
		const escaped = ESCAPES[text.charAt(i + 1)];
		if (escaped === void 0) return null;
		bytes.push(escaped);
		i += 1;
	}
	return null;
}
function fromBytes(latin1) {
	return Buffer.from(latin1).toString("utf8");
}
/** A name of a `---`, `+++`, `rename`, or `copy` line. `text` is a latin1 view; timestamps are cut off. */
function fileName(text) {
	const trimmed = text.endsWith("\r") ? text.slice(0, -1) : text;
	if (trimmed.startsWith("\"")) {
		const quoted = unquote(trimmed);
		if (quoted !== null) return quoted.name;
	}
	const tab = trimmed.indexOf("	");
	const bare = tab < 0 ? trimmed : trimmed.slice(0, tab);
	const plain = tab < 0 ? bare.replace(/ {1,4}\d{4}-\d\d-\d\d \d\d:\d\d.*$/, "") : bare;
	return Buffer.from(plain, "latin1").toString("utf8");
}
/**
* The two names of a `diff --git` line, prefixes still on. Unquoted names may hold blanks; then the split is
* where both halves name the same file. Null when no split fits.
*/
function gitNames(line) {
	const text = (line.endsWith("\r") ? line.slice(0, -1) : line).slice(11);
	if (text.startsWith("\"")) {
		const first = unquote(text);
		if (first === null) return null;
		return [first.name, fileName(first.rest.trimStart())];
	}
	const quote = text.indexOf(" \"");
	if (quote >= 0) return [fileName(text.slice(0, quote)), fileName(text.slice(quote + 1))];
	let only = null;
	let count = 0;
	for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) {
		const pair = [fileName(text.slice(0, at)), fileName(text.slice(at + 1))];
		if (pair[0] === pair[1] || afterPrefix(pair[0]) === afterPrefix(pair[1])) return pair;
		only = pair;
		count++;
	}
	return count === 1 ? only : null;
}
/** The name without its first component. */
function afterPrefix(name) {
	const slash = name.indexOf("/");
	return slash < 0 ? name : name.slice(slash + 1);
}
/** Prefix pairs that git writes: default, reversed, and diff.mnemonicPrefix. */
const GIT_PREFIXES = /* @__PURE__ */ new Set([
	"a b",
	"b a",
	"i w",
	"w i",
	"c i",
	"i c",
	"c w",
	"w c",
	"o w",
	"w o",
	"1 2",
	"2 1"
]);
/** How many leading components to take off (`patch -pN`): 0 for diffs that were made without prefixes. */
function stripLevel(oldName, newName) {
	if (oldName === "/dev/null" || newName === "/dev/null") {
		const name = oldName === "/dev/null" ? newName : oldName;
		return /^(?:[ab]|[iwco12])\//.test(name) || /^linux[^/]*\//.test(name) ? 1 : 0;
	}
	const [oldTop = "", newTop = ""] = [oldName.split("/")[0], newName.split("/")[0]];
	if (GIT_PREFIXES.has(`${oldTop} ${newTop}`)) return 1;
	if (oldTop !== newTop) return oldName.includes("/") && newName.includes("/") ? 1 : 0;
	return /^linux[-.\d]/.test(oldTop) ? 1 : 0;
}

// src/mail/files.ts
function draft() {
	return {
		oldName: null,
		newName: null,
		gitPair: null,
		oldBlob: null,
		newBlob: null,
		oldMode: null,
		newMode: null,
		kind: "modified",
		renameFrom: null,
		renameTo: null,
		binary: false,
		hunks: 0
	};
}
/** Extended header lines of git diffs (git's Documentation/diff-generate-patch.txt) and what each sets. */
const HEADER_LINES = [
	["similarity index ", () => {}],
	["dissimilarity index ", () => {}],
	["--- ", (file, rest) => {
		file.oldName = fileName(rest);
	}],
	["+++ ", (file, rest) => {
		file.newName = fileName(rest);
	}],
	["old mode ", (file, rest) => {
		file.oldMode = mode(rest);
	}],
	["new mode ", (file, rest) => {
		file.newMode = mode(rest);
	}],
	["new file mode ", (file, rest) => {
		file.newMode = mode(rest);
		file.kind = "added";
	}],
	["deleted file mode ", (file, rest) => {
		file.oldMode = mode(rest);
		file.kind = "deleted";
	}],
	["rename from ", (file, rest) => {
		file.renameFrom = fileName(rest);
		file.kind = "renamed";
	}],
	["rename to ", (file, rest) => {
		file.renameTo = fileName(rest);
	}],
	["copy from ", (file, rest) => {
		file.renameFrom = fileName(rest);
		file.kind = "copied";
	}],
	["copy to ", (file, rest) => {
		file.renameTo = fileName(rest);
	}],
	["GIT binary patch", (file) => {
		file.binary = true;
	}],
	["Binary files ", (file) => {
		file.binary = true;
	}],
	["index ", (file, rest) => {
		const match = /^([0-9a-f]{4,64})\.\.([0-9a-f]{4,64})(?: (\d{6}))?/.exec(rest);
		if (match === null) return;
		file.oldBlob = match[1] ?? null;
		file.newBlob = match[2] ?? null;
		if (match[3] !== void 0) {
			file.oldMode ??= match[3];
			file.newMode ??= match[3];
		}
	}]
];
function mode(rest) {
	return rest.trim().slice(0, 8);
}
/**
* Reads the file headers of a diff (see findDiff for what a diff is).
* @throws InputError when it names more files than the limit.
*/
function parseFiles(diff) {
	const drafts = [];
	let file = null;
	let inHeader = false;
	const text = diff.toString("latin1");
	let [oldLeft, newLeft] = [0, 0];
	for (let at = 0, next = 0; at < text.length; at = next) {
		const lf = text.indexOf("\n", at);
		next = lf < 0 ? text.length : lf + 1;
		if (oldLeft > 0 || newLeft > 0) {
			const first = text.charAt(at);
			if (first === " " || first === "\n" || first === "\r") {
				oldLeft--;
				newLeft--;
			} else if (first === "-") oldLeft--;
			else if (first === "+") newLeft--;
			else if (first !== "\\") [oldLeft, newLeft] = [0, 0];
			if (oldLeft > 0 || newLeft > 0 || " -+\\\n\r".includes(first)) continue;
		}
		const line = text.slice(at, Math.min(lf < 0 ? text.length : lf, at + 8192));
		const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
		if (hunk !== null) {
			[oldLeft, newLeft] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
			if (file !== null) file.hunks++;
			inHeader = false;
			continue;
		}
		if (isFileStart(text, at)) {
			if (!(line.startsWith("--- ") && inHeader && file !== null && file.oldName === null)) {
				file = draft();
				drafts.push(file);
				if (drafts.length > MAIL_LIMITS.filesPerDiff) throw new InputError(`the diff changes more than ${MAIL_LIMITS.filesPerDiff} files`, { hint: "Split it; no reviewer reads such a patch." });
			}
			inHeader = true;
			if (line.startsWith("diff --git ") && file !== null) file.gitPair = gitNames(line);
			if (!line.startsWith("--- ")) continue;
		}
		if (!inHeader || file === null) continue;
		const row = HEADER_LINES.find(([prefix]) => line.startsWith(prefix));
		if (row !== void 0) row[1](file, line.slice(row[0].length));
		else if (!/^=+\r?$/.test(line)) inHeader = false;
	}
	const named = drafts.filter((one) => one.gitPair !== null || one.newName !== null || one.renameTo !== null);
	const strip = level(named);
	return {
		files: named.map((one) => finish(one, strip)),
		strip
	};
}
function level(drafts) {
	const votes = drafts.map((one) => {
		const [a, b] = one.gitPair ?? [one.oldName ?? "", one.newName ?? ""];
		return stripLevel(a, b);
	});
	return votes.length > 0 && votes.every((vote) => vote === 0) ? 0 : 1;
}
function finish(one, strip) {
	const cut = (name) => {
		if (name === null || name === void 0 || name === "/dev/null") return null;
		if (name.startsWith("/")) return name;
		return strip === 1 ? afterPrefix(name) : name;
	};
	const before = one.renameFrom ?? cut(one.oldName ?? one.gitPair?.[0]);
	const after = one.renameTo ?? cut(one.newName ?? one.gitPair?.[1]);
	let kind = one.kind;
	if (kind === "modified" && one.oldName === "/dev/null") kind = "added";
	if (kind === "modified" && one.newName === "/dev/null") kind = "deleted";
	const modeOnly = one.hunks === 0 && !one.binary && one.oldMode !== one.newMode;
	if (kind === "modified" && modeOnly) kind = "mode";
	return {
		path: (kind === "deleted" ? before ?? after : after ?? before) ?? "",
		oldPath: kind === "added" ? null : before ?? after,
		kind,
		oldBlob: one.oldBlob,
		newBlob: one.newBlob,
		oldMode: kind === "added" ? null : one.oldMode,
		newMode: kind === "deleted" ? null : one.newMode,
		binary: one.binary
	};
}

// src/mail/flowed.ts
/**
* format=flowed (RFC 3676) undone the way git's mailinfo does it: one stuffed blank goes, a line that ends in
* a blank is joined with the next one, and the signature separator stays. `delSp` also drops that blank.
*/
function unflow(input, delSp) {
	const text = input.toString("latin1");
	const out = [];
	let held = "";
	let from = 0;
	while (from < text.length) {
		const lf = text.indexOf("\n", from);
		const end = lf < 0 ? text.length : lf;
		let line = text.slice(from, end);
		from = end + 1;
		let lineEnd = lf < 0 ? "" : "\n";
		if (line.endsWith("\r")) {
			line = line.slice(0, -1);
			lineEnd = `\r${lineEnd}`;
		}
		if (line === "-- ") {
			if (held !== "") out.push(`${held}\n`);
			held = "";
			out.push(line, lineEnd);
			continue;
		}
		if (line.startsWith(" ")) line = line.slice(1);
		if (line.endsWith(" ")) {
			held += delSp ? line.slice(0, -1) : line;
			continue;
		}
		out.push(held, line, lineEnd);
		held = "";
	}
	if (held !== "") out.push(`${held}\n`);
	return Buffer.from(out.join(""), "latin1");
}

// src/mail/html.ts
/**
* Text of an HTML mail, for diffs only: blanks and tabs stay as they are, because a diff is nothing without
* them; block elements and <br> become line ends. Linear, and knows only what mail clients write.
*/
const NAMED = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'",
	nbsp: " ",
	ensp: " ",
	emsp: " ",
	tab: "	",
	newline: "\n",
	copy: "©",
	hellip: "…",
	ndash: "–",
	mdash: "—"
};
/** Elements that start and end a line. */
const BLOCKS = new Set("address article blockquote center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tbody tr ul".split(" "));
/** Elements whose content is not text. */
const HIDDEN = /* @__PURE__ */ new Set([
	"style",
	"script",
	"head",
	"title"
]);
/** Decodes character references: `&lt;`, `&#60;`, `&#x3c;`. Unknown ones stay as they are. */
function unescapeHtml(text) {
	return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/g, (whole, decimal, hex, name) => {
		if (name !== void 0) return NAMED[String(name).toLowerCase()] ?? whole;
		const code = decimal === void 0 ? Number.parseInt(String(hex), 16) : Number(decimal);
		if (code === 160) return " ";
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : whole;
	});
}
/** The text that a reader of the mail sees, line by line. */
function htmlToText(html) {
	const out = [];
	let pre = 0;
	let hidden = "";
	let atLineStart = true;
	const write = (text) => {
		if (text === "") return;
		out.push(text);
		atLineStart = text.endsWith("\n");
	};
	const breakLine = () => {
		if (!atLineStart) write("\n");
	};
	const lastClose = html.lastIndexOf(">");
	let at = 0;
	while (at < html.length) {
		const open = html.indexOf("<", at);
		const text = html.slice(at, open < 0 ? html.length : open);
		if (hidden === "") write(unescapeHtml(pre > 0 ? text.replace(/\r\n/g, "\n") : flow(text, atLineStart)));
		if (open < 0) break;
		if (html.startsWith("<!--", open)) {
			const close = html.indexOf("-->", open);
			at = close < 0 ? html.length : close + 3;
			continue;
		}
		const tag = /^<(\/?)([A-Za-z][A-Za-z0-9]{0,15})/.exec(html.slice(open, open + 20));
		const close = tag === null || open > lastClose ? -1 : html.indexOf(">", open);
		if (tag === null || close < 0) {
			if (hidden === "") write("<");
			at = open + 1;
			continue;
		}
		const closing = tag[1] === "/";
		const name = (tag[2] ?? "").toLowerCase();
		at = close + 1;
		if (HIDDEN.has(name)) {
			if (closing) hidden = "";
			else if (hidden === "" && !html.startsWith("/>", close - 1)) hidden = name;
			continue;
		}
		if (hidden !== "") continue;
		if (name === "pre") {
			pre = Math.max(0, pre + (closing ? -1 : 1));
			if (!closing && html[at] === "\n") at++;
		}
		if (name === "br") write("\n");
		else if (BLOCKS.has(name)) breakLine();
	}
	return out.join("");
}
/** Source line ends outside of <pre> are blanks, and none at the start of a line. */
function flow(text, atLineStart) {
	if (!/[\r\n]/.test(text)) return text;
	const joined = text.replace(/[\r\n]+/g, " ");
	return atLineStart && joined.trim() === "" ? "" : joined;
}

// src/mail/pgp.ts
/** Inline PGP (RFC 4880 §7): a signed text with its lines that start with a dash escaped. */
const BEGIN = "-----BEGIN PGP SIGNED MESSAGE-----";
const SIGNATURE = "-----BEGIN PGP SIGNATURE-----";
/** True when the text holds a clear-signed message. */
function isClearSigned(text) {
	return text.startsWith(BEGIN) || text.includes(`\n${BEGIN}`);
}
/** The signed text without armour and dash escapes; text before the armour is kept. */
function undash(text) {
	const begin = text.startsWith(BEGIN) ? 0 : text.indexOf(`\n${BEGIN}`) + 1;
	const before = text.slice(0, begin);
	const rest = text.slice(begin);
	const headerEnd = /\r?\n[ \t]*\r?\n/.exec(rest);
	if (headerEnd === null) return text;
	const start = headerEnd.index + headerEnd[0].length;
	const end = rest.indexOf(`\n${SIGNATURE}`, start - 1);
	return before + rest.slice(start, end < 0 ? void 0 : end + 1).replace(/(^|\n)- /g, "$1");
}

// src/mail/candidates.ts
/** Undoes what the mail's own header says was done to the bytes, nothing else. */
function readContent(part) {
	const encoding = transferEncoding(part.encoding);
	const decoded = encoding === "base64" ? decodeTransfer(part.raw, encoding) : decodeTransfer(stripWireCr(part.raw), encoding);
	return {
		part,
		bytes: part.flowed ? unflow(decoded, part.delSp) : decoded
	};
}
/**
* All readings of a content as a diff, best first and each once. `exact` is what the header says; the others
* undo one known fault of mail clients each, and the tree decides which one fits.
* `archived` says that the text was copied from a web page rather than received as mail.
* @throws InputError when the diff is longer than the limit.
*/
function readCandidates(content, archived) {
	const found = [];
	const seen = [];
	for (const reading of order(content, archived)) {
		if (!(reading.decoder === "keep-cr" && reading.bytes.includes("\r\n")) && seen.some((one) => one === reading.bytes || one.equals(reading.bytes))) continue;
		seen.push(reading.bytes);
		const cut = cutDiff(reading.bytes);
		if (cut === null) continue;
		const { bytes, tail } = cut;
		if (bytes.length > MAIL_LIMITS.diffBytes) throw new InputError(`the diff has ${bytes.length} bytes; the limit is ${MAIL_LIMITS.diffBytes}`, { hint: "Split the patch." });
		const diff = reading.decoder === "keep-cr" ? stripHeaderCr(bytes) : bytes;
		const sha256 = createHash("sha256").update(diff).digest("hex");
		if (found.some((one) => one.sha256 === sha256)) continue;
		found.push({
			decoder: reading.decoder,
			bytes: diff,
			sha256,
			strip: parseFiles(diff).strip,
			...content.part.flowed ? { flowed: true } : {},
			...tail === null ? {} : { tail }
		});
	}
	return found;
}
function* order(content, archived) {
	const { part, bytes } = content;
	const exact = {
		decoder: "exact",
		bytes
	};
	const encoding = transferEncoding(part.encoding);
	const isHtml = part.contentType === "text/html" || part.contentType === "application/xhtml+xml";
	const latin1 = bytes.toString("latin1");
	if (isHtml) {
		const text = decodedText(bytes, part.charset);
		yield {
			decoder: "html-text",
			bytes: Buffer.from(htmlToText(text), "utf8")
		};
	}
	const escaped = !isHtml && isEscapedHtml(latin1);
	const unescaped = () => ({
		decoder: "html-text",
		bytes: Buffer.from(unescapeHtml(latin1.replace(/&nbsp;/g, " ")), "latin1")
	});
	if (escaped && archived) yield unescaped();
	if (isClearSigned(latin1)) yield {
		decoder: "pgp-undash",
		bytes: Buffer.from(undash(latin1), "latin1")
	};
	const stripped = stripAllCr(bytes);
	const crEverywhere = /(?:^|\n)(?:diff --git |\+\+\+ )[^\n]*\r\n/.test(latin1);
	if (crEverywhere) yield {
		decoder: "strip-cr",
		bytes: stripped
	};
	const withoutBom = bytes[0] === 239 ? transcode(bytes, "") : null;
	if (withoutBom !== null && latin1.startsWith("ï»¿diff --git ")) yield {
		decoder: "transcoded",
		bytes: withoutBom
	};
	yield exact;
	if (encoding === "quoted-printable") {
		const repaired = dropBlanksAfterSoftBreaks(part.raw);
		if (repaired !== part.raw) yield {
			decoder: "exact",
			bytes: readContent({
				...part,
				raw: repaired
			}).bytes
		};
	}
	yield {
		decoder: "strip-cr",
		bytes: stripped
	};
	yield {
		decoder: "keep-cr",
		bytes: decodeTransfer(part.raw, encoding)
	};
	for (const source of crEverywhere ? [stripped, bytes] : [bytes, stripped]) {
		const converted = transcode(source, part.charset);
		if (converted !== null) yield {
			decoder: "transcoded",
			bytes: converted
		};
	}
	if (escaped && !archived) yield unescaped();
	if (encoding !== "identity") {
		const { bad, all } = invalidEscapes(part.raw);
		if (encoding === "quoted-printable" ? bad > 0 && bad * 4 >= all : true) yield {
			decoder: "undecoded",
			bytes: stripWireCr(part.raw)
		};
	}
}
function decodedText(bytes, charset) {
	return (transcode(bytes, charset) ?? bytes).toString("utf8");
}
/** Whether all markup characters of the text are escaped, as in a page of a list archive. */
function isEscapedHtml(latin1) {
	return /&(?:lt|gt|amp|quot);/.test(latin1) && !/<[A-Za-z"]/.test(latin1.slice(Math.max(0, latin1.search(/^@@ /m))));
}
/** Removes CR from file and hunk header lines, which git never writes with one. Content lines keep theirs. */
function stripHeaderCr(diff) {
	const text = diff.toString("latin1");
	return Buffer.from(text.replace(/(^|\n)((?:diff --git |index |--- |\+\+\+ |@@ |old mode|new mode|deleted file|new file|copy |rename |similarity |dissimilarity )[^\r\n]*)\r+(?=\n)/g, "$1$2"), "latin1");
}

// src/mail/choose.ts
const PATCH_TYPE = /^(?:text\/x-(?:patch|diff)|text\/(?:patch|diff)|application\/x-(?:patch|diff))$/;
const PATCH_NAME = /\.(?:patch|diff|eml|mbox|txt)$/i;
/**
* Decides where the patch of a mail is: in its text, in a part that a mailing list or PGP wrapped, in an
* attachment, or in attached mails. git glues all parts together, which lets footers and HTML into the patch.
*/
async function choosePatches(contents, parse) {
	const inline = contents.filter(isInlineText);
	const text = joined(preferPlain(inline.filter((content) => content.part.contentType !== "text/html"))) ?? inline[0] ?? null;
	const textHasDiff = text !== null && hasDiff(text);
	const html = contents.find((content) => content.part.contentType === "text/html" && hasDiff(content));
	const attached = contents.filter((content) => !inline.includes(content));
	const mails = [];
	const loose = [];
	for (const content of sortByName(attached)) if (content.part.contentType === "message/rfc822" || looksLikeMail(content)) mails.push(...await parse(content.bytes));
	else if (mayHoldPatch(content) && hasDiff(content)) loose.push(content);
	const patches = mails.filter((message) => message.candidates.length > 0);
	const [onlyLoose] = loose;
	if (patches.length === 0 && loose.length === 0) return {
		text,
		diffs: textHasDiff && text !== null ? [text] : html === void 0 ? [] : [html],
		embedded: [],
		notes: []
	};
	if (patches.length === 0 && loose.length === 1 && onlyLoose !== void 0) {
		if (!textHasDiff || text === null) return {
			text,
			diffs: [onlyLoose],
			embedded: [],
			notes: []
		};
		const same = sameFiles(text, onlyLoose);
		return {
			text,
			diffs: same ? [onlyLoose, text] : [onlyLoose],
			embedded: [],
			notes: [same ? "the patch stands in the text and in an attachment; the attachment is read first" : "the text and an attachment hold different diffs; the attachment is used"]
		};
	}
	const separate = [...patches];
	for (const content of loose) separate.push(...await parse(content.bytes));
	separate.sort((a, b) => (a.subject.position ?? 0) - (b.subject.position ?? 0));
	return {
		text,
		diffs: textHasDiff && text !== null ? [text] : [],
		embedded: separate,
		notes: separate.length > 1 ? [`${separate.length} patches are attached`] : []
	};
}
function isInlineText(content) {
	const { contentType, disposition, filename } = content.part;
	if (disposition === "attachment" || filename !== "") return false;
	return contentType === "text/plain" || contentType === "text/html" || contentType === "text";
}
/** One of each set of alternatives; plain text parts only are given. */
function preferPlain(plain) {
	const seen = /* @__PURE__ */ new Set();
	return plain.filter((content) => {
		const { alternative } = content.part;
		if (alternative === null) return true;
		if (seen.has(alternative)) return false;
		seen.add(alternative);
		return true;
	});
}
/** Text parts of one mail are one text: lists add footers, clients split long mails. */
function joined(parts) {
	const [first] = parts;
	if (first === void 0 || parts.length === 1) return first ?? null;
	const holder = parts.find(hasDiff);
	if (holder !== void 0) return holder === first ? first : withTextOf(first, holder);
	return first;
}
/** The holder's diff below the text of the first part. */
function withTextOf(first, holder) {
	const gap = first.bytes.at(-1) === 10 ? "\n" : "\n\n";
	if (!(first.part.encoding === holder.part.encoding && first.part.charset === holder.part.charset) || first.part.flowed !== holder.part.flowed) return holder;
	const join = (a, b) => Buffer.concat([
		a,
		Buffer.from(gap),
		b
	]);
	return {
		part: {
			...holder.part,
			raw: join(first.part.raw, holder.part.raw)
		},
		bytes: join(first.bytes, holder.bytes)
	};
}
function sortByName(contents) {
	if (contents.length < 2) return contents;
	const name = (content) => content.part.filename;
	return [...contents].sort((a, b) => name(a) === "" || name(b) === "" ? 0 : compareNatural(name(a), name(b)));
}
function looksLikeMail(content) {
	if (!mayHoldPatch(content)) return false;
	const text = content.bytes.toString("latin1", 0, 65536);
	const start = /^From [0-9a-f]{40,64} [^\n]*\n/.exec(text)?.[0].length ?? 0;
	const end = headerEnd(text.slice(start));
	if (end === null) return false;
	const header = text.slice(start, start + end.headerTo);
	return /^from:/im.test(header) && /^(?:subject|date|message-id):/im.test(header);
}
function mayHoldPatch(content) {
	const { contentType, filename } = content.part;
	if (PATCH_TYPE.test(contentType)) return true;
	if (contentType.startsWith("text/") && contentType !== "text/html") return true;
	return contentType === "application/octet-stream" || PATCH_NAME.test(filename) || /\bmbox\b/.test(contentType);
}
function hasDiff(content) {
	const text = content.bytes.toString("latin1");
	if (findDiff(text) !== null) return true;
	if (content.part.contentType === "text/html") return findDiff(htmlToText(text)) !== null;
	return /^utf-?16/i.test(content.part.charset) && text.includes("d\0i\0f\0f\0");
}
/** Whether two texts change the same files, by the names in their headers. */
function sameFiles(a, b) {
	const names = (content) => [...content.bytes.toString("latin1").matchAll(/^\+\+\+ [^\t\r\n]*/gm)].map((match) => match[0]).join("\n");
	return names(a) === names(b);
}

// src/mail/damage.ts
/** The words for each kind: what happened, which programs do it, what the sender should do. */
const DAMAGE = {
	"newlines-lost": {
		what: "the line ends of the diff were lost: several lines of it stand on one",
		remedy: "web forms and HTML composers do this; send the file with git send-email, or attach it"
	},
	nbsp: {
		what: "blanks were turned into no-break spaces (U+00A0)",
		remedy: "Outlook, Apple Mail and pasting from a web page do this; send the file with git send-email, or attach it"
	},
	"lost-blank": {
		what: "the blank that starts each context line was removed",
		remedy: "clients that trim lines and format=flowed senders that do not stuff do this; send with git send-email"
	},
	wrapped: {
		what: "long lines were wrapped: the rest of a line stands on the next one",
		remedy: "turn line wrapping off (Documentation/process/email-clients.rst), or send with git send-email"
	},
	flowed: {
		what: "format=flowed joined lines that end in a blank with the ones below them",
		remedy: "turn format=flowed off (in Thunderbird: mailnews.send_plaintext_flowed), or send with git send-email"
	},
	"tabs-to-spaces": {
		what: "tabs were turned into spaces",
		remedy: "copying from a terminal and several clients do this; send the file with git send-email, or attach it"
	},
	"blanks-collapsed": {
		what: "every run of blanks became a single blank",
		remedy: "HTML mail does this; send plain text with git send-email, or attach the file"
	},
	typographic: {
		what: "quotes or dashes were replaced by typographic ones",
		remedy: "turn smart punctuation off, or send with git send-email"
	},
	truncated: {
		what: "the diff ends inside of a hunk",
		remedy: "the mail was cut, or empty context lines at its end were dropped; send it again"
	}
};

// src/mail/diagnose.ts
/**
* Looks for the marks that mail clients leave on a diff. To be asked when a diff does not apply: a sound diff of
* a file without tabs may look like one whose tabs were lost. Null when nothing is wrong with the form.
*/
function diagnoseDiff(input) {
	const given = Buffer.isBuffer(input) ? { bytes: input } : input;
	const tail = given.tail ?? Buffer.alloc(0);
	const lines = Buffer.concat([given.bytes, tail]).toString("latin1").split("\n");
	if (lines.at(-1) === "") lines.pop();
	const numbered = lines.map((text, i) => ({
		number: i + 1,
		text: text.endsWith("\r") ? text.slice(0, -1) : text
	}));
	const lost = newlinesLost(numbered);
	if (lost !== null) return lost;
	const wrappedHeader = headerWrapped(numbered);
	if (wrappedHeader !== null) return wrappedHeader;
	const hunks = readHunks(numbered);
	for (const hunk of hunks) {
		const found = noBreakSpaces(hunk) ?? brokenHunk(hunk, given.flowed === true);
		if (found !== null) return found;
	}
	return tabsLost(hunks) ?? collapsed(hunks) ?? typographic(hunks);
}
function say(kind, line, file, certain) {
	return {
		kind,
		line: line.number,
		text: visible$1(line.text),
		file,
		...DAMAGE[kind],
		certain
	};
}
/** UTF-8 text of a latin1 line with the blanks that look like others made visible. */
function visible$1(latin1) {
	return Buffer.from(latin1.slice(0, 240), "latin1").toString("utf8").replace(/\u00a0/g, "<NBSP>").replace(/\t/g, "<TAB>").replace(/[\u0000-\u001f\u007f-\u009f]/g, "?").slice(0, 120);
}
function newlinesLost(lines) {
	for (const line of lines) if (/^diff --git \S+ \S+ (?:index [0-9a-f]{7,}\.\.|--- |new file mode |deleted file mode )/.test(line.text) || /^--- \S+ \+\+\+ \S+/.test(line.text) || /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@.{0,200}? [-+]\S.{0,200}? [-+]\S/.test(line.text)) return say("newlines-lost", line, null, true);
	return null;
}
function headerWrapped(lines) {
	for (const [i, line] of lines.entries()) {
		const next = lines[i + 1];
		if (/^diff --git a\/\S+\s*$/.test(line.text) && next !== void 0 && /^b\/\S+\s*$/.test(next.text)) return say("wrapped", next, null, true);
	}
	return null;
}
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
function readHunks(lines) {
	const hunks = [];
	let file = null;
	let current = null;
	const close = () => {
		if (current !== null) hunks.push({
			header: current.header,
			lines: current.lines,
			oldCount: current.old,
			newCount: current.now,
			file: current.file
		});
		current = null;
	};
	for (const [i, line] of lines.entries()) {
		const { text } = line;
		const hunk = HUNK.exec(text);
		const startsFile = /^(?:diff --git |Index: )/.test(text) || text.startsWith("--- ") && (lines[i + 1]?.text ?? "").startsWith("+++ ");
		if (hunk !== null || startsFile) close();
		if (text.startsWith("+++ ") && current === null) file = fileName(text.slice(4)).replace(/^[ab]\//, "");
		if (hunk !== null) current = {
			header: line,
			lines: [],
			old: Number(hunk[1] ?? 1),
			now: Number(hunk[2] ?? 1),
			file
		};
		else if (current !== null) current.lines.push(line);
	}
	close();
	return hunks;
}
/** Lines of a hunk up to where its counts are met, and whether they are. */
function walk$1(hunk) {
	let [oldLeft, newLeft] = [hunk.oldCount, hunk.newCount];
	const content = [];
	for (const [i, line] of hunk.lines.entries()) {
		if (oldLeft <= 0 && newLeft <= 0) return {
			content,
			bad: null,
			met: true
		};
		if (line.text === "-- " && /^\d+\.\d+/.test(hunk.lines[i + 1]?.text ?? "")) break;
		const first = line.text.charAt(0);
		if (first === " " || first === "") {
			oldLeft--;
			newLeft--;
		} else if (first === "-") oldLeft--;
		else if (first === "+") newLeft--;
		else if (first !== "\\") return {
			content,
			bad: line,
			met: false
		};
		content.push(line);
	}
	return {
		content,
		bad: null,
		met: oldLeft <= 0 && newLeft <= 0
	};
}
function noBreakSpaces(hunk) {
	const { content, bad } = walk$1(hunk);
	for (const line of [...content, ...bad === null ? [] : [bad]]) if (/^[-+ ]?[ \t]*(?:\u00c2\u00a0|\u00a0)/.test(line.text)) return say("nbsp", line, hunk.file, true);
	return null;
}
/** How many old and new lines a list of hunk lines makes, with a rule for lines that have no sign. */
function count(lines, unsigned) {
	let [old, now] = [0, 0];
	for (const { text } of lines) {
		const first = text.charAt(0);
		const context = first === " " || first === "" || !"+-\\".includes(first) && unsigned === "context";
		if (context || first === "-") old++;
		if (context || first === "+") now++;
	}
	return {
		old,
		now
	};
}
function brokenHunk(hunk, flowed) {
	const { content, bad, met } = walk$1(hunk);
	if (met) return null;
	const joined = flowed ? content.find((line) => /\S [-+ ]\t/.test(line.text) || /\S [-+] {3}/.test(line.text)) : void 0;
	if (bad === null) {
		if (flowed && (joined !== void 0 || hunk.lines.length > content.length)) return say("flowed", joined ?? content.at(-1) ?? hunk.header, hunk.file, true);
		return say("truncated", content.at(-1) ?? hunk.header, hunk.file, true);
	}
	if (bad.text.startsWith("	")) return say("lost-blank", bad, hunk.file, true);
	const body = trimSignature(hunk.lines);
	const fits = (unsigned) => {
		const sum = count(body, unsigned);
		return sum.old === hunk.oldCount && sum.now === hunk.newCount;
	};
	const before = content.at(-1) ?? hunk.header;
	const firstWord = bad.text.split(" ")[0] ?? "";
	const overlong = before.text.length >= 50 && before.text.length + 1 + firstWord.length > 70;
	if (fits("joined") || overlong && !fits("context")) return say("wrapped", bad, hunk.file, true);
	if (fits("context")) return say("lost-blank", bad, hunk.file, true);
	if (/^(?:-- |--$|_{5,}|On .* wrote:$)/.test(bad.text)) return say("truncated", before, hunk.file, true);
	if (joined !== void 0) return say("flowed", joined, hunk.file, true);
	return say(overlong ? "wrapped" : "lost-blank", bad, hunk.file, false);
}
function trimSignature(lines) {
	const end = lines.findIndex((line) => line.text === "-- " || line.text === "--" || /^_{10,}$/.test(line.text));
	const body = end < 0 ? [...lines] : lines.slice(0, end);
	while (body.length > 0 && body.at(-1)?.text === "") body.pop();
	return body;
}
/** Files whose indentation is tabs by the rules of the kernel, or of make. */
const TABBED = /(?:\.(?:c|h|S|dts|dtsi|lds)|(?:^|\/)(?:Makefile|Kconfig)[^/]*)$/;
function codeLines(hunks) {
	return hunks.filter((hunk) => hunk.file !== null && TABBED.test(hunk.file)).flatMap((hunk) => walk$1(hunk).content.map((line) => ({
		line,
		file: hunk.file
	})));
}
function tabsLost(hunks) {
	const lines = codeLines(hunks);
	if (lines.some(({ line }) => line.text.includes("	"))) return null;
	const spaced = lines.filter(({ line }) => /^[-+ ](?: {8}| {4}\S)/.test(line.text));
	const [first] = spaced;
	return first !== void 0 && spaced.length >= 2 ? say("tabs-to-spaces", first.line, first.file, false) : null;
}
function collapsed(hunks) {
	const lines = codeLines(hunks);
	if (lines.some(({ line }) => line.text.includes("	") || /^.[^ ]* {2}/.test(line.text))) return null;
	const indented = lines.filter(({ line }) => /^[-+ ] \S.*[;{,]$/.test(line.text));
	const [first] = indented;
	return first !== void 0 && indented.length >= 2 ? say("blanks-collapsed", first.line, first.file, false) : null;
}
/** Typographic quotes and dashes as UTF-8 in a latin1 view: U+2018, U+2019, U+201C, U+201D, U+2013. */
const CURLY = /\u00e2\u0080[\u0098\u0099\u009c\u009d\u0093]/;
function typographic(hunks) {
	const [first] = codeLines(hunks).filter(({ line }) => CURLY.test(line.text));
	return first === void 0 ? null : say("typographic", first.line, first.file, false);
}

// src/mail/embedded.ts
/** Attached mails stand for themselves; the mail around them stays when it says something of its own. */
function withEmbedded(outer, embedded) {
	const from = outer.sender.name === "" ? outer.sender.email : outer.sender.name;
	const unnumbered = embedded.length > 1 && embedded.every((one) => !one.posted && one.subject.position === null);
	const inner = embedded.map((message, i) => {
		const note = `attached to the mail "${outer.subject.title}" of ${from}`;
		if (message.posted) return {
			...message,
			notes: [...message.notes, note]
		};
		const subject = message.subject.title === "" ? outer.subject : message.subject;
		const only = embedded.length === 1;
		return {
			...message,
			messageId: only ? outer.messageId : `${outer.messageId}.part${i + 1}`,
			posted: outer.posted,
			listed: only && outer.listed,
			sender: outer.sender,
			author: message.author === UNKNOWN || message.author.email === UNKNOWN.email ? outer.author : message.author,
			dateMs: message.dateMs ?? outer.dateMs,
			inReplyTo: only ? outer.inReplyTo : [outer.messageId],
			references: only ? outer.references : [...outer.references, outer.messageId],
			to: outer.to,
			cc: outer.cc,
			subject: unnumbered ? {
				...subject,
				position: i + 1,
				total: embedded.length
			} : subject,
			notes: [...message.notes, note]
		};
	});
	if (inner.length === 1 && outer.candidates.length === 0) return inner;
	return [outer, ...inner];
}

// src/mail/kind.ts
/** Programs that send mail with diffs or patch subjects that are not part of any series. */
const BOTS = [
	[/^tip-bot2?@/, "tip-bot announces that a patch was merged"],
	[/^patchwork-bot\+/, "patchwork announces that a series was merged"],
	[/^(?:lkp|oliver\.sang|rong\.a\.chen)@intel\.com$/, "the kernel test robot reports or suggests"],
	[/^syzbot[+@]/, "syzbot reports"],
	[/^bot@kernelci\.org$/, "KernelCI reports"]
];
/** Subjects of announcements that quote a whole patch and are none. */
const ANNOUNCEMENTS = [
	[/^patch ".*" (?:has been|was) added to /i, "the stable tree announces that it took a patch"],
	[/^FAILED: patch "/, "the stable tree says that a patch does not apply"],
	[/^\+ \S+\.patch added to /, "Andrew Morton's tree announces that it took a patch"],
	[/\.patch (?:added to|removed from|dropped from) /, "Andrew Morton's tree announces a change"]
];
const PULL = /are available in the git repository at/i;
const TRAILER = /^(?:[A-Z][a-z]+-)+by: \S.*@/m;
/** What a mail is, from the mail alone; the thread may still make a cover letter of an `other`. */
function kindOf(mail) {
	const { subject, candidates } = mail;
	const hasDiff = candidates.length > 0;
	const bot = BOTS.find(([address]) => address.test(mail.sender.email.toLowerCase()));
	if (subject.problem !== null) return {
		kind: "other",
		note: null
	};
	if (subject.isReply) return {
		kind: "reply",
		note: hasDiff ? "a reply with a diff: listed, not applied" : null
	};
	if (subject.isPull || !hasDiff && PULL.test(mail.prose)) return {
		kind: "pull",
		note: hasDiff ? "a pull request; its diff is not applied" : null
	};
	if (bot !== void 0 && (mail.inReplyTo.length > 0 || !subject.isPatch)) return {
		kind: "reply",
		note: bot[1]
	};
	const announcement = subject.isPatch ? void 0 : ANNOUNCEMENTS.find(([title]) => title.test(subject.title));
	if (announcement !== void 0) return {
		kind: "reply",
		note: announcement[1]
	};
	if (hasDiff) {
		const note = subject.position === 0 ? "a cover letter that carries a diff" : null;
		return {
			kind: subject.position === 0 ? "cover" : "patch",
			note
		};
	}
	if (subject.position === 0) return {
		kind: "cover",
		note: null
	};
	if (mail.references.length + mail.inReplyTo.length > 0 && TRAILER.test(mail.prose) && subject.position === null) return {
		kind: "reply",
		note: null
	};
	return {
		kind: "other",
		note: subject.isPatch ? "the subject says patch, but the mail holds no diff" : null
	};
}

// src/mail/listed.ts
/** Fields that a mailing list or its archive adds. format-patch and mail programs do not write them. */
const LIST_FIELDS = [
	"list-id",
	"x-mailing-list",
	"list-post",
	"list-archive",
	"archived-at"
];
/** Hosts of lists that lore.kernel.org keeps; a company's own list is none of them. */
const LIST_HOSTS = /\b(?:kernel\.org|linux\.dev|infradead\.org|kvack\.org|ozlabs\.org|freedesktop\.org|linuxfoundation\.org)\b/i;
/** Separators of the mboxes that public-inbox serves and that b4 makes of them. */
const ARCHIVE_SEPARATOR = /^From (?:mboxrd|git)@z /;
/**
* Whether a mail is seen to have passed a public list, so that a link to its Message-ID leads somewhere. A file that
* `git format-patch --thread` made has a Message-ID too, and nobody but its author knows it.
*/
function isListed(headers, source) {
	if (/^https?:\/\/lore\.kernel\.org\//i.test(source)) return true;
	if (ARCHIVE_SEPARATOR.test(headers.fromLine)) return true;
	return LIST_FIELDS.some((name) => LIST_HOSTS.test(firstRaw(headers, name)));
}

// src/mail/mime.ts
/**
* The leaves of a mail. `header` is the header block with its empty line. mailparser's own splitter walks the
* tree; attached mails stay leaves.
* @throws InputError when the tree has more parts or levels than the limits allow.
*/
async function splitParts(header, body) {
	const root = new import_mailsplit.default.MimeNode(false, {});
	root.addHeaderChunk(header);
	root.parseHeaders();
	if (root.multipart === false || root._boundary === false) return [leaf(root, [body])];
	const parts = await walk(Buffer.concat([header, body]));
	return parts.every((part) => part.raw.length === 0) ? [{
		...leaf(root, [body]),
		contentType: "text/plain"
	}] : parts;
}
async function walk(mail) {
	const splitter = new import_mailsplit.default.Splitter({
		ignoreEmbedded: true,
		maxHeadSize: MAIL_LIMITS.headerBytes * 2,
		maxChildNodes: MAIL_LIMITS.parts
	});
	const bodies = /* @__PURE__ */ new Map();
	splitter.end(mail);
	try {
		for await (const chunk of splitter) if (chunk.type === "node") bodies.set(chunk, []);
		else if (chunk.type === "body" && chunk.value !== void 0) bodies.get(chunk.node)?.push(chunk.value);
	} catch (cause) {
		if (cause.code !== "EMAXLEN") throw cause;
		throw new InputError(`the mail has more than ${MAIL_LIMITS.parts} parts or a part header of more than ${MAIL_LIMITS.headerBytes * 2} bytes`, {
			hint: "Patch mail has a handful of parts. Save the patch itself to a file and pass that.",
			cause
		});
	}
	const parts = [];
	for (const [node, chunks] of bodies) if (node.multipart === false) parts.push(leaf(node, chunks));
	return parts;
}
function leaf(node, chunks) {
	const path = [];
	let alternative = null;
	let parent = node.parentNode;
	while (parent !== false) {
		path.unshift(parent.multipart === false ? "" : parent.multipart);
		if (parent.multipart === "alternative" && alternative === null) alternative = alternativeId(parent);
		if (path.length > MAIL_LIMITS.mimeDepth) throw new InputError(`the mail has multiparts nested more than ${MAIL_LIMITS.mimeDepth} deep`, { hint: "Save the patch itself to a file and pass that." });
		parent = parent.parentNode;
	}
	const only = chunks[0];
	return {
		contentType: node.contentType === false || node.contentType === "" ? "text/plain" : node.contentType,
		encoding: node.encoding === false ? "" : node.encoding,
		charset: node.charset === false ? "" : node.charset,
		flowed: node.flowed,
		delSp: node.delSp,
		disposition: node.disposition === false ? "" : node.disposition,
		filename: node.filename === false ? "" : node.filename,
		path,
		alternative,
		raw: chunks.length === 1 && only !== void 0 ? only : Buffer.concat(chunks)
	};
}
const alternativeIds = /* @__PURE__ */ new WeakMap();
let nextAlternative = 0;
function alternativeId(node) {
	const known = alternativeIds.get(node);
	if (known !== void 0) return known;
	alternativeIds.set(node, ++nextAlternative);
	return nextAlternative;
}

// src/mail/own-id.ts
/** The mail's own id; else the commit that format-patch wrote into the separator; else a hash of the mail. */
function ownId(headers, bytes) {
	const raw = unmaskMarc(firstRaw(headers, "message-id"));
	const [own] = messageIds(raw);
	if (own !== void 0) return {
		id: own,
		posted: true
	};
	const bare = /^[^\s<>@]{1,200}@[^\s<>@]{1,200}$/.exec(raw);
	if (bare !== null) return {
		id: bare[0],
		posted: true
	};
	const commit = /^From ([0-9a-f]{40,64}) /.exec(headers.fromLine)?.[1];
	if (commit !== void 0 && !/^0+$/.test(commit)) return {
		id: `${commit}@github`,
		posted: false
	};
	return {
		id: `sha256-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}@patchboot`,
		posted: false
	};
}

// src/mail/prepare.ts
/** Cuts a mail at the end of its header; mends what stands in front of the header and between the two. */
function prepareMail(mail) {
	const notes = [];
	let bytes = dropLeadingBlanks(mail.bytes);
	if (!bytes.includes(10) && bytes.includes(13)) {
		bytes = Buffer.from(bytes.toString("latin1").replace(/\r/g, "\n"), "latin1");
		notes.push("the file has CR line ends; they were read as line feeds");
	}
	let fromLine = "";
	while (/^>?From /.test(bytes.toString("latin1", 0, 6)) && bytes.length > 0) {
		const lf = bytes.indexOf(10);
		const end = lf < 0 ? bytes.length : lf;
		if (fromLine === "") fromLine = bytes.toString("latin1", 0, Math.min(end, 1e3)).trimEnd();
		bytes = bytes.subarray(lf < 0 ? bytes.length : lf + 1);
	}
	const text = bytes.toString("latin1");
	const ends = headerEnd(text);
	if (ends === null) {
		const body = fromLine === "" ? bytes : dropLeadingBlanks(bytes);
		return {
			headers: {
				fields: [],
				fromLine
			},
			headerBytes: Buffer.alloc(0),
			body,
			notes
		};
	}
	const header = bytes.subarray(0, ends.headerTo);
	const body = bytes.subarray(ends.bodyAt);
	const lineEnd = header.length > 0 && header[header.length - 1] !== 10 ? "\n\n" : "\n";
	const headerBytes = Buffer.concat([header, Buffer.from(lineEnd)]);
	const charset = /charset="?([\w.:-]{1,40})/i.exec(text.slice(0, ends.headerTo))?.[1] ?? "";
	return {
		headers: parseHeaders(headerBytes.subarray(0, MAIL_LIMITS.headerBytes), fromLine, charset),
		headerBytes,
		body: mail.mboxrd ? unescapeFrom(body) : body,
		notes
	};
}
/** Blank lines and a byte order mark in front of the first header, which editors and web pages leave. */
function dropLeadingBlanks(bytes) {
	let at = 0;
	if (bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191) at = 3;
	let line = at;
	for (; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === 10 || byte === 13) line = at + 1;
		else if (byte !== 32 && byte !== 9) break;
	}
	return bytes.subarray(line);
}
/** mboxrd: one `>` off every `>From `, `>>From ` line. */
function unescapeFrom(body) {
	if (!body.includes(">From ")) return body;
	return Buffer.from(body.toString("latin1").replace(/(^|\n)>(>*From )/g, "$1$2"), "latin1");
}
/** Reads text without a mail header. The log of `git show` is indented by four blanks; they are taken off. */
function readPlainText(text) {
	const show = /^commit ([0-9a-f]{40,64})\b[^\n]*\n/.exec(text);
	if (show === null) return {
		author: "",
		date: "",
		subject: "",
		text,
		sha: ""
	};
	const lines = text.slice(show[0].length).split("\n");
	const fields = /* @__PURE__ */ new Map();
	let at = 0;
	for (; at < lines.length && (lines[at] ?? "").trim() !== ""; at++) {
		const field = /^(Author|Date|AuthorDate):\s+(.*)$/.exec(lines[at] ?? "");
		if (field !== null) fields.set(field[1] ?? "", field[2] ?? "");
	}
	const log = [];
	for (at++; at < lines.length && /^(?: {4}|\s*$)/.test(lines[at] ?? ""); at++) log.push((lines[at] ?? "").slice(4));
	const subject = log.find((line) => line.trim() !== "") ?? "";
	const rest = log.slice(log.indexOf(subject) + 1).join("\n");
	return {
		author: fields.get("Author") ?? "",
		date: fields.get("AuthorDate") ?? fields.get("Date") ?? "",
		subject,
		text: `${rest}\n---\n${lines.slice(at).join("\n")}`,
		sha: show[1] ?? ""
	};
}

// src/mail/subject.ts
/** Reply marks of mail clients in several languages. */
const REPLY = /^(?:re|aw|antw|sv|vs|odp|回复|答复)(?:\s*\[\d{1,4}\])?\s*[:：]\s*/i;
/** Forward marks. A forwarded patch is a patch; a reply is a review. */
const FORWARD = /^(?:fwd?|fw|tr|wg|rv)(?:\s*\[\d{1,4}\])?\s*[:：]\s*/i;
const KEYWORD = /^(?:patch(?:set|es)?|rfc|rft|resend|resent|repost|resubmit|pull|git)$/i;
/** One meaning of a token between brackets. Rows are tried in order; the first that fits is taken. */
const TOKENS = [
	[/^0+\/[nmx]$/i, (draft) => {
		draft.position ??= 0;
	}],
	[/^(\d{1,9})\/(\d{1,9})$/, (draft, match) => counter(draft, Number(match[1]), Number(match[2]))],
	[/^(?:v|ver|version|rev|take|try)[.\-#]?(\d{1,12})$/i, (draft, match) => version(draft, Number(match[1]))],
	[/^patch(?:set|es)?$/i, (draft) => {
		draft.isPatch = true;
	}],
	[/^rfc.{0,3}$/i, (draft) => {
		draft.rfc = true;
		draft.isPatch = true;
	}],
	[/^(?:resend|resent|repost|resubmit)\w{0,4}$/i, (draft) => {
		draft.resend = true;
	}],
	[/^pull$/i, (draft) => {
		draft.isPull = true;
	}]
];
/**
* Reads a subject. The grammar is the union of what b4, patchwork and syzkaller accept: several bracket groups,
* commas, glued tokens (`PATCHv3`, `PATCH1/8`), reply marks anywhere in front, Mercurial's `1 of 2`.
*/
function parseSubject(subject) {
	const draft = {
		isReply: false,
		isForward: false,
		isPatch: false,
		isPull: false,
		version: null,
		position: null,
		total: null,
		rfc: false,
		resend: false,
		minor: null,
		tags: [],
		problem: null
	};
	let rest = cleanText(subject.slice(0, MAIL_LIMITS.headerValueBytes));
	for (let steps = 0; steps < 64; steps++) {
		rest = rest.replace(/^[\s:]+/, "");
		const mark = REPLY.exec(rest) ?? FORWARD.exec(rest);
		if (mark !== null) {
			if (REPLY.test(rest)) draft.isReply = true;
			else draft.isForward = true;
			rest = rest.slice(mark[0].length);
			continue;
		}
		const group = leadingGroup(rest);
		if (group === null) break;
		readGroup(draft, group.inner);
		rest = group.rest;
	}
	const bare = /^patch(?:\s+v\d{1,3})?(?:\s+\d{1,4}\/\d{1,4})?\s*:\s*/i.exec(rest);
	if (bare !== null && !draft.isPatch) {
		readGroup(draft, bare[0].replace(/:\s*$/, ""));
		rest = rest.slice(bare[0].length);
	}
	if (/^git pull\b|^pull request\b/i.test(rest)) draft.isPull = true;
	if (draft.version === null) {
		const trailing = /\(v(\d{1,4})\)$/.exec(rest);
		if (trailing !== null) version(draft, Number(trailing[1]));
	}
	if (draft.isPull) draft.isPatch = false;
	return {
		title: rest,
		isReply: draft.isReply,
		isForward: draft.isForward,
		isPatch: draft.isPatch,
		isPull: draft.isPull,
		version: draft.version ?? 1,
		versionInferred: draft.version === null,
		position: draft.position,
		total: draft.total,
		rfc: draft.rfc,
		resend: draft.resend,
		tags: draft.tags,
		minor: draft.minor,
		problem: draft.problem
	};
}
/** The first bracket group, with brackets inside of it flattened; null when the text starts with none. */
function leadingGroup(text) {
	if (!text.startsWith("[")) return null;
	let depth = 0;
	for (let i = 0; i < text.length; i++) {
		const c = text.charAt(i);
		if (c === "[") depth++;
		else if (c === "]" && --depth === 0) return {
			inner: text.slice(1, i).replace(/[[\]]/g, " "),
			rest: text.slice(i + 1)
		};
	}
	const close = text.indexOf("]");
	if (close < 0) return null;
	return {
		inner: text.slice(1, close).replace(/[[\]]/g, " "),
		rest: text.slice(close + 1)
	};
}
function readGroup(draft, inner) {
	const joined = inner.replace(/\b(\d{1,5}) of (\d{1,5})\b/gi, "$1/$2").replace(/\b(take|try) (\d{1,3})\b/gi, "$1$2");
	for (const token of joined.split(/[\s,;]+/).flatMap(unglue)) {
		if (token === "") continue;
		const row = TOKENS.find(([pattern]) => pattern.test(token));
		if (row !== void 0) {
			row[1](draft, row[0].exec(token));
			continue;
		}
		if (/^git$/i.test(token) && /\bpull\b/i.test(joined)) continue;
		const minor = /^v(\d{1,3})\.(\d{1,3})$/i.exec(token);
		if (minor !== null) draft.minor = {
			version: Number(minor[1]),
			minor: Number(minor[2])
		};
		draft.tags.push(token.slice(0, 64));
	}
}
/** `PATCHv3` to `PATCH v3`, `v2PATCH12/15`, `PATCH/RFC`, `RFC-PATCH`; other tokens stay whole. */
function unglue(token) {
	const pieces = token.split(/[/\-+|]/);
	if (pieces.length > 1 && pieces.every((piece) => KEYWORD.test(piece) || /^v\d{1,3}$/i.test(piece))) return pieces;
	const lead = /^(patch(?:set)?|rfc|resend|pull)[-_]?(v\d.*|\d{1,5}\/\d{1,5}.*)$/i.exec(token);
	if (lead !== null) return [lead[1] ?? "", ...unglue(lead[2] ?? "")];
	const versioned = /^(v\d{1,3})[-_]?((?:patch|rfc|resend).*|\d{1,5}\/\d{1,5})$/i.exec(token);
	if (versioned !== null) return [versioned[1] ?? "", ...unglue(versioned[2] ?? "")];
	return [token.replace(/^[(#]+|[):]+$/g, "")];
}
function counter(draft, position, total) {
	if (draft.position !== null && draft.total !== null) return;
	if (total > MAIL_LIMITS.seriesTotal || position > MAIL_LIMITS.seriesTotal) {
		draft.problem = `the counter ${position}/${total} is beyond the limit of ${MAIL_LIMITS.seriesTotal} patches`;
		return;
	}
	draft.position = position;
	draft.total = total;
}
function version(draft, number) {
	if (number > MAIL_LIMITS.version || number < 0) {
		draft.problem = `version ${number} is beyond the limit of ${MAIL_LIMITS.version}`;
		return;
	}
	draft.version ??= number;
}

// src/mail/unicode.ts
/**
* Characters that make code read differently from what it does (CVE-2021-42574 and relatives). They are
* reported with their line, not refused: right-to-left text needs some of them.
*/
/** Kinds of such characters; the first row that matches names the finding. */
const KINDS = [
	[/[\u202a-\u202e\u2066-\u2069\u061c\u200e\u200f]/u, "a bidirectional control character"],
	[/[\u200b-\u200d\u2060\ufeff\u180e\u00ad]/u, "a zero-width character"],
	[/[\u{e0000}-\u{e007f}]/u, "a tag character"],
	[/[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/u, "a control character"],
	[/\u001b/u, "a terminal escape sequence"]
];
const SUSPECT = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
/** Letters of scripts whose text needs joiners and marks; git and b4 let these pass as well. */
const NEEDS_JOINERS = /\p{Lo}/u;
/** Notes on suspect characters in added lines, at most `limit`. `diff` is a diff as findDiff cuts it. */
function suspectCharacters(diff, limit) {
	const text = diff.toString("utf8");
	if (!SUSPECT.test(text)) return [];
	const notes = [];
	let file = "";
	for (const line of text.split("\n")) if (line.startsWith("+++ ")) file = (line.slice(4).split("	")[0] ?? "").replace(/^b\//, "");
	else if (line.startsWith("+") && SUSPECT.test(line)) {
		const kind = KINDS.find(([pattern]) => pattern.test(line));
		if (kind === void 0) continue;
		if (kind[1] === "a zero-width character" && NEEDS_JOINERS.test(line)) continue;
		notes.push(`${file}: an added line has ${kind[1]}: ${visible(line)}`);
		if (notes.length >= limit) break;
	}
	return notes;
}
/** The line with everything that does not print shown as U+XXXX, cut to 100 characters. */
function visible(line) {
	return [...line.slice(0, 100)].map((c) => SUSPECT.test(c) ? `<U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>` : c).join("");
}

// src/mail/parse.ts
/**
* Reads one mail. It gives one message, or several when it carries several patches as attachments or attached
* mails. Never throws for what a stranger wrote: a mail that cannot be read is a message with `error`.
*/
async function parseMail(mail, origin) {
	try {
		if (mail.bytes.length > MAIL_LIMITS.mailBytes) throw new InputError(`the mail has ${mail.bytes.length} bytes; the limit is ${MAIL_LIMITS.mailBytes}`);
		return await readMail(mail, origin);
	} catch (error) {
		if (!(error instanceof PatchbootError)) throw error;
		return [unreadable(mail, origin, error.message)];
	}
}
/** The message that stands for a mail which could not be read. */
function unreadable(mail, origin, error) {
	const head = {
		...mail,
		bytes: mail.bytes.subarray(0, MAIL_LIMITS.headerBytes)
	};
	const { headers } = prepareMail(head);
	return {
		...assemble(headers, mail, origin, readBody(""), [], []),
		kind: "other",
		error
	};
}
async function readMail(mail, origin) {
	const prepared = prepareMail(mail);
	const { headers } = prepared;
	if (prepared.headerBytes.length > MAIL_LIMITS.headerBytes) throw new InputError(`the header has ${prepared.headerBytes.length} bytes; the limit is ${MAIL_LIMITS.headerBytes}`);
	if (prepared.headerBytes.length === 0) return [readPlain(prepared.body, headers, mail, origin)];
	const parts = await splitParts(prepared.headerBytes, prepared.body);
	const choice = await choosePatches(parts.map(readContent), async (bytes) => origin.depth >= MAIL_LIMITS.embeddedDepth ? [] : await parseMail({
		bytes,
		mboxrd: false
	}, {
		...origin,
		depth: origin.depth + 1
	}));
	const notes = [
		...prepared.notes,
		...doubledFields(headers),
		...choice.notes
	];
	const outer = fromChoice(headers, mail, origin, choice, isArchived(headers), notes);
	return choice.embedded.length === 0 ? [outer] : withEmbedded(outer, choice.embedded);
}
/** Whether the text was copied from a page: no trace of transport, or masked addresses. */
function isArchived(headers) {
	const has = (name) => firstRaw(headers, name) !== "";
	if (isMasked(firstRaw(headers, "from"))) return true;
	return !(has("received") || has("mime-version") || headers.fromLine !== "") && messageIds(firstRaw(headers, "message-id")).length === 0;
}
function fromChoice(headers, mail, origin, choice, archived, notes) {
	const candidates = choice.diffs.flatMap((content) => readCandidates(content, archived));
	const unique = candidates.filter((one, i) => candidates.findIndex((other) => other.sha256 === one.sha256) === i);
	const hasDiff = unique.length > 0;
	let text = choice.text === null ? "" : hasDiff ? textAbove(choice.text) : wholeText(choice.text);
	const carrier = choice.diffs[0];
	if (carrier !== void 0 && carrier !== choice.text) {
		const own = textAbove(carrier);
		if (own.trim() !== "") text = `${own}${own.split("\n").some(isPatchBreak) ? "" : "\n---\n"}\n${text}`;
	}
	const footer = carrier === void 0 ? "" : belowDiff(carrier);
	const { title } = parseSubject(firstText(headers, "subject"));
	return assemble(headers, mail, origin, readBody(text, title), unique, notes, footer);
}
const FOOTER_BYTES = 16384;
/** The text behind the diff, for the lines that git puts there. */
function belowDiff(content) {
	const range = findDiff(content.bytes.toString("latin1"));
	if (range === null) return "";
	const rest = content.bytes.subarray(range.end, range.end + FOOTER_BYTES);
	return cleanProse(decodeText(rest, content.part.charset));
}
function wholeText(content) {
	const bytes = content.bytes.subarray(0, MAIL_LIMITS.proseBytes);
	const text = decodeText(bytes, content.part.charset);
	return content.part.contentType === "text/html" ? htmlToText(text) : text;
}
/** The text above the diff, decoded without it: the diff may be in another charset than the words. */
function textAbove(content) {
	const start = findFileStart(content.bytes.toString("latin1"));
	if (start >= 0 && content.part.contentType !== "text/html") return decodeText(content.bytes.subarray(0, Math.min(start, MAIL_LIMITS.proseBytes)), content.part.charset);
	const text = wholeText(content);
	const at = findFileStart(text);
	return at < 0 ? text : text.slice(0, at);
}
function readPlain(body, headers, mail, origin) {
	const content = readContent({
		contentType: "text/plain",
		encoding: "",
		charset: "",
		flowed: false,
		delSp: false,
		disposition: "",
		filename: "",
		path: [],
		alternative: null,
		raw: body
	});
	const candidates = readCandidates(content, true);
	const plain = readPlainText(candidates.length === 0 ? wholeText(content) : textAbove(content));
	const read = readBody(plain.text);
	const date = parseDate(plain.date);
	const message = assemble(headers, mail, origin, {
		...read,
		author: read.author ?? readIdentity(plain.author),
		subject: read.subject ?? (plain.subject === "" ? null : plain.subject),
		date: read.date ?? date
	}, candidates, ["the input is text without a mail header"], candidates.length === 0 ? "" : belowDiff(content));
	return plain.sha === "" || message.posted ? message : {
		...message,
		messageId: `${plain.sha}@github`
	};
}
function assemble(headers, mail, origin, body, candidates, extraNotes, footer = "") {
	const notes = [...extraNotes, ...body.notes];
	const sender = readSender(headers);
	const known = sender.identity !== UNKNOWN || body.author === null;
	const ownSubject = parseSubject(firstText(headers, "subject"));
	const inBody = body.subject === null ? null : parseSubject(body.subject);
	let subject = ownSubject;
	if (inBody !== null) subject = inBody.isPatch || ownSubject.title === "" ? inBody : {
		...ownSubject,
		title: inBody.title
	};
	if (inBody !== null && ownSubject.isReply) subject = {
		...subject,
		isReply: true
	};
	if (subject.title === "" && headers.fields.length === 0) subject = titleFromText(subject, body);
	if (subject.problem !== null) notes.push(subject.problem);
	const sent = mailDate(headers);
	const date = body.date ?? sent.date;
	if (sent.note !== null && body.date === null) notes.push(sent.note);
	if (known) notes.push(...sender.notes);
	const first = candidates[0];
	let files = [];
	if (first !== void 0) {
		files = parseFiles(first.bytes).files;
		notes.push(...suspectCharacters(first.bytes, 10));
		const broken = first.tail === void 0 ? null : diagnoseDiff(first);
		if (broken !== null && !subject.isReply) notes.push(`${broken.what} (line ${broken.line} of the diff)`);
		if (files.length === 0 && first.bytes.length > 0) notes.push("the diff names no file");
	}
	const id = ownId(headers, mail.bytes);
	const partial = {
		file: origin.file,
		index: origin.index,
		subject,
		author: body.author ?? sender.identity,
		sender: sender.identity,
		dateMs: date?.ms ?? null,
		zoneMinutes: date?.zoneMinutes ?? 0,
		messageId: id.id,
		posted: id.posted,
		listed: id.posted && isListed(headers, origin.file),
		inReplyTo: messageIds(firstRaw(headers, "in-reply-to")),
		references: messageIds(firstRaw(headers, "references")),
		to: readIdentities(firstRaw(headers, "to")),
		cc: readIdentities(firstRaw(headers, "cc")),
		prose: body.prose,
		log: body.log,
		below: body.below,
		footer,
		candidates,
		files
	};
	const { kind, note } = kindOf(partial);
	if (note !== null) notes.push(note);
	const kept = notes.slice(0, MAIL_LIMITS.notes);
	if (notes.length > kept.length) kept.push(`${notes.length - kept.length} more notes`);
	return {
		...partial,
		kind,
		notes: [...new Set(kept)]
	};
}
function titleFromText(subject, body) {
	const line = body.prose.split("\n").find((text) => text.trim() !== "" && !/^(?:diff |Index: |---)/.test(text));
	return line === void 0 ? subject : {
		...parseSubject(line.slice(0, 200)),
		isReply: subject.isReply
	};
}

// src/mail/read.ts
/**
* The mails of all inputs, one after the other, while they are read; memory does not grow with the inputs.
* A mail that cannot be read comes as a message with `error`.
* @throws InputError when an input is missing, empty, or no mail at all.
*/
async function* streamMessages(inputs, io) {
	for (const sources of await findSources(inputs, io)) for (const source of sources) {
		let index = 0;
		for await (const entry of readContainer(source.open(), source.name)) {
			const origin = {
				file: source.name,
				index,
				depth: 0
			};
			if ("tooLarge" in entry) {
				const error = `the mail has ${entry.tooLarge} bytes; the limit is ${MAIL_LIMITS.mailBytes}`;
				yield unreadable({
					bytes: entry.head,
					mboxrd: false
				}, origin, error);
			} else yield* await parseMail(entry, origin);
			index++;
		}
	}
}
/**
* All mails of the inputs, in memory, for the search of series.
* @throws InputError also when there are more mails than the limits allow.
*/
async function readMessages(inputs, io, limits = MAIL_LIMITS) {
	const messages = [];
	let bytes = 0;
	for await (const message of streamMessages(inputs, io)) {
		bytes += message.prose.length + message.candidates.reduce((sum, one) => sum + one.bytes.length, 0);
		if (messages.length >= limits.messages || bytes > limits.totalBytes) {
			const limit = bytes > limits.totalBytes ? `${limits.totalBytes} bytes` : `${limits.messages} mails`;
			throw new InputError(`the inputs hold more than ${limit}`, { hint: "Pass one thread: save it from your client, or give its Message-ID." });
		}
		messages.push(message);
	}
	return messages;
}

export { fileName as a, unquote as c, UNKNOWN as d, readIdentity as f, afterPrefix as i, afterScissors as l, showIdentity as m, streamMessages as n, gitNames as o, sameAddress as p, diagnoseDiff as r, stripLevel as s, readMessages as t, readBody as u };