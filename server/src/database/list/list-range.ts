import type { ListRange } from '@atrium/contract';
import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** An ISO 8601 time in UTC, in the format of `Date.toISOString`. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** Returns whether the column can be compared with both bounds. */
export function isRangeValid(column: PgColumn | undefined, range: ListRange): boolean {
  if (!column) return false;
  const bounds = [range.from, range.to].filter((bound) => bound !== undefined);
  return bounds.every((bound) =>
    column.dataType === 'date' ? isIsoTime(bound) : column.dataType === 'number' && Number.isFinite(bound),
  );
}

/** Returns the condition for a range. Both bounds are inclusive. */
export function buildRangeCondition(column: PgColumn | undefined, { from, to }: ListRange): SQL | undefined {
  if (!column) return undefined;
  return and(
    from === undefined ? undefined : gte(column, toBound(column, from)),
    to === undefined ? undefined : lte(column, toBound(column, to)),
  );
}

function isIsoTime(bound: string | number): boolean {
  return typeof bound === 'string' && ISO_TIME.test(bound) && !Number.isNaN(Date.parse(bound));
}

/**
 * Casts a number to `numeric`. Without the cast, PostgreSQL gives the parameter the type of the column: for an integer
 * column it would reject fractions and larger numbers.
 */
function toBound(column: PgColumn, bound: string | number): Date | SQL {
  return column.dataType === 'date' ? new Date(bound) : sql`${bound}::numeric`;
}
