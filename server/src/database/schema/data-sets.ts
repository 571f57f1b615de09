import type { DataSet, ErrorCode, Evaluation, EvaluationDetail } from '@atrium/contract';
import {
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TokenUsage } from '../../domain/token-usage.ts';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Examples with expected results. Evaluations run versions and items on them. */
export const dataSets = pgTable(
  'data_sets',
  {
    ...commonColumns(),
    name: text('name').notNull(),
    task: text('task').$type<DataSet['task']>().notNull(),
    description: text('description').notNull(),
    textColumn: text('text_column').notNull(),
    expectedColumn: text('expected_column').notNull(),
    /** For forecasts: how many time steps to forecast, and how many time steps a season has. Unused for other tasks. */
    horizon: integer('horizon').notNull(),
    season: integer('season').notNull(),
    gate: jsonb('gate').$type<DataSet['gate']>().notNull(),
    content: jsonb('content').$type<DataSet['content']>().notNull(),
    rowCount: integer('row_count').notNull(),
  },
  (table) => [
    index('data_sets_updated_at_idx').on(table.updatedAt, table.id),
    index('data_sets_name_idx').on(table.name, table.updatedAt, table.id),
    index('data_sets_task_idx').on(table.task, table.updatedAt, table.id),
    searchIndex('data_sets_search_idx', table.name, table.description),
  ],
);

/**
 * The images of data sets. A row of a data set contains the id of its image. An image whose data set is null was
 * uploaded, but its data set is not stored yet.
 */
export const dataSetImages = pgTable(
  'data_set_images',
  {
    id: uuid('id').primaryKey(),
    dataSetId: uuid('data_set_id').references(() => dataSets.id, { onDelete: 'cascade' }),
    file: bytes('file').notNull(),
    fileType: text('file_type').notNull(),
    /** The number of bytes. It counts toward the storage of `createdBy`. */
    size: integer('size').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [index('data_set_images_data_set_idx').on(table.dataSetId, table.createdAt)],
);

interface Rejection {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, number | string>>;
}

/** A row whose result is wrong, or that has no result. */
export type StoredFailure = Omit<EvaluationDetail['failures'][number], 'message'> & {
  readonly rejection?: Rejection;
};

/**
 * Evaluations of versions and items. Engine and parameters are copied, because an item may change before its evaluation
 * ends.
 */
export const evaluations = pgTable(
  'evaluations',
  {
    id: uuid('id').primaryKey(),
    dataSetId: uuid('data_set_id')
      .notNull()
      .references(() => dataSets.id, { onDelete: 'cascade' }),
    dataSetRevision: integer('data_set_revision').notNull(),
    kind: text('kind').$type<Evaluation['kind']>().notNull(),
    targetId: uuid('target_id').notNull(),
    targetName: text('target_name').notNull(),
    /** The number of the version, or the revision of the item. */
    version: integer('version').notNull(),
    engineId: text('engine_id').notNull(),
    parameters: jsonb('parameters').$type<Record<string, unknown>>().notNull(),
    status: text('status').$type<Evaluation['status']>().notNull(),
    /** The attempt of the job that runs the evaluation. */
    attempt: integer('attempt').notNull().default(0),
    /** The number of finished runs, of `total` runs. For tasks on tables, one run processes all rows. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    score: doublePrecision('score'),
    metrics: jsonb('metrics').$type<NonNullable<Evaluation['metrics']>>(),
    errorCode: integer('error_code'),
    failures: jsonb('failures').$type<readonly StoredFailure[]>().notNull(),
    failureCount: integer('failure_count').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    index('evaluations_data_set_idx').on(table.dataSetId, table.createdAt),
    index('evaluations_target_idx').on(table.targetId, table.version),
  ],
);

/** How the output for one row compares with the expected result. */
export interface EvaluatedRow {
  readonly row: number;
  /** The beginning of the text, or the name of the image's file. */
  readonly input: string;
  readonly imageId?: string;
  readonly runMs: number;
  /** Missing in rows that an earlier release of Atrium stored. */
  readonly tokens?: TokenUsage;
  readonly isRight: boolean;
  /**
   * The number of entries that both the output and the expected result contain. An entry is a part that is compared
   * alone, such as an entity, a word or a field of a JSON result.
   */
  readonly hits: number;
  /** The number of entries of the output. */
  readonly found: number;
  /** The number of entries of the expected result. */
  readonly expected: number;
  /** The output and the expected result as texts. */
  readonly actualText: string;
  readonly expectedText: string;
  /** The expected fields of a JSON result. `path` contains no list indexes. */
  readonly fields?: readonly { readonly path: string; readonly isRight: boolean }[];
  /** The class that was predicted, for tasks with classes. */
  readonly predicted?: string;
  /** Why the engine rejected the input, so that there is no output. */
  readonly rejection?: Rejection;
}

/**
 * The evaluated rows of evaluations that have not ended. After a crash, an evaluation continues with the other rows.
 */
export const evaluationRows = pgTable(
  'evaluation_rows',
  {
    evaluationId: uuid('evaluation_id')
      .notNull()
      .references(() => evaluations.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    judgment: jsonb('judgment').$type<EvaluatedRow>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.evaluationId, table.row] })],
);
