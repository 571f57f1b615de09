import { layoutSettingsAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { visitorAtom } from '../../../navigation/access/visitor-atom.ts';
import { useNavigationState } from '../../../navigation/history/use-navigation-state.ts';
import { useHeaderMenu } from '../header/use-header-menu.ts';
import { favoriteEntriesAtom } from '../state/favorites.ts';
import { findMenuTrail } from '../state/find-menu-trail.ts';
import { findPageTrail } from '../state/find-page-trail.ts';
import { mergedMenuAtom } from '../state/menu-atoms.ts';
import { MenuList } from './menu-list.tsx';
import styles from './side-menu.module.css';
import { SideMenuContext, useSideMenu } from './side-menu-context.ts';
import { useFirstEntries } from './use-first-entries.ts';
import { useOpenGroups } from './use-open-groups.ts';

const FAVORITES_PATH = '#favorites';

/** The favorites, above everything else. The group opens and closes independently of the others. */
function FavoritesGroup() {
  const { t } = useLingui();
  const entries = useAtomValue(favoriteEntriesAtom);
  const { variant } = useSideMenu();
  const groups = useOpenGroups({
    initial: variant === 'full' ? [FAVORITES_PATH] : [],
    resetKey: variant,
    // As an accordion, the group closes when the menu collapses. Otherwise, its popover would open.
    isAccordion: true,
  });
  if (entries.length === 0) return null;
  const title = t({ id: 'host.menu.sider.favorites', message: 'Favorites' });
  return (
    <SideMenuContext value={{ trail: [], groups, variant }}>
      <MenuList items={[{ path: FAVORITES_PATH, title, icon: 'star', children: entries }]} />
    </SideMenuContext>
  );
}

/** The side menu. When collapsed, it shows icons, and the entries of a group in a popover. */
export function SideMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { t } = useLingui();
  const { side } = useHeaderMenu();
  const { isMenuAccordion, showsCollapsedTitles } = useAtomValue(layoutSettingsAtom);
  const { location, pageKey } = useNavigationState();
  const nav = useRef<HTMLElement>(null);
  const { access } = useAtomValue(visitorAtom);
  const allEntries = useAtomValue(mergedMenuAtom);
  const ownTrail = findMenuTrail(side, location.pathname);
  // If the entry of the page is not in this menu, for example because it is hidden, the menu marks the group around the
  // entry.
  const pageTrail = ownTrail.length > 0 ? ownTrail : findPageTrail(allEntries, access, location.pathname);
  const trail = pageTrail.map(({ path }) => path);
  const currentGroup = ownTrail.length > 0 ? undefined : trail.at(-2);
  const entries = useFirstEntries(side, trail[0]);
  const groups = useOpenGroups({
    initial: isCollapsed ? [] : trail,
    // In a collapsed menu, each navigation closes the popovers.
    resetKey: isCollapsed ? `page ${pageKey}` : trail.join(' '),
    isAccordion: isMenuAccordion || isCollapsed,
  });
  const collapsedVariant = showsCollapsedTitles ? 'titled' : 'icons';
  const variant = isCollapsed ? collapsedVariant : 'full';
  useRevealCurrentEntry(nav, `${variant} ${trail.join(' ')}`);
  return (
    <nav
      ref={nav}
      className={styles.menu}
      aria-label={t({ id: 'host.menu.sider.label', message: 'Main navigation' })}
    >
      <SideMenuContext value={{ trail, currentGroup, groups, variant }}>
        <FavoritesGroup />
        <MenuList items={entries} />
      </SideMenuContext>
    </nav>
  );
}

/**
 * Scrolls a menu, but not the page, until the entry of the current page is visible. Runs again whenever `trigger`
 * changes.
 */
function useRevealCurrentEntry(menu: RefObject<HTMLElement | null>, trigger: string): void {
  useLayoutEffect(() => {
    // In the next frame, the browser computes the layout only once. Measuring here would force one more layout.
    const request = requestAnimationFrame(() => {
      // `trigger` is never empty. Because the effect reads it, the effect runs again whenever it changes. The last
      // entry is used, because a favorite above the menu can also be the entry of the current page.
      const entry = trigger
        ? [...(menu.current?.querySelectorAll('[aria-current]') ?? [])].at(-1)
        : undefined;
      if (!menu.current || !entry) return;
      const menuBox = menu.current.getBoundingClientRect();
      const { top, bottom } = entry.getBoundingClientRect();
      if (top < menuBox.top) menu.current.scrollTop -= menuBox.top - top;
      else if (bottom > menuBox.bottom) menu.current.scrollTop += bottom - menuBox.bottom;
    });
    return () => cancelAnimationFrame(request);
  }, [menu, trigger]);
}
