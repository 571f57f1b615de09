import { ROLES, type Role } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** All that the list of people and its form say. */
export function useUserWords() {
  const { t } = useLingui();
  const roles: Readonly<Record<Role, string>> = {
    user: t({ id: 'management.page.users.role-user', message: 'User' }),
    admin: t({ id: 'management.page.users.role-admin', message: 'Administrator' }),
  };
  return {
    title: t({ id: 'management.page.users.title', message: 'Users' }),
    line: t({
      id: 'management.page.users.line',
      message:
        'Who may sign in, who is an administrator, and reset links for those who forgot their password.',
    }),
    noun: t({ id: 'management.page.users.noun', message: 'user' }),
    search: t({ id: 'management.page.users.search', message: 'Search name, account or mail' }),
    empty: t({ id: 'management.page.users.empty', message: 'No users yet' }),
    changeRoles: t({ id: 'management.page.users.roles-title', message: 'Roles and status' }),
    resetPassword: t({ id: 'management.page.users.reset', message: 'Reset password' }),
    name: t({ id: 'management.page.users.name', message: 'User' }),
    fullName: t({ id: 'management.page.users.full-name', message: 'Name' }),
    account: t({ id: 'management.page.users.account', message: 'Account' }),
    accountRule: t({
      id: 'management.page.users.account-rule',
      message:
        '3 to 32 characters: lower case letters, digits, dots, underscores and hyphens, beginning with a letter',
    }),
    mail: t({ id: 'management.page.users.mail', message: 'Mail' }),
    mobile: t({ id: 'management.page.users.mobile', message: 'Mobile' }),
    mobileHint: t({
      id: 'management.page.users.mobile-hint',
      message: 'With the country code, for example +8613800138000; may be left out',
    }),
    mobileRule: t({
      id: 'management.page.users.mobile-rule',
      message: 'Begin with a plus sign and the country code, digits only',
    }),
    access: t({ id: 'management.page.users.access', message: 'Roles' }),
    firstPassword: t({
      id: 'management.page.users.first-password',
      message: 'After saving, a link is shown that works once: hand it over, and the person sets a password.',
    }),
    status: t({ id: 'management.page.users.status', message: 'Status' }),
    createdAt: t({ id: 'management.page.users.created-at', message: 'Registered' }),
    roles,
    roleChoices: ROLES.map((value) => ({ value, label: roles[value] })),
    statusChoices: [
      {
        value: 'active',
        label: t({ id: 'management.page.users.status-active', message: 'Active' }),
        tone: 'success',
      },
      {
        value: 'disabled',
        label: t({ id: 'management.page.users.status-disabled', message: 'Disabled' }),
        tone: 'quiet',
      },
    ] as const,
  };
}
