import { intlTagOf, localeAtom } from '@atrium/i18n';
import { useAppAtomValue } from '@atrium/runtime';

/** The languages that engines are made for, as the page's language calls them. */
export function useLanguageNames(): Readonly<Record<'zh' | 'en', string>> {
  const names = new Intl.DisplayNames(intlTagOf(useAppAtomValue(localeAtom)), { type: 'language' });
  return { zh: names.of('zh') ?? 'zh', en: names.of('en') ?? 'en' };
}
