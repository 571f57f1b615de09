import { type Algorithm, PRODUCTION_ALIAS } from '@atrium/contract';
import { asc, count, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';

type VersionFacts = Pick<Algorithm, 'versionCount' | 'productionVersion' | 'aliases'>;

/** How many versions these algorithms have, and where their aliases point. */
export async function findVersionFacts(
  database: Database,
  ids: readonly string[],
): Promise<{ versionsOf(id: string): VersionFacts }> {
  if (ids.length === 0) return { versionsOf: () => factsOf(0, []) };
  const [counted, aliases] = await Promise.all([
    database
      .select({ id: algorithmVersions.algorithmId, versionCount: count() })
      .from(algorithmVersions)
      .where(inArray(algorithmVersions.algorithmId, [...ids]))
      .groupBy(algorithmVersions.algorithmId),
    database
      .select()
      .from(algorithmAliases)
      .where(inArray(algorithmAliases.algorithmId, [...ids]))
      .orderBy(asc(algorithmAliases.name)),
  ]);
  const countOf = new Map(counted.map(({ id, versionCount }) => [id, versionCount]));
  return {
    versionsOf: (id) =>
      factsOf(
        countOf.get(id) ?? 0,
        aliases
          .filter(({ algorithmId }) => algorithmId === id)
          .map(({ name, version }) => ({ name, version })),
      ),
  };
}

function factsOf(versionCount: number, aliases: Algorithm['aliases']): VersionFacts {
  const production = aliases.find(({ name }) => name === PRODUCTION_ALIAS);
  return { versionCount, aliases, productionVersion: production?.version ?? null };
}
