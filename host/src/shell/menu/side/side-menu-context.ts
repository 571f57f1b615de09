import { createContext, use } from 'react';
import type { EntryVariant } from './get-entry-class.ts';
import type { OpenGroups } from './use-open-groups.ts';

/** The state that a side menu shares with its entries. */
export interface SideMenuScope {
  /** Paths of the entries that lead to the current page, outermost first. */
  readonly trail: readonly string[];
  /** Path of the innermost group around the entry of the current page, if the menu does not show this entry. */
  readonly currentGroup?: string | undefined;
  readonly groups: OpenGroups;
  /** How entries are shown. In a collapsed menu, a popover shows the entries of a group. */
  readonly variant: EntryVariant;
}

export const SideMenuContext = createContext<SideMenuScope | undefined>(undefined);

/** Returns the context of the surrounding side menu. */
export function useSideMenu(): SideMenuScope {
  const scope = use(SideMenuContext);
  if (!scope) throw new Error('useSideMenu must be called inside a SideMenu.');
  return scope;
}
