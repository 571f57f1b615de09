import type { ReactNode } from 'react';
import { SelectionContext, useTable } from '../../core/index.ts';
import { useTableSelection } from './use-table-selection.ts';

/** Provides the selection of the table around it. Only children that use the selection render again. */
export function TableSelectionProvider({ children }: { readonly children: ReactNode }) {
  const { definition, query, page } = useTable<unknown>();
  const selection = useTableSelection(definition, query, page);
  return <SelectionContext value={selection as never}>{children}</SelectionContext>;
}
