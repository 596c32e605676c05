import type { Problem } from './problem.ts';
import { endsAnother, isConsequence } from './secondary.ts';

/** Bounds of memory on a console that never ends. */
const MAX_PROBLEMS = 400;
const MAX_WEIGHT = 24_000_000;
/** Rough bytes of one frame or lock. */
const FRAME_WEIGHT = 250;

/** Finished problems; the same one again in a boot only counts. */
export class ProblemList {
  /** Problems that were counted and not kept. */
  dropped = 0;
  private readonly problems: Problem[] = [];
  private readonly seen = new Map<string, number>();
  private weight = 0;

  add(problem: Problem): void {
    const at = this.seen.get(problem.key);
    const known = at === undefined ? undefined : this.problems[at];
    if (at !== undefined && known !== undefined) {
      this.problems[at] = { ...known, count: known.count + 1 };
      return;
    }
    if (this.problems.length >= MAX_PROBLEMS || this.weight > MAX_WEIGHT) {
      this.dropped += 1;
      return;
    }
    this.weight += problem.frames.length * FRAME_WEIGHT;
    for (const line of problem.excerpt) this.weight += line.length;
    this.seen.set(problem.key, this.problems.length);
    this.problems.push(problem);
  }

  /** Another boot begins: what it shows again is a problem of its own. */
  startBoot(): void {
    this.seen.clear();
  }

  /** Problems in order of their first lines, with those that are not finished; consequences are marked. */
  sorted(unfinished: readonly Problem[] = []): Problem[] {
    const sorted = [...this.problems, ...unfinished].sort((a, b) => a.line - b.line);
    return sorted.map((problem, i) => {
      const earlier = sorted.slice(0, i).filter((other) => other.boot === problem.boot);
      if (isConsequence(problem, earlier)) return { ...problem, secondary: true };
      // Its own stack is only where the kernel gave up; what happened stood in a report that this log has not.
      return endsAnother(problem) ? { ...problem, corrupted: true } : problem;
    });
  }
}
