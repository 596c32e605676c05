import { dirname, join, resolve, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { y as writeFileAtomic } from "./schemas.js";
import { createHash } from "node:crypto";
import { a as padLeft, c as signed, d as cleanText, f as shorten, i as interval$1, l as cleanConsoleLine, n as duration, o as percent$1, r as formatG, s as probability, t as count, u as cleanLine } from "./figures.js";
import { n as normalUpperTail, t as Z95 } from "./normal.js";
import { copyFile, mkdir, readFile, realpath, stat } from "node:fs/promises";

// src/stats/describe.ts
/** Sum without the rounding drift of a plain loop (Neumaier), so that equal inputs give equal means. */
function sum(values) {
	let total = 0;
	let lost = 0;
	for (const value of values) {
		const next = total + value;
		lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
		total = next;
	}
	return total + lost;
}
/** Arithmetic mean; NaN for an empty list. */
function mean(values) {
	return values.length === 0 ? NaN : sum(values) / values.length;
}
/** Ascending copy. */
function sorted(values) {
	return [...values].sort((a, b) => a - b);
}
/** Middle value, or the mean of the two middle values; NaN for an empty list. */
function median(values) {
	return medianOfSorted(sorted(values));
}
/** As `median`, for a list that is in ascending order already. */
function medianOfSorted(values) {
	const high = values[values.length >> 1];
	if (high === void 0) return NaN;
	const low = values[values.length - 1 >> 1] ?? high;
	return low === high ? low : (low + high) / 2;
}
/** Source: update_stats() in tools/perf/util/stat.c. */
function welford(values) {
	let n = 0;
	let average = 0;
	let m2 = 0;
	for (const value of values) {
		n += 1;
		const delta = value - average;
		average += delta / n;
		m2 += delta * (value - average);
	}
	return {
		n,
		mean: average,
		m2
	};
}
/** Standard deviation of the values as the whole population (divides by n); 0 for one value, NaN for none. */
function populationSd(values) {
	const { n, m2 } = welford(values);
	return n === 0 ? NaN : Math.sqrt(m2 / n);
}
/** Standard deviation of the population that the values were drawn from (divides by n - 1); NaN below two. */
function sampleSd(values) {
	const { n, m2 } = welford(values);
	return n < 2 ? NaN : Math.sqrt(m2 / (n - 1));
}
/**
* Standard error of the mean, the number behind perf's `+-`: sqrt(M2 / (n - 1) / n), and 0 below two values.
* It is neither a standard deviation nor a confidence interval. Source: stddev_stats() in tools/perf/util/stat.c.
*/
function standardError(values) {
	const { n, m2 } = welford(values);
	return n < 2 ? 0 : Math.sqrt(m2 / (n - 1) / n);
}
/** Median absolute deviation from the median, not scaled; NaN for an empty list. */
function mad(values) {
	const centre = median(values);
	return median(values.map((value) => Math.abs(value - centre)));
}

// src/stats/boots.ts
/**
* The figure of each boot of a side. The first run of a boot is cold and is left out, unless it is the only one.
* A boot with a run of zero, a negative or no finite time was not measured; it is left out whole, with a note.
*/
function bootFigures(samples, side, timing) {
	const figures = [];
	const notes = [];
	for (const { boot, seed, runs } of samples.filter((sample) => sample.side === side)) {
		const bad = runs.find((run) => !Number.isFinite(run) || run <= 0);
		if (runs.length === 0 || bad !== void 0) {
			const why = bad === void 0 ? "it has no runs" : `a run of ${bad} s is not a time`;
			notes.push(`${side} boot ${boot} is left out: ${why}`);
			continue;
		}
		const warm = runs.length > 1 ? runs.slice(1) : runs;
		figures.push({
			boot,
			seed,
			seconds: timing === "wall" ? median(warm) : mean(warm)
		});
	}
	return {
		figures,
		notes
	};
}
/**
* Pairs of boots with the same seed, in the order of the base side; seconds. A seed that was booted twice on a
* side must have given the same figure: virtual time repeats, and when it did not, a note says so.
*/
function seedPairs(base, patched) {
	const notes = [];
	const first = (figures, side) => {
		const bySeed = /* @__PURE__ */ new Map();
		for (const { seed, seconds, boot } of figures) {
			const known = bySeed.get(seed);
			if (known === void 0) bySeed.set(seed, seconds);
			else if (known !== seconds) notes.push(`${side} boot ${boot} did not repeat seed ${seed}: ${seconds} s after ${known} s`);
		}
		return bySeed;
	};
	const [baseBySeed, patchedBySeed] = [first(base, "base"), first(patched, "patched")];
	const pairs = [];
	for (const [seed, seconds] of baseBySeed) {
		const other = patchedBySeed.get(seed);
		if (other !== void 0) pairs.push({
			seed,
			base: seconds,
			patched: other
		});
	}
	const single = baseBySeed.size + patchedBySeed.size - 2 * pairs.length;
	if (single > 0) notes.push(`${single} ${single === 1 ? "seed has" : "seeds have"} no partner on the other side`);
	return {
		pairs,
		notes
	};
}

// src/stats/random.ts
/** mulberry32, public domain, by Tommy Ettinger: 32 bits of state, good enough for resampling and simulation. */
function seededRandom(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 0x6d2b79f5 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
/** One draw from the standard normal distribution (Box and Muller). */
function normalDraw(random) {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

// src/stats/ranks.ts
/**
* Ranks from 1, each multiplied by two so that the mean rank of tied values stays a whole number: the exact
* tests count sums of ranks and must compare them without rounding.
*/
function doubledMidranks(values) {
	const order = values.map((value, index) => ({
		value,
		index
	})).sort((a, b) => a.value - b.value);
	const ranks = new Array(values.length).fill(0);
	for (let start = 0; start < order.length;) {
		let end = start + 1;
		while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
		for (const { index } of order.slice(start, end)) ranks[index] = start + 1 + end;
		start = end;
	}
	return ranks;
}
/** Sizes of the groups of equal values that have more than one member. */
function tieSizes(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts.values()].filter((count) => count > 1);
}

// src/stats/mann-whitney.ts
/** Above this many values together the normal approximation is within 0.001 and the exact count too slow. */
const EXACT_LIMIT = 100;
/**
* Number of subsets of `size` of the weights, by their sum: result[s] subsets sum to s. Weights are whole
* numbers from 1. Counts are floating point: C(100,50) is 1e29 and a relative error of 1e-13 is harmless.
*/
function subsetSums(weights, size) {
	const total = weights.reduce((a, b) => a + b, 0);
	const counts = Array.from({ length: size + 1 }, () => new Float64Array(total + 1));
	counts[0][0] = 1;
	let used = 0;
	for (const weight of weights) {
		used += weight;
		for (let k = size; k >= 1; k--) {
			const from = counts[k - 1];
			const to = counts[k];
			for (let s = used; s >= weight; s--) to[s] = to[s] + from[s - weight];
		}
	}
	return counts[size];
}
const tables$1 = /* @__PURE__ */ new Map();
/** P(U <= u) for u = 0 .. n*m when no two values are equal. Computed once for each pair of sizes. */
function mannWhitneyCdf(n, m) {
	const key = `${n},${m}`;
	const known = tables$1.get(key);
	if (known !== void 0) return known;
	const cdf = cumulative(subsetSums(Array.from({ length: n + m }, (_, index) => index + 1), n).subarray(n * (n + 1) / 2, n * (n + 1) / 2 + n * m + 1));
	tables$1.set(key, cdf);
	return cdf;
}
function cumulative(counts) {
	const cdf = new Float64Array(counts.length);
	let running = 0;
	counts.forEach((count, index) => {
		running += count;
		cdf[index] = running;
	});
	return cdf.map((value) => value / running);
}
/**
* Mann-Whitney (Wilcoxon rank-sum) test, two-sided: twice the smaller tail, at most 1. The exact distribution
* is that of the ranks given their ties, so it holds for tied values too. p is 1 when a side is empty.
*/
function mannWhitney(first, second) {
	const [n, m] = [first.length, second.length];
	if (n === 0 || m === 0) return {
		statistic: NaN,
		p: 1,
		exact: true
	};
	const all = [...first, ...second];
	const ranks = doubledMidranks(all);
	const doubledSum = ranks.slice(n).reduce((a, b) => a + b, 0);
	const u = doubledSum / 2 - m * (m + 1) / 2;
	const ties = tieSizes(all);
	if (n + m > 100) return {
		statistic: u,
		p: normalP(u, n, m, ties),
		exact: false
	};
	if (ties.length === 0) {
		const cdf = mannWhitneyCdf(n, m);
		const smaller = Math.min(u, n * m - u);
		return {
			statistic: u,
			p: Math.min(1, 2 * cdf[smaller]),
			exact: true
		};
	}
	const counts = subsetSums(ranks, m);
	let [below, above, total] = [
		0,
		0,
		0
	];
	counts.forEach((count, index) => {
		total += count;
		if (index <= doubledSum) below += count;
		if (index >= doubledSum) above += count;
	});
	return {
		statistic: u,
		p: Math.min(1, 2 * Math.min(below, above) / total),
		exact: true
	};
}
/** Normal approximation with the correction for ties and for continuity. */
function normalP(u, n, m, ties) {
	const size = n + m;
	const tied = ties.reduce((a, t) => a + (t ** 3 - t), 0);
	const variance = n * m / 12 * (size + 1 - tied / (size * (size - 1)));
	if (variance <= 0) return 1;
	const distance = Math.max(0, Math.abs(u - n * m / 2) - .5);
	return Math.min(1, 2 * normalUpperTail(distance / Math.sqrt(variance)));
}
/** The smallest two-sided p that samples of these sizes can reach: 2 / C(n+m, n). */
function smallestMannWhitneyP(n, m) {
	return n === 0 || m === 0 ? 1 : Math.min(1, 2 * mannWhitneyCdf(n, m)[0]);
}

// src/stats/pairs.ts
/** Number of sign patterns by the sum of the positive weights: result[s] of 2^n patterns sum to s. */
function signSums(weights) {
	const total = weights.reduce((a, b) => a + b, 0);
	const counts = new Float64Array(total + 1);
	counts[0] = 1;
	let used = 0;
	for (const weight of weights) {
		used += weight;
		for (let s = used; s >= weight; s--) counts[s] = counts[s] + counts[s - weight];
	}
	return counts;
}
const tables = /* @__PURE__ */ new Map();
/** P(W <= w) of the sum of positive ranks for w = 0 .. n(n+1)/2, without ties. */
function signedRankCdf(n) {
	const known = tables.get(n);
	if (known !== void 0) return known;
	const counts = signSums(Array.from({ length: n }, (_, index) => index + 1));
	let running = 0;
	const cdf = counts.map((count) => {
		running += count;
		return running / 2 ** n;
	});
	tables.set(n, cdf);
	return cdf;
}
/**
* Wilcoxon signed-rank test of paired differences, two-sided. Exact for tied sizes too (the distribution is
* that of the signs given the sizes). Zero differences are ranked and then dropped (Pratt), so that pairs which
* did not move at all make the others count for more rank but not for more evidence. p is 1 when all are zero.
*/
function wilcoxonSignedRank(differences) {
	const ranks = doubledMidranks(differences.map(Math.abs));
	const kept = ranks.filter((_, index) => differences[index] !== 0);
	const doubled = ranks.reduce((a, rank, index) => a + (differences[index] > 0 ? rank : 0), 0);
	const statistic = doubled / 2;
	if (kept.length === 0) return {
		statistic,
		p: 1,
		exact: true
	};
	const total = kept.reduce((a, b) => a + b, 0);
	if (kept.length > 100) {
		const variance = kept.reduce((a, rank) => a + rank ** 2, 0) / 16;
		const distance = Math.max(0, Math.abs(statistic - total / 4) - .5);
		return {
			statistic,
			p: Math.min(1, 2 * normalUpperTail(distance / Math.sqrt(variance))),
			exact: false
		};
	}
	const smaller = Math.min(doubled, total - doubled);
	const counts = signSums(kept);
	let tail = 0;
	for (let s = 0; s <= smaller; s++) tail += counts[s];
	return {
		statistic,
		p: Math.min(1, 2 * tail / 2 ** kept.length),
		exact: true
	};
}
/** The smallest two-sided p that this many pairs can reach: 2 / 2^n. */
function smallestPairedP(n) {
	return Math.min(1, 2 * .5 ** n);
}

// src/stats/hodges-lehmann.ts
const ALPHA = .05;
/**
* Shift of the second sample against the first: the median of all pairwise differences. The interval holds
* exactly the shifts that the Mann-Whitney test would not reject at 5 %, so it excludes 0 when the test does.
* NaN throughout when a side is empty.
*/
function shiftBetween(first, second) {
	const differences = sorted(second.flatMap((b) => first.map((a) => b - a)));
	const [n, m] = [first.length, second.length];
	const middle = n * m / 2;
	const spread = Math.sqrt(n * m * (n + m + 1) / 12);
	return interval(differences, n > 0 && m > 0 && n + m <= 100 ? mannWhitneyCdf(n, m) : null, middle - Z95 * spread);
}
/** Shift of pairs: the median of all means of two differences (Walsh), the signed-rank test inverted. */
function shiftOfPairs(differences) {
	const walsh = [];
	differences.forEach((a, i) => {
		for (const b of differences.slice(i)) walsh.push((a + b) / 2);
	});
	const n = differences.length;
	const middle = n * (n + 1) / 4;
	const spread = Math.sqrt(n * (n + 1) * (2 * n + 1) / 24);
	return interval(sorted(walsh), n > 0 && n <= 100 ? signedRankCdf(n) : null, middle - Z95 * spread);
}
/** `cdf` is the distribution of the count of values below the true shift; null when n is large. */
function interval(values, cdf, largeSampleCut) {
	const estimate = medianOfSorted(values);
	if (values.length === 0) return {
		estimate,
		low: NaN,
		high: NaN,
		confidence: 0
	};
	let cut = Math.max(1, Math.floor(largeSampleCut));
	let confidence = .95;
	if (cdf !== null) {
		cut = 1;
		while (cdf[cut] <= ALPHA / 2) cut += 1;
		confidence = Math.max(0, 1 - 2 * cdf[cut - 1]);
	}
	const low = values[cut - 1];
	const high = values[values.length - cut];
	return {
		estimate,
		low: Math.min(low, high),
		high: Math.max(low, high),
		confidence
	};
}

// src/stats/rules.ts
const RULES = {
	wall: {
		minBoots: 5,
		alpha: .05,
		floorPercent: 5,
		floorSeconds: 5e-5,
		noiseFactor: 2,
		noise: "base-mad",
		usualBoots: 6,
		reasons: {
			minBoots: "With 4 boots a side the smallest exact p is 0.029 and one stray boot decides; with 5 it is 0.008, which also survives Holm over up to 6 commands.",
			alpha: "The usual level; the floors below carry most of the protection against false findings.",
			floorPercent: "Kernel layout alone moves short commands by a few percent.",
			floorSeconds: "Starting and waiting for a process costs about a millisecond; 5 % of that is its own noise.",
			noiseFactor: "Boots fall into fast and slow regimes of the host; a shift within the usual distance between base boots is the host."
		}
	},
	virtual: {
		minBoots: 6,
		alpha: .05,
		floorPercent: 2,
		floorSeconds: 1e-5,
		noiseFactor: 4,
		noise: "seed-error",
		usualBoots: 12,
		reasons: {
			minBoots: "Signs of 5 pairs cannot go below p = 0.0625, of 6 pairs below 0.031: no verdict is possible with fewer than 6.",
			alpha: "Virtual time has no host noise, but the phase of the timer tick against the command changes with every change of layout, so sides are still compared by a test.",
			floorPercent: "A rebuilt kernel that does the same work moves by up to 1 % through phase and inlining, however many seeds are run.",
			floorSeconds: "About five thousand instructions: a different page fault or slab refill, not a different design.",
			noiseFactor: "Single seeds scatter by about 1.3 % from the tick phase. Four standard errors of that, estimated from both sides together, leave fewer than 1 false finding in 300 comparisons of 4 commands, and 12 seeds then find 3 % in 9 cases of 10 (bench/statistics.ts). The p value alone would allow 1 in 20."
		}
	}
};
/** With too few boots, or when Holm leaves no p small enough, only this may be told. */
const VERY_LARGE = {
	minBoots: 2,
	ratio: 2,
	/** Even the two closest boots of the two sides must differ by this. */
	closestRatio: 1.6,
	reason: "All boots of one side are faster than all of the other, by more than twice in the middle and by more than host regimes were measured to differ (1.6 times) where they are closest."
};

// src/stats/weigh.ts
/** Logarithms make shifts ratios, which is how changes of times are said, and leave every rank as it is. */
const logs = (values) => values.map(Math.log);
/** Weighs boots that are independent of each other: exact Mann-Whitney. Seconds, all above zero. */
function weighIndependent(base, patched, rule) {
	const test = mannWhitney(base, patched);
	return evidence$1(base, patched, Math.min(base.length, patched.length), rule, {
		shift: shiftBetween(logs(base), logs(patched)),
		p: test.p,
		test: `${test.exact ? "exact " : ""}Mann-Whitney on ${base.length} + ${patched.length} boots`,
		noise: mad(base) / median(base)
	});
}
/** Weighs pairs of boots with the same seed, base[i] with patched[i]: exact Wilcoxon signed-rank. */
function weighPairs(base, patched, rule) {
	const differences = base.map((seconds, index) => Math.log(patched[index] / seconds));
	const test = wilcoxonSignedRank(differences);
	return evidence$1(base, patched, base.length, rule, {
		shift: shiftOfPairs(differences),
		p: test.p,
		test: `${test.exact ? "exact " : ""}Wilcoxon signed-rank on ${base.length} pairs of seeds`,
		noise: Math.hypot(standardError(logs(base)), standardError(logs(patched)))
	});
}
function evidence$1(base, patched, boots, rule, found) {
	const [baseSeconds, patchedSeconds] = [median(base), median(patched)];
	const floorPercent = Math.max(rule.floorPercent, rule.noiseFactor * found.noise * 100, rule.floorSeconds / baseSeconds * 100);
	const closest = Math.max(Math.min(...patched) / Math.max(...base), Math.min(...base) / Math.max(...patched));
	const ratio = patchedSeconds / baseSeconds;
	const veryLarge = boots >= VERY_LARGE.minBoots && closest > VERY_LARGE.closestRatio && Math.max(ratio, 1 / ratio) > VERY_LARGE.ratio && Math.abs(patchedSeconds - baseSeconds) >= rule.floorSeconds;
	const { shift, p, test } = found;
	return {
		boots,
		baseSeconds,
		patchedSeconds,
		shift,
		p,
		test,
		floorPercent,
		veryLarge
	};
}
/** Percent of a shift of logarithms. */
const shiftPercent = (logShift) => 100 * Math.expm1(logShift);
/** The decision; `p` is the evidence's own, or that after Holm's adjustment. */
function decide(evidence, rule, p) {
	const direction = evidence.shift.estimate > 0 ? "regression" : "improvement";
	if (evidence.veryLarge) return direction;
	if (evidence.boots < rule.minBoots) return "too-few-boots";
	const large = Math.abs(shiftPercent(evidence.shift.estimate)) >= evidence.floorPercent;
	return p < rule.alpha && large ? direction : "no-change";
}

// src/stats/detectable.ts
const ROUNDS = 200;
const POWER = .8;
/** What is stated when only a very large change may be told: the rule's factor of two. */
const ONLY_DOUBLING = 100;
/** Scatter of figures in seconds. */
function scatterOf(base, patched, paired) {
	const [a, b] = [base.map(Math.log), patched.map(Math.log)];
	const [sdA, sdB] = [sampleSd(a) || 0, sampleSd(b) || 0];
	let correlation = 0;
	if (paired && sdA > 0 && sdB > 0) {
		const [meanA, meanB] = [mean(a), mean(b)];
		const products = a.map((value, index) => (value - meanA) * (b[index] - meanB));
		correlation = mean(products) * a.length / (a.length - 1) / (sdA * sdB);
	}
	return {
		base: sdA,
		patched: sdB,
		correlation: Math.max(0, Math.min(.99, correlation))
	};
}
/**
* The smallest slowdown, percent, that the rule would have found in 4 of 5 experiments of this size and scatter.
* Found by running the rule itself on simulated boots (normal logarithms, fixed seed: same input, same answer)
* and halving the range; ONLY_DOUBLING when no change below a doubling would do.
*/
function detectablePercent(size, baseSeconds, scatter, rule, weigh) {
	const random = seededRandom(20250101);
	const shared = Math.sqrt(scatter.correlation);
	const own = Math.sqrt(1 - scatter.correlation);
	const experiments = Array.from({ length: ROUNDS }, () => {
		const common = Array.from({ length: Math.max(size.base, size.patched) }, () => normalDraw(random));
		const side = (count, sd) => Array.from({ length: count }, (_, i) => baseSeconds * Math.exp(sd * (shared * common[i] + own * normalDraw(random))));
		return {
			base: side(size.base, scatter.base),
			patched: side(size.patched, scatter.patched)
		};
	});
	const found = (percent) => {
		return experiments.filter(({ base, patched }) => {
			const evidence = weigh(base, patched.map((seconds) => seconds * (1 + percent / 100)), rule);
			return decide(evidence, rule, evidence.p) === "regression";
		}).length >= POWER * ROUNDS;
	};
	if (!found(100)) return 100;
	let [low, high] = [0, 100];
	while (high - low > .05 * Math.max(1, low)) {
		const middle = low > 0 ? Math.sqrt(low * high) : high > 1 ? high / 4 : high / 2;
		if (found(middle)) high = middle;
		else low = middle;
		if (high < .01) break;
	}
	return high;
}

// src/stats/compare.ts
/** Figures and evidence of one command's samples; null when a side has no usable boot (or no pair). */
function weighSamples(samples, timing) {
	const rule = RULES[timing];
	const base = bootFigures(samples, "base", timing);
	const patched = bootFigures(samples, "patched", timing);
	const notes = [...base.notes, ...patched.notes];
	if (timing === "wall") {
		const [a, b] = [base.figures.map((f) => f.seconds), patched.figures.map((f) => f.seconds)];
		if (a.length === 0 || b.length === 0) return null;
		const smallestP = smallestMannWhitneyP(a.length, b.length);
		return {
			timing,
			rule,
			base: a,
			patched: b,
			evidence: weighIndependent(a, b, rule),
			smallestP,
			notes
		};
	}
	const paired = seedPairs(base.figures, patched.figures);
	if (paired.pairs.length === 0) return null;
	const [a, b] = [paired.pairs.map((pair) => pair.base), paired.pairs.map((pair) => pair.patched)];
	const smallestP = smallestPairedP(a.length);
	return {
		timing,
		rule,
		base: a,
		patched: b,
		evidence: weighPairs(a, b, rule),
		smallestP,
		notes: [...notes, ...paired.notes]
	};
}
/**
* The comparison that the evidence allows. `pAdjusted` is the p after Holm over `family` commands. When not even
* the smallest p that these boots can reach would pass the strictest step of Holm, there are too few of them.
*/
function conclude(weighed, pAdjusted, family) {
	const { evidence, rule, smallestP } = weighed;
	const decided = decide(evidence, rule, pAdjusted);
	const verdict = decided === "no-change" && smallestP * family >= rule.alpha ? "too-few-boots" : decided;
	const notes = [...weighed.notes];
	if (verdict === "too-few-boots") notes.push(`${evidence.boots} boots a side cannot show anything below a factor of two${family > 1 ? ` among ${family} commands` : ""}`);
	const percentInterval = [shiftPercent(evidence.shift.low), shiftPercent(evidence.shift.high)];
	return {
		baseSeconds: evidence.baseSeconds,
		patchedSeconds: evidence.patchedSeconds,
		changePercent: 100 * (evidence.patchedSeconds / evidence.baseSeconds - 1),
		shiftPercent: shiftPercent(evidence.shift.estimate),
		intervalPercent: percentInterval,
		confidence: evidence.shift.confidence,
		p: evidence.p,
		pAdjusted,
		test: evidence.test,
		verdict,
		floorPercent: evidence.floorPercent,
		detectablePercent: verdict === "too-few-boots" ? 100 : detectable(weighed, family),
		notes
	};
}
function detectable({ timing, rule, base, patched, evidence }, family) {
	return detectablePercent({
		base: base.length,
		patched: patched.length
	}, evidence.baseSeconds, scatterOf(base, patched, timing === "virtual"), {
		...rule,
		alpha: rule.alpha / family
	}, timing === "wall" ? weighIndependent : weighPairs);
}

// src/stats/holm.ts
/**
* Holm's step-down adjustment: p values that can each be held against alpha while the chance of any false
* finding among them stays below alpha. Same order as the input.
*/
function holm(pValues) {
	const order = pValues.map((p, index) => ({
		p,
		index
	})).sort((a, b) => a.p - b.p);
	const adjusted = new Array(pValues.length).fill(1);
	let largest = 0;
	order.forEach(({ p, index }, position) => {
		largest = Math.max(largest, Math.min(1, p * (pValues.length - position)));
		adjusted[index] = largest;
	});
	return adjusted;
}

// src/stats/summary.ts
/** Means, deviations and medians of both sides, one value a boot. */
function summarise(samples, timing) {
	const side = (name) => summariseSide(bootFigures(samples, name, timing).figures.map((figure) => figure.seconds));
	const [base, patched] = [side("base"), side("patched")];
	return {
		base,
		patched,
		meanChangePercent: base === null || patched === null ? null : 100 * (patched.meanSeconds / base.meanSeconds - 1)
	};
}
function summariseSide(values) {
	if (values.length === 0) return null;
	const average = mean(values);
	return {
		samples: values.length,
		meanSeconds: average,
		stddevPercent: values.length < 2 ? null : 100 * populationSd(values) / average,
		medianSeconds: median(values),
		medianIntervalSeconds: medianInterval(values)
	};
}
/**
* Interval of the median from the order of the values (sign test inverted), at least 95 %; null below 6 values,
* where even smallest to largest covers less.
*/
function medianInterval(values) {
	const inOrder = sorted(values);
	const n = inOrder.length;
	let cut = 0;
	let probability = .5 ** n;
	for (let tail = probability; tail <= .025; tail += probability) {
		cut += 1;
		probability = probability * (n - cut + 1) / cut;
	}
	return cut === 0 ? null : [inOrder[cut - 1], inOrder[n - cut]];
}

// src/stats/family.ts
/** Commands that are judged together: one machine, one suite, one kind of timing. */
const familyOf = (measurement) => `${measurement.machine}\0${measurement.suite}\0${measurement.timing}`;
/**
* Fills in the comparison and the summary of every measurement. Holm runs over the commands of one machine, suite and timing
* without the controls; a control is held against its own p, so that it confounds sooner rather than later.
* When a control moves, every change of its family gets `confoundedBy`.
*/
function compareMeasurements(measurements) {
	const weighed = /* @__PURE__ */ new Map();
	const families = /* @__PURE__ */ new Map();
	for (const measurement of measurements) {
		const found = weighSamples(measurement.samples, measurement.timing);
		if (found === null) continue;
		weighed.set(measurement, found);
		const key = familyOf(measurement);
		families.set(key, [...families.get(key) ?? [], measurement]);
	}
	const results = /* @__PURE__ */ new Map();
	for (const members of families.values()) {
		const controls = members.filter((member) => member.control);
		const hypotheses = members.filter((member) => !member.control);
		for (const control of controls) {
			const found = weighed.get(control);
			results.set(control, conclude(found, found.evidence.p, 1));
		}
		const moved = controls.filter((control) => isChange(results.get(control)));
		const adjusted = holm(hypotheses.map((member) => weighed.get(member).evidence.p));
		hypotheses.forEach((member, index) => {
			const comparison = conclude(weighed.get(member), adjusted[index], hypotheses.length);
			const confounded = isChange(comparison) && moved.length > 0;
			results.set(member, confounded ? {
				...comparison,
				confoundedBy: moved.map((control) => control.command)
			} : comparison);
		});
	}
	return measurements.map((measurement) => ({
		...measurement,
		comparison: results.get(measurement) ?? null,
		summary: summarise(measurement.samples, measurement.timing)
	}));
}
/** Whether a comparison says that something became faster or slower. */
function isChange(comparison) {
	return comparison?.verdict === "regression" || comparison?.verdict === "improvement";
}
/**
* One finding for each command that changed. A control that moved is a finding too, as `confounded`: no patch
* was expected to move it, so the experiment or the expectation is wrong.
*/
function perfFindings(measurements) {
	return measurements.flatMap((measurement) => {
		const { comparison } = measurement;
		if (comparison === null || !isChange(comparison)) return [];
		const boots = (side) => measurement.samples.filter((sample) => sample.side === side).length;
		const direction = measurement.control || comparison.confoundedBy !== void 0 ? "confounded" : comparison.verdict;
		return [{
			type: "perf-change",
			machine: measurement.machine,
			base: {
				hits: boots("base"),
				runs: boots("base")
			},
			patched: {
				hits: boots("patched"),
				runs: boots("patched")
			},
			change: "new",
			touches: [],
			patchIndex: null,
			suite: measurement.suite,
			step: measurement.step,
			direction,
			ratio: comparison.patchedSeconds / comparison.baseSeconds,
			message: changeMessage(measurement, comparison)
		}];
	});
}
const percent = (value) => `${value > 0 ? "+" : ""}${value.toFixed(1)} %`;
function changeMessage({ command, timing, control }, comparison) {
	const [low, high] = comparison.intervalPercent;
	const text = `"${command}" takes ${`${Math.abs(comparison.shiftPercent).toFixed(1)} % ${comparison.shiftPercent > 0 ? "more" : "less"} ${timing} time`} (${percent(low)} to ${percent(high)}), p = ${comparison.p.toPrecision(2)}, ${comparison.test}`;
	if (control) return `${text}; the series was not expected to change this command`;
	const { confoundedBy } = comparison;
	return confoundedBy === void 0 ? text : `${text}; not to be trusted, because the control ${confoundedBy.map((c) => `"${c}"`).join(", ")} moved too`;
}
/** Such a message without its p and test, for places where these stand beside the times. */
function withoutTest(message) {
	return message.replace(/, p [=<] [^;]*/, "");
}

// src/report/view.ts
/** What every renderer shows, and in which order; no figure is made here. */
const VERDICT_WORDS = {
	pass: "PASS",
	fail: "FAIL",
	inconclusive: "INCONCLUSIVE",
	infrastructure: "NO VERDICT (infrastructure)",
	"invalid-input": "INVALID INPUT"
};
/** Said wherever a figure in virtual time is shown. */
const VIRTUAL_TIME = "virtual time counts instructions; caches and memory are not modelled";
/** Findings that are about correctness and lead a functional report. */
const FUNCTIONAL = /* @__PURE__ */ new Set([
	"splat",
	"build-error",
	"boot-failure",
	"check-failure"
]);
/** Lower comes first. A kernel that does not build hides all else; a splat explains the failure that follows it. */
function rank(finding) {
	switch (finding.type) {
		case "build-error": return 0;
		case "splat": return finding.problem.secondary ? 3 : 1;
		case "boot-failure": return 2;
		case "check-failure": return 4;
		case "perf-change": return finding.direction === "regression" ? 5 : finding.direction === "improvement" ? 8 : 9;
		case "build-warning": return 6;
		case "claim": return finding.outcome === "not-reproduced" ? 7 : 10;
	}
}
const CHANGE_RANK = {
	new: 0,
	unclear: 50,
	fixed: 100,
	old: 200
};
/** Findings by weight: what the series brings, then what it mends, then what was there before. Stable. */
function orderFindings(findings) {
	const weight = (finding) => rank(finding) + CHANGE_RANK[finding.change];
	return findings.map((finding, index) => ({
		finding,
		index
	})).sort((a, b) => weight(a.finding) - weight(b.finding) || a.index - b.index).map((entry) => entry.finding);
}
/** `fs/namespace.c:1337`, `fs/namespace.c`, or ''. */
function place(file, line) {
	if (file === null) return "";
	return line === null ? file : `${file}:${line}`;
}
/** The short name of a finding: LKP's id for splats, or what failed and where. One clean line. */
function findingName(finding) {
	switch (finding.type) {
		case "splat":
		case "boot-failure": return cleanLine(finding.id);
		case "build-error":
		case "build-warning": {
			const words = finding.type === "build-error" ? "build error" : "build warning";
			const where = place(finding.file, finding.line);
			return cleanLine(where === "" ? words : `${words} in ${where}`);
		}
		case "check-failure": return cleanLine(`${finding.suite}.${finding.check}`);
		case "perf-change": {
			const what = `${finding.suite}.${finding.step}`;
			return cleanLine(finding.direction === "confounded" ? `change of ${what} (confounded)` : `${finding.direction} of ${what}`);
		}
		case "claim": return cleanLine(`claim ${finding.outcome.replaceAll("-", " ")}`);
	}
}
/** What is to be said of a finding beyond its name, in one clean line. */
function findingDetail(finding) {
	switch (finding.type) {
		case "splat": return cleanLine(finding.title);
		case "claim": return Object.values(claimWords(finding)).join(": ");
		case "perf-change": return cleanLine(withoutTest(finding.message));
		default: return cleanLine(finding.message.split("\n", 1)[0] ?? "");
	}
}
/** What is claimed, and what came of it: `"umount mnt" on 6.12`, `claimed x0.37, measured x0.31`. */
function claimWords(claim) {
	const subject = claim.message.startsWith("claimed ") ? claim.claim.replace(/: x\d[^:]*$/, "") : claim.claim;
	return {
		subject: cleanLine(subject),
		message: cleanLine(claim.message)
	};
}
/** `gcc-12`, as LKP names compilers; the whole words where the version does not stand in them. */
function compilerName$1(compiler) {
	const words = cleanLine(compiler);
	const [, name, major] = /^(?:\S*-)?(gcc|clang)\b.*?\s(\d+)\.\d+/.exec(words.replace(/\([^)]*\)/g, "")) ?? [];
	return name === void 0 || major === void 0 ? words : `${name}-${major}`;
}
/** `3/12`; `-` when nothing ran on that side. */
function rateText(rate) {
	return rate.runs === 0 ? "-" : `${rate.hits}/${rate.runs}`;
}
/** Whether the finding shows in some patched boots and not in others. */
function isFlaky(finding) {
	return finding.patched.hits > 0 && finding.patched.hits < finding.patched.runs;
}
const CHANGE_WORDS = {
	new: "new",
	old: "old: base has it too",
	fixed: "fixed: only base has it",
	unclear: "unclear: these boots cannot tell"
};
/** Source around the first frame in code that the series changes; [] where there is none. */
function sourceListing(finding) {
	return finding.type === "splat" ? (finding.listing ?? []).map(cleanConsoleLine) : [];
}
/** Functions and lines in the evidence that the series changes, one clean line each. */
function touchedCode(finding) {
	return finding.touches.map(cleanLine);
}
/** The measurement that a perf finding speaks of. */
function measurementOf(result, finding) {
	return result.measurements.find((m) => m.machine === finding.machine && m.suite === finding.suite && m.step === finding.step);
}
/** Measurements that can be compared and those that cannot, real changes first, controls last. */
function orderMeasurements(measurements) {
	const weight = (m) => {
		const verdict = m.comparison?.verdict;
		return (verdict === "regression" ? 0 : verdict === "improvement" ? 1 : 2) * 2 + (m.control ? 1 : 0);
	};
	return measurements.map((measurement, index) => ({
		measurement,
		index
	})).sort((a, b) => weight(a.measurement) - weight(b.measurement) || a.index - b.index).map((entry) => entry.measurement);
}
/** `umount.umount-lazy`. */
function measurementName(m) {
	return cleanLine(`${m.suite}.${m.step}`);
}
/** The kernel of one side of a machine. */
function kernelOf(result, machine, side) {
	return result.kernels.find((kernel) => kernel.machine === machine && kernel.side === side);
}
/** The patch a report is about: the first bad one when known, the first not applied, else the last applied. */
function blamedPatch(result, finding) {
	const patches = result.series?.patches ?? [];
	if (result.error !== null && finding === void 0) {
		const refused = patches.find((patch) => patch.commit === null);
		if (refused !== void 0) return refused;
	}
	return patches.find((patch) => patch.index === finding?.patchIndex) ?? patches.findLast((patch) => patch.commit !== null) ?? patches.at(-1);
}
/** Whether a finding is laid at the series: something bad that base does not have. */
function isBlamed(finding) {
	if (finding.change !== "new" || finding.type === "claim") return false;
	return finding.type !== "perf-change" || finding.direction === "regression";
}
/** Whether boots hit of boots run says something: not for times and claims. */
function hasRate(finding) {
	return finding.type !== "claim" && finding.type !== "perf-change";
}
/** The first bad patch without its subject, for tables: `patch 2/3`; '' when it is not known. */
function firstBadNumber(result, finding) {
	return firstBadPatch(result, finding).split(" \"", 1)[0] ?? "";
}
/** The change of a finding with the first bad patch, for tables; '' where boots do not tell. */
function changeCell$1(result, finding) {
	if (!hasRate(finding)) return "";
	const bad = firstBadNumber(result, finding);
	return `${CHANGE_WORDS[finding.change]}${bad === "" ? "" : `, ${bad}`}`;
}
/** The name of the first bad patch of a series of several: `patch 2/3 "subject"`; '' when it is not known. */
function firstBadPatch(result, finding) {
	const series = result.series;
	if (!isBlamed(finding) || series === null || finding.patchIndex === null || series.patches.length < 2) return "";
	const patch = series.patches.find((candidate) => candidate.index === finding.patchIndex);
	return `patch ${finding.patchIndex}/${series.total}${patch ? ` "${cleanLine(patch.subject)}"` : ""}`;
}
/** The subject with its bracket, put together again when only the title was kept: `[RFC PATCH v2 1/3] title`. */
function fullSubject(series, patch) {
	const subject = cleanLine(patch.subject);
	if (/^\[[^\]]*patch[^\]]*\]/i.test(subject)) return subject;
	return `[${[
		...series.rfc ? ["RFC"] : [],
		"PATCH",
		...series.resend ? ["RESEND"] : [],
		...series.tags.map(cleanLine),
		...series.version > 1 ? [`v${series.version}`] : [],
		...series.total > 1 || patch.index === 0 ? [`${patch.index}/${series.total}`] : []
	].join(" ")}] ${subject}`;
}
/** Where a mail can be read; null unless it passed a public list, and its id is real and has no strange characters. */
function mailLink({ messageId, listed }) {
	if (listed !== true || /@(github|patchboot)$/.test(messageId)) return null;
	if (!/^[A-Za-z0-9.!#$%&'*+\-/=?^_`{|}~]{1,200}@[A-Za-z0-9.-]{1,200}$/.test(messageId)) return null;
	return `https://lore.kernel.org/all/${encodeURIComponent(messageId).replace("%40", "@")}/`;
}

// src/report/table.ts
/** Text tables: LKP's ruled one, and plain columns for the terminal. */
/** East Asian wide and emoji ranges that terminals draw two cells wide; the rest of the text here is narrow. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u;
const ZERO = /\p{Mn}|\p{Me}|\u200c|\u200d/u;
/** Cells that a text takes on a terminal. */
function displayWidth(text) {
	let width = 0;
	for (const character of text) width += ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
	return width;
}
/** Pads to a width in cells; a longer text stays as it is. */
function padCells(text, width, side = "left") {
	const blanks = " ".repeat(Math.max(0, width - displayWidth(text)));
	return side === "left" ? text + blanks : blanks + text;
}
/**
* LKP's table: `|` between cells, one leading blank, left aligned; the first column is the longest key and two
* blanks wide, all others 12 (wider only when a cell would not fit).
*/
function ruledTable(header, rows) {
	const all = [header, ...rows];
	const widths = header.map((_, column) => {
		const longest = Math.max(...all.map((row) => displayWidth(row[column] ?? "")));
		return column === 0 ? longest + 2 : Math.max(12, longest + 2);
	});
	const rule = `+${widths.map((width) => "-".repeat(width)).join("+")}+`;
	const line = (row) => `|${widths.map((width, column) => padCells(` ${row[column] ?? ""}`, width)).join("|")}|`;
	return [
		rule,
		line(header),
		rule,
		...rows.map(line),
		rule
	].join("\n");
}
/** Columns two blanks apart, without rules, no trailing blanks; the header is left out when all titles are empty. */
function columnTable(columns, rows) {
	const titles = columns.map((column) => column.title);
	const all = titles.some((title) => title !== "") ? [titles, ...rows] : rows;
	const widths = columns.map((_, index) => Math.max(0, ...all.map((row) => displayWidth(row[index] ?? ""))));
	return all.map((row) => columns.map((column, index) => padCells(row[index] ?? "", widths[index] ?? 0, column.align === "right" ? "right" : "left")).join("  ").trimEnd());
}

// src/report/boots.ts
/** Machines of a result in the order in which they were chosen, and any that only records name. */
function machineNames(result) {
	return [.../* @__PURE__ */ new Set([
		...result.machines.map((machine) => machine.name),
		...result.boots.map((boot) => boot.machine),
		...result.findings.map((finding) => finding.machine)
	])];
}
/** A boot that says something about the kernel: not one that our side or the host spoilt. */
const tells = (boot) => boot.state !== "infrastructure";
/** LKP's notion of a good boot: it came to its end and printed no problem. */
function isClean(boot) {
	return boot.state === "passed" && boot.problems.length === 0;
}
/** How a boot ended, and how many problems it printed: `passed, 1 problem`. */
function bootWords(boot) {
	const printed = boot.problems.length;
	return printed === 0 ? boot.state : `${boot.state}, ${count(printed, "problem")}`;
}
/**
* LKP's rows for one machine: boots without and with a problem, then each problem in order of first occurrence,
* then failed checks. Cells are numbers of boots, however often a problem was printed in one.
*/
function bootRows(result, machine) {
	const boots = result.boots.filter((boot) => boot.machine === machine && tells(boot));
	const tally = (side, test) => boots.filter((boot) => boot.side === side && test(boot)).length;
	const row = (name, test) => ({
		name,
		base: tally("base", test),
		patched: tally("patched", test)
	});
	const ids = new Set(boots.flatMap((boot) => boot.problems));
	const rows = [
		row("boot_successes", isClean),
		row("boot_failures", (boot) => !isClean(boot)),
		...[...ids].map((id) => row(cleanLine(id), (boot) => boot.problems.includes(id)))
	];
	for (const finding of result.findings) {
		if (finding.machine !== machine) continue;
		const name = finding.type === "boot-failure" || finding.type === "splat" ? cleanLine(finding.id) : finding.type === "check-failure" ? `${cleanLine(`${finding.suite}.${finding.check}`)}.fail` : null;
		if (name === null || rows.some((known) => known.name === name)) continue;
		rows.push({
			name,
			base: finding.base.hits,
			patched: finding.patched.hits
		});
	}
	return rows;
}
/** The boot table; `null` when the machine never ran a boot. A row that only base has leaves the other cell empty. */
function bootTable(result, machine, heads) {
	if (!result.boots.some((boot) => boot.machine === machine && tells(boot))) return null;
	const rows = bootRows(result, machine).map((row) => [
		row.name,
		String(row.base),
		row.patched === 0 && row.base > 0 && !row.name.startsWith("boot_") ? "" : String(row.patched)
	]);
	return ruledTable(["", ...heads], rows);
}

// src/report/check-grid.ts
/** How a check ended in every boot, by seed, for formats without colours: one line a side. */
const WORDS = {
	passed: "ok",
	failed: "FAIL",
	skipped: "skip",
	"not-run": "-"
};
/** Boots in one line; more would not fit a mail. */
const BOOTS = 12;
/** One record for each boot that these checks ran in, in the order of boots and seeds: the columns of a grid. */
function checkBoots(checks) {
	return [...new Map(checks.map((check) => [JSON.stringify([check.boot, check.seed]), check])).values()].sort((a, b) => a.boot - b.boot || a.seed - b.seed);
}
/** `[]` when the result has no records of the check. */
function checkGrid(result, finding) {
	const own = (result.checks ?? []).filter((check) => check.machine === finding.machine && check.suite === finding.suite && check.check === finding.check);
	const boots = checkBoots(own);
	if (boots.length === 0) return [];
	const shown = boots.slice(0, BOOTS);
	const columns = [{ title: "boot (seed)" }, ...shown.map((boot) => ({ title: `${boot.boot} (${boot.seed})` }))];
	const rows = ["base", "patched"].map((side) => [side, ...shown.map((boot) => {
		const hit = own.find((check) => check.side === side && check.boot === boot.boot && check.seed === boot.seed);
		return hit === void 0 ? "" : WORDS[hit.outcome];
	})]);
	const left = boots.length - shown.length;
	return [...columnTable(columns, rows), ...left > 0 ? [`and ${left} more boots`] : []];
}
/** The grids of all checks that failed anywhere, each under its name and machine. */
function failedGrids(result) {
	const checks = result.findings.filter((finding) => finding.type === "check-failure");
	const names = /* @__PURE__ */ new Set();
	return checks.flatMap((finding) => {
		const name = cleanLine(`${finding.suite}.${finding.check} on ${finding.machine}`);
		const grid = names.has(name) ? [] : checkGrid(result, finding);
		names.add(name);
		return grid.length === 0 ? [] : [
			`${name}:`,
			...grid,
			""
		];
	});
}

// src/report/lkp-rows.ts
/** LKP's tables of figures, to the printf formats of its compare programs. */
/** LKP's average: two digits below 1000, `%.4g` above 1e8, else the truncated integer; ten wide. */
function averageCell(value) {
	const size = Math.abs(value);
	const text = size < 1e3 ? value.toFixed(2) : size > 1e8 ? formatG(value, 4) : String(Math.trunc(value));
	return padLeft(text, 10);
}
/** LKP's deviation: ` ±%3d%%` when above 2 %, truncated; else six blanks. */
function deviationCell(stddevPercent) {
	if (stddevPercent === null || !(stddevPercent > 2)) return " ".repeat(6);
	return ` ±${padLeft(String(Math.trunc(stddevPercent)), 3)}%`;
}
/** LKP's change: `%+10.1f%%`, or `%+10.2g%%` from 100000 % up. */
function changeCell(changePercent) {
	if (Math.abs(changePercent) < 1e5) return `${padLeft(signed(changePercent), 10)}%`;
	const short = formatG(changePercent, 2);
	return `${padLeft(changePercent > 0 ? `+${short}` : short, 10)}%`;
}
const MICROSECONDS = 1e6;
/** One row of the performance table; times in microseconds, as the name says. null when a figure is missing. */
function performanceRow(m) {
	const { base, patched, meanChangePercent } = m.summary ?? {
		base: bare(m.comparison?.baseSeconds),
		patched: bare(m.comparison?.patchedSeconds),
		meanChangePercent: m.comparison?.changePercent ?? null
	};
	if (base === null || patched === null || meanChangePercent === null) return null;
	const cells = (side) => averageCell(side.meanSeconds * MICROSECONDS) + deviationCell(side.stddevPercent);
	return `${cells(base)}${changeCell(meanChangePercent)} ${cells(patched)}  ${measurementName(m)}.time_us`;
}
function bare(seconds) {
	return seconds === void 0 ? null : {
		meanSeconds: seconds,
		stddevPercent: null
	};
}
/** Column titles and rules of LKP's comparison: 16 characters of the base commit and 27 of the other. */
function comparisonHeader(baseCommit, commit) {
	return [`${padLeft(baseCommit.slice(0, 16), 16)} ${padLeft(commit.slice(0, 27), 27)} `, "---------------- --------------------------- "];
}
/** The whole performance table for some measurements; rows without figures are left out. */
function performanceTable(measurements, baseCommit, commit) {
	return [
		...comparisonHeader(baseCommit, commit),
		"         %stddev     %change         %stddev",
		"             \\          |                \\  ",
		...measurements.flatMap((m) => performanceRow(m) ?? [])
	];
}
/** One row of LKP's fail:runs table: `%11d:%-4d%10.0f%% %11d:%-4d  name`. */
function failRunsRow(base, patched, name) {
	const cell = (rate) => `${padLeft(rate.hits === 0 ? "" : String(rate.hits), 11)}:${String(rate.runs).padEnd(4)}`;
	const share = (rate) => rate.runs === 0 ? 0 : 100 * rate.hits / rate.runs;
	const points = Math.round(share(patched) - share(base));
	return `${cell(base)}${padLeft(String(points), 10)}% ${cell(patched)}  ${name}`;
}
/** LKP's fail:runs table of one row, for things that happen in some boots only. */
function failRunsTable(commits, row) {
	return [
		...comparisonHeader(commits.base, commits.patched),
		"       fail:runs  %reproduction    fail:runs",
		"           |             |             |    ",
		row
	];
}
/** Our own figures below LKP's table: medians, shift with interval, p, and which clock was used. */
function ownFigures(measurements) {
	const shown = measurements.filter((m) => m.comparison !== null);
	if (shown.length === 0) return [];
	const lines = ["Medians over boots; a boot is one sample:"];
	for (const m of shown) {
		const c = m.comparison;
		if (c === null) continue;
		lines.push("", `  ${cleanLine(m.command)}`, `    ${m.control ? "control: the series is not expected to change it; " : ""}${timingWords(m)} time on ${cleanLine(m.machine)}`, `    base ${duration(c.baseSeconds)}, patched ${duration(c.patchedSeconds)}, change ${signed(c.changePercent)}%`, `    shift ${signed(c.shiftPercent)}%, ${intervalWords(c)}, ${probabilityWords(c)} (${cleanLine(c.test)})`, `    ${comparisonWords(m)}`, ...(c.notes ?? []).map((note) => `    ${cleanLine(note)}`));
	}
	if (shown.some((m) => m.timing === "virtual")) lines.push("", `Note: ${VIRTUAL_TIME}.`);
	return lines;
}
function timingWords(m) {
	return m.timing === "virtual" ? "virtual" : "wall-clock";
}
/** What the comparison comes to, in words. */
function comparisonWords(m) {
	const c = m.comparison;
	if (c === null) return "not compared: one side has no samples";
	const confounders = (c.confoundedBy ?? []).map(cleanLine);
	const doubt = confounders.length === 0 ? "" : `, confounded: ${confounders.join(", ")} moved too`;
	switch (c.verdict) {
		case "regression":
		case "improvement": return m.control ? `moved, although it is the control: ${c.verdict}` : `${c.verdict}${doubt}`;
		case "no-change": return `no change detected (would have seen ${c.detectablePercent.toFixed(0)}% or more)`;
		case "too-few-boots": return "too few boots for a verdict";
	}
}
/** `p=0.0022`, with what Holm's adjustment made of it where that differs. */
function probabilityWords(c) {
	const adjusted = c.pAdjusted === void 0 || c.pAdjusted === c.p ? "" : `, adjusted ${probability(c.pAdjusted)}`;
	return `p=${probability(c.p)}${adjusted}`;
}
/** `95% interval [-63.8%, -62.1%]`. */
function intervalWords(c) {
	return `${c.confidence === void 0 ? "" : `${(100 * c.confidence).toFixed(0)}% `}interval ${interval$1(c.intervalPercent)}`;
}
/** The blocks that perf printed, as it printed them: the first boot of each side that has one. */
function perfBlocks(m) {
	return ["base", "patched"].flatMap((side) => {
		const sample = m.samples.find((candidate) => candidate.side === side && candidate.perfText !== "");
		return sample === void 0 ? [] : [{
			side,
			text: cleanText(sample.perfText).replace(/^\n+|\s+$/g, "")
		}];
	});
}

// src/report/lkp-parts.ts
const DEFAULT_REPORTER = "patchboot";
/** The commit that a report is about, and its base; 40 hex digits or what stands in for them. */
function commits(result, finding) {
	return {
		base: cleanLine(result.base?.commit ?? "(none)"),
		patched: cleanLine(blamedPatch(result, finding)?.commit ?? "(not applied)")
	};
}
/** `commit:`, `base:`, `patch link:`, `patch subject:`. */
function commitBlock(result, finding) {
	const patch = blamedPatch(result, finding);
	const lines = [];
	if (patch !== void 0 && result.series !== null) {
		const subject = fullSubject(result.series, patch);
		lines.push(`commit: ${commits(result, finding).patched} ("${subject}")`);
		if (result.base !== null) lines.push(`base: ${cleanLine(result.base.tree)} ${cleanLine(result.base.commit)}`);
		const link = mailLink(patch);
		if (link !== null) lines.push(`patch link: ${link}`);
		lines.push(`patch subject: ${subject}`);
	} else if (result.base !== null) lines.push(`base: ${cleanLine(result.base.tree)} ${cleanLine(result.base.commit)}`);
	return lines;
}
/** `config:`, `compiler:`, `test machine:` of one machine, as far as they are known. */
function machineBlock(result, machine) {
	const kernel = kernelOf(result, machine, "patched") ?? kernelOf(result, machine, "base");
	const record = result.machines.find((candidate) => candidate.name === machine);
	return [...kernel ? [`config: ${cleanLine(kernel.config)}`, `compiler: ${compilerName$1(kernel.compiler)}`] : [], `test machine: ${cleanLine(record?.testMachine ?? machine)}`];
}
/** Tags for the author to choose; patchboot writes none into commits. */
function tagBlock(options) {
	return [
		"If you fix the issue in a separate patch/commit (i.e. not just a new version of",
		"the same patch/commit), kindly add following tags",
		`| Reported-by: ${cleanLine(options.reporter ?? "patchboot")}`,
		...options.reportUrl === void 0 ? [] : [`| Closes: ${cleanLine(options.reportUrl)}`]
	];
}
/** Whose change it is: the first bad patch of a series, and the series' code as it stands in the evidence. */
function touchesBlock(result, finding) {
	const bad = firstBadPatch(result, finding);
	const code = touchedCode(finding);
	return [
		...bad === "" ? [] : [`first bad commit of the series: ${bad}`],
		...code.length === 0 ? [] : ["code in the report that this series changes:", ...code.map((line) => `\t${line}`)],
		...listingOf(finding)
	];
}
function listingOf(finding) {
	const lines = sourceListing(finding);
	return lines.length === 0 ? [] : ["", ...lines];
}
/** The evidence of one finding: the decoded splat, or the words of the compiler or the check. */
function evidence(finding) {
	switch (finding.type) {
		case "splat": return (finding.problem.decoded.length > 0 ? finding.problem.decoded : finding.problem.excerpt).map(cleanConsoleLine);
		case "build-error":
		case "build-warning": return compilerLines(finding.message);
		case "claim": return [findingDetail(finding)];
		default: return cleanText(finding.message).split("\n").map((line) => line.trimEnd());
	}
}
/** The compiler's words, its own `error:` and `warning:` lines marked `>>` as new. */
function compilerLines(message) {
	return cleanText(message).split("\n").map((line) => /: (?:fatal )?(?:error|warning):/.test(line) ? `>> ${line.trimEnd()}` : `   ${line.trimEnd()}`.trimEnd());
}
/** One finding in one line, with the boots it was seen in. */
function findingLine(result, finding) {
	const detail = findingDetail(finding);
	const bad = firstBadPatch(result, finding);
	return [
		findingName(finding),
		` on ${cleanLine(finding.machine)}`,
		!hasRate(finding) ? "" : `: base ${rateText(finding.base)}, patched ${rateText(finding.patched)}, ${CHANGE_WORDS[finding.change]}`,
		detail === "" || detail === findingName(finding) ? "" : ` (${detail})`,
		bad === "" ? "" : `; first bad: ${bad}`
	].join("");
}
/** The performance section: LKP's table a machine and suite, our figures below, then perf's own blocks. */
function performanceSection(result, measurements, finding, blocksShown) {
	let left = blocksShown;
	const lines = [];
	const groups = /* @__PURE__ */ new Map();
	for (const m of measurements) {
		const key = JSON.stringify([
			m.machine,
			m.suite,
			m.timing
		]);
		groups.set(key, [...groups.get(key) ?? [], m]);
	}
	const { base, patched } = commits(result, finding);
	for (const group of groups.values()) {
		const [first] = group;
		if (first === void 0) continue;
		const kernel = kernelOf(result, first.machine, "patched") ?? kernelOf(result, first.machine, "base");
		const parameters = [
			["compiler", compilerName$1(kernel?.compiler ?? "?")],
			["machine", first.machine],
			["testcase", first.suite],
			["timing", first.timing]
		];
		if (lines.length > 0) lines.push("");
		lines.push("=".repeat(89), `${parameters.map(([name]) => name).join("/")}:`, `  ${parameters.map(([, value]) => cleanLine(value)).join("/")}`, "", "commit: ", `  ${base.slice(0, 10)} ("${cleanLine(result.base?.describe ?? "")}")`, `  ${patched.slice(0, 10)} ("${patchTitle(result, finding)}")`, "", ...performanceTable(group, base, patched), "", ...ownFigures(group), ...group.filter((m) => m.comparison === null).map((m) => `  ${cleanLine(m.command)} (${timingWords(m)} time): ${comparisonWords(m)}`));
		for (const m of group) {
			const blocks = perfBlocks(m);
			if (blocks.length === 0 || left-- <= 0) continue;
			lines.push("", `# ${cleanLine(m.perfCommand)}`);
			for (const block of blocks) lines.push("", `${block.side}:`, "", ...block.text.split("\n"));
		}
	}
	const hidden = measurements.filter((m) => perfBlocks(m).length > 0).length - Math.max(0, blocksShown);
	if (hidden > 0) lines.push("", `What perf stat printed for ${count(hidden, "command")}${blocksShown > 0 ? " more" : ""} is in report.html.`);
	return lines;
}
function patchTitle(result, finding) {
	const patch = blamedPatch(result, finding);
	return patch === void 0 || result.series === null ? "" : fullSubject(result.series, patch);
}
function signature(result) {
	return ["-- ", `patchboot ${cleanLine(result.tool.version)}`];
}

// src/report/condense.ts
/**
* Evidence for a first screen: the report as the kernel printed it, without register dumps and code bytes where they
* say nothing. The whole text stays in report.txt and report.html.
*/
/** Reports on rules that were broken, not on a bad address: what was in the registers does not matter. */
const REGISTERS_SAY_NOTHING = /* @__PURE__ */ new Set([
	"lockdep",
	"hung-task",
	"rcu-stall",
	"soft-lockup",
	"hard-lockup",
	"workqueue-lockup",
	"atomic-sleep",
	"preempt",
	"leak"
]);
/** `RAX: ... RBX: ...`, `x29: ...`, `Code: ...`, the flags and control registers; after the time and caller. */
const REGISTERS = /^(?:\[[^\]]*\])*\s*(?:(?:ORIG_)?R(?:SP|AX|DX|BP|SI|DI|\d\d|FLAGS):|Code:|[FG]S:|CS:|CR2:|DR\d:|PKRU:|x\d+\s?:|sp :|pstate:)/;
/** Where the registers of the interrupted program begin: user code says nothing about the kernel. */
const USER_CODE = /\bRIP: 0033:/;
function condensedEvidence(finding) {
	const lines = evidence(finding);
	if (finding.type !== "splat") return lines;
	let user = REGISTERS_SAY_NOTHING.has(finding.kind);
	const kept = [];
	let left = 0;
	const close = () => {
		if (left > 0) kept.push(`... ${left === 1 ? "1 line" : `${left} lines`} of registers and code bytes`);
		left = 0;
	};
	for (const line of lines) {
		if (USER_CODE.test(line)) user = true;
		if (user && REGISTERS.test(line)) {
			left++;
			continue;
		}
		close();
		kept.push(line);
	}
	close();
	return kept;
}

// src/report/fit.ts
function byteLength(text) {
	return Buffer.byteLength(text, "utf8");
}
/** Parts up to this priority all get their few words before any of them gets its full form. */
const FIRST_SCREEN = 6;
/**
* Chooses a form for each part so that the whole, joined by blank lines, stays within the limit. In a first round the
* parts of the first screen take the shortest form that says something; in a second one all parts, by priority, take
* the fullest that still fits. `shortened` makes the closing words from the names of the parts that lost something.
*/
function fitParts(parts, limitBytes, shortened) {
	const chosen = parts.map((part) => part.forms.length - 1);
	const lost = () => parts.flatMap((part, index) => chosen[index] === 0 ? [] : [part.name]);
	const compose = (silent = false) => {
		const names = silent ? [] : lost();
		return `${[...parts.map((part, index) => part.forms[chosen[index] ?? 0] ?? ""), names.length === 0 ? "" : shortened(names)].filter((text) => text !== "").join("\n\n")}\n`;
	};
	const order = parts.map((part, index) => ({
		part,
		index
	})).sort((a, b) => a.part.priority - b.part.priority);
	/** Moves a part to the first of the forms that fits; it stays where it is when none does. */
	const upgrade = (index, forms) => {
		const before = chosen[index] ?? 0;
		for (const form of forms) {
			chosen[index] = form;
			if (byteLength(compose()) <= limitBytes) return;
		}
		chosen[index] = before;
	};
	for (const { part, index } of order) {
		const last = part.forms.length - 1;
		if (part.priority <= 6 && part.forms[last] === "" && last > 0) upgrade(index, [last - 1]);
	}
	for (const { index } of order) upgrade(index, [...Array(chosen[index] ?? 0).keys()]);
	const whole = compose();
	return cutBytes(byteLength(whole) <= limitBytes ? whole : compose(true), limitBytes);
}
/** The last resort: cuts at a character boundary. */
function cutBytes(text, limitBytes) {
	if (byteLength(text) <= limitBytes) return text;
	let bytes = 0;
	let kept = "";
	for (const character of text) {
		bytes += byteLength(character);
		if (bytes > limitBytes) break;
		kept += character;
	}
	return kept;
}

// src/world/shell.ts
/** Texts for a POSIX shell. */
/** A word as a shell reads it back. */
function shellWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
/**
* Commands that write a file, byte for byte. Text stands as it is, so that a person can read it; anything else, and
* text without a last line feed, goes through base64.
*/
function writeFileCommands(path, content) {
	const text = content.toString("utf8");
	const readable = content.length === 0 || text.endsWith("\n") && Buffer.from(text).equals(content) && !/[^\t\n\u0020-\u007e\u00a0-\uffff]/.test(text);
	const body = readable ? text.split("\n").slice(0, -1) : content.toString("base64").match(/.{1,76}/g) ?? [];
	const end = endMark(body);
	return [
		`${readable ? "cat" : "base64 -d"} >${shellWord(path)} <<'${end}'`,
		...body,
		end
	];
}
/** A word that no line of the text is. */
function endMark(lines) {
	let mark = "EOF";
	while (lines.includes(mark)) mark += "_";
	return mark;
}

// src/kernel/make.ts
/** What make calls an architecture, its cross compiler and its image; `native` is process.arch of hosts that need no cross compiler. */
const ARCH = {
	x86_64: {
		make: "x86",
		native: "x64",
		cross: "x86_64-linux-gnu-",
		target: "bzImage",
		image: "arch/x86/boot/bzImage"
	},
	arm64: {
		make: "arm64",
		native: "arm64",
		cross: "aarch64-linux-gnu-",
		target: "Image",
		image: "arch/arm64/boot/Image"
	}
};
/** make target of the bootable image, and where it is left below the objects. */
function imageTarget(arch) {
	const { target, image } = ARCH[arch];
	return {
		target,
		image
	};
}
/** The compiler that builds for an architecture. */
function compilerName(arch) {
	return `${crossPrefix(arch)}gcc`;
}
/** A confined make call. */
function makeCommand(arch, place, targets, jobs) {
	const { make } = ARCH[arch];
	const cross = crossPrefix(arch);
	return {
		binds: [
			{
				host: place.source,
				inside: "/src",
				access: "read"
			},
			{
				host: place.objects,
				inside: "/build",
				access: "write"
			},
			...place.ccache === null ? [] : [{
				host: place.ccache,
				inside: "/ccache",
				access: place.ccacheWritable ? "write" : "read"
			}]
		],
		argv: (path) => [
			"make",
			"-C",
			path(place.source),
			`O=${path(place.objects)}`,
			`ARCH=${make}`,
			...cross === "" ? [] : [`CROSS_COMPILE=${cross}`],
			`CC=${place.ccache === null ? "" : "ccache "}${cross}gcc`,
			`-j${jobs}`,
			...targets
		],
		env: (path) => ({
			KBUILD_BUILD_TIMESTAMP: "Thu Jan  1 00:00:00 UTC 1970",
			KBUILD_BUILD_USER: "patchboot",
			KBUILD_BUILD_HOST: "patchboot",
			KBUILD_BUILD_VERSION: "1",
			...place.ccache === null ? {} : {
				CCACHE_DIR: path(place.ccache),
				CCACHE_NOHASHDIR: "1",
				CCACHE_TEMPDIR: "/tmp/ccache",
				...place.ccacheWritable ? {} : {
					CCACHE_READONLY: "1",
					CCACHE_NOSTATS: "1"
				}
			}
		}),
		cwd: place.objects
	};
}
/** Prefix of the compiler's name; '' where the host can compile for itself. */
function crossPrefix(arch) {
	return ARCH[arch].native === process.arch ? "" : ARCH[arch].cross;
}

// src/report/reproduce.ts
/**
* How to get the same kernel and boot by hand, in plain commands that need nothing of ours. Everything in them is
* taken from the result. `src/report/script.ts` makes a whole script of it.
*/
/** What make needs for each architecture, the image that it makes, and the packages of Debian and Ubuntu for it. */
const ARCHES = {
	x86_64: {
		...ARCH.x86_64,
		/** As `uname -m` has it: hosts that need no cross compiler. */
		native: "x86_64",
		qemuPackage: "qemu-system-x86",
		crossPackage: "gcc-x86-64-linux-gnu"
	},
	arm64: {
		...ARCH.arm64,
		native: "aarch64",
		qemuPackage: "qemu-system-arm",
		crossPackage: "gcc-aarch64-linux-gnu"
	}
};
/** QEMU options that connect a boot to our harness; the value is what takes their place. */
const HARNESS = [
	{
		flag: "-qmp",
		value: /./,
		instead: []
	},
	{
		flag: "-chardev",
		value: /id=console\b/,
		instead: ["-chardev", "stdio,id=console,signal=on,logfile=console.log"]
	},
	{
		flag: "-chardev",
		value: /id=results\b/,
		instead: ["-chardev", "file,id=results,path=results.bin"]
	}
];
/** The boot's QEMU command line for a terminal, the image and the guest's root by the names used here. */
function plainQemu(argv, image, initramfs) {
	const words = [];
	for (let index = 0; index < argv.length; index++) {
		const word = argv[index] ?? "";
		const value = argv[index + 1] ?? "";
		const rule = HARNESS.find((candidate) => candidate.flag === word && candidate.value.test(value));
		if (rule !== void 0) words.push(...rule.instead);
		else if (word === "-kernel") words.push("-kernel", image);
		else if (word === "-initrd") words.push("-initrd", initramfs);
		else {
			words.push(word);
			continue;
		}
		index++;
	}
	return words;
}
/** null when no kernel of ours was asked for. */
function repeatOf(result, machine, lead) {
	const record = result.machines.find((candidate) => candidate.name === machine);
	const arch = ARCHES[record?.arch ?? /^(x86_64|arm64)(?=-|$)/.exec(machine ?? "")?.[0] ?? ""];
	if (machine === void 0 || arch === void 0 || result.base === null) return null;
	const boots = result.boots.filter((boot) => boot.machine === machine && boot.side === "patched");
	const log = lead !== void 0 && "log" in lead ? lead.log : "";
	return {
		machine,
		arch,
		kernels: {
			base: kernelOf(result, machine, "base"),
			patched: kernelOf(result, machine, "patched")
		},
		boot: boots.find((candidate) => candidate.log === log) ?? boots[0]
	};
}
/** From nothing, or from a tree that the reader has, to the base. */
function treeCommands(base) {
	const tree = cleanLine(base.tree);
	const unpack = (archive) => [`mkdir linux && tar -xf ${archive} -C linux --strip-components=1 && cd linux`, "git init -q && git add -A -f && git commit -qm base"];
	const name = aptPackage(tree);
	if (name !== null) return [`apt-get install ${name}`, ...unpack(`/usr/src/${name}.tar.*`)];
	if (isTarball(tree)) return unpack(shellWord(tree));
	const checkout = `git checkout ${shellWord(cleanLine(base.commit))}`;
	return isGitUrl(tree) ? [
		`git clone ${shellWord(tree)} linux`,
		"cd linux",
		checkout
	] : ["cd linux", checkout];
}
/** `linux-source-6.12` of `apt:linux-source-6.12`; null for other trees. */
function aptPackage(tree) {
	return /^apt:([a-z0-9][a-z0-9.+-]*)$/.exec(tree)?.[1] ?? null;
}
function isTarball(tree) {
	return /\.tar(?:\.\w+)?$|\.tgz$/.test(tree);
}
function isGitUrl(tree) {
	return /^(?:https|git|ssh):\/\/[^\s]+$/.test(tree);
}
/**
* The lines a person types, `# ` lines before each step; [] when no kernel was asked for. `place` says where a file of
* the report lies for the reader; by default where the report's folder has it.
*/
function reproduceCommands(result, lead, place = (file) => file) {
	const path = (file) => shellWord(place(cleanLine(file)));
	const repeat = repeatOf(result, lead?.machine ?? result.machines[0]?.name, lead);
	if (repeat === null || result.base === null) return [];
	const { arch, boot } = repeat;
	const kernel = repeat.kernels.patched ?? repeat.kernels.base;
	const mbox = result.mbox === void 0 ? "<the mails of the series>" : path(result.mbox);
	const make = `make ARCH=${arch.make}${arch.native === "x86_64" ? "" : ` CROSS_COMPILE=${arch.cross}`}`;
	const lines = [
		"# build kernel",
		...treeCommands(result.base),
		`git am --keep-cr ${mbox}`
	];
	if (kernel !== void 0) lines.push(`cp ${path(kernel.config)} .config`, `${make} olddefconfig`, `${make} -j"$(nproc)" ${arch.target}`);
	if (boot !== void 0) {
		lines.push("# make the root of the guest, and boot");
		if (boot.recipe !== void 0) lines.push(`sh ${path(boot.recipe)} initramfs.cpio`);
		lines.push(qemuLine(boot, arch.image, "initramfs.cpio"));
	}
	return lines;
}
/** The QEMU call of a boot as one line for a shell. */
function qemuLine(boot, image, initramfs) {
	return plainQemu(boot.qemu, image, initramfs).map((word) => shellWord(cleanLine(word))).join(" ");
}

// src/report/script.ts
/** Folder of the result that holds all that is needed to do a run again by hand. */
const REPRODUCE_DIR = "reproduce";
/** Packages of Debian and Ubuntu that a script needs beside QEMU and a cross compiler. */
const PACKAGES = "git gcc libc6-dev make flex bison bc libelf-dev libssl-dev cpio xz-utils mmdebstrap bsdextrautils";
/** One script a machine: what it is called, and its text. */
function reproduceScripts(result) {
	return [.../* @__PURE__ */ new Set([...result.machines.map((machine) => machine.name), ...result.findings.map((finding) => finding.machine)])].flatMap((machine) => {
		const lead = leadOf(result, machine);
		const repeat = repeatOf(result, machine, lead);
		if (!/^[0-9a-f]{40,64}$/.test(result.base?.commit ?? "")) return [];
		if (repeat === null || result.mbox === void 0 || !/^[\w.-]+$/.test(machine)) return [];
		if (repeat.kernels.patched === void 0 && repeat.kernels.base === void 0) return [];
		return [{
			name: scriptName(machine),
			text: script(result, repeat, lead)
		}];
	});
}
/** The script's path in the result's folder. */
function scriptName(machine) {
	return `${REPRODUCE_DIR}/${machine}.sh`;
}
/** The finding that a script is to show again: the first new one of the machine. */
function leadOf(result, machine) {
	return orderFindings(result.findings).find((finding) => finding.machine === machine && finding.change === "new" && (FUNCTIONAL.has(finding.type) || finding.type === "perf-change"));
}
function script(result, repeat, lead) {
	const { machine, arch, boot } = repeat;
	const make = `make -C linux O="$PWD/build" ARCH=${arch.make} CROSS_COMPILE="$cross"`;
	const config = repeat.kernels.patched ?? repeat.kernels.base;
	return `${[
		"#!/bin/sh",
		...head(result, repeat, lead),
		"set -eu",
		"here=$(cd \"$(dirname \"$0\")\" && pwd)",
		`side=\${1:-patched}`,
		"case $side in base | patched) ;; *) echo \"usage: sh $0 [patched|base] [FOLDER]\" >&2; exit 2 ;; esac",
		"# A file of the report: where its folder has it, or beside this script, as the mail has it.",
		"part() {",
		"	for file in \"$here/../$1\" \"$here/$(basename \"$1\")\"; do",
		"		if [ ! -e \"$file\" ] && [ -e \"$file.gz\" ]; then gunzip -k \"$file.gz\"; fi",
		"		if [ -e \"$file\" ]; then realpath \"$file\"; return; fi",
		"	done",
		"	echo \"$1 of the report is missing\" >&2",
		"	return 1",
		"}",
		"",
		`mkdir -p "\${2:-${machine}}"`,
		`cd "\${2:-${machine}}"`,
		"",
		"# The committer that patchboot uses: so the commits get the ids that the report names.",
		"export GIT_COMMITTER_NAME=patchboot GIT_COMMITTER_EMAIL=patchboot@localhost",
		"",
		"# 1. The tree that the series was applied to.",
		...tree(result.base),
		"",
		"# 2. The series.",
		"cd linux",
		"git reset -q --hard && git checkout -q --detach base-of-report",
		...amLines(result),
		"cd ..",
		"",
		"# 3. The kernel.",
		"cross=",
		`[ "$(uname -m)" = ${arch.native} ] || cross=${arch.cross}`,
		"mkdir -p build",
		...configLines(repeat),
		"cp \"$config\" build/.config",
		`${make} olddefconfig`,
		`${make} -j"$(nproc)" ${arch.target}`,
		...config === void 0 || boot === void 0 ? ["echo \"the kernel compiles\""] : bootLines(repeat, lead)
	].join("\n")}\n`;
}
/** What it does, what was seen, what it needs: comments. */
function head(result, { machine, arch }, lead) {
	const says = (label, text) => `#   ${label.padEnd(8)} ${cleanLine(text)}`;
	const seen = lead === void 0 ? "nothing new" : `${findingName(lead)}${hasRate(lead) ? `: ${rateText(lead.patched)} boots of the series, ${rateText(lead.base)} of base` : ""}`;
	const apt = aptPackage(result.base?.tree ?? "");
	return [
		`# Builds a kernel with a series applied and boots it, as patchboot did on ${machine}. Only git, make and QEMU.`,
		"#",
		...result.series === null ? [] : [says("series", result.series.subject)],
		...result.base === null ? [] : [says("base", `${result.base.tree}, ${result.base.describe}`)],
		says("seen", seen),
		"#",
		"# usage: sh SCRIPT [patched|base] [FOLDER]",
		"#   patched  with the series (default); base: the same without it",
		`#   FOLDER   works in this folder (default ./${machine}); needs about 4 GB`,
		...result.base !== null && isLocal(result.base.tree) ? ["#   LINUX    (environment) a git repository of the kernel that has the base commit"] : [],
		"#",
		`# On Debian and Ubuntu: apt-get install ${PACKAGES} ${arch.qemuPackage}${apt === null ? "" : ` ${apt}`}`,
		`# (and ${arch.crossPackage} where the host is no ${arch.native})`
	];
}
function isLocal(tree) {
	return aptPackage(tree) === null && !isTarball(tree) && !isGitUrl(tree);
}
/** Gets linux/ with the tag base-of-report on the base commit. */
function tree(base) {
	if (base === null) return [];
	const name = cleanLine(base.tree);
	const { commit } = base;
	const apt = aptPackage(name);
	if (apt !== null || isTarball(name)) return tarball(apt, name, commit);
	return [
		"if [ ! -e linux ]; then",
		...isGitUrl(name) ? ["	git init -q linux", `\tgit -C linux fetch -q --depth 1 ${shellWord(name)} ${commit} || git -C linux fetch -q ${shellWord(name)}`] : [`\t: "\${LINUX:?set it to a git repository of the kernel that has the base of the report}"`, "	git clone -q --shared --no-checkout \"$LINUX\" linux"],
		"fi",
		`git -C linux tag -f base-of-report ${commit} >/dev/null`
	];
}
/** A tarball becomes one commit, made as patchboot makes it: same author, date and words, so the same id. */
function tarball(apt, name, commit) {
	const archive = apt === null ? `"\${ARCHIVE:?set it to the tarball}"` : `/usr/src/${apt}.tar.*`;
	return [
		"if [ ! -e linux ]; then",
		...apt === null ? [`\t# ${name}`] : [`\tls ${archive} >/dev/null || { echo "apt-get install ${apt}" >&2; exit 1; }`],
		"	rm -rf unpacked && mkdir unpacked",
		`\ttar -xf ${archive} -C unpacked --no-same-owner`,
		"	top=$(ls unpacked)",
		"	git init -q \"unpacked/$top\"",
		"	# 80,000 loose objects would be packed behind the compiler.",
		"	git -C \"unpacked/$top\" config gc.auto 0",
		"	git -C \"unpacked/$top\" -c core.autocrlf=false add -A -f",
		"	GIT_AUTHOR_NAME=patchboot GIT_AUTHOR_EMAIL=patchboot@localhost \\",
		"		GIT_AUTHOR_DATE='946684800 +0000' GIT_COMMITTER_DATE='946684800 +0000' \\",
		"		git -C \"unpacked/$top\" -c commit.gpgSign=false commit -q -m \"Contents of $top\"",
		"	git -C \"unpacked/$top\" tag base-of-report",
		"	mv \"unpacked/$top\" linux",
		"fi",
		`[ "$(git -C linux rev-parse base-of-report)" = ${commit} ] ||`,
		`\techo ${shellWord(`note: this tree is not ${commit} of the report; another version?`)} >&2`
	];
}
function amLines(result) {
	const last = result.series?.patches.findLast((patch) => patch.commit !== null)?.commit ?? null;
	return [
		"if [ \"$side\" = patched ]; then",
		`\tmbox=$(part ${shellWord(cleanLine(result.mbox ?? ""))})`,
		`\tgit am -q --keep-cr --keep-non-patch --committer-date-is-author-date --no-gpg-sign "\$mbox"`,
		...last === null ? [] : [`\t[ "$(git rev-parse HEAD)" = ${shellWord(cleanLine(last))} ] ||`, "		echo \"note: the commits differ from those of the report\" >&2"],
		"fi"
	];
}
function configLines({ kernels }) {
	const copy = (config) => `config=$(part ${shellWord(cleanLine(config))})`;
	const { base, patched } = kernels;
	if (base === void 0 || patched === void 0) {
		const only = patched ?? base;
		return only === void 0 ? [] : [copy(only.config)];
	}
	return [`if [ "$side" = base ]; then ${copy(base.config)}`, `else ${copy(patched.config)}; fi`];
}
function bootLines({ machine, arch, boot }, lead) {
	if (boot === void 0) return [];
	const recipe = boot.recipe === void 0 ? null : cleanLine(boot.recipe);
	return [
		"",
		"# 4. The root of the guest: programs of the distribution, and the steps of the suite.",
		recipe === null ? ": the report has no recipe for initramfs.cpio" : `if [ ! -e initramfs.cpio ]; then recipe=$(part ${shellWord(recipe)}); sh "$recipe" initramfs.cpio; fi`,
		"",
		`# 5. Boot ${boot.index} of the series on ${machine}, seed ${boot.seed}. The console is kept in console.log.`,
		"rm -f console.log results.bin",
		`# It took ${Math.ceil(boot.elapsedSeconds)} s there. A guest that deadlocks never ends by itself.`,
		`timeout ${patienceSeconds(boot.elapsedSeconds)} ${qemuLine(boot, `build/${arch.image}`, "initramfs.cpio")} ||`,
		"	echo \"QEMU ended with status $?; 124 is the timeout\"",
		"",
		"# 6. What came of it. results.bin is what the steps of the suite said.",
		"echo \"console: $PWD/console.log, results: $PWD/results.bin\"",
		...verdictLines(lead)
	];
}
/** How long the script lets a boot run, on a machine that may be slower. */
function patienceSeconds(elapsedSeconds) {
	return Math.max(180, Math.ceil(elapsedSeconds * 3));
}
/** Looks for the finding: exit 0 when it is there again, 1 when not. */
function verdictLines(lead) {
	const pattern = lead?.type === "splat" ? headerPattern(lead.problem.excerpt) : null;
	if (lead !== void 0 && pattern !== null) return [`if grep -E ${shellWord(pattern)} console.log; then echo ${shellWord(`reproduced: ${findingName(lead)}`)}`, `else echo ${shellWord(`not seen in this boot: ${findingName(lead)}`)}; exit 1; fi`];
	if (lead?.type === "perf-change") return ["grep -a -E 'Performance counter stats|time elapsed' results.bin || true"];
	return ["grep -a -E '^(not ok|# .*fail)' results.bin || true", "grep -E 'WARNING:|BUG:' console.log || true"];
}
/** The line that names the problem, as a regular expression in which numbers, which change from boot to boot, are free. */
function headerPattern(excerpt) {
	const header = excerpt.map((line) => cleanLine(line.replace(/^(?:\[[^\]]*\])+/, ""))).find((line) => /[A-Za-z]/.test(line) && !/^-+\[ cut here \]-+$/.test(line));
	if (header === void 0) return null;
	return header.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\b(?:0x)?[0-9a-f]*\d[0-9a-f]*\b/g, "[0-9a-fx]+").replace(/[^\u0020-\u007e]+/g, ".*").replace(/ +/g, " +");
}

// src/report/lkp-materials.ts
/** What LKP has an archive for: the files that a kernel and its boot are made of again, and how. */
/** LKP's link to its archive; here the files of the run, or what is attached to the mail. */
function materialsBlock(result, lead, options) {
	const files = options.attached ?? materials(result, lead);
	if (files.length === 0) return [];
	return [`The kernel config and materials to reproduce are ${options.attached === void 0 ? "in the folder of this report" : "attached"}:`, ...files.map((file) => `\t${cleanLine(file)}`)];
}
/** The files that the kernel and boot of a finding can be made of again: configuration, scripts, console. */
function materials(result, lead) {
	const repeat = repeatOf(result, lead?.machine ?? machineNames(result)[0], lead);
	if (repeat === null) return [];
	const { patched, base } = repeat.kernels;
	const log = lead !== void 0 && "log" in lead ? lead.log : repeat.boot?.log ?? "";
	const scripts = reproduceScripts(result).filter((script) => script.name === scriptName(repeat.machine));
	return [
		(patched ?? base)?.config ?? "",
		...scripts.map((script) => script.name),
		repeat.boot?.recipe ?? "",
		...result.mbox === void 0 ? [] : [result.mbox],
		log
	].filter((file) => file !== "");
}
/** The script, and the commands that it consists of, for a shell; [] when there is nothing to do again. */
function handCommands(result, lead, place = (file) => file) {
	const commands = reproduceCommands(result, lead, place);
	const scripts = new Set(reproduceScripts(result).map((script) => script.name));
	const script = materials(result, lead).find((file) => scripts.has(file));
	if (script === void 0) return commands;
	return [
		"# builds this kernel and boots it; needs nothing of patchboot",
		`sh ${shellWord(place(script))}`,
		"# or by hand: build kernel",
		...commands.slice(1)
	];
}
/** How to see it again: the script, the same run, and the commands one by one. */
function reproduceBlock(result, lead, options) {
	const place = (file) => options.attached === void 0 ? file : file.split("/").at(-1) ?? file;
	const again = result.reproduce === "" ? [] : ["# the whole test again", cleanLine(result.reproduce)];
	const line = (text) => text.startsWith("#") ? ["", `        ${text}`] : [`\t${text}`];
	return ["To reproduce:", ...[...again, ...handCommands(result, lead, place)].flatMap(line)];
}

// src/report/markdown-escape.ts
/**
* Text from outside inside GitHub's Markdown. A backslash alone does not stop @mentions and #references: GitHub
* finds them in the rendered text, so an invisible joiner breaks them up. Inside code neither is looked for.
*/
const JOINER = "‍";
/** Every ASCII character that begins something in GFM, GitHub's math and emoji included. */
const SPECIAL = /[\\`*_{}[\]<>()#+\-.!|~&@:$=^]/g;
/** One line of inert Markdown: shows the text as it is, also in a table cell, pings nobody, links nothing. */
function escapeMarkdown(text) {
	return cleanLine(text).replace(SPECIAL, "\\$&").replace(/@|#/g, `$&${JOINER}`).replace(/\b(GH\\-)(?=\d)/gi, `$1${JOINER}`);
}
function longestRun(text) {
	return Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
}
/** Text as a code span, with a fence that its own backticks cannot close; '' for empty text. */
function codeSpan(text) {
	const line = cleanLine(text);
	if (line === "") return "";
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
}
/** A code span for a table cell, where a bar splits cells even inside of code unless an odd number of backslashes precedes it. */
function codeCell(text) {
	return codeSpan(text).replace(/(\\*)\|/g, (_, slashes) => slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes}\\\\|`);
}
/** Lines as a fenced block, the fence longer than any run of backticks in it. */
function fenced(lines, info = "text") {
	const body = lines.map(cleanConsoleLine);
	const fence = "`".repeat(Math.max(3, ...body.map((line) => longestRun(line) + 1)));
	return [
		`${fence}${info}`,
		...body,
		fence
	].join("\n");
}
/** Several lines of prose, each inert, joined by hard breaks. */
function escapeParagraph(text) {
	return cleanText(text).split("\n").map(escapeMarkdown).filter((line) => line !== "").join("  \n");
}
/** A link to a place that we chose; null when it is not https or holds characters that no URL has. */
function markdownLink(text, url) {
	return /^https:\/\/[^\s<>()[\]\\"'`]+$/.test(url) ? `[${escapeMarkdown(text)}](${url})` : null;
}
/** A GFM table; cells must be inert already. */
function markdownTable(header, align, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	const rule = `|${header.map((_, index) => align[index] === "right" ? "---:" : "---").join("|")}|`;
	return [
		line(header),
		rule,
		...rows.map(line)
	].join("\n");
}
/** A folded section; the title is our own text. */
function folded(title, body) {
	return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

// src/report/markdown-tables.ts
/** Whose series was tested on what: one paragraph. */
function summaryLine(result) {
	const words = [];
	const series = result.series;
	if (series !== null) {
		const link = mailLink(series);
		const author = escapeMarkdown(shorten(series.author.name || series.author.email, 100));
		words.push(`**${escapeMarkdown(shorten(cleanLine(series.subject), 200))}** by ${author}`);
		words.push(count(series.patches.length, "patch", "patches"));
		if (link !== null) words.push(`[mail](${link.replaceAll("(", "%28").replaceAll(")", "%29")})`);
	}
	if (result.base !== null) words.push(`base ${codeSpan(cleanLine(result.base.commit).slice(0, 12))} (${escapeMarkdown(shorten(result.base.describe, 100))})`);
	if (result.boots.length > 0) words.push(count(result.boots.length, "boot"));
	return words.join(", ");
}
/** One row a finding; says how many rows are not shown. */
function findingTable(result, findings, limit) {
	if (findings.length === 0) return "";
	const rows = findings.slice(0, limit).map((finding) => {
		const detail = findingDetail(finding);
		return [
			codeCell(shorten(findingName(finding), 120)) + (detail === "" ? "" : `<br>${escapeMarkdown(shorten(detail, 160))}`),
			codeCell(finding.machine),
			hasRate(finding) ? rateText(finding.base) : "",
			hasRate(finding) ? rateText(finding.patched) : "",
			escapeMarkdown(changeCell$1(result, finding))
		];
	});
	const table = markdownTable([
		"Finding",
		"Machine",
		"Boots hit, base",
		"Boots hit, patched",
		"Change"
	], [
		"left",
		"left",
		"right",
		"right",
		"left"
	], rows);
	const left = findings.length - rows.length;
	return left > 0 ? `${table}\n\n${count(left, "more finding")} below.` : table;
}
/** One finding as a list item. */
function findingBullet(result, finding) {
	const bad = firstBadPatch(result, finding);
	const detail = findingDetail(finding);
	return [
		`- ${codeSpan(shorten(findingName(finding), 160))} on ${codeSpan(finding.machine)}: `,
		hasRate(finding) ? `base ${rateText(finding.base)}, patched ${rateText(finding.patched)}, ${CHANGE_WORDS[finding.change]}` : CHANGE_WORDS[finding.change],
		bad === "" ? "" : `, first bad ${escapeMarkdown(shorten(bad, 120))}`,
		detail === "" ? "" : `; ${escapeMarkdown(shorten(detail, 200))}`
	].join("");
}
/** Times, base against patched, with our figures; '' without measurements. */
function perfTable(measurements, limit) {
	if (measurements.length === 0) return "";
	const rows = measurements.slice(0, limit).map((m) => {
		const c = m.comparison;
		return [
			codeCell(shorten(measurementName(m), 80)) + (m.control ? " (control)" : ""),
			`${codeCell(m.machine)}, ${m.timing} time`,
			c === null ? "\\-" : duration(c.baseSeconds),
			c === null ? "\\-" : duration(c.patchedSeconds),
			c === null ? "\\-" : `${percent$1(c.shiftPercent)} ${escapeMarkdown(interval$1(c.intervalPercent))}`,
			c === null ? "\\-" : probability(c.p).replace("<", "&lt;"),
			changed(m) ? `**${escapeMarkdown(comparisonWords(m))}**` : escapeMarkdown(comparisonWords(m))
		];
	});
	const table = markdownTable([
		"Time of",
		"Machine",
		"Base",
		"Patched",
		"Change, interval",
		"p",
		"Result"
	], [
		"left",
		"left",
		"right",
		"right",
		"right",
		"right",
		"left"
	], rows);
	const left = measurements.length - rows.length;
	return left > 0 ? `${table}\n\n${count(left, "more measurement")} in the report.` : table;
}
function changed({ comparison }) {
	return comparison?.verdict === "regression" || comparison?.verdict === "improvement";
}

// src/report/markdown.ts
/** The report for a pull request comment or a job summary. The first screen answers; the rest is folded. */
function renderMarkdown(result, options) {
	const findings = orderFindings(result.findings).filter((finding) => finding.type !== "claim");
	const link = options.artifactUrl === void 0 ? null : markdownLink("the whole report", options.artifactUrl);
	const parts = [
		headline(result),
		{
			name: "what was tested",
			priority: 1,
			forms: [summaryLine(result), ""]
		},
		errorPart(result),
		...firstScreen(result, findings),
		...firstEvidence(findings),
		...foldedParts(result, findings),
		...link === null ? [] : [{
			name: "link",
			priority: 1,
			forms: [`Logs, configurations and plots: ${link}.`, ""]
		}]
	].filter((part) => part !== null);
	return fitParts(parts.filter((part) => part.forms[0] !== ""), options.limitBytes, (names) => `Shortened for length: ${names.join(", ")}. All of it is in ${link ?? "the report of the run"}.`);
}
function headline(result) {
	const word = VERDICT_WORDS[result.verdict];
	const form = (limit) => `## ${word}: ${escapeMarkdown(shorten(cleanLine(result.headline), limit))}`;
	return {
		name: "headline",
		priority: 0,
		forms: [
			form(500),
			form(100),
			`## ${word}`
		]
	};
}
function errorPart(result) {
	if (result.error === null) return null;
	const hint = result.error.hint === null ? "" : `\n\n${escapeParagraph(result.error.hint)}`;
	const lines = result.error.message.split("\n");
	const text = lines.length === 1 ? escapeParagraph(result.error.message) : fenced(lines.slice(0, 60));
	const short = escapeMarkdown(shorten(cleanLine(lines[0] ?? ""), 300));
	return {
		name: "error message",
		priority: 1,
		forms: [
			text + hint,
			short + hint,
			short,
			""
		]
	};
}
/** One line a finding, the code that the series changes, the times, the claims. */
function firstScreen(result, findings) {
	const claims = result.findings.filter((finding) => finding.type === "claim");
	const touches = findings.filter((f) => f.change === "new" && f.touches.length > 0).slice(0, 3).map((f) => {
		const code = touchedCode(f).slice(0, 6).map(codeSpan).join(", ");
		return findings.length === 1 ? code : `${codeSpan(findingName(f))}: ${code}`;
	});
	const counted = findings.filter((f) => f.type !== "perf-change" || measurementOf(result, f) === void 0);
	const measurements = orderMeasurements(result.measurements);
	const times = (rows) => {
		const table = perfTable(measurements, rows);
		const virtual = measurements.slice(0, rows).some((m) => m.timing === "virtual");
		return table === "" || !virtual ? table : `${table}\n\nNote: ${VIRTUAL_TIME}.`;
	};
	return [
		{
			name: "findings",
			priority: 2,
			forms: [
				findingTable(result, counted, 12),
				findingTable(result, counted, 4),
				findingTable(result, counted, 1),
				""
			]
		},
		{
			name: "code that the series changes",
			priority: 3,
			forms: [touches.length === 0 ? "" : `In code that this series changes: ${touches.join("; ")}.`, ""]
		},
		{
			name: "times",
			priority: 4,
			forms: [
				times(10),
				times(3),
				""
			]
		},
		{
			name: "claims",
			priority: 5,
			forms: [
				claims.slice(0, 10).map(claimLine).join("\n"),
				claims.slice(0, 2).map(claimLine).join("\n"),
				""
			]
		}
	];
}
function claimLine(claim) {
	const { subject, message } = claimWords(claim);
	return `- Claim ${codeSpan(shorten(subject, 200))}: **${claim.outcome.replaceAll("-", " ")}**, ${escapeMarkdown(shorten(message, 400))}`;
}
/** The finding whose evidence is not folded. */
function openFinding(findings) {
	return findings.find((f) => f.change === "new" && f.type !== "perf-change");
}
/** The first decoded splat, or the compiler's words, open to the eye, and the code that it leads to. */
function firstEvidence(findings) {
	const first = openFinding(findings);
	if (first === void 0) return [];
	const listing = sourceListing(first).map((line) => shorten(line, 200));
	const lines = condensedEvidence(first).map((line) => shorten(line, 400));
	const head = (limit) => fenced(lines.length <= limit ? lines : [...lines.slice(0, limit), `... ${lines.length - limit} more lines`]);
	return [{
		name: "the first finding in full",
		priority: 6,
		forms: [
			head(120),
			...lines.length > 60 ? [head(60)] : [],
			...lines.length > 25 ? [head(25)] : [],
			...lines.length > 8 ? [head(8)] : [],
			""
		]
	}, {
		name: "the code that it leads to",
		priority: 7,
		forms: [listing.length === 0 ? "" : fenced(listing, "c"), ""]
	}];
}
function foldedParts(result, findings) {
	const { base, patched } = commits(result);
	const part = (name, title, priority, bodies) => ({
		name,
		priority,
		forms: [...bodies.map((body) => body === "" ? "" : folded(title, body)), ""]
	});
	const bullets = (limit) => findings.length <= 12 && limit === findings.length ? otherEvidence(result, findings) : findings.slice(0, limit).map((finding) => findingBullet(result, finding)).join("\n");
	const boots = machineNames(result).flatMap((machine) => {
		const table = bootTable(result, machine, [base.slice(0, 10), patched.slice(0, 10)]);
		return table === null ? [] : [
			`${cleanLine(machine)}:`,
			...table.split("\n"),
			""
		];
	});
	const perf = result.measurements.flatMap((m) => perfBlocks(m).flatMap((block) => [
		`${block.side}: # ${cleanLine(m.perfCommand)}`,
		"",
		...block.text.split("\n"),
		""
	]));
	const grids = failedGrids(result);
	const commands = handCommands(result, openFinding(findings));
	const notes = result.notes.map((note) => `- ${escapeMarkdown(note)}`);
	return [
		part("list of all findings", "All findings", 8, [
			bullets(findings.length),
			bullets(Math.ceil(findings.length / 2)),
			bullets(25)
		]),
		part("boot table", "Boots: in how many each thing was seen", 7, [boots.length === 0 ? "" : fenced(boots.slice(0, 200))]),
		part("checks by seed", "Failed checks by seed", 7, [grids.length === 0 ? "" : fenced(grids.slice(0, 200))]),
		part("perf output", "What perf printed", 10, [perf.length === 0 ? "" : fenced(perf.slice(0, 400))]),
		part("machines", "Machines and kernels", 9, [machineList(result)]),
		{
			name: "notes",
			priority: 8,
			forms: [
				notes.join("\n"),
				notes.slice(0, 5).join("\n"),
				""
			]
		},
		part("commands to reproduce", "To reproduce by hand", 9, [commands.length === 0 ? "" : fenced(commands, "sh")]),
		{
			name: "command to run again",
			priority: 5,
			forms: [result.reproduce === "" ? "" : `Run again: ${codeSpan(result.reproduce)}`, ""]
		}
	];
}
/** Every finding with its evidence, but for the one that is shown in the open; '' when that is the only one. */
function otherEvidence(result, findings) {
	if (findings.length < 2) return "";
	const shown = openFinding(findings);
	return findings.map((finding) => {
		const bullet = findingBullet(result, finding);
		if (finding === shown) return bullet;
		const all = condensedEvidence(finding);
		if (all.length < 2) return bullet;
		const lines = all.slice(0, 60).map((line) => shorten(line, 300));
		return `${bullet}\n\n${indented(fenced(lines))}`;
	}).join("\n\n");
}
/** Inside a list item a block stands two blanks in. */
function indented(text) {
	return text.replace(/^(?=.)/gm, "  ");
}
function machineList(result) {
	return result.machines.map((machine) => {
		const kernels = result.kernels.filter((kernel) => kernel.machine === machine.name).map((kernel) => `${kernel.side} ${codeSpan(kernel.release)} (${escapeMarkdown(kernel.compiler)})`);
		return [
			`- ${codeSpan(machine.name)}: ${escapeMarkdown(machine.reason)}`,
			`  ${codeSpan(machine.testMachine)}`,
			`  ${machine.accel}: ${escapeMarkdown(machine.accelReason)}; sandbox: ${escapeMarkdown(machine.sandbox)}`,
			...kernels.length === 0 ? [] : [`  ${kernels.join(", ")}`]
		].join("  \n");
	}).join("\n");
}

// src/report/lkp.ts
/**
* The report as the kernel test robot writes it (the form used since 2023): a functional report when something
* does not build, boot or behave, a performance report when a change of a time leads, else a short account in
* the same form. Ends with a line feed.
*/
function renderLkp(result, options = {}) {
	const findings = orderFindings(result.findings);
	const lead = reportLead(result);
	return `${(lead === void 0 ? account(result, findings, options) : lead.type === "perf-change" ? performance(result, lead, findings, options) : functional(result, lead, findings, options)).join("\n")}\n`;
}
/** What the report is about: something that does not work before a time that changed before a warning. */
function reportLead(result) {
	const fresh = orderFindings(result.findings).filter((finding) => finding.change === "new");
	return fresh.find((finding) => FUNCTIONAL.has(finding.type)) ?? fresh.find((finding) => finding.type === "perf-change") ?? fresh.find((finding) => finding.type === "build-warning");
}
/** "patchboot noticed WHAT on:" */
function greeting(options, what) {
	return [
		"Hello,",
		"",
		`${cleanLine(options.reporter ?? "patchboot")} noticed ${what} on:`,
		""
	];
}
function functional(result, lead, findings, options) {
	const { base, patched } = commits(result, lead);
	const build = lead.type === "build-error" || lead.type === "build-warning";
	const name = findingName(lead);
	const table = build ? null : bootTable(result, lead.machine, [base.slice(0, 10), patched.slice(0, 10)]);
	const log = "log" in lead ? lead.log : "";
	const lines = [
		...greeting(options, build ? noticedBuild(lead) : `"${name}"`),
		...commitBlock(result, lead),
		"",
		...testcase(lead),
		"",
		"",
		...machineBlock(result, lead.machine)
	];
	if (log !== "") lines.push("", `(please refer to ${cleanLine(log)} for entire log/backtrace)`);
	if (isFlaky(lead)) lines.push("", `we observe the issue does not always happen, ${lead.patched.hits} times out of ${lead.patched.runs} runs as below.`, lead.base.hits === 0 ? "the parent keeps clean." : `the parent has it ${lead.base.hits} times out of ${lead.base.runs}.`, "", ...failRunsTable({
		base,
		patched
	}, failRunsRow(lead.base, lead.patched, statName(lead))));
	if (table !== null) lines.push("", "", ...table.split("\n"));
	const touches = touchesBlock(result, lead);
	if (touches.length > 0) lines.push("", "", ...touches);
	lines.push("", "", ...tagBlock(options), "", "");
	if (build) lines.push(`All ${lead.type === "build-error" ? "errors" : "warnings"} (new ones prefixed by >>):`, "");
	const grid = lead.type === "check-failure" ? checkGrid(result, lead) : [];
	if (grid.length > 0) lines.push(...grid, "");
	return [
		...lines,
		...evidence(lead),
		"",
		"",
		...rest(result, lead, findings, options)
	];
}
/** `in testcase: boot`, or the suite with the check as its parameter. */
function testcase(lead) {
	if (lead.type === "check-failure") return checkTestcase(lead);
	return [`in testcase: ${lead.type === "build-error" || lead.type === "build-warning" ? "build" : "boot"}`];
}
function checkTestcase(lead) {
	return [
		`in testcase: ${cleanLine(lead.suite)}`,
		"with following parameters:",
		"",
		`\tcheck: ${cleanLine(lead.check)}`
	];
}
function noticedBuild(lead) {
	return `the following build ${lead.type === "build-error" ? "errors" : "warnings"}`;
}
/** LKP's name of a thing in a fail:runs table: what prints on the console is a stat of dmesg. */
function statName(finding) {
	return finding.type === "check-failure" ? `${findingName(finding)}.fail` : `dmesg.${findingName(finding)}`;
}
function performance(result, lead, findings, options) {
	const m = measurementOf(result, lead);
	const change = m?.summary?.meanChangePercent ?? m?.comparison?.changePercent ?? (lead.ratio - 1) * 100;
	const word = lead.direction === "confounded" ? "change (confounded)" : lead.direction;
	return [
		...greeting(options, `a ${Math.abs(change).toFixed(1)}% ${word} of ${cleanLine(`${lead.suite}.${lead.step}`)}.time_us`),
		"",
		...commitBlock(result, lead),
		"",
		`testcase: ${cleanLine(lead.suite)}`,
		...machineBlock(result, lead.machine),
		"parameters:",
		"",
		...m === void 0 ? [] : [`\tcommand: ${cleanLine(m.command)}`],
		`\tstep: ${cleanLine(lead.step)}`,
		...m === void 0 ? [] : [`\ttiming: ${m.timing}`],
		...m?.size === void 0 ? [] : [`\t${cleanLine(m.size.name)}: ${m.size.value}`],
		"",
		"",
		...lead.direction === "regression" ? [
			...tagBlock(options),
			"",
			""
		] : [],
		"Details are as below:",
		`${"-".repeat(98)}>`,
		"",
		"",
		...materialsBlock(result, lead, options),
		"",
		...timesBlock(result, lead, BLOCKS_SHOWN),
		"",
		"",
		...othersBlock(result, lead, findings),
		...bootsBlock(result, lead),
		...notesBlock(result),
		...reproduceBlock(result, lead, options),
		"",
		"",
		...DISCLAIMER,
		"",
		...signature(result)
	];
}
/** The report when nothing new was found, or when there is no verdict. */
function account(result, findings, options) {
	const error = result.error;
	const [machine] = machineNames(result);
	return [
		"Hello,",
		"",
		error === null ? `patchboot tested this series: ${VERDICT_WORDS[result.verdict]}. ${cleanLine(result.headline)}` : `patchboot could not test this series: ${VERDICT_WORDS[result.verdict]}.`,
		"",
		...error === null ? [] : [
			...cleanText(error.message).split("\n"),
			...error.hint === null ? [] : ["", ...cleanText(error.hint).split("\n")],
			""
		],
		...commitBlock(result),
		...machine === void 0 || error !== null ? [] : ["", ...machineBlock(result, machine)],
		"",
		...rest(result, void 0, findings, options)
	];
}
/** Measurements whose perf stat output a performance report quotes; the lead's and its neighbours'. */
const BLOCKS_SHOWN = 4;
/** LKP's place for the archive link and the signature, after everything else. */
function rest(result, lead, findings, options) {
	const times = timesBlock(result, lead, lead === void 0 || lead.type === "check-failure" ? BLOCKS_SHOWN : 0);
	const files = materialsBlock(result, lead, options);
	return [
		...othersBlock(result, lead, findings),
		...bootsBlock(result, lead),
		...times.length === 0 ? [] : [
			"",
			...times,
			"",
			"",
			...DISCLAIMER
		],
		...notesBlock(result),
		"",
		...files.length === 0 ? [] : [...files, ""],
		...reproduceBlock(result, lead, options),
		"",
		...signature(result)
	];
}
const DISCLAIMER = [
	"Disclaimer:",
	"Times are taken in a virtual machine. Other hardware, software or configuration may",
	"change them.",
	""
];
function timesBlock(result, lead, blocksShown) {
	return performanceSection(result, orderMeasurements(result.measurements), lead, blocksShown);
}
function othersBlock(result, lead, findings) {
	const others = findings.filter((finding) => finding !== lead);
	if (others.length === 0) return [];
	return [
		`${count(others.length, lead ? "other finding" : "finding")}:`,
		...others.map((finding) => `\t${findingLine(result, finding)}`),
		""
	];
}
/** Boot tables of all machines but the one that the functional report already showed. */
function bootsBlock(result, lead) {
	const { base, patched } = commits(result, lead);
	return machineNames(result).flatMap((machine) => {
		if (lead !== void 0 && machine === lead.machine && FUNCTIONAL.has(lead.type)) return [];
		const table = bootTable(result, machine, [base.slice(0, 10), patched.slice(0, 10)]);
		return table === null ? [] : [
			"",
			`boots on ${cleanLine(machine)}:`,
			"",
			...table.split("\n"),
			""
		];
	});
}
function notesBlock(result) {
	if (result.notes.length === 0) return [];
	return [
		"",
		"Notes:",
		...result.notes.map((note) => `\t${cleanLine(note)}`),
		""
	];
}

// src/report/mail-header.ts
/** Header lines of a mail: folding (RFC 5322) and encoded words (RFC 2047). */
const FOLD_AT = 76;
/** `=?UTF-8?B?` and `?=` take 12 characters, base64 makes 4 of 3 bytes: 68, so that one fits behind `Subject: `. */
const ENCODED_BYTES = 42;
/** Whether a text can stand in a header as it is. Something that looks like an encoded word cannot. */
const isPlain = (text) => /^[\x20-\x7e]*$/.test(text) && !text.includes("=?");
/** Text as encoded words, none of them splitting a character. */
function encodedWords(text) {
	const words = [];
	let piece = "";
	for (const character of text) {
		if (Buffer.byteLength(piece + character) > ENCODED_BYTES) {
			words.push(piece);
			piece = "";
		}
		piece += character;
	}
	return [...words, piece].map((word) => `=?UTF-8?B?${Buffer.from(word, "utf8").toString("base64")}?=`);
}
/** Puts words on lines of at most 76 characters; continuation lines begin with a blank. A longer word stands alone. */
function fold(name, words) {
	const lines = [];
	let line = `${name}:`;
	for (const word of words) {
		if (line.length + 1 + word.length > FOLD_AT && line !== `${name}:`) {
			lines.push(line);
			line = "";
		}
		line += ` ${word}`;
	}
	return [...lines, line].join("\r\n");
}
/** An unstructured header such as Subject. */
function foldText(name, text) {
	const line = cleanLine(text);
	if (!isPlain(line)) return fold(name, encodedWords(line));
	const words = line.split(" ");
	return words.some((word) => word.length > 900) ? fold(name, encodedWords(line)) : fold(name, words);
}
/** A header that is a list of addresses. */
function foldList(name, items) {
	return fold(name, items.map((item, index) => index < items.length - 1 ? `${item},` : item));
}
/** `Name <address>`; the name quoted or encoded where needed. The address must be checked before. */
function identityText(identity) {
	const name = shorten(cleanLine(identity.name), 200);
	if (name === "") return identity.email;
	if (!isPlain(name)) return `${encodedWords(name).join("\r\n ")} <${identity.email}>`;
	return `${/^[A-Za-z0-9 !#$%&'*+/=?^_`{|}~-]+$/.test(name) ? name : `"${name.replace(/["\\]/g, "\\$&")}"`} <${identity.email}>`;
}

// src/report/eml.ts
const NOBODY = {
	name: "patchboot",
	email: "patchboot@localhost"
};
/**
* The report as a mail that replies to the patch: threads under it by In-Reply-To and References, goes to the
* author with the mail's To and Cc in Cc. For a person to read, change and send; we never send. Lines end CR LF,
* the text is UTF-8 as it is (8bit). null when there is no series to answer, or its message id was made up.
*/
function renderEml(result, options = {}) {
	const series = result.series;
	if (series === null) return null;
	const id = messageId(series.messageId);
	if (id === null) return null;
	const answered = series.cover?.messageId === series.messageId ? {
		subject: series.cover.subject,
		index: 0
	} : series.patches.find((patch) => patch.messageId === series.messageId) ?? series.patches[0];
	const subject = answered === void 0 ? cleanLine(series.subject) : fullSubject(series, answered);
	const author = usable(series.author) ? [series.author] : [];
	const seen = new Set(author.map((identity) => identity.email.toLowerCase()));
	const cc = [...series.to, ...series.cc].filter((identity) => {
		const key = identity.email.toLowerCase();
		if (!usable(identity) || seen.has(key)) return false;
		seen.add(key);
		return true;
	});
	const attachments = options.attachments ?? [];
	const attached = attachments.length === 0 ? {} : { attached: attachments.map(({ name }) => name) };
	const body = options.text ?? renderLkp(result, attached);
	const headers = [
		foldList("From", [identityText(options.from ?? NOBODY)]),
		...author.length === 0 ? [] : [foldList("To", author.map(identityText))],
		...cc.length === 0 ? [] : [foldList("Cc", cc.map(identityText))],
		foldText("Subject", `Re: ${shorten(subject.replace(/^(?:re:\s*)+/i, ""), 500)}`),
		`In-Reply-To: ${id}`,
		`References: ${id}`,
		"MIME-Version: 1.0"
	];
	const text = `${TEXT_HEADERS.join("\r\n")}\r\n\r\n${wireBody(body)}`;
	if (attachments.length === 0) return `${headers.join("\r\n")}\r\n${text}`;
	const mark = boundary([body, ...attachments.map(({ name }) => name)]);
	return [
		...headers,
		`Content-Type: multipart/mixed; boundary="${mark}"`,
		"",
		`--${mark}`,
		text,
		...attachments.flatMap((attachment) => [
			`--${mark}`,
			...attachmentLines(attachment),
			""
		]),
		`--${mark}--`,
		""
	].join("\r\n");
}
const TEXT_HEADERS = ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"];
/** A separator that no line of the text is; base64 has no hyphens. The same mail every time, for the same report. */
function boundary(texts) {
	return `patchboot-${createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 32)}`;
}
/** Text goes as base64 too: its lines may be longer than a mail's. */
function attachmentLines({ name, content }) {
	return [
		`Content-Type: ${name.endsWith(".gz") ? "application/gzip" : "text/plain; charset=utf-8"}`,
		`Content-Disposition: attachment; filename="${name.replace(/[^\w.-]/g, "_")}"`,
		"Content-Transfer-Encoding: base64",
		"",
		...content.toString("base64").match(/.{1,76}/g) ?? []
	];
}
/** A real message id in angle brackets; null for one that patchboot made up or that would break the header. */
function messageId(id) {
	if (/@(?:github|patchboot)$/.test(id)) return null;
	return /^[!-;=?-~]{1,900}$/.test(id) ? `<${id}>` : null;
}
/** An address that can stand in a header: one @, no blanks, no characters of the header's own grammar. */
function usable(identity) {
	return /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,128}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,200}[A-Za-z0-9])?$/.test(identity.email);
}
/** RFC 5322 allows 998 bytes a line; a longer one is broken so that no mail server does it elsewhere. */
const LINE_BYTES = 998;
function wireBody(text) {
	return text.split("\n").flatMap(breakLine).join("\r\n");
}
function breakLine(line) {
	if (Buffer.byteLength(line) <= LINE_BYTES) return [line];
	const pieces = [];
	let piece = "";
	let bytes = 0;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (bytes + size > LINE_BYTES) {
			pieces.push(piece);
			piece = "";
			bytes = 0;
		}
		piece += character;
		bytes += size;
	}
	return [...pieces, piece];
}

// src/report/xml.ts
/** Escapes text for XML and HTML, inside and outside of attributes. Illegal characters are gone after cleaning. */
function escapeXml(text) {
	return cleanText(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;");
}
/** The same for one line: a name, an attribute. */
function escapeXmlLine(text) {
	return escapeXml(cleanLine(text));
}

// src/report/html-sections.ts
/**
* A table. On a narrow screen a `stack` table becomes one block a row with the titles before the cells; others scroll
* by themselves. Cells are HTML.
*/
function table(label, columns, rows, layout = "scroll") {
	const kind = (index) => columns[index]?.number ? " class=\"number\"" : "";
	const head = columns.map((column, index) => `<th scope="col"${kind(index)}>${column.title}</th>`).join("");
	const cell = (html, index) => {
		const title = layout === "stack" && index > 0 ? ` data-label="${columns[index]?.title ?? ""}"` : "";
		return `<td${kind(index)}${title}>${html}</td>`;
	};
	return `<div class="${layout}" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>\n${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n")}\n</tbody></table></div>`;
}
const plain = (title) => ({ title });
const figures = (title) => ({
	title,
	number: true
});
function shade(finding) {
	if (finding.type === "claim") return finding.outcome === "not-reproduced" ? "warn" : "soft";
	if (finding.change !== "new") return finding.change === "fixed" ? "good" : "soft";
	if (finding.type === "perf-change") return {
		regression: "bad",
		improvement: "good",
		confounded: "warn"
	}[finding.direction];
	return finding.type === "build-warning" ? "warn" : "bad";
}
function findingsTable(result, findings) {
	const rows = findings.map((finding) => [
		`<code class="${shade(finding)}">${escapeXmlLine(findingName(finding))}</code><br>${escapeXmlLine(findingDetail(finding))}`,
		escapeXmlLine(finding.machine),
		hasRate(finding) ? rateText(finding.base) : "",
		hasRate(finding) ? rateText(finding.patched) : "",
		escapeXmlLine(changeCell$1(result, finding))
	]);
	return table("findings", [
		plain("Finding"),
		plain("Machine"),
		figures("Boots hit, base"),
		figures("Boots hit, patched"),
		plain("Change")
	], rows, "stack");
}
function timesTable(measurements) {
	const rows = measurements.map((m) => {
		const c = m.comparison;
		return [
			`${escapeXmlLine(measurementName(m))}${m.control ? " (control)" : ""}<br><code>${escapeXmlLine(m.command)}</code>`,
			escapeXmlLine(m.machine),
			m.timing,
			...c === null ? [
				"-",
				"-",
				"-",
				"-",
				"-"
			] : [
				duration(c.baseSeconds),
				duration(c.patchedSeconds),
				percent$1(c.changePercent),
				`${percent$1(c.shiftPercent)} ${interval$1(c.intervalPercent)}`,
				escapeXmlLine(probability(c.p))
			],
			escapeXmlLine(comparisonWords(m))
		];
	});
	return table("times", [
		plain("Time of"),
		plain("Machine"),
		plain("Clock"),
		...[
			"Base",
			"Patched",
			"Change",
			"Shift, interval",
			"p"
		].map(figures),
		plain("Result")
	], rows, "stack");
}
function bootsSection(result) {
	if (result.boots.length === 0) return "";
	return `<h2 id="boots">Boots</h2>\n${machineNames(result).filter((machine) => result.boots.some((boot) => boot.machine === machine)).map((machine) => {
		const rows = bootRows(result, machine).map((row) => [
			`<code>${escapeXmlLine(row.name)}</code>`,
			String(row.base),
			String(row.patched)
		]);
		return `<h3>${escapeXmlLine(machine)}</h3>\n${table(`boots on ${escapeXmlLine(machine)}`, [
			plain("Number of boots with"),
			figures("base"),
			figures("patched")
		], rows)}`;
	}).join("\n")}`;
}
function kernelsSection(result) {
	if (result.machines.length === 0) return "";
	return `<h2 id="machines">Machines and kernels</h2>\n<ul>${result.machines.map((machine) => {
		const kernels = ["base", "patched"].flatMap((side) => {
			const kernel = kernelOf(result, machine.name, side);
			if (kernel === void 0) return [];
			const built = kernel.fromCache ? "from the cache" : `built in ${duration(kernel.buildSeconds)}`;
			return [`<li>${side}: <code>${escapeXmlLine(kernel.release)}</code>, ${escapeXmlLine(kernel.compiler)}, ${built}, <code>${escapeXmlLine(kernel.config)}</code></li>`];
		});
		return `<li><strong>${escapeXmlLine(machine.name)}</strong>: ${escapeXmlLine(machine.description)}. Chosen: ${escapeXmlLine(machine.reason)}. ${machine.accel}: ${escapeXmlLine(machine.accelReason)}. Sandbox: ${escapeXmlLine(machine.sandbox)}.<br><code>${escapeXmlLine(machine.testMachine)}</code><ul>${kernels.join("")}</ul></li>`;
	}).join("\n")}</ul>`;
}

// src/report/html-checks.ts
/** How every check ended in every boot: what failed by seed, what it said, and what always passed by name only. */
const OUTCOMES = {
	passed: "<span class=\"good\">ok</span>",
	failed: "<strong class=\"bad\">FAIL</strong>",
	skipped: "<span class=\"soft\">skip</span>",
	"not-run": "<span class=\"warn\">not run</span>"
};
const nameOf = (check) => cleanLine(`${check.suite}.${check.check}`);
function checksSection(checks) {
	if (checks.length === 0) return "";
	return `<h2 id="checks">Checks by seed</h2>\n${[...new Set(checks.map((check) => check.machine))].map((machine) => machineChecks(machine, checks.filter((check) => check.machine === machine))).join("\n")}`;
}
function machineChecks(machine, checks) {
	const clean = [...new Set(checks.map(nameOf))].filter((name) => checks.every((check) => nameOf(check) !== name || check.outcome === "passed"));
	const told = checks.filter((check) => !clean.includes(nameOf(check)));
	const passed = clean.length === 0 ? "" : `<p>${count(clean.length, "check")} passed in every boot of both sides: ${clean.map((name) => `<code>${escapeXmlLine(name)}</code>`).join(", ")}.</p>`;
	return [
		`<h3>${escapeXmlLine(machine)}</h3>`,
		told.length === 0 ? "" : checkTable(machine, told),
		wordsOf(told),
		passed
	].filter((part) => part !== "").join("\n");
}
/** One row a check and side, one column a boot with its seed. */
function checkTable(machine, checks) {
	const boots = checkBoots(checks);
	const rows = [...new Set(checks.map(nameOf))].flatMap((name) => ["base", "patched"].map((side) => [
		`<code>${escapeXmlLine(name)}</code>`,
		`<span class="${side === "base" ? "soft" : ""}">${side}</span>`,
		...boots.map((boot) => {
			const hit = checks.find((check) => nameOf(check) === name && check.side === side && check.boot === boot.boot && check.seed === boot.seed);
			if (hit === void 0) return "";
			const words = cleanLine(hit.message);
			return words === "" ? OUTCOMES[hit.outcome] : `<span title="${escapeXmlLine(words)}">${OUTCOMES[hit.outcome]}</span>`;
		})
	]));
	const header = [
		"Check",
		"Side",
		...boots.map((boot) => `boot ${boot.boot}<br>seed ${boot.seed}`)
	];
	return table(`checks on ${escapeXmlLine(machine)}`, header.map(plain), rows);
}
/** What failed and skipped checks said; the same words once, with the boots that they were said in. */
function wordsOf(checks) {
	const said = /* @__PURE__ */ new Map();
	for (const check of checks) {
		if (check.outcome === "passed" || check.message === "") continue;
		const key = JSON.stringify([
			nameOf(check),
			check.side,
			check.outcome,
			check.message
		]);
		said.set(key, [...said.get(key) ?? [], check]);
	}
	const items = [...said.values()].flatMap(([first, ...more]) => {
		if (first === void 0) return [];
		const boots = [first, ...more].map((check) => check.boot).join(", ");
		return [`<li><code>${escapeXmlLine(nameOf(first))}</code> on ${first.side}, boot ${boots}: ${first.outcome === "failed" ? "" : `${first.outcome}, `}${escapeXml(first.message.trim()).replaceAll("\n", "<br>")}</li>`];
	});
	return items.length === 0 ? "" : `<details open><summary>What they said</summary><ul>${items.join("\n")}</ul></details>`;
}

// src/report/html-console.ts
/** Lines in one block: the browser lays out only the blocks in sight (content-visibility). */
const BLOCK_LINES = 400;
/** A console beyond this many characters keeps its beginning and its end. */
const CONSOLE_LIMIT = 6e6;
/** All consoles together; later ones are named only. */
const ALL_LIMIT = 24e6;
/** A line is cut here: a megabyte without a line feed would stop the layout. */
const LINE_LIMIT = 2e3;
/** All consoles, folded; readable without script, which only adds the filter and the way from splat to splat. */
function consoleSection(result, consoles) {
	let room = ALL_LIMIT;
	const parts = consoles.map((one, index) => {
		const boot = result.boots.find((candidate) => candidate.log === one.log);
		const about = boot ? ` (${escapeXmlLine(boot.machine)}, ${boot.side}, boot ${boot.index}: ${bootWords(boot)})` : "";
		const size = Math.min(one.text.length, CONSOLE_LIMIT);
		if (size > room) return `<p><code>${escapeXmlLine(one.log)}</code>${about}: too long for this page, see the file.</p>`;
		room -= size;
		return consoleBlock(one, index, about, marksOf(result, one.log));
	});
	return parts.length === 0 ? "" : `<h2 id="consoles">Consoles</h2>\n${parts.join("\n")}`;
}
function marksOf(result, log) {
	return result.findings.flatMap((f) => f.type === "splat" && f.log === log ? [{
		id: f.id,
		line: f.problem.line,
		endLine: f.problem.endLine
	}] : []).sort((a, b) => a.line - b.line);
}
function consoleBlock(one, index, about, marks) {
	const { lines, dropped } = consoleLines(one.text);
	const numbered = lines.map((text, at) => ({
		text,
		number: dropped !== null && at >= dropped.at ? at + 1 + dropped.count : at + 1
	}));
	const blocks = [];
	for (let start = 0; start < numbered.length; start += BLOCK_LINES) blocks.push(`<pre data-from="${numbered[start]?.number ?? 1}">${markLines(numbered.slice(start, start + BLOCK_LINES), marks, index)}</pre>`);
	const links = marks.map((mark, at) => `<a href="#c${index}m${at}">${escapeXmlLine(mark.id)}</a> (line ${mark.line})`);
	return [
		`<details class="console"><summary><code>${escapeXmlLine(one.log)}</code>${about}, ${count(numbered.length, "line")}</summary>`,
		links.length === 0 ? "" : `<p>Marked: ${links.join(", ")}</p>`,
		"<div class=\"tools\"><label>Show lines with <input type=\"search\" autocomplete=\"off\" spellcheck=\"false\"></label>",
		"<button type=\"button\">Next marked</button><output aria-live=\"polite\"></output></div>",
		`<div class="lines" tabindex="0" role="region" aria-label="console ${escapeXmlLine(one.log)}">${blocks.join("")}</div></details>`
	].join("");
}
/** The console in lines, its middle taken out when it is too long. `at` is the first line after the gap. */
function consoleLines(text) {
	const cut = (line) => line.length > LINE_LIMIT ? `${line.slice(0, LINE_LIMIT)}…` : line;
	const all = cleanText(text).replace(/\n$/, "").split("\n").map(cut);
	let length = 0;
	for (const line of all) length += line.length + 1;
	if (length <= CONSOLE_LIMIT) return {
		lines: all,
		dropped: null
	};
	const half = CONSOLE_LIMIT / 2;
	let head = 0;
	for (let size = 0; size + (all[head]?.length ?? 0) < half; head++) size += (all[head]?.length ?? 0) + 1;
	let tail = all.length;
	for (let size = 0; tail > head && size + (all[tail - 1]?.length ?? 0) < half; tail--) size += (all[tail - 1]?.length ?? 0) + 1;
	const gap = `[${count(tail - head, "line")} left out here; the file has them]`;
	return {
		lines: [
			...all.slice(0, head),
			gap,
			...all.slice(tail)
		],
		dropped: {
			at: head + 1,
			count: tail - head - 1
		}
	};
}
function markLines(lines, marks, index) {
	let html = "";
	let open = -1;
	for (const { text, number } of lines) {
		const at = marks.findIndex((mark) => number >= mark.line && number <= mark.endLine);
		if (at !== open) {
			if (open >= 0) html += "</mark>";
			if (at >= 0) html += `<mark${number === marks[at]?.line ? ` id="c${index}m${at}" tabindex="-1"` : ""}>`;
			open = at;
		}
		html += `${escapeXml(text)}\n`;
	}
	return open >= 0 ? `${html}</mark>` : html;
}
/** The only script: filter and jumps. Works block by block and lets the page breathe in between. */
const SCRIPT = `'use strict';
document.documentElement.classList.add('scripted');
const reveal = () => { const target = location.hash && document.getElementById(location.hash.slice(1));
  const box = target && target.closest('details'); if (box) { box.open = true; target.scrollIntoView({ block: 'center' }); target.focus(); } };
addEventListener('hashchange', reveal); reveal();
for (const box of document.querySelectorAll('.console')) {
  const input = box.querySelector('input'), output = box.querySelector('output'), blocks = [...box.querySelectorAll('pre')];
  let saved = null, run = 0, timer = 0, mark = -1;
  const show = async (wanted) => {
    const mine = ++run;
    saved ??= blocks.map((block) => ({ html: block.innerHTML, lines: block.textContent.split('\\n') }));
    let hits = 0;
    for (let i = 0; i < blocks.length; i++) {
      if (i % 20 === 19) { await new Promise((next) => setTimeout(next)); if (mine !== run) return; }
      if (wanted === '') { blocks[i].innerHTML = saved[i].html; blocks[i].hidden = false; continue; }
      const from = Number(blocks[i].dataset.from);
      const kept = saved[i].lines.flatMap((line, at) => line.toLowerCase().includes(wanted) ? [(from + at) + ': ' + line] : []);
      hits += kept.length; blocks[i].textContent = kept.join('\\n'); blocks[i].hidden = kept.length === 0;
    }
    output.textContent = wanted === '' ? '' : hits + (hits === 1 ? ' line' : ' lines');
  };
  input.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => show(input.value.toLowerCase()), 150); });
  const button = box.querySelector('button');
  button.hidden = box.querySelector('mark[id]') === null;
  button.addEventListener('click', async () => {
    if (input.value !== '') { input.value = ''; await show(''); }
    const marks = box.querySelectorAll('mark[id]'); mark = (mark + 1) % marks.length; marks[mark].scrollIntoView({ block: 'center' });
  });
}`;
const SCRIPT_ELEMENT = `<script>${SCRIPT}<\/script>`;
/** For the page's content security policy: this script and nothing else may run. */
const SCRIPT_HASH = `sha256-${createHash("sha256").update(SCRIPT).digest("base64")}`;

// src/report/html-plots.ts
/** A linear scale from 0 or just below the smallest value to above the largest, with two to six round ticks. */
function linearScale(values, fromZero) {
	const finite = values.filter(Number.isFinite);
	const most = finite.reduce((a, b) => Math.max(a, b), 0);
	const least = fromZero ? 0 : finite.reduce((a, b) => Math.min(a, b), most);
	const spread = most - least || Math.abs(most) || 1;
	const low = fromZero ? 0 : Math.max(0, least - spread * .06);
	const high = most + spread * .06;
	const raw = (high - low) / 4;
	const power = 10 ** Math.floor(Math.log10(raw));
	const step = ([
		1,
		2,
		5,
		10
	].find((factor) => factor * power >= raw) ?? 10) * power;
	const ticks = [];
	for (let n = Math.ceil(low / step); n * step <= high && ticks.length < 8; n++) ticks.push(n * step);
	return {
		at: (value) => `${(100 * (value - low) / (high - low)).toFixed(2)}%`,
		ticks
	};
}
/** Sizes over more than this factor are drawn on logarithmic scales, where a cost in proportion is a straight line. */
const LOGARITHMIC_FROM = 50;
/** A logarithmic scale with a tick at each power of ten. Values must be above zero. */
function logScale(values) {
	const powers = values.map(Math.log10);
	const low = Math.floor(Math.min(...powers) + 1e-9);
	const high = Math.max(low + 1, Math.max(...powers) + .05);
	return {
		at: (value) => `${(100 * (Math.log10(value) - low) / (high - low)).toFixed(2)}%`,
		ticks: Array.from({ length: Math.floor(high) - low + 1 }, (_, index) => 10 ** (low + index))
	};
}
/** Whether values lie so far apart that a linear scale would press most of them into a corner. */
function spread(values) {
	const least = Math.min(...values);
	return least > 0 && Math.max(...values) / least >= LOGARITHMIC_FROM;
}
const SIDES = ["base", "patched"];
/** Every run of base and patched as a point, one line of points a boot; median and its interval over them. */
function stripPlot(m) {
	const values = m.samples.flatMap((sample) => sample.runs);
	if (values.length === 0) return "";
	const scale = linearScale(values, false);
	const parts = [];
	let y = 4;
	for (const side of SIDES) {
		const samples = m.samples.filter((sample) => sample.side === side && sample.runs.length > 0);
		const summary = m.summary?.[side] ?? null;
		parts.push(`<text class="${side}" x="0" y="${y + 11}">${side}${summary === null ? "" : `, median ${duration(summary.medianSeconds)}`}</text>`);
		y += 22;
		const top = y;
		for (const sample of samples) {
			sample.runs.forEach((run, index) => {
				const kind = index === 0 ? `${side} first` : side;
				parts.push(`<circle class="${kind}" cx="${scale.at(run)}" cy="${y}" r="3"><title>boot ${sample.boot}, run ${index + 1}: ${duration(run)}</title></circle>`);
			});
			y += 9;
		}
		if (summary !== null && samples.length > 0) {
			const middle = (top + y - 9) / 2;
			const range = summary.medianIntervalSeconds;
			if (range !== null) parts.push(`<line class="${side} interval" x1="${scale.at(range[0])}" x2="${scale.at(range[1])}" y1="${middle}" y2="${middle}"/>`);
			const x = scale.at(summary.medianSeconds);
			parts.push(`<line class="${side} median" x1="${x}" x2="${x}" y1="${top - 5}" y2="${y - 4}"/>`);
		}
		y += 8;
	}
	const runs = count(values.length, "run");
	return figure(`${measurementName(m)} on ${cleanLine(m.machine)}, ${m.timing} time: ${runs}, one line of points a boot; the first run of each boot is hollow`, frame(parts, scale, y));
}
/** Cost against size (mount count): the median of each side at each size, joined by lines. */
function sizePlot(measurements) {
	const sized = measurements.flatMap((m) => m.size === void 0 ? [] : [{
		...m,
		size: m.size
	}]);
	const [first] = sized;
	if (first === void 0 || sized.length < 2) return "";
	const ordered = [...sized].sort((a, b) => a.size.value - b.size.value);
	const sizes = ordered.map((m) => m.size.value);
	const medians = ordered.flatMap((m) => SIDES.flatMap((side) => m.summary?.[side]?.medianSeconds ?? []));
	if (medians.length === 0) return "";
	const logarithmic = spread(sizes) && Math.min(...medians) > 0;
	const x = logarithmic ? logScale(sizes) : linearScale(sizes, true);
	const y = logarithmic ? logScale(medians) : linearScale(medians, true);
	const height = 200;
	const level = (value) => (height - Number.parseFloat(y.at(value)) * height / 100).toFixed(1);
	const parts = y.ticks.map((tick) => `<line class="axis" x1="0" x2="100%" y1="${level(tick)}" y2="${level(tick)}"/><text x="100%" text-anchor="end" y="${(Number(level(tick)) - 3).toFixed(1)}">${duration(tick)}</text>`);
	for (const side of SIDES) {
		let before = null;
		for (const m of ordered) {
			const seconds = m.summary?.[side]?.medianSeconds;
			if (seconds === void 0) continue;
			const here = {
				x: x.at(m.size.value),
				y: level(seconds)
			};
			if (before !== null) parts.push(`<line class="${side}" x1="${before.x}" y1="${before.y}" x2="${here.x}" y2="${here.y}"/>`);
			parts.push(`<circle class="${side}" cx="${here.x}" cy="${here.y}" r="4"><title>${side}, ${m.size.value}: ${duration(seconds)}</title></circle>`);
			before = here;
		}
	}
	parts.push(`<text class="base" x="8" y="12">base</text><text class="patched" x="44" y="12">patched</text>`);
	const name = cleanLine(first.size.name);
	return figure(`Median time of ${cleanLine(first.suite)} steps against ${name} on ${cleanLine(first.machine)}, ${first.timing} time${logarithmic ? "; both scales logarithmic" : ""}`, frame(parts, x, height, (tick) => `${tick} ${name}`));
}
/** Pixels of one boot: its words, its bar, and air, so that on a telephone no bar crosses the next words. */
const ROW = 26;
/** One bar a boot: from its start when starts are known, else its length only. */
function timeline(boots) {
	if (boots.length === 0) return "";
	const known = boots.every((boot) => boot.startedSeconds !== void 0);
	const start = (boot) => known ? boot.startedSeconds ?? 0 : 0;
	const scale = linearScale(boots.map((boot) => start(boot) + boot.elapsedSeconds), true);
	const rows = boots.slice(0, 200);
	const parts = rows.map((boot, index) => {
		const y = index * ROW;
		const state = isClean(boot) ? "passed" : boot.state === "infrastructure" ? "other" : "failed";
		const label = `${cleanLine(boot.machine)} ${boot.side} ${boot.index}: ${bootWords(boot)}, ${duration(boot.elapsedSeconds)}`;
		const width = Number.parseFloat(scale.at(boot.elapsedSeconds));
		return `<rect class="${state}" x="${scale.at(start(boot))}" y="${y + 15}" width="${Math.max(.3, width).toFixed(2)}%" height="5"/><text x="0" y="${y + 11}">${escapeXmlLine(label)}</text>`;
	});
	return figure(known ? "When each boot ran, from the start of the run" : "How long each boot took", frame(parts, scale, rows.length * ROW + 4, (tick) => `${tick} s`));
}
/** Puts the marks above an axis with its ticks. */
function frame(parts, scale, height, label = duration) {
	const ticks = scale.ticks.map((tick) => {
		const x = scale.at(tick);
		const share = Number.parseFloat(x);
		const anchor = share < 8 ? "start" : share > 92 ? "end" : "middle";
		return `<line class="axis" x1="${x}" x2="${x}" y1="0" y2="${height}"/><text x="${x}" y="${height + 14}" text-anchor="${anchor}">${escapeXmlLine(label(tick))}</text>`;
	});
	return `<svg height="${height + 18}" role="img">TITLE<line class="axis" x1="0" x2="100%" y1="${height}" y2="${height}"/>${ticks.join("")}${parts.join("")}</svg>`;
}
function figure(caption, svg) {
	const text = escapeXmlLine(caption);
	return `<figure>${svg.replace("TITLE", () => `<title>${text}</title>`)}<figcaption>${text}</figcaption></figure>`;
}

// src/report/html-style.ts
/** The report's style sheet: light and dark from the reader's setting, one column from 400 px up. */
const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1c2024; --soft: #596270; --line: #d5dae1; --panel: #f5f7f9;
  --base: #1f6fb4; --patched: #b8500c; --bad: #b3261e; --good: #1a7440; --warn: #8a5a00; --mark: #fff0c2; --markink: #3d2c00; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171a; --ink: #e4e8ec; --soft: #9fa9b5; --line: #353c44; --panel: #1d2226;
  --base: #6cb2f0; --patched: #f0964f; --bad: #ff8a80; --good: #6fce97; --warn: #e6b450; --mark: #4a3a10; --markink: #ffe9b0; } }
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
body { margin: 0 auto; padding: 1rem; max-width: 75rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: .5rem 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
p, ul { margin: .4rem 0; } ul { padding-left: 1.2rem; } a { color: var(--base); }
code, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .82rem; }
pre { margin: .5rem 0; padding: .6rem; background: var(--panel); border: 1px solid var(--line); border-radius: 4px; overflow-x: auto; overflow-wrap: normal; line-height: 1.4; }
nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; font-size: .9rem; margin: .8rem 0; } .tall { max-height: 80vh; overflow: auto; }
.verdict { display: inline-block; padding: .05rem .6rem; border: 2px solid; border-radius: 4px; font-weight: 700; }
.fail, .bad { color: var(--bad); } .pass, .good { color: var(--good); } .warn { color: var(--warn); } .soft { color: var(--soft); }
.scroll, .stack { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; } caption { text-align: left; color: var(--soft); }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: normal; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td:first-child { overflow-wrap: anywhere; } .stack td:first-child { min-width: 12rem; } td:nth-child(2) { white-space: nowrap; }
@media (max-width: 45rem) { .stack thead { position: absolute; left: -200rem; } .stack table, .stack tbody, .stack tr { display: block; }
  .stack tr { border-bottom: 1px solid var(--line); padding: .4rem 0; } .stack td { display: inline-block; border: 0; text-align: left; padding: 0 .8rem 0 0; white-space: normal; }
  .stack td:first-child { display: block; } .stack td[data-label]::before { content: attr(data-label) " "; color: var(--soft); } .stack td:empty { display: none; } }
summary { cursor: pointer; padding: .3rem 0; } :focus-visible { outline: 2px solid var(--base); outline-offset: 2px; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; background: var(--ground); padding: .3rem; }
figure { margin: .5rem 0 1.2rem; } figcaption { font-size: .85rem; color: var(--soft); }
svg { display: block; width: 100%; overflow: visible; font: 12px system-ui, sans-serif; } svg text { fill: var(--soft); }
.axis { stroke: var(--line); } .base { fill: var(--base); stroke: var(--base); } .patched { fill: var(--patched); stroke: var(--patched); }
svg text.base, svg text.patched { stroke: none; font-weight: 600; } svg text.base { fill: var(--base); } svg text.patched { fill: var(--patched); }
circle { fill-opacity: .45; stroke-width: .6; } .first { fill-opacity: 0; } .median { stroke-width: 2.5; } .interval { stroke-width: 6; stroke-opacity: .3; }
rect.failed { fill: var(--bad); } rect.passed { fill: var(--good); } rect.other { fill: var(--warn); } rect { fill-opacity: .75; }
.plots { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }
.console pre { content-visibility: auto; contain-intrinsic-size: auto 36rem; margin: 0; border-width: 0 1px; border-radius: 0; padding: 0 .6rem; overflow: visible; width: max-content; min-width: 100%; }
.console .lines { overflow: auto; max-height: 80vh; border: solid var(--line); border-width: 1px 0; background: var(--panel); }
mark { background: var(--mark); color: var(--markink); } .tools { display: none; gap: .5rem; flex-wrap: wrap; align-items: center; padding: .3rem 0; } .scripted .tools { display: flex; }
input, button { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: 4px; padding: .15rem .5rem; } input { width: min(100%, 22rem); }
@media print { .tall, .console .lines { max-height: none; } nav { display: none; } details::details-content { content-visibility: visible; } .tools { display: none; } }
`;

// src/report/html.ts
/** The report as one file that needs nothing else: no network, and no script for reading. */
function renderHtml(result, options = {}) {
	const findings = orderFindings(result.findings);
	const measurements = orderMeasurements(result.measurements);
	const verdict = VERDICT_WORDS[result.verdict];
	const shade = result.verdict === "pass" ? "pass" : result.verdict === "fail" ? "fail" : "warn";
	const body = [
		findings.length === 0 ? "" : `<h2 id="findings">Findings</h2>\n${findingsTable(result, findings)}`,
		timesSection(measurements),
		evidenceSection(findings),
		plotsSection(measurements),
		checksSection(result.checks ?? []),
		bootsSection(result),
		result.boots.length === 0 ? "" : timeline(result.boots),
		kernelsSection(result),
		perfSection(measurements),
		notesSection(result, findings),
		consoleSection(result, options.consoles ?? [])
	];
	const sections = [
		`<h1><span class="verdict ${shade}">${verdict}</span> ${escapeXmlLine(result.headline)}</h1>`,
		seriesParagraph(result),
		errorSection(result),
		contents(body),
		...body,
		`<p class="soft">patchboot ${escapeXmlLine(result.tool.version)}, ${escapeXmlLine(result.startedAt)}</p>`
	];
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '${SCRIPT_HASH}'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>${escapeXmlLine(shorten(`${verdict}: ${cleanLine(result.headline)}`, 120))}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<main id="report" tabindex="-1">
${sections.filter((section) => section !== "").join("\n")}
</main>
${SCRIPT_ELEMENT}
</body>
</html>
`;
}
/** Links to the sections that the page has. */
function contents(sections) {
	const links = sections.flatMap((section) => [...section.matchAll(/<h2 id="([a-z]+)">([^<]+)<\/h2>/g)]).map(([, id, title]) => `<a href="#${id}">${title}</a>`);
	return links.length < 2 ? "" : `<nav aria-label="Sections">${links.join(" ")}</nav>`;
}
function seriesParagraph(result) {
	const lines = [];
	const series = result.series;
	if (series !== null) {
		const link = mailLink(series);
		const mail = link === null ? "" : ` (<a href="${escapeXmlLine(link)}">mail</a>)`;
		lines.push(`<strong>${escapeXmlLine(series.subject)}</strong> by ${escapeXmlLine(series.author.name || series.author.email)}${mail}`);
		if (series.patches.length > 1) {
			const patches = series.patches.map((patch) => `<li value="${patch.index}">${escapeXmlLine(patch.subject)}</li>`);
			lines.push(`<ol>${patches.join("")}</ol>`);
		}
	}
	if (result.base !== null) {
		const { tree, commit, describe, how } = result.base;
		lines.push(`<p>Base: <code>${escapeXmlLine(commit.slice(0, 12))}</code> ${escapeXmlLine(describe)} of ${escapeXmlLine(tree)} <span class="soft">(${escapeXmlLine(how)})</span></p>`);
	}
	return lines.join("\n");
}
function errorSection(result) {
	if (result.error === null) return "";
	const hint = result.error.hint === null ? "" : `<p>${escapeXml(result.error.hint)}</p>`;
	return `<h2>${result.verdict === "invalid-input" ? "What is wrong with the input" : "Why there is no verdict"}</h2>\n<pre tabindex="0">${escapeXml(result.error.message)}</pre>${hint}`;
}
function timesSection(measurements) {
	if (measurements.length === 0) return "";
	const virtual = measurements.some((m) => m.timing === "virtual");
	return `<h2 id="times">Times</h2>\n${timesTable(measurements)}${virtual ? `<p class="soft">Note: ${VIRTUAL_TIME}.</p>` : ""}`;
}
/** The words behind each finding: the first new one open, all others folded. */
function evidenceSection(findings) {
	const spoken = findings.filter((f) => f.type !== "claim" && f.type !== "perf-change");
	if (spoken.length === 0) return "";
	return `<h2 id="evidence">What was printed</h2>\n${spoken.map((finding, index) => {
		const touches = touchedCode(finding);
		const code = touches.length === 0 ? "" : `<p>Code in it that this series changes: ${touches.map((line) => `<code>${escapeXmlLine(line)}</code>`).join(", ")} (marked)</p>${listingBlock(finding)}`;
		const places = touches.flatMap((touch) => /[^\s(]+:\d+(?=\)?$)/.exec(touch)?.[0] ?? []);
		const mine = (line) => places.some((place) => namesPlace(line, place));
		const text = evidence(finding).map((line) => mine(line) ? `<mark>${escapeXml(line)}</mark>` : escapeXml(line)).join("\n");
		return `<details${index === 0 ? " open" : ""}><summary><code>${escapeXmlLine(findingName(finding))}</code> on ${escapeXmlLine(finding.machine)}</summary>${code}<pre class="tall" tabindex="0">${text}</pre></details>`;
	}).join("\n")}`;
}
function listingBlock(finding) {
	const lines = sourceListing(finding);
	if (lines.length === 0) return "";
	return `<pre tabindex="0">${lines.map((line) => line.startsWith(">") ? `<mark>${escapeXml(line)}</mark>` : escapeXml(line)).join("\n")}</pre>`;
}
/** Whether a line names exactly this file and line: `fs/namespace.c:17` is not in `fs/namespace.c:1728`. */
function namesPlace(line, place) {
	const at = line.indexOf(place);
	return at >= 0 && !/\d/.test(line[at + place.length] ?? "");
}
function plotsSection(measurements) {
	const groups = /* @__PURE__ */ new Map();
	for (const m of measurements) {
		if (m.size === void 0) continue;
		const key = JSON.stringify([
			m.machine,
			m.suite,
			m.timing,
			m.size.name,
			m.command.replace(/\d+/g, "#")
		]);
		groups.set(key, [...groups.get(key) ?? [], m]);
	}
	const plots = [...measurements.map(stripPlot), ...[...groups.values()].map(sizePlot)].filter((plot) => plot !== "");
	return plots.length === 0 ? "" : `<h2 id="plots">Every run</h2>\n<div class="plots">${plots.join("\n")}</div>`;
}
function perfSection(measurements) {
	const blocks = measurements.flatMap((m) => perfBlocks(m).map((block) => `<details><summary>${block.side} on ${escapeXmlLine(m.machine)}: <code>${escapeXmlLine(m.perfCommand)}</code></summary><pre tabindex="0">${escapeXml(block.text)}</pre></details>`));
	return blocks.length === 0 ? "" : `<h2 id="perf">What perf printed</h2>\n${blocks.join("\n")}`;
}
function notesSection(result, findings) {
	const notes = result.notes.map((note) => `<li>${escapeXmlLine(note)}</li>`);
	const commands = handCommands(result, findings.find((finding) => finding.change === "new"));
	const hand = commands.length === 0 ? "" : `\n\n${commands.join("\n")}`;
	const again = result.reproduce === "" && hand === "" ? "" : `<h2 id="again">Run again</h2>\n<pre tabindex="0">${escapeXml(`# the whole test again\n${cleanLine(result.reproduce)}${hand}`)}</pre>`;
	return `${notes.length === 0 ? "" : `<h2 id="notes">Notes</h2>\n<ul>${notes.join("")}</ul>`}${again}`;
}

// src/report/inside.ts
/** Files that a result names. The result may come from a job that ran untrusted code: no name leads out of its folder. */
/** A longer file is left where it is. */
const FILE_BYTES = 67108864;
/** The text of a file that is a plain file inside of the folder and not too long; null for any other. */
async function readInside(folder, name) {
	const path = await pathInside(folder, name);
	return path === null ? null : await readFile(path, "utf8").catch(() => null);
}
/**
* Copies logs, configurations, recipes and patches from the folder that the result's names are relative to, so that a
* report is whole in a folder of its own. A file that is gone costs its place in a report, never the report.
*/
async function gatherFiles(result, folder, outDir) {
	if (resolve(folder) === resolve(outDir)) return;
	for (const name of namedFiles(result)) {
		const from = await pathInside(folder, name);
		const to = resolve(outDir, name);
		if (from === null || !to.startsWith(resolve(outDir) + sep)) continue;
		await mkdir(dirname(to), { recursive: true });
		await copyFile(from, to).catch(() => void 0);
	}
}
function namedFiles(result) {
	return /* @__PURE__ */ new Set([
		...result.boots.flatMap(({ log, recipe }) => [log, recipe ?? ""]),
		...result.kernels.map(({ config }) => config),
		...result.findings.map((finding) => "log" in finding ? finding.log : ""),
		result.mbox ?? ""
	]);
}
async function pathInside(folder, name) {
	if (name === "") return null;
	try {
		const root = await realpath(folder);
		const path = await realpath(join(root, name));
		if (!path.startsWith(root + sep)) return null;
		const about = await stat(path);
		return about.isFile() && about.size <= FILE_BYTES ? path : null;
	} catch {
		return null;
	}
}

// src/report/junit.ts
const PASSED = { kind: "passed" };
/**
* The result as JUnit XML: suite `findings` (one failing case a new finding), suite `boots` (patched boots, one
* case each) and suite `checks`. A skipped check is skipped, never passed; trouble without a verdict is an error.
*/
function renderJunit(result) {
	const blamed = new Set(result.findings.flatMap((finding) => "id" in finding && isBlamed(finding) ? [finding.id] : []));
	const keysOf = (change) => new Set(result.findings.flatMap((finding) => finding.type === "check-failure" && finding.change === change ? [checkKey(finding)] : []));
	const [fresh, known] = [keysOf("new"), keysOf("old")];
	const shown = [
		["series", [seriesCase(result)]],
		["findings", result.findings.map((finding) => findingCase(result, finding))],
		["boots", result.boots.filter((boot) => boot.side === "patched").map((boot) => bootCase(boot, blamed))],
		["checks", (result.checks ?? []).filter((check) => check.side === "patched").map((check) => checkCase(check, known.has(checkKey(check)) && !fresh.has(checkKey(check))))]
	].filter(([, cases]) => cases.length > 0);
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites name="patchboot" ${tally(shown.flatMap(([, cases]) => cases))} time="${result.elapsedSeconds.toFixed(3)}">`,
		...shown.flatMap(([name, cases]) => [
			`  <testsuite name="${name}" ${tally(cases)} timestamp="${escapeXmlLine(result.startedAt)}">`,
			...cases.map(renderCase),
			"  </testsuite>"
		]),
		"</testsuites>",
		""
	].join("\n");
}
function tally(cases) {
	const of = (kind) => cases.filter((one) => one.outcome.kind === kind).length;
	return `tests="${cases.length}" failures="${of("failure")}" errors="${of("error")}" skipped="${of("skipped")}"`;
}
function renderCase(one) {
	const head = `    <testcase classname="${escapeXmlLine(one.className)}" name="${escapeXmlLine(one.name)}" time="${one.seconds.toFixed(3)}"`;
	const { outcome } = one;
	if (outcome.kind === "passed") return `${head}/>`;
	const open = `<${outcome.kind} message="${escapeXmlLine(outcome.message)}"`;
	return `${head}>\n      ${outcome.kind === "skipped" ? `${open}/>` : `${open} type="${escapeXmlLine(outcome.type)}">${escapeXml(outcome.text)}</${outcome.kind}>`}\n    </testcase>`;
}
/** The verdict as a whole, so that a run without boots is never an empty, green file. */
function seriesCase(result) {
	const headline = cleanLine(result.headline);
	const text = result.error === null ? headline : `${result.error.message}\n${result.error.hint ?? ""}`.trim();
	const name = cleanLine(result.series?.subject ?? "the series");
	const problem = (kind) => ({
		kind,
		type: result.verdict,
		message: headline,
		text
	});
	const outcome = result.verdict === "pass" ? PASSED : problem(result.verdict === "fail" ? "failure" : "error");
	return {
		className: "patchboot",
		name,
		seconds: result.elapsedSeconds,
		outcome
	};
}
/** Only what is new and bad fails; an old or mended problem, an improvement and a claim are told and pass. */
function findingCase(result, finding) {
	const where = firstBadPatch(result, finding);
	const rates = `base ${rateText(finding.base)}, patched ${rateText(finding.patched)} boots, ${CHANGE_WORDS[finding.change]}`;
	const message = [
		findingDetail(finding),
		rates,
		...where === "" ? [] : [`first bad ${where}`]
	].join("; ");
	return {
		className: `findings.${finding.machine}`,
		name: findingName(finding),
		seconds: 0,
		outcome: isBlamed(finding) ? {
			kind: "failure",
			type: finding.type,
			message,
			text: evidence(finding).join("\n")
		} : PASSED
	};
}
/** A boot fails by how it ended, or by a problem that is laid at the series; old problems do not fail it. */
function bootCase(boot, blamed) {
	const guilty = boot.problems.filter((id) => blamed.has(id));
	const message = boot.state === "passed" ? guilty.join(", ") : boot.detail || boot.state;
	const text = [...boot.problems, boot.log].join("\n");
	return {
		className: `boots.${boot.machine}`,
		name: `boot ${boot.index} (${boot.timing} time, seed ${boot.seed})`,
		seconds: boot.elapsedSeconds,
		outcome: boot.state === "passed" && guilty.length === 0 ? PASSED : {
			kind: boot.state === "infrastructure" ? "error" : "failure",
			type: boot.state === "passed" ? "problem" : boot.state,
			message,
			text
		}
	};
}
const checkKey = (check) => JSON.stringify([
	check.machine,
	check.suite,
	check.check
]);
/** A check that base fails too is told, and is not laid at the series. */
function checkCase(check, isOld) {
	const outcome = {
		passed: PASSED,
		failed: isOld ? {
			kind: "skipped",
			type: "check",
			message: `fails on base too: ${check.message}`,
			text: ""
		} : {
			kind: "failure",
			type: "check",
			message: check.message,
			text: check.message
		},
		skipped: {
			kind: "skipped",
			type: "check",
			message: check.message,
			text: ""
		},
		"not-run": {
			kind: "error",
			type: "not-run",
			message: check.message || "the check never ran",
			text: ""
		}
	}[check.outcome];
	return {
		className: `${check.suite}.${check.machine}`,
		name: `${check.check} (boot ${check.boot}, seed ${check.seed})`,
		seconds: 0,
		outcome
	};
}

// src/report/write.ts
/** GitHub's job summary takes 1 MiB a step and drops a longer one; what is written to disk keeps below. */
const SUMMARY_LIMIT_BYTES = 921600;
/** Below the 65536 characters of an issue comment, with room for a marker. */
const COMMENT_LIMIT_BYTES = 6e4;
function renderJson(result) {
	return `${JSON.stringify(result, null, 2)}\n`;
}
/**
* Writes result.json first, then report.txt (LKP), report.md, report.html, junit.xml and reply.eml (only when there
* is a mail to answer) into the run's folder. Gives the names written. Consoles are read from the same folder.
*/
async function writeReports(result, outDir) {
	const written = [];
	const write = async (name, text) => {
		if (text === null) return;
		await writeFileAtomic(join(outDir, name), text);
		written.push(name);
	};
	await write("result.json", renderJson(result));
	for (const { name, text } of reproduceScripts(result)) await write(name, text);
	await write("report.txt", renderLkp(result));
	await write("report.md", renderMarkdown(result, { limitBytes: SUMMARY_LIMIT_BYTES }));
	await write("junit.xml", renderJunit(result));
	await write("reply.eml", renderEml(result, { attachments: await readAttachments(result, outDir) }));
	await write("report.html", renderHtml(result, { consoles: await readConsoles(result, outDir) }));
	return written;
}
/** The console logs that the result names, as far as they are plain files inside of the folder. */
async function readConsoles(result, folder) {
	const consoles = [];
	for (const log of new Set(result.boots.map((boot) => boot.log))) {
		const text = await readInside(folder, log);
		if (text !== null) consoles.push({
			log,
			text
		});
	}
	return consoles;
}
/** Lists refuse mails of more than about 100 KB. */
const ATTACHED_BYTES = 7e4;
/**
* What the reply carries, as far as it is in the folder and a list would take it: the kernel's configuration, the
* script, the initramfs recipe, the patches and the console; long ones compressed, as LKP does.
*/
async function readAttachments(result, folder) {
	const attachments = [];
	const scripts = new Map(reproduceScripts(result).map(({ name, text }) => [name, text]));
	let room = ATTACHED_BYTES;
	for (const file of materials(result, reportLead(result))) {
		const text = scripts.get(file) ?? await readInside(folder, file);
		if (text === null) continue;
		const packed = !scripts.has(file) && file !== result.mbox;
		const name = /\.(?:sh|mbox|config)$/.test(file) ? file.split("/").at(-1) ?? file : "dmesg";
		const content = packed ? gzipSync(text, { level: 9 }) : Buffer.from(text);
		const bytes = Math.ceil(content.length * 4 / 3);
		if (bytes > room) continue;
		room -= bytes;
		attachments.push({
			name: packed ? `${name}.gz` : name,
			content
		});
	}
	return attachments;
}

export { VERDICT_WORDS as A, sourceListing as B, writeFileCommands as C, probabilityWords as D, comparisonWords as E, hasRate as F, summarise as G, compareMeasurements as H, isBlamed as I, RULES as K, orderFindings as L, changeCell$1 as M, findingDetail as N, columnTable as O, findingName as P, orderMeasurements as R, shellWord as S, condensedEvidence as T, perfFindings as U, touchedCode as V, withoutTest as W, REPRODUCE_DIR as _, renderJson as a, imageTarget as b, gatherFiles as c, renderLkp as d, renderMarkdown as f, markdownLink as g, folded as h, readConsoles as i, VIRTUAL_TIME as j, displayWidth as k, renderHtml as l, escapeMarkdown as m, SUMMARY_LIMIT_BYTES as n, writeReports as o, codeSpan as p, mean as q, readAttachments as r, renderJunit as s, COMMENT_LIMIT_BYTES as t, renderEml as u, reproduceScripts as v, byteLength as w, makeCommand as x, compilerName as y, rateText as z };