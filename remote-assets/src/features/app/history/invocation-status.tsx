import type { INVOCATION_STATUSES, Invocation } from '@atrium/contract';
import { StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

type Status = (typeof INVOCATION_STATUSES)[number];

const TONES: Readonly<Record<Status, StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  timeout: 'danger',
  canceled: 'quiet',
  rejected: 'warning',
};

/** What became of a run, in words. */
export function useInvocationStatusNames(): Readonly<Record<Status, string>> {
  const { t } = useLingui();
  return {
    queued: t({ id: 'assets.page.history.status-queued', message: '排队中' }),
    running: t({ id: 'assets.page.history.status-running', message: '运行中' }),
    succeeded: t({ id: 'assets.page.history.status-succeeded', message: '成功' }),
    failed: t({ id: 'assets.page.history.status-failed', message: '失败' }),
    timeout: t({ id: 'assets.page.history.status-timeout', message: '超时' }),
    canceled: t({ id: 'assets.page.history.status-canceled', message: '已取消' }),
    rejected: t({ id: 'assets.page.history.status-rejected', message: '被拒绝' }),
  };
}

export function InvocationStatus({ status }: { readonly status: Invocation['status'] }) {
  const names = useInvocationStatusNames();
  return <StatusMark tone={TONES[status]}>{names[status]}</StatusMark>;
}
