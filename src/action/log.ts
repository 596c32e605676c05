import * as core from '@actions/core';
import { PatchbootError } from '../errors.ts';
import type { EventSink } from '../events.ts';
import { ANNOTATIONS_PER_LEVEL, capPerLevel } from '../publish/annotations.ts';
import type { CheckAnnotation } from '../publish/github.ts';
import { findingName } from '../report/view.ts';
import { neutraliseWorkflowCommands } from '../report/workflow.ts';

/** The job's log: all text is data of strangers and must not be taken for workflow commands. */

const clean = neutraliseWorkflowCommands;
const TITLE = { title: 'patchboot' } as const;

/** The runner keeps ten annotations of a level a step; findings need the most, the verdict one. */
const STAGE_WARNINGS = 3;
const FINDINGS_PER_LEVEL = ANNOTATIONS_PER_LEVEL - STAGE_WARNINGS - 1;

/** Stage events as log groups. */
export function githubLog(): EventSink {
  let warnings = 0;
  return (event) => {
    switch (event.type) {
      case 'planned':
        break;
      case 'started':
        core.startGroup(clean(event.title));
        break;
      case 'progress':
        core.info(
          clean(
            event.total === undefined
              ? event.message
              : `${event.message} (${event.done ?? 0} of ${event.total})`,
          ),
        );
        break;
      case 'warning':
        if (warnings++ < STAGE_WARNINGS) core.warning(clean(event.message), TITLE);
        else core.info(clean(`warning: ${event.message}`));
        break;
      case 'finding':
        core.info(
          clean(`${event.finding.change}: ${findingName(event.finding)} on ${event.finding.machine}`),
        );
        break;
      case 'finished':
        core.info(clean(`${event.title}: ${event.outcome} after ${(event.elapsedMs / 1000).toFixed(1)} s`));
        core.endGroup();
        break;
    }
  };
}

export function info(text: string): void {
  core.info(clean(text));
}

export function warning(text: string): void {
  core.warning(clean(text), TITLE);
}

export function verdictError(text: string): void {
  core.error(clean(text), TITLE);
}

/** An error for people: what, and what to do next. */
export function errorMessage(error: unknown): void {
  const hint = error instanceof PatchbootError && error.hint !== undefined ? `\n${error.hint}` : '';
  core.error(clean(`${error instanceof Error ? error.message : String(error)}${hint}`), TITLE);
}

/** Findings at their lines. */
export function showAnnotations(annotations: readonly CheckAnnotation[]): void {
  const show = { failure: core.error, warning: core.warning, notice: core.notice } as const;
  for (const { path, line, level, title, message } of capPerLevel(annotations, FINDINGS_PER_LEVEL)) {
    show[level](clean(message), { file: path, startLine: line, title: clean(title) });
  }
}
