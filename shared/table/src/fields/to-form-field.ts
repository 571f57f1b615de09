import type { Form } from '@atrium/runtime';
import type { Draft } from '../core/index.ts';
import type { RecordField } from './record-field.ts';

/** A field with its value and its error. */
export interface FormField<Row> extends RecordField<Row> {
  readonly value: unknown;
  readonly error: string | undefined;
  /** Why this value of a stored row cannot change. */
  readonly fixed: string | undefined;
  /** The server's messages for parts of the value, by part. */
  readonly parts: Readonly<Record<string, string>>;
  change(value: unknown): void;
  leave(): void;
}

/** A field of the record as the form shows it now. `row` is the stored row. */
export function toFormField<Row>(
  field: RecordField<Row>,
  form: Form<Draft, Row>,
  row: Row | undefined,
): FormField<Row> {
  const { name } = field;
  return {
    ...field,
    value: form.values[name],
    options: field.optionsFor?.(form.values) ?? field.options,
    parts: form.getPartErrors(name),
    error: form.errors[name],
    fixed: row && field.fixedFor(row),
    change: (value) => form.change(name, value),
    leave: () => form.leave(name),
  };
}
