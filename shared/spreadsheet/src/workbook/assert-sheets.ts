import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { BOOK_TYPES, type Book, type BookOptions, type BookType } from './book.ts';

/**
 * Rejects an unknown format, too many sheets, sheets with the same name, and the choice of a
 * missing sheet, with errors of the error catalog. The library `@e965/xlsx` itself rejects an
 * unknown visibility, and a Numbers file without its template.
 */
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
  for (const { name } of sheets) {
    // Excel ignores case in these names.
    const lowerCaseName = name.toLowerCase();
    if (names.has(lowerCaseName)) throw new SpreadsheetError('sheetExists', { sheet: name });
    names.add(lowerCaseName);
  }
  const { sheet = sheets[0]?.name } = options;
  if (!sheets.some(({ name }) => name === sheet)) {
    throw new SpreadsheetError('sheetNotFound', { sheet: sheet ?? '' });
  }
}
