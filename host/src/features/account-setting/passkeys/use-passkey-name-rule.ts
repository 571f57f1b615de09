import { nameField } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that returns the message for an invalid name of a passkey. */
export function usePasskeyNameRule(): (name: string) => string | undefined {
  const { t } = useLingui();
  const invalid = t({
    id: 'host.page.account-setting.passkey-name-invalid',
    message: 'Enter a name of up to 64 characters',
  });
  return (name) => (nameField.safeParse(name).success ? undefined : invalid);
}
