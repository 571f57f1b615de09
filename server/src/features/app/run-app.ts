import {
  type App,
  ERROR_CODES,
  type ErrorCode,
  type NlpRun,
  nlpRunSchema,
  taskIdSchema,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { EngineFailure, type EngineFailureReason } from '../../engines/engine-failure.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { runTask, type TaskRun } from '../../engines/run-task.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import type { InvocationRecord, InvocationRepository } from './invocation-repository.ts';
import type { Target, TargetRepository } from './target-repository.ts';

const OUTCOMES: Record<EngineFailureReason, readonly [InvocationRecord['status'], ErrorCode]> = {
  failed: ['failed', ERROR_CODES.engineFailed],
  crashed: ['failed', ERROR_CODES.engineFailed],
  timeout: ['timeout', ERROR_CODES.engineTimeout],
  busy: ['rejected', ERROR_CODES.engineUnavailable],
  canceled: ['canceled', ERROR_CODES.engineUnavailable],
};

interface Parts {
  readonly targets: TargetRepository;
  readonly invocations: InvocationRepository;
  readonly engines: EngineRegistry;
  readonly clock: () => Date;
}

export interface RunRequest {
  readonly app: App;
  readonly text: string;
  readonly userId: string;
  readonly signal: AbortSignal;
}

/** Runs an app's target on a text, and records the run without its payload, whatever came of it. */
export async function runApp(request: RunRequest, parts: Parts): Promise<NlpRun> {
  const { app, text, userId } = request;
  if (app.status !== 'active') throw new BusinessFailure(ERROR_CODES.notActive);
  const target = await parts.targets.findPublished(app.targetId);
  if (!target) throw new BusinessFailure(ERROR_CODES.targetUnavailable);
  const begun: Omit<InvocationRecord, 'status' | 'queueMs' | 'runMs' | 'bytesOut'> = {
    id: createId(),
    appId: app.id,
    userId,
    channel: 'console',
    targetId: target.id,
    targetVersion: String(target.revision),
    bytesIn: Buffer.byteLength(text),
    createdAt: parts.clock(),
  };
  const startedAt = performance.now();
  try {
    const run = await runEngine(target, request, parts.engines);
    const outputs = nlpRunSchema.shape.outputs.parse(run.output);
    const bytesOut = Buffer.byteLength(JSON.stringify(outputs));
    await parts.invocations.record({
      ...begun,
      status: 'succeeded',
      queueMs: run.queueMs,
      runMs: run.runMs,
      bytesOut,
    });
    return {
      id: begun.id,
      task: target.task,
      model: { slug: target.slug, version: begun.targetVersion },
      outputs,
      usage: { queueMs: run.queueMs, runMs: run.runMs },
      warnings: [],
    };
  } catch (failure) {
    if (!(failure instanceof EngineFailure)) throw failure;
    const [status, errorCode] = OUTCOMES[failure.reason];
    const runMs = performance.now() - startedAt;
    await parts.invocations.record({ ...begun, status, errorCode, queueMs: 0, runMs, bytesOut: 0 });
    throw new BusinessFailure(errorCode);
  }
}

function runEngine(target: Target, { text, signal }: RunRequest, engines: EngineRegistry): Promise<TaskRun> {
  const task = taskIdSchema.safeParse(target.task);
  if (!task.success) throw new BusinessFailure(ERROR_CODES.engineUnavailable);
  const { engine: engineId, parameters } = target;
  return runTask(engines, {
    engineId,
    task: task.data,
    input: { kind: 'text', text },
    parameters,
    signal,
  });
}
