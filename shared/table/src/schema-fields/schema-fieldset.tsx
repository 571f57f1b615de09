import { useFormat } from '@atrium/i18n';
import { Button, Field, FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useDescribeSchemaError } from '../forms/index.ts';
import { findParameterErrors, type SchemaValue } from './find-parameter-errors.ts';
import { type JsonSchema, readSchema, type SchemaField } from './read-schema.ts';
import { SchemaControl } from './schema-control.tsx';
import styles from './schema-fieldset.module.css';

export interface SchemaFieldsProps {
  /** JSON Schema of an object. */
  readonly schema: JsonSchema;
  /** By property; an omitted property has its default. A value that the schema rejects stays as entered. */
  readonly value: SchemaValue;
  onChange(value: SchemaValue): void;
  /**
   * Translated messages by property, for example the server's field errors. They take precedence over the schema's own.
   */
  readonly errors?: Readonly<Record<string, string>>;
  /** Translated texts of a property, which replace those of the schema. */
  labelsFor?(name: string): SchemaLabels | undefined;
}

type SchemaLabels = Pick<SchemaField, 'label' | 'optionLabels'> & { readonly hint?: string };

/**
 * A field for each property of a schema, with its error and a reset to its default. Errors of properties that the
 * schema lacks appear above the fields.
 */
export function SchemaFieldset(props: SchemaFieldsProps) {
  const { schema, value, onChange, errors = {}, labelsFor } = props;
  const { t } = useLingui();
  const format = useFormat();
  const describeError = useDescribeSchemaError();
  const schemaErrors = findParameterErrors(schema, value);
  const fields = readSchema(schema);
  const otherErrors = Object.entries(errors).filter(([name]) => fields.every((field) => field.name !== name));
  return (
    <fieldset className={styles.fields}>
      {otherErrors.length > 0 ? (
        <FormAlert>{otherErrors.map(([name, text]) => format.pair(name, text)).join(' ')}</FormAlert>
      ) : null}
      {fields.length === 0 ? (
        <p>{t({ id: 'table.component.schema.none', message: 'No parameters' })}</p>
      ) : null}
      {fields.map((property) => {
        const { name, initial } = property;
        const error = schemaErrors[name];
        const labels = labelsFor?.(name);
        const field = { ...property, ...labels };
        const { label } = field;
        const reset = () =>
          onChange(Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)));
        const isDefault =
          value[name] === undefined || JSON.stringify(value[name]) === JSON.stringify(initial);
        return (
          <Field
            key={name}
            label={<span title={name}>{label}</span>}
            // If the translated labels have no hint, the field shows none, not even the hint of the schema.
            hint={labels ? labels.hint : property.hint}
            error={errors[name] ?? (error && describeError(error))}
            aside={
              isDefault ? null : (
                <Button
                  type="text"
                  size="mini"
                  aria-label={t({
                    id: 'table.component.schema.reset-field',
                    message: `Reset to default: ${label}`,
                  })}
                  onClick={reset}
                >
                  {t({ id: 'table.component.schema.reset', message: 'Reset to default' })}
                </Button>
              )
            }
          >
            {(control) => (
              <SchemaControl
                field={field}
                control={control}
                value={value[name] ?? initial}
                onChange={(next) => onChange({ ...value, [name]: next })}
                onReset={reset}
              />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}
