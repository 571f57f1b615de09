import {
  type AddressQuery,
  type ListAddressState,
  readListAddress,
  writeConditions,
  writePage,
  writePageSize,
  writeSort,
} from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { useMemo } from 'react';
import type { RowQuery, TableAddressActions, TableDefinition } from '../../core/index.ts';
import { toRowQuery } from './row-query.ts';

interface AddressParts {
  /** The pane's current query, including keys that do not belong to the table. */
  readonly paneQuery: AddressQuery;
  /** What the address states. Invalid values are left out. */
  readonly state: ListAddressState;
  readonly query: RowQuery;
  readonly address: TableAddressActions;
}

/** Filters, order and page of a table, read from and written to its pane's location. */
export function useTableAddress<Row>({ columns }: TableDefinition<Row>): AddressParts {
  const { location, navigator } = usePane();
  const state = readListAddress(location.query, columns);
  // The query is compared as text, because each render of the page creates a new definition.
  const key = JSON.stringify(toRowQuery(state, columns));
  const query = useMemo(() => JSON.parse(key) as RowQuery, [key]);
  return {
    paneQuery: location.query,
    state,
    query,
    address: {
      search: (conditions) => navigator.setQuery(writeConditions(conditions, columns)),
      reset: () => navigator.setQuery(writeConditions({}, columns)),
      sortBy: (sort) => navigator.setQuery({ sort: writeSort(sort), page: '' }),
      goToPage: (page) => navigator.setQuery(writePage(page)),
      setPageSize: (pageSize) => navigator.setQuery(writePageSize(pageSize)),
    },
  };
}
