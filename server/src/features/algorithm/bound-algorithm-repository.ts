import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import {
  type Binding,
  type BindingDetail,
  orderTargets,
  REQUESTED_COLUMNS,
  REQUESTED_ROWS,
  targetColumns,
  toStatementValues,
} from '../publication/binding-query.ts';
import type { BoundTarget } from '../publication/runnable.ts';

const prepareBoundAlgorithms = (detail: BindingDetail) =>
  prepareStatement((database) => {
    const aliasVersion = sql`(
    select ${algorithmAliases.version} from ${algorithmAliases}
    where ${algorithmAliases.algorithmId} = ${algorithms.id} and ${algorithmAliases.name} = ${REQUESTED_COLUMNS.alias}
  )`;
    return database
      .select({
        ...targetColumns(algorithms),
        engineId: algorithmVersions.engineId,
        parameters:
          detail === 'withParameters'
            ? algorithmVersions.parameters
            : sql<Record<string, unknown>>`'{}'::jsonb`,
        version: sql<string>`${algorithmVersions.number}::text`,
      })
      .from(REQUESTED_ROWS)
      .innerJoin(algorithms, eq(algorithms.id, REQUESTED_COLUMNS.targetId))
      .leftJoin(
        algorithmVersions,
        and(
          eq(algorithmVersions.algorithmId, algorithms.id),
          eq(algorithmVersions.status, 'ready'),
          sql`${algorithmVersions.number} = coalesce(${REQUESTED_COLUMNS.toNumber('version')}, ${aliasVersion})`,
        ),
      )
      .prepare(`bound_algorithms_${detail}`);
  });

const BOUND_ALGORITHMS = {
  withParameters: prepareBoundAlgorithms('withParameters'),
  withoutParameters: prepareBoundAlgorithms('withoutParameters'),
};

/**
 * Returns the algorithm of each binding, and the version that the binding runs: the one of an alias
 * (`alias:production`), or a fixed one (`version:3`). An algorithm that is not published, or whose version is not
 * ready, has no such version.
 */
export async function findBoundAlgorithms(
  database: Database,
  requested: readonly Binding[],
  detail: BindingDetail,
): Promise<readonly (BoundTarget | undefined)[]> {
  if (requested.length === 0) return [];
  const found = await BOUND_ALGORITHMS[detail](database).execute(toStatementValues(requested));
  const rows = found.map(({ engineId, parameters, version, ...row }) => ({
    ...row,
    bound: engineId && parameters ? { engineId, parameters, version } : null,
  }));
  return orderTargets(rows, requested);
}
