import type { CellValue, ColumnDefinition } from './definition.ts';

/** Returns a cell's value: the column's `value`, or the row's property with the column's key. */
export function getCellValue<Row>(column: ColumnDefinition<Row>, row: Row): CellValue {
  if (column.value) return column.value(row);
  return (row as Readonly<Record<string, CellValue>>)[column.key];
}

/** Formats cell values in the current language. */
interface CellFormats {
  number(value: number): string;
  date(value: string): string;
  list(texts: readonly string[]): string;
}

/** Returns a cell as text, as it is printed and announced; empty without a value. */
export function getCellText<Row>(column: ColumnDefinition<Row>, row: Row, formats: CellFormats): string {
  const value = getCellValue(column, row);
  if (value === undefined || value === null || value === '') return '';
  const label = (item: string) => column.options?.find((option) => option.value === item)?.label ?? item;
  if (Array.isArray(value)) return formats.list(value.map(label));
  if (typeof value === 'number') return formats.number(value);
  if (column.kind === 'date') return formats.date(String(value));
  return label(String(value));
}

/** Returns the side to which a column's cells align. */
export function getAlignment<Row>({ align, kind }: ColumnDefinition<Row>): 'start' | 'center' | 'end' {
  return align ?? (kind === 'number' ? 'end' : 'start');
}
