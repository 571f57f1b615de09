import type { TrainingReport } from '@atrium/contract';
import { isAnomalyMark } from '../tables/is-anomaly-mark.ts';
import { checkTraining } from './check-training.ts';
import { createFold } from './create-fold.ts';
import { measureAnomalies, type ScoreSummary } from './measure-anomalies.ts';
import { countClusterSizes, measureClusters } from './measure-clusters.ts';
import { measurePredictions } from './measure-predictions.ts';
import { findColumn, toCategory } from './read-cells.ts';
import type { FoldResult } from './summarize-folds.ts';
import { type TrainingTable, trainModel } from './train-model.ts';
import type { TrainedModel } from './trained-model.ts';

/** One step of a training: measure a fold, or train the final model on all rows. */
export type TrainingStep = { readonly kind: 'measure'; readonly fold: number } | { readonly kind: 'train' };

/** The final model, and what it finds in the rows of the training. */
export interface FinalModel extends Pick<TrainingReport, 'clusterSizes'> {
  readonly model: TrainedModel;
  /** Only for anomaly detection. */
  readonly scoreSummary?: ScoreSummary;
}

/** Performs one step. The result of `measure` is a `FoldResult`, that of `train` a `FinalModel`. */
export function performStep(training: TrainingTable, step: TrainingStep): FoldResult | FinalModel {
  const { rows } = checkTraining(training);
  return step.kind === 'train' ? trainFinal(training, rows) : measureFold(training, rows, step.fold);
}

function trainFinal(training: TrainingTable, rows: readonly number[]): FinalModel {
  const model = trainModel(training, rows);
  switch (model.task) {
    case 'cluster':
      return { model, clusterSizes: countClusterSizes(model, training, rows) };
    case 'anomaly':
      return { model, scoreSummary: measureAnomalies(model, training, rows).scoreSummary };
    default:
      return { model };
  }
}

function measureFold(training: TrainingTable, rows: readonly number[], foldNumber: number): FoldResult {
  const fold = createFold(rows, createClassReader(training), training.settings.seed, foldNumber);
  const model = trainModel(training, fold.trainingRows);
  switch (model.task) {
    case 'cluster':
      return measureClusters(model, training, fold.testRows);
    case 'anomaly':
      return measureAnomalies(model, training, fold.testRows);
    default:
      // Only the first fold measures the importance of the features.
      return measurePredictions(model, training, fold, { measuresImportance: foldNumber === 0 });
  }
}

/** Returns a function that returns the class of a row. `createFold` spreads each class evenly over the folds. */
export function createClassReader({ table, task, settings }: TrainingTable): (row: number) => string {
  if (task === 'regress' || settings.target === '') return () => '';
  const index = findColumn(table, settings.target);
  const getCell = (row: number) => table.rows[row]?.[index];
  return task === 'anomaly'
    ? (row) => String(isAnomalyMark(getCell(row)))
    : (row) => toCategory(getCell(row));
}
