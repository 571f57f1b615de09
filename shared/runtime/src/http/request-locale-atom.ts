import { atom } from 'jotai';
import { deploymentAtom } from '../deployment/deployment-atom.ts';

const chosenAtom = atom<string | undefined>(undefined);

/** The language that requests send in `Accept-Language`. The package that manages languages sets it. */
export const requestLocaleAtom = atom(
  (get) => get(chosenAtom) ?? get(deploymentAtom).defaultLocale,
  (_get, set, locale: string) => set(chosenAtom, locale),
);
