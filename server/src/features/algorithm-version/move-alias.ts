import {
  type aliasRemoveCall,
  type aliasSetCall,
  type BodyOf,
  ERROR_CODES,
  PRODUCTION_ALIAS,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';
import { findDependants } from '../publication/find-dependants.ts';
import { createAliasRepository } from './alias-repository.ts';
import { holdAlgorithm } from './hold-version.ts';
import { createVersionRepository } from './version-repository.ts';

interface Move {
  readonly algorithmId: string;
  readonly alias: string;
  /** The version that the alias must point at for the change to apply. */
  readonly expected: number | null;
  readonly to: number | null;
  readonly reason: string;
  readonly isRollBack: boolean;
}

/**
 * @throws BusinessError `aliasMoved` with the current version when it differs from the expected one, `versionUnready`.
 */
export function setAlias(
  database: Database,
  { version: to, ...body }: BodyOf<typeof aliasSetCall>,
  author: Author,
): Promise<void> {
  return database.transaction((transaction) =>
    moveAlias(transaction, { ...body, to, isRollBack: false }, author),
  );
}

/** @throws BusinessError `aliasMoved` as above, `inUse` with the apps that follow the alias, `productionMissing`. */
export function removeAlias(
  database: Database,
  body: BodyOf<typeof aliasRemoveCall>,
  author: Author,
): Promise<void> {
  return database.transaction((transaction) =>
    moveAlias(transaction, { ...body, to: null, isRollBack: false }, author),
  );
}

/**
 * Points the alias back at the version before its last change.
 *
 * @throws BusinessError `notFound`, `aliasMoved` when another change came later, and the errors of setting and
 * removing.
 */
export function rollBackAlias(database: Database, moveId: string, author: Author): Promise<void> {
  return database.transaction(async (transaction) => {
    const repository = createAliasRepository(transaction);
    const move = await repository.findMove(moveId);
    if (!move) throw new BusinessError(ERROR_CODES.notFound);
    const { algorithmId, alias, fromVersion, toVersion } = move;
    await holdAlgorithm(transaction, algorithmId);
    if ((await repository.findLastMove(algorithmId, alias))?.id !== moveId) {
      const current = await repository.find(algorithmId, alias);
      throw new BusinessError(ERROR_CODES.aliasMoved, { current });
    }
    const back = { algorithmId, alias, expected: toVersion, to: fromVersion, reason: '', isRollBack: true };
    await moveAlias(transaction, back, author);
  });
}

async function moveAlias(database: Database, move: Move, author: Author): Promise<void> {
  const { algorithmId, alias, expected, to, reason, isRollBack } = move;
  const { status } = await holdAlgorithm(database, algorithmId);
  const repository = createAliasRepository(database);
  const current = await repository.find(algorithmId, alias);
  if (current !== expected) throw new BusinessError(ERROR_CODES.aliasMoved, { current });
  if (current === to) return;
  if (to === null) await assertNeedless(database, { ...move, status }, author.locale);
  else await assertReady(database, algorithmId, to);
  await repository.move({
    id: createId(),
    algorithmId,
    alias,
    fromVersion: current,
    toVersion: to,
    at: author.at,
    byId: author.user.id,
    reason,
    isRollBack,
  });
  await recordEvents(database, author, 'algorithm.alias-moved', [algorithmId], {
    before: { alias, version: current },
    after: { alias, version: to, reason, isRollBack },
  });
}

async function assertReady(database: Database, algorithmId: string, number: number): Promise<void> {
  const status = await createVersionRepository(database).findStatus(algorithmId, number);
  if (status !== 'ready') throw new BusinessError(ERROR_CODES.versionUnready, undefined, ['version']);
}

async function assertNeedless(
  database: Database,
  { algorithmId, alias, status }: Pick<Move, 'algorithmId' | 'alias'> & { readonly status: string },
  locale: MessageLocale,
): Promise<void> {
  const list = await findDependants(
    database,
    { kind: 'algorithm', ids: [algorithmId], binding: `alias:${alias}` },
    locale,
  );
  if (list.length > 0) throw new BusinessError(ERROR_CODES.inUse, { list });
  if (alias === PRODUCTION_ALIAS && status === 'published') {
    throw new BusinessError(ERROR_CODES.productionMissing);
  }
}
