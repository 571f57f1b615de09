import { ROUTES } from '@atrium/contract';

/** Whether an address is one of the hidden routes that only lead elsewhere. */
export function isHelperPath(pathname: string): boolean {
  return (
    pathname === ROUTES.refresh || pathname === ROUTES.redirect || pathname.startsWith(`${ROUTES.redirect}/`)
  );
}
