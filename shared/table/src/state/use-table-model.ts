import { useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useCallback, useState } from 'react';
import { assertDefinition } from '../core/assert-definition.ts';
import type { TableDefinition } from '../definition.ts';
import type { TableDialog, TableModel } from '../model.ts';
import { tableAtoms } from './table-atoms.ts';
import { useAutoRefresh } from './use-auto-refresh.ts';
import { useDensity } from './use-density.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowPage } from './use-row-page.ts';
import { useStepBack } from './use-step-back.ts';
import { useTableAddress } from './use-table-address.ts';
import { useTableColumns } from './use-table-columns.ts';
import { useTableViews } from './use-table-views.ts';
import { useViewedRows } from './use-viewed-rows.ts';

/** The one controller of a table screen: its parts read and change it through `useTable`. */
export function useTableModel<Row>(definition: TableDefinition<Row>): TableModel<Row> {
  assertDefinition(definition);
  const { raw, state, query, address } = useTableAddress(definition);
  const { renew, ...rows } = useRowPage(definition.source, query);
  const { columns, stage } = useTableColumns(definition, raw);
  const density = useDensity(definition.name, raw.density);
  const dialog = useTableDialog<Row>();
  const viewed = useViewedRows(definition.name);
  const views = useTableViews(definition, { raw, settings: stage.settings, density: density.density });
  const refresh = useTableRefresh(definition.name, () => void renew());
  const rowActions = useRowActions(definition, { ...dialog, ...viewed });
  useStepBack(query, rows.page?.total, address.turn);
  return {
    definition,
    query,
    conditions: state.conditions,
    address,
    columns,
    stage,
    views,
    rowActions,
    ...rows,
    ...density,
    ...viewed,
    ...dialog,
    ...refresh,
    ...useSearchShown(definition.name),
  };
}

function useTableDialog<Row>(): Pick<TableModel<Row>, 'dialog' | 'openDialog' | 'closeDialog'> {
  const [dialog, openDialog] = useState<TableDialog<Row>>({ kind: 'closed' });
  return { dialog, openDialog, closeDialog: useCallback(() => openDialog({ kind: 'closed' }), []) };
}

function useTableRefresh(
  tableName: string,
  renew: () => void,
): Pick<TableModel<unknown>, 'refreshSeconds' | 'setRefreshSeconds'> {
  const { refreshSecondsAtom } = tableAtoms(tableName);
  const refreshSeconds = useAppAtomValue(refreshSecondsAtom);
  useAutoRefresh(refreshSeconds, renew);
  return { refreshSeconds, setRefreshSeconds: useSetAppAtom(refreshSecondsAtom) };
}

function useSearchShown(tableName: string): Pick<TableModel<unknown>, 'isSearchShown' | 'toggleSearch'> {
  const { isSearchShownAtom } = tableAtoms(tableName);
  const isSearchShown = useAppAtomValue(isSearchShownAtom);
  const setShown = useSetAppAtom(isSearchShownAtom);
  return { isSearchShown, toggleSearch: () => setShown(!isSearchShown) };
}
