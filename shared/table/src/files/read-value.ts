import { foldText } from '@atrium/contract/text';
import { type Cell, formatSheetDate, stripFormulaPrefix } from '@atrium/spreadsheet';
import type { ColumnOption } from '../core/index.ts';
import type { RecordField } from '../fields/index.ts';
import { splitListCell } from './list-cell.ts';

/** Whether two texts are the same message in two languages. Ignores case, character width and punctuation. */
export type TranslationMatcher = (text: string, otherText: string) => boolean;

export const NO_TRANSLATIONS: TranslationMatcher = () => false;

const YES = /^(?:true|yes|y|1|是|对|√|✓)$/i;
const NO = /^(?:|false|no|n|0|否|错|×|✗)$/i;
/** Formats that have the same meaning in every locale, including `2026/1/31`, and ISO 8601. */
const DATE_TIME =
  /^\d{4}([-/])\d{1,2}\1\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Returns a cell as text that the user can correct. */
export function toCellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return formatSheetDate(cell);
  return typeof cell === 'string' ? stripFormulaPrefix(cell) : String(cell);
}

/**
 * Returns the value that a field's control would have for this text. A choice can also be named in another language. A
 * text that names no choice stays unchanged, and validation rejects it.
 */
export function readValue(
  { kind, options }: Pick<RecordField<never>, 'kind' | 'options'>,
  text: string,
  translationMatcher: TranslationMatcher = NO_TRANSLATIONS,
): unknown {
  const findChoice = (word: string) => {
    const folded = foldText(word);
    const found = options.find((option) =>
      [option.value, option.label].some((name) => foldText(name) === folded),
    );
    return found?.value ?? findTranslated(options, word, translationMatcher) ?? word;
  };
  switch (kind) {
    case 'select':
      return findChoice(text.trim());
    case 'tags':
      return splitListCell(text);
    case 'choices':
      return splitListCell(text).map(findChoice);
    case 'switch':
      return parseBoolean(text.trim());
    case 'json':
      return parseJson(text.trim());
    case 'dateTime':
      return parseDateTime(text.trim());
    case 'date':
      return normalizeDate(text.trim());
    default:
      return text;
  }
}

/** Returns the only choice whose label is a translation of this text. */
function findTranslated(
  options: readonly ColumnOption[],
  word: string,
  translationMatcher: TranslationMatcher,
): string | undefined {
  const matching = options.filter(({ label }) => translationMatcher(label, word));
  return matching.length === 1 ? matching[0]?.value : undefined;
}

/**
 * Returns the value of a JSON text, or an empty object for an empty text. Other text stays unchanged, and validation
 * rejects it.
 */
function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns true for a yes, and false for a no or an empty text. Other text stays unchanged, and validation rejects it.
 */
function parseBoolean(text: string): boolean | string {
  return YES.test(text) || (NO.test(text) ? false : text);
}

/** Converts local time in the browser's time zone to UTC. Other text stays unchanged, and validation rejects it. */
function parseDateTime(text: string): string {
  if (!DATE_TIME.test(text)) return text;
  // `Date` reads a date without a time in UTC, but a date with a time in the browser's time zone.
  const time = new Date(/[ T]/.test(text) ? text : `${text} 00:00:00`);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}

/**
 * Converts `2026/1/31` to `2026-01-31`. A date that locales read differently, such as `1/2/2026`, stays unchanged, and
 * validation rejects it.
 */
function normalizeDate(text: string): string {
  const [, year, , month = '', day = ''] = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
