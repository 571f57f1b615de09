import { type BodyOf, ERROR_CODES, type nlpCalls, TASKS } from '@atrium/contract';
import { EngineFailure } from '../../engines/engine-failure.ts';
import { runTask, type TaskRun } from '../../engines/run-task.ts';
import { toEngineInput } from '../../engines/to-engine-input.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import type { RequestContext, SignedInUser } from '../../http/request-context.ts';
import { checkContent } from './check-content.ts';
import type { ItemParts } from './item-parts.ts';
import { recordPassedTest } from './item-tests.ts';

type TestBody = BodyOf<typeof nlpCalls.test>;

/**
 * Runs an engine with parameters on an input, and remembers that it passed.
 *
 * @throws BusinessFailure when the request does not fit, or when the engine gave no answer that keeps the task's
 * contract.
 */
export async function testItem(
  { kind, database, engines }: ItemParts,
  body: TestBody,
  { user, file, signal }: Pick<RequestContext<SignedInUser>, 'user' | 'file' | 'signal'>,
  clock: () => Date,
): Promise<TaskRun> {
  const { task, engine, input } = body;
  if (TASKS[task].family !== kind) throw new BusinessFailure(ERROR_CODES.invalid, undefined, ['task']);
  const { parameters, fingerprint } = checkContent(engines, body);
  const run = await runTask(engines, {
    engineId: engine,
    task,
    parameters,
    input: toEngineInput(input, file),
    signal,
  }).catch(refuseFailure);
  await recordPassedTest(database, {
    fingerprint,
    at: clock(),
    by: user.id,
    runMs: Math.round(run.runMs),
  });
  return run;
}

const CODES = {
  failed: ERROR_CODES.engineFailed,
  crashed: ERROR_CODES.engineFailed,
  timeout: ERROR_CODES.engineTimeout,
  busy: ERROR_CODES.engineUnavailable,
  canceled: ERROR_CODES.engineUnavailable,
} as const;

function refuseFailure(failure: unknown): never {
  if (!(failure instanceof EngineFailure)) throw failure;
  const { reason, refusal, message } = failure;
  throw new BusinessFailure(refusal?.code ?? CODES[reason], { ...refusal?.data, reason: message });
}
