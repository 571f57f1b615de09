import type { TableInput, TrainedTask, TrainingSettings } from '@atrium/contract';
import { encodeFeatures, findEncodings } from './encode-features.ts';
import { findColumn, readNumbers, toCategory } from './read-cells.ts';
import { selectRows } from './select-rows.ts';
import { trainClusters } from './train-clusters.ts';
import { trainIsolation } from './train-isolation.ts';
import { trainLinear } from './train-linear.ts';
import { trainLogistic } from './train-logistic.ts';
import { trainForest, trainTree } from './train-trees.ts';
import type { Predictor, TrainedModel } from './trained-model.ts';

/** A table, with the task and the settings of a training. */
export interface TrainingTable {
  readonly task: TrainedTask;
  readonly table: Pick<TableInput, 'columns' | 'rows'>;
  readonly settings: TrainingSettings;
}

/** Trains a model on the rows of a table at the indexes `rows`. The same input returns the same model. */
export function trainModel({ task, table, settings }: TrainingTable, rows: readonly number[]): TrainedModel {
  const { algorithm, target } = settings;
  const features = findEncodings(table, settings.features, rows);
  const selected = selectRows(table, rows);
  const { columns } = encodeFeatures(selected, features);
  const content = { format: 1, algorithm, target, features } as const;
  if (task === 'cluster') return { ...content, task, model: trainClusters(columns, settings) };
  if (task === 'anomaly') return { ...content, task, model: trainIsolation(columns, settings) };
  const index = findColumn(table, target);
  const classes = task === 'classify' ? listClasses(table, target) : [];
  const values =
    task === 'classify'
      ? Float64Array.from(selected.rows, (row) => classes.indexOf(toCategory(row[index])))
      : readNumbers(selected, target);
  return { ...content, task, classes, model: trainPredictor(settings, columns, values, classes.length) };
}

function trainPredictor(
  { algorithm, seed }: TrainingSettings,
  columns: readonly Float64Array[],
  values: Float64Array,
  classCount: number,
): Predictor {
  switch (algorithm) {
    case 'tree':
      return trainTree(columns, { values, classCount }, seed);
    case 'forest':
      return trainForest(columns, { values, classCount }, seed);
    case 'logistic':
      return trainLogistic(columns, values, classCount);
    case 'linear':
      return trainLinear(columns, values);
    default:
      throw new Error(`${algorithm} does not predict a column.`);
  }
}

/** Returns the classes of a column in the order of their names. An empty cell is no class. */
export function listClasses(table: TrainingTable['table'], target: string): string[] {
  const index = findColumn(table, target);
  const classes = new Set(table.rows.map((row) => toCategory(row[index])));
  classes.delete('');
  return [...classes].sort();
}
