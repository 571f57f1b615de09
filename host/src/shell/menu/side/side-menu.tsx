import { layoutSettingsAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useVisit } from '../../../navigation/history/use-visit.ts';
import { menuTrail } from '../state/menu-trail.ts';
import { useTopMenu } from '../top/use-top-menu.ts';
import { FavoritesGroup } from './favorites-group.tsx';
import { MenuList } from './menu-list.tsx';
import styles from './side-menu.module.css';
import { SideMenuContext } from './side-menu-context.ts';
import { useOpenGroups } from './use-open-groups.ts';
import { useReveal } from './use-reveal.ts';

/** The side menu. When collapsed it shows icons only, and a group's entries next to it. */
export function SideMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { t } = useLingui();
  const { side } = useTopMenu();
  const { isMenuAccordion, showsCollapsedTitles } = useAtomValue(layoutSettingsAtom);
  const { location, visitId } = useVisit();
  const nav = useRef<HTMLElement>(null);
  const trail = menuTrail(side, location.pathname).map(({ path }) => path);
  const groups = useOpenGroups({
    initial: isCollapsed ? [] : trail,
    resetKey: isCollapsed ? `visit ${visitId}` : trail.join(' '),
    isAccordion: isMenuAccordion || isCollapsed,
  });
  const narrow = showsCollapsedTitles ? 'titled' : 'icons';
  const look = isCollapsed ? narrow : 'full';
  useReveal(nav, `${look} ${trail.join(' ')}`);
  return (
    <nav
      ref={nav}
      className={styles.menu}
      aria-label={t({ id: 'host.menu.sider.label', message: 'Main navigation' })}
    >
      <SideMenuContext value={{ trail, groups, look }}>
        <FavoritesGroup />
        <MenuList items={side} />
      </SideMenuContext>
    </nav>
  );
}
