import type { TableInput } from '@atrium/contract';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { createPointClouds, PUMP_FAULTS } from './table-samples.ts';

export interface AnomalyTable {
  readonly table: TableInput;
  /** Indexes of the anomalous rows. */
  readonly outliers: readonly number[];
}

const random = createSeededRandom(7);
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const createRows = (count: number, row: () => number[]) => Array.from({ length: count }, row);

/** Names the columns of a table whose anomalies are its last rows. */
export function createTable(ordinary: readonly number[][], odd: readonly number[][]): AnomalyTable {
  const columns = (ordinary[0] ?? []).map((_, index) => `x${index + 1}`);
  const outliers = odd.map((_, index) => ordinary.length + index);
  return { table: { kind: 'table', columns, rows: [...ordinary, ...odd] }, outliers };
}

function pumpTable(): AnomalyTable {
  const input = SHIPPED_SAMPLES.find(({ name }) => name === 'pump-sensor')?.input;
  if (input?.kind !== 'table') throw new Error('There is no table pump-sensor.');
  return { table: input, outliers: PUMP_FAULTS };
}

/**
 * One sample of the product and five tables from a seed: a dense group of anomalies, scattered ones, those between two
 * groups, those beyond skewed columns, and those of two related sensors among unrelated columns.
 */
export const ANOMALY_TABLES: readonly AnomalyTable[] = [
  pumpTable(),
  {
    table: createPointClouds(
      [
        [0, 0, 0, 0],
        [7, -7, 6, 6],
      ],
      [3_000, 30],
    ),
    outliers: Array.from({ length: 30 }, (_, index) => 3_000 + index),
  },
  createTable(
    createRows(970, () => [normal(), normal(), normal()]),
    createRows(30, () => [normal() * 8, normal() * 8, normal() * 8]),
  ),
  createTable(
    [
      ...createRows(400, () => [normal(), normal()]),
      ...createRows(400, () => [12 + normal(), 12 + normal()]),
    ],
    createRows(20, () => [20 + normal(), -8 + normal()]),
  ),
  createTable(
    createRows(1_000, () => [Math.exp(normal() * 0.6), Math.exp(normal() * 0.6)]),
    createRows(15, () => [12 + 4 * random(), 12 + 4 * random()]),
  ),
  createTable(
    createRows(500, () => {
      const shared = normal();
      return [shared, shared + normal() * 0.3, 50 + normal() * 4, random() * 10];
    }),
    createRows(12, () => [normal() * 2, 8 + normal(), 90 + normal() * 4, random() * 10]),
  ),
];
