import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCatalog, writeCatalog } from './catalog-file.ts';
import { findMessages } from './find-messages.ts';
import { COMPLETE_LOCALES, type MessagePackage, SOURCE_LOCALE } from './message-packages.ts';
import { readPaths, sourcePattern } from './read-project.ts';

/**
 * Updates a package's catalogs from its code. The source catalog gets the texts of the code. The others get an empty
 * text for each new message, to be translated. Existing translations stay. Returns the ids that were added or changed.
 */
export async function extractPackage(
  root: string,
  messagePackage: MessagePackage,
): Promise<readonly string[]> {
  const declared = await declaredMessages(root, messagePackage);
  const changed = new Set<string>();
  for (const locale of COMPLETE_LOCALES) {
    const file = path.join(root, messagePackage.folder, 'locales', `${locale}.po`);
    const messages = new Map(await readCatalog(file));
    const isSource = locale === SOURCE_LOCALE;
    const updates = [...declared].filter(([id, text]) =>
      isSource ? messages.get(id) !== text : !messages.has(id),
    );
    for (const [id, text] of updates) {
      messages.set(id, isSource ? text : '');
      changed.add(id);
    }
    if (updates.length === 0) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeCatalog(file, locale, messages);
  }
  return [...changed];
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
