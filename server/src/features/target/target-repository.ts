import { type AppKind, type ItemKind, PRODUCTION_ALIAS, type Target, type TaskInput } from '@atrium/contract';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import { ITEM_TABLES, TARGET_TABLES } from '../../database/schema/target-tables.ts';

/** The largest number of targets in a list, and of fixed versions or revisions that the list offers for each target. */
const MAX_TARGETS = 200;
const MAX_OFFERED_VERSIONS = 20;

type OfferedBinding = Target['bindings'][number];

interface OfferedRow extends OfferedBinding, Record<string, unknown> {
  readonly id: string;
}

async function findOfferedVersions(database: Database, ids: readonly string[]): Promise<OfferedRow[]> {
  const { algorithmId, name, version } = algorithmAliases;
  const { number, status } = algorithmVersions;
  const [aliases, versions] = await Promise.all([
    database
      .select({
        id: algorithmId,
        binding: sql<string>`'alias:' || ${name}`,
        version: sql<string>`${version}::text`,
      })
      .from(algorithmAliases)
      .where(and(inArray(algorithmId, [...ids]), ne(name, PRODUCTION_ALIAS)))
      .orderBy(asc(name)),
    database.execute<OfferedRow>(sql`
      select target.id, 'version:' || offered.number as binding, offered.number::text as version
      from unnest(${sql.param([...ids])}::uuid[]) as target (id)
      cross join lateral (
        select ${number} from ${algorithmVersions}
        where ${eq(algorithmVersions.algorithmId, sql`target.id`)} and ${eq(status, 'ready')}
        order by ${number} desc limit ${MAX_OFFERED_VERSIONS}
      ) as offered order by offered.number desc`),
  ]);
  return [...aliases, ...versions.rows];
}

async function findOfferedRevisions(database: Database, ids: readonly string[]): Promise<OfferedRow[]> {
  const { itemId, revision, publishedAt } = itemRevisions;
  const { rows } = await database.execute<OfferedRow>(sql`
    select target.id, 'revision:' || offered.revision as binding, offered.revision::text as version
    from unnest(${sql.param([...ids])}::uuid[]) as target (id)
    cross join lateral (
      select ${revision} from ${itemRevisions}
      where ${eq(itemId, sql`target.id`)} and ${isNotNull(publishedAt)}
      order by ${revision} desc limit ${MAX_OFFERED_VERSIONS}
    ) as offered order by offered.revision desc`);
  return rows;
}

/** Returns the published targets of a kind, by name. With `requestedId`, returns only the target with this id. */
export function findPublishedTargets(database: Database, kind: AppKind, requestedId?: string) {
  const { id, slug, name, description, status, removedAt } = TARGET_TABLES[kind];
  const languages = kind === 'algorithm' ? sql<string[]>`'{}'::text[]` : TARGET_TABLES[kind].languages;
  return database
    .select({ id, slug, name, description, languages })
    .from(TARGET_TABLES[kind])
    .where(
      and(
        eq(status, 'published'),
        isNull(removedAt),
        requestedId === undefined ? undefined : eq(id, requestedId),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(MAX_TARGETS);
}

/**
 * Returns the bindings that each target offers besides `alias:production`: its other aliases by name, then its newest
 * fixed versions or revisions, newest first.
 */
export async function findOfferedBindings(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly OfferedBinding[]>> {
  const find = kind === 'algorithm' ? findOfferedVersions : findOfferedRevisions;
  const offered = Map.groupBy(await find(database, ids), ({ id }) => id);
  return new Map(
    [...offered].map(([id, rows]) => [id, rows.map(({ binding, version }) => ({ binding, version }))]),
  );
}

const prepareTask = (kind: AppKind) =>
  prepareStatement((database) => {
    const { id, task } = TARGET_TABLES[kind];
    return database
      .select({ task })
      .from(TARGET_TABLES[kind])
      .where(eq(id, sql.placeholder('targetId')))
      .prepare(`task_of_${kind}`);
  });

const TASK_STATEMENTS = {
  algorithm: prepareTask('algorithm'),
  recognition: prepareTask('recognition'),
  nlp: prepareTask('nlp'),
} as const;

/** Returns the task of a target, even a removed one. */
export async function findTargetTask(database: Database, kind: AppKind, targetId: string): Promise<string> {
  const [found] = await TASK_STATEMENTS[kind](database).execute({ targetId });
  return found?.task ?? '';
}

/** Locks a target against change and removal until the transaction ends. */
export async function lockTarget(
  database: Database,
  { kind, targetId }: { readonly kind: AppKind; readonly targetId: string },
): Promise<void> {
  const table = TARGET_TABLES[kind];
  await database.select({ id: table.id }).from(table).where(eq(table.id, targetId)).for('share');
}

/** Returns the text of each item's sample, or the name of its image, by the id of the item. */
export async function findItemSamples(
  database: Database,
  kind: ItemKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { id, sample } = ITEM_TABLES[kind];
  const rows = await database
    .select({ id, sample })
    .from(ITEM_TABLES[kind])
    .where(inArray(id, [...ids]));
  return new Map(rows.flatMap((row) => (row.sample ? [[row.id, row.sample] as const] : [])));
}

/** Returns the sample of each version by the id of its algorithm, if its JSON has at most `maxLength` characters. */
export async function findVersionSamples(
  database: Database,
  versions: readonly { readonly targetId: string; readonly number: number }[],
  maxLength: number,
): Promise<ReadonlyMap<string, TaskInput>> {
  const { algorithmId, number, sample } = algorithmVersions;
  const ids = sql.param(versions.map(({ targetId }) => targetId));
  const numbers = sql.param(versions.map((version) => version.number));
  const rows = await database
    .select({ id: algorithmId, sample })
    .from(algorithmVersions)
    .where(
      and(
        sql`(${algorithmId}, ${number}) in (select * from unnest(${ids}::uuid[], ${numbers}::int[]))`,
        sql`length(${sample}::text) <= ${maxLength}`,
      ),
    );
  return new Map(rows.flatMap((row) => (row.sample ? [[row.id, row.sample] as const] : [])));
}
