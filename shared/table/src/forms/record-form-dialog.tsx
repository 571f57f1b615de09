import { type Formats, useFormat } from '@atrium/i18n';
import { type Form, useForm, usePane } from '@atrium/runtime';
import { Button, Checkbox, Field, FormAlert } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { addChineseLatinSpaces, type Draft, type FormDefinition, useTable } from '../core/index.ts';
import { RecordDialog, UnsavedConfirmation } from '../dialog/index.ts';
import {
  createInitialDraft,
  type FormField,
  formatFieldValue,
  getRecordFields,
  toBody,
  toDraft,
  toFormField,
} from '../fields/index.ts';
import { ConflictForm } from './conflict-form.tsx';
import { FieldControl } from './field-control.tsx';
import styles from './record-form-dialog.module.css';
import { useFindDraftErrors } from './use-find-draft-errors.ts';

interface RecordFormDialogProps<Row> {
  readonly form: FormDefinition<Row>;
  /** The row to edit; undefined to add one. */
  readonly rowToEdit: Row | undefined;
}

/** The dialog that adds or edits a row. It asks for confirmation before it discards unsaved work. */
export function RecordFormDialog<Row>({ form, rowToEdit }: RecordFormDialogProps<Row>) {
  const { t } = useLingui();
  const { definition, closeDialog, reload } = useTable<Row>();
  const { toasts, setDirty } = usePane();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setDirty(false);
    closeDialog();
  };
  const record = useRecordForm(form, rowToEdit, (stored) => {
    const name = definition.rowName(stored);
    leave();
    toasts.success(t({ id: 'table.component.form.saved', message: `“${name}” saved` }));
    void reload();
  });
  const { isDirty, isSending } = record.form;
  const close = () => {
    if (isSending) return;
    if (isDirty) setAsking(true);
    else leave();
  };
  const { noun } = form;
  return (
    <RecordDialog
      surface={form.surface ?? 'drawer'}
      isLocked={isSending}
      onClose={close}
      title={addChineseLatinSpaces(
        rowToEdit
          ? t({ id: 'table.component.form.edit-title', message: `Edit ${noun}` })
          : t({ id: 'table.component.form.add-title', message: `Add ${noun}` }),
      )}
    >
      {isAsking && isDirty ? <UnsavedConfirmation onDiscard={leave} onStay={() => setAsking(false)} /> : null}
      <RecordForm
        record={record}
        note={rowToEdit ? undefined : form.noteForNew}
        renderTestRun={form.renderTestRun}
        onCancel={close}
      />
    </RecordDialog>
  );
}

interface RecordState<Row> {
  readonly form: Form<Draft, Row>;
  readonly fields: readonly FormField<Row>[];
}

/** Adds a row, or edits the row `rowToEdit`. Calls `onStored` with the stored row. */
function useRecordForm<Row>(
  { schema, source, adjust }: FormDefinition<Row>,
  rowToEdit: Row | undefined,
  onStored: (stored: Row) => void,
): RecordState<Row> {
  const fields = getRecordFields(useTable<Row>().definition);
  const { setDirty } = usePane();
  const toValues = (row: Row) => toDraft(row, fields);
  const form = useForm<Draft, Row | undefined, Row>({
    initial: rowToEdit ? toValues(rowToEdit) : createInitialDraft(fields),
    validate: useFindDraftErrors(schema, fields),
    adjust,
    async send(draft, row) {
      const body = toBody(draft, fields);
      return await (row ? source.update?.(row, body) : source.create?.(body));
    },
    onSent(stored) {
      if (stored) onStored(stored);
    },
    onDirtyChange: setDirty,
    edited: { row: rowToEdit, toValues, read: source.read },
  });
  return { form, fields: fields.map((field) => toFormField(field, form, form.base)) };
}

interface RecordFormProps<Row> {
  readonly record: RecordState<Row>;
  readonly note: string | undefined;
  readonly renderTestRun: FormDefinition<Row>['renderTestRun'];
  onCancel(): void;
}

/** The fields of a row and the buttons of its form. They are disabled while the form is sent. */
function RecordForm<Row>({ record, note, renderTestRun, onCancel }: RecordFormProps<Row>) {
  const { t } = useLingui();
  const format = useFormat();
  const { form, fields } = record;
  const { conflict, isSending } = form;
  if (conflict) {
    return (
      <ConflictForm
        fields={fields.map((field) => ({ ...field, show: (value) => renderSide(field, value, format) }))}
        conflicts={conflict.fields}
        isSaving={isSending}
        onResolve={(sides) => void form.resolve(sides)}
        onCancel={onCancel}
      />
    );
  }
  const optionalMark = t({ id: 'table.component.form.optional', message: 'Optional' });
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <fieldset className={styles.fields} disabled={isSending}>
        {fields
          .filter((field) => field.isOffered?.(form.values) ?? true)
          .map((field, index) => (
            <div key={field.name} data-autofocus-inside={index === 0 || undefined}>
              {field.control ? (
                <PartsField field={field} draft={form.values} />
              ) : field.kind === 'switch' ? (
                <SwitchField field={field} />
              ) : (
                <Field
                  label={field.label}
                  optionalMark={isOptional(field) ? optionalMark : undefined}
                  hint={field.readOnlyReason ?? field.hint}
                  error={field.error}
                  isRequired={field.isRequired}
                >
                  {(control) => (
                    <>
                      <FieldControl field={field as FormField<never>} control={control} />
                      {field.renderDetails?.(form.values)}
                    </>
                  )}
                </Field>
              )}
            </div>
          ))}
      </fieldset>
      {note ? <p className={styles.note}>{note}</p> : null}
      {renderTestRun?.(form.values)}
      <DialogActions>
        <Button onClick={onCancel} disabled={isSending}>
          {t({ id: 'table.component.form.cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t({ id: 'table.component.form.save', message: 'Save' })}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A field with the values yes and no: a checkbox with the label beside it. */
function SwitchField<Row>({ field }: { readonly field: FormField<Row> }) {
  const id = useId();
  const hint = field.readOnlyReason ?? field.hint;
  return (
    <div className={styles.switch}>
      <Checkbox
        checked={field.value === true}
        disabled={field.readOnlyReason !== undefined}
        aria-describedby={hint ? id : undefined}
        onChange={field.change}
        onBlur={field.leave}
      >
        {field.label}
      </Checkbox>
      {hint ? <p id={id}>{hint}</p> : null}
    </div>
  );
}

interface PartsFieldProps<Row> {
  readonly field: FormField<Row>;
  readonly draft: Draft;
}

/** A field whose value has several parts: its custom control under its label. */
function PartsField<Row>({ field, draft }: PartsFieldProps<Row>) {
  const id = useId();
  const { label, hint, error, value, partErrors, change } = field;
  const hasPartErrors = Object.keys(partErrors).length > 0;
  return (
    <section className={styles.parts} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {hint ? <p>{hint}</p> : null}
      {error && !hasPartErrors ? <p className={styles.error}>{error}</p> : null}
      {field.control?.({ value, draft, errors: partErrors, change })}
    </section>
  );
}

/** Renders a field's value as one side of a conflict. Renders nothing without a value. */
function renderSide<Row>(field: FormField<Row>, value: unknown, format: Formats): ReactNode {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty ? '' : (field.show?.(value) ?? formatFieldValue(field, value, format));
}

function isOptional({
  kind,
  isRequired,
  readOnlyReason,
}: Pick<FormField<never>, 'kind' | 'isRequired' | 'readOnlyReason'>): boolean {
  return !isRequired && readOnlyReason === undefined && kind !== 'switch';
}
