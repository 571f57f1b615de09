import { userInfoAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { indexRoute } from '../../../navigation/index-route.ts';
import { guardWorkAtom } from '../../../navigation/leave-request-atom.ts';
import { type CloseScope, closeTabs, neighbourOf, tabsToClose } from './close-tabs.ts';
import { portAtom } from './port-atom.ts';
import { reopenTabs } from './reopen-tabs.ts';
import { paneIdOf } from './tab.ts';
import { activeTabAtom, changeTabsAtom, tabsAtom } from './tabs-atom.ts';

const offerAtom = atom<{ readonly count: number } | undefined>(undefined);

/** Several tabs have just been closed by one command, which can be taken back. */
export const undoOfferAtom = atom((get) => get(offerAtom));

export const dismissUndoAtom = atom(null, (_get, set) => set(offerAtom, undefined));

/** Closes tabs, seen from one of them; asks first over unsaved work. */
export const closeTabsAtom = atom(null, (get, set, scope: CloseScope, id: string) => {
  const going = tabsToClose(get(tabsAtom).tabs, scope, id);
  set(
    guardWorkAtom,
    () => set(carryOutAtom, scope, id, new Set(going.map((tab) => tab.id))),
    going.map(paneIdOf),
  );
});

const carryOutAtom = atom(null, (get, set, scope: CloseScope, id: string, gone: ReadonlySet<string>) => {
  const { tabs, activeId } = get(tabsAtom);
  const index = indexRoute(get(userInfoAtom)?.access);
  const isGoing = activeId !== undefined && gone.has(activeId);
  const beside = scope === 'one' ? neighbourOf(tabs, id, gone) : tabs.find((tab) => tab.id === id);
  set(changeTabsAtom, (state) => closeTabs(state, gone));
  if (gone.size > 1) set(offerAtom, { count: gone.size });
  if (scope === 'all' ? get(activeTabAtom)?.path !== index : isGoing) {
    get(portAtom)?.replace(scope === 'all' ? index : (beside?.fullPath ?? index));
  }
});

/** Opens again what was closed last, and goes there. */
export const reopenTabAtom = atom(null, (get, set) => {
  const { state, fullPath } = reopenTabs(get(tabsAtom), 'tab');
  set(changeTabsAtom, () => state);
  set(offerAtom, undefined);
  if (fullPath !== undefined) get(portAtom)?.push(fullPath);
});

/** Takes the last closing of several tabs back. */
export const undoCloseAtom = atom(null, (_get, set) => {
  set(changeTabsAtom, (state) => reopenTabs(state, 'command').state);
  set(offerAtom, undefined);
});
