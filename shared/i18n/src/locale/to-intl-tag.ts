import type { AppLocale } from './pseudo-locales.ts';

/**
 * The tags of locales whose id `Intl` does not know or misreads. For example, `Intl` would format Chinese for `zh-UG`,
 * which is Uyghur.
 */
const MAPPED: Readonly<Partial<Record<AppLocale, string>>> = {
  'zh-UG': 'ug',
  'mn-TR': 'mn',
  'en-XA': 'en-US',
  'en-XB': 'en-US',
};

/** Returns the tag of a locale for `lang`, `Intl` and plural rules. */
export function toIntlTag(locale: AppLocale): string {
  return MAPPED[locale] ?? locale;
}
