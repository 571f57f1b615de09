import { useFormat } from '@atrium/i18n';
import { SpreadsheetError, type SpreadsheetErrorCode } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that explains why a file could not be read or written. It returns undefined for other errors. */
export function useDescribeFileError(): (error: unknown) => string | undefined {
  const describeFormat = useDescribeFormat();
  const describeContent = useDescribeContent();
  const describeLimit = useDescribeLimit();
  return (error) => {
    if (!(error instanceof SpreadsheetError)) return undefined;
    const { code, data } = error;
    if (code === 'unsupportedFormat') return describeFormat(String(data.found ?? ''));
    return describeContent(code) ?? describeLimit(code, data);
  };
}

type Labels = Readonly<Partial<Record<SpreadsheetErrorCode, string>>>;

/** The messages that the product specification defines, with its English text. */
function useDescribeContent(): (code: SpreadsheetErrorCode) => string | undefined {
  const { t } = useLingui();
  const labels: Labels = {
    invalidHtml: t({
      id: 'table.component.file.invalid-html',
      message: 'Invalid HTML: could not find <table>',
    }),
    odsEncryption: t({ id: 'table.component.file.ods-encryption', message: 'Unsupported ODS Encryption' }),
    notSpreadsheetDocument: t({
      id: 'table.component.file.not-spreadsheet',
      message: 'This OpenDocument is not a spreadsheet',
    }),
    missingContent: t({
      id: 'table.component.file.missing-content',
      message: 'Missing content.xml in ODS / UOF file',
    }),
    passwordProtected: t({ id: 'table.component.file.password', message: 'File is password-protected' }),
    unsupportedZip: t({ id: 'table.component.file.unsupported-zip', message: 'Unsupported ZIP file' }),
    tiffImage: t({ id: 'table.component.file.tiff', message: 'TIFF Image File is not a spreadsheet' }),
    pngImage: t({ id: 'table.component.file.png', message: 'PNG Image File is not a spreadsheet' }),
    sheetNotFound: t({ id: 'table.component.file.sheet-not-found', message: 'Sheet not found' }),
    sheetExists: t({
      id: 'table.component.file.sheet-exists',
      message: 'Worksheet with name already exists',
    }),
    tooManySheets: t({ id: 'table.component.file.too-many-sheets', message: 'Too many worksheets' }),
    unknownBookType: t({ id: 'table.component.file.unknown-type', message: 'Unrecognized bookType' }),
    numbersOption: t({ id: 'table.component.file.numbers-option', message: 'Must pass a numbers option' }),
    emptyNumbers: t({ id: 'table.component.file.empty-numbers', message: 'Empty NUMBERS file' }),
    badVisibility: t({ id: 'table.component.file.bad-visibility', message: 'Bad sheet visibility setting' }),
  };
  return (code) => labels[code];
}

/** The messages for the product's own limits and checks. */
function useDescribeLimit() {
  const { t } = useLingui();
  const format = useFormat();
  return (code: SpreadsheetErrorCode, data: Readonly<Record<string, string | number>>): string => {
    const { row = '', column = '' } = data;
    const limit = typeof data.max === 'number' ? data.max : 0;
    const max = format.number(limit);
    const size = format.bytes(limit);
    const tooCompressed = t({
      id: 'table.component.file.bomb',
      message:
        'The file was not read because it is too large when decompressed. Split it into several files.',
    });
    const labels: Labels = {
      tooManyEntries: tooCompressed,
      tooMuchUnpacked: tooCompressed,
      tooCompressed,
      fileTooLarge: t({
        id: 'table.component.file.too-large',
        message: `The file is larger than ${size}`,
      }),
      forbiddenXml: t({
        id: 'table.component.file.entities',
        message: 'The file was not read because it declares custom XML entities',
      }),
      emptyFile: t({
        id: 'table.component.file.empty',
        message: 'The file contains no data. Choose another file.',
      }),
      tooManyCells: t({
        id: 'table.component.file.cells',
        message: `The table has more than ${max} cells. Split it into several files.`,
      }),
      tooMuchText: t({
        id: 'table.component.file.characters',
        message: `The table has more than ${max} characters. Split it into several files.`,
      }),
      tooManyRows: t({
        id: 'table.component.file.rows',
        message: `The table has more than ${max} rows. Split it into several files.`,
      }),
      tooManyColumns: t({
        id: 'table.component.file.columns',
        message: `The table has more than ${max} columns. Remove some columns.`,
      }),
      textTooLong: t({
        id: 'table.component.file.text',
        message: `The text in row ${row}, column ${column} exceeds ${max} characters, the limit of an xlsx cell. Export as CSV instead.`,
      }),
      tooSlow: t({
        id: 'table.component.file.slow',
        message: 'Reading the file timed out. Split it into several files.',
      }),
      notStarted: t({
        id: 'table.component.file.not-started',
        message: 'The file module failed to start. Try again later.',
      }),
      unwritable: t({ id: 'table.component.file.unwritable', message: 'Failed to create the file' }),
    };
    return (
      labels[code] ??
      t({
        id: 'table.component.file.unreadable',
        message: 'The file is damaged and cannot be read. Choose another file.',
      })
    );
  };
}

/** Returns a function that explains why a file of this format cannot be imported, and what to do. */
function useDescribeFormat(): (found: string) => string {
  const { t } = useLingui();
  const markup = t({
    id: 'table.component.file.found-markup',
    message: 'This is a web page or an XML file. Save it as .xlsx in Excel, then import it again.',
  });
  const labels: Readonly<Record<string, string>> = {
    xlsx: t({
      id: 'table.component.file.found-xlsx',
      message:
        'This is an xlsx workbook, but its name does not end in .xlsx. Rename it, then import it again.',
    }),
    text: t({
      id: 'table.component.file.found-text',
      message:
        'This is a text file. If it contains a table, change its extension to .csv, then import it again.',
    }),
    xls: t({
      id: 'table.component.file.found-xls',
      message:
        'This is a workbook of an older Excel version (.xls). Save it as .xlsx in Excel, then import it again.',
    }),
    xlsb: t({
      id: 'table.component.file.found-xlsb',
      message: 'This is an Excel binary workbook (.xlsb). Save it as .xlsx in Excel, then import it again.',
    }),
    openDocument: t({
      id: 'table.component.file.found-ods',
      message: 'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx, then import it again.',
    }),
    numbers: t({
      id: 'table.component.file.found-numbers',
      message: 'This is a Numbers spreadsheet. Export it to Excel (.xlsx) in Numbers, then import it again.',
    }),
    html: markup,
    xml: markup,
  };
  return (found) =>
    labels[found] ??
    t({
      id: 'table.component.file.unsupported',
      message: 'Only xlsx and csv files are supported',
    });
}
