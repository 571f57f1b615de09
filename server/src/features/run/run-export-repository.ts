import { RUN_EXPORT_LIMITS, type RunDetail } from '@atrium/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { invocationPayloads } from '../../database/schema/invocation-payloads.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';

const { input, outputs } = invocationPayloads;
const { targetId, targetVersion } = invocations;

const isShort = (value: typeof input | typeof outputs) =>
  sql`length(coalesce(${value}::text, '')) <= ${RUN_EXPORT_LIMITS.payloadLength}`;

/** Whether input and outputs are short enough for an export. */
const isPayloadShort = sql<boolean>`${isShort(input)} and ${isShort(outputs)}`;

/**
 * The engine of the version or revision that ran. Versions of algorithms and revisions of items are in two tables. The
 * id of a target occurs in only one of them.
 */
const engineId = sql<string | null>`coalesce(
  (
    select ${algorithmVersions.engineId} from ${algorithmVersions}
    where ${algorithmVersions.algorithmId} = ${targetId} and ${algorithmVersions.number}::text = ${targetVersion}
  ),
  (
    select ${itemRevisions.content} ->> 'engine' from ${itemRevisions}
    where ${itemRevisions.itemId} = ${targetId} and ${itemRevisions.revision}::text = ${targetVersion}
  )
)`;

/** Returns what an export contains in addition to the list of runs, by the id of the run. */
export async function findRunExports(database: Database, ids: readonly string[]) {
  const rows = await database
    .select({
      id: invocations.id,
      keyName: apiKeys.name,
      engineId,
      isPayloadShort,
      input: sql<RunDetail['input']>`case when ${isPayloadShort} then ${input} end`,
      outputs: sql<RunDetail['outputs']>`case when ${isPayloadShort} then ${outputs} end`,
    })
    .from(invocations)
    .leftJoin(apiKeys, eq(apiKeys.id, invocations.keyId))
    .leftJoin(invocationPayloads, eq(invocationPayloads.invocationId, invocations.id))
    .where(inArray(invocations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
