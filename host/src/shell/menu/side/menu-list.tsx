import type { MenuItem } from '@atrium/contract';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './side-menu.module.css';

interface MenuListProps {
  readonly items: readonly MenuItem[];
  /** Paths of the groups that contain these entries, outermost first. */
  readonly ancestorPaths?: readonly string[];
}

/** Entries of one level. */
export function MenuList({ items, ancestorPaths = [] }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.path}>
          {item.children?.length ? (
            <MenuGroup item={item} ancestorPaths={ancestorPaths}>
              <MenuList items={item.children} ancestorPaths={[...ancestorPaths, item.path]} />
            </MenuGroup>
          ) : (
            <MenuLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
