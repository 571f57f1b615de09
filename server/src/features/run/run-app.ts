import { type AppRun, type appCalls, type BodyOf, ERROR_CODES } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { RunContext } from '../../domain/request-context.ts';
import type { RunInput } from '../../engines/core/engine.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { runTask, type TaskRun } from '../../engines/run/run-task.ts';
import type { RunCaller } from '../../engines/run/run-within-limit.ts';
import { toCallerError } from '../../engines/run/to-caller-error.ts';
import { toRunCaller } from '../../engines/run/to-run-caller.ts';
import { toRunInput } from '../../engines/run/to-run-input.ts';
import { createTokenMeter } from '../../engines/run/token-meter.ts';
import { type AppRow, findAppRow } from '../app/app-repository.ts';
import type { AppKindDependencies } from '../app/app-service.ts';
import type { Runnable } from '../publication/runnable.ts';
import { fitOverrides } from '../target/fit-overrides.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { admitRun } from './admit-run.ts';
import { type EndedRun, recordEnd, type StoreOutputs } from './record-run.ts';
import { runStepQueue } from './run-step-queue.ts';
import { toOutcome } from './to-outcome.ts';

type Dependencies = Pick<AppKindDependencies, 'database' | 'engines' | 'kind' | 'serverId' | 'storedBytes'>;

/** The calls that run apps have the same body for all kinds of apps. */
type RunBody = BodyOf<typeof appCalls.nlp.run>;

interface RunOptions {
  /** The app, if the caller has just read it. */
  readonly loadedApp?: AppRow;
  /** Stores the outputs of a successful run. */
  readonly storeOutputs?: StoreOutputs;
  /** Receives the parts of a text while an engine writes it. */
  readonly receiveText?: RunCaller['receiveText'];
}

/**
 * Runs the target of an app. Records the run when it begins and when it ends, according to the app's log policy,
 * whether it succeeds or fails.
 *
 * @throws LimitError when a limit of the app or of the key is reached. Such a run is not recorded.
 */
export async function runApp(
  deps: Dependencies,
  body: RunBody,
  context: RunContext,
  { loadedApp, storeOutputs, receiveText }: RunOptions = {},
): Promise<AppRun> {
  const requester = { id: context.user.id, signal: context.signal };
  const started = await runStepQueue
    .run(requester, () => prepareRun(deps, body, context, loadedApp))
    .catch((failure: unknown) => {
      // The queue rejects a canceled step with an `EngineFailure`.
      throw failure instanceof EngineFailure ? toCallerError(failure) : failure;
    });
  const { app, runnable, runInput } = started;
  // Not canceled with the request, because the end of every run is recorded.
  const recordInTurn = (end: EndedRun, store?: typeof storeOutputs) =>
    runStepQueue.run({ id: requester.id }, () => recordEnd(deps, end, store));
  const meter = createTokenMeter();
  const caller = { ...toRunCaller(context), countTokens: meter.count, receiveText };
  const startedAt = performance.now();
  try {
    const { run, warnings } = await runOn(runnable, app, runInput, caller, deps);
    const tokens = meter.read();
    const isStorageFull = await recordInTurn(
      { ...started, ...run, status: 'succeeded', tokens },
      storeOutputs,
    );
    return {
      id: started.id,
      task: runnable.task,
      model: { slug: runnable.slug, version: runnable.version },
      outputs: run.output,
      usage: { queueMs: run.queueMs, runMs: run.runMs, ...tokens },
      warnings: [...warnings, ...(isStorageFull ? ['payloadNotStored'] : [])],
    };
  } catch (failure) {
    const runMs = performance.now() - startedAt;
    await recordInTurn({ ...started, ...toOutcome(failure), queueMs: 0, runMs, tokens: meter.read() });
    throw failure instanceof EngineFailure ? toCallerError(failure) : failure;
  }
}

/** Checks that the app can run, resolves its target, and stores the run that begins. */
async function prepareRun(
  deps: Dependencies,
  body: RunBody,
  context: RunContext,
  loadedApp: AppRow | undefined,
) {
  const { database, kind } = deps;
  const app = loadedApp ?? (await findAppRow(database, kind, body.id, context));
  if (!app) throw new BusinessError(ERROR_CODES.notFound);
  assertActive(app);
  const runInput = toRunInput(body.input, context.file);
  const runnable = await resolveTarget(database, { ...app, binding: body.version ?? app.binding });
  if (!runnable) throw new BusinessError(ERROR_CODES.targetUnavailable);
  const started = { id: context.runId ?? createId(), app, runnable, input: body.input, context };
  await admitRun(deps, started);
  return { ...started, runInput };
}

/**
 * Runs the engine of a target with the overrides of an app. Returns a warning for each override that the target
 * rejects.
 */
async function runOn(
  { engineId, task, parameters: targetParameters }: Runnable,
  { overrides }: AppRow,
  input: RunInput,
  caller: RunCaller,
  { engines }: Dependencies,
): Promise<{ readonly run: TaskRun; readonly warnings: readonly string[] }> {
  const engine = engines.find(engineId);
  if (!engine) throw new BusinessError(ERROR_CODES.engineUnavailable);
  const { parameters, rejected } = fitOverrides(engine.descriptor, targetParameters, overrides);
  const run = await runTask(engines, { engineId, task, input, parameters, caller });
  return { run, warnings: rejected.map((name) => `overrideIgnored:${name}`) };
}

function assertActive({ status, suspendedReason }: AppRow): void {
  if (status === 'suspended') {
    throw new BusinessError(ERROR_CODES.appSuspended, { reason: suspendedReason });
  }
  if (status !== 'active') throw new BusinessError(ERROR_CODES.notActive);
}
