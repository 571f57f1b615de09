import { atom, type PrimitiveAtom } from 'jotai';
import { appStore } from '../store/app-store.ts';
import { localArea } from './local-area.ts';

const texts = new Map<string, PrimitiveAtom<string | undefined>>();

/**
 * Returns the atom of the text that the browser stores under a full name: prefix, owner and key, as `storedNameAtom`
 * joins them. If the browser's storage is full or disabled, only the atom contains the text, until the page closes.
 */
export function getStoredTextAtom(name: string): PrimitiveAtom<string | undefined> {
  const cachedAtom = texts.get(name);
  if (cachedAtom) return cachedAtom;
  const created = atom(localArea.read(name));
  texts.set(name, created);
  return created;
}

export const writeStoredTextAtom = atom(null, (_get, set, name: string, text: string | undefined) => {
  localArea.write(name, text);
  set(getStoredTextAtom(name), text);
});

/** Applies a change that another browser tab has stored. A null name means that the tab cleared the storage. */
export function followStoredText(name: string | null, text: string | null): void {
  if (name !== null) appStore.set(getStoredTextAtom(name), text ?? undefined);
  else for (const textAtom of texts.values()) appStore.set(textAtom, undefined);
}
