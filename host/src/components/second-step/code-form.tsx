import { useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useEffect } from 'react';
import { useDescribeFailure } from '../use-describe-failure.ts';
import { CodeField } from './code-field.tsx';
import { useCodeRule } from './use-code-rule.ts';

interface CodeFormProps<Result> {
  readonly submitLabel: string;
  /** Whether the user has set up the authenticator app. The form then accepts recovery codes and takes the focus. */
  readonly isSetUp: boolean;
  send(code: string): Promise<Result>;
  onSent(result: Result): void;
}

/** Asks for a code of the authenticator app. */
export function CodeForm<Result>({ submitLabel, isSetUp, send, onSent }: CodeFormProps<Result>) {
  const rule = useCodeRule();
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: rule(code) }),
    send: ({ code }) => send(code.trim()),
    onSent,
    describe: useDescribeFailure(),
  });
  const { ref } = form.element;
  useEffect(() => {
    if (isSetUp) ref.current?.querySelector('input')?.focus();
  }, [isSetUp, ref]);
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <CodeField fields={form} acceptsRecoveryCodes={isSetUp} isLarge />
      <Button type="primary" htmlType="submit" size="large" long loading={form.isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
