import { type AnomalyOutput, ERROR_CODES } from '@atrium/contract';
import { InputRejectedError } from '../core/input-rejection.ts';
import { flagScores } from '../tables/flag-scores.ts';
import type { NumberTable } from '../tables/number-table.ts';
import { growIsolationForest, scoreRow } from './isolation-forest.ts';
import type { IsolationForestParameters } from './isolation-forest-parameters.ts';

/**
 * Scores and flags the rows of a table.
 *
 * @throws InputRejectedError `rowsTooFew` for fewer than two rows.
 */
export function scoreIsolation(
  { columns, rows }: NumberTable,
  parameters: IsolationForestParameters,
): AnomalyOutput {
  if (rows.length < 2) {
    throw new InputRejectedError(ERROR_CODES.rowsTooFew, 'The isolation forest needs at least two rows.', {
      needed: 2,
      given: rows.length,
    });
  }
  const forest = growIsolationForest(rows, parameters);
  const scores = rows.map((row) => scoreRow(forest, row));
  return { columns: [...columns], scores, flags: flagScores(scores, parameters) };
}
