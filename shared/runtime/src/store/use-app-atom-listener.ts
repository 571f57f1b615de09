import type { Atom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { appStore } from './app-store.ts';

/** Calls back for each later value of an atom of the app's store, even for several in one render. */
export function useAppAtomListener<Value>(source: Atom<Value>, listener: (value: Value) => void): void {
  const onChange = useEffectEvent(() => listener(appStore.get(source)));
  useEffect(() => appStore.sub(source, () => onChange()), [source]);
}
