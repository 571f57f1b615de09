import type { AuditRow, AuditVerb } from '@atrium/contract';
import { addChineseLatinSpaces } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { TargetLink } from './target-link.tsx';
import { useAuditLabels } from './use-audit-labels.ts';

/**
 * Marks the position of the resource's name in a sentence. The name, or a link with the name, replaces it. No name
 * contains this character.
 */
const PLACEHOLDER = '\uFFFC';

/** Returns functions that describe an event in a sentence, as text or with a link to the resource. */
export function useAuditSentences() {
  const { getActionLabel, systemLabel } = useAuditLabels();
  const writeNoun = useTargetNouns();
  const sentencesFor = useVerbSentences();
  // The template has a placeholder instead of the name, because `addChineseLatinSpaces` must not change the name.
  const writeTemplate = (event: AuditRow): string => {
    const actor = event.actorAccount ?? systemLabel;
    const resource = writeNoun(event.targetType, event.targetName ? PLACEHOLDER : '').trim();
    const verb = event.action.slice(event.action.indexOf('.') + 1);
    const sentence = sentencesFor(actor, resource)[verb as AuditVerb];
    return sentence ? addChineseLatinSpaces(sentence) : `${actor}: ${getActionLabel(event.action)}`;
  };
  return {
    toText: (event: AuditRow) => writeTemplate(event).replace(PLACEHOLDER, () => event.targetName ?? ''),
    toSentence: (event: AuditRow): ReactNode => {
      return writeTemplate(event)
        .split(PLACEHOLDER)
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
          <Fragment key={index}>
            {index > 0 ? <TargetLink event={event} /> : null}
            {part}
          </Fragment>
        ));
    },
  };
}

/** Returns a function that returns, for an actor and a resource, the sentence of each verb. */
function useVerbSentences() {
  const { t } = useLingui();
  return (actor: string, resource: string): Readonly<Record<AuditVerb, string>> => ({
    created: t({ id: 'dashboard.page.audit.did-created', message: `${actor} created ${resource}` }),
    seeded: t({ id: 'dashboard.page.audit.did-seeded', message: `${actor} created ${resource} at setup` }),
    registered: t({ id: 'dashboard.page.audit.did-registered', message: `${actor} signed up` }),
    updated: t({ id: 'dashboard.page.audit.did-updated', message: `${actor} updated ${resource}` }),
    removed: t({ id: 'dashboard.page.audit.did-removed', message: `${actor} deleted ${resource}` }),
    restored: t({ id: 'dashboard.page.audit.did-restored', message: `${actor} restored ${resource}` }),
    published: t({ id: 'dashboard.page.audit.did-published', message: `${actor} published ${resource}` }),
    disabled: t({ id: 'dashboard.page.audit.did-disabled', message: `${actor} disabled ${resource}` }),
    archived: t({ id: 'dashboard.page.audit.did-archived', message: `${actor} archived ${resource}` }),
    draft: t({ id: 'dashboard.page.audit.did-draft', message: `${actor} changed ${resource} to a draft` }),
    validated: t({ id: 'dashboard.page.audit.did-validated', message: `${actor} validated ${resource}` }),
    'alias-moved': t({
      id: 'dashboard.page.audit.did-alias-moved',
      message: `${actor} changed an alias of ${resource}`,
    }),
    activated: t({ id: 'dashboard.page.audit.did-activated', message: `${actor} activated ${resource}` }),
    paused: t({ id: 'dashboard.page.audit.did-paused', message: `${actor} paused ${resource}` }),
    suspended: t({ id: 'dashboard.page.audit.did-suspended', message: `${actor} suspended ${resource}` }),
    lifted: t({
      id: 'dashboard.page.audit.did-lifted',
      message: `${actor} lifted the suspension of ${resource}`,
    }),
    cloned: t({ id: 'dashboard.page.audit.did-cloned', message: `${actor} duplicated ${resource}` }),
    trained: t({
      id: 'dashboard.page.audit.did-trained',
      message: `${actor} started to train ${resource}`,
    }),
    evaluated: t({
      id: 'dashboard.page.audit.did-evaluated',
      message: `${actor} started an evaluation on ${resource}`,
    }),
    imported: t({
      id: 'dashboard.page.audit.did-imported',
      message: `${actor} imported a file: ${resource}`,
    }),
    cleared: t({
      id: 'dashboard.page.audit.did-cleared',
      message: `${actor} cleared the history of ${resource}`,
    }),
    'payload-read': t({
      id: 'dashboard.page.audit.did-payload-read',
      message: `${actor} viewed an input and output of ${resource}`,
    }),
    'key-created': t({
      id: 'dashboard.page.audit.did-key-created',
      message: `${actor} created an API key of ${resource}`,
    }),
    'key-rotated': t({
      id: 'dashboard.page.audit.did-key-rotated',
      message: `${actor} rotated an API key of ${resource}`,
    }),
    'key-revoked': t({
      id: 'dashboard.page.audit.did-key-revoked',
      message: `${actor} revoked an API key of ${resource}`,
    }),
    shared: t({ id: 'dashboard.page.audit.did-shared', message: `${actor} shared ${resource}` }),
    unshared: t({
      id: 'dashboard.page.audit.did-unshared',
      message: `${actor} removed a share of ${resource}`,
    }),
    'member-added': t({
      id: 'dashboard.page.audit.did-member-added',
      message: `${actor} added members to ${resource}`,
    }),
    'member-removed': t({
      id: 'dashboard.page.audit.did-member-removed',
      message: `${actor} removed members from ${resource}`,
    }),
    started: t({ id: 'dashboard.page.audit.did-started', message: `${actor} signed in` }),
    refreshReused: t({
      id: 'dashboard.page.audit.did-refresh-reused',
      message: `A session of ${actor} ended because its token was reused`,
    }),
    passwordChanged: t({
      id: 'dashboard.page.audit.did-password-changed',
      message: `${actor} changed their password`,
    }),
    passwordReset: t({
      id: 'dashboard.page.audit.did-password-reset',
      message: `${actor} reset the password by link`,
    }),
    resetLinkIssued: t({
      id: 'dashboard.page.audit.did-reset-link-issued',
      message: `${actor} created a reset link for ${resource}`,
    }),
    factorAdded: t({
      id: 'dashboard.page.audit.did-factor-added',
      message: `${actor} turned on two-factor authentication for their account`,
    }),
    factorRemoved: t({
      id: 'dashboard.page.audit.did-factor-removed',
      message: `${actor} turned off two-factor authentication for their account`,
    }),
    factorReset: t({
      id: 'dashboard.page.audit.did-factor-reset',
      message: `${actor} reset the two-factor authentication of ${resource}`,
    }),
    signedOut: t({
      id: 'dashboard.page.audit.did-signed-out',
      message: `${actor} signed out ${resource} on all devices`,
    }),
    passkeyAdded: t({
      id: 'dashboard.page.audit.did-passkey-added',
      message: `${actor} added a passkey`,
    }),
    passkeyRemoved: t({
      id: 'dashboard.page.audit.did-passkey-removed',
      message: `${actor} removed a passkey`,
    }),
    recoveryCodesCreated: t({
      id: 'dashboard.page.audit.did-recovery-codes-created',
      message: `${actor} created new recovery codes`,
    }),
    recoveryCodeUsed: t({
      id: 'dashboard.page.audit.did-recovery-code-used',
      message: `${actor} signed in with a recovery code`,
    }),
    resetLinkRequested: t({
      id: 'dashboard.page.audit.did-reset-link-requested',
      message: `A password reset email for ${resource} was requested`,
    }),
  });
}

/** Returns a function that writes a resource with its type: `group Sales`. An unknown type is shown as its code. */
function useTargetNouns() {
  const { t } = useLingui();
  return (type: string, name: string): string => {
    const nouns: Readonly<Record<string, string>> = {
      user: t({ id: 'dashboard.page.audit.noun-user', message: `user ${name}` }),
      group: t({ id: 'dashboard.page.audit.noun-group', message: `group ${name}` }),
      session: t({ id: 'dashboard.page.audit.noun-session', message: `session ${name}` }),
      algorithm: t({ id: 'dashboard.page.audit.noun-algorithm', message: `algorithm ${name}` }),
      'algorithm-version': t({ id: 'dashboard.page.audit.noun-version', message: `version ${name}` }),
      recognition: t({ id: 'dashboard.page.audit.noun-recognition', message: `recognition service ${name}` }),
      nlp: t({ id: 'dashboard.page.audit.noun-nlp', message: `NLP service ${name}` }),
      'data-set': t({ id: 'dashboard.page.audit.noun-data-set', message: `data set ${name}` }),
      onnx: t({ id: 'dashboard.page.audit.noun-model', message: `model ${name}` }),
      connection: t({ id: 'dashboard.page.audit.noun-connection', message: `connection ${name}` }),
      app: t({ id: 'dashboard.page.audit.noun-app', message: `app ${name}` }),
      algorithmApp: t({ id: 'dashboard.page.audit.noun-algorithm-app', message: `algorithm app ${name}` }),
      recognitionApp: t({
        id: 'dashboard.page.audit.noun-recognition-app',
        message: `recognition app ${name}`,
      }),
      nlpApp: t({ id: 'dashboard.page.audit.noun-nlp-app', message: `NLP app ${name}` }),
      translation: t({ id: 'dashboard.page.audit.noun-translation', message: `translation ${name}` }),
      role: t({ id: 'dashboard.page.audit.noun-role', message: `role ${name}` }),
      'scim-token': t({ id: 'dashboard.page.audit.noun-scim-token', message: `SCIM token ${name}` }),
    };
    return nouns[type] ?? `${type} ${name}`;
  };
}
