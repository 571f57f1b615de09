import { randomBytes } from 'node:crypto';
import {
  type BodyOf,
  type DataOf,
  ERROR_CODES,
  type providerFinishCall,
  type providerProveCall,
  type providerStartCall,
  type Session,
} from '@atrium/contract';
import { z } from 'zod';
import { BusinessError } from '../../domain/business-error.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import {
  findUserById,
  findUserByIdentifier,
  lockUser,
  lockUserIfPasswordUnchanged,
  type UserRecord,
} from '../identity/user-repository.ts';
import { linkIdentity, lockAdminsBeforeDemotion } from '../linked-account/accept-identity.ts';
import { countLinkedAccounts, findLinkedAccount } from '../linked-account/linked-account-repository.ts';
import { openIdentity, type ProviderIdentity, sealIdentity } from '../linked-account/provider-identity.ts';
import { countPasskeys } from '../passkey/passkey-repository.ts';
import { insertNewUser } from '../session/insert-new-user.ts';
import { startSecondStep } from '../session/second-step.ts';
import type { SessionDependencies } from '../session/session-dependencies.ts';
import { attemptSubjects } from '../session/sign-in-attempts.ts';
import { startSignedInSession } from '../session/start-signed-in-session.ts';
import { tryPassword } from '../session/try-password.ts';
import { type FinishedFlow, finishFlow, startFlow } from './flow.ts';
import { getProvider } from './get-provider.ts';

/** Milliseconds in which a user can prove that the account with the email address is theirs. */
const CLAIM_LIFETIME = 10 * 60_000;
/** The contexts of the sealed texts. The server cannot open a text that it sealed in another context. */
const CLAIM_CONTEXT = 'claim of an account';
const IDENTITY_CONTEXT = 'identity of a claim';

export function startProviderSignIn(
  deps: SessionDependencies,
  { provider }: BodyOf<typeof providerStartCall>,
  context: RequestContext,
): Promise<DataOf<typeof providerStartCall>> {
  return startFlow(deps, { provider }, context);
}

/**
 * Signs in the user to whom an account of a provider is linked. If there is no such user, creates one if the settings
 * allow it. A user who can already sign in and has the same email address is not linked automatically: the user enters
 * the password for `proveAndLink`.
 *
 * @throws BusinessError `secondStepRequired`, `linkRequired`, `accountMissing`, `mailUnverified`, `accountDisabled`,
 * and those of `finishFlow`.
 */
export async function finishProviderSignIn(
  deps: SessionDependencies,
  body: BodyOf<typeof providerFinishCall>,
  context: RequestContext,
): Promise<Session> {
  const { log, at } = context;
  const finished = await finishFlow(deps, body, { log, at });
  const { identity } = finished;
  await deps.removeExpired(at);
  const linked = await findLinkedAccount(deps.database, identity);
  const user = linked
    ? await findUserById(deps.database, linked.userId)
    : await findOrCreateUser(deps, finished, context);
  if (!user) throw new BusinessError(ERROR_CODES.signInExpired);
  return await startSession(deps, { user, identity, lock: lockUser }, context);
}

/**
 * Links an account of a provider with the user who has its email address, if the password is right, and signs in.
 * Attempts count like those at sign-in. If the sign-in requires a second step, the account is linked after it.
 *
 * @throws BusinessError `credentialsWrong` at the field `password`, `signInExpired`, `secondStepRequired`.
 */
export async function proveAndLink(
  deps: SessionDependencies,
  { claim, password }: BodyOf<typeof providerProveCall>,
  context: RequestContext,
): Promise<Session> {
  const { at } = context;
  const { userId, identity } = openClaim(deps, claim, at);
  const user = await findUserById(deps.database, userId);
  const isCorrect = await tryPassword(deps, {
    subject: attemptSubjects.user(userId),
    address: getAddressGroup(context.address),
    user,
    password,
    at,
  });
  if (!user || !isCorrect) throw new BusinessError(ERROR_CODES.credentialsWrong, undefined, ['password']);
  const lock: ProvenUser['lock'] = (transaction) => lockUserIfPasswordUnchanged(transaction, user);
  return await startSession(deps, { user, identity, lock }, context);
}

interface ProvenUser {
  readonly user: UserRecord;
  readonly identity: ProviderIdentity;
  /** Locks and returns the user. Returns undefined if the proof of the user is no longer valid. */
  lock(database: SessionDependencies['database'], id: string): Promise<UserRecord | undefined>;
}

/** Signs the user in, or starts the second step of the sign-in and throws `secondStepRequired`. */
async function startSession(
  deps: SessionDependencies,
  { user: proven, identity, lock }: ProvenUser,
  { address, device, at }: RequestContext,
): Promise<Session> {
  const { settings } = getProvider(deps, identity.provider);
  const isRemembered = false;
  const result = await deps.database.transaction(async (transaction) => {
    await lockAdminsBeforeDemotion(transaction, proven, identity);
    const user = await lock(transaction, proven.id);
    if (!user) throw new BusinessError(ERROR_CODES.signInExpired);
    if (user.status !== 'active') throw new BusinessError(ERROR_CODES.accountDisabled);
    // A provider with this setting has checked a second factor itself.
    const secondStep = settings.checksSecondFactor
      ? undefined
      : await startSecondStep(deps, transaction, { user, isRemembered, at, identity });
    if (secondStep) return { secondStep };
    return {
      session: await startSignedInSession(transaction, user, { at, address, device, isRemembered, identity }),
    };
  });
  // Throws after the commit, because the second step needs the stored row of this sign-in.
  if (result.secondStep) throw new BusinessError(ERROR_CODES.secondStepRequired, result.secondStep);
  return result.session;
}

/**
 * Returns the user for an account of a provider that is not linked yet. A user whom an admin or a directory has created
 * and who cannot sign in yet is found by the verified email address, because there is no password to prove.
 */
async function findOrCreateUser(
  deps: SessionDependencies,
  finished: FinishedFlow,
  context: RequestContext,
): Promise<UserRecord> {
  const { identity, mail } = finished;
  const { settings } = getProvider(deps, identity.provider);
  if (mail === undefined) throw new BusinessError(ERROR_CODES.mailUnverified, { provider: settings.name });
  const owner = await findUserByIdentifier(deps.database, mail);
  if (owner) {
    const canSignIn =
      owner.hasPassword ||
      (await countLinkedAccounts(deps.database, owner.id)) > 0 ||
      (await countPasskeys(deps.database, owner.id)) > 0;
    if (!canSignIn) return owner;
    const claim = sealClaim(deps, owner, identity, context.at);
    throw new BusinessError(ERROR_CODES.linkRequired, { mail, claim });
  }
  if (!settings.createsAccounts) throw new BusinessError(ERROR_CODES.accountMissing);
  return await createUser(deps, { ...finished, mail }, context);
}

async function createUser(
  deps: SessionDependencies,
  { identity, mail, name }: FinishedFlow & { readonly mail: string },
  { address, at }: RequestContext,
): Promise<UserRecord> {
  // Each user has a password hash. This one belongs to a random password, which is stored nowhere.
  const unknownPassword = randomBytes(32).toString('base64url');
  const passwordHash = await deps.hasher.hash(
    unknownPassword,
    passwordHashRequesters.address(getAddressGroup(address)),
  );
  return await deps.database.transaction(async (transaction) => {
    const access = identity.roles;
    const newUser = { mail, name: name?.slice(0, 64), access, passwordHash, hasPassword: false, at };
    const user = await insertNewUser(transaction, newUser);
    await appendAuditEvent(transaction, {
      at,
      actor: user,
      action: 'user.registered',
      target: { type: 'user', id: user.id },
      address,
      after: { provider: identity.provider, access: user.access },
    });
    await linkIdentity(transaction, { user, identity, address, at });
    return user;
  });
}

const claimSchema = z.object({ userId: z.string(), identity: z.string(), expiresAt: z.number() });

function sealClaim(
  { cipher }: SessionDependencies,
  owner: UserRecord,
  identity: ProviderIdentity,
  at: Date,
): string {
  const sealed = sealIdentity(cipher, identity, IDENTITY_CONTEXT);
  const claim = { userId: owner.id, identity: sealed, expiresAt: at.getTime() + CLAIM_LIFETIME };
  return cipher.seal(JSON.stringify(claim), CLAIM_CONTEXT);
}

function openClaim({ cipher }: SessionDependencies, sealed: string, at: Date) {
  const text = cipher.open(sealed, CLAIM_CONTEXT);
  const claim = text === undefined ? undefined : claimSchema.parse(JSON.parse(text));
  const identity = claim && openIdentity(cipher, claim.identity, IDENTITY_CONTEXT);
  if (!claim || !identity || claim.expiresAt <= at.getTime())
    throw new BusinessError(ERROR_CODES.signInExpired);
  return { userId: claim.userId, identity };
}
