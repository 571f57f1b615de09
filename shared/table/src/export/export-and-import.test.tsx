import { ERROR_CODES } from '@atrium/contract';
import { appStore, clearLogAtom, logEntriesAtom } from '@atrium/runtime';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FruitTable, pick, press, setUpFruitTable, showFruit } from '../testing/transfer.fixture.tsx';
import { EXPORT_DEFAULTS } from './export-options.ts';

let table: FruitTable;

beforeEach(() => {
  table = setUpFruitTable();
});

afterEach(() => table.tearDown());

const show = () => showFruit(table);

test('maps, checks, corrects and stores rows of a file', async () => {
  table.respond = async ({ rows }) => ({
    stored: rows.length - 1,
    rejected: [{ row: 5, code: ERROR_CODES.slugTaken, field: 'slug' }],
  });
  await show();
  await pick("Slug;Name;Other\nplum;'\u2060=李子;x\n\nBAD;杏;\npear;梨;\n;空;\n");
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Slug').value).toBe('0'));
  expect(screen.getByLabelText<HTMLSelectElement>('Name').value).toBe('1');
  await press('Review data');
  await screen.findByText(/Valid rows: 2, rows with errors: 2/);
  const cell = screen.getByLabelText('Row 4, Slug');
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(cell);
  await userEvent.type(cell, 'apricot');
  await press('Import valid rows (3)');
  await screen.findByText('2 of 4 rows imported; 2 failed');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(table.sent.flatMap(({ rows }) => rows)).toEqual([
    { row: 2, name: '=李子', slug: 'plum' },
    { row: 4, name: '杏', slug: 'apricot' },
    { row: 5, name: '梨', slug: 'pear' },
  ]);
  await press('Download failed rows');
  await waitFor(() => expect(table.saved).toHaveLength(1));
  expect(table.saved[0]?.name).toMatch(/^Fruits-Import errors-\d{8}-\d{6}\.csv$/);
  const lines = ((await table.saved[0]?.file.text()) ?? '').trim().split('\r\n');
  expect(lines).toEqual([
    'Row,Name,Slug,Taste,Import errors',
    '5,梨,pear,,Slug: Already in use',
    '6,空,,,Slug: Required',
  ]);
});

test('continues after an interruption, and stores no row twice', async () => {
  let isDown = true;
  table.respond = async ({ rows }) => {
    if (isDown) throw new Error('down');
    return { stored: rows.length, rejected: [] };
  };
  const pane = await show();
  await pick('name,slug\na,b\n');
  await press('Review data');
  await screen.findByText(/Rows ready to import/);
  await press('Import all rows (1)');
  await screen.findByText(/The import was interrupted/);
  expect(pane.isDirty()).toBe(true);
  await press('Close');
  expect((await screen.findByText(/The import is not finished/)).closest('[role=alert]')).not.toBeNull();
  await press('Keep editing');
  isDown = false;
  await press('Resume');
  await screen.findByText('Rows imported: 1');
  expect(table.sent).toHaveLength(2);
  expect(new Set(table.sent.map(({ importId }) => importId)).size).toBe(1);
  expect(pane.isDirty()).toBe(false);
});

test('asks for confirmation before it discards corrected cells', async () => {
  const pane = await show();
  await pick('name,slug\na,BAD\n');
  await press('Review data');
  await userEvent.type(await screen.findByLabelText('Row 2, Slug'), 'x');
  await press('Close');
  await screen.findByText(/The import is not finished/);
  expect(pane.isDirty()).toBe(true);
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pane.isDirty()).toBe(false);
});

test('names the format of a file that is not a table, and the rows with unmatched quotes', async () => {
  await show();
  await pick('<html><body>hi', 'x.xlsx');
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid HTML: could not find <table>');
  await press('Close');
  await pick('a,b\n1,"2');
  expect((await screen.findByRole('alert')).textContent).toContain('Row 2: missing closing quote');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review data' }).disabled).toBe(true);
});

test('exports the list: the shown columns, with labels, and no executable formulas', async () => {
  const pane = await show();
  await press('Export rows');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }, { timeout: 20_000 }));
  await userEvent.selectOptions(dialog.getByLabelText('Columns'), 'shown');
  await userEvent.selectOptions(dialog.getByLabelText('Format'), 'csv');
  await userEvent.selectOptions(dialog.getByLabelText('Separator'), ';');
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(table.saved).toHaveLength(1));
  expect(table.saved[0]?.name).toMatch(/^Fruits-All matching rows-\d{8}-\d{6}\.csv$/);
  expect(await table.saved[0]?.file.text()).toBe("Name;Slug\r\n苹果;apple\r\n'\u2060=梨;pear\r\n");
  expect(pane.shownToasts).toEqual([expect.stringContaining('success: Fruits')]);
});

test('warns that a worksheet cannot contain all rows, and does not start; CSV has no such limit', async () => {
  table.total = 1_048_576;
  await show();
  await press('Export rows');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }, { timeout: 20_000 }));
  const isDisabled = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled;
  expect((await dialog.findByRole('alert')).textContent).toContain('1,048,575');
  expect(isDisabled()).toBe(true);
  await userEvent.selectOptions(dialog.getByLabelText('Format'), 'csv');
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(isDisabled()).toBe(false);
});

test('warns of what a format cannot store before it writes the file, and logs the warning', async () => {
  appStore.set(clearLogAtom);
  const more = Array.from({ length: 58 }, (_, index) => ({ id: `more ${index}`, name: '果', slug: 'x' }));
  table.fruits = [...table.fruits, ...more];
  table.total = 60;
  await show();
  await press('Export rows');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }, { timeout: 20_000 }));
  await userEvent.selectOptions(dialog.getByLabelText('Format'), 'book');
  await userEvent.selectOptions(dialog.getByLabelText('More formats'), 'numbers');
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  const warning =
    'Worksheet “Fruits” has 61 rows. Atrium can write only the range A1:J50 of a Numbers file, so only the first 50 rows will be stored.';
  expect((await dialog.findByRole('alert')).textContent).toContain(warning);
  expect(table.saved).toEqual([]);
  expect(appStore.get(logEntriesAtom).map(({ message }) => message)).toEqual([
    `Exporting to numbers may lose data: ${warning}`,
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another format' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Export anyway' }));
  await waitFor(() => expect(table.saved).toHaveLength(1));
  expect(table.saved[0]?.name).toMatch(/\.numbers$/);
});

test('writes an old format immediately if it can store everything', async () => {
  await show();
  await press('Export rows');
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }, { timeout: 20_000 }));
  const formats = [...dialog.getByLabelText<HTMLSelectElement>('Format').options].map(({ value }) => value);
  expect(formats).toEqual(['xlsx', 'csv', 'book']);
  await userEvent.selectOptions(dialog.getByLabelText('Format'), 'book');
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(table.saved).toHaveLength(1));
  expect(table.saved[0]?.name).toMatch(/\.xls$/);
});

test('uses commas without quotes for CSV and fitted columns for xlsx by default', () => {
  expect(EXPORT_DEFAULTS).toMatchObject({
    format: 'xlsx',
    delimiter: ',',
    isQuoted: false,
    hasAutoWidth: true,
  });
});
