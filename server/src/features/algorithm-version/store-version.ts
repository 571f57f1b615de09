import { isDeepStrictEqual } from 'node:util';
import {
  type AlgorithmVersionDetail,
  type BodyOf,
  ERROR_CODES,
  VERSION_MOVES,
  type versionCreateCall,
  type versionUpdateCall,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { assertMove } from '../publication/assert-move.ts';
import type { Author } from '../publication/author.ts';
import { assertContent } from './assert-content.ts';
import { holdAlgorithm, holdVersion } from './hold-version.ts';
import { createVersionRepository, type VersionContent } from './version-repository.ts';

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
}

/** Adds a draft under the algorithm's next number and returns its id. */
export function createVersion(
  { database, engines }: Parts,
  { algorithmId, ...draft }: BodyOf<typeof versionCreateCall>,
  author: Author,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const algorithm = await holdAlgorithm(transaction, algorithmId);
    if (algorithm.status === 'archived') {
      throw new BusinessError(ERROR_CODES.moveRefused, { state: algorithm.status });
    }
    const content = assertContent(engines, algorithm.task, draft);
    const id = createId();
    const change = { at: author.at, by: author.user.id };
    const number = await createVersionRepository(transaction).insert(id, algorithmId, content, change);
    await recordEvents(transaction, author, 'algorithm-version.created', [id], {
      after: { algorithmId, number },
    });
    return id;
  });
}

/**
 * Replaces the content of a version that is not ready and makes it a draft.
 *
 * @throws BusinessError `revisionStale` with the stored version, `moveRefused` once it is ready.
 */
export function updateVersion(
  { database, engines }: Parts,
  { id, revision, ...draft }: BodyOf<typeof versionUpdateCall>,
  author: Author,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { repository, algorithm, version } = await holdVersion(transaction, id);
    if (version.revision !== revision) {
      const current = await repository.find(id);
      throw new BusinessError(ERROR_CODES.revisionStale, {
        current,
        changed: current ? differing(current, assertContent(engines, algorithm.task, draft)) : [],
      });
    }
    const status = assertMove(VERSION_MOVES, 'edit', version.status);
    const content = assertContent(engines, algorithm.task, draft);
    const outcome = { status, statusMessage: null, metrics: null, output: null };
    await repository.change(id, { ...content, ...outcome }, { at: author.at, by: author.user.id });
    const { engineId, parameters } = content;
    await recordEvents(transaction, author, 'algorithm-version.updated', [id], {
      before: { engineId: version.engineId, parameters: version.parameters },
      after: { engineId, parameters },
    });
  });
}

/** Returns the fields in which the stored version differs from the one that the caller wants to store. */
function differing(stored: AlgorithmVersionDetail, draft: VersionContent): string[] {
  const names = ['engineId', 'parameters', 'sample', 'note'] as const;
  return names.filter((name) => !isDeepStrictEqual(stored[name], draft[name]));
}
