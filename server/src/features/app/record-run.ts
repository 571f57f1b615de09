import { type Invocation, LIMITS, type TaskInput } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { UploadedImage } from '../../http/request-context.ts';
import type { Runnable } from '../publication/runnable.ts';
import type { AppRow } from './app-repository.ts';
import { createInvocationRepository } from './invocation-repository.ts';
import type { Viewer } from './viewer.ts';

interface EndedRun {
  readonly id: string;
  readonly app: AppRow;
  readonly runnable: Runnable;
  readonly input: TaskInput;
  readonly file: UploadedImage | undefined;
  readonly viewer: Viewer;
  readonly status: Invocation['status'];
  readonly errorCode?: number;
  readonly output?: Readonly<Record<string, unknown>>;
  readonly queueMs: number;
  readonly runMs: number;
}

/** Keeps of a run what its app's log policy has kept. */
export async function recordRun(database: Database, run: EndedRun): Promise<void> {
  const { app, runnable, input, file, output, viewer } = run;
  const { logPolicy } = app;
  const isTold = logPolicy !== 'none';
  const record = {
    id: run.id,
    appId: app.id,
    userId: isTold ? viewer.id : null,
    channel: 'console' as const,
    targetId: runnable.targetId,
    targetVersion: runnable.version,
    status: run.status,
    errorCode: run.errorCode ?? null,
    queueMs: run.queueMs,
    runMs: run.runMs,
    bytesIn: isTold ? (file?.bytes.length ?? sizeOf(input)) : 0,
    bytesOut: isTold && output ? sizeOf(output) : 0,
    logPolicy,
    createdAt: viewer.now,
  };
  const kept = file && file.bytes.length <= LIMITS.keptFileBytes ? file : undefined;
  const payload = {
    input,
    outputs: output ? { ...output } : null,
    file: kept?.bytes ?? null,
    fileType: kept?.mediaType ?? null,
  };
  await createInvocationRepository(database).record(record, logPolicy === 'full' ? payload : undefined);
}

/** Bytes of a text as it is, of anything else as JSON. */
function sizeOf(value: TaskInput | object): number {
  return Buffer.byteLength('text' in value && 'kind' in value ? String(value.text) : JSON.stringify(value));
}
