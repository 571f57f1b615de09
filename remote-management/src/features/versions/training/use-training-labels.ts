import type { Training, TrainingAlgorithm, TrainingSettings } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import type { ColumnUse } from './columns.ts';

/** Returns the labels of trainings. */
export function useTrainingLabels() {
  const { t } = useLingui();
  const methods: Readonly<Record<TrainingAlgorithm, string>> = {
    forest: t({ id: 'management.page.training.forest', message: 'Random forest' }),
    tree: t({ id: 'management.page.training.tree', message: 'Decision tree' }),
    logistic: t({ id: 'management.page.training.logistic', message: 'Logistic regression' }),
    linear: t({ id: 'management.page.training.linear', message: 'Linear regression' }),
    kmeans: t({ id: 'management.page.training.kmeans', message: 'k-means' }),
    isolation: t({ id: 'management.page.training.isolation', message: 'Isolation forest' }),
  };
  const validationMethods: Readonly<Record<TrainingSettings['validation'], string>> = {
    holdout: t({ id: 'management.page.training.holdout', message: 'Holdout: 20% of the rows' }),
    folds: t({ id: 'management.page.training.folds', message: 'Cross-validation: 5 folds (slower)' }),
  };
  const prediction = {
    label: t({ id: 'management.page.training.target', message: 'Column to predict' }),
    hint: t({
      id: 'management.page.training.target-hint',
      message: 'Rows without a value in this column are not used.',
    }),
  };
  const targets = {
    classify: prediction,
    regress: prediction,
    anomaly: {
      label: t({ id: 'management.page.training.known', message: 'Column with known anomalies' }),
      hint: t({
        id: 'management.page.training.known-hint',
        message: 'Optional. Only the report uses it. The values 1, true and yes mark anomalies.',
      }),
    },
  };
  const parameters = {
    clusters: t({ id: 'management.page.training.clusters', message: 'Number of clusters' }),
    contamination: t({
      id: 'management.page.training.contamination',
      message: 'Expected share of anomalies (%)',
    }),
  };
  const uses: Readonly<Record<ColumnUse, string>> = {
    number: t({ id: 'management.page.training.number', message: 'Number' }),
    category: t({ id: 'management.page.training.category', message: 'Category' }),
    none: t({ id: 'management.page.training.unused', message: 'Not used' }),
  };
  const statuses: Readonly<Record<Training['status'], string>> = {
    queued: t({ id: 'management.page.training.queued', message: 'Queued' }),
    running: t({ id: 'management.page.training.running', message: 'Running' }),
    succeeded: t({ id: 'management.page.training.succeeded', message: 'Succeeded' }),
    failed: t({ id: 'management.page.training.failed', message: 'Failed' }),
    canceled: t({ id: 'management.page.training.canceled', message: 'Canceled' }),
  };
  return { methods, validationMethods, targets, parameters, uses, statuses };
}
