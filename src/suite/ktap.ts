/**
 * What a check says: KTAP (Documentation/dev-tools/ktap.rst), read strictly. A check whose output is not whole has
 * failed, whatever the results say that came.
 */

export interface KtapResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Diagnostic lines before it, or the reason of the skip. */
  readonly words: string;
}

export interface Ktap {
  readonly results: readonly KtapResult[];
  /** What is wrong with the output as such; '' when it is whole. */
  readonly fault: string;
}

const VERSION = /^(?:KTAP version 1|TAP version 1[34])$/;
const PLAN = /^1\.\.(\d{1,5})(?:\s*#.*)?$/;
const RESULT =
  /^(ok|not ok) (\d{1,5})(?: -)?(?: (.*?))?(?:\s+# ?(SKIP|TODO|XFAIL|TIMEOUT|ERROR)\b:?\s*(.*))?$/i;
const DIAGNOSTIC = /^#\s*(.*)$/;
const BAIL_OUT = /^Bail out!\s*(.*)$/;
/** Nested tests are told in one line by their parent; the kernel's own log lines may stand in between. */
const FOREIGN = /^\s/;
const MAX_WORDS = 500;

export function parseKtap(text: string): Ktap {
  const results: KtapResult[] = [];
  const faults: string[] = [];
  let version = false;
  let plan: number | null = null;
  let diagnostics: string[] = [];
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    if (line === '' || FOREIGN.test(line)) continue;
    const bail = BAIL_OUT.exec(line);
    if (bail !== null) {
      faults.push(`it gave up: ${bail[1] || 'no reason given'}`);
      break;
    }
    if (VERSION.test(line)) {
      version = true;
      continue;
    }
    const planned = PLAN.exec(line);
    if (planned !== null) {
      if (plan !== null) faults.push('it has two plans');
      plan = Number(planned[1]);
      continue;
    }
    const result = RESULT.exec(line);
    if (result !== null) {
      if (Number(result[2]) !== results.length + 1)
        faults.push(`result ${results.length + 1} is numbered ${result[2]}`);
      results.push(readResult(result, diagnostics));
      diagnostics = [];
      continue;
    }
    const diagnostic = DIAGNOSTIC.exec(line);
    if (diagnostic !== null) diagnostics.push(diagnostic[1] ?? '');
  }
  if (!version) faults.push('it does not begin with "KTAP version 1"');
  if (plan === null) faults.push('it has no plan');
  else if (plan === 0) faults.push('its plan is empty');
  else if (plan !== results.length) faults.push(`it gave ${results.length} of ${plan} results`);
  const names = results.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) faults.push(`two results are called "${twice}"`);
  return { results, fault: faults[0] ?? '' };
}

function readResult(match: RegExpExecArray, diagnostics: readonly string[]): KtapResult {
  const [, word, number, name = '', directive = '', reason = ''] = match;
  const words = diagnostics.join('; ').slice(0, MAX_WORDS);
  const named = { name: name.trim() || `result ${number}` };
  switch (directive.toUpperCase()) {
    case 'SKIP':
    case 'TODO':
      return { ...named, outcome: 'skipped', words: reason.trim() || 'no reason given' };
    case 'XFAIL':
      return { ...named, outcome: 'passed', words };
    case 'TIMEOUT':
    case 'ERROR':
      return { ...named, outcome: 'failed', words: [words, reason].filter((w) => w !== '').join('; ') };
    default:
      return { ...named, outcome: word === 'ok' ? 'passed' : 'failed', words };
  }
}
