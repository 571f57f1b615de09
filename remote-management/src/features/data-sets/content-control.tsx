import type { DataSetContent } from '@atrium/contract';
import type { CustomControlProps } from '@atrium/table';
import { TaskInputField } from '@atrium/task-views';
import { hasImages } from './image-content.ts';
import { ImageContentControl } from './image-content-control.tsx';

/** Edits the examples: images, or a table that a file can fill. */
export function ContentControl(props: CustomControlProps) {
  return hasImages(props.draft.task) ? (
    <ImageContentControl {...props} />
  ) : (
    <TableContentControl {...props} />
  );
}

function TableContentControl({ value, errors, change }: CustomControlProps) {
  const { columns, rows } = value as DataSetContent;
  return (
    <TaskInputField
      // `cluster` stands for any task with a table as input. The task of the data set itself can have another input.
      task="cluster"
      isLabelHidden
      offersSamples={false}
      value={{ input: { kind: 'table', columns: [...columns], rows: rows.map((row) => [...row]) } }}
      errors={errors}
      onChange={({ input }) => {
        if (input.kind === 'table') change({ columns: input.columns, rows: input.rows });
      }}
    />
  );
}
