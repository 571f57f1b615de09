import type { SeriesInput, TableInput, TaskInput } from '@atrium/contract';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import { defineTrial, type EngineTrial } from './engine-trial.ts';
import { AIR_PASSENGERS, clouds, PUMP_FAULTS } from './table-samples.ts';

function sample<Kind extends TaskInput['kind']>(
  name: string,
  kind: Kind,
): Extract<TaskInput, { kind: Kind }> {
  const input = SHIPPED_SAMPLES.find((each) => each.name === name)?.input;
  if (input?.kind !== kind) throw new Error(`There is no ${kind} ${name}.`);
  return input as Extract<TaskInput, { kind: Kind }>;
}

/** A table and the indexes of its anomalous rows. */
const ANOMALIES: readonly { readonly table: TableInput; readonly strange: readonly number[] }[] = [
  { table: sample('pump-sensor', 'table'), strange: PUMP_FAULTS },
  {
    table: clouds(
      [
        [0, 0, 0, 0],
        [7, -7, 6, 6],
      ],
      [3_000, 30],
    ),
    strange: Array.from({ length: 30 }, (_, index) => 3_000 + index),
  },
];

/** Whole series. The engine must forecast their last steps. */
const SERIES: readonly SeriesInput[] = [
  { kind: 'series', values: [...AIR_PASSENGERS], season: 12, horizon: 12 },
  sample('library-visits', 'series'),
  sample('bakery-sales', 'series'),
];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns the share of anomalous rows among the highest scores. As many scores are taken as there are anomalous rows.
 */
function precision(scores: readonly number[], strange: readonly number[]): number {
  const highest = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return highest.slice(0, strange.length).filter((row) => strange.includes(row)).length / strange.length;
}

/** The trials of the table engines. */
export const tableTrials: readonly EngineTrial[] = [
  defineTrial({
    engineId: 'kmeans',
    task: 'cluster',
    figure: 'silhouette',
    bound: { atLeast: 0.6 },
    inputs: async () => [
      sample('shop-customers', 'table'),
      clouds(
        [
          [0, 0],
          [8, 3],
          [2, 9],
        ],
        [50, 50, 50],
      ),
      clouds(
        [
          [0, 0, 0, 0],
          [6, 6, 0, 0],
          [0, 6, 6, 6],
        ],
        [1_000, 1_000, 1_000],
      ),
    ],
    judge: (outputs) => mean(outputs.map(({ silhouette }) => silhouette ?? -1)),
  }),
  defineTrial({
    engineId: 'isolation-forest',
    task: 'anomaly',
    figure: 'precision',
    bound: { atLeast: 0.9 },
    inputs: async () => ANOMALIES.map(({ table }) => table),
    judge: (outputs) =>
      mean(outputs.map(({ scores }, index) => precision(scores, ANOMALIES[index]?.strange ?? []))),
  }),
  defineTrial({
    engineId: 'holt-winters',
    task: 'forecast',
    figure: 'forecast error',
    bound: { atMost: 0.06 },
    inputs: async () =>
      SERIES.map((series) => ({ ...series, values: series.values.slice(0, -series.horizon) })),
    judge: (outputs) =>
      mean(
        outputs.map((output, index) => {
          const came = SERIES[index]?.values.slice(-output.mean.length) ?? [];
          return mean(came.map((value, step) => Math.abs((output.mean[step] ?? 0) - value) / value));
        }),
      ),
  }),
];
