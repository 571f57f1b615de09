import type { BodyOf, Call, DataOf } from '@atrium/contract';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useCallback, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { request } from '../http/request.ts';
import { PaneContext, type PaneStore } from '../pane/pane-context.tsx';
import { appStore } from '../store/app-store.ts';
import { dropOtherKeys, getEntryAtom, type Load, type Loaded, startLoad } from './load-cache.ts';

export interface LiveData<Data> extends Loaded<Data> {
  /** Loads again, and drops the cached data of other keys. Never rejects. `error` contains the failure. */
  reload(): Promise<void>;
}

interface LiveOptions {
  /** Shows the data of the previous key while the data of a new one loads. Off by default. */
  readonly showsPrevious?: boolean;
  /** Refreshes silently at this interval while the page is visible. 0, the default, disables it. */
  readonly refreshSeconds?: number;
}

/**
 * Loads the data of a key. It loads when the view first renders, when the key changes, when a hidden tab is shown
 * again, when the language changes, and by `reload`. Each pane has its own cache, and cached data shows while it loads.
 */
export function useLoad<Key, Data>(
  load: Load<Key, Data>,
  key: Key,
  { showsPrevious = false, refreshSeconds = 0 }: LiveOptions = {},
): LiveData<Data> {
  const store = useStore();
  startLoad(store, load, key);
  const [{ data, error, isLoading }, run] = useAtom(getEntryAtom(store, load, key), { store });
  const [previous, setPrevious] = useState(data);
  if (data !== undefined && data !== previous) setPrevious(data);
  // Stays the same if the caller passes an equal key as a new object.
  const keyText = JSON.stringify(key);
  const reload = useCallback(() => {
    dropOtherKeys(store, load, JSON.parse(keyText) as Key);
    return run();
  }, [store, load, keyText, run]);
  useInterval(refreshSeconds, () => {
    const isSilent = true;
    void run(isSilent);
  });
  // If the load of the new key has failed, the view shows its error, not the data of the previous key.
  const isPreviousShown = showsPrevious && (isLoading || error === undefined);
  return { data: data ?? (isPreviousShown ? previous : undefined), error, isLoading, reload };
}

/** Loads the data of a call of the contract. */
export function useCall<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options?: LiveOptions,
): LiveData<DataOf<C>> {
  return useLoad(getLoad(call), body, options);
}

/**
 * Calls several load functions with the same key, and returns the data of each as it arrives. Memoize `loads` with
 * `useMemo`.
 */
export function useLoads<Key, Data>(loads: readonly Load<Key, Data>[], key: Key): readonly Loaded<Data>[] {
  const store = useStore();
  const keyText = JSON.stringify(key);
  const all = useMemo(() => {
    const parsedKey = JSON.parse(keyText) as Key;
    for (const load of loads) startLoad(store, load, parsedKey);
    return atom((get) => loads.map((load) => get(getEntryAtom(store, load, parsedKey))));
  }, [store, loads, keyText]);
  return useAtomValue(all, { store });
}

function useStore(): PaneStore {
  return useContext(PaneContext)?.store ?? appStore;
}

const loadsByCall = new WeakMap<Call, Load<never, unknown>>();

function getLoad<C extends Call>(call: C): Load<BodyOf<C>, DataOf<C>> {
  const cachedLoad = loadsByCall.get(call) as Load<BodyOf<C>, DataOf<C>> | undefined;
  if (cachedLoad) return cachedLoad;
  const load: Load<BodyOf<C>, DataOf<C>> = (body, options) => request(call, body, options);
  loadsByCall.set(call, load);
  return load;
}

function useInterval(seconds: number, onTick: () => void): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onTick();
  });
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => tick(), seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
}
