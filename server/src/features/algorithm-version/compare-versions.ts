import {
  type AlgorithmVersionDetail,
  type BodyOf,
  type ComparedVersion,
  type DataOf,
  ERROR_CODES,
  type versionCompareCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { EngineFailure, isOverload } from '../../engines/core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/core/engine-failure-codes.ts';
import { toCallerError } from '../../engines/run/to-caller-error.ts';
import { toRunCaller } from '../../engines/run/to-run-caller.ts';
import { findAlgorithmTask } from '../algorithm/algorithm-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { runMeasured } from './run-sample.ts';
import { findVersion } from './version-repository.ts';

/**
 * Runs two versions on the same sample: that of the request, or else that of the first version that has one. Without a
 * sample, it runs neither.
 *
 * @throws BusinessError `notFound` when a version does not exist; `invalid` when they belong to different algorithms.
 * @throws OverloadError when the engine accepts no more requests.
 */
export async function compareVersions(
  { database, engines }: AppDependencies,
  { ids, sample: requestedSample }: BodyOf<typeof versionCompareCall>,
  context: RequestContext<SignedInUser>,
): Promise<DataOf<typeof versionCompareCall>> {
  const versions: AlgorithmVersionDetail[] = [];
  for (const id of ids) {
    const version = await findVersion(database, id);
    if (!version) throw new BusinessError(ERROR_CODES.notFound);
    versions.push(version);
  }
  const [algorithmId = '', otherAlgorithmId] = versions.map((version) => version.algorithmId);
  if (algorithmId !== otherAlgorithmId) throw new BusinessError(ERROR_CODES.invalid, undefined, ['ids']);
  const task = await findAlgorithmTask(database, algorithmId);
  if (!task) throw new BusinessError(ERROR_CODES.notFound);
  const sample = requestedSample ?? versions.find((version) => version.sample)?.sample ?? null;
  const caller = toRunCaller(context);
  const sides: ComparedVersion[] = [];
  for (const version of versions) {
    const run = sample ? await tryRun(runMeasured(engines, task, version, sample, caller)) : NOT_RUN;
    sides.push({ version, ...run });
  }
  return { sample, sides };
}

type Run = Pick<ComparedVersion, 'output' | 'runMs' | 'failure'>;

const NOT_RUN: Run = { output: null, runMs: null, failure: null };

/** Returns the output of a run, or the error code with which it failed. */
async function tryRun(running: ReturnType<typeof runMeasured>): Promise<Run> {
  try {
    const { output, runMs } = await running;
    return { output, runMs, failure: null };
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      if (isOverload(failure)) throw toCallerError(failure);
      return { ...NOT_RUN, failure: failure.rejection?.code ?? ENGINE_FAILURE_CODES[failure.reason] };
    }
    if (failure instanceof BusinessError) return { ...NOT_RUN, failure: failure.code };
    throw failure;
  }
}
