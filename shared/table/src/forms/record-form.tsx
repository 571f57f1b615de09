import { Button, Field, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ConflictForm } from './conflict-form.tsx';
import { FieldControl } from './field-control.tsx';
import type { FormDefinition } from './form-definition.ts';
import { PartsField } from './parts-field.tsx';
import styles from './record-form.module.css';
import { shownSide } from './shown-side.tsx';
import type { FormField, RecordForm as RecordFormState } from './use-record-form.ts';

interface RecordFormProps<Row> {
  readonly form: RecordFormState<Row>;
  readonly renderTrial: FormDefinition<Row>['renderTrial'];
  onCancel(): void;
}

/** The fields of a row with what ends them. While it is sent nothing can be changed, nor sent again. */
export function RecordForm<Row>({ form, renderTrial, onCancel }: RecordFormProps<Row>) {
  const { t } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const { conflict, refusals, isSaving } = form;
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  if (conflict) {
    return (
      <ConflictForm
        fields={form.fields.map((field) => ({ ...field, show: (value) => shownSide(field, value) }))}
        disputes={conflict.disputes}
        isSaving={isSaving}
        onSettle={(sides) => void form.settle(sides)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <FormAlert>{form.refusal}</FormAlert>
      <fieldset className={styles.fields} disabled={isSaving}>
        {form.fields.map((field, index) => (
          <div key={field.name} data-autofocus-inside={index === 0 || undefined}>
            {field.control ? (
              <PartsField field={field} draft={form.draft} />
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
      {renderTrial?.(form.draft)}
      <div className={styles.actions}>
        <Button onClick={onCancel} disabled={isSaving}>
          {t({ id: 'table.component.form.cancel', message: 'Cancel' })}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t({ id: 'table.component.form.save', message: 'Save' })}
        </Button>
      </div>
    </form>
  );
}
