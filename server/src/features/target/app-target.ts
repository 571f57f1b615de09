import type { AppKind } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { recognitions } from '../../database/schema/recognitions.ts';

/** The tables of the targets, one for each kind. */
export const TARGET_TABLES = { algorithm: algorithms, recognition: recognitions, nlp: nlpItems } as const;

/** Returns the task of a target, even a removed one. */
export async function findTargetTask(database: Database, kind: AppKind, targetId: string): Promise<string> {
  const { id, task } = TARGET_TABLES[kind];
  const [found] = await database.select({ task }).from(TARGET_TABLES[kind]).where(eq(id, targetId));
  return found?.task ?? '';
}
