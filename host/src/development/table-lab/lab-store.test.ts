import { ERROR_CODES } from '@atrium/contract';
import type { RowQuery } from '@atrium/table';
import { describe, expect, test } from 'vitest';
import { labDraftSchema, makeLabRows } from './lab-row.ts';
import { createLabStore } from './lab-store.ts';

const store = () => createLabStore(makeLabRows(40), () => Promise.resolve());
const all: RowQuery = { page: 1, pageSize: 100 };

describe('the store of sample rows', () => {
  test('has rows that pass its own form', () => {
    for (const row of makeLabRows(40)) expect(labDraftSchema.safeParse(row).success, row.id).toBe(true);
  });

  test('searches, filters, sorts and pages', async () => {
    const { source } = store();
    const page = await source.list({ ...all, page: 2, pageSize: 15 });
    expect([page.list.length, page.total, page.list[0]?.id]).toEqual([15, 40, 'lab-15']);
    const { list } = await source.list({
      ...all,
      filters: { state: ['running', 'done'] },
      ranges: { pieces: { from: 1000 } },
      sort: [
        { field: 'state', order: 'ascend' },
        { field: 'pieces', order: 'descend' },
      ],
    });
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['done', 'running']));
    expect(list).toEqual(list.toSorted((a, b) => a.state.localeCompare(b.state) || b.pieces - a.pieces));
    expect((await source.list({ ...all, keyword: 'ab-00007' })).list.map(({ id }) => id)).toEqual(['lab-7']);
  });

  test('rejects an update of a row that changed meanwhile, and a code that is taken', async () => {
    const { source, records, meddle } = store();
    const [row] = (await source.list(all)).list;
    if (!row) throw new Error('There is no row.');
    meddle(row.id);
    await expect(records.update?.(row, { ...row })).rejects.toMatchObject({
      code: ERROR_CODES.revisionStale,
    });
    await expect(records.create?.({ ...row })).rejects.toMatchObject({ fields: [{ field: 'code' }] });
  });

  test('imports the rows of a file once and reports the codes that are taken', async () => {
    const { source, records } = store();
    const [row] = (await source.list(all)).list;
    if (!row) throw new Error('There is no row.');
    const batch = {
      importId: 'one',
      rows: [
        { ...row, row: 1, code: 'XY-00001' },
        { ...row, row: 2 },
        { ...row, row: 3, code: 'XY-00003' },
      ],
    };
    const { signal } = new AbortController();
    const reported = { stored: 2, refused: [{ row: 2, code: ERROR_CODES.slugTaken, field: 'code' }] };
    expect(await records.importRows?.(batch, signal)).toEqual(reported);
    expect(await records.importRows?.(batch, signal)).toEqual(reported);
    expect((await source.list(all)).total).toBe(42);
  });

  test('adds rows with new ids even after other rows were removed', async () => {
    const { source, records } = store();
    const [row] = (await source.list(all)).list;
    if (!row) throw new Error('There is no row.');
    await records.create?.({ ...row, code: 'XY-00001' });
    await records.remove?.([row]);
    await records.create?.({ ...row, code: 'XY-00002' });
    const { list } = await source.list({ ...all, keyword: 'XY' });
    expect(list.map(({ code }) => code)).toEqual(['XY-00001', 'XY-00002']);
  });

  test('removes and restores rows', async () => {
    const { source, records } = store();
    const gone = (await source.list({ ...all, pageSize: 3 })).list;
    await records.remove?.(gone);
    expect((await source.list(all)).total).toBe(37);
    await records.restore?.(gone);
    expect((await source.list(all)).list.slice(0, 3)).toEqual(gone);
  });

  test('is empty or fails on request', async () => {
    const { source, setMood } = store();
    setMood('empty');
    expect(await source.list(all)).toEqual({ list: [], total: 0 });
    setMood('failing');
    await expect(source.list(all)).rejects.toThrow(/test requires/);
  });
});
