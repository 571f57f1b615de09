// @vitest-environment node
import { LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { cellOf } from './cell-text.ts';
import { addColumn, addRow, layBlock, nameColumn, removeColumn, removeRow, setCell } from './edit-table.ts';
import { oddCell } from './odd-cell.ts';
import { parseDelimited } from './parse-delimited.ts';
import { readTextFile } from './read-text-file.ts';
import { tableOf } from './table-of.ts';

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
  ])('%j is read: %s', (text) => {
    expect(parseDelimited(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('quotes keep delimiters, line breaks and quotes', () => {
    expect(parseDelimited('"a, b","say ""hi"""\n"two\nlines",x')).toEqual([
      ['a, b', 'say "hi"'],
      ['two\nlines', 'x'],
    ]);
  });

  test('an unclosed quote ends with the text', () => {
    expect(parseDelimited('a,"b')).toEqual([['a', 'b']]);
  });

  test('a tab wins over commas, since a comma may stand in a cell', () => {
    expect(parseDelimited('1,5\t2,5')).toEqual([['1,5', '2,5']]);
  });

  test('a file of a Chinese spreadsheet is read in its own encoding', async () => {
    const gbk = new Blob([new Uint8Array([0xb3, 0xc7, 0xca, 0xd0])]);
    expect(await readTextFile(gbk)).toBe('城市');
    expect(await readTextFile(new Blob(['城市']))).toBe('城市');
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
])('%j in a cell is %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

describe('a cell that costs its column', () => {
  const rowsOf = (...cells: (string | number | null)[]) => ({
    ...TABLE,
    rows: cells.map((cell) => [cell, 'name']),
  });

  test('is the first one that is no number among numbers', () => {
    expect(oddCell(rowsOf(1, null, 2, 'n/a', 3))).toEqual({ row: 3, column: 0 });
  });

  test('is none in a column of words, or of numbers', () => {
    expect(oddCell(rowsOf(1, null, 2))).toBeUndefined();
    expect(oddCell(rowsOf('a', 'b', 3))).toBeUndefined();
  });
});

describe('a table of texts', () => {
  test('takes its first row for names where numbers stand below words', () => {
    expect(tableOf(parseDelimited('x,kind\n1,a\n2.5e3,'))?.input).toEqual({
      kind: 'table',
      columns: ['x', 'kind'],
      rows: [
        [1, 'a'],
        [2500, null],
      ],
    });
  });

  test('names the columns itself where the first row is data, and fills short rows', () => {
    expect(tableOf([['1', '2'], ['3']])?.input).toEqual({
      kind: 'table',
      columns: ['x1', 'x2'],
      rows: [
        [1, 2],
        [3, null],
      ],
    });
  });

  test('is none where there is nothing', () => {
    expect(tableOf(parseDelimited('  \n '))).toBeUndefined();
  });
});

describe('what a table has no room for', () => {
  const tall = Array.from({ length: LIMITS.tableRows + 3 }, (_, at) => [String(at)]);
  const wide = [Array.from({ length: LIMITS.tableColumns + 2 }, (_, at) => `c${at}`), ['1']];

  test('of a file is left out, and counted without its header', () => {
    const fitted = tableOf([['size'], ...tall]);
    expect(fitted?.left).toEqual({ rows: 3, columns: 0 });
    expect(fitted?.input.rows).toHaveLength(LIMITS.tableRows);
    expect(tableOf(wide)?.left).toEqual({ rows: 0, columns: 2 });
    expect(tableOf([['1']])?.left).toEqual({ rows: 0, columns: 0 });
  });

  test('of a pasted block is counted from the place on where it is laid', () => {
    expect(layBlock(TABLE, { row: 1, column: 1 }, tall).left).toEqual({ rows: 4, columns: 0 });
    const { input, left } = layBlock(TABLE, { row: 0, column: 1 }, wide);
    expect(left).toEqual({ rows: 0, columns: 3 });
    expect(input.columns).toHaveLength(LIMITS.tableColumns);
    expect(new Set(input.columns).size).toBe(LIMITS.tableColumns);
  });
});

describe('editing a table', () => {
  test('changes one cell and one name', () => {
    expect(setCell(TABLE, { row: 1, column: 1 }, 4).rows).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(nameColumn(TABLE, 0, 'size').columns).toEqual(['size', 'b']);
  });

  test('adds and removes rows and columns, all rows as long as there are columns', () => {
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

  test('a pasted block grows the table where it reaches beyond', () => {
    expect(layBlock(TABLE, { row: 1, column: 1 }, [['7', 'x'], ['8']]).input).toEqual({
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
