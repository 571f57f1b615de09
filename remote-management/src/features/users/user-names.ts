import type { Role, UserRow } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Roles and states of people, in words. */
export function useUserNames() {
  const { t } = useLingui();
  const roles: Readonly<Record<Role, string>> = {
    user: t({ id: 'management.page.users.role-user', message: '用户' }),
    admin: t({ id: 'management.page.users.role-admin', message: '管理员' }),
  };
  const statuses: Readonly<Record<UserRow['status'], string>> = {
    active: t({ id: 'management.page.users.status-active', message: '启用' }),
    disabled: t({ id: 'management.page.users.status-disabled', message: '停用' }),
  };
  return { roles, statuses };
}
