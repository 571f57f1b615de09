/** Which value of a field: the one in this user's form, or the stored one of another user. */
export type Side = 'mine' | 'theirs';

/** A field that another user stored differently while the form was open. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The side that applies unless the user chooses the other one. It is `mine` if this user changed the field. */
  readonly proposed: Side;
}

/** Returns whether two values of a field are equal. */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** Returns the names of the fields in which two sets of values differ. */
export function findDifferingFields<Values extends object>(
  left: Values,
  right: Values,
): readonly (keyof Values)[] {
  return (Object.keys(left) as (keyof Values)[]).filter((name) => !isSame(left[name], right[name]));
}

/** Returns the fields that another user changed since the form was opened, except those with the same new value. */
export function findConflicts<Values extends object>(
  opened: Values,
  mine: Values,
  theirs: Values,
): readonly FieldConflict[] {
  return findDifferingFields(opened, theirs)
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name: String(name),
      mine: mine[name],
      theirs: theirs[name],
      proposed: isSame(mine[name], opened[name]) ? 'theirs' : 'mine',
    }));
}

/**
 * Returns the values that result from the chosen side of each conflict. Without a choice, the proposed side applies.
 * Other fields keep their entered values.
 */
export function resolveConflicts<Values extends object>(
  mine: Values,
  conflicts: readonly FieldConflict[],
  sides: Readonly<Record<string, Side>>,
): Values {
  const theirFields = conflicts.filter(({ name, proposed }) => (sides[name] ?? proposed) === 'theirs');
  return { ...mine, ...Object.fromEntries(theirFields.map(({ name, theirs }) => [name, theirs])) };
}
