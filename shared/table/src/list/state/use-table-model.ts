import { type Load, useAppAtomValue, useLoad, usePane, useSetAppAtom } from '@atrium/runtime';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  DENSITIES,
  type RowPage,
  type RowQuery,
  type TableDefinition,
  type TableDialog,
  type TableModel,
} from '../../core/index.ts';
import { assertDefinition } from './assert-definition.ts';
import { findLastPage } from './find-last-page.ts';
import { rememberViewed } from './remember-viewed.ts';
import { hasConditions } from './row-query.ts';
import { getTableAtoms } from './table-atoms.ts';
import { useLatest } from './use-latest.ts';
import { useRowActions } from './use-row-actions.tsx';
import { useTableAddress } from './use-table-address.ts';
import { useTableColumns } from './use-table-columns.ts';
import { useTableViews } from './use-table-views.ts';

const CLOSED = { kind: 'closed' } as const;

/** Returns the model of a table screen. The components of the screen read and change it through `useTable`. */
export function useTableModel<Row>(definition: TableDefinition<Row>, isNarrow = false): TableModel<Row> {
  assertDefinition(definition);
  const { source, name } = definition;
  const { isSearchShownAtom, refreshSecondsAtom } = getTableAtoms(name);
  const { paneQuery, state, query, address } = useTableAddress(definition);
  const refreshSeconds = useAppAtomValue(refreshSecondsAtom);
  const load: Load<RowQuery, RowPage<Row>> = useCallback(
    (key, options) => source.list(key, options),
    [source],
  );
  const { data: page, ...loadState } = useLoad(load, query, { showsPrevious: true, refreshSeconds });
  const { columns, columnEditor } = useTableColumns(definition, paneQuery);
  const density = useDensity(name, paneQuery.density);
  const [dialog, openDialog] = useState<TableDialog<Row>>(CLOSED);
  const viewed = useViewedRows(name);
  // On a phone, the filters would push the rows off the screen, so they are hidden at first unless some are set.
  const isSearchShown = useAppAtomValue(isSearchShownAtom) ?? (!isNarrow || hasConditions(query));
  const setSearchShown = useSetAppAtom(isSearchShownAtom);
  useRedirectToLastPage(query, page?.total, address.goToPage);
  return {
    definition,
    isNarrow,
    query,
    conditions: state.conditions,
    address,
    columns,
    columnEditor,
    views: useTableViews(definition, {
      paneQuery,
      settings: columnEditor.settings,
      density: density.density,
    }),
    rowActions: useRowActions(definition, { ...viewed, openDialog }),
    page,
    ...loadState,
    ...density,
    ...viewed,
    dialog,
    openDialog,
    closeDialog: useCallback(() => openDialog(CLOSED), []),
    refreshSeconds,
    setRefreshSeconds: useSetAppAtom(refreshSecondsAtom),
    isSearchShown,
    toggleSearch: () => setSearchShown(!isSearchShown),
  };
}

/** Returns the density of the rows: that of the address, or the user's choice for this table. */
function useDensity(
  tableName: string,
  requested: string | undefined,
): Pick<TableModel<unknown>, 'density' | 'setDensity'> {
  const { densityAtom } = getTableAtoms(tableName);
  const { navigator } = usePane();
  const stored = useAppAtomValue(densityAtom);
  const store = useSetAppAtom(densityAtom);
  return {
    density: DENSITIES.find((density) => density === requested) ?? stored,
    setDensity: (density) => {
      store(density);
      if (requested) navigator.setQuery({ density: '' }, { replace: true });
    },
  };
}

/** The rows of a table that the user has opened. */
function useViewedRows(tableName: string): Pick<TableModel<unknown>, 'viewedKeys' | 'markViewed'> {
  const { viewedAtom } = getTableAtoms(tableName);
  const keys = useAppAtomValue(viewedAtom);
  const store = useSetAppAtom(viewedAtom);
  const latest = useLatest(keys);
  return {
    viewedKeys: useMemo(() => new Set(keys), [keys]),
    markViewed: useCallback((key) => store([...rememberViewed(latest.current, key)]), [store, latest]),
  };
}

/** Goes to the last page if the requested page is beyond it, for example after the last row of a page was removed. */
function useRedirectToLastPage(
  { page, pageSize }: RowQuery,
  total: number | undefined,
  goToPage: (page: number) => void,
): void {
  const last = total === undefined ? page : findLastPage(total, pageSize);
  const goTo = useEffectEvent(goToPage);
  useEffect(() => {
    if (page > last) goTo(last);
  }, [page, last]);
}
