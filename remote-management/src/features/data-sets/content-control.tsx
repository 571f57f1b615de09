import type { DataSetContent } from '@atrium/contract';
import type { PartControlProps } from '@atrium/table';
import { TaskInputField } from '@atrium/task-views';

/** Edits the examples as a table, which a file can fill. */
export function ContentControl({ value, errors, change }: PartControlProps) {
  const { columns, rows } = value as DataSetContent;
  return (
    <TaskInputField
      task="cluster"
      offersSamples={false}
      value={{ input: { kind: 'table', columns: [...columns], rows: rows.map((row) => [...row]) } }}
      errors={errors}
      onChange={({ input }) => {
        if (input.kind === 'table') change({ columns: input.columns, rows: input.rows });
      }}
    />
  );
}
