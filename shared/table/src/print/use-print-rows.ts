import { useEffect, useState } from 'react';
import type { RowPage } from '../definition.ts';
import { useSelection, useTable } from '../model.ts';
import { type PrintScope, printRows } from './print-rows.ts';

export type PrintedRows<Row> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly rows: RowPage<Row> };

/** The rows of a scope, fetched anew when it changes; what the table shows when the preview opens is what is printed. */
export function usePrintRows<Row>(scope: PrintScope): PrintedRows<Row> {
  const { definition, query, page } = useTable<Row>();
  const selection = useSelection<Row>();
  const [from] = useState({ definition, query, page, selected: selection.scope });
  const [printed, setPrinted] = useState<PrintedRows<Row>>({ kind: 'loading' });
  useEffect(() => {
    const ended = new AbortController();
    const take = (next: PrintedRows<Row>) => {
      if (!ended.signal.aborted) setPrinted(next);
    };
    take({ kind: 'loading' });
    printRows(scope, from, ended.signal).then(
      (rows) => take({ kind: 'ready', rows }),
      () => take({ kind: 'failed' }),
    );
    return () => ended.abort();
  }, [scope, from]);
  return printed;
}
