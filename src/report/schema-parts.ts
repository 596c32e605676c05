import { z } from 'zod';

/** Building blocks of the result's schema: every text, list and number has a limit. */

export const text = z.string().max(2_000_000);
export const shortText = z.string().max(10_000);
export const machineName = z.string().min(1).max(200);
export const flag = z.boolean();
/** A count, an index or a seed. */
export const integer = z.int().min(0);
/** A finite number; JSON has no others, and 1e308 is no figure of ours. */
export const real = z.number().min(-1e15).max(1e15);
export const seconds = z.number().min(0).max(1e9);
export const side = z.enum(['base', 'patched']);
export const timing = z.enum(['wall', 'virtual']);
export const identity = z.object({ name: shortText, email: shortText });
export const rate = z.object({ hits: integer, runs: integer });

/** A list, read-only as all of a result is. */
export function list<T extends z.ZodType>(item: T) {
  return z.array(item).max(100_000).readonly();
}
