import { type Invocation, LIMITS, type TaskInput } from '@atrium/contract';
import type { RunContext } from '../../domain/request-context.ts';
import type { AppRow } from '../app/app-repository.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Runnable } from '../publication/runnable.ts';
import { isStorageFull } from '../storage/storage-quota.ts';
import { insertInvocation } from './invocation-repository.ts';

type Parts = Pick<AppDependencies, 'database' | 'storedBytes'>;

interface EndedRun {
  readonly id: string;
  readonly app: AppRow;
  readonly runnable: Runnable;
  readonly input: TaskInput;
  readonly context: Pick<RunContext, 'user' | 'file' | 'at' | 'keyId'>;
  readonly status: Invocation['status'];
  readonly errorCode?: number;
  readonly output?: Readonly<Record<string, unknown>>;
  readonly queueMs: number;
  readonly runMs: number;
}

/**
 * Stores a run according to its app's log policy.
 *
 * @returns True if the payload was not stored because the owner's storage is full.
 */
export async function recordRun(parts: Parts, run: EndedRun): Promise<boolean> {
  const { app, runnable, input, output } = run;
  const { user, file, at, keyId } = run.context;
  const { logPolicy } = app;
  const isReported = logPolicy !== 'none';
  const record = {
    id: run.id,
    appId: app.id,
    userId: isReported && !keyId ? user.id : null,
    keyId: keyId ?? null,
    channel: keyId ? ('api' as const) : ('console' as const),
    targetId: runnable.targetId,
    targetVersion: runnable.version,
    status: run.status,
    errorCode: run.errorCode ?? null,
    queueMs: run.queueMs,
    runMs: run.runMs,
    bytesIn: isReported ? (file?.bytes.length ?? countBytes(input)) : 0,
    bytesOut: isReported && output ? countBytes(output) : 0,
    logPolicy,
    createdAt: at,
  };
  const storedFile = file && file.bytes.length <= LIMITS.storedFileBytes ? file : undefined;
  const payload = {
    input,
    outputs: output ? { ...output } : null,
    file: storedFile?.bytes ?? null,
    fileType: storedFile?.mediaType ?? null,
  };
  const isFull = logPolicy === 'full' && (await isStorageFull(parts, app.ownerId));
  const stored = logPolicy === 'full' && !isFull ? payload : undefined;
  await insertInvocation(parts.database, record, stored);
  return isFull;
}

/** Returns the size in bytes, of a text directly and of other values as JSON. */
function countBytes(value: TaskInput | object): number {
  return Buffer.byteLength('text' in value && 'kind' in value ? String(value.text) : JSON.stringify(value));
}
