import type { ListSort } from '@atrium/contract';
import { useMemo } from 'react';
import { usePane } from '../pane/pane-context.tsx';
import { type FullListBody, readListQuery } from './list-query.ts';

export interface ListQuery {
  readonly body: FullListBody;
  /** The one value that a filter holds, or none. */
  filterOf(name: string): string;
  /** Searches anew, from the first page. An empty value takes a condition away. */
  search(conditions: Readonly<Record<string, string>>): void;
  /** Takes every condition away. */
  reset(): void;
  sortBy(sort: ListSort): void;
  turn(page: number): void;
  resize(pageSize: number): void;
}

/** A list's conditions, kept in its pane's address, so that Back, reload and a copied link all find them again. */
export function useListQuery(filterNames: readonly string[]): ListQuery {
  const { location, navigator } = usePane();
  const { query } = location;
  // By their texts: a pane may well hand out a new object for the same address.
  const key = JSON.stringify([query, filterNames]);
  const body = useMemo(() => {
    const [stored, names] = JSON.parse(key) as [typeof query, readonly string[]];
    return readListQuery(stored, names);
  }, [key]);
  return {
    body,
    filterOf: (name) => body.filters[name]?.[0] ?? '',
    search: (conditions) => navigator.setQuery({ ...conditions, page: '' }),
    reset: () =>
      navigator.setQuery(Object.fromEntries(['keyword', 'page', ...filterNames].map((name) => [name, '']))),
    sortBy: ({ field, order }) =>
      navigator.setQuery({ sort: `${order === 'descend' ? '-' : ''}${field}`, page: '' }),
    turn: (page) => navigator.setQuery({ page: page === 1 ? '' : String(page) }),
    resize: (pageSize) => navigator.setQuery({ size: String(pageSize), page: '' }),
  };
}
