import { type SQL, sql } from 'drizzle-orm';
import { algorithmAliases } from '../../database/schema/algorithm-aliases.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';

/** The names of the aliases that point at the version of the row, in order. */
export function aliasNames(): SQL<string[]> {
  return sql<string[]>`array(
    select ${algorithmAliases.name} from ${algorithmAliases}
    where ${algorithmAliases.algorithmId} = ${algorithmVersions.algorithmId}
      and ${algorithmAliases.version} = ${algorithmVersions.number}
    order by 1
  )`;
}
