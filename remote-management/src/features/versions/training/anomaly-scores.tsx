import { SeriesChart } from '@atrium/charts';
import type { TrainingReport } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from '../versions.module.css';

type Anomalies = NonNullable<TrainingReport['anomalies']>;

/**
 * The numbers of flagged rows and the distributions of the scores. `training` describes the scores of the final model
 * for the whole table, on which it is trained. `measured` describes scores of other models, each for rows on which the
 * model was not trained.
 */
export function AnomalyScores({ training, measured }: Anomalies) {
  const { t } = useLingui();
  const format = useFormat();
  const names = {
    training: t({ id: 'management.page.training.final-model', message: 'Final model' }),
    measured: t({ id: 'management.page.training.measured-models', message: 'Cross-validation models' }),
  };
  const flagged = t({ id: 'management.page.training.flagged', message: 'Flagged rows' });
  const score = t({ id: 'management.page.training.anomaly-score', message: 'Score' });
  const distribution = t({ id: 'management.page.training.distribution', message: 'Rows by score' });
  // The scores from 0 to 1 are counted in bins of equal size. The chart leaves out empty bins at both ends.
  const binSize = 1 / training.counts.length;
  const filledBins = training.counts.flatMap((count, bin) =>
    count > 0 || (measured.counts[bin] ?? 0) > 0 ? [bin] : [],
  );
  const [first = 0, last = first] = [filledBins[0], filledBins.at(-1)];
  const sliceBins = (counts: readonly number[]) => counts.slice(first, last + 1);
  return (
    <>
      <h4 className={styles.sectionTitle}>{flagged}</h4>
      <p className={styles.note}>
        {format.pair(
          names.measured,
          t({
            id: 'management.page.training.scores-description',
            message: 'Each row is scored by a model that was not trained on it.',
          }),
        )}
      </p>
      <RecordTable
        label={flagged}
        rows={[
          { key: 'training', scored: training } as const,
          { key: 'measured', scored: measured } as const,
        ]}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            title: t({ id: 'management.page.training.scored-by', message: 'Scored by' }),
            isName: true,
            render: ({ key }) => names[key],
          },
          {
            key: 'rows',
            title: t({ id: 'management.page.training.rows', message: 'Rows' }),
            isNumber: true,
            render: ({ scored }) => format.number(scored.rows),
          },
          {
            key: 'flagged',
            title: flagged,
            isNumber: true,
            render: ({ scored }) => format.number(scored.flagged),
          },
          {
            key: 'share',
            title: t({ id: 'management.page.training.share', message: 'Share' }),
            isNumber: true,
            render: ({ scored }) => format.percent(scored.flagged / scored.rows),
          },
        ]}
      />
      <h4 className={styles.sectionTitle}>{distribution}</h4>
      <SeriesChart
        label={distribution}
        axis={{
          kind: 'step',
          title: score,
          first,
          count: last - first + 1,
          stepValue: binSize,
          getName: (bin) => `${format.number(bin * binSize)} – ${format.number((bin + 1) * binSize)}`,
        }}
        series={[
          {
            kind: 'bar',
            key: 'training',
            label: names.training,
            tone: 0,
            values: sliceBins(training.counts),
          },
          {
            kind: 'line',
            key: 'measured',
            label: names.measured,
            tone: 1,
            values: sliceBins(measured.counts),
          },
        ]}
        hasIntegerValues
        formatValue={(value) => format.number(value)}
      />
    </>
  );
}
