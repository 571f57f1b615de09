import { usePane } from '@atrium/runtime';
import { useMemo } from 'react';
import {
  type AddressQuery,
  type AddressState,
  readAddress,
  writeConditions,
  writeSort,
} from '../core/address-query.ts';
import { rowQueryOf } from '../core/row-query.ts';
import type { RowQuery, TableDefinition } from '../definition.ts';
import type { TableAddress } from '../model.ts';

interface AddressParts {
  /** The pane's query as it stands, other keys than the table's included. */
  readonly raw: AddressQuery;
  readonly state: AddressState;
  readonly query: RowQuery;
  readonly address: TableAddress;
}

/** Conditions, order and page of a table, read from and written to its pane's address. */
export function useTableAddress<Row>({ columns }: TableDefinition<Row>): AddressParts {
  const { location, navigator } = usePane();
  const state = readAddress(location.query, columns);
  // By its text: a definition is made anew with each render of its page, while what is asked stays the same.
  const key = JSON.stringify(rowQueryOf(state, columns));
  const query = useMemo(() => JSON.parse(key) as RowQuery, [key]);
  return {
    raw: location.query,
    state,
    query,
    address: {
      search: (conditions) => navigator.setQuery(writeConditions(conditions, columns)),
      reset: () => navigator.setQuery(writeConditions({}, columns)),
      sortBy: (sort) => navigator.setQuery({ sort: writeSort(sort), page: '' }),
      turn: (page) => navigator.setQuery({ page: page === 1 ? '' : String(page) }),
      resize: (pageSize) => navigator.setQuery({ size: String(pageSize), page: '' }),
    },
  };
}
