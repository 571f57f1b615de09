import type { Database } from '../../database/database.ts';
import type { Actor } from '../../domain/request-context.ts';
import { assertGrantable } from '../identity/assert-grantable.ts';
import { findUserById } from '../identity/user-repository.ts';

/**
 * Wraps a use case that gives control over an account, such as a link for a new password. An actor who is not an admin
 * needs all permissions of the user. The use case itself handles the id of a missing user.
 */
export function withManageableUser<
  Deps extends { readonly database: Database },
  Body extends { id: string },
  Result,
>(
  useCase: (deps: Deps, body: Body, actor: Actor) => Promise<Result>,
): (deps: Deps, body: Body, actor: Actor) => Promise<Result> {
  return async (deps, body, actor) => {
    const user = await findUserById(deps.database, body.id);
    if (user) await assertGrantable(deps.database, actor.user, user.access);
    return await useCase(deps, body, actor);
  };
}
