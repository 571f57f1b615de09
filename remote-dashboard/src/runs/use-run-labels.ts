import type { DashboardRun } from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Status = DashboardRun['status'];

/** The tone of each status. */
export const STATUS_TONES: Readonly<Record<Status, StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  timeout: 'danger',
  canceled: 'quiet',
  rejected: 'warning',
  lost: 'quiet',
};

/** Returns the labels of run statuses, and those of the kinds of apps in the singular and in the plural. */
export function useRunLabels() {
  const { t } = useLingui();
  const statuses: Readonly<Record<Status, string>> = {
    queued: t({ id: 'dashboard.page.console.status-queued', message: 'Queued' }),
    running: t({ id: 'dashboard.page.console.status-running', message: 'Running' }),
    succeeded: t({ id: 'dashboard.page.console.status-succeeded', message: 'Succeeded' }),
    failed: t({ id: 'dashboard.page.console.status-failed', message: 'Failed' }),
    timeout: t({ id: 'dashboard.page.console.status-timeout', message: 'Timed out' }),
    canceled: t({ id: 'dashboard.page.console.status-canceled', message: 'Canceled' }),
    rejected: t({ id: 'dashboard.page.console.status-rejected', message: 'Rejected' }),
    lost: t({ id: 'dashboard.page.console.status-lost', message: 'Interrupted' }),
  };
  const appKindsPlural: Readonly<Record<DashboardRun['kind'], string>> = {
    algorithm: t({ id: 'dashboard.page.console.kind-algorithm', message: 'Algorithm apps' }),
    recognition: t({ id: 'dashboard.page.console.kind-recognition', message: 'Recognition apps' }),
    nlp: t({ id: 'dashboard.page.console.kind-nlp', message: 'NLP apps' }),
  };
  const appKinds: Readonly<Record<DashboardRun['kind'], string>> = {
    algorithm: t({ id: 'dashboard.page.runs.kind-algorithm', message: 'Algorithm app' }),
    recognition: t({ id: 'dashboard.page.runs.kind-recognition', message: 'Recognition app' }),
    nlp: t({ id: 'dashboard.page.runs.kind-nlp', message: 'NLP app' }),
  };
  return { statuses, appKinds, appKindsPlural };
}
