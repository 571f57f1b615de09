import type { LocaleId } from '@atrium/contract';

/**
 * Locales generated from the English messages for development and tests: `en-XA` is accented and longer, `en-XB` is
 * also right to left.
 */
export const PSEUDO_LOCALES = ['en-XA', 'en-XB'] as const;

export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

export type AppLocale = LocaleId | PseudoLocale;

export function isPseudoLocale(locale: string): locale is PseudoLocale {
  return PSEUDO_LOCALES.some((id) => id === locale);
}
