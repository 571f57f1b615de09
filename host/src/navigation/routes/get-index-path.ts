import { hasRequiredAccess, ROUTES } from '@atrium/contract';

/** Returns the first page after sign-in: the dashboard for admins, the assets page for everyone else. */
export function getIndexPath(access: readonly string[] | undefined): string {
  return hasRequiredAccess(['admin'], access) ? ROUTES.console : ROUTES.assets;
}
