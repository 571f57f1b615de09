import { checkTraining } from './check-training.ts';
import { fitModel, type TrainingTable } from './fit-model.ts';
import { measureModel } from './measure-model.ts';
import { findColumn, toCategory } from './read-cells.ts';
import { splitRows } from './split-rows.ts';

/** One step of a training: measure a fold, or train the final model on all rows. */
export type TrainingStep = { readonly kind: 'measure'; readonly fold: number } | { readonly kind: 'fit' };

/** Performs one step. The result of `measure` is a `FoldResult`, that of `fit` a `TrainedModel`. */
export function performStep(training: TrainingTable, step: TrainingStep): unknown {
  const { rows } = checkTraining(training);
  if (step.kind === 'fit') return fitModel(training, rows);
  const { table, task, settings } = training;
  const index = findColumn(table, settings.target);
  const getClass = (row: number) => (task === 'classify' ? toCategory(table.rows[row]?.[index]) : '');
  const fold = splitRows(rows, getClass, settings.seed, step.fold);
  return measureModel(fitModel(training, fold.trained), training, fold, step.fold === 0);
}
