import { LIMITS } from '@atrium/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RowQuery, SelectionScope, TableDefinition } from '../core/definition.ts';
import { showTable } from '../testing/table-page.fixture.tsx';

interface Fruit {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly weight: number;
}

const FRUITS: readonly Fruit[] = Array.from({ length: 45 }, (_, index) => ({
  id: `id-${index}`,
  name: `Fruit ${index}`,
  kind: index % 2 === 0 ? 'sweet' : 'sour',
  weight: index,
}));

let tests = 0;
let requested: RowQuery[];
let isDown: boolean;
let stored: readonly Fruit[];
let shownQuery: () => Readonly<Record<string, string>>;
let done: SelectionScope<Fruit>[];

beforeEach(() => {
  [requested, isDown, stored, done] = [[], false, FRUITS, []];
  // A user's settings of a table are stored by its name: each test uses its own table.
  tests += 1;
});

afterEach(cleanup);

const definition: TableDefinition<Fruit> = {
  name: 'test-fruits',
  title: 'Fruits',
  keyword: 'Search names',
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  source: {
    list: async (query) => {
      requested.push(query);
      await new Promise((resolve) => setImmediate(resolve));
      if (isDown) throw new Error('down');
      const kinds = query.filters?.kind;
      const found = stored.filter(
        ({ name, kind }) => name.includes(query.keyword ?? '') && (!kinds || kinds.includes(kind)),
      );
      const from = (query.page - 1) * query.pageSize;
      return { list: found.slice(from, from + query.pageSize), total: found.length };
    },
  },
  selectionActions: [
    { key: 'weigh', label: 'Weigh', supportsAllMatching: true, run: (scope) => void done.push(scope) },
  ],
  columns: [
    { key: 'name', title: 'Name', kind: 'text', isName: true, isSortable: true, fixed: 'start' },
    {
      key: 'kind',
      title: 'Taste',
      kind: 'select',
      isSearchable: true,
      options: [
        { value: 'sweet', label: 'Sweet' },
        { value: 'sour', label: 'Sour' },
      ],
    },
    { key: 'weight', title: 'Weight', kind: 'number', isSortable: true, isSearchable: true },
  ],
};

async function show(path = '/fruits', shown: TableDefinition<Fruit> = definition) {
  ({ query: shownQuery } = await showTable(path, { ...shown, name: `test-fruits-${tests}` }));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const namesShown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

describe('a table screen', () => {
  test('searches by the filters of its columns, stores them in the location, and resets them', async () => {
    await show();
    await screen.findByRole('rowheader', { name: 'Fruit 0' });
    await userEvent.type(screen.getByLabelText('Keyword'), 'Fruit 1');
    await userEvent.click(button(/Taste/));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sour' }));
    await userEvent.type(screen.getByLabelText('Weight: from'), '3');
    await userEvent.click(button('Search'));
    await screen.findByText('1–6 of 6');
    expect(shownQuery()).toEqual({ keyword: 'Fruit 1', kind: 'sour', weight: '3..' });
    expect(requested.at(-1)).toEqual({
      page: 1,
      pageSize: 20,
      keyword: 'Fruit 1',
      filters: { kind: ['sour'] },
      ranges: { weight: { from: 3 } },
    });
    await userEvent.click(button('Reset'));
    await screen.findByText('1–20 of 45');
    expect(shownQuery()).toEqual({});
    expect(screen.getByLabelText<HTMLInputElement>('Keyword').value).toBe('');
  });

  test('lists the filters as chips while the form is hidden, and removes one or all of them', async () => {
    await show('/fruits?keyword=Fruit%201&kind=sour&weight=3..');
    await screen.findByText('1–6 of 6');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await userEvent.click(button('Hide filters'));
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Keyword: Fruit 1',
      'Taste: Sour',
      'Weight: ≥ 3',
    ]);
    await userEvent.click(button('Remove filter Taste: Sour'));
    await waitFor(() => expect(shownQuery()).toEqual({ keyword: 'Fruit 1', weight: '3..' }));
    await userEvent.click(button('Clear all'));
    await waitFor(() => expect(shownQuery()).toEqual({}));
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  test('marks a keyword that is too long as an error, does not truncate it and does not search for it', async () => {
    const long = 'k'.repeat(LIMITS.keywordLength + 1);
    await show(`/fruits?keyword=${long}`);
    const field = screen.getByLabelText('Keyword');
    expect(field).toMatchObject({ value: long });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('201 / 200');
    await waitFor(() => expect(requested.at(-1)?.keyword).toBe(long));
    fireEvent.change(field, { target: { value: `${long}k` } });
    await userEvent.click(button('Search'));
    expect(shownQuery().keyword).toBe(long);
    fireEvent.change(field, { target: { value: 'Fruit 44' } });
    await userEvent.click(button('Search'));
    await waitFor(() => expect(namesShown()).toEqual(['Fruit 44']));
  });

  test('sorts by one column, and by several with Shift', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await user.keyboard('{Shift>}');
    await user.click(button('Weight'));
    await user.click(button(/Weight/));
    await user.keyboard('{/Shift}');
    expect(shownQuery()).toEqual({ sort: 'name,-weight' });
    expect(requested.at(-1)?.sort).toEqual([
      { field: 'name', order: 'ascend' },
      { field: 'weight', order: 'descend' },
    ]);
    expect(screen.getByRole('columnheader', { name: /Weight/ }).getAttribute('aria-sort')).toBe('descending');
  });

  test('keeps a selection across pages, counts it, and passes all of it to an action', async () => {
    await show('/fruits?size=10');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Fruit 3' }));
    await userEvent.click(button('Next'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Fruit 10' }));
    expect(screen.getByRole('status').textContent).toContain('2 rows selected');
    await userEvent.click(button('Weigh'));
    expect(done.at(-1)).toMatchObject({ kind: 'rows', keys: ['id-3', 'id-10'] });

    await userEvent.click(button('Select all 45 matching rows'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Fruit 11' }));
    await userEvent.click(button('Weigh'));
    expect(done.at(-1)).toMatchObject({ kind: 'matching', total: 44, except: ['id-11'] });
    await userEvent.click(button('Clear'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('goes back a page when the last row of the last page is removed', async () => {
    await show('/fruits?size=10&page=5');
    await screen.findByText('41–45 of 45');
    stored = FRUITS.slice(0, 40);
    await userEvent.click(button('Refresh'));
    await screen.findByText('31–40 of 40');
    expect(shownQuery()).toEqual({ size: '10', page: '4' });
  });

  test('previews columns while they are edited, and saves or discards the changes', async () => {
    await show();
    const titles = () =>
      screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    await screen.findByRole('rowheader', { name: 'Fruit 0' });
    await userEvent.click(button('Column settings'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Column settings' }));
    expect(drawer.getByText('3 of 3 columns shown')).toBeTruthy();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Taste' }));
    expect(drawer.getByRole<HTMLInputElement>('checkbox', { name: 'All columns' }).indeterminate).toBe(true);
    drawer.getByRole('button', { name: 'Move “Weight”' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.selectOptions(drawer.getByLabelText('Pin “Weight”'), 'start');
    expect(titles().slice(1)).toEqual(['Weight', 'Name']);
    expect(drawer.getByRole('status').textContent).toBe('“Weight” moved to column 1 of 3');
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    expect(titles().slice(1)).toEqual(['Name', 'Taste', 'Weight']);

    await userEvent.click(button('Column settings'));
    const again = within(await screen.findByRole('dialog', { name: 'Column settings' }));
    await userEvent.click(again.getByRole('checkbox', { name: 'Taste' }));
    await userEvent.click(again.getByRole('button', { name: 'Apply' }));
    cleanup();
    await show();
    await screen.findByRole('rowheader', { name: 'Fruit 0' });
    expect(titles().slice(1)).toEqual(['Name', 'Weight']);
  });

  test('saves what is shown as a view, shows it again, and opens with the default one', async () => {
    await show('/fruits?kind=sour&sort=-weight');
    await screen.findByText('1–20 of 22');
    await userEvent.click(button('Density'));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await userEvent.click(button('Views'));
    await userEvent.type(screen.getByLabelText('View name'), 'Sour ones');
    await userEvent.click(button('Save'));
    await userEvent.click(button('Set Sour ones as default'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Reset'));
    await screen.findByText('1–20 of 45');
    await userEvent.click(button(/^Views/));
    await userEvent.click(button(/^Sour ones/));
    await screen.findByText('1–20 of 22');
    const shown = { kind: 'sour', sort: '-weight', density: 'small', columns: 'name_s,kind,weight' };
    expect(shownQuery()).toEqual(shown);
    cleanup();
    await show();
    await waitFor(() => expect(shownQuery()).toEqual(shown));
  });

  test('shows separate messages for failed rows, no matches and no rows, each with a next step', async () => {
    isDown = true;
    await show('/fruits?keyword=x');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText('1–20 of 45');
    stored = [];
    await userEvent.click(button('Refresh'));
    expect(await screen.findByText('No data yet')).toBeTruthy();
  });

  test('shows two actions as icons with tooltips and all other actions in a menu, hides its filters, and stores this choice for the user', async () => {
    const ran: string[] = [];
    const actions = ['One', 'Two', 'Three', 'Four'].map((label) => ({
      key: label,
      label,
      icon: label === 'One' ? undefined : <svg aria-hidden="true" />,
      isDangerous: label === 'Three',
      run: ({ name }: Fruit) => void ran.push(`${label} ${name}`),
    }));
    await show('/fruits', { ...definition, rowActions: actions });
    const two = await screen.findByRole('button', { name: 'Two Fruit 1' });
    expect([two.title, two.textContent]).toEqual(['Two', '']);
    await userEvent.click(two);
    expect(screen.getByRole('button', { name: 'Four Fruit 1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Three Fruit 1' })).toBeNull();
    await userEvent.click(button('More actions for Fruit 1'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['One', 'Three']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Three' }));
    expect(ran).toEqual(['Two Fruit 1', 'Three Fruit 1']);
    await userEvent.click(button('Hide filters'));
    expect(screen.queryByLabelText('Keyword')).toBeNull();
    cleanup();
    await show();
    expect(await screen.findAllByRole('rowheader')).toHaveLength(20);
    expect(button('Show filters')).toBeTruthy();
  });

  test('renders a window of a long page at any scroll position', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...FRUITS[0],
      id: `${index}`,
      name: `Long ${index}`,
    }));
    const list = many as readonly Fruit[];
    await show('/fruits', { ...definition, source: { list: async () => ({ list, total: list.length }) } });
    await screen.findByRole('rowheader', { name: 'Long 0' });
    expect(namesShown().length).toBeLessThan(60);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    const frame = screen.getByRole('region', { name: 'Fruits table' });
    fireEvent.scroll(frame, { target: { scrollTop: 44 * 5_000 } });
    const row = await screen.findByRole('rowheader', { name: 'Long 5000' });
    expect(row.closest('tr')?.getAttribute('aria-rowindex')).toBe('5002');
    expect(screen.queryByRole('rowheader', { name: 'Long 0' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Long 5000' }));
    fireEvent.scroll(frame, { target: { scrollTop: 0 } });
    await screen.findByRole('rowheader', { name: 'Long 0' });
    expect(screen.getByRole('status').textContent).toContain('1 row selected');
  });

  test('becomes cards on narrow screens: hidden filters, a sort choice, all actions in a menu, collapsed fields', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const ran: string[] = [];
    const rowActions = [{ key: 'eat', label: 'Eat', run: ({ name }: Fruit) => void ran.push(name) }];
    await show('/fruits', { ...definition, rowActions });
    const cards = await screen.findByRole('list', { name: 'Fruits' });
    expect(await within(cards).findAllByRole('listitem')).toHaveLength(20);
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(button('More actions for Fruit 1'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Eat' }));
    expect(ran).toEqual(['Fruit 1']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), '-weight');
    expect(shownQuery()).toEqual({ sort: '-weight' });
    expect(screen.queryByRole('search')).toBeNull();
    await userEvent.click(button('Show filters'));
    expect(screen.queryByLabelText('Weight: from')).toBeNull();
    await userEvent.click(button('More'));
    expect(screen.getByLabelText('Weight: from')).toBeTruthy();
    width.mockRestore();
  });
});
