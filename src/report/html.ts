import { cleanLine, shorten } from './clean.ts';
import { checksSection } from './html-checks.ts';
import { type ConsoleText, consoleSection, SCRIPT_ELEMENT, SCRIPT_HASH } from './html-console.ts';
import { sizePlot, stripPlot, timeline } from './html-plots.ts';
import { bootsSection, findingsTable, kernelsSection, timesTable } from './html-sections.ts';
import { STYLE } from './html-style.ts';
import { handCommands } from './lkp-materials.ts';
import { evidence } from './lkp-parts.ts';
import { perfBlocks } from './lkp-rows.ts';
import type { Finding, Measurement, Result } from './result.ts';
import {
  findingName,
  mailLink,
  orderFindings,
  orderMeasurements,
  sourceListing,
  touchedCode,
  VERDICT_WORDS,
  VIRTUAL_TIME,
} from './view.ts';
import { escapeXml, escapeXmlLine } from './xml.ts';

export type { ConsoleText } from './html-console.ts';

export interface HtmlOptions {
  /** Console logs to show; those of the boots, in their order. */
  readonly consoles?: readonly ConsoleText[];
}

/** The report as one file that needs nothing else: no network, and no script for reading. */
export function renderHtml(result: Result, options: HtmlOptions = {}): string {
  const findings = orderFindings(result.findings);
  const measurements = orderMeasurements(result.measurements);
  const verdict = VERDICT_WORDS[result.verdict];
  const shade = result.verdict === 'pass' ? 'pass' : result.verdict === 'fail' ? 'fail' : 'warn';
  const body = [
    findings.length === 0 ? '' : `<h2 id="findings">Findings</h2>\n${findingsTable(result, findings)}`,
    timesSection(measurements),
    evidenceSection(findings),
    plotsSection(measurements),
    checksSection(result.checks ?? []),
    bootsSection(result),
    result.boots.length === 0 ? '' : timeline(result.boots),
    kernelsSection(result),
    perfSection(measurements),
    notesSection(result, findings),
    consoleSection(result, options.consoles ?? []),
  ];
  const sections = [
    `<h1><span class="verdict ${shade}">${verdict}</span> ${escapeXmlLine(result.headline)}</h1>`,
    seriesParagraph(result),
    errorSection(result),
    contents(body),
    ...body,
    `<p class="soft">patchboot ${escapeXmlLine(result.tool.version)}, ${escapeXmlLine(result.startedAt)}</p>`,
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
${sections.filter((section) => section !== '').join('\n')}
</main>
${SCRIPT_ELEMENT}
</body>
</html>
`;
}

/** Links to the sections that the page has. */
function contents(sections: readonly string[]): string {
  const heads = sections.flatMap((section) => [...section.matchAll(/<h2 id="([a-z]+)">([^<]+)<\/h2>/g)]);
  const links = heads.map(([, id, title]) => `<a href="#${id}">${title}</a>`);
  return links.length < 2 ? '' : `<nav aria-label="Sections">${links.join(' ')}</nav>`;
}

function seriesParagraph(result: Result): string {
  const lines: string[] = [];
  const series = result.series;
  if (series !== null) {
    const link = mailLink(series);
    const mail = link === null ? '' : ` (<a href="${escapeXmlLine(link)}">mail</a>)`;
    lines.push(
      `<strong>${escapeXmlLine(series.subject)}</strong> by ${escapeXmlLine(series.author.name || series.author.email)}${mail}`,
    );
    if (series.patches.length > 1) {
      const patches = series.patches.map(
        (patch) => `<li value="${patch.index}">${escapeXmlLine(patch.subject)}</li>`,
      );
      lines.push(`<ol>${patches.join('')}</ol>`);
    }
  }
  if (result.base !== null) {
    const { tree, commit, describe, how } = result.base;
    lines.push(
      `<p>Base: <code>${escapeXmlLine(commit.slice(0, 12))}</code> ${escapeXmlLine(describe)} of ${escapeXmlLine(tree)} <span class="soft">(${escapeXmlLine(how)})</span></p>`,
    );
  }
  return lines.join('\n');
}

function errorSection(result: Result): string {
  if (result.error === null) return '';
  const hint = result.error.hint === null ? '' : `<p>${escapeXml(result.error.hint)}</p>`;
  return `<h2>${result.verdict === 'invalid-input' ? 'What is wrong with the input' : 'Why there is no verdict'}</h2>\n<pre tabindex="0">${escapeXml(result.error.message)}</pre>${hint}`;
}

function timesSection(measurements: readonly Measurement[]): string {
  if (measurements.length === 0) return '';
  const virtual = measurements.some((m) => m.timing === 'virtual');
  return `<h2 id="times">Times</h2>\n${timesTable(measurements)}${virtual ? `<p class="soft">Note: ${VIRTUAL_TIME}.</p>` : ''}`;
}

/** The words behind each finding: the first new one open, all others folded. */
function evidenceSection(findings: readonly Finding[]): string {
  const spoken = findings.filter((f) => f.type !== 'claim' && f.type !== 'perf-change');
  if (spoken.length === 0) return '';
  const blocks = spoken.map((finding, index) => {
    const touches = touchedCode(finding);
    const code =
      touches.length === 0
        ? ''
        : `<p>Code in it that this series changes: ${touches.map((line) => `<code>${escapeXmlLine(line)}</code>`).join(', ')} (marked)</p>${listingBlock(finding)}`;
    const places = touches.flatMap((touch) => /[^\s(]+:\d+(?=\)?$)/.exec(touch)?.[0] ?? []);
    const mine = (line: string) => places.some((place) => namesPlace(line, place));
    const text = evidence(finding)
      .map((line) => (mine(line) ? `<mark>${escapeXml(line)}</mark>` : escapeXml(line)))
      .join('\n');
    return `<details${index === 0 ? ' open' : ''}><summary><code>${escapeXmlLine(findingName(finding))}</code> on ${escapeXmlLine(finding.machine)}</summary>${code}<pre class="tall" tabindex="0">${text}</pre></details>`;
  });
  return `<h2 id="evidence">What was printed</h2>\n${blocks.join('\n')}`;
}

function listingBlock(finding: Finding): string {
  const lines = sourceListing(finding);
  if (lines.length === 0) return '';
  return `<pre tabindex="0">${lines.map((line) => (line.startsWith('>') ? `<mark>${escapeXml(line)}</mark>` : escapeXml(line))).join('\n')}</pre>`;
}

/** Whether a line names exactly this file and line: `fs/namespace.c:17` is not in `fs/namespace.c:1728`. */
function namesPlace(line: string, place: string): boolean {
  const at = line.indexOf(place);
  return at >= 0 && !/\d/.test(line[at + place.length] ?? '');
}

function plotsSection(measurements: readonly Measurement[]): string {
  const groups = new Map<string, Measurement[]>();
  for (const m of measurements) {
    if (m.size === undefined) continue;
    const key = JSON.stringify([m.machine, m.suite, m.timing, m.size.name, m.command.replace(/\d+/g, '#')]);
    groups.set(key, [...(groups.get(key) ?? []), m]);
  }
  const plots = [...measurements.map(stripPlot), ...[...groups.values()].map(sizePlot)].filter(
    (plot) => plot !== '',
  );
  return plots.length === 0
    ? ''
    : `<h2 id="plots">Every run</h2>\n<div class="plots">${plots.join('\n')}</div>`;
}

function perfSection(measurements: readonly Measurement[]): string {
  const blocks = measurements.flatMap((m) =>
    perfBlocks(m).map(
      (block) =>
        `<details><summary>${block.side} on ${escapeXmlLine(m.machine)}: <code>${escapeXmlLine(m.perfCommand)}</code></summary><pre tabindex="0">${escapeXml(block.text)}</pre></details>`,
    ),
  );
  return blocks.length === 0 ? '' : `<h2 id="perf">What perf printed</h2>\n${blocks.join('\n')}`;
}

function notesSection(result: Result, findings: readonly Finding[]): string {
  const notes = result.notes.map((note) => `<li>${escapeXmlLine(note)}</li>`);
  const commands = handCommands(
    result,
    findings.find((finding) => finding.change === 'new'),
  );
  const hand = commands.length === 0 ? '' : `\n\n${commands.join('\n')}`;
  const again =
    result.reproduce === '' && hand === ''
      ? ''
      : `<h2 id="again">Run again</h2>\n<pre tabindex="0">${escapeXml(`# the whole test again\n${cleanLine(result.reproduce)}${hand}`)}</pre>`;
  return `${notes.length === 0 ? '' : `<h2 id="notes">Notes</h2>\n<ul>${notes.join('')}</ul>`}${again}`;
}
