import { ROUTES } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { SafeLink } from '@atrium/ui/base';
import { useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { LazySecondStep } from '../../components/second-step/lazy-second-step.ts';
import type { PendingSignIn } from '../../components/second-step/read-second-step.ts';
import { SignInLayout } from '../../components/sign-in-layout/sign-in-layout.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** The sign-in page. The router reads the session, and redirects signed-in users. */
export function LoginPage() {
  const { t } = useLingui();
  const { key } = useLocation();
  const [state, setState] = useState<{ readonly key: string; readonly pending: PendingSignIn }>();
  // A link to this page creates a location with a new key, and so cancels the second step.
  const pending = state?.key === key ? state.pending : undefined;
  const title = pending
    ? t({ id: 'host.page.login.second-step-title', message: 'Two-factor authentication' })
    : t({ id: 'host.page.login.title', message: 'Sign in' });
  return (
    <SignInLayout title={title}>
      {pending ? (
        <Suspense>
          <LazySecondStep {...pending} />
        </Suspense>
      ) : (
        <>
          <LoginForm onSecondStep={(next) => setState({ key, pending: next })} />
          <OtherMethods />
          <p className={styles.register}>
            {t({ id: 'host.page.login.no-account', message: 'No account yet?' })}{' '}
            <SafeLink to={ROUTES.register}>
              {t({ id: 'host.page.login.register', message: 'Sign up' })}
            </SafeLink>
          </p>
        </>
      )}
    </SignInLayout>
  );
}

/**
 * The other sign-in methods that the deployment names. Renders nothing when there are none. The address of a sign-in
 * provider is a page of the host, which needs the query to return to the requested page.
 */
function OtherMethods() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { signInMethods = [] } = useAppAtomValue(deploymentAtom);
  if (signInMethods.length === 0) return null;
  return (
    <section className={styles.methods} aria-labelledby="other-methods">
      <h2 id="other-methods">
        {t({ id: 'host.page.login.other-methods', message: 'Other sign-in methods' })}
      </h2>
      <ul>
        {signInMethods.map(({ name, address, provider }) => (
          <li key={address}>
            {provider ? <SafeLink to={`${address}${search}`}>{name}</SafeLink> : <a href={address}>{name}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
