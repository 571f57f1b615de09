import type { Cell } from '@atrium/spreadsheet';
import { cellValue } from '../../core/cell-value.ts';
import type { ColumnDefinition } from '../../definition.ts';

/** A row as a file holds it: what people read rather than codes, and numbers and moments as such. */
export function exportCells<Row>(columns: readonly ColumnDefinition<Row>[], row: Row): Cell[] {
  return columns.map((column) => exportCell(column, row));
}

function exportCell<Row>(column: ColumnDefinition<Row>, row: Row): Cell {
  const value = cellValue(column, row);
  const label = (item: string) => column.options?.find((option) => option.value === item)?.label ?? item;
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value.map(label).join(', ');
  return column.kind === 'date' ? (wallClock(value) ?? value) : label(value);
}

/** What a clock in the reader's time zone shows at a moment, to the second; a file knows no zones. */
function wallClock(value: string): Date | undefined {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  const local = moment.getTime() - moment.getTimezoneOffset() * 60_000;
  return new Date(Math.floor(local / 1000) * 1000);
}
