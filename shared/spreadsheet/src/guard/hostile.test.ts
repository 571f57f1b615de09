import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import { readFile } from '../grid/read-file.ts';
import { readGrid } from '../page/read-grid.ts';
import { readTable } from '../page/read-table.ts';
import {
  createSharedTexts,
  createWorkbookFiles,
  createZip,
  createZipWithWrongSize,
  ONE_CELL,
} from '../testing/files.ts';
import { startInNode } from '../testing/start-in-node.ts';
import { crc32 } from '../zip/crc32.ts';
import { joinParts } from '../zip/join-parts.ts';

const start = startInNode('reader');
const MB = 1024 * 1024;
/** The first bytes of an entry in the directory of an archive. */
const ENTRY_SIGNATURE = 0x02014b50;

const createFile = (content: BlobPart, name = 'x.xlsx') => new File([content], name);

async function read(file: File): Promise<readonly Row[]> {
  const rows: Row[] = [];
  await readGrid(file, {}, { start, onRows: (more) => rows.push(...more) });
  return rows;
}

async function findReadError(file: File) {
  const began = performance.now();
  const error = await read(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(performance.now() - began).toBeLessThan(10_000);
  return error;
}

describe('quick and clear errors for hostile files', () => {
  test('rejects a bomb that unpacks to a hundred times its size', async () => {
    const file = createFile(
      await createZip(createWorkbookFiles(`<sheetData>${' '.repeat(20 * MB)}</sheetData>`)),
    );
    expect(await findReadError(file)).toMatchObject({ code: 'tooCompressed' });
  });

  test('rejects a bomb with a modest ratio that unpacks to more than the memory limit', async () => {
    // Overlapping entries: each alone is small, all together are not.
    const noise = crypto.getRandomValues(new Uint8Array(32 * 1024));
    const packed = new Uint8Array(MB);
    for (let at = 0; at < packed.length; at += noise.length) packed.set(noise, at);
    const parts = Array.from({ length: 9 }, (_, index) => ({
      name: `xl/part${index}.xml`,
      packed,
      size: 8 * MB,
      checksum: crc32(packed),
      method: 8,
    }));
    expect(await findReadError(createFile(joinParts(parts)))).toMatchObject({ code: 'tooMuchUnpacked' });
  });

  test('rejects a bomb that declares a small size', async () => {
    const bytes = await createZipWithWrongSize('xl/workbook.xml', ' '.repeat(MB), 100);
    expect(await findReadError(createFile(bytes))).toMatchObject({ code: 'tooMuchUnpacked' });
  });

  test.each([
    ['an uncompressed bomb that declares a small size', 0, 'tooMuchUnpacked'],
    ['an archive with an unknown compression method', 99, 'unsupportedZip'],
  ])('rejects %s', async (_, method, code) => {
    const packed = new Uint8Array(MB);
    const bytes = joinParts([
      { name: 'xl/workbook.xml', packed, size: 100, checksum: crc32(packed), method },
    ]);
    expect(await findReadError(createFile(bytes))).toMatchObject({ code });
  });

  test.each([
    ['one name', 'xl/worksheets/sheet1.xml'],
    ['names that differ by case', 'XL/Worksheets/Sheet1.xml'],
    ['names that differ by slashes', 'xl\\worksheets\\sheet1.xml'],
  ])(
    'rejects an archive with two files of %s, of which programs would show one or the other',
    async (_, name) => {
      const pack = ([name, content]: readonly [string, string]) => {
        const packed = new TextEncoder().encode(content);
        return { name, packed, size: packed.length, checksum: crc32(packed), method: 0 };
      };
      const parts = Object.entries(createWorkbookFiles(ONE_CELL));
      expect(await read(createFile(joinParts(parts.map(pack))))).toEqual([[7]]);
      const other = '<worksheet><sheetData><row><c><v>8</v></c></row></sheetData></worksheet>';
      const file = createFile(joinParts([...parts, [name, other] as const].map(pack)));
      expect(await findReadError(file)).toMatchObject({ code: 'unreadable', data: { part: 'zip' } });
    },
  );

  test('rejects an archive of thousands of files', async () => {
    const empty = { packed: new Uint8Array(), size: 0, checksum: 0, method: 0 };
    const parts = Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}.xml`, ...empty }));
    expect(await findReadError(createFile(joinParts(parts)))).toMatchObject({ code: 'tooManyEntries' });
  });

  test('rejects XML that declares entities', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
    const file = createFile(await createZip(createWorkbookFiles(`${bomb}${ONE_CELL}`)));
    expect(await findReadError(file)).toMatchObject({ code: 'forbiddenXml' });
  });

  test('rejects a file with too many bytes before a thread starts', async () => {
    const file = createFile(new Uint8Array(SPREADSHEET_LIMITS.fileSize + 1));
    let isStarted = false;
    const reading = readGrid(
      file,
      {},
      {
        onRows: () => {},
        start: () => {
          isStarted = true;
          return start();
        },
      },
    );
    await expect(reading).rejects.toMatchObject({ code: 'fileTooLarge' });
    expect(isStarted).toBe(false);
  });

  test('rejects too many bytes from any caller', async () => {
    const bytes = new TextEncoder().encode('1,2\n'.repeat(SPREADSHEET_LIMITS.fileSize / 4 + 1));
    const ignore = () => {};
    await expect(readFile({ name: 'x.csv', bytes }, {}, ignore, ignore)).rejects.toMatchObject({
      code: 'fileTooLarge',
    });
  });

  test('rejects an archive whose files are encrypted', async () => {
    const bytes = await createZip(createWorkbookFiles(ONE_CELL));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === ENTRY_SIGNATURE) view.setUint16(at + 8, 1, true);
    }
    expect(await findReadError(createFile(bytes))).toMatchObject({ code: 'passwordProtected' });
  });

  test.each([
    // The offset from the start of the directory entry, and the value to write there.
    ['whose directory is damaged', 0, 0],
    ['whose directory lies after the end', 77, MB],
    ['without its end record', 61, 0],
    // The directory begins at 49, so no file begins there.
    ['whose file begins elsewhere', 42, 49],
    ['whose file begins after the end', 42, MB],
    ['whose file continues after the end', 20, MB],
    ['whose file is larger than an archive can be', 20, 0xffffffff],
  ])('rejects an archive %s', async (_, offset, value) => {
    const packed = new TextEncoder().encode('<a/>');
    const bytes = joinParts([
      { name: 'xl/workbook.xml', packed, size: packed.length, checksum: crc32(packed), method: 0 },
    ]);
    const view = new DataView(bytes.buffer);
    let at = 0;
    while (view.getUint32(at, true) !== ENTRY_SIGNATURE) at += 1;
    view.setUint32(at + offset, value, true);
    // The rest of the archive after the file's header has exactly the declared size.
    if (offset === 20) view.setUint32(at + 24, bytes.length - 45, true);
    expect(await findReadError(createFile(bytes))).toMatchObject({ code: 'unreadable' });
  });

  test('rejects a table with too many rows to show', async () => {
    const file = createFile('1\n'.repeat(SPREADSHEET_LIMITS.rows + 1), 'x.csv');
    expect(await findReadError(file)).toMatchObject({ code: 'tooManyRows' });
  });

  test('rejects a table with more columns than a sheet can have', async () => {
    const file = createFile(','.repeat(SPREADSHEET_LIMITS.columns + 1), 'x.csv');
    expect(await findReadError(file)).toMatchObject({ code: 'tooManyColumns' });
  });

  test('rejects a table with few values that are so far apart that it has millions of cells', async () => {
    const row = (index: number) => `<row r="${index}"><c r="XFD${index}"><v>1</v></c></row>`;
    const rows = Array.from({ length: 200 }, (_, index) => row(index + 1)).join('');
    const file = createFile(await createZip(createWorkbookFiles(`<sheetData>${rows}</sheetData>`)));
    expect(await findReadError(file)).toMatchObject({ code: 'tooManyCells' });
  });

  test('rejects a small workbook whose cells all refer to one long text', async () => {
    const text = 'x'.repeat(30_000);
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
    const rows = `<sheetData>${row.repeat(1 + SPREADSHEET_LIMITS.characters / (text.length * 100))}</sheetData>`;
    const file = createFile(
      await createZip(createWorkbookFiles(rows, createSharedTexts(`<si><t>${text}</t></si>`))),
    );
    expect(file.size).toBeLessThan(16 * 1024);
    expect(await findReadError(file)).toMatchObject({ code: 'tooMuchText' });
  });

  test('ends a reader that never finishes, with its thread', { timeout: 10_000 }, async () => {
    let thread = 'busy';
    const stuck = startInNode(new URL('../testing/never-ending.ts', import.meta.url), () => {
      thread = 'ended';
    });
    const reading = readGrid(createFile('a', 'x.csv'), {}, { start: stuck, silence: 300, onRows: () => {} });
    await expect(reading).rejects.toMatchObject({ code: 'tooSlow' });
    await expect.poll(() => thread, { timeout: 5_000 }).toBe('ended');
  });
});

describe('harmless reading of hostile files', () => {
  test('reads a range of seventeen billion cells with one value as one cell', async () => {
    const dimension = '<dimension ref="A1:XFD1048576"/>';
    const rows = await read(createFile(await createZip(createWorkbookFiles(`${dimension}${ONE_CELL}`))));
    expect(rows).toEqual([[7]]);
  });

  test('does not iterate over links and merged cells that cover a whole sheet', async () => {
    const tail =
      '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>';
    expect(await read(createFile(await createZip(createWorkbookFiles(`${ONE_CELL}${tail}`))))).toEqual([[7]]);
  });

  test('ignores a row below the last row of sheets', async () => {
    const rows =
      '<sheetData><row r="1"><c r="A1"><v>7</v></c></row><row r="1048577"><c r="A1048577"><v>8</v></c></row></sheetData>';
    expect(await read(createFile(await createZip(createWorkbookFiles(rows))))).toEqual([[7]]);
  });

  test('does not parse comments, which could refer to the prototype of all objects', async () => {
    const parts = createWorkbookFiles(ONE_CELL, {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>',
      'xl/comments1.xml':
        '<comments><authors><author>a</author></authors><commentList><comment ref="__proto__" authorId="0"><text><t>polluted</t></text></comment><comment ref="XFD9" authorId="0"><text><t>far away</t></text></comment></commentList></comments>',
    });
    const shape = await readGrid(createFile(await createZip(parts)), {}, { start, onRows: () => {} });
    expect(shape).toMatchObject({ rowCount: 1, columnCount: 1 });
  });

  test('protects the prototypes of the reading thread from additions', async () => {
    const start = startInNode(new URL('../testing/polluting.ts', import.meta.url));
    const rows: Row[] = [];
    await readGrid(createFile('a,b', 'x.csv'), {}, { start, onRows: (more) => rows.push(...more) });
    expect(rows).toEqual([[]]);
  });

  test('reads a column called __proto__ as a column', async () => {
    const { data, columns } = await readTable(createFile('__proto__,constructor\n1,2', 'x.csv'), { start });
    expect(columns.map(({ key }) => key)).toEqual(['__proto__', 'constructor']);
    expect(Object.entries(data[0] ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
    expect(Object.getPrototypeOf(data[0])).toBe(Object.prototype);
  });
});
