/** White space and invisible characters, which a program may skip before the sign of a formula. */
const INVISIBLE = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800]';
/** Signs that begin a formula, including their full-width forms, which East Asian editions also accept. */
const SIGN = '[=+\\-@＝＋－＠]';
/**
 * The start of a text that needs the prefix: the sign of a formula, which invisible characters may precede, or a tab or
 * a line end.
 */
const FORMULA = `(?:${INVISIBLE}*${SIGN}|[\\t\\r\\n])`;
/**
 * The prefix that prevents a text from running as a formula: an apostrophe and a zero-width character. The character
 * shows that the export has added the apostrophe. The import removes only such apostrophes, so `'=1` of another program
 * stays unchanged.
 */
export const FORMULA_QUOTE = "'\u2060";
/**
 * Matches a text that needs the prefix. It also matches a formula after apostrophes of the user, because an apostrophe
 * alone does not prevent the formula in every program. A text that already begins with the prefix gets a second one, so
 * that the import restores the text.
 */
const NEEDS_QUOTE = new RegExp(`^(?:${FORMULA_QUOTE}|'*${FORMULA})`, 'u');
/** Matches the prefix that `quoteFormula` has added. */
const QUOTED = new RegExp(`^${FORMULA_QUOTE}(?=${FORMULA_QUOTE}|'*${FORMULA})`, 'u');

/**
 * Adds the prefix to a text that a spreadsheet program could run as a formula. Formats that are never imported get only
 * an apostrophe, because old formats lack the zero-width character.
 */
export function quoteFormula(text: string, quote: "'" | typeof FORMULA_QUOTE = FORMULA_QUOTE): string {
  return NEEDS_QUOTE.test(text) ? `${quote}${text}` : text;
}

/** Removes the prefix that `quoteFormula` adds. */
export function unquoteFormula(text: string): string {
  return text.replace(QUOTED, '');
}

/** Characters at which programs may split the lines of a CSV file, whatever its separator is. */
const SPLIT = '[;,|\\t\\r\\n]';
/** A number after a separator is harmless and stays a number. */
const NUMBER = `[+\\-]\\d[\\d.]*(?:$|${SPLIT})`;
/** The start of a cell, after such a split, that needs the prefix. */
const INNER = `(?:${FORMULA_QUOTE}|'*(?:(?![\\t\\r\\n])${INVISIBLE})*(?!${NUMBER})${SIGN})`;
const NEEDS_INNER_QUOTE = new RegExp(`(${SPLIT})(?=${INNER})`, 'gu');
const INNER_QUOTED = new RegExp(`(${SPLIT})${FORMULA_QUOTE}(?=${INNER})`, 'gu');

/**
 * Adds the prefix before each formula within a text, because a program that splits the file at another separator turns
 * the formula into a cell. `readCsv` removes these prefixes.
 */
export function quoteInnerFormulas(text: string): string {
  return text.replace(NEEDS_INNER_QUOTE, `$1${FORMULA_QUOTE}`);
}

/** Removes the prefixes that `quoteInnerFormulas` adds. */
export function unquoteInnerFormulas(text: string): string {
  return text.includes(FORMULA_QUOTE) ? text.replace(INNER_QUOTED, '$1') : text;
}
