import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCatalog, writeCatalog } from './catalog-file.ts';
import { findMessages } from './find-messages.ts';
import { readPaths, roomPattern } from './read-project.ts';
import { COMPLETE_LOCALES, type Room, SOURCE_LOCALE } from './rooms.ts';

/**
 * Adds to a room's catalogs what its code declares and they lack: in the source language with the text from the code,
 * in the others empty, to be translated. Answers the ids added. What is there stays as it is.
 */
export async function extractRoom(root: string, room: Room): Promise<readonly string[]> {
  const declared = new Map<string, string>();
  for (const file of await readPaths(root, roomPattern(room))) {
    const found = await findMessages(file, await readFile(path.join(root, file), 'utf8'));
    for (const [id, text] of found) declared.set(id, text);
  }
  const added = new Set<string>();
  for (const locale of COMPLETE_LOCALES) {
    const file = path.join(root, room.folder, 'locales', `${locale}.po`);
    const messages = new Map(await readCatalog(file));
    const fresh = [...declared].filter(([id]) => !messages.has(id));
    for (const [id, text] of fresh) {
      messages.set(id, locale === SOURCE_LOCALE ? text : '');
      added.add(id);
    }
    if (fresh.length === 0) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeCatalog(file, locale, messages);
  }
  return [...added];
}
