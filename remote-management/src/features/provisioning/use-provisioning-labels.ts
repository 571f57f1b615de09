import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the list of SCIM tokens and its form. */
export function useProvisioningLabels() {
  const { t } = useLingui();
  return {
    title: t({ id: 'management.page.provisioning.title', message: 'User provisioning' }),
    pageDescription: t({
      id: 'management.page.provisioning.page-description',
      message:
        'An identity provider such as Entra ID or Okta uses a token to add, change and disable users and groups over SCIM 2.0.',
    }),
    noun: t({ id: 'management.page.provisioning.noun', message: 'SCIM token' }),
    search: t({ id: 'management.page.provisioning.search', message: 'Search names' }),
    empty: t({ id: 'management.page.provisioning.empty', message: 'No SCIM tokens yet' }),
    emptyDescription: t({
      id: 'management.page.provisioning.empty-description',
      message: 'Add a token for each identity provider.',
    }),
    name: t({ id: 'management.page.provisioning.name', message: 'Name' }),
    prefix: t({ id: 'management.page.provisioning.prefix', message: 'Token prefix' }),
    days: t({ id: 'management.page.provisioning.days', message: 'Valid for (days)' }),
    createdAt: t({ id: 'management.page.provisioning.created-at', message: 'Created' }),
    expiresAt: t({ id: 'management.page.provisioning.expires-at', message: 'Expires' }),
    lastUsedAt: t({ id: 'management.page.provisioning.last-used-at', message: 'Last used' }),
  };
}
