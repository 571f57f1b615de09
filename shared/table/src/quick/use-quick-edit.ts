import { ERROR_CODES } from '@atrium/contract';
import { BusinessError, useForm, usePane } from '@atrium/runtime';
import { bodyOf, draftOf } from '../forms/draft.ts';
import type { Draft } from '../forms/form-definition.ts';
import { type FormField, formFieldOf } from '../forms/form-field.ts';
import { recordFieldsOf } from '../forms/record-field.ts';
import { useDraftErrors } from '../forms/use-draft-errors.ts';
import { useTable } from '../model.ts';

interface QuickEdit<Row> {
  readonly field: FormField<Row>;
  readonly isSaving: boolean;
  /** Stores a changed value. Returns whether the cell has nothing left to edit. */
  save(): Promise<boolean>;
}

/** Edits one field of a stored row in its cell, with the rules of the form. */
export function useQuickEdit<Row>(row: Row, name: string): QuickEdit<Row> {
  const { definition, reload } = useTable<Row>();
  const { notices } = usePane();
  const { form: rules } = definition;
  const fields = recordFieldsOf(definition);
  const field = fields.find((one) => one.name === name);
  if (!rules || !field)
    throw new Error(`Column ${name} can be edited in its cells only if the form has such a field`);
  const { schema, source } = rules;
  const errorsOf = useDraftErrors(schema, fields);
  const form = useForm<Draft, Row | undefined, Row>({
    initial: draftOf(row, fields),
    validate: (draft) => ({ [name]: errorsOf(draft)[name] }),
    async send(draft) {
      const whole = source.readWhole ? draftOf(await source.readWhole(row), fields) : draft;
      return await source.update?.(row, bodyOf({ ...whole, [name]: draft[name] }, fields));
    },
    onSent: reload,
    async onError(error) {
      if (!(error instanceof BusinessError) || error.code !== ERROR_CODES.revisionStale) return;
      notices.warning(error.msg);
      await reload();
    },
  });
  // The cell can also show the errors of other fields only at its own.
  const error = Object.values(form.errors).find((message) => message !== undefined) ?? form.error;
  return {
    isSaving: form.isSending,
    field: { ...formFieldOf(field, form, row), error },
    save: async () => !form.isDirty || (await form.submit()),
  };
}
