import { ROUTES } from '@atrium/contract';

const AREAS = [ROUTES.admin, '/setting'];

/**
 * Returns whether an address is in an area that requires a session, whether or not a page exists there.
 */
export function isSignedInPath(pathname: string): boolean {
  return AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}
