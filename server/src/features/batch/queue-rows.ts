import { BATCH_LIMITS, ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { getBatchJobKind } from './batch-job.ts';
import { changeStatus, countRowsOfOtherBatches, lockCreator, type StoredBatch } from './batch-repository.ts';
import { changeRowStatus, findQueuedRange } from './batch-row-repository.ts';

/**
 * The smallest number of rows in the range of a job. Only the last job of a batch may have fewer. In a retry, a range
 * also contains rows that have succeeded. The job skips them.
 */
const MIN_JOB_ROWS = 20;
/** The largest number of jobs of a batch. Several processes share them. */
const MAX_JOBS = 100;

/**
 * Queues the rows of a batch that has not started, or the failed and canceled rows of a batch that has ended.
 *
 * @throws BusinessError `transitionNotAllowed` when the status of the batch does not fit the mode, `invalid` when there
 * are no rows to queue, `batchRowLimit` when the user has started too many rows in 24 hours.
 */
export async function queueRows(
  { database, jobs }: AppDependencies,
  { id, task, createdBy }: StoredBatch,
  mode: 'start' | 'retry',
  at: Date,
): Promise<void> {
  const kind = getBatchJobKind(task);
  await database.transaction(async (transaction) => {
    await lockCreator(transaction, createdBy);
    const allowedStatuses = mode === 'start' ? (['uploading'] as const) : (['finished', 'canceled'] as const);
    const change = { status: 'running' as const, startedAt: at, finishedAt: null, nextAt: null };
    const startedRows = await countRowsOfOtherBatches(transaction, createdBy, id);
    if (!(await changeStatus(transaction, id, allowedStatuses, change))) {
      throw new BusinessError(ERROR_CODES.transitionNotAllowed);
    }
    if (mode === 'retry') await changeRowStatus(transaction, id, ['failed', 'canceled'], 'queued');
    const { first, last, total } = await findQueuedRange(transaction, id);
    if (total === 0) throw new BusinessError(ERROR_CODES.invalid, undefined, ['rows']);
    const left = Math.max(0, BATCH_LIMITS.rowsPerDay - startedRows);
    if (total > left) {
      throw new BusinessError(ERROR_CODES.batchRowLimit, { max: BATCH_LIMITS.rowsPerDay, left });
    }
    const size = Math.max(MIN_JOB_ROWS, Math.ceil((last - first + 1) / MAX_JOBS));
    for (let row = first; row <= last; row += size) {
      const data = { batchId: id, from: row, to: Math.min(last, row + size - 1) };
      // Each job of a batch has a lower priority than the job before it. So the first jobs of all batches are performed
      // before the second ones, and a small batch does not wait for a large one.
      await jobs.start(kind, data, { transaction, priority: -Math.floor((row - first) / size) });
    }
  });
  jobs.wake(kind);
}
