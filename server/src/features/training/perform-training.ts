import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ERROR_CODES, TASKS, type TableInput, type TrainedTask, type TrainingReport } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { kmeansDescriptor } from '../../engines/kmeans/kmeans-descriptor.ts';
import { checkTraining } from '../../engines/table-model/check-training.ts';
import { countFolds } from '../../engines/table-model/create-fold.ts';
import { type FoldResult, summarizeFolds } from '../../engines/table-model/summarize-folds.ts';
import { listClasses } from '../../engines/table-model/train-model.ts';
import { trainedModelDescriptor } from '../../engines/table-model/trained-model-descriptor.ts';
import type { FinalModel, TrainingStep } from '../../engines/table-model/training-step.ts';
import { findAlgorithmTask } from '../algorithm/algorithm-repository.ts';
import { isTrainedTask } from './is-trained-task.ts';
import type { TrainingJobDependencies } from './training-job-dependencies.ts';
import { type StoredTraining, storeProgress } from './training-repository.ts';

/** The result of a training: the model as the content of its file, the report, and rows for the sample. */
export interface TrainedVersion {
  readonly task: TrainedTask;
  readonly model: Uint8Array;
  readonly report: TrainingReport;
  readonly sample: TableInput;
}

const decompress = promisify(gunzip);

/** The number of rows in the sample of a version. */
const SAMPLE_ROWS = 5;

/**
 * Measures the model with each fold of the rows, then trains the final model from all rows. Both run in the process of
 * the trainer.
 */
export async function performTraining(
  { database, trainer, clock }: TrainingJobDependencies,
  training: StoredTraining,
  signal: AbortSignal,
): Promise<TrainedVersion> {
  const { settings, content, algorithmId } = training;
  const task = await findAlgorithmTask(database, algorithmId);
  if (!content || !isTrainedTask(task)) throw new BusinessError(ERROR_CODES.notFound);
  const startedAt = clock();
  const perform = async (step: TrainingStep) => {
    signal.throwIfAborted();
    return trainer.perform({ table: content, task, settings, step }, { user: training.createdBy, signal });
  };
  const folds: FoldResult[] = [];
  for (let fold = 0; fold < countFolds(settings); fold += 1) {
    folds.push((await perform({ kind: 'measure', fold })) as FoldResult);
    await storeProgress(database, training, fold + 1);
  }
  // Only an anomaly detection has `scoreSummary`. The final model scores all rows, and the folds score the measured
  // rows.
  const { model, scoreSummary, ...modelReport } = (await perform({ kind: 'train' })) as FinalModel;
  const table: Pick<TableInput, 'columns' | 'rows'> = JSON.parse(String(await decompress(content)));
  const { rows, missing } = checkTraining({ task, table, settings });
  const classes = task === 'classify' ? listClasses(table, settings.target) : [];
  const { scoreSummary: measured, ...summary } = summarizeFolds(folds, settings, classes);
  const report = {
    rows: rows.length,
    rowsWithoutTarget: table.rows.length - rows.length,
    missing,
    ...summary,
    ...modelReport,
    ...(model.task === 'anomaly' && scoreSummary && measured
      ? { anomalies: { threshold: model.model.threshold, training: scoreSummary, measured } }
      : {}),
    libraries: [
      { name: trainedModelDescriptor.id, version: trainedModelDescriptor.version },
      ...(task === 'cluster' ? [{ name: 'ml-kmeans', version: kmeansDescriptor.version }] : []),
      { name: 'Node.js', version: process.versions.node },
    ],
    durationMs: clock().getTime() - startedAt.getTime(),
  };
  return { task, model: Buffer.from(JSON.stringify(model)), report, sample: createSample(training, table) };
}

/** Returns the features of the first rows. */
function createSample(
  { settings }: StoredTraining,
  { columns, rows }: Pick<TableInput, 'columns' | 'rows'>,
): TableInput {
  const used = settings.features.map(({ column }) => columns.indexOf(column));
  return {
    // All tasks that can be trained have the same kind of input.
    kind: TASKS.classify.input,
    columns: used.map((index) => columns[index] ?? ''),
    rows: rows.slice(0, SAMPLE_ROWS).map((row) => used.map((index) => row[index] ?? null)),
  };
}
