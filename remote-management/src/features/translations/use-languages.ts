import { LOCALE_IDS, type LocaleId, translationCalls } from '@atrium/contract';
import { localeAtom, toIntlTag, useFormat } from '@atrium/i18n';
import { useAppAtomValue, useCall } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from './use-language-names.ts';

/** The languages of the console with their names in the current language, and how many messages each lacks. */
export function useLanguages() {
  const { t } = useLingui();
  const current = useAppAtomValue(localeAtom);
  const { data, reload } = useCall(translationCalls.counts, {});
  const format = useFormat();
  const getName = useLanguageNames();
  const describe = (locale: LocaleId): string => {
    const name = getName(locale);
    const missing = data?.list.find((counts) => counts.locale === locale)?.missing ?? 0;
    if (missing === 0) return name;
    const shown = format.number(missing);
    return t({ id: 'management.page.translations.language-missing', message: `${name} · ${shown} missing` });
  };
  return {
    options: LOCALE_IDS.map((locale) => ({ value: locale, label: describe(locale) })).sort((one, other) =>
      one.label.localeCompare(other.label, toIntlTag(current)),
    ),
    reload,
  };
}
