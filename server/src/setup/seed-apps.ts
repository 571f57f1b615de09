import type { AppKind } from '@atrium/contract';
import { and, asc, eq } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../database/database.ts';
import { apps } from '../database/schema/apps.ts';
import { TARGET_TABLES } from '../database/schema/target-tables.ts';
import { getSeedTexts } from '../seed/localize-seed.ts';
import type { SeedContext } from './seed-context.ts';

interface SeededApp {
  readonly kind: AppKind;
  readonly task: 'tokenize' | 'ocr' | 'forecast';
  /** The key of the app's texts. */
  readonly key: string;
}

const SEEDS: readonly SeededApp[] = [
  { kind: 'algorithm', task: 'forecast', key: 'forecast-app' },
  { kind: 'recognition', task: 'ocr', key: 'ocr-app' },
  { kind: 'nlp', task: 'tokenize', key: 'tokenize-app' },
];

/**
 * Creates an app of each kind for the first admin, on the published targets, so that the assets page shows what an app
 * is.
 */
export async function seedApps(database: Database, { adminId, at, locale }: SeedContext): Promise<void> {
  for (const { kind, task, key } of SEEDS) {
    const targetId = await findPublishedTargetId(database, kind, task);
    if (!targetId) continue;
    const ownership = {
      ownerId: adminId,
      createdAt: at,
      createdBy: adminId,
      updatedAt: at,
      updatedBy: adminId,
    };
    const { name, description } = getSeedTexts('app', key, locale);
    const app = {
      id: createId(),
      kind,
      name,
      description,
      seedKey: key,
      targetId,
      status: 'active' as const,
    };
    await database
      .insert(apps)
      .values({ ...app, ...ownership })
      .onConflictDoNothing();
  }
}

/** Returns the id of the oldest published target with this task. */
async function findPublishedTargetId(
  database: Database,
  kind: AppKind,
  task: SeededApp['task'],
): Promise<string | undefined> {
  const table = TARGET_TABLES[kind];
  const [found] = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.status, 'published'), eq(table.task, task)))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(1);
  return found?.id;
}
