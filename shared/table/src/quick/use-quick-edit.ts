import { ERROR_CODES } from '@atrium/contract';
import { usePane, useSubmission } from '@atrium/runtime';
import { useState } from 'react';
import { bodyOf, draftOf, isSame } from '../forms/draft.ts';
import { findFaults } from '../forms/find-faults.ts';
import { recordFieldsOf } from '../forms/record-field.ts';
import { useFaultWords } from '../forms/use-fault-words.ts';
import { useLiveState } from '../forms/use-live-state.ts';
import type { FormField } from '../forms/use-record-form.ts';
import { useTable } from '../model.ts';

interface QuickEdit<Row> {
  readonly field: FormField<Row>;
  readonly isSaving: boolean;
  /** Stores the value, unless it is refused. Answers whether there is nothing left to do. */
  save(): Promise<boolean>;
}

/** One field of a stored row, edited in its cell by the rules of the form. */
export function useQuickEdit<Row>(row: Row, name: string): QuickEdit<Row> {
  const { definition, reload } = useTable<Row>();
  const { notices } = usePane();
  const word = useFaultWords();
  const { isRunning, submit } = useSubmission();
  const { form } = definition;
  const fields = recordFieldsOf(definition);
  const field = fields.find((one) => one.name === name);
  if (!form || !field)
    throw new Error(`Column ${name} can be edited in its cells only if the form has such a field`);
  const { schema, source } = form;
  const { rule } = field;
  const opened = draftOf(row, fields);
  const [value, setValue, latest] = useLiveState(() => opened[name]);
  const [error, setError] = useState<string>();

  async function save(): Promise<boolean> {
    const draft = { ...opened, [name]: latest() };
    if (isSame(draft[name], opened[name])) return true;
    const body = bodyOf(draft, fields);
    const fault = findFaults(schema, body)[name];
    if (fault) {
      setError(rule ?? word(fault));
      return false;
    }
    const stored = await submit(
      async () => {
        const whole = source.readWhole ? draftOf(await source.readWhole(row), fields) : opened;
        return await source.update?.(row, bodyOf({ ...whole, [name]: latest() }, fields));
      },
      async (refusal) => {
        if (refusal.code === ERROR_CODES.revisionStale) {
          notices.warning(refusal.msg);
          await reload();
        } else setError(refusal.fields.find((one) => one.field === name)?.msg ?? refusal.msg);
      },
    );
    if (stored) await reload();
    return stored !== undefined;
  }

  return {
    isSaving: isRunning,
    field: {
      ...field,
      value,
      error,
      fixed: field.fixedFor(row),
      parts: {},
      change: (next) => {
        setError(undefined);
        setValue(() => next);
      },
      leave: () => undefined,
    },
    save,
  };
}
