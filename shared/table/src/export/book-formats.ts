import type { BookType } from '@atrium/spreadsheet';

interface BookFormat {
  readonly value: BookType;
  /** A product name, the same in every language. */
  readonly product: string;
  readonly extension: string;
}

/** The formats other than csv and xlsx. */
export const BOOK_FORMATS: readonly BookFormat[] = [
  { value: 'xls', product: 'Excel 97–2003, BIFF8 (.xls)', extension: 'xls' },
  { value: 'biff5', product: 'Excel 5.0/95, BIFF5 (.xls)', extension: 'xls' },
  { value: 'biff4', product: 'Excel 4.0, BIFF4 (.xls)', extension: 'xls' },
  { value: 'biff3', product: 'Excel 3.0, BIFF3 (.xls)', extension: 'xls' },
  { value: 'biff2', product: 'Excel 2.1, BIFF2 (.xls)', extension: 'xls' },
  { value: 'ods', product: 'OpenDocument (.ods)', extension: 'ods' },
  { value: 'fods', product: 'OpenDocument Flat XML (.fods)', extension: 'fods' },
  { value: 'numbers', product: 'Apple Numbers (.numbers)', extension: 'numbers' },
  { value: 'xlsb', product: 'Excel Binary (.xlsb)', extension: 'xlsb' },
  { value: 'html', product: 'HTML (.html)', extension: 'html' },
];

/** Returns the format of this type, or the first format for an unknown one. */
export function getBookFormat(type: string): BookFormat {
  const found = BOOK_FORMATS.find(({ value }) => value === type) ?? BOOK_FORMATS[0];
  if (!found) throw new Error('There is no book format');
  return found;
}
