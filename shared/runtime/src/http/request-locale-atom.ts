import { atom } from 'jotai';
import { deploymentAtom } from '../deployment/deployment-atom.ts';

const chosenAtom = atom<string | undefined>(undefined);

/** The language that requests ask for in `Accept-Language`; written by the user who owns the language. */
export const requestLocaleAtom = atom(
  (get) => get(chosenAtom) ?? get(deploymentAtom).defaultLocale,
  (_get, set, locale: string) => set(chosenAtom, locale),
);
