import type { LocaleId } from '@atrium/contract';
import {
  type aliasRemoveCall,
  type aliasRollBackCall,
  type aliasSetCall,
  type BodyOf,
  ERROR_CODES,
  PRODUCTION_ALIAS,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertGates } from '../gate/assert-gates.ts';
import { findDependents } from '../publication/dependent-repository.ts';
import { findAliasMove, findAliasVersion, findLastAliasMove, setAliasVersion } from './alias-repository.ts';
import { lockExistingAlgorithm } from './lock-version.ts';
import { findVersionStatus } from './version-repository.ts';

interface AliasChange {
  readonly algorithmId: string;
  readonly alias: string;
  /** The expected current version of the alias. The change is rejected if the alias points at another version. */
  readonly expected: number | null;
  /** The version at which the alias will point. Null removes the alias. */
  readonly to: number | null;
  readonly reason: string;
  readonly isRollBack: boolean;
}

/**
 * Points an alias at a version.
 *
 * @throws BusinessError `aliasMoved`, with the current version, when it is not the expected version; `versionUnready`;
 * for `production`, the errors of {@link assertGates}.
 */
export function setAlias(
  { database }: AppDependencies,
  { version: to, ...body }: BodyOf<typeof aliasSetCall>,
  actor: Actor,
): Promise<void> {
  return database.transaction((transaction) =>
    moveAlias(transaction, { ...body, to, isRollBack: false }, actor),
  );
}

/**
 * Removes an alias.
 *
 * @throws BusinessError `aliasMoved`, with the current version, when it is not the expected version; `inUse`, with the
 * apps that follow the alias; `productionMissing` for the alias `production` of a published algorithm.
 */
export function removeAlias(
  { database }: AppDependencies,
  body: BodyOf<typeof aliasRemoveCall>,
  actor: Actor,
): Promise<void> {
  return database.transaction((transaction) =>
    moveAlias(transaction, { ...body, to: null, isRollBack: false }, actor),
  );
}

/**
 * Undoes a change: points the alias at the version at which it pointed before, or removes it if it did not exist.
 *
 * @throws BusinessError `notFound`; `aliasMoved` when the alias was changed later; and the errors of {@link setAlias}
 * and {@link removeAlias}.
 */
export function rollBackAlias(
  { database }: AppDependencies,
  { id: moveId }: BodyOf<typeof aliasRollBackCall>,
  actor: Actor,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const move = await findAliasMove(transaction, moveId);
    if (!move) throw new BusinessError(ERROR_CODES.notFound);
    const { algorithmId, alias, fromVersion, toVersion } = move;
    await lockExistingAlgorithm(transaction, algorithmId);
    if ((await findLastAliasMove(transaction, algorithmId, alias))?.id !== moveId) {
      const current = await findAliasVersion(transaction, algorithmId, alias);
      throw new BusinessError(ERROR_CODES.aliasMoved, { current });
    }
    const rollback = {
      algorithmId,
      alias,
      expected: toVersion,
      to: fromVersion,
      reason: '',
      isRollBack: true,
    };
    await moveAlias(transaction, rollback, actor);
  });
}

async function moveAlias(database: Database, move: AliasChange, actor: Actor): Promise<void> {
  const { algorithmId, alias, expected, to, reason, isRollBack } = move;
  const { status } = await lockExistingAlgorithm(database, algorithmId);
  const current = await findAliasVersion(database, algorithmId, alias);
  if (current !== expected) throw new BusinessError(ERROR_CODES.aliasMoved, { current });
  if (current === to) return;
  if (to === null) await assertUnusedAlias(database, { ...move, status }, actor.locale);
  else {
    await assertReady(database, algorithmId, to);
    // A rollback needs no gate, because it must always be possible.
    if (alias === PRODUCTION_ALIAS && !isRollBack) {
      await assertGates(database, { targetId: algorithmId, version: to, production: current });
    }
  }
  await setAliasVersion(database, {
    id: createId(),
    algorithmId,
    alias,
    fromVersion: current,
    toVersion: to,
    at: actor.at,
    movedBy: actor.user.id,
    reason,
    isRollBack,
  });
  await recordEvents(database, actor, 'algorithm.alias-moved', [algorithmId], {
    before: { alias, version: current },
    after: { alias, version: to, reason, isRollBack },
  });
}

async function assertReady(database: Database, algorithmId: string, number: number): Promise<void> {
  const status = await findVersionStatus(database, algorithmId, number);
  if (status !== 'ready') throw new BusinessError(ERROR_CODES.versionUnready, undefined, ['version']);
}

async function assertUnusedAlias(
  database: Database,
  { algorithmId, alias, status }: Pick<AliasChange, 'algorithmId' | 'alias'> & { readonly status: string },
  locale: LocaleId,
): Promise<void> {
  const list = await findDependents(
    database,
    { kind: 'algorithm', ids: [algorithmId], binding: `alias:${alias}` },
    locale,
  );
  if (list.length > 0) throw new BusinessError(ERROR_CODES.inUse, { list });
  if (alias === PRODUCTION_ALIAS && status === 'published') {
    throw new BusinessError(ERROR_CODES.productionMissing);
  }
}
