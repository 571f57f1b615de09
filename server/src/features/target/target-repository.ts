import { type AppKind, PRODUCTION_ALIAS, type Target } from '@atrium/contract';
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import { TARGET_TABLES } from './app-target.ts';

/** The number of targets that a gallery shows, and of fixed versions that it offers for each. */
const SHOWN_TARGETS = 200;
const OFFERED_VERSIONS = 20;

type OfferedBinding = Target['bindings'][number];

export function createTargetRepository(database: Database) {
  async function offeredVersions(algorithmId: string): Promise<OfferedBinding[]> {
    const [aliases, versions] = await Promise.all([
      database
        .select({ name: algorithmAliases.name, version: algorithmAliases.version })
        .from(algorithmAliases)
        .where(
          and(eq(algorithmAliases.algorithmId, algorithmId), ne(algorithmAliases.name, PRODUCTION_ALIAS)),
        )
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

  async function offeredRevisions(itemId: string): Promise<OfferedBinding[]> {
    const revisions = await database
      .select({ revision: itemRevisions.revision })
      .from(itemRevisions)
      .where(and(eq(itemRevisions.itemId, itemId), isNotNull(itemRevisions.publishedAt)))
      .orderBy(desc(itemRevisions.revision))
      .limit(OFFERED_VERSIONS);
    return revisions.map(({ revision }) => ({ binding: `revision:${revision}`, version: String(revision) }));
  }

  return {
    /** Returns the published targets of a kind, by name; only one when an id is given. */
    published(kind: AppKind, wanted?: string) {
      const { id, slug, name, description, status, removedAt } = TARGET_TABLES[kind];
      const languages = kind === 'algorithm' ? sql<string[]>`'{}'::text[]` : TARGET_TABLES[kind].languages;
      return database
        .select({ id, slug, name, description, languages })
        .from(TARGET_TABLES[kind])
        .where(
          and(eq(status, 'published'), isNull(removedAt), wanted === undefined ? undefined : eq(id, wanted)),
        )
        .orderBy(asc(name), asc(id))
        .limit(SHOWN_TARGETS);
    },

    /** Returns all bindings that an app can use other than the production one, newest first. */
    bindings(kind: AppKind, id: string): Promise<OfferedBinding[]> {
      return kind === 'algorithm' ? offeredVersions(id) : offeredRevisions(id);
    },
  };
}
