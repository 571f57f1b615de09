import type { Batch, BatchRowStatus } from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface StatusLabel {
  readonly tone: StatusTone;
  readonly label: string;
}

/** Returns a function that returns the label and the tone of a batch's status. */
export function useDescribeBatchStatus(): (batch: Pick<Batch, 'status' | 'counts'>) => StatusLabel {
  const { t } = useLingui();
  return ({ status, counts }) => {
    switch (status) {
      case 'uploading':
        return { tone: 'quiet', label: t({ id: 'assets.page.batch.uploading', message: 'Not started' }) };
      case 'running':
        return { tone: 'running', label: t({ id: 'assets.page.batch.running', message: 'Running' }) };
      case 'canceled':
        return { tone: 'quiet', label: t({ id: 'assets.page.batch.canceled', message: 'Canceled' }) };
      case 'finished':
        return counts.failed > 0
          ? {
              tone: 'warning',
              label: t({ id: 'assets.page.batch.finished-with-errors', message: 'Finished with errors' }),
            }
          : { tone: 'success', label: t({ id: 'assets.page.batch.finished', message: 'Finished' }) };
    }
  };
}

export const ROW_TONES: Readonly<Record<BatchRowStatus, StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  canceled: 'quiet',
};

/** Returns the labels of the statuses of rows. */
export function useRowStatusLabels(): Readonly<Record<BatchRowStatus, string>> {
  const { t } = useLingui();
  return {
    queued: t({ id: 'assets.page.batch.row-queued', message: 'Queued' }),
    running: t({ id: 'assets.page.batch.row-running', message: 'Running' }),
    succeeded: t({ id: 'assets.page.batch.row-succeeded', message: 'Succeeded' }),
    failed: t({ id: 'assets.page.batch.row-failed', message: 'Failed' }),
    canceled: t({ id: 'assets.page.batch.row-canceled', message: 'Canceled' }),
  };
}
