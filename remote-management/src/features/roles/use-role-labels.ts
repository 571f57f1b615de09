import type { Permission } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the list of roles and its form. */
export function useRoleLabels() {
  const { t } = useLingui();
  const permissions: Readonly<Record<Permission, string>> = {
    metrics: t({ id: 'management.page.roles.metrics', message: 'View the page “Dashboard” and its metrics' }),
    runs: t({ id: 'management.page.roles.runs', message: 'View the runs of all users' }),
    'group-runs': t({
      id: 'management.page.roles.group-runs',
      message: 'View the runs of users in the same groups',
    }),
    audit: t({ id: 'management.page.roles.audit', message: 'View the audit log' }),
    algorithms: t({ id: 'management.page.roles.algorithms', message: 'Manage algorithms' }),
    recognitions: t({ id: 'management.page.roles.recognitions', message: 'Manage recognition services' }),
    'nlp-items': t({ id: 'management.page.roles.nlp-items', message: 'Manage NLP services' }),
    'data-sets': t({ id: 'management.page.roles.data-sets', message: 'Manage data sets and evaluations' }),
    models: t({ id: 'management.page.roles.models', message: 'Upload and delete models' }),
    connections: t({ id: 'management.page.roles.connections', message: 'Manage connections' }),
    translations: t({ id: 'management.page.roles.translations', message: 'Manage translations' }),
    groups: t({ id: 'management.page.roles.groups', message: 'Manage groups' }),
    users: t({
      id: 'management.page.roles.users',
      message: 'Manage users, except those with more permissions than oneself',
    }),
  };
  return {
    title: t({ id: 'management.page.roles.title', message: 'Roles' }),
    pageDescription: t({
      id: 'management.page.roles.page-description',
      message:
        'Custom roles with permissions, in addition to the built-in roles User and Admin. Admins have all permissions.',
    }),
    noun: t({ id: 'management.page.roles.noun', message: 'role' }),
    search: t({ id: 'management.page.roles.search', message: 'Search names or descriptions' }),
    empty: t({ id: 'management.page.roles.empty', message: 'No custom roles yet' }),
    emptyDescription: t({
      id: 'management.page.roles.empty-description',
      message: 'Add a role, and assign it to users in the list of users.',
    }),
    name: t({ id: 'management.page.roles.name', message: 'Name' }),
    description: t({ id: 'management.page.roles.description', message: 'Description' }),
    permissions: t({ id: 'management.page.roles.permissions', message: 'Permissions' }),
    users: t({ id: 'management.page.roles.user-count', message: 'Users' }),
    updatedAt: t({ id: 'management.page.roles.updated-at', message: 'Updated' }),
    permissionNames: permissions,
  };
}
