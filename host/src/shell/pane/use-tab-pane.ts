import type { Pane } from '@atrium/contract';
import { type PaneStore, setPaneDirtyAtom } from '@atrium/runtime';
import { createStore, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { ConsoleHistory } from '../../navigation/history/console-history.ts';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { isPaneShownAtom, moveHiddenPaneAtom, retitleTabAtom } from '../tabs/state/pane-atoms.ts';
import { getPaneId, type Tab } from '../tabs/state/tab.ts';
import { tabsAtom } from '../tabs/state/tabs-atom.ts';
import { createPaneNavigator } from './create-pane-navigator.ts';
import { createPaneToasts } from './create-pane-toasts.ts';

type AppStore = ReturnType<typeof useStore>;

/** The pane of a tab's page: its context and its store. It exists until the tab closes or reloads. */
export function useTabPane(tab: Tab): Pane<PaneStore> {
  const app = useStore();
  const history = useConsoleHistory();
  const [store] = useState<PaneStore>(createStore);
  const paneId = getPaneId(tab);
  const { id, path, fullPath, params, query } = tab;

  useEffect(() => () => app.set(setPaneDirtyAtom, paneId, false), [app, paneId]);

  const functions = useMemo(
    () => createPaneFunctions(app, history, { tabId: id, paneId }),
    [app, history, id, paneId],
  );
  // The tab's objects are replaced each time the tabs are stored, even if the values are equal. The text makes the
  // location change only with its values.
  const locationKey = JSON.stringify([path, fullPath, params, query]);
  return useMemo(() => {
    const [ownPath, ownFullPath, ownParams, ownQuery] = JSON.parse(locationKey) as [
      string,
      string,
      Record<string, string>,
      Record<string, string>,
    ];
    const location = { path: ownPath, fullPath: ownFullPath, params: ownParams, query: ownQuery };
    return { id: paneId, location, store, ...functions };
  }, [paneId, locationKey, store, functions]);
}

interface Ids {
  readonly tabId: string;
  readonly paneId: string;
}

/**
 * The functions that a page calls on its pane. When a page is hidden, the cleanups of its effects run and would clear
 * the title and the dirty flag. Therefore a hidden page can set both but cannot clear them.
 */
function createPaneFunctions(app: AppStore, history: ConsoleHistory, { tabId, paneId }: Ids) {
  const isShown = (): boolean => app.get(isPaneShownAtom)(paneId, history.current().visitId);
  return {
    navigator: createPaneNavigator(history, {
      isShown,
      fullPath: () => app.get(tabsAtom).tabs.find((tab) => tab.id === tabId)?.fullPath ?? '/',
      moveHidden: (to) => app.set(moveHiddenPaneAtom, paneId, to),
    }),
    toasts: createPaneToasts(isShown),
    setTitle: (title: string | undefined, locale?: string) => {
      const isCurrent = app.get(tabsAtom).tabs.some((tab) => getPaneId(tab) === paneId);
      if (isCurrent && (title !== undefined || isShown())) app.set(retitleTabAtom, tabId, title, locale);
    },
    setDirty: (isDirty: boolean) => {
      const isCurrent = app.get(tabsAtom).tabs.some((tab) => getPaneId(tab) === paneId);
      if (isCurrent && (isDirty || isShown())) app.set(setPaneDirtyAtom, paneId, isDirty);
    },
  };
}
