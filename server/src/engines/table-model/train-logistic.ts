import { computeDotProduct } from './compute-dot-product.ts';
import { scaleColumns } from './scale-columns.ts';
import { softmax } from './softmax.ts';
import type { Predictor } from './trained-model.ts';

/** The largest number of rounds of a training. */
const MAX_ROUNDS = 500;
/** The training ends when no component of the gradient is larger. */
const TOLERANCE = 1e-4;
/** Strength of the penalty on large weights, as the inverse of scikit-learn's default `C=1`. */
const PENALTY = 1;

/** Trains a multinomial logistic regression with an L2 penalty by accelerated gradient descent (Nesterov 1983). */
export function trainLogistic(
  columns: readonly Float64Array[],
  classes: Float64Array,
  classCount: number,
): Predictor {
  const { columns: scaled, means, deviations } = scaleColumns(columns);
  const count = classes.length;
  const design = [...scaled, new Float64Array(count).fill(1)];
  const width = design.length;
  // The mean of the squares of a column is at most 1. Half the sum of these means bounds the curvature of the loss.
  const stepSize = 1 / (width / 2 + PENALTY / count);
  let weights = createWeights(classCount, width);
  let lookahead = weights;
  let momentum = 1;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const gradient = computeGradient(design, classes, lookahead, PENALTY / count);
    const next = lookahead.map((row, at) =>
      row.map((value, column) => value - stepSize * (gradient[at]?.[column] ?? 0)),
    );
    const nextMomentum = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const momentumFactor = (momentum - 1) / nextMomentum;
    lookahead = next.map((row, at) =>
      row.map((value, column) => value + momentumFactor * (value - (weights[at]?.[column] ?? 0))),
    );
    weights = next;
    momentum = nextMomentum;
    if (Math.max(...gradient.flatMap((row) => [...row].map(Math.abs))) < TOLERANCE) break;
  }
  return {
    kind: 'linear',
    linear: {
      means,
      deviations,
      weights: weights.map((row) => [...row.subarray(0, width - 1)]),
      intercepts: weights.map((row) => row[width - 1] ?? 0),
    },
  };
}

function createWeights(classCount: number, width: number): Float64Array[] {
  return Array.from({ length: classCount }, () => new Float64Array(width));
}

/** Returns the gradient of the mean loss. The intercept, the last weight, has no penalty. */
function computeGradient(
  design: readonly Float64Array[],
  classes: Float64Array,
  weights: readonly Float64Array[],
  penalty: number,
): Float64Array[] {
  // For each class, the score of each row. The loop replaces the scores by the errors, to save memory.
  const errors = weights.map((weight) => multiplyColumns(design, weight));
  const scores = new Array<number>(weights.length);
  for (let row = 0; row < classes.length; row += 1) {
    for (let at = 0; at < scores.length; at += 1) scores[at] = errors[at]?.[row] as number;
    const shares = softmax(scores);
    for (let at = 0; at < shares.length; at += 1) {
      const list = errors[at] as Float64Array;
      list[row] = ((shares[at] as number) - (classes[row] === at ? 1 : 0)) / classes.length;
    }
  }
  return errors.map((error, at) =>
    Float64Array.from(design, (values, column) => {
      const isIntercept = column === design.length - 1;
      return computeDotProduct(values, error) + (isIntercept ? 0 : penalty * (weights[at]?.[column] ?? 0));
    }),
  );
}

/** Returns the weighted sum of the columns for each row. */
function multiplyColumns(design: readonly Float64Array[], weights: Float64Array): Float64Array {
  const sums = new Float64Array(design[0]?.length ?? 0);
  for (const [column, values] of design.entries()) {
    const weight = weights[column] as number;
    for (let row = 0; row < sums.length; row += 1) (sums[row] as number) += weight * (values[row] as number);
  }
  return sums;
}
