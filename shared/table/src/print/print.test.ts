import { LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import type { ColumnDefinition, RowQuery, SelectionScope, TableDefinition } from '../core/definition.ts';
import { collectPrintRows, MAX_PRINTED_ROWS } from './collect-print-rows.ts';

interface Row {
  readonly id: number;
}

const columns: readonly ColumnDefinition<Row>[] = [
  { key: 'task', title: 'Task', kind: 'select', options: [{ value: 'pca', label: 'Reduce' }] },
  { key: 'size', title: 'Size', kind: 'number' },
];
const query: RowQuery = { page: 3, pageSize: 2, keyword: 'k' };

/** A source of `count` rows that records its requests. */
function createTable(count: number) {
  const requested: RowQuery[] = [];
  const definition: TableDefinition<Row> = {
    name: 'test-print',
    title: 'Rows',
    rowKey: ({ id }) => String(id),
    rowName: ({ id }) => `row ${id}`,
    columns,
    source: {
      list: async (body) => {
        requested.push(body);
        const from = (body.page - 1) * body.pageSize;
        const length = Math.max(0, Math.min(body.pageSize, count - from));
        return { list: Array.from({ length }, (_, index) => ({ id: from + index })), total: count };
      },
    },
  };
  return { definition, requested };
}

const nothing: SelectionScope<Row> = { kind: 'rows', keys: [], loadedRows: [] };
const signal = new AbortController().signal;

describe('the printed rows', () => {
  test('are the page on screen, without another request', async () => {
    const { definition, requested } = createTable(9);
    const page = { list: [{ id: 4 }, { id: 5 }], total: 9 };
    const printed = await collectPrintRows('page', { definition, query, page, selected: nothing }, signal);
    expect(printed).toEqual({ list: page.list, total: 2 });
    expect(requested).toEqual([]);
  });

  test('are all matching rows, from the first page on', async () => {
    const { definition, requested } = createTable(1_200);
    const printed = await collectPrintRows(
      'matching',
      { definition, query, page: undefined, selected: nothing },
      signal,
    );
    expect([printed.list.length, printed.total, requested.length]).toEqual([1_200, 1_200, 3]);
    expect(requested[0]).toMatchObject({ page: 1, keyword: 'k' });
  });

  test('stop at the limit of the browser, and report the total', async () => {
    const { definition, requested } = createTable(MAX_PRINTED_ROWS * 10);
    const printed = await collectPrintRows(
      'matching',
      { definition, query, page: undefined, selected: nothing },
      signal,
    );
    expect([printed.list.length, printed.total]).toEqual([MAX_PRINTED_ROWS, MAX_PRINTED_ROWS * 10]);
    // The page after the limit is already requested when the last printed page arrives.
    expect(requested.length).toBe(MAX_PRINTED_ROWS / LIMITS.bulkPageSize + 1);
  });

  test('are the selected rows, individually or all matching rows with exceptions', async () => {
    const { definition } = createTable(5);
    const parts = { definition, query, page: undefined };
    const loadedRows = [{ id: 1 }, { id: 3 }];
    const byHand: SelectionScope<Row> = { kind: 'rows', keys: ['1', '3'], loadedRows };
    expect((await collectPrintRows('selected', { ...parts, selected: byHand }, signal)).list).toEqual(
      loadedRows,
    );
    const allExceptOne: SelectionScope<Row> = { kind: 'matching', query, total: 4, except: ['2'] };
    const printed = await collectPrintRows('selected', { ...parts, selected: allExceptOne }, signal);
    expect([printed.list.map(({ id }) => id), printed.total]).toEqual([[0, 1, 3, 4], 4]);
  });
});
