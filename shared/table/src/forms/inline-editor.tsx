import { ERROR_CODES } from '@atrium/contract';
import { BusinessError, useForm, usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { type Draft, useTable } from '../core/index.ts';
import { type FormField, getRecordFields, toBody, toDraft, toFormField } from '../fields/index.ts';
import { FieldControl } from './field-control.tsx';
import styles from './inline-edit.module.css';
import { useFindDraftErrors } from './use-find-draft-errors.ts';

interface InlineEditorProps<Row> {
  readonly row: Row;
  /** The name of the row. */
  readonly name: string;
  /** Key and title of the column. */
  readonly column: { readonly key: string; readonly title: string };
  /** Runs when editing ends; `isByKey` says whether a key ended it. */
  onEnd(isByKey: boolean): void;
}

/** The control that replaces a cell's value: Enter or leaving it saves, Escape cancels. */
export function InlineEditor<Row>({ row, name, column, onEnd }: InlineEditorProps<Row>) {
  const { t } = useLingui();
  const id = useId();
  const element = useRef<HTMLFieldSetElement>(null);
  const { field, isSaving, save } = useInlineEdit(row, column.key);
  const { title } = column;
  useEffect(() => element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const finish = async (isByKey: boolean) => {
    if (await save()) onEnd(isByKey);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const isByKey = true;
    if (event.key === 'Escape') onEnd(isByKey);
    if (event.key === 'Enter') {
      event.preventDefault();
      void finish(isByKey);
    }
  };
  return (
    <fieldset
      ref={element}
      className={styles.editor}
      disabled={isSaving}
      aria-busy={isSaving}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isByKey = false;
        // A control that is disabled during a request also loses its focus.
        if (!isSaving && !currentTarget.contains(relatedTarget)) void finish(isByKey);
      }}
    >
      <FieldControl
        field={field as FormField<never>}
        control={{
          id,
          'aria-label': t({ id: 'table.component.quick.edit', message: `Edit ${title} of ${name}` }),
          'aria-describedby': field.error ? `${id}-error` : undefined,
          'aria-invalid': field.error !== undefined,
          'aria-required': field.isRequired,
        }}
      />
      <span role="alert" id={`${id}-error`} className={styles.error}>
        {field.error}
      </span>
    </fieldset>
  );
}

interface InlineEdit<Row> {
  readonly field: FormField<Row>;
  readonly isSaving: boolean;
  /** Stores a changed value. Returns whether the edit is complete. */
  save(): Promise<boolean>;
}

/** Edits one field of a stored row in its cell, with the rules of the form. */
function useInlineEdit<Row>(row: Row, name: string): InlineEdit<Row> {
  const { definition, reload } = useTable<Row>();
  const { toasts } = usePane();
  const { form: formDefinition } = definition;
  const fields = getRecordFields(definition);
  const field = fields.find((candidate) => candidate.name === name);
  if (!formDefinition || !field)
    throw new Error(`The form has no field ${name}: add it, or remove \`isInlineEditable\` from the column`);
  const { schema, source } = formDefinition;
  const findErrors = useFindDraftErrors(schema, fields);
  const form = useForm<Draft, Row | undefined, Row>({
    initial: toDraft(row, fields),
    validate: (draft) => ({ [name]: findErrors(draft)[name] }),
    async send(draft) {
      const completeDraft = source.readComplete ? toDraft(await source.readComplete(row), fields) : draft;
      return await source.update?.(row, toBody({ ...completeDraft, [name]: draft[name] }, fields));
    },
    onSent: reload,
    async onError(error) {
      if (!(error instanceof BusinessError) || error.code !== ERROR_CODES.revisionStale) return;
      toasts.warning(error.msg);
      await reload();
    },
  });
  // The cell has only this field, so it also shows the errors of other fields.
  const error = Object.values(form.errors).find((message) => message !== undefined) ?? form.error;
  return {
    isSaving: form.isSending,
    field: { ...toFormField(field, form, row), error },
    save: async () => !form.isDirty || (await form.submit()),
  };
}
