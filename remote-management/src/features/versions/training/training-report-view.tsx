import { ScatterChart } from '@atrium/charts';
import type { Training, TrainingReport } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { FormAlert } from '@atrium/ui/base';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { ConfusionMatrix } from '../../../confusion/confusion-matrix.tsx';
import styles from '../versions.module.css';
import { AnomalyScores } from './anomaly-scores.tsx';
import { ClusterSizes } from './cluster-sizes.tsx';
import { formatScore } from './format-score.ts';
import { TrainingDetails } from './training-details.tsx';
import { useTrainingLabels } from './use-training-labels.ts';

/** What a training measured: the score beside the baseline, and the predictions, clusters or flags. */
export function TrainingReportView({ training }: { readonly training: Training }) {
  const { t } = useLingui();
  const { methods } = useTrainingLabels();
  const { report, settings } = training;
  const title = t({ id: 'management.page.training.report', message: 'Report' });
  return (
    <section aria-label={title}>
      <h3 className={styles.sectionTitle}>
        {title} · {methods[settings.algorithm]}
      </h3>
      <FormAlert>{training.message ?? undefined}</FormAlert>
      {report ? (
        <>
          <Scores report={report} />
          {report.confusion ? <ConfusionMatrix {...report.confusion} /> : null}
          {report.residuals ? <Residuals target={settings.target} points={report.residuals} /> : null}
          {report.clusterSizes ? <ClusterSizes sizes={report.clusterSizes} /> : null}
          {report.anomalies ? <AnomalyScores {...report.anomalies} /> : null}
          {report.importance.length > 0 ? <Importance report={report} /> : null}
          <TrainingDetails training={training} report={report} />
        </>
      ) : null}
    </section>
  );
}

const METRICS = ['accuracy', 'silhouette', 'precision', 'recall', 'f1', 'r2', 'mae', 'rmse'] as const;
const RATIOS: ReadonlySet<string> = new Set(['accuracy', 'precision', 'recall', 'f1']);
const SIGNED_SCORES: ReadonlySet<string> = new Set(['silhouette', 'r2']);

function Scores({ report: { metrics, baseline } }: { readonly report: TrainingReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t({ id: 'management.page.training.scores', message: 'Validation scores' });
  const names = {
    accuracy: t({ id: 'management.page.training.accuracy', message: 'Accuracy' }),
    silhouette: t({ id: 'management.page.training.silhouette', message: 'Silhouette' }),
    precision: t({ id: 'management.page.training.precision', message: 'Precision' }),
    recall: t({ id: 'management.page.training.recall', message: 'Recall' }),
    f1:
      metrics.accuracy === null
        ? t({ id: 'management.page.training.flag-f1', message: 'F1' })
        : t({ id: 'management.page.training.f1', message: 'Macro F1' }),
    r2: t({ id: 'management.page.training.r2', message: 'R²' }),
    mae: t({ id: 'management.page.training.mae', message: 'Mean absolute error' }),
    rmse: t({ id: 'management.page.training.rmse', message: 'Root mean squared error' }),
  };
  const shownMetrics = METRICS.filter((name) => typeof metrics[name] === 'number');
  if (shownMetrics.length === 0) return null;
  // The first shown metric identifies the task, because it is different for each task.
  const getBaselineName = () => {
    switch (shownMetrics[0]) {
      case 'accuracy':
        return t({
          id: 'management.page.training.baseline-class',
          message: 'Baseline: always the most frequent class',
        });
      case 'silhouette':
        return t({ id: 'management.page.training.baseline-random', message: 'Baseline: random clusters' });
      case 'precision':
        return t({ id: 'management.page.training.baseline-flag', message: 'Baseline: flag every row' });
      default:
        return t({ id: 'management.page.training.baseline-mean', message: 'Baseline: always the mean' });
    }
  };
  const ratios = shownMetrics
    .filter((name) => RATIOS.has(name))
    .flatMap((name) => [metrics[name], baseline[name]]);
  const formatMetric = (name: (typeof METRICS)[number], value: number | null | undefined) => {
    if (typeof value !== 'number') return '–';
    if (RATIOS.has(name)) return format.percent(value, ratios);
    // The silhouette and R² can be negative and are at most 1. Errors have the unit of the column.
    if (SIGNED_SCORES.has(name)) return formatScore(value, format);
    return format.number(value, { maximumSignificantDigits: 4 });
  };
  return (
    <>
      <h4 className={styles.sectionTitle}>{title}</h4>
      <p className={styles.note}>
        {t({
          id: 'management.page.training.scores-description',
          message: 'Each row is scored by a model that was not trained on it.',
        })}
      </p>
      <RecordTable
        label={title}
        rows={shownMetrics}
        rowKey={(name) => name}
        columns={[
          {
            key: 'metric',
            title: t({ id: 'management.page.training.metric', message: 'Metric' }),
            isName: true,
            render: (name) => names[name],
          },
          {
            key: 'model',
            title: t({ id: 'management.page.training.model', message: 'This model' }),
            isNumber: true,
            render: (name) => formatMetric(name, metrics[name]),
          },
          {
            key: 'baseline',
            title: getBaselineName(),
            isNumber: true,
            render: (name) => formatMetric(name, baseline[name]),
          },
        ]}
      />
    </>
  );
}

interface ResidualsProps {
  readonly target: string;
  readonly points: NonNullable<TrainingReport['residuals']>;
}

function Residuals({ target, points }: ResidualsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t({ id: 'management.page.training.residuals', message: 'Actual and predicted values' });
  return (
    <>
      <h4 className={styles.sectionTitle}>{title}</h4>
      <ScatterChart
        label={title}
        points={points.map(({ actual, predicted }, index) => ({
          x: actual,
          y: predicted,
          group: 0,
          name: format.number(index + 1),
        }))}
        groups={[{ group: 0, label: target }]}
        columns={{
          x: t({ id: 'management.page.training.actual', message: 'Actual' }),
          y: t({ id: 'management.page.training.predicted', message: 'Predicted' }),
        }}
        formatValue={(value) => format.number(value, { maximumSignificantDigits: 5 })}
      />
    </>
  );
}

function Importance({ report: { importance, metrics } }: { readonly report: TrainingReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t({ id: 'management.page.training.importance', message: 'Importance of the columns' });
  const drops = importance.map(({ drop }) => drop);
  const isAccuracy = typeof metrics.accuracy === 'number';
  return (
    <>
      <h4 className={styles.sectionTitle}>{title}</h4>
      <p className={styles.note}>
        {isAccuracy
          ? t({
              id: 'management.page.training.importance-description',
              message: 'How much the accuracy drops when the values of a column are shuffled.',
            })
          : t({
              id: 'management.page.training.importance-r2-description',
              message: 'How much R² drops when the values of a column are shuffled.',
            })}
      </p>
      <RecordTable
        label={title}
        rows={importance}
        rowKey={({ column }) => column}
        columns={[
          {
            key: 'column',
            title: t({ id: 'management.page.training.column', message: 'Column' }),
            isName: true,
            render: ({ column }) => column,
          },
          {
            key: 'drop',
            title: t({ id: 'management.page.training.drop', message: 'Decrease' }),
            isNumber: true,
            render: ({ drop }) => (isAccuracy ? format.percent(drop, drops) : formatScore(drop, format)),
          },
        ]}
      />
    </>
  );
}
