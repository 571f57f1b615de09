import type { Deployment } from '@atrium/contract';
import { deploymentAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { type Direction, directionOf } from '../locale/direction-of.ts';
import { LOCALE_TABLE } from '../locale/locale-table.ts';
import { type AppLocale, PSEUDO_LOCALES } from '../locale/pseudo-locales.ts';

export interface OfferedLocale {
  readonly id: AppLocale;
  /** The language's name in itself. */
  readonly nativeName: string;
  /** A mark of one or two letters. */
  readonly icon: string;
  readonly direction: Direction;
}

/** The locales of a deployment; the pseudo-locales join them in development or when its features say so. */
export function offeredIds({ locales, features }: Deployment): readonly AppLocale[] {
  const isPseudoOffered = features.pseudoLocales || process.env.NODE_ENV === 'development';
  return isPseudoOffered ? [...locales, ...PSEUDO_LOCALES] : locales;
}

/** What a picker of languages shows, in the deployment's order. */
export const offeredLocalesAtom = atom((get): readonly OfferedLocale[] =>
  offeredIds(get(deploymentAtom)).map((id) => ({ id, ...LOCALE_TABLE[id], direction: directionOf(id) })),
);
