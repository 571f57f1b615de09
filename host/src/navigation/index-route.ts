import { ROUTES, sharesRole } from '@atrium/contract';

/** Where somebody's console begins: administrators see how it runs, everybody else what is theirs. */
export function indexRoute(access: readonly string[] | undefined): string {
  return sharesRole(['admin'], access) ? ROUTES.console : ROUTES.assets;
}
