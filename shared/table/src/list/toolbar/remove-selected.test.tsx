import { BusinessError } from '@atrium/runtime';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { object, string } from 'zod/mini';
import type { RowQuery, RowSourceOptions, TableDefinition } from '../../core/definition.ts';
import { respondLater } from '../../testing/respond-later.fixture.ts';
import { showTable } from '../../testing/table-page.fixture.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}

let stored: readonly Row[];
let removed: readonly Row[];
let requested: { readonly query: RowQuery; readonly options: RowSourceOptions | undefined }[];
let rejection: BusinessError | undefined;

const definition: TableDefinition<Row> = {
  name: 'test-collecting',
  title: 'Row',
  keyword: 'Search names',
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  source: {
    list: async (query, options) => {
      requested.push({ query, options });
      if (rejection) throw rejection;
      const found = stored.filter(({ name }) => name.includes(query.keyword ?? ''));
      const from = (query.page - 1) * query.pageSize;
      return await respondLater({ list: found.slice(from, from + query.pageSize), total: found.length });
    },
  },
  columns: [{ key: 'name', title: 'Name', kind: 'text', isName: true }],
  form: {
    schema: object({ name: string() }),
    noun: 'Row',
    source: {
      remove: async (rows) => {
        removed = rows;
        stored = stored.filter((row) => !rows.includes(row));
      },
    },
  },
};

const createRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: index % 2 === 0 ? `Even ${index}` : `Odd ${index}`,
  }));

beforeEach(() => {
  [stored, removed, requested, rejection] = [createRows(900), [], [], undefined];
});

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

/** Selects all rows that match the location. */
async function selectAll(path: string, first: string, all: string) {
  const shown = await showTable(path, definition);
  await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${first}` }));
  await userEvent.click(button(`Select all ${all} matching rows`));
  return shown;
}

describe('the removal of all matching rows', () => {
  test('collects the rows of every page, except the deselected ones', async () => {
    stored = createRows(1_400);
    await selectAll('/rows?keyword=Odd&size=10&page=2', 'Odd 21', '700');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Odd 23' }));
    requested = [];
    await userEvent.click(button('Delete selected'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('and 694 more')).toBeTruthy();
    expect(requested.map(({ query }) => query)).toEqual(
      [1, 2].map((page) => ({ page, pageSize: 500, keyword: 'Odd' })),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('1–1 of 1');
    expect(removed).toHaveLength(699);
    expect(stored.filter(({ name }) => name.startsWith('Even'))).toHaveLength(700);
    expect(stored.filter(({ name }) => name.startsWith('Odd')).map(({ id }) => id)).toEqual(['id-23']);
    expect(screen.queryByRole('button', { name: 'Delete selected' })).toBeNull();
  });

  test('is rejected beyond the limit of one call, before anything is loaded', async () => {
    stored = createRows(1_001);
    const { pane } = await selectAll('/rows', 'Even 0', '1,001');
    requested = [];
    await userEvent.click(button('Delete selected'));
    expect(pane.shownToasts).toEqual([
      'warning: You can delete at most 1000 items at once. Narrow the filters.',
    ]);
    expect(requested).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Odd 1' }));
    await userEvent.click(button('Delete selected'));
    expect(await screen.findByRole('dialog', { name: 'Delete 1,000 items?' })).toBeTruthy();
  });

  test('sends nothing if the rows cannot be loaded, reports the error once, and can be retried', async () => {
    const { pane } = await selectAll('/rows', 'Even 0', '900');
    requested = [];
    rejection = new BusinessError({ code: 1500, msg: 'Too busy', url: '/x', fields: [] });
    await userEvent.click(button('Delete selected'));
    await waitFor(() => expect(pane.shownToasts).toEqual(['error: Too busy']));
    expect(requested.map(({ options }) => options?.isSilent)).toEqual([true]);
    expect(screen.queryByRole('dialog')).toBeNull();
    rejection = undefined;
    await userEvent.click(button('Delete selected'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
