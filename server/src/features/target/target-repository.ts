import { type AppKind, type ItemKind, PRODUCTION_ALIAS, type Target, type TaskInput } from '@atrium/contract';
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import { ITEM_TABLES, TARGET_TABLES } from '../../database/schema/target-tables.ts';

/** The number of targets that a gallery shows, and of fixed versions that it offers for each. */
const SHOWN_TARGETS = 200;
const OFFERED_VERSIONS = 20;

type OfferedBinding = Target['bindings'][number];

async function findOfferedVersions(database: Database, algorithmId: string): Promise<OfferedBinding[]> {
  const [aliases, versions] = await Promise.all([
    database
      .select({ name: algorithmAliases.name, version: algorithmAliases.version })
      .from(algorithmAliases)
      .where(and(eq(algorithmAliases.algorithmId, algorithmId), ne(algorithmAliases.name, PRODUCTION_ALIAS)))
      .orderBy(asc(algorithmAliases.name)),
    database
      .select({ number: algorithmVersions.number })
      .from(algorithmVersions)
      .where(and(eq(algorithmVersions.algorithmId, algorithmId), eq(algorithmVersions.status, 'ready')))
      .orderBy(desc(algorithmVersions.number))
      .limit(OFFERED_VERSIONS),
  ]);
  return [
    ...aliases.map(({ name, version }) => ({ binding: `alias:${name}`, version: String(version) })),
    ...versions.map(({ number }) => ({ binding: `version:${number}`, version: String(number) })),
  ];
}

async function findOfferedRevisions(database: Database, itemId: string): Promise<OfferedBinding[]> {
  const revisions = await database
    .select({ revision: itemRevisions.revision })
    .from(itemRevisions)
    .where(and(eq(itemRevisions.itemId, itemId), isNotNull(itemRevisions.publishedAt)))
    .orderBy(desc(itemRevisions.revision))
    .limit(OFFERED_VERSIONS);
  return revisions.map(({ revision }) => ({ binding: `revision:${revision}`, version: String(revision) }));
}

/** Returns the published targets of a kind, by name; only one when an id is given. */
export function findPublishedTargets(database: Database, kind: AppKind, requested?: string) {
  const { id, slug, name, description, status, removedAt } = TARGET_TABLES[kind];
  const languages = kind === 'algorithm' ? sql<string[]>`'{}'::text[]` : TARGET_TABLES[kind].languages;
  return database
    .select({ id, slug, name, description, languages })
    .from(TARGET_TABLES[kind])
    .where(
      and(
        eq(status, 'published'),
        isNull(removedAt),
        requested === undefined ? undefined : eq(id, requested),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(SHOWN_TARGETS);
}

/** Returns all bindings that an app can use other than the production one, newest first. */
export function findOfferedBindings(
  database: Database,
  kind: AppKind,
  id: string,
): Promise<OfferedBinding[]> {
  return kind === 'algorithm' ? findOfferedVersions(database, id) : findOfferedRevisions(database, id);
}

/** Returns the task of a target, even a removed one. */
export async function findTargetTask(database: Database, kind: AppKind, targetId: string): Promise<string> {
  const { id, task } = TARGET_TABLES[kind];
  const [found] = await database.select({ task }).from(TARGET_TABLES[kind]).where(eq(id, targetId));
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

/** Returns the text of an item's sample, or the name of its image. */
export async function findItemSample(database: Database, kind: ItemKind, id: string): Promise<string | null> {
  const table = ITEM_TABLES[kind];
  const [item] = await database.select({ sample: table.sample }).from(table).where(eq(table.id, id));
  return item?.sample ?? null;
}

/** Returns the sample of a version if its JSON has at most `longest` characters. */
export async function findVersionSample(
  database: Database,
  version: { readonly targetId: string; readonly number: number; readonly longest: number },
): Promise<TaskInput | null> {
  const { algorithmId, number, sample } = algorithmVersions;
  const isShort = sql`length(${sample}::text) <= ${version.longest}`;
  const [found] = await database
    .select({ sample })
    .from(algorithmVersions)
    .where(and(eq(algorithmId, version.targetId), eq(number, version.number), isShort));
  return found?.sample ?? null;
}
