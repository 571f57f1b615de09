import { type BodyOf, type Training, trainingCalls } from '@atrium/contract';
import { request, useLoad } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadedSection } from '../../../drawer/loaded-section.tsx';
import { useAlgorithm } from '../algorithm-context.ts';
import { useRefresh } from '../use-refresh.ts';
import { TrainingReportView } from './training-report-view.tsx';
import { TrainingTable } from './training-table.tsx';

/** Seconds between two loads of the list while a training runs. */
const REFRESH_SECONDS = 1;

/** Loads without toasts, because the drawer shows the error. */
const loadTrainings = (
  body: BodyOf<typeof trainingCalls.list>,
  { signal }: { readonly signal: AbortSignal },
) => request(trainingCalls.list, body, { signal, isSilent: true });

/** The trainings of the algorithm, newest first, and the report of one of them. */
export function TrainingList() {
  const { t } = useLingui();
  const { algorithm } = useAlgorithm();
  const refresh = useRefresh();
  const [isRunning, setRunning] = useState(true);
  const [chosenId, chooseId] = useState<string>();
  const trainings = useLoad(
    loadTrainings,
    { algorithmId: algorithm.id },
    { refreshSeconds: isRunning ? REFRESH_SECONDS : 0 },
  );
  const list = trainings.data?.list ?? [];
  const hasUnfinished = trainings.data === undefined || list.some(isUnfinished);
  if (hasUnfinished !== isRunning) setRunning(hasUnfinished);
  const shownTraining = list.find(({ id }) => id === chosenId) ?? list[0];
  const succeededCount = list.filter(({ status }) => status === 'succeeded').length;
  const refreshVersions = useEffectEvent(() => refresh());
  useEffect(() => {
    // A training that has succeeded has added a version to the list of versions.
    if (succeededCount > 0) refreshVersions();
  }, [succeededCount]);
  return (
    <LoadedSection
      loaded={trainings}
      skeleton={<TrainingTable onOpen={chooseId} onCanceled={() => void trainings.reload()} />}
      failureTitle={t({
        id: 'management.page.training.load-failed',
        message: 'Failed to load training jobs',
      })}
    >
      {() => (
        <>
          <TrainingTable list={list} onOpen={chooseId} onCanceled={() => void trainings.reload()} />
          {shownTraining ? <TrainingReportView key={shownTraining.id} training={shownTraining} /> : null}
        </>
      )}
    </LoadedSection>
  );
}

function isUnfinished({ status }: Training): boolean {
  return status === 'queued' || status === 'running';
}
