import { LOCALE_IDS, type LocaleId, translationCalls } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCall } from '@atrium/runtime';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from './use-language-names.ts';

/**
 * Returns the languages of the console with their names in the current language, and how many messages are missing or
 * have a draft.
 */
export function useLanguages() {
  const { t } = useLingui();
  const { data, reload } = useCall(translationCalls.counts, {});
  const format = useFormat();
  const getName = useLanguageNames();
  const describe = (locale: LocaleId): string => {
    const name = getName(locale);
    const counts = data?.list.find((one) => one.locale === locale);
    const missing = format.number(counts?.missing ?? 0);
    const drafts = counts?.drafts ?? 0;
    const parts = [
      name,
      counts?.missing &&
        t({ id: 'management.page.translations.count-missing', message: `${missing} missing` }),
      drafts &&
        t({
          id: 'management.page.translations.count-drafts',
          message: `${plural(drafts, { one: '# draft', other: '# drafts' })}`,
        }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
  return {
    options: LOCALE_IDS.map((locale) => ({ value: locale, label: describe(locale) })).sort((one, other) =>
      format.compare(one.label, other.label),
    ),
    reload,
  };
}
