import type { MenuItem } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { MenuIcon } from '../entry/menu-icon.tsx';
import { knownSideBadgesAtom } from '../state/known-badges-atom.ts';
import styles from './side-menu.module.css';

interface GroupLabelProps {
  readonly item: MenuItem;
  readonly isOpen: boolean;
}

/**
 * Icon and title of a group, and its own badge. A closed group without its own badge shows a dot if one of its entries
 * has a badge.
 */
export function GroupLabel({ item, isOpen }: GroupLabelProps) {
  const { t } = useLingui();
  const translateTitle = useTranslateTitle();
  const badges = useAtomValue(knownSideBadgesAtom);
  const badge = badges[item.path];
  return (
    <>
      <span className={styles.icon}>
        <MenuIcon name={item.icon} />
      </span>
      <span className={styles.title}>{translateTitle(item.title)}</span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
      {!isOpen && !badge && hasBadge(item, badges) ? (
        <span className={styles.dot}>
          <span className={styles.hiddenText}>
            {t({ id: 'host.menu.sider.news', message: 'has updates' })}
          </span>
        </span>
      ) : null}
    </>
  );
}

function hasBadge({ children = [] }: MenuItem, badges: Readonly<Record<string, string>>): boolean {
  return children.some((child) => Boolean(badges[child.path]) || hasBadge(child, badges));
}
