// @vitest-environment node
import type { LogEntry } from '@atrium/runtime';
import { expect, test } from 'vitest';
import { createLogSource } from './create-log-source.ts';

const entry = (id: number, message: string, type: LogEntry['type'], time: string): LogEntry => ({
  id,
  message,
  type,
  time,
  meta: { info: undefined, uuid: undefined, token: 'secret', address: '/admin/log', extra: {} },
});

const source = createLogSource(
  [
    entry(1, 'Opened', 'info', '2026-01-01 10:00:00'),
    entry(2, 'Broken', 'error', '2026-01-02 10:00:00'),
    entry(3, 'opened again', 'info', '2026-01-03 10:00:00'),
  ],
  new Intl.Collator('en-US').compare,
);

const ids = async (query: Partial<Parameters<typeof source.list>[0]>) => {
  const { list } = await source.list({ page: 1, pageSize: 20, ...query });
  return list.map(({ id }) => id);
};

test('returns entries newest first, page by page', async () => {
  expect(await ids({})).toEqual([3, 2, 1]);
  expect(await ids({ page: 2, pageSize: 2 })).toEqual([1]);
  expect((await source.list({ page: 2, pageSize: 2 })).total).toBe(3);
});

test('finds entries by text, type and time', async () => {
  expect(await ids({ keyword: 'OPENED' })).toEqual([3, 1]);
  expect(await ids({ keyword: '/admin' })).toEqual([3, 2, 1]);
  expect(await ids({ filters: { type: ['error'] } })).toEqual([2]);
  const from = new Date('2026-01-02T00:00:00').toISOString();
  const to = new Date('2026-01-02T23:59:59.999').toISOString();
  expect(await ids({ ranges: { time: { from, to } } })).toEqual([2]);
});

test('sorts entries by several columns', async () => {
  const sort = [
    { field: 'type', order: 'descend' as const },
    { field: 'message', order: 'ascend' as const },
  ];
  expect(await ids({ sort })).toEqual([1, 3, 2]);
});

test('does not search the token', async () => {
  expect(await ids({ keyword: 'secret' })).toEqual([]);
});
