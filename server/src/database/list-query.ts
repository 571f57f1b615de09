import { LIMITS, type ListBody } from '@atrium/contract';
import { and, asc, desc, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What callers of a list may name: the columns that the keyword searches, that filters hold, and that sort. */
export interface ListFields {
  readonly keyword: readonly PgColumn[];
  readonly filters: Readonly<Record<string, PgColumn>>;
  readonly sorts: Readonly<Record<string, PgColumn>>;
  /** Order when none is asked for, and the last word between equals. */
  readonly newestFirst: readonly [PgColumn, PgColumn];
}

const DEFAULT_PAGE_SIZE = LIMITS.pageSize;
/** How deep a list may be paged, in rows: an offset is walked through row by row. */
const MAX_OFFSET = 100_000;

/** Names in a list's body that the list does not know; none is allowed. */
export function unknownListFields(body: ListBody, fields: ListFields): readonly string[] {
  const filters = Object.keys(body.filters ?? {}).filter((name) => !Object.hasOwn(fields.filters, name));
  const isSortKnown = !body.sort || Object.hasOwn(fields.sorts, body.sort.field);
  return [
    ...filters.map((name) => `filters.${name}`),
    ...(isSortKnown ? [] : ['sort.field']),
    ...(listBounds(body).offset > MAX_OFFSET ? ['page'] : []),
  ];
}

export function listConditions(body: ListBody, fields: ListFields): SQL | undefined {
  const pattern = `%${(body.keyword ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
  const isSearched = pattern !== '%%';
  const filters = Object.entries(body.filters ?? {}).flatMap(([name, values]) => {
    const column = fields.filters[name];
    return column && values.length > 0 ? [inArray(column, values)] : [];
  });
  return and(
    isSearched ? or(...fields.keyword.map((column) => ilike(column, pattern))) : undefined,
    ...filters,
  );
}

export function listOrder(body: ListBody, fields: ListFields): SQL[] {
  const newestFirst = fields.newestFirst.map((column) => desc(column));
  const column = body.sort && fields.sorts[body.sort.field];
  if (!body.sort || !column) return newestFirst;
  return [body.sort.order === 'ascend' ? asc(column) : desc(column), ...newestFirst];
}

export function listBounds(body: ListBody): { readonly limit: number; readonly offset: number } {
  const limit = body.pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((body.page ?? 1) - 1) * limit };
}
