import { useTable } from '../../model.ts';

/** Whether the table's rows can be selected. */
export function useCanSelect(): boolean {
  const { isSelectable, selectionActions = [], form } = useTable<unknown>().definition;
  return isSelectable ?? (selectionActions.length > 0 || form?.source.remove !== undefined);
}
