import { atom } from 'jotai';

const currentAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Ids of the panes with unsaved work. */
export const dirtyPanesAtom = atom((get) => get(currentAtom));

/**
 * Sets the dirty flag of a pane. The pane's `setDirty` calls it, and the host calls it with `false` when the pane
 * closes.
 */
export const setPaneDirtyAtom = atom(null, (get, set, id: string, isDirty: boolean) => {
  if (get(currentAtom).has(id) === isDirty) return;
  const next = new Set(get(currentAtom));
  if (isDirty) next.add(id);
  else next.delete(id);
  set(currentAtom, next);
});
