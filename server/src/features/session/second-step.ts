import { randomBytes } from 'node:crypto';
import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type enrollCall,
  hasRequiredAccess,
  type SecondStep,
  type Session,
  type secondStepCall,
} from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { enroll } from '../factor/enroll.ts';
import { findFactor } from '../factor/factor-repository.ts';
import { renewRecoveryCodes } from '../factor/renew-recovery-codes.ts';
import { hashText } from '../identity/hash-text.ts';
import { findUserById, lockUserIfPasswordUnchanged, type UserRecord } from '../identity/user-repository.ts';
import { lockAdminsBeforeDemotion } from '../linked-account/accept-identity.ts';
import { openIdentity, type ProviderIdentity, sealIdentity } from '../linked-account/provider-identity.ts';
import { countPasskeys } from '../passkey/passkey-repository.ts';
import {
  findPendingSignIn,
  insertPendingSignIn,
  type PendingSignInRecord,
  removePendingSignIn,
} from './pending-sign-in-repository.ts';
import type { SessionDependencies, Visitor } from './session-dependencies.ts';
import { startSignedInSession } from './start-signed-in-session.ts';
import { tryCode } from './try-code.ts';

/** Milliseconds within which a user must complete the second step of a sign-in. */
const LIFETIME = 10 * 60_000;

/** The purpose for which an identity is encrypted. It cannot be decrypted for another purpose. */
const IDENTITY_CONTEXT = 'second step of a sign-in';

/** A sign-in whose first step, the password or the provider, has succeeded. */
interface ProvenSignIn {
  readonly user: UserRecord;
  readonly isRemembered: boolean;
  readonly at: Date;
  /** The account of a provider, if the sign-in began with one. It is linked once the sign-in is complete. */
  readonly identity?: ProviderIdentity | undefined;
}

/**
 * Stores a pending sign-in for a user who has entered the right password or signed in at a
 * provider, and returns its second step: to enter a code, to use a passkey, or to set up a second
 * factor if a role requires one and the user has none. Stores nothing and returns undefined for a
 * user who needs no second step. Owning a passkey alone does not require a second step, because a
 * user who has lost it could then no longer sign in.
 */
export async function startSecondStep(
  { factorRoles, cipher }: Pick<SessionDependencies, 'factorRoles' | 'cipher'>,
  database: Database,
  { user, isRemembered, at, identity }: ProvenSignIn,
): Promise<SecondStep | undefined> {
  const hasAuthenticatorApp = (await findFactor(database, user.id))?.isActive === true;
  const access = identity?.roles ?? user.access;
  if (!hasAuthenticatorApp && !hasRequiredAccess(factorRoles, access)) return undefined;
  const hasPasskey = (await countPasskeys(database, user.id)) > 0;
  const token = randomBytes(32).toString('base64url');
  await insertPendingSignIn(database, {
    tokenHash: hashText(token),
    userId: user.id,
    passwordFingerprint: hashText(user.passwordHash),
    isRemembered,
    sealedIdentity: identity ? sealIdentity(cipher, identity, IDENTITY_CONTEXT) : null,
    expiresAt: new Date(at.getTime() + LIFETIME),
  });
  if (hasAuthenticatorApp) return { step: token, kind: 'code', hasPasskey };
  return { step: token, kind: hasPasskey ? 'passkey' : 'enroll', hasPasskey };
}

/**
 * Creates a secret for an authenticator app during a sign-in that requires a second factor.
 *
 * @throws BusinessError `factorActive` if the user has a passkey or an active authenticator app to use instead.
 */
export async function enrollAtSignIn(
  deps: SessionDependencies,
  { step }: BodyOf<typeof enrollCall>,
): Promise<DataOf<typeof enrollCall>> {
  const at = deps.clock();
  const { user } = await requirePendingSignIn(deps, step, at);
  if ((await countPasskeys(deps.database, user.id)) > 0) throw new BusinessError(ERROR_CODES.factorActive);
  return await enroll(deps, user, at);
}

/**
 * Completes a sign-in with a code, and returns the session. The token of a step works once, for one user, and as long
 * as the password of the user stays the same.
 */
export async function completeSignIn(
  deps: SessionDependencies,
  { step, code }: BodyOf<typeof secondStepCall>,
  visitor: Visitor,
): Promise<DataOf<typeof secondStepCall>> {
  const at = deps.clock();
  const pending = await requirePendingSignIn(deps, step, at);
  const { address } = visitor;
  const codeKind = await tryCode(deps, { userId: pending.user.id, code, address, at });
  if (!codeKind) throw new BusinessError(ERROR_CODES.codeWrong, undefined, ['code']);
  let recoveryCodes: string[] | undefined;
  const session = await finishSecondStep(deps, { ...visitor, at, pending }, async ({ transaction, user }) => {
    const actor = { user, address, at };
    if (codeKind === 'recovery') await recordEvents(transaction, actor, 'user.recoveryCodeUsed', [user.id]);
    // The first code of an authenticator app completes its setup.
    if (codeKind !== 'first') return;
    await recordEvents(transaction, actor, 'user.factorAdded', [user.id]);
    recoveryCodes = await renewRecoveryCodes(transaction, user.id);
  });
  return recoveryCodes ? { ...session, recoveryCodes } : session;
}

interface FinishedStep extends Visitor {
  readonly pending: PendingSignIn;
  readonly at: Date;
  /** The name of the passkey of the second step. */
  readonly passkey?: string;
}

/**
 * Starts the session of a user who has completed the second step. `store` stores the use of the code or the passkey in
 * the same transaction, after the user is locked.
 */
export async function finishSecondStep(
  deps: SessionDependencies,
  { pending, at, address, device, passkey }: FinishedStep,
  store: (locked: { readonly transaction: Database; readonly user: UserRecord }) => Promise<void>,
): Promise<Session> {
  const { isRemembered, sealedIdentity } = pending.record;
  const identity =
    sealedIdentity === null ? undefined : openIdentity(deps.cipher, sealedIdentity, IDENTITY_CONTEXT);
  return await deps.database.transaction(async (transaction) => {
    await lockAdminsBeforeDemotion(transaction, pending.user, identity);
    const user = await lockUserIfPasswordUnchanged(transaction, pending.user);
    if (!user || !(await removePendingSignIn(transaction, pending.record.tokenHash))) {
      throw new BusinessError(ERROR_CODES.signInExpired);
    }
    if (user.status !== 'active') throw new BusinessError(ERROR_CODES.accountDisabled);
    const start = { at, isRemembered, identity, address, device, passkey };
    const session = await startSignedInSession(transaction, user, start);
    await store({ transaction, user });
    return session;
  });
}

interface PendingSignIn {
  readonly record: PendingSignInRecord;
  readonly user: UserRecord;
}

/**
 * Returns the sign-in that waits for the second step with this token.
 *
 * @throws BusinessError `signInExpired` if there is none, or if the password has changed since the first step.
 */
export async function requirePendingSignIn(
  { database }: SessionDependencies,
  token: string,
  at: Date,
): Promise<PendingSignIn> {
  const record = await findPendingSignIn(database, hashText(token), at);
  const user = record && (await findUserById(database, record.userId));
  if (!user || hashText(user.passwordHash) !== record.passwordFingerprint) {
    throw new BusinessError(ERROR_CODES.signInExpired);
  }
  return { record, user };
}
