import type { AuditRow } from '@atrium/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

type Target = Pick<AuditRow, 'targetType' | 'targetId'>;

/** The resource of an event as it is now. */
export interface NamedTarget {
  readonly name: string;
  /** The id of the algorithm, for a version. */
  readonly parentId: string | null;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const APPS = ['app', 'algorithmApp', 'recognitionApp', 'nlpApp'];

/** The tables of resources with a name, by the types of resources. */
const TABLES: readonly (readonly [types: readonly string[], table: SQL])[] = [
  [['user'], sql`users`],
  [['algorithm'], sql`algorithms`],
  [['recognition'], sql`recognitions`],
  [['nlp'], sql`nlp_items`],
  [['connection'], sql`connections`],
  [['data-set'], sql`data_sets`],
  [APPS, sql`apps`],
];

/** Finds the resources of events, also removed ones, by their ids. Resources without a name are missing. */
export async function findTargets(
  database: Database,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, NamedTarget>> {
  const queries = TABLES.flatMap(([types, table]) => {
    const ids = listIds(targets, types);
    return ids.length === 0
      ? []
      : [sql`select id, name, null::uuid as parent from ${table} where id = any(${sql.param(ids)}::uuid[])`];
  });
  const versions = listIds(targets, ['algorithm-version']);
  if (versions.length > 0) {
    queries.push(sql`select version.id, algorithm.name || ' v' || version.number, algorithm.id
      from algorithm_versions as version join algorithms as algorithm on algorithm.id = version.algorithm_id
      where version.id = any(${sql.param(versions)}::uuid[])`);
  }
  if (queries.length === 0) return new Map();
  const { rows } = await database.execute<{ id: string; name: string; parent: string | null }>(
    sql.join(queries, sql` union all `),
  );
  return new Map(rows.map(({ id, name, parent }) => [id, { name, parentId: parent }]));
}

function listIds(targets: readonly Target[], types: readonly string[]): string[] {
  const ids = targets.flatMap(({ targetType, targetId }) =>
    targetId && types.includes(targetType) && ID.test(targetId) ? [targetId] : [],
  );
  return [...new Set(ids)];
}
