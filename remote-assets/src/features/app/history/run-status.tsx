import type { RUN_STATUSES, Run } from '@atrium/contract';
import { StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Status = (typeof RUN_STATUSES)[number];

const TONES: Readonly<Record<Status, StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  timeout: 'danger',
  canceled: 'quiet',
  rejected: 'warning',
  lost: 'quiet',
};

/** Returns the labels of run statuses. */
export function useRunStatusLabels(): Readonly<Record<Status, string>> {
  const { t } = useLingui();
  return {
    queued: t({ id: 'assets.page.history.status-queued', message: 'Queued' }),
    running: t({ id: 'assets.page.history.status-running', message: 'Running' }),
    succeeded: t({ id: 'assets.page.history.status-succeeded', message: 'Succeeded' }),
    failed: t({ id: 'assets.page.history.status-failed', message: 'Failed' }),
    timeout: t({ id: 'assets.page.history.status-timeout', message: 'Timed out' }),
    canceled: t({ id: 'assets.page.history.status-canceled', message: 'Canceled' }),
    rejected: t({ id: 'assets.page.history.status-rejected', message: 'Rejected' }),
    lost: t({ id: 'assets.page.history.status-lost', message: 'Interrupted' }),
  };
}

export function RunStatus({ status }: { readonly status: Run['status'] }) {
  const labels = useRunStatusLabels();
  return <StatusMark tone={TONES[status]}>{labels[status]}</StatusMark>;
}
