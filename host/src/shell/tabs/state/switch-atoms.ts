import { atom } from 'jotai';
import { guardWorkAtom } from '../../../navigation/history/leave-request-atom.ts';
import { browserNavigatorAtom } from './browser-navigator-atom.ts';
import { getPaneId } from './tab.ts';
import { changeTab } from './tab-state.ts';
import { changeTabsAtom, tabsAtom } from './tabs-atom.ts';

/** Switches to a tab at its last location. Does nothing for the tab on screen. */
export const switchToTabAtom = atom(null, (get, _set, id: string) => {
  const { tabs, activeId } = get(tabsAtom);
  const tab = tabs.find((candidate) => candidate.id === id);
  if (tab && id !== activeId) get(browserNavigatorAtom)?.push(tab.fullPath);
});

/** Reloads the page of a tab: immediately if it is on screen, otherwise when it is shown next. */
export const reloadTabAtom = atom(null, (get, set, id: string) => {
  const { tabs, activeId } = get(tabsAtom);
  const tab = tabs.find((candidate) => candidate.id === id);
  if (id === activeId) get(browserNavigatorAtom)?.reload();
  else if (tab) {
    // If the page has unsaved work, `guardWorkAtom` asks the user first. With a new mount number, the tab gets a new
    // pane.
    set(
      guardWorkAtom,
      () =>
        set(changeTabsAtom, (state) => ({
          ...changeTab(state, id, (current) => ({ ...current, mountNumber: current.mountNumber + 1 })),
          mountedIds: state.mountedIds.filter((candidate) => candidate !== id),
        })),
      [getPaneId(tab)],
    );
  }
});

/** Opens a tab's address in a new browser window. */
export const openInWindowAtom = atom(null, (get, _set, id: string) => {
  const tab = get(tabsAtom).tabs.find((candidate) => candidate.id === id);
  if (tab) window.open(tab.fullPath, '_blank', 'noopener');
});
