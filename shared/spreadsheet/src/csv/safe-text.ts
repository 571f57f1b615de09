/** White space and characters that show nothing: a program may skip them before the sign of a formula. */
const UNSEEN = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800]';
/** Signs that begin a formula, in their wide forms too, which East Asian editions take as well. */
const SIGN = '[=+\\-@＝＋－＠]';
/** What a spreadsheet program may take for a formula, or a tab or a line end at the very start. */
const FORMULA = `(?:${UNSEEN}*${SIGN}|[\\t\\r\\n])`;
/**
 * What goes before a formula: an apostrophe, which keeps it from running, and a character without width that marks the
 * apostrophe as added. Importing takes only marked ones away, so `'=1` of another program stays as it is.
 */
export const FORMULA_QUOTE = "'\u2060";
/** Apostrophes of the text itself do not make it safe everywhere. A text that begins with the mark is quoted again. */
const NEEDS_QUOTE = new RegExp(`^(?:${FORMULA_QUOTE}|'*${FORMULA})`, 'u');
const QUOTED = new RegExp(`^${FORMULA_QUOTE}(?=${FORMULA_QUOTE}|'*${FORMULA})`, 'u');

/**
 * Puts a marked apostrophe before text that could run as a formula where it is opened. Formats that nobody imports need
 * no mark, and old ones have no such character.
 */
export function quoteFormula(text: string, quote: "'" | typeof FORMULA_QUOTE = FORMULA_QUOTE): string {
  return NEEDS_QUOTE.test(text) ? `${quote}${text}` : text;
}

/** Takes that apostrophe and its mark away again. */
export function unquoteFormula(text: string): string {
  return text.replace(QUOTED, '');
}

/** Where programs split the lines of a csv file, whatever separator the file was written with. */
const SPLIT = '[;,|\\t\\r\\n]';
/** A number after a separator does no harm and stays a number. */
const NUMBER = `[+\\-]\\d[\\d.]*(?:$|${SPLIT})`;
const INNER = `(?:${FORMULA_QUOTE}|'*(?:(?![\\t\\r\\n])${UNSEEN})*(?!${NUMBER})${SIGN})`;
const NEEDS_INNER_QUOTE = new RegExp(`(${SPLIT})(?=${INNER})`, 'gu');
const INNER_QUOTED = new RegExp(`(${SPLIT})${FORMULA_QUOTE}(?=${INNER})`, 'gu');

/**
 * Puts a marked apostrophe before each formula within a text: a program that splits the file at another separator makes
 * a cell of it. `readCsv` takes these apostrophes away.
 */
export function quoteInnerFormulas(text: string): string {
  return text.replace(NEEDS_INNER_QUOTE, `$1${FORMULA_QUOTE}`);
}

export function unquoteInnerFormulas(text: string): string {
  return text.includes(FORMULA_QUOTE) ? text.replace(INNER_QUOTED, '$1') : text;
}
