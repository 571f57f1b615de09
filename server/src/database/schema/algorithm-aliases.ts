import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { algorithmVersions } from './algorithm-versions.ts';
import { algorithms } from './algorithms.ts';

/** The current version of each alias. */
export const algorithmAliases = pgTable(
  'algorithm_aliases',
  {
    algorithmId: uuid('algorithm_id').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.algorithmId, table.name] }),
    foreignKey({
      columns: [table.algorithmId, table.version],
      foreignColumns: [algorithmVersions.algorithmId, algorithmVersions.number],
      name: 'algorithm_aliases_version_fk',
    }),
  ],
);

/** The history of all alias changes. Rows are never updated or deleted. */
export const aliasMoves = pgTable(
  'alias_moves',
  {
    id: uuid('id').primaryKey(),
    algorithmId: uuid('algorithm_id')
      .notNull()
      .references(() => algorithms.id),
    alias: text('alias').notNull(),
    /** Null if the change created the alias. */
    fromVersion: integer('from_version'),
    /** Null if the change removed the alias. */
    toVersion: integer('to_version'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    movedBy: uuid('moved_by'),
    reason: text('reason').notNull(),
    isRollBack: boolean('is_roll_back').notNull(),
  },
  (table) => [index('alias_moves_algorithm_at_idx').on(table.algorithmId, table.at, table.id)],
);
