/**
 * What a spreadsheet program may take for a formula: after white space a sign that begins one, in its wide form too,
 * which East Asian editions take as well; or a tab or a line end at the very start.
 */
const FORMULA = /(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n])/.source;
/** Apostrophes of the text itself count too: each such text gets one more, so that taking one away restores it. */
const NEEDS_QUOTE = new RegExp(`^'*${FORMULA}`);
const QUOTED = new RegExp(`^'(?='*${FORMULA})`);

/** Puts an apostrophe before text that could run as a formula where it is opened. */
export function quoteFormula(text: string): string {
  return NEEDS_QUOTE.test(text) ? `'${text}` : text;
}

/** Takes that apostrophe away again. */
export function unquoteFormula(text: string): string {
  return text.replace(QUOTED, '');
}
