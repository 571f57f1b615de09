import type { DashboardCall } from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Status = DashboardCall['status'];

/** How each outcome is marked. */
export const STATUS_TONES: Readonly<Record<Status, StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  timeout: 'danger',
  canceled: 'quiet',
  rejected: 'warning',
};

/** What came of calls, and the kinds of apps that they called, in words. */
export function useCallWords() {
  const { t } = useLingui();
  const statuses: Readonly<Record<Status, string>> = {
    queued: t({ id: 'dashboard.page.console.status-queued', message: '排队中' }),
    running: t({ id: 'dashboard.page.console.status-running', message: '运行中' }),
    succeeded: t({ id: 'dashboard.page.console.status-succeeded', message: '成功' }),
    failed: t({ id: 'dashboard.page.console.status-failed', message: '失败' }),
    timeout: t({ id: 'dashboard.page.console.status-timeout', message: '超时' }),
    canceled: t({ id: 'dashboard.page.console.status-canceled', message: '已取消' }),
    rejected: t({ id: 'dashboard.page.console.status-rejected', message: '被拒绝' }),
  };
  const kinds: Readonly<Record<DashboardCall['kind'], string>> = {
    algorithm: t({ id: 'dashboard.page.console.kind-algorithm', message: '算法应用' }),
    recognition: t({ id: 'dashboard.page.console.kind-recognition', message: '识别应用' }),
    nlp: t({ id: 'dashboard.page.console.kind-nlp', message: 'NLP 应用' }),
  };
  return { statuses, kinds };
}
