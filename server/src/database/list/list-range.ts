import type { ListRange } from '@atrium/contract';
import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** ISO 8601 in UTC, as `Date.toISOString` writes it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** Whether both bounds are values that the column can be compared with. */
export function isRangeOf(column: PgColumn | undefined, range: ListRange): boolean {
  if (!column) return false;
  const bounds = [range.from, range.to].filter((bound) => bound !== undefined);
  return bounds.every((bound) =>
    column.dataType === 'date' ? isMoment(bound) : column.dataType === 'number' && Number.isFinite(bound),
  );
}

/** Both bounds are included. */
export function rangeCondition(column: PgColumn | undefined, { from, to }: ListRange): SQL | undefined {
  if (!column) return undefined;
  return and(
    from === undefined ? undefined : gte(column, boundOf(column, from)),
    to === undefined ? undefined : lte(column, boundOf(column, to)),
  );
}

function isMoment(bound: string | number): boolean {
  return typeof bound === 'string' && MOMENT.test(bound) && !Number.isNaN(Date.parse(bound));
}

/** A number is compared as it is. Bound to an integer column, it would have to be a small integer itself. */
function boundOf(column: PgColumn, bound: string | number): Date | SQL {
  return column.dataType === 'date' ? new Date(bound) : sql`${bound}::numeric`;
}
