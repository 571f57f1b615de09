import type { AppLocale } from './pseudo-locales.ts';

export type Direction = 'ltr' | 'rtl';

/** `zh-UG` is the id of Uyghur, and `en-XB` that of a pseudo-locale. */
const RIGHT_TO_LEFT: readonly AppLocale[] = ['ar-EG', 'ar-SA', 'fa-IR', 'zh-UG', 'en-XB'];

export function getDirection(locale: AppLocale): Direction {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
}
