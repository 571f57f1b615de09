import {
  type AppRun,
  type BodyOf,
  ERROR_CODES,
  LIMITS,
  type Run,
  type RunDetail,
  type runCalls,
} from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor, RequestContext, SignedInUser } from '../../domain/request-context.ts';
import { recordAppEvent } from '../app/record-app-event.ts';
import { requireApp } from '../app/require-app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findTargetTask } from '../target/target-repository.ts';
import { PAYLOAD_WEIGHT } from './payload-weight.ts';
import { deleteRunContents } from './retention-repository.ts';
import { runApp } from './run-app.ts';
import { type FoundRun, findPayload, findRun, mayReadPayload, setFeedback, toRun } from './run-repository.ts';

/**
 * Returns a run with its payload. The payload is withheld if the user must state a reason to read it and states none.
 */
export async function readRun(
  { database }: AppDependencies,
  { id, reason }: BodyOf<typeof runCalls.detail>,
  context: RequestContext<SignedInUser>,
): Promise<RunDetail> {
  const found = await findExisting(database, id, context);
  const result = await readPayload(database, found, reason, context);
  const payload = result === 'withheld' ? undefined : result;
  return {
    ...toRun(found, context),
    task: await findTargetTask(database, found.kind, found.row.targetId),
    isWithheld: result === 'withheld',
    input: payload?.input ?? null,
    outputs: payload?.outputs ?? null,
    file: payload?.file
      ? { mediaType: payload.fileType ?? '', data: Buffer.from(payload.file).toString('base64') }
      : null,
  };
}

/** Stores a user's rating of a run. */
export async function rateRun(
  { database }: AppDependencies,
  { id, feedback }: BodyOf<typeof runCalls.feedback>,
  actor: Actor,
): Promise<Run> {
  await findExisting(database, id, actor);
  await setFeedback(database, id, feedback);
  return toRun(await findExisting(database, id, actor), actor);
}

/** Clears the history of an app. */
export async function clearRuns(
  { database }: AppDependencies,
  { appId }: BodyOf<typeof runCalls.clear>,
  actor: Actor,
): Promise<void> {
  const { kind } = await requireApp(database, appId, actor, 'manage');
  await database.transaction(async (transaction) => {
    await deleteRunContents(transaction, appId);
    await recordAppEvent(transaction, actor, 'cleared', { id: appId, kind });
  });
}

/** Runs the app of a run again, with the stored input. */
export async function repeatRun(
  deps: AppDependencies,
  { id, version, reason }: BodyOf<typeof runCalls.again>,
  context: RequestContext<SignedInUser>,
): Promise<AppRun> {
  const found = await findExisting(deps.database, id, context);
  const payload = await readPayload(deps.database, found, reason, context);
  if (payload === 'withheld') throw new BusinessError(ERROR_CODES.invalid, undefined, ['reason']);
  if (!payload || (payload.input.kind === 'image' && !payload.file)) {
    throw new BusinessError(ERROR_CODES.payloadGone);
  }
  const file = payload.file
    ? { bytes: payload.file, mediaType: payload.fileType ?? '', name: '' }
    : undefined;
  const body = { id: found.row.appId, input: payload.input, ...(version ? { version } : {}) };
  return runApp({ ...deps, kind: found.kind }, body, { ...context, file });
}

/** Throws the same error for a run that the actor may not see as for a missing run. */
async function findExisting(database: Database, id: string, actor: Actor): Promise<FoundRun> {
  const found = await findRun(database, id, actor);
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return found;
}

/**
 * Returns the stored payload of a run, after memory for it is reserved. An admin without access of their own must state
 * a reason. Without a reason, returns `'withheld'`. With a reason, records an audit event.
 */
async function readPayload(
  database: Database,
  { row, kind, hasPayload, level }: FoundRun,
  reason: string | undefined,
  { memory, ...actor }: RequestContext<SignedInUser>,
) {
  const bytes = Math.min(row.bytesIn, LIMITS.storedFileBytes) + row.bytesOut;
  if (hasPayload) await memory.reserve(PAYLOAD_WEIGHT * bytes);
  const payload = hasPayload ? await findPayload(database, row.id) : undefined;
  if (!payload || mayReadPayload({ row, level }, actor)) return payload;
  if (reason === undefined) return 'withheld';
  const after = { invocationId: row.id, reason };
  await recordAppEvent(database, actor, 'payload-read', { id: row.appId, kind, after });
  return payload;
}
