import { ROUTES } from '@atrium/contract';
import {
  clearSessionEndAtom,
  deploymentAtom,
  hasLostSessionAtom,
  signInAtom,
  useAppAtomValue,
  useForm,
  useSetAppAtom,
} from '@atrium/runtime';
import { Button, Checkbox, FormAlert, SafeLink } from '@atrium/ui/base';
import { useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { isMailUnconfirmed } from '../../components/mail-confirmation/is-mail-unconfirmed.ts';
import { LazyMailConfirmation } from '../../components/mail-confirmation/lazy-mail-confirmation.ts';
import { LazyPasskeySignIn } from '../../components/passkey/lazy-passkey-sign-in.tsx';
import { type PendingSignIn, readSecondStep } from '../../components/second-step/read-second-step.ts';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';
import styles from './login-page.module.css';

const EMPTY = { account: '', password: '', remember: true };

interface LoginFormProps {
  onSecondStep(pending: PendingSignIn): void;
}

/** The form with the username, the password and the checkbox *Remember me*, and the button for a passkey. */
export function LoginForm({ onSecondStep }: LoginFormProps) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const signIn = useSetAppAtom(signInAtom);
  const sessionEndMessage = useSessionEndMessage();
  const { hasPasskeys } = useAppAtomValue(deploymentAtom);
  // The token of the mailed link that confirms the email address, if the user has opened that link.
  const confirmation = useLocation().hash.split('#confirm=')[1];
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const form = useForm({
    initial: EMPTY,
    validate: (values) => ({
      account: rules.account(values.account),
      password: rules.password(values.password),
    }),
    send: (values) => signIn({ ...values, account: values.account.trim(), confirmation }),
    onError(error) {
      const step = readSecondStep(error);
      if (step) onSecondStep({ step, isRemembered: form.values.remember });
      setUnconfirmed(isMailUnconfirmed(error));
    },
    describe: useDescribeFailure(),
  });
  return (
    <>
      <form {...form.element}>
        <FormAlert>{form.error ?? sessionEndMessage}</FormAlert>
        {isUnconfirmed ? (
          <Suspense>
            <LazyMailConfirmation account={form.values.account} />
          </Suspense>
        ) : null}
        <TextField
          fields={form}
          isLarge
          name="account"
          autoComplete="username webauthn"
          label={t({ id: 'host.page.login.account', message: 'Username, email or mobile number' })}
        />
        <TextField
          fields={form}
          isLarge
          name="password"
          kind="password"
          autoComplete="current-password"
          label={t({ id: 'host.page.login.password', message: 'Password' })}
        />
        <div className={styles.row}>
          <Checkbox checked={form.values.remember} onChange={(isOn) => form.change('remember', isOn)}>
            {t({ id: 'host.page.login.remember', message: 'Remember me' })}
          </Checkbox>
          <SafeLink to={ROUTES.forgotPassword}>
            {t({ id: 'host.page.login.forgot', message: 'Forgot password' })}
          </SafeLink>
        </div>
        <Button type="primary" htmlType="submit" size="large" long loading={form.isSending}>
          {t({ id: 'host.page.login.submit', message: 'Sign in' })}
        </Button>
      </form>
      {hasPasskeys ? (
        <div className={styles.passkey}>
          <Suspense>
            <LazyPasskeySignIn isRemembered={form.values.remember} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

/**
 * Returns the message for a user whose session ended without a sign-out. Only the first sign-in page after the end of
 * the session shows it.
 */
function useSessionEndMessage(): string | undefined {
  const { t } = useLingui();
  const hasLostSession = useAppAtomValue(hasLostSessionAtom);
  const clearSessionEnd = useSetAppAtom(clearSessionEndAtom);
  useEffect(() => () => clearSessionEnd(), [clearSessionEnd]);
  return hasLostSession
    ? t({ id: 'host.page.login.session-ended', message: 'Your session has ended. Sign in again.' })
    : undefined;
}
