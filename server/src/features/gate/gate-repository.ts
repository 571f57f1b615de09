import type { Gate } from '@atrium/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { dataSets, evaluations } from '../../database/schema/data-sets.ts';

/** A data set with a gate for a target. */
export interface GatedDataSet {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly gate: Gate;
}

/** Returns the data sets whose gates apply to a target. */
export function findGatedDataSets(database: Database, targetId: string): Promise<GatedDataSet[]> {
  return database
    .select({ id: dataSets.id, name: dataSets.name, revision: dataSets.revision, gate: dataSets.gate })
    .from(dataSets)
    .where(sql`${dataSets.gate} @> ${JSON.stringify({ isOn: true, targetIds: [targetId] })}::jsonb`)
    .orderBy(dataSets.name, dataSets.id);
}

/** Returns the latest score of a version, or of an item's revision, on the current revision of a data set. */
export async function findScore(
  database: Database,
  { id, revision }: GatedDataSet,
  targetId: string,
  version: number,
): Promise<number | undefined> {
  const [found] = await database
    .select({ score: evaluations.score })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.dataSetId, id),
        eq(evaluations.dataSetRevision, revision),
        eq(evaluations.targetId, targetId),
        eq(evaluations.version, version),
        eq(evaluations.status, 'succeeded'),
      ),
    )
    .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
    .limit(1);
  return found?.score ?? undefined;
}
