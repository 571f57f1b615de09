import { ROUTES } from '@atrium/contract';

/**
 * Returns the address of a sign-in page that leads back to `fullPath`, the path, query and hash of
 * a location. For the public main page `/`, the address names no page. After that sign-in, the
 * index page of the user's role opens.
 */
export function signInAddress(fullPath: string): string {
  return fullPath === ROUTES.index
    ? ROUTES.login
    : `${ROUTES.login}?redirect=${encodeURIComponent(fullPath)}`;
}
