import { type AppLocale, toIntlTag } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/**
 * Returns a function that names a language (BCP 47) or a country (ISO 3166) in the language of the page. It returns
 * other texts unchanged.
 */
export function useDisplayName(type: 'language' | 'region'): (code: string) => string {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(toIntlTag(locale as AppLocale), { type });
    return (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        return code;
      }
    };
  }, [locale, type]);
}
