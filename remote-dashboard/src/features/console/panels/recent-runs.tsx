import type { DashboardSummary } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { SafeLink } from '@atrium/ui/base';
import { type RecordColumn, RecordTable, StatusMark } from '@atrium/ui/data';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { STATUS_TONES, useRunLabels } from '../../../runs/use-run-labels.ts';
import styles from '../console.module.css';

type Run = DashboardSummary['recent'][number];

/** The latest runs of all apps in the period. */
export function RecentRuns({ runs }: { readonly runs: readonly Run[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { statuses } = useRunLabels();
  const columns: readonly RecordColumn<Run>[] = [
    {
      key: 'app',
      title: t({ id: 'dashboard.page.console.app', message: 'App' }),
      isName: true,
      render: ({ appId, appName, kind }) => (
        <SafeLink to={`/admin/assets/${kind}App/${appId}`}>{appName}</SafeLink>
      ),
    },
    {
      key: 'status',
      title: t({ id: 'dashboard.page.console.status', message: 'Status' }),
      render: ({ status }) => <StatusMark tone={STATUS_TONES[status]}>{statuses[status]}</StatusMark>,
    },
    {
      key: 'runMs',
      title: t({ id: 'dashboard.page.console.duration', message: 'Duration' }),
      isNumber: true,
      render: ({ runMs }) => format.duration(runMs),
    },
    {
      key: 'at',
      title: t({ id: 'dashboard.page.console.at', message: 'Time' }),
      render: ({ at }) => (
        <time dateTime={at} title={format.dateTime(at)}>
          {format.relative(at)}
        </time>
      ),
    },
  ];
  const title = t({ id: 'dashboard.page.console.recent', message: 'Recent runs' });
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {runs.length === 0 ? (
        <StateView
          kind="empty"
          title={t({ id: 'dashboard.page.console.no-runs', message: 'No runs in this period' })}
          description={t({
            id: 'dashboard.page.console.no-runs-description',
            message: 'Open an app and run it to see metrics here.',
          })}
        />
      ) : (
        <RecordTable label={title} columns={columns} rows={runs} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
