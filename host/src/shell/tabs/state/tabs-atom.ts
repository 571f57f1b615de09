import { dirtyPanesAtom, isSignedInAtom, layoutSettingsAtom, userIdAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { writeOpenedTabs } from './opened-tabs-store.ts';
import { activeTab, type KeepRules, NO_TABS, show, type TabState } from './tab-state.ts';

interface Held {
  /** Whose tabs they are; none before somebody's are taken up. */
  readonly owner: string | undefined;
  /** Whether what was stored is in by now; until then nothing is stored over it. */
  readonly isRestored: boolean;
  readonly state: TabState;
}

const NOBODYS: Held = { owner: undefined, isRestored: false, state: NO_TABS };

const currentAtom = atom<Held>(NOBODYS);

/** The tabs of this window. */
export const tabsAtom = atom((get): TabState => get(currentAtom).state);

/** The tab on screen, if the page has one. */
export const activeTabAtom = atom((get) => activeTab(get(tabsAtom)));

export const keepRulesAtom = atom((get): KeepRules => {
  const { tabLimit, showsTabs } = get(layoutSettingsAtom);
  return { limit: tabLimit, keepsHidden: showsTabs, dirtyPanes: get(dirtyPanesAtom) };
});

/** Changes the tabs by a pure step, and stores them for the person whose they are. */
export const changeTabsAtom = atom(null, (get, set, step: (state: TabState) => TabState) => {
  const held = get(currentAtom);
  const state = step(held.state);
  if (state === held.state) return;
  set(currentAtom, { ...held, state });
  const isOwners = get(isSignedInAtom) && held.owner === get(userIdAtom);
  if (held.isRestored && isOwners && state.tabs !== held.state.tabs) writeOpenedTabs(state.tabs);
});

/** Whose tabs are to be kept from now on; another person begins with none. */
export const ownTabsAtom = atom(null, (get, set, owner: string) => {
  if (get(currentAtom).owner !== owner) set(currentAtom, { ...NOBODYS, owner });
});

/** Whether the tabs of this owner are still to be restored; asked and answered once. */
export const beginRestoreAtom = atom(null, (get, set): boolean => {
  const held = get(currentAtom);
  if (held.isRestored || held.owner === undefined) return false;
  set(currentAtom, { ...held, isRestored: true });
  return true;
});

/** The console is no longer on screen: no pane is mounted any more, and of somebody who has left nothing is kept. */
export const leaveTabsAtom = atom(null, (get, set) => {
  if (!get(isSignedInAtom)) {
    set(currentAtom, NOBODYS);
    return;
  }
  const { state, ...held } = get(currentAtom);
  const rest = show({ ...state, alive: [], visit: undefined }, undefined, get(keepRulesAtom));
  set(currentAtom, { ...held, state: rest });
});
