import { ROUTES } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { Button, FormAlert, SafeLink, Spin } from '@atrium/ui/base';
import { Navigate, useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { LazySecondStep } from '../../components/second-step/lazy-second-step.ts';
import { SignInLayout } from '../../components/sign-in-layout/sign-in-layout.tsx';
import { ProveForm } from './prove-form.tsx';
import styles from './provider-sign-in-page.module.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/**
 * `/sign-in/{provider}`: redirects to the sign-in provider, and finishes the sign-in when the provider redirects back
 * to this page.
 */
export function ProviderSignInPage() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { signInMethods = [] } = useAppAtomValue(deploymentAtom);
  const provider = pathname.split('/')[2] ?? '';
  const name = signInMethods.find((method) => method.provider === provider)?.name ?? provider;
  const { state, restart, showStep } = useProviderSignIn(provider, search);
  if (state.step === 'done') return <Navigate replace to={state.target} />;
  return (
    <SignInLayout title={t({ id: 'host.page.provider-sign-in.title', message: `Sign in with ${name}` })}>
      {state.step === 'waiting' ? (
        <p className={styles.waiting} role="status">
          <Spin /> {t({ id: 'host.page.provider-sign-in.waiting', message: `Connecting to ${name}…` })}
        </p>
      ) : null}
      {state.step === 'code' ? (
        <Suspense>
          <LazySecondStep step={state.secondStep} isRemembered={false} />
        </Suspense>
      ) : null}
      {state.step === 'proof' ? <ProveForm {...state} name={name} onFailure={showStep} /> : null}
      {state.step === 'failed' ? (
        <>
          <FormAlert>{state.message}</FormAlert>
          <Button type="primary" size="large" long onClick={restart}>
            {t({ id: 'host.page.provider-sign-in.retry', message: 'Try again' })}
          </Button>
        </>
      ) : null}
      {state.step === 'code' ? null : (
        <p className={styles.back}>
          <SafeLink to={ROUTES.login}>
            {t({ id: 'host.page.forgot.back', message: 'Back to sign-in' })}
          </SafeLink>
        </p>
      )}
    </SignInLayout>
  );
}
