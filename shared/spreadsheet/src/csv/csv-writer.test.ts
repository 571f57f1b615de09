import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import { type CsvOptions, createCsvWriter } from './csv-writer.ts';
import { quoteFormula, unquoteFormula } from './safe-text.ts';

const PLAIN: CsvOptions = {
  format: 'csv',
  delimiter: ',',
  isQuoted: false,
  hasMark: false,
  isFormulaSafe: true,
};

async function write(rows: readonly Row[], options: Partial<CsvOptions> = {}): Promise<string> {
  const writer = createCsvWriter({ ...PLAIN, ...options }, ['a', 'b'], () => {});
  writer.add(rows);
  const bytes = await (await writer.finish()).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

test('cells are quoted only where they need it, by default', async () => {
  expect(await write([['x', 'y, "z"']])).toBe('a,b\r\nx,"y, ""z"""\r\n');
  expect(await write([['x', 1]], { isQuoted: true })).toBe('"a","b"\r\n"x","1"\r\n');
});

test('the separator and the mark for Excel are as chosen', async () => {
  expect(await write([['x;', null]], { delimiter: ';', hasMark: true })).toBe('\uFEFFa;b\r\n"x;";\r\n');
});

test('numbers, yes or no and moments are written plainly', async () => {
  const moment = new Date('2026-01-02T03:04:05Z');
  expect(
    await write([
      [-1.5, true],
      [moment, new Date('2026-01-02T00:00:00Z')],
    ]),
  ).toBe('a,b\r\n-1.5,true\r\n2026-01-02 03:04:05,2026-01-02\r\n');
});

describe('text that could run as a formula gets an apostrophe', () => {
  const risky = [
    '=1',
    '+1',
    '-1',
    '@A1',
    ' =1',
    '\u00A0=1',
    '\n=1',
    '\r\n@x',
    '\t',
    '\rx',
    '\nx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\0=1',
    // Otherwise nobody could tell this apostrophe from the added one.
    "'=1",
    "''\t",
  ];

  test.each(risky)('%j', (text) => {
    expect(quoteFormula(text)).toBe(`'${text}`);
    expect(unquoteFormula(quoteFormula(text))).toBe(text);
  });

  test.each(['a=1', '1-2', "'a", "'", '', ' x', '#N/A', '中文'])('%j gets none', (text) => {
    expect(quoteFormula(text)).toBe(text);
    expect(unquoteFormula(text)).toBe(text);
  });

  test('unless somebody wants it as it is', async () => {
    expect(await write([['=1', 'x']])).toContain("'=1,x");
    expect(await write([['=1', 'x']], { isFormulaSafe: false })).toContain('\r\n=1,x');
  });
});
