import type { UserRow } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { ResetLink } from './reset-link.tsx';
import { RolesForm } from './roles-form.tsx';
import { closeUserDrawerAtom, userDrawerAtom } from './user-atoms.ts';

/** The drawer with the open task of the user list. */
export function UserDrawer() {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { reload } = useTable<UserRow>();
  const state = usePaneAtomValue(userDrawerAtom);
  const close = useSetPaneAtom(closeUserDrawerAtom);
  const endSaved = ({ name }: UserRow) => {
    close();
    toasts.success(t({ id: 'management.page.users.saved', message: `Roles and status of ${name} saved` }));
    void reload();
  };
  const endReset = () => {
    end();
    void reload();
  };
  const titles = {
    none: '',
    roles: t({ id: 'management.page.users.roles-title', message: 'Roles and status' }),
    'reset-link': t({ id: 'management.page.users.reset', message: 'Reset password' }),
    factor: t({ id: 'management.page.users.factor-title', message: 'Reset second factor' }),
    invitation: t({ id: 'management.page.users.added', message: 'User added' }),
  };
  return (
    <GuardedDrawer isOpen={state.kind !== 'none'} title={titles[state.kind]} onClose={close}>
      {(cancel) => (
        <>
          {task.kind === 'roles' ? <RolesForm user={task.user} onSaved={endSaved} onCancel={cancel} /> : null}
          {task.kind === 'reset-link' ? <ResetLink user={task.user} onSent={end} /> : null}
          {task.kind === 'factor' ? <ResetFactor user={task.user} onDone={endReset} /> : null}
          {task.kind === 'invitation' ? (
            <ResetLink user={task.user} invitation={task.link} onSent={end} />
          ) : null}
        </>
      )}
    </GuardedDrawer>
  );
}
