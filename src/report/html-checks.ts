import { checkBoots } from './check-grid.ts';
import { cleanLine } from './clean.ts';
import { count } from './figures.ts';
import { plain, table } from './html-sections.ts';
import type { CheckRecord } from './result.ts';
import { escapeXml, escapeXmlLine } from './xml.ts';

/** How every check ended in every boot: what failed by seed, what it said, and what always passed by name only. */

const OUTCOMES: Readonly<Record<CheckRecord['outcome'], string>> = {
  passed: '<span class="good">ok</span>',
  failed: '<strong class="bad">FAIL</strong>',
  skipped: '<span class="soft">skip</span>',
  'not-run': '<span class="warn">not run</span>',
};

const nameOf = (check: CheckRecord) => cleanLine(`${check.suite}.${check.check}`);

export function checksSection(checks: readonly CheckRecord[]): string {
  if (checks.length === 0) return '';
  const machines = [...new Set(checks.map((check) => check.machine))];
  const parts = machines.map((machine) =>
    machineChecks(
      machine,
      checks.filter((check) => check.machine === machine),
    ),
  );
  return `<h2 id="checks">Checks by seed</h2>\n${parts.join('\n')}`;
}

function machineChecks(machine: string, checks: readonly CheckRecord[]): string {
  const names = [...new Set(checks.map(nameOf))];
  const clean = names.filter((name) =>
    checks.every((check) => nameOf(check) !== name || check.outcome === 'passed'),
  );
  const told = checks.filter((check) => !clean.includes(nameOf(check)));
  const passed =
    clean.length === 0
      ? ''
      : `<p>${count(clean.length, 'check')} passed in every boot of both sides: ${clean.map((name) => `<code>${escapeXmlLine(name)}</code>`).join(', ')}.</p>`;
  return [
    `<h3>${escapeXmlLine(machine)}</h3>`,
    told.length === 0 ? '' : checkTable(machine, told),
    wordsOf(told),
    passed,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** One row a check and side, one column a boot with its seed. */
function checkTable(machine: string, checks: readonly CheckRecord[]): string {
  const boots = checkBoots(checks);
  const rows = [...new Set(checks.map(nameOf))].flatMap((name) =>
    (['base', 'patched'] as const).map((side) => [
      `<code>${escapeXmlLine(name)}</code>`,
      `<span class="${side === 'base' ? 'soft' : ''}">${side}</span>`,
      ...boots.map((boot) => {
        const hit = checks.find(
          (check) =>
            nameOf(check) === name &&
            check.side === side &&
            check.boot === boot.boot &&
            check.seed === boot.seed,
        );
        if (hit === undefined) return '';
        const words = cleanLine(hit.message);
        return words === ''
          ? OUTCOMES[hit.outcome]
          : `<span title="${escapeXmlLine(words)}">${OUTCOMES[hit.outcome]}</span>`;
      }),
    ]),
  );
  const header = ['Check', 'Side', ...boots.map((boot) => `boot ${boot.boot}<br>seed ${boot.seed}`)];
  return table(`checks on ${escapeXmlLine(machine)}`, header.map(plain), rows);
}

/** What failed and skipped checks said; the same words once, with the boots that they were said in. */
function wordsOf(checks: readonly CheckRecord[]): string {
  const said = new Map<string, CheckRecord[]>();
  for (const check of checks) {
    if (check.outcome === 'passed' || check.message === '') continue;
    const key = JSON.stringify([nameOf(check), check.side, check.outcome, check.message]);
    said.set(key, [...(said.get(key) ?? []), check]);
  }
  const items = [...said.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const boots = [first, ...more].map((check) => check.boot).join(', ');
    return [
      `<li><code>${escapeXmlLine(nameOf(first))}</code> on ${first.side}, boot ${boots}: ${first.outcome === 'failed' ? '' : `${first.outcome}, `}${escapeXml(first.message.trim()).replaceAll('\n', '<br>')}</li>`,
    ];
  });
  return items.length === 0
    ? ''
    : `<details open><summary>What they said</summary><ul>${items.join('\n')}</ul></details>`;
}
