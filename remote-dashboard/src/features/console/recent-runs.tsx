import type { DashboardSummary } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { type RecordColumn, RecordTable, StatusMark, type StatusTone } from '@atrium/ui/data';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from './console.module.css';

type Run = DashboardSummary['recent'][number];

const TONES: Readonly<Record<Run['status'], StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  timeout: 'danger',
  canceled: 'quiet',
  rejected: 'warning',
};

function useRunNames(): Readonly<Record<Run['status'], string>> {
  const { t } = useLingui();
  return {
    queued: t({ id: 'dashboard.page.console.status-queued', message: '排队中' }),
    running: t({ id: 'dashboard.page.console.status-running', message: '运行中' }),
    succeeded: t({ id: 'dashboard.page.console.status-succeeded', message: '成功' }),
    failed: t({ id: 'dashboard.page.console.status-failed', message: '失败' }),
    timeout: t({ id: 'dashboard.page.console.status-timeout', message: '超时' }),
    canceled: t({ id: 'dashboard.page.console.status-canceled', message: '已取消' }),
    rejected: t({ id: 'dashboard.page.console.status-rejected', message: '被拒绝' }),
  };
}

/** The last runs of all apps. */
export function RecentRuns({ runs }: { readonly runs: readonly Run[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useRunNames();
  const columns: readonly RecordColumn<Run>[] = [
    {
      key: 'app',
      title: t({ id: 'dashboard.page.console.app', message: '应用' }),
      isName: true,
      render: ({ appName }) => appName,
    },
    {
      key: 'status',
      title: t({ id: 'dashboard.page.console.status', message: '状态' }),
      render: ({ status }) => <StatusMark tone={TONES[status]}>{names[status]}</StatusMark>,
    },
    {
      key: 'runMs',
      title: t({ id: 'dashboard.page.console.run-time', message: '用时（毫秒）' }),
      isNumber: true,
      render: ({ runMs }) => format.number(runMs, { maximumFractionDigits: 1 }),
    },
    {
      key: 'at',
      title: t({ id: 'dashboard.page.console.at', message: '时间' }),
      render: ({ at }) => (
        <time dateTime={at} title={format.dateTime(at)}>
          {format.relative(at)}
        </time>
      ),
    },
  ];
  const title = t({ id: 'dashboard.page.console.recent', message: '最近的运行' });
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {runs.length === 0 ? (
        <StateView
          kind="empty"
          title={t({ id: 'dashboard.page.console.no-runs', message: '还没有运行过应用' })}
          line={t({
            id: 'dashboard.page.console.no-runs-line',
            message: '打开一个应用并运行它，这里就会出现记录。',
          })}
        />
      ) : (
        <RecordTable label={title} columns={columns} rows={runs} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
