import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCatalog } from './catalog-file.ts';
import { findMessages } from './find-messages.ts';
import { type MessagePackage, SOURCE_LOCALE } from './message-packages.ts';
import { createSourcePattern, listSourcePaths } from './read-project.ts';
import { updateCatalogs } from './update-catalogs.ts';

/**
 * Updates a package's catalogs from the texts in its code. A message that the code no longer contains stays in the
 * catalogs until a developer deletes it from the English one. Returns the ids that were added, changed or removed.
 */
export async function extractPackage(
  root: string,
  messagePackage: MessagePackage,
): Promise<readonly string[]> {
  const folder = path.join(root, messagePackage.folder, 'locales');
  const declared = await listDeclaredMessages(root, messagePackage);
  if (declared.size === 0) return [];
  const stored = await readCatalog(path.join(folder, `${SOURCE_LOCALE}.po`));
  return updateCatalogs(folder, new Map([...stored, ...declared]));
}

/**
 * Returns the texts in a package's code: id → English text.
 *
 * @throws Error if two messages have the same id and different texts.
 */
export async function listDeclaredMessages(
  root: string,
  messagePackage: MessagePackage,
): Promise<ReadonlyMap<string, string>> {
  const declared = new Map<string, string>();
  for (const file of await listSourcePaths(root, createSourcePattern(messagePackage))) {
    const found = await findMessages(file, await readFile(path.join(root, file), 'utf8'));
    for (const { id, text } of found) {
      const earlier = declared.get(id) ?? text;
      if (earlier !== text) throw new Error(`${file}: ${id} has two texts: “${earlier}” and “${text}”.`);
      declared.set(id, text);
    }
  }
  return declared;
}
