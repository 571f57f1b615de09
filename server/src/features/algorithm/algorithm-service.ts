import {
  type Algorithm,
  type algorithmCreateCall,
  type algorithmUpdateCall,
  type BodyOf,
  ERROR_CODES,
  type ListBody,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { localizeSeed, undoSeedLocalization } from '../../seed/localize-seed.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { withSlugTakenError } from '../publication/with-taken-error.ts';
import {
  type AlgorithmDraft,
  findAlgorithm,
  findAlgorithmPage,
  insertAlgorithm,
  reviseAlgorithm,
} from './algorithm-repository.ts';

export async function listAlgorithms(
  { database }: AppDependencies,
  body: ListBody,
  { at, locale }: Actor,
): Promise<{ list: Algorithm[]; total: number }> {
  const { list, total } = await findAlgorithmPage(database, body, at);
  return { list: list.map((row) => localizeSeed('algorithm', row.slug, row, locale)), total };
}

export async function readAlgorithm(
  { database }: AppDependencies,
  { id }: { readonly id: string },
  { at, locale }: Actor,
): Promise<Algorithm> {
  const found = await findExisting(database, id, at);
  return localizeSeed('algorithm', found.slug, found, locale);
}

export async function createAlgorithm(
  deps: AppDependencies,
  draft: BodyOf<typeof algorithmCreateCall>,
  actor: Actor,
): Promise<Algorithm> {
  const id = createId();
  const { slug, name, task } = draft;
  const storing = deps.database.transaction(async (transaction) => {
    await insertAlgorithm(transaction, id, draft, { at: actor.at, by: actor.user.id });
    await recordEvents(transaction, actor, 'algorithm.created', [id], { after: { slug, name, task } });
  });
  await withSlugTakenError(storing);
  return readAlgorithm(deps, { id }, actor);
}

/**
 * Replaces the fields of an algorithm.
 *
 * @throws BusinessError `revisionStale` with the stored algorithm, `slugFixed` after the first publication, `taskFixed`
 * if there are versions, `slugTaken`.
 */
export async function updateAlgorithm(
  deps: AppDependencies,
  { id, revision, ...requestedDraft }: BodyOf<typeof algorithmUpdateCall>,
  actor: Actor,
): Promise<Algorithm> {
  const current = await findExisting(deps.database, id, actor.at);
  const draft = undoSeedLocalization('algorithm', current.slug, current, requestedDraft);
  if (current.revision === revision) {
    assertRevisable(current, draft);
    if (await withSlugTakenError(storeRevision(deps.database, current, draft, actor))) {
      return readAlgorithm(deps, { id }, actor);
    }
  }
  const stored = await findExisting(deps.database, id, actor.at);
  throw new BusinessError(ERROR_CODES.revisionStale, {
    current: localizeSeed('algorithm', stored.slug, stored, actor.locale),
    changed: listDifferences(stored, draft),
  });
}

async function findExisting(database: Database, id: string, at: Date): Promise<Algorithm> {
  const found = await findAlgorithm(database, id, at);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/** Updates the algorithm if its revision still equals the one that was read. Returns whether it was updated. */
function storeRevision(
  database: Database,
  current: Algorithm,
  draft: AlgorithmDraft,
  actor: Actor,
): Promise<boolean> {
  const { id, revision } = current;
  return database.transaction(async (transaction) => {
    const change = { at: actor.at, by: actor.user.id };
    if (!(await reviseAlgorithm(transaction, id, revision, draft, change))) return false;
    const changed = listDifferences(current, draft);
    await recordEvents(transaction, actor, 'algorithm.updated', [id], {
      before: pick(current, changed),
      after: pick(draft, changed),
    });
    return true;
  });
}

/** The slug is fixed after publication. The task is fixed once versions exist, because they were made for it. */
function assertRevisable(current: Algorithm, draft: AlgorithmDraft): void {
  if (current.status !== 'draft' && draft.slug !== current.slug) {
    throw new BusinessError(ERROR_CODES.slugFixed, undefined, ['slug']);
  }
  if (current.versionCount > 0 && draft.task !== current.task) {
    throw new BusinessError(ERROR_CODES.taskFixed, undefined, ['task']);
  }
}

/** Returns the fields of the stored algorithm that differ from the update. */
function listDifferences(stored: Algorithm, draft: AlgorithmDraft): (keyof AlgorithmDraft)[] {
  const names = ['slug', 'name', 'task', 'description', 'tags'] as const;
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]));
}

function pick(draft: AlgorithmDraft, names: readonly (keyof AlgorithmDraft)[]) {
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}
