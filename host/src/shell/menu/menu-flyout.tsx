import type { MenuItem } from '@atrium/contract';
import { type ReactNode, useId } from 'react';
import { useTitles } from '../../navigation/use-titles.ts';
import { entryClass } from './entry-class.ts';
import { GroupFace } from './group-face.tsx';
import styles from './side-menu.module.css';
import { SideMenuContext, useSideMenu } from './side-menu-context.ts';
import { useFlyout } from './use-flyout.ts';
import { useOpenGroups } from './use-open-groups.ts';

interface MenuFlyoutProps {
  readonly item: MenuItem;
  readonly children: ReactNode;
}

/** A group of the collapsed menu. Its entries float next to it, under its title. */
export function MenuFlyout({ item, children }: MenuFlyoutProps) {
  const id = useId();
  const titleOf = useTitles();
  const scope = useSideMenu();
  const { isOpen, root, button, panel, press, hover, leave } = useFlyout(scope.groups, item.path);
  return (
    <div ref={root} onPointerEnter={hover} onPointerLeave={leave}>
      <button
        ref={button}
        type="button"
        className={entryClass(scope.look)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-on-trail={scope.trail.includes(item.path)}
        onClick={press}
      >
        <GroupFace item={item} isOpen={isOpen} />
      </button>
      {isOpen ? (
        <div ref={panel} id={id} className={styles.flyout}>
          <p className={styles.heading} aria-hidden="true">
            {titleOf(item.title)}
          </p>
          <FlyoutScope item={item}>{children}</FlyoutScope>
        </div>
      ) : null}
    </div>
  );
}

/** The panel has enough space: its entries have titles, and the groups in it start open. */
function FlyoutScope({ item, children }: MenuFlyoutProps) {
  const { trail } = useSideMenu();
  const groups = useOpenGroups({ initial: groupsWithin(item), occasion: item.path, isAccordion: false });
  return <SideMenuContext value={{ trail, groups, look: 'full' }}>{children}</SideMenuContext>;
}

function groupsWithin({ children = [] }: MenuItem): readonly string[] {
  return children.flatMap((child) => (child.children ? [child.path, ...groupsWithin(child)] : []));
}
