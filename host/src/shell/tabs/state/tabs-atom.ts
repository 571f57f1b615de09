import { dirtyPanesAtom, isSignedInAtom, layoutSettingsAtom, userIdAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { writeOpenedTabs } from './opened-tabs-store.ts';
import { activeTab, type KeepRules, NO_TABS, show, type TabState } from './tab-state.ts';

interface Held {
  /** The user to whom the tabs belong. Undefined before the tabs are loaded. */
  readonly owner: string | undefined;
  /** Whether the stored tabs are restored. Until then, nothing overwrites them. */
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

/** Changes the tabs with a pure function and stores them for their owner. */
export const changeTabsAtom = atom(null, (get, set, step: (state: TabState) => TabState) => {
  const held = get(currentAtom);
  const state = step(held.state);
  if (state === held.state) return;
  set(currentAtom, { ...held, state });
  const isOwners = get(isSignedInAtom) && held.owner === get(userIdAtom);
  if (held.isRestored && isOwners && state.tabs !== held.state.tabs) writeOpenedTabs(state.tabs);
});

/** Sets the owner of the tabs. A different owner starts without tabs. */
export const ownTabsAtom = atom(null, (get, set, owner: string) => {
  if (get(currentAtom).owner !== owner) set(currentAtom, { ...NOBODYS, owner });
});

/** Marks the tabs as restored. Returns true if they were not marked before, so that only one caller restores them. */
export const beginRestoreAtom = atom(null, (get, set): boolean => {
  const held = get(currentAtom);
  if (held.isRestored || held.owner === undefined) return false;
  set(currentAtom, { ...held, isRestored: true });
  return true;
});

/**
 * Call when the console is no longer on screen. Marks all panes as unmounted, and removes the tabs if the user has
 * signed out.
 */
export const leaveTabsAtom = atom(null, (get, set) => {
  if (!get(isSignedInAtom)) {
    set(currentAtom, NOBODYS);
    return;
  }
  const { state, ...held } = get(currentAtom);
  const rest = show({ ...state, alive: [], visit: undefined }, undefined, get(keepRulesAtom));
  set(currentAtom, { ...held, state: rest });
});
