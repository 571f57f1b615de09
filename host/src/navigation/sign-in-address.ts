import { ROUTES } from '@atrium/contract';

/** The sign-in page, told where to lead afterwards. `fullPath` is path, query and hash. */
export function signInAddress(fullPath: string): string {
  return fullPath === ROUTES.index
    ? ROUTES.login
    : `${ROUTES.login}?redirect=${encodeURIComponent(fullPath)}`;
}
