import { createContext, use } from 'react';
import type { EntryLook } from './get-entry-class.ts';
import type { OpenGroups } from './use-open-groups.ts';

export interface SideMenuScope {
  /** Paths of the entries that lead to the current page, outermost first. */
  readonly trail: readonly string[];
  readonly groups: OpenGroups;
  /** In a collapsed menu, a group's entries appear next to it. */
  readonly look: EntryLook;
}

export const SideMenuContext = createContext<SideMenuScope | undefined>(undefined);

/** Returns the context of the surrounding side menu. */
export function useSideMenu(): SideMenuScope {
  const scope = use(SideMenuContext);
  if (!scope) throw new Error('useSideMenu needs a SideMenu above it.');
  return scope;
}
