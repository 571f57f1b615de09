import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import {
  type ColumnDefinition,
  cellText,
  type FormDefinition,
  tonedOption,
  useTable,
} from '../core/index.ts';
import { RecordDialog } from '../dialog/index.ts';
import { getRecordFields, toDraft, valueText } from '../fields/index.ts';
import styles from './record-view-dialog.module.css';

interface RecordViewDialogProps<Row> {
  readonly form: FormDefinition<Row>;
  readonly row: Row;
}

/**
 * Shows everything known of a row, read-only: its columns, including hidden ones, then the fields that only its form
 * has.
 */
export function RecordViewDialog<Row>({ form, row }: RecordViewDialogProps<Row>) {
  const { t } = useLingui();
  const { definition, closeDialog, openDialog } = useTable<Row>();
  const columns = definition.columns;
  const fields = getRecordFields(definition).filter(({ name }) => columns.every(({ key }) => key !== name));
  const draft = toDraft(row, fields);
  return (
    <RecordDialog surface={form.surface ?? 'modal'} title={definition.rowName(row)} onClose={closeDialog}>
      <dl className={styles.values}>
        {columns.map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>
              <ShownValue column={column} row={row} />
            </dd>
          </div>
        ))}
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{valueText(field, draft[field.name]) || '–'}</dd>
          </div>
        ))}
      </dl>
      {form.renderMore?.(row)}
      <div className={styles.actions}>
        <Button onClick={closeDialog}>{t({ id: 'table.component.dialog.close', message: 'Close' })}</Button>
        {form.source.update ? (
          <Button type="primary" onClick={() => openDialog({ kind: 'edit', row })}>
            {t({ id: 'table.component.form.edit', message: 'Edit' })}
          </Button>
        ) : null}
      </div>
    </RecordDialog>
  );
}

interface ShownValueProps<Row> {
  readonly column: ColumnDefinition<Row>;
  readonly row: Row;
}

/** A column's value, shown in full. */
function ShownValue<Row>({ column, row }: ShownValueProps<Row>) {
  const { number, dateTime } = useFormat();
  return (
    column.render?.(row) ??
    tonedOption(column, row) ??
    (cellText(column, row, { number, date: dateTime }) || '–')
  );
}
