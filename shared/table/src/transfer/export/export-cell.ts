import type { Cell } from '@atrium/spreadsheet';
import { cellValue } from '../../core/cell-value.ts';
import type { ColumnDefinition } from '../../definition.ts';
import { wallClock } from './wall-clock.ts';

/** Returns a column's value for a file: labels instead of codes; numbers and moments keep their type. */
export function exportCell<Row>(column: ColumnDefinition<Row>, row: Row): Cell {
  const value = cellValue(column, row);
  const label = (item: string) => column.options?.find((option) => option.value === item)?.label ?? item;
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value.map(label).join(', ');
  return column.kind === 'date' ? (toSecond(wallClock(value)) ?? value) : label(value);
}

function toSecond(clock: Date | undefined): Date | undefined {
  return clock && new Date(Math.floor(clock.getTime() / 1000) * 1000);
}
