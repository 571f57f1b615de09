import { ROUTES, sharesRole } from '@atrium/contract';

/** Returns where a user's console starts: the main console for admins, the assets page for everyone else. */
export function indexRoute(access: readonly string[] | undefined): string {
  return sharesRole(['admin'], access) ? ROUTES.console : ROUTES.assets;
}
