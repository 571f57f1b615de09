import type { MenuItem } from '@atrium/contract';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './side-menu.module.css';
import type { OpenGroups } from './use-open-groups.ts';

export interface MenuListProps {
  readonly items: readonly MenuItem[];
  /** Paths of the entries that lead to the current page. */
  readonly trail: readonly string[];
  readonly groups: OpenGroups;
  readonly isCollapsed: boolean;
  readonly id?: string;
}

/** Entries of one level. */
export function MenuList({ items, id, ...shared }: MenuListProps) {
  return (
    <ul className={styles.list} id={id}>
      {items.map((item) => (
        <li key={item.path}>
          {item.children ? (
            <MenuGroup item={item} {...shared} renderList={(list) => <MenuList {...shared} {...list} />} />
          ) : (
            <MenuLink item={item} isCollapsed={shared.isCollapsed} />
          )}
        </li>
      ))}
    </ul>
  );
}
