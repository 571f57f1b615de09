import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import { type CsvOptions, createCsvWriter } from './csv-writer.ts';
import {
  FORMULA_PREFIX,
  prefixFormula,
  prefixInnerFormulas,
  stripFormulaPrefix,
  stripInnerFormulaPrefixes,
} from './formula-prefix.ts';

const PLAIN: CsvOptions = {
  format: 'csv',
  delimiter: ',',
  isQuoted: false,
  hasByteOrderMark: false,
  isFormulaSafe: true,
};

async function write(rows: readonly Row[], options: Partial<CsvOptions> = {}): Promise<string> {
  const writer = createCsvWriter({ ...PLAIN, ...options }, ['a', 'b'], () => {});
  writer.add(rows);
  const bytes = await (await writer.finish()).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

test('quotes cells only where necessary, by default', async () => {
  expect(await write([['x', 'y, "z"']])).toBe('a,b\r\nx,"y, ""z"""\r\n');
  expect(await write([['x', 1]], { isQuoted: true })).toBe('"a","b"\r\n"x","1"\r\n');
});

test('uses the chosen separator and byte order mark', async () => {
  expect(await write([['x;', null]], { delimiter: ';', hasByteOrderMark: true })).toBe(
    '\uFEFFa;b\r\n"x;";\r\n',
  );
});

test('writes numbers, booleans and times as plain text', async () => {
  const moment = new Date('2026-01-02T03:04:05Z');
  expect(
    await write([
      [-1.5, true],
      [moment, new Date('2026-01-02T00:00:00Z')],
    ]),
  ).toBe('a,b\r\n-1.5,true\r\n2026-01-02 03:04:05,2026-01-02\r\n');
});

describe('an apostrophe before text that could run as a formula', () => {
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
    '\u200B=1',
    '\u2060+1',
    '\u00AD-1',
    '\uFEFF@x',
    '\u2003=1',
    '\u3164=1',
    '\u202E \u200D=1',
    "'=1",
    "''\t",
    // Otherwise this mark could not be distinguished from the added one.
    `${FORMULA_PREFIX}=1`,
    `${FORMULA_PREFIX}'=1`,
    `${FORMULA_PREFIX}x`,
  ];

  test.each(risky)('%j', (text) => {
    expect(prefixFormula(text)).toBe(`'\u2060${text}`);
    expect(stripFormulaPrefix(prefixFormula(text))).toBe(text);
  });

  test.each(['a=1', '1-2', "'a", "'", '', ' x', '#N/A', '中文'])('adds no apostrophe to %j', (text) => {
    expect(prefixFormula(text)).toBe(text);
    expect(stripFormulaPrefix(text)).toBe(text);
  });

  test('adds no apostrophe when the option is off', async () => {
    expect(await write([['=1', 'x']])).toContain("'\u2060=1,x");
    expect(await write([['=1', 'x']], { isFormulaSafe: false })).toContain('\r\n=1,x');
  });
});

describe('an apostrophe before a formula within a text in a csv file, for programs that split at another separator', () => {
  test.each([
    ['a;=1+1', `a;${FORMULA_PREFIX}=1+1`],
    ['a\t=1+1', `a\t${FORMULA_PREFIX}=1+1`],
    ['a|@x', `a|${FORMULA_PREFIX}@x`],
    ['a;\u200B =1', `a;${FORMULA_PREFIX}\u200B =1`],
    ['a;-cmd', `a;${FORMULA_PREFIX}-cmd`],
    ["a;'=1", `a;${FORMULA_PREFIX}'=1`],
    ['a;=1;=2', `a;${FORMULA_PREFIX}=1;${FORMULA_PREFIX}=2`],
    ['a\n=1', `a\n${FORMULA_PREFIX}=1`],
    [`a;${FORMULA_PREFIX}'=1`, `a;${FORMULA_PREFIX}${FORMULA_PREFIX}'=1`],
    [`a;${FORMULA_PREFIX}-7.3`, `a;${FORMULA_PREFIX}${FORMULA_PREFIX}-7.3`],
  ])('%j', async (text, written) => {
    expect(prefixInnerFormulas(text)).toBe(written);
    expect(stripInnerFormulaPrefixes(written)).toBe(text);
    expect((await write([[text, 'x']])).replaceAll('"', '')).toBe(`a,b\r\n${written},x\r\n`);
  });

  test.each(['12.5;-7.3', '1,-5,+6', 'a; b', 'a=1;b', "it's; fine"])('adds no apostrophe to %j', (text) => {
    expect(prefixInnerFormulas(text)).toBe(text);
    expect(stripInnerFormulaPrefixes(text)).toBe(text);
  });
});

test('does not change an apostrophe that another program wrote before a formula', async () => {
  for (const text of ["'=1", "''=1", "'-1", "'@x", "'\t", "a;'=1", "a\n'=1"]) {
    expect(stripFormulaPrefix(stripInnerFormulaPrefixes(text))).toBe(text);
  }
});
