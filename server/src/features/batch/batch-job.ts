import { setTimeout } from 'node:timers/promises';
import { ERROR_CODES, TASK_IDS, type TaskId } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { LimitError } from '../../domain/limit-error.ts';
import { OverloadError } from '../../domain/overload-error.ts';
import type { Job, JobExecution, JobKind } from '../../jobs/job.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findUserById } from '../identity/user-repository.ts';
import { runApp } from '../run/run-app.ts';
import {
  changeStatus,
  findRunningBatch,
  finishIfDone,
  type RunningBatch,
  reserveTime,
} from './batch-repository.ts';
import {
  cancelAbandonedRows,
  changeRowStatus,
  claimRow,
  findNextRow,
  type StoredBatchRow,
  storeRowOutcome,
} from './batch-row-repository.ts';
import { queueWebhookDelivery } from './queue-webhook-delivery.ts';
import { toRowInput } from './to-row-input.ts';

/** Consecutive rows of a batch. `from` and `to` are the numbers of the first and the last row. */
interface BatchData {
  readonly batchId: string;
  readonly from: number;
  readonly to: number;
  /** Whether the reserved time of the first row has come. */
  readonly isDue?: boolean | undefined;
}

type Dependencies = Pick<AppDependencies, 'database' | 'engines' | 'serverId' | 'clock' | 'storedBytes'> & {
  readonly jobs: Pick<AppDependencies['jobs'], 'start'>;
};

const BATCH_DATA = z.strictObject({
  batchId: z.uuid(),
  from: z.int(),
  to: z.int(),
  isDue: z.boolean().optional(),
});

/**
 * The longest time, in milliseconds, for which a job waits until a row is due. A row that is due later, and the rows
 * after it, are scheduled as another job.
 */
const LONGEST_WAIT = 2_000;
/** Seconds between searches for batch jobs that other processes stored. */
const POLLING_SECONDS = 3;
/** How often a row is tried while its engine is busy or unavailable. */
const MAX_TRIES = 6;
/** Milliseconds before the second try. Each further delay is twice as long. */
const RETRY_DELAY = 500;

/** Returns the kind of a task's batch jobs. Each task has its own queue, so that a worker takes only its own tasks. */
export function getBatchJobKind(task: TaskId): JobKind<BatchData> {
  return { name: `batch-${task}`, data: BATCH_DATA };
}

/** Creates the jobs that run the rows of batches of the given tasks. */
export function createBatchJobs(deps: Dependencies, tasks: readonly TaskId[] = TASK_IDS): Job<BatchData>[] {
  return tasks.map((task) => ({
    ...getBatchJobKind(task),
    pollingInterval: POLLING_SECONDS,
    run: (data, execution) => runRows(deps, data, execution),
  }));
}

/**
 * Runs the rows of a job, one after the other. If a row is due much later, or its run reaches a limit, another job is
 * scheduled for this row and the rows after it.
 */
async function runRows(deps: Dependencies, { batchId, from, to, isDue }: BatchData, execution: JobExecution) {
  const { database, clock } = deps;
  const { id: jobId, attempt, signal } = execution;
  const batch = await findRunningBatch(database, batchId);
  if (!batch) {
    await cancelAbandonedRows(database, batchId, { jobId, attempt });
    return;
  }
  const tries = new Map<number, number>();
  let isTimeReserved = isDue === true;
  for (let after = from - 1; ; ) {
    signal.throwIfAborted();
    const row = await findNextRow(database, batchId, { after, to }, { jobId, attempt });
    if (row === undefined) break;
    const wait = isTimeReserved ? 0 : await reserveTime(database, batch);
    isTimeReserved = false;
    if (wait > LONGEST_WAIT) {
      const data = { batchId, from: row, to, isDue: true };
      await execution.scheduleNextJob(data, new Date(clock().getTime() + wait));
      return;
    }
    await setTimeout(wait, undefined, { signal });
    const claimed = await claimRow(database, batchId, row, { jobId, attempt, runId: createId() });
    const tryCount = (tries.get(row) ?? 0) + 1;
    tries.set(row, tryCount);
    const isRepeatable = tryCount < MAX_TRIES;
    const result = claimed ? await runRow(deps, batch, claimed, isRepeatable) : 'ended';
    if (result === 'ended') after = row;
    // `after` stays the same, so the next round finds the same row.
    else if (result === 'queued') await setTimeout(RETRY_DELAY * 2 ** (tryCount - 1), undefined, { signal });
    else {
      const data = { batchId, from: row, to, isDue: true };
      await execution.scheduleNextJob(data, new Date(clock().getTime() + result.retryAfter * 1000));
      return;
    }
  }
  await database.transaction(async (transaction) => {
    const finished = await finishIfDone(transaction, batchId, clock());
    if (finished) await queueWebhookDelivery(transaction, deps.jobs, finished);
  });
}

/**
 * Runs one row and stores the result, even if the process begins to stop meanwhile. One transaction stores the outputs
 * and ends the run. So a row has exactly one successful run, even if a process is killed at any time.
 *
 * @param isRepeatable Whether the row is queued again if its engine is busy or unavailable. False for the last try.
 * @returns `queued` if the row is queued again, because its engine is busy or unavailable; the seconds to wait if a
 *   limit of the app or the key is reached; otherwise `ended`, also for a row that has failed.
 */
async function runRow(
  deps: Dependencies,
  batch: RunningBatch,
  row: StoredBatchRow,
  isRepeatable: boolean,
): Promise<'ended' | 'queued' | { readonly retryAfter: number }> {
  const { database, clock } = deps;
  try {
    const input = toRowInput(batch, row.cells);
    const context = await createContext(deps, batch, row);
    await runApp(
      { ...deps, kind: batch.kind },
      { id: batch.appId, input, ...(batch.binding ? { version: batch.binding } : {}) },
      context,
      {
        storeOutputs: (transaction, outputs) =>
          storeRowOutcome(transaction, row, { status: 'succeeded', outputs }),
      },
    );
    return 'ended';
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const isLimited = error instanceof LimitError;
    if (isLimited || (isRepeatable && isTransient(error))) {
      await storeRowOutcome(database, row, { status: 'queued', runId: null });
      return isLimited ? { retryAfter: error.retryAfter } : 'queued';
    }
    const errorCode = error instanceof BusinessError ? error.code : ERROR_CODES.engineFailed;
    await storeRowOutcome(database, row, { status: 'failed', errorCode });
    if (errorCode === ERROR_CODES.accountDisabled) await endAsCanceled(deps, batch.id, clock());
    return 'ended';
  }
}

/**
 * Returns the context in which a row runs: that of the user who created the batch, or of the API key.
 *
 * @throws BusinessError `accountDisabled` when the user who created the batch is no longer active.
 */
async function createContext({ database, clock }: Dependencies, batch: RunningBatch, row: StoredBatchRow) {
  const user = await findUserById(database, batch.createdBy);
  if (user?.status !== 'active') throw new BusinessError(ERROR_CODES.accountDisabled);
  const { id, account, access } = user;
  return {
    // A key acts without the rights of an admin.
    user: { id, account, access: batch.keyId ? [] : access },
    ...(batch.keyId
      ? { key: { id: batch.keyId, isAccountKey: batch.isAccountKey, atOnce: batch.keyAtOnce } }
      : {}),
    runId: row.runId ?? createId(),
    channel: 'job' as const,
    address: '',
    locale: 'en-US' as const,
    at: clock(),
    arrivedAt: performance.now(),
    // No caller waits for a response, so none can cancel the run, and no memory is reserved for a response.
    signal: new AbortController().signal,
    memory: { reserve: async () => undefined, tryReserve: () => true },
    file: row.file ? { bytes: row.file, mediaType: row.fileType ?? '', name: '' } : undefined,
  };
}

/** Returns whether the same row may succeed a moment later. */
function isTransient(error: unknown): boolean {
  return (
    error instanceof OverloadError ||
    (error instanceof BusinessError && error.code === ERROR_CODES.engineUnavailable)
  );
}

/** Cancels a batch. Rows in progress still end. Returns false if the batch has ended already. */
export async function endAsCanceled(
  { database, jobs }: Pick<Dependencies, 'database' | 'jobs'>,
  id: string,
  at: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const change = { status: 'canceled' as const, finishedAt: at };
    const canceled = await changeStatus(transaction, id, ['uploading', 'running'], change);
    if (!canceled) return false;
    await changeRowStatus(transaction, id, ['queued'], 'canceled');
    await queueWebhookDelivery(transaction, jobs, canceled);
    return true;
  });
}
