import type { AppDependencies } from '../features/app-dependencies.ts';
import { authenticateDirectory } from '../features/scim/authenticate-directory.ts';
import { scimRoutes } from '../features/scim/scim-routes.ts';
import type { ScimApiOptions } from '../http/scim/register-scim-api.ts';

/** Returns the SCIM API of a server: its routes and the check of tokens. */
export function createScimApi(
  deps: Pick<AppDependencies, 'database' | 'clock'>,
): Omit<ScimApiOptions, 'memory'> {
  const { database, clock } = deps;
  return {
    routes: scimRoutes(deps),
    authenticate: (secret) => authenticateDirectory(database, secret, clock()),
    clock,
  };
}
