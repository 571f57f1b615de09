import { type BodyOf, ERROR_CODES, type loginCall, type Session } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import {
  findUserByIdentifier,
  lockUserIfPasswordUnchanged,
  normalizeIdentifier,
  type UserRecord,
} from '../identity/user-repository.ts';
import { confirmMail } from '../mail-confirmation/confirm-mail.ts';
import { startSecondStep } from './second-step.ts';
import type { SessionDependencies, Visitor } from './session-dependencies.ts';
import { attemptSubjects } from './sign-in-attempts.ts';
import { startSignedInSession } from './start-signed-in-session.ts';
import { tryPassword } from './try-password.ts';

/**
 * Returns a session for the right password. If the sign-in also requires a second step, it throws `secondStepRequired`
 * instead, with the data for that step. An unknown account and a wrong password take the same steps and get the
 * same response. While an account must wait after failed attempts, every password gets the same response, even the
 * right one. Only the response to the right password says that the account is disabled or that its email address is not
 * confirmed. If the password or the status changes during the check, the new value applies.
 */
export async function signIn(
  deps: SessionDependencies,
  body: BodyOf<typeof loginCall>,
  visitor: Visitor,
): Promise<Session> {
  const { database } = deps;
  const at = deps.clock();
  const addressGroup = getAddressGroup(visitor.address);
  const proven = await provePassword(deps, body, { addressGroup, at });
  await deps.removeExpired(at);
  const isRemembered = body.remember === true;
  const result = await database.transaction(async (transaction) => {
    const user = await lockUserIfPasswordUnchanged(transaction, proven);
    if (!user) throw new BusinessError(ERROR_CODES.credentialsWrong);
    if (user.status !== 'active') throw new BusinessError(ERROR_CODES.accountDisabled);
    const mustConfirmMail = deps.requiresConfirmedMail && !user.isMailConfirmed;
    const confirmation = { user, token: body.confirmation, address: visitor.address, at };
    const confirmedUser = mustConfirmMail ? await confirmMail(transaction, confirmation) : user;
    const secondStep = await startSecondStep(deps, transaction, { user: confirmedUser, isRemembered, at });
    if (secondStep) return { secondStep };
    return {
      session: await startSignedInSession(transaction, confirmedUser, { at, isRemembered, ...visitor }),
    };
  });
  // Thrown after the commit: an error in the transaction would remove the row that the second step needs.
  if (result.secondStep) throw new BusinessError(ERROR_CODES.secondStepRequired, result.secondStep);
  return result.session;
}

async function provePassword(
  deps: SessionDependencies,
  body: BodyOf<typeof loginCall>,
  { addressGroup, at }: { readonly addressGroup: string; readonly at: Date },
): Promise<UserRecord> {
  const name = normalizeIdentifier(body.account);
  const user = await findUserByIdentifier(deps.database, name);
  const subject = user ? attemptSubjects.user(user.id) : attemptSubjects.unknown(name);
  const isCorrect = await tryPassword(deps, {
    subject,
    address: addressGroup,
    user,
    password: body.password,
    at,
  });
  if (user && isCorrect) return user;
  throw new BusinessError(ERROR_CODES.credentialsWrong);
}
