import { useCallback, useState } from 'react';
import type { RowPage, RowQuery, TableDefinition, TableSelection } from '../../core/index.ts';
import { useLatest } from '../state/use-latest.ts';
import {
  countSelected,
  dropKeys,
  extendTo,
  isSelected,
  nothingSelected,
  type Selection,
  scopeOf,
  togglePage,
  toggleRow,
} from './selection.ts';

/** Rows selected by their keys, on any page. A change of filters clears a selection of all matching rows. */
export function useTableSelection<Row>(
  definition: TableDefinition<Row>,
  query: RowQuery,
  page: RowPage<Row> | undefined,
): TableSelection<Row> {
  const [held, setSelection] = useState<Selection<Row>>(nothingSelected);
  const selection =
    held.kind === 'matching' && !isSameSearch(held.query, query) ? nothingSelected<Row>() : held;
  const latest = useLatest({ keyOf: definition.rowKey, rows: page?.list ?? [], selection });
  const change = useCallback(
    (next: (now: typeof latest.current) => Selection<Row>) => setSelection(next(latest.current)),
    [latest],
  );
  return {
    count: countSelected(selection),
    isMatching: selection.kind === 'matching',
    has: (key) => isSelected(selection, key),
    toggle: useCallback((row) => change((now) => toggleRow(now.selection, row, now.keyOf)), [change]),
    extendTo: useCallback(
      (row) => change((now) => extendTo(now.selection, row, now.rows, now.keyOf)),
      [change],
    ),
    togglePage: () => change((now) => togglePage(now.selection, now.rows, now.keyOf)),
    selectMatching: () =>
      setSelection({ kind: 'matching', query, total: page?.total ?? 0, except: new Set() }),
    clear: () => setSelection(nothingSelected()),
    drop: (keys) => change((now) => dropKeys(now.selection, keys)),
    scope: scopeOf(selection),
  };
}

function isSameSearch(one: RowQuery, other: RowQuery): boolean {
  const textOf = ({ keyword, filters, ranges }: RowQuery) => JSON.stringify([keyword, filters, ranges]);
  return textOf(one) === textOf(other);
}
