import { readdir } from "node:fs/promises";
import path from "node:path";

// src/mail/natural.ts
/** Names in the order that people number them: 9 before 10. Made once; a collator takes milliseconds to build. */
const compareNatural = new Intl.Collator("en", { numeric: true }).compare;

// src/mail/glob.ts
/** True when the name has characters that a shell would expand. An action's input meets no shell. */
function isGlob(name) {
	return /[*?[]/.test(name);
}
/** One segment of a pattern as a regular expression: `*`, `?` and `[abc]`, as in a shell. */
function segmentPattern(segment) {
	let source = "";
	for (let i = 0; i < segment.length; i++) {
		const c = segment.charAt(i);
		const close = c === "[" ? segment.indexOf("]", i + 2) : -1;
		if (c === "*") source += segment.charAt(i - 1) === "*" ? "" : "[^/]*";
		else if (c === "?") source += "[^/]";
		else if (close > 0) {
			const inner = segment.slice(i + 1, close).replace(/[\\\]]/g, "\\$&").replace(/^!/, "^");
			source += `[${inner}]`;
			i = close;
		} else source += c.replace(/[\\^$.|+(){}[\]]/g, "\\$&");
	}
	return new RegExp(`^${source}$`);
}
/** The names that fit a pattern, relative as the pattern is, sorted with numbers in order. */
async function expandGlob(pattern, cwd) {
	const absolute = path.isAbsolute(pattern);
	const segments = pattern.split("/").filter((segment) => segment !== "");
	let found = [absolute ? "/" : ""];
	for (const [i, segment] of segments.entries()) {
		const next = [];
		for (const base of found) {
			if (!isGlob(segment)) {
				next.push(path.join(base, segment));
				continue;
			}
			const fits = segmentPattern(segment);
			const entries = await readdir(path.resolve(cwd, base), { withFileTypes: true }).catch(() => []);
			for (const entry of entries) {
				if (entry.name.startsWith(".") && !segment.startsWith(".") || !fits.test(entry.name)) continue;
				if (i < segments.length - 1 && entry.isFile()) continue;
				next.push(path.join(base, entry.name));
			}
		}
		found = next;
	}
	return found.sort(compareNatural);
}

export { isGlob as n, compareNatural as r, expandGlob as t };