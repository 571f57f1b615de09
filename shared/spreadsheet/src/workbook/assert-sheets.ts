import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import { BOOK_TYPES, type Book, type BookOptions, type BookType } from './book.ts';

const VISIBILITIES: readonly number[] = [0, 1, 2];

/** Refuses what no program would open, with the catalogue's words, before anything is written. */
export function assertSheets(
  { sheets }: Book,
  options: BookOptions,
): asserts options is BookOptions & { type: BookType } {
  if (!(BOOK_TYPES as readonly string[]).includes(options.type)) {
    throw new SpreadsheetError('unknownBookType', { type: options.type });
  }
  const { sheets: max } = SPREADSHEET_LIMITS;
  if (sheets.length > max) throw new SpreadsheetError('tooManySheets', { max, found: sheets.length });
  const names = new Set<string>();
  for (const { name, visibility = 0 } of sheets) {
    // Excel sees no difference between capital and small letters in these names.
    const known = name.toLowerCase();
    if (names.has(known)) throw new SpreadsheetError('sheetExists', { sheet: name });
    names.add(known);
    if (!VISIBILITIES.includes(visibility)) throw new SpreadsheetError('badVisibility', { visibility });
  }
  const { sheet = sheets[0]?.name, type, numbers } = options;
  if (sheet === undefined || !sheets.some(({ name }) => name === sheet)) {
    throw new SpreadsheetError('sheetNotFound', { sheet: sheet ?? '' });
  }
  if (type === 'numbers' && !numbers) throw new SpreadsheetError('numbersOption');
}
