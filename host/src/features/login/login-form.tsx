import { ROUTES } from '@atrium/contract';
import { signInAtom, useSetAppAtom } from '@atrium/runtime';
import { Button, Checkbox, FormAlert, SafeLink, useFields } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useFieldRules } from '../../pieces/field-rules/use-field-rules.ts';
import { useSubmission } from '../../pieces/submission/use-submission.ts';
import { TextField } from '../../pieces/text-field/text-field.tsx';
import styles from './login-page.module.css';
import { useSessionEnd } from './use-session-end.ts';

const EMPTY = { account: '', password: '', remember: true };

/** Account, password and whether to be remembered. */
export function LoginForm() {
  const { t } = useLingui();
  const { account, password } = useFieldRules();
  const fields = useFields(EMPTY, { account, password });
  const signIn = useSetAppAtom(signInAtom);
  const sessionEnd = useSessionEnd();
  const submission = useSubmission(fields, async (values) => {
    await signIn({ ...values, account: values.account.trim() });
  });
  return (
    <form ref={submission.form} noValidate onSubmit={submission.submit}>
      <FormAlert>{submission.failure ?? sessionEnd}</FormAlert>
      <TextField
        fields={fields}
        name="account"
        autoComplete="username"
        label={t({ id: 'host.page.login.account', message: 'Account, email or mobile number' })}
      />
      <TextField
        fields={fields}
        name="password"
        kind="password"
        autoComplete="current-password"
        label={t({ id: 'host.page.login.password', message: 'Password' })}
      />
      <div className={styles.row}>
        <Checkbox checked={fields.values.remember} onChange={(isOn) => fields.change('remember', isOn)}>
          {t({ id: 'host.page.login.remember', message: 'Remember me' })}
        </Checkbox>
        <SafeLink to={ROUTES.forgotPassword}>
          {t({ id: 'host.page.login.forgot', message: 'Forgot password' })}
        </SafeLink>
      </div>
      <Button type="primary" htmlType="submit" size="large" long loading={submission.isBusy}>
        {t({ id: 'host.page.login.submit', message: 'Sign in' })}
      </Button>
    </form>
  );
}
