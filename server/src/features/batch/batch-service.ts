import type { LocaleId } from '@atrium/contract';
import {
  BATCH_LIMITS,
  type Batch,
  type BatchRow,
  type BodyOf,
  type batchCalls,
  ERROR_CODES,
  type ErrorCode,
  TASK_IDS,
  TASKS,
  type TaskId,
  type WebhookDelivery,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { getErrorMessage } from '../../domain/messages/error-message.ts';
import type { Actor, RequestContext } from '../../domain/request-context.ts';
import { findAppRow } from '../app/app-repository.ts';
import { requireApp } from '../app/require-app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findTargetTask } from '../target/target-repository.ts';
import { endAsCanceled } from './batch-job.ts';
import {
  countRows,
  countUnfinished,
  deleteBatch,
  type FoundBatch,
  findBatch,
  findBatches,
  insertBatch,
  lockCreator,
  NO_ROWS,
  type StoredBatch,
} from './batch-repository.ts';
import { findRowPage, insertRows, measureRowPage } from './batch-row-repository.ts';
import { queueRows } from './queue-rows.ts';
import { findDeliveries } from './webhook-repository.ts';

/** Bytes of memory for each character of stored rows: text, values, and the JSON of the response. */
const ROWS_WEIGHT = 8;

type ById = { readonly id: string };

type Draft = BodyOf<typeof batchCalls.create>;

export async function listBatches(
  { database }: AppDependencies,
  { appId }: BodyOf<typeof batchCalls.list>,
  actor: Actor,
): Promise<{ list: Batch[] }> {
  await requireApp(database, appId, actor, 'use');
  return { list: await toBatches(database, await findBatches(database, appId, actor)) };
}

export async function readBatch({ database }: AppDependencies, { id }: ById, actor: Actor): Promise<Batch> {
  const [batch] = await toBatches(database, [await findVisible(database, id, actor)]);
  if (!batch) throw new BusinessError(ERROR_CODES.notFound);
  return batch;
}

/**
 * Creates a batch for rows that are added later.
 *
 * @param assertFits Throws an error if the draft does not fit the task of the app. Nothing is stored then.
 * @throws BusinessError `notFound`; `targetUnavailable`; `batchLimit` when too many batches of the user have not ended.
 */
export async function createBatch(
  deps: Pick<AppDependencies, 'database' | 'connections'>,
  { appId, binding, webhook, ...draft }: Draft,
  { keyId, ...actor }: Actor & { readonly keyId?: string },
  assertFits?: (task: TaskId) => void,
): Promise<StoredBatch> {
  const { database, connections } = deps;
  const { kind } = await requireApp(database, appId, actor, 'use');
  const app = await findAppRow(database, kind, appId, actor);
  if (!app) throw new BusinessError(ERROR_CODES.notFound);
  const task = await findTask(database, kind, app.targetId);
  assertFits?.(task);
  const id = createId();
  const settings = {
    ...{ ...draft, binding: binding ?? null, webhookUrl: webhook?.url ?? null },
    webhookSecret: webhook ? connections.cipher.seal(webhook.secret, id) : null,
  };
  const batch = { ...settings, id, appId, task, status: 'uploading' as const };
  const record = { ...batch, createdBy: actor.user.id, keyId: keyId ?? null, createdAt: actor.at };
  await database.transaction(async (transaction) => {
    await lockCreator(transaction, actor.user.id);
    const max = BATCH_LIMITS.unfinished;
    if ((await countUnfinished(transaction, actor.user.id)) >= max) {
      throw new BusinessError(ERROR_CODES.batchLimit, { max });
    }
    await insertBatch(transaction, record);
  });
  return findVisible(database, record.id, actor);
}

/**
 * Creates a batch for the rows of a file. The draft names the columns that contain the input of the task. Only a batch
 * of images has no such columns.
 *
 * @throws BusinessError `invalid` when the input columns do not fit the task of the app, and those of
 * {@link createBatch}.
 */
export async function createFileBatch(deps: AppDependencies, draft: Draft, actor: Actor): Promise<Batch> {
  const batch = await createBatch(deps, draft, actor, (task) => assertInputColumns(draft, task));
  return readBatch(deps, batch, actor);
}

/** @throws BusinessError `invalid` when the input columns do not fit the task. */
function assertInputColumns({ inputColumns, columns }: Draft, task: TaskId): void {
  // The smallest and the largest number of input columns. For a table, no number is valid: one row of a file is the
  // input of one run, and its cells cannot contain a table.
  const columnRange = { text: [1, 1], image: [0, 0], series: [2, columns.length], table: [1, 0] }[
    TASKS[task].input
  ];
  const [least = 0, most = 0] = columnRange;
  const isCountValid = inputColumns.length >= least && inputColumns.length <= most;
  if (!isCountValid || !inputColumns.every((name) => columns.includes(name))) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['inputColumns']);
  }
}

export async function addRows(
  { database }: AppDependencies,
  { id, from, rows }: BodyOf<typeof batchCalls.addRows>,
  actor: Actor,
): Promise<void> {
  const { columns, task } = await findChangeable(database, id, actor);
  const hasTooManyRows = from + rows.length - 1 > BATCH_LIMITS.rows;
  if (TASKS[task].input === 'image' || hasTooManyRows || rows.some((row) => row.length !== columns.length)) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['rows']);
  }
  await storeRows(
    database,
    id,
    rows.map((cells, index) => ({ row: from + index, cells })),
  );
}

export async function addImage(
  { database }: AppDependencies,
  { id, row }: BodyOf<typeof batchCalls.addImage>,
  { file, ...actor }: Actor & Pick<RequestContext, 'file'>,
): Promise<void> {
  const { task } = await findChangeable(database, id, actor);
  if (!file || TASKS[task].input !== 'image') {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['file']);
  }
  await storeRows(database, id, [{ row, cells: [file.name], file: file.bytes, fileType: file.mediaType }]);
}

/**
 * Adds rows to a batch. A row that is already stored stays unchanged.
 *
 * @throws BusinessError `transitionNotAllowed` when the batch has already started.
 */
async function storeRows(database: Database, id: string, rows: Parameters<typeof insertRows>[2]) {
  if (!(await insertRows(database, id, rows))) throw new BusinessError(ERROR_CODES.transitionNotAllowed);
}

/**
 * Queues the rows of a batch that has not started yet.
 *
 * @throws BusinessError The errors of {@link queueRows}.
 */
export async function startBatch(deps: AppDependencies, { id }: ById, actor: Actor): Promise<Batch> {
  const batch = await findChangeable(deps.database, id, actor);
  await queueRows(deps, batch, 'start', actor.at);
  return readBatch(deps, { id }, actor);
}

/**
 * Queues the failed and canceled rows of a batch that has ended.
 *
 * @throws BusinessError The errors of {@link queueRows}.
 */
export async function retryBatch(deps: AppDependencies, { id }: ById, actor: Actor): Promise<Batch> {
  const batch = await findChangeable(deps.database, id, actor);
  await queueRows(deps, batch, 'retry', actor.at);
  return readBatch(deps, { id }, actor);
}

/**
 * Cancels the rows that have not begun.
 *
 * @throws BusinessError `transitionNotAllowed` when the batch has ended.
 */
export async function cancelBatch(deps: AppDependencies, { id }: ById, actor: Actor): Promise<Batch> {
  await findChangeable(deps.database, id, actor);
  if (!(await endAsCanceled(deps, id, actor.at))) throw new BusinessError(ERROR_CODES.transitionNotAllowed);
  return readBatch(deps, { id }, actor);
}

/**
 * Deletes a batch with its rows.
 *
 * @throws BusinessError `transitionNotAllowed` when the batch is running.
 */
export async function removeBatch({ database }: AppDependencies, { id }: ById, actor: Actor): Promise<void> {
  await findChangeable(database, id, actor);
  if (!(await deleteBatch(database, id))) throw new BusinessError(ERROR_CODES.transitionNotAllowed);
}

export async function listRows(
  { database }: AppDependencies,
  body: BodyOf<typeof batchCalls.rows>,
  { memory, locale, ...actor }: Actor & Pick<RequestContext, 'memory'>,
): Promise<{ list: BatchRow[]; total: number }> {
  await findVisible(database, body.id, { locale, ...actor });
  await memory.reserve(ROWS_WEIGHT * (await measureRowPage(database, body)));
  const { list, total } = await findRowPage(database, body);
  return { list: list.map((row) => toRow(row, locale)), total };
}

function toRow(
  { row, cells, status, runId, errorCode, outputs }: Awaited<ReturnType<typeof findRowPage>>['list'][number],
  locale: LocaleId,
): BatchRow {
  const message = errorCode === null ? null : getErrorMessage(locale, errorCode as ErrorCode);
  return { row, cells, status, runId, message, outputs };
}

/** Returns the newest requests to the webhook of a batch. */
export async function listDeliveries(
  { database }: AppDependencies,
  { id }: ById,
  actor: Actor,
): Promise<{ list: WebhookDelivery[] }> {
  await findVisible(database, id, actor);
  const found = await findDeliveries(database, id);
  return {
    list: found.map(({ batchId, payload, createdAt, attemptedAt, nextAt, ...delivery }) => ({
      ...delivery,
      createdAt: createdAt.toISOString(),
      attemptedAt: attemptedAt?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
    })),
  };
}

/** @throws BusinessError `targetUnavailable` when the target is missing, or this server does not know its task. */
async function findTask(database: Database, kind: StoredKind, targetId: string) {
  const task = await findTargetTask(database, kind, targetId);
  const taskId = TASK_IDS.find((id) => id === task);
  if (!taskId) throw new BusinessError(ERROR_CODES.targetUnavailable);
  return taskId;
}

type StoredKind = Parameters<typeof findTargetTask>[1];

/** Throws the same error for a batch that the actor may not see as for a missing batch. */
async function findVisible(database: Database, id: string, actor: Actor): Promise<FoundBatch> {
  const found = await findBatch(database, id, actor);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/** @throws BusinessError `notFound` when the actor may not see the batch, `notAllowed` when they may not change it. */
async function findChangeable(database: Database, id: string, actor: Actor): Promise<FoundBatch> {
  const found = await findVisible(database, id, actor);
  if (!found.isChangeable) throw new BusinessError(ERROR_CODES.notAllowed);
  return found;
}

async function toBatches(database: Database, stored: readonly FoundBatch[]): Promise<Batch[]> {
  const counts = await countRows(
    database,
    stored.map(({ id }) => id),
  );
  return stored.map(({ keyId, createdBy, nextAt, startedAt, webhookSecret, ...batch }) => {
    const rows = counts.get(batch.id) ?? NO_ROWS;
    return {
      ...batch,
      counts: rows,
      total: rows.queued + rows.running + rows.succeeded + rows.failed + rows.canceled,
      createdAt: batch.createdAt.toISOString(),
      finishedAt: batch.finishedAt?.toISOString() ?? null,
    };
  });
}
