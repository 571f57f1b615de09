import { ERROR_CODES } from '@atrium/contract';
import { type BusinessError, useSubmission } from '@atrium/runtime';
import { useState } from 'react';
import { useTable } from '../model.ts';
import { type Dispute, disputesOf, type Side, settle } from './conflict.ts';
import { bodyOf, draftOf, newDraft } from './draft.ts';
import { findFaults } from './find-faults.ts';
import type { Draft, FormDefinition } from './form-definition.ts';
import {
  changeField,
  type FormState,
  isChanged,
  leaveField,
  openForm,
  refuseFields,
  sendForm,
} from './form-state.ts';
import { type RecordField, recordFieldsOf } from './record-field.ts';
import { useDirtyMark } from './use-dirty-mark.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useLiveState } from './use-live-state.ts';

/** A field with what it holds and what is wrong with it. */
export interface FormField<Row> extends RecordField<Row> {
  readonly value: unknown;
  readonly error: string | undefined;
  /** Why the stored row keeps this value for good. */
  readonly fixed: string | undefined;
  /** The server's reasons for parts of the value, by the name of the part. */
  readonly parts: Readonly<Record<string, string>>;
  change(value: unknown): void;
  leave(): void;
}

/** Somebody else stored the row while it was being edited here. */
export interface Conflict<Row> {
  readonly stored: Row;
  readonly disputes: readonly Dispute[];
}

export interface RecordForm<Row> {
  readonly fields: readonly FormField<Row>[];
  readonly draft: Draft;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the whole form was refused, in the server's words. */
  readonly refusal: string | undefined;
  readonly conflict: Conflict<Row> | undefined;
  /** How often sending was refused, so that a view can lead to the first fault. */
  readonly refusals: number;
  save(): Promise<void>;
  /** Ends a conflict by a choice of side for each disputed field, and saves. */
  settle(sides: Readonly<Record<string, Side>>): Promise<void>;
}

/** Adds a row, or edits the one that is `opened`; `onStored` hears of success. */
export function useRecordForm<Row>(
  form: FormDefinition<Row>,
  opened: Row | undefined,
  onStored: (stored: Row) => void,
): RecordForm<Row> {
  const fields = recordFieldsOf(useTable<Row>().definition);
  const word = useFaultWords();
  const [state, update, latest] = useLiveState(() =>
    openForm(opened ? draftOf(opened, fields) : newDraft(fields)),
  );
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<Conflict<Row>>();
  const [refusal, setRefusal] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const { isRunning, submit } = useSubmission();
  const isDirty = isChanged(state);
  useDirtyMark(isDirty);

  const faults = findFaults(form.schema, bodyOf(state.draft, fields));
  const errorOf = ({ name, rule }: RecordField<Row>) => {
    const fault = state.spoken.has(name) ? faults[name] : undefined;
    return state.refused[name] ?? (fault && (rule ?? word(fault)));
  };

  const refuse = async (error: BusinessError, row: Row | undefined, draft: Draft): Promise<void> => {
    if (error.code === ERROR_CODES.revisionStale && row && form.source.read) {
      const stored = await form.source.read(row);
      const disputes = disputesOf(latest().opened, draft, draftOf(stored, fields));
      // What they stored touches no field of the form: it stands beside what was entered here.
      if (disputes.length === 0) await send(draft, stored);
      else setConflict({ stored, disputes });
      return;
    }
    const { state: refused, elsewhere } = refuseFields(latest(), error.fields);
    update(() => refused);
    if (error.fields.length === 0 || elsewhere.length > 0) setRefusal(error.msg);
    setRefusals((count) => count + 1);
  };

  async function send(draft: Draft, row: Row | undefined): Promise<void> {
    const { create, update: store } = form.source;
    const body = bodyOf(draft, fields);
    const saved = await submit(
      async () => (row ? await store?.(row, body) : await create?.(body)),
      (error) => refuse(error, row, draft),
    );
    if (saved) onStored(saved);
  }

  return {
    fields: fields.map((field) => ({
      ...field,
      value: state.draft[field.name],
      options: field.optionsFor?.(state.draft) ?? field.options,
      parts: state.parts[field.name] ?? {},
      error: errorOf(field),
      fixed: base && field.fixedFor(base),
      change: (value) => update((now) => adjusted(form, changeField(now, field.name, value), field.name)),
      leave: () => update((now) => leaveField(now, field.name)),
    })),
    draft: state.draft,
    isDirty,
    isSaving: isRunning,
    refusal,
    conflict,
    refusals,
    async save() {
      setRefusal(undefined);
      const { draft } = update(sendForm);
      if (Object.keys(findFaults(form.schema, bodyOf(draft, fields))).length > 0)
        setRefusals((count) => count + 1);
      else await send(draft, base);
    },
    async settle(sides) {
      if (!conflict) return;
      const draft = settle(latest().draft, conflict.disputes, sides);
      update(() => ({ ...openForm(draftOf(conflict.stored, fields)), draft }));
      setBase(() => conflict.stored);
      setConflict(undefined);
      await send(draft, conflict.stored);
    },
  };
}

function adjusted<Row>({ adjust }: FormDefinition<Row>, state: FormState, changed: string): FormState {
  return adjust ? { ...state, draft: adjust(state.draft, changed) } : state;
}
