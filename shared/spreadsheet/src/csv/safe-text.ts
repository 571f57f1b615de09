/** White space and characters that show nothing: a program may skip them before the sign of a formula. */
const UNSEEN = '[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{DI}\\u2800]';
/** Signs that begin a formula, in their wide forms too, which East Asian editions take as well. */
const SIGN = '[=+\\-@＝＋－＠]';
/** What a spreadsheet program may take for a formula, or a tab or a line end at the very start. */
const FORMULA = `(?:${UNSEEN}*${SIGN}|[\\t\\r\\n])`;
/** Apostrophes of the text itself count too: each such text gets one more, so that taking one away restores it. */
const NEEDS_QUOTE = new RegExp(`^'*${FORMULA}`, 'u');
const QUOTED = new RegExp(`^'(?='*${FORMULA})`, 'u');

/** Puts an apostrophe before text that could run as a formula where it is opened. */
export function quoteFormula(text: string): string {
  return NEEDS_QUOTE.test(text) ? `'${text}` : text;
}

/** Takes that apostrophe away again. */
export function unquoteFormula(text: string): string {
  return text.replace(QUOTED, '');
}

/** Where programs split the lines of a csv file, whatever separator the file was written with. */
const SPLIT = '[;,|\\t\\r\\n]';
/** A number after a separator does no harm and stays a number. */
const NUMBER = `[+\\-]\\d[\\d.]*(?:$|${SPLIT})`;
const INNER = `'*(?:(?![\\t\\r\\n])${UNSEEN})*(?!${NUMBER})${SIGN}`;
const NEEDS_INNER_QUOTE = new RegExp(`(${SPLIT})(?=${INNER})`, 'gu');
const INNER_QUOTED = new RegExp(`(${SPLIT})'(?=${INNER})`, 'gu');

/**
 * Puts an apostrophe before each formula within a text: a program that splits the file at another separator makes a cell
 * of it. `readCsv` takes these apostrophes away.
 */
export function quoteInnerFormulas(text: string): string {
  return text.replace(NEEDS_INNER_QUOTE, "$1'");
}

export function unquoteInnerFormulas(text: string): string {
  return text.includes("'") ? text.replace(INNER_QUOTED, '$1') : text;
}
