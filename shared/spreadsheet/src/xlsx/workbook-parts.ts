import { type CellObject, type ColInfo, type WorkSheet, write } from 'sheetjs-style';
import { toSpreadsheetError } from '../error/to-spreadsheet-error.ts';
import { unpack } from '../zip/unpack.ts';
import type { ZipPart } from '../zip/zip-entry.ts';
import { toSheetName } from './sheet-limits.ts';
import type { XlsxOptions } from './xlsx-options.ts';

const PANE =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
/** The number of bytes at the start of a sheet's file that contain its view. Rows follow it. */
const HEAD_SIZE = 4_096;

/** Freezes the first row of a worksheet. The library has no option for it. */
function freezeHeader(part: ZipPart): ZipPart {
  if (!/worksheets\/[^/]+\.xml$/.test(part.name)) return part;
  const head = new TextDecoder('latin1').decode(part.bytes.subarray(0, HEAD_SIZE));
  const view = /<sheetView [^>]*\/>/.exec(head);
  if (!view) return part;
  const opened = new TextEncoder().encode(`${view[0].slice(0, -2)}>${PANE}</sheetView>`);
  const { bytes } = part;
  const joined = new Uint8Array(bytes.length - view[0].length + opened.length);
  joined.set(bytes.subarray(0, view.index));
  joined.set(opened, view.index);
  joined.set(bytes.subarray(view.index + view[0].length), view.index + opened.length);
  return { name: part.name, bytes: joined };
}

/**
 * One cell of each style. In the file that the library writes, these cells show the position of
 * the rows and the ids of the styles. The cells of the table replace them.
 */
const SAMPLES = [
  {
    t: 's',
    v: 'header',
    s: {
      font: { bold: true },
      fill: { patternType: 'solid', fgColor: { rgb: 'FFF2F3F5' } },
      alignment: { vertical: 'center' },
    },
  },
  { t: 'n', v: 61, z: 'yyyy-mm-dd' },
  { t: 'n', v: 61.5, z: 'yyyy-mm-dd hh:mm:ss' },
] as readonly CellObject[];
const RANGE = `A1:A${SAMPLES.length}`;

/** The ids of cell styles in a workbook. */
export interface CellStyles {
  readonly header: string;
  readonly day: string;
  readonly dateTime: string;
}

/** A file of a workbook, split where its content is inserted. */
export interface SplitPart {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A workbook of one sheet as the library writes it: names, widths, styles, and a frozen header. */
export interface WorkbookParts {
  readonly styles: CellStyles;
  /** The file for rows. */
  readonly sheet: SplitPart;
  /** The file for texts. */
  readonly texts: SplitPart;
  readonly others: readonly ZipPart[];
}

/** Creates the workbook around a table of this range, such as `A1:J9`. */
export async function createWorkbookParts(
  options: XlsxOptions,
  range: string,
  widths?: readonly ColInfo[],
): Promise<WorkbookParts> {
  const others = new Map<string, ZipPart>();
  for (const part of await unpack(writeBook(options, widths), { isTrusted: true }))
    others.set(part.name, part);
  const removePart = (name: string) => {
    const part = others.get(name);
    others.delete(name);
    if (!part) throw new Error(`The library wrote no ${name}`);
    return part;
  };
  const sheet = splitAtContent(freezeHeader(removePart('xl/worksheets/sheet1.xml')), 'sheetData');
  const [header = '0', day = '0', dateTime = '0'] = [...sheet.inside.matchAll(/ s="(\d+)"/g)].map(
    ([, style]) => style,
  );
  const replaceRange = (xml: string) => xml.replace(`ref="${RANGE}"`, `ref="${range}"`);
  return {
    styles: { header, day, dateTime },
    sheet: { ...sheet, before: replaceRange(sheet.before), after: replaceRange(sheet.after) },
    texts: removeCount(splitAtContent(removePart('xl/sharedStrings.xml'), 'sst')),
    others: [...others.values()],
  };
}

/** Splits a file at the content of one of its elements and removes the content. */
function splitAtContent({ name, bytes }: ZipPart, element: string): SplitPart & { readonly inside: string } {
  const xml = new TextDecoder().decode(bytes);
  const start = xml.indexOf('>', xml.indexOf(`<${element}`)) + 1;
  const end = xml.lastIndexOf(`</${element}>`);
  return { name, before: xml.slice(0, start), inside: xml.slice(start, end), after: xml.slice(end) };
}

/** Removes the number of texts, which is optional. */
function removeCount({ name, before, after }: SplitPart): SplitPart {
  return { name, before: before.replace(/ (?:count|uniqueCount)="\d+"/g, ''), after };
}

function writeBook(options: XlsxOptions, widths: readonly ColInfo[] | undefined): Uint8Array {
  const name = toSheetName(options.sheet);
  const rows = SAMPLES.map((sample) => [sample]);
  const sheet = Object.assign(rows, { '!ref': RANGE, ...(widths ? { '!cols': widths } : {}) });
  try {
    const book = {
      SheetNames: [name],
      Sheets: { [name]: sheet as unknown as WorkSheet },
      Workbook: { Views: [{ RTL: options.isRightToLeft }] },
    };
    return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer);
  } catch (error) {
    throw toSpreadsheetError(error, 'unwritable');
  }
}
