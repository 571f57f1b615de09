import type { FieldError } from '@atrium/contract';
import { type FieldConflict, findDifferingFields, isSame } from './conflict.ts';

/** The message of each invalid field. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** A stored row that another user changed, and the fields that differ. */
export interface Conflict<Row> {
  readonly stored: Row;
  readonly fields: readonly FieldConflict[];
}

export interface FormState<Values, Row> {
  readonly values: Values;
  /** The values as they were opened or last stored. */
  readonly initial: Values;
  /**
   * The fields that lost the focus with a changed value, and all fields after a submission. Only these fields show the
   * messages of `validate`.
   */
  readonly touched: ReadonlySet<PropertyKey>;
  /** The field errors of the server. The errors of a field disappear when it changes. */
  readonly fieldErrors: readonly FieldError[];
  /** The error of the whole form. */
  readonly failure: unknown;
  /** The number of failed submissions. Each one moves the focus to an invalid field. */
  readonly failureCount: number;
  /** The row that the values replace. */
  readonly base: Row | undefined;
  readonly conflict: Conflict<Row> | undefined;
}

export function openForm<Values, Row>(values: Values, base?: Row): FormState<Values, Row> {
  return {
    values,
    initial: values,
    touched: new Set(),
    fieldErrors: [],
    failure: undefined,
    failureCount: 0,
    base,
    conflict: undefined,
  };
}

/** Returns the field of an error: an error at `tags.3` belongs to `tags`. */
export function getField({ field }: FieldError): string {
  return field.split('.')[0] ?? field;
}

export function changeField<Values, Row, Name extends keyof Values>(
  state: FormState<Values, Row>,
  name: Name,
  value: Values[Name],
): FormState<Values, Row> {
  const fieldErrors = state.fieldErrors.filter((error) => getField(error) !== name);
  return { ...state, values: { ...state.values, [name]: value }, fieldErrors };
}

/** Marks a field as touched, unless its value is unchanged. */
export function leaveField<Values, Row>(
  state: FormState<Values, Row>,
  name: keyof Values,
): FormState<Values, Row> {
  if (isSame(state.values[name], state.initial[name])) return state;
  return { ...state, touched: new Set([...state.touched, name]) };
}

/** Marks all fields as touched and clears the errors of the last submission. */
export function beginSubmission<Values extends object, Row>(
  state: FormState<Values, Row>,
): FormState<Values, Row> {
  return { ...state, touched: new Set(Object.keys(state.values)), fieldErrors: [], failure: undefined };
}

/**
 * Assigns field errors to their fields. The form also shows the error as a whole if there are no field errors, or if
 * the form has no field for one of them.
 */
export function failSubmission<Values extends object, Row>(
  state: FormState<Values, Row>,
  error: unknown,
  fieldErrors: readonly FieldError[],
): FormState<Values, Row> {
  const hasFieldForEachError =
    fieldErrors.length > 0 &&
    fieldErrors.every((fieldError) => Object.hasOwn(state.values, getField(fieldError)));
  return {
    ...state,
    fieldErrors,
    failure: hasFieldForEachError ? undefined : error,
    failureCount: state.failureCount + 1,
  };
}

/**
 * Returns the message to show now for each field: the server's message, or else, if the field is touched, that of
 * `validate`.
 *
 * @param invalid The messages that `validate` returns for the current values.
 */
export function getShownErrors<Values extends object, Row>(
  { values, touched, fieldErrors }: FormState<Values, Row>,
  invalid: FormErrors<Values>,
): FormErrors<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      fieldErrors.find((error) => getField(error) === name)?.msg ??
        (touched.has(name) ? invalid[name] : undefined),
    ]),
  ) as FormErrors<Values>;
}

/**
 * Returns the server's messages for the nested values of a field. The keys are the names of the nested values: for the
 * field `parameters`, the message of `parameters.count` has the key `count`.
 */
export function getPartErrors(
  name: PropertyKey,
  fieldErrors: readonly FieldError[],
): Readonly<Record<string, string>> {
  const start = `${String(name)}.`;
  return Object.fromEntries(
    fieldErrors
      .filter(({ field }) => field.startsWith(start))
      .map(({ field, msg }) => [field.slice(start.length).split('.')[0] ?? '', msg]),
  );
}

export function isChanged<Values extends object, Row>({ values, initial }: FormState<Values, Row>): boolean {
  return findDifferingFields(initial, values).length > 0;
}
