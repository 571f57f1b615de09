import { expect, test } from 'vitest';
import { findLastPage } from './find-last-page.ts';

test('the last page contains the last row', () => {
  expect([findLastPage(0, 20), findLastPage(20, 20), findLastPage(21, 20)]).toEqual([1, 1, 2]);
});
