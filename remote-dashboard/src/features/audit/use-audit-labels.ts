import type { AuditVerb } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of resource types and actions. The label of an unknown code is the code. */
export function useAuditLabels() {
  const { t } = useLingui();
  const types: Readonly<Record<string, string>> = {
    user: t({ id: 'dashboard.page.audit.type-user', message: 'User' }),
    group: t({ id: 'dashboard.page.audit.type-group', message: 'Group' }),
    role: t({ id: 'dashboard.page.audit.type-role', message: 'Role' }),
    'scim-token': t({ id: 'dashboard.page.audit.type-scim-token', message: 'SCIM token' }),
    session: t({ id: 'dashboard.page.audit.type-session', message: 'Session' }),
    algorithm: t({ id: 'dashboard.page.audit.type-algorithm', message: 'Algorithm' }),
    'algorithm-version': t({ id: 'dashboard.page.audit.type-version', message: 'Algorithm version' }),
    recognition: t({ id: 'dashboard.page.audit.type-recognition', message: 'Recognition service' }),
    nlp: t({ id: 'dashboard.page.audit.type-nlp', message: 'NLP service' }),
    'data-set': t({ id: 'dashboard.page.audit.type-data-set', message: 'Data set' }),
    onnx: t({ id: 'dashboard.page.audit.type-model', message: 'Model' }),
    connection: t({ id: 'dashboard.page.audit.type-connection', message: 'Connection' }),
    app: t({ id: 'dashboard.page.audit.type-app', message: 'App' }),
    algorithmApp: t({ id: 'dashboard.page.audit.type-algorithm-app', message: 'Algorithm app' }),
    recognitionApp: t({ id: 'dashboard.page.audit.type-recognition-app', message: 'Recognition app' }),
    nlpApp: t({ id: 'dashboard.page.audit.type-nlp-app', message: 'NLP app' }),
    translation: t({ id: 'dashboard.page.audit.type-translation', message: 'Translation' }),
  };
  const verbs: Readonly<Record<AuditVerb, string>> = {
    created: t({ id: 'dashboard.page.audit.created', message: 'Created' }),
    seeded: t({ id: 'dashboard.page.audit.seeded', message: 'Created at setup' }),
    registered: t({ id: 'dashboard.page.audit.registered', message: 'Signed up' }),
    updated: t({ id: 'dashboard.page.audit.updated', message: 'Updated' }),
    removed: t({ id: 'dashboard.page.audit.removed', message: 'Deleted' }),
    restored: t({ id: 'dashboard.page.audit.restored', message: 'Restored' }),
    published: t({ id: 'dashboard.page.audit.published', message: 'Published' }),
    disabled: t({ id: 'dashboard.page.audit.disabled', message: 'Disabled' }),
    archived: t({ id: 'dashboard.page.audit.archived', message: 'Archived' }),
    draft: t({ id: 'dashboard.page.audit.draft', message: 'Changed to draft' }),
    validated: t({ id: 'dashboard.page.audit.validated', message: 'Validated' }),
    'alias-moved': t({ id: 'dashboard.page.audit.alias-moved', message: 'Alias changed' }),
    activated: t({ id: 'dashboard.page.audit.activated', message: 'Activated' }),
    paused: t({ id: 'dashboard.page.audit.paused', message: 'Paused' }),
    suspended: t({ id: 'dashboard.page.audit.suspended', message: 'Suspended' }),
    lifted: t({ id: 'dashboard.page.audit.lifted', message: 'Suspension lifted' }),
    cloned: t({ id: 'dashboard.page.audit.cloned', message: 'Duplicated' }),
    imported: t({ id: 'dashboard.page.audit.imported', message: 'Imported' }),
    trained: t({ id: 'dashboard.page.audit.trained', message: 'Trained' }),
    evaluated: t({ id: 'dashboard.page.audit.evaluated', message: 'Evaluated' }),
    cleared: t({ id: 'dashboard.page.audit.cleared', message: 'History cleared' }),
    'payload-read': t({ id: 'dashboard.page.audit.payload-read', message: 'Input and output viewed' }),
    'key-created': t({ id: 'dashboard.page.audit.key-created', message: 'API key created' }),
    'key-rotated': t({ id: 'dashboard.page.audit.key-rotated', message: 'API key rotated' }),
    'key-revoked': t({ id: 'dashboard.page.audit.key-revoked', message: 'API key revoked' }),
    shared: t({ id: 'dashboard.page.audit.shared', message: 'Shared' }),
    unshared: t({ id: 'dashboard.page.audit.unshared', message: 'Share removed' }),
    'member-added': t({ id: 'dashboard.page.audit.member-added', message: 'Members added' }),
    'member-removed': t({ id: 'dashboard.page.audit.member-removed', message: 'Members removed' }),
    started: t({ id: 'dashboard.page.audit.started', message: 'Signed in' }),
    refreshReused: t({
      id: 'dashboard.page.audit.refresh-reused',
      message: 'Session ended: token reused',
    }),
    passwordChanged: t({ id: 'dashboard.page.audit.password-changed', message: 'Password changed' }),
    passwordReset: t({ id: 'dashboard.page.audit.password-reset', message: 'Password reset by link' }),
    resetLinkIssued: t({ id: 'dashboard.page.audit.reset-link-issued', message: 'Reset link created' }),
    factorAdded: t({
      id: 'dashboard.page.audit.factor-added',
      message: 'Two-factor authentication turned on',
    }),
    factorRemoved: t({
      id: 'dashboard.page.audit.factor-removed',
      message: 'Two-factor authentication turned off',
    }),
    factorReset: t({
      id: 'dashboard.page.audit.factor-reset',
      message: 'Two-factor authentication reset by an admin',
    }),
    signedOut: t({ id: 'dashboard.page.audit.signed-out', message: 'Signed out on all devices' }),
    passkeyAdded: t({ id: 'dashboard.page.audit.passkey-added', message: 'Passkey added' }),
    passkeyRemoved: t({ id: 'dashboard.page.audit.passkey-removed', message: 'Passkey removed' }),
    recoveryCodesCreated: t({
      id: 'dashboard.page.audit.recovery-codes-created',
      message: 'Recovery codes created',
    }),
    recoveryCodeUsed: t({ id: 'dashboard.page.audit.recovery-code-used', message: 'Recovery code used' }),
    resetLinkRequested: t({
      id: 'dashboard.page.audit.reset-link-requested',
      message: 'Password reset email requested',
    }),
  };
  // A newer server may send unknown verbs.
  const labelsByVerb: Readonly<Record<string, string>> = verbs;
  return {
    types,
    verbs,
    systemLabel: t({ id: 'dashboard.page.audit.system', message: 'System' }),
    getTypeLabel: (type: string) => types[type] ?? type,
    /** Returns the label of an action such as `user.created`. The label does not contain the resource type. */
    getActionLabel: (action: string) => labelsByVerb[action.slice(action.indexOf('.') + 1)] ?? action,
  };
}
