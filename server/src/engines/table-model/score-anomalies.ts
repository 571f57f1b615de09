import type { AnomalyOutput } from '@atrium/contract';
import { scoreRow } from '../isolation-forest/isolation-forest.ts';
import { listRows } from './list-rows.ts';
import type { AnomalyModel, EncodedTable } from './trained-model.ts';

/** Scores each row, and flags the rows whose score is at least the stored threshold. */
export function scoreAnomalies(
  { model }: AnomalyModel,
  { columns, rowCount }: EncodedTable,
): Pick<AnomalyOutput, 'scores' | 'flags'> {
  const scores = listRows(columns, rowCount).map((row) => scoreRow(model, row));
  return { scores, flags: scores.map((score) => score >= model.threshold) };
}
