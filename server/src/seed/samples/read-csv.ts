import type { TableInput } from '@atrium/contract';

/** A table from text whose cells hold no commas and no quotes: what is written as a number is one. */
export function readCsv(text: string): Pick<TableInput, 'columns' | 'rows'> {
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return {
    columns,
    rows: rows.map((row) => row.map((cell) => (Number.isNaN(Number(cell)) ? cell : Number(cell)))),
  };
}
