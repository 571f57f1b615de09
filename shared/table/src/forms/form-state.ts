import type { FieldError } from '@atrium/contract';
import { errorsUnder } from '../schema-fields/errors-under.ts';
import { differing, isSame } from './draft.ts';
import type { Draft } from './form-definition.ts';

/** What a form holds while it is open, apart from its look. */
export interface FormState {
  readonly draft: Draft;
  /** The draft as it was opened, or last stored. */
  readonly opened: Draft;
  /** Fields whose faults may be said: left after an entry, or sent. */
  readonly spoken: ReadonlySet<string>;
  /** The server's reasons, by field; each goes when its field is edited. */
  readonly refused: Readonly<Record<string, string>>;
  /** Those of them that name a part of their field: by field, then by part. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function openForm(draft: Draft): FormState {
  return { draft, opened: draft, spoken: new Set(), refused: {}, parts: {} };
}

export function changeField(state: FormState, name: string, value: unknown): FormState {
  const { [name]: _answered, ...refused } = state.refused;
  const { [name]: _mended, ...parts } = state.parts;
  return { ...state, draft: { ...state.draft, [name]: value }, refused, parts };
}

/** A field that was only passed through says nothing yet. */
export function leaveField(state: FormState, name: string): FormState {
  if (isSame(state.draft[name], state.opened[name])) return state;
  return { ...state, spoken: new Set([...state.spoken, name]) };
}

export function sendForm(state: FormState): FormState {
  return { ...state, spoken: new Set(Object.keys(state.draft)), refused: {}, parts: {} };
}

/**
 * Puts the server's reasons at their fields; a reason for a part of a field (`tags.3`) stands at the field.
 *
 * @returns the state, and the reasons whose field is not here.
 */
export function refuseFields(
  state: FormState,
  errors: readonly FieldError[],
): { readonly state: FormState; readonly elsewhere: readonly FieldError[] } {
  const nameOf = ({ field }: FieldError) => field.split('.')[0] ?? field;
  const isHere = (error: FieldError) => Object.hasOwn(state.draft, nameOf(error));
  const refused = Object.fromEntries(errors.filter(isHere).map((error) => [nameOf(error), error.msg]));
  const parts = Object.fromEntries(
    Object.keys(state.draft).map((name) => [name, errorsUnder(name, errors)] as const),
  );
  return { state: { ...state, refused, parts }, elsewhere: errors.filter((error) => !isHere(error)) };
}

export function isChanged({ draft, opened }: FormState): boolean {
  return differing(opened, draft).length > 0;
}
