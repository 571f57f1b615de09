import {
  type BodyOf,
  ERROR_CODES,
  type LocaleId,
  type TranslationRow,
  type translationCalls,
} from '@atrium/contract';
import { checkTranslation, SOURCE_LOCALE } from '@atrium/contract/messages';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { type TranslationDependencies, toRow } from './read-rows.ts';
import {
  deleteOverride,
  findOverride,
  insertOverride,
  type Override,
  reviseOverride,
} from './translation-repository.ts';

type SaveBody = BodyOf<typeof translationCalls.save>;

/**
 * Stores or removes the override of one message.
 *
 * @throws BusinessError `notFound` for an unknown id, `messageInvalid` with the errors, `revisionStale` with the
 * stored row.
 */
export async function saveTranslation(
  deps: TranslationDependencies,
  { locale, id, text, revision }: SaveBody,
  actor: Actor,
): Promise<TranslationRow> {
  const { source, builtIn } = await readMessage(deps, locale, id);
  const errors = text === null ? [] : checkTranslation(locale, text, source);
  if (errors.length > 0) throw new BusinessError(ERROR_CODES.messageInvalid, { errors }, ['text']);
  return await deps.database.transaction(async (transaction) => {
    const before = await findOverride(transaction, locale, id);
    const change = { at: actor.at, by: actor.user.id };
    const draft = { locale, id, source };
    const isStored =
      text === null
        ? await removeOverride(transaction, draft, revision)
        : revision === null
          ? await insertOverride(transaction, { ...draft, message: text }, change)
          : await reviseOverride(transaction, { ...draft, message: text }, revision, change);
    const after = await findOverride(transaction, locale, id);
    const row = toRow(id, source, builtIn, after);
    if (!isStored) throw new BusinessError(ERROR_CODES.revisionStale, { current: row });
    await recordEvents(
      transaction,
      actor,
      text === null ? 'translation.removed' : 'translation.updated',
      [`${locale} ${id}`],
      { before: { text: shownText(before, builtIn) }, after: { text: shownText(after, builtIn) } },
    );
    return row;
  });
}

async function readMessage({ builtInMessages }: TranslationDependencies, locale: LocaleId, id: string) {
  const [english, own] = await Promise.all([
    builtInMessages.read(SOURCE_LOCALE),
    builtInMessages.read(locale),
  ]);
  const source = english.get(id);
  if (source === undefined) throw new BusinessError(ERROR_CODES.notFound);
  return { source, builtIn: own.get(id) };
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

const shownText = (override: Override | undefined, builtIn: string | undefined) =>
  override?.message ?? builtIn ?? null;
