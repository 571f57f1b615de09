import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RowPage, RowQuery, RowSource, RowSourceOptions } from '../definition.ts';
import { useAutoRefresh } from './use-auto-refresh.ts';
import { useRowPage } from './use-row-page.ts';

interface Question {
  readonly query: RowQuery;
  readonly options: RowSourceOptions | undefined;
  answer(...rows: string[]): void;
  fail(): void;
}

let questions: Question[];

const source: RowSource<string> = {
  list: (query, options) =>
    new Promise<RowPage<string>>((resolve, reject) => {
      questions.push({
        query,
        options,
        answer: (...list) => resolve({ list, total: list.length }),
        fail: () => reject(new Error('down')),
      });
    }),
};
const [first, second]: readonly [RowQuery, RowQuery] = [
  { page: 1, pageSize: 20 },
  { page: 2, pageSize: 20 },
];

beforeEach(() => {
  questions = [];
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => renderHook(({ query }) => useRowPage(source, query), { initialProps: { query: first } });
const last = () => {
  const question = questions.at(-1);
  if (!question) throw new Error('Nothing was asked');
  return question;
};

describe('the rows of a table', () => {
  test('are those that were asked for last, and earlier questions are given up', async () => {
    const { result, rerender } = show();
    rerender({ query: second });
    expect(questions.map(({ query, options }) => [query.page, options?.signal?.aborted])).toEqual([
      [1, true],
      [2, false],
    ]);
    questions[1]?.answer('new');
    await waitFor(() => expect(result.current.page?.list).toEqual(['new']));
    await act(async () => questions[0]?.answer('old'));
    expect(result.current.page?.list).toEqual(['new']);
  });

  test('are asked for anew when they come from elsewhere', async () => {
    const elsewhere: RowSource<string> = { list: async () => ({ list: ['elsewhere'], total: 1 }) };
    const { result, rerender } = renderHook(({ from }) => useRowPage(from, first), {
      initialProps: { from: source },
    });
    rerender({ from: elsewhere });
    await waitFor(() => expect(result.current.page?.list).toEqual(['elsewhere']));
    expect(questions[0]?.options?.signal?.aborted).toBe(true);
  });

  test('stay while newer ones are on their way, and when these fail', async () => {
    const { result, rerender } = show();
    last().answer('a');
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    rerender({ query: second });
    expect(result.current).toMatchObject({ isLoading: true, page: { list: ['a'] } });
    last().fail();
    await waitFor(() => expect(result.current.error).toMatchObject({ message: 'down' }));
    expect(result.current).toMatchObject({ isLoading: false, page: { list: ['a'] } });
  });

  test('renew themselves without a sign, and a failure of that changes nothing', async () => {
    const { result } = show();
    last().answer('a');
    await waitFor(() => expect(result.current.page).toBeDefined());
    act(() => void result.current.renew());
    expect(result.current.isLoading).toBe(false);
    expect(last().options?.isSilent).toBe(true);
    await act(async () => last().fail());
    expect(result.current).toMatchObject({ error: undefined, page: { list: ['a'] } });
    act(() => void result.current.renew());
    last().answer('a', 'b');
    await waitFor(() => expect(result.current.page?.total).toBe(2));
  });
});

test('a list renews itself every so many seconds while it can be seen, and not at all by 0', () => {
  vi.useFakeTimers();
  const renew = vi.fn();
  const { rerender } = renderHook(({ seconds }) => useAutoRefresh(seconds, renew), {
    initialProps: { seconds: 10 },
  });
  vi.advanceTimersByTime(25_000);
  expect(renew).toHaveBeenCalledTimes(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(30_000);
  expect(renew).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
  rerender({ seconds: 0 });
  vi.advanceTimersByTime(60_000);
  expect(renew).toHaveBeenCalledTimes(2);
});
