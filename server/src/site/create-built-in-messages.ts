import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogFile, type LocaleId } from '@atrium/contract';
import { z } from 'zod';
import type { BuiltInMessages } from '../domain/texts/built-in-messages.ts';
import { type CatalogFolder, findCatalogFolders } from './find-catalog-folders.ts';

type Messages = ReadonlyMap<string, string>;

/** Maximum time to load a catalog from another server, in milliseconds. */
const TIMEOUT = 5_000;
/** How long the messages of a file that may change are cached, in milliseconds. */
const LIFETIME = 60_000;
/** How long a server that did not respond gets no more requests, in milliseconds. */
const RETRY_PAUSE = 30_000;
/** The maximum number of files whose messages are cached: enough for several versions of remotes in all locales. */
const CACHE_SIZE = 500;

const catalogSchema = z.record(z.string(), z.string());

/**
 * Reads the texts of the host and of the current versions of the remotes from their builds: from the folders that the
 * server serves, or from other servers. A build that cannot be read contributes no messages.
 */
export function createBuiltInMessages(sources: Parameters<typeof findCatalogFolders>[0]): BuiltInMessages {
  const cache = new Map<string, { readonly messages: Messages; readonly expiresAt: number }>();
  /** When a server that did not respond may get the next request, by origin. */
  const nextRequestTimes = new Map<string, number>();

  const fetchText = async (address: URL): Promise<string | undefined> => {
    if ((nextRequestTimes.get(address.origin) ?? 0) > performance.now()) return undefined;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
      return response.ok ? await response.text() : undefined;
    } catch {
      nextRequestTimes.set(address.origin, performance.now() + RETRY_PAUSE);
      return undefined;
    }
  };

  const readCached = async (folder: CatalogFolder, locale: LocaleId): Promise<Messages> => {
    const key = await createCacheKey(folder, locale);
    const cached = cache.get(key);
    if (cached && cached.expiresAt > performance.now()) return cached.messages;
    const content = await readCatalog(folder, locale, fetchText);
    if (content === undefined) return new Map();
    const belongsToFolder = (id: string) =>
      folder.messagePrefix === undefined || id.startsWith(`${folder.messagePrefix}.`);
    const messages = new Map(Object.entries(content).filter(([id]) => belongsToFolder(id)));
    // Deleted first, so that the key moves to the end and the first key is the oldest one.
    cache.delete(key);
    cache.set(key, {
      messages,
      expiresAt: folder.isFixed ? Number.POSITIVE_INFINITY : performance.now() + LIFETIME,
    });
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    return messages;
  };

  return {
    async read(locale) {
      const folders = await findCatalogFolders(sources);
      const parts = await Promise.all(folders.map((folder) => readCached(folder, locale)));
      return new Map(parts.flatMap((part) => [...part]));
    },
  };
}

/** Returns a key that changes when a local file changes. */
async function createCacheKey({ address }: CatalogFolder, locale: LocaleId): Promise<string> {
  if (address instanceof URL) return `${address.href} ${locale}`;
  const file = join(address, catalogFile(locale));
  const { mtimeMs } = (await stat(file).catch(() => undefined)) ?? { mtimeMs: 0 };
  return `${file} ${mtimeMs}`;
}

async function readCatalog(
  { address }: CatalogFolder,
  locale: LocaleId,
  fetchText: (address: URL) => Promise<string | undefined>,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const text =
      address instanceof URL
        ? await fetchText(new URL(catalogFile(locale), address))
        : await readFile(join(address, catalogFile(locale)), 'utf8');
    return text === undefined ? undefined : catalogSchema.parse(JSON.parse(text));
  } catch {
    // Old versions of a remote have no catalogs, and another server may be down.
    return undefined;
  }
}
