import {
  array,
  boolean,
  custom,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  record,
  string,
  unknown,
} from 'zod/mini';
import { taskIdSchema } from './engine.ts';
import { idField, timeField } from './fields.ts';
import { isStorableText, textField } from './text-field.ts';

export const BATCH_LIMITS = {
  rows: 10_000,
  images: 500,
  /** A ZIP file with images: the bytes of the file, the bytes of its unpacked images, and the number of its entries. */
  archiveBytes: 64 * 1024 * 1024,
  archiveExpandedBytes: 256 * 1024 * 1024,
  archiveEntries: 2_000,
  columns: 100,
  /** Characters of a cell. Excel cannot store more. */
  cell: 32_767,
  /** Rows of one call. */
  slice: 500,
  /** The highest pace, in rows per minute. */
  perMinute: 6_000,
  /** Batches of one user that have not ended. */
  unfinished: 5,
  /** Rows that one user may start in 24 hours. */
  rowsPerDay: 50_000,
  /** Batches in the list of an app: the newest ones. */
  listed: 50,
} as const;

/** A batch is `uploading` until it is started. Abandoned uploads are deleted after a day. */
export const BATCH_STATUSES = ['uploading', 'running', 'finished', 'canceled'] as const;

export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const BATCH_ROW_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;

export type BatchRowStatus = (typeof BATCH_ROW_STATUSES)[number];

export type BatchCell = string | number | null;

const isCell = (cell: unknown): boolean =>
  cell === null ||
  (typeof cell === 'string'
    ? cell.length <= BATCH_LIMITS.cell && isStorableText(cell)
    : Number.isFinite(cell));

/** A function checks the rows, with one error for all cells, because a schema would create an object for each cell. */
export const batchRowsField = custom<BatchCell[][]>(
  (rows) =>
    Array.isArray(rows) &&
    rows.length > 0 &&
    rows.length <= BATCH_LIMITS.slice &&
    rows.every((row) => Array.isArray(row) && row.length <= BATCH_LIMITS.columns && row.every(isCell)),
);

export const batchColumnField = textField(BATCH_LIMITS.cell, minLength(1));

/** How the columns of a file become the inputs of a task. */
export const batchMappingFields = {
  /** The column with the text, or the columns with the values of a series, in order. Empty for images. */
  inputColumns: array(batchColumnField).check(maxLength(BATCH_LIMITS.columns)),
  /** Steps to forecast and steps of a season. Unused for other tasks. */
  horizon: int().check(minimum(1), maximum(1_000)),
  season: int().check(minimum(0), maximum(10_000)),
};

export const batchPerMinuteField = nullable(int().check(minimum(1), maximum(BATCH_LIMITS.perMinute)));

/** One task on many inputs, in the background. */
export const batchSchema = looseObject({
  id: idField,
  appId: idField,
  name: string(),
  task: taskIdSchema,
  status: enumeration(BATCH_STATUSES),
  columns: array(string()),
  ...batchMappingFields,
  /** The largest number of rows that begin in a minute; null for no limit. */
  perMinute: batchPerMinuteField,
  /** The version or revision that runs the rows; null for the binding of the app. */
  binding: nullable(string()),
  /** The webhook that is notified when the batch has ended. */
  webhookUrl: nullable(string()),
  /** The number of rows by status. */
  counts: looseObject({
    queued: int(),
    running: int(),
    succeeded: int(),
    failed: int(),
    canceled: int(),
  }),
  total: int(),
  /** Whether the viewer may change the batch, not only see it. */
  isChangeable: boolean(),
  createdByName: nullable(string()),
  createdAt: timeField,
  finishedAt: nullable(timeField),
});

export type Batch = Infer<typeof batchSchema>;

export const batchRowSchema = looseObject({
  /** From 1, in the order of the file. */
  row: int(),
  /** One value per column. */
  cells: array(unknown()),
  status: enumeration(BATCH_ROW_STATUSES),
  /** The run with the result. */
  runId: nullable(idField),
  /** Why the row failed. */
  message: nullable(string()),
  /** The output of the run. Null if the row has none. */
  outputs: nullable(record(string(), unknown())),
});

export type BatchRow = Infer<typeof batchRowSchema>;
