import type { TrainedTask } from '@atrium/contract';
import { computeFlagF1 } from './compute-flag-f1.ts';
import { PUBLIC_TABLES, splitTable } from './public-tables.ts';
import { defineQualityTest, type QualityTest } from './quality-test.ts';

function listTables(task: TrainedTask) {
  return PUBLIC_TABLES.filter((table) => table.task === task);
}

function readExpected(task: TrainedTask, index: number): readonly (string | number | null)[] {
  const table = listTables(task)[index];
  return table ? splitTable(table).expected : [];
}

/** Returns the inputs of a task, and for each input the parameters that name its model. */
const createModelInputs = (task: TrainedTask) => ({
  parametersFor: (index: number) => ({ model: listTables(task)[index]?.modelId }),
  inputs: async () => listTables(task).map((table) => splitTable(table).input),
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns R²: 1 for perfect predictions, 0 for those that are no better than the mean of the expected values. */
function computeRSquared(expected: readonly number[], predictions: readonly number[]): number {
  const center = mean(expected);
  const spread = mean(expected.map((value) => (value - center) ** 2));
  return 1 - mean(expected.map((value, row) => (value - (predictions[row] ?? 0)) ** 2)) / spread;
}

/**
 * The quality tests of trained models, on rows on which the models were not trained. All of these tests measure one
 * engine. The benchmark stores only the last measurement of an engine, so the console shows the metric of the last test
 * in this list.
 */
export const trainedQualityTests: readonly QualityTest[] = [
  defineQualityTest({
    ...createModelInputs('regress'),
    engineId: 'trained-model',
    task: 'regress',
    metric: 'mean R² over 4 public tables',
    bound: { atLeast: 0.75 },
    score: (outputs) =>
      mean(
        outputs.map(({ predictions }, index) =>
          computeRSquared(readExpected('regress', index).map(Number), predictions),
        ),
      ),
  }),
  defineQualityTest({
    ...createModelInputs('cluster'),
    engineId: 'trained-model',
    task: 'cluster',
    metric: 'mean silhouette over 4 public tables',
    bound: { atLeast: 0.3 },
    score: (outputs) => mean(outputs.map(({ silhouette }) => silhouette ?? -1)),
  }),
  defineQualityTest({
    ...createModelInputs('anomaly'),
    engineId: 'trained-model',
    task: 'anomaly',
    metric: 'mean F1 of the flags over 4 generated tables',
    bound: { atLeast: 0.8 },
    score: (outputs) =>
      mean(
        outputs.map(({ flags }, index) =>
          computeFlagF1(
            flags,
            readExpected('anomaly', index).flatMap((mark, row) => (mark === 1 ? [row] : [])),
          ),
        ),
      ),
  }),
  defineQualityTest({
    ...createModelInputs('classify'),
    engineId: 'trained-model',
    task: 'classify',
    metric: 'mean accuracy over 4 public tables',
    bound: { atLeast: 0.9 },
    score: (outputs) =>
      mean(
        outputs.map(({ predictions }, index) =>
          mean(readExpected('classify', index).map((name, row) => Number(predictions[row] === name))),
        ),
      ),
  }),
];
