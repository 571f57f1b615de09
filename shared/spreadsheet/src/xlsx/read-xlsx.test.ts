import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import { readFile } from '../grid/read-file.ts';
import { createSharedTexts, createSheetFiles, createWorkbookFiles, createZip } from '../testing/files.ts';

type Parts = Parameters<typeof createZip>[0];

async function read(parts: Parts, choices = {}) {
  const rows: Row[] = [];
  const shape = await readFile(
    { name: 'x.xlsx', bytes: await createZip(parts) },
    choices,
    (more) => void rows.push(...more),
    () => {},
  );
  if (shape.format !== 'xlsx') throw new Error('not an xlsx file');
  return { ...shape, rows };
}

const createSheet = (...rows: string[]) =>
  `<sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData>`;
const shared = (count: number) =>
  createSheet(...Array.from({ length: count }, (_, at) => `<c t="s"><v>${at}</v></c>`));

describe('texts', () => {
  test.each([
    ['&#x1F61C;', '😜'],
    ['&#128540;', '😜'],
    ['&#X41;&#65;', 'AA'],
    ['a&#x110000;b', 'a&#x110000;b'],
    ['_x0041__x005F_x0042_', 'A_x0042_'],
    ['_X0041_', '_X0041_'],
  ])('%s in the file is read as %s', async (written, expected) => {
    const list = createSharedTexts(`<si><t>${written}</t></si>`);
    const cells = `<c t="s"><v>0</v></c><c t="inlineStr"><is><t>${written}</t></is></c><c t="str"><v>${written}</v></c>`;
    const { rows } = await read(createWorkbookFiles(createSheet(cells), list));
    expect(rows).toEqual([[expected, expected, expected]]);
  });

  test('joins runs of rich text with a plain text before them, without phonetic hints', async () => {
    const items = [
      '<si><r><t>a</t></r><r><rPr><b/></rPr><t xml:space="preserve"> b</t></r></si>',
      '<si><t>plain</t><r><t>, run</t></r><r><t>, run</t></r></si>',
      '<si><t>漢字</t><rPh sb="0" eb="2"><t>かんじ</t></rPh></si>',
    ];
    const inline = '<c t="inlineStr"><is><t>plain</t><r><t>, run</t></r></is></c>';
    const { rows } = await read(
      createWorkbookFiles(
        shared(3).replace('</sheetData>', `<row>${inline}</row></sheetData>`),
        createSharedTexts(items.join('')),
      ),
    );
    expect(rows).toEqual([['a b'], ['plain, run, run'], ['漢字'], ['plain, run']]);
  });

  test('preserves the index of an empty item of the list', async () => {
    const items = '<si><t>first</t></si><si/><si ><t/></si ><si count="1"><t>last</t ></si>';
    const { rows } = await read(createWorkbookFiles(shared(4), createSharedTexts(items)));
    expect(rows).toEqual([['first'], ['last']]);
  });
});

describe('cells', () => {
  test('are found by lower-case references too', async () => {
    const rows = '<sheetData><row r="1"><c r="b1"><v>1</v></c><c r="aa1"><v>2</v></c></row></sheetData>';
    expect((await read(createWorkbookFiles(rows))).rows).toEqual([[null, 1, ...new Array(24).fill(null), 2]]);
  });

  test('may have white space in their end tags', async () => {
    const rows = '<sheetData><row ><c ><v >1</v ></c ></row ><row ><c ><v >2</v ></c ></row ></sheetData >';
    expect((await read(createWorkbookFiles(rows))).rows).toEqual([[1], [2]]);
  });

  test('of type boolean without a value are empty', async () => {
    expect((await read(createWorkbookFiles(createSheet('<c t="b"/><c t="b"><v>0</v></c>')))).rows).toEqual([
      [null, false],
    ]);
  });

  test('that contain a date as text are dates, in the range that sheets count correctly', async () => {
    const cells = ['2026-01-02', '2026-01-02T03:04:05', '03:04:05', '1582-10-15', 'soon'].map(
      (v) => `<c t="d"><v>${v}</v></c>`,
    );
    expect((await read(createWorkbookFiles(createSheet(cells.join(''))))).rows).toEqual([
      [new Date('2026-01-02T00:00:00Z'), new Date('2026-01-02T03:04:05Z'), '03:04:05', '1582-10-15', 'soon'],
    ]);
  });

  test('in a format that East Asian programs know without its definition are dates', async () => {
    const formats = [14, 31, 57, 58, 33];
    const styles = {
      'xl/styles.xml': `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    };
    const cells = formats.map((_, style) => `<c s="${style}"><v>${style === 4 ? 0.5 : 46024}</v></c>`);
    const day = new Date('2026-01-02T00:00:00Z');
    expect((await read(createWorkbookFiles(createSheet(cells.join('')), styles))).rows).toEqual([
      [day, day, day, day, '12:00:00'],
    ]);
  });

  test('in a date format after the last day of sheets stay numbers', async () => {
    const styles = {
      'xl/styles.xml':
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    };
    const cells = '<c s="0"><v>2958465</v></c><c s="0"><v>2958466</v></c><c s="0"><v>1e12</v></c>';
    expect((await read(createWorkbookFiles(createSheet(cells), styles))).rows).toEqual([
      [new Date('9999-12-31T00:00:00Z'), 2_958_466, 1e12],
    ]);
  });
});

describe('formulas', () => {
  test('are counted when they have no result, and the first are named', async () => {
    const cells = [
      '<c r="A1"><f>1+1</f><v>2</v></c>',
      '<c r="B1" t="str"><f>""</f><v></v></c>',
      '<c r="C1"><f>1+1</f></c>',
      '<c r="D1"><f>1+1</f><v></v></c>',
      '<c r="E1"><f t="shared" si="0"/><v/></c>',
      '<c r="F1" t="n"><x:f>1+1</x:f></c>',
      '<c r="G1"/>',
    ];
    const { rows, uncached } = await read(createWorkbookFiles(createSheet(cells.join(''))));
    expect(rows).toEqual([[2, '']]);
    expect(uncached).toEqual({ count: 4, cells: ['C1', 'D1', 'E1', 'F1'] });
  });

  test('are named up to ten', async () => {
    const row = `<c><v>1</v></c>${'<c><f>A1</f></c>'.repeat(50)}`;
    const { uncached } = await read(createWorkbookFiles(createSheet(row)));
    expect(uncached.count).toBe(50);
    expect(uncached.cells).toHaveLength(10);
  });
});

describe('archives', () => {
  const parts = createWorkbookFiles(createSheet('<c t="inlineStr"><is><t>中文</t></is></c>'));
  const rename = (change: (name: string) => string): Parts =>
    Object.fromEntries(Object.entries(parts).map(([name, content]) => [change(name), content]));
  const encodeUtf16 = (text: string, isBig: boolean) => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
    return bytes;
  };

  test('may use backslashes for the folders of names', async () => {
    expect((await read(rename((name) => name.replaceAll('/', '\\')))).rows).toEqual([['中文']]);
  });

  test('may lack the styles that they declare', async () => {
    const { 'xl/styles.xml': _, ...others } = parts;
    expect((await read(others)).rows).toEqual([['中文']]);
  });

  test('may contain an empty compressed file', async () => {
    expect((await read({ ...parts, 'xl/other.xml': '' })).rows).toEqual([['中文']]);
  });

  test('may give the workbook another name', async () => {
    const renamed = rename((name) => name.replace('workbook.xml', 'office-book.xml'));
    const types = parts['[Content_Types].xml'].replace('workbook.xml', 'office-book.xml');
    expect((await read({ ...renamed, '[Content_Types].xml': types })).rows).toEqual([['中文']]);
  });

  test.each([
    ['UTF-16, little-endian', (text: string) => encodeUtf16(`\uFEFF${text}`, false)],
    ['UTF-16, big-endian', (text: string) => encodeUtf16(`\uFEFF${text}`, true)],
    ['UTF-16 without a mark', (text: string) => encodeUtf16(text, false)],
  ])('may be in %s', async (_, encode) => {
    const recoded = Object.entries(parts).map(([name, content]) => [name, encode(content)]);
    expect((await read(Object.fromEntries(recoded))).rows).toEqual([['中文']]);
  });

  test('may declare another encoding', async () => {
    const xml = '<?xml version="1.0" encoding="GBK"?><sst><si><t>XX</t></si></sst>';
    const bytes = new TextEncoder().encode(xml);
    bytes.set([0xd6, 0xd0], xml.indexOf('XX'));
    const list = { 'xl/sharedStrings.xml': bytes } as unknown as Record<string, string>;
    expect((await read(createWorkbookFiles(shared(1), list))).rows).toEqual([['中']]);
  });

  test('are rejected when a worksheet is damaged, instead of read as empty', async () => {
    const missing = createSheet('<c t="s"><v>5</v></c>');
    const damaged = createSheetFiles(
      [missing, createSheet('<c><v>1</v></c>')],
      createSharedTexts('<si><t>a</t></si>'),
    );
    await expect(read(damaged)).rejects.toThrow();
  });
});

test('numbers rows as in the sheet, counting rows without a value', async () => {
  const row = (number: number, cell = '<v>7</v>') => `<row r="${number}"><c r="A${number}">${cell}</c></row>`;
  const rows = [row(2), row(3, ''), row(5), row(6)].join('');
  const shape = await read(createWorkbookFiles(`<sheetData>${rows}</sheetData>`));
  expect(shape).toMatchObject({ rowCount: 3, numbers: [2, 5, 6] });
});
