import type { TaskId } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { TaskResult, useObjectUrl } from '@atrium/task-views';
import styles from '../app.module.css';
import { Feedback } from '../feedback.tsx';
import { useOpenApp } from '../open-app.ts';
import { RunSummary } from '../run-summary.tsx';
import { type FinishedRun, markRanAtom } from './playground-atoms.ts';

interface RunOutcomeProps {
  readonly task: TaskId;
  readonly ran: FinishedRun;
}

/** The output of a run, and its feedback. */
export function RunOutcome({ task, ran }: RunOutcomeProps) {
  // The field may have changed since: this is the draft that was run.
  const { draft, response, feedback } = ran;
  const { app } = useOpenApp();
  const imageUrl = useObjectUrl(draft.file);
  const mark = useSetPaneAtom(markRanAtom);
  return (
    <div className={styles.card}>
      <div className={styles.resultHead}>
        <RunSummary run={response} />
        {app.logPolicy === 'none' ? null : (
          <Feedback invocationId={response.id} value={feedback} onChange={mark} />
        )}
      </div>
      <TaskResult task={task} input={draft.input} output={response.outputs} imageUrl={imageUrl} />
    </div>
  );
}
