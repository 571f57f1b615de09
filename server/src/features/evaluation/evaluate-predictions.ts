import { type DataSet, ERROR_CODES, type TaskInput, type TaskOutput } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { EvaluationOutcome, RunVersion } from './evaluation-outcome.ts';
import { measureErrors } from './metrics.ts';
import { countConfusion, createFailure, createMetrics, findColumn, MAX_FAILURES } from './outcome-parts.ts';

/** A prediction is listed as wrong if its error is more than this many times the mean absolute error of all rows. */
const LARGE_ERROR_FACTOR = 2;

/** Predicts all rows of a table at once, and compares the predictions with the expected column. */
export async function evaluatePredictions(
  { expectedColumn, content }: Pick<DataSet, 'expectedColumn' | 'content'>,
  task: 'classify' | 'regress',
  run: RunVersion,
): Promise<EvaluationOutcome> {
  const expectedIndex = findColumn(content, expectedColumn);
  const removeExpected = <Value>(cells: readonly Value[]) =>
    cells.filter((_, index) => index !== expectedIndex);
  const input: TaskInput = {
    kind: 'table',
    columns: removeExpected(content.columns),
    rows: content.rows.map(removeExpected),
  };
  if (input.columns.length === 0) throw new BusinessError(ERROR_CODES.invalid);
  const { output, runMs } = await run(input);
  const metrics = createMetrics(task, [runMs]);
  const toFailure = (row: number, predicted: string | number) => {
    const cells = content.rows[row] ?? [];
    const features = removeExpected(cells).join(', ');
    return createFailure(row, features, String(cells[expectedIndex] ?? ''), String(predicted));
  };
  if (task === 'classify') {
    const { predictions } = output as TaskOutput<'classify'>;
    const pairs = content.rows.map(
      (cells, row) => [String(cells[expectedIndex] ?? '').trim(), predictions[row] ?? ''] as const,
    );
    const wrongRows = pairs.flatMap(([expected, predicted], row) => (expected === predicted ? [] : [row]));
    return {
      score: (pairs.length - wrongRows.length) / pairs.length,
      metrics: { ...metrics, confusion: countConfusion(pairs) },
      failures: wrongRows.slice(0, MAX_FAILURES).map((row) => toFailure(row, predictions[row] ?? '')),
      failureCount: wrongRows.length,
    };
  }
  const { predictions } = output as TaskOutput<'regress'>;
  const expected = content.rows.map((cells) => cells[expectedIndex]);
  if (!expected.every((value) => typeof value === 'number')) throw new BusinessError(ERROR_CODES.invalid);
  const { mae, r2 } = measureErrors(expected, predictions);
  const getError = (row: number) => Math.abs((expected[row] ?? 0) - (predictions[row] ?? 0));
  const wrongRows = [...expected.keys()].filter((row) => getError(row) > LARGE_ERROR_FACTOR * mae);
  return {
    score: Math.max(0, r2),
    metrics: { ...metrics, mae },
    failures: wrongRows.slice(0, MAX_FAILURES).map((row) => toFailure(row, predictions[row] ?? 0)),
    failureCount: wrongRows.length,
  };
}
