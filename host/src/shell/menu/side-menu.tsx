import { layoutSettingsAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { usePlace } from '../../navigation/use-place.ts';
import { sideMenuAtom } from './menu-atoms.ts';
import { MenuList } from './menu-list.tsx';
import { menuTrail } from './menu-trail.ts';
import styles from './side-menu.module.css';
import { useOpenGroups } from './use-open-groups.ts';

/** The side menu. Collapsed it shows icons alone, and a group's entries beside it. */
export function SideMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { t } = useLingui();
  const items = useAtomValue(sideMenuAtom);
  const { isMenuAccordion } = useAtomValue(layoutSettingsAtom);
  const { location, visit } = usePlace();
  const trail = menuTrail(items, location.pathname).map(({ path }) => path);
  const groups = useOpenGroups({
    initial: isCollapsed ? [] : trail,
    occasion: isCollapsed ? `visit ${visit}` : trail.join(' '),
    isAccordion: isMenuAccordion || isCollapsed,
  });
  return (
    <nav
      className={styles.menu}
      data-collapsed={isCollapsed}
      aria-label={t({ id: 'host.menu.sider.label', message: '主导航' })}
    >
      <MenuList items={items} trail={trail} groups={groups} isCollapsed={isCollapsed} />
    </nav>
  );
}
