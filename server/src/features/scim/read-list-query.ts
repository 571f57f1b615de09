import { ScimError } from '../../domain/scim-error.ts';
import { parseScimFilter, type ScimFilter, toAttributeName } from './scim-filter.ts';

/** The filter, order and range of a list. */
export interface ScimListQuery {
  readonly filter: ScimFilter | undefined;
  readonly sortBy: string | undefined;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** The largest number of resources in one response. */
export const MAX_RESULTS = 200;
const MAX_OFFSET = 1_000_000;

/** Reads `filter`, `sortBy`, `sortOrder`, `startIndex` and `count`. Throws a ScimError for an invalid value. */
export function readListQuery(query: Readonly<Record<string, unknown>>): ScimListQuery {
  const filter = readText(query, 'filter');
  const sortBy = readText(query, 'sortBy');
  return {
    filter: filter === undefined ? undefined : parseScimFilter(filter),
    sortBy: sortBy === undefined ? undefined : readSortName(sortBy),
    isDescending: readText(query, 'sortOrder')?.toLowerCase() === 'descending',
    // By RFC 7644, section 3.4.2.4, a value below the smallest valid value counts as the smallest valid value.
    limit: Math.min(MAX_RESULTS, Math.max(0, readNumber(query, 'count') ?? MAX_RESULTS)),
    offset: Math.min(MAX_OFFSET, Math.max(1, readNumber(query, 'startIndex') ?? 1) - 1),
  };
}

function readSortName(text: string): string {
  try {
    return toAttributeName(text);
  } catch {
    throw new ScimError(400, `“${text}” is not the name of an attribute.`, 'invalidPath');
  }
}

function readText(query: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  // The value of a parameter that occurs twice is a list.
  if (typeof value !== 'string') throw new ScimError(400, `“${name}” occurs twice.`, 'invalidValue');
  return value;
}

function readNumber(query: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const text = typeof query[name] === 'number' ? String(query[name]) : readText(query, name);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(text))
    throw new ScimError(400, `“${name}” is not a whole number.`, 'invalidValue');
  return Number(text);
}
