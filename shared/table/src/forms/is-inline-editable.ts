import type { ColumnDefinition, TableDefinition } from '../core/index.ts';

/** Whether a column's cells can be edited in place: the column allows it, and the list can store a change. */
export function isInlineEditable<Row>(
  { isInlineEditable: isAllowed = false }: Pick<ColumnDefinition<Row>, 'isInlineEditable'>,
  { form }: Pick<TableDefinition<Row>, 'form'>,
): boolean {
  return isAllowed && form?.source.update !== undefined;
}
