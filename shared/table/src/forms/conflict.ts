import { isSame } from './draft.ts';
import type { Draft } from './form-definition.ts';

export type Side = 'mine' | 'theirs';

/** A field that somebody else stored differently from what was opened here. */
export interface Dispute {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whether both sides changed it, to different things. */
  readonly isContested: boolean;
  /** What stands unless the person says otherwise: their own entry where they made one. */
  readonly proposed: Side;
}

/** What somebody else changed between the opening of a form and now, against what was entered here. */
export function disputesOf(opened: Draft, mine: Draft, theirs: Draft): readonly Dispute[] {
  return Object.keys(opened)
    .filter((name) => !isSame(opened[name], theirs[name]) && !isSame(mine[name], theirs[name]))
    .map((name) => {
      const isContested = !isSame(mine[name], opened[name]);
      return {
        name,
        mine: mine[name],
        theirs: theirs[name],
        isContested,
        proposed: isContested ? 'mine' : 'theirs',
      };
    });
}

/** The draft that follows from a choice of side for each dispute; what nobody disputes is as entered here. */
export function settle(
  mine: Draft,
  disputes: readonly Dispute[],
  sides: Readonly<Record<string, Side>>,
): Draft {
  const taken = disputes.filter(({ name, proposed }) => (sides[name] ?? proposed) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) };
}
