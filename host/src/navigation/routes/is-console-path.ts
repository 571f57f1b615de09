import { ROUTES } from '@atrium/contract';

const AREAS = [ROUTES.admin, '/setting'];

/**
 * Returns whether an address requires sign-in, whether or not a page exists there. Only signed-in users can find out if
 * it does.
 */
export function isConsolePath(pathname: string): boolean {
  return AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}
