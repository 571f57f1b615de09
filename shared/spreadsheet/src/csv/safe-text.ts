/**
 * What a spreadsheet program may take for a formula: after white space a sign that begins one, in its wide form too,
 * which East Asian editions take as well; or a tab or a line end at the very start.
 */
const FORMULA = /^(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n])/;
const QUOTED = /^'(?=[\s\0]*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Puts an apostrophe before text that could run as a formula where it is opened. */
export function quoteFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes that apostrophe away again. */
export function unquoteFormula(text: string): string {
  return text.replace(QUOTED, '');
}
