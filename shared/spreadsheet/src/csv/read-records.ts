import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { CsvError } from '../grid/grid.ts';

/**
 * The number of characters in which `unescapeQuotes` replaces quotes at once. Replacing millions of
 * quotes at once takes 30 times the memory of the text.
 */
const SLICE = 4 * 1024;

/** Returns a part of a text with doubled quotes replaced by single ones. */
function unescapeQuotes(text: string, from: number, to: number): string {
  let result = '';
  for (let at = from; at < to; ) {
    const end = findSliceEnd(text, at, Math.min(at + SLICE, to));
    result += text.slice(at, end).split('""').join('"');
    at = end;
  }
  return result;
}

/** Returns the end of a slice that does not separate two quotes of a pair. */
function findSliceEnd(text: string, from: number, to: number): number {
  let quotes = 0;
  while (to - quotes > from && text[to - quotes - 1] === '"') quotes += 1;
  return quotes % 2 === 1 && to - from > 1 ? to - 1 : to;
}

/** A row of a CSV file as written, including blank rows. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** Each kind at most once. */
  readonly errors: ReadonlySet<CsvError['kind']>;
  /** The position of the next record. */
  readonly end: number;
}

/** The texts that end a cell and a record. */
interface Separators {
  readonly delimiter: string;
  readonly lineEnd: string;
}

const NO_ERRORS: CsvRecord['errors'] = new Set();
const { columns: MAX_COLUMNS } = SPREADSHEET_LIMITS;

/**
 * Returns the records of a text, as papaparse reads them. papaparse parses a record again with each chunk of the text
 * until it is complete, and creates an error for each misplaced quote: 10 MB of quotes take it 20 seconds and 2 GB.
 * This function takes linear time, and memory only for the cells.
 */
export function* readRecords(text: string, { delimiter, lineEnd }: Separators): Generator<CsvRecord> {
  const nextDelimiter = createFinder(text, delimiter);
  const nextLineEnd = createFinder(text, lineEnd);
  let cells: string[] = [];
  let errors = NO_ERRORS;
  let at = 0;
  // At the end of the text, an empty cell follows a final delimiter, and a blank record follows a final line end.
  while (at <= text.length && text !== '') {
    const field = text[at] === '"' ? readQuoted(text, at, { delimiter, lineEnd }) : undefined;
    const start = field?.end ?? at;
    const lineAt = nextLineEnd(start);
    const end = Math.min(nextDelimiter(start), lineAt);
    cells.push(field?.value ?? text.slice(at, end));
    if (cells.length > MAX_COLUMNS) throw new SpreadsheetError('tooManyColumns', { max: MAX_COLUMNS });
    if (field && field.errors.size > 0) errors = new Set([...errors, ...field.errors]);
    if (end === lineAt) {
      at = end === text.length ? end + 1 : end + lineEnd.length;
      yield { cells, errors, end: Math.min(at, text.length) };
      cells = [];
      errors = NO_ERRORS;
    } else at = end + delimiter.length;
  }
}

interface QuotedField {
  readonly value: string;
  readonly errors: CsvRecord['errors'];
  /** The position of the delimiter or line end after the field. */
  readonly end: number;
}

/** Reads a field that begins with a quote. A quote that neither closes the field nor is doubled belongs to its text. */
function readQuoted(text: string, from: number, separators: Separators): QuotedField {
  const errors = new Set<CsvError['kind']>();
  const start = from + 1;
  let quote = text.indexOf('"', start);
  while (quote >= 0) {
    if (text[quote + 1] === '"') {
      quote = text.indexOf('"', quote + 2);
      continue;
    }
    const end = findFieldEnd(text, quote + 1, separators);
    if (end !== undefined) return { value: unescapeQuotes(text, start, quote), errors, end };
    errors.add('invalidQuotes');
    quote = text.indexOf('"', quote + 1);
  }
  errors.add('missingQuotes');
  return { value: text.slice(start), errors, end: text.length };
}

/**
 * Returns the end of a field if the quote before `at` closes it, and otherwise undefined. White space may follow the
 * closing quote.
 */
function findFieldEnd(text: string, at: number, { delimiter, lineEnd }: Separators): number | undefined {
  if (at === text.length) return at;
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === delimiter || text.startsWith(lineEnd, end)) return end;
    if (text.charAt(end).trim() !== '') return undefined;
  }
  return undefined;
}

/**
 * Returns a function that finds the next position of a separator, or the end of the text. Its argument may only
 * increase.
 */
function createFinder(text: string, separator: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      found = text.indexOf(separator, from);
      if (found < 0) found = text.length;
    }
    return found;
  };
}
