import { type DataSetRow, type Evaluation, evaluationCalls, versionName } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request } from '@atrium/runtime';
import { useCostFormat, useTokenLabels } from '@atrium/task-views';
import { Button } from '@atrium/ui/base';
import { RecordTable, StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './data-sets.module.css';

interface EvaluationTableProps {
  readonly dataSet: DataSetRow;
  readonly list: readonly Evaluation[];
  onOpen(id: string): void;
  onCanceled(): void;
}

const TONES: Readonly<Record<Evaluation['status'], StatusTone>> = {
  queued: 'quiet',
  running: 'running',
  succeeded: 'success',
  failed: 'danger',
  canceled: 'quiet',
};

/** The evaluations on a data set, newest first, with their progress and score. */
export function EvaluationTable({ dataSet, list, onOpen, onCanceled }: EvaluationTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const formatCost = useCostFormat();
  const tokenLabels = useTokenLabels();
  const statuses = useStatusNames();
  if (list.length === 0) {
    return <p>{t({ id: 'management.page.data-sets.no-evaluations', message: 'No evaluations yet' })}</p>;
  }
  // If one score needs a decimal digit, all scores have one.
  const scores = list.map(({ score }) => score);
  const cancel = async ({ id }: Evaluation) => {
    try {
      await request(evaluationCalls.cancel, { id });
    } catch {
      // A toast has already reported the error.
    }
    onCanceled();
  };
  const getName = ({ targetName, version }: Evaluation) => `${targetName} ${versionName(version)}`;
  return (
    <RecordTable
      label={t({ id: 'management.page.data-sets.evaluate', message: 'Evaluations' })}
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'version',
          title: t({ id: 'management.page.data-sets.version', message: 'Version' }),
          isName: true,
          render: getName,
        },
        {
          key: 'status',
          title: t({ id: 'management.page.data-sets.status', message: 'Status' }),
          render: ({ status, done, total }) => (
            <StatusMark tone={TONES[status]}>
              {status === 'running' && total > 1 ? `${statuses[status]} ${done}/${total}` : statuses[status]}
            </StatusMark>
          ),
        },
        {
          key: 'score',
          title: t({ id: 'management.page.data-sets.score', message: 'Score' }),
          isNumber: true,
          render: ({ score, dataSetRevision }) => {
            if (score === null) return '–';
            if (dataSetRevision === dataSet.revision) return format.percent(score, scores);
            // The placeholder of the message has the name of this variable.
            const revision = dataSetRevision;
            return (
              <span className={styles.quiet}>
                {format.percent(score, scores)}{' '}
                {t({ id: 'management.page.data-sets.old-revision', message: `(revision ${revision})` })}
              </span>
            );
          },
        },
        {
          key: 'p95',
          title: t({ id: 'management.page.data-sets.p95', message: 'P95 latency' }),
          isNumber: true,
          render: ({ metrics }) => (metrics ? format.duration(metrics.p95Ms) : '–'),
        },
        ...(list.some(({ metrics }) => metrics?.cost != null)
          ? [
              {
                key: 'cost',
                title: tokenLabels.cost,
                isNumber: true,
                render: ({ metrics }: Evaluation) =>
                  metrics?.cost == null || !metrics.currency
                    ? '–'
                    : formatCost(metrics.cost, metrics.currency),
              },
            ]
          : []),
        {
          key: 'createdAt',
          title: t({ id: 'management.page.data-sets.started', message: 'Started' }),
          render: ({ createdAt }) => format.relative(createdAt),
        },
        {
          key: 'actions',
          title: t({ id: 'management.page.data-sets.actions', message: 'Actions' }),
          isActions: true,
          render: (evaluation) => {
            const name = getName(evaluation);
            const isOpenable = evaluation.status === 'succeeded' || evaluation.status === 'failed';
            if (isOpenable) {
              return (
                <Button
                  type="text"
                  size="small"
                  aria-label={t({ id: 'management.page.data-sets.view-of', message: `View ${name}` })}
                  onClick={() => onOpen(evaluation.id)}
                >
                  {t({ id: 'management.page.data-sets.view', message: 'View' })}
                </Button>
              );
            }
            if (evaluation.status === 'canceled') return null;
            return (
              <Button
                type="text"
                size="small"
                aria-label={t({ id: 'management.page.data-sets.cancel-of', message: `Cancel ${name}` })}
                onClick={() => void cancel(evaluation)}
              >
                {t({ id: 'management.page.data-sets.cancel', message: 'Cancel' })}
              </Button>
            );
          },
        },
      ]}
    />
  );
}

function useStatusNames(): Readonly<Record<Evaluation['status'], string>> {
  const { t } = useLingui();
  return {
    queued: t({ id: 'management.page.data-sets.queued', message: 'Queued' }),
    running: t({ id: 'management.page.data-sets.running', message: 'Running' }),
    succeeded: t({ id: 'management.page.data-sets.succeeded', message: 'Succeeded' }),
    failed: t({ id: 'management.page.data-sets.failed', message: 'Failed' }),
    canceled: t({ id: 'management.page.data-sets.canceled', message: 'Canceled' }),
  };
}
