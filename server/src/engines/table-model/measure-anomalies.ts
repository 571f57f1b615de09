import type { TrainingReport } from '@atrium/contract';
import { isAnomalyMark } from '../tables/is-anomaly-mark.ts';
import { encodeFeatures } from './encode-features.ts';
import { findColumn } from './read-cells.ts';
import { scoreAnomalies } from './score-anomalies.ts';
import { selectRows } from './select-rows.ts';
import type { TrainingTable } from './train-model.ts';
import type { AnomalyModel } from './trained-model.ts';

/** A summary of the scores of rows: the number of rows, of flagged rows, and of rows in each part of the range. */
export type ScoreSummary = NonNullable<TrainingReport['anomalies']>['training'];

/**
 * What is measured on rows, such as the test rows of a fold: the scores, and how many known anomalies are flagged. If
 * the table has no known anomalies, both numbers are 0.
 */
export interface AnomalyFoldResult {
  readonly kind: 'anomalies';
  readonly scoreSummary: ScoreSummary;
  /** The number of known anomalies among the rows. */
  readonly known: number;
  /** The number of known anomalies that are flagged. */
  readonly hits: number;
}

/** The number of equal parts of the range from 0 to 1. The scores in each part are counted. */
const SCORE_PARTS = 50;

/** Scores rows, and compares the flags with the known anomalies, if the table has them. */
export function measureAnomalies(
  model: AnomalyModel,
  { table, settings }: TrainingTable,
  rows: readonly number[],
): AnomalyFoldResult {
  const { scores, flags } = scoreAnomalies(model, encodeFeatures(selectRows(table, rows), model.features));
  const counts = new Array<number>(SCORE_PARTS).fill(0);
  for (const score of scores) {
    const part = Math.min(SCORE_PARTS - 1, Math.floor(score * SCORE_PARTS));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  const index = settings.target === '' ? -1 : findColumn(table, settings.target);
  const knownFlags = rows.map((row) => isAnomalyMark(table.rows[row]?.[index]));
  return {
    kind: 'anomalies',
    scoreSummary: { rows: rows.length, flagged: flags.filter(Boolean).length, counts },
    known: knownFlags.filter(Boolean).length,
    hits: knownFlags.filter((isKnown, row) => isKnown && flags[row]).length,
  };
}
