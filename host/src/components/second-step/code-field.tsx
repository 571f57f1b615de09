import type { Fields } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../text-field/text-field.tsx';

interface CodeFieldProps<Values extends { readonly code: string }> {
  readonly fields: Fields<Values>;
  /** Whether recovery codes are accepted too. */
  readonly acceptsRecoveryCodes: boolean;
  readonly isLarge?: boolean;
}

/** The field for a code of the authenticator app. */
export function CodeField<Values extends { readonly code: string }>({
  fields,
  acceptsRecoveryCodes,
  isLarge = false,
}: CodeFieldProps<Values>) {
  const { t } = useLingui();
  return (
    <TextField
      fields={fields as Fields<{ code: string }>}
      name="code"
      isLarge={isLarge}
      autoComplete="one-time-code"
      label={t({ id: 'host.page.second-step.code', message: 'Verification code' })}
      hint={
        acceptsRecoveryCodes
          ? t({
              id: 'host.page.second-step.hint',
              message: 'The code from your authenticator app, or a recovery code.',
            })
          : undefined
      }
    />
  );
}
