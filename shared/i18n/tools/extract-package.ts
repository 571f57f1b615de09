import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_IDS } from '@atrium/contract';
import { type CatalogEntry, readEntries, writeCatalog } from './catalog-file.ts';
import { findMessages } from './find-messages.ts';
import { type MessagePackage, SOURCE_LOCALE } from './message-packages.ts';
import { readPaths, sourcePattern } from './read-project.ts';

/**
 * Updates a package's catalogs from its code. The source catalog gets the texts of the code. The others get an empty
 * text for each new message, to be translated, and lose the messages that the source catalog no longer has. A
 * translation whose English text changed becomes stale. Returns the ids that were added or changed.
 */
export async function extractPackage(
  root: string,
  messagePackage: MessagePackage,
): Promise<readonly string[]> {
  const folder = path.join(root, messagePackage.folder, 'locales');
  const declared = await declaredMessages(root, messagePackage);
  if (declared.size === 0) return [];
  await mkdir(folder, { recursive: true });
  const source = new Map(await readEntries(path.join(folder, `${SOURCE_LOCALE}.po`)));
  for (const [id, text] of declared) source.set(id, { text });
  const changed = new Set(await update(folder, SOURCE_LOCALE, source));
  for (const locale of LOCALE_IDS.filter((id) => id !== SOURCE_LOCALE)) {
    const entries = await readEntries(path.join(folder, `${locale}.po`));
    const next = new Map([...source].map(([id, { text }]) => [id, followSource(text, entries.get(id))]));
    for (const id of await update(folder, locale, next)) changed.add(id);
  }
  return [...changed];
}

/** Returns the translation of an English text, marked as stale if it was made from another text. */
function followSource(source: string, entry: CatalogEntry | undefined): CatalogEntry {
  if (!entry?.text) return { text: '', source };
  const isStale = entry.isStale === true || (entry.source !== undefined && entry.source !== source);
  return { text: entry.text, source, ...(isStale ? { isStale } : {}) };
}

/** Writes a catalog unless it is the same already. Returns the ids that were added, changed or removed. */
async function update(
  folder: string,
  locale: string,
  entries: ReadonlyMap<string, CatalogEntry>,
): Promise<readonly string[]> {
  const file = path.join(folder, `${locale}.po`);
  const before = await readEntries(file);
  const same = (id: string): boolean => JSON.stringify(before.get(id)) === JSON.stringify(entries.get(id));
  const changed = [...new Set([...before.keys(), ...entries.keys()])].filter((id) => !same(id));
  if (changed.length > 0) await writeCatalog(file, locale, entries);
  return changed;
}

/** Returns the texts in a package's code: id → English text. */
export async function declaredMessages(
  root: string,
  messagePackage: MessagePackage,
): Promise<ReadonlyMap<string, string>> {
  const declared = new Map<string, string>();
  for (const file of await readPaths(root, sourcePattern(messagePackage))) {
    const found = await findMessages(file, await readFile(path.join(root, file), 'utf8'));
    for (const [id, text] of found) declared.set(id, text);
  }
  return declared;
}
