import { atom } from 'jotai';
import { moveTab, togglePin } from './order-tabs.ts';
import { changeTabsAtom } from './tabs-atom.ts';

/** Moves a tab to a position in the tab bar, counted from 0. */
export const moveTabAtom = atom(null, (_get, set, id: string, to: number) =>
  set(changeTabsAtom, (state) => moveTab(state, id, to)),
);

/** Pins a tab at the start of the tab bar, or unpins it. */
export const togglePinAtom = atom(null, (_get, set, id: string) =>
  set(changeTabsAtom, (state) => togglePin(state, id)),
);
