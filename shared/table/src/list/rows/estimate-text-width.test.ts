import { expect, test } from 'vitest';
import { estimateTextWidth } from './estimate-text-width.ts';

test('counts wide characters as wider', () => {
  expect(estimateTextWidth('编辑')).toBeGreaterThan(estimateTextWidth('ab'));
  expect(estimateTextWidth('admin')).toBeGreaterThan(estimateTextWidth('title'));
});
