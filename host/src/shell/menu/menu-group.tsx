import type { MenuItem } from '@atrium/contract';
import { IconDown } from '@atrium/ui/shell';
import { type ReactNode, useId, useRef } from 'react';
import { useTitles } from '../../navigation/use-titles.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './side-menu.module.css';
import { useDismissal } from './use-dismissal.ts';
import type { OpenGroups } from './use-open-groups.ts';

interface MenuGroupProps {
  readonly item: MenuItem;
  readonly trail: readonly string[];
  readonly groups: OpenGroups;
  readonly isCollapsed: boolean;
  readonly renderList: (list: {
    readonly id: string;
    readonly items: readonly MenuItem[];
    readonly isCollapsed: boolean;
  }) => ReactNode;
}

/** A group: a button that opens its entries, below it or, in a collapsed menu, beside it. */
export function MenuGroup({ item, trail, groups, isCollapsed, renderList }: MenuGroupProps) {
  const titleOf = useTitles();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = groups.isOpen(item.path);
  const title = titleOf(item.title);

  useDismissal(isOpen && isCollapsed, root, (by) => {
    groups.toggle(item.path);
    if (by === 'escape') button.current?.focus();
  });

  return (
    <div ref={root} className={styles.group}>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-on-trail={trail.includes(item.path)}
        title={isCollapsed ? title : undefined}
        onClick={() => groups.toggle(item.path)}
      >
        <span className={styles.icon}>
          <MenuIcon name={item.icon} />
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.arrow} data-open={isOpen}>
          <IconDown aria-hidden="true" />
        </span>
      </button>
      {isOpen ? (
        <div className={styles.below}>
          {renderList({ id, items: item.children ?? [], isCollapsed: false })}
        </div>
      ) : null}
    </div>
  );
}
