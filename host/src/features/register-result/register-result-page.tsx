import { ROUTES } from '@atrium/contract';
import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { Button, SafeLink } from '@atrium/ui/base';
import { useNavigate } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { SignInLayout } from '../../components/sign-in-layout/sign-in-layout.tsx';
import { homePathAtom } from '../../navigation/routes/home-path-atom.ts';
import styles from './register-result-page.module.css';

/** The result of the registration, and the next step. */
export function RegisterResultPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const home = useAppAtomValue(homePathAtom);
  const account = useAppAtomValue(userInfoAtom)?.account ?? '';
  return (
    <SignInLayout
      title={t({ id: 'host.page.register-result.title', message: 'Sign-up complete' })}
      description={t({
        id: 'host.page.register-result.description',
        message: 'You are signed in and ready to start.',
      })}
      footer={
        <SafeLink to={ROUTES.userSetting}>
          {t({
            id: 'host.page.register-result.profile',
            message: 'Set your name, avatar and language',
          })}
        </SafeLink>
      }
    >
      {account ? (
        <p className={styles.account}>
          {t({ id: 'host.page.register-result.account', message: 'Your username:' })} <code>{account}</code>
        </p>
      ) : null}
      <h2 className={styles.next}>{t({ id: 'host.page.register-result.next', message: 'Next steps' })}</h2>
      <Button className={styles.start ?? ''} type="primary" size="large" long onClick={() => navigate(home)}>
        {t({
          id: 'host.page.register-result.start',
          message: 'Open the console and create your first app',
        })}
      </Button>
    </SignInLayout>
  );
}
