import type { ListBody, ListRange, ListSort } from './entities/fields.ts';
import { LIMITS } from './limits.ts';

/** A query of a pane's address. An empty value removes its key. */
export type AddressQuery = Readonly<Record<string, string>>;

/** A field that a list's address can name. The columns of a table are such fields. */
export interface ListField {
  readonly key: string;
  /** Numbers and dates are searched by two bounds, all others by values. */
  readonly kind: 'text' | 'select' | 'number' | 'date' | 'tags';
  /** The valid values, if the field has a fixed set of them. */
  readonly options?: readonly { readonly value: string }[];
  readonly isSearchable?: boolean;
  readonly isSortable?: boolean;
}

/** The conditions that the rows of a list match. The keys of `filters` and `ranges` are those of the fields. */
export type ListConditions = Pick<ListBody, 'keyword' | 'filters' | 'ranges'>;

/**
 * The state of a list, as its address contains it. Bounds of dates are days in the browser's time zone, such as
 * `2026-01-31`.
 */
export interface ListAddressState {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: readonly ListSort[];
  readonly conditions: ListConditions;
}

/**
 * Reads a list's address. Invalid values count as missing. A keyword that is too long is not shortened: its field shows
 * an error, and the list fails. The matches of a shorter keyword would mislead the user.
 */
export function readListAddress(query: AddressQuery, fields: readonly ListField[]): ListAddressState {
  const keyword = query.keyword?.trim();
  const filters: Record<string, string[]> = {};
  const ranges: Record<string, ListRange> = {};
  for (const field of fields.filter(({ isSearchable }) => isSearchable)) {
    const text = query[field.key] ?? '';
    if (isRangeField(field)) {
      const range = readRange(text, field.kind);
      if (range) ranges[field.key] = range;
    } else {
      const values = readValues(text, field);
      if (values.length > 0) filters[field.key] = values;
    }
  }
  return {
    page: readPage(query.page),
    pageSize: LIMITS.pageSizes.find((size) => String(size) === query.size) ?? LIMITS.pageSize,
    sort: readSort(query.sort ?? '', fields),
    conditions: { ...(keyword ? { keyword } : {}), filters, ranges },
  };
}

/** Returns the conditions as a query of the first page. Keys without a condition get an empty value. */
export function writeConditions(conditions: ListConditions, fields: readonly ListField[]): AddressQuery {
  const empty = fields.filter(({ isSearchable }) => isSearchable).map(({ key }) => [key, '']);
  return { keyword: '', page: '', ...Object.fromEntries(empty), ...toConditionQuery(conditions) };
}

/** Returns an order as a comma-separated list of fields. Descending ones have a leading `-`. */
export function writeSort(sort: readonly ListSort[]): string {
  return sort.map(({ field, order }) => `${order === 'descend' ? '-' : ''}${field}`).join(',');
}

/** Returns the query of a page. The address does not contain the first page. */
export function writePage(page: number): AddressQuery {
  return { page: page === 1 ? '' : String(page) };
}

/** Returns the query that changes the page size and shows the first page. */
export function writePageSize(pageSize: number): AddressQuery {
  return { size: String(pageSize), page: '' };
}

/** Returns the address of a list with these conditions and this order. */
export function buildListPath(
  path: string,
  conditions: ListConditions,
  sort: readonly ListSort[] = [],
): string {
  const query = Object.entries({ ...toConditionQuery(conditions), sort: writeSort(sort) });
  return `${path}?${new URLSearchParams(query.filter(([, text]) => text !== ''))}`;
}

/** Returns whether a field is searched by two bounds rather than by values. */
export function isRangeField({ kind }: Pick<ListField, 'kind'>): boolean {
  return kind === 'number' || kind === 'date';
}

function toConditionQuery({ keyword, filters = {}, ranges = {} }: ListConditions): AddressQuery {
  return Object.fromEntries([
    ...Object.entries(filters).map(([key, values]) => [key, joinValues(values)]),
    ...Object.entries(ranges).map(([key, range]) => [key, writeRange(range)]),
    ...(keyword ? [['keyword', keyword.trim()]] : []),
  ]);
}

function readSort(text: string, fields: readonly ListField[]): ListSort[] {
  const sortable = new Set(fields.filter(({ isSortable }) => isSortable).map(({ key }) => key));
  const sort: ListSort[] = [];
  for (const part of text.split(',')) {
    const field = part.replace(/^-/, '');
    // `delete` returns false for a field that cannot be sorted, and for one that the address names a second time.
    if (!sortable.delete(field)) continue;
    sort.push({ field, order: part.startsWith('-') ? 'descend' : 'ascend' });
  }
  return sort.slice(0, LIMITS.sortCount);
}

function readValues(text: string, { options }: ListField): string[] {
  const values = splitValues(text);
  return options ? values.filter((value) => options.some((option) => option.value === value)) : values;
}

/** Values are separated by commas. A comma or backslash inside a value follows a backslash. */
function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

function splitValues(text: string): string[] {
  return (text.match(/(?:\\.|[^,\\])+/g) ?? []).map((value) => value.replaceAll(/\\(.)/g, '$1'));
}

function readRange(text: string, kind: ListField['kind']): ListRange | undefined {
  const [from, to] = text.split('..').map((bound) => readBound(bound, kind));
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function readBound(text: string, kind: ListField['kind']): number | string | undefined {
  if (kind === 'date') return isDay(text) ? text : undefined;
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Returns whether a text is a day that exists. `Date.parse` also reads February 31, as March 3. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function writeRange({ from = '', to = '' }: ListRange): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

function readPage(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
