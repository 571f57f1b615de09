import type { Cell } from '@atrium/spreadsheet';
import { type ColumnDefinition, type ColumnOption, getCellValue } from '../core/index.ts';
import type { RecordField } from '../fields/index.ts';
import { joinListCell, readValue } from '../files/index.ts';

/**
 * Returns a field's value in a form that the import reads back. A choice that `labels` contains is written as its
 * label, any other choice as its stored value.
 */
export function createFieldCell<Row>(
  field: RecordField<Row>,
  value: unknown,
  labels: readonly ColumnOption[] = [],
): Cell {
  if (value === undefined || value === null || value === '') return null;
  switch (field.kind) {
    case 'json':
      return JSON.stringify(value);
    case 'tags':
      return joinListCell(value as readonly string[]);
    case 'choices':
      return joinListCell((value as readonly string[]).map((choice) => getLabel(field, choice, labels)));
    case 'select':
      return getLabel(field, String(value), labels);
    case 'dateTime':
      return toWallClock(String(value)) ?? String(value);
    default:
      return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  }
}

/** Returns the label of a choice if the import can map it back to this choice; otherwise the stored value. */
function getLabel<Row>(
  { options }: RecordField<Row>,
  value: string,
  labels: readonly ColumnOption[],
): string {
  const label = labels.find((option) => option.value === value)?.label;
  return label && readValue({ kind: 'select', options }, label) === value ? label : value;
}

/** Returns a date whose UTC parts are the time in the browser's time zone, because files do not store time zones. */
export function toWallClock(value: string): Date | undefined {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
}

/** Returns a column's value for a file: labels instead of codes; numbers and date-times keep their type. */
export function toExportCell<Row>(column: ColumnDefinition<Row>, row: Row): Cell {
  const value = getCellValue(column, row);
  const label = (item: string) => column.options?.find((option) => option.value === item)?.label ?? item;
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value.map(label).join(', ');
  return column.kind === 'date' ? (truncateToSeconds(toWallClock(value)) ?? value) : label(value);
}

function truncateToSeconds(clock: Date | undefined): Date | undefined {
  return clock && new Date(Math.floor(clock.getTime() / 1000) * 1000);
}
