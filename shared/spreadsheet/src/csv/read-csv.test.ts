import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import type { GridChoices, Progress } from '../grid/grid.ts';
import { readCsv } from './read-csv.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const encodeUtf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const encodeUtf32 = (text: string, isBig: boolean) => {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const view = new DataView(new ArrayBuffer(codes.length * 4));
  codes.forEach((code, at) => void view.setUint32(at * 4, code, !isBig));
  return new Uint8Array(view.buffer);
};

async function read(bytes: Uint8Array, choices: GridChoices = {}) {
  const rows: Row[] = [];
  const progressReports: Progress[] = [];
  const shape = await readCsv(
    bytes,
    choices,
    (more) => void rows.push(...more),
    (progress) => progressReports.push(progress),
  );
  if (shape.format !== 'csv') throw new Error('not a CSV file');
  return { ...shape, rows, progressReports };
}

describe('detection of the encoding', () => {
  const table = [
    ['名称', '标识'],
    ['聚类', 'a'],
  ];
  const text = '名称,标识\n聚类,a\n';
  // 名称,标识 and 聚类,a in GB18030.
  const gb = [
    0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb1, 0xea, 0xca, 0xb6, 0x0a, 0xbe, 0xdb, 0xc0, 0xe0, 0x2c, 0x61, 0x0a,
  ];

  test.each([
    ['utf-8', encode(text)],
    ['utf-8', encode(`\uFEFF${text}`)],
    ['utf-16le', encodeUtf16(`\uFEFF${text}`, false)],
    ['utf-16be', encodeUtf16(`\uFEFF${text}`, true)],
    ['utf-16le', encodeUtf16(text, false)],
    ['utf-16be', encodeUtf16(text, true)],
    ['utf-32le', encodeUtf32(`\uFEFF${text}`, false)],
    ['utf-32be', encodeUtf32(`\uFEFF${text}`, true)],
    ['utf-32le', encodeUtf32(text, false)],
    ['utf-32be', encodeUtf32(text, true)],
    ['gb18030', Uint8Array.from(gb)],
  ] as const)('%s', async (encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({ encoding, rows: table, errors: [] });
  });

  test.each([
    ['utf-32le', false],
    ['utf-32be', true],
  ] as const)('%s, with letters of every plane and a damaged end', async (encoding, isBig) => {
    const bytes = encodeUtf32('é,名\n👩‍🚀,🏴󠁧󠁢󠁥󠁮󠁧󠁿\0\nx,y', isBig);
    const damaged = Uint8Array.from([...bytes, 0xff, 0xff, 0xff, 0xff, 0x41]);
    expect(await read(bytes)).toMatchObject({
      encoding,
      rows: [
        ['é', '名'],
        ['👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿\0'],
        ['x', 'y'],
      ],
    });
    expect((await read(damaged, { encoding })).rows.at(-1)).toEqual(['x', 'y\uFFFD\uFFFD']);
  });

  test.each(['1\n', '\n1', '1\r\n2', 'a\tb'])(
    'detects UTF-16 without a mark in as few characters as %j',
    async (few) => {
      expect((await read(encodeUtf16(few, false))).encoding).toBe('utf-16le');
      expect((await read(encodeUtf16(few, true))).encoding).toBe('utf-16be');
    },
  );

  test('detects UTF-8 despite a stray zero byte', async () => {
    expect((await read(encode('a\0b,\0c\nd,e\nfurther,text\n'))).encoding).toBe('utf-8');
  });

  test('uses a chosen encoding instead of the detected one', async () => {
    expect((await read(Uint8Array.from(gb), { encoding: 'utf-8' })).rows).not.toEqual(table);
    expect((await read(Uint8Array.from(gb), { encoding: 'gb18030' })).rows).toEqual(table);
  });
});

describe('detection of the separator', () => {
  test.each([',', ';', '\t', '|'] as const)('%j', async (delimiter) => {
    const bytes = encode(`a${delimiter}b\n"1,5"${delimiter}2\n`);
    expect(await read(bytes)).toMatchObject({ delimiter, columnCount: 2 });
  });

  test('reads a single column without an error', async () => {
    expect(await read(encode('name\nalpha\nbeta\n'))).toMatchObject({
      columnCount: 1,
      rowCount: 3,
      errors: [],
    });
  });
});

test('ignores blank lines, except in a list of one column, where they are empty cells', async () => {
  expect((await read(encode('\na,b\n\n1,2\n\n'))).rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect((await read(encode('a\n\nb\n'))).rows).toEqual([['a'], [''], ['b']]);
});

test('reports misplaced quotes with their row', async () => {
  expect((await read(encode('a,b\n1,"2'))).errors).toEqual([{ row: 2, kind: 'missingQuotes' }]);
  expect((await read(encode('a,b\n1,"2"x\n'))).errors[0]).toEqual({ row: 2, kind: 'invalidQuotes' });
});

test('numbers rows like a spreadsheet program, counting blank lines and quoted line breaks', async () => {
  expect((await read(encode('\na,b\n\n"x\ny",2\n3,4\n'))).numbers).toEqual([2, 4, 5]);
  expect((await read(encode('a\n\nb\n'))).numbers).toEqual([1, 2, 3]);
  expect((await read(encode('\na,b\n\n1,"2'))).errors).toEqual([{ row: 4, kind: 'missingQuotes' }]);
});

test('reports several misplaced quotes in a row as one error', async () => {
  expect((await read(encode('a,b\n"1"x","2"y"\n'))).errors).toEqual([{ row: 2, kind: 'invalidQuotes' }]);
});

test('reports only the first hundred misplaced quotes', async () => {
  expect((await read(encode(`a,b\n${'1,"2"x"\n'.repeat(200)}`))).errors).toHaveLength(100);
});

test('reads a long file in chunks without loss, and reports progress after each', async () => {
  const line = (index: number) => `${index},"quoted, ""${'中文'.repeat(20)}""\n${index}"\r\n`;
  const text = Array.from({ length: 20_000 }, (_, index) => line(index)).join('');
  const { rows, progressReports, errors } = await read(encode(text), { delimiter: ',' });
  expect(rows).toHaveLength(20_000);
  expect(errors).toEqual([]);
  expect(rows.every(([index, words]) => words === `quoted, "${'中文'.repeat(20)}"\n${index}`)).toBe(true);
  expect(progressReports.length).toBeGreaterThan(2);
  expect(progressReports.at(-1)).toEqual({ phase: 'reading', done: text.length, total: text.length });
});
