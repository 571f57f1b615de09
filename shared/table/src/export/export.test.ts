import { describe, expect, test } from 'vitest';
import type {
  ColumnDefinition,
  RowPage,
  RowQuery,
  SelectionScope,
  TableDefinition,
} from '../core/definition.ts';
import { countRows, type RowScope, readScopedRows, type ScopedTable } from '../core/read-scoped-rows.ts';
import { createFileName } from '../files/create-file-name.ts';
import { toExportCell } from './create-field-cell.ts';

interface Fruit {
  readonly id: string;
}

const fruits = Array.from({ length: 1_200 }, (_, index): Fruit => ({ id: String(index) }));
const query: RowQuery = { page: 3, pageSize: 10, keyword: 'x' };

function createScoped(selected: SelectionScope<Fruit>, requested: RowQuery[] = []): ScopedTable<Fruit> {
  const list = async (query: RowQuery): Promise<RowPage<Fruit>> => {
    requested.push(query);
    // A row was added meanwhile: the last row of a page is the first of the next.
    const from = Math.max(0, (query.page - 1) * query.pageSize - (query.page - 1));
    return { list: fruits.slice(from, from + query.pageSize), total: fruits.length };
  };
  const definition = { source: { list }, rowKey: ({ id }: Fruit) => id } as TableDefinition<Fruit>;
  return { definition, query, page: { list: fruits.slice(20, 30), total: fruits.length }, selected };
}

async function getIds(scope: RowScope, scoped: ScopedTable<Fruit>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { rows } of readScopedRows(scope, scoped, {})) ids.push(...rows.map(({ id }) => id));
  return ids;
}

describe('the exported rows', () => {
  const selectedRows: SelectionScope<Fruit> = {
    kind: 'rows',
    keys: ['1', '2'],
    loadedRows: fruits.slice(1, 3),
  };

  test('are those of the page, without another request', async () => {
    const requested: RowQuery[] = [];
    expect(await getIds('page', createScoped(selectedRows, requested))).toHaveLength(10);
    expect(requested).toEqual([]);
  });

  test('are the selected ones, on any page', async () => {
    expect(await getIds('selected', createScoped(selectedRows))).toEqual(['1', '2']);
  });

  test('are all matching rows, page by page, each once', async () => {
    const requested: RowQuery[] = [];
    const ids = await getIds('matching', createScoped(selectedRows, requested));
    expect(requested.map(({ page, pageSize, keyword }) => [page, pageSize, keyword])).toEqual([
      [1, 500, 'x'],
      [2, 500, 'x'],
      [3, 500, 'x'],
    ]);
    expect(ids).toEqual(fruits.slice(0, ids.length).map(({ id }) => id));
  });

  test('are all matching rows except the deselected ones', async () => {
    const all: SelectionScope<Fruit> = { kind: 'matching', query, total: 1_198, except: ['0', '7'] };
    const ids = await getIds('selected', createScoped(all));
    expect(ids).not.toContain('0');
    expect(ids).not.toContain('7');
    expect(countRows('selected', createScoped(all))).toBe(1_198);
  });
});

test('writes labels instead of codes, and keeps the type of numbers and date-times', () => {
  const columns: readonly ColumnDefinition<Record<string, unknown>>[] = [
    { key: 'task', title: 'Task', kind: 'select', options: [{ value: 'pca', label: 'Dimension reduction' }] },
    { key: 'tags', title: 'Tags', kind: 'tags' },
    { key: 'count', title: 'Maximum results', kind: 'number' },
    { key: 'at', title: 'When', kind: 'date' },
    { key: 'none', title: 'Empty', kind: 'text' },
  ];
  const at = new Date(2026, 0, 2, 3, 4, 5, 678);
  const row = { task: 'pca', tags: ['a', 'b'], count: 7, at: at.toISOString(), none: '' };
  expect(columns.map((column) => toExportCell(column, row))).toEqual([
    'Dimension reduction',
    'a, b',
    7,
    new Date(Date.UTC(2026, 0, 2, 3, 4, 5)),
    null,
  ]);
});

test('names a file by content and creation time, in characters that every operating system allows', () => {
  const createdAt = new Date(2026, 0, 2, 3, 4, 5);
  expect(createFileName(['Algorithms', 'Selected'], createdAt, 'csv')).toBe(
    'Algorithms-Selected-20260102-030405.csv',
  );
  expect(createFileName(['a/b:c\\d.e', ''], createdAt, 'xlsx')).toBe('a b c d e-20260102-030405.xlsx');
});
