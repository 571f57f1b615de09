/** Returns the text of a cell. An empty cell has an empty text, and a value other than a string is JSON. */
export function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}
