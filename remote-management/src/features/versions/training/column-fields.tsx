import type { TableInput, TrainedTask } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Field, FormAlert } from '@atrium/ui/base';
import { Choice, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { ColumnChoices, ColumnUse } from './columns.ts';
import { parseOption } from './parse-option.ts';
import { useTrainingLabels } from './use-training-labels.ts';

interface ColumnFieldsProps {
  readonly task: TrainedTask;
  readonly table: TableInput;
  readonly value: ColumnChoices;
  readonly error: string | undefined;
  onChange(value: ColumnChoices): void;
}

const USES: readonly ColumnUse[] = ['number', 'category', 'none'];

/** Chooses the target column, and how each other column is used. */
export function ColumnFields({ task, table, value, error, onChange }: ColumnFieldsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { uses, targets } = useTrainingLabels();
  const title = t({ id: 'management.page.training.columns', message: 'Columns' });
  const countEmpty = (column: string) => {
    const index = table.columns.indexOf(column);
    return table.rows.filter((row) => row[index] === null || row[index] === '').length;
  };
  return (
    <>
      {task === 'cluster' ? null : (
        <Field label={targets[task].label} hint={targets[task].hint}>
          {(control) => (
            <Choice
              {...control}
              value={value.target}
              options={[
                ...(task === 'anomaly'
                  ? [{ value: '', label: t({ id: 'management.page.training.no-column', message: 'None' }) }]
                  : []),
                ...table.columns.map((column) => ({ value: column, label: column })),
              ]}
              onChoose={(target) => onChange({ ...value, target })}
            />
          )}
        </Field>
      )}
      <FormAlert>{error}</FormAlert>
      <RecordTable
        label={title}
        rows={table.columns.filter((column) => column !== value.target)}
        rowKey={(column) => column}
        columns={[
          {
            key: 'column',
            title: t({ id: 'management.page.training.column', message: 'Column' }),
            isName: true,
            render: (column) => column,
          },
          {
            key: 'use',
            title: t({ id: 'management.page.training.use', message: 'Use as' }),
            render: (column) => (
              <Choice
                aria-label={t({ id: 'management.page.training.use-of', message: `Use of ${column}` })}
                value={value.uses[column] ?? 'none'}
                options={USES.map((use) => ({ value: use, label: uses[use] }))}
                onChoose={(use) =>
                  onChange({ ...value, uses: { ...value.uses, [column]: parseOption(USES, use) } })
                }
              />
            ),
          },
          {
            key: 'empty',
            title: t({ id: 'management.page.training.empty', message: 'Empty cells' }),
            isNumber: true,
            render: (column) => format.number(countEmpty(column)),
          },
        ]}
      />
    </>
  );
}
