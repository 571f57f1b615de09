import { type Run, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCostFormat, useTokenLabels } from '@atrium/task-views';
import { Button } from '@atrium/ui/base';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../app.module.css';
import { RunStatus } from './run-status.tsx';

interface HistoryTableProps {
  /** Undefined while the first rows load. */
  readonly rows: readonly Run[] | undefined;
  readonly isBusy: boolean;
  onOpen(id: string): void;
}

/** The runs of an app, one per row. */
export function HistoryTable({ rows, isBusy, onOpen }: HistoryTableProps) {
  const { t } = useLingui();
  // The columns Input (`snippet`) and Cost are shown only if a run has a value for them.
  const columns = useColumns(onOpen).filter(
    ({ key }) =>
      (key !== 'snippet' && key !== 'cost') ||
      rows?.some((row) => row[key === 'cost' ? 'cost' : 'snippet'] != null),
  );
  return (
    <RecordTable
      label={t({ id: 'assets.page.history.label', message: 'Runs' })}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

function useColumns(onOpen: (id: string) => void): readonly RecordColumn<Run>[] {
  const { t } = useLingui();
  const format = useFormat();
  const formatCost = useCostFormat();
  const tokenLabels = useTokenLabels();
  const useful = t({ id: 'assets.page.app.feedback-good', message: 'Useful' });
  const notUseful = t({ id: 'assets.page.app.feedback-bad', message: 'Not useful' });
  const apiKey = t({ id: 'assets.page.history.api-key', message: 'API key' });
  return [
    {
      key: 'createdAt',
      title: t({ id: 'assets.page.history.at', message: 'Time' }),
      isName: true,
      render: ({ createdAt }) => <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>,
    },
    {
      key: 'status',
      title: t({ id: 'assets.page.history.status', message: 'Status' }),
      render: ({ status }) => <RunStatus status={status} />,
    },
    {
      key: 'snippet',
      title: t({ id: 'assets.page.history.input', message: 'Input' }),
      render: ({ snippet }) => (snippet == null ? '–' : <span className={styles.snippet}>{snippet}</span>),
    },
    {
      key: 'version',
      title: t({ id: 'assets.page.history.version', message: 'Version' }),
      render: ({ targetVersion }) => versionName(targetVersion) || '–',
    },
    {
      key: 'userName',
      title: t({ id: 'assets.page.history.user', message: 'Run by' }),
      render: ({ userName, channel }) => userName ?? (channel === 'api' ? apiKey : '–'),
    },
    {
      key: 'runMs',
      title: t({ id: 'assets.page.history.time', message: 'Duration' }),
      isNumber: true,
      render: ({ runMs }) => format.duration(runMs),
    },
    {
      key: 'cost',
      title: tokenLabels.cost,
      isNumber: true,
      render: ({ cost, currency }) => (cost == null || !currency ? '–' : formatCost(cost, currency)),
    },
    {
      key: 'feedback',
      title: t({ id: 'assets.page.history.feedback', message: 'Feedback' }),
      render: ({ feedback }) => (feedback === null ? '–' : feedback > 0 ? useful : notUseful),
    },
    {
      key: 'actions',
      title: t({ id: 'assets.page.history.actions', message: 'Actions' }),
      isActions: true,
      render: ({ id, createdAt }) => {
        const time = format.dateTime(createdAt);
        return (
          <Button
            type="text"
            aria-label={t({ id: 'assets.page.history.open-of', message: `View run at ${time}` })}
            onClick={() => onOpen(id)}
          >
            {t({ id: 'assets.page.history.open', message: 'View' })}
          </Button>
        );
      },
    },
  ];
}
