import { type Algorithm, algorithmListCall } from '@atrium/contract';
import { defineLoad } from '@atrium/runtime';
import { atom } from 'jotai';

export const algorithmsLoad = defineLoad(algorithmListCall);

/** What the editor beside the list is at. */
type Editing =
  | { readonly kind: 'closed' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly stored: Algorithm };

const editingStateAtom = atom<Editing>({ kind: 'closed' });

export const editingAtom = atom((get) => get(editingStateAtom));

export const addAlgorithmAtom = atom(null, (_get, set) => set(editingStateAtom, { kind: 'add' }));

export const editAlgorithmAtom = atom(null, (_get, set, stored: Algorithm) =>
  set(editingStateAtom, { kind: 'edit', stored }),
);

export const closeEditorAtom = atom(null, (_get, set) => set(editingStateAtom, { kind: 'closed' }));
