import {
  everyRow,
  type RowPage,
  type RowQuery,
  type SelectionScope,
  type TableDefinition,
} from '../core/index.ts';

/** Which rows are written: those on screen, the selected ones, or all that match. */
export type ExportScope = 'page' | 'selected' | 'matching';

/** The state of the table when the dialog opens. */
export interface ExportedFrom<Row> {
  readonly definition: TableDefinition<Row>;
  readonly query: RowQuery;
  readonly page: RowPage<Row> | undefined;
  readonly selected: SelectionScope<Row>;
}

/** Returns the number of rows in a scope, as far as the table knows it. */
export function countOf<Row>(scope: ExportScope, { page, selected }: ExportedFrom<Row>): number {
  if (scope === 'page') return page?.list.length ?? 0;
  if (scope === 'matching') return page?.total ?? 0;
  return selected.kind === 'rows' ? selected.keys.length : selected.total;
}

/** Yields the rows of a scope in chunks, each row once; rows that are not loaded are requested page by page. */
export async function* splitIntoChunks<Row>(
  scope: ExportScope,
  { definition, query, page, selected }: ExportedFrom<Row>,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  if (scope === 'page') {
    yield page?.list ?? [];
    return;
  }
  if (scope === 'selected' && selected.kind === 'rows') {
    yield selected.known;
    return;
  }
  const wanted = scope === 'selected' && selected.kind === 'matching' ? selected : undefined;
  // A row that moves to a later page during the export arrives twice.
  const taken = new Set(wanted?.except);
  const { source, rowKey } = definition;
  for await (const { rows } of everyRow(source, wanted?.query ?? query, { signal, isSilent: true })) {
    const fresh = rows.filter((row) => !taken.has(rowKey(row)));
    for (const row of fresh) taken.add(rowKey(row));
    yield fresh;
  }
}
