import {
  type AppRun,
  type BodyOf,
  ERROR_CODES,
  type Invocation,
  type InvocationDetail,
  type invocationCalls,
  LIMITS,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { ResponseMemory, UploadedImage } from '../../domain/request-context.ts';
import type { EngineCaller } from '../../engines/run/run-limit.ts';
import { createAppRepository } from '../app/app-repository.ts';
import { auditApp } from '../app/audit-app.ts';
import type { Viewer } from '../app/viewer.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findTargetTask } from '../target/app-target.ts';
import { forgetRuns } from './forget-runs.ts';
import { createInvocationRepository, type FoundInvocation, toInvocation } from './invocation-repository.ts';
import { runApp } from './run-app.ts';

/** Bytes of memory for each byte of a payload: as stored, as JSON or base64, and sealed. */
const PAYLOAD_WEIGHT = 10;

export function createInvocationService(parts: AppDependencies) {
  const { database } = parts;
  const repository = createInvocationRepository(database);

  /** A run of another user's app gives the same error as a missing one. */
  async function find(id: string, viewer: Viewer): Promise<FoundInvocation> {
    const found = await repository.find(id, viewer);
    if (!found) throw new BusinessError(ERROR_CODES.notFound);
    return found;
  }

  /** Returns the stored payload of a run. For another user's app, it requires a reason and records an audit event. */
  async function readPayload(
    found: FoundInvocation,
    viewer: Viewer,
    reason: string | undefined,
    memory: ResponseMemory,
  ) {
    if (found.hasPayload) await memory.wait(PAYLOAD_WEIGHT * payloadBytes(found));
    const payload = found.hasPayload ? await repository.payload(found.row.id) : undefined;
    if (!payload || found.ownerId === viewer.id) return payload;
    if (reason === undefined) return 'withheld';
    const after = { invocationId: found.row.id, reason };
    await auditApp(database, viewer, 'payload-read', { id: found.row.appId, kind: found.kind, after });
    return payload;
  }

  return {
    list: repository.list,

    async detail(
      { id, reason }: BodyOf<typeof invocationCalls.detail>,
      viewer: Viewer,
      memory: ResponseMemory,
    ): Promise<InvocationDetail> {
      const found = await find(id, viewer);
      const read = await readPayload(found, viewer, reason, memory);
      const payload = read === 'withheld' ? undefined : read;
      return {
        ...toInvocation(found, viewer.locale),
        task: await findTargetTask(database, found.kind, found.row.targetId),
        isWithheld: read === 'withheld',
        input: payload?.input ?? null,
        outputs: payload?.outputs ?? null,
        file: payload?.file
          ? { mediaType: payload.fileType ?? '', data: Buffer.from(payload.file).toString('base64') }
          : null,
      };
    },

    async setFeedback(
      { id, feedback }: BodyOf<typeof invocationCalls.feedback>,
      viewer: Viewer,
    ): Promise<Invocation> {
      await find(id, viewer);
      await repository.setFeedback(id, feedback);
      return toInvocation(await find(id, viewer), viewer.locale);
    },

    async clear(appId: string, viewer: Viewer): Promise<void> {
      const kind = await createAppRepository(database).kindOf(appId, viewer);
      if (!kind) throw new BusinessError(ERROR_CODES.notFound);
      await database.transaction(async (transaction) => {
        await forgetRuns(transaction, appId);
        await auditApp(transaction, viewer, 'cleared', { id: appId, kind });
      });
    },

    async again(
      { id, version, reason }: BodyOf<typeof invocationCalls.again>,
      viewer: Viewer,
      caller: EngineCaller,
      memory: ResponseMemory,
    ): Promise<AppRun> {
      const found = await find(id, viewer);
      const payload = await readPayload(found, viewer, reason, memory);
      if (payload === 'withheld') throw new BusinessError(ERROR_CODES.invalid, undefined, ['reason']);
      if (!payload || (payload.input.kind === 'image' && !payload.file)) {
        throw new BusinessError(ERROR_CODES.payloadGone);
      }
      const file: UploadedImage | undefined = payload.file
        ? { bytes: payload.file, mediaType: payload.fileType ?? '', name: '' }
        : undefined;
      const body = { id: found.row.appId, input: payload.input, ...(version ? { version } : {}) };
      return runApp({ kind: found.kind, body, file, viewer, caller }, parts);
    },
  };
}

/** The largest size of the stored payload of a run, in bytes. */
function payloadBytes({ row }: FoundInvocation): number {
  return Math.min(row.bytesIn, LIMITS.storedFileBytes) + row.bytesOut;
}
