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
export const FORMULA_PREFIX = "'\u2060";
/**
 * Matches a text that needs the prefix. It also matches a formula after apostrophes of the user, because an apostrophe
 * alone does not prevent the formula in every program. A text that already begins with the prefix gets a second one, so
 * that the import restores the text.
 */
const NEEDS_PREFIX = new RegExp(`^(?:${FORMULA_PREFIX}|'*${FORMULA})`, 'u');
/** Matches the prefix that `prefixFormula` has added. */
const PREFIXED = new RegExp(`^${FORMULA_PREFIX}(?=${FORMULA_PREFIX}|'*${FORMULA})`, 'u');

/**
 * Adds the prefix to a text that a spreadsheet program could run as a formula. In formats that are never imported, the
 * prefix is only an apostrophe, because old formats lack the zero-width character.
 */
export function prefixFormula(text: string, prefix: "'" | typeof FORMULA_PREFIX = FORMULA_PREFIX): string {
  return NEEDS_PREFIX.test(text) ? `${prefix}${text}` : text;
}

/** Removes the prefix that `prefixFormula` adds. */
export function stripFormulaPrefix(text: string): string {
  return text.replace(PREFIXED, '');
}

/** Characters at which programs may split the lines of a CSV file, whatever its separator is. */
const SPLIT = '[;,|\\t\\r\\n]';
/** A number after a separator is harmless and stays a number. */
const NUMBER = `[+\\-]\\d[\\d.]*(?:$|${SPLIT})`;
/** The start of a cell that results from such a split and needs the prefix. */
const INNER = `(?:${FORMULA_PREFIX}|'*(?:(?![\\t\\r\\n])${INVISIBLE})*(?!${NUMBER})${SIGN})`;
const NEEDS_INNER_PREFIX = new RegExp(`(${SPLIT})(?=${INNER})`, 'gu');
const INNER_PREFIXED = new RegExp(`(${SPLIT})${FORMULA_PREFIX}(?=${INNER})`, 'gu');

/**
 * Adds the prefix before each formula within a text, because a program that splits the file at another separator turns
 * the formula into a cell. `readCsv` removes these prefixes.
 */
export function prefixInnerFormulas(text: string): string {
  return text.replace(NEEDS_INNER_PREFIX, `$1${FORMULA_PREFIX}`);
}

/** Removes the prefixes that `prefixInnerFormulas` adds. */
export function stripInnerFormulaPrefixes(text: string): string {
  return text.includes(FORMULA_PREFIX) ? text.replace(INNER_PREFIXED, '$1') : text;
}
