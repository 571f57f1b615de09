import type { AddressQuery } from '@atrium/contract';
import { useAppAtomValue, usePane, useSetAppAtom } from '@atrium/runtime';
import { useMemo, useState } from 'react';
import {
  type ArrangedColumn,
  arrangeColumns,
  type ColumnEditor,
  type ColumnSetting,
  createDefaultSettings,
  mergeSettings,
  resizeColumn,
  type TableDefinition,
} from '../../core/index.ts';
import { readSettings } from './settings-text.ts';
import { getTableAtoms } from './table-atoms.ts';

interface TableColumns<Row> {
  readonly columns: readonly ArrangedColumn<Row>[];
  readonly columnEditor: ColumnEditor;
}

/**
 * Returns the columns with the first of these settings that exist: those that the open column editor previews, those of
 * the query, those that the user has stored, or those of the definition.
 */
export function useTableColumns<Row>(
  definition: TableDefinition<Row>,
  paneQuery: AddressQuery,
): TableColumns<Row> {
  const { columnsAtom } = getTableAtoms(definition.name);
  const { navigator } = usePane();
  const stored = useAppAtomValue(columnsAtom);
  const store = useSetAppAtom(columnsAtom);
  const [editedSettings, setEditedSettings] = useState<readonly ColumnSetting[]>();
  const requested = paneQuery.columns ?? '';
  const saved = useMemo(
    () => mergeSettings(definition.columns, readSettings(requested) ?? stored?.columns),
    [definition.columns, requested, stored],
  );
  const settings = editedSettings ?? saved;
  // The same array while nothing about the columns changes, so that rows render again only when their columns do.
  const columns = useMemo(() => arrangeColumns(definition.columns, settings), [definition.columns, settings]);

  const save = (next: readonly ColumnSetting[] | undefined) => {
    store(next && { version: 1, columns: [...next] });
    // The query of a saved view would override the stored settings.
    if (paneQuery.columns) navigator.setQuery({ columns: '' }, { replace: true });
  };
  return {
    columns,
    columnEditor: {
      settings,
      isOpen: editedSettings !== undefined,
      open: () => setEditedSettings(saved),
      change: setEditedSettings,
      reset: () => setEditedSettings(createDefaultSettings(definition.columns)),
      submit: () => {
        save(isDefault(settings, definition) ? undefined : settings);
        setEditedSettings(undefined);
      },
      cancel: () => setEditedSettings(undefined),
      resize: (key, width) => save(resizeColumn(saved, key, width)),
    },
  };
}

function isDefault<Row>(settings: readonly ColumnSetting[], { columns }: TableDefinition<Row>): boolean {
  return JSON.stringify(settings) === JSON.stringify(createDefaultSettings(columns));
}
