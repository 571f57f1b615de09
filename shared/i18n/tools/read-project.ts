import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEntries } from './catalog-file.ts';
import { MESSAGE_PACKAGES, type MessagePackage, SERVER_PACKAGE } from './message-packages.ts';
import type { PackageCatalogs } from './rules/check-catalogs.ts';
import { parseSource, type SourceFile } from './source-file.ts';

/**
 * Returns the sources that match a pattern, without tests, test helpers and declarations. Parses and returns only those
 * whose text `isNeeded` accepts.
 */
export async function readSources(
  root: string,
  pattern: string,
  isNeeded: (text: string) => boolean = () => true,
): Promise<readonly SourceFile[]> {
  const files = await listSourcePaths(root, pattern);
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
  return sources.filter(({ text }) => isNeeded(text)).map(({ file, text }) => parseSource(file, text));
}

/** Returns the paths, from the root, of files that match a pattern and are no tests, test helpers or declarations. */
export async function listSourcePaths(root: string, pattern: string): Promise<readonly string[]> {
  const files = await listFiles(root, pattern);
  return files.filter((file) => !/\.(?:test|fixture)\.|\.d\.ts$|\/testing\//.test(file));
}

/** Returns the pattern of a package's own sources: its `src` and, for a remote, its descriptor. */
export const createSourcePattern = ({ folder }: MessagePackage): string =>
  `${folder}/{src/**/*,descriptor}.{ts,tsx}`;

export async function readPackageCatalogs(root: string): Promise<readonly PackageCatalogs[]> {
  return Promise.all(
    [...MESSAGE_PACKAGES, SERVER_PACKAGE].map(async (messagePackage) => {
      const files = await listFiles(root, `${messagePackage.folder}/locales/*.po`);
      const entries = files.map(
        async (file) => [path.basename(file, '.po'), await readEntries(path.join(root, file))] as const,
      );
      return { messagePackage, catalogs: new Map(await Promise.all(entries)) };
    }),
  );
}

/** Returns paths from the root, with slashes, sorted. */
export async function listFiles(root: string, pattern: string): Promise<readonly string[]> {
  const files: string[] = [];
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|dist)$/.test(name);
  for await (const file of glob(pattern, { cwd: root, exclude })) files.push(file.replaceAll(path.sep, '/'));
  return files.sort();
}
