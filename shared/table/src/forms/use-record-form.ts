import { type Form, useForm, usePane } from '@atrium/runtime';
import { useTable } from '../model.ts';
import { bodyOf, draftOf, newDraft } from './draft.ts';
import type { Draft, FormDefinition } from './form-definition.ts';
import { type FormField, formFieldOf } from './form-field.ts';
import { recordFieldsOf } from './record-field.ts';
import { useDraftErrors } from './use-draft-errors.ts';

export interface RecordForm<Row> {
  readonly form: Form<Draft, Row>;
  readonly fields: readonly FormField<Row>[];
}

/** Adds a row, or edits the row `opened`. Calls `onStored` with the stored row. */
export function useRecordForm<Row>(
  { schema, source, adjust }: FormDefinition<Row>,
  opened: Row | undefined,
  onStored: (stored: Row) => void,
): RecordForm<Row> {
  const fields = recordFieldsOf(useTable<Row>().definition);
  const { setDirty } = usePane();
  const valuesOf = (row: Row) => draftOf(row, fields);
  const form = useForm<Draft, Row | undefined, Row>({
    initial: opened ? valuesOf(opened) : newDraft(fields),
    validate: useDraftErrors(schema, fields),
    adjust,
    async send(draft, row) {
      const body = bodyOf(draft, fields);
      return await (row ? source.update?.(row, body) : source.create?.(body));
    },
    onSent(stored) {
      if (stored) onStored(stored);
    },
    mark: setDirty,
    edited: { row: opened, valuesOf, read: source.read },
  });
  return { form, fields: fields.map((field) => formFieldOf(field, form, form.base)) };
}
