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
  nonnegative,
  nullable,
  number,
  object,
  optional,
  refine,
  strictObject,
  string,
} from 'zod/mini';
import {
  commonFields,
  descriptionField,
  idField,
  nameField,
  positiveIntegerField,
  timeField,
} from './fields.ts';
import { tokenFields } from './run.ts';
import { isStorableText, textField } from './text-field.ts';

/** The tasks that a data set can evaluate. */
export const EVALUATED_TASKS = [
  'sentiment',
  'language',
  'entities',
  'keywords',
  'redact',
  'tokenize',
  'extract',
  'ocr',
  'barcode',
  'cluster',
  'anomaly',
  'forecast',
  'classify',
  'regress',
] as const;

export type EvaluatedTask = (typeof EVALUATED_TASKS)[number];

/** The metric by which results for a task are judged, from 0 to 1. More is better. */
export const TASK_METRICS = {
  sentiment: 'accuracy',
  language: 'accuracy',
  entities: 'f1',
  keywords: 'f1',
  redact: 'exactMatch',
  tokenize: 'f1',
  extract: 'fieldMatch',
  ocr: 'characterAccuracy',
  barcode: 'exactMatch',
  cluster: 'randIndex',
  anomaly: 'f1',
  forecast: 'skill',
  classify: 'accuracy',
  regress: 'r2',
} as const satisfies Record<EvaluatedTask, string>;

export type EvaluationMetric = (typeof TASK_METRICS)[EvaluatedTask];

export const DATA_SET_LIMITS = {
  rows: 5_000,
  columns: 100,
  /** Characters of one cell. */
  cell: 2_000,
  /** Targets of one gate. */
  gates: 20,
  /** Rows of a data set with images, which contains one image per row. */
  images: 500,
} as const;

/** The columns of a data set with images: the id of the image, the name of its file, and the expected result. */
export const IMAGE_COLUMNS = { image: 'image', file: 'file', expected: 'expected' } as const;

export type DataSetCell = string | number | null;

const isCell = (cell: unknown): boolean =>
  cell === null ||
  (typeof cell === 'string'
    ? cell.length <= DATA_SET_LIMITS.cell && isStorableText(cell)
    : Number.isFinite(cell));

/**
 * Returns whether the rows are valid. A schema of the cells would name the invalid cell, but it
 * would create an object for each cell.
 */
function areRows(rows: unknown): boolean {
  return (
    Array.isArray(rows) &&
    rows.length > 0 &&
    rows.length <= DATA_SET_LIMITS.rows &&
    rows.every((row) => Array.isArray(row) && row.every(isCell))
  );
}

const columnField = textField(64, minLength(1));

/** A table of examples. Each row has one value per column; `null` is an empty cell. */
const contentSchema = strictObject({
  columns: array(columnField).check(minLength(1), maxLength(DATA_SET_LIMITS.columns)),
  rows: custom<DataSetCell[][]>(areRows),
}).check(
  refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), { path: ['rows'] }),
);

export type DataSetContent = Infer<typeof contentSchema>;

/** The condition that a version must meet before it is published or becomes `production`. */
const gateSchema = strictObject({
  isOn: boolean(),
  /** Algorithms and items to which the gate applies. */
  targetIds: array(idField).check(maxLength(DATA_SET_LIMITS.gates)),
  /** The smallest score that passes. */
  minimum: number().check(minimum(0), maximum(1)),
  /** Whether the score must also reach that of the production version. */
  isNotWorse: boolean(),
});

export type Gate = Infer<typeof gateSchema>;

const sharedFields = {
  name: nameField,
  task: enumeration(EVALUATED_TASKS),
  description: descriptionField,
  /** The column with the text, or with the ids of images. Unused for tables and series. */
  textColumn: textField(64),
  /** The column with the expected result. For a forecast, the column with the values. */
  expectedColumn: columnField,
  /** Steps at the end of a series that are forecast. Unused for other tasks. */
  horizon: int().check(minimum(1), maximum(1_000)),
  /** Steps of a season, 0 for none. Unused for other tasks. */
  season: int().check(minimum(0), maximum(10_000)),
  gate: gateSchema,
};

export const dataSetDraftFields = { ...sharedFields, content: contentSchema };

/** A data set as it appears in lists. Its revision grows with each change; an evaluation belongs to one revision. */
export const dataSetRowSchema = looseObject({
  ...commonFields,
  ...sharedFields,
  rowCount: int(),
  createdByName: nullable(string()),
});

export type DataSetRow = Infer<typeof dataSetRowSchema>;

export const dataSetSchema = looseObject({
  ...commonFields,
  ...sharedFields,
  rowCount: int(),
  createdByName: nullable(string()),
  content: contentSchema,
});

export type DataSet = Infer<typeof dataSetSchema>;

export const EVALUATION_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;

/** The subject of an evaluation: a version of an algorithm, or the current revision of an item. */
export const EVALUATED_KINDS = ['algorithm', 'recognition', 'nlp'] as const;

const failureSchema = object({
  /** Number of the row, from 1. */
  row: positiveIntegerField,
  /** The text, the row of the table, or the name of the image's file. */
  input: string(),
  imageId: optional(idField),
  expected: string(),
  actual: string(),
  /** Why the engine rejected the input, in the caller's language. */
  message: optional(string()),
});

/** How often a class was predicted for each expected class. */
const confusionSchema = object({
  classes: array(string()),
  /** By expected class, then by predicted class. */
  counts: array(array(int())),
});

/** How often the value of one field of a JSON result was right. */
const fieldScoreSchema = object({
  /** The path, such as `customer.name`. `items[].price` counts all positions of a list together. */
  path: string(),
  /** The number of expected values, and how many of them were right. */
  expected: positiveIntegerField,
  hits: int().check(nonnegative()),
});

export type FieldScore = Infer<typeof fieldScoreSchema>;

const metricsSchema = looseObject({
  metric: string(),
  /** The share of the examples with exactly the expected JSON result. */
  exactMatch: optional(nullable(number())),
  /** By field of a JSON result. */
  fields: optional(nullable(array(fieldScoreSchema))),
  /** Mean absolute percentage error of a forecast, and of repeating the last season. */
  mape: nullable(number()),
  naiveMape: nullable(number()),
  silhouette: nullable(number()),
  /** For text recognition: the number of characters to correct, divided by the number of expected characters. */
  characterError: optional(nullable(number())),
  /** Mean absolute error of a regression, in units of the expected column. */
  mae: optional(nullable(number())),
  confusion: nullable(confusionSchema),
  /** Latency of the runs, in milliseconds. */
  p50Ms: number(),
  p95Ms: number(),
  /** Sums over all runs. A sum is null if the value is unknown for any run. */
  ...tokenFields,
});

export type EvaluationMetrics = Infer<typeof metricsSchema>;

/** An evaluation without its failures. */
export const evaluationRowSchema = looseObject({
  id: idField,
  dataSetId: idField,
  /** The revision of the data set that was evaluated. */
  dataSetRevision: positiveIntegerField,
  kind: enumeration(EVALUATED_KINDS),
  targetId: idField,
  targetName: string(),
  /** The version of the algorithm, or the revision of the item. */
  version: positiveIntegerField,
  status: enumeration(EVALUATION_STATUSES),
  /** Rows that have been run, and all rows. */
  done: int().check(nonnegative()),
  total: int().check(nonnegative()),
  /** From 0 to 1, by the metric of the task. Null until the evaluation succeeds. */
  score: nullable(number()),
  metrics: nullable(metricsSchema),
  /** Why the evaluation failed, in the caller's language. */
  message: nullable(string()),
  failureCount: int().check(nonnegative()),
  createdAt: timeField,
  createdByName: nullable(string()),
  finishedAt: nullable(timeField),
});

export type Evaluation = Infer<typeof evaluationRowSchema>;

export const evaluationSchema = looseObject({
  ...evaluationRowSchema.shape,
  /** The first 200 rows with a wrong result. */
  failures: array(failureSchema),
});

export type EvaluationDetail = Infer<typeof evaluationSchema>;

/** A target that a data set can evaluate, with its versions, newest first. */
export const evaluationTargetSchema = looseObject({
  kind: enumeration(EVALUATED_KINDS),
  id: idField,
  name: string(),
  versions: array(positiveIntegerField),
  /** The production version, or the published revision. */
  current: nullable(positiveIntegerField),
});

export type EvaluationTarget = Infer<typeof evaluationTargetSchema>;
