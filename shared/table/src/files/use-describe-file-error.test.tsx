import type { LocaleId } from '@atrium/contract';
import { type BookWarning, SpreadsheetError, type SpreadsheetErrorCode } from '@atrium/spreadsheet';
import { installThreads, saveBook } from '@atrium/spreadsheet/testing';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAreTableMessagesLoaded } from '../core/table-messages.ts';
import { useDescribeBookWarning } from './use-describe-book-warning.ts';
import { useDescribeFileError } from './use-describe-file-error.ts';

let restoreWorkers: () => void;

beforeEach(() => {
  restoreWorkers = installThreads();
});

afterEach(() => {
  cleanup();
  restoreWorkers();
});

interface MessagesProps {
  readonly warnings?: readonly BookWarning[];
  /** The format that the reader detected in a file that cannot be imported. */
  readonly found?: readonly string[];
  readonly describeError?: readonly SpreadsheetErrorCode[];
}

function Messages({ warnings = [], describeError = [], found = [] }: MessagesProps) {
  const isReady = useAreTableMessagesLoaded();
  const warn = useDescribeBookWarning();
  const explain = useDescribeFileError();
  const lines = [
    ...warnings.map(warn),
    ...describeError.map((code) => explain(new SpreadsheetError(code, { max: 5, row: 1, column: 2 }))),
    ...found.map((kind) => explain(new SpreadsheetError('unsupportedFormat', { found: kind }))),
  ];
  return isReady ? <p role="status">{lines.join('\n')}</p> : null;
}

async function report(reported: MessagesProps, locale: LocaleId): Promise<readonly string[]> {
  await renderWithAtrium(<Messages {...reported} />, { locale });
  const lines = (await screen.findByRole('status')).textContent?.split('\n') ?? [];
  cleanup();
  return lines;
}

test('says in both languages what a format truncates in a workbook', async () => {
  const rows = [Array.from({ length: 300 }, (_, index) => (index === 0 ? 'x'.repeat(400) : index))];
  const { warnings } = saveBook({ sheets: [{ name: 'A', rows }] }, { type: 'xls' });
  const others = [
    { code: 'rowsTruncated', sheet: 'A', max: 65_536, found: 70_000 },
    { code: 'numbersColumnsTruncated', sheet: 'A', max: 10, found: 14 },
    { code: 'numbersRowsTruncated', sheet: 'A', max: 50, found: 80 },
    { code: 'charactersLost', sheet: 'A', max: 0, found: 12 },
  ] as const;
  expect(await report({ warnings: [...warnings, ...others] }, 'en-US')).toEqual([
    'Worksheet “A” has 300 columns. This format stores only the first 256; the rest will be lost.',
    'Worksheet “A” has texts of up to 400 characters. This format stores only the first 255 characters of each cell.',
    'Worksheet “A” has 70,000 rows. This format stores only the first 65,536; the rest will be lost.',
    'Worksheet “A” has 14 columns. Atrium can write only the range A1:J50 of a Numbers file, so only the first 10 columns will be stored.',
    'Worksheet “A” has 80 rows. Atrium can write only the range A1:J50 of a Numbers file, so only the first 50 rows will be stored.',
    'Worksheet “A” has 12 cells with non-ASCII characters. This format replaces these characters with underscores.',
  ]);
  expect((await report({ warnings }, 'zh-CN'))[0]).toBe(
    '工作表“A”有 300 列，此格式只能保存前 256 列，其余将丢失。',
  );
});

/** Every message about spreadsheet files that the specification names, with its English formats. */
const SPECIFIED = {
  invalidHtml: 'Invalid HTML: could not find <table>',
  odsEncryption: 'Unsupported ODS Encryption',
  notSpreadsheetDocument: 'This OpenDocument is not a spreadsheet',
  missingContent: 'Missing content.xml in ODS / UOF file',
  passwordProtected: 'File is password-protected',
  unsupportedZip: 'Unsupported ZIP file',
  tiffImage: 'TIFF Image File is not a spreadsheet',
  pngImage: 'PNG Image File is not a spreadsheet',
  sheetNotFound: 'Sheet not found',
  sheetExists: 'Worksheet with name already exists',
  tooManySheets: 'Too many worksheets',
  unknownBookType: 'Unrecognized bookType',
  numbersOption: 'Must pass a numbers option',
  emptyNumbers: 'Empty NUMBERS file',
  badVisibility: 'Bad sheet visibility setting',
} as const satisfies Partial<Record<SpreadsheetErrorCode, string>>;

test('has the fifteen specified spreadsheet messages word for word in English, and in Chinese', async () => {
  const describeError = Object.keys(SPECIFIED) as SpreadsheetErrorCode[];
  const [english, chinese] = [
    await report({ describeError }, 'en-US'),
    await report({ describeError }, 'zh-CN'),
  ];
  expect(english).toEqual(Object.values(SPECIFIED));
  expect(new Set(chinese).size).toBe(15);
  expect(chinese.every((message) => /\p{Script=Han}/u.test(message))).toBe(true);
});

test('explains a file of another format by its detected format, in each language', async () => {
  const found = ['xlsx', 'text', 'xls', 'xlsb', 'openDocument', 'numbers', 'html', 'pdf'];
  const [chinese, english] = [await report({ found }, 'zh-CN'), await report({ found }, 'en-US')];
  expect(new Set([...chinese, ...english]).size).toBe(16);
  expect(english[2]).toBe(
    'This is a workbook of an older Excel version (.xls). Save it as .xlsx in Excel, then import it again.',
  );
  expect(chinese[2]).toBe('这是旧版 Excel 工作簿（.xls），请在 Excel 或 WPS 中另存为 .xlsx 后重新导入。');
});

test('has separate messages for an empty file and for too much text', async () => {
  expect(await report({ describeError: ['emptyFile', 'tooMuchText'] }, 'en-US')).toEqual([
    'The file contains no data. Choose another file.',
    'The table has more than 5 characters. Split it into several files.',
  ]);
});
