/**
 * Returns a text with the blanks that the English text has at its start and its end. Models and files lose them. A mail
 * ends with a line break.
 */
export function restoreEdges(source: string, text: string): string {
  const trimmed = text.trim();
  const [start = ''] = /^\s*/.exec(source) ?? [];
  const [end = ''] = /\s*$/.exec(source) ?? [];
  return trimmed === '' ? '' : `${start}${trimmed}${end}`;
}
