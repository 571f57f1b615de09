import { type Algorithm, type ListBody, PRODUCTION_ALIAS, type PublicationStatus } from '@atrium/contract';
import { and, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage, matchIds, orderByIds } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { users } from '../../database/schema/users.ts';
import { matchSeedTags, withSeedSearch } from '../../seed/with-seed-search.ts';
import { createUsageColumns, subtractWeek } from '../publication/usage-query.ts';

type AlgorithmRow = InferSelectModel<typeof algorithms>;

export type AlgorithmDraft = Pick<AlgorithmRow, 'slug' | 'name' | 'task' | 'description' | 'tags'>;

/** When a record is changed, and the id of the user who changes it. */
interface Change {
  readonly at: Date;
  readonly by: string;
}

export const ALGORITHM_LIST_FIELDS: ListFields = {
  search: withSeedSearch(
    searchByIndex(algorithms.name, algorithms.slug, algorithms.description),
    'algorithm',
    { key: algorithms.slug, texts: { name: algorithms.name, description: algorithms.description } },
  ),
  filters: {
    task: algorithms.task,
    status: algorithms.status,
    tags: algorithms.tags,
  },
  alsoMatches: (filter, values) =>
    filter === 'tags'
      ? matchSeedTags('algorithm', { key: algorithms.slug, tags: algorithms.tags }, values)
      : undefined,
  ranges: {
    revision: algorithms.revision,
    createdAt: algorithms.createdAt,
    updatedAt: algorithms.updatedAt,
  },
  sorts: {
    name: algorithms.name,
    slug: algorithms.slug,
    task: algorithms.task,
    status: algorithms.status,
    revision: algorithms.revision,
    createdAt: algorithms.createdAt,
    updatedAt: algorithms.updatedAt,
  },
  newestFirst: [algorithms.updatedAt, algorithms.id],
};

/** Columns for queries of algorithms: the number of versions, and the versions that aliases point at. */
const VERSION_COLUMNS = {
  versionCount: sql<number>`(
    select count(*)::int from ${algorithmVersions} where ${algorithmVersions.algorithmId} = ${algorithms.id}
  )`,
  aliases: sql<Algorithm['aliases']>`(
    select coalesce(json_agg(json_build_object('name', name, 'version', version) order by name), '[]')
    from ${algorithmAliases} where ${algorithmAliases.algorithmId} = ${algorithms.id}
  )`,
};

const IS_NOT_REMOVED = isNull(algorithms.removedAt);

const rowsByIds = prepareStatement((database) => {
  const { runs, columns } = createUsageColumns(database, 'algorithm', algorithms.id);
  return database
    .select({ row: algorithms, createdByName: users.name, ...VERSION_COLUMNS, ...columns })
    .from(algorithms)
    .leftJoin(users, eq(users.id, algorithms.createdBy))
    .leftJoinLateral(runs, sql`true`)
    .where(matchIds(algorithms.id))
    .orderBy(orderByIds(algorithms.id))
    .prepare('algorithms_by_ids');
});

/** Returns the initial row of an unpublished algorithm. */
export function createAlgorithmRow(id: string, draft: AlgorithmDraft, { at, by }: Change): AlgorithmRow {
  return {
    ...draft,
    id,
    status: 'draft',
    revision: 1,
    removedAt: null,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
  };
}

export async function findAlgorithmPage(
  database: Database,
  body: ListBody,
  now: Date,
): Promise<{ list: Algorithm[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: ALGORITHM_LIST_FIELDS,
    where: IS_NOT_REMOVED,
    table: algorithms,
    rows: { statement: rowsByIds(database), values: { since: subtractWeek(now) } },
  });
  return { list: list.map(toAlgorithm), total };
}

export async function findAlgorithm(
  database: Database,
  id: string,
  now: Date,
): Promise<Algorithm | undefined> {
  const [found] = await rowsByIds(database).execute({ ids: [id], since: subtractWeek(now) });
  return found?.row.removedAt === null ? toAlgorithm(found) : undefined;
}

/** Returns the slug of an algorithm, even if it was removed. */
export async function findAlgorithmSlug(database: Database, id: string): Promise<string | undefined> {
  const [found] = await database
    .select({ slug: algorithms.slug })
    .from(algorithms)
    .where(eq(algorithms.id, id));
  return found?.slug;
}

/** Returns the task of the algorithm, or undefined if the algorithm does not exist or was removed. */
export async function findAlgorithmTask(database: Database, id: string): Promise<string | undefined> {
  const [found] = await database
    .select({ task: algorithms.task })
    .from(algorithms)
    .where(and(eq(algorithms.id, id), IS_NOT_REMOVED));
  return found?.task;
}

export async function insertAlgorithm(
  database: Database,
  id: string,
  draft: AlgorithmDraft,
  change: Change,
): Promise<void> {
  await database.insert(algorithms).values(createAlgorithmRow(id, draft, change));
}

/** Updates the row if its revision equals `revision`. Returns whether the row was updated. */
export async function reviseAlgorithm(
  database: Database,
  id: string,
  revision: number,
  draft: AlgorithmDraft,
  change: Change,
): Promise<boolean> {
  const changed = await database
    .update(algorithms)
    .set({
      ...draft,
      updatedAt: change.at,
      updatedBy: change.by,
      revision: sql`${algorithms.revision} + 1`,
    })
    .where(and(eq(algorithms.id, id), eq(algorithms.revision, revision), IS_NOT_REMOVED))
    .returning({ id: algorithms.id });
  return changed.length > 0;
}

/** Locks the algorithm until the end of the transaction. */
export async function lockAlgorithm(database: Database, id: string): Promise<AlgorithmRow | undefined> {
  const [locked] = await database
    .select()
    .from(algorithms)
    .where(and(eq(algorithms.id, id), IS_NOT_REMOVED))
    .for('update');
  return locked;
}

/** Sets the status of an algorithm, and increments its revision. */
export async function setAlgorithmStatus(
  database: Database,
  id: string,
  status: PublicationStatus,
  change: Change,
): Promise<void> {
  await database
    .update(algorithms)
    .set({
      status,
      updatedAt: change.at,
      updatedBy: change.by,
      revision: sql`${algorithms.revision} + 1`,
    })
    .where(eq(algorithms.id, id));
}

type DetailName =
  | 'createdByName'
  | 'versionCount'
  | 'aliases'
  | 'appCount'
  | 'runsInWeek'
  | 'errorRate'
  | 'p95Ms';
type FoundAlgorithm = Pick<Algorithm, DetailName> & { readonly row: AlgorithmRow };

function toAlgorithm({ row: { removedAt, ...row }, ...details }: FoundAlgorithm): Algorithm {
  return {
    ...row,
    ...details,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    productionVersion: getProductionVersion(details.aliases),
  };
}

function getProductionVersion(aliases: Algorithm['aliases']): number | null {
  return aliases.find(({ name }) => name === PRODUCTION_ALIAS)?.version ?? null;
}

/** Returns the algorithm's production version. */
export async function findProductionVersion(database: Database, id: string): Promise<number | null> {
  const rows = await database
    .select({ name: algorithmAliases.name, version: algorithmAliases.version })
    .from(algorithmAliases)
    .where(eq(algorithmAliases.algorithmId, id));
  return getProductionVersion(rows);
}
