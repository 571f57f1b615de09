// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFirstEntries } from './use-first-entries.ts';

/** The window of jsdom is 768 pixels high, so at most 23 entries fit. */
const FIRST_COUNT = 23;

// An unmounted menu has no timer that could fire after the end of the tests.
afterEach(cleanup);

const createEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/admin/${index}`, title: `Page ${index}` }));

test('a long menu starts with the entries that fit into the window, and shows the others later', async () => {
  const items = createEntries(60);
  const { result } = renderHook(() => useFirstEntries(items, '/admin/2'));
  expect(result.current).toEqual(items.slice(0, FIRST_COUNT));
  await waitFor(() => expect(result.current).toEqual(items), { timeout: 5_000 });
});

test('a long menu starts with all entries if the current page is below the window', () => {
  const items = createEntries(60);
  const { result } = renderHook(() => useFirstEntries(items, '/admin/40'));
  expect(result.current).toEqual(items);
});

test('a short menu starts with all entries', () => {
  const items = createEntries(FIRST_COUNT);
  const { result } = renderHook(() => useFirstEntries(items, undefined));
  expect(result.current).toEqual(items);
});
