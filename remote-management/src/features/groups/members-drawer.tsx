import type { Group } from '@atrium/contract';
import { usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { SideDrawer } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { CloseFooter } from '../../drawer/close-footer.tsx';
import { closeMembersAtom, openedGroupAtom } from './group-atoms.ts';
import { GroupMembers } from './group-members.tsx';

/** The drawer with the members of a group. */
export function MembersDrawer() {
  const { t } = useLingui();
  const { reload } = useTable<Group>();
  const group = usePaneAtomValue(openedGroupAtom);
  const closeMembers = useSetPaneAtom(closeMembersAtom);
  const name = group?.name ?? '';
  const close = () => {
    closeMembers();
    // The list shows the number of members, which may have changed.
    void reload();
  };
  return (
    <SideDrawer
      isOpen={group !== undefined}
      title={t({ id: 'management.page.groups.members-of', message: `Members of “${name}”` })}
      closeLabel={t({ id: 'management.component.panel.close', message: 'Close' })}
      isWide
      onClose={close}
    >
      {group ? <GroupMembers key={group.id} group={group} /> : null}
      <CloseFooter onClose={close} />
    </SideDrawer>
  );
}
