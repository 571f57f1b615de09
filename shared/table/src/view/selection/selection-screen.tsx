import type { ReactNode } from 'react';
import { SelectionProvider, useTable } from '../../model.ts';
import { useTableSelection } from '../../state/use-table-selection.ts';

/** Holds what is selected of the table around it. Its children are rendered again only where they use that. */
export function SelectionScreen({ children }: { readonly children: ReactNode }) {
  const { definition, query, page } = useTable<unknown>();
  const selection = useTableSelection(definition, query, page);
  return <SelectionProvider value={selection as never}>{children}</SelectionProvider>;
}
