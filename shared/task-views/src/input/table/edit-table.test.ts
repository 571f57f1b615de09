// @vitest-environment node
import { LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import {
  addColumn,
  addRow,
  findInvalidCell,
  pasteBlock,
  removeColumn,
  removeRow,
  renameColumn,
  setCell,
  toTable,
} from './edit-table.ts';
import { parseCell } from './parse-cell.ts';
import { parseDelimited } from './parse-delimited.ts';

const TABLE = {
  kind: 'table' as const,
  columns: ['a', 'b'],
  rows: [
    [1, 2],
    [3, null],
  ],
};

describe('delimited text', () => {
  test.each([
    ['a,b\n1,2', 'commas'],
    ['a\tb\n1\t2', 'tabs'],
    ['a;b\r\n1;2\r\n', 'semicolons and Windows lines'],
    ['\uFEFFa,b\n\n1,2\n', 'a byte order mark and blank lines'],
  ])('reads %j: %s', (text) => {
    expect(parseDelimited(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('can contain delimiters, line breaks and quotes in quotes', () => {
    expect(parseDelimited('"a, b","say ""hi"""\n"two\nlines",x')).toEqual([
      ['a, b', 'say "hi"'],
      ['two\nlines', 'x'],
    ]);
    expect(parseDelimited('"a,b,c";d')).toEqual([['a,b,c', 'd']]);
    expect(parseDelimited('Width"\tHeight", flat')).toEqual([['Width"', 'Height", flat']]);
  });

  test('ends an unclosed quote at the end of the text', () => {
    expect(parseDelimited('a,"b')).toEqual([['a', 'b']]);
  });

  test('prefers a tab to commas, because a cell can contain a comma', () => {
    expect(parseDelimited('1,5\t2,5')).toEqual([['1,5', '2,5']]);
  });
});

test.each([
  ['1.50', 1.5],
  [' -3e2 ', -300],
  ['12,345.6', 12_345.6],
  ['−1,000', -1000],
  ['１２．５', 12.5],
  ['1,5', '1,5'],
  ['1,2345', '1,2345'],
  ['12 kg', '12 kg'],
  ['  ', null],
])('parses the cell text %j as %j', (text, cell) => {
  expect(parseCell(text)).toBe(cell);
});

describe('the first cell that is not a number in a column of mostly numbers', () => {
  const createTable = (...cells: (string | number | null)[]) => ({
    ...TABLE,
    rows: cells.map((cell) => [cell, 'name']),
  });

  test('is the first text among numbers', () => {
    expect(findInvalidCell(createTable(1, null, 2, 'n/a', 3))).toEqual({ row: 3, column: 0 });
  });

  test('does not exist in a column of only numbers or mostly texts', () => {
    expect(findInvalidCell(createTable(1, null, 2))).toBeUndefined();
    expect(findInvalidCell(createTable('a', 'b', 3))).toBeUndefined();
  });
});

describe('a table from texts', () => {
  test('reads the column names from the first row if only later rows have numbers', () => {
    expect(toTable(parseDelimited('x,kind\n1,a\n2.5e3,'))?.input).toEqual({
      kind: 'table',
      columns: ['x', 'kind'],
      rows: [
        [1, 'a'],
        [2500, null],
      ],
    });
  });

  test('names the columns if the first row is data, and fills short rows', () => {
    expect(toTable([['1', '2'], ['3']])?.input).toEqual({
      kind: 'table',
      columns: ['x1', 'x2'],
      rows: [
        [1, 2],
        [3, null],
      ],
    });
  });

  test('does not exist without content', () => {
    expect(toTable(parseDelimited('  \n '))).toBeUndefined();
  });
});

describe('the part that exceeds the limits of a table', () => {
  const tall = Array.from({ length: LIMITS.tableRows + 3 }, (_, at) => [String(at)]);
  const wide = [Array.from({ length: LIMITS.tableColumns + 2 }, (_, at) => `c${at}`), ['1']];

  test('is omitted from a file, and counted without its header', () => {
    const fitted = toTable([['size'], ...tall]);
    expect(fitted?.omitted).toEqual({ rows: 3, columns: 0 });
    expect(fitted?.input.rows).toHaveLength(LIMITS.tableRows);
    expect(toTable(wide)?.omitted).toEqual({ rows: 0, columns: 2 });
    expect(toTable([['1']])?.omitted).toEqual({ rows: 0, columns: 0 });
  });

  test('is counted from the position of a pasted block', () => {
    expect(pasteBlock(TABLE, { row: 1, column: 1 }, tall).omitted).toEqual({ rows: 4, columns: 0 });
    const { input, omitted } = pasteBlock(TABLE, { row: 0, column: 1 }, wide);
    expect(omitted).toEqual({ rows: 0, columns: 3 });
    expect(input.columns).toHaveLength(LIMITS.tableColumns);
    expect(new Set(input.columns).size).toBe(LIMITS.tableColumns);
  });
});

describe('editing a table', () => {
  test('changes one cell and one column name', () => {
    expect(setCell(TABLE, { row: 1, column: 1 }, 4).rows).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(renameColumn(TABLE, 0, 'size').columns).toEqual(['size', 'b']);
  });

  test('adds and removes rows and columns, and all rows have the same length', () => {
    expect(addRow(TABLE).rows.at(-1)).toEqual([null, null]);
    expect(removeRow(TABLE, 0).rows).toEqual([[3, null]]);
    const wide = addColumn({ ...TABLE, columns: ['a', 'x3'] });
    expect(wide.columns).toEqual(['a', 'x3', 'x4']);
    expect(wide.rows).toEqual([
      [1, 2, null],
      [3, null, null],
    ]);
    expect(removeColumn(TABLE, 0)).toEqual({ kind: 'table', columns: ['b'], rows: [[2], [null]] });
  });

  test('grows the table for a pasted block that extends beyond it', () => {
    expect(pasteBlock(TABLE, { row: 1, column: 1 }, [['7', 'x'], ['8']]).input).toEqual({
      kind: 'table',
      columns: ['a', 'b', 'x3'],
      rows: [
        [1, 2, null],
        [3, 7, 'x'],
        [null, 8, null],
      ],
    });
  });
});
