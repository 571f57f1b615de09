import type { TaskId } from '@atrium/contract';
import { TextArea } from '@atrium/ui/base';
import type { TaskDraft, TaskSample } from '../draft/task-draft.ts';
import { useTaskMessages } from '../messages/use-task-messages.ts';
import { useTaskNames } from '../messages/use-task-names.ts';

export interface TaskInputFieldProps {
  readonly task: TaskId;
  readonly value: TaskDraft;
  onChange(value: TaskDraft): void;
  /** Offered beside the field; choosing it replaces what is there. */
  readonly sample?: TaskSample | undefined;
  /** Refusals by field of the input (`text`, `rows`, `values`, `horizon`, `season`) or `file`; a leading `input.` is dropped. */
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined;
  readonly isDisabled?: boolean;
}

/** The field in which a person gives a task its input, whatever the task takes. */
export function TaskInputField({ task, value, onChange, isDisabled = false }: TaskInputFieldProps) {
  const names = useTaskNames();
  if (!useTaskMessages()) return null;
  const { input } = value;
  if (input.kind !== 'text') return null;
  return (
    <TextArea
      aria-label={names[task]}
      disabled={isDisabled}
      value={input.text}
      onChange={(text) => onChange({ input: { kind: 'text', text } })}
    />
  );
}
