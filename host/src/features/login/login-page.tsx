import { ROUTES } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { EntryFrame } from '../../components/entry-frame/entry-frame.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';
import { OtherMethods } from './other-methods.tsx';

/** The sign-in page. The router leads signed-in users on, because it sees the session. */
export function LoginPage() {
  const { t } = useLingui();
  return (
    <EntryFrame title={t({ id: 'host.page.login.title', message: 'Sign in' })}>
      <LoginForm />
      <OtherMethods />
      <p className={styles.register}>
        {t({ id: 'host.page.login.no-account', message: 'No account yet?' })}{' '}
        <SafeLink to={ROUTES.register}>{t({ id: 'host.page.login.register', message: 'Sign up' })}</SafeLink>
      </p>
    </EntryFrame>
  );
}
