import type { TaskInput } from '@atrium/contract';
import { useTaskMessages } from '../messages/use-task-messages.ts';
import styles from './input-view.module.css';
import { SeriesInputView } from './series-input-view.tsx';
import { TableInputView } from './table-input-view.tsx';
import { TextInputView } from './text-input-view.tsx';

/** What a task was run on, where that is not a picture, to be read only. */
export interface TaskInputViewProps {
  readonly input: Exclude<TaskInput, { kind: 'image' }>;
}

/** An input as it was given: a text, a table, or a series with how far it was to be continued. */
export function TaskInputView(props: TaskInputViewProps) {
  return useTaskMessages() ? <SpokenInput {...props} /> : <div className={styles.bone} aria-hidden="true" />;
}

function SpokenInput({ input }: TaskInputViewProps) {
  switch (input.kind) {
    case 'text':
      return <TextInputView text={input.text} />;
    case 'table':
      return <TableInputView table={input} />;
    case 'series':
      return <SeriesInputView series={input} />;
  }
}
