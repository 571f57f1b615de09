import { type BodyOf, ERROR_CODES, type nlpCalls, TASKS } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { runTask, type TaskRun } from '../../engines/run/run-task.ts';
import { toCallerError } from '../../engines/run/to-caller-error.ts';
import { toRunCaller } from '../../engines/run/to-run-caller.ts';
import { toRunInput } from '../../engines/run/to-run-input.ts';
import { checkContent } from './check-content.ts';
import type { ItemDependencies } from './item-dependencies.ts';
import { recordPassedTest } from './item-test-repository.ts';

type TestBody = BodyOf<typeof nlpCalls.test>;

/**
 * Runs an engine with parameters on an input and records that the test passed.
 *
 * @throws BusinessError when the request is invalid, or when the engine returns no output that satisfies the task's
 * contract.
 */
export async function testItem(
  { kind, database, engines }: ItemDependencies,
  body: TestBody,
  context: RequestContext<SignedInUser>,
): Promise<TaskRun> {
  const { task, engine, input } = body;
  if (TASKS[task].family !== kind) throw new BusinessError(ERROR_CODES.invalid, undefined, ['task']);
  const { parameters, fingerprint } = checkContent(engines, body);
  const run = await runTask(engines, {
    engineId: engine,
    task,
    parameters,
    input: toRunInput(input, context.file),
    caller: toRunCaller(context),
  }).catch(throwCallerError);
  await recordPassedTest(database, {
    fingerprint,
    at: context.at,
    createdBy: context.user.id,
    runMs: Math.round(run.runMs),
  });
  return run;
}

function throwCallerError(failure: unknown): never {
  throw failure instanceof EngineFailure ? toCallerError(failure) : failure;
}
