import { type DataSet, ERROR_CODES, IMAGE_COLUMNS, TASK_METRICS, type TaskOutput } from '@atrium/contract';
import type { EvaluatedRow } from '../../database/schema/data-sets.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { type TokenUsage, UNKNOWN_TOKENS } from '../../domain/token-usage.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { createTokenMeter } from '../../engines/run/token-meter.ts';
import { isAnomalyMark } from '../../engines/tables/is-anomaly-mark.ts';
import { EMPTY_OUTPUT } from './empty-output.ts';
import { evaluatePredictions } from './evaluate-predictions.ts';
import type { EvaluationOutcome, RunVersion, TaskResult } from './evaluation-outcome.ts';
import { type ImageTask, isImageTask } from './image-tasks.ts';
import {
  computeAdjustedRandIndex,
  computeMeanPercentageError,
  countHits,
  repeatSeason,
  toCharacterError,
  toF1,
} from './metrics.ts';
import {
  countConfusion,
  countFields,
  createFailure,
  createMetrics,
  findColumn,
  MAX_FAILURES,
  MAX_TEXT_LENGTH,
} from './outcome-parts.ts';
import type { OutputScore } from './output-score.ts';
import { scoreImage } from './score-image.ts';
import { scoreText, type TextTask } from './score-text.ts';
import { TABLE_TASKS } from './table-tasks.ts';

/** The rows that an earlier attempt of the evaluation has stored, and a function that stores another row. */
export interface EvaluatedRowStore {
  readonly storedRows: readonly EvaluatedRow[];
  /** Throws if the evaluation must stop, for example because a user has canceled it. */
  storeRow(evaluated: EvaluatedRow): Promise<void>;
}

type Examples = Pick<DataSet, 'task' | 'textColumn' | 'expectedColumn' | 'horizon' | 'season' | 'content'>;
type Cell = string | number | null;

/** Returns the number of runs that an evaluation takes. */
export function countRuns({ task, content }: Examples): number {
  return TABLE_TASKS.includes(task) ? 1 : content.rows.length;
}

/** Runs the version under evaluation, and reads the images of the data set. */
interface Runner {
  readonly run: RunVersion;
  readImage(id: string): Promise<Uint8Array>;
}

/**
 * Runs a version on the examples that are not evaluated yet, and compares all results with the expected ones.
 *
 * @throws BusinessError `invalid` when the data set lacks a column or the numbers that its task needs.
 */
export async function evaluateDataSet(
  examples: Examples,
  { run, readImage }: Runner,
  rowStore: EvaluatedRowStore,
): Promise<EvaluationOutcome> {
  const { task } = examples;
  if (task === 'forecast') return evaluateForecast(examples, run);
  if (task === 'cluster' || task === 'anomaly') return evaluateTable(examples, task, run);
  if (task === 'classify' || task === 'regress') return evaluatePredictions(examples, task, run);
  if (!isImageTask(task)) {
    const evaluateText = async (text: string, expected: string) => {
      const score = (output: TaskOutput) => scoreText(task, output, expected);
      return {
        ...(await evaluateRun(() => run({ kind: 'text', text }), score)),
        input: text.slice(0, MAX_TEXT_LENGTH),
      };
    };
    return summarize(task, await evaluateRows(examples, evaluateText, rowStore));
  }
  const fileIndex = findColumn(examples.content, IMAGE_COLUMNS.file);
  const evaluateImage = async (imageId: string, expected: string, cells: readonly Cell[]) => {
    const image = await readImage(imageId);
    const score = (output: TaskOutput) => scoreImage(task, output, expected);
    const result = await evaluateRun(() => run({ kind: 'image', image }), score);
    return { ...result, input: String(cells[fileIndex] ?? ''), imageId };
  };
  return summarize(task, await evaluateRows(examples, evaluateImage, rowStore));
}

/**
 * Runs one example and scores its output. An example that the engine rejects counts as wrong. Other failures are
 * thrown.
 */
async function evaluateRun(
  run: () => Promise<TaskResult>,
  score: (output: TaskOutput) => OutputScore,
): Promise<Omit<EvaluatedRow, 'row' | 'input'>> {
  try {
    const { output, runMs, tokens } = await run();
    return { ...score(output), runMs, tokens };
  } catch (error) {
    if (!(error instanceof EngineFailure && error.rejection)) throw error;
    const { code, data } = error.rejection;
    const wrong = { ...score(EMPTY_OUTPUT), isRight: false, hits: 0, actualText: '' };
    return { ...wrong, runMs: 0, rejection: { code, data } };
  }
}

type EvaluateRow = (
  example: string,
  expected: string,
  cells: readonly Cell[],
) => Promise<Omit<EvaluatedRow, 'row'>>;

/**
 * Evaluates the rows that are not stored yet. Returns all rows in their order. The text column contains the texts, or
 * the ids of the images.
 */
async function evaluateRows(
  { textColumn, expectedColumn, content }: Examples,
  evaluateRow: EvaluateRow,
  { storedRows, storeRow }: EvaluatedRowStore,
): Promise<readonly EvaluatedRow[]> {
  const [textIndex, expectedIndex] = [findColumn(content, textColumn), findColumn(content, expectedColumn)];
  const evaluatedRows = new Map(storedRows.map((evaluated) => [evaluated.row, evaluated]));
  for (const [row, cells] of content.rows.entries()) {
    if (evaluatedRows.has(row)) continue;
    const result = await evaluateRow(
      String(cells[textIndex] ?? ''),
      String(cells[expectedIndex] ?? ''),
      cells,
    );
    const evaluated = { ...result, row };
    await storeRow(evaluated);
    evaluatedRows.set(row, evaluated);
  }
  return [...evaluatedRows.values()].sort((one, other) => one.row - other.row);
}

/** Computes the score and the metrics of all rows, and lists the wrong ones. */
function summarize(task: TextTask | ImageTask, rows: readonly EvaluatedRow[]): EvaluationOutcome {
  const sum = (read: (evaluated: EvaluatedRow) => number) =>
    rows.reduce((total, evaluated) => total + read(evaluated), 0);
  const wrongRows = rows.filter(({ isRight }) => !isRight);
  const counts = {
    hits: sum(({ hits }) => hits),
    found: sum(({ found }) => found),
    expected: sum(({ expected }) => expected),
  };
  const scores = {
    f1: () => toF1(counts),
    characterAccuracy: () => Math.max(0, 1 - toCharacterError(counts)),
    accuracy: () => (rows.length - wrongRows.length) / rows.length,
    exactMatch: () => (rows.length - wrongRows.length) / rows.length,
    fieldMatch: () => (counts.expected === 0 ? 1 : counts.hits / counts.expected),
  };
  const pairs = rows.flatMap(({ expectedText, predicted }) =>
    predicted === undefined ? [] : [[expectedText, predicted] as const],
  );
  const durations = rows.flatMap(({ runMs, rejection }) => (rejection ? [] : [runMs]));
  const metric = TASK_METRICS[task];
  return {
    score: scores[metric](),
    metrics: {
      ...createMetrics(task, durations),
      ...sumTokens(rows),
      ...(metric === 'characterAccuracy' ? { characterError: toCharacterError(counts) } : {}),
      ...(metric === 'fieldMatch' ? { exactMatch: toExactMatch(rows), fields: countFields(rows) } : {}),
      confusion: pairs.length > 0 ? countConfusion(pairs) : null,
    },
    failures: wrongRows
      .slice(0, MAX_FAILURES)
      .map(({ row, input, expectedText, actualText, ...evaluated }) => ({
        ...createFailure(row, input, expectedText, actualText),
        ...(evaluated.imageId === undefined ? {} : { imageId: evaluated.imageId }),
        ...(evaluated.rejection ? { rejection: evaluated.rejection } : {}),
      })),
    failureCount: wrongRows.length,
  };
}

/** Returns the share of the JSON results that have exactly the expected fields. */
function toExactMatch(rows: readonly EvaluatedRow[]): number {
  const exact = rows.filter(({ isRight, found, expected }) => isRight && found === expected);
  return exact.length / rows.length;
}

function sumTokens(rows: readonly EvaluatedRow[]): TokenUsage {
  const meter = createTokenMeter();
  for (const { tokens = UNKNOWN_TOKENS } of rows) meter.count(tokens);
  return meter.read();
}

/**
 * Runs the version on the whole table without the expected column, and compares the result of each row with that
 * column.
 */
async function evaluateTable(
  { expectedColumn, content }: Examples,
  task: 'cluster' | 'anomaly',
  run: RunVersion,
): Promise<EvaluationOutcome> {
  const expectedIndex = findColumn(content, expectedColumn);
  const removeExpected = <Value>(cells: readonly Value[]) =>
    cells.filter((_, index) => index !== expectedIndex);
  const input = {
    kind: 'table' as const,
    columns: removeExpected(content.columns),
    rows: content.rows.map(removeExpected),
  };
  if (input.columns.length === 0) throw new BusinessError(ERROR_CODES.invalid);
  const { output, runMs } = await run(input);
  const expected = content.rows.map((row) => row[expectedIndex] ?? '');
  const metrics = createMetrics(task, [runMs]);
  if (task === 'cluster') {
    const { labels, silhouette } = output as TaskOutput<'cluster'>;
    const score = computeAdjustedRandIndex(labels, expected);
    return { score, metrics: { ...metrics, silhouette }, failures: [], failureCount: 0 };
  }
  const { flags } = output as TaskOutput<'anomaly'>;
  const areAnomalies = expected.map(isAnomalyMark);
  // `countHits` compares texts.
  const listFlaggedRows = (rowFlags: readonly boolean[]) =>
    rowFlags.flatMap((isFlagged, row) => (isFlagged ? [String(row)] : []));
  const [foundRows, expectedRows] = [listFlaggedRows(flags), listFlaggedRows(areAnomalies)];
  const wrongRows = areAnomalies.flatMap((isAnomaly, row) =>
    isAnomaly === (flags[row] ?? false) ? [] : [row],
  );
  return {
    score: toF1({
      hits: countHits(foundRows, expectedRows),
      found: foundRows.length,
      expected: expectedRows.length,
    }),
    metrics,
    failures: wrongRows.slice(0, MAX_FAILURES).map((row) => {
      const text = removeExpected(content.rows[row] ?? []).join(', ');
      return createFailure(row, text, String(expected[row] ?? ''), flags[row] ? '1' : '0');
    }),
    failureCount: wrongRows.length,
  };
}

/**
 * Forecasts the last `horizon` values of a series from the values before them. The score is 1 − the error of the
 * forecast ÷ the error of a repetition of the last season, and at least 0. If the repetition has no error, the score is
 * 1 for a forecast without error and 0 for any other forecast.
 */
async function evaluateForecast(
  { expectedColumn, content, horizon, season }: Examples,
  run: RunVersion,
): Promise<EvaluationOutcome> {
  const expectedIndex = findColumn(content, expectedColumn);
  const values = content.rows.map((row) => row[expectedIndex]);
  if (!values.every((value) => typeof value === 'number') || values.length < horizon + 2) {
    throw new BusinessError(ERROR_CODES.invalid);
  }
  const numbers = values as number[];
  const history = numbers.slice(0, -horizon);
  const actual = numbers.slice(-horizon);
  const { output, runMs } = await run({ kind: 'series', values: history, horizon, season });
  const { mean } = output as TaskOutput<'forecast'>;
  const mape = computeMeanPercentageError(mean, actual);
  const naiveMape = computeMeanPercentageError(repeatSeason(history, horizon, season), actual);
  const score = naiveMape === 0 ? Number(mape === 0) : Math.max(0, 1 - mape / naiveMape);
  const metrics = { ...createMetrics('forecast', [runMs]), mape, naiveMape };
  return { score, metrics, failures: [], failureCount: 0 };
}
