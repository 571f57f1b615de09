import {
  ALGORITHM_TASKS,
  type AlgorithmTask,
  PUBLICATION_STATUSES,
  type PublicationStatus,
  type PublicationTransition,
} from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Returns the labels of tasks, statuses and transitions of algorithms. */
export function useAlgorithmLabels() {
  const { t } = useLingui();
  const tasks: Readonly<Record<AlgorithmTask, string>> = {
    cluster: t({ id: 'management.page.algorithms.task-cluster', message: 'Clustering' }),
    anomaly: t({ id: 'management.page.algorithms.task-anomaly', message: 'Anomaly detection' }),
    forecast: t({ id: 'management.page.algorithms.task-forecast', message: 'Forecasting' }),
    classify: t({ id: 'management.page.algorithms.task-classify', message: 'Classification' }),
    regress: t({ id: 'management.page.algorithms.task-regress', message: 'Regression' }),
  };
  const statuses: Readonly<Record<PublicationStatus, string>> = {
    draft: t({ id: 'management.page.algorithms.status-draft', message: 'Draft' }),
    published: t({ id: 'management.page.algorithms.status-published', message: 'Published' }),
    disabled: t({ id: 'management.page.algorithms.status-disabled', message: 'Disabled' }),
    archived: t({ id: 'management.page.algorithms.status-archived', message: 'Archived' }),
  };
  const transitions: Readonly<Record<PublicationTransition, string>> = {
    publish: t({ id: 'management.page.algorithms.publish', message: 'Publish' }),
    disable: t({ id: 'management.page.algorithms.disable', message: 'Disable' }),
    archive: t({ id: 'management.page.algorithms.archive', message: 'Archive' }),
  };
  return {
    tasks,
    statuses,
    transitions,
    taskChoices: ALGORITHM_TASKS.map((value): Choice<AlgorithmTask> => ({ value, label: tasks[value] })),
    statusChoices: PUBLICATION_STATUSES.map((value) => ({
      value,
      label: statuses[value],
      tone: STATUS_TONES[value],
    })),
  };
}

export const STATUS_TONES: Readonly<Record<PublicationStatus, StatusTone>> = {
  draft: 'quiet',
  published: 'success',
  disabled: 'warning',
  archived: 'quiet',
};
