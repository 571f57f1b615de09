import { useCallback, useState } from 'react';
import type { RowPage, RowQuery, TableDefinition, TableSelection } from '../../core/index.ts';
import { useLatest } from '../state/use-latest.ts';
import {
  countSelected,
  createEmptySelection,
  dropKeys,
  extendTo,
  isSelected,
  type Selection,
  togglePage,
  toggleRow,
  toScope,
} from './selection.ts';

/**
 * Returns the selection and the functions that change it. The selection stores the keys of rows, so the rows of a page
 * stay selected when the user opens another page. A change of the list conditions clears a selection of all matching
 * rows.
 */
export function useTableSelection<Row>(
  definition: TableDefinition<Row>,
  query: RowQuery,
  page: RowPage<Row> | undefined,
): TableSelection<Row> {
  const [stored, setSelection] = useState<Selection<Row>>(createEmptySelection);
  const selection =
    stored.kind === 'matching' && !isSameSearch(stored.query, query) ? createEmptySelection<Row>() : stored;
  const latest = useLatest({ getKey: definition.rowKey, rows: page?.list ?? [], selection });
  const change = useCallback(
    (next: (now: typeof latest.current) => Selection<Row>) => setSelection(next(latest.current)),
    [latest],
  );
  return {
    count: countSelected(selection),
    isAllMatching: selection.kind === 'matching',
    has: (key) => isSelected(selection, key),
    toggle: useCallback((row) => change((now) => toggleRow(now.selection, row, now.getKey)), [change]),
    extendTo: useCallback(
      (row) => change((now) => extendTo(now.selection, row, now.rows, now.getKey)),
      [change],
    ),
    togglePage: () => change((now) => togglePage(now.selection, now.rows, now.getKey)),
    selectMatching: () =>
      setSelection({ kind: 'matching', query, total: page?.total ?? 0, except: new Set() }),
    clear: () => setSelection(createEmptySelection()),
    drop: (keys) => change((now) => dropKeys(now.selection, keys)),
    scope: toScope(selection),
  };
}

function isSameSearch(one: RowQuery, other: RowQuery): boolean {
  const toText = ({ keyword, filters, ranges }: RowQuery) => JSON.stringify([keyword, filters, ranges]);
  return toText(one) === toText(other);
}
