import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../../../components/second-step/second-step.module.css';
import { DeleteAccountForm } from './delete-account-form.tsx';

interface DeleteAccountSectionProps {
  readonly className: string | undefined;
}

/** Explains what the deletion of the account does, and opens its form. */
export function DeleteAccountSection({ className }: DeleteAccountSectionProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={className} aria-labelledby="account-delete">
      <h2 id="account-delete">
        {t({ id: 'host.page.account-setting.delete-title', message: 'Delete account' })}
      </h2>
      <p className={styles.description}>
        {t({
          id: 'host.page.account-setting.delete-description',
          message:
            'All your devices will be signed out, and your API keys, sign-in methods and personal data will be deleted. Your username stays reserved and remains in audit events. You cannot undo this.',
        })}
      </p>
      {isOpen ? (
        <DeleteAccountForm onCancel={() => setIsOpen(false)} />
      ) : (
        <Button status="danger" onClick={() => setIsOpen(true)}>
          {t({ id: 'host.page.account-setting.delete-open', message: 'Delete account' })}
        </Button>
      )}
    </section>
  );
}
