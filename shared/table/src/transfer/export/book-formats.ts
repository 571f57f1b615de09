import type { BookType } from '@atrium/spreadsheet';

interface BookFormat {
  readonly value: BookType;
  /** A product's name, the same in every language. */
  readonly label: string;
  readonly extension: string;
}

/** The formats beside csv and xlsx. */
export const BOOK_FORMATS: readonly BookFormat[] = [
  { value: 'xls', label: 'Excel 97–2003, BIFF8 (.xls)', extension: 'xls' },
  { value: 'biff5', label: 'Excel 5.0/95, BIFF5 (.xls)', extension: 'xls' },
  { value: 'biff4', label: 'Excel 4.0, BIFF4 (.xls)', extension: 'xls' },
  { value: 'biff3', label: 'Excel 3.0, BIFF3 (.xls)', extension: 'xls' },
  { value: 'biff2', label: 'Excel 2.1, BIFF2 (.xls)', extension: 'xls' },
  { value: 'ods', label: 'OpenDocument (.ods)', extension: 'ods' },
  { value: 'fods', label: 'OpenDocument Flat XML (.fods)', extension: 'fods' },
  { value: 'numbers', label: 'Apple Numbers (.numbers)', extension: 'numbers' },
  { value: 'xlsb', label: 'Excel Binary (.xlsb)', extension: 'xlsb' },
  { value: 'html', label: 'HTML (.html)', extension: 'html' },
];

/** The format of this type; the first one for any other text. */
export function bookFormatOf(type: string): BookFormat {
  const found = BOOK_FORMATS.find(({ value }) => value === type) ?? BOOK_FORMATS[0];
  if (!found) throw new Error('There is no book format');
  return found;
}
