import { Button, Field, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useSchemaErrorLabels } from '../forms/use-schema-error-labels.ts';
import { NamedLabel } from './named-label.tsx';
import { parameterErrors, type SchemaValue } from './parameter-errors.ts';
import { readSchema, type SchemaField } from './read-schema.ts';
import { SchemaControl } from './schema-control.tsx';
import type { SchemaFieldsProps } from './schema-fields-props.ts';
import styles from './schema-fieldset.module.css';
import { useParameterLabels } from './use-parameter-labels.ts';

/**
 * A field for each property of a schema, with its error and a reset to its default. Errors of properties that the schema
 * lacks appear above the fields.
 */
export function SchemaFieldset({
  schema,
  value,
  onChange,
  errors = {},
  isReadOnly = false,
}: SchemaFieldsProps) {
  const { t } = useLingui();
  const labelOf = useSchemaErrorLabels();
  const wordsOf = useParameterLabels();
  const invalid = parameterErrors(schema, value);
  const fields = readSchema(schema);
  const unknown = Object.entries(errors).filter(([name]) => fields.every((field) => field.name !== name));
  const alert =
    unknown.length > 0 ? (
      <FormAlert>{unknown.map(([name, text]) => `${name}: ${text}`).join(' ')}</FormAlert>
    ) : null;
  if (fields.length === 0) {
    return (
      <>
        {alert}
        <p>{t({ id: 'table.component.schema.none', message: 'No parameters' })}</p>
      </>
    );
  }
  return (
    <fieldset className={styles.fields} disabled={isReadOnly}>
      {alert}
      {fields.map((read) => {
        const error = invalid[read.name];
        const labels = wordsOf(read.name);
        const field = { ...read, ...labels };
        const reset = () => onChange(without(value, field.name));
        return (
          <Field
            key={field.name}
            label={labels ? <NamedLabel label={labels.label} name={field.name} /> : field.label}
            hint={labels ? labels.hint : field.hint}
            error={errors[field.name] ?? (error && labelOf(error))}
            aside={
              isReadOnly || isDefault(field, value) ? null : <ResetButton field={field} onReset={reset} />
            }
          >
            {(ties) => (
              <SchemaControl
                field={field}
                ties={ties}
                value={value[field.name] ?? field.initial}
                onChange={(next) => onChange({ ...value, [field.name]: next })}
                onReset={reset}
              />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}

function ResetButton({ field, onReset }: { readonly field: SchemaField; onReset(): void }) {
  const { t } = useLingui();
  const { label } = field;
  return (
    <Button
      type="text"
      size="mini"
      aria-label={t({ id: 'table.component.schema.reset-field', message: `Reset to default: ${label}` })}
      onClick={onReset}
    >
      {t({ id: 'table.component.schema.reset', message: 'Reset to default' })}
    </Button>
  );
}

function isDefault({ name, initial }: SchemaField, value: SchemaValue): boolean {
  return value[name] === undefined || JSON.stringify(value[name]) === JSON.stringify(initial);
}

function without(value: SchemaValue, name: string): SchemaValue {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}
