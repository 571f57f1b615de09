import { ERROR_CODES, type ErrorCode, type TranslationRow } from '@atrium/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Job, JobKind } from '../../jobs/job.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import { type ConnectedModel, type DraftModelDependencies, withModel } from './draft-models.ts';
import { storeDrafts } from './draft-repository.ts';
import {
  claimDrafting,
  endDrafting,
  isRunning,
  type StoredDrafting,
  storeProgress,
} from './drafting-repository.ts';
import { findExamples } from './find-examples.ts';
import { toRejectedTranslation } from './list-rejection-reasons.ts';
import { readRows, type TranslationDependencies } from './read-rows.ts';
import { writeDrafts } from './write-drafts.ts';

interface DraftingData {
  readonly id: string;
}

export const DRAFTING_JOB: JobKind<DraftingData> = {
  name: 'translation-drafting',
  data: z.strictObject({ id: z.uuid() }),
};

interface JobDependencies extends DraftModelDependencies, TranslationDependencies {
  readonly database: Database;
  readonly clock: () => Date;
}

/** The number of messages in one request to the model. */
const BATCH_SIZE = 10;

/** Milliseconds between two checks whether a user has canceled the drafting. */
const CANCEL_INTERVAL = 500;

/** Ends this attempt: a user has canceled the drafting, or another process has taken it over. */
class SupersededError extends Error {}

/** Writes the drafts of many messages. A later attempt continues after the last finished batch. */
export function createDraftingJob(deps: JobDependencies): Job<DraftingData> {
  const { database, clock } = deps;

  async function writeBatch(
    drafting: StoredDrafting,
    model: ConnectedModel,
    ids: readonly string[],
    signal: AbortSignal,
  ) {
    const { locale, createdBy } = drafting;
    const rows = new Map((await readRows(deps, locale)).map((row) => [row.id, row]));
    // A user may have translated a message meanwhile, and an update of a remote may have removed it.
    const messages = ids.flatMap((id) => rows.get(id) ?? []).filter(needsDraft);
    const examples = findExamples([...rows.values()], messages);
    const written =
      messages.length === 0
        ? { drafts: [], failures: [] }
        : await writeDrafts(model, locale, { messages, examples }, signal);
    const records = written.drafts.map(({ id, source, text }) => ({
      locale,
      id,
      source,
      message: text,
      model: model.name,
    }));
    await database.transaction(async (transaction) => {
      const failures = written.failures.map(({ rule, detail, ...entry }) =>
        toRejectedTranslation(entry, { rule, detail }),
      );
      const done = drafting.done + ids.length;
      if (!(await storeProgress(transaction, drafting, { done, failures }))) throw new SupersededError();
      await storeDrafts(transaction, records, { at: clock(), userId: createdBy });
    });
  }

  async function write(drafting: StoredDrafting, signal: AbortSignal): Promise<void> {
    await withModel(deps, drafting.modelId, async (model) => {
      const { messageIds } = drafting;
      for (let done = drafting.done; done < messageIds.length; done += BATCH_SIZE) {
        signal.throwIfAborted();
        await writeBatch({ ...drafting, done }, model, messageIds.slice(done, done + BATCH_SIZE), signal);
      }
    });
  }

  return {
    ...DRAFTING_JOB,
    async run({ id }, { attempt, signal }) {
      const drafting = await claimDrafting(database, id, attempt);
      if (!drafting) return;
      const watch = watchCancellation(database, drafting);
      try {
        await write(drafting, AbortSignal.any([signal, watch.signal]));
        await endDrafting(database, drafting, { status: 'succeeded', finishedAt: clock() });
      } catch (error) {
        if (error instanceof SupersededError || watch.signal.aborted) return;
        // If the server stops or the database is unavailable, the drafting does not fail. A later attempt continues it.
        signal.throwIfAborted();
        if (isDatabaseUnavailable(error)) throw error;
        const end = { status: 'failed' as const, errorCode: toErrorCode(error), finishedAt: clock() };
        await endDrafting(database, drafting, end);
      } finally {
        watch.stop();
      }
    },
  };
}

/** Returns whether the job writes a draft of a message. */
export function needsDraft({ state }: TranslationRow): boolean {
  return state === 'missing' || state === 'stale';
}

/** Returns the code of an error that a request to a model has thrown. */
export function toErrorCode(error: unknown): ErrorCode {
  if (error instanceof BusinessError) return error.code;
  if (!(error instanceof OutboundError)) return ERROR_CODES.engineFailed;
  if (error.reason === 'timeout') return ERROR_CODES.engineTimeout;
  return error.reason === 'malformed' || error.reason === 'rejected'
    ? ERROR_CODES.engineFailed
    : ERROR_CODES.engineUnavailable;
}

/**
 * Returns a signal that aborts soon after the drafting stops running in this attempt, and a function that ends the
 * checks. A check that fails is ignored, because another one follows.
 */
function watchCancellation(database: Database, drafting: StoredDrafting) {
  const controller = new AbortController();
  const timer = setInterval(() => {
    void isRunning(database, drafting).then(
      (stillRuns) => {
        if (!stillRuns) controller.abort();
      },
      () => undefined,
    );
  }, CANCEL_INTERVAL);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
