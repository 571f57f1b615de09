import { LIMITS } from '@atrium/contract';
import type { RowQuery, RowSource, RowSourceOptions } from './definition.ts';

/** Yields every row that matches a query, in pages of the largest size, until the source has no more. */
export async function* everyRow<Row>(
  source: RowSource<Row>,
  query: RowQuery,
  options: RowSourceOptions = {},
): AsyncGenerator<{ readonly rows: readonly Row[]; readonly total: number }> {
  const pageSize = LIMITS.maxPageSize;
  for (let page = 1; ; page += 1) {
    const { list, total } = await source.list({ ...query, page, pageSize }, options);
    yield { rows: list, total };
    if (list.length === 0 || page * pageSize >= total) return;
  }
}
