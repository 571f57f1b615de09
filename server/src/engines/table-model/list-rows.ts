/** Returns the rows of a table that is given by columns. */
export function listRows(columns: readonly Float64Array[], rowCount: number): number[][] {
  return Array.from({ length: rowCount }, (_, row) => columns.map((values) => values[row] ?? 0));
}
