import { DEFAULT_LOCALE, LOCALE_IDS, type LocaleId } from '@atrium/contract';
import { localeAtom } from '@atrium/i18n';
import { useAppAtomValue, usePane } from '@atrium/runtime';

/**
 * Returns the locale whose translations the page shows, and a function that sets it. The default is the
 * console's locale.
 */
export function useEditedLocale(): readonly [LocaleId, (locale: LocaleId) => void] {
  const { location, navigator } = usePane();
  const current = useAppAtomValue(localeAtom);
  const addressLocale = LOCALE_IDS.find((locale) => locale === location.query.locale);
  const consoleLocale = LOCALE_IDS.find((locale) => locale === current);
  return [
    addressLocale ?? consoleLocale ?? DEFAULT_LOCALE,
    (locale) => navigator.setQuery({ locale, page: '' }),
  ];
}
