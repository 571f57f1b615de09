import type { AlgorithmVersion, AlgorithmVersionDetail } from '@atrium/contract';
import { atom } from 'jotai';

/** What the drawer of the version list shows. */
type VersionDrawerState =
  | { readonly kind: 'none' }
  /** A new version starts with the content of `base`. */
  | { readonly kind: 'create'; readonly base: AlgorithmVersionDetail | undefined }
  | { readonly kind: 'edit'; readonly version: AlgorithmVersionDetail }
  | { readonly kind: 'view'; readonly version: AlgorithmVersionDetail }
  | { readonly kind: 'alias'; readonly version: AlgorithmVersion }
  | { readonly kind: 'aliases' }
  | { readonly kind: 'train' }
  | { readonly kind: 'trainings' }
  | {
      readonly kind: 'transition';
      readonly transition: 'archive' | 'restore';
      readonly version: AlgorithmVersion;
    }
  | { readonly kind: 'compare'; readonly ids: readonly [string, string] };

const drawerStateAtom = atom<VersionDrawerState>({ kind: 'none' });

export const versionDrawerAtom = atom((get) => get(drawerStateAtom));

export const openVersionDrawerAtom = atom(null, (_get, set, state: VersionDrawerState) =>
  set(drawerStateAtom, state),
);

export const closeVersionDrawerAtom = atom(null, (_get, set) => set(drawerStateAtom, { kind: 'none' }));
