import { mailField, mobileField, passwordField } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { normalizeMobile } from './normalize-mobile.ts';

/** Returns the message for an invalid value, or `undefined` for a valid one. */
type Rule = (value: string) => string | undefined;

export interface FieldRules {
  readonly account: Rule;
  readonly mail: Rule;
  /** A mobile number, required if the deployment says so. */
  readonly mobile: Rule;
  /** An existing password: any value that is not empty. */
  readonly password: Rule;
  /** A new password: the length that the contract requires. */
  readonly newPassword: Rule;
  readonly name: Rule;
}

/** Returns the contract's rules for account fields. Their messages are in the user's language. */
export function useFieldRules(): FieldRules {
  const { t } = useLingui();
  const { features } = useAppAtomValue(deploymentAtom);
  const passwordMissing = t({
    id: 'host.component.field-rules.password-missing',
    message: 'Enter a password',
  });
  return {
    account: (value) =>
      value.trim()
        ? undefined
        : t({ id: 'host.component.field-rules.account-missing', message: 'Enter your username' }),
    mail: (value) => {
      if (!value.trim())
        return t({ id: 'host.component.field-rules.mail-missing', message: 'Enter your email' });
      return mailField.safeParse(value.trim()).success
        ? undefined
        : t({
            id: 'host.component.field-rules.mail-invalid',
            message: 'Enter a valid email address, for example name@example.com',
          });
    },
    mobile: (value) => {
      if (!value.trim() && !features.requireMobile) return undefined;
      if (!value.trim())
        return t({ id: 'host.component.field-rules.mobile-missing', message: 'Enter your mobile number' });
      return mobileField.safeParse(normalizeMobile(value)).success
        ? undefined
        : t({
            id: 'host.component.field-rules.mobile-invalid',
            message: 'Enter a valid mobile number, for example +1 201 555 0123',
          });
    },
    password: (value) => (value ? undefined : passwordMissing),
    newPassword: (value) => {
      if (!value) return passwordMissing;
      return passwordField.safeParse(value).success
        ? undefined
        : t({
            id: 'host.component.field-rules.password-length',
            message: 'Use 8 to 256 characters',
          });
    },
    name: (value) =>
      value.trim()
        ? undefined
        : t({ id: 'host.component.field-rules.name-missing', message: 'Enter your name' }),
  };
}
