import { join } from 'node:path';
import * as core from '@actions/core';
import type { Publication } from '../publish/publish.ts';
import { renderMarkdown } from '../report/markdown.ts';
import type { Result } from '../report/result.ts';
import { SUMMARY_LIMIT_BYTES } from '../report/write.ts';
import { warning } from './log.ts';

/** The outputs of action.yml. All are set in every mode, whatever happens, so that a workflow may rely on them. */

export const OUTPUTS = [
  'verdict',
  'headline',
  'result',
  'report-dir',
  'findings',
  'published',
  'comment-url',
  'check-run-url',
  'pull-request',
  'head-sha',
  'matrix',
  'mails',
  'base',
  'tree',
] as const;
export type OutputName = (typeof OUTPUTS)[number];

/** Sets every output that has no value yet. */
export function presetOutputs(): void {
  for (const name of OUTPUTS) core.setOutput(name, '');
}

export function setOutputs(values: Readonly<Partial<Record<OutputName, string | number | boolean>>>): void {
  for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
}

export function setResultOutputs(result: Result, outDir: string): void {
  setOutputs({
    verdict: result.verdict,
    headline: result.headline,
    result: join(outDir, 'result.json'),
    'report-dir': outDir,
    findings: result.findings.filter((finding) => finding.change === 'new' && finding.type !== 'claim')
      .length,
  });
}

export function setPublicationOutputs({ target, comment, checkRun }: Publication): void {
  const url = (posted: Publication['comment']): string => ('url' in posted ? posted.url : '');
  setOutputs({
    published: 'url' in comment || 'url' in checkRun,
    'comment-url': url(comment),
    'check-run-url': url(checkRun),
    ...(target.type === 'pull' ? { 'pull-request': target.number, 'head-sha': target.headSha } : {}),
  });
}

/** A summary that cannot be written must not hide the result. */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown, true).write();
  } catch (error) {
    warning(`the job summary could not be written: ${(error as Error).message}`);
  }
}

export function resultSummary(result: Result): string {
  return renderMarkdown(result, { limitBytes: SUMMARY_LIMIT_BYTES });
}
