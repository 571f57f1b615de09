import { localeAtom } from '@atrium/i18n';
import { dirtyPanesAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { getOwnTitle, getPaneId } from './tab.ts';
import { tabsAtom } from './tabs-atom.ts';

/** A tab as shown by the tab bar, the list of tabs on phones, and the search. */
export interface OpenTab {
  readonly id: string;
  /** The page's own title, or the untranslated title of its route (see `useTranslateTitle`). */
  readonly title: string;
  readonly fullPath: string;
  readonly icon: string | undefined;
  readonly isCurrent: boolean;
  readonly isDirty: boolean;
  readonly isPinned: boolean;
  readonly isClosable: boolean;
}

/** The tabs of this window, in order. */
export const openTabsAtom = atom((get): readonly OpenTab[] => {
  const { tabs, activeId } = get(tabsAtom);
  const dirty = get(dirtyPanesAtom);
  const locale = get(localeAtom);
  return tabs.map((tab) => ({
    id: tab.id,
    title: getOwnTitle(tab, locale) ?? tab.meta.title,
    fullPath: tab.fullPath,
    icon: tab.meta.icon,
    isCurrent: tab.id === activeId,
    isDirty: dirty.has(getPaneId(tab)),
    isPinned: tab.meta.isPinned === true,
    isClosable: tab.meta.closable && tab.meta.isPinned !== true,
  }));
});
