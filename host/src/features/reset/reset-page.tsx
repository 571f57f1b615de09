import { ROUTES } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SignInLayout } from '../../components/sign-in-layout/sign-in-layout.tsx';
import { ResetForm } from './reset-form.tsx';

/** The page of a reset link, which sets a new password once. The token is in the URL fragment, which no server logs. */
export function ResetPage() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const [isDone, setIsDone] = useState(false);
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const lines = {
    done: t({ id: 'host.page.reset.done', message: 'Password saved. Sign in with your new password.' }),
    ready: t({
      id: 'host.page.reset.description',
      message: 'After you set the password, you must sign in again on every device.',
    }),
    missing: t({
      id: 'host.page.reset.missing',
      message: 'This link is incomplete. Ask an admin for a new reset link.',
    }),
  };
  return (
    <SignInLayout
      title={t({ id: 'host.page.reset.title', message: 'Set a new password' })}
      description={<span role="status">{isDone ? lines.done : token ? lines.ready : lines.missing}</span>}
      footer={
        <SafeLink to={ROUTES.login}>
          {t({ id: 'host.page.forgot.back', message: 'Back to sign-in' })}
        </SafeLink>
      }
    >
      {token && !isDone ? <ResetForm token={token} onDone={() => setIsDone(true)} /> : null}
    </SignInLayout>
  );
}
