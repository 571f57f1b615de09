import { ROUTES } from '@atrium/contract';

/**
 * Returns the address of a sign-in page that leads back to `fullPath`, the path, query and hash of a location. From the
 * main page, a sign-in leads to the index page of the user, so the address names no page.
 */
export function signInAddress(fullPath: string): string {
  return fullPath === ROUTES.index
    ? ROUTES.login
    : `${ROUTES.login}?redirect=${encodeURIComponent(fullPath)}`;
}
