import { ROUTES } from '@atrium/contract';

/** Returns the address of the sign-in page with the location to return to. `fullPath` is the path, query and hash of that location. */
export function signInAddress(fullPath: string): string {
  return fullPath === ROUTES.index
    ? ROUTES.login
    : `${ROUTES.login}?redirect=${encodeURIComponent(fullPath)}`;
}
