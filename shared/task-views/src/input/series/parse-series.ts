import { parseCell } from '../table/parse-cell.ts';

/** The meaning of a comma between digits: `12,345` is one number, or it is 12 and 345. */
export type CommaMeaning = 'group' | 'separator';

const SEPARATOR = /[\s,;，；、]+/;
/** A comma between two digits is not a separator. A comma before a blank, another separator or the end is one. */
const SEPARATOR_EXCEPT_COMMA = /,?[\s;，；、]+|,$/;
const GROUPED = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/**
 * Guesses what commas between digits mean if a text can be read both ways. If blanks or other
 * separators divide the text into several values, commas group digits. If the text is a single
 * value, its commas separate numbers. Returns undefined if no comma is between digits, or if one of
 * these commas cannot group digits, as in `1,2`. Then all commas are separators.
 */
export function guessCommas(text: string): CommaMeaning | undefined {
  const parts = text.split(SEPARATOR_EXCEPT_COMMA).filter(Boolean);
  const withComma = parts.filter((part) => part.includes(','));
  if (withComma.length === 0 || !withComma.every((part) => GROUPED.test(part))) return undefined;
  return parts.length > 1 ? 'group' : 'separator';
}

const MISSING = /^(\?|-|–|—|na|n\/a|nan|null|none|无|缺失)$/i;

/** Returns whether a text represents a missing value. */
export function isMissing(text: string): boolean {
  return MISSING.test(text.trim());
}

/**
 * Returns the numbers of a text with any separators: `null` for a missing value, and `NaN` for each other part that is
 * not a number.
 */
export function parseSeries(text: string, commas: CommaMeaning | undefined): (number | null)[] {
  const parts = text.split(commas === 'group' ? SEPARATOR_EXCEPT_COMMA : SEPARATOR).filter(Boolean);
  return parts.map((part) => {
    if (isMissing(part)) return null;
    const cell = parseCell(part);
    return typeof cell === 'number' ? cell : Number.NaN;
  });
}
