import { ROUTES } from '@atrium/contract';

/** Returns whether an address is one of the hidden routes that only redirect. */
export function isRedirectPath(pathname: string): boolean {
  return (
    pathname === ROUTES.refresh || pathname === ROUTES.redirect || pathname.startsWith(`${ROUTES.redirect}/`)
  );
}
