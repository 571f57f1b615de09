import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database or a transaction, on which repositories run SQL. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type ConnectedDatabase = NodePgDatabase<Record<string, never>>;
