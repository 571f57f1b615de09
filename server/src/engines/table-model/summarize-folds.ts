import type { TrainingReport, TrainingSettings } from '@atrium/contract';
import type { AnomalyFoldResult, ScoreSummary } from './measure-anomalies.ts';
import type { ClusterFoldResult } from './measure-clusters.ts';
import type { PredictionFoldResult } from './measure-predictions.ts';

export type FoldResult = PredictionFoldResult | ClusterFoldResult | AnomalyFoldResult;

type Metrics = TrainingReport['metrics'];
type Measured = Pick<
  TrainingReport,
  'measuredRows' | 'metrics' | 'baseline' | 'confusion' | 'residuals' | 'importance'
>;
/** Only an anomaly detection has `scoreSummary`, a summary of the scores of the measured rows. */
type Summary = Measured & { readonly scoreSummary?: ScoreSummary };
type Counts = readonly (readonly number[])[];

/** The largest number of points in the plot of actual and predicted values. */
const MAX_RESIDUALS = 200;

const NO_METRICS: Metrics = { accuracy: null, f1: null, r2: null, mae: null, rmse: null };

const NO_PREDICTION = { confusion: null, residuals: null, importance: [] };

/** Combines the results of all folds. `classes` is empty unless a class is predicted. */
export function summarizeFolds(
  folds: readonly FoldResult[],
  settings: Pick<TrainingSettings, 'features' | 'target'>,
  classes: readonly string[],
): Summary {
  const clusterFolds = folds.filter((fold) => fold.kind === 'clusters');
  if (clusterFolds.length > 0) return summarizeClusters(clusterFolds);
  const anomalyFolds = folds.filter((fold) => fold.kind === 'anomalies');
  if (anomalyFolds.length > 0) return summarizeAnomalies(anomalyFolds, settings.target !== '');
  return summarizePredictions(
    folds.filter((fold) => fold.kind === 'prediction'),
    settings,
    classes,
  );
}

function summarizeClusters(folds: readonly ClusterFoldResult[]): Measured {
  const mean = (read: (fold: ClusterFoldResult) => number) => sum(folds.map(read)) / folds.length;
  return {
    ...NO_PREDICTION,
    measuredRows: sum(folds.map(({ rowCount }) => rowCount)),
    metrics: { ...NO_METRICS, silhouette: mean(({ silhouette }) => silhouette) },
    baseline: { ...NO_METRICS, silhouette: mean(({ baseline }) => baseline) },
  };
}

function summarizeAnomalies(folds: readonly AnomalyFoldResult[], hasKnownAnomalies: boolean): Summary {
  const rows = sum(folds.map(({ scoreSummary }) => scoreSummary.rows));
  const flagged = sum(folds.map(({ scoreSummary }) => scoreSummary.flagged));
  const known = sum(folds.map((fold) => fold.known));
  const hits = sum(folds.map((fold) => fold.hits));
  const [counts = []] = addCounts(folds.map(({ scoreSummary }) => [scoreSummary.counts]));
  return {
    ...NO_PREDICTION,
    measuredRows: rows,
    metrics: hasKnownAnomalies ? toFlagMetrics(hits, flagged, known) : NO_METRICS,
    // The baseline flags every row.
    baseline: hasKnownAnomalies ? toFlagMetrics(known, rows, known) : NO_METRICS,
    scoreSummary: { rows, flagged, counts },
  };
}

/** `hits` are the known anomalies among the `flagged` rows. `known` is the number of all known anomalies. */
function toFlagMetrics(hits: number, flagged: number, known: number): Metrics {
  const divide = (one: number, other: number) => (other === 0 ? 0 : one / other);
  return {
    ...NO_METRICS,
    precision: divide(hits, flagged),
    recall: divide(hits, known),
    f1: divide(2 * hits, flagged + known),
  };
}

function summarizePredictions(
  folds: readonly PredictionFoldResult[],
  { features }: Pick<TrainingSettings, 'features'>,
  classes: readonly string[],
): Measured {
  // Only one fold measures the importance of the features. The others have no drops.
  const drops = folds.find((fold) => fold.drops.length > 0)?.drops ?? [];
  const importance = features
    .map(({ column }, index) => ({ column, drop: drops[index] ?? 0 }))
    .sort((one, other) => other.drop - one.drop);
  if (classes.length > 0) {
    const counts = addCounts(folds.map(({ confusion }) => confusion));
    const baseline = addCounts(folds.map((fold) => fold.baselineConfusion));
    return {
      measuredRows: sum(counts.flat()),
      metrics: { ...NO_METRICS, ...toClassMetrics(counts) },
      baseline: { ...NO_METRICS, ...toClassMetrics(baseline) },
      confusion: { classes: [...classes], counts },
      residuals: null,
      importance,
    };
  }
  const values = folds.flatMap((fold) => fold.values);
  const interval = Math.max(1, Math.ceil(values.length / MAX_RESIDUALS));
  return {
    measuredRows: values.length,
    metrics: toErrorMetrics(values.map(([actual, predicted]) => [actual, predicted])),
    baseline: toErrorMetrics(values.map(([actual, , baseline]) => [actual, baseline])),
    confusion: null,
    residuals: values
      .filter((_, index) => index % interval === 0)
      .map(([actual, predicted]) => ({ actual, predicted })),
    importance,
  };
}

/** Adds up tables of counts that have the same size. */
function addCounts(parts: readonly Counts[]): number[][] {
  const [first = []] = parts;
  return first.map((line, row) =>
    line.map((_, column) => sum(parts.map((part) => part[row]?.[column] ?? 0))),
  );
}

/** Returns the accuracy, and the mean F1 of the classes. */
function toClassMetrics(counts: Counts) {
  const hits = counts.map((line, index) => line[index] ?? 0);
  const scores = counts.map((line, index) => {
    const found = sum(counts.map((other) => other[index] ?? 0));
    return found + sum(line) === 0 ? 0 : (2 * (hits[index] ?? 0)) / (found + sum(line));
  });
  return { accuracy: sum(hits) / sum(counts.flat()), f1: sum(scores) / scores.length };
}

function toErrorMetrics(pairs: readonly (readonly [actual: number, predicted: number])[]): Metrics {
  const mean = (values: readonly number[]) => sum(values) / values.length;
  const center = mean(pairs.map(([actual]) => actual));
  const spread = mean(pairs.map(([actual]) => (actual - center) ** 2));
  const error = mean(pairs.map(([actual, predicted]) => (actual - predicted) ** 2));
  return {
    ...NO_METRICS,
    r2: spread === 0 ? 0 : 1 - error / spread,
    mae: mean(pairs.map(([actual, predicted]) => Math.abs(actual - predicted))),
    rmse: Math.sqrt(error),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
