import { type DataOf, factorStartCall } from '@atrium/contract';
import { request, useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../../components/field-rules/use-field-rules.ts';
import styles from '../../../components/second-step/second-step.module.css';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../../components/use-describe-failure.ts';

interface StartFormProps {
  /** Whether a role of the user requires a second factor. */
  readonly isRequired: boolean;
  onStarted(setup: DataOf<typeof factorStartCall>): void;
}

/** Asks for the password before a second factor is set up. */
export function StartForm({ isRequired, onStarted }: StartFormProps) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const form = useForm({
    initial: { password: '' },
    validate: (values) => ({ password: rules.password(values.password) }),
    send: (values) => request(factorStartCall, values, { isSilent: true }),
    onSent: onStarted,
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <p className={styles.description}>
        {isRequired
          ? t({
              id: 'host.page.account-setting.factor-required-next',
              message:
                'Your role requires two-factor authentication. If you do not set it up now, you must do so at your next sign-in.',
            })
          : t({
              id: 'host.page.account-setting.factor-description',
              message:
                'With two-factor authentication, signing in also requires a code from an authenticator app.',
            })}
      </p>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        name="password"
        kind="password"
        autoComplete="current-password"
        label={t({ id: 'host.page.account-setting.factor-password', message: 'Your password' })}
      />
      <Button type="primary" htmlType="submit" loading={form.isSending}>
        {t({ id: 'host.page.account-setting.factor-start', message: 'Set up' })}
      </Button>
    </form>
  );
}
