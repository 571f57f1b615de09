import {
  ALGORITHM_TASKS,
  type AlgorithmTask,
  PUBLICATION_STATUSES,
  type PublicationMove,
  type PublicationStatus,
} from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** Tasks, states and changes of state of algorithms, in words. */
export function useAlgorithmNames() {
  const { t } = useLingui();
  const tasks: Readonly<Record<AlgorithmTask, string>> = {
    cluster: t({ id: 'management.page.algorithms.task-cluster', message: '聚类' }),
    classify: t({ id: 'management.page.algorithms.task-classify', message: '分类' }),
    regress: t({ id: 'management.page.algorithms.task-regress', message: '回归' }),
    anomaly: t({ id: 'management.page.algorithms.task-anomaly', message: '异常检测' }),
    forecast: t({ id: 'management.page.algorithms.task-forecast', message: '预测' }),
    pca: t({ id: 'management.page.algorithms.task-pca', message: '降维' }),
  };
  const statuses: Readonly<Record<PublicationStatus, string>> = {
    draft: t({ id: 'management.page.algorithms.status-draft', message: '草稿' }),
    published: t({ id: 'management.page.algorithms.status-published', message: '已发布' }),
    disabled: t({ id: 'management.page.algorithms.status-disabled', message: '已停用' }),
    archived: t({ id: 'management.page.algorithms.status-archived', message: '已归档' }),
  };
  const moves: Readonly<Record<PublicationMove, string>> = {
    publish: t({ id: 'management.page.algorithms.publish', message: '发布' }),
    disable: t({ id: 'management.page.algorithms.disable', message: '停用' }),
    archive: t({ id: 'management.page.algorithms.archive', message: '归档' }),
  };
  return {
    tasks,
    statuses,
    moves,
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
