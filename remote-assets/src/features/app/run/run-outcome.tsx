import type { AppRun, TaskId } from '@atrium/contract';
import { type TaskDraft, TaskResult, useObjectUrl } from '@atrium/task-views';
import { useState } from 'react';
import styles from '../app.module.css';
import { Feedback } from '../feedback.tsx';
import { RunSummary } from '../run-summary.tsx';

interface RunOutcomeProps {
  readonly task: TaskId;
  /** What was run: what stands in the field may have changed since. */
  readonly draft: TaskDraft;
  readonly answer: AppRun;
}

/** What a run gave, and whether it was any good. */
export function RunOutcome({ task, draft, answer }: RunOutcomeProps) {
  const imageUrl = useObjectUrl(draft.file);
  const [feedback, setFeedback] = useState<number | null>(null);
  return (
    <div className={styles.card}>
      <div className={styles.resultHead}>
        <RunSummary answer={answer} />
        <Feedback invocationId={answer.id} value={feedback} onChange={setFeedback} />
      </div>
      <TaskResult task={task} input={draft.input} output={answer.outputs} imageUrl={imageUrl} />
    </div>
  );
}
