/**
 * The files of a remote's version that its pages need first, as stored by an earlier page load. The next page load
 * requests them before the host's code has arrived.
 */
export interface PagePlan {
  /** Absolute address of the version's folder, with a trailing slash. */
  readonly folder: string;
  /** The hash of the version's manifest. Missing in plans of older builds. */
  readonly integrity?: string;
  /** Route names by path pattern. */
  readonly routes: Readonly<Record<string, string>>;
  /** Files that every page of the remote needs. */
  readonly files: readonly string[];
  /** Further files of a page, by route name. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Federated packages that a page needs, by route name. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Files of the messages, by locale. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

/** The locale and the registry of the last page load. The browser stores them for all of its users. */
export interface LastStart {
  readonly locale: string;
  /** Address of the registry of remotes. */
  readonly registry: string;
}

/** The name of a version's manifest in its folder. */
export const MANIFEST_FILE = 'integrity.json';

/** The end of the key under which the browser stores {@link LastStart}. */
export const START_KEY = 'last-start';

/** The key under which the browser stores a remote's plan ends with this text, a colon and the remote's name. */
export const PLAN_KEY = 'page-plan';

/**
 * Returns the name of the route whose pattern matches a path: `/admin/apps/:id` matches `/admin/apps/7`. If several
 * patterns match, the one with the fewest parameters wins.
 */
export function findRouteName(routes: PagePlan['routes'], pathname: string): string | undefined {
  // The regular expression matches a trailing slash, except in the path `/`.
  const parts = pathname.replace(/(?<=.)\/$/, '').split('/');
  const [match] = Object.keys(routes)
    .filter((pattern) => isMatch(pattern.split('/'), parts))
    .sort((one, other) => countParameters(one) - countParameters(other));
  return match === undefined ? undefined : routes[match];
}

function isMatch(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function countParameters(pattern: string): number {
  return pattern.split('/:').length - 1;
}
