import { useLingui } from '@lingui/react/macro';
import { useDescribeFailure } from '../use-describe-failure.ts';

/**
 * Returns a function that describes a failure to create or use a passkey. The errors of browsers
 * have standard names.
 */
export function useDescribePasskeyFailure(): (failure: unknown) => string {
  const { t } = useLingui();
  const describe = useDescribeFailure();
  const canceled = t({
    id: 'host.component.passkey.canceled',
    message: 'No passkey was used. The request was canceled or timed out.',
  });
  const messages: Readonly<Record<string, string>> = {
    NotAllowedError: canceled,
    AbortError: canceled,
    InvalidStateError: t({
      id: 'host.component.passkey.exists',
      message: 'This device already has a passkey for your account.',
    }),
    SecurityError: t({
      id: 'host.component.passkey.address',
      message:
        'Passkeys work only at the console’s public address. Open the console there, or ask an admin for the address.',
    }),
    NotSupportedError: t({
      id: 'host.component.passkey.unsupported',
      message: 'This device cannot store passkeys.',
    }),
  };
  return (failure) => (failure instanceof Error && messages[failure.name]) || describe(failure);
}
