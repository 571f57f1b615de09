import type { TrainingSettings } from '@atrium/contract';
import { growIsolationForest, scoreRow } from '../isolation-forest/isolation-forest.ts';
import { isolationForestParametersSchema } from '../isolation-forest/isolation-forest-parameters.ts';
import { computeOutlierThreshold, computeShareThreshold } from '../tables/flag-scores.ts';
import { listRows } from './list-rows.ts';
import type { IsolationModel } from './trained-model.ts';

/** Grows an isolation forest, and derives the threshold from the scores of its rows. */
export function trainIsolation(
  columns: readonly Float64Array[],
  { contamination = 0, seed }: Pick<TrainingSettings, 'contamination' | 'seed'>,
): IsolationModel {
  const rows = listRows(columns, columns[0]?.length ?? 0);
  const forest = growIsolationForest(rows, isolationForestParametersSchema.parse({ seed }));
  const scores = rows.map((row) => scoreRow(forest, row));
  const threshold =
    contamination > 0 ? computeShareThreshold(scores, contamination) : computeOutlierThreshold(scores);
  return { ...forest, threshold };
}
