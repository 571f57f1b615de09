import { userInfoAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { indexRoute } from '../../../navigation/index-route.ts';
import { guardWorkAtom } from '../../../navigation/leave-request-atom.ts';
import { type CloseScope, closeTabs, neighbourOf, tabsToClose } from './close-tabs.ts';
import { portAtom } from './port-atom.ts';
import { reopenTabs } from './reopen-tabs.ts';
import { paneIdOf } from './tab.ts';
import type { ClosedTabs } from './tab-state.ts';
import { activeTabAtom, changeTabsAtom, tabsAtom } from './tabs-atom.ts';

interface Offer {
  readonly count: number;
  readonly closed: ClosedTabs;
}

const offerAtom = atom<Offer | undefined>(undefined);

/** Several tabs have just been closed by one command, which can be taken back as long as it was the last. */
export const undoOfferAtom = atom((get) => {
  const offer = get(offerAtom);
  return offer?.closed === get(tabsAtom).closed.at(-1) ? offer : undefined;
});

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
  const closed = get(tabsAtom).closed.at(-1);
  if (gone.size > 1 && closed) set(offerAtom, { count: gone.size, closed });
  const left = get(activeTabAtom);
  if (scope !== 'all' && isGoing) get(portAtom)?.replace(beside?.fullPath ?? index);
  // The index must not take the place of a tab that stays.
  if (scope === 'all' && left?.path !== index) get(portAtom)?.[left ? 'push' : 'replace'](index);
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
