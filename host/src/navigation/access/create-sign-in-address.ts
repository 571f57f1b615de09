import { ROUTES } from '@atrium/contract';

/**
 * Returns the address of the sign-in page that leads back to `fullPath`, the path, query and hash of
 * a location. For the public main page `/`, the address names no page, and the index page of the
 * user's role opens after the sign-in.
 */
export function createSignInAddress(fullPath: string): string {
  return fullPath === ROUTES.index
    ? ROUTES.login
    : `${ROUTES.login}?redirect=${encodeURIComponent(fullPath)}`;
}
