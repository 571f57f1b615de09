import {
  array,
  boolean,
  type infer as Infer,
  int,
  nonnegative,
  nullable,
  number,
  object,
  optional,
  string,
} from 'zod/mini';
import { scoreField, signedScoreField } from './output-fields.ts';

/**
 * `labels` has the number of each row's cluster, from 0, and `centroids` has the centroid of each cluster, in the units
 * of the table. A centroid has one number for each of `columns`, the numeric columns that were used. `silhouette`
 * (−1…1) is null if there is only one cluster.
 */
export const clusterOutputSchema = object({
  columns: array(string()),
  labels: array(int().check(nonnegative())),
  centroids: array(array(number())),
  silhouette: nullable(signedScoreField),
});

export type ClusterOutput = Infer<typeof clusterOutputSchema>;

/** A score (1 is most anomalous) and a flag for each row. `columns` are the numeric columns that were used. */
export const anomalyOutputSchema = object({
  columns: array(string()),
  scores: array(scoreField),
  flags: array(boolean()),
});

export type AnomalyOutput = Infer<typeof anomalyOutputSchema>;

/**
 * The forecast: a value for each step of the horizon, and the interval in which it is expected. `dates` are those of
 * the steps, if the series has dates.
 */
export const forecastOutputSchema = object({
  mean: array(number()),
  lower: array(number()),
  upper: array(number()),
  dates: optional(array(string())),
});

export type ForecastOutput = Infer<typeof forecastOutputSchema>;
