import type { Surface } from './surface.ts';

export interface Difference {
  /** Removed within the same major: deployed remotes would get `undefined`. */
  readonly removed: readonly string[];
  /** New, and not recorded yet. */
  readonly added: readonly string[];
}

/** The difference between a surface and the recorded one, as `entry point name`. A new major may differ freely. */
export function compareSurfaces(before: Surface | undefined, now: Surface): Difference {
  const had = before ? listExports(before) : [];
  const has = listExports(now);
  const isSameMajor = before?.major === now.major;
  return {
    removed: isSameMajor ? had.filter((entry) => !has.includes(entry)) : [],
    added: has.filter((entry) => !had.includes(entry)),
  };
}

function listExports({ entryPoints }: Surface): readonly string[] {
  return Object.entries(entryPoints).flatMap(([entryPoint, names]) =>
    names.map((name) => `${entryPoint} ${name}`),
  );
}
