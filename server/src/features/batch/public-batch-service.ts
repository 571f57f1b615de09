import { createHash } from 'node:crypto';
import { BATCH_LIMITS, type Batch, ERROR_CODES, TASKS, type TaskId } from '@atrium/contract';
import { type output as Output, uuid } from 'zod/mini';
import { BusinessError } from '../../domain/business-error.ts';
import type { PublicContext } from '../../http/public/declare-public-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { parseInputs, toActor } from '../public-api/public-api-service.ts';
import { requireCallableApp } from '../public-api/require-callable-app.ts';
import { runOnce } from '../public-api/run-once.ts';
import { assertStorage } from '../storage/storage-quota.ts';
import { deleteBatch } from './batch-repository.ts';
import { insertRows } from './batch-row-repository.ts';
import {
  addImage,
  cancelBatch,
  createBatch,
  listDeliveries,
  listRows,
  readBatch,
  startBatch,
} from './batch-service.ts';
import type {
  addArchiveSchema,
  addImageSchema,
  batchRowsQuerySchema,
  createBatchSchema,
  publicBatchRowsSchema,
  publicBatchSchema,
  publicDeliveriesSchema,
} from './public-batch-schemas.ts';
import { readImages } from './read-images.ts';

type PublicBatch = Output<typeof publicBatchSchema>;

/** The default number of rows of a page. */
const PAGE_SIZE = 100;

/** The name of the column with the names of images. */
const IMAGE_COLUMN = 'file';

/**
 * Creates the operations on the batches of apps that an API key may call. Any other app gives the same error as a
 * missing one.
 */
export function createPublicBatchService(deps: AppDependencies) {
  const { database, clock } = deps;

  /** Returns the actor of a request. Throws if the key may not call the app. */
  async function requireActor(context: PublicContext) {
    const actor = toActor(context, clock());
    await requireCallableApp(database, context, actor, 'use');
    return actor;
  }

  /** Returns the batch of a request. A batch of another app gives the same error as a missing one. */
  async function findBatch(context: PublicContext) {
    const actor = await requireActor(context);
    if (!uuid().safeParse(context.batchId).success) throw new BusinessError(ERROR_CODES.notFound);
    const batch = await readBatch(deps, { id: context.batchId }, actor);
    // `createFromBody` itself starts a batch with `inputs`. Before that, the batch is hidden.
    const isHidden = batch.status === 'uploading' && TASKS[batch.task].input !== 'image';
    if (batch.appId !== context.appId || isHidden) throw new BusinessError(ERROR_CODES.notFound);
    return { batch, actor };
  }

  /** Creates a batch, and starts it if the body has `inputs`. If a step fails, the batch is deleted again. */
  async function createFromBody(
    body: Output<typeof createBatchSchema>,
    context: PublicContext,
  ): Promise<PublicBatch> {
    const actor = await requireActor(context);
    await assertStorage(deps, actor.user.id);
    const { inputs = [], name = 'API', per_minute: perMinute = null, options } = body;
    const columns = [...new Set(inputs.flatMap((input) => Object.keys(input)))];
    if (columns.length > BATCH_LIMITS.columns) throw new BusinessError(ERROR_CODES.invalid, {}, ['inputs']);
    // Without input columns, each column is a field of the input (`toRowInput`). A series then has its horizon and
    // season in columns, so the values here are not used.
    const draft = {
      ...{ appId: context.appId, name, perMinute, columns: body.inputs ? columns : [IMAGE_COLUMN] },
      ...{ inputColumns: [], horizon: 1, season: 0, binding: options?.binding, webhook: body.webhook },
    };
    const batch = await createBatch(deps, draft, { ...actor, keyId: context.caller.keyId });
    try {
      const isImage = TASKS[batch.task].input === 'image';
      // Images are added later, so a batch of images must have no `inputs`. All other batches need `inputs`.
      if (isImage !== (body.inputs === undefined)) {
        throw new BusinessError(ERROR_CODES.invalid, {}, ['inputs']);
      }
      if (isImage) return toPublicBatch(await readBatch(deps, batch, actor));
      for (const [index, input] of inputs.entries()) validateRow(batch.task, input, index);
      const rows = inputs.map((input, index) => ({
        row: index + 1,
        cells: columns.map((column) => input[column] ?? null),
      }));
      for (let from = 0; from < rows.length; from += BATCH_LIMITS.slice) {
        await insertRows(database, batch.id, rows.slice(from, from + BATCH_LIMITS.slice));
      }
      return toPublicBatch(await startBatch(deps, batch, actor));
    } catch (error) {
      await deleteBatch(database, batch.id);
      throw error;
    }
  }

  return {
    async create(body: Output<typeof createBatchSchema>, context: PublicContext): Promise<PublicBatch> {
      const { caller, idempotencyKey } = context;
      if (idempotencyKey === undefined) return createFromBody(body, context);
      const requestHash = createHash('sha256')
        .update(JSON.stringify({ appId: context.appId, body }))
        .digest('base64url');
      const request = {
        ...{ keyId: caller.keyId, ownerId: caller.owner.id, idempotencyKey, requestHash },
        now: clock(),
      };
      return runOnce(deps, request, context.memory, () => createFromBody(body, context));
    },

    async addImage({ options }: Output<typeof addImageSchema>, context: PublicContext): Promise<PublicBatch> {
      const { batch, actor } = await findBatch(context);
      await assertStorage(deps, actor.user.id);
      await addImage(deps, { id: batch.id, row: options.row }, { ...actor, file: context.file });
      return toPublicBatch(await readBatch(deps, batch, actor));
    },

    async addArchive(
      { options }: Output<typeof addArchiveSchema>,
      context: PublicContext,
    ): Promise<PublicBatch> {
      const { batch, actor } = await findBatch(context);
      const { file } = context;
      if (!file || TASKS[batch.task].input !== 'image') {
        throw new BusinessError(ERROR_CODES.invalid, undefined, ['file']);
      }
      let row = options?.first_row ?? 1;
      const count = await countImages(file.bytes);
      if (row + count - 1 > BATCH_LIMITS.images) {
        throw new BusinessError(ERROR_CODES.invalid, undefined, ['options.first_row']);
      }
      for await (const image of readImages(file.bytes)) {
        await assertStorage(deps, actor.user.id);
        await addImage(deps, { id: batch.id, row }, { ...actor, file: image });
        row += 1;
      }
      return toPublicBatch(await readBatch(deps, batch, actor));
    },

    async start(context: PublicContext): Promise<PublicBatch> {
      const { batch, actor } = await findBatch(context);
      return toPublicBatch(await startBatch(deps, batch, actor));
    },

    async read(context: PublicContext): Promise<PublicBatch> {
      return toPublicBatch((await findBatch(context)).batch);
    },

    async rows(
      { page = 1, page_size: pageSize = PAGE_SIZE, status }: Output<typeof batchRowsQuerySchema>,
      context: PublicContext,
    ): Promise<Output<typeof publicBatchRowsSchema>> {
      const { batch, actor } = await findBatch(context);
      const { list, total } = await listRows(
        deps,
        { id: batch.id, page, pageSize, status },
        { ...actor, memory: context.memory },
      );
      const isImage = TASKS[batch.task].input === 'image';
      const rows = list.map(({ row, status: state, runId, outputs, message, cells }) => ({
        ...{ row, status: state, outputs, run_id: runId, error: message },
        file: isImage ? String(cells[0]) : null,
      }));
      return { total, rows };
    },

    async deliveries(context: PublicContext): Promise<Output<typeof publicDeliveriesSchema>> {
      const { batch, actor } = await findBatch(context);
      const { list } = await listDeliveries(deps, batch, actor);
      return {
        deliveries: list.map(({ id, event, status, attempts, responseStatus, reason, ...times }) => ({
          ...{ id, event, status, attempts, reason, response_status: responseStatus },
          ...{ created_at: times.createdAt, attempted_at: times.attemptedAt, next_at: times.nextAt },
        })),
      };
    },

    async cancel(context: PublicContext): Promise<PublicBatch> {
      const { batch, actor } = await findBatch(context);
      return toPublicBatch(await cancelBatch(deps, batch, actor));
    },
  };
}

/**
 * Returns the number of images of a ZIP file. It reads the whole file, so that none of its images is stored if one of
 * them is invalid.
 */
async function countImages(bytes: Uint8Array): Promise<number> {
  let count = 0;
  for await (const _ of readImages(bytes)) count += 1;
  return count;
}

/**
 * Checks that the input of a row satisfies the contract of the task.
 *
 * @throws BusinessError `invalid`. It names the field with the index of its row, which counts from 0: `inputs.3.text`
 *   is the field `text` of the fourth row.
 */
function validateRow(task: TaskId, input: Readonly<Record<string, unknown>>, index: number): void {
  try {
    parseInputs(task, input);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const fields = error.fields.map((field) => field.replace('inputs', `inputs.${index}`));
    throw new BusinessError(error.code, error.data, fields);
  }
}

function toPublicBatch({
  id,
  appId,
  name,
  task,
  status,
  perMinute,
  binding,
  webhookUrl,
  total,
  counts,
  ...times
}: Batch): PublicBatch {
  const { queued, running, succeeded, failed, canceled } = counts;
  return {
    ...{ id, app_id: appId, name, task, total, binding, per_minute: perMinute, webhook_url: webhookUrl },
    status,
    counts: { queued, running, succeeded, failed, canceled },
    created_at: times.createdAt,
    finished_at: times.finishedAt,
  };
}
