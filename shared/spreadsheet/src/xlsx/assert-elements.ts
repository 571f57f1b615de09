import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { ZipPart } from '../zip/zip-entry.ts';

const { cells: CELLS, rows: ROWS } = SPREADSHEET_LIMITS;
/**
 * Cells with and without a value. If each cell has an address and a style, fewer cells already reach the limit of 64 MB
 * for unpacked files.
 */
const MAX_CELLS = 4_000_000;
/** Texts that cells share. */
const MAX_TEXTS = 1_000_000;
/** Parts of texts, each with its own font. */
const MAX_RUNS = 500_000;
/** Elements of all other files together: styles, names, relations. */
const MAX_OTHERS = 500_000;

const SHEET = /worksheets\/[^/]+\.xml$/i;
const TEXTS = /sharedStrings\.xml$/i;

/**
 * Rejects a workbook with so many elements that the library would need more than 600 MB for them: it creates an object
 * of several hundred bytes for an element of five bytes. No program writes so many into 64 MB.
 */
export function assertElements(parts: readonly ZipPart[]): void {
  let others = 0;
  for (const { name, bytes } of parts) {
    const counts = countElements(bytes);
    const count = (element: string) => counts.get(element) ?? 0;
    if (SHEET.test(name)) {
      // A cell with a value contains the element `v`, or `is` for a text that is not in the list of shared texts.
      if (count('v') + count('is') > CELLS) throw new SpreadsheetError('tooManyCells', { max: CELLS });
      if (count('row with value') > ROWS) throw new SpreadsheetError('tooManyRows', { max: ROWS });
    }
    if (count('c') > MAX_CELLS || count('si') > MAX_TEXTS || count('r') > MAX_RUNS)
      throw createTooMuchError();
    if (!SHEET.test(name) && !TEXTS.test(name)) others += count('');
    if (others > MAX_OTHERS) throw createTooMuchError();
  }
}

const COUNTED = ['c', 'v', 'is', 'row', 'si', 'r'];
/** The characters around names of elements. The bytes up to `LAST_SPACE` are white space. */
const [OPEN, CLOSE, COLON, SLASH, LAST_SPACE] = [0x3c, 0x3e, 0x3a, 0x2f, 0x20];

/**
 * Counts the elements of each relevant name, with any prefix. The key `''` counts elements of any name, and `row
 * with value` counts rows that are not empty.
 */
function countElements(bytes: Uint8Array): ReadonlyMap<string, number> {
  const names = new Map(COUNTED.map((name) => [toKey(name), name]));
  const counts = new Map<string, number>();
  let isRowEmptySoFar = false;
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (let at = bytes.indexOf(OPEN); at >= 0; at = bytes.indexOf(OPEN, at + 1)) {
    if (bytes[at + 1] === SLASH) continue;
    add('');
    let key = 0;
    for (let end = at + 1; end < bytes.length; end += 1) {
      const byte = bytes[end] ?? 0;
      if (byte <= LAST_SPACE || byte === CLOSE || byte === SLASH || byte === OPEN) break;
      // A prefix is not part of the name. A longer name gives a larger key, which no counted name has.
      key = byte === COLON ? 0 : key * 256 + byte;
    }
    const name = names.get(key);
    if (name === undefined) continue;
    add(name);
    if (isRowEmptySoFar && (name === 'v' || name === 'is')) add('row with value');
    isRowEmptySoFar = name === 'row' || (isRowEmptySoFar && name === 'c');
  }
  return counts;
}

function toKey(name: string): number {
  return new TextEncoder().encode(name).reduce((key, byte) => key * 256 + byte, 0);
}

function createTooMuchError(): SpreadsheetError {
  return new SpreadsheetError('tooMuchUnpacked', { max: SPREADSHEET_LIMITS.unpackedSize });
}
