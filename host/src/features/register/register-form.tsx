import { deploymentAtom, registerAtom, useAppAtomValue, useForm, useSetAppAtom } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { normalizeMobile } from '../../components/field-rules/normalize-mobile.ts';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { isMailUnconfirmed } from '../../components/mail-confirmation/is-mail-unconfirmed.ts';
import { PasswordStrength } from '../../components/password-strength/password-strength.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';
import { CaptchaCheck } from './captcha/captcha-check.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';

/** The user does not type `captcha`. It is a field because the server reports its errors like those of other fields. */
const EMPTY = { mail: '', password: '', mobile: '', captcha: '' };

interface RegisterFormProps {
  /** Called with the email address if the user must confirm it with a mailed link. */
  onUnconfirmed(mail: string): void;
}

/** The form with the email address, the password, the mobile number and the captcha. */
export function RegisterForm({ onUnconfirmed }: RegisterFormProps) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const { features } = useAppAtomValue(deploymentAtom);
  const captcha = useCaptcha();
  const register = useSetAppAtom(registerAtom);
  const form = useForm({
    initial: EMPTY,
    validate: (values) => ({
      mail: rules.mail(values.mail),
      password: rules.newPassword(values.password),
      mobile: rules.mobile(values.mobile),
    }),
    async send(values) {
      const solution = await captcha.solve();
      try {
        await register({
          mail: values.mail.trim(),
          password: values.password,
          ...(values.mobile.trim() === '' ? {} : { mobile: normalizeMobile(values.mobile) }),
          captcha: solution,
        });
      } finally {
        captcha.discard();
      }
    },
    onError(error) {
      if (isMailUnconfirmed(error)) onUnconfirmed(form.values.mail.trim());
    },
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        isLarge
        name="mail"
        kind="email"
        autoComplete="email"
        label={t({ id: 'host.page.register.mail', message: 'Email' })}
      />
      <TextField
        fields={form}
        isLarge
        name="password"
        kind="password"
        autoComplete="new-password"
        label={t({ id: 'host.page.register.password', message: 'Password' })}
        hint={<PasswordStrength password={form.values.password} />}
      />
      <TextField
        fields={form}
        isLarge
        name="mobile"
        kind="tel"
        autoComplete="tel"
        label={t({ id: 'host.page.register.mobile', message: 'Mobile number' })}
        hint={t({
          id: 'host.page.register.mobile-hint',
          message: 'Include the country code, for example +12015550123.',
        })}
        optionalMark={
          features.requireMobile ? undefined : t({ id: 'host.page.register.optional', message: 'Optional' })
        }
      />
      <CaptchaCheck captcha={captcha} error={form.errors.captcha} />
      <Button type="primary" htmlType="submit" size="large" long loading={form.isSending}>
        {t({ id: 'host.page.register.submit', message: 'Sign up' })}
      </Button>
    </form>
  );
}
