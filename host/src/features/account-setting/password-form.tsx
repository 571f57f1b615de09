import { changePasswordCall, sessionsCall } from '@atrium/contract';
import { request, useCall, usePane } from '@atrium/runtime';
import { Button, FormAlert, useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFieldRules } from '../../pieces/field-rules/use-field-rules.ts';
import { PasswordStrength } from '../../pieces/password-strength/password-strength.tsx';
import { useSubmission } from '../../pieces/submission/use-submission.ts';
import { TextField } from '../../pieces/text-field/text-field.tsx';

const EMPTY = { current: '', password: '' };

/** Changing the password ends every other session. */
export function PasswordForm() {
  const { t } = useLingui();
  const pane = usePane();
  const { reload: reloadSessions } = useCall(sessionsCall, {});
  const { password, newPassword } = useFieldRules();
  const fields = useFields(EMPTY, { current: password, password: newPassword });
  const submission = useSubmission(fields, async (values) => {
    await request(changePasswordCall, values, { isSilent: true });
    fields.reset(EMPTY);
    void reloadSessions();
    pane.notices.success(
      t({
        id: 'host.page.account-setting.password-saved',
        message: 'Password changed. Other devices have been signed out',
      }),
    );
  });

  const { isDirty } = fields;
  useEffect(() => {
    pane.setDirty(isDirty);
    return () => pane.setDirty(false);
  }, [pane, isDirty]);

  return (
    <form ref={submission.form} noValidate onSubmit={submission.submit}>
      <FormAlert>{submission.failure}</FormAlert>
      <TextField
        fields={fields}
        name="current"
        kind="password"
        autoComplete="current-password"
        label={t({ id: 'host.page.account-setting.current', message: 'Current password' })}
      />
      <TextField
        fields={fields}
        name="password"
        kind="password"
        autoComplete="new-password"
        label={t({ id: 'host.page.account-setting.new', message: 'New password' })}
        hint={<PasswordStrength password={fields.values.password} />}
      />
      <Button type="primary" htmlType="submit" loading={submission.isBusy}>
        {t({ id: 'host.page.account-setting.submit', message: 'Change password' })}
      </Button>
    </form>
  );
}
