import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type factorConfirmCall,
  type factorStartCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { enroll } from '../factor/enroll.ts';
import { findFactor } from '../factor/factor-repository.ts';
import { renewRecoveryCodes } from '../factor/renew-recovery-codes.ts';
import { assertCode } from './assert-code.ts';
import { assertCurrentPassword } from './assert-current-password.ts';

/** Creates a secret for the user's authenticator app, after checking the password. */
export async function startFactor(
  deps: AppDependencies,
  { password }: BodyOf<typeof factorStartCall>,
  context: RequestContext<SignedInUser>,
): Promise<DataOf<typeof factorStartCall>> {
  await assertCurrentPassword(deps, { password, field: 'password' }, context);
  return await enroll(deps, context.user, context.at);
}

/** Activates the user's authenticator app with its first code, and returns recovery codes. */
export async function confirmFactor(
  deps: AppDependencies,
  { code }: BodyOf<typeof factorConfirmCall>,
  context: RequestContext<SignedInUser>,
): Promise<DataOf<typeof factorConfirmCall>> {
  const { database } = deps;
  const { user } = context;
  if ((await findFactor(database, user.id))?.isActive) throw new BusinessError(ERROR_CODES.factorActive);
  // The first correct code activates the authenticator app.
  await assertCode(deps, code, context);
  return await database.transaction(async (transaction) => {
    await recordEvents(transaction, context, 'user.factorAdded', [user.id]);
    return { recoveryCodes: await renewRecoveryCodes(transaction, user.id) };
  });
}
