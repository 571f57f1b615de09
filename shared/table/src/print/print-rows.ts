import {
  everyRow,
  type RowPage,
  type RowQuery,
  type SelectionScope,
  type TableDefinition,
} from '../core/index.ts';

/** Which rows are printed: those on screen, those selected, or all that match. */
export type PrintScope = 'page' | 'selected' | 'matching';

/** More rows than this freeze the browser's print preview; a notice says what is left out. */
export const MOST_PRINTED = 2_000;

interface PrintedFrom<Row> {
  readonly definition: TableDefinition<Row>;
  readonly query: RowQuery;
  readonly page: RowPage<Row> | undefined;
  readonly selected: SelectionScope<Row>;
}

/** Returns the rows of a scope, at most `MOST_PRINTED`, and their total. */
export async function printRows<Row>(
  scope: PrintScope,
  { definition, query, page, selected }: PrintedFrom<Row>,
  signal: AbortSignal,
): Promise<RowPage<Row>> {
  if (scope === 'page') {
    const list = page?.list ?? [];
    return { list, total: list.length };
  }
  if (scope === 'selected' && selected.kind === 'rows') {
    return { list: selected.known.slice(0, MOST_PRINTED), total: selected.keys.length };
  }
  const wanted = scope === 'selected' && selected.kind === 'matching' ? selected : undefined;
  const except = new Set(wanted?.except);
  const list: Row[] = [];
  let matching = 0;
  for await (const { rows, total } of everyRow(definition.source, wanted?.query ?? query, { signal })) {
    matching = total - except.size;
    list.push(...rows.filter((row) => !except.has(definition.rowKey(row))));
    if (list.length >= MOST_PRINTED) break;
  }
  return { list: list.slice(0, MOST_PRINTED), total: matching };
}
