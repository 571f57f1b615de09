import { isDeepStrictEqual } from 'node:util';
import { type BodyOf, type DataSet, type dataSetCalls, ERROR_CODES, type ListBody } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import {
  deleteDataSets,
  findDataSet,
  findDataSetPage,
  insertDataSet,
  reviseDataSet,
} from './evaluation-repository.ts';
import { TABLE_TASKS } from './table-tasks.ts';

type Draft = BodyOf<typeof dataSetCalls.create>;

const FIELDS = [
  'name',
  'task',
  'description',
  'textColumn',
  'expectedColumn',
  'horizon',
  'season',
  'gate',
  'content',
] as const;

export function listDataSets({ database }: AppDependencies, body: ListBody) {
  return findDataSetPage(database, body);
}

export async function readDataSet(
  { database }: AppDependencies,
  { id }: { readonly id: string },
): Promise<DataSet> {
  const found = await findDataSet(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

export async function createDataSet(deps: AppDependencies, draft: Draft, actor: Actor): Promise<DataSet> {
  assertColumns(draft);
  const id = createId();
  const { at, user } = actor;
  await deps.database.transaction(async (transaction) => {
    const stamps = { createdAt: at, createdBy: user.id, updatedAt: at, updatedBy: user.id };
    await insertDataSet(transaction, { ...draft, id, rowCount: draft.content.rows.length, ...stamps });
    await recordEvents(transaction, actor, 'data-set.created', [id], { after: toSnapshot(draft) });
  });
  return readDataSet(deps, { id });
}

/**
 * Replaces a data set. Evaluations of the older revision stay, but no longer count for gates.
 *
 * @throws BusinessError `revisionStale` with the stored data set.
 */
export async function updateDataSet(
  deps: AppDependencies,
  { id, revision, ...draft }: BodyOf<typeof dataSetCalls.update>,
  actor: Actor,
): Promise<DataSet> {
  assertColumns(draft);
  const stored = await readDataSet(deps, { id });
  await deps.database.transaction(async (transaction) => {
    const change = { at: actor.at, by: actor.user.id };
    const fields = { ...draft, rowCount: draft.content.rows.length };
    if (!(await reviseDataSet(transaction, id, revision, fields, change))) {
      throw new BusinessError(ERROR_CODES.revisionStale, {
        current: stored,
        changed: FIELDS.filter((name) => !isDeepStrictEqual(stored[name], draft[name])),
      });
    }
    await recordEvents(transaction, actor, 'data-set.updated', [id], {
      before: toSnapshot(stored),
      after: toSnapshot(draft),
    });
  });
  return readDataSet(deps, { id });
}

export async function removeDataSets(
  { database }: AppDependencies,
  { ids }: { readonly ids: readonly string[] },
  actor: Actor,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const deleted = await deleteDataSets(transaction, ids);
    if (deleted.length !== new Set(ids).size) throw new BusinessError(ERROR_CODES.notFound);
    await recordEvents(transaction, actor, 'data-set.removed', ids);
  });
}

/** The columns that the task reads must exist. */
export function assertColumns({
  task,
  textColumn,
  expectedColumn,
  content,
}: Pick<Draft, 'task' | 'textColumn' | 'expectedColumn' | 'content'>): void {
  const missing = [
    ...(content.columns.includes(expectedColumn) ? [] : ['expectedColumn']),
    ...(TABLE_TASKS.includes(task) || content.columns.includes(textColumn) ? [] : ['textColumn']),
  ];
  if (missing.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, missing);
}

/** The values that the audit log contains. Examples may be personal data. */
function toSnapshot({ name, task, gate, content }: Pick<DataSet, 'name' | 'task' | 'gate' | 'content'>) {
  return { name, task, gate, rows: content.rows.length };
}
