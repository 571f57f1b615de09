import { type RowPage, type RowScope, readScopedRows, type ScopedTable } from '../core/index.ts';

/** More rows than this freeze the browser's print preview. If rows are left out, the dialog says so. */
export const MAX_PRINTED_ROWS = 2_000;

/** Returns the rows of a scope, at most `MAX_PRINTED_ROWS`, and their total. */
export async function collectPrintRows<Row>(
  scope: RowScope,
  table: ScopedTable<Row>,
  signal: AbortSignal,
): Promise<RowPage<Row>> {
  const list: Row[] = [];
  let total = 0;
  for await (const chunk of readScopedRows(scope, table, { signal })) {
    list.push(...chunk.rows);
    total = chunk.total;
    if (list.length >= MAX_PRINTED_ROWS) break;
  }
  return { list: list.slice(0, MAX_PRINTED_ROWS), total };
}
