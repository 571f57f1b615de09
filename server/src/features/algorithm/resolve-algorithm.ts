import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import type { Runnable } from '../publication/runnable.ts';
import { type Binding, runnablesInOrder, WANTED, wantedRows } from '../publication/wanted-bindings.ts';

/**
 * What apps run that are bound to algorithms by `alias:production`, another alias or `version:3`, one for each of
 * these. Nothing unless the algorithm is published and the binding names a version of it that is ready.
 */
export async function findRunnables(
  database: Database,
  wanted: readonly Binding[],
): Promise<readonly (Runnable | undefined)[]> {
  if (wanted.length === 0) return [];
  const aliased = sql`(
    select ${algorithmAliases.version} from ${algorithmAliases}
    where ${algorithmAliases.algorithmId} = ${algorithms.id} and ${algorithmAliases.name} = ${WANTED.alias}
  )`;
  const found = await database
    .select({
      place: WANTED.place,
      targetId: algorithms.id,
      slug: algorithms.slug,
      task: algorithms.task,
      engineId: algorithmVersions.engineId,
      parameters: algorithmVersions.parameters,
      version: sql<string>`${algorithmVersions.number}::text`,
    })
    .from(wantedRows(wanted))
    .innerJoin(algorithms, eq(algorithms.id, WANTED.targetId))
    .innerJoin(
      algorithmVersions,
      and(
        eq(algorithmVersions.algorithmId, algorithms.id),
        sql`${algorithmVersions.number} = coalesce(${WANTED.numberOf('version')}, ${aliased})`,
      ),
    )
    .where(
      and(
        eq(algorithms.status, 'published'),
        isNull(algorithms.removedAt),
        eq(algorithmVersions.status, 'ready'),
      ),
    );
  return runnablesInOrder(found, wanted);
}

/** The same of one. */
export async function findRunnable(
  database: Database,
  targetId: string,
  binding: string,
): Promise<Runnable | undefined> {
  return (await findRunnables(database, [{ targetId, binding }]))[0];
}
