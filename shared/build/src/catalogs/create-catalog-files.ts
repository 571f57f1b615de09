import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogFile, LOCALE_IDS } from '@atrium/contract';
import { DEVELOPMENT_ONLY, readTexts } from './compile-catalog.ts';

/**
 * Returns the built-in texts of packages as JSON, by file name (`catalogs/fr-FR.json`): message ids with ICU texts.
 * Omits messages that are not translated, are stale, or appear only in development builds. The server reads the files.
 * Browsers never do.
 */
export async function createCatalogFiles(dirs: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const files = await Promise.all(
    LOCALE_IDS.map(async (locale) => {
      const parts = await Promise.all(dirs.map((dir) => readCatalog(path.join(dir, 'locales'), locale)));
      return [catalogFile(locale), JSON.stringify(Object.assign({}, ...parts))] as const;
    }),
  );
  return Object.fromEntries(files);
}

async function readCatalog(folder: string, locale: string): Promise<Readonly<Record<string, string>>> {
  const names: readonly string[] = await readdir(folder).catch(() => []);
  if (!names.includes(`${locale}.po`)) return {};
  const texts = await readTexts(path.join(folder, `${locale}.po`));
  const includedTexts = texts.filter(({ id, isStale }) => !isStale && !DEVELOPMENT_ONLY.test(id));
  return Object.fromEntries(includedTexts.map(({ id, text }) => [id, text]));
}
