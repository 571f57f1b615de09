import { runCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmationDialog } from '../../../confirmation-dialog.tsx';
import { useOpenApp } from '../open-app.ts';

interface ClearHistoryProps {
  readonly isDisabled: boolean;
  onCleared(): Promise<void>;
}

/** Clears the history of the open app after confirmation. */
export function ClearHistory({ isDisabled, onCleared }: ClearHistoryProps) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const [isOpen, setOpen] = useState(false);
  const clear = async () => {
    const done = await submit(
      () => request(runCalls.clear, { appId: app.id }, { isSilent: true }),
      (error) => toasts.error(error.msg),
    );
    setOpen(false);
    if (!done) return;
    toasts.success(t({ id: 'assets.page.history.cleared', message: 'History cleared' }));
    await onCleared();
  };
  const label = t({ id: 'assets.page.history.clear', message: 'Clear history' });
  return (
    <>
      <Button status="danger" disabled={isDisabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmationDialog
        isOpen={isOpen}
        title={t({ id: 'assets.page.history.clear-title', message: 'Clear the run history of this app?' })}
        confirm={label}
        isDangerous
        isBusy={isRunning}
        onClose={() => setOpen(false)}
        onConfirm={() => void clear()}
      >
        {t({
          id: 'assets.page.history.clear-description',
          message:
            'All runs of this app and their stored inputs and outputs are permanently deleted. Metrics do not change.',
        })}
      </ConfirmationDialog>
    </>
  );
}
