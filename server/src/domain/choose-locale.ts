import { LOCALE_IDS, type LocaleId } from '@atrium/contract';

/** Language tags whose locale does not begin with them. */
const ALIASES: Readonly<Record<string, LocaleId>> = {
  no: 'nb-NO',
  ug: 'zh-UG',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TW',
};

/** Returns the locale of the first language in `Accept-Language` that the product has, or `fallback`. */
export function chooseLocale(header: string | undefined, fallback: LocaleId): LocaleId {
  for (const range of (header ?? '').split(',')) {
    const tag = range.split(';')[0]?.trim().toLowerCase() ?? '';
    const found = findLocale(tag);
    if (found) return found;
  }
  return fallback;
}

function findLocale(tag: string): LocaleId | undefined {
  const [language = ''] = tag.split('-');
  return (
    LOCALE_IDS.find((id) => id.toLowerCase() === tag) ??
    ALIASES[tag] ??
    ALIASES[language] ??
    (language === 'zh' ? 'zh-CN' : undefined) ??
    (language === '' ? undefined : LOCALE_IDS.find((id) => id.startsWith(`${language}-`)))
  );
}
