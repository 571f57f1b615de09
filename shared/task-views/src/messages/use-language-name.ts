import { type AppLocale, toIntlTag } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** Returns a function that names a language (BCP 47) in the language of the page. It returns other texts unchanged. */
export function useLanguageName(): (tag: string) => string {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(toIntlTag(locale as AppLocale), { type: 'language' });
    return (tag) => {
      try {
        return names.of(tag) ?? tag;
      } catch {
        return tag;
      }
    };
  }, [locale]);
}
