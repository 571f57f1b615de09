import { ROUTES } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { EntryFrame } from '../../components/entry-frame/entry-frame.tsx';

/** Explains how to get a new password: an admin provides a reset link. */
export function ForgotPage() {
  const { t } = useLingui();
  return (
    <EntryFrame
      title={t({ id: 'host.page.forgot.title', message: 'Forgot password' })}
      line={t({ id: 'host.page.forgot.line', message: 'Ask an admin for a reset link.' })}
    >
      <p>
        {t({
          id: 'host.page.forgot.explain',
          message:
            'The link works once and expires after a while. After you set a new password, sign in again on every device.',
        })}
      </p>
      <p>
        <SafeLink to={ROUTES.login}>
          {t({ id: 'host.page.forgot.back', message: 'Back to sign-in' })}
        </SafeLink>
      </p>
    </EntryFrame>
  );
}
