import { ScatterChart } from '@atrium/charts';
import type { Training, TrainingReport } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { FormAlert } from '@atrium/ui/base';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../versions.module.css';
import { TrainingDetails } from './training-details.tsx';
import { useTrainingLabels } from './use-training-labels.ts';

/** What a training measured: the score beside the baseline, wrong predictions, and the columns that matter. */
export function TrainingReportView({ training }: { readonly training: Training }) {
  const { t } = useLingui();
  const { methods } = useTrainingLabels();
  const { report, settings } = training;
  const title = t({ id: 'management.page.training.report', message: 'Report' });
  return (
    <section aria-label={title}>
      <h3 className={styles.part}>
        {title} · {methods[settings.algorithm]}
      </h3>
      <FormAlert>{training.message ?? undefined}</FormAlert>
      {report ? (
        <>
          <Scores report={report} />
          {report.confusion ? <Confusion confusion={report.confusion} /> : null}
          {report.residuals ? <Residuals target={settings.target} points={report.residuals} /> : null}
          <Importance importance={report.importance} />
          <TrainingDetails training={training} report={report} />
        </>
      ) : null}
    </section>
  );
}

function Scores({ report: { metrics, baseline } }: { readonly report: TrainingReport }) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t({
    id: 'management.page.training.scores',
    message: 'Scores on rows that were not used for training',
  });
  const names = {
    accuracy: t({ id: 'management.page.training.accuracy', message: 'Accuracy' }),
    f1: t({ id: 'management.page.training.f1', message: 'Macro F1' }),
    r2: t({ id: 'management.page.training.r2', message: 'R²' }),
    mae: t({ id: 'management.page.training.mae', message: 'Mean absolute error' }),
    rmse: t({ id: 'management.page.training.rmse', message: 'Root mean squared error' }),
  };
  const rows = (['accuracy', 'f1', 'r2', 'mae', 'rmse'] as const).filter((name) => metrics[name] !== null);
  const formatScore = (name: (typeof rows)[number], value: number | null) => {
    if (value === null) return '–';
    const isRatio = name === 'accuracy' || name === 'f1';
    return isRatio ? format.percent(value) : format.number(value, { maximumSignificantDigits: 4 });
  };
  return (
    <>
      <h4 className={styles.part}>{title}</h4>
      <RecordTable
        label={title}
        rows={rows}
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
            render: (name) => formatScore(name, metrics[name]),
          },
          {
            key: 'baseline',
            title:
              metrics.accuracy === null
                ? t({ id: 'management.page.training.baseline-mean', message: 'Baseline: always the mean' })
                : t({
                    id: 'management.page.training.baseline-class',
                    message: 'Baseline: always the most frequent class',
                  }),
            isNumber: true,
            render: (name) => formatScore(name, baseline[name]),
          },
        ]}
      />
    </>
  );
}

/** One row for each actual class, one column for each predicted class. */
function Confusion({ confusion }: { readonly confusion: NonNullable<TrainingReport['confusion']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { classes, counts } = confusion;
  const title = t({ id: 'management.page.training.confusion', message: 'Confusion matrix' });
  return (
    <>
      <h4 className={styles.part}>{title}</h4>
      <RecordTable
        label={title}
        rows={classes}
        rowKey={(actual) => actual}
        columns={[
          {
            key: 'actual',
            title: t({ id: 'management.page.training.confusion-axes', message: 'Actual ↓ Predicted →' }),
            isName: true,
            render: (actual) => actual,
          },
          ...classes.map((predicted, column) => ({
            key: `to ${predicted}`,
            title: predicted,
            isNumber: true,
            render: (actual: string) => format.number(counts[classes.indexOf(actual)]?.[column] ?? 0),
          })),
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
      <h4 className={styles.part}>{title}</h4>
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

function Importance({ importance }: Pick<TrainingReport, 'importance'>) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t({ id: 'management.page.training.importance', message: 'Importance of the columns' });
  return (
    <>
      <h4 className={styles.part}>{title}</h4>
      <p className={styles.line}>
        {t({
          id: 'management.page.training.importance-line',
          message: 'How much accuracy or R² drops when the values of a column are shuffled.',
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
            render: ({ drop }) => format.number(drop, { maximumFractionDigits: 3 }),
          },
        ]}
      />
    </>
  );
}
