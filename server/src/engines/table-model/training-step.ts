import { checkTraining } from './check-training.ts';
import { createFold } from './create-fold.ts';
import { measureModel } from './measure-model.ts';
import { findColumn, toCategory } from './read-cells.ts';
import { type TrainingTable, trainModel } from './train-model.ts';

/** One step of a training: measure a fold, or train the final model on all rows. */
export type TrainingStep = { readonly kind: 'measure'; readonly fold: number } | { readonly kind: 'train' };

/** Performs one step. The result of `measure` is a `FoldResult`, that of `train` a `TrainedModel`. */
export function performStep(training: TrainingTable, step: TrainingStep): unknown {
  const { rows } = checkTraining(training);
  if (step.kind === 'train') return trainModel(training, rows);
  const { table, task, settings } = training;
  const index = findColumn(table, settings.target);
  const getClass = (row: number) => (task === 'classify' ? toCategory(table.rows[row]?.[index]) : '');
  const fold = createFold(rows, getClass, settings.seed, step.fold);
  return measureModel(trainModel(training, fold.trainingRows), training, fold, step.fold === 0);
}
