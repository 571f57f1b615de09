import { deleteAccountCall } from '@atrium/contract';
import {
  leaveSessionAtom,
  request,
  useAppAtomValue,
  useForm,
  userInfoAtom,
  useSetAppAtom,
} from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { OptionGroup } from '../../../components/option-group/option-group.tsx';
import styles from '../../../components/second-step/second-step.module.css';
import { TextField } from '../../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../../components/use-describe-failure.ts';
import formStyles from './delete-account-form.module.css';

interface DeleteAccountFormProps {
  onCancel(): void;
}

interface Values {
  readonly apps: 'remove' | 'transfer';
  readonly newOwner: string;
  readonly account: string;
}

const EMPTY: Values = { apps: 'remove', newOwner: '', account: '' };

/** Lets the user choose what happens to the apps, and requires the username as a confirmation. */
export function DeleteAccountForm({ onCancel }: DeleteAccountFormProps) {
  const { t } = useLingui();
  const leaveSession = useSetAppAtom(leaveSessionAtom);
  const account = useAppAtomValue(userInfoAtom)?.account ?? '';
  const form = useForm<Values, unknown>({
    initial: EMPTY,
    validate: (values) => ({
      newOwner:
        values.apps === 'transfer' && values.newOwner.trim() === ''
          ? t({ id: 'host.page.account-setting.delete-owner-missing', message: 'Enter the new owner' })
          : undefined,
      account:
        values.account.trim() === account
          ? undefined
          : t({ id: 'host.page.account-setting.delete-account-wrong', message: 'This is not your username' }),
    }),
    send: ({ apps, newOwner }) =>
      request(deleteAccountCall, apps === 'transfer' ? { apps, newOwner } : { apps }, { isSilent: true }),
    onSent: () => leaveSession(),
    describe: useDescribeFailure(),
  });
  const { ref } = form.element;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const { apps } = form.values;
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <div className={formStyles.apps}>
        <OptionGroup
          label={t({ id: 'host.page.account-setting.delete-apps', message: 'Your apps' })}
          value={apps}
          options={[
            {
              value: 'remove',
              name: t({ id: 'host.page.account-setting.delete-apps-remove', message: 'Delete' }),
            },
            {
              value: 'transfer',
              name: t({ id: 'host.page.account-setting.delete-apps-transfer', message: 'Transfer' }),
            },
          ]}
          onChoose={(value) => form.change('apps', value)}
        />
        <p className={formStyles.description}>
          {apps === 'remove'
            ? t({
                id: 'host.page.account-setting.delete-remove-description',
                message:
                  'Your apps will be deleted, and all their API keys will stop working. An admin can restore the apps within 30 days.',
              })
            : t({
                id: 'host.page.account-setting.delete-transfer-description',
                message:
                  'Your apps and their runs will belong to the new owner. API keys that you created will stop working. Keys of others will keep working.',
              })}
        </p>
      </div>
      {apps === 'transfer' ? (
        <TextField
          fields={form}
          name="newOwner"
          autoComplete="off"
          label={t({
            id: 'host.page.account-setting.delete-owner',
            message: 'Username or email of the new owner',
          })}
        />
      ) : null}
      <TextField
        fields={form}
        name="account"
        autoComplete="off"
        label={
          <Trans id="host.page.account-setting.delete-account">
            Enter <strong>{account}</strong> to confirm
          </Trans>
        }
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>
          {t({ id: 'host.page.account-setting.factor-cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" status="danger" htmlType="submit" loading={form.isSending}>
          {t({ id: 'host.page.account-setting.delete-submit', message: 'Delete my account' })}
        </Button>
      </div>
    </form>
  );
}
