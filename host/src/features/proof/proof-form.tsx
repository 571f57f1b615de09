import { type DataOf, proofCalls } from '@atrium/contract';
import { request, useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { PasskeyForm } from '../../components/passkey/passkey-form.tsx';
import { CodeField } from '../../components/second-step/code-field.tsx';
import styles from '../../components/second-step/second-step.module.css';
import { useCodeRule } from '../../components/second-step/use-code-rule.ts';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';

interface ProofFormProps {
  readonly methods: DataOf<typeof proofCalls.methods>;
  onProven(): void;
  onCancel(): void;
}

/**
 * Asks for the password, or for a code if the user prefers it or has no password. A user with a passkey can use the
 * passkey instead.
 */
export function ProofForm({ methods, onProven, onCancel }: ProofFormProps) {
  const { t } = useLingui();
  const rules = useFieldRules();
  const codeRule = useCodeRule();
  const [method, setMethod] = useState<'password' | 'code'>(methods.password ? 'password' : 'code');
  const isCode = method === 'code';
  const form = useForm({
    initial: { password: '', code: '' },
    validate: (values) =>
      isCode ? { code: codeRule(values.code) } : { password: rules.password(values.password) },
    send: (values) =>
      request(proofCalls.prove, isCode ? { code: values.code.trim() } : { password: values.password }, {
        isSilent: true,
      }),
    onSent: onProven,
    describe: useDescribeFailure(),
  });
  const { ref } = form.element;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another method has another field, which takes the focus.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref, method]);
  const cancelButton = (
    <Button onClick={onCancel}>{t({ id: 'host.component.proof.cancel', message: 'Cancel' })}</Button>
  );
  const passkeyForm = methods.passkey ? (
    <PasskeyForm
      label={t({ id: 'host.page.second-step.passkey', message: 'Use a passkey' })}
      start={() => request(proofCalls.startPasskey, {}, { isSilent: true })}
      finish={(result) => request(proofCalls.prove, { passkey: result }, { isSilent: true })}
      onFinished={onProven}
    />
  ) : null;
  const introduction = (
    <p className={styles.description}>
      {t({
        id: 'host.component.proof.description',
        message: 'Confirm your identity to continue. You will not be asked again for ten minutes.',
      })}
    </p>
  );
  if (passkeyForm && !methods.password && !methods.code) {
    return (
      <>
        {introduction}
        {passkeyForm}
        <div className={styles.belowActions}>{cancelButton}</div>
      </>
    );
  }
  if (!methods.password && !methods.code) {
    return (
      <>
        <p className={styles.description}>
          {t({
            id: 'host.component.proof.none',
            message:
              'Your account has no password. Sign out, sign in again and repeat the action within ten minutes.',
          })}
        </p>
        <div className={styles.actions}>{cancelButton}</div>
      </>
    );
  }
  return (
    <>
      <form {...form.element}>
        {introduction}
        <FormAlert>{form.error}</FormAlert>
        {isCode ? (
          <CodeField fields={form} acceptsRecoveryCodes />
        ) : (
          <TextField
            fields={form}
            name="password"
            kind="password"
            autoComplete="current-password"
            label={t({ id: 'host.component.proof.password', message: 'Your password' })}
          />
        )}
        <div className={styles.actions}>
          {cancelButton}
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {t({ id: 'host.component.proof.submit', message: 'Confirm' })}
          </Button>
          {methods.password && methods.code ? (
            <Button type="text" onClick={() => setMethod(isCode ? 'password' : 'code')}>
              {isCode
                ? t({ id: 'host.component.proof.use-password', message: 'Use the password' })
                : t({ id: 'host.component.proof.use-code', message: 'Use a code' })}
            </Button>
          ) : null}
        </div>
      </form>
      {passkeyForm ? <div className={styles.belowActions}>{passkeyForm}</div> : null}
    </>
  );
}
