import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import { localeAtom, toIntlTag } from '@atrium/i18n';
import { useAppAtomValue } from '@atrium/runtime';

/** The languages with several locales. Only their names need the region. */
const SHARED_LANGUAGES = new Set(
  LOCALE_IDS.map(getLanguage).filter((language, index, all) => all.indexOf(language) !== index),
);

/** Returns a function that names a language in the language of the console. */
export function useLanguageNames(): (locale: LocaleId) => string {
  const current = useAppAtomValue(localeAtom);
  const names = new Intl.DisplayNames([toIntlTag(current)], { type: 'language' });
  return (locale) => {
    const tag = toIntlTag(locale);
    const language = getLanguage(locale);
    if (!SHARED_LANGUAGES.has(language)) return names.of(language) ?? locale;
    // The name must contain the region. The tag can omit it (`mn` for `mn-TR`), so the locale id is used, unless the id
    // and the tag name different languages.
    return names.of(locale.startsWith(tag) ? locale : tag) ?? locale;
  };
}

function getLanguage(locale: LocaleId): string {
  return toIntlTag(locale).split('-', 1)[0] ?? locale;
}
