import type { Form } from '@atrium/runtime';
import type { Draft } from '../core/index.ts';
import type { RecordField } from './record-field.ts';

/** A field with its value and its error. */
export interface FormField<Row> extends Omit<RecordField<Row>, 'hint' | 'hintFor'> {
  readonly hint: string | undefined;
  readonly value: unknown;
  readonly error: string | undefined;
  /** Why this value of a stored row cannot change. */
  readonly readOnlyReason: string | undefined;
  /** The server's messages for parts of the value, by part. */
  readonly partErrors: Readonly<Record<string, string>>;
  change(value: unknown): void;
  /** The control calls this function when it loses the focus. */
  leave(): void;
}

/** Returns a field with its current value and errors in a form. `row` is the stored row. */
export function toFormField<Row>(
  field: RecordField<Row>,
  form: Form<Draft, Row>,
  row: Row | undefined,
): FormField<Row> {
  const { name } = field;
  return {
    ...field,
    value: form.values[name],
    hint: field.hintFor?.(form.values) ?? field.hint,
    options: field.optionsFor?.(form.values) ?? field.options,
    partErrors: form.getPartErrors(name),
    error: form.errors[name],
    readOnlyReason: row && field.getReadOnlyReason(row),
    change: (value) => form.change(name, value),
    leave: () => form.leaveField(name),
  };
}
