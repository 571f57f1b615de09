import { Button, Field, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { ConflictForm } from './conflict-form.tsx';
import { FieldControl } from './field-control.tsx';
import type { FormDefinition } from './form-definition.ts';
import type { FormField } from './form-field.ts';
import { PartsField } from './parts-field.tsx';
import styles from './record-form.module.css';
import { shownSide } from './shown-side.tsx';
import type { RecordForm as RecordFormState } from './use-record-form.ts';

interface RecordFormProps<Row> {
  readonly record: RecordFormState<Row>;
  readonly renderTrial: FormDefinition<Row>['renderTrial'];
  onCancel(): void;
}

/** The fields of a row and the buttons of its form. They are disabled while the form is sent. */
export function RecordForm<Row>({ record: { form, fields }, renderTrial, onCancel }: RecordFormProps<Row>) {
  const { t } = useLingui();
  const { conflict, isSending } = form;
  if (conflict) {
    return (
      <ConflictForm
        fields={fields.map((field) => ({ ...field, show: (value) => shownSide(field, value) }))}
        conflicts={conflict.fields}
        isSaving={isSending}
        onSettle={(sides) => void form.settle(sides)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <fieldset className={styles.fields} disabled={isSending}>
        {fields.map((field, index) => (
          <div key={field.name} data-autofocus-inside={index === 0 || undefined}>
            {field.control ? (
              <PartsField field={field} draft={form.values} />
            ) : (
              <Field
                label={field.label}
                hint={field.fixed ?? field.hint}
                error={field.error}
                isRequired={field.isRequired}
              >
                {(ties) => <FieldControl field={field as FormField<never>} ties={ties} />}
              </Field>
            )}
          </div>
        ))}
      </fieldset>
      {renderTrial?.(form.values)}
      <div className={styles.actions}>
        <Button onClick={onCancel} disabled={isSending}>
          {t({ id: 'table.component.form.cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t({ id: 'table.component.form.save', message: 'Save' })}
        </Button>
      </div>
    </form>
  );
}
