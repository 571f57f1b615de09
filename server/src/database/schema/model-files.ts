import type { ModelFileKind } from '@atrium/contract';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Immutable files of models. A trigger rejects every update (`0020_model_files.sql`). */
export const modelFiles = pgTable(
  'model_files',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ModelFileKind>().notNull(),
    name: text('name').notNull(),
    /** The hash of the bytes, in hexadecimal. */
    sha256: text('sha256').notNull(),
    /** The number of bytes. It counts toward the storage of `createdBy`. */
    size: integer('size').notNull(),
    /** The data that the kind requires besides the bytes. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by'),
  },
  (table) => [index('model_files_kind_idx').on(table.kind, table.createdAt, table.id)],
);

/**
 * The bytes of model files in chunks, so that neither the server nor the database has several copies of a large file in
 * memory at the same time.
 */
export const modelFileChunks = pgTable(
  'model_file_chunks',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => modelFiles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);
