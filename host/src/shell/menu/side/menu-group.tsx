import type { MenuItem } from '@atrium/contract';
import { IconDown } from '@atrium/ui/shell';
import { type ReactNode, useId } from 'react';
import { getEntryClass } from './get-entry-class.ts';
import { GroupLabel } from './group-label.tsx';
import { GroupPopover } from './group-popover.tsx';
import styles from './side-menu.module.css';
import { useSideMenu } from './side-menu-context.ts';

interface MenuGroupProps {
  readonly item: MenuItem;
  /** Paths of the groups that contain this group, outermost first. */
  readonly ancestorPaths: readonly string[];
  /** The list of its entries. */
  readonly children: ReactNode;
}

/** A group: a button that opens its entries below it or, in a collapsed menu, next to it. */
export function MenuGroup({ item, ancestorPaths, children }: MenuGroupProps) {
  const id = useId();
  const { groups, trail, currentGroup, variant } = useSideMenu();
  if (variant !== 'full') return <GroupPopover item={item}>{children}</GroupPopover>;
  const isOpen = groups.isOpen(item.path);
  return (
    <>
      <button
        type="button"
        className={getEntryClass('full')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={item.path === currentGroup || undefined}
        data-on-trail={trail.includes(item.path)}
        onClick={() => groups.toggle(item.path, ancestorPaths)}
      >
        <GroupLabel item={item} isOpen={isOpen} />
        <span className={styles.arrow} data-open={isOpen}>
          <IconDown aria-hidden="true" />
        </span>
      </button>
      {isOpen ? (
        <div id={id} className={styles.below}>
          {children}
        </div>
      ) : null}
    </>
  );
}
