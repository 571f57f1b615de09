/** White space and invisible characters, which a program may skip before the sign of a formula. */
const UNSEEN = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800]';
/** Signs that begin a formula, including their full-width forms, which East Asian editions also accept. */
const SIGN = '[=+\\-@＝＋－＠]';
/** Text that a spreadsheet program may take for a formula, or a tab or line end at the start. */
const FORMULA = `(?:${UNSEEN}*${SIGN}|[\\t\\r\\n])`;
/**
 * The prefix of a formula: an apostrophe, which prevents it from running, and a zero-width character that marks the
 * apostrophe as added. Import removes only marked apostrophes, so `'=1` of another program stays unchanged.
 */
export const FORMULA_QUOTE = "'\u2060";
/**
 * An apostrophe of the text itself does not make it safe in every program. A text that begins with the mark is quoted
 * again.
 */
const NEEDS_QUOTE = new RegExp(`^(?:${FORMULA_QUOTE}|'*${FORMULA})`, 'u');
const QUOTED = new RegExp(`^${FORMULA_QUOTE}(?=${FORMULA_QUOTE}|'*${FORMULA})`, 'u');

/**
 * Puts a marked apostrophe before text that could run as a formula where it is opened. Formats that are never imported
 * need no mark, and old ones lack the character.
 */
export function quoteFormula(text: string, quote: "'" | typeof FORMULA_QUOTE = FORMULA_QUOTE): string {
  return NEEDS_QUOTE.test(text) ? `${quote}${text}` : text;
}

/** Removes that apostrophe and its mark. */
export function unquoteFormula(text: string): string {
  return text.replace(QUOTED, '');
}

/** Where programs split the lines of a csv file, whatever its separator. */
const SPLIT = '[;,|\\t\\r\\n]';
/** A number after a separator is harmless and stays a number. */
const NUMBER = `[+\\-]\\d[\\d.]*(?:$|${SPLIT})`;
const INNER = `(?:${FORMULA_QUOTE}|'*(?:(?![\\t\\r\\n])${UNSEEN})*(?!${NUMBER})${SIGN})`;
const NEEDS_INNER_QUOTE = new RegExp(`(${SPLIT})(?=${INNER})`, 'gu');
const INNER_QUOTED = new RegExp(`(${SPLIT})${FORMULA_QUOTE}(?=${INNER})`, 'gu');

/**
 * Puts a marked apostrophe before each formula within a text, because a program that splits the file at another
 * separator turns it into a cell. `readCsv` removes these apostrophes.
 */
export function quoteInnerFormulas(text: string): string {
  return text.replace(NEEDS_INNER_QUOTE, `$1${FORMULA_QUOTE}`);
}

export function unquoteInnerFormulas(text: string): string {
  return text.includes(FORMULA_QUOTE) ? text.replace(INNER_QUOTED, '$1') : text;
}
