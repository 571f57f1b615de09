import { useFormat } from '@atrium/i18n';
import { cellText } from '../core/cell-value.ts';
import type { ColumnDefinition } from '../definition.ts';
import { tonedOption } from '../view/rows/toned-option.tsx';

interface ShownValueProps<Row> {
  readonly column: ColumnDefinition<Row>;
  readonly row: Row;
}

/** A column's value, shown in full. */
export function ShownValue<Row>({ column, row }: ShownValueProps<Row>) {
  const { number, dateTime } = useFormat();
  return (
    column.render?.(row) ??
    tonedOption(column, row) ??
    (cellText(column, row, { number, date: dateTime }) || '–')
  );
}
