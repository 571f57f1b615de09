import { ROUTES } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MailConfirmation } from '../../components/mail-confirmation/mail-confirmation.tsx';
import { SignInLayout } from '../../components/sign-in-layout/sign-in-layout.tsx';
import { RegisterForm } from './register-form.tsx';

/**
 * The registration page. After the registration, the user is signed in, and the router opens the next page. If the user
 * must first confirm the email address, the page shows how.
 */
export function RegisterPage() {
  const { t } = useLingui();
  const [mail, setMail] = useState<string>();
  return (
    <SignInLayout
      title={
        mail === undefined
          ? t({ id: 'host.page.register.title', message: 'Sign up' })
          : t({ id: 'host.page.register.confirm-title', message: 'Check your email' })
      }
      description={
        mail === undefined ? undefined : (
          <span role="status">
            {t({
              id: 'host.page.register.confirm',
              message: `We sent an email to ${mail}. Open the link in it and sign in with your password.`,
            })}
          </span>
        )
      }
      footer={
        <>
          {t({ id: 'host.page.register.has-account', message: 'Already have an account?' })}{' '}
          <SafeLink to={ROUTES.login}>{t({ id: 'host.page.register.login', message: 'Sign in' })}</SafeLink>
        </>
      }
    >
      {mail === undefined ? <RegisterForm onUnconfirmed={setMail} /> : <MailConfirmation account={mail} />}
    </SignInLayout>
  );
}
