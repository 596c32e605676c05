import { cleanLine } from './clean.ts';
import { evidence } from './lkp-parts.ts';
import type { BootRecord, CheckRecord, Finding, Result } from './result.ts';
import { CHANGE_WORDS, findingDetail, findingName, firstBadPatch, isBlamed, rateText } from './view.ts';
import { escapeXml, escapeXmlLine } from './xml.ts';

/** A case of a JUnit suite. Failures are the series' fault, errors are ours or the host's. */
interface Case {
  readonly className: string;
  readonly name: string;
  readonly seconds: number;
  readonly outcome:
    | { readonly kind: 'passed' }
    | {
        readonly kind: 'skipped' | 'failure' | 'error';
        readonly type: string;
        readonly message: string;
        readonly text: string;
      };
}

const PASSED: Case['outcome'] = { kind: 'passed' };

/**
 * The result as JUnit XML: suite `findings` (one failing case a new finding), suite `boots` (patched boots, one
 * case each) and suite `checks`. A skipped check is skipped, never passed; trouble without a verdict is an error.
 */
export function renderJunit(result: Result): string {
  const blamed = new Set(
    result.findings.flatMap((finding) => ('id' in finding && isBlamed(finding) ? [finding.id] : [])),
  );
  const keysOf = (change: Finding['change']) =>
    new Set(
      result.findings.flatMap((finding) =>
        finding.type === 'check-failure' && finding.change === change ? [checkKey(finding)] : [],
      ),
    );
  const [fresh, known] = [keysOf('new'), keysOf('old')];
  const suites: readonly (readonly [string, readonly Case[]])[] = [
    ['series', [seriesCase(result)]],
    ['findings', result.findings.map((finding) => findingCase(result, finding))],
    ['boots', result.boots.filter((boot) => boot.side === 'patched').map((boot) => bootCase(boot, blamed))],
    [
      'checks',
      (result.checks ?? [])
        .filter((check) => check.side === 'patched')
        .map((check) => checkCase(check, known.has(checkKey(check)) && !fresh.has(checkKey(check)))),
    ],
  ];
  const shown = suites.filter(([, cases]) => cases.length > 0);
  const all = shown.flatMap(([, cases]) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="patchboot" ${tally(all)} time="${result.elapsedSeconds.toFixed(3)}">`,
    ...shown.flatMap(([name, cases]) => [
      `  <testsuite name="${name}" ${tally(cases)} timestamp="${escapeXmlLine(result.startedAt)}">`,
      ...cases.map(renderCase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function tally(cases: readonly Case[]): string {
  const of = (kind: Case['outcome']['kind']) => cases.filter((one) => one.outcome.kind === kind).length;
  return `tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}"`;
}

function renderCase(one: Case): string {
  const head = `    <testcase classname="${escapeXmlLine(one.className)}" name="${escapeXmlLine(one.name)}" time="${one.seconds.toFixed(3)}"`;
  const { outcome } = one;
  if (outcome.kind === 'passed') return `${head}/>`;
  const open = `<${outcome.kind} message="${escapeXmlLine(outcome.message)}"`;
  const body =
    outcome.kind === 'skipped'
      ? `${open}/>`
      : `${open} type="${escapeXmlLine(outcome.type)}">${escapeXml(outcome.text)}</${outcome.kind}>`;
  return `${head}>\n      ${body}\n    </testcase>`;
}

/** The verdict as a whole, so that a run without boots is never an empty, green file. */
function seriesCase(result: Result): Case {
  const headline = cleanLine(result.headline);
  const text =
    result.error === null ? headline : `${result.error.message}\n${result.error.hint ?? ''}`.trim();
  const name = cleanLine(result.series?.subject ?? 'the series');
  const problem = (kind: 'failure' | 'error'): Case['outcome'] => ({
    kind,
    type: result.verdict,
    message: headline,
    text,
  });
  const outcome =
    result.verdict === 'pass' ? PASSED : problem(result.verdict === 'fail' ? 'failure' : 'error');
  return { className: 'patchboot', name, seconds: result.elapsedSeconds, outcome };
}

/** Only what is new and bad fails; an old or mended problem, an improvement and a claim are told and pass. */
function findingCase(result: Result, finding: Finding): Case {
  const where = firstBadPatch(result, finding);
  const rates = `base ${rateText(finding.base)}, patched ${rateText(finding.patched)} boots, ${CHANGE_WORDS[finding.change]}`;
  const message = [findingDetail(finding), rates, ...(where === '' ? [] : [`first bad ${where}`])].join('; ');
  return {
    className: `findings.${finding.machine}`,
    name: findingName(finding),
    seconds: 0,
    outcome: isBlamed(finding)
      ? { kind: 'failure', type: finding.type, message, text: evidence(finding).join('\n') }
      : PASSED,
  };
}

/** A boot fails by how it ended, or by a problem that is laid at the series; old problems do not fail it. */
function bootCase(boot: BootRecord, blamed: ReadonlySet<string>): Case {
  const guilty = boot.problems.filter((id) => blamed.has(id));
  const message = boot.state === 'passed' ? guilty.join(', ') : boot.detail || boot.state;
  const text = [...boot.problems, boot.log].join('\n');
  return {
    className: `boots.${boot.machine}`,
    name: `boot ${boot.index} (${boot.timing} time, seed ${boot.seed})`,
    seconds: boot.elapsedSeconds,
    outcome:
      boot.state === 'passed' && guilty.length === 0
        ? PASSED
        : {
            kind: boot.state === 'infrastructure' ? 'error' : 'failure',
            type: boot.state === 'passed' ? 'problem' : boot.state,
            message,
            text,
          },
  };
}

const checkKey = (check: Pick<CheckRecord, 'machine' | 'suite' | 'check'>) =>
  JSON.stringify([check.machine, check.suite, check.check]);

/** A check that base fails too is told, and is not laid at the series. */
function checkCase(check: CheckRecord, isOld: boolean): Case {
  const outcome: Case['outcome'] = {
    passed: PASSED,
    failed: isOld
      ? ({
          kind: 'skipped',
          type: 'check',
          message: `fails on base too: ${check.message}`,
          text: '',
        } as const)
      : ({ kind: 'failure', type: 'check', message: check.message, text: check.message } as const),
    skipped: { kind: 'skipped', type: 'check', message: check.message, text: '' } as const,
    'not-run': {
      kind: 'error',
      type: 'not-run',
      message: check.message || 'the check never ran',
      text: '',
    } as const,
  }[check.outcome];
  return {
    className: `${check.suite}.${check.machine}`,
    name: `${check.check} (boot ${check.boot}, seed ${check.seed})`,
    seconds: 0,
    outcome,
  };
}
