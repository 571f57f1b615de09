import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { object, string } from 'zod/mini';
import type { RowQuery, RowSourceOptions, TableDefinition } from '../core/definition.ts';
import { respondLater } from '../testing/respond-later.fixture.ts';
import { showTable } from '../testing/table-page.fixture.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const LIST: readonly Row[] = Array.from({ length: 205 }, (_, index) => ({
  id: `id-${index}`,
  name: `Row ${index}`,
  tags: [],
}));

let requested: { readonly query: RowQuery; readonly options: RowSourceOptions | undefined }[];
/** The promise that responses wait for. */
let pending: Promise<void> | undefined;
let tests = 0;

const definition: TableDefinition<Row> = {
  name: '',
  title: 'List',
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  source: {
    list: async (query, options) => {
      requested.push({ query, options });
      await pending;
      const from = (query.page - 1) * query.pageSize;
      return await respondLater({ list: LIST.slice(from, from + query.pageSize), total: LIST.length });
    },
  },
  columns: [
    { key: 'name', title: 'Name', kind: 'text', isName: true, isSearchable: true },
    { key: 'tags', title: 'Tags', kind: 'tags', isSearchable: true },
    { key: 'madeAt', title: 'Created', kind: 'date', isSearchable: true },
    { key: 'note', title: 'Note', kind: 'text', isHidden: true },
  ],
  form: { schema: object({ name: string() }), noun: 'Row', source: {} },
  refreshChoices: [5, 30],
};

beforeEach(() => {
  [requested, pending] = [[], undefined];
  tests += 1;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const show = (path = '/list') => showTable(path, { ...definition, name: `test-habits-${tests}` });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const firstRow = () => screen.findByRole('rowheader', { name: 'Row 0' });

describe('the search of a table', () => {
  test('has a field for text, for tags and for days, and sends them as filters', async () => {
    const { query } = await show();
    await userEvent.type(await screen.findByLabelText('Name'), '甲');
    await userEvent.type(screen.getByLabelText('Tags'), '红,蓝');
    await userEvent.type(await screen.findByLabelText('Created: from'), '2026-01-31');
    await userEvent.type(screen.getByLabelText('Created: to'), '2026-02-01');
    await userEvent.keyboard('{Enter}');
    expect(query()).toEqual({ name: '甲', tags: '红,蓝', madeAt: '2026-01-31..2026-02-01' });
    await waitFor(() =>
      expect(requested.at(-1)?.query).toMatchObject({
        filters: { name: ['甲'], tags: ['红', '蓝'] },
        ranges: {
          madeAt: {
            from: new Date(2026, 0, 31).toISOString(),
            to: new Date(2026, 1, 1, 23, 59, 59, 999).toISOString(),
          },
        },
      }),
    );
  });

  test.each([
    [300, 'minmax(0, 1fr)'],
    [500, 'repeat(1, minmax(0, 1fr)) minmax(min-content, 1fr)'],
    [1_000, 'repeat(3, minmax(0, 1fr)) minmax(min-content, 1fr)'],
    [4_000, 'repeat(5, minmax(0, 1fr)) minmax(min-content, 1fr)'],
  ])('has as many columns as fit into %i pixels', async (width, columns) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    await show();
    const tool = await screen.findByRole('button', { name: /^(Show|Hide) filters$/ });
    if (tool.getAttribute('aria-expanded') === 'false') await userEvent.click(tool);
    const form = screen.getByRole('form', { name: 'Filters' });
    expect(form.style.gridTemplateColumns).toBe(columns);
  });

  test('keeps its last column for the buttons on a wide screen', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2_000);
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    await showTable('/list', {
      ...{ ...definition, name: `test-habits-${tests}` },
      columns: names.map((name, index) => ({
        ...{ key: name, title: name, kind: 'text', isName: index === 0, isSearchable: true },
      })),
    });
    const tool = await screen.findByRole('button', { name: /^(Show|Hide) filters$/ });
    if (tool.getAttribute('aria-expanded') === 'false') await userEvent.click(tool);
    const form = within(screen.getByRole('form', { name: 'Filters' }));
    expect(form.getAllByRole('textbox')).toHaveLength(5);
    expect(form.getByRole('button', { name: 'More' })).toBeTruthy();
  });
});

describe('a table', () => {
  test('goes to the last page if the user enters a larger number, and then shows its number', async () => {
    const { query } = await show();
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page number' });
    const enter = async (text: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, `${text}{Enter}`);
    };
    await enter('99');
    await screen.findByText('201–205 of 205');
    await enter('99');
    expect([box.value, query()]).toEqual(['11', { page: '11' }]);
  });

  test('shows a skeleton until its first rows load, and is marked as busy', async () => {
    let dismiss = () => {};
    pending = new Promise((resolve) => {
      dismiss = resolve;
    });
    await show();
    const table = await screen.findByRole('table', { name: 'List' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(6);
    dismiss();
    await firstRow();
    expect(table.getAttribute('aria-busy')).toBe('false');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(20);
  });

  test('has pages of 10 to 200 rows; another page size starts at the first page', async () => {
    const { query } = await show('/list?page=3');
    const sizes = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
    expect([...sizes.options].map(({ value }) => value)).toEqual(['10', '20', '50', '100', '200']);
    expect(sizes.value).toBe('20');
    await userEvent.selectOptions(sizes, '200');
    await screen.findByText('1–200 of 205');
    expect(query()).toEqual({ size: '200' });
    await userEvent.click(button('Next'));
    await screen.findByText('201–205 of 205');
    expect(button('Next')).toHaveProperty('disabled', true);
  });

  test('starts a page at its first row, and keeps the scroll position on a refresh', async () => {
    await show('/list?size=100');
    await firstRow();
    const frame = screen.getByRole('region', { name: 'List table' });
    fireEvent.scroll(frame, { target: { scrollTop: 44 * 60 } });
    await screen.findByRole('rowheader', { name: 'Row 60' });
    requested = [];
    await userEvent.click(button('Refresh'));
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
    expect([requested.length, frame.scrollTop]).toEqual([1, 44 * 60]);
    expect(screen.getByRole('rowheader', { name: 'Row 60' })).toBeTruthy();
    await userEvent.click(button('Next'));
    await screen.findByRole('rowheader', { name: 'Row 100' });
    expect(frame.scrollTop).toBe(0);
  });

  test('marks opened rows, also after the list is shown again', async () => {
    const { unmount } = await show();
    await firstRow();
    expect(screen.queryByRole('img', { name: 'Viewed' })).toBeNull();
    await userEvent.click(button('View Row 2'));
    await screen.findByRole('dialog');
    const marked = () =>
      screen
        .getAllByRole('img', { name: 'Viewed', hidden: true })
        .map((mark) => mark.closest('tr')?.textContent);
    expect(marked()).toEqual([expect.stringContaining('Row 2')]);
    unmount();
    await show();
    await firstRow();
    expect(marked()).toEqual([expect.stringContaining('Row 2')]);
  });

  test('refreshes at the chosen interval, and stops when it is turned off', async () => {
    await show();
    await firstRow();
    await userEvent.click(button('Auto refresh'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Every 5 seconds' }));
    requested = [];
    vi.advanceTimersByTime(10_500);
    expect(requested.map(({ options }) => options?.isSilent)).toEqual([true, true]);
    await userEvent.click(button('Auto refresh: every 5 seconds'));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Off' }));
    requested = [];
    vi.advanceTimersByTime(60_000);
    expect(requested).toEqual([]);
  });

  test('shows all columns or only the one with the name, with the given widths, and resets them', async () => {
    await show();
    await firstRow();
    const titles = () =>
      screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    const defined = titles();
    await userEvent.click(button('Column settings'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Column settings' }));
    const all = drawer.getByRole('checkbox', { name: 'All columns' });
    expect(drawer.getByText('3 of 4 columns shown')).toBeTruthy();
    await userEvent.click(all);
    expect(titles()).toEqual(expect.arrayContaining(['Name', 'Tags', 'Created', 'Note']));
    await userEvent.click(all);
    expect(drawer.getByText('1 of 4 columns shown')).toBeTruthy();
    expect(titles()).not.toContain('Tags');
    await userEvent.click(all);
    await userEvent.type(drawer.getByLabelText('Width of “Tags” (pixels)'), '320{Enter}');
    const widths = () => [...document.querySelectorAll('col')].map(({ style }) => style.width);
    expect(widths()).toContain('320px');
    await userEvent.click(drawer.getByRole('button', { name: 'Restore defaults' }));
    expect(titles()).toEqual(defined);
    expect(widths()).not.toContain('320px');
  });
});

describe('a click on a row', () => {
  const view = (name: string) => screen.findByRole('dialog', { name });

  test('opens it in a drawer, in which the keys J and K go to the rows below and above', async () => {
    await show();
    await firstRow();
    await userEvent.click(screen.getByRole('rowheader', { name: 'Row 1' }));
    const drawer = within(await view('Row 1'));
    await userEvent.keyboard('k');
    expect(within(await view('Row 0')).getByRole('button', { name: 'Previous row (K)' })).toHaveProperty(
      'disabled',
      true,
    );
    await userEvent.keyboard('jj');
    await view('Row 2');
    await userEvent.click(drawer.getByRole('button', { name: 'Next row (J)' }));
    await view('Row 3');
  });

  test('does not open it while its text is selected', async () => {
    await show();
    const name = await firstRow();
    getSelection()?.selectAllChildren(name);
    fireEvent.click(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    getSelection()?.removeAllRanges();
    fireEvent.click(name);
    await view('Row 0');
  });
});
