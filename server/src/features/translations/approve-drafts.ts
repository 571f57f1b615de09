import type { BodyOf, translationCalls } from '@atrium/contract';
import { SOURCE_LOCALE } from '@atrium/contract/messages';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { deleteDrafts, lockDrafts } from './draft-repository.ts';
import type { TranslationDependencies } from './read-rows.ts';
import { refreshServerTexts } from './server-texts.ts';
import { deleteOverrides, storeOverrides } from './translation-repository.ts';

type DraftsBody = BodyOf<typeof translationCalls.approve>;

/**
 * Converts drafts to overrides, which users see. A draft stays unapproved if its revision differs from the given one,
 * or if the English text has changed since the draft was written. A draft with the built-in text removes the override.
 */
export async function approveDrafts(
  { database, builtInMessages }: TranslationDependencies,
  { locale, drafts }: DraftsBody,
  actor: Actor,
): Promise<{ count: number }> {
  const [english, builtIn] = await Promise.all([
    builtInMessages.read(SOURCE_LOCALE),
    builtInMessages.read(locale),
  ]);
  const count = await database.transaction(async (transaction) => {
    const locked = await lockDrafts(transaction, locale, drafts);
    const approved = locked.filter(({ id, source }) => english.get(id) === source);
    const isBuiltIn = ({ id, message }: (typeof approved)[number]) => builtIn.get(id) === message;
    const ids = approved.map(({ id }) => id);
    await deleteOverrides(
      transaction,
      locale,
      approved.filter(isBuiltIn).map(({ id }) => id),
    );
    const overrides = approved
      .filter((draft) => !isBuiltIn(draft))
      .map(({ id, message, source }) => ({ locale, id, message, source }));
    await storeOverrides(transaction, overrides, { at: actor.at, userId: actor.user.id });
    await deleteDrafts(transaction, locale, ids);
    const targets = ids.map((id) => `${locale} ${id}`);
    await recordEvents(transaction, actor, 'translation.updated', targets, { after: { isApproved: true } });
    return approved.length;
  });
  await refreshServerTexts(database);
  return { count };
}

/** Deletes the drafts that still have the given revisions. */
export async function discardDrafts(
  { database }: TranslationDependencies,
  { locale, drafts }: DraftsBody,
): Promise<{ count: number }> {
  return database.transaction(async (transaction) => {
    const locked = await lockDrafts(transaction, locale, drafts);
    await deleteDrafts(
      transaction,
      locale,
      locked.map(({ id }) => id),
    );
    return { count: locked.length };
  });
}
