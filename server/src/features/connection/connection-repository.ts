import type { Connection, ListBody } from '@atrium/contract';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { connections } from '../../database/schema/connections.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';
import { recognitions } from '../../database/schema/recognitions.ts';
import { users } from '../../database/schema/users.ts';

export type ConnectionRow = typeof connections.$inferSelect;

type StoredFields = Pick<
  ConnectionRow,
  | 'slug'
  | 'name'
  | 'protocol'
  | 'address'
  | 'auth'
  | 'secret'
  | 'certificate'
  | 'timeout'
  | 'isEnabled'
  | 'models'
>;

const CONNECTION_LIST_FIELDS: ListFields = {
  search: searchByIndex(connections.name, connections.slug, connections.address),
  filters: { protocol: connections.protocol },
  ranges: { updatedAt: connections.updatedAt },
  sorts: { name: connections.name, updatedAt: connections.updatedAt },
  newestFirst: [connections.updatedAt, connections.id],
};

export async function findConnectionPage(
  database: Database,
  body: ListBody,
): Promise<{ list: Connection[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: CONNECTION_LIST_FIELDS,
    table: connections,
    rows: selectConnections(database),
  });
  return { list: list.map(toConnection), total };
}

function selectConnections(database: Database) {
  return database
    .select({ row: connections, createdByName: users.name })
    .from(connections)
    .leftJoin(users, eq(users.id, connections.createdBy));
}

/** Returns a connection as the console shows it, without its secret. */
export async function findConnection(database: Database, id: string): Promise<Connection | undefined> {
  const [found] = await selectConnections(database).where(eq(connections.id, id));
  return found && toConnection(found);
}

/** Returns a connection as it is stored, with its encrypted secret. */
export async function findStoredConnection(
  database: Database,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [found] = await database.select().from(connections).where(eq(connections.id, id));
  return found;
}

export async function findConnectionBySlug(
  database: Database,
  slug: string,
): Promise<ConnectionRow | undefined> {
  const [found] = await database.select().from(connections).where(eq(connections.slug, slug));
  return found;
}

/** Returns all connections with their encrypted secrets, oldest first. */
export function findStoredConnections(database: Database): Promise<ConnectionRow[]> {
  return database.select().from(connections).orderBy(asc(connections.createdAt), asc(connections.id));
}

/** Locks the connections until the end of the transaction. */
export function lockConnections(database: Database, ids: readonly string[]): Promise<ConnectionRow[]> {
  return database
    .select()
    .from(connections)
    .where(inArray(connections.id, [...ids]))
    .for('update');
}

export async function insertConnection(
  database: Database,
  record: typeof connections.$inferInsert,
): Promise<void> {
  await database.insert(connections).values(record);
}

/** Replaces the fields of a connection, and increments its revision. */
export async function changeConnection(
  database: Database,
  id: string,
  fields: StoredFields,
  change: { readonly at: Date; readonly by: string },
): Promise<void> {
  await database
    .update(connections)
    .set({
      ...fields,
      updatedAt: change.at,
      updatedBy: change.by,
      revision: sql`${connections.revision} + 1`,
    })
    .where(eq(connections.id, id));
}

export async function deleteConnections(database: Database, ids: readonly string[]): Promise<void> {
  await database.delete(connections).where(inArray(connections.id, [...ids]));
}

/** How many names of records a rejection lists. */
const MAX_LISTED = 10;

/**
 * Returns the names of the versions and items that use one of these engines, up to a limit. Archived and removed ones
 * do not count.
 */
export async function findEngineDependents(
  database: Database,
  engineIds: readonly string[],
): Promise<string[]> {
  if (engineIds.length === 0) return [];
  const uses = (column: PgColumn): SQL => inArray(column, [...engineIds]);
  const versions = await database
    .select({ name: algorithms.name, number: algorithmVersions.number })
    .from(algorithmVersions)
    .innerJoin(algorithms, eq(algorithms.id, algorithmVersions.algorithmId))
    .where(
      and(
        uses(algorithmVersions.engineId),
        isNull(algorithms.removedAt),
        ne(algorithmVersions.status, 'archived'),
      ),
    )
    .limit(MAX_LISTED);
  const names = versions.map(({ name, number }) => `${name} v${number}`);
  for (const table of [recognitions, nlpItems]) {
    const items = await database
      .select({ name: table.name })
      .from(table)
      .where(and(uses(table.engine), isNull(table.removedAt), ne(table.status, 'archived')))
      .limit(MAX_LISTED);
    names.push(...items.map(({ name }) => name));
  }
  return names.slice(0, MAX_LISTED);
}

function toConnection({
  row: { secret, createdAt, updatedAt, ...row },
  createdByName,
}: {
  readonly row: ConnectionRow;
  readonly createdByName: string | null;
}): Connection {
  return {
    ...row,
    createdByName,
    hasSecret: secret !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
