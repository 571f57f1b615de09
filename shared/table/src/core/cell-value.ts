import type { CellValue, ColumnDefinition } from '../definition.ts';

/** A cell's value: what the column says, or the row's own property of its key. */
export function cellValue<Row>(column: ColumnDefinition<Row>, row: Row): CellValue {
  if (column.value) return column.value(row);
  return (row as Readonly<Record<string, CellValue>>)[column.key];
}

/** How a cell's value is worded, by the formats of the language that is spoken. */
interface Wording {
  number(value: number): string;
  date(value: string): string;
}

/** A cell in words, as it is printed and read out; empty when it has no value. */
export function cellText<Row>(column: ColumnDefinition<Row>, row: Row, wording: Wording): string {
  const value = cellValue(column, row);
  if (value === undefined || value === null || value === '') return '';
  const label = (item: string) => column.options?.find((option) => option.value === item)?.label ?? item;
  if (Array.isArray(value)) return value.map(label).join(', ');
  if (typeof value === 'number') return wording.number(value);
  if (column.kind === 'date') return wording.date(String(value));
  return label(String(value));
}
