import type { ColumnDefinition, TableDefinition } from '../definition.ts';

/** Whether a column's cells can be changed in their place: it says so, and the list can store a change. */
export function isQuickEdited<Row>(
  { isQuickEdited: isAllowed = false }: Pick<ColumnDefinition<Row>, 'isQuickEdited'>,
  { form }: Pick<TableDefinition<Row>, 'form'>,
): boolean {
  return isAllowed && form?.source.update !== undefined;
}
