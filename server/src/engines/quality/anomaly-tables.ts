import type { TableInput } from '@atrium/contract';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { createPointClouds, PUMP_FAULTS } from './table-samples.ts';

export interface AnomalyTable {
  readonly table: TableInput;
  /** Indexes of the anomalous rows. */
  readonly anomalousRows: readonly number[];
}

const random = createSeededRandom(7);
/** Returns a random number of the standard normal distribution (Box–Muller transform). */
const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const createRows = (count: number, createRow: () => number[]) => Array.from({ length: count }, createRow);

/** Creates a table of ordinary rows, followed by anomalous rows. Its columns are named x1, x2 and so on. */
export function createAnomalyTable(
  ordinary: readonly number[][],
  anomalous: readonly number[][],
): AnomalyTable {
  const columns = (ordinary[0] ?? []).map((_, index) => `x${index + 1}`);
  const anomalousRows = anomalous.map((_, index) => ordinary.length + index);
  return { table: { kind: 'table', columns, rows: [...ordinary, ...anomalous] }, anomalousRows };
}

function createPumpTable(): AnomalyTable {
  const input = SHIPPED_SAMPLES.find(({ name }) => name === 'pump-sensor')?.input;
  if (input?.kind !== 'table') throw new Error('There is no table pump-sensor.');
  return { table: input, anomalousRows: PUMP_FAULTS };
}

/**
 * One sample of the product and five generated tables. The anomalies of the generated tables are, in this order: a
 * dense group, scattered rows, a group beside two ordinary groups, values far above the usual ones of skewed columns,
 * and rows in which two related sensors disagree and a third value is too high.
 */
export const ANOMALY_TABLES: readonly AnomalyTable[] = [
  createPumpTable(),
  {
    table: createPointClouds(
      [
        [0, 0, 0, 0],
        [7, -7, 6, 6],
      ],
      [3_000, 30],
    ),
    anomalousRows: Array.from({ length: 30 }, (_, index) => 3_000 + index),
  },
  createAnomalyTable(
    createRows(970, () => [drawNormal(), drawNormal(), drawNormal()]),
    createRows(30, () => [drawNormal() * 8, drawNormal() * 8, drawNormal() * 8]),
  ),
  createAnomalyTable(
    [
      ...createRows(400, () => [drawNormal(), drawNormal()]),
      ...createRows(400, () => [12 + drawNormal(), 12 + drawNormal()]),
    ],
    createRows(20, () => [20 + drawNormal(), -8 + drawNormal()]),
  ),
  createAnomalyTable(
    createRows(1_000, () => [Math.exp(drawNormal() * 0.6), Math.exp(drawNormal() * 0.6)]),
    createRows(15, () => [12 + 4 * random(), 12 + 4 * random()]),
  ),
  createAnomalyTable(
    createRows(500, () => {
      const shared = drawNormal();
      return [shared, shared + drawNormal() * 0.3, 50 + drawNormal() * 4, random() * 10];
    }),
    createRows(12, () => [drawNormal() * 2, 8 + drawNormal(), 90 + drawNormal() * 4, random() * 10]),
  ),
];
