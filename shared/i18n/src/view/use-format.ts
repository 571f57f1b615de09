import { useLingui } from '@lingui/react';
import type { AppLocale } from '../locale/pseudo-locales.ts';
import { toIntlTag } from '../locale/to-intl-tag.ts';
import { type Formats, getFormats } from './formats.ts';

/** Returns the formats for dates and numbers in the current locale. A switch updates them in the open view. */
export function useFormat(): Formats {
  const { i18n } = useLingui();
  return getFormats(toIntlTag(i18n.locale as AppLocale));
}
