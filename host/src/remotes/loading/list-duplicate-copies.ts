import { listSingletonBuilds } from '@atrium/contract';

/** A copy of a package that must exist only once, in addition to the host's own. */
export interface DuplicateCopy {
  /** The import name of the package. */
  readonly name: string;
  /** The build that contains it. */
  readonly from: string;
}

interface ScopeEntry {
  readonly from: string;
  readonly lib?: unknown;
}

/** The share scope of the federation runtime: its copies, by package and then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, ScopeEntry>>>>;

/** The host's own copies, by package. `module` is missing for a copy that loads on demand. */
type OwnCopies = Readonly<Record<string, { readonly module?: object }>>;

/**
 * Returns the duplicate copies: those that the share scope provides instead of the host's, and those that a build
 * bundled without sharing and that registered themselves.
 */
export function listDuplicateCopies(scope: ShareScope, ownCopies: OwnCopies): readonly DuplicateCopy[] {
  const sharedCopies = Object.entries(ownCopies).flatMap(([name, { module }]) =>
    Object.values(scope[name] ?? {})
      .filter(({ lib }) => module !== undefined && typeof lib === 'function' && lib() !== module)
      .map(({ from }) => ({ name, from })),
  );
  // Skips the first build of each package, whose copy was evaluated first.
  const bundledCopies = Object.entries(listSingletonBuilds()).flatMap(([name, [, ...others]]) =>
    others.map((from) => ({ name, from })),
  );
  return [...sharedCopies, ...bundledCopies];
}
