import { ROUTES } from '@atrium/contract';

const AREAS = [ROUTES.admin, '/setting'];

/** Whether an address lies where sign-in is needed, whether or not there is a page: only those inside can know. */
export function isConsolePath(pathname: string): boolean {
  return AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}
