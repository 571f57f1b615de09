import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { LocaleId } from '@atrium/contract';
import {
  type BodyOf,
  ERROR_CODES,
  type ErrorCode,
  predictsColumn,
  TRAINING_ALGORITHMS,
  type TrainedTask,
  type Training,
  type TrainingSettings,
  type trainingCalls,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import { getErrorMessage } from '../../domain/messages/error-message.ts';
import type { Actor } from '../../domain/request-context.ts';
import { InputRejectedError } from '../../engines/core/input-rejection.ts';
import { checkTraining } from '../../engines/table-model/check-training.ts';
import { countFolds } from '../../engines/table-model/create-fold.ts';
import { lockExistingAlgorithm } from '../algorithm-version/lock-version.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { isTrainedTask } from './is-trained-task.ts';
import { TRAINING_JOB } from './training-job-kind.ts';
import {
  cancelStoredTraining,
  findTraining,
  findTrainings,
  insertTraining,
  type TrainingRow,
} from './training-repository.ts';

const compress = promisify(gzip);

export async function listTrainings(
  { database }: AppDependencies,
  { algorithmId }: BodyOf<typeof trainingCalls.list>,
  { locale }: Actor,
): Promise<{ list: Training[] }> {
  const rows = await findTrainings(database, algorithmId);
  return { list: rows.map((row) => toTraining(row, locale)) };
}

/**
 * Checks the table and stores a training. A job performs it.
 *
 * @throws BusinessError `transitionNotAllowed` for an archived algorithm; `invalid` for a task that
 * cannot be trained, or for settings that do not fit the task; or the code of the reason why the
 * table cannot be used.
 */
export async function startTraining(
  deps: AppDependencies,
  { algorithmId, settings, table, note }: BodyOf<typeof trainingCalls.create>,
  actor: Actor,
): Promise<Training> {
  const id = createId();
  if (settings.features.some(({ column }) => column === settings.target)) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['settings.features']);
  }
  const json = JSON.stringify({ columns: table.columns, rows: table.rows });
  const content = await compress(json);
  await deps.database.transaction(async (transaction) => {
    const { task, status } = await lockExistingAlgorithm(transaction, algorithmId);
    if (status === 'archived') throw new BusinessError(ERROR_CODES.transitionNotAllowed, { state: status });
    if (!isTrainedTask(task)) throw new BusinessError(ERROR_CODES.invalid, undefined, ['algorithmId']);
    if (!TRAINING_ALGORITHMS[task].some((one) => one === settings.algorithm)) {
      throw new BusinessError(ERROR_CODES.invalid, undefined, ['settings.algorithm']);
    }
    const fields = findWrongSettings(task, settings);
    if (fields.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, fields);
    assertTrainable({ task, table, settings });
    await insertTraining(transaction, {
      id,
      algorithmId,
      settings,
      note,
      content,
      fingerprint: createHash('sha256').update(json).digest('hex'),
      rowCount: table.rows.length,
      status: 'queued',
      done: 0,
      // The last step trains the final model from all rows.
      total: countFolds(settings) + 1,
      locale: actor.locale,
      address: actor.address,
      createdAt: actor.at,
      createdBy: actor.user.id,
    });
    const { algorithm, target } = settings;
    const after = { algorithm, ...(target === '' ? {} : { target }), rows: table.rows.length };
    await recordEvents(transaction, actor, 'algorithm.trained', [algorithmId], { after });
    await deps.jobs.start(TRAINING_JOB, { id }, { transaction });
  });
  deps.jobs.wake(TRAINING_JOB);
  const stored = await findTraining(deps.database, id);
  if (!stored) throw new BusinessError(ERROR_CODES.notFound);
  return toTraining(stored, actor.locale);
}

/** @throws BusinessError `transitionNotAllowed` when the training has ended. */
export async function cancelTraining(
  { database }: AppDependencies,
  { id }: { readonly id: string },
  { at }: Actor,
): Promise<void> {
  if (!(await cancelStoredTraining(database, id, at)))
    throw new BusinessError(ERROR_CODES.transitionNotAllowed);
}

/** Returns the settings that are missing although the task requires them, and those that the task does not have. */
function findWrongSettings(
  task: TrainedTask,
  { target, clusters, contamination }: TrainingSettings,
): readonly string[] {
  const isValid = {
    // For `anomaly`, the target column is optional.
    'settings.target': task === 'anomaly' || predictsColumn(task) === (target !== ''),
    'settings.clusters': (task === 'cluster') === (clusters !== undefined),
    'settings.contamination': (task === 'anomaly') === (contamination !== undefined),
  };
  return Object.entries(isValid).flatMap(([field, valid]) => (valid ? [] : [field]));
}

function assertTrainable(training: Parameters<typeof checkTraining>[0]): void {
  try {
    checkTraining(training);
  } catch (error) {
    if (error instanceof InputRejectedError) throw new BusinessError(error.code, error.data, ['table']);
    throw error;
  }
}

function toTraining(
  { errorCode, errorData, createdAt, finishedAt, ...row }: TrainingRow,
  locale: LocaleId,
): Training {
  return {
    ...row,
    message: errorCode === null ? null : getErrorMessage(locale, errorCode as ErrorCode, errorData ?? {}),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
