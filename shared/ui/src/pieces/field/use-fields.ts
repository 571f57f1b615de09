import { useRef, useState } from 'react';

type Rules<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string | undefined;
};

interface Refusal {
  readonly field: string;
  readonly msg: string;
}

export interface Fields<Values> {
  readonly values: Values;
  /** Reasons to show now: rules of fields that were left or submitted, and what the server refused. */
  readonly errors: { readonly [Name in keyof Values]?: string | undefined };
  readonly isDirty: boolean;
  change<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** The field was left: its rule may speak from now on, once something has been entered. */
  leave(name: keyof Values): void;
  /** Shows every rule that is broken; answers whether there is none. */
  check(): boolean;
  /** Shows the server's reasons at their fields; answers those whose field is not here. */
  refuse(refusals: readonly Refusal[]): readonly Refusal[];
  /** Takes these values as the ones that are stored. */
  reset(values: Values): void;
}

interface State<Values> {
  readonly values: Values;
  readonly initial: Values;
  readonly shown: ReadonlySet<keyof Values>;
  readonly refused: ReadonlyMap<PropertyKey, string>;
}

/**
 * The state of a small form, apart from its look. Rules are worded anew at each rendering, so that a change of
 * language reaches the errors on screen; a server's reason goes when its field is edited.
 */
export function useFields<Values extends object>(initial: Values, rules: Rules<Values>): Fields<Values> {
  const [state, setState] = useState<State<Values>>(() => fresh(initial));
  // Handlers of one event follow each other before the next rendering: they must see each other's changes.
  const latest = useRef(state);
  const update = (change: (state: State<Values>) => State<Values>) => {
    latest.current = change(latest.current);
    setState(latest.current);
  };
  const names = Object.keys(state.values) as (keyof Values)[];
  const broken = (name: keyof Values, values: Values) => rules[name]?.(values[name], values);
  const errors = Object.fromEntries(
    names.map((name) => [
      name,
      state.refused.get(name) ?? (state.shown.has(name) ? broken(name, state.values) : undefined),
    ]),
  ) as Fields<Values>['errors'];

  return {
    values: state.values,
    errors,
    isDirty: names.some((name) => state.values[name] !== state.initial[name]),
    change: (name, value) =>
      update((now) => ({
        ...now,
        values: { ...now.values, [name]: value },
        refused: new Map([...now.refused].filter(([field]) => field !== name)),
      })),
    leave: (name) =>
      update((now) =>
        now.values[name] === now.initial[name] ? now : { ...now, shown: new Set([...now.shown, name]) },
      ),
    check: () => {
      update((now) => ({ ...now, shown: new Set(names) }));
      return names.every((name) => broken(name, latest.current.values) === undefined);
    },
    refuse: (refusals) => {
      const isOurs = ({ field }: Refusal) => names.some((name) => name === field);
      const ours = refusals.filter(isOurs);
      update((now) => ({ ...now, refused: new Map(ours.map(({ field, msg }) => [field, msg])) }));
      return refusals.filter((refusal) => !isOurs(refusal));
    },
    reset: (values) => update(() => fresh(values)),
  };
}

function fresh<Values>(values: Values): State<Values> {
  return { values, initial: values, shown: new Set(), refused: new Map() };
}
