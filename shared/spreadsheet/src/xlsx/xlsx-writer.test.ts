import { read } from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORMULA_PREFIX } from '../csv/formula-prefix.ts';
import type { Row } from '../grid/cell.ts';
import type { Progress } from '../grid/grid.ts';
import { unpack } from '../zip/unpack.ts';
import { assertFits } from './sheet-limits.ts';
import type { XlsxOptions } from './xlsx-options.ts';
import { createXlsxWriter } from './xlsx-writer.ts';

const PLAIN: XlsxOptions = {
  format: 'xlsx',
  sheet: '算法: 全部/2026',
  hasAutoWidth: true,
  isFormulaSafe: true,
  isRightToLeft: false,
};

async function write(
  rows: readonly Row[],
  options: Partial<XlsxOptions> = {},
  progressReports: Progress[] = [],
) {
  const writer = await createXlsxWriter({ ...PLAIN, ...options }, ['名称', 'count', 'at'], (progress) =>
    progressReports.push(progress),
  );
  writer.add(rows);
  const bytes = new Uint8Array(await (await writer.finish()).arrayBuffer());
  const parts = await unpack(bytes);
  const xml = (name: string) => new TextDecoder().decode(parts.find((part) => part.name === name)?.bytes);
  return { bytes, xml, book: read(bytes, { cellNF: true, cellStyles: true }) };
}

describe('a table as an xlsx file', () => {
  let made: Awaited<ReturnType<typeof write>>;

  beforeAll(async () => {
    made = await write([
      ['=1+1', -1.5, new Date('2026-01-02T03:04:05Z')],
      ['一段很长的中文名称用来撑开这一列', 2, new Date('2026-01-02T00:00:00Z')],
    ]);
  });

  test('has a name that Excel accepts', () => {
    expect(made.book.SheetNames).toEqual(['算法  全部 2026']);
  });

  test('contains typed numbers and times, and text that no program runs', () => {
    const sheet = made.book.Sheets[made.book.SheetNames[0] ?? ''];
    expect(sheet?.A2).toMatchObject({ t: 's', v: "'\u2060=1+1" });
    expect(sheet?.B2).toMatchObject({ t: 'n', v: -1.5 });
    expect(sheet?.C2).toMatchObject({ t: 'n', z: 'yyyy-mm-dd hh:mm:ss', w: '2026-01-02 03:04:05' });
    expect(sheet?.C3).toMatchObject({ t: 'n', z: 'yyyy-mm-dd', w: '2026-01-02' });
  });

  test('freezes its header and makes it bold', () => {
    expect(made.xml('xl/worksheets/sheet1.xml')).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(made.xml('xl/styles.xml')).toMatch(/<b( val="1")?\/>/);
    expect(made.xml('xl/worksheets/sheet1.xml')).toMatch(/<c r="A1"[^>]* s="[1-9]/);
  });

  test('has columns as wide as their content', async () => {
    const widths = (book: typeof made.book) =>
      book.Sheets[book.SheetNames[0] ?? '']?.['!cols']?.map((one) => one?.wch);
    const [name = 0, count = 0] = (widths(made.book) ?? []) as number[];
    expect(name).toBeGreaterThan(32);
    expect(count).toBeLessThan(12);
    expect(widths((await write([], { hasAutoWidth: false })).book)).toBeUndefined();
  });
});

test('marks a sheet for right-to-left readers', async () => {
  expect((await write([], { isRightToLeft: true })).xml('xl/worksheets/sheet1.xml')).toContain(
    'rightToLeft="1"',
  );
});

test('rejects a text that is too long for a cell, and states its position, before anything is written', async () => {
  const { length } = FORMULA_PREFIX;
  const formula = `=${'y'.repeat(32_767 - length)}`;
  await expect(
    write([
      ['x', 1, null],
      [formula, 2, null],
    ]),
  ).rejects.toMatchObject({
    code: 'textTooLong',
    data: { row: 2, column: 1, max: 32_767 - length },
  });
  const { book } = await write([[formula.slice(0, -1), 1, null]]);
  expect(Object.values(book.Sheets)[0]?.A2.v).toHaveLength(32_767);
});

test.each([
  ['tooManyRows', 1_048_575, 3],
  ['tooManyColumns', 0, 16_385],
] as const)(
  '%s: rejects a value beyond the limit of a worksheet, and accepts one at the limit',
  (code, index, columns) => {
    expect(() => assertFits([], index, columns)).toThrow(expect.objectContaining({ code }));
    expect(() => assertFits([], Math.max(0, index - 1), columns - 1)).not.toThrow();
  },
);

test('reports progress while rows are written and compressed', async () => {
  const progressReports: Progress[] = [];
  await write(
    Array.from({ length: 5_000 }, (_, index) => ['x', index, null]),
    {},
    progressReports,
  );
  expect(progressReports[0]).toEqual({ phase: 'writing', done: 5_000, total: 5_000 });
  const packing = progressReports.filter(({ phase }) => phase === 'packing');
  expect(packing.length).toBeGreaterThan(3);
  expect(packing.at(-1)).toMatchObject({ done: packing[0]?.total });
});
