import {
  type ListAddress,
  type ListField,
  readListAddress,
  writeConditions,
  writePage,
  writePageSize,
} from '@atrium/contract';
import { usePane } from '../pane/pane-context.tsx';

export interface ListQuery {
  /** The body of a list call. */
  readonly body: Pick<ListAddress, 'page' | 'pageSize'> & {
    readonly filters: Record<string, string[]>;
    readonly keyword?: string;
    readonly sort?: ListAddress['sort'][number];
  };
  /** The one value of a filter, or an empty text. */
  filterOf(name: string): string;
  /** Searches from the first page. An empty value removes a condition. */
  search(conditions: Readonly<Record<string, string>>): void;
  /** Removes every condition. */
  reset(): void;
  turn(page: number): void;
  resize(pageSize: number): void;
}

/** A list's conditions in its pane's address, so that Back, reload and a copied link restore them. */
export function useListQuery(fields: readonly ListField[]): ListQuery {
  const { location, navigator } = usePane();
  const { page, pageSize, sort, conditions } = readListAddress(location.query, fields);
  const { keyword, filters = {} } = conditions;
  const [first] = sort;
  return {
    body: { page, pageSize, filters, ...(keyword ? { keyword } : {}), ...(first ? { sort: first } : {}) },
    filterOf: (name) => filters[name]?.[0] ?? '',
    search: (some) => navigator.setQuery({ ...some, page: '' }),
    reset: () => navigator.setQuery(writeConditions({}, fields)),
    turn: (next) => navigator.setQuery(writePage(next)),
    resize: (size) => navigator.setQuery(writePageSize(size)),
  };
}
