import type { ListAddressState, ListRange } from '@atrium/contract';
import type { ColumnDefinition, RowQuery } from '../../core/index.ts';

/** Returns the query that loads the rows. Days become the times of their start and end in the browser's time zone. */
export function toRowQuery(state: ListAddressState, columns: readonly ColumnDefinition<never>[]): RowQuery {
  const { page, pageSize, sort, conditions } = state;
  const { keyword, filters = {}, ranges = {} } = conditions;
  const dateKeys = new Set(columns.filter(({ kind }) => kind === 'date').map(({ key }) => key));
  const rangeEntries = Object.entries(ranges).map(([key, range]) => [
    key,
    dateKeys.has(key) ? toTimeRange(range) : range,
  ]);
  return {
    page,
    pageSize,
    ...(keyword ? { keyword } : {}),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
    ...(rangeEntries.length > 0 ? { ranges: Object.fromEntries(rangeEntries) } : {}),
    ...(sort.length > 0 ? { sort: [...sort] } : {}),
  };
}

/** Whether a query has a keyword, filters or ranges. */
export function hasConditions({ keyword, filters, ranges }: RowQuery): boolean {
  return keyword !== undefined || filters !== undefined || ranges !== undefined;
}

function toTimeRange({ from, to }: ListRange): ListRange {
  return {
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00.000`).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
