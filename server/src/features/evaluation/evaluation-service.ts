import type { LocaleId } from '@atrium/contract';
import {
  type BodyOf,
  ERROR_CODES,
  type ErrorCode,
  type Evaluation,
  type EvaluationDetail,
  type evaluationCalls,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import { getErrorMessage } from '../../domain/messages/error-message.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { readDataSet } from './data-set-service.ts';
import { countRuns } from './evaluate-data-set.ts';
import { EVALUATION_JOB } from './evaluation-job.ts';
import {
  cancelStoredEvaluation,
  findEvaluation,
  findEvaluations,
  findEvaluationTargets,
  findItemContent,
  findVersionContent,
  insertEvaluation,
  type ListedEvaluation,
} from './evaluation-repository.ts';

export async function listEvaluations(
  { database }: AppDependencies,
  { id }: { readonly id: string },
  { locale }: Actor,
): Promise<{ list: Evaluation[] }> {
  const rows = await findEvaluations(database, id);
  return { list: rows.map((row) => toEvaluation(row, locale)) };
}

export async function readEvaluation(
  { database }: AppDependencies,
  { id }: { readonly id: string },
  { locale }: Actor,
): Promise<EvaluationDetail> {
  const found = await findEvaluation(database, id);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  const { failures, ...row } = found;
  return {
    ...toEvaluation(row, locale),
    failures: failures.map(({ rejection, ...failure }) => ({
      ...failure,
      ...(rejection ? { message: getErrorMessage(locale, rejection.code, rejection.data) } : {}),
    })),
  };
}

export async function listEvaluationTargets(
  { database }: AppDependencies,
  { task }: BodyOf<typeof evaluationCalls.targets>,
) {
  return { list: await findEvaluationTargets(database, task) };
}

/**
 * Queues an evaluation.
 *
 * @throws BusinessError `notFound` for a missing data set, `versionUnready` for a version that is not ready or of
 *   another task.
 */
export async function startEvaluation(
  deps: AppDependencies,
  { id: dataSetId, kind, targetId, version }: BodyOf<typeof evaluationCalls.start>,
  actor: Actor,
): Promise<Evaluation> {
  const dataSet = await readDataSet(deps, { id: dataSetId });
  const content =
    kind === 'algorithm'
      ? await findVersionContent(deps.database, targetId, version)
      : await findItemContent(deps.database, kind, targetId, version);
  if (content?.task !== dataSet.task) throw new BusinessError(ERROR_CODES.versionUnready);
  const id = createId();
  const { name: targetName, engineId, parameters } = content;
  await deps.database.transaction(async (transaction) => {
    await insertEvaluation(transaction, {
      id,
      dataSetId,
      dataSetRevision: dataSet.revision,
      kind,
      targetId,
      targetName,
      version,
      engineId,
      parameters,
      status: 'queued',
      done: 0,
      total: countRuns(dataSet),
      failures: [],
      failureCount: 0,
      createdAt: actor.at,
      createdBy: actor.user.id,
    });
    await recordEvents(transaction, actor, 'data-set.evaluated', [dataSetId], {
      after: { targetName, version },
    });
    await deps.jobs.start(EVALUATION_JOB, { id }, { transaction });
  });
  deps.jobs.wake(EVALUATION_JOB);
  return readEvaluation(deps, { id }, actor);
}

/**
 * Cancels an evaluation that has not ended.
 *
 * @throws BusinessError `transitionNotAllowed` when the evaluation has ended.
 */
export async function cancelEvaluation(
  { database }: AppDependencies,
  { id }: { readonly id: string },
  { at }: Actor,
): Promise<void> {
  if (!(await cancelStoredEvaluation(database, id, at)))
    throw new BusinessError(ERROR_CODES.transitionNotAllowed);
}

function toEvaluation(
  { errorCode, createdAt, finishedAt, ...row }: ListedEvaluation,
  locale: LocaleId,
): Evaluation {
  return {
    ...row,
    message: errorCode === null ? null : getErrorMessage(locale, errorCode as ErrorCode),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
