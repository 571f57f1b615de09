import { Matrix, solve } from 'ml-matrix';
import { computeDotProduct } from './compute-dot-product.ts';
import { scaleColumns } from './scale-columns.ts';
import type { Predictor } from './trained-model.ts';

/**
 * Strength of the penalty on large weights, relative to the mean squared error. The penalty makes the equations
 * solvable when columns depend on each other.
 */
const RIDGE = 1e-6;

/** Trains a linear regression by the normal equations. */
export function trainLinear(columns: readonly Float64Array[], target: Float64Array): Predictor {
  const { columns: scaled, means, deviations } = scaleColumns(columns);
  const count = target.length;
  const mean = target.reduce((sum, value) => sum + value, 0) / count;
  const products = Matrix.zeros(scaled.length, scaled.length);
  const rightSide = Matrix.zeros(scaled.length, 1);
  for (const [row, one] of scaled.entries()) {
    for (const [column, other] of scaled.slice(0, row + 1).entries()) {
      const product = computeDotProduct(one, other) / count + (row === column ? RIDGE : 0);
      products.set(row, column, product);
      products.set(column, row, product);
    }
    rightSide.set(row, 0, computeDotProduct(one, target) / count);
  }
  const weights = solve(products, rightSide).to1DArray();
  return { kind: 'linear', linear: { means, deviations, weights: [weights], intercepts: [mean] } };
}
