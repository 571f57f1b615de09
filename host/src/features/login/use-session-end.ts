import { abandonSessionAtom, hasLostSessionAtom, useAppAtomValue, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Why somebody who has not signed out has to sign in again; said once, on the first sign-in page after it. */
export function useSessionEnd(): string | undefined {
  const { t } = useLingui();
  const hasLostSession = useAppAtomValue(hasLostSessionAtom);
  const forget = useSetAppAtom(abandonSessionAtom);
  useEffect(() => () => forget(), [forget]);
  return hasLostSession
    ? t({ id: 'host.page.login.session-ended', message: 'Your session has ended. Sign in again.' })
    : undefined;
}
