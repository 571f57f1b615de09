// @vitest-environment jsdom
import { SPREADSHEET_LIMITS, type TaskId } from '@atrium/contract';
import { installThreads, saveBook } from '@atrium/spreadsheet/testing';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDraft, type TaskDraft } from '../../draft/task-draft.ts';
import { TaskInputField } from '../task-input-field.tsx';

let uninstall: () => void;
let latest: TaskDraft;

beforeEach(() => {
  uninstall = installThreads();
});

afterEach(() => {
  cleanup();
  uninstall();
});

function Form({ task }: { readonly task: TaskId }) {
  const [draft, setDraft] = useState(createEmptyDraft(task));
  latest = draft;
  return <TaskInputField task={task} value={draft} onChange={setDraft} />;
}

async function open(task: TaskId, file: File) {
  await renderWithAtrium(<Form task={task} />, { locale: 'en-US' });
  await screen.findByRole('button', { name: 'Open file' });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  });
}

const panel = () => screen.findByRole('region', { name: 'Opened file' });
const csv = (text: string, name = 'table.csv') => new File([text], name);
const rows = () => (latest.input.kind === 'table' ? latest.input.rows : undefined);
const columns = () => (latest.input.kind === 'table' ? latest.input.columns : undefined);
const values = () => (latest.input.kind === 'series' ? latest.input.values : undefined);

function workbook(sheets: Readonly<Record<string, (string | number | Date)[][]>>): File {
  const book = { sheets: Object.entries(sheets).map(([name, cells]) => ({ name, rows: cells })) };
  return new File([saveBook(book, { type: 'xlsx' }).file], 'book.xlsx');
}

test('opens a workbook with its dates and numbers, and another worksheet on request', async () => {
  const day = new Date(Date.UTC(2026, 0, 31));
  await open(
    'cluster',
    workbook({
      Sales: [
        ['day', 'sum'],
        [day, 1234.5],
      ],
      Costs: [['cost'], [7]],
    }),
  );
  const choices = within(await panel());
  expect(columns()).toEqual(['day', 'sum']);
  expect(rows()).toEqual([['2026-01-31', 1234.5]]);
  await userEvent.selectOptions(choices.getByRole('combobox', { name: 'Worksheet' }), 'Costs');
  expect(await screen.findByRole('textbox', { name: 'cost, row 1' })).toBeTruthy();
  expect(rows()).toEqual([[7]]);
});

test.each(['table.tsv', 'table.txt', 'TABLE.TSV'])('opens %s as a table with tabs', async (name) => {
  await open('cluster', csv('a\tb\n1\t2\n', name));
  await panel();
  expect(columns()).toEqual(['a', 'b']);
  expect(rows()).toEqual([[1, 2]]);
});

test('reads a text file in another encoding on request', async () => {
  // In GB18030, “城市” and “上海”. The text is too short to detect its encoding.
  const bytes = [0xb3, 0xc7, 0xca, 0xd0, 0x2c, 0x61, 0x0a, 0xc9, 0xcf, 0xba, 0xa3, 0x2c, 0x32];
  await open('cluster', new File([new Uint8Array(bytes)], 'gbk.csv'));
  const choice = within(await panel()).getByRole('combobox', { name: 'Encoding' });
  await userEvent.selectOptions(choice, 'GB18030 / GBK');
  expect(await screen.findByDisplayValue('上海')).toBeTruthy();
  expect(columns()).toEqual(['城市', 'a']);
});

test('asks what 12,345 means if the file does not show it, and reads the table again', async () => {
  await open('cluster', csv('sum;count\n12,345;1\n'));
  const choice = within(await panel()).getByRole('combobox', { name: 'Decimal separator' });
  expect(rows()).toEqual([[12_345, 1]]);
  await userEvent.selectOptions(choice, 'Comma: 12,345 is 12.345');
  expect(rows()).toEqual([[12.345, 1]]);
});

test('does not ask for the decimal separator if the file shows it', async () => {
  await open('cluster', csv('sum;count\n12,345;1\n0,5;2\n'));
  await panel();
  expect(screen.queryByRole('combobox', { name: 'Decimal separator' })).toBeNull();
  expect(rows()).toEqual([
    [12.345, 1],
    [0.5, 2],
  ]);
});

test('uses the columns that the user chooses, and at least one', async () => {
  await open('cluster', csv('id,a,b\n1,2,3\n'));
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Columns: 3 of 3' }));
  const list = within(screen.getByRole('dialog', { name: 'Columns' }));
  await userEvent.click(list.getByRole('checkbox', { name: 'id' }));
  await userEvent.click(list.getByRole('checkbox', { name: 'a' }));
  expect(columns()).toEqual(['b']);
  expect(rows()).toEqual([[3]]);
  expect(list.getByRole<HTMLInputElement>('checkbox', { name: 'b' }).disabled).toBe(true);
});

test('uses the first row as data on request', async () => {
  await open('cluster', csv('a,b\n1,2\n'));
  await userEvent.click(
    within(await panel()).getByRole('checkbox', { name: 'First row contains column names' }),
  );
  expect(columns()).toEqual(['x1', 'x2']);
  expect(rows()).toEqual([
    ['a', 'b'],
    [1, 2],
  ]);
});

test('counts empty cells', async () => {
  await open('cluster', csv('a,b\n1,\n,2\n'));
  expect(await screen.findByText('2 cells are empty.', { exact: false })).toBeTruthy();
});

test('hides the choices for the file when the user edits the table', async () => {
  await open('cluster', csv('a,b\n1,2\n'));
  await panel();
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
  expect(screen.queryByRole('region', { name: 'Opened file' })).toBeNull();
  expect(rows()).toHaveLength(2);
});

test.each([
  ['an older workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old.xls'],
  ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'table.csv'],
  ['an empty file', new Uint8Array(), 'empty.csv'],
  ['a file of blank lines', new Uint8Array([10, 10]), 'blank.csv'],
  ['a file above the limit', new Uint8Array(SPREADSHEET_LIMITS.fileSize + 1), 'large.csv'],
])('explains why it cannot open %s, and does not change the table', async (_, bytes, name) => {
  await open('cluster', new File([bytes], name));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(latest).toEqual(createEmptyDraft('cluster'));
});

test('does not change the table if the chosen worksheet is empty', async () => {
  await open('cluster', workbook({ Sales: [['sum'], [1]], Empty: [] }));
  const choice = within(await panel()).getByRole('combobox', { name: 'Worksheet' });
  await userEvent.selectOptions(choice, 'Empty');
  expect(await screen.findByText('The worksheet is empty.', { exact: false })).toBeTruthy();
  expect(rows()).toEqual([[1]]);
});

test('names the row of a misplaced quote', async () => {
  await open('cluster', csv('a,b\n1,2\n"3,4\n'));
  expect(await screen.findByText('Row 3 has invalid quotes.', { exact: false })).toBeTruthy();
});

test('opens the last column of numbers as a series, and another one on request', async () => {
  await open('forecast', csv('month,id,sales,note\n2026-01,1,10,a\n2026-02,2,,b\n2026-03,3,30,5\n'));
  const choices = within(await panel());
  expect(values()).toEqual([10, null, 30]);
  expect(choices.getByText('1 value is missing.', { exact: false })).toBeTruthy();
  await userEvent.selectOptions(choices.getByRole('combobox', { name: 'Column with the values' }), 'id');
  expect(values()).toEqual([1, 2, 3]);
});

test('opens a series with its dates, with a missing value for each missing date', async () => {
  await open('forecast', csv('month,sales\n2026-01,10\n2026-02,20\n2026-04,40\n2026-05,50\n'));
  const choices = within(await panel());
  expect(latest.input).toMatchObject({
    values: [10, 20, null, 40, 50],
    dates: { first: '2026-01-01', unit: 'month', every: 1 },
  });
  expect(screen.getByRole('textbox', { name: 'Series' })).toHaveProperty('value', '10, 20, ?, 40, 50');
  expect(screen.getByRole('combobox', { name: 'Time between values' })).toHaveProperty('value', '1 month');
  await userEvent.selectOptions(choices.getByRole('combobox', { name: 'Column with the dates' }), 'No dates');
  expect(latest.input).toEqual({ kind: 'series', values: [10, 20, 40, 50], horizon: 12, season: 0 });
});

test('opens a file with one row as a series', async () => {
  await open('forecast', csv('1.5,2,3'));
  await panel();
  expect(values()).toEqual([1.5, 2, 3]);
});

test('asks what commas between digits mean in a typed series', async () => {
  await renderWithAtrium(<Form task="forecast" />, { locale: 'en-US' });
  const box = await screen.findByRole('textbox', { name: 'Series' });
  fireEvent.change(box, { target: { value: '12,345\n13,456' } });
  expect(values()).toEqual([12_345, 13_456]);
  await userEvent.click(screen.getByRole('radio', { name: 'Two numbers, 12 and 345' }));
  expect(values()).toEqual([12, 345, 13, 456]);
  expect((box as HTMLTextAreaElement).value).toBe('12,345\n13,456');
});
