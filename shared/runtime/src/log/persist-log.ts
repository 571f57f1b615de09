import { STORAGE, userInfoSchema } from '@atrium/contract';
import { array, enum as enumeration, object, optional, record, string, unknown } from 'zod/mini';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { sessionAtom } from '../identity/session-atom.ts';
import { whenIdle } from '../idle/when-idle.ts';
import { throttle } from '../layout/throttle.ts';
import { parseStored } from '../storage/parse-stored.ts';
import { createStorageArea } from '../storage/storage-area.ts';
import { appStore } from '../store/app-store.ts';
import { logEntriesAtom, restoreLogAtom } from './log-atoms.ts';
import type { LogEntry } from './log-entry.ts';

/** Minimum time between two writes, in milliseconds. New entries are also written when the page closes. */
const INTERVAL = 1_000;
/** Maximum number of characters that are stored. The newest entries have priority. */
const SIZE_LIMIT = 256_000;

const sessionArea = createStorageArea(() => globalThis.sessionStorage);

const storedLogSchema = object({
  /** The user id of the log's owner. */
  owner: string(),
  entries: array(
    object({
      message: string(),
      type: enumeration(['info', 'error']),
      time: string(),
      meta: object({
        info: optional(userInfoSchema),
        uuid: optional(string()),
        address: string(),
        extra: record(string(), unknown()),
      }),
    }),
  ),
});

/**
 * Preserves the log of this browser tab across page loads, for the signed-in user and until the session ends. Tokens
 * are never stored, so entries of an earlier page load have none. Starts at the first idle time, because the first use
 * of the session storage takes several milliseconds. Returns a function that stops it.
 */
export function persistLog(): () => void {
  const name = `${STORAGE.prefix(appStore.get(deploymentAtom).appId)}:log`;
  // Caches the JSON of each entry, because a write contains most entries of the write before it.
  const texts = new WeakMap<LogEntry, string>();
  const store = (): void => sessionArea.write(name, serializeLog(texts));
  const throttledStore = throttle(store, INTERVAL);
  const flush = (): void => {
    throttledStore.cancel();
    store();
  };
  let unsubscribe: (() => void) | undefined;
  const start = (): void => {
    if (unsubscribe) return;
    restore(sessionArea.read(name));
    // Removes the entries of other users.
    store();
    unsubscribe = appStore.sub(logEntriesAtom, () => {
      if (appStore.get(logEntriesAtom).length > 0) throttledStore.run();
      // The user has cleared the log.
      else flush();
    });
  };
  const cancelStart = whenIdle(start);
  const storeAtPageHide = (): void => {
    // The page can close before the first idle time.
    start();
    flush();
  };
  globalThis.addEventListener('pagehide', storeAtPageHide);
  return () => {
    cancelStart();
    throttledStore.cancel();
    unsubscribe?.();
    globalThis.removeEventListener('pagehide', storeAtPageHide);
  };
}

function restore(text: string | undefined): void {
  const stored = parseStored(text, storedLogSchema);
  if (!stored || stored.owner !== appStore.get(sessionAtom)?.uuid) return;
  appStore.set(
    restoreLogAtom,
    stored.entries.map((entry) => ({
      ...entry,
      // `info` and `uuid` may be missing in a stored entry, but `LogEntry` requires the keys.
      meta: { ...entry.meta, info: entry.meta.info, uuid: entry.meta.uuid, token: undefined },
    })),
  );
}

/** Returns undefined without entries, or if no user is signed in, because no log may be stored then. */
function serializeLog(texts: WeakMap<LogEntry, string>): string | undefined {
  const session = appStore.get(sessionAtom);
  const entries = appStore.get(logEntriesAtom);
  if (!session || entries.length === 0) return undefined;
  let remainingSize = SIZE_LIMIT;
  const newest = entries.toReversed().flatMap((entry) => {
    const text = texts.get(entry) ?? serializeEntry(entry, session.refreshToken);
    texts.set(entry, text);
    if (text.length > remainingSize) return [];
    remainingSize -= text.length;
    return [text];
  });
  return `{"owner":${JSON.stringify(session.uuid)},"entries":[${newest.reverse().join(',')}]}`;
}

/** Serializes an entry without tokens, and without the avatar, which may be a large image. */
function serializeEntry({ message, type, time, meta }: LogEntry, refreshToken: string): string {
  const { token, info, ...rest } = meta;
  const stored = { message, type, time, meta: { ...rest, info: info && { ...info, avatar: '' } } };
  const text = JSON.stringify(stored).replaceAll(refreshToken, '');
  return token ? text.replaceAll(token, '') : text;
}
