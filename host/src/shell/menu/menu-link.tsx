import type { MenuItem } from '@atrium/contract';
import { siderBadgesAtom } from '@atrium/runtime';
import { NavLink } from '@atrium/ui/router';
import { IconExclamationCircle } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTitles } from '../../navigation/use-titles.ts';
import { failedPathsAtom } from './failed-paths-atom.ts';
import { MenuIcon } from './menu-icon.tsx';

import { preloadPathAtom } from './preload-path-atom.ts';
import styles from './side-menu.module.css';

interface MenuLinkProps {
  readonly item: MenuItem;
  readonly isCollapsed: boolean;
}

/** An entry that leads to a page; one whose remote is down stays, and says so. */
export function MenuLink({ item, isCollapsed }: MenuLinkProps) {
  const { t } = useLingui();
  const titleOf = useTitles();
  const badge = useAtomValue(siderBadgesAtom)[item.path];
  const isFailed = useAtomValue(failedPathsAtom)(item.path);
  const preload = useSetAtom(preloadPathAtom);
  const title = titleOf(item.title);
  return (
    <NavLink
      to={item.path}
      end
      className={styles.entry ?? ''}
      title={isCollapsed ? title : undefined}
      onPointerEnter={() => preload(item.path)}
      onFocus={() => preload(item.path)}
    >
      <span className={styles.icon}>
        <MenuIcon name={item.icon} />
      </span>
      <span className={styles.title}>{title}</span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
      {isFailed ? (
        <span className={styles.failed}>
          <IconExclamationCircle aria-hidden="true" />
          <span className={styles.word}>{t({ id: 'host.menu.sider.failed', message: '不可用' })}</span>
        </span>
      ) : null}
    </NavLink>
  );
}
