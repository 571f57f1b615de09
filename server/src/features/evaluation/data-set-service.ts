import { isDeepStrictEqual } from 'node:util';
import {
  type BodyOf,
  DATA_SET_LIMITS,
  type DataSet,
  type dataSetCalls,
  ERROR_CODES,
  IMAGE_COLUMNS,
  type ListBody,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assignImages } from './data-set-image-repository.ts';
import {
  deleteDataSets,
  findDataSet,
  findDataSetPage,
  insertDataSet,
  reviseDataSet,
} from './evaluation-repository.ts';
import { isImageTask } from './image-tasks.ts';
import { parseExpectedFields } from './score-fields.ts';
import { TABLE_TASKS } from './table-tasks.ts';

type Draft = BodyOf<typeof dataSetCalls.create>;

/** The fields of a data set that are compared when an update states an old revision. */
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
  { database }: Pick<AppDependencies, 'database'>,
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
    await assignRowImages(transaction, id, draft, actor);
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
      // Another user may have stored a change after the first read.
      const current = await readDataSet({ database: transaction }, { id });
      throw new BusinessError(ERROR_CODES.revisionStale, {
        current,
        changed: FIELDS.filter((name) => !isDeepStrictEqual(current[name], draft[name])),
      });
    }
    await assignRowImages(transaction, id, draft, actor);
    await recordEvents(transaction, actor, 'data-set.updated', [id], {
      before: toSnapshot(stored),
      after: toSnapshot(draft),
    });
  });
  return readDataSet(deps, { id });
}

/** Removes data sets with their evaluations: all of the given ones or none. */
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

const idSchema = z.uuid();

/**
 * Assigns the images of the rows, and deletes the other images of the data set.
 *
 * @throws BusinessError `invalid` for an image that does not exist, that another user has uploaded, or that another
 *   data set contains.
 */
async function assignRowImages(
  database: Database,
  dataSetId: string,
  { task, content }: Pick<Draft, 'task' | 'content'>,
  { user }: Actor,
): Promise<void> {
  const ids = isImageTask(task) ? content.rows.map(([id]) => idSchema.safeParse(id).data) : [];
  const valid = ids.filter((id) => id !== undefined);
  const areAssigned = await assignImages(database, { dataSetId, ids: valid, userId: user.id });
  if (!areAssigned || valid.length < ids.length) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['content.rows']);
  }
}

/**
 * Checks that a data set has the columns that its task reads. The columns of a data set with images are fixed.
 *
 * @throws BusinessError `invalid` with the fields that name missing or wrong columns, or `expectedNotJson` with the
 *   row.
 */
export function assertColumns({
  task,
  textColumn,
  expectedColumn,
  content,
}: Pick<Draft, 'task' | 'textColumn' | 'expectedColumn' | 'content'>): void {
  if (isImageTask(task)) {
    assertImageColumns({ textColumn, expectedColumn, content });
    return;
  }
  const missing = [
    ...(content.columns.includes(expectedColumn) ? [] : ['expectedColumn']),
    ...(TABLE_TASKS.includes(task) || content.columns.includes(textColumn) ? [] : ['textColumn']),
  ];
  if (missing.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, missing);
  if (task === 'extract') assertExpectedFields(expectedColumn, content);
}

function assertExpectedFields(expectedColumn: string, { columns, rows }: Draft['content']): void {
  const columnIndex = columns.indexOf(expectedColumn);
  const wrong = rows.findIndex((row) => !parseExpectedFields(String(row[columnIndex] ?? '')));
  if (wrong >= 0)
    throw new BusinessError(ERROR_CODES.expectedNotJson, { row: wrong + 1 }, ['expectedColumn']);
}

function assertImageColumns({
  textColumn,
  expectedColumn,
  content,
}: Pick<Draft, 'textColumn' | 'expectedColumn' | 'content'>): void {
  const { image, file, expected } = IMAGE_COLUMNS;
  const wrong = [
    ...(isDeepStrictEqual(content.columns, [image, file, expected]) ? [] : ['content.columns']),
    ...(content.rows.length <= DATA_SET_LIMITS.images ? [] : ['content.rows']),
    // In a data set of images, `textColumn` is the column with the ids of the images.
    ...(textColumn === image ? [] : ['textColumn']),
    ...(expectedColumn === expected ? [] : ['expectedColumn']),
  ];
  if (wrong.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, wrong);
}

/** Returns the values that the audit log stores. It does not store the examples, which may be personal data. */
function toSnapshot({ name, task, gate, content }: Pick<DataSet, 'name' | 'task' | 'gate' | 'content'>) {
  return { name, task, gate, rows: content.rows.length };
}
