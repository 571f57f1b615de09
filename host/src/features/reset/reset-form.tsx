import { resetPasswordCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { Button, FormAlert, useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../pieces/field-rules/use-field-rules.ts';
import { PasswordStrength } from '../../pieces/password-strength/password-strength.tsx';
import { useSubmission } from '../../pieces/submission/use-submission.ts';
import { TextField } from '../../pieces/text-field/text-field.tsx';

interface ResetFormProps {
  /** Of the link; good for one use. */
  readonly token: string;
  readonly onDone: () => void;
}

export function ResetForm({ token, onDone }: ResetFormProps) {
  const { t } = useLingui();
  const { newPassword } = useFieldRules();
  const fields = useFields({ password: '' }, { password: newPassword });
  const submission = useSubmission(fields, async ({ password }) => {
    await request(resetPasswordCall, { token, password }, { isSilent: true });
    onDone();
  });
  return (
    <form ref={submission.form} noValidate onSubmit={submission.submit}>
      <FormAlert>{submission.failure}</FormAlert>
      <TextField
        fields={fields}
        name="password"
        kind="password"
        autoComplete="new-password"
        label={t({ id: 'host.page.reset.password', message: 'New password' })}
        hint={<PasswordStrength password={fields.values.password} />}
      />
      <Button type="primary" htmlType="submit" size="large" long loading={submission.isBusy}>
        {t({ id: 'host.page.reset.submit', message: 'Save new password' })}
      </Button>
    </form>
  );
}
