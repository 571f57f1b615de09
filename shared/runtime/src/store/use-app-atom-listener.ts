import type { Atom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { appStore } from './app-store.ts';

/** Calls `listener` at each change of an atom of the app's store, even if several precede the next rendering. */
export function useAppAtomListener<Value>(source: Atom<Value>, listener: (value: Value) => void): void {
  const onChange = useEffectEvent(() => listener(appStore.get(source)));
  useEffect(() => appStore.sub(source, () => onChange()), [source]);
}
