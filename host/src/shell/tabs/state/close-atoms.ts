import { userInfoAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { guardWorkAtom } from '../../../navigation/history/leave-request-atom.ts';
import { getIndexPath } from '../../../navigation/routes/get-index-path.ts';
import { browserNavigatorAtom } from './browser-navigator-atom.ts';
import { type CloseScope, closeTabs, findNeighbor, listTabsToClose } from './close-tabs.ts';
import { reopenTabs } from './reopen-tabs.ts';
import { getPaneId } from './tab.ts';
import type { ClosedTabs } from './tab-state.ts';
import { activeTabAtom, changeTabsAtom, tabsAtom } from './tabs-atom.ts';

interface UndoOffer {
  readonly count: number;
  readonly closed: ClosedTabs;
}

const offerAtom = atom<UndoOffer | undefined>(undefined);

/** The last command that closed several tabs, until another command closes a tab. It can be undone. */
export const undoOfferAtom = atom((get) => {
  const offer = get(offerAtom);
  return offer?.closed === get(tabsAtom).closed.at(-1) ? offer : undefined;
});

export const dismissUndoAtom = atom(null, (_get, set) => set(offerAtom, undefined));

/** Closes the tabs that `scope` selects relative to the tab `id`. Asks first if unsaved work would be lost. */
export const closeTabsAtom = atom(null, (get, set, scope: CloseScope, id: string) => {
  const closingTabs = listTabsToClose(get(tabsAtom).tabs, scope, id);
  set(
    guardWorkAtom,
    () => set(performCloseAtom, scope, id, new Set(closingTabs.map((tab) => tab.id))),
    closingTabs.map(getPaneId),
  );
});

const performCloseAtom = atom(
  null,
  (get, set, scope: CloseScope, id: string, closingIds: ReadonlySet<string>) => {
    const { tabs, activeId } = get(tabsAtom);
    const indexPath = getIndexPath(get(userInfoAtom)?.access);
    const isActiveClosing = activeId !== undefined && closingIds.has(activeId);
    // The tab to show if the tab on screen closes. Commands for several tabs, except `all`, leave the tab `id` open.
    const nextTab = scope === 'one' ? findNeighbor(tabs, id, closingIds) : tabs.find((tab) => tab.id === id);
    set(changeTabsAtom, (state) => closeTabs(state, closingIds));
    const closed = get(tabsAtom).closed.at(-1);
    if (closingIds.size > 1 && closed) set(offerAtom, { count: closingIds.size, closed });
    const remainingActiveTab = get(activeTabAtom);
    if (scope !== 'all' && isActiveClosing)
      get(browserNavigatorAtom)?.replace(nextTab?.fullPath ?? indexPath);
    // The index page must not replace a tab that stays.
    if (scope === 'all' && remainingActiveTab?.path !== indexPath)
      get(browserNavigatorAtom)?.[remainingActiveTab ? 'push' : 'replace'](indexPath);
  },
);

/** Reopens the last closed tab and navigates to it. */
export const reopenTabAtom = atom(null, (get, set) => {
  const { state, fullPath } = reopenTabs(get(tabsAtom), 'tab');
  set(changeTabsAtom, () => state);
  set(offerAtom, undefined);
  if (fullPath !== undefined) get(browserNavigatorAtom)?.push(fullPath);
});

/** Undoes the last command that closed several tabs. */
export const undoCloseAtom = atom(null, (_get, set) => {
  set(changeTabsAtom, (state) => reopenTabs(state, 'command').state);
  set(offerAtom, undefined);
});
