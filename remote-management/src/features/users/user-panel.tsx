import type { UserRow } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { SidePanel } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { ResetLink } from './reset-link.tsx';
import { RolesForm } from './roles-form.tsx';
import { endUserTaskAtom, userTaskAtom } from './user-atoms.ts';

/** The panel in which something is done to a user. */
export function UserPanel({ onStored }: { onStored(): void }) {
  const { t } = useLingui();
  const { notices } = usePane();
  const task = usePaneAtomValue(userTaskAtom);
  const end = useSetPaneAtom(endUserTaskAtom);
  const endSaved = ({ name }: UserRow) => {
    end();
    notices.success(t({ id: 'management.page.users.saved', message: `已保存 ${name} 的角色和状态` }));
    onStored();
  };
  return (
    <SidePanel
      isOpen={task.kind !== 'none'}
      title={
        task.kind === 'reset-link'
          ? t({ id: 'management.page.users.reset', message: '重置密码' })
          : t({ id: 'management.page.users.roles-title', message: '角色和状态' })
      }
      closeLabel={t({ id: 'management.page.users.close', message: '关闭' })}
      onClose={end}
    >
      {task.kind === 'roles' ? <RolesForm user={task.user} onSaved={endSaved} onCancel={end} /> : null}
      {task.kind === 'reset-link' ? <ResetLink user={task.user} /> : null}
    </SidePanel>
  );
}
