import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the list of groups and its form. */
export function useGroupLabels() {
  const { t } = useLingui();
  return {
    title: t({ id: 'management.page.groups.title', message: 'Groups' }),
    pageDescription: t({
      id: 'management.page.groups.page-description',
      message: 'Share an app with a group to give all its members access.',
    }),
    noun: t({ id: 'management.page.groups.noun', message: 'group' }),
    search: t({ id: 'management.page.groups.search', message: 'Search names or descriptions' }),
    empty: t({ id: 'management.page.groups.empty', message: 'No groups yet' }),
    emptyDescription: t({
      id: 'management.page.groups.empty-description',
      message: 'Add a group, for example for a department.',
    }),
    name: t({ id: 'management.page.groups.name', message: 'Name' }),
    description: t({ id: 'management.page.groups.description', message: 'Description' }),
    members: t({ id: 'management.page.groups.members', message: 'Members' }),
    source: t({ id: 'management.page.groups.source', message: 'Managed in' }),
    sourceChoices: [
      {
        value: 'scim',
        label: t({ id: 'management.page.groups.source-scim', message: 'Identity provider' }),
      },
      {
        value: 'console',
        label: t({ id: 'management.page.groups.source-console', message: 'This console' }),
      },
    ] as const,
    updatedAt: t({ id: 'management.page.groups.updated-at', message: 'Updated' }),
  };
}
