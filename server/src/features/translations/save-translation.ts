import {
  type BodyOf,
  ERROR_CODES,
  type LocaleId,
  type TranslationRow,
  type translationCalls,
} from '@atrium/contract';
import { checkMessage } from '@atrium/contract/messages';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { deleteDrafts, findDraft } from './draft-repository.ts';
import { findBuiltInText, type TranslationDependencies, toRow } from './read-rows.ts';
import { refreshServerTexts } from './server-texts.ts';
import {
  deleteOverride,
  findOverride,
  insertOverride,
  type Override,
  reviseOverride,
} from './translation-repository.ts';

type SaveBody = BodyOf<typeof translationCalls.save>;

/**
 * Stores or removes the override of one message, and deletes its draft.
 *
 * @throws BusinessError `notFound` for an unknown id, `messageInvalid` with the errors, `revisionStale` with the
 * stored row.
 */
export async function saveTranslation(
  deps: TranslationDependencies,
  { locale, id, text, revision }: SaveBody,
  actor: Actor,
): Promise<TranslationRow> {
  const message = await findBuiltInText(deps, locale, id);
  if (!message) throw new BusinessError(ERROR_CODES.notFound);
  const { source, builtIn } = message;
  const errors = text === null ? [] : checkMessage(locale, text, message);
  if (errors.length > 0) throw new BusinessError(ERROR_CODES.messageInvalid, { errors }, ['text']);
  const row = await deps.database.transaction(async (transaction) => {
    const before = await findOverride(transaction, locale, id);
    const change = { at: actor.at, userId: actor.user.id };
    const target = { locale, id, source };
    // The revision is null if the user has seen no override of the message.
    const isApplied =
      text === null
        ? await removeOverride(transaction, target, revision)
        : revision === null
          ? await insertOverride(transaction, { ...target, message: text }, change)
          : await reviseOverride(transaction, { ...target, message: text }, revision, change);
    const after = await findOverride(transaction, locale, id);
    if (!isApplied) {
      const draft = await findDraft(transaction, locale, id);
      const current = toRow(message, { override: after, draft });
      throw new BusinessError(ERROR_CODES.revisionStale, { current });
    }
    await deleteDrafts(transaction, locale, [id]);
    await recordEvents(
      transaction,
      actor,
      text === null ? 'translation.removed' : 'translation.updated',
      [`${locale} ${id}`],
      { before: { text: getShownText(before, builtIn) }, after: { text: getShownText(after, builtIn) } },
    );
    return toRow(message, { override: after, draft: undefined });
  });
  await refreshServerTexts(deps.database);
  return row;
}

/** Removes an override. Returns false if another user has stored or removed one meanwhile. */
async function removeOverride(
  database: Database,
  { locale, id }: { readonly locale: LocaleId; readonly id: string },
  revision: number | null,
): Promise<boolean> {
  if (revision === null) return (await findOverride(database, locale, id)) === undefined;
  return deleteOverride(database, { locale, id }, revision);
}

const getShownText = (override: Override | undefined, builtIn: string | undefined) =>
  override?.message ?? builtIn ?? null;
