import type { TaskId } from '@atrium/contract';
import type { TaskDraft } from '../draft/task-draft.ts';
import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';
import type { SampleSource } from '../samples/load-sample.ts';
import { SampleButton } from '../samples/sample-button.tsx';
import { ImageInput } from './image/image-input.tsx';
import { SeriesInput } from './series/series-input.tsx';
import { TableInput } from './table/table-input.tsx';
import styles from './task-input-field.module.css';
import { TextInput } from './text/text-input.tsx';

export interface TaskInputFieldProps {
  readonly task: TaskId;
  readonly value: TaskDraft;
  onChange(value: TaskDraft): void;
  /** Listed above the samples that ship with the product. */
  readonly sample?: SampleSource | null | undefined;
  /**
   * Errors by field of the input: `text`, `rows`, `columns`, `values`, `horizon`, `season`, `secondSeason`, `dates`,
   * or `file`. A leading `input.` and everything after the field's name (`rows.3.1`) are ignored.
   */
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined;
  readonly isDisabled?: boolean;
  /** Whether only screen readers get the label of a table, because a heading above already names the field. */
  readonly isLabelHidden?: boolean;
  /** Whether the field offers samples. On by default. */
  readonly offersSamples?: boolean;
}

/** The field for a task's input of any kind, with samples. */
export function TaskInputField(props: TaskInputFieldProps) {
  return useAreTaskMessagesLoaded() ? (
    <KindInput {...props} />
  ) : (
    <div className={styles.skeleton} aria-hidden="true" />
  );
}

function KindInput(props: TaskInputFieldProps) {
  const { task, value, onChange, sample, errors = {} } = props;
  const { isDisabled = false, isLabelHidden = false, offersSamples = true } = props;
  const { input, file } = value;
  const shared = {
    isDisabled,
    aside: offersSamples ? (
      <SampleButton
        key={task}
        task={task}
        sample={sample}
        current={value}
        isDisabled={isDisabled}
        onInsert={onChange}
      />
    ) : null,
    findError: (field: string) => findErrorAt(errors, field),
  };
  const change = (next: TaskDraft['input']) => onChange({ input: next });
  switch (input.kind) {
    case 'text':
      return <TextInput {...shared} input={input} onChange={change} />;
    case 'image':
      return (
        <ImageInput
          {...shared}
          file={file}
          onPick={(picked) => onChange(picked ? { input, file: picked } : { input })}
        />
      );
    case 'table':
      return <TableInput {...shared} isLabelHidden={isLabelHidden} input={input} onChange={change} />;
    case 'series':
      return <SeriesInput {...shared} input={input} onChange={change} />;
  }
}

function findErrorAt(errors: NonNullable<TaskInputFieldProps['errors']>, field: string): string | undefined {
  const key = Object.keys(errors).find((path) => path.replace(/^input\./, '').split('.')[0] === field);
  return key === undefined ? undefined : errors[key];
}
