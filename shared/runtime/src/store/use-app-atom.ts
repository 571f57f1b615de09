import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { appStore } from './app-store.ts';

/** Reads an atom of the app's store, regardless of the store in the surrounding context. */
export function useAppAtomValue<Value>(source: Atom<Value>): Awaited<Value> {
  return useAtomValue(source, { store: appStore });
}

/**
 * Returns a function that writes an atom of the app's store, regardless of the store in the
 * surrounding context.
 */
export function useSetAppAtom<Value, Args extends unknown[], Result>(
  target: WritableAtom<Value, Args, Result>,
): (...args: Args) => Result {
  return useSetAtom(target, { store: appStore });
}
