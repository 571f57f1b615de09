import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import {
  type ColumnDefinition,
  type ColumnOption,
  type Draft,
  type FormDefinition,
  getCellText,
  getCellValue,
  renderStatusOption,
  useTable,
} from '../core/index.ts';
import { RecordDialog } from '../dialog/index.ts';
import { formatFieldValue, getRecordFields, type RecordField, toDraft } from '../fields/index.ts';
import styles from './record-view-dialog.module.css';
import { RowNeighbors } from './row-neighbors.tsx';

interface RecordViewDialogProps<Row> {
  readonly form: FormDefinition<Row>;
  readonly row: Row;
}

/**
 * Shows all values of a row, read-only: its columns, including hidden ones, and then the fields that only its form has.
 * It omits columns that are only for the list, secrets, and fields that the form would not show for this row.
 */
export function RecordViewDialog<Row>({ form, row }: RecordViewDialogProps<Row>) {
  const { t } = useLingui();
  const { definition, closeDialog, openDialog } = useTable<Row>();
  const fields = getRecordFields(definition).filter(
    ({ name, kind }) => kind !== 'secret' && definition.columns.every(({ key }) => key !== name),
  );
  const draft = toDraft(row, fields);
  const shown = fields.filter(({ isOffered }) => isOffered?.(row as Draft) ?? true);
  const texts = [...definition.columns.map((column) => getCellValue(column, row)), ...Object.values(draft)];
  const columns = definition.columns.filter((column) => {
    if (column.isListOnly) return false;
    const second = column.secondLine?.(row);
    // The drawer's title already shows the name, so its column is omitted, unless its second line appears nowhere else.
    const isTitle = column.isName && getCellValue(column, row) === definition.rowName(row);
    return !(isTitle && (second === undefined || texts.includes(second)));
  });
  return (
    <RecordDialog
      surface="drawer"
      title={definition.rowName(row)}
      tools={<RowNeighbors row={row} />}
      onClose={closeDialog}
    >
      <dl className={styles.values}>
        {columns.map((column) => (
          <div key={column.key} className={isLongCode(column, row) ? styles.long : undefined}>
            <dt>{column.title}</dt>
            <dd className={column.isCode ? styles.code : undefined}>
              <ColumnValue column={column} row={row} />
            </dd>
          </div>
        ))}
        {shown.map((field) => (
          <div key={field.name} className={isLong(field, draft[field.name]) ? styles.long : undefined}>
            <dt>{field.label}</dt>
            <dd className={field.isCode ? styles.code : undefined}>
              <FieldValue field={field} value={draft[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
      {form.renderMore?.(row)}
      <DialogActions>
        <Button onClick={closeDialog}>{t({ id: 'table.component.dialog.close', message: 'Close' })}</Button>
        {form.source.update ? (
          <Button type="primary" onClick={() => openDialog({ kind: 'edit', row })}>
            {t({ id: 'table.component.form.edit', message: 'Edit' })}
          </Button>
        ) : (
          <OwnAction row={row} />
        )}
      </DialogActions>
    </RecordDialog>
  );
}

/**
 * The main button for a list that edits rows in its own way: the first of its actions that has an icon and is not
 * dangerous.
 */
function OwnAction<Row>({ row }: { readonly row: Row }) {
  const { definition, closeDialog } = useTable<Row>();
  const own = definition.rowActions?.find(({ icon, isDangerous }) => icon !== undefined && !isDangerous);
  if (!own || own.isOffered?.(row) === false) return null;
  return (
    <Button
      type="primary"
      onClick={() => {
        closeDialog();
        own.run(row);
      }}
    >
      {own.label}
    </Button>
  );
}

/** The maximum number of characters that fit into two lines of half the width. */
const SHORT_LENGTH = 48;

/** Returns whether a value takes the whole width, because it has several lines or parts. */
function isLong<Row>({ kind }: RecordField<Row>, value: unknown): boolean {
  if (kind === 'longText') {
    // Wide letters, such as Chinese ones, count twice.
    const letters = String(value).replaceAll(/[\u2e80-\uffff]/g, '$&$&');
    return letters.includes('\n') || letters.length > SHORT_LENGTH;
  }
  return kind === 'json';
}

/** Returns whether a code takes the whole width, because half of it would break the code into many lines. */
function isLongCode<Row>(column: ColumnDefinition<Row>, row: Row): boolean {
  return column.isCode === true && String(getCellValue(column, row) ?? '').length > SHORT_LENGTH;
}

interface ColumnValueProps<Row> {
  readonly column: ColumnDefinition<Row>;
  readonly row: Row;
}

/** A column's value, shown in full. */
function ColumnValue<Row>({ column, row }: ColumnValueProps<Row>) {
  const { number, dateTime, list } = useFormat();
  const value = getCellValue(column, row);
  if (!column.render && Array.isArray(value)) return <Tags values={value} options={column.options} />;
  return (
    column.render?.(row) ??
    renderStatusOption(column, row) ??
    (getCellText(column, row, { number, date: dateTime, list }) || '–')
  );
}

interface FieldValueProps<Row> {
  readonly field: RecordField<Row>;
  readonly value: unknown;
}

/** The value of a field that has no column. */
function FieldValue<Row>({ field, value }: FieldValueProps<Row>) {
  const format = useFormat();
  const shown = field.show?.(value);
  if (shown !== undefined) return shown;
  if (field.kind === 'tags' || field.kind === 'choices')
    return <Tags values={value as readonly string[]} options={field.options} />;
  return formatFieldValue(field, value, format) || '–';
}

interface TagsProps {
  readonly values: readonly string[];
  readonly options: readonly ColumnOption[] | undefined;
}

/** All tags of a value, as the list shows them. */
function Tags({ values, options }: TagsProps) {
  if (values.length === 0) return '–';
  return (
    <span className={styles.tags}>
      {values.map((value) => (
        <Tag key={value}>{options?.find((option) => option.value === value)?.label ?? value}</Tag>
      ))}
    </span>
  );
}
