import {
  array,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  refine,
  strictObject,
  string,
} from 'zod/mini';
import { idField, positiveIntegerField, timeField } from './fields.ts';
import { textField } from './text-field.ts';

/** The tasks whose versions can be trained from a table. */
export const TRAINED_TASKS = ['classify', 'regress', 'cluster', 'anomaly'] as const;

export type TrainedTask = (typeof TRAINED_TASKS)[number];

/** Returns whether a model of the task predicts a column of the training table, the target column. */
export function predictsColumn(task: TrainedTask): task is 'classify' | 'regress' {
  return task === 'classify' || task === 'regress';
}

/** The learning methods for each task. The first one is the default. */
export const TRAINING_ALGORITHMS = {
  classify: ['forest', 'tree', 'logistic'],
  regress: ['forest', 'tree', 'linear'],
  cluster: ['kmeans'],
  anomaly: ['isolation'],
} as const;

export const ALL_TRAINING_ALGORITHMS = [
  'forest',
  'tree',
  'logistic',
  'linear',
  'kmeans',
  'isolation',
] as const;

export type TrainingAlgorithm = (typeof ALL_TRAINING_ALGORITHMS)[number];

export const TRAINING_LIMITS = {
  /** The smallest number of rows. If the model predicts a column, only the rows with a value in this column count. */
  minRows: 20,
  rows: 100_000,
  /** Cells of the used columns. */
  cells: 2_000_000,
  features: 200,
  classes: 50,
  /** Distinct values of a category column. If there are more, the rarest ones are treated as unknown. */
  categories: 100,
  folds: 5,
  clusters: 50,
  /** The largest share of anomalies. */
  contamination: 0.5,
  /** The number of the newest trainings in a list. */
  listed: 50,
} as const;

const columnField = textField(64, minLength(1));

/** How a model is trained. */
export const trainingSettingsSchema = strictObject({
  algorithm: enumeration(ALL_TRAINING_ALGORITHMS),
  /**
   * The column that the model predicts. For anomaly detection, the column with the known anomalies, which only the
   * report uses, or an empty text. Empty for clustering.
   */
  target: textField(64),
  /** The columns that the model reads. */
  features: array(strictObject({ column: columnField, type: enumeration(['number', 'category']) })).check(
    minLength(1),
    maxLength(TRAINING_LIMITS.features),
    refine((features) => new Set(features.map(({ column }) => column)).size === features.length),
  ),
  /** `holdout`: the model is measured on one fifth of the rows. `folds`: on each of five fifths, one after another. */
  validation: enumeration(['holdout', 'folds']),
  seed: int().check(minimum(0), maximum(1_000_000)),
  /** The number of clusters, only for clustering. */
  clusters: optional(int().check(minimum(2), maximum(TRAINING_LIMITS.clusters))),
  /**
   * The share of the rows that the threshold flags in the training, only for anomaly detection. With 0, the threshold
   * follows from the distribution of the scores.
   */
  contamination: optional(number().check(minimum(0), maximum(TRAINING_LIMITS.contamination))),
});

export type TrainingSettings = Infer<typeof trainingSettingsSchema>;

export const TRAINING_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;

const metricsSchema = object({
  /** Share of right predictions. Only for a classification. */
  accuracy: nullable(number()),
  /** Mean F1 of the classes, or F1 of the flags of an anomaly detection with known anomalies. */
  f1: nullable(number()),
  /** R². Only for a regression. */
  r2: nullable(number()),
  /** Mean absolute error, in units of the target column. Only for a regression. */
  mae: nullable(number()),
  /** Root of the mean squared error, in units of the target column. Only for a regression. */
  rmse: nullable(number()),
  /** Only for clustering: from −1 to 1. */
  silhouette: optional(nullable(number())),
  /** Only for an anomaly detection with known anomalies. */
  precision: optional(nullable(number())),
  recall: optional(nullable(number())),
});

/** The number of rows, of flagged rows, and of rows with a score in each of 50 equal parts from 0 to 1. */
const scoreSummarySchema = object({ rows: int(), flagged: int(), counts: array(int()) });

/** The measurements of a training, on rows that the measured model did not see. */
const reportSchema = looseObject({
  /** Rows that were used, and rows without a value in the target column, which were not. */
  rows: int(),
  rowsWithoutTarget: int(),
  /** Rows on which the model was measured. */
  measuredRows: int(),
  /**
   * The columns with empty cells. The empty cells of a column of numbers become its median, and those of a category
   * column form one more category.
   */
  missing: array(object({ column: string(), count: int() })),
  metrics: metricsSchema,
  /**
   * The metrics of predicting the most frequent class, or the mean, for every row; of assigning the rows at random to
   * clusters of the same sizes; or of flagging every row.
   */
  baseline: metricsSchema,
  /** By expected class, then by predicted class. Only for a classification. */
  confusion: nullable(object({ classes: array(string()), counts: array(array(int())) })),
  /** Actual and predicted values of some rows. Only for a regression. */
  residuals: nullable(array(object({ actual: number(), predicted: number() }))),
  /**
   * How much accuracy or R² drops when the values of a column are shuffled; the largest first. Empty without a target
   * column.
   */
  importance: array(object({ column: string(), drop: number() })),
  /** Rows of the table in each cluster of the final model. Only for clustering. */
  clusterSizes: optional(array(int())),
  /** Only for anomaly detection. `training` are the scores of all rows by the final model. */
  anomalies: optional(
    object({ threshold: number(), training: scoreSummarySchema, measured: scoreSummarySchema }),
  ),
  /** The libraries with which the model was trained. */
  libraries: array(object({ name: string(), version: string() })),
  durationMs: number(),
});

export type TrainingReport = Infer<typeof reportSchema>;

export const trainingSchema = looseObject({
  id: idField,
  algorithmId: idField,
  settings: trainingSettingsSchema,
  status: enumeration(TRAINING_STATUSES),
  /** The number of finished steps, and of all steps. */
  done: int(),
  total: int(),
  rowCount: int(),
  /** SHA-256 of the table. */
  fingerprint: string(),
  /** Null until it succeeds. */
  report: nullable(reportSchema),
  /** Why it failed, in the caller's language. */
  message: nullable(string()),
  /** The version that it created, and its model file. */
  version: nullable(positiveIntegerField),
  modelFile: nullable(object({ id: idField, sha256: string(), size: int() })),
  createdAt: timeField,
  createdByName: nullable(string()),
  finishedAt: nullable(timeField),
});

export type Training = Infer<typeof trainingSchema>;
