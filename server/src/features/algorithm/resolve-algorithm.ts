import { TASKS, type TaskId } from '@atrium/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import type { Runnable } from '../publication/runnable.ts';

/**
 * What an app runs that is bound to an algorithm by `alias:production`, another alias or `version:3`. Nothing unless
 * the algorithm is published and the binding names a version of it that is ready.
 */
export async function findRunnable(
  database: Database,
  targetId: string,
  binding: string,
): Promise<Runnable | undefined> {
  const [found] = await database
    .select({
      targetId: algorithms.id,
      slug: algorithms.slug,
      task: algorithms.task,
      engineId: algorithmVersions.engineId,
      parameters: algorithmVersions.parameters,
      version: sql<string>`${algorithmVersions.number}::text`,
    })
    .from(algorithms)
    .innerJoin(algorithmVersions, eq(algorithmVersions.algorithmId, algorithms.id))
    .where(
      and(
        eq(algorithms.id, targetId),
        eq(algorithms.status, 'published'),
        isNull(algorithms.removedAt),
        eq(algorithmVersions.status, 'ready'),
        boundTo(binding),
      ),
    );
  return found && isTask(found.task) ? { ...found, task: found.task } : undefined;
}

function boundTo(binding: string): SQL {
  const [kind, name = ''] = binding.split(':');
  if (kind === 'version') return eq(algorithmVersions.number, Number(name));
  return sql`${algorithmVersions.number} = (
    select ${algorithmAliases.version} from ${algorithmAliases}
    where ${algorithmAliases.algorithmId} = ${algorithms.id} and ${algorithmAliases.name} = ${name}
  )`;
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
