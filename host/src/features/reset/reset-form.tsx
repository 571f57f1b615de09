import { resetPasswordCall } from '@atrium/contract';
import { request, useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { PasswordStrength } from '../../components/password-strength/password-strength.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';

interface ResetFormProps {
  /** The token of the link. It can be used once. */
  readonly token: string;
  readonly onDone: () => void;
}

export function ResetForm({ token, onDone }: ResetFormProps) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: rules.newPassword(password) }),
    send: ({ password }) => request(resetPasswordCall, { token, password }, { isSilent: true }),
    onSent: onDone,
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        isLarge
        name="password"
        kind="password"
        autoComplete="new-password"
        label={t({ id: 'host.page.reset.password', message: 'New password' })}
        hint={<PasswordStrength password={form.values.password} />}
      />
      <Button type="primary" htmlType="submit" size="large" long loading={form.isSending}>
        {t({ id: 'host.page.reset.submit', message: 'Save password' })}
      </Button>
    </form>
  );
}
