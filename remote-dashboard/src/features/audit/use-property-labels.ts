import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the properties that events change most often, by their names in the audit log. */
export function usePropertyLabels(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    access: t({ id: 'dashboard.page.audit.property-access', message: 'Roles' }),
    account: t({ id: 'dashboard.page.audit.property-account', message: 'Username' }),
    alias: t({ id: 'dashboard.page.audit.property-alias', message: 'Alias' }),
    description: t({ id: 'dashboard.page.audit.property-description', message: 'Description' }),
    device: t({ id: 'dashboard.page.audit.property-device', message: 'Device' }),
    engineId: t({ id: 'dashboard.page.audit.property-engine', message: 'Engine' }),
    expiresAt: t({ id: 'dashboard.page.audit.property-expires', message: 'Expires' }),
    mail: t({ id: 'dashboard.page.audit.property-mail', message: 'Email' }),
    members: t({ id: 'dashboard.page.audit.property-members', message: 'Members' }),
    name: t({ id: 'dashboard.page.audit.property-name', message: 'Name' }),
    number: t({ id: 'dashboard.page.audit.property-version', message: 'Version' }),
    parameters: t({ id: 'dashboard.page.audit.property-parameters', message: 'Parameters' }),
    passkey: t({ id: 'dashboard.page.audit.property-passkey', message: 'Passkey' }),
    provider: t({ id: 'dashboard.page.audit.property-provider', message: 'Sign-in provider' }),
    reason: t({ id: 'dashboard.page.audit.property-reason', message: 'Reason' }),
    scopes: t({ id: 'dashboard.page.audit.property-scopes', message: 'Scopes' }),
    slug: t({ id: 'dashboard.page.audit.property-slug', message: 'Slug' }),
    status: t({ id: 'dashboard.page.audit.property-status', message: 'Status' }),
    task: t({ id: 'dashboard.page.audit.property-task', message: 'Task' }),
    text: t({ id: 'dashboard.page.audit.property-text', message: 'Text' }),
    version: t({ id: 'dashboard.page.audit.property-version', message: 'Version' }),
  };
}
