import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  date,
  double,
  integer,
  oneof,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import { createCsvWriter } from '../csv/csv-writer.ts';
import { FORMULA_PREFIX, stripFormulaPrefix } from '../csv/formula-prefix.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { Cell, Row } from '../grid/cell.ts';
import type { Delimiter } from '../grid/grid.ts';
import { readFile } from '../grid/read-file.ts';
import { formatSheetDate } from '../grid/serial-date.ts';
import { createXlsxWriter } from '../xlsx/xlsx-writer.ts';

const RUNS = 500;
const SILENT = () => {};

/** Texts that break careless readers and writers. */
const difficultText = constantFrom(
  '',
  ' ',
  ' padded ',
  'null',
  '__proto__',
  'constructor',
  '=1+1',
  ' =1+1',
  '\n=1+1',
  '+49',
  '-1',
  '@SUM(A1)',
  '＝1',
  '\u200B=1',
  'a;=1',
  "a;'=1;\t=2",
  '1;-5',
  '\tx',
  "'=1",
  "''=1",
  `${FORMULA_PREFIX}=1`,
  `${FORMULA_PREFIX}${FORMULA_PREFIX}'=1`,
  `a;${FORMULA_PREFIX}-7`,
  "'\t",
  '"',
  '""',
  'a"b',
  'a,b;c\td|e',
  'a\nb',
  'a\r\nb',
  '\r',
  '\uFEFFmarked',
  '_x0041_',
  '_x005F_x0041_',
  '&lt;b&gt;',
  '&amp;amp;',
  ']]><!--',
  '<script>alert(1)</script>',
  '\u0001\u001f',
  '\uFFFF',
  'مرحبا بالعالم',
  '\u202Eright\u202C',
  'שלום, עולם',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  '中文，全角',
  'é',
  '٣',
  '1e5',
  '0012',
  '#N/A',
  'TRUE',
  '2026-01-02',
);
const text = oneof(
  difficultText,
  string({ unit: 'grapheme', maxLength: 40 }),
  string({ unit: 'binary', maxLength: 20 }),
);
const moment = date({ min: new Date('1900-03-02'), max: new Date('2199-12-31'), noInvalidDate: true });
const cell = oneof(
  text,
  text,
  double({ noNaN: true, noDefaultInfinity: true }),
  integer(),
  boolean(),
  moment,
);
const tables = (of: typeof cell) =>
  integer({ min: 1, max: 6 }).chain((width) =>
    array(array(of, { minLength: width, maxLength: width }), { maxLength: 8 }),
  );

async function readBack(file: Blob, delimiter?: Delimiter): Promise<Row[]> {
  const rows: Row[] = [];
  const take = (more: readonly Row[]) => void rows.push(...more);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (delimiter) await readCsv(bytes, { delimiter, encoding: 'utf-8' }, take, SILENT);
  else await readFile({ name: 'x.xlsx', bytes }, {}, take, SILENT);
  return rows;
}

test('import restores every cell of an exported xlsx file', async () => {
  await assert(
    asyncProperty(tables(cell as never), async (rows: Cell[][]) => {
      const titles = (rows[0] ?? ['only']).map((_, index) => `column ${index}`);
      const writer = await createXlsxWriter(
        { format: 'xlsx', sheet: 'x', hasAutoWidth: true, isFormulaSafe: true, isRightToLeft: false },
        titles,
        SILENT,
      );
      writer.add(rows);
      const [header, ...back] = await readBack(await writer.finish());
      expect(header).toEqual(titles);
      expect(back.map((row) => pad(row.map(withoutPrefix), titles.length))).toEqual(
        rows.map(expectedInXlsx).filter(hasValue),
      );
    }),
    { numRuns: RUNS },
  );
});

test('import restores every cell of an exported CSV file as text', async () => {
  await assert(
    asyncProperty(
      tables(cell as never),
      constantFrom<Delimiter[]>(',', ';', '\t', '|'),
      boolean(),
      boolean(),
      async (rows: Cell[][], delimiter, isQuoted, hasByteOrderMark) => {
        const titles = (rows[0] ?? ['only']).map((_, index) => `column ${index}`);
        const writer = createCsvWriter(
          { format: 'csv', delimiter, isQuoted, hasByteOrderMark, isFormulaSafe: true },
          titles,
          SILENT,
        );
        writer.add(rows);
        const [header, ...back] = await readBack(await writer.finish(), delimiter);
        expect(header).toEqual(titles);
        expect(back.map((row) => row.map(withoutPrefix))).toEqual(rows.map((row) => row.map(expectedInCsv)));
      },
    ),
    { numRuns: RUNS },
  );
});

function expectedInXlsx(row: Cell[]): Cell[] {
  return row.map((value) => {
    if (typeof value === 'string') return value.toWellFormed();
    // A file does not distinguish -0 from 0.
    if (typeof value === 'number') return value + 0;
    return value;
  });
}

function expectedInCsv(value: Cell): string {
  if (typeof value === 'string') return value.toWellFormed();
  return value instanceof Date ? formatSheetDate(value) : String(value);
}

const withoutPrefix = (value: Cell): Cell => (typeof value === 'string' ? stripFormulaPrefix(value) : value);
const pad = (row: Row, width: number): Cell[] =>
  Array.from({ length: width }, (_, index) => row[index] ?? null);
const hasValue = (row: Row): boolean => row.some((value) => value !== null && value !== '');
