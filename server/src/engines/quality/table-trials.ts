import type { SeriesInput, TaskInput } from '@atrium/contract';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import { ANOMALY_TABLES } from './anomaly-tables.ts';
import { defineTrial, type EngineTrial } from './engine-trial.ts';
import { LOCAL_ANOMALY_TABLES } from './local-anomaly-tables.ts';
import { AIR_PASSENGERS, clouds } from './table-samples.ts';

function sample<Kind extends TaskInput['kind']>(
  name: string,
  kind: Kind,
): Extract<TaskInput, { kind: Kind }> {
  const input = SHIPPED_SAMPLES.find((each) => each.name === name)?.input;
  if (input?.kind !== kind) throw new Error(`There is no ${kind} ${name}.`);
  return input as Extract<TaskInput, { kind: Kind }>;
}

/** Whole series. The engine must forecast their last steps. */
const SERIES: readonly SeriesInput[] = [
  { kind: 'series', values: [...AIR_PASSENGERS], season: 12, horizon: 12 },
  sample('library-visits', 'series'),
  sample('bakery-sales', 'series'),
];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the harmonic mean of precision and recall. */
function flagF1(flags: readonly boolean[], strange: readonly number[]): number {
  const found = strange.filter((row) => flags[row]).length;
  const flagged = flags.filter(Boolean).length;
  return (2 * found) / (flagged + strange.length);
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
    figure: `mean F1 of the flags over ${ANOMALY_TABLES.length} tables`,
    bound: { atLeast: 0.8 },
    inputs: async () => ANOMALY_TABLES.map(({ table }) => table),
    judge: (outputs) =>
      mean(outputs.map(({ flags }, index) => flagF1(flags, ANOMALY_TABLES[index]?.strange ?? []))),
  }),
  defineTrial({
    engineId: 'local-outlier-factor',
    task: 'anomaly',
    figure: `mean F1 of the flags over ${LOCAL_ANOMALY_TABLES.length} tables`,
    bound: { atLeast: 0.7 },
    inputs: async () => LOCAL_ANOMALY_TABLES.map(({ table }) => table),
    judge: (outputs) =>
      mean(outputs.map(({ flags }, index) => flagF1(flags, LOCAL_ANOMALY_TABLES[index]?.strange ?? []))),
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
