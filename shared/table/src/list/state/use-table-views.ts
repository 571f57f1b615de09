import type { AddressQuery } from '@atrium/contract';
import { useAppAtomValue, usePane, useSetAppAtom } from '@atrium/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type ColumnSetting,
  type Density,
  findDefaultView,
  isShowing,
  removeView,
  saveView,
  type TableDefinition,
  type TableViews,
  toggleDefaultView,
} from '../../core/index.ts';
import { RESERVED_KEYS } from './assert-definition.ts';
import { writeSettings } from './settings-text.ts';
import { getTableAtoms } from './table-atoms.ts';

interface ListState {
  /** The pane's current query, including keys that do not belong to the table. */
  readonly paneQuery: AddressQuery;
  readonly settings: readonly ColumnSetting[];
  readonly density: Density;
}

/**
 * A user's saved views of a table. Showing a view navigates to its location, so that a view and a link are the same.
 */
export function useTableViews<Row>(definition: TableDefinition<Row>, shown: ListState): TableViews {
  const { viewsAtom } = getTableAtoms(definition.name);
  const { location, navigator } = usePane();
  const saved = useAppAtomValue(viewsAtom);
  const storeViews = useSetAppAtom(viewsAtom);
  const keys = [...RESERVED_KEYS, ...definition.columns.map(({ key }) => key)];
  const currentQuery = toViewQuery(shown, keys);

  // The default view opens only once: a hidden pane that is shown again runs its effects again, and the user may have
  // removed the filters.
  const hasOpened = useRef(false);
  const openDefault = useEffectEvent(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    const view = findDefaultView(saved);
    if (view && keys.every((key) => !shown.paneQuery[key])) navigator.setQuery(view.query, { replace: true });
  });
  useEffect(() => openDefault(), []);

  return {
    saved,
    isShown: (view) => isShowing(view, currentQuery),
    show: (view) =>
      navigator.setQuery({ ...Object.fromEntries(keys.map((key) => [key, ''])), ...view.query }),
    save: (name) => storeViews(saveView(saved, name, currentQuery)),
    remove: (id) => storeViews(removeView(saved, id)),
    toggleDefault: (id) => storeViews(toggleDefaultView(saved, id)),
    createLink: (view) => `${globalThis.location.origin}${location.path}?${new URLSearchParams(view.query)}`,
  };
}

/** Everything that determines what is shown, except the page. */
function toViewQuery({ paneQuery, settings, density }: ListState, keys: readonly string[]): AddressQuery {
  const ownEntries = keys
    .filter((key) => key !== 'page' && paneQuery[key])
    .map((key) => [key, paneQuery[key] ?? '']);
  return { ...Object.fromEntries(ownEntries), columns: writeSettings(settings), density };
}
