import { passkeyCalls } from '@atrium/contract';
import { request, useForm, usePane } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import stepStyles from '../../../components/second-step/second-step.module.css';
import { useFocusAtStart } from '../../../components/second-step/use-focus-at-start.ts';
import { useDescribeFailure } from '../../../components/use-describe-failure.ts';
import type { Passkey } from './passkey.ts';

interface RemovePasskeyFormProps {
  readonly passkey: Passkey;
  onDone(): Promise<void>;
  onCancel(): void;
}

/** Asks the user to confirm the removal of a passkey. */
export function RemovePasskeyForm({ passkey: { id, name }, onDone, onCancel }: RemovePasskeyFormProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const explanation = useFocusAtStart<HTMLParagraphElement>();
  const form = useForm({
    initial: {},
    send: () => request(passkeyCalls.remove, { id }, { isSilent: true }),
    async onSent() {
      toasts.success(t({ id: 'host.page.account-setting.passkey-removed', message: `${name} removed` }));
      await onDone();
    },
    describe: useDescribeFailure(),
  });
  return (
    <form {...form.element}>
      <p ref={explanation} tabIndex={-1} className={stepStyles.description}>
        {t({
          id: 'host.page.account-setting.passkey-remove-description',
          message: `After you remove the passkey ${name}, you can no longer sign in with it. Delete it on your device too.`,
        })}
      </p>
      <FormAlert>{form.error}</FormAlert>
      <div className={stepStyles.actions}>
        <Button onClick={onCancel}>
          {t({ id: 'host.page.account-setting.factor-cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" status="danger" htmlType="submit" loading={form.isSending}>
          {t({ id: 'host.page.account-setting.passkey-remove', message: 'Remove' })}
        </Button>
      </div>
    </form>
  );
}
