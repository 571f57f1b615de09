import { predictsColumn, type Training, type TrainingReport } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from '../versions.module.css';
import { useTrainableTask } from './train-version-button.tsx';
import { useTrainingLabels } from './use-training-labels.ts';

interface TrainingDetailsProps {
  readonly training: Training;
  readonly report: TrainingReport;
}

/** The settings, software and hashes with which a training can be repeated, and the columns with empty cells. */
export function TrainingDetails({ training, report }: TrainingDetailsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { settings, fingerprint, modelFile } = training;
  const { targets, parameters } = useTrainingLabels();
  const task = useTrainableTask();
  const missing = report.missing.map(({ column, count }) => format.pair(column, format.number(count)));
  const details: (readonly [string, string])[] = [
    [t({ id: 'management.page.training.used-rows', message: 'Used rows' }), format.number(report.rows)],
    ...(task && predictsColumn(task)
      ? [
          [
            t({ id: 'management.page.training.targetless', message: 'Rows without a value to predict' }),
            format.number(report.rowsWithoutTarget),
          ] as const,
        ]
      : []),
    [
      t({ id: 'management.page.training.missing', message: 'Columns with empty cells' }),
      format.list(missing) || '–',
    ],
    ...(task && task !== 'cluster' && settings.target !== ''
      ? [[targets[task].label, settings.target] as const]
      : []),
    ...(settings.clusters === undefined
      ? []
      : [[parameters.clusters, format.number(settings.clusters)] as const]),
    ...(settings.contamination === undefined
      ? []
      : [[parameters.contamination, format.number(settings.contamination * 100)] as const]),
    ...(report.anomalies
      ? [
          [
            t({ id: 'management.page.training.threshold', message: 'Threshold' }),
            format.number(report.anomalies.threshold, { maximumFractionDigits: 3 }),
          ] as const,
        ]
      : []),
    [t({ id: 'management.page.training.seed', message: 'Random seed' }), format.number(settings.seed)],
    [t({ id: 'management.page.training.duration', message: 'Duration' }), format.duration(report.durationMs)],
    [
      t({ id: 'management.page.training.libraries', message: 'Software' }),
      format.list(report.libraries.map(({ name, version }) => `${name} ${version}`)),
    ],
  ];
  const digests = [
    [t({ id: 'management.page.training.fingerprint', message: 'SHA-256 of the table' }), fingerprint],
    [
      t({ id: 'management.page.training.file', message: 'SHA-256 of the model file' }),
      modelFile?.sha256 ?? '–',
    ],
  ];
  return (
    <>
      <h4 className={styles.sectionTitle}>
        {t({ id: 'management.page.training.facts', message: 'Reproducibility' })}
      </h4>
      <dl className={styles.details}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {digests.map(([label, value]) => (
          <div key={label} className={styles.whole}>
            <dt>{label}</dt>
            <dd className={styles.digest}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
