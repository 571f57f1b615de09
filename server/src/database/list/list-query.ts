import { LIMITS, type ListBody, type ListSort } from '@atrium/contract';
import { and, arrayOverlaps, asc, desc, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { buildRangeCondition, isRangeValid } from './list-range.ts';
import type { ListSearch } from './search-text.ts';

type Columns = Readonly<Record<string, PgColumn>>;

/** The fields of a list that callers may use: the keyword search, the filters, the ranges and the sorts. */
export interface ListFields {
  readonly search: ListSearch;
  /** A column with several values, such as tags, matches if it contains any value of the filter. */
  readonly filters: Columns;
  /** Returns a condition that also makes rows match a filter. Undefined if the filter has no such condition. */
  alsoMatches?(filter: string, values: readonly string[]): SQL | undefined;
  /** The times and numbers that callers may filter by range. */
  readonly ranges?: Columns;
  readonly sorts: Columns;
  /**
   * The columns of the default sort order, in which the newest row is first: usually a time and the id. They also order
   * rows with equal values in other sorts.
   */
  readonly newestFirst: readonly [PgColumn, PgColumn];
}

const DEFAULT_PAGE_SIZE = LIMITS.pageSize;
/** The largest offset of a page, in rows. The database scans an offset row by row. */
const MAX_OFFSET = 100_000;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Whole numbers that PostgreSQL accepts for every number column of a filter, even for a `smallint`. */
const NUMBER = /^-?\d{1,4}$/;

/**
 * Returns the names in the request body that the list does not have or whose values it does not accept. A request with
 * any of them must be rejected.
 */
export function findInvalidListFields(body: ListBody, fields: ListFields): readonly string[] {
  const invalidFilters = Object.entries(body.filters ?? {})
    .filter(([name, values]) => !areValuesValid(findOwnColumn(fields.filters, name), values))
    .map(([name]) => name);
  const invalidRanges = Object.entries(body.ranges ?? {}).filter(
    ([name, range]) => !isRangeValid(findOwnColumn(fields.ranges, name), range),
  );
  const areSortsKnown = readSorts(body).every(({ field }) => Object.hasOwn(fields.sorts, field));
  return [
    ...invalidFilters.map((name) => `filters.${name}`),
    ...invalidRanges.map(([name]) => `ranges.${name}`),
    ...(areSortsKnown ? [] : ['sort.field']),
    ...(readListBounds(body).offset > MAX_OFFSET ? ['page'] : []),
  ];
}

/**
 * Returns the conditions for the filters and ranges of the request body. The keyword is not included; see {@link
 * readKeyword}.
 */
export function buildListConditions(body: ListBody, fields: ListFields): SQL | undefined {
  const filters = Object.entries(body.filters ?? {}).flatMap(([name, values]) => {
    const column = findOwnColumn(fields.filters, name);
    if (!column || values.length === 0) return [];
    return [or(matchesOneOf(column, values), fields.alsoMatches?.(name, values))];
  });
  const ranges = Object.entries(body.ranges ?? {}).map(([name, range]) =>
    buildRangeCondition(findOwnColumn(fields.ranges, name), range),
  );
  return and(...filters, ...ranges);
}

/** Returns the text that rows must contain, or an empty string if the body has no keyword. */
export function readKeyword(body: ListBody): string {
  return (body.keyword ?? '').trim();
}

/**
 * Returns the order of the rows: by the requested sorts, and rows with equal values by age. The newest of these rows is
 * first, or last if the first requested sort is ascending, so that one index serves both directions. With `isFromEnd`,
 * the whole order is reversed, for a scan from the end.
 */
export function buildListOrder(body: ListBody, fields: ListFields, isFromEnd = false): SQL[] {
  const sorts = readSorts(body);
  const [up, down] = isFromEnd ? [desc, asc] : [asc, desc];
  const requested = sorts.flatMap(({ field, order }) => {
    const column = findOwnColumn(fields.sorts, field);
    return column ? [order === 'ascend' ? up(column) : down(column)] : [];
  });
  const tieOrder = sorts[0]?.order === 'ascend' ? up : down;
  return [...requested, ...fields.newestFirst.map((column) => tieOrder(column))];
}

export function readListBounds(body: ListBody): { readonly limit: number; readonly offset: number } {
  const limit = body.pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((body.page ?? 1) - 1) * limit };
}

/** Callers of the first version of the contract send one sort, later callers send several. */
function readSorts({ sort = [] }: ListBody): readonly ListSort[] {
  return Array.isArray(sort) ? sort : [sort];
}

function findOwnColumn(columns: Columns = {}, name: string): PgColumn | undefined {
  return Object.hasOwn(columns, name) ? columns[name] : undefined;
}

/** Returns whether a column can be compared with the values. PostgreSQL rejects invalid ids and numbers. */
function areValuesValid(column: PgColumn | undefined, values: readonly string[]): boolean {
  if (!column) return false;
  if (column.columnType === 'PgUUID') return values.every((value) => UUID.test(value));
  return column.dataType !== 'number' || values.every((value) => NUMBER.test(value));
}

function matchesOneOf(column: PgColumn, values: string[]): SQL {
  return column.dataType === 'array' ? arrayOverlaps(column, values) : inArray(column, values);
}
