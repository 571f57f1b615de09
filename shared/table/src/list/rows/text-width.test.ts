import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('counts wide characters as wider', () => {
  expect(textWidth('编辑')).toBeGreaterThan(textWidth('ab'));
  expect(textWidth('admin')).toBeGreaterThan(textWidth('title'));
});
