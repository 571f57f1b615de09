import type { Batch, BatchRow } from '@atrium/contract';
import { listOutputColumns, toOutputCells } from '@atrium/task-views';
import { toText } from './to-text.ts';

type Cell = string | number | boolean | null;

/**
 * Returns the column titles of a result file: those of the input, `status`, `error`, and those of
 * the result.
 */
export function listResultColumnTitles(batch: Batch): readonly string[] {
  const { columns } = batch;
  const added = ['status', 'error', ...listOutputTitles(batch)];
  // The prefix distinguishes an added column from a column of the input with the same name.
  return [...columns, ...added.map((name) => (columns.includes(name) ? `result_${name}` : name))];
}

/** Returns a row of a result file. */
export function toResultRow(batch: Batch, row: BatchRow): readonly Cell[] {
  const { cells, status, message, outputs } = row;
  const input = batch.columns.map((_, index) => toCell(cells[index]));
  const output = outputs === null ? [] : (toOutputCells(batch.task, outputs) ?? []);
  const outputCells = hasOneForecastColumn(batch) ? [output.join('; ') || null] : output;
  return [
    ...input,
    status,
    message ?? '',
    ...listOutputTitles(batch).map((_, index) => outputCells[index] ?? null),
  ];
}

function listOutputTitles(batch: Batch): readonly string[] {
  return hasOneForecastColumn(batch) ? ['forecast'] : listOutputColumns(batch.task, batch.horizon);
}

/**
 * Returns whether one column contains all predictions of a row. This applies to a batch that a
 * program created, because each of its rows has its own horizon. `inputColumns` is empty in such a
 * batch.
 */
function hasOneForecastColumn({ task, inputColumns }: Batch): boolean {
  return task === 'forecast' && inputColumns.length === 0;
}

function toCell(cell: unknown): Cell {
  if (cell === null || cell === undefined) return null;
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : toText(cell);
}
