import type { SeriesInput, TaskInput } from '@atrium/contract';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import { ANOMALY_TABLES } from './anomaly-tables.ts';
import { computeFlagF1 } from './compute-flag-f1.ts';
import { LOCAL_ANOMALY_TABLES } from './local-anomaly-tables.ts';
import { PUBLIC_SERIES } from './public-series.ts';
import { defineQualityTest, type QualityTest } from './quality-test.ts';
import { createPointClouds } from './table-samples.ts';

function findSample<Kind extends TaskInput['kind']>(
  name: string,
  kind: Kind,
): Extract<TaskInput, { kind: Kind }> {
  const input = SHIPPED_SAMPLES.find((each) => each.name === name)?.input;
  if (input?.kind !== kind) throw new Error(`There is no ${kind} ${name}.`);
  return input as Extract<TaskInput, { kind: Kind }>;
}

/**
 * For each public series, a forecast of its last season and a forecast of its last two seasons. `naive` is the forecast
 * to beat: it repeats the last season before the forecast.
 */
const FORECASTS = PUBLIC_SERIES.flatMap(({ season, values }) =>
  [season, 2 * season].map((horizon) => {
    const history = values.slice(0, -horizon);
    const input: SeriesInput = { kind: 'series', values: history, season, horizon };
    const naive = Array.from(
      { length: horizon },
      (_, step) => history[history.length - season + (step % season)] ?? 0,
    );
    return { input, naive, actual: values.slice(-horizon) };
  }),
);

/** Returns the mean absolute error. */
function measureError(forecast: readonly number[], actual: readonly number[]): number {
  return mean(actual.map((value, step) => Math.abs((forecast[step] ?? 0) - value)));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The quality tests of the table engines. */
export const tableQualityTests: readonly QualityTest[] = [
  defineQualityTest({
    engineId: 'kmeans',
    task: 'cluster',
    metric: 'silhouette',
    bound: { atLeast: 0.6 },
    inputs: async () => [
      findSample('shop-customers', 'table'),
      createPointClouds(
        [
          [0, 0],
          [8, 3],
          [2, 9],
        ],
        [50, 50, 50],
      ),
      createPointClouds(
        [
          [0, 0, 0, 0],
          [6, 6, 0, 0],
          [0, 6, 6, 6],
        ],
        [1_000, 1_000, 1_000],
      ),
    ],
    score: (outputs) => mean(outputs.map(({ silhouette }) => silhouette ?? -1)),
  }),
  defineQualityTest({
    engineId: 'isolation-forest',
    task: 'anomaly',
    metric: `mean F1 of the flags over ${ANOMALY_TABLES.length} tables`,
    bound: { atLeast: 0.8 },
    inputs: async () => ANOMALY_TABLES.map(({ table }) => table),
    score: (outputs) =>
      mean(
        outputs.map(({ flags }, index) => computeFlagF1(flags, ANOMALY_TABLES[index]?.anomalousRows ?? [])),
      ),
  }),
  defineQualityTest({
    engineId: 'local-outlier-factor',
    task: 'anomaly',
    metric: `mean F1 of the flags over ${LOCAL_ANOMALY_TABLES.length} tables`,
    bound: { atLeast: 0.7 },
    inputs: async () => LOCAL_ANOMALY_TABLES.map(({ table }) => table),
    score: (outputs) =>
      mean(
        outputs.map(({ flags }, index) =>
          computeFlagF1(flags, LOCAL_ANOMALY_TABLES[index]?.anomalousRows ?? []),
        ),
      ),
  }),
  defineQualityTest({
    engineId: 'holt-winters',
    task: 'forecast',
    metric: `share of ${FORECASTS.length} forecasts that beat seasonal naive`,
    bound: { atLeast: 0.6 },
    inputs: async () => FORECASTS.map(({ input }) => input),
    score: (outputs) =>
      FORECASTS.filter(
        ({ actual, naive }, index) =>
          measureError(outputs[index]?.mean ?? [], actual) < measureError(naive, actual),
      ).length / FORECASTS.length,
  }),
];
