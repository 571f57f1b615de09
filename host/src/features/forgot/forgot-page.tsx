import { ROUTES } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SignInLayout } from '../../components/sign-in-layout/sign-in-layout.tsx';
import { ForgotForm } from './forgot-form.tsx';
import styles from './forgot-page.module.css';

/** Shows how a user gets a new password: by a mailed link, or by a link from an admin if the server sends no mail. */
export function ForgotPage() {
  const { t } = useLingui();
  const { sendsMail } = useAppAtomValue(deploymentAtom);
  const [isSent, setIsSent] = useState(false);
  const lines = {
    ask: t({
      id: 'host.page.forgot.description',
      message: 'This server sends no email. Ask an admin for a reset link.',
    }),
    ready: t({
      id: 'host.page.forgot.ready',
      message: 'Enter your username, email or mobile number. We send a link to your email address.',
    }),
    sent: t({
      id: 'host.page.forgot.sent',
      message: 'If the account exists, we have sent a link to the email address of the account.',
    }),
  };
  const state = sendsMail ? (isSent ? 'sent' : 'ready') : 'ask';
  return (
    <SignInLayout
      title={
        state === 'sent'
          ? t({ id: 'host.page.forgot.sent-title', message: 'Check your email' })
          : t({ id: 'host.page.forgot.title', message: 'Forgot password' })
      }
      description={<span role="status">{lines[state]}</span>}
      footer={
        <SafeLink to={ROUTES.login}>
          {t({ id: 'host.page.forgot.back', message: 'Back to sign-in' })}
        </SafeLink>
      }
    >
      {state === 'ready' ? <ForgotForm onSent={() => setIsSent(true)} /> : null}
      {state === 'sent' ? (
        <ul className={styles.hints}>
          <li>
            {t({
              id: 'host.page.forgot.sent-once',
              message: 'The link can be used once and expires in one hour.',
            })}
          </li>
          <li>
            {t({
              id: 'host.page.forgot.sent-missing',
              message: 'If no email arrives within a few minutes, check your spam folder or ask an admin.',
            })}
          </li>
        </ul>
      ) : null}
      {state === 'ask' ? (
        <p>
          {t({
            id: 'host.page.forgot.explain',
            message:
              'The link works once and expires after a while. After you set a new password, sign in again on every device.',
          })}
        </p>
      ) : null}
    </SignInLayout>
  );
}
