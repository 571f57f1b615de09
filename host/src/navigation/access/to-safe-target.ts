import { ROUTES } from '@atrium/contract';

/** Pages to which no redirect leads: those that only redirect further, and those for visitors without a session. */
const EXCLUDED_PATHS: readonly string[] = [
  ROUTES.index,
  ROUTES.refresh,
  ROUTES.redirect,
  ROUTES.login,
  ROUTES.register,
];

interface TargetContext {
  /** The console's origin, as in `location.origin`. */
  readonly origin: string;
  /** Returns whether a page has the path. */
  readonly isKnown: (pathname: string) => boolean;
}

/**
 * Returns the address within the console that a `redirect` requests, normalized as the browser would. Returns
 * `undefined` if the address leaves the origin, matches no known page, or is excluded.
 */
export function toSafeTarget(
  target: string | null | undefined,
  { origin, isKnown }: TargetContext,
): string | undefined {
  // Browsers drop control and format characters and read `\` as `/`, so a path with one could leave the origin.
  if (!target?.startsWith('/') || /[\p{Cc}\p{Cf}\\]/u.test(target)) return undefined;
  if (!URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  if (url.origin !== origin || url.username || url.password) return undefined;
  if (url.pathname.startsWith('//') || isExcluded(url.pathname) || !isKnown(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function isExcluded(pathname: string): boolean {
  return EXCLUDED_PATHS.some((excluded) => pathname === excluded || pathname.startsWith(`${excluded}/`));
}
