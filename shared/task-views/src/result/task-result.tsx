import type { TaskId, TaskInput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useTaskMessages } from '../messages/use-task-messages.ts';
import { AnswerView } from './answer-view.tsx';
import { CopyButton } from './copy-button.tsx';
import { JsonView } from './json-view.tsx';
import { readAnswer } from './read-answer.ts';
import { answerTable } from './table/answer-table.ts';
import { AnswerTableView } from './table/answer-table-view.tsx';
import styles from './task-result.module.css';
import { textToCopy } from './text-to-copy.ts';
import { type ResultView, ViewChoice } from './view-choice.tsx';

export interface TaskResultProps {
  readonly task: TaskId;
  /** What it was run on, where that is known: texts are marked and points are drawn in it. */
  readonly input?: TaskInput | null | undefined;
  /** What the run answered. Anything that does not keep the task's contract is shown as JSON. */
  readonly output: unknown;
  /** Address of the image that was read (`useObjectUrl`), to draw over. */
  readonly imageUrl?: string | undefined;
}

/** What a run answered: drawn, as a table, and as JSON. */
export function TaskResult(props: TaskResultProps) {
  return useTaskMessages() ? <SpokenResult {...props} /> : <div className={styles.bone} aria-hidden="true" />;
}

function SpokenResult({ task, input, output, imageUrl }: TaskResultProps) {
  const { t } = useLingui();
  const [wanted, setRequired] = useState<ResultView>('drawn');
  const answer = useMemo(() => readAnswer(task, output), [task, output]);
  const table = useMemo(() => answer && answerTable(answer, input ?? undefined), [answer, input]);
  const view = answer ? wanted : 'json';
  return (
    <section
      className={styles.result}
      aria-label={t({ id: 'tasks.component.result.label', message: 'Result' })}
    >
      <div className={styles.head}>
        <ViewChoice
          view={view}
          views={answer ? ['drawn', 'table', 'json'] : ['json']}
          onChoose={setRequired}
        />
        <CopyButton text={() => textToCopy(view, answer, table, output)} />
      </div>
      {answer && view === 'drawn' ? (
        <AnswerView answer={answer} input={input ?? undefined} imageUrl={imageUrl} />
      ) : null}
      {table && view === 'table' ? <AnswerTableView table={table} /> : null}
      {view === 'json' ? <JsonView value={output} /> : null}
    </section>
  );
}
