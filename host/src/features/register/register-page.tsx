import { ROUTES } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { SignInLayout } from '../../components/sign-in-layout/sign-in-layout.tsx';
import { RegisterForm } from './register-form.tsx';
import styles from './register-page.module.css';

/** The registration page. After the registration, the router sees the session and leaves this page. */
export function RegisterPage() {
  const { t } = useLingui();
  return (
    <SignInLayout title={t({ id: 'host.page.register.title', message: 'Sign up' })}>
      <RegisterForm />
      <p className={styles.login}>
        <SafeLink to={ROUTES.login}>
          {t({ id: 'host.page.register.login', message: 'Already have an account? Sign in' })}
        </SafeLink>
      </p>
    </SignInLayout>
  );
}
