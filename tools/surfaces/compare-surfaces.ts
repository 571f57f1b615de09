import type { Surface } from './surface.ts';

export interface Difference {
  /** Exports that were removed within the same major version: deployed remotes would get `undefined`. */
  readonly removed: readonly string[];
  /** New exports that are not recorded yet. */
  readonly added: readonly string[];
}

/**
 * Compares a surface with the recorded one. The results have the form `<entry point> <name>`. A new major version may
 * remove exports.
 */
export function compareSurfaces(before: Surface | undefined, now: Surface): Difference {
  const exportsBefore = before ? listExports(before) : [];
  const exportsNow = listExports(now);
  const isSameMajor = before?.major === now.major;
  return {
    removed: isSameMajor ? exportsBefore.filter((entry) => !exportsNow.includes(entry)) : [],
    added: exportsNow.filter((entry) => !exportsBefore.includes(entry)),
  };
}

function listExports({ entryPoints }: Surface): readonly string[] {
  return Object.entries(entryPoints).flatMap(([entryPoint, names]) =>
    names.map((name) => `${entryPoint} ${name}`),
  );
}
