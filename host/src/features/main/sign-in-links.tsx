import { ROUTES } from '@atrium/contract';
import { useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { Link } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { homePathAtom } from '../../navigation/routes/home-path-atom.ts';
import styles from './main-page.module.css';

/** Links to sign-in and registration, or to the console for a signed-in user. */
export function SignInLinks() {
  const { t } = useLingui();
  const { isSignedIn } = useAppAtomValue(visitorAtom);
  const home = useAppAtomValue(homePathAtom);
  const name = useAppAtomValue(userInfoAtom)?.name;
  if (isSignedIn) {
    return (
      <p className={styles.links}>
        <Link className={styles.primary ?? ''} to={home}>
          {t({ id: 'host.page.main.enter', message: 'Open the console' })}
        </Link>
        <span>{t({ id: 'host.page.main.signed-in', message: `Signed in as ${{ name }}` })}</span>
      </p>
    );
  }
  return (
    <p className={styles.links}>
      <Link className={styles.primary ?? ''} to={ROUTES.login}>
        {t({ id: 'host.page.main.sign-in', message: 'Sign in' })}
      </Link>
      <Link className={styles.secondary ?? ''} to={ROUTES.register}>
        {t({ id: 'host.page.main.register', message: 'Sign up' })}
      </Link>
    </p>
  );
}
