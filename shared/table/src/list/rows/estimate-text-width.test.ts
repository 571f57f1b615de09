import { expect, test } from 'vitest';
import { estimateTextWidth } from './estimate-text-width.ts';

test('estimates a larger width for wide characters', () => {
  expect(estimateTextWidth('编辑')).toBeGreaterThan(estimateTextWidth('ab'));
  expect(estimateTextWidth('admin')).toBeGreaterThan(estimateTextWidth('title'));
});
