import { LIMITS, type ListRange, type ListSort } from '@atrium/contract';
import type { ColumnDefinition } from '../definition.ts';
import type { Conditions } from './conditions.ts';
import { joinValues, splitValues } from './value-list.ts';

/** A query as a pane's address holds it. An empty value removes its key. */
export type AddressQuery = Readonly<Record<string, string>>;

/** What an address asks of a table. Days of a date range are days of the reader's calendar, such as `2026-01-31`. */
export interface AddressState {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: readonly ListSort[];
  readonly conditions: Conditions;
}

type Columns = readonly ColumnDefinition<never>[];

/**
 * Whatever makes no sense is as good as missing. A keyword that is too long stays: its field says so, and the list fails
 * rather than show the matches of a part of it.
 */
export function readAddress(query: AddressQuery, columns: Columns): AddressState {
  const keyword = query.keyword?.trim();
  const filters: Record<string, string[]> = {};
  const ranges: Record<string, ListRange> = {};
  for (const column of columns.filter(({ isSearchable }) => isSearchable)) {
    const text = query[column.key] ?? '';
    if (hasRange(column)) {
      const range = readRange(text, column.kind);
      if (range) ranges[column.key] = range;
    } else {
      const values = readValues(text, column);
      if (values.length > 0) filters[column.key] = values;
    }
  }
  return {
    page: readPage(query.page),
    pageSize: LIMITS.pageSizes.find((size) => String(size) === query.size) ?? LIMITS.pageSize,
    sort: readSort(query.sort ?? '', columns),
    conditions: { ...(keyword ? { keyword } : {}), filters, ranges },
  };
}

/** The whole of the conditions as an address: keys without a condition are emptied. */
export function writeConditions(conditions: Conditions, columns: Columns): AddressQuery {
  const query: Record<string, string> = { keyword: conditions.keyword?.trim() ?? '', page: '' };
  for (const column of columns.filter(({ isSearchable }) => isSearchable)) {
    query[column.key] = hasRange(column)
      ? writeRange(conditions.ranges?.[column.key])
      : joinValues(conditions.filters?.[column.key] ?? []);
  }
  return query;
}

export function writeSort(sort: readonly ListSort[]): string {
  return sort.map(({ field, order }) => `${order === 'descend' ? '-' : ''}${field}`).join(',');
}

/** Whether a column is searched by two bounds rather than by values. */
export function hasRange({ kind }: Pick<ColumnDefinition<never>, 'kind'>): boolean {
  return kind === 'number' || kind === 'date';
}

function readSort(text: string, columns: Columns): ListSort[] {
  const sortable = new Set(columns.filter(({ isSortable }) => isSortable).map(({ key }) => key));
  const sort: ListSort[] = [];
  for (const part of text.split(',')) {
    const field = part.replace(/^-/, '');
    if (!sortable.delete(field)) continue;
    sort.push({ field, order: part.startsWith('-') ? 'descend' : 'ascend' });
  }
  return sort.slice(0, LIMITS.sortCount);
}

function readValues(text: string, { options }: ColumnDefinition<never>): string[] {
  const values = splitValues(text);
  return options ? values.filter((value) => options.some((option) => option.value === value)) : values;
}

function readRange(text: string, kind: ColumnDefinition<never>['kind']): ListRange | undefined {
  const [from, to] = text.split('..').map((bound) => readBound(bound, kind));
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function readBound(text: string, kind: ColumnDefinition<never>['kind']): number | string | undefined {
  if (kind === 'date') return isDay(text) ? text : undefined;
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function writeRange(range: ListRange | undefined): string {
  const { from = '', to = '' } = range ?? {};
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

function readPage(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
