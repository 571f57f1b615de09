import type { MenuItem } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useTitles } from '../../navigation/use-titles.ts';
import { knownSiderBadgesAtom } from './known-badges-atom.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './side-menu.module.css';

interface GroupFaceProps {
  readonly item: MenuItem;
  readonly isOpen: boolean;
}

/** Icon and title of a group. A closed group shows a mark when one of its entries has a badge. */
export function GroupFace({ item, isOpen }: GroupFaceProps) {
  const { t } = useLingui();
  const titleOf = useTitles();
  const badges = useAtomValue(knownSiderBadgesAtom);
  const badge = badges[item.path];
  return (
    <>
      <span className={styles.icon}>
        <MenuIcon name={item.icon} />
      </span>
      <span className={styles.title}>{titleOf(item.title)}</span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
      {!isOpen && !badge && holdsBadge(item, badges) ? (
        <span className={styles.dot}>
          <span className={styles.word}>{t({ id: 'host.menu.sider.news', message: 'has updates' })}</span>
        </span>
      ) : null}
    </>
  );
}

function holdsBadge({ children = [] }: MenuItem, badges: Readonly<Record<string, string>>): boolean {
  return children.some((child) => Boolean(badges[child.path]) || holdsBadge(child, badges));
}
