import type { LocaleId } from '@atrium/contract';
import { type AlgorithmVersionDetail, ERROR_CODES, VERSION_TRANSITIONS } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor, RequestContext } from '../../domain/request-context.ts';
import { EngineFailure, isOverload } from '../../engines/core/engine-failure.ts';
import type { TaskRun } from '../../engines/run/run-task.ts';
import { toCallerError } from '../../engines/run/to-caller-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { getNextStatus } from '../publication/get-next-status.ts';
import { describeFailure } from './describe-failure.ts';
import { lockExistingVersion } from './lock-version.ts';
import { runMeasured } from './run-sample.ts';
import { changeVersion, lockVersion, type VersionRow } from './version-repository.ts';
import { readVersion } from './version-service.ts';

/**
 * A validation counts as abandoned this many milliseconds after its start. A validation takes longer only if its server
 * has stopped.
 */
const ABANDONED_AFTER = 2 * 60_000;

type Outcome = Partial<Pick<VersionRow, 'status' | 'statusMessage' | 'metrics' | 'output'>>;

/**
 * Runs a version on its sample. The status becomes ready if the output satisfies the task's contract. Otherwise it
 * becomes failed, with the reason in the caller's language. The run continues when the caller disconnects.
 *
 * @throws BusinessError `transitionNotAllowed` when the version has another status; `invalid` when it has no sample.
 * @throws OverloadError when the engine accepts no more requests. The status then does not change.
 */
export async function validateVersion(
  deps: Pick<AppDependencies, 'database' | 'engines' | 'clock'>,
  { id }: { readonly id: string },
  context: Actor & Pick<RequestContext, 'arrivedAt'>,
): Promise<AlgorithmVersionDetail> {
  const { user, arrivedAt, locale } = context;
  const { task, version } = await claimVersion(deps, id, context);
  // Without the signal of the request: the run continues when the caller disconnects.
  const running = runMeasured(deps.engines, task, version, version.sample, { user: user.id, arrivedAt });
  const { outcome, rejected } = await findOutcome(running, version, deps.clock, locale);
  await deps.database.transaction(async (transaction) => {
    const stored = await lockVersion(transaction, id);
    // `claimVersion` has raised the revision by 1. If the revision is higher, another request has treated this
    // validation as abandoned, and has started a new one.
    if (stored?.revision !== version.revision + 1) return;
    await changeVersion(transaction, id, outcome, { at: deps.clock(), by: user.id });
    if (rejected) return;
    const after = { status: outcome.status };
    await recordEvents(transaction, context, 'algorithm-version.validated', [id], { after });
  });
  if (rejected) throw toCallerError(rejected);
  return readVersion(deps, { id }, context);
}

/** Sets the status to validating, so that no other request can change or validate the version. */
function claimVersion({ database }: Pick<AppDependencies, 'database'>, id: string, actor: Actor) {
  return database.transaction(async (transaction) => {
    const { algorithm, version } = await lockExistingVersion(transaction, id);
    const isAbandoned =
      version.status === 'validating' && actor.at.getTime() - version.updatedAt.getTime() > ABANDONED_AFTER;
    // An abandoned validation counts as failed, because a failed version can be validated again.
    const claimedVersion = isAbandoned ? { ...version, status: 'failed' as const } : version;
    const status = getNextStatus(VERSION_TRANSITIONS, 'validate', claimedVersion.status);
    if (!version.sample) throw new BusinessError(ERROR_CODES.invalid, undefined, ['sample']);
    await changeVersion(transaction, id, { status }, { at: actor.at, by: actor.user.id });
    return { task: algorithm.task, version: claimedVersion };
  });
}

/**
 * Waits for the run, and returns the changes to store. If the engine never ran the request, the
 * changes restore the status from before the validation, and `rejected` is the reason.
 */
async function findOutcome(
  running: Promise<TaskRun>,
  version: VersionRow,
  clock: () => Date,
  locale: LocaleId,
): Promise<{ readonly outcome: Outcome; readonly rejected?: EngineFailure }> {
  try {
    const { output, queueMs, runMs } = await running;
    const metrics = { queueMs, runMs, validatedAt: clock().toISOString() };
    return { outcome: { status: VERSION_TRANSITIONS.pass.to, statusMessage: null, metrics, output } };
  } catch (failure) {
    if (failure instanceof EngineFailure && (isOverload(failure) || failure.reason === 'canceled')) {
      return { outcome: { status: version.status }, rejected: failure };
    }
    const statusMessage = describeFailure(failure, locale);
    return { outcome: { status: VERSION_TRANSITIONS.fail.to, statusMessage, metrics: null, output: null } };
  }
}
