import {
  type BodyOf,
  ERROR_CODES,
  LIMITS,
  type RejectedTranslation,
  TRANSLATION_LIMITS,
  type TranslationImport,
  type TranslationRow,
  type translationCalls,
} from '@atrium/contract';
import { checkTranslation } from '@atrium/contract/messages';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { FILE_FORMATS } from './formats/file-formats.ts';
import type { FileEntry, TranslationFile } from './formats/translation-file.ts';
import { getText } from './list-translations.ts';
import { readRows, type TranslationDependencies } from './read-rows.ts';
import { deleteOverrides, storeOverrides } from './translation-repository.ts';

type ImportBody = BodyOf<typeof translationCalls.import>;

/** An entry of the file that changes the message of its row. */
interface Changed {
  readonly row: TranslationRow;
  readonly text: string;
}

/**
 * Stores the valid translations of a file in one transaction. An entry without a text, and a message that the file does
 * not contain, stay as they are. An entry with the built-in text removes the override.
 *
 * @throws BusinessError `fileDamaged`, or `fileLocale` with both languages.
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
  const changed: Changed[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const entry of filled) {
    const row = rows.get(entry.id);
    const found = rejectEntry(locale, entry, row, seen);
    seen.add(entry.id);
    rejected.push(...found);
    if (!row || found.length > 0) continue;
    if (entry.text === getText(row)) unchanged += 1;
    else changed.push({ row, text: entry.text });
  }
  await store(deps, locale, changed, actor);
  return { changed: changed.length, unchanged, empty: file.entries.length - filled.length, rejected };
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

/** Returns why an entry is rejected: one reason for each error. */
function rejectEntry(
  locale: ImportBody['locale'],
  { id, text }: FileEntry,
  row: TranslationRow | undefined,
  seen: ReadonlySet<string>,
): readonly RejectedTranslation[] {
  const shown = { id: id.slice(0, LIMITS.keywordLength), text: text.slice(0, LIMITS.keywordLength) };
  if (!row) return [{ ...shown, rule: 'unknown-id', detail: '' }];
  if (seen.has(id)) return [{ ...shown, rule: 'duplicate', detail: '' }];
  if (text.length > TRANSLATION_LIMITS.length) return [{ ...shown, rule: 'too-long', detail: '' }];
  // A text that users see already may break a rule that did not exist when it was stored.
  if (text === getText(row)) return [];
  return checkTranslation(locale, text, row.source).map((error) => ({
    ...shown,
    rule: error.rule,
    detail: error.rule === 'unparsable-message' ? '' : error.text,
  }));
}

async function store(
  { database }: TranslationDependencies,
  locale: ImportBody['locale'],
  changed: readonly Changed[],
  actor: Actor,
): Promise<void> {
  if (changed.length === 0) return;
  const [reset, stored] = [true, false].map((isReset) =>
    changed.filter(({ row, text }) => (text === row.builtIn) === isReset),
  );
  await database.transaction(async (transaction) => {
    await deleteOverrides(transaction, locale, reset?.map(({ row }) => row.id) ?? []);
    const drafts =
      stored?.map(({ row: { id, source }, text }) => ({ locale, id, source, message: text })) ?? [];
    await storeOverrides(transaction, drafts, { at: actor.at, by: actor.user.id });
    await recordEvents(transaction, actor, 'translation.imported', [locale], {
      after: { stored: drafts.length, reset: reset?.length ?? 0 },
    });
  });
}
