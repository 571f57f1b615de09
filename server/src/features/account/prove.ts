import { type BodyOf, type DataOf, ERROR_CODES, type proofCalls } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findFactor } from '../factor/factor-repository.ts';
import { findUserById } from '../identity/user-repository.ts';
import { storeProof } from '../session/session-repository.ts';
import { assertCode } from './assert-code.ts';
import { assertCurrentPassword } from './assert-current-password.ts';

type Context = RequestContext<SignedInUser>;

/** Returns how the user can prove the identity. */
export async function listProofMethods(
  { database }: AppDependencies,
  _body: unknown,
  { user }: Context,
): Promise<DataOf<typeof proofCalls.methods>> {
  const stored = await findUserById(database, user.id);
  return { password: stored?.hasPassword === true, code: await hasCode({ database }, user.id) };
}

/**
 * Stores that the user has proven the identity in this session, after checking the password or a code.
 *
 * @throws BusinessError `credentialsWrong` or `codeWrong` at the field; `proofMissing`.
 */
export async function prove(
  deps: AppDependencies,
  { password, code }: BodyOf<typeof proofCalls.prove>,
  context: Context,
): Promise<void> {
  const { user, at } = context;
  if (password !== undefined) {
    await assertCurrentPassword(deps, { password, field: 'password' }, context);
  } else if (code !== undefined) {
    // A code of an authenticator app that is not active yet would activate it.
    if (!(await hasCode(deps, user.id))) throw new BusinessError(ERROR_CODES.factorMissing);
    await assertCode(deps, code, context);
  } else {
    throw new BusinessError(ERROR_CODES.proofMissing);
  }
  await storeProof(deps.database, user.sessionId, at);
}

async function hasCode({ database }: Pick<AppDependencies, 'database'>, userId: string): Promise<boolean> {
  return (await findFactor(database, userId))?.isActive === true;
}
