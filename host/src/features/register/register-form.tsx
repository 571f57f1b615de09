import { registerAtom, useSetAppAtom } from '@atrium/runtime';
import { Button, FormAlert, useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { normalizeMobile } from '../../pieces/field-rules/normalize-mobile.ts';
import { useFieldRules } from '../../pieces/field-rules/use-field-rules.ts';
import { PasswordStrength } from '../../pieces/password-strength/password-strength.tsx';
import { useSubmission } from '../../pieces/submission/use-submission.ts';
import { TextField } from '../../pieces/text-field/text-field.tsx';
import { CaptchaCheck } from './captcha/captcha-check.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';

/** The server names the captcha as a field of its own; nobody types it. */
const EMPTY = { mail: '', password: '', mobile: '', captcha: '' };

/** Mail, password, mobile, and the check that a person registers. */
export function RegisterForm() {
  const { t } = useLingui();
  const { mail, newPassword, mobile } = useFieldRules();
  const fields = useFields(EMPTY, { mail, password: newPassword, mobile });
  const captcha = useCaptcha();
  const register = useSetAppAtom(registerAtom);
  const submission = useSubmission(fields, async ({ mail: address, password, mobile: number }) => {
    const solution = await captcha.solve();
    try {
      await register({
        mail: address.trim(),
        password,
        mobile: normalizeMobile(number),
        captcha: solution,
      });
    } finally {
      captcha.discard();
    }
  });
  return (
    <form ref={submission.form} noValidate onSubmit={submission.submit}>
      <FormAlert>{submission.failure}</FormAlert>
      <TextField
        fields={fields}
        name="mail"
        kind="email"
        autoComplete="email"
        label={t({ id: 'host.page.register.mail', message: 'Email' })}
      />
      <TextField
        fields={fields}
        name="password"
        kind="password"
        autoComplete="new-password"
        label={t({ id: 'host.page.register.password', message: 'Password' })}
        hint={<PasswordStrength password={fields.values.password} />}
      />
      <TextField
        fields={fields}
        name="mobile"
        kind="tel"
        autoComplete="tel"
        label={t({ id: 'host.page.register.mobile', message: 'Mobile number' })}
        hint={t({
          id: 'host.page.register.mobile-hint',
          message: 'With the country code unless in mainland China, for example +49',
        })}
      />
      <CaptchaCheck captcha={captcha} error={fields.errors.captcha} />
      <Button type="primary" htmlType="submit" size="large" long loading={submission.isBusy}>
        {t({ id: 'host.page.register.submit', message: 'Sign up' })}
      </Button>
    </form>
  );
}
