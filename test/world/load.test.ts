import { expect, test } from 'vitest';
import { patienceFor } from '../../src/world/load.ts';

test.each([
  [0, 2, 1],
  [2, 2, 1],
  [7, 2, 3.5],
  [400, 2, 10],
])('at a load of %d on %d CPUs a guest may take %d times as long', (load, cpus, factor) => {
  expect(patienceFor(load, cpus)).toBe(factor);
});
