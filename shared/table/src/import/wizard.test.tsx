import { saveBook } from '@atrium/spreadsheet/testing';
import { createWorkbookFiles, createZip } from '@atrium/spreadsheet/testing/files';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FruitTable,
  openWizard,
  pick,
  press,
  setUpFruitTable,
  showFruit,
} from '../testing/transfer.fixture.tsx';

let table: FruitTable;

beforeEach(async () => {
  table = setUpFruitTable();
  await showFruit(table);
});

afterEach(() => table.tearDown());

const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

test('accepts a dropped file', async () => {
  const input = await openWizard();
  const files = [new File(['Name,Slug\n李子,plum\n'], 'x.csv')];
  fireEvent.drop(input.closest('label') as HTMLElement, { dataTransfer: { files } });
  await screen.findByText('Data rows: 1, columns: 2');
});

test('reads a text file again when the user changes a detected property', async () => {
  // Name|名称 and 李子|plum in the encoding of Chinese spreadsheets.
  const bytes = Uint8Array.from([
    ...[0x4e, 0x61, 0x6d, 0x65, 0x7c, 0xc3, 0xfb, 0xb3, 0xc6, 0x0a],
    ...[0xc0, 0xee, 0xd7, 0xd3, 0x7c, 0x70, 0x6c, 0x75, 0x6d, 0x0a],
  ]);
  await pick(bytes);
  await waitFor(() => expect(choice('Encoding').value).toBe('gb18030'));
  expect(choice('Separator').value).toBe('|');
  expect(choice('Name').value).toBe('0');
  await userEvent.selectOptions(choice('Encoding'), 'utf-16le');
  await waitFor(() => expect(choice('Encoding').value).toBe('utf-16le'));
  expect(choice('Name').value).toBe('');
  await userEvent.selectOptions(choice('Encoding'), 'gb18030');
  await waitFor(() => expect(choice('Name').value).toBe('0'));
  await userEvent.selectOptions(choice('Separator'), ',');
  await screen.findByText('Data rows: 1, columns: 1');
});

test('shows the rows of another sheet when the user selects it', async () => {
  const titles = ['Name', 'Slug'];
  const { file } = await saveBook(
    {
      sheets: [
        { name: 'Fruits', rows: [titles, ['李子', 'plum']] },
        { name: 'Berries', rows: [titles, ['草莓', 'strawberry'], ['蓝莓', 'blueberry']] },
      ],
    },
    { type: 'xlsx' },
  );
  await pick(file, 'x.xlsx');
  await screen.findByText('Data rows: 1, columns: 2');
  expect(screen.getByText('李子')).toBeTruthy();
  await userEvent.selectOptions(choice('Worksheet'), 'Berries');
  await screen.findByText('Data rows: 2, columns: 2');
  expect(choice('Worksheet').value).toBe('Berries');
  expect(screen.getByText('草莓')).toBeTruthy();
  expect(screen.queryByText('李子')).toBeNull();
});

test('shows a warning for a workbook whose formulas have no stored results', async () => {
  const formula = (cell: string) => `<c r="${cell}"><f>1+1</f></c>`;
  const rows = `<row r="1"><c r="A1"><v>1</v></c>${formula('B1')}</row><row r="2"><c r="A2"><v>2</v></c>${formula('B2')}</row>`;
  await pick(await createZip(createWorkbookFiles(`<sheetData>${rows}</sheetData>`)), 'x.xlsx');
  const warning = await screen.findByText(/no stored result/);
  expect(warning.textContent).toContain('2 formula cells');
  expect(warning.textContent).toContain('B1, B2');
});

test('maps columns by hand, with or without a header', async () => {
  await pick('plum,李子\ncherry,樱桃\n');
  await screen.findByText('Data rows: 1, columns: 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review data' }).disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('First row contains column names'));
  await screen.findByText('Data rows: 2, columns: 2');
  await userEvent.selectOptions(choice('Name'), 'Column 2');
  await userEvent.selectOptions(choice('Slug'), 'Column 1');
  expect(screen.getByText('李子')).toBeTruthy();
  await press('Review data');
  await press('Import all rows (2)');
  await screen.findByText('Rows imported: 2');
  expect(table.sent[0]?.rows).toEqual([
    { row: 1, name: '李子', slug: 'plum' },
    { row: 2, name: '樱桃', slug: 'cherry' },
  ]);
});

test('shows rows with errors only, or all rows', async () => {
  await pick('Name,Slug\n李子,plum\n樱桃,NO\n');
  await press('Review data');
  await screen.findByLabelText('Row 3, Slug');
  expect(screen.queryByRole('rowheader', { name: '2' })).toBeNull();
  await userEvent.click(screen.getByLabelText('Only show rows with errors'));
  expect(screen.getByRole('rowheader', { name: '2' })).toBeTruthy();
  expect(screen.getByLabelText('Row 3, Slug')).toBeTruthy();
});

test('stops the import: sent rows stay stored, and no more are sent', async () => {
  const requested = Promise.withResolvers<void>();
  table.respond = async ({ rows }) => {
    if (table.sent.length > 1) {
      requested.resolve();
      await new Promise(() => {});
    }
    return { stored: rows.length, rejected: [] };
  };
  const lines = Array.from({ length: 3_000 }, () => '李子,plum');
  await pick(`Name,Slug\n${lines.join('\n')}\n`);
  await press('Review data');
  await press('Import all rows (3,000)');
  await requested.promise;
  expect(await screen.findByText('1,000 / 3,000')).toBeTruthy();
  await press('Stop');
  await screen.findByText('Stopped: 1,000 of 3,000 rows imported');
  expect(table.sent).toHaveLength(3);
});

test('lists rows with too many or too few cells by number, and skips them if the user chooses', async () => {
  await pick('Name,Slug\n李子,plum,7,8\n樱桃,cherry\n\n苹果\n梨,pear\n');
  await screen.findByText('Rows with more cells than the first row: 1 (row numbers: 2)');
  expect(screen.getByText('Rows with fewer cells than the first row: 1 (row numbers: 5)')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Skip these rows'));
  await screen.findByText('Data rows: 2, columns: 4');
  await press('Review data');
  await press('Import all rows (2)');
  await screen.findByText('Rows imported: 2');
  expect(table.sent[0]?.rows).toEqual([
    { row: 3, name: '樱桃', slug: 'cherry' },
    { row: 6, name: '梨', slug: 'pear' },
  ]);
});

test('says that there is nothing to import if the file has only a title row', async () => {
  await pick('Name,Slug\n');
  await screen.findByText('No rows to import');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review data' }).disabled).toBe(true);
});

test('lists the allowed values for an invalid choice, and corrects it with one of them', async () => {
  await pick('Name,Slug,Taste\n李子,plum,Sour\n樱桃,cherry,Bitter\n');
  await press('Review data');
  await screen.findByText('Allowed values: Sweet, Sour');
  const cell = choice('Row 3, Taste');
  expect([...cell.options].map(({ text }) => text)).toEqual(['Bitter', 'Sweet', 'Sour']);
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  await userEvent.selectOptions(cell, 'Sweet');
  await press('Import all rows (2)');
  await screen.findByText('Rows imported: 2');
  expect(table.sent[0]?.rows).toMatchObject([{ taste: 'sour' }, { taste: 'sweet' }]);
});

test('lists an error of a CSV file once for each row', async () => {
  await pick('Name,Slug\n"a"x","b"y"\n');
  await screen.findByText('Row 2: text after a closing quote');
  expect(
    screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('quote')),
  ).toHaveLength(1);
});

test('rejects an empty file in the first step and reports that it contains no data', async () => {
  const { file } = await saveBook({ sheets: [{ name: 'Empty', rows: [] }] }, { type: 'xlsx' });
  await pick('\n\n');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The file contains no data. Choose another file.',
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['名称\n李子\n'], 'x.csv'));
  await press('Choose another file');
  expect(screen.queryByRole('alert')).toBeNull();
  const again = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(again, new File([file], 'x.xlsx'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The file contains no data. Choose another file.',
  );
});
