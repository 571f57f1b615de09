import { useFormat } from '@atrium/i18n';
import { SpreadsheetError, type SpreadsheetFault } from '@atrium/spreadsheet';
import { useLingui } from '@lingui/react/macro';

const MB = 1024 * 1024;

/** Returns a function that explains why a file could not be read or written; undefined for other errors. */
export function useFileFaults(): (error: unknown) => string | undefined {
  const format = useFormat();
  const kinds = useKindLabels();
  const formats = useFormatLabels();
  const limits = useLimitLabels();
  return (error) => {
    if (!(error instanceof SpreadsheetError)) return undefined;
    const { code, data } = error;
    const max = typeof data.max === 'number' ? data.max : 0;
    const shown = { max: format.number(max), megabytes: format.number(Math.round(max / MB)) };
    if (code === 'unsupportedFormat') return formats(String(data.found ?? ''));
    return kinds(code) ?? limits(code, shown, data);
  };
}

/** The messages that the product specification defines, with its English wording. */
function useKindLabels() {
  const { t } = useLingui();
  return (code: SpreadsheetFault): string | undefined => {
    switch (code) {
      case 'invalidHtml':
        return t({
          id: 'table.component.file.invalid-html',
          message: 'Invalid HTML: could not find <table>',
        });
      case 'odsEncryption':
        return t({ id: 'table.component.file.ods-encryption', message: 'Unsupported ODS Encryption' });
      case 'notSpreadsheetDocument':
        return t({
          id: 'table.component.file.not-spreadsheet',
          message: 'This OpenDocument is not a spreadsheet',
        });
      case 'missingContent':
        return t({
          id: 'table.component.file.missing-content',
          message: 'Missing content.xml in ODS / UOF file',
        });
      case 'passwordProtected':
        return t({ id: 'table.component.file.password', message: 'File is password-protected' });
      case 'unsupportedZip':
        return t({ id: 'table.component.file.unsupported-zip', message: 'Unsupported ZIP file' });
      case 'tiffImage':
        return t({ id: 'table.component.file.tiff', message: 'TIFF Image File is not a spreadsheet' });
      case 'pngImage':
        return t({ id: 'table.component.file.png', message: 'PNG Image File is not a spreadsheet' });
      case 'sheetNotFound':
        return t({ id: 'table.component.file.sheet-not-found', message: 'Sheet not found' });
      case 'sheetExists':
        return t({ id: 'table.component.file.sheet-exists', message: 'Worksheet with name already exists' });
      case 'tooManySheets':
        return t({ id: 'table.component.file.too-many-sheets', message: 'Too many worksheets' });
      case 'unknownBookType':
        return t({ id: 'table.component.file.unknown-type', message: 'Unrecognized bookType' });
      case 'numbersOption':
        return t({ id: 'table.component.file.numbers-option', message: 'Must pass a numbers option' });
      case 'emptyNumbers':
        return t({ id: 'table.component.file.empty-numbers', message: 'Empty NUMBERS file' });
      case 'badVisibility':
        return t({ id: 'table.component.file.bad-visibility', message: 'Bad sheet visibility setting' });
      default:
        return undefined;
    }
  };
}

/** The messages for the product's own limits and checks. */
function useLimitLabels() {
  const { t } = useLingui();
  return (
    code: SpreadsheetFault,
    { max, megabytes }: { readonly max: string; readonly megabytes: string },
    { row = '', column = '' }: Readonly<Record<string, string | number>>,
  ): string => {
    switch (code) {
      case 'fileTooLarge':
        return t({
          id: 'table.component.file.too-large',
          message: `The file is larger than ${megabytes} MB`,
        });
      case 'tooManyEntries':
      case 'tooMuchUnpacked':
      case 'tooCompressed':
        return t({
          id: 'table.component.file.bomb',
          message: 'The file was not read because it is too large when decompressed',
        });
      case 'forbiddenXml':
        return t({
          id: 'table.component.file.entities',
          message: 'The file was not read because it declares custom XML entities',
        });
      case 'emptyFile':
        return t({ id: 'table.component.file.empty', message: 'The file contains no data' });
      case 'tooManyCells':
        return t({
          id: 'table.component.file.cells',
          message: `The table has more than ${max} cells. Split it into several files.`,
        });
      case 'tooMuchText':
        return t({
          id: 'table.component.file.characters',
          message: `The table has more than ${max} characters. Split it into several files.`,
        });
      case 'tooManyRows':
        return t({
          id: 'table.component.file.rows',
          message: `The table has more than ${max} rows. Split it into several files.`,
        });
      case 'tooManyColumns':
        return t({ id: 'table.component.file.columns', message: `The table has more than ${max} columns` });
      case 'textTooLong':
        return t({
          id: 'table.component.file.text',
          message: `The text in row ${row}, column ${column} exceeds ${max} characters, the limit of an xlsx cell. Export as CSV instead.`,
        });
      case 'tooSlow':
        return t({
          id: 'table.component.file.slow',
          message: 'Reading the file timed out',
        });
      case 'notStarted':
        return t({
          id: 'table.component.file.not-started',
          message: 'The file module failed to start. Try again later.',
        });
      case 'unwritable':
        return t({ id: 'table.component.file.unwritable', message: 'Failed to create the file' });
      default:
        return t({
          id: 'table.component.file.unreadable',
          message: 'The file is damaged and can’t be read',
        });
    }
  };
}

/** Explains why a file that is neither csv nor xlsx cannot be imported: the detected format, and what to do. */
function useFormatLabels(): (found: string) => string {
  const { t } = useLingui();
  return (found) => {
    switch (found) {
      case 'xlsx':
        return t({
          id: 'table.component.file.found-xlsx',
          message:
            'This is an xlsx workbook, but its name does not end in .xlsx. Rename it, then import it again.',
        });
      case 'text':
        return t({
          id: 'table.component.file.found-text',
          message:
            'This is a text file. If it contains a table, change its extension to .csv, then import it again.',
        });
      case 'xls':
        return t({
          id: 'table.component.file.found-xls',
          message:
            'This is a workbook of an older Excel version (.xls). Save it as .xlsx in Excel, then import it again.',
        });
      case 'xlsb':
        return t({
          id: 'table.component.file.found-xlsb',
          message:
            'This is an Excel binary workbook (.xlsb). Save it as .xlsx in Excel, then import it again.',
        });
      case 'openDocument':
        return t({
          id: 'table.component.file.found-ods',
          message: 'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx, then import it again.',
        });
      case 'numbers':
        return t({
          id: 'table.component.file.found-numbers',
          message:
            'This is a Numbers spreadsheet. Export it to Excel (.xlsx) in Numbers, then import it again.',
        });
      case 'html':
      case 'xml':
        return t({
          id: 'table.component.file.found-markup',
          message: 'This is a web page or an XML file. Save it as .xlsx in Excel, then import it again.',
        });
      default:
        return t({
          id: 'table.component.file.unsupported',
          message: 'Only xlsx and csv files are supported',
        });
    }
  };
}
