import { ERROR_CODES, VERSION_MOVES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertMove } from '../publication/assert-move.ts';
import type { Author } from '../publication/author.ts';
import { findDependants } from '../publication/find-dependants.ts';
import { holdVersion } from './hold-version.ts';
import type { VersionRow } from './version-repository.ts';

/**
 * Archives a ready version.
 *
 * @throws BusinessError `moveRefused` in another state, `inUse` with the aliases and apps that still point at it.
 */
export function archiveVersion(database: Database, id: string, author: Author): Promise<void> {
  return moveVersion(database, id, 'archive', author);
}

/** Restores an archived version to its previous state. */
export function restoreVersion(database: Database, id: string, author: Author): Promise<void> {
  return moveVersion(database, id, 'restore', author);
}

async function moveVersion(database: Database, id: string, move: 'archive' | 'restore', author: Author) {
  await database.transaction(async (transaction) => {
    const { repository, version } = await holdVersion(transaction, id);
    const status = assertMove(VERSION_MOVES, move, version.status);
    if (move === 'archive') {
      const aliases = (await repository.find(id))?.aliases ?? [];
      await assertFree(transaction, version, aliases, author.locale);
    }
    await repository.change(id, { status }, { at: author.at, by: author.user.id });
    await recordEvents(transaction, author, `algorithm-version.${move}d`, [id], {
      before: { status: version.status },
      after: { status },
    });
  });
}

async function assertFree(
  database: Database,
  { algorithmId, number }: VersionRow,
  aliases: readonly string[],
  locale: MessageLocale,
): Promise<void> {
  const list = await findDependants(
    database,
    { kind: 'algorithm', ids: [algorithmId], binding: `version:${number}` },
    locale,
  );
  if (aliases.length > 0 || list.length > 0) {
    throw new BusinessError(ERROR_CODES.inUse, { aliases, list });
  }
}
