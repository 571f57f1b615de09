import type { Pane } from '@atrium/contract';
import { type PaneStore, setPaneDirtyAtom } from '@atrium/runtime';
import { createStore, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { ConsoleHistory } from '../../navigation/history/console-history.ts';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { isPaneShownAtom, navigateHiddenPaneAtom, retitleTabAtom } from '../tabs/state/pane-atoms.ts';
import { getPaneId, type Tab } from '../tabs/state/tab.ts';
import { tabsAtom } from '../tabs/state/tabs-atom.ts';
import { createPaneNavigator } from './create-pane-navigator.ts';
import { createPaneToasts } from './create-pane-toasts.ts';

type ConsoleStore = ReturnType<typeof useStore>;

/** Returns the pane of a tab's page: its context and its store. The pane exists while the page is mounted. */
export function useTabPane(tab: Tab): Pane<PaneStore> {
  const consoleStore = useStore();
  const history = useConsoleHistory();
  const [store] = useState<PaneStore>(createStore);
  const paneId = getPaneId(tab);
  const { id, path, fullPath, params, query } = tab;

  useEffect(() => () => consoleStore.set(setPaneDirtyAtom, paneId, false), [consoleStore, paneId]);

  const actions = useMemo(
    () => createPaneActions(consoleStore, history, { tabId: id, paneId }),
    [consoleStore, history, id, paneId],
  );
  // The tab's objects are replaced each time the tabs are stored, even if the values are equal. So the location is
  // compared as a text.
  const locationKey = JSON.stringify([path, fullPath, params, query]);
  return useMemo(() => {
    const [tabPath, tabFullPath, tabParams, tabQuery] = JSON.parse(locationKey) as [
      string,
      string,
      Record<string, string>,
      Record<string, string>,
    ];
    const location = { path: tabPath, fullPath: tabFullPath, params: tabParams, query: tabQuery };
    return { id: paneId, location, store, ...actions };
  }, [paneId, locationKey, store, actions]);
}

interface Ids {
  readonly tabId: string;
  readonly paneId: string;
}

/**
 * Creates the functions of a pane that its page calls. When a page is hidden, the cleanups of its effects run and would
 * clear the title and the dirty flag. Therefore, a hidden page can set both but cannot clear them.
 */
function createPaneActions(consoleStore: ConsoleStore, history: ConsoleHistory, { tabId, paneId }: Ids) {
  const isShown = (): boolean => consoleStore.get(isPaneShownAtom)(paneId, history.current().pageKey);
  return {
    navigator: createPaneNavigator(history, {
      isShown,
      fullPath: () => consoleStore.get(tabsAtom).tabs.find((tab) => tab.id === tabId)?.fullPath ?? '/',
      navigateHidden: (to) => consoleStore.set(navigateHiddenPaneAtom, paneId, to),
    }),
    toasts: createPaneToasts(isShown),
    setTitle: (title: string | undefined, locale?: string) => {
      const isOpen = consoleStore.get(tabsAtom).tabs.some((tab) => getPaneId(tab) === paneId);
      if (isOpen && (title !== undefined || isShown()))
        consoleStore.set(retitleTabAtom, tabId, title, locale);
    },
    setDirty: (isDirty: boolean) => {
      const isOpen = consoleStore.get(tabsAtom).tabs.some((tab) => getPaneId(tab) === paneId);
      if (isOpen && (isDirty || isShown())) consoleStore.set(setPaneDirtyAtom, paneId, isDirty);
    },
  };
}
