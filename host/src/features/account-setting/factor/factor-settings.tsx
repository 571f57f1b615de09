import { type DataOf, type factorCall, factorRemoveCall, recoveryCodesCall } from '@atrium/contract';
import { request, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../../../components/second-step/second-step.module.css';
import { PasswordAndCodeForm } from './password-and-code-form.tsx';

interface FactorSettingsProps {
  readonly factor: DataOf<typeof factorCall>;
  onCodes(codes: readonly string[]): void;
  onRemoved(): Promise<void>;
}

/** The state of a second factor that is on, with its actions. */
export function FactorSettings({ factor, onCodes, onRemoved }: FactorSettingsProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const [action, setAction] = useState<'codes' | 'remove'>();
  const { recoveryCodeCount, isRequired } = factor;
  const labels = {
    codes: t({ id: 'host.page.account-setting.factor-codes', message: 'Generate new codes' }),
    remove: t({ id: 'host.page.account-setting.factor-remove', message: 'Turn off' }),
  };
  const cancel = () => setAction(undefined);
  if (action === 'codes') {
    return (
      <PasswordAndCodeForm
        submitLabel={labels.codes}
        description={t({
          id: 'host.page.account-setting.factor-codes-description',
          message: 'New recovery codes replace the earlier ones.',
        })}
        send={(proof) => request(recoveryCodesCall, proof, { isSilent: true })}
        onSent={({ recoveryCodes }) => {
          cancel();
          onCodes(recoveryCodes);
        }}
        onCancel={cancel}
      />
    );
  }
  if (action === 'remove') {
    return (
      <PasswordAndCodeForm
        submitLabel={labels.remove}
        description={t({
          id: 'host.page.account-setting.factor-remove-description',
          message: 'After you turn it off, your password alone is enough to sign in.',
        })}
        send={(proof) => request(factorRemoveCall, proof, { isSilent: true })}
        onSent={async () => {
          toasts.success(
            t({
              id: 'host.page.account-setting.factor-removed',
              message: 'Two-factor authentication turned off',
            }),
          );
          await onRemoved();
        }}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <p className={styles.description}>
        {t({
          id: 'host.page.account-setting.factor-on',
          message: `Two-factor authentication is on. Unused recovery codes: ${recoveryCodeCount}`,
        })}
      </p>
      {isRequired ? (
        <p className={styles.description}>
          {t({
            id: 'host.page.account-setting.factor-required',
            message: 'Your role requires two-factor authentication.',
          })}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={() => setAction('codes')}>{labels.codes}</Button>
        {isRequired ? null : (
          <Button status="danger" onClick={() => setAction('remove')}>
            {labels.remove}
          </Button>
        )}
      </div>
    </>
  );
}
