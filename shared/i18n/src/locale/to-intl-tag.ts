import { INTL_TAGS } from '@atrium/contract';
import type { AppLocale } from './pseudo-locales.ts';

/** Returns the tag of a locale for `lang`, `Intl` and plural rules. */
export function toIntlTag(locale: AppLocale): string {
  return INTL_TAGS[locale] ?? locale;
}
