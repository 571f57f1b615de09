import { LIMITS, type ListSort } from '@atrium/contract';

/** How a list's search, filters, order and page stand in an address. */
export type Query = Readonly<Record<string, string>>;

export interface FullListBody {
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Record<string, string[]>;
  readonly keyword?: string;
  readonly sort?: ListSort;
}

/** What an address asks of a list. Whatever makes no sense is as good as missing. A keyword is never cut. */
export function readListQuery(query: Query, filterNames: readonly string[]): FullListBody {
  const { keyword } = query;
  const sort = /^(-?)([a-zA-Z]+)$/.exec(query.sort ?? '');
  return {
    page: readPage(query.page),
    pageSize: LIMITS.pageSizes.find((size) => String(size) === query.size) ?? LIMITS.pageSize,
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const values = (query[name] ?? '').split(',').filter(Boolean);
        return values.length > 0 ? [[name, values]] : [];
      }),
    ),
    ...(keyword ? { keyword } : {}),
    ...(sort?.[2] ? { sort: { field: sort[2], order: sort[1] ? 'descend' : 'ascend' } } : {}),
  };
}

function readPage(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
