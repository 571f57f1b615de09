import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** A database or transaction on which repositories run SQL. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A database with its connection pool. Unlike a `Database`, it is never a transaction. */
export type ConnectedDatabase = NodePgDatabase<Record<string, never>>;
