import { intlTagOf, localeAtom } from '@atrium/i18n';
import { useAppAtomValue } from '@atrium/runtime';

/** Returns the names of the languages that engines support, in the language of the page. */
export function useLanguageNames(): Readonly<Record<'zh' | 'en', string>> {
  const names = new Intl.DisplayNames(intlTagOf(useAppAtomValue(localeAtom)), { type: 'language' });
  return { zh: names.of('zh') ?? 'zh', en: names.of('en') ?? 'en' };
}
