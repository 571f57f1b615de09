import { forgotPasswordCall } from '@atrium/contract';
import { request, useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';

/** Requests a mailed link with which the user sets a new password. */
export function ForgotForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const form = useForm({
    initial: { account: '' },
    validate: (values) => ({ account: rules.account(values.account) }),
    send: (values) => request(forgotPasswordCall, { account: values.account.trim() }, { isSilent: true }),
    onSent,
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        isLarge
        name="account"
        autoComplete="username"
        label={t({ id: 'host.page.login.account', message: 'Username, email or mobile number' })}
      />
      <Button type="primary" htmlType="submit" size="large" long loading={form.isSending}>
        {t({ id: 'host.page.forgot.submit', message: 'Send link' })}
      </Button>
    </form>
  );
}
