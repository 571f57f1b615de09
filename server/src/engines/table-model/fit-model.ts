import type { TableInput, TrainedTask, TrainingSettings } from '@atrium/contract';
import { encodeFeatures, fitFeatures } from './encode-features.ts';
import { fitLinear } from './fit-linear.ts';
import { fitLogistic } from './fit-logistic.ts';
import { fitForest, fitTree } from './fit-trees.ts';
import { findColumn, readNumbers, toCategory } from './read-cells.ts';
import type { FittedModel, TrainedModel } from './trained-model.ts';

export interface TrainingTable {
  readonly task: TrainedTask;
  readonly table: Pick<TableInput, 'columns' | 'rows'>;
  readonly settings: TrainingSettings;
}

/** Trains a model on some rows of a table. The same input returns the same model. */
export function fitModel({ task, table, settings }: TrainingTable, rows: readonly number[]): TrainedModel {
  const { algorithm, target } = settings;
  const features = fitFeatures(table, settings.features, rows);
  const part = { columns: table.columns, rows: rows.map((row) => table.rows[row] ?? []) };
  const { columns } = encodeFeatures(part, features);
  const index = findColumn(table, target);
  const classes = task === 'classify' ? listClasses(table, target) : [];
  const values =
    task === 'classify'
      ? Float64Array.from(part.rows, (row) => classes.indexOf(toCategory(row[index])))
      : readNumbers(part, target);
  return {
    format: 1,
    task,
    algorithm,
    target,
    features,
    classes,
    model: fit(settings, columns, values, classes.length),
  };
}

function fit(
  { algorithm, seed }: TrainingSettings,
  columns: readonly Float64Array[],
  values: Float64Array,
  classCount: number,
): FittedModel {
  switch (algorithm) {
    case 'tree':
      return fitTree(columns, { values, classCount }, seed);
    case 'forest':
      return fitForest(columns, { values, classCount }, seed);
    case 'logistic':
      return fitLogistic(columns, values, classCount);
    case 'linear':
      return fitLinear(columns, values);
  }
}

/** Returns the classes of a column in the order of their names. An empty cell is no class. */
export function listClasses(table: TrainingTable['table'], target: string): string[] {
  const index = findColumn(table, target);
  const classes = new Set(table.rows.map((row) => toCategory(row[index])));
  classes.delete('');
  return [...classes].sort();
}
