import type { LocaleId, Training, TrainingReport, TrainingSettings } from '@atrium/contract';
import { customType, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { algorithms } from './algorithms.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Trainings, which create versions from tables. */
export const trainings = pgTable(
  'trainings',
  {
    id: uuid('id').primaryKey(),
    algorithmId: uuid('algorithm_id')
      .notNull()
      .references(() => algorithms.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<TrainingSettings>().notNull(),
    note: text('note').notNull(),
    /** The table as JSON, compressed with gzip. Null when the training has ended. */
    content: bytes('content'),
    /** SHA-256 of the table's JSON. */
    fingerprint: text('fingerprint').notNull(),
    rowCount: integer('row_count').notNull(),
    status: text('status').$type<Training['status']>().notNull(),
    /** The latest attempt of its job. Earlier attempts no longer store anything. */
    attempt: integer('attempt').notNull().default(0),
    /** The number of finished steps, of `total` steps. A step measures a fold, or trains the final model. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    report: jsonb('report').$type<TrainingReport>(),
    errorCode: integer('error_code'),
    errorData: jsonb('error_data').$type<Record<string, unknown>>(),
    /** The number of the version that the training has created. Null until then. */
    version: integer('version'),
    modelFileId: uuid('model_file_id'),
    /** The language of the caller, for texts in the created version. */
    locale: text('locale').$type<LocaleId>().notNull(),
    /** The IP address of the caller, for audit events. */
    address: text('address').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [index('trainings_algorithm_idx').on(table.algorithmId, table.createdAt)],
);
