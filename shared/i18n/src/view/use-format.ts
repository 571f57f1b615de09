import { useLingui } from '@lingui/react';
import { intlTagOf } from '../locale/intl-tag-of.ts';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { type Formats, formatsOf } from './formats.ts';

/** Dates and numbers in the spoken locale; a switch rewrites them in place. */
export function useFormat(): Formats {
  const { i18n } = useLingui();
  return formatsOf(intlTagOf(i18n.locale as AppLocale));
}
