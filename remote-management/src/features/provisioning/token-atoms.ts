import { atom } from 'jotai';

const secretStateAtom = atom<string>();

/** The secret of a SCIM token that was just added. The server does not return it again. */
export const newSecretAtom = atom((get) => get(secretStateAtom));

export const showSecretAtom = atom(null, (_get, set, secret: string) => set(secretStateAtom, secret));

export const hideSecretAtom = atom(null, (_get, set) => set(secretStateAtom, undefined));
