import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { drawSample } from '../tables/draw-sample.ts';
import type { Fold } from './create-fold.ts';
import { encodeFeatures } from './encode-features.ts';
import { findHighestIndex, predictEncoded } from './predict-table.ts';
import { findColumn, readNumbers, toCategory } from './read-cells.ts';
import { selectRows } from './select-rows.ts';
import { shuffleItems } from './shuffle-items.ts';
import type { TrainingTable } from './train-model.ts';
import type { EncodedTable, PredictionModel } from './trained-model.ts';

/**
 * The measurements on the test rows of one fold. The baseline predicts the same for every row: the most frequent class
 * of the training rows, or their mean.
 */
export interface PredictionFoldResult {
  readonly kind: 'prediction';
  /** The numbers of rows by actual class, then by predicted class. Empty for a regression. */
  readonly confusion: number[][];
  readonly baselineConfusion: number[][];
  /** Actual, predicted and baseline values. Empty for a classification. */
  readonly values: [actual: number, predicted: number, baseline: number][];
  /** For each feature, how much the score drops when its values are shuffled. Empty if this was not measured. */
  readonly drops: number[];
}

/** The largest number of rows on which the importance of features is measured, and how often each one is shuffled. */
const IMPORTANCE_ROWS = 500;
const SHUFFLES = 3;

/** Measures a model on rows that it was not trained from. */
export function measurePredictions(
  model: PredictionModel,
  { table, settings }: TrainingTable,
  { testRows, trainingRows }: Fold,
  { measuresImportance }: { readonly measuresImportance: boolean },
): PredictionFoldResult {
  const encoded = encodeFeatures(selectRows(table, testRows), model.features);
  const outputs = predictEncoded(model, encoded);
  const readActual = (rows: readonly number[]): readonly number[] => {
    if (model.task === 'regress') return [...readNumbers(selectRows(table, rows), settings.target)];
    const index = findColumn(table, settings.target);
    return rows.map((row) => model.classes.indexOf(toCategory(table.rows[row]?.[index])));
  };
  const actual = readActual(testRows);
  const baseline = findBaseline(model, readActual(trainingRows));
  const predicted = outputs.map((output) => readPrediction(model, output));
  const isClassifier = model.task === 'classify';
  return {
    kind: 'prediction',
    confusion: isClassifier ? countConfusion(model, actual, predicted) : [],
    baselineConfusion: isClassifier
      ? countConfusion(
          model,
          actual,
          predicted.map(() => baseline),
        )
      : [],
    values: isClassifier ? [] : actual.map((value, at) => [value, predicted[at] ?? 0, baseline]),
    drops: measuresImportance ? measureDrops(model, encoded, actual, settings.seed) : [],
  };
}

/** Returns the index of the most probable class, or the number of a regression. */
function readPrediction({ task }: PredictionModel, output: readonly number[]): number {
  return task === 'classify' ? findHighestIndex(output) : (output[0] ?? 0);
}

/** Returns the mean of the values for a regression, or the index of the most frequent class. */
function findBaseline({ task, classes }: PredictionModel, values: readonly number[]): number {
  if (task === 'regress') return values.reduce((sum, value) => sum + value, 0) / values.length;
  return findHighestIndex(classes.map((_, index) => values.filter((value) => value === index).length));
}

/** Counts the rows by their actual class, then by their predicted class. */
function countConfusion(
  { classes }: PredictionModel,
  actual: readonly number[],
  predicted: readonly number[],
): number[][] {
  const counts = classes.map(() => classes.map(() => 0));
  for (const [row, actualClass] of actual.entries()) {
    const classCounts = counts[actualClass];
    const predictedClass = predicted[row] ?? 0;
    if (classCounts) classCounts[predictedClass] = (classCounts[predictedClass] ?? 0) + 1;
  }
  return counts;
}

/** Returns the accuracy of a classification, or R² of a regression. */
function computeScore(
  { task }: PredictionModel,
  actual: readonly number[],
  predicted: readonly number[],
): number {
  if (task === 'classify') {
    return actual.filter((value, row) => value === predicted[row]).length / actual.length;
  }
  const mean = actual.reduce((sum, value) => sum + value, 0) / actual.length;
  const sumSquares = (getTerm: (value: number, row: number) => number) =>
    actual.reduce((sum, value, row) => sum + getTerm(value, row) ** 2, 0);
  const total = sumSquares((value) => value - mean);
  return total === 0 ? 0 : 1 - sumSquares((value, row) => value - (predicted[row] ?? 0)) / total;
}

/** Returns, for each feature, how much the score drops on average when the values of the feature are shuffled. */
function measureDrops(
  model: PredictionModel,
  encoded: EncodedTable,
  actual: readonly number[],
  seed: number,
): number[] {
  const random = createSeededRandom(seed);
  const rows = drawSample([...actual.keys()], IMPORTANCE_ROWS, random);
  const columns = encoded.columns.map((values) => Float64Array.from(rows, (row) => values[row] ?? 0));
  const sampledActual = rows.map((row) => actual[row] ?? 0);
  const scoreWith = (measuredColumns: readonly Float64Array[]) => {
    const outputs = predictEncoded(model, { ...encoded, columns: measuredColumns, rowCount: rows.length });
    return computeScore(
      model,
      sampledActual,
      outputs.map((output) => readPrediction(model, output)),
    );
  };
  const unshuffledScore = scoreWith(columns);
  return model.features.map((_, featureIndex) => {
    let total = 0;
    for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1) {
      const order = shuffleItems([...rows.keys()], random);
      total += scoreWith(
        columns.map((values, column) =>
          encoded.featureIndexes[column] === featureIndex
            ? Float64Array.from(order, (at) => values[at] ?? 0)
            : values,
        ),
      );
    }
    return unshuffledScore - total / SHUFFLES;
  });
}
