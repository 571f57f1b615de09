import { CopyButton } from '@atrium/task-views';
import { Field, Input } from '@atrium/ui/base';
import { Disclosure } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { BatchDraft } from './use-batch-form.ts';

/** The webhook of the batch, and the secret that signs the requests. Collapsed at first. */
export function WebhookFields({ draft }: { readonly draft: BatchDraft }) {
  const { t } = useLingui();
  const { values, errors, change, leaveField, isSending } = draft.form;
  return (
    <Disclosure title={t({ id: 'assets.page.batch.webhook', message: 'Webhook' })}>
      <Field
        label={t({ id: 'assets.page.batch.webhook-address', message: 'Address' })}
        hint={t({
          id: 'assets.page.batch.webhook-hint',
          message: 'Receives a signed request when the batch has ended. Leave empty to send no request.',
        })}
        error={errors.webhook}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            dir="ltr"
            value={values.webhook}
            disabled={isSending}
            onChange={(address) => change('webhook', address)}
            onBlur={() => leaveField('webhook')}
          />
        )}
      </Field>
      {values.webhook === '' ? null : (
        <Field
          label={t({ id: 'assets.page.batch.webhook-secret', message: 'Signing secret' })}
          hint={t({
            id: 'assets.page.batch.webhook-secret-hint',
            message: 'Copy it now. The console does not show it again.',
          })}
          aside={<CopyButton text={() => values.secret} />}
          error={errors.secret}
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              value={values.secret}
              disabled={isSending}
              onChange={(secret) => change('secret', secret)}
              onBlur={() => leaveField('secret')}
            />
          )}
        </Field>
      )}
    </Disclosure>
  );
}
