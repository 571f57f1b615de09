import { type LiveData, type Load, useAppAtomValue, useLoad, useSetAppAtom } from '@atrium/runtime';
import { useCallback, useState } from 'react';
import { assertDefinition } from '../core/assert-definition.ts';
import type { RowPage, RowQuery, RowSource, TableDefinition } from '../definition.ts';
import type { TableDialog, TableModel } from '../model.ts';
import { tableAtoms } from './table-atoms.ts';
import { useDensity } from './use-density.ts';
import { useRowActions } from './use-row-actions.ts';
import { useStepBack } from './use-step-back.ts';
import { useTableAddress } from './use-table-address.ts';
import { useTableColumns } from './use-table-columns.ts';
import { useTableViews } from './use-table-views.ts';
import { useViewedRows } from './use-viewed-rows.ts';

/** The controller of a table screen: its components read and change it through `useTable`. */
export function useTableModel<Row>(definition: TableDefinition<Row>): TableModel<Row> {
  assertDefinition(definition);
  const { raw, state, query, address } = useTableAddress(definition);
  const refresh = useTableRefresh(definition.name);
  const { data: page, ...rows } = useRows(definition.source, query, refresh.refreshSeconds);
  const { columns, stage } = useTableColumns(definition, raw);
  const density = useDensity(definition.name, raw.density);
  const dialog = useTableDialog<Row>();
  const viewed = useViewedRows(definition.name);
  const views = useTableViews(definition, { raw, settings: stage.settings, density: density.density });
  const rowActions = useRowActions(definition, { ...dialog, ...viewed });
  useStepBack(query, page?.total, address.turn);
  return {
    definition,
    query,
    conditions: state.conditions,
    address,
    columns,
    stage,
    views,
    rowActions,
    page,
    ...rows,
    ...density,
    ...viewed,
    ...dialog,
    ...refresh,
    ...useSearchShown(definition.name),
  };
}

function useRows<Row>(
  source: RowSource<Row>,
  query: RowQuery,
  refreshSeconds: number,
): LiveData<RowPage<Row>> {
  const load: Load<RowQuery, RowPage<Row>> = useCallback(
    (key, options) => source.list(key, options),
    [source],
  );
  return useLoad(load, query, { keepsPrevious: true, refreshSeconds });
}

function useTableDialog<Row>(): Pick<TableModel<Row>, 'dialog' | 'openDialog' | 'closeDialog'> {
  const [dialog, openDialog] = useState<TableDialog<Row>>({ kind: 'closed' });
  return { dialog, openDialog, closeDialog: useCallback(() => openDialog({ kind: 'closed' }), []) };
}

function useTableRefresh(
  tableName: string,
): Pick<TableModel<unknown>, 'refreshSeconds' | 'setRefreshSeconds'> {
  const { refreshSecondsAtom } = tableAtoms(tableName);
  const refreshSeconds = useAppAtomValue(refreshSecondsAtom);
  return { refreshSeconds, setRefreshSeconds: useSetAppAtom(refreshSecondsAtom) };
}

function useSearchShown(tableName: string): Pick<TableModel<unknown>, 'isSearchShown' | 'toggleSearch'> {
  const { isSearchShownAtom } = tableAtoms(tableName);
  const isSearchShown = useAppAtomValue(isSearchShownAtom);
  const setShown = useSetAppAtom(isSearchShownAtom);
  return { isSearchShown, toggleSearch: () => setShown(!isSearchShown) };
}
