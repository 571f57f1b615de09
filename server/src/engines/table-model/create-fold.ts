import { TRAINING_LIMITS, type TrainingSettings } from '@atrium/contract';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { shuffleItems } from './shuffle-items.ts';

/** The rows on which a model is measured, and the rows from which it is trained. */
export interface Fold {
  readonly testRows: number[];
  readonly trainingRows: number[];
}

/** Returns how many folds of a training are measured. */
export function countFolds({ validation }: Pick<TrainingSettings, 'validation'>): number {
  return validation === 'folds' ? TRAINING_LIMITS.folds : 1;
}

/**
 * Returns one of five folds: its test rows are one fifth of the rows. Each class is spread evenly over the folds.
 *
 * @param foldIndex The index of the fold, from 0.
 */
export function createFold(
  rows: readonly number[],
  getClass: (row: number) => string,
  seed: number,
  foldIndex: number,
): Fold {
  const counts = new Map<string, number>();
  const [testRows, trainingRows]: [number[], number[]] = [[], []];
  for (const row of shuffleItems(rows, createSeededRandom(seed))) {
    const name = getClass(row);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    (count % TRAINING_LIMITS.folds === foldIndex ? testRows : trainingRows).push(row);
  }
  return { testRows, trainingRows };
}
