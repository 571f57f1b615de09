import { changeRolesCall, ROLES, type UserRow } from '@atrium/contract';
import { request, useForm, usePane } from '@atrium/runtime';

/** The form that changes a user's roles, and whether the user may sign in. */
export function useRolesForm(user: UserRow, onSaved: (saved: UserRow) => void) {
  const { setDirty } = usePane();
  return useForm({
    initial: {
      user: user.access.includes('user'),
      admin: user.access.includes('admin'),
      isActive: user.status === 'active',
    },
    send(values) {
      const access = ROLES.filter((role) => values[role]);
      const status = values.isActive ? 'active' : 'disabled';
      return request(changeRolesCall, { id: user.id, access, status }, { isSilent: true });
    },
    onSent: onSaved,
    mark: setDirty,
  });
}
