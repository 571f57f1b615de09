import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { usePane } from './pane-context.tsx';

/** Reads a feature's atom from the store of the pane in which the component runs. */
export function usePaneAtomValue<Value>(source: Atom<Value>): Awaited<Value> {
  return useAtomValue(source, { store: usePane().store });
}

/** Writes a feature's atom in the store of the pane in which the component runs. */
export function useSetPaneAtom<Value, Args extends unknown[], Result>(
  target: WritableAtom<Value, Args, Result>,
): (...args: Args) => Result {
  return useSetAtom(target, { store: usePane().store });
}
