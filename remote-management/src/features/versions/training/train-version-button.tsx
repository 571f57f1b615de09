import { predictsColumn, TRAINED_TASKS, type TrainedTask } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconExperiment, IconList } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from '../algorithm-context.ts';
import { openVersionDrawerAtom } from '../version-atoms.ts';

/** Returns the task of the algorithm if its versions can be trained. */
export function useTrainableTask(): TrainedTask | undefined {
  const { task } = useAlgorithm();
  return TRAINED_TASKS.find((one) => one === task);
}

/**
 * Returns whether a training is the primary action of the page. This is the case if the task predicts a column, because
 * most versions of such an algorithm come from trainings. The other tasks have engines that need no training.
 */
export function useIsTrainingPrimary(): boolean {
  const task = useTrainableTask();
  return task !== undefined && predictsColumn(task);
}

interface TrainVersionButtonProps {
  /** Whether another button is the primary one. */
  readonly isSecondary?: boolean;
}

/** Opens the form of a training. Hidden if the algorithm accepts no training. */
export function TrainVersionButton({ isSecondary = false }: TrainVersionButtonProps) {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  if (!useTrainableTask() || algorithm.status === 'archived') return null;
  return (
    <Button
      type={isSecondary ? 'secondary' : 'primary'}
      icon={<IconExperiment />}
      onClick={() => openDrawer({ kind: 'train' })}
    >
      {t({ id: 'management.page.training.train', message: 'Train new version' })}
    </Button>
  );
}

/** Opens the trainings of the algorithm. Hidden if the task cannot be trained. */
export function OpenTrainingsButton() {
  const { t } = useLingui();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  if (!useTrainableTask()) return null;
  return (
    <Button icon={<IconList />} onClick={() => openDrawer({ kind: 'trainings' })}>
      {t({ id: 'management.page.training.trainings', message: 'Training jobs' })}
    </Button>
  );
}
