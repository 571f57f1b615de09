import type { Atom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { appStore } from './app-store.ts';

/** Calls back for each value that an atom of the app's store takes from now on, even for several in one render. */
export function useAppAtomListener<Value>(source: Atom<Value>, hear: (value: Value) => void): void {
  const onChange = useEffectEvent(() => hear(appStore.get(source)));
  useEffect(() => appStore.sub(source, () => onChange()), [source]);
}
