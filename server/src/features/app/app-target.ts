import { APP_KINDS, type AppKind } from '@atrium/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { recognitions } from '../../database/schema/recognitions.ts';

/** What apps are made of, each kind in a table of its own. */
export const TARGET_TABLES = { algorithm: algorithms, recognition: recognitions, nlp: nlpItems } as const;

/** What apps show of whatever they are made of. */
export interface TargetFacts {
  readonly name: string;
  readonly slug: string;
  readonly task: string;
  readonly isPublished: boolean;
}

/**
 * The targets of these apps, removed ones too, by id. In queries of their own: joining three tables to a list of apps
 * costs the database more time to plan than all the rest takes it.
 */
export async function findTargetFacts(
  database: Database,
  apps: readonly { readonly kind: AppKind; readonly targetId: string }[],
): Promise<ReadonlyMap<string, TargetFacts>> {
  const found = await Promise.all(
    APP_KINDS.map(async (kind) => {
      const ids = new Set(apps.filter((app) => app.kind === kind).map(({ targetId }) => targetId));
      if (ids.size === 0) return [];
      const { id, name, slug, task, status, removedAt } = TARGET_TABLES[kind];
      const rows = await database
        .select({ id, name, slug, task, status, removedAt })
        .from(TARGET_TABLES[kind])
        .where(inArray(id, [...ids]));
      return rows.map((row) => {
        const isPublished = row.status === 'published' && row.removedAt === null;
        return [row.id, { name: row.name, slug: row.slug, task: row.task, isPublished }] as const;
      });
    }),
  );
  return new Map(found.flat());
}
