import {
  type BodyOf,
  ERROR_CODES,
  type RejectedTranslation,
  type TranslationImport,
  type TranslationRow,
  type translationCalls,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { deleteDrafts, storeDrafts } from './draft-repository.ts';
import { FILE_FORMATS } from './formats/file-formats.ts';
import type { FileEntry, TranslationFile } from './formats/translation-file.ts';
import { listRejectionReasons, toRejectedTranslation } from './list-rejection-reasons.ts';
import { getShownText } from './list-translations.ts';
import { readRows, type TranslationDependencies } from './read-rows.ts';
import { restoreOuterWhitespace } from './restore-outer-whitespace.ts';
import { refreshServerTexts } from './server-texts.ts';
import { deleteOverrides, storeOverrides } from './translation-repository.ts';

type ImportBody = BodyOf<typeof translationCalls.import>;

/** An entry of the file that changes the message of its row. */
interface ChangedEntry {
  readonly row: TranslationRow;
  readonly text: string;
  readonly isDraft: boolean;
}

/**
 * Stores the valid translations of a file in one transaction. Messages without an entry, and those whose entry has no
 * text, stay unchanged. An entry with the built-in text removes the override. An entry that is marked as a draft
 * becomes a draft.
 *
 * @throws BusinessError `fileDamaged`; `fileLocale`, with both languages, when the file is for another language.
 */
export async function importTranslations(
  deps: TranslationDependencies,
  { locale, format, parts }: ImportBody,
  actor: Actor,
): Promise<TranslationImport> {
  const file = await readFile(FILE_FORMATS[format].read, parts.join(''));
  if (file.locale !== undefined && file.locale.toLowerCase() !== locale.toLowerCase()) {
    throw new BusinessError(ERROR_CODES.fileLocale, { given: file.locale, needed: locale });
  }
  const rows = new Map((await readRows(deps, locale)).map((row) => [row.id, row]));
  const filled = file.entries.filter(({ text }) => text.trim() !== '');
  const rejected: RejectedTranslation[] = [];
  const changed: ChangedEntry[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const fileEntry of filled) {
    const row = rows.get(fileEntry.id);
    // If the text is the one that users already see, its whitespace stays unchanged too.
    const isShown = row && fileEntry.text === getShownText(row);
    const entry =
      row && !isShown
        ? { ...fileEntry, text: restoreOuterWhitespace(row.source, fileEntry.text) }
        : fileEntry;
    const found = findRejections(locale, entry, row, seen);
    seen.add(entry.id);
    rejected.push(...found);
    if (!row || found.length > 0) continue;
    if (isStored(entry, row)) unchanged += 1;
    else changed.push({ row, text: entry.text, isDraft: entry.isDraft });
  }
  await storeEntries(deps, locale, changed, actor);
  await refreshServerTexts(deps.database);
  return { changed: changed.length, unchanged, empty: file.entries.length - filled.length, rejected };
}

/**
 * Returns whether the text of an entry is already stored. The text that users see counts as stored, even if the message
 * also has a draft. The draft then stays.
 */
function isStored({ text, isDraft }: FileEntry, row: TranslationRow): boolean {
  return text === getShownText(row) || (isDraft && text === row.draft?.text);
}

async function readFile(
  read: (content: string) => Promise<TranslationFile>,
  content: string,
): Promise<TranslationFile> {
  try {
    return await read(content);
  } catch {
    throw new BusinessError(ERROR_CODES.fileDamaged);
  }
}

/** Returns the entry once for each reason to reject it. Returns an empty list for a valid entry. */
function findRejections(
  locale: ImportBody['locale'],
  entry: FileEntry,
  row: TranslationRow | undefined,
  seen: ReadonlySet<string>,
): readonly RejectedTranslation[] {
  const { id, text } = entry;
  if (!row) return [toRejectedTranslation(entry, { rule: 'unknown-id', detail: '' })];
  if (seen.has(id)) return [toRejectedTranslation(entry, { rule: 'duplicate', detail: '' })];
  // A text that users already see may break a rule that did not exist when the text was stored.
  if (text === getShownText(row)) return [];
  return listRejectionReasons(locale, text, row).map((reason) => toRejectedTranslation(entry, reason));
}

async function storeEntries(
  { database }: TranslationDependencies,
  locale: ImportBody['locale'],
  changed: readonly ChangedEntry[],
  actor: Actor,
): Promise<void> {
  if (changed.length === 0) return;
  const approved = changed.filter(({ isDraft }) => !isDraft);
  const toRecord = ({ row: { id, source }, text }: ChangedEntry) => ({ locale, id, source, message: text });
  const overrides = approved.filter(({ row, text }) => text !== row.builtIn).map(toRecord);
  const resetIds = approved.filter(({ row, text }) => text === row.builtIn).map(({ row }) => row.id);
  const drafts = changed
    .filter(({ isDraft }) => isDraft)
    .map((entry) => ({ ...toRecord(entry), model: null }));
  const change = { at: actor.at, userId: actor.user.id };
  await database.transaction(async (transaction) => {
    await deleteOverrides(transaction, locale, resetIds);
    await storeOverrides(transaction, overrides, change);
    await deleteDrafts(
      transaction,
      locale,
      approved.map(({ row }) => row.id),
    );
    await storeDrafts(transaction, drafts, change);
    await recordEvents(transaction, actor, 'translation.imported', [locale], {
      after: { stored: overrides.length, reset: resetIds.length, drafts: drafts.length },
    });
  });
}
