import { appCalls, LIMITS } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { Button, Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmationDialog } from '../../../confirmation-dialog.tsx';
import { useOpenApp } from '../open-app.ts';

/** Suspends an app for all users, with a reason that its owner reads. */
export function SuspendApp() {
  const { t } = useLingui();
  const { app, reload } = useOpenApp();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const suspend = async () => {
    const body = { id: app.id, reason: reason.trim() };
    const suspended = await submit(
      () => request(appCalls[app.kind].suspend, body, { isSilent: true }),
      ({ msg }) => toasts.error(msg),
    );
    if (suspended) setOpen(false);
    await reload();
  };
  const label = t({ id: 'assets.page.settings.suspend', message: 'Suspend app' });
  return (
    <>
      <Button status="danger" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmationDialog
        isOpen={isOpen}
        title={t({ id: 'assets.page.settings.suspend-title', message: 'Suspend this app?' })}
        confirm={label}
        isDangerous
        isBusy={isRunning}
        canConfirm={reason.trim() !== '' && reason.trim().length <= LIMITS.noteLength}
        onClose={() => setOpen(false)}
        onConfirm={() => void suspend()}
      >
        <Field
          label={t({ id: 'assets.page.settings.suspend-reason', message: 'Reason' })}
          hint={t({
            id: 'assets.page.settings.suspend-hint',
            message: 'The owner can see the reason. Only admins can lift the suspension.',
          })}
          isRequired
        >
          {(control) => (
            <Input {...control} value={reason} maxLength={LIMITS.noteLength} onChange={setReason} />
          )}
        </Field>
      </ConfirmationDialog>
    </>
  );
}
