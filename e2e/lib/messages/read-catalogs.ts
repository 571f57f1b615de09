import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { ROOT } from '../server/environment.ts';

const MESSAGE_FOLDERS = [
  'host',
  'remote-dashboard',
  'remote-management',
  'remote-assets',
  'shared/ui',
  'shared/table',
  'shared/charts',
  'shared/definitions',
  'shared/task-views',
];

/** Returns the messages of every package in one locale, by id. */
export async function readCatalogs(locale: string): Promise<ReadonlyMap<string, string>> {
  return await readFolders(MESSAGE_FOLDERS, locale);
}

/** Returns the texts of the server in one locale, by their English text. */
export async function readServerCatalog(locale: string): Promise<ReadonlyMap<string, string>> {
  return await readFolders(['server'], locale);
}

async function readFolders(folders: readonly string[], locale: string): Promise<ReadonlyMap<string, string>> {
  const messages = new Map<string, string>();
  for (const folder of folders) {
    const filename = join(ROOT, folder, 'locales', `${locale}.po`);
    if (!existsSync(filename)) continue;
    const catalog = await formatter({ explicitIdAsDefault: true }).parse(readFileSync(filename, 'utf8'), {
      locale,
      sourceLocale: 'en-US',
      filename,
    });
    for (const [id, message] of Object.entries(catalog)) messages.set(id, message.translation ?? '');
  }
  return messages;
}
