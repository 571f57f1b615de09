import { LIMITS } from '@atrium/contract';
import type { RowQuery, RowSource, RowSourceOptions } from './definition.ts';

/**
 * Yields every row that matches a query, in pages of the largest size, until the source has no more. The next page is
 * requested before a page is yielded, so that the server reads it while the caller processes the rows.
 */
export async function* readEveryRow<Row>(
  source: RowSource<Row>,
  query: RowQuery,
  options: RowSourceOptions = {},
): AsyncGenerator<{ readonly rows: readonly Row[]; readonly total: number }> {
  const pageSize = LIMITS.bulkPageSize;
  const read = (page: number) => {
    const requested = source.list({ ...query, page, pageSize }, options);
    // If the caller stops early, nothing awaits this page, and its failure would be an unhandled rejection.
    requested.catch(() => undefined);
    return requested;
  };
  let requested = read(1);
  for (let page = 1; ; page += 1) {
    const { list, total } = await requested;
    const isLast = list.length === 0 || page * pageSize >= total;
    if (!isLast) requested = read(page + 1);
    yield { rows: list, total };
    if (isLast) return;
  }
}
