import { type BodyOf, type DataOf, ERROR_CODES, type linkedAccountCalls } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { lockUser } from '../identity/user-repository.ts';
import { linkIdentity } from '../linked-account/accept-identity.ts';
import {
  countLinkedAccounts,
  findLinkedAccounts,
  removeLinkedAccount,
} from '../linked-account/linked-account-repository.ts';
import { countPasskeys } from '../passkey/passkey-repository.ts';
import type { SessionDependencies } from '../session/session-dependencies.ts';
import { finishFlow, startFlow } from './flow.ts';

type Context = RequestContext<SignedInUser>;

/** Returns the accounts of providers with which the user signs in. */
export async function listLinkedAccounts(
  { database }: SessionDependencies,
  _body: unknown,
  { user }: Context,
): Promise<DataOf<typeof linkedAccountCalls.list>> {
  const accounts = await findLinkedAccounts(database, user.id);
  return {
    list: accounts.map(({ provider, label, createdAt, lastUsedAt }) => ({
      provider,
      label,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
}

/** Starts to link an account of a provider. The user signs in there. */
export function startLink(
  deps: SessionDependencies,
  { provider }: BodyOf<typeof linkedAccountCalls.start>,
  context: Context,
): Promise<DataOf<typeof linkedAccountCalls.start>> {
  return startFlow(deps, { provider, sessionId: context.user.sessionId }, context);
}

/**
 * Links the account with which the user has signed in at the provider. Only the session that started the link can
 * finish it.
 */
export async function finishLink(
  deps: SessionDependencies,
  body: BodyOf<typeof linkedAccountCalls.finish>,
  { user: { id, sessionId }, address, log, at }: Context,
): Promise<void> {
  const { identity } = await finishFlow(deps, body, { sessionId, log, at });
  await deps.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw new StatusError(401);
    await linkIdentity(transaction, { user, identity, address, at });
  });
}

/** @throws BusinessError `lastSignInMethod` if the user has no other way to sign in. */
export async function unlinkAccount(
  { database }: SessionDependencies,
  { provider }: BodyOf<typeof linkedAccountCalls.remove>,
  context: Context,
): Promise<void> {
  const { id } = context.user;
  await database.transaction(async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!(await removeLinkedAccount(transaction, { userId: id, provider }))) {
      throw new BusinessError(ERROR_CODES.notFound);
    }
    const hasOtherWay =
      user?.hasPassword ||
      (await countLinkedAccounts(transaction, id)) > 0 ||
      (await countPasskeys(transaction, id)) > 0;
    if (!hasOtherWay) throw new BusinessError(ERROR_CODES.lastSignInMethod);
    await recordEvents(transaction, context, 'user.updated', [id], { before: { linkedAccount: provider } });
  });
}
