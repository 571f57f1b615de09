import {
  type BodyOf,
  type Drafting,
  ERROR_CODES,
  type ErrorCode,
  type LocaleId,
  type TranslationRow,
  type translationCalls,
} from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import { getErrorMessage } from '../../domain/messages/error-message.ts';
import type { Actor, RequestContext } from '../../domain/request-context.ts';
import { OutboundError } from '../../outbound/outbound-error.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findDraftModel, withModel } from './draft-models.ts';
import { storeDrafts } from './draft-repository.ts';
import { DRAFTING_JOB, needsDraft, toErrorCode } from './drafting-job.ts';
import {
  type DraftingSummary,
  endAsCanceled,
  findNewestDrafting,
  insertDrafting,
} from './drafting-repository.ts';
import { findExamples } from './find-examples.ts';
import { findMatchingRows } from './list-translations.ts';
import { readRows } from './read-rows.ts';
import { writeDrafts } from './write-drafts.ts';

/**
 * Writes the draft of one message with a model. If the text of the model breaks a rule, stores no draft and returns the
 * text as `rejected`.
 *
 * @throws BusinessError `notFound` for an unknown id, `engineUnavailable`, `engineTimeout` or `engineFailed`.
 */
export async function draftTranslation(
  deps: AppDependencies,
  { locale, id, model }: BodyOf<typeof translationCalls.draft>,
  actor: Actor & Pick<RequestContext, 'signal'>,
): Promise<{ row: TranslationRow; rejected: string | null }> {
  assertTranslatable(locale);
  const rows = await readRows(deps, locale);
  const row = rows.find((found) => found.id === id);
  if (!row) throw new BusinessError(ERROR_CODES.notFound);
  const request = { messages: [row], examples: findExamples(rows, [row]) };
  const written = await withModel(deps, model, async (opened) => ({
    name: opened.name,
    ...(await writeDrafts(opened, locale, request, actor.signal)),
  })).catch((error: unknown) => {
    throw error instanceof OutboundError ? new BusinessError(toErrorCode(error)) : error;
  });
  const records = written.drafts.map(({ source, text }) => ({
    locale,
    id,
    source,
    message: text,
    model: written.name,
  }));
  await storeDrafts(deps.database, records, { at: actor.at, userId: actor.user.id });
  const stored = (await readRows(deps, locale)).find((found) => found.id === id);
  return { row: stored ?? row, rejected: written.failures[0]?.text ?? null };
}

/**
 * Stores a drafting for those messages that match the list conditions of the body and are missing or stale. A job
 * writes the drafts. Returns the drafting in progress if the locale has one.
 *
 * @throws BusinessError `engineUnavailable` for an unknown model.
 */
export async function startDrafting(
  deps: AppDependencies,
  { model, ...body }: BodyOf<typeof translationCalls.startDrafting>,
  actor: Actor,
): Promise<Drafting> {
  const { locale } = body;
  assertTranslatable(locale);
  const { name } = await findDraftModel(deps, model);
  const found = (await findMatchingRows(deps, body)).filter(needsDraft);
  const id = createId();
  const isStored = await deps.database.transaction(async (transaction) => {
    const isInserted = await insertDrafting(transaction, {
      id,
      locale,
      modelId: model,
      modelName: name,
      messageIds: found.map((row) => row.id),
      status: 'queued',
      createdAt: actor.at,
      createdBy: actor.user.id,
    });
    if (isInserted) await deps.jobs.start(DRAFTING_JOB, { id }, { transaction });
    return isInserted;
  });
  if (isStored) deps.jobs.wake(DRAFTING_JOB);
  const { drafting } = await readDrafting(deps, { locale }, actor);
  if (!drafting) throw new BusinessError(ERROR_CODES.notFound);
  return drafting;
}

/** Returns the newest drafting of a locale, which may have ended. */
export async function readDrafting(
  { database }: AppDependencies,
  { locale }: { readonly locale: LocaleId },
  actor: Pick<Actor, 'locale'>,
): Promise<{ drafting: Drafting | null }> {
  const found = await findNewestDrafting(database, locale);
  return { drafting: found ? toDrafting(found, actor.locale) : null };
}

/** @throws BusinessError `transitionNotAllowed` when the drafting has ended. */
export async function cancelDrafting(
  { database }: AppDependencies,
  { id }: { readonly id: string },
  { at }: Actor,
): Promise<void> {
  if (!(await endAsCanceled(database, id, at))) throw new BusinessError(ERROR_CODES.transitionNotAllowed);
}

/** Rejects English, because the English texts are the source of all drafts. */
function assertTranslatable(locale: LocaleId): void {
  if (locale === SOURCE_LOCALE) throw new BusinessError(ERROR_CODES.invalid, undefined, ['locale']);
}

function toDrafting(
  { errorCode, modelId: _, modelName, failures, createdAt, finishedAt, ...summary }: DraftingSummary,
  locale: LocaleId,
): Drafting {
  return {
    ...summary,
    model: modelName,
    failures: [...failures],
    message: errorCode === null ? null : getErrorMessage(locale, errorCode as ErrorCode),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
