import { ERROR_CODES } from '@atrium/contract';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { BusinessError } from '../http/business-error.ts';
import { type FieldConflict, findConflicts, resolveConflicts, type Side } from './conflict.ts';
import {
  beginSubmission,
  type Conflict,
  changeField,
  type FormErrors,
  type FormState,
  failSubmission,
  getPartErrors,
  getShownErrors,
  isChanged,
  leaveField,
  openForm,
} from './form-state.ts';
import { useLiveState } from './use-live-state.ts';
import { useSubmission } from './use-submission.ts';

/** The stored row that a form edits. */
export interface EditedRow<Values, Row> {
  /** Undefined for a form that creates a row. */
  readonly row: Row | undefined;
  toValues(row: Row): Values;
  /** Reads the current row. Without it, the form only shows that its revision is outdated. */
  readonly read?: ((row: Row) => Promise<Row>) | undefined;
  /** Returns the conflicts of three sets of values. By default, compares field by field. */
  compare?(opened: Values, mine: Values, theirs: Values): readonly FieldConflict[];
  /** Applies the chosen sides. By default, applies them field by field. */
  resolve?(
    mine: Values,
    theirs: Values,
    conflicts: readonly FieldConflict[],
    sides: Readonly<Record<string, Side>>,
  ): Values;
}

export interface FormOptions<Values extends object, Result, Row> {
  /** The values with which the form opens. A later change of this option has no effect. */
  readonly initial: Values;
  /** Messages of invalid fields. Runs at each rendering, so messages follow the language. */
  validate?(values: Values): FormErrors<Values>;
  /** Changes other fields when `name` changes. It must be a pure function. */
  readonly adjust?: ((values: Values, name: string) => Values) | undefined;
  /** Stores the values. Its requests must be silent. `base` is the row that the values replace. */
  send(values: Values, base: Row | undefined): Promise<Result>;
  /** Runs after the values are stored. The form is then clean, unless the user changed a field during the request. */
  onSent?(result: Result, values: Values): void | Promise<void>;
  onError?(error: unknown): void | Promise<void>;
  /** Receives whether the form is dirty. For example, the pane's `setDirty`. The function must be stable. */
  readonly onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Returns the message of an error that is not a business error. Without it, a toast shows these errors. */
  describe?(error: unknown): string;
  readonly edited?: EditedRow<Values, Row>;
}

/** The part of a form that its fields use. */
export interface Fields<Values> {
  readonly values: Values;
  /** The messages to show now. */
  readonly errors: FormErrors<Values>;
  change<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** Called when the focus leaves the field. If its value has changed, the field shows its error from then on. */
  leaveField(name: keyof Values): void;
  /** Returns the server's messages for nested values of a field, by name. */
  getPartErrors(name: keyof Values): Readonly<Record<string, string>>;
}

export interface Form<Values, Row = unknown> extends Fields<Values> {
  /** The values as they were opened or last stored. */
  readonly initial: Values;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** The message of the whole form. */
  readonly error: string | undefined;
  /** The stored row that the values replace. Undefined for a new row. */
  readonly base: Row | undefined;
  readonly conflict: Conflict<Row> | undefined;
  /** Properties of the form element. After a failed submission, its first invalid control gets the focus. */
  readonly element: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent): void;
  };
  /** Validates and sends, unless a submission is running. Returns whether the values are stored. */
  submit(): Promise<boolean>;
  /** Ends a conflict by a choice of side for each field, and sends. */
  resolve(sides: Readonly<Record<string, Side>>): Promise<void>;
  /** Replaces the values and makes the form clean. */
  reset(values: Values): void;
}

/** Returns the state of a form, without its view: values, errors, dirty flag, submission and conflicts. */
export function useForm<Values extends object, Result, Row = never>(
  options: FormOptions<Values, Result, Row>,
): Form<Values, Row> {
  const { validate = () => ({}), adjust = (values) => values, describe, onDirtyChange, edited } = options;
  const [state, update, latest] = useLiveState<FormState<Values, Row>>(() =>
    openForm(options.initial, edited?.row),
  );
  const handlesAllErrors = describe !== undefined;
  const { isRunning, submit } = useSubmission(handlesAllErrors);
  const ref = useRef<HTMLFormElement>(null);
  const { failureCount, failure } = state;
  const isDirty = isChanged(state);

  useEffect(() => {
    if (failureCount > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failureCount]);
  useEffect(() => {
    onDirtyChange?.(isDirty);
    return () => onDirtyChange?.(false);
  }, [isDirty, onDirtyChange]);

  /**
   * Sends the values. If another user changed the row and nothing conflicts, sends them again as an update of the
   * changed row. If there are conflicts, shows them and returns undefined: the user must choose.
   */
  async function sendAndMerge(
    values: Values,
    base: Row | undefined,
  ): Promise<{ readonly result: Result } | undefined> {
    try {
      return { result: await options.send(values, base) };
    } catch (error) {
      const isStale = error instanceof BusinessError && error.code === ERROR_CODES.revisionStale;
      if (!isStale || base === undefined || !edited?.read) throw error;
      const stored = await edited.read(base);
      const compare = edited.compare ?? findConflicts;
      const fields = compare(latest().initial, values, edited.toValues(stored));
      if (fields.length === 0) return await sendAndMerge(values, stored);
      update((current) => ({ ...current, conflict: { stored, fields } }));
      return undefined;
    }
  }

  async function send(): Promise<boolean> {
    const { values, base } = latest();
    const sent = await submit(
      () => sendAndMerge(values, base),
      async (error) => {
        const fieldErrors = error instanceof BusinessError ? error.fields : [];
        update((current) => failSubmission(current, error, fieldErrors));
        await options.onError?.(error);
      },
    );
    if (!sent) return false;
    // The form stays dirty if the user changed a field during the request. Otherwise, this reports a clean form before
    // the effect does, because `onSent` may leave the page.
    if (!isChanged(update((current) => ({ ...current, initial: values })))) onDirtyChange?.(false);
    await options.onSent?.(sent.result, values);
    return true;
  }

  async function validateAndSend(): Promise<boolean> {
    const { values } = update(beginSubmission);
    if (Object.values(validate(values)).every((error) => error === undefined)) return await send();
    update((current) => ({ ...current, failureCount: current.failureCount + 1 }));
    return false;
  }

  return {
    values: state.values,
    initial: state.initial,
    errors: getShownErrors(state, validate(state.values)),
    getPartErrors: (name) => getPartErrors(name, state.fieldErrors),
    isDirty,
    isSending: isRunning,
    error:
      failure instanceof BusinessError
        ? failure.msg
        : failure === undefined
          ? undefined
          : describe?.(failure),
    base: state.base,
    conflict: state.conflict,
    element: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void validateAndSend();
      },
    },
    change: (name, value) =>
      update((current) => {
        const changed = changeField(current, name, value);
        return { ...changed, values: adjust(changed.values, String(name)) };
      }),
    leaveField: (name) => update((current) => leaveField(current, name)),
    submit: validateAndSend,
    async resolve(sides) {
      const { values, conflict } = latest();
      if (!conflict || !edited) return;
      const { stored, fields } = conflict;
      const theirs = edited.toValues(stored);
      const resolved =
        edited.resolve?.(values, theirs, fields, sides) ?? resolveConflicts(values, fields, sides);
      update(() => ({ ...openForm(theirs, stored), values: resolved }));
      await send();
    },
    reset: (values) => update((current) => openForm(values, current.base)),
  };
}
