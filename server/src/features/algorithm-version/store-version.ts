import { isDeepStrictEqual } from 'node:util';
import {
  type AlgorithmVersionDetail,
  type BodyOf,
  ERROR_CODES,
  TASKS,
  type TaskId,
  VERSION_TRANSITIONS,
  type versionCreateCall,
  type versionUpdateCall,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { readParameters } from '../../engines/run/read-parameters.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { lockModelFile } from '../model-file/model-file-repository.ts';
import { getNextStatus } from '../publication/get-next-status.ts';
import { lockExistingAlgorithm, lockExistingVersion } from './lock-version.ts';
import { changeVersion, findVersion, insertVersion, type VersionContent } from './version-repository.ts';
import { readVersion } from './version-service.ts';

/** Adds a draft under the algorithm's next number and returns it. */
export async function createVersion(
  deps: AppDependencies,
  { algorithmId, ...draft }: BodyOf<typeof versionCreateCall>,
  actor: Actor,
): Promise<AlgorithmVersionDetail> {
  const id = createId();
  await deps.database.transaction(async (transaction) => {
    const algorithm = await lockExistingAlgorithm(transaction, algorithmId);
    if (algorithm.status === 'archived') {
      throw new BusinessError(ERROR_CODES.transitionNotAllowed, { state: algorithm.status });
    }
    const content = validateContent(deps.engines, algorithm.task, draft);
    const change = { at: actor.at, by: actor.user.id };
    await lockModel(transaction, content.parameters);
    const number = await insertVersion(transaction, id, algorithmId, content, change);
    await recordEvents(transaction, actor, 'algorithm-version.created', [id], {
      after: { algorithmId, number },
    });
  });
  return readVersion(deps, { id }, actor);
}

/**
 * Replaces the content of a draft or of a failed version. A failed version becomes a draft.
 *
 * @throws BusinessError `revisionStale`, with the stored version; `transitionNotAllowed` when the version is neither a
 * draft nor failed.
 */
export async function updateVersion(
  deps: AppDependencies,
  { id, revision, ...draft }: BodyOf<typeof versionUpdateCall>,
  actor: Actor,
): Promise<AlgorithmVersionDetail> {
  await deps.database.transaction(async (transaction) => {
    const { algorithm, version } = await lockExistingVersion(transaction, id);
    if (version.revision !== revision) {
      const current = await findVersion(transaction, id);
      throw new BusinessError(ERROR_CODES.revisionStale, {
        current,
        changed: current
          ? listDifferences(current, validateContent(deps.engines, algorithm.task, draft))
          : [],
      });
    }
    const status = getNextStatus(VERSION_TRANSITIONS, 'edit', version.status);
    const content = validateContent(deps.engines, algorithm.task, draft);
    await lockModel(transaction, content.parameters);
    const outcome = { status, statusMessage: null, metrics: null, output: null };
    await changeVersion(transaction, id, { ...content, ...outcome }, { at: actor.at, by: actor.user.id });
    const { engineId, parameters } = content;
    await recordEvents(transaction, actor, 'algorithm-version.updated', [id], {
      before: { engineId: version.engineId, parameters: version.parameters },
      after: { engineId, parameters },
    });
  });
  return readVersion(deps, { id }, actor);
}

/**
 * Locks the model file of a version, so that it is not deleted before the version is stored.
 *
 * @throws BusinessError `parametersInvalid` when the parameter `model` names no file.
 */
export async function lockModel(database: Database, { model }: VersionContent['parameters']): Promise<void> {
  if (typeof model !== 'string' || (await lockModelFile(database, model))) return;
  throw new BusinessError(ERROR_CODES.parametersInvalid, undefined, ['parameters.model']);
}

/** Returns the fields of the stored version that differ from the update. */
function listDifferences(stored: AlgorithmVersionDetail, draft: VersionContent): string[] {
  const names = ['engineId', 'parameters', 'sample', 'note'] as const;
  return names.filter((name) => !isDeepStrictEqual(stored[name], draft[name]));
}

/**
 * Validates the content of a version and fills in the default of every omitted parameter, so that the version does not
 * change when a default changes.
 *
 * @throws BusinessError with the name of the field, when the engine does not perform the task, or when a parameter or
 * the sample is invalid.
 */
export function validateContent(
  engines: EngineRegistry,
  task: string,
  { engineId, parameters, sample, note }: VersionContent,
): VersionContent {
  const descriptor = engines.find(engineId)?.descriptor;
  const supportedTask = descriptor?.tasks.find((one) => one === task);
  if (!descriptor || !supportedTask) throw new BusinessError(ERROR_CODES.invalid, undefined, ['engineId']);
  if (sample && !isTaskInput(supportedTask, sample.kind)) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['sample']);
  }
  return { engineId, parameters: readParameters(descriptor, parameters), sample, note };
}

/**
 * Returns whether a sample of this kind is an input of the task. An image cannot be one, because a version does not
 * store its bytes.
 */
function isTaskInput(task: TaskId, kind: string): boolean {
  return TASKS[task].input === kind && kind !== 'image';
}
