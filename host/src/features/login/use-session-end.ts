import { abandonSessionAtom, hasLostSessionAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/**
 * Returns why a user who has not signed out must sign in again. It is shown once, on the first sign-in page after the
 * session ended.
 */
export function useSessionEnd(): string | undefined {
  const { t } = useLingui();
  const hasLostSession = useAppAtomValue(hasLostSessionAtom);
  const forget = useSetAppAtom(abandonSessionAtom);
  useEffect(() => () => forget(), [forget]);
  return hasLostSession
    ? t({ id: 'host.page.login.session-ended', message: 'Your session has ended. Sign in again.' })
    : undefined;
}
