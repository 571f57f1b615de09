import type { Role } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the list of users and its form. */
export function useUserLabels() {
  const { t } = useLingui();
  const roles: Readonly<Record<Role, string>> = {
    user: t({ id: 'management.page.users.role-user', message: 'User' }),
    admin: t({ id: 'management.page.users.role-admin', message: 'Admin' }),
  };
  return {
    title: t({ id: 'management.page.users.title', message: 'Users' }),
    pageDescription: t({
      id: 'management.page.users.page-description',
      message: 'Manage users, roles and password reset links.',
    }),
    noun: t({ id: 'management.page.users.noun', message: 'user' }),
    search: t({ id: 'management.page.users.search', message: 'Search names, usernames or emails' }),
    empty: t({ id: 'management.page.users.empty', message: 'No users yet' }),
    editRoles: t({ id: 'management.page.users.edit-roles', message: 'Edit roles and status' }),
    resetPassword: t({ id: 'management.page.users.reset', message: 'Reset password' }),
    lastSeenAt: t({ id: 'management.page.users.last-seen', message: 'Last active' }),
    resetFactor: t({ id: 'management.page.users.factor-title', message: 'Reset two-factor authentication' }),
    userColumn: t({ id: 'management.page.users.name', message: 'User' }),
    name: t({ id: 'management.page.users.full-name', message: 'Name' }),
    account: t({ id: 'management.page.users.account', message: 'Username' }),
    accountRule: t({
      id: 'management.page.users.account-rule',
      message: 'Use 3 to 32 lowercase letters, digits, dots, underscores and hyphens, starting with a letter',
    }),
    mail: t({ id: 'management.page.users.mail', message: 'Email' }),
    mobile: t({ id: 'management.page.users.mobile', message: 'Mobile number' }),
    mobileHint: t({
      id: 'management.page.users.mobile-hint',
      message: 'Include the country code, for example +12015550123.',
    }),
    mobileRule: t({
      id: 'management.page.users.mobile-rule',
      message: 'Start with + and the country code, and use digits only',
    }),
    access: t({ id: 'management.page.users.access', message: 'Roles' }),
    firstPasswordNote: t({
      id: 'management.page.users.first-password',
      message:
        'After you save, a one-time link appears. Send it to the user so that they can set a password.',
    }),
    status: t({ id: 'management.page.users.status', message: 'Status' }),
    secondFactor: t({ id: 'management.page.users.factor-column', message: '2FA' }),
    factorChoices: [
      { value: 'on', label: t({ id: 'management.page.users.factor-on', message: 'On' }), tone: 'success' },
      { value: 'off', label: t({ id: 'management.page.users.factor-off', message: 'Off' }), tone: 'quiet' },
    ] as const,
    source: t({ id: 'management.page.users.source', message: 'Managed in' }),
    sourceChoices: [
      {
        value: 'scim',
        label: t({ id: 'management.page.users.source-scim', message: 'Identity provider' }),
      },
      {
        value: 'console',
        label: t({ id: 'management.page.users.source-console', message: 'This console' }),
      },
    ] as const,
    createdAt: t({ id: 'management.page.users.created-at', message: 'Created' }),
    roles,
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
