import { stripVTControlCharacters, styleText } from 'node:util';
import type { EventSink, StageEvent } from './events.ts';
import { findingName } from './report/view.ts';

/** Stage events for people at a terminal, or for a log file: one line an event, nothing redrawn, so it can be piped. */

export interface ProgressOptions {
  readonly colour: boolean;
  readonly write: (text: string) => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type Style = Parameters<typeof styleText>[0];

export function progressPrinter(options: ProgressOptions): EventSink {
  const started = options.now();
  const paint = (style: Style, text: string): string => (options.colour ? styleText(style, text) : text);
  return (event) => {
    const seconds = ((options.now() - started) / 1000).toFixed(0).padStart(4);
    const line = describe(event, paint);
    if (line !== null) options.write(`${paint('dim', `[${seconds} s]`)} ${line}\n`);
  };
}

function describe(event: StageEvent, paint: (style: Style, text: string) => string): string | null {
  switch (event.type) {
    case 'planned':
      return null;
    case 'started':
      return paint('bold', clean(event.title));
    case 'progress': {
      const steps = event.total === undefined ? '' : ` (${event.done ?? 0} of ${event.total})`;
      return `  ${clean(event.message)}${steps}`;
    }
    case 'warning':
      return paint('yellow', `  warning: ${clean(event.message)}`);
    case 'finding': {
      const { finding } = event;
      return paint(
        finding.change === 'new' ? 'red' : 'dim',
        `  ${finding.change}: ${clean(findingName(finding))} on ${finding.machine}`,
      );
    }
    case 'finished':
      return event.outcome === 'ok'
        ? null
        : paint(
            'red',
            `  ${clean(event.title)}: ${event.outcome} after ${(event.elapsedMs / 1000).toFixed(0)} s`,
          );
  }
}

/** Guests and mails must not paint the terminal. */
function clean(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[\x00-\x1f\x7f-\x9f]/g, ' ');
}
