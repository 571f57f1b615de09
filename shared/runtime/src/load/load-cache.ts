import { atom, type WritableAtom } from 'jotai';
import type { Arriving } from '../http/early-calls.ts';
import { requestLocaleAtom } from '../http/request-locale-atom.ts';
import type { PaneStore } from '../pane/pane-context.tsx';
import { appStore } from '../store/app-store.ts';

export interface LoadOptions {
  /** Aborts when a newer load replaces this one, and when no view shows the data any more. */
  readonly signal: AbortSignal;
  /** Whether this is a refresh that no user requested: its failure must not show a toast. */
  readonly isSilent: boolean;
}

/** Loads the data of a key. The cache identifies a load by its function, so the function must be stable. */
export type Load<Key, Data> = (key: Key, options: LoadOptions) => Promise<Data>;

export interface Loaded<Data> {
  /** Remains available while newer data loads, and if that load fails. */
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
}

interface Entry<Data> {
  /** Loads when it is written. Writing `true` refreshes silently, but does nothing while `isLoading` is true. */
  readonly atom: WritableAtom<Loaded<Data>, [isSilent?: boolean], Promise<void>>;
  /** Starts the first load. Later calls do nothing. */
  start(): void;
  isShown(): boolean;
}

/** Maximum number of cached keys of a load. A new key replaces the oldest one that no view shows, if there is one. */
const MAX_CACHED_KEYS = 20;

type Entries = Map<string, Entry<unknown>>;

const caches = new WeakMap<PaneStore, WeakMap<Load<never, unknown>, Entries>>();

/** Returns the atom of a key in a store. It loads while a view is subscribed, and again when the language changes. */
export function getEntryAtom<Key, Data>(
  store: PaneStore,
  load: Load<Key, Data>,
  key: Key,
): Entry<Data>['atom'] {
  return getEntry(store, load, key).atom;
}

/**
 * Starts the first load of a key. A view calls this while it renders, so that the request does not wait until the
 * browser has painted the view.
 */
export function startLoad<Key, Data>(store: PaneStore, load: Load<Key, Data>, key: Key): void {
  getEntry(store, load, key).start();
}

function getEntry<Key, Data>(store: PaneStore, load: Load<Key, Data>, key: Key): Entry<Data> {
  const entries = getEntries(store, load);
  const name = JSON.stringify(key);
  const cachedEntry = entries.get(name) as Entry<Data> | undefined;
  if (cachedEntry) return cachedEntry;
  const entry = createEntry(store, load, key);
  const [oldest] = [...entries].filter(([, { isShown }]) => !isShown());
  if (oldest && entries.size >= MAX_CACHED_KEYS) entries.delete(oldest[0]);
  entries.set(name, entry);
  return entry;
}

/** Removes the other keys of a load, which may be out of date, unless a view shows them. */
export function dropOtherKeys<Key, Data>(store: PaneStore, load: Load<Key, Data>, key: Key): void {
  const entries = getEntries(store, load);
  const currentName = JSON.stringify(key);
  for (const [name, { isShown }] of entries) if (name !== currentName && !isShown()) entries.delete(name);
}

function getEntries<Key, Data>(store: PaneStore, load: Load<Key, Data>): Entries {
  const cache = caches.get(store) ?? new WeakMap<Load<never, unknown>, Entries>();
  caches.set(store, cache);
  const entries: Entries = cache.get(load) ?? new Map();
  cache.set(load, entries);
  return entries;
}

function createEntry<Key, Data>(store: PaneStore, load: Load<Key, Data>, key: Key): Entry<Data> {
  const stateAtom = atom<Loaded<Data>>({ data: undefined, error: undefined, isLoading: true });
  let running: AbortController | undefined;
  let isShown = false;
  let phase: 'new' | 'started' | 'mounted' = 'new';
  const entryAtom: Entry<Data>['atom'] = atom(
    (get) => get(stateAtom),
    async (get, set, isSilent = false) => {
      if (isSilent && get(stateAtom).isLoading) return;
      running?.abort();
      const controller = new AbortController();
      running = controller;
      const settle = (outcome: Partial<Loaded<Data>>) => {
        if (running !== controller) return;
        running = undefined;
        set(stateAtom, { ...get(stateAtom), ...outcome, isLoading: false });
      };
      if (!isSilent && !get(stateAtom).isLoading) set(stateAtom, { ...get(stateAtom), isLoading: true });
      try {
        // A response that has already arrived is stored without waiting, so that the first render shows it.
        const loading: Arriving<Data> = load(key, { signal: controller.signal, isSilent });
        settle({ data: loading.value ?? (await loading), error: undefined });
      } catch (error) {
        settle(isSilent ? {} : { error });
      }
    },
  );
  entryAtom.onMount = (run) => {
    isShown = true;
    // If `start` was called, the render before the first mount has already started the load.
    if (phase !== 'started') void run();
    phase = 'mounted';
    const stop = appStore.sub(requestLocaleAtom, () => void run());
    return () => {
      isShown = false;
      stop();
      running?.abort();
      running = undefined;
    };
  };
  return {
    atom: entryAtom,
    isShown: () => isShown,
    start() {
      if (phase !== 'new') return;
      phase = 'started';
      void store.set(entryAtom);
    },
  };
}
