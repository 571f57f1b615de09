import {
  type DataSet,
  ERROR_CODES,
  type EvaluationDetail,
  type EvaluationMetrics,
  TASK_METRICS,
  type TaskInput,
  type TaskOutput,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { judgeText } from './judge-text.ts';
import {
  adjustedRandIndex,
  countHits,
  findPercentile,
  meanPercentageError,
  repeatSeason,
  toF1,
} from './metrics.ts';

export interface TaskResult {
  readonly output: TaskOutput;
  readonly runMs: number;
}

/** Runs the version under evaluation on one input. */
export type RunOne = (input: TaskInput) => Promise<TaskResult>;

export interface EvaluationOutcome {
  readonly score: number;
  readonly metrics: EvaluationMetrics;
  readonly failures: EvaluationDetail['failures'];
  readonly failureCount: number;
}

type Examples = Pick<DataSet, 'task' | 'textColumn' | 'expectedColumn' | 'horizon' | 'season' | 'content'>;
type Cell = string | number | null;

/** Failures that are stored, and characters of each text. */
const MAX_FAILURES = 200;
const MAX_TEXT = 300;

/** Returns the number of runs that an evaluation takes. */
export function countRuns({ task, content }: Examples): number {
  return isText(task) ? content.rows.length : 1;
}

/**
 * Runs a version on all examples and compares its results with the expected ones. `onProgress` receives the number of
 * finished runs after each one, and throws to stop.
 *
 * @throws BusinessError `invalid` when the data set lacks a column that its task needs.
 */
export async function evaluateDataSet(
  examples: Examples,
  run: RunOne,
  onProgress: (done: number) => Promise<void>,
): Promise<EvaluationOutcome> {
  const { task } = examples;
  if (task === 'forecast') return evaluateForecast(examples, run);
  if (task === 'cluster' || task === 'anomaly') return evaluateTable(examples, task, run);
  return evaluateTexts(examples, task, run, onProgress);
}

type TextTask = Parameters<typeof judgeText>[0];

function isText(task: DataSet['task']): task is TextTask {
  return task !== 'forecast' && task !== 'cluster' && task !== 'anomaly';
}

async function evaluateTexts(
  { textColumn, expectedColumn, content }: Examples,
  task: TextTask,
  run: RunOne,
  onProgress: (done: number) => Promise<void>,
): Promise<EvaluationOutcome> {
  const [textAt, expectedAt] = [findColumn(content, textColumn), findColumn(content, expectedColumn)];
  const total = { hits: 0, found: 0, expected: 0, right: 0 };
  const durations: number[] = [];
  const failures: EvaluationOutcome['failures'] = [];
  const pairs: [expected: string, predicted: string][] = [];
  let failureCount = 0;
  for (const [index, row] of content.rows.entries()) {
    const text = String(row[textAt] ?? '');
    const { output, runMs } = await run({ kind: 'text', text });
    const judgment = judgeText(task, output, String(row[expectedAt] ?? ''));
    durations.push(runMs);
    total.hits += judgment.hits;
    total.found += judgment.found;
    total.expected += judgment.expected;
    if (judgment.predicted !== undefined) pairs.push([judgment.expectedText, judgment.predicted]);
    if (judgment.isRight) total.right += 1;
    else {
      failureCount += 1;
      if (failures.length < MAX_FAILURES) {
        const { expectedText, actualText } = judgment;
        failures.push(createFailure(index, text, expectedText, actualText));
      }
    }
    await onProgress(index + 1);
  }
  const score = TASK_METRICS[task] === 'f1' ? toF1(total) : total.right / content.rows.length;
  const confusion = pairs.length > 0 ? countConfusion(pairs) : null;
  return { score, metrics: { ...createMetrics(task, durations), confusion }, failures, failureCount };
}

async function evaluateTable(
  { expectedColumn, content }: Examples,
  task: 'cluster' | 'anomaly',
  run: RunOne,
): Promise<EvaluationOutcome> {
  const at = findColumn(content, expectedColumn);
  const without = <Value>(cells: readonly Value[]) => cells.filter((_, index) => index !== at);
  const input = {
    kind: 'table' as const,
    columns: without(content.columns),
    rows: content.rows.map(without),
  };
  if (input.columns.length === 0) throw new BusinessError(ERROR_CODES.invalid);
  const { output, runMs } = await run(input);
  const expected = content.rows.map((row) => row[at] ?? '');
  const metrics = createMetrics(task, [runMs]);
  if (task === 'cluster') {
    const { labels, silhouette } = output as TaskOutput<'cluster'>;
    const score = adjustedRandIndex(labels, expected);
    return { score, metrics: { ...metrics, silhouette }, failures: [], failureCount: 0 };
  }
  const { flags } = output as TaskOutput<'anomaly'>;
  const marks = expected.map(isMarked);
  const toNames = (rows: readonly boolean[]) =>
    rows.flatMap((isFlagged, row) => (isFlagged ? [String(row)] : []));
  const [found, wanted] = [toNames(flags), toNames(marks)];
  const wrong = marks.flatMap((mark, row) => (mark === (flags[row] ?? false) ? [] : [row]));
  return {
    score: toF1({ hits: countHits(found, wanted), found: found.length, expected: wanted.length }),
    metrics,
    failures: wrong.slice(0, MAX_FAILURES).map((row) => {
      const text = without(content.rows[row] ?? []).join(', ');
      return createFailure(row, text, String(expected[row] ?? ''), flags[row] ? '1' : '0');
    }),
    failureCount: wrong.length,
  };
}

async function evaluateForecast(
  { expectedColumn, content, horizon, season }: Examples,
  run: RunOne,
): Promise<EvaluationOutcome> {
  const at = findColumn(content, expectedColumn);
  const values = content.rows.map((row) => row[at]);
  if (!values.every((value) => typeof value === 'number') || values.length < horizon + 2) {
    throw new BusinessError(ERROR_CODES.invalid);
  }
  const numbers = values as number[];
  const history = numbers.slice(0, -horizon);
  const actual = numbers.slice(-horizon);
  const { output, runMs } = await run({ kind: 'series', values: history, horizon, season });
  const { mean } = output as TaskOutput<'forecast'>;
  const mape = meanPercentageError(mean, actual);
  const naiveMape = meanPercentageError(repeatSeason(history, horizon, season), actual);
  const score = naiveMape === 0 ? Number(mape === 0) : Math.max(0, 1 - mape / naiveMape);
  const metrics = { ...createMetrics('forecast', [runMs]), mape, naiveMape };
  return { score, metrics, failures: [], failureCount: 0 };
}

/** @throws BusinessError `invalid` when there is no such column. */
function findColumn({ columns }: DataSet['content'], name: string): number {
  const at = columns.indexOf(name);
  if (at < 0) throw new BusinessError(ERROR_CODES.invalid);
  return at;
}

/** Whether a cell marks an anomaly. */
function isMarked(cell: Cell): boolean {
  return ['1', '-1', 'true', 'yes', 'anomaly', '是', '异常'].includes(String(cell).trim().toLowerCase());
}

function createMetrics(task: DataSet['task'], durations: readonly number[]): EvaluationMetrics {
  const metric = TASK_METRICS[task];
  const none = { mape: null, naiveMape: null, silhouette: null, confusion: null };
  return { metric, ...none, p50Ms: findPercentile(durations, 0.5), p95Ms: findPercentile(durations, 0.95) };
}

function createFailure(index: number, input: string, expected: string, actual: string) {
  const [first, second, third] = [input, expected, actual].map((text) => text.slice(0, MAX_TEXT));
  return { row: index + 1, input: first ?? '', expected: second ?? '', actual: third ?? '' };
}

/** The most classes of a confusion matrix. */
const MAX_CLASSES = 20;

function countConfusion(pairs: readonly (readonly [expected: string, predicted: string])[]) {
  const classes = [...new Set(pairs.flat())].sort();
  if (classes.length > MAX_CLASSES) return null;
  const counts = classes.map((expected) =>
    classes.map(
      (predicted) => pairs.filter(([one, other]) => one === expected && other === predicted).length,
    ),
  );
  return { classes, counts };
}
