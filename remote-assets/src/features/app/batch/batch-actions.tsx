import { type Batch, batchCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmationDialog } from '../../../confirmation-dialog.tsx';
import styles from '../app.module.css';
import { DownloadResult } from './download-result.tsx';

interface BatchActionsProps {
  readonly batch: Batch;
  onChanged(): Promise<void>;
  onRemoved(): void;
}

/**
 * Cancels a batch, runs its failed rows again, downloads its result or deletes it. Users who may not change the batch
 * can only download its result.
 */
export function BatchActions({ batch, onChanged, onRemoved }: BatchActionsProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const [confirmation, setConfirmation] = useState<'cancel' | 'remove'>();
  const { id, status, counts, isChangeable } = batch;
  const hasEnded = status === 'finished' || status === 'canceled';
  const send = async (call: 'cancel' | 'retry' | 'remove') => {
    const done = await submit(
      () => request(batchCalls[call], { id }, { isSilent: true }),
      (error) => toasts.error(error.msg),
    );
    setConfirmation(undefined);
    if (done !== undefined && call === 'remove') onRemoved();
    else await onChanged();
  };
  return (
    <div className={styles.tools}>
      {!isChangeable || status === 'running' ? null : (
        <Button status="danger" onClick={() => setConfirmation('remove')}>
          {t({ id: 'assets.page.batch.remove', message: 'Delete' })}
        </Button>
      )}
      {isChangeable && status === 'running' ? (
        <Button onClick={() => setConfirmation('cancel')}>
          {t({ id: 'assets.page.batch.cancel', message: 'Cancel batch' })}
        </Button>
      ) : null}
      {isChangeable && hasEnded && counts.failed + counts.canceled > 0 && counts.running === 0 ? (
        <Button loading={isRunning && !confirmation} onClick={() => void send('retry')}>
          {counts.canceled > 0
            ? t({ id: 'assets.page.batch.retry-canceled', message: 'Retry failed and canceled rows' })
            : t({ id: 'assets.page.batch.retry', message: 'Retry failed rows' })}
        </Button>
      ) : null}
      {hasEnded ? <DownloadResult batch={batch} /> : null}
      <ConfirmationDialog
        isOpen={confirmation === 'cancel'}
        title={t({ id: 'assets.page.batch.cancel-title', message: 'Cancel this batch?' })}
        confirm={t({ id: 'assets.page.batch.cancel', message: 'Cancel batch' })}
        cancel={t({ id: 'assets.page.batch.keep-running', message: 'Keep running' })}
        isBusy={isRunning}
        onClose={() => setConfirmation(undefined)}
        onConfirm={() => void send('cancel')}
      >
        {t({
          id: 'assets.page.batch.cancel-description',
          message:
            'Rows that are running will finish. The results so far remain, and you can run the other rows later.',
        })}
      </ConfirmationDialog>
      <ConfirmationDialog
        isOpen={confirmation === 'remove'}
        title={t({ id: 'assets.page.batch.remove-title', message: 'Delete this batch?' })}
        confirm={t({ id: 'assets.page.batch.remove', message: 'Delete' })}
        isDangerous
        isBusy={isRunning}
        onClose={() => setConfirmation(undefined)}
        onConfirm={() => void send('remove')}
      >
        {t({
          id: 'assets.page.batch.remove-description',
          message: 'Its rows and results are permanently deleted. Its runs remain in the history of the app.',
        })}
      </ConfirmationDialog>
    </div>
  );
}
