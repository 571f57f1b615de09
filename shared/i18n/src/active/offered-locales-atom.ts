import type { Deployment } from '@atrium/contract';
import { deploymentAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { type Direction, getDirection } from '../locale/get-direction.ts';
import { LOCALE_TABLE } from '../locale/locale-table.ts';
import { type AppLocale, PSEUDO_LOCALES } from '../locale/pseudo-locales.ts';

export interface OfferedLocale {
  readonly id: AppLocale;
  /** The name of the language in that language. */
  readonly nativeName: string;
  /** A symbol of one or two letters. */
  readonly icon: string;
  readonly direction: Direction;
}

/**
 * Returns the locales of a deployment. The list includes the pseudo-locales in development, or if the deployment's
 * features enable them.
 */
export function listOfferedIds({ locales, features }: Deployment): readonly AppLocale[] {
  const isPseudoOffered = features.pseudoLocales || process.env.NODE_ENV === 'development';
  return isPseudoOffered ? [...locales, ...PSEUDO_LOCALES] : locales;
}

/** The locales that a language picker shows, in the deployment's order. */
export const offeredLocalesAtom = atom((get): readonly OfferedLocale[] =>
  listOfferedIds(get(deploymentAtom)).map((id) => ({ id, ...LOCALE_TABLE[id], direction: getDirection(id) })),
);
