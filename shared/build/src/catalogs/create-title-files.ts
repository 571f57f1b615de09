import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DescriptorSource, MenuItem } from '@atrium/contract';
import { compileMessages } from './compile-catalog.ts';

/**
 * Returns the content of a remote's title files, by locale: the messages whose ids the descriptor names, compiled for
 * Lingui, as JSON.
 */
export async function createTitleFiles(
  dir: string,
  descriptor: DescriptorSource,
): Promise<Readonly<Record<string, string>>> {
  const ids = listTitleIds(descriptor);
  const folder = path.join(dir, 'locales');
  const catalogs = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.po')).sort();
  const files = await Promise.all(catalogs.map((name) => readTitles(path.join(folder, name), ids)));
  return Object.fromEntries(files.map((content, index) => [path.parse(catalogs[index] ?? '').name, content]));
}

/** Returns every message id that a descriptor shows before the remote's own code runs. */
export function listTitleIds(descriptor: DescriptorSource): ReadonlySet<string> {
  const listMenuTitleIds = (items: readonly MenuItem[]): readonly string[] =>
    items.flatMap((item) => [
      item.title,
      ...(item.header ? [item.header] : []),
      ...listMenuTitleIds(item.children ?? []),
    ]);
  const searchTitleIds = (descriptor.search ?? []).flatMap(({ title, commands = [] }) => [
    title,
    ...commands.map((command) => command.title),
  ]);
  return new Set([
    ...descriptor.routes.map((route) => route.title),
    ...listMenuTitleIds(descriptor.menu),
    ...searchTitleIds,
  ]);
}

async function readTitles(file: string, ids: ReadonlySet<string>): Promise<string> {
  const messages = await compileMessages(file);
  return JSON.stringify(Object.fromEntries(Object.entries(messages).filter(([id]) => ids.has(id))));
}
