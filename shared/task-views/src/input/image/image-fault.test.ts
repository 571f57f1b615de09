import { expect, test } from 'vitest';
import { sizeFault } from './image-fault.ts';

test.each([
  [32_768, 1, 'side'],
  [1, 40_000_000, 'side'],
  [10_000, 4_001, 'pixels'],
  [32_767, 1_220, undefined],
])('an image of %i × %i pixels has the fault %s', (width, height, fault) => {
  expect(sizeFault({ width, height })).toBe(fault);
});
