import { passkeySignInCalls } from '@atrium/contract';
import { acceptSessionAtom, request, useSetAppAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { PasskeyForm } from './passkey-form.tsx';

/** The form shows errors, and there is no session yet. */
const OPTIONS = { isSilent: true, isPublic: true } as const;

export interface PasskeySignInProps {
  readonly isRemembered: boolean;
}

/** Signs in with a passkey instead of a password. */
export function PasskeySignIn({ isRemembered }: PasskeySignInProps) {
  const { t } = useLingui();
  const accept = useSetAppAtom(acceptSessionAtom);
  return (
    <PasskeyForm
      label={t({ id: 'host.component.passkey.sign-in', message: 'Sign in with a passkey' })}
      start={() => request(passkeySignInCalls.start, {}, OPTIONS)}
      suggest={() => request(passkeySignInCalls.start, { isSuggestion: true }, OPTIONS)}
      finish={(result) => request(passkeySignInCalls.finish, { ...result, remember: isRemembered }, OPTIONS)}
      onFinished={(session) => accept(session, isRemembered)}
    />
  );
}
