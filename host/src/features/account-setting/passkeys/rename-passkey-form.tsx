import { passkeyCalls } from '@atrium/contract';
import { request, useForm } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import stepStyles from '../../../components/second-step/second-step.module.css';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../../components/use-describe-failure.ts';
import type { Passkey } from './passkey.ts';
import { usePasskeyNameRule } from './use-passkey-name-rule.ts';

interface RenamePasskeyFormProps {
  readonly passkey: Passkey;
  onDone(): Promise<void>;
  onCancel(): void;
}

export function RenamePasskeyForm({ passkey: { id, name }, onDone, onCancel }: RenamePasskeyFormProps) {
  const { t } = useLingui();
  const rule = usePasskeyNameRule();
  const form = useForm({
    initial: { name },
    validate: (values) => ({ name: rule(values.name) }),
    send: (values) => request(passkeyCalls.rename, { id, name: values.name.trim() }, { isSilent: true }),
    onSent: onDone,
    describe: useDescribeFailure(),
  });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        name="name"
        autoComplete="off"
        label={t({ id: 'host.page.account-setting.passkey-new-name', message: 'New name' })}
      />
      <div className={stepStyles.actions}>
        <Button onClick={onCancel}>
          {t({ id: 'host.page.account-setting.factor-cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {t({ id: 'host.page.account-setting.passkey-save', message: 'Save' })}
        </Button>
      </div>
    </form>
  );
}
