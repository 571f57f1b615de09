import { TRAINED_TASKS, type TrainedTask } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconExperiment } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from '../algorithm-context.ts';
import { openVersionDrawerAtom } from '../version-atoms.ts';

/** Returns the task of the algorithm if its versions can be trained. */
export function useTrainedTask(): TrainedTask | undefined {
  const { task } = useAlgorithm();
  return TRAINED_TASKS.find((one) => one === task);
}

/** Opens the form of a training. Missing if the algorithm accepts no training. */
export function TrainVersion() {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  if (!useTrainedTask() || algorithm.status === 'archived') return null;
  return (
    <Button type="primary" icon={<IconExperiment />} onClick={() => openDrawer({ kind: 'train' })}>
      {t({ id: 'management.page.training.train', message: 'Train version' })}
    </Button>
  );
}

/** Opens the trainings of the algorithm. Missing for a task without training. */
export function OpenTrainings() {
  const { t } = useLingui();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  if (!useTrainedTask()) return null;
  return (
    <Button onClick={() => openDrawer({ kind: 'trainings' })}>
      {t({ id: 'management.page.training.trainings', message: 'Training jobs' })}
    </Button>
  );
}
