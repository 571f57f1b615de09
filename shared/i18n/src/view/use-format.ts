import { useLingui } from '@lingui/react';
import { intlTagOf } from '../locale/intl-tag-of.ts';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { type Formats, formatsOf } from './formats.ts';

/** Returns the formats for dates and numbers in the current locale. A switch updates them in the open view. */
export function useFormat(): Formats {
  const { i18n } = useLingui();
  return formatsOf(intlTagOf(i18n.locale as AppLocale));
}
