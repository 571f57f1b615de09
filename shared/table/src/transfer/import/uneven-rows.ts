import type { Row } from '@atrium/spreadsheet';

/** Rows whose number of cells differs from the first row's, by index. */
export interface UnevenRows {
  readonly longer: readonly number[];
  readonly shorter: readonly number[];
}

/**
 * Finds rows with more or fewer cells than the first row. Empty cells beyond the first row's do not count, because no
 * data is lost with them. An xlsx file does not store empty cells at the end of a row, so none of its rows is too
 * short.
 */
export function findUnevenRows(rows: readonly Row[], format: 'csv' | 'xlsx'): UnevenRows {
  const width = rows[0]?.length ?? 0;
  const longer: number[] = [];
  const shorter: number[] = [];
  rows.forEach((row, index) => {
    if (row.length > width && row.slice(width).some((cell) => cell !== null && cell !== ''))
      longer.push(index);
    else if (row.length < width && format === 'csv') shorter.push(index);
  });
  return { longer, shorter };
}
