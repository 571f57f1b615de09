import numbers from '@e965/xlsx/dist/xlsx.zahl.mjs';
import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import { readFile } from '../grid/read-file.ts';
import {
  createCompound,
  createOpenDocumentManifest,
  createSheetFiles,
  createWorkbookFiles,
  createZip,
  EMPTY_NUMBERS_DOCUMENT,
  ONE_CELL,
  OPEN_DOCUMENT_TYPES,
} from '../testing/files.ts';
import type { BookSheet } from '../workbook/book.ts';
import { saveBook } from '../workbook/save-book.ts';
import { CATALOG } from './catalog.ts';

type Bytes = Uint8Array | Promise<Uint8Array>;

const text = (content: string) => new TextEncoder().encode(content);
const ods = (files: Record<string, string>) =>
  createZip({
    mimetype: OPEN_DOCUMENT_TYPES.spreadsheet,
    'META-INF/manifest.xml': createOpenDocumentManifest(OPEN_DOCUMENT_TYPES.spreadsheet),
    ...files,
  });
/** The records at the start of a protected xls: its version, and the password request. */
const PROTECTED_XLS = [
  9, 8, 16, 0, 0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4,
];

const FILES: readonly (readonly [keyof typeof CATALOG, string, () => Bytes])[] = [
  ['invalidHtml', 'a page without a table', () => text('<html><body>hi')],
  [
    'odsEncryption',
    'a protected OpenDocument spreadsheet',
    () =>
      ods({
        'META-INF/manifest.xml': createOpenDocumentManifest(
          OPEN_DOCUMENT_TYPES.spreadsheet,
          '<manifest:encryption-data/>',
        ),
      }),
  ],
  [
    'notSpreadsheetDocument',
    'an OpenDocument text',
    () =>
      createZip({
        mimetype: OPEN_DOCUMENT_TYPES.text,
        'META-INF/manifest.xml': createOpenDocumentManifest(OPEN_DOCUMENT_TYPES.text),
        'content.xml': '<a/>',
      }),
  ],
  [
    'notSpreadsheetDocument',
    'an OpenDocument text that only the manifest identifies',
    () =>
      createZip({
        'META-INF/manifest.xml': createOpenDocumentManifest(OPEN_DOCUMENT_TYPES.text),
        'content.xml': '<a/>',
      }),
  ],
  [
    'notSpreadsheetDocument',
    'an OpenDocument text that only the manifest identifies, with the attributes in another order',
    () =>
      createZip({
        'META-INF/manifest.xml': `<manifest><file-entry media-type="${OPEN_DOCUMENT_TYPES.text}" full-path="/"/></manifest>`,
        'content.xml': '<a/>',
      }),
  ],
  [
    'notSpreadsheetDocument',
    'an OpenDocument text that only the manifest identifies, with the prefix that the reader expects',
    () =>
      createZip({
        'META-INF/manifest.xml': '<manifest:file-entry manifest:path="/" manifest:type="x"/>',
        'content.xml': '<a/>',
      }),
  ],
  [
    'notSpreadsheetDocument',
    'an OpenDocument text that only the first file of the archive identifies',
    () => createZip({ mimetype: OPEN_DOCUMENT_TYPES.text, 'content.xml': '<a/>' }),
  ],
  ['missingContent', 'an OpenDocument without content', () => ods({})],
  [
    'missingContent',
    'an OpenDocument with empty content',
    () => ods({ 'content.xml': '', 'styles.xml': '' }),
  ],
  [
    'passwordProtected',
    'a protected xlsx',
    () => createCompound({ EncryptionInfo: [4, 0, 4, 0], EncryptedPackage: [1] }),
  ],
  [
    'passwordProtected',
    'a workbook protected by rights management, without a password',
    () => createCompound({ EncryptedPackage: [1] }),
  ],
  ['passwordProtected', 'a protected xls', () => createCompound({ Workbook: PROTECTED_XLS })],
  ['unsupportedZip', 'an empty archive', () => createZip({})],
  ['unsupportedZip', 'an archive of other files', () => createZip({ 'hello.txt': 'hello' })],
  [
    'unsupportedZip',
    'a Word document',
    () => createZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' }),
  ],
  ['tiffImage', 'a TIFF image', () => Uint8Array.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
  [
    'tiffImage',
    'a TIFF image in the other byte order',
    () => Uint8Array.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]),
  ],
  ['pngImage', 'a PNG image', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  [
    'emptyNumbers',
    'a Numbers document without sheets',
    () => createZip({ 'Index/Document.iwa': EMPTY_NUMBERS_DOCUMENT }),
  ],
];

describe("rejection of a file of another kind with the catalog's text, whatever its name", () => {
  test.each(FILES)('%s: %s', async (code, _, make) => {
    for (const name of ['table.xlsx', 'table.csv']) {
      await expect(read(name, await make())).rejects.toMatchObject({ code, message: CATALOG[code] });
    }
  });
});

describe("rejection of a workbook that no program would open, with the catalog's text", () => {
  const sheet = (name: string, more: Partial<BookSheet> = {}): BookSheet => ({ name, rows: [[1]], ...more });
  const many = Array.from({ length: 65_536 }, (_, index) => sheet(`s${index}`));

  test.each([
    ['sheetNotFound', [sheet('A')], { type: 'csv', sheet: 'Nope' }],
    ['sheetNotFound', [sheet('A')], { type: 'xlsx', sheet: 'Nope' }],
    ['sheetNotFound', [], { type: 'xlsx' }],
    ['sheetExists', [sheet('A'), sheet('A')], { type: 'xlsx' }],
    ['sheetExists', [sheet('A'), sheet('a')], { type: 'xlsx' }],
    ['tooManySheets', many, { type: 'xlsx' }],
    ['unknownBookType', [sheet('A')], { type: 'foo' }],
    ['unknownBookType', [sheet('A')], { type: 'dif' }],
    ['numbersOption', [sheet('A')], { type: 'numbers' }],
    ['badVisibility', [sheet('A', { visibility: 5 })], { type: 'xlsx' }],
  ] as const)('%s', (code, sheets, options) => {
    expect(() => saveBook({ sheets }, options)).toThrow(
      expect.objectContaining({ code, message: CATALOG[code] }),
    );
  });
});

test('reports that a chosen sheet does not exist', async () => {
  const bytes = await createZip(createWorkbookFiles(ONE_CELL));
  await expect(read('x.xlsx', bytes, 'Nope')).rejects.toMatchObject({
    code: 'sheetNotFound',
    data: { sheet: 'Nope' },
  });
});

test.each([
  ['a photograph', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a PDF', text('%PDF-1.7')],
  ['an animated image', text('GIF89a')],
  ['a file packed by gzip', Uint8Array.from([0x1f, 0x8b, 8])],
  ['a file packed by 7-Zip', Uint8Array.from([0x37, 0x7a, 0xbc, 0xaf])],
  ['a file packed by RAR', text('Rar!')],
  ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1, 0])],
])('does not read %s as a table, although libraries read it as text', async (_, bytes) => {
  await expect(read('x.csv', bytes)).rejects.toMatchObject({ code: 'unsupportedFormat' });
});

test('does not take an old workbook that only mentions protection for a protected one', async () => {
  // A character that makes the file store the text in UTF-16, like the name of protected content.
  const rows = [['EncryptedPackage 中']];
  const { file } = saveBook({ sheets: [{ name: 'A', rows }] }, { type: 'xls' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  await expect(read('x.xlsx', bytes)).rejects.toMatchObject({ code: 'unsupportedFormat' });
});

test('reads a csv file with stray zero bytes', async () => {
  const bytes = text(`${'number,name\n'.repeat(100)}`);
  const stray = Uint8Array.from([...bytes, 0xfc, 0, 0x6c, 0x6c, 0, 0, 0x65, 0x72, 0x2c, 0, 0x31, 0, 0]);
  expect(await read('x.csv', stray)).toHaveLength(101);
});

test.each([
  ['with the lowest byte first', true],
  ['with the highest byte first', false],
])('reads a csv file in UTF-32 %s', async (_, isLittle) => {
  for (const content of ['a,b\n1,2\n', '\uFEFFa,b\n1,2\n']) {
    const view = new DataView(new ArrayBuffer(content.length * 4));
    for (const [at, letter] of [...content].entries()) view.setUint32(at * 4, letter.charCodeAt(0), isLittle);
    expect(await read('x.csv', new Uint8Array(view.buffer))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  }
});

test('does not import a workbook whose name has another extension', async () => {
  const bytes = await createZip(createWorkbookFiles(ONE_CELL));
  for (const name of ['x.csv', 'x.xls', 'x']) {
    await expect(read(name, bytes)).rejects.toMatchObject({
      code: 'unsupportedFormat',
      data: { found: 'xlsx' },
    });
  }
});

describe('the reported format of a valid file that cannot be imported', () => {
  test.each([
    ['xls', 'xls'],
    ['biff5', 'xls'],
    ['biff2', 'xls'],
    ['xlsb', 'xlsb'],
    ['ods', 'openDocument'],
    ['fods', 'xml'],
    ['html', 'html'],
    ['numbers', 'numbers'],
  ])('%s', async (type, found) => {
    const { file } = saveBook({ sheets: [{ name: 'A', rows: [['a'], [1]] }] }, { type, numbers });
    const bytes = new Uint8Array(await file.arrayBuffer());
    for (const name of ['x.xlsx', 'x.csv']) {
      await expect(read(name, bytes)).rejects.toMatchObject({ code: 'unsupportedFormat', data: { found } });
    }
  });

  test.each([
    ['the versions of Excel before 5.0', 'xls', [9, 4, 6, 0, 0, 0, 16, 0, 0, 0]],
    ['an xlsb workbook whose parts are in another folder', 'xlsb', undefined],
    ['a compound file of another program', 'compound', [...createCompound({ WordDocument: [1] })]],
    ['a damaged old workbook', 'xls', [...createCompound({ Workbook: [9, 8] })].slice(0, 2048)],
  ] as const)('%s', async (_, found, content) => {
    const bytes = content
      ? Uint8Array.from(content)
      : await createZip({ '[Content_Types].xml': '<Types/>', 'office/workbook.bin': 'x' });
    await expect(read('x.xlsx', bytes)).rejects.toMatchObject({ code: 'unsupportedFormat', data: { found } });
  });
});

describe('the error for a file without data', () => {
  test.each([
    ['nothing at all', 'x.csv', ''],
    ['nothing at all', 'x.xlsx', ''],
    ['a byte order mark', 'x.csv', '\uFEFF'],
    ['line ends', 'x.csv', '\r\n\r\n\n'],
    ['cells that are all empty', 'x.csv', ',,\n""\n'],
  ])('%s in %s', async (_, name, content) => {
    await expect(read(name, text(content))).rejects.toMatchObject({ code: 'emptyFile' });
  });

  test('reports a workbook whose worksheets are all empty', async () => {
    const bytes = await createZip(
      createSheetFiles(['<sheetData/>', '<sheetData><row r="1"/></sheetData>', '']),
    );
    await expect(read('x.xlsx', bytes)).rejects.toMatchObject({ code: 'emptyFile' });
  });

  test('reads the first worksheet with rows when the earlier ones are empty', async () => {
    const bytes = await createZip(createSheetFiles(['<sheetData/>', ONE_CELL]));
    expect(await read('x.xlsx', bytes)).toEqual([[7]]);
  });
});

function read(name: string, bytes: Uint8Array, sheet?: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  return readFile(
    { name, bytes },
    sheet ? { sheet } : {},
    (more) => void rows.push(...more),
    () => {},
  ).then(() => rows);
}
