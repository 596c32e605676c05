import type { Finding } from './report/result.ts';

/** The sentence of the pipeline; each word is a folder under src/. */
export type Stage =
  | 'mail'
  | 'series'
  | 'tree'
  | 'kernel'
  | 'boot'
  | 'console'
  | 'suite'
  | 'report'
  | 'publish';

/** What stages tell while they work. Terminal, GitHub log and JSON log are consumers; no stage prints. */
export type StageEvent =
  /** How much there is to do, once the machines are chosen: kernels to have, boots to make. */
  | { readonly type: 'planned'; readonly kernels: number; readonly boots: number }
  | { readonly type: 'started'; readonly stage: Stage; readonly title: string }
  | {
      readonly type: 'progress';
      readonly stage: Stage;
      readonly message: string;
      /** Steps done and steps in all, where the stage can count them. */
      readonly done?: number;
      readonly total?: number;
    }
  | { readonly type: 'warning'; readonly stage: Stage; readonly message: string }
  | { readonly type: 'finding'; readonly finding: Finding }
  | {
      readonly type: 'finished';
      readonly stage: Stage;
      readonly title: string;
      readonly elapsedMs: number;
      readonly outcome: 'ok' | 'failed' | 'interrupted';
    };

export type EventSink = (event: StageEvent) => void;
