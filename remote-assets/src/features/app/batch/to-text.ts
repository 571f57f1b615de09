/** Returns a cell as text: values as JSON, nothing for an empty cell. */
export function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}
