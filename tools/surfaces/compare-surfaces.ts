import type { Surface } from './surface.ts';

export interface Difference {
  /** Gone within the same major: remotes that are deployed already would get `undefined`. */
  readonly removed: readonly string[];
  /** New, and not recorded yet. */
  readonly added: readonly string[];
}

/** How a surface differs from the recorded one, as `door name`. A new major owes nothing to the one before. */
export function compareSurfaces(before: Surface | undefined, now: Surface): Difference {
  const had = before ? entriesOf(before) : [];
  const has = entriesOf(now);
  const isSameMajor = before?.major === now.major;
  return {
    removed: isSameMajor ? had.filter((entry) => !has.includes(entry)) : [],
    added: has.filter((entry) => !had.includes(entry)),
  };
}

function entriesOf({ doors }: Surface): readonly string[] {
  return Object.entries(doors).flatMap(([door, names]) => names.map((name) => `${door} ${name}`));
}
