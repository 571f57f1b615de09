import path from 'node:path';
import { checkTranslation } from '@atrium/contract/messages';
import { readEntries, writeCatalog } from './catalog-file.ts';
import { MESSAGE_PACKAGES, SERVER_PACKAGE, SOURCE_LOCALE } from './message-packages.ts';

interface MergeResult {
  /** The number of messages that changed. */
  readonly merged: number;
  /** One line for each translation that was rejected, with the reason. */
  readonly rejected: readonly string[];
}

/**
 * Stores translations (id → text) in the catalogs of a locale. Rejects a translation that does not parse, lacks a
 * placeholder, lacks a plural form or belongs to no message, and stores the others. Ignores empty translations.
 */
export async function mergeTranslations(
  root: string,
  locale: string,
  translations: ReadonlyMap<string, string>,
): Promise<MergeResult> {
  const remaining = new Map(translations);
  const rejected: string[] = [];
  let merged = 0;
  for (const { folder } of [...MESSAGE_PACKAGES, SERVER_PACKAGE]) {
    const file = path.join(root, folder, 'locales', `${locale}.po`);
    const english = await readEntries(path.join(root, folder, 'locales', `${SOURCE_LOCALE}.po`));
    const entries = new Map(await readEntries(file));
    const before = merged;
    for (const [id, { text: source }] of english) {
      const text = remaining.get(id);
      if (!remaining.delete(id) || !text) continue;
      const errors = checkTranslation(locale, text, source);
      if (errors.length > 0) rejected.push(...errors.map((error) => `${id}: ${error.rule}: ${error.text}`));
      else {
        entries.set(id, { text, source });
        merged += 1;
      }
    }
    if (merged > before) await writeCatalog(file, locale, entries);
  }
  return { merged, rejected: [...rejected, ...[...remaining.keys()].map((id) => `${id}: no such message`)] };
}
