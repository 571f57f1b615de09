import {
  type ListAddressState,
  type ListField,
  readListAddress,
  writeConditions,
  writePage,
  writePageSize,
} from '@atrium/contract';
import { usePane } from '../pane/pane-context.tsx';

export interface ListQuery {
  /** The body of a list call. */
  readonly body: Pick<ListAddressState, 'page' | 'pageSize'> & {
    readonly filters: Record<string, string[]>;
    readonly keyword?: string;
    readonly sort?: ListAddressState['sort'][number];
  };
  /**
   * Returns the first value of a filter, or an empty string if the filter is not set. For filters with at most one
   * value.
   */
  getFilter(name: string): string;
  /**
   * Sets these filters, or the `keyword`, and goes to the first page. An empty value removes a filter. The other
   * filters stay.
   */
  search(conditions: Readonly<Record<string, string>>): void;
  /** Removes the keyword and all filters. */
  reset(): void;
  goToPage(page: number): void;
  setPageSize(pageSize: number): void;
}

/** The filters and page of a list in its pane's location, so that Back, reload and a copied link restore them. */
export function useListQuery(fields: readonly ListField[]): ListQuery {
  const { location, navigator } = usePane();
  const { page, pageSize, sort, conditions } = readListAddress(location.query, fields);
  const { keyword, filters = {} } = conditions;
  const [first] = sort;
  return {
    body: { page, pageSize, filters, ...(keyword ? { keyword } : {}), ...(first ? { sort: first } : {}) },
    getFilter: (name) => filters[name]?.[0] ?? '',
    search: (changes) => navigator.setQuery({ ...changes, page: '' }),
    reset: () => navigator.setQuery(writeConditions({}, fields)),
    goToPage: (next) => navigator.setQuery(writePage(next)),
    setPageSize: (size) => navigator.setQuery(writePageSize(size)),
  };
}
