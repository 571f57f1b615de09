import { ROUTES } from '@atrium/contract';

/** Returns whether an address is one of the hidden routes that only redirect. */
export function isHelperPath(pathname: string): boolean {
  return (
    pathname === ROUTES.refresh || pathname === ROUTES.redirect || pathname.startsWith(`${ROUTES.redirect}/`)
  );
}
