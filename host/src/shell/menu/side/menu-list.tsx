import type { MenuItem } from '@atrium/contract';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './side-menu.module.css';

interface MenuListProps {
  readonly items: readonly MenuItem[];
  /** Paths of the groups around these entries, outermost first. */
  readonly around?: readonly string[];
}

/** Entries of one level. */
export function MenuList({ items, around = [] }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.path}>
          {item.children?.length ? (
            <MenuGroup item={item} around={around}>
              <MenuList items={item.children} around={[...around, item.path]} />
            </MenuGroup>
          ) : (
            <MenuLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
