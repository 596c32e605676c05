/** How figures are written. Nothing is worked out here: a figure comes from the result and gets digits and a unit. */

/** printf("%*s"). */
export function padLeft(text: string, width: number): string {
  return text.padStart(width);
}

/** C's `%.Ng` for the few places where LKP uses it: N significant digits, exponent of two digits, no trailing zeros. */
export function formatG(value: number, digits: number): string {
  if (value === 0) return '0';
  const exponent = Number(value.toExponential(digits - 1).split('e')[1]);
  if (exponent < -4 || exponent >= digits) {
    const [mantissa = '', power = '0'] = value.toExponential(digits - 1).split('e');
    const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
    const sign = power.startsWith('-') ? '-' : '+';
    return `${short}e${sign}${power.replace(/^[+-]/, '').padStart(2, '0')}`;
  }
  const fixed = value.toFixed(Math.max(0, digits - 1 - exponent));
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}

/** `+1.2`, `-1.2`, `+0.0`: one digit, always signed. */
export function signed(value: number, digits = 1): string {
  const text = value.toFixed(digits);
  const zero = Number(text) === 0;
  if (zero) return `+${text.replace('-', '')}`;
  return value > 0 ? `+${text}` : text;
}

/** `+1.2%`. */
export function percent(value: number, digits = 1): string {
  return `${signed(value, digits)}%`;
}

/** A time with three to four significant digits in the unit that suits it: `18.57 ms`. */
export function duration(seconds: number): string {
  const size = Math.abs(seconds);
  if (size >= 60) return `${(seconds / 60).toFixed(1)} min`;
  const [scale, unit] =
    size >= 1 ? [1, 's'] : size >= 1e-3 ? [1e3, 'ms'] : size >= 1e-6 ? [1e6, 'us'] : [1e9, 'ns'];
  const value = seconds * scale;
  if (size === 0) return '0 s';
  return `${value.toFixed(Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 10 ? 2 : 3)} ${unit}`;
}

/** A probability as people write it: `0.0022`, `<0.0001`. */
export function probability(p: number): string {
  return p < 0.0001 ? '<0.0001' : p.toFixed(4);
}

/** `[-63.8%, -62.1%]`. */
export function interval(range: readonly [number, number]): string {
  return `[${percent(range[0])}, ${percent(range[1])}]`;
}

/** `3 boots`, `1 boot`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
