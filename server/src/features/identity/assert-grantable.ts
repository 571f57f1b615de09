import { ERROR_CODES, ROLES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import { lockRolePermissions } from './role-permission-repository.ts';

/**
 * Checks that the actor may assign or remove these roles, or manage a user who has them: the actor must have everything
 * that the roles allow. Every actor may assign the role `user`. Locks the custom roles until the transaction ends.
 *
 * @throws BusinessError `invalid` when a custom role does not exist, `roleBeyondOwn` when the actor lacks something
 * that the roles allow.
 */
export async function assertGrantable(
  database: Database,
  actor: Pick<Actor['user'], 'access'>,
  roles: readonly string[],
): Promise<void> {
  const builtIn: readonly string[] = ROLES.filter((role) => roles.includes(role));
  const ids = [...new Set(roles)].filter((role) => !builtIn.includes(role));
  const custom = ids.length === 0 ? [] : await lockRolePermissions(database, ids);
  if (custom.length !== ids.length) throw new BusinessError(ERROR_CODES.invalid, undefined, ['access']);
  if (isAdmin(actor)) return;
  const ownAccess = new Set(['user', ...actor.access]);
  const required = [...builtIn, ...custom.flatMap(({ permissions }) => permissions)];
  if (required.some((name) => !ownAccess.has(name))) {
    throw new BusinessError(ERROR_CODES.roleBeyondOwn, undefined, ['access']);
  }
}
