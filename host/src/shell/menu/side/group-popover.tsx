import type { MenuItem } from '@atrium/contract';
import { Popup } from '@atrium/ui/base';
import { type ReactNode, useId } from 'react';
import { useTranslateTitle } from '../../../navigation/title/use-translate-title.ts';
import { getEntryClass } from './get-entry-class.ts';
import { GroupLabel } from './group-label.tsx';
import styles from './side-menu.module.css';
import { SideMenuContext, useSideMenu } from './side-menu-context.ts';
import { useGroupPopover } from './use-group-popover.ts';
import { useOpenGroups } from './use-open-groups.ts';

/** The space between a group of the collapsed menu and its entries, in pixels. */
const GAP = 12;

interface GroupPopoverProps {
  readonly item: MenuItem;
  readonly children: ReactNode;
}

/** A group of the collapsed menu. A popover next to it shows its title and its entries. */
export function GroupPopover({ item, children }: GroupPopoverProps) {
  const id = useId();
  const translateTitle = useTranslateTitle();
  const sideMenu = useSideMenu();
  const { isOpen, button, press, hover, leave, dismiss } = useGroupPopover(sideMenu.groups, item.path);
  return (
    <div onPointerEnter={hover} onPointerLeave={leave}>
      <button
        ref={button}
        type="button"
        className={getEntryClass(sideMenu.variant)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={item.path === sideMenu.currentGroup || undefined}
        data-on-trail={sideMenu.trail.includes(item.path)}
        onClick={press}
      >
        <GroupLabel item={item} isOpen={isOpen} />
      </button>
      {isOpen ? (
        <Popup
          id={id}
          className={styles.popover}
          anchor={() => button.current}
          side="beside"
          gap={GAP}
          onDismiss={dismiss}
        >
          <p className={styles.heading} aria-hidden="true">
            {translateTitle(item.title)}
          </p>
          <PopoverScope item={item}>{children}</PopoverScope>
        </Popup>
      ) : null}
    </div>
  );
}

/**
 * The context of the entries in a popover. A popover has enough space, so entries have titles, and groups start open.
 */
function PopoverScope({ item, children }: GroupPopoverProps) {
  const { trail } = useSideMenu();
  const groups = useOpenGroups({ initial: listGroupPaths(item), resetKey: item.path, isAccordion: false });
  return <SideMenuContext value={{ trail, groups, variant: 'full' }}>{children}</SideMenuContext>;
}

function listGroupPaths({ children = [] }: MenuItem): readonly string[] {
  return children.flatMap((child) => (child.children ? [child.path, ...listGroupPaths(child)] : []));
}
