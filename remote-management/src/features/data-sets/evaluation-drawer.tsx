import { type DataSetRow, type Evaluation, evaluationCalls } from '@atrium/contract';
import { useCall, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CloseFooter } from '../../drawer/close-footer.tsx';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import { closeEvaluationsAtom, evaluatedDataSetAtom } from './data-set-atoms.ts';
import { EvaluationDetails } from './evaluation-details.tsx';
import { EvaluationTable } from './evaluation-table.tsx';
import { StartEvaluation } from './start-evaluation.tsx';

/** The drawer with the evaluations on a data set. */
export function EvaluationDrawer() {
  const { t } = useLingui();
  const dataSet = usePaneAtomValue(evaluatedDataSetAtom);
  const close = useSetPaneAtom(closeEvaluationsAtom);
  const name = dataSet?.name ?? '';
  return (
    <GuardedDrawer
      isOpen={dataSet !== undefined}
      title={t({ id: 'management.page.data-sets.evaluations-of', message: `Evaluations on “${name}”` })}
      isWide
      onClose={close}
    >
      {(closeGuarded) => (
        <>
          {dataSet ? <Evaluations key={dataSet.id} dataSet={dataSet} /> : null}
          <CloseFooter onClose={closeGuarded} />
        </>
      )}
    </GuardedDrawer>
  );
}

/** Seconds between two loads of the list while an evaluation runs. */
const REFRESH_SECONDS = 1;

function Evaluations({ dataSet }: { readonly dataSet: DataSetRow }) {
  const { t } = useLingui();
  const [isRunning, setRunning] = useState(false);
  const [openedId, setOpenedId] = useState<string>();
  const evaluations = useCall(
    evaluationCalls.list,
    { id: dataSet.id },
    { refreshSeconds: isRunning ? REFRESH_SECONDS : 0 },
  );
  const list = evaluations.data?.list ?? [];
  const hasRunning = list.some(isUnfinished);
  if (hasRunning !== isRunning) setRunning(hasRunning);
  const opened = list.find(({ id }) => id === openedId);
  return (
    <>
      <StartEvaluation dataSet={dataSet} onStarted={() => void evaluations.reload()} />
      <LoadedSection
        loaded={evaluations}
        failureTitle={t({
          id: 'management.page.data-sets.load-failed',
          message: 'Failed to load evaluations',
        })}
      >
        {() => (
          <EvaluationTable
            dataSet={dataSet}
            list={list}
            onOpen={setOpenedId}
            onCanceled={() => void evaluations.reload()}
          />
        )}
      </LoadedSection>
      {opened ? (
        <EvaluationDetails
          key={opened.id}
          evaluation={opened}
          others={list.filter((one) => one !== opened)}
        />
      ) : null}
    </>
  );
}

function isUnfinished({ status }: Evaluation): boolean {
  return status === 'queued' || status === 'running';
}
