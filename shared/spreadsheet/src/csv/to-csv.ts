import { prefixFormula } from './formula-prefix.ts';

type CsvCell = string | number | boolean | null;

/**
 * Returns the text of a small CSV file with commas. Text that a spreadsheet would run as a formula gets the prefix of
 * `prefixFormula`. For large files, use `writeTable`, which writes them in a worker.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = prefixFormula(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
