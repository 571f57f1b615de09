import { type BodyOf, ERROR_CODES, type registerCall, type Session } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { assertPassword } from '../identity/assert-password.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { createSession } from './create-session.ts';
import { insertNewUser } from './insert-new-user.ts';
import { registerUnconfirmed } from './register-unconfirmed.ts';
import type { SessionDependencies, Visitor } from './session-dependencies.ts';
import {
  attemptSubjects,
  clearAttempts,
  countAttempt,
  createAttempt,
  type SignInAttempt,
} from './sign-in-attempts.ts';
import { rememberAddress } from './sign-in-failure-repository.ts';
import { suggestAccount } from './suggest-account.ts';

/**
 * Creates a user with the role `user` and signs the user in. If the deployment requires it, the user must confirm the
 * email address first. The captcha is used up even if the registration is then rejected.
 *
 * @throws BusinessError `mailUnconfirmed` if the user must confirm the email address first. If the deployment does not
 * require this, `registrationLimit` after many registrations with taken names.
 */
export async function register(
  deps: SessionDependencies,
  body: BodyOf<typeof registerCall>,
  visitor: Visitor & Pick<RequestContext, 'locale'>,
): Promise<Session> {
  const mail = body.mail.toLowerCase();
  if (deps.requiresMobile && body.mobile === undefined) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['mobile']);
  }
  assertPassword(body.password, [mail, mail.split('@')[0] ?? '', body.mobile ?? '']);
  if (!(await deps.captcha.spend(body.captcha))) {
    throw new BusinessError(ERROR_CODES.captchaFailed, undefined, ['captcha']);
  }
  const address = getAddressGroup(visitor.address);
  const passwordHash = await deps.hasher.hash(body.password, passwordHashRequesters.address(address));
  const at = deps.clock();
  if (deps.requiresConfirmedMail && deps.mailQueue) {
    const registration = { mail, mobile: body.mobile, passwordHash, at };
    await registerUnconfirmed(deps, deps.mailQueue, registration, visitor);
    throw new BusinessError(ERROR_CODES.mailUnconfirmed);
  }
  const attempt = await countRegistration(deps.database, { mail, address, at });
  const registered = await deps.database.transaction(async (transaction) => {
    const user = await insertNewUser(transaction, { mail, mobile: body.mobile, passwordHash, at });
    await rememberAddress(transaction, { userId: user.id, address, at });
    await appendAuditEvent(transaction, {
      at,
      actor: user,
      action: 'user.registered',
      target: { type: 'user', id: user.id },
      address: visitor.address,
    });
    return { user, session: await createSession(transaction, user, { at, ...visitor, isRemembered: false }) };
  });
  // An account with a number shows that another user has the account without it.
  const showsTakenAccount = registered.user.account !== suggestAccount(mail, 1);
  if (!showsTakenAccount) await clearAttempts(deps.database, attempt);
  return registered.session;
}

/**
 * Counts a registration like a failed sign-in from a new address. The caller clears the returned attempt if the
 * response shows no taken email address, mobile number or username. This limits how many accounts an IP address can
 * find by registrations.
 *
 * @throws BusinessError `registrationLimit`.
 */
async function countRegistration(
  database: Database,
  { mail, address, at }: { readonly mail: string; readonly address: string; readonly at: Date },
): Promise<SignInAttempt> {
  const subject = attemptSubjects.registration(mail);
  const attempt = await createAttempt(database, { subject, address, userId: undefined, at });
  if (await countAttempt(database, attempt)) throw new BusinessError(ERROR_CODES.registrationLimit);
  return attempt;
}
