import type { TrainingReport, TrainingSettings } from '@atrium/contract';
import type { FoldResult } from './measure-model.ts';

type Measured = Pick<
  TrainingReport,
  'measuredRows' | 'metrics' | 'baseline' | 'confusion' | 'residuals' | 'importance'
>;
type Metrics = TrainingReport['metrics'];
type Counts = readonly (readonly number[])[];

/** Points of the plot of actual and predicted values. */
const MAX_RESIDUALS = 200;

const NO_METRICS: Metrics = { accuracy: null, f1: null, r2: null, mae: null, rmse: null };

/** Combines the results of all folds. */
export function summarizeFolds(
  folds: readonly FoldResult[],
  { features }: Pick<TrainingSettings, 'features'>,
  classes: readonly string[],
): Measured {
  const drops = folds.find((fold) => fold.drops.length > 0)?.drops ?? [];
  const importance = features
    .map(({ column }, index) => ({ column, drop: drops[index] ?? 0 }))
    .sort((one, other) => other.drop - one.drop);
  if (classes.length > 0) {
    const counts = addCounts(folds.map(({ confusion }) => confusion));
    const baseline = addCounts(folds.map((fold) => fold.baselineConfusion));
    return {
      measuredRows: counts.flat().reduce((sum, count) => sum + count, 0),
      metrics: { ...NO_METRICS, ...toClassMetrics(counts) },
      baseline: { ...NO_METRICS, ...toClassMetrics(baseline) },
      confusion: { classes: [...classes], counts },
      residuals: null,
      importance,
    };
  }
  const values = folds.flatMap((fold) => fold.values);
  const step = Math.max(1, Math.ceil(values.length / MAX_RESIDUALS));
  return {
    measuredRows: values.length,
    metrics: toErrorMetrics(values.map(([actual, predicted]) => [actual, predicted])),
    baseline: toErrorMetrics(values.map(([actual, , baseline]) => [actual, baseline])),
    confusion: null,
    residuals: values
      .filter((_, index) => index % step === 0)
      .map(([actual, predicted]) => ({ actual, predicted })),
    importance,
  };
}

function addCounts(parts: readonly Counts[]): number[][] {
  const [first = []] = parts;
  return first.map((line, row) =>
    line.map((_, column) => parts.reduce((sum, part) => sum + (part[row]?.[column] ?? 0), 0)),
  );
}

/** Returns the accuracy, and the mean F1 of the classes. */
function toClassMetrics(counts: Counts) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const hits = counts.map((line, index) => line[index] ?? 0);
  const scores = counts.map((line, index) => {
    const found = sum(counts.map((other) => other[index] ?? 0));
    return found + sum(line) === 0 ? 0 : (2 * (hits[index] ?? 0)) / (found + sum(line));
  });
  return { accuracy: sum(hits) / sum(counts.flat()), f1: sum(scores) / scores.length };
}

function toErrorMetrics(pairs: readonly (readonly [actual: number, predicted: number])[]): Metrics {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
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
