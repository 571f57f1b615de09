import { changePasswordCall, sessionsCall } from '@atrium/contract';
import { request, useCall, useForm, usePane } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';

import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { PasswordStrength } from '../../components/password-strength/password-strength.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';

const EMPTY = { current: '', password: '' };

/** The form that changes the password. The change ends every other session. */
export function PasswordForm() {
  const { t } = useLingui();
  const pane = usePane();
  const { reload: reloadSessions } = useCall(sessionsCall, {});
  const rules = useFieldRules();
  const form = useForm({
    initial: EMPTY,
    validate: (values) => ({
      current: rules.password(values.current),
      password: rules.newPassword(values.password),
    }),
    send: (values) => request(changePasswordCall, values, { isSilent: true }),
    onSent() {
      form.reset(EMPTY);
      void reloadSessions();
      pane.toasts.success(
        t({
          id: 'host.page.account-setting.password-saved',
          message: 'Password changed. Other devices are signed out.',
        }),
      );
    },
    onDirtyChange: pane.setDirty,
    describe: useDescribeFailure(),
  });

  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        name="current"
        kind="password"
        autoComplete="current-password"
        label={t({ id: 'host.page.account-setting.current', message: 'Current password' })}
      />
      <TextField
        fields={form}
        name="password"
        kind="password"
        autoComplete="new-password"
        label={t({ id: 'host.page.account-setting.new', message: 'New password' })}
        hint={<PasswordStrength password={form.values.password} />}
      />
      <Button type="primary" htmlType="submit" loading={form.isSending}>
        {t({ id: 'host.page.account-setting.submit', message: 'Change password' })}
      </Button>
    </form>
  );
}
