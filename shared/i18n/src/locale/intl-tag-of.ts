import type { AppLocale } from './pseudo-locales.ts';

/** Ids that are historic or our own: `Intl` would format Chinese for `zh-UG`. */
const MAPPED: Readonly<Partial<Record<AppLocale, string>>> = {
  'zh-UG': 'ug',
  'mn-TR': 'mn',
  'en-XA': 'en-US',
  'en-XB': 'en-US',
};

/** The tag under which `lang`, `Intl` and plural rules know a locale. */
export function intlTagOf(locale: AppLocale): string {
  return MAPPED[locale] ?? locale;
}
