// src/stats/normal.ts
/** P(Z > z) of the standard normal distribution; relative error below 1.2e-7 (Chebyshev fit of erfc). */
function normalUpperTail(z) {
	const x = Math.abs(z) / Math.SQRT2;
	const t = 1 / (1 + x / 2);
	const polynomial = [
		.17087277,
		-.82215223,
		1.48851587,
		-1.13520398,
		.27886807,
		-.18628806,
		.09678418,
		.37409196,
		1.00002368,
		-1.26551223
	].reduce((value, term) => value * t + term, 0);
	const tail = t * Math.exp(-x * x + polynomial) / 2;
	return z >= 0 ? tail : 1 - tail;
}
/** Two-sided 95 % point of the standard normal distribution. */
const Z95 = 1.959964;

export { normalUpperTail as n, Z95 as t };