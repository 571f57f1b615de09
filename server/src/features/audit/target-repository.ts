import type { AuditRow } from '@atrium/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

type Target = Pick<AuditRow, 'targetType' | 'targetId'>;

/** The resource of an event as it is now. */
export interface NamedTarget {
  readonly name: string;
  /** The id of the algorithm, for a version. */
  readonly parentId: string | null;
  readonly isRemoved: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const APP_TYPES = ['app', 'algorithmApp', 'recognitionApp', 'nlpApp'];

const IS_REMOVED = sql`removed_at is not null`;
const NEVER = sql`false`;

/** The tables of resources with a name: the types of the resources, the table, and the condition for a removed row. */
const TABLES: readonly (readonly [types: readonly string[], table: SQL, isRemoved: SQL])[] = [
  [['user'], sql`users`, NEVER],
  [['algorithm'], sql`algorithms`, IS_REMOVED],
  [['recognition'], sql`recognitions`, IS_REMOVED],
  [['nlp'], sql`nlp_items`, IS_REMOVED],
  [['connection'], sql`connections`, NEVER],
  [['group'], sql`groups`, NEVER],
  [['role'], sql`roles`, NEVER],
  [['scim-token'], sql`scim_tokens`, NEVER],
  [['data-set'], sql`data_sets`, NEVER],
  [['onnx'], sql`model_files`, NEVER],
  [APP_TYPES, sql`apps`, IS_REMOVED],
];

/** The types of resources whose removal deletes the row. */
const DELETED_TYPES = ['connection', 'data-set', 'group', 'onnx', 'role', 'scim-token'];

/** Finds the resources of events, including removed ones, by their ids. Omits resources without a name. */
export async function findEventTargets(
  database: Database,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, NamedTarget>> {
  const queries = TABLES.flatMap(([types, table, isRemoved]) => {
    const ids = listIds(targets, types);
    return ids.length === 0
      ? []
      : [
          sql`select id, name, null::uuid as parent, ${isRemoved} as removed from ${table}
            where id = any(${sql.param(ids)}::uuid[])`,
        ];
  });
  const versions = listIds(targets, ['algorithm-version']);
  if (versions.length > 0) {
    queries.push(sql`select version.id, algorithm.name || ' v' || version.number, algorithm.id,
        algorithm.removed_at is not null
      from algorithm_versions as version join algorithms as algorithm on algorithm.id = version.algorithm_id
      where version.id = any(${sql.param(versions)}::uuid[])`);
  }
  const deleted = listIds(targets, DELETED_TYPES);
  if (deleted.length > 0) {
    // The last name that an event recorded. The name of a row that still exists takes precedence.
    queries.unshift(sql`(select distinct on (target_id) target_id::uuid as id,
        coalesce(after ->> 'name', before ->> 'name') as name, null::uuid as parent, true as removed
      from audit_events
      where target_type = any(${sql.param(DELETED_TYPES)}::text[]) and target_id = any(${sql.param(deleted)}::text[])
        and coalesce(after ->> 'name', before ->> 'name') is not null
      order by target_id, at desc)`);
  }
  // A message has no row and no name, so its id is its name.
  const messages = targets.flatMap(({ targetType, targetId }) =>
    targetType === 'translation' && targetId
      ? [[targetId, { name: targetId, parentId: null, isRemoved: false }] as const]
      : [],
  );
  if (queries.length === 0) return new Map(messages);
  const { rows } = await database.execute<{
    id: string;
    name: string;
    parent: string | null;
    removed: boolean;
  }>(sql.join(queries, sql` union all `));
  // A later row replaces an earlier one with the same id.
  return new Map([
    ...messages,
    ...rows.map(
      ({ id, name, parent, removed }) => [id, { name, parentId: parent, isRemoved: removed }] as const,
    ),
  ]);
}

function listIds(targets: readonly Target[], types: readonly string[]): string[] {
  const ids = targets.flatMap(({ targetType, targetId }) =>
    targetId && types.includes(targetType) && UUID.test(targetId) ? [targetId] : [],
  );
  return [...new Set(ids)];
}
