import { changeMailCall } from '@atrium/contract';
import { request, saveUserInfoAtom, useForm, usePane, useSetAppAtom } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldRules } from '../../../components/field-rules/use-field-rules.ts';
import styles from '../../../components/second-step/second-step.module.css';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../../components/use-describe-failure.ts';

const EMPTY = { mail: '' };

/**
 * Asks for a new email address. The server mails a link to the new address. A server that sends no mail changes the
 * address immediately.
 */
export function MailForm() {
  const { t } = useLingui();
  const { toasts } = usePane();
  const rules = useFieldRules();
  const saveUserInfo = useSetAppAtom(saveUserInfoAtom);
  const [recipient, setRecipient] = useState('');
  const form = useForm({
    initial: EMPTY,
    validate: ({ mail }) => ({ mail: rules.mail(mail) }),
    send: ({ mail }) => request(changeMailCall, { mail: mail.trim() }, { isSilent: true }),
    onSent({ info }, { mail }) {
      form.reset(EMPTY);
      setRecipient(info ? '' : mail.trim());
      if (!info) return;
      saveUserInfo(info);
      toasts.success(t({ id: 'host.page.account-setting.mail-changed', message: 'Email address changed' }));
    },
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        name="mail"
        kind="email"
        autoComplete="email"
        label={t({ id: 'host.page.account-setting.mail-new', message: 'New email address' })}
      />
      <Button type="primary" htmlType="submit" loading={form.isSending}>
        {t({ id: 'host.page.account-setting.mail-submit', message: 'Change email address' })}
      </Button>
      <p role="status" className={styles.outcome}>
        {recipient
          ? t({
              id: 'host.page.account-setting.mail-sent',
              message: `We sent an email to ${recipient}. Open its link in this browser within a day.`,
            })
          : null}
      </p>
    </form>
  );
}
