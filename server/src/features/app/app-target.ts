import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { algorithms } from '../../database/schema/algorithms.ts';
import { apps } from '../../database/schema/apps.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { recognitions } from '../../database/schema/recognitions.ts';

/** What apps are made of, each kind in a table of its own. */
export const TARGET_TABLES = { algorithm: algorithms, recognition: recognitions, nlp: nlpItems } as const;

type Shared = 'name' | 'slug' | 'task' | 'status' | 'removedAt';

function ofTarget<Value>(column: Shared): SQL<Value> {
  return sql<Value>`coalesce(${algorithms[column]}, ${recognitions[column]}, ${nlpItems[column]})`;
}

/** Columns of whatever an app is made of; they need {@link joinTargets}. */
export const TARGET_COLUMNS = {
  targetName: sql<string>`coalesce(${ofTarget('name')}, '')`,
  targetSlug: sql<string>`coalesce(${ofTarget('slug')}, '')`,
  task: sql<string>`coalesce(${ofTarget('task')}, '')`,
  isTargetPublished: sql<boolean>`coalesce(${and(sql`${ofTarget('status')} = 'published'`, isNull(ofTarget('removedAt')))}, false)`,
};

export function joinTargets<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(algorithms, and(eq(apps.kind, 'algorithm'), eq(algorithms.id, apps.targetId)))
    .leftJoin(recognitions, and(eq(apps.kind, 'recognition'), eq(recognitions.id, apps.targetId)))
    .leftJoin(nlpItems, and(eq(apps.kind, 'nlp'), eq(nlpItems.id, apps.targetId)));
}
