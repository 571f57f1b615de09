import type { UserRow } from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { ResetLinkView } from './reset-link-view.tsx';
import { RolesForm } from './roles-form.tsx';
import { closeUserDrawerAtom, userDrawerAtom } from './user-atoms.ts';
import { UserDevices } from './user-devices.tsx';
import { UserGroups } from './user-groups.tsx';

/** The drawer of the user list: roles, a reset link, the second factor, or an invitation. */
export function UserDrawer() {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { reload } = useTable<UserRow>();
  const state = usePaneAtomValue(userDrawerAtom);
  const close = useSetPaneAtom(closeUserDrawerAtom);
  const closeAfterSave = ({ name }: UserRow) => {
    close();
    toasts.success(t({ id: 'management.page.users.saved', message: `Roles and status of ${name} saved` }));
    void reload();
  };
  const closeAfterReset = () => {
    close();
    void reload();
  };
  const titles = {
    none: '',
    roles: t({ id: 'management.page.users.roles-title', message: 'Roles and status' }),
    'reset-link': t({ id: 'management.page.users.reset', message: 'Reset password' }),
    factor: t({ id: 'management.page.users.factor-title', message: 'Reset two-factor authentication' }),
    invitation: t({ id: 'management.page.users.added', message: 'User added' }),
  };
  return (
    <GuardedDrawer isOpen={state.kind !== 'none'} title={titles[state.kind]} onClose={close}>
      {(cancel) => (
        <>
          {state.kind === 'roles' ? (
            <>
              <RolesForm user={state.user} onSaved={closeAfterSave} onCancel={cancel} />
              <UserGroups user={state.user} />
              <UserDevices user={state.user} />
            </>
          ) : null}
          {state.kind === 'reset-link' ? <ResetLinkView user={state.user} onSent={close} /> : null}
          {state.kind === 'factor' ? <ResetFactor user={state.user} onDone={closeAfterReset} /> : null}
          {state.kind === 'invitation' ? (
            <ResetLinkView user={state.user} invitation={state.link} onSent={close} />
          ) : null}
        </>
      )}
    </GuardedDrawer>
  );
}
