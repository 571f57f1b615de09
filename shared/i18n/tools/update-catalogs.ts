import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_IDS } from '@atrium/contract';
import { type CatalogEntry, readEntries, writeCatalog } from './catalog-file.ts';
import { SOURCE_LOCALE } from './message-packages.ts';

/**
 * Updates the catalogs in a folder from the English texts, by message id. The English catalog gets
 * these texts. Every other catalog gets an empty text for a new message and loses a message that no
 * longer exists. A translation whose English text changed becomes stale. Returns the ids that
 * changed.
 */
export async function updateCatalogs(
  folder: string,
  english: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const englishEntries = new Map([...english].map(([id, text]) => [id, { text }]));
  const changed = new Set(await update(folder, SOURCE_LOCALE, englishEntries));
  for (const locale of LOCALE_IDS.filter((id) => id !== SOURCE_LOCALE)) {
    const entries = await readEntries(path.join(folder, `${locale}.po`));
    const next = new Map([...english].map(([id, text]) => [id, updateEntry(id, text, entries.get(id))]));
    for (const id of await update(folder, locale, next)) changed.add(id);
  }
  return [...changed];
}

/** Returns the translation of an English text, marked as stale if it was made from another text. */
function updateEntry(id: string, source: string, entry: CatalogEntry | undefined): CatalogEntry {
  // A message whose id is its English text needs no copy of the text.
  const origin = source === id ? {} : { source };
  if (!entry?.text) return { text: '', ...origin };
  const isStale = entry.isStale === true || (entry.source !== undefined && entry.source !== source);
  return { text: entry.text, ...origin, ...(isStale ? { isStale } : {}) };
}

/** Writes a catalog unless it already has these entries. Returns the ids that were added, changed or removed. */
async function update(
  folder: string,
  locale: string,
  entries: ReadonlyMap<string, CatalogEntry>,
): Promise<readonly string[]> {
  const file = path.join(folder, `${locale}.po`);
  const before = await readEntries(file);
  const isSame = (id: string): boolean => JSON.stringify(before.get(id)) === JSON.stringify(entries.get(id));
  const changed = [...new Set([...before.keys(), ...entries.keys()])].filter((id) => !isSame(id));
  if (changed.length > 0) await writeCatalog(file, locale, entries);
  return changed;
}
