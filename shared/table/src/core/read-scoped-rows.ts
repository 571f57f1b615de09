import type { RowPage, RowQuery, RowSourceOptions, SelectionScope, TableDefinition } from './definition.ts';
import { readEveryRow } from './read-every-row.ts';

/** Which rows an action uses: those on screen, the selected ones, or all that match. */
export type RowScope = 'page' | 'selected' | 'matching';

/** The state of the table when a dialog opens. */
export interface ScopedTable<Row> {
  readonly definition: Pick<TableDefinition<Row>, 'source' | 'rowKey'>;
  readonly query: RowQuery;
  readonly page: RowPage<Row> | undefined;
  readonly selected: SelectionScope<Row>;
}

/** Returns the number of rows in a scope, as far as the table knows it. */
export function countRows<Row>(scope: RowScope, { page, selected }: ScopedTable<Row>): number {
  if (scope === 'page') return page?.list.length ?? 0;
  if (scope === 'matching') return page?.total ?? 0;
  return selected.kind === 'rows' ? selected.keys.length : selected.total;
}

/**
 * Yields the rows of a scope, each row once, and their total. The rows that match a query are requested page by page.
 * Of rows that are selected by their keys, only the loaded ones are yielded, but the total counts all.
 */
export async function* readScopedRows<Row>(
  scope: RowScope,
  { definition, query, page, selected }: ScopedTable<Row>,
  options: RowSourceOptions,
): AsyncGenerator<{ readonly rows: readonly Row[]; readonly total: number }> {
  if (scope === 'page') {
    const rows = page?.list ?? [];
    return yield { rows, total: rows.length };
  }
  if (scope === 'selected' && selected.kind === 'rows')
    return yield { rows: selected.loadedRows, total: selected.keys.length };
  const matching = scope === 'selected' && selected.kind === 'matching' ? selected : undefined;
  const except = matching?.except ?? [];
  // Rows to skip: those that the user deselected, and those yielded before. A row that moves to a later page while the
  // pages are requested arrives twice.
  const skippedKeys = new Set(except);
  for await (const { rows, total } of readEveryRow(definition.source, matching?.query ?? query, options)) {
    const newRows = rows.filter((row) => !skippedKeys.has(definition.rowKey(row)));
    for (const row of newRows) skippedKeys.add(definition.rowKey(row));
    yield { rows: newRows, total: total - except.length };
  }
}
