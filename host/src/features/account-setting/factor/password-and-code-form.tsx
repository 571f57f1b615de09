import { useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFieldRules } from '../../../components/field-rules/use-field-rules.ts';
import { CodeField } from '../../../components/second-step/code-field.tsx';
import styles from '../../../components/second-step/second-step.module.css';
import { useCodeRule } from '../../../components/second-step/use-code-rule.ts';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../../components/use-describe-failure.ts';

interface PasswordAndCode {
  readonly password: string;
  readonly code: string;
}

interface PasswordAndCodeFormProps<Result> {
  readonly submitLabel: string;
  readonly description: string;
  send(passwordAndCode: PasswordAndCode): Promise<Result>;
  onSent(result: Result): void | Promise<void>;
  onCancel(): void;
}

/** Asks for the password and a code before an action. */
export function PasswordAndCodeForm<Result>({
  submitLabel,
  description,
  send,
  onSent,
  onCancel,
}: PasswordAndCodeFormProps<Result>) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const codeRule = useCodeRule();
  const form = useForm({
    initial: { password: '', code: '' },
    validate: (values) => ({ password: rules.password(values.password), code: codeRule(values.code) }),
    send: (values) => send({ password: values.password, code: values.code.trim() }),
    onSent,
    describe: useDescribeFailure(),
  });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.element}>
      <p className={styles.description}>{description}</p>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        name="password"
        kind="password"
        autoComplete="current-password"
        label={t({ id: 'host.page.account-setting.factor-password', message: 'Your password' })}
      />
      <CodeField fields={form} acceptsRecoveryCodes />
      <div className={styles.actions}>
        <Button onClick={onCancel}>
          {t({ id: 'host.page.account-setting.factor-cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
