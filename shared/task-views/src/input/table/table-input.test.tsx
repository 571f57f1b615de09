// @vitest-environment jsdom
import { LIMITS, type TableInput as Table } from '@atrium/contract';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TaskInputField } from '../task-input-field.tsx';

let table: Table;

afterEach(cleanup);

function Field({ first, isDisabled }: { readonly first: Table; readonly isDisabled: boolean }) {
  const [draft, setDraft] = useState<{ readonly input: Table }>({ input: first });
  table = draft.input;
  return (
    <TaskInputField
      task="cluster"
      value={draft}
      isDisabled={isDisabled}
      onChange={({ input }) => setDraft({ input: input as Table })}
    />
  );
}

async function show(first: Table, isDisabled = false) {
  await renderWithAtrium(<Field first={first} isDisabled={isDisabled} />, { path: '/', locale: 'en-US' });
  await screen.findByText('You can paste cells from a spreadsheet', { exact: false });
}

const createTable = (rows: Table['rows'], columns = ['a', 'b']): Table => ({ kind: 'table', columns, rows });

const getCell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const paste = (name: string, text: string) =>
  fireEvent.paste(getCell(name), { clipboardData: { getData: () => text } });

test('keeps the typed text of a number until the cell loses the focus', async () => {
  await show(createTable([[null, null]]));
  const cell = getCell('a, row 1');
  await userEvent.type(cell, '1,200.50');
  expect(cell.value).toBe('1,200.50');
  expect(table.rows).toEqual([[1200.5, null]]);
  await userEvent.tab();
  expect(cell.value).toBe('1200.5');
});

test('replaces the table with a block that is pasted into the first cell', async () => {
  await show(createTable([[1, 2]]));
  paste('a, row 1', 'size\tweight\n3\t4\n5\t6');
  expect(table).toEqual(
    createTable(
      [
        [3, 4],
        [5, 6],
      ],
      ['size', 'weight'],
    ),
  );
});

test('inserts a block that is pasted into another cell, and adds columns for it', async () => {
  await show(createTable([[1, 2]]));
  paste('b, row 1', '7\t8');
  expect(table).toEqual(createTable([[1, 7, 8]], ['a', 'b', 'x3']));
});

test('inserts a pasted word as text of the cell', async () => {
  await show(createTable([[1, 2]]));
  const cell = getCell('a, row 1');
  await userEvent.clear(cell);
  await userEvent.click(cell);
  await userEvent.paste('word');
  expect(table.rows).toEqual([['word', 2]]);
});

test('adds a row with Enter in the last row, and focuses it', async () => {
  await show(createTable([[1, 2]]));
  await userEvent.click(getCell('b, row 1'));
  await userEvent.keyboard('{Enter}');
  expect(table.rows).toEqual([
    [1, 2],
    [null, null],
  ]);
  expect(document.activeElement).toBe(getCell('b, row 2'));
  await userEvent.keyboard('{ArrowDown}');
  expect(table.rows).toHaveLength(2);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(getCell('Name of column 2'));
});

test('shows the next page when an arrow key moves the focus past the last row of a page', async () => {
  await show(createTable(Array.from({ length: 25 }, (_, index) => [index, index])));
  await userEvent.click(getCell('a, row 20'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(getCell('a, row 21'));
  expect(screen.queryByRole('textbox', { name: 'a, row 20' })).toBeNull();
});

test('requires a name for each column', async () => {
  await show(createTable([[1, 2]]));
  await userEvent.clear(getCell('Name of column 2'));
  expect(screen.getByText('Enter a name for column 2')).toBeTruthy();
  expect(getCell('Name of column 2').getAttribute('aria-invalid')).toBe('true');
});

test('rejects a text that is too long for a cell, and names its row', async () => {
  await show(
    createTable([
      [1, 2],
      ['x'.repeat(LIMITS.cellLength + 1), 2],
    ]),
  );
  expect(screen.getByText('A cell in row 2 exceeds', { exact: false })).toBeTruthy();
});

test('warns of a text among numbers, because engines ignore its column', async () => {
  await show(
    createTable([
      [1, 'x'],
      [2, 'y'],
      ['n/a', 'z'],
    ]),
  );
  expect(screen.getByText('Row 3 of “a” is not a number. The column will be ignored.')).toBeTruthy();
});

test('cannot remove the only row or column', async () => {
  await show(createTable([[1]], ['a']));
  for (const name of ['Remove row 1', 'Remove column a'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

test('disables all controls', async () => {
  await show(createTable([[1, 2]]), true);
  const controls = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('button')];
  expect(controls.every((control) => (control as HTMLInputElement).disabled)).toBe(true);
});
