import type { NlpItem } from '@atrium/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';

/** What an app runs on. */
export type Target = Pick<NlpItem, 'id' | 'slug' | 'task' | 'engine' | 'parameters' | 'revision'>;

export interface TargetRepository {
  /** The item, if it is published. */
  findPublished(id: string): Promise<Target | undefined>;
}

export function createTargetRepository(database: Database): TargetRepository {
  return {
    async findPublished(id) {
      const [found] = await database
        .select()
        .from(nlpItems)
        .where(and(eq(nlpItems.id, id), eq(nlpItems.status, 'published')));
      return found;
    },
  };
}
