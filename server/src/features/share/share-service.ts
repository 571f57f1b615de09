import {
  type BodyOf,
  ERROR_CODES,
  SHARE_LIMITS,
  type Share,
  type ShareCandidate,
  type shareCalls,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordAppEvent } from '../app/record-app-event.ts';
import { requireApp } from '../app/require-app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  canReceiveShare,
  countShares,
  deleteShare,
  findCandidates,
  findShare,
  findShareOf,
  findShares,
  type Holder,
  insertShare,
  lockApp,
  setLevel,
} from './share-repository.ts';

export async function listShares(
  { database }: AppDependencies,
  { appId }: BodyOf<typeof shareCalls.list>,
  actor: Actor,
): Promise<{ list: Share[] }> {
  await requireApp(database, appId, actor, 'manage');
  return { list: await findShares(database, appId) };
}

/**
 * Shares an app, or changes the level of a share.
 *
 * @throws BusinessError `invalid` when the holder is the owner, is disabled or does not exist, and when everyone would
 * get a level above `use`; `shareLimit` when the app has the maximum number of shares.
 */
export async function setShare(
  { database }: AppDependencies,
  { appId, level, ...body }: BodyOf<typeof shareCalls.set>,
  actor: Actor,
): Promise<Share> {
  const { kind } = await requireApp(database, appId, actor, 'manage');
  const holder = toHolder(body);
  if (body.kind === 'everyone' && level !== 'use') {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['level']);
  }
  return database.transaction(async (transaction) => {
    const ownerId = await lockApp(transaction, appId);
    if (holder.userId === ownerId || !(await canReceiveShare(transaction, holder))) {
      throw new BusinessError(ERROR_CODES.invalid, undefined, ['holderId']);
    }
    const stored = await findShareOf(transaction, appId, holder);
    if (!stored && (await countShares(transaction, appId)) >= SHARE_LIMITS.sharesPerApp) {
      throw new BusinessError(ERROR_CODES.shareLimit, { max: SHARE_LIMITS.sharesPerApp });
    }
    const id = stored?.id ?? createId();
    if (stored) await setLevel(transaction, id, level);
    else {
      const stamps = { createdAt: actor.at, createdBy: actor.user.id };
      await insertShare(transaction, { id, appId, ...holder, level, ...stamps });
    }
    const share = await readShare(transaction, id);
    const before = stored && { ...toAuditDetails(share), level: stored.level };
    await recordAppEvent(transaction, actor, 'shared', {
      id: appId,
      kind,
      before,
      after: toAuditDetails(share),
    });
    return share;
  });
}

export async function removeShare(
  { database }: AppDependencies,
  { id }: BodyOf<typeof shareCalls.remove>,
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { appId, ...share } = await readShare(transaction, id);
    const { kind } = await requireApp(transaction, appId, actor, 'manage');
    if (!(await deleteShare(transaction, id))) throw new BusinessError(ERROR_CODES.notFound);
    await recordAppEvent(transaction, actor, 'unshared', { id: appId, kind, before: toAuditDetails(share) });
  });
}

/** Finds users and groups for a share. Only users who may share the app may search. */
export async function searchCandidates(
  { database }: AppDependencies,
  { appId, keyword }: BodyOf<typeof shareCalls.search>,
  actor: Actor,
): Promise<{ list: ShareCandidate[] }> {
  await requireApp(database, appId, actor, 'manage');
  return { list: await findCandidates(database, keyword) };
}

function toHolder({ kind, holderId }: Pick<BodyOf<typeof shareCalls.set>, 'kind' | 'holderId'>): Holder {
  // Everyone has no id. A user or a group needs one.
  if ((kind === 'everyone') !== (holderId === undefined)) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['holderId']);
  }
  const id = holderId ?? null;
  return { userId: kind === 'user' ? id : null, groupId: kind === 'group' ? id : null };
}

async function readShare(database: Database, id: string) {
  const found = await findShare(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/** Returns the data of a share that the audit log stores. */
function toAuditDetails({ kind, holderId, name, level }: Share) {
  return { with: kind, holderId, name, level };
}
