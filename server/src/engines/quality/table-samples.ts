import type { TableInput } from '@atrium/contract';
import { createSeededRandom } from '../tables/create-seeded-random.ts';

/** Indexes of the rows of the sample `pump-sensor` in which the pump fails. */
export const PUMP_FAULTS: readonly number[] = [23, 57, 58, 88, 109];

/** Monthly airline passengers from 1949 to 1960, in thousands (Box and Jenkins 1976, series G). */
export const AIR_PASSENGERS: readonly number[] = [
  112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158,
  133, 114, 140, 145, 150, 178, 163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218,
  230, 242, 209, 191, 172, 194, 196, 196, 236, 235, 229, 243, 264, 272, 237, 211, 180, 201, 204, 188, 235,
  227, 234, 264, 302, 293, 259, 229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312, 274, 237, 278,
  284, 277, 317, 313, 318, 374, 413, 405, 355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404,
  347, 305, 336, 340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472,
  548, 559, 463, 407, 362, 405, 417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
];

/**
 * Returns the given number of rows around each center, with a normal distribution of standard deviation 1, in the order
 * of the centers. Every call returns the same rows.
 */
export function createPointClouds(
  centers: readonly (readonly number[])[],
  rowCounts: readonly number[],
): TableInput {
  const random = createSeededRandom(20);
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const rows = centers.flatMap((center, index) =>
    Array.from({ length: rowCounts[index] ?? 0 }, () => center.map((value) => value + drawNormal())),
  );
  return { kind: 'table', columns: (centers[0] ?? []).map((_, index) => `x${index + 1}`), rows };
}
