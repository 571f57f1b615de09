import numbers from '@e965/xlsx/dist/xlsx.zahl.mjs';
import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import { openBook } from '../testing/open-book.ts';
import { assertSheets } from './assert-sheets.ts';
import type { BookSheet } from './book.ts';
import { saveBook } from './save-book.ts';

const wide = (count: number): Row[] => [Array.from({ length: count }, (_, index) => index)];
const tall = (count: number): Row[] => Array.from({ length: count }, (_, index) => [index]);
const save = (rows: readonly Row[], type: string) =>
  saveBook({ sheets: [{ name: 'A', rows }] }, { type, numbers });

describe('the limits of a format', () => {
  test.each([
    ['columnsTruncated', 'xls', wide(257), 256],
    ['columnsTruncated', 'biff5', wide(257), 256],
    ['columnsTruncated', 'biff2', wide(257), 256],
    ['rowsTruncated', 'biff8', tall(65_537), 65_536],
    ['rowsTruncated', 'biff5', tall(16_385), 16_384],
    ['rowsTruncated', 'biff2', tall(16_385), 16_384],
    ['textTruncated', 'biff8', [['x'.repeat(300)]], 255],
    ['textTruncated', 'biff5', [['x'.repeat(300)]], 255],
    ['textTruncated', 'biff2', [['x'.repeat(300)]], 255],
    ['numbersColumnsTruncated', 'numbers', wide(14), 10],
    ['numbersRowsTruncated', 'numbers', tall(80), 50],
  ] as const)('truncate a sheet, with the warning %s in %s', async (code, type, rows, max) => {
    const { warnings, file } = save(rows, type);
    expect(warnings).toEqual([expect.objectContaining({ code, sheet: 'A', max })]);
    expect(file.size).toBeGreaterThan(0);
  });

  test('truncate a Numbers file at J50', async () => {
    const rows = Array.from({ length: 80 }, () => wide(14)[0] ?? []);
    const [sheet] = (await openBook(new Uint8Array(await save(rows, 'numbers').file.arrayBuffer()))).sheets;
    expect(sheet?.rows).toHaveLength(50);
    expect(sheet?.rows[49]).toHaveLength(10);
  });

  test('cause no warning when everything fits', () => {
    for (const type of ['xls', 'biff8']) expect(save([['x'.repeat(255)]], type).warnings).toEqual([]);
    expect(save(wide(256), 'biff5').warnings).toEqual([]);
    expect(save(tall(50), 'numbers').warnings).toEqual([]);
    expect(save([['x'.repeat(300)], ...wide(300)], 'xlsx').warnings).toEqual([]);
  });
});

test('accepts the maximum number of sheets of a workbook, and rejects one more', () => {
  const sheets = Array.from({ length: 65_535 }, (_, index) => ({ name: `s${index}`, rows: [] }));
  const save = (more: readonly BookSheet[]) => () =>
    assertSheets({ sheets: [...sheets, ...more] }, { type: 'xlsx' });
  expect(save([])).not.toThrow();
  expect(save([{ name: 'one more', rows: [] }])).toThrow(expect.objectContaining({ code: 'tooManySheets' }));
});

test('rejects a text that is too long for an xlsx cell', () => {
  expect(() => save([['x'.repeat(32_768)]], 'xlsx')).toThrow(
    expect.objectContaining({ code: 'textTooLong' }),
  );
});

test('restores sheets, their order and their visibility', async () => {
  const book = {
    sheets: [
      { name: 'Shown', rows: [['a', 1, true, null, new Date('2026-01-02T03:04:05Z')]], visibility: 0 },
      { name: 'Hidden', rows: [['b']], visibility: 1 },
      { name: 'Deep', rows: [], visibility: 2 },
    ],
  };
  const { file } = saveBook(book, { type: 'xlsx' });
  expect(await openBook(new Uint8Array(await file.arrayBuffer()))).toEqual(book);
});
