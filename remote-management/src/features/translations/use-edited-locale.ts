import { DEFAULT_LOCALE, LOCALE_IDS, type LocaleId } from '@atrium/contract';
import { localeAtom } from '@atrium/i18n';
import { useAppAtomValue, usePane } from '@atrium/runtime';

/** The language whose translations the page shows: the one in its address, else that of the console. */
export function useEditedLocale(): readonly [LocaleId, (locale: LocaleId) => void] {
  const { location, navigator } = usePane();
  const current = useAppAtomValue(localeAtom);
  const named = LOCALE_IDS.find((locale) => locale === location.query.locale);
  const own = LOCALE_IDS.find((locale) => locale === current);
  return [named ?? own ?? DEFAULT_LOCALE, (locale) => navigator.setQuery({ locale, page: '' })];
}
