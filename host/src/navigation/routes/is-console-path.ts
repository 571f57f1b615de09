import { ROUTES } from '@atrium/contract';

const AREAS = [ROUTES.admin, '/setting'];

/**
 * Returns whether an address belongs to the part of the console that requires sign-in, whether or not a page exists
 * there.
 */
export function isConsolePath(pathname: string): boolean {
  return AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}
