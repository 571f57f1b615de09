import type {
  AnomalyOutput,
  ClassifyOutput,
  ClusterOutput,
  RegressOutput,
  TableInput,
} from '@atrium/contract';
import { assignClusters } from './assign-clusters.ts';
import { encodeFeatures, listNumberColumns } from './encode-features.ts';
import { scaleValue } from './scale-columns.ts';
import { scoreAnomalies } from './score-anomalies.ts';
import { softmax } from './softmax.ts';
import { findLeaf } from './train-trees.ts';
import type { EncodedTable, PredictionModel, Predictor, TrainedModel } from './trained-model.ts';

/** Predicts each row of a table. Columns are found by their names; other columns are ignored. */
export function predictTable(
  model: TrainedModel,
  table: Pick<TableInput, 'columns' | 'rows'>,
): ClassifyOutput | RegressOutput | ClusterOutput | AnomalyOutput {
  const encoded = encodeFeatures(table, model.features);
  if (model.task === 'cluster') return assignClusters(model, encoded);
  if (model.task === 'anomaly') {
    return { columns: listNumberColumns(model.features), ...scoreAnomalies(model, encoded) };
  }
  const columns = model.features.map(({ column }) => column);
  const outputs = predictEncoded(model, encoded);
  if (model.task === 'regress') return { columns, predictions: outputs.map(([value]) => value ?? 0) };
  return {
    columns,
    classes: [...model.classes],
    predictions: outputs.map((shares) => model.classes[findHighestIndex(shares)] ?? ''),
    probabilities: outputs,
  };
}

/** Returns the probabilities of the classes, or one number, for each row. */
export function predictEncoded({ task, model }: PredictionModel, encoded: EncodedTable): number[][] {
  return Array.from({ length: encoded.rowCount }, (_, row) => {
    const outputs = predictRow(model, encoded, row);
    if (task === 'regress') return outputs;
    return model.kind === 'linear' ? softmax(outputs) : outputs.map((share) => Math.min(1, share));
  });
}

/** Returns one number for each class, or one number for a regression. A linear model returns scores, not shares. */
function predictRow(model: Predictor, { columns }: EncodedTable, row: number): number[] {
  if (model.kind === 'linear') {
    const { weights, intercepts } = model.linear;
    const scaled = columns.map((values, at) => scaleValue(values[row] ?? 0, model.linear, at));
    return weights.map((weight, output) =>
      scaled.reduce((sum, value, at) => sum + value * (weight[at] ?? 0), intercepts[output] ?? 0),
    );
  }
  const sums: number[] = [];
  for (const tree of model.trees) {
    const leaf = findLeaf(tree, columns, row);
    for (let at = 0; at < leaf.length; at += 1) sums[at] = (sums[at] ?? 0) + (leaf[at] as number);
  }
  return sums.map((sum) => sum / model.trees.length);
}

export function findHighestIndex(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
}
