import { useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconHistory } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithm } from './algorithm-context.ts';
import { CreateVersionButton, useCreateFromQuery } from './create-version-button.tsx';
import {
  OpenTrainingsButton,
  TrainVersionButton,
  useIsTrainingPrimary,
} from './training/train-version-button.tsx';
import { useEngines } from './use-engines.ts';
import { openVersionDrawerAtom } from './version-atoms.ts';

/** The engine whose versions come from trainings. */
const TRAINED_MODEL = 'trained-model';

/**
 * The buttons beside the primary one, which is the `createAction` of the list. They open the aliases with their
 * history, the trainings, and the form of a version or of a training.
 */
export function VersionTools() {
  const { t } = useLingui();
  const openDrawer = useSetPaneAtom(openVersionDrawerAtom);
  useCreateFromQuery();
  const { task } = useAlgorithm();
  const isTrainingPrimary = useIsTrainingPrimary();
  const hasOtherEngines = useEngines(task).engines?.some(({ id }) => id !== TRAINED_MODEL) ?? false;
  return (
    <>
      {isTrainingPrimary ? null : <TrainVersionButton isSecondary />}
      {isTrainingPrimary && hasOtherEngines ? <CreateVersionButton isSecondary /> : null}
      <OpenTrainingsButton />
      <Button icon={<IconHistory />} onClick={() => openDrawer({ kind: 'aliases' })}>
        {t({ id: 'management.page.versions.alias-history', message: 'Aliases and history' })}
      </Button>
    </>
  );
}
