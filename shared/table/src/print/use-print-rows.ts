import { type LiveData, type Load, useLoad } from '@atrium/runtime';
import { useCallback, useState } from 'react';
import type { RowPage } from '../definition.ts';
import { useSelection, useTable } from '../model.ts';
import { type PrintScope, printRows } from './print-rows.ts';

/** Returns the rows of a scope. Prints the state of the table at the time the preview opens. */
export function usePrintRows<Row>(scope: PrintScope): LiveData<RowPage<Row>> {
  const { definition, query, page } = useTable<Row>();
  const selection = useSelection<Row>();
  const [from] = useState({ definition, query, page, selected: selection.scope });
  const load: Load<PrintScope, RowPage<Row>> = useCallback(
    (chosen, { signal }) => printRows(chosen, from, signal),
    [from],
  );
  return useLoad(load, scope);
}
