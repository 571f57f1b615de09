import { passkeyCalls } from '@atrium/contract';
import { describeDevice } from '@atrium/contract/text';
import { request, useForm, usePane } from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useDescribePasskeyFailure } from '../../../components/passkey/use-describe-passkey-failure.ts';
import { createPasskey } from '../../../components/passkey/web-authn.ts';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { usePasskeyNameRule } from './use-passkey-name-rule.ts';

interface AddPasskeyFormProps {
  onAdded(): Promise<void>;
}

/** Adds a passkey with a name, which describes this device until the user changes it. */
export function AddPasskeyForm({ onAdded }: AddPasskeyFormProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const rule = usePasskeyNameRule();
  const form = useForm({
    initial: { name: describeDevice(navigator.userAgent).slice(0, 64) },
    validate: ({ name }) => ({ name: rule(name) }),
    async send({ name }) {
      const { options, flow } = await request(passkeyCalls.start, {}, { isSilent: true });
      const credential = await createPasskey(options);
      return await request(passkeyCalls.add, { name: name.trim(), flow, credential }, { isSilent: true });
    },
    async onSent() {
      toasts.success(t({ id: 'host.page.account-setting.passkey-added', message: 'Passkey added' }));
      await onAdded();
    },
    describe: useDescribePasskeyFailure(),
  });
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <TextField
        fields={form}
        name="name"
        autoComplete="off"
        label={t({ id: 'host.page.account-setting.passkey-name', message: 'Name of the passkey' })}
      />
      <Button type="primary" htmlType="submit" loading={form.isSending}>
        {t({ id: 'host.page.account-setting.passkey-add', message: 'Add a passkey' })}
      </Button>
    </form>
  );
}
