import { dirtyPanesAtom, isSignedInAtom, layoutSettingsAtom, userIdAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { writeOpenedTabs } from './opened-tabs-store.ts';
import { activateTab, findActiveTab, type MountRules, NO_TABS, type TabState } from './tab-state.ts';

interface OwnedTabs {
  /** The user to whom the tabs belong. Undefined before the tabs are loaded. */
  readonly owner: string | undefined;
  /** Whether the stored tabs are restored. Until then, nothing overwrites them. */
  readonly isRestored: boolean;
  readonly state: TabState;
}

const NO_OWNER: OwnedTabs = { owner: undefined, isRestored: false, state: NO_TABS };

const currentAtom = atom<OwnedTabs>(NO_OWNER);

/** The tabs of this window. */
export const tabsAtom = atom((get): TabState => get(currentAtom).state);

/** The tab on screen, if the page has one. */
export const activeTabAtom = atom((get) => findActiveTab(get(tabsAtom)));

export const mountRulesAtom = atom((get): MountRules => {
  const { tabLimit, showsTabs } = get(layoutSettingsAtom);
  return { limit: tabLimit, mountsHidden: showsTabs, dirtyPanes: get(dirtyPanesAtom) };
});

/** Changes the tabs with a pure function and stores them for their owner. */
export const changeTabsAtom = atom(null, (get, set, change: (state: TabState) => TabState) => {
  const current = get(currentAtom);
  const state = change(current.state);
  if (state === current.state) return;
  set(currentAtom, { ...current, state });
  const belongsToUser = get(isSignedInAtom) && current.owner === get(userIdAtom);
  if (current.isRestored && belongsToUser && state.tabs !== current.state.tabs) writeOpenedTabs(state.tabs);
});

/** Sets the owner of the tabs. A different owner starts without tabs. */
export const setTabOwnerAtom = atom(null, (get, set, owner: string) => {
  if (get(currentAtom).owner !== owner) set(currentAtom, { ...NO_OWNER, owner });
});

/**
 * Marks the tabs as restored. Returns `true` only for the first call for their owner, so that only one caller
 * restores them. Tabs without an owner are not marked.
 */
export const claimRestoreAtom = atom(null, (get, set): boolean => {
  const current = get(currentAtom);
  if (current.isRestored || current.owner === undefined) return false;
  set(currentAtom, { ...current, isRestored: true });
  return true;
});

/**
 * Marks all panes as unmounted, and removes the tabs if the user has signed out. Must be called when no signed-in
 * page is on screen any more.
 */
export const leaveTabsAtom = atom(null, (get, set) => {
  if (!get(isSignedInAtom)) {
    set(currentAtom, NO_OWNER);
    return;
  }
  const { state, ...current } = get(currentAtom);
  const unmounted = activateTab(
    { ...state, mountedIds: [], pageKey: undefined },
    undefined,
    get(mountRulesAtom),
  );
  set(currentAtom, { ...current, state: unmounted });
});
