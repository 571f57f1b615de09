import { LIMITS } from '@atrium/contract';
import { Button, Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../app.module.css';

/** Asks an admin for the reason for reading the input and output of another user's run. The reason is stored. */
export function ReasonForm({ onSubmit }: { onSubmit(reason: string): void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const isValid = reason.trim() !== '' && reason.trim().length <= LIMITS.noteLength;
  return (
    <form
      className={styles.reasonForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onSubmit(reason.trim());
      }}
    >
      <Field
        label={t({
          id: 'assets.page.history.reason',
          message: 'Reason for viewing the input and output',
        })}
        hint={t({
          id: 'assets.page.history.reason-hint',
          message: 'This data belongs to another user. Your reason is recorded in the audit log.',
        })}
        isRequired
      >
        {(control) => (
          <Input {...control} value={reason} maxLength={LIMITS.noteLength} onChange={setReason} />
        )}
      </Field>
      <Button htmlType="submit" disabled={!isValid}>
        {t({ id: 'assets.page.history.reveal', message: 'Show input and output' })}
      </Button>
    </form>
  );
}
