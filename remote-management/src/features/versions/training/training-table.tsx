import { type Training, type TrainingReport, trainingCalls, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { RecordTable, StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { formatScore } from './format-score.ts';
import { useTrainableTask } from './train-version-button.tsx';
import { useTrainingLabels } from './use-training-labels.ts';

interface TrainingTableProps {
  /** Undefined while the trainings load. */
  readonly list?: readonly Training[];
  onOpen(id: string): void;
  onCanceled(): void;
}

const TONES: Readonly<Record<Training['status'], StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  canceled: 'quiet',
};

/** The trainings of an algorithm with their progress and score. */
export function TrainingTable({ list, onOpen, onCanceled }: TrainingTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const task = useTrainableTask();
  const { methods, statuses } = useTrainingLabels();
  if (list?.length === 0) {
    return <p>{t({ id: 'management.page.training.none', message: 'No training jobs yet' })}</p>;
  }
  const cancel = async ({ id }: Training) => {
    try {
      await request(trainingCalls.cancel, { id });
    } catch {
      // A toast has already reported the error.
    }
    onCanceled();
  };
  const getName = ({ settings, version }: Training) =>
    version === null
      ? methods[settings.algorithm]
      : `${versionName(version)} · ${methods[settings.algorithm]}`;
  const scoreTitles = {
    cluster: t({ id: 'management.page.training.silhouette', message: 'Silhouette' }),
    anomaly: t({ id: 'management.page.training.flagged-share', message: 'Flagged rows (%)' }),
    classify: t({ id: 'management.page.training.accuracy', message: 'Accuracy' }),
    regress: t({ id: 'management.page.training.r2', message: 'R²' }),
  };
  // All shares of the column, so that they have the same number of decimal digits.
  const shares = list?.map(({ report }) => report && getShare(report));
  const renderScore = (report: TrainingReport) => {
    const score = report.metrics.silhouette ?? report.metrics.r2;
    return typeof score === 'number' ? formatScore(score, format) : format.percent(getShare(report), shares);
  };
  return (
    <RecordTable
      label={t({ id: 'management.page.training.trainings', message: 'Training jobs' })}
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t({ id: 'management.page.training.version', message: 'Version' }),
          isName: true,
          render: getName,
        },
        {
          key: 'status',
          title: t({ id: 'management.page.training.status', message: 'Status' }),
          render: ({ status, done, total }) => (
            <StatusMark tone={TONES[status]}>
              {status === 'running' ? `${statuses[status]} ${done}/${total}` : statuses[status]}
            </StatusMark>
          ),
        },
        {
          key: 'score',
          title: task ? scoreTitles[task] : '',
          isNumber: true,
          render: ({ report }) => (report ? renderScore(report) : '–'),
        },
        {
          key: 'rows',
          title: t({ id: 'management.page.training.rows', message: 'Rows' }),
          isNumber: true,
          render: ({ rowCount }) => format.number(rowCount),
        },
        {
          key: 'createdAt',
          title: t({ id: 'management.page.training.created', message: 'Created' }),
          render: ({ createdAt }) => format.relative(createdAt),
        },
        {
          key: 'actions',
          title: t({ id: 'management.page.training.actions', message: 'Actions' }),
          isActions: true,
          render: (training) => {
            const name = getName(training);
            const isUnfinished = training.status === 'queued' || training.status === 'running';
            return (
              <Button
                type="text"
                size="small"
                aria-label={
                  isUnfinished
                    ? t({ id: 'management.page.training.cancel-of', message: `Cancel ${name}` })
                    : t({ id: 'management.page.training.view-of', message: `View ${name}` })
                }
                onClick={() => (isUnfinished ? void cancel(training) : onOpen(training.id))}
              >
                {isUnfinished
                  ? t({ id: 'management.page.training.cancel', message: 'Cancel' })
                  : t({ id: 'management.page.training.view', message: 'View' })}
              </Button>
            );
          },
        },
      ]}
    />
  );
}

/** Returns the share of rows that the final model flags, or the accuracy. */
function getShare({ metrics, anomalies }: TrainingReport): number {
  return anomalies ? anomalies.training.flagged / anomalies.training.rows : (metrics.accuracy ?? 0);
}
