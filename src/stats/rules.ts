/**
 * When a difference counts. Every number that decides about a performance finding stands here, with its reason;
 * bench/statistics.ts prints what the rules let through and what they find.
 */
export type Timing = 'wall' | 'virtual';

export interface Rule {
  /** Boots a side (wall) or pairs of boots (virtual) below which only a very large change may be told. */
  readonly minBoots: number;
  /** A p value, after Holm's adjustment over the commands, must be below this. */
  readonly alpha: number;
  /** Smaller shifts are never told, percent. */
  readonly floorPercent: number;
  /** Smaller shifts are never told, seconds. */
  readonly floorSeconds: number;
  /** The floor is raised to this many times the measured noise (see `noise`). */
  readonly noiseFactor: number;
  /** base-mad: MAD of the base boots / their median. seed-error: standard error of the difference of the means over seeds, both sides' scatter together. */
  readonly noise: 'base-mad' | 'seed-error';
  /** Boots a side worth running by default. */
  readonly usualBoots: number;
  readonly reasons: {
    readonly minBoots: string;
    readonly alpha: string;
    readonly floorPercent: string;
    readonly floorSeconds: string;
    readonly noiseFactor: string;
  };
}

export const RULES: Readonly<Record<Timing, Rule>> = {
  wall: {
    minBoots: 5,
    alpha: 0.05,
    floorPercent: 5,
    floorSeconds: 50e-6,
    noiseFactor: 2,
    noise: 'base-mad',
    usualBoots: 6,
    reasons: {
      minBoots:
        'With 4 boots a side the smallest exact p is 0.029 and one stray boot decides; with 5 it is 0.008, which also survives Holm over up to 6 commands.',
      alpha: 'The usual level; the floors below carry most of the protection against false findings.',
      floorPercent: 'Kernel layout alone moves short commands by a few percent.',
      floorSeconds:
        'Starting and waiting for a process costs about a millisecond; 5 % of that is its own noise.',
      noiseFactor:
        'Boots fall into fast and slow regimes of the host; a shift within the usual distance between base boots is the host.',
    },
  },
  virtual: {
    minBoots: 6,
    alpha: 0.05,
    floorPercent: 2,
    floorSeconds: 10e-6,
    noiseFactor: 4,
    noise: 'seed-error',
    usualBoots: 12,
    reasons: {
      minBoots:
        'Signs of 5 pairs cannot go below p = 0.0625, of 6 pairs below 0.031: no verdict is possible with fewer than 6.',
      alpha:
        'Virtual time has no host noise, but the phase of the timer tick against the command changes with every change of layout, so sides are still compared by a test.',
      floorPercent:
        'A rebuilt kernel that does the same work moves by up to 1 % through phase and inlining, however many seeds are run.',
      floorSeconds:
        'About five thousand instructions: a different page fault or slab refill, not a different design.',
      noiseFactor:
        'Single seeds scatter by about 1.3 % from the tick phase. Four standard errors of that, estimated from both sides together, leave fewer than 1 false finding in 300 comparisons of 4 commands, and 12 seeds then find 3 % in 9 cases of 10 (bench/statistics.ts). The p value alone would allow 1 in 20.',
    },
  },
};

/** With too few boots, or when Holm leaves no p small enough, only this may be told. */
export const VERY_LARGE = {
  minBoots: 2,
  ratio: 2,
  /** Even the two closest boots of the two sides must differ by this. */
  closestRatio: 1.6,
  reason:
    'All boots of one side are faster than all of the other, by more than twice in the middle and by more than host regimes were measured to differ (1.6 times) where they are closest.',
} as const;

/** Holm needs a family: commands of one machine and one kind of timing, without the controls. */
export const HOLM_REASON =
  'Each further command is a further chance of a false finding; the controls are no hypotheses about the series.';
