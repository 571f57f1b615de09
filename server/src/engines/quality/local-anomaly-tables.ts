import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { type AnomalyTable, createAnomalyTable } from './anomaly-tables.ts';

const random = createSeededRandom(2_026);
/** Returns a random number of the standard normal distribution (Box–Muller transform). */
const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const createRows = (count: number, createRow: (index: number) => number[]) =>
  Array.from({ length: count }, (_, index) => createRow(index));

/** A pump: flow, pressure and power follow the speed; temperature does not. */
function createPumpRow(powerFactor: number): number[] {
  const speed = 30 + 20 * random();
  const flow = 2 * speed + drawNormal();
  return [
    speed,
    flow,
    flow ** 2 / 100 + drawNormal(),
    (powerFactor * speed ** 2) / 50 + drawNormal(),
    60 + 5 * drawNormal(),
  ];
}

/**
 * Four tables, written after the engine was finished, with anomalies that no single column shows: rows between three
 * groups of different density, rows beside a spiral, sensors whose relation is broken, and values at the wrong hour of
 * a daily cycle.
 */
export const LOCAL_ANOMALY_TABLES: readonly AnomalyTable[] = [
  createAnomalyTable(
    [
      ...createRows(250, () => [drawNormal() * 0.5, drawNormal() * 0.5]),
      ...createRows(250, () => [10 + drawNormal() * 1.5, drawNormal() * 1.5]),
      ...createRows(250, () => [5 + drawNormal(), 12 + drawNormal()]),
    ],
    createRows(15, (index) => [3 + drawNormal() * 0.8, (index % 5) * 1.4 + drawNormal() * 0.5]),
  ),
  createAnomalyTable(
    createRows(900, (index) => {
      const turn = (index / 900) * 4 * Math.PI;
      return [turn * Math.cos(turn) + drawNormal() * 0.3, turn * Math.sin(turn) + drawNormal() * 0.3, turn];
    }),
    createRows(14, () => [(random() - 0.5) * 10, (random() - 0.5) * 10, 4 * Math.PI * random()]),
  ),
  createAnomalyTable(
    createRows(1_200, () => createPumpRow(1)),
    createRows(20, () => createPumpRow(1.6)),
  ),
  createAnomalyTable(
    createRows(960, (index) => [
      index % 24,
      50 + 30 * Math.sin(((index % 24) / 12) * Math.PI) + 3 * drawNormal(),
    ]),
    // An inverted cycle. Odd hours only, because at 0 and 12 o'clock it has the same value as the
    // ordinary cycle.
    createRows(12, (index) => [
      1 + 2 * index,
      50 - 30 * Math.sin(((1 + 2 * index) / 12) * Math.PI) + 3 * drawNormal(),
    ]),
  ),
];
