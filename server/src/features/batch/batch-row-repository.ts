import type { BatchRowStatus } from '@atrium/contract';
import { and, asc, eq, getTableColumns, gt, inArray, lte, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { batches, batchRows } from '../../database/schema/batches.ts';

export type StoredBatchRow = typeof batchRows.$inferSelect;

type Result = Pick<StoredBatchRow, 'status' | 'errorCode' | 'outputs'>;

/** An attempt of a job that takes a row of a batch, and the id of the run that it starts for the row. */
interface Claim {
  readonly jobId: string;
  readonly attempt: number;
  readonly runId: string;
}

/**
 * Adds rows to a batch. Returns false and stores nothing if the batch no longer accepts rows. Ignores rows that are
 * already stored.
 */
export async function insertRows(
  database: Database,
  batchId: string,
  rows: readonly (Pick<StoredBatchRow, 'row' | 'cells'> & Partial<StoredBatchRow>)[],
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [batch] = await transaction
      .select({ status: batches.status })
      .from(batches)
      .where(eq(batches.id, batchId))
      .for('update');
    if (batch?.status !== 'uploading') return false;
    const queued = rows.map((row) => ({ ...row, batchId, status: 'queued' as const }));
    await transaction.insert(batchRows).values(queued).onConflictDoNothing();
    return true;
  });
}

/**
 * Returns the numbers of the first and the last queued row, and how many rows are queued. If no row is queued, `last`
 * is less than `first`.
 */
export async function findQueuedRange(database: Database, batchId: string) {
  const [found] = await database
    .select({ first: min(batchRows.row), last: max(batchRows.row), total: sql<number>`count(*)::int` })
    .from(batchRows)
    .where(and(eq(batchRows.batchId, batchId), eq(batchRows.status, 'queued')));
  return { first: found?.first ?? 1, last: found?.last ?? 0, total: found?.total ?? 0 };
}

// A list of rows does not contain the bytes of images.
const { file, fileType, ...SHOWN_COLUMNS } = getTableColumns(batchRows);

interface PageBody {
  readonly id: string;
  readonly page: number;
  readonly pageSize: number;
  readonly status?: BatchRowStatus | undefined;
}

/** Returns a page of rows, in their order. */
export async function findRowPage(database: Database, body: PageBody) {
  const list = await database
    .select(SHOWN_COLUMNS)
    .from(batchRows)
    .where(matchesBatch(body))
    .orderBy(asc(batchRows.row))
    .limit(body.pageSize)
    .offset((body.page - 1) * body.pageSize);
  return { list, total: await database.$count(batchRows, matchesBatch(body)) };
}

/**
 * Returns the length of the cells and outputs of a page of rows, in characters of JSON. It is measured before the page
 * is read, to reserve memory.
 */
export async function measureRowPage(database: Database, body: PageBody): Promise<number> {
  const page = database
    .select({ cells: batchRows.cells, outputs: batchRows.outputs })
    .from(batchRows)
    .where(matchesBatch(body))
    .orderBy(asc(batchRows.row))
    .limit(body.pageSize)
    .offset((body.page - 1) * body.pageSize)
    .as('page');
  const length = sql<number>`coalesce(sum(length(${page.cells}::text) + coalesce(length(${page.outputs}::text), 0)), 0)::float8`;
  const [found] = await database.select({ length }).from(page);
  return found?.length ?? 0;
}

function matchesBatch({ id, status }: PageBody): SQL | undefined {
  return and(eq(batchRows.batchId, id), status === undefined ? undefined : eq(batchRows.status, status));
}

/** Returns the number of the first row after `after`, up to `to`, that this attempt of a job must run. */
export async function findNextRow(
  database: Database,
  batchId: string,
  { after, to }: { readonly after: number; readonly to: number },
  claim: Omit<Claim, 'runId'>,
): Promise<number | undefined> {
  const [found] = await database
    .select({ row: batchRows.row })
    .from(batchRows)
    .where(
      and(
        eq(batchRows.batchId, batchId),
        gt(batchRows.row, after),
        lte(batchRows.row, to),
        isClaimableBy(claim),
      ),
    )
    .orderBy(asc(batchRows.row))
    .limit(1);
  return found?.row;
}

/**
 * Marks a row as running, for the given run, if it is queued or was left behind by an earlier attempt of the same job.
 * Returns undefined if another job has it or the batch no longer runs.
 */
export async function claimRow(
  database: Database,
  batchId: string,
  row: number,
  claim: Claim,
): Promise<StoredBatchRow | undefined> {
  const isRunning = sql`exists (select from ${batches} where ${batches.id} = ${batchId} and ${batches.status} = 'running')`;
  const [claimed] = await database
    .update(batchRows)
    .set({ status: 'running', ...claim, errorCode: null, outputs: null })
    .where(and(eq(batchRows.batchId, batchId), eq(batchRows.row, row), isClaimableBy(claim), isRunning))
    .returning();
  return claimed;
}

function isClaimableBy({ jobId, attempt }: Omit<Claim, 'runId'>): SQL | undefined {
  const isAbandoned = and(
    eq(batchRows.status, 'running'),
    eq(batchRows.jobId, jobId),
    sql`${batchRows.attempt} < ${attempt}`,
  );
  return or(eq(batchRows.status, 'queued'), isAbandoned);
}

/**
 * Stores the result of a running row, or returns the row to the queue: `result` has the new status. Changes nothing if
 * another run has taken the row over. If `runId` is null, the row changes whichever run it belongs to. Returns whether
 * the row has changed.
 */
export async function storeRowOutcome(
  database: Database,
  { batchId, row, runId }: Pick<StoredBatchRow, 'batchId' | 'row' | 'runId'>,
  result: Partial<Result> & Partial<Pick<StoredBatchRow, 'runId'>>,
): Promise<boolean> {
  const changed = await database
    .update(batchRows)
    .set({ jobId: null, attempt: null, ...result })
    .where(
      and(
        eq(batchRows.batchId, batchId),
        eq(batchRows.row, row),
        eq(batchRows.status, 'running'),
        runId === null ? undefined : eq(batchRows.runId, runId),
      ),
    )
    .returning({ row: batchRows.row });
  return changed.length > 0;
}

/**
 * Changes the status of all rows of a batch that have one of the statuses `from`, and deletes their results. Returns
 * the number of changed rows.
 */
export async function changeRowStatus(
  database: Database,
  batchId: string,
  from: readonly BatchRowStatus[],
  to: BatchRowStatus,
): Promise<number> {
  const changed = await database
    .update(batchRows)
    .set({ status: to, runId: null, jobId: null, attempt: null, errorCode: null, outputs: null })
    .where(and(eq(batchRows.batchId, batchId), inArray(batchRows.status, [...from])))
    .returning({ row: batchRows.row });
  return changed.length;
}

/** Cancels the rows that an earlier attempt of a job left behind in a batch that no longer runs. */
export async function cancelAbandonedRows(
  database: Database,
  batchId: string,
  { jobId, attempt }: Omit<Claim, 'runId'>,
): Promise<void> {
  await database
    .update(batchRows)
    .set({ status: 'canceled', jobId: null, attempt: null, runId: null })
    .where(
      and(
        eq(batchRows.batchId, batchId),
        eq(batchRows.status, 'running'),
        eq(batchRows.jobId, jobId),
        sql`${batchRows.attempt} < ${attempt}`,
      ),
    );
}
