import type { AlgorithmVersion, AlgorithmVersionDetail } from '@atrium/contract';
import { atom } from 'jotai';

/** The open task of the version list's drawer. */
type VersionTask =
  | { readonly kind: 'none' }
  /** `base` is the version whose content a new version starts with. */
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

const versionTaskStateAtom = atom<VersionTask>({ kind: 'none' });

export const versionTaskAtom = atom((get) => get(versionTaskStateAtom));

export const beginVersionTaskAtom = atom(null, (_get, set, task: VersionTask) =>
  set(versionTaskStateAtom, task),
);

export const endVersionTaskAtom = atom(null, (_get, set) => set(versionTaskStateAtom, { kind: 'none' }));
