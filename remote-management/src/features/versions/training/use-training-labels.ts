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
  };
  const validations: Readonly<Record<TrainingSettings['validation'], string>> = {
    holdout: t({ id: 'management.page.training.holdout', message: 'Holdout: 20% of the rows' }),
    folds: t({ id: 'management.page.training.folds', message: 'Cross-validation: 5 folds (slower)' }),
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
  return { methods, validations, uses, statuses };
}
