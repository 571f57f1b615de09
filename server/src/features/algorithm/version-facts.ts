import { type Algorithm, PRODUCTION_ALIAS } from '@atrium/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';

/** Columns for a query of algorithms: the number of versions and the versions that aliases point at. */
export const VERSION_FACTS = {
  versionCount: sql<number>`(
    select count(*)::int from ${algorithmVersions} where ${algorithmVersions.algorithmId} = ${algorithms.id}
  )`,
  aliases: sql<Algorithm['aliases']>`(
    select coalesce(json_agg(json_build_object('name', name, 'version', version) order by name), '[]')
    from ${algorithmAliases} where ${algorithmAliases.algorithmId} = ${algorithms.id}
  )`,
};

export function productionOf(aliases: Algorithm['aliases']): number | null {
  return aliases.find(({ name }) => name === PRODUCTION_ALIAS)?.version ?? null;
}

/** Returns the algorithm's production version. */
export async function findProduction(database: Database, id: string): Promise<number | null> {
  const rows = await database
    .select({ name: algorithmAliases.name, version: algorithmAliases.version })
    .from(algorithmAliases)
    .where(eq(algorithmAliases.algorithmId, id));
  return productionOf(rows);
}
