import type { Algorithm, ListBody, PublicationStatus } from '@atrium/contract';
import { and, eq, type InferSelectModel, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage, ofPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { users } from '../../database/schema/users.ts';
import { searchSeeds, seedsWithTags } from '../../seed/search-seeds.ts';
import { figuresOfUse, weekBefore } from '../publication/figures-of-use.ts';
import { productionOf, VERSION_FACTS } from './version-facts.ts';

type AlgorithmRow = InferSelectModel<typeof algorithms>;

export type AlgorithmDraft = Pick<AlgorithmRow, 'slug' | 'name' | 'task' | 'description' | 'tags'>;

export interface Change {
  readonly at: Date;
  readonly by: string;
}

export const ALGORITHM_LIST_FIELDS: ListFields = {
  search: searchSeeds(
    'algorithm',
    { key: algorithms.slug, texts: { name: algorithms.name, description: algorithms.description } },
    searchByIndex(algorithms.name, algorithms.slug, algorithms.description),
  ),
  filters: {
    task: algorithms.task,
    status: algorithms.status,
    tags: algorithms.tags,
  },
  alsoHolds: (filter, values) =>
    filter === 'tags'
      ? seedsWithTags('algorithm', { key: algorithms.slug, tags: algorithms.tags }, values)
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

const IS_THERE = isNull(algorithms.removedAt);

const rowsByIds = preparedStatement((database) => {
  const { calls, columns } = figuresOfUse(database, 'algorithm', algorithms.id);
  return database
    .select({ row: algorithms, createdByName: users.name, ...VERSION_FACTS, ...columns })
    .from(algorithms)
    .leftJoin(users, eq(users.id, algorithms.createdBy))
    .leftJoinLateral(calls, sql`true`)
    .where(ofPage.where(algorithms.id))
    .orderBy(ofPage.order(algorithms.id))
    .prepare('algorithms_by_ids');
});

/** Returns the row of an algorithm that is not yet published. */
export function newAlgorithmRow(id: string, draft: AlgorithmDraft, { at, by }: Change): AlgorithmRow {
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

export type AlgorithmRepository = ReturnType<typeof createAlgorithmRepository>;

export function createAlgorithmRepository(database: Database) {
  const read = (ids: readonly string[], now: Date) =>
    rowsByIds(database).execute({ ids, since: weekBefore(now) });

  return {
    async list(body: ListBody, now: Date): Promise<{ list: Algorithm[]; total: number }> {
      const { list, total } = await findPage(database, {
        body,
        fields: ALGORITHM_LIST_FIELDS,
        where: IS_THERE,
        table: algorithms,
        rows: { statement: rowsByIds(database), values: { since: weekBefore(now) } },
      });
      return { list: list.map(toAlgorithm), total };
    },

    async find(id: string, now: Date): Promise<Algorithm | undefined> {
      const [found] = await read([id], now);
      return found?.row.removedAt === null ? toAlgorithm(found) : undefined;
    },

    async findSlug(id: string): Promise<string | undefined> {
      const [found] = await database
        .select({ slug: algorithms.slug })
        .from(algorithms)
        .where(eq(algorithms.id, id));
      return found?.slug;
    },

    /** Returns the algorithm's task, or undefined when the algorithm does not exist. */
    async findTask(id: string): Promise<string | undefined> {
      const [found] = await database
        .select({ task: algorithms.task })
        .from(algorithms)
        .where(and(eq(algorithms.id, id), IS_THERE));
      return found?.task;
    },

    async insert(id: string, draft: AlgorithmDraft, change: Change): Promise<void> {
      await database.insert(algorithms).values(newAlgorithmRow(id, draft, change));
    },

    /** Changes the row if it is still at `revision`, and returns whether it did. */
    async update(id: string, revision: number, draft: AlgorithmDraft, change: Change): Promise<boolean> {
      const changed = await database
        .update(algorithms)
        .set({
          ...draft,
          updatedAt: change.at,
          updatedBy: change.by,
          revision: sql`${algorithms.revision} + 1`,
        })
        .where(and(eq(algorithms.id, id), eq(algorithms.revision, revision), IS_THERE))
        .returning({ id: algorithms.id });
      return changed.length > 0;
    },

    /** Locks the algorithm until the transaction ends. */
    async holdOne(id: string): Promise<AlgorithmRow | undefined> {
      const [held] = await database
        .select()
        .from(algorithms)
        .where(and(eq(algorithms.id, id), IS_THERE))
        .for('update');
      return held;
    },

    async setStatus(id: string, status: PublicationStatus, change: Change): Promise<void> {
      await database
        .update(algorithms)
        .set({
          status,
          updatedAt: change.at,
          updatedBy: change.by,
          revision: sql`${algorithms.revision} + 1`,
        })
        .where(eq(algorithms.id, id));
    },

    /** Locks those of the algorithms that exist until the transaction ends, and returns their number. */
    async hold(ids: readonly string[]): Promise<number> {
      const held = await database
        .select({ id: algorithms.id })
        .from(algorithms)
        .where(and(inArray(algorithms.id, [...ids]), IS_THERE))
        .orderBy(algorithms.id)
        .for('update');
      return held.length;
    },

    /** Returns the ids of those that existed. */
    async remove(ids: readonly string[], at: Date): Promise<readonly string[]> {
      const removed = await database
        .update(algorithms)
        .set({ removedAt: at })
        .where(and(inArray(algorithms.id, [...ids]), IS_THERE))
        .returning({ id: algorithms.id });
      return removed.map(({ id }) => id);
    },

    /** Returns the ids of those that had been removed. */
    async restore(ids: readonly string[]): Promise<readonly string[]> {
      const restored = await database
        .update(algorithms)
        .set({ removedAt: null })
        .where(and(inArray(algorithms.id, [...ids]), isNotNull(algorithms.removedAt)))
        .returning({ id: algorithms.id });
      return restored.map(({ id }) => id);
    },
  };
}

type Facts =
  | 'createdByName'
  | 'versionCount'
  | 'aliases'
  | 'appCount'
  | 'callsInWeek'
  | 'errorRate'
  | 'p95Ms';
type FoundAlgorithm = Pick<Algorithm, Facts> & { readonly row: AlgorithmRow };

function toAlgorithm({ row: { removedAt, ...row }, ...facts }: FoundAlgorithm): Algorithm {
  return {
    ...row,
    ...facts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    productionVersion: productionOf(facts.aliases),
  };
}
