import { ROUTES } from '@atrium/contract';

/** Returns the address of the sign-in page for a return to a location. `fullPath` is its path, query and hash. */
export function signInAddress(fullPath: string): string {
  return fullPath === ROUTES.index
    ? ROUTES.login
    : `${ROUTES.login}?redirect=${encodeURIComponent(fullPath)}`;
}
