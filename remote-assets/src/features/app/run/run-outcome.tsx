import type { TaskId } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { type ChangedParts, type TaskDraft, TaskResult, useObjectUrl } from '@atrium/task-views';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../app.module.css';
import { Feedback } from '../feedback.tsx';
import { useOpenApp } from '../open-app.ts';
import { RunSummary } from '../run-summary.tsx';
import { editDraftAtom, rateRunAtom, restoreInputAtom, type SuccessfulRun } from './playground-atoms.ts';
import runStyles from './run.module.css';

interface RunOutcomeProps {
  readonly task: TaskId;
  readonly run: SuccessfulRun;
  /** The current content of the input field. */
  readonly draft: TaskDraft;
  /** Whether a newer run is in progress or has failed. */
  readonly isOutdated: boolean;
  /** How the output differs from the one beside it. */
  readonly changes: ChangedParts | undefined;
}

/** The output of a run, its feedback, and a button that uses its input again. */
export function RunOutcome({ task, run, draft, isOutdated, changes }: RunOutcomeProps) {
  const { t } = useLingui();
  const { response, feedback } = run;
  const { app } = useOpenApp();
  // The draft of the run, because the user may have changed the field since.
  const imageUrl = useObjectUrl(run.draft.file);
  const rate = useSetPaneAtom(rateRunAtom);
  return (
    <div className={styles.card} data-outdated={isOutdated}>
      {isOutdated ? (
        <p className={runStyles.note}>
          {t({ id: 'assets.page.app.outdated', message: 'This result belongs to an earlier run.' })}
        </p>
      ) : null}
      <div className={styles.resultHead}>
        <RunSummary run={response} />
        <InputButton run={run} draft={draft} />
        {app.logPolicy === 'none' ? null : (
          <Feedback runId={response.id} value={feedback} onChange={(value) => rate(response.id, value)} />
        )}
      </div>
      <TaskResult
        task={task}
        input={run.draft.input}
        output={response.outputs}
        imageUrl={imageUrl}
        changes={changes}
      />
    </div>
  );
}

/** Puts the input of a run into the field. Afterwards, the button restores the input that was replaced. */
function InputButton({ run, draft }: Pick<RunOutcomeProps, 'run' | 'draft'>) {
  const { t } = useLingui();
  const restoreInput = useSetPaneAtom(restoreInputAtom);
  const edit = useSetPaneAtom(editDraftAtom);
  const [replaced, setReplaced] = useState<TaskDraft>();
  if (draft !== run.draft) {
    return (
      <Button size="small" onClick={() => setReplaced(restoreInput(run))}>
        {t({ id: 'assets.page.app.use-input', message: 'Use this input' })}
      </Button>
    );
  }
  return replaced ? (
    <Button size="small" onClick={() => edit(replaced)}>
      {t({ id: 'assets.page.app.restore-input', message: 'Restore my input' })}
    </Button>
  ) : null;
}
