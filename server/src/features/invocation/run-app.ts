import { type AppKind, type AppRun, type appCalls, type BodyOf, ERROR_CODES } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { UploadedImage } from '../../domain/request-context.ts';
import type { EngineInput } from '../../engines/core/engine.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { callerFailure } from '../../engines/run/caller-failure.ts';
import type { EngineCaller } from '../../engines/run/run-limit.ts';
import { runTask, type TaskRun } from '../../engines/run/run-task.ts';
import { toEngineInput } from '../../engines/run/to-engine-input.ts';
import { type AppRow, createAppRepository } from '../app/app-repository.ts';
import type { Viewer } from '../app/viewer.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Runnable } from '../publication/runnable.ts';
import { fitOverrides } from '../target/fit-overrides.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { recordRun } from './record-run.ts';
import { outcomeOf } from './run-outcome.ts';

export interface RunRequest {
  readonly kind: AppKind;
  readonly body: BodyOf<typeof appCalls.nlp.run>;
  readonly file: UploadedImage | undefined;
  readonly viewer: Viewer;
  readonly caller: EngineCaller;
  /** The API key of the request; missing for runs in the console. */
  readonly keyId?: string;
}

/** Runs the target that an app is bound to, and records the run by the app's log policy, whatever its outcome. */
export async function runApp(request: RunRequest, parts: AppDependencies): Promise<AppRun> {
  const { body, file, viewer } = request;
  const found = await createAppRepository(parts.database).find(request.kind, body.id, viewer);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  const app = found.row;
  refuseIdle(app);
  const input = toEngineInput(body.input, file);
  const runnable = await resolveTarget(parts.database, { ...app, binding: body.version ?? app.binding });
  if (!runnable) throw new BusinessError(ERROR_CODES.targetUnavailable);
  const begun = { id: createId(), app, runnable, input: body.input, file, viewer, keyId: request.keyId };
  const startedAt = performance.now();
  try {
    const { run, warnings } = await runOn(runnable, app, input, request.caller, parts);
    const isFull = await recordRun(parts, { ...begun, ...run, status: 'succeeded' });
    return {
      id: begun.id,
      task: runnable.task,
      model: { slug: runnable.slug, version: runnable.version },
      outputs: run.output,
      usage: { queueMs: run.queueMs, runMs: run.runMs },
      warnings: [...warnings, ...(isFull ? ['payloadNotStored'] : [])],
    };
  } catch (failure) {
    const outcome = outcomeOf(failure);
    if (!outcome) throw failure;
    const runMs = performance.now() - startedAt;
    const { status, errorCode } = outcome;
    await recordRun(parts, { ...begun, status, errorCode, queueMs: 0, runMs });
    throw failure instanceof EngineFailure ? callerFailure(failure) : failure;
  }
}

async function runOn(
  { engineId, task, parameters: settled }: Runnable,
  { overrides }: AppRow,
  input: EngineInput,
  caller: EngineCaller,
  { engines }: AppDependencies,
): Promise<{ readonly run: TaskRun; readonly warnings: readonly string[] }> {
  const engine = engines.find(engineId);
  if (!engine) throw new BusinessError(ERROR_CODES.engineUnavailable);
  const { parameters, refused } = fitOverrides(engine.descriptor, settled, overrides);
  const run = await runTask(engines, { engineId, task, input, parameters, caller });
  return { run, warnings: refused.map((name) => `overrideIgnored:${name}`) };
}

function refuseIdle({ status, suspendedReason }: AppRow): void {
  if (status === 'suspended') {
    throw new BusinessError(ERROR_CODES.appSuspended, { reason: suspendedReason });
  }
  if (status !== 'active') throw new BusinessError(ERROR_CODES.notActive);
}
