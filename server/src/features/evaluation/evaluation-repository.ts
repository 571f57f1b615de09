import {
  type DataSet,
  type DataSetRow,
  type EvaluationTarget,
  ITEM_KINDS,
  type ItemKind,
  type ListBody,
} from '@atrium/contract';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { dataSets, type EvaluatedRow, evaluationRows, evaluations } from '../../database/schema/data-sets.ts';
import { ITEM_TABLES } from '../../database/schema/target-tables.ts';
import { users } from '../../database/schema/users.ts';

export type StoredEvaluation = typeof evaluations.$inferSelect;

type DataSetFields = Omit<
  typeof dataSets.$inferInsert,
  'id' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'revision'
>;

const DATA_SET_LIST_FIELDS: ListFields = {
  search: searchByIndex(dataSets.name, dataSets.description),
  filters: { task: dataSets.task },
  ranges: { updatedAt: dataSets.updatedAt },
  sorts: { name: dataSets.name, task: dataSets.task, updatedAt: dataSets.updatedAt },
  newestFirst: [dataSets.updatedAt, dataSets.id],
};

// A list of data sets does not contain their rows.
const { content, ...LIST_COLUMNS } = getTableColumns(dataSets);

export async function findDataSetPage(
  database: Database,
  body: ListBody,
): Promise<{ list: DataSetRow[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: DATA_SET_LIST_FIELDS,
    table: dataSets,
    rows: database
      .select({ row: LIST_COLUMNS, createdByName: users.name })
      .from(dataSets)
      .leftJoin(users, eq(users.id, dataSets.createdBy)),
  });
  return { list: list.map(({ row, createdByName }) => ({ ...serializeTimes(row), createdByName })), total };
}

export async function findDataSet(database: Database, id: string): Promise<DataSet | undefined> {
  const [found] = await database
    .select({ row: dataSets, createdByName: users.name })
    .from(dataSets)
    .leftJoin(users, eq(users.id, dataSets.createdBy))
    .where(eq(dataSets.id, id));
  return found && { ...serializeTimes(found.row), createdByName: found.createdByName };
}

function serializeTimes<Row extends { readonly createdAt: Date; readonly updatedAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

export async function insertDataSet(database: Database, record: typeof dataSets.$inferInsert): Promise<void> {
  await database.insert(dataSets).values(record);
}

/** Updates the data set if its revision equals `revision`. Returns whether it was updated. */
export async function reviseDataSet(
  database: Database,
  id: string,
  revision: number,
  fields: DataSetFields,
  change: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const changed = await database
    .update(dataSets)
    .set({ ...fields, updatedAt: change.at, updatedBy: change.by, revision: sql`${dataSets.revision} + 1` })
    .where(and(eq(dataSets.id, id), eq(dataSets.revision, revision)))
    .returning({ id: dataSets.id });
  return changed.length > 0;
}

/** Deletes data sets with their evaluations. Returns the ids that existed. */
export async function deleteDataSets(database: Database, ids: readonly string[]): Promise<string[]> {
  const deleted = await database
    .delete(dataSets)
    .where(inArray(dataSets.id, [...ids]))
    .returning({ id: dataSets.id });
  return deleted.map(({ id }) => id);
}

/** The content of a version or revision, as an evaluation needs it. */
export interface EvaluatedContent {
  readonly name: string;
  readonly task: string;
  readonly engineId: string;
  readonly parameters: Record<string, unknown>;
}

/** Returns the content of a version of an algorithm, if the version is ready. */
export async function findVersionContent(
  database: Database,
  algorithmId: string,
  number: number,
): Promise<EvaluatedContent | undefined> {
  const { name, task } = algorithms;
  const { engineId, parameters } = algorithmVersions;
  const [found] = await database
    .select({ name, task, engineId, parameters })
    .from(algorithmVersions)
    .innerJoin(algorithms, eq(algorithms.id, algorithmVersions.algorithmId))
    .where(
      and(
        eq(algorithms.id, algorithmId),
        eq(algorithmVersions.number, number),
        eq(algorithmVersions.status, 'ready'),
        isNull(algorithms.removedAt),
      ),
    );
  return found;
}

/** Returns the content of an item, if `revision` is its current one. */
export async function findItemContent(
  database: Database,
  kind: ItemKind,
  id: string,
  revision: number,
): Promise<EvaluatedContent | undefined> {
  const items = ITEM_TABLES[kind];
  const { name, task, engine: engineId, parameters } = items;
  const [found] = await database
    .select({ name, task, engineId, parameters })
    .from(items)
    .where(and(eq(items.id, id), eq(items.revision, revision), isNull(items.removedAt)));
  return found;
}

/** Returns the algorithms or items of a task that can be evaluated. */
export async function findEvaluationTargets(database: Database, task: string): Promise<EvaluationTarget[]> {
  // `${algorithms}.id`, because in a query of one table, Drizzle omits the table name of `${algorithms.id}`.
  const readyVersions = sql`from ${algorithmVersions}
    where ${algorithmVersions.algorithmId} = ${algorithms}.id and ${algorithmVersions.status} = 'ready'`;
  const versions = sql<number[]>`array(select ${algorithmVersions.number} ${readyVersions}
    order by ${algorithmVersions.number} desc)`;
  const current = sql<number | null>`(select version from ${algorithmAliases}
    where ${algorithmAliases.algorithmId} = ${algorithms}.id and ${algorithmAliases.name} = 'production')`;
  const found = await database
    .select({ id: algorithms.id, name: algorithms.name, versions, current })
    .from(algorithms)
    .where(
      and(
        eq(algorithms.task, task as never),
        isNull(algorithms.removedAt),
        ne(algorithms.status, 'archived'),
        sql`exists (select 1 ${readyVersions})`,
      ),
    )
    .orderBy(asc(algorithms.name), asc(algorithms.id))
    .limit(MAX_LISTED);
  const items = await Promise.all(ITEM_KINDS.map((kind) => findItemTargets(database, kind, task)));
  return [...found.map((one) => ({ kind: 'algorithm' as const, ...one })), ...items.flat()];
}

async function findItemTargets(
  database: Database,
  kind: ItemKind,
  task: string,
): Promise<EvaluationTarget[]> {
  const items = ITEM_TABLES[kind];
  const { id, name, revision, publishedRevision: current } = items;
  const found = await database
    .select({ id, name, revision, current })
    .from(items)
    .where(and(eq(items.task, task as never), isNull(items.removedAt), ne(items.status, 'archived')))
    .orderBy(asc(name), asc(id))
    .limit(MAX_LISTED);
  return found.map(({ revision: version, ...item }) => ({ kind, ...item, versions: [version] }));
}

/** The largest number of algorithms, and of items of each kind, that can be chosen. */
const MAX_LISTED = 200;

export async function insertEvaluation(
  database: Database,
  record: typeof evaluations.$inferInsert,
): Promise<void> {
  await database.insert(evaluations).values(record);
}

const { failures, parameters, engineId, attempt, createdBy, ...SHOWN_COLUMNS } = getTableColumns(evaluations);

/** An evaluation without the columns that only its job reads, and without its failures. */
export type ListedEvaluation = Omit<
  StoredEvaluation,
  'failures' | 'parameters' | 'engineId' | 'attempt' | 'createdBy'
> & { readonly createdByName: string | null };

/** Returns the newest 100 evaluations of a data set. */
export function findEvaluations(database: Database, dataSetId: string): Promise<ListedEvaluation[]> {
  return database
    .select({ ...SHOWN_COLUMNS, createdByName: users.name })
    .from(evaluations)
    .leftJoin(users, eq(users.id, evaluations.createdBy))
    .where(eq(evaluations.dataSetId, dataSetId))
    .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
    .limit(100);
}

export async function findEvaluation(
  database: Database,
  id: string,
): Promise<(ListedEvaluation & Pick<StoredEvaluation, 'failures'>) | undefined> {
  const [found] = await database
    .select({ ...SHOWN_COLUMNS, failures: evaluations.failures, createdByName: users.name })
    .from(evaluations)
    .leftJoin(users, eq(users.id, evaluations.createdBy))
    .where(eq(evaluations.id, id));
  return found;
}

/**
 * Marks an evaluation as running by an attempt of its job. Returns undefined when it has ended, or when a later attempt
 * runs it.
 */
export async function claimEvaluation(
  database: Database,
  id: string,
  attempt: number,
): Promise<StoredEvaluation | undefined> {
  const [claimed] = await database
    .update(evaluations)
    .set({ status: 'running', attempt })
    .where(
      and(
        eq(evaluations.id, id),
        inArray(evaluations.status, ['queued', 'running']),
        lte(evaluations.attempt, attempt),
      ),
    )
    .returning();
  return claimed;
}

export async function findEvaluatedRows(database: Database, id: string): Promise<EvaluatedRow[]> {
  const rows = await database
    .select({ judgment: evaluationRows.judgment })
    .from(evaluationRows)
    .where(eq(evaluationRows.evaluationId, id))
    .orderBy(asc(evaluationRows.row));
  return rows.map(({ judgment }) => judgment);
}

/**
 * Stores an evaluated row, and counts it as done. Returns false if the attempt no longer runs the evaluation, for
 * example because a user has canceled it.
 */
export async function storeEvaluatedRow(
  database: Database,
  { id, attempt }: StoredEvaluation,
  evaluated: EvaluatedRow,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const counted = await transaction
      .update(evaluations)
      .set({ done: sql`${evaluations.done} + 1` })
      .where(isRunBy(id, attempt))
      .returning({ id: evaluations.id });
    if (counted.length === 0) return false;
    await transaction
      .insert(evaluationRows)
      .values({ evaluationId: id, row: evaluated.row, judgment: evaluated });
    return true;
  });
}

function isRunBy(id: string, attempt: number): SQL | undefined {
  return and(eq(evaluations.id, id), eq(evaluations.status, 'running'), eq(evaluations.attempt, attempt));
}

type End = Pick<
  StoredEvaluation,
  'score' | 'metrics' | 'failures' | 'failureCount' | 'status' | 'errorCode' | 'done'
>;

/** Stores the end of an evaluation and deletes its rows, unless this attempt no longer runs it. */
export async function endEvaluation(
  database: Database,
  { id, attempt }: StoredEvaluation,
  end: Partial<End>,
  at: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const ended = await transaction
      .update(evaluations)
      .set({ ...end, finishedAt: at })
      .where(isRunBy(id, attempt))
      .returning({ id: evaluations.id });
    if (ended.length === 0) return;
    await transaction.delete(evaluationRows).where(eq(evaluationRows.evaluationId, id));
  });
}

/** Cancels an evaluation. Returns false if it has already ended. */
export async function cancelStoredEvaluation(database: Database, id: string, at: Date): Promise<boolean> {
  const canceled = await database
    .update(evaluations)
    .set({ status: 'canceled', finishedAt: at })
    .where(and(eq(evaluations.id, id), inArray(evaluations.status, ['queued', 'running'])))
    .returning({ id: evaluations.id });
  if (canceled.length > 0) await database.delete(evaluationRows).where(eq(evaluationRows.evaluationId, id));
  return canceled.length > 0;
}
