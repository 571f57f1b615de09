/**
 * Returns a text with the blanks that the English text has at its start and its end. Models and file editors
 * often remove these blanks, such as the line break at the end of a mail.
 */
export function restoreOuterWhitespace(source: string, text: string): string {
  const trimmed = text.trim();
  const [start = ''] = /^\s*/.exec(source) ?? [];
  const [end = ''] = /\s*$/.exec(source) ?? [];
  return trimmed === '' ? '' : `${start}${trimmed}${end}`;
}
