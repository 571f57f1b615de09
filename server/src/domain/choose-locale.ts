import { LOCALE_IDS, type LocaleId } from '@atrium/contract';

/** The locales of unknown or ambiguous language tags: no locale id begins with `ug`, and several begin with `zh`. */
const ALIASES: Readonly<Record<string, LocaleId>> = {
  no: 'nb-NO',
  ug: 'zh-UG',
  zh: 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TW',
};

/**
 * Returns the locale of the first language in `Accept-Language` that the product has, or `fallback`. Ignores the
 * weights (`;q=0.8`), because browsers send the preferred language first.
 */
export function chooseLocale(header: string | undefined, fallback: LocaleId): LocaleId {
  const tags = (header ?? '').split(',').map((range) => range.split(';')[0]?.trim().toLowerCase() ?? '');
  return tags.map(findLocale).find((locale) => locale !== undefined) ?? fallback;
}

/** Shortens a tag until it names a locale: `zh-hant-hk`, `zh-hant`, `zh`. */
function findLocale(tag: string): LocaleId | undefined {
  if (tag === '') return undefined;
  const exact = LOCALE_IDS.find((id) => id.toLowerCase() === tag) ?? ALIASES[tag];
  if (exact) return exact;
  const end = tag.lastIndexOf('-');
  return end < 0 ? LOCALE_IDS.find((id) => id.startsWith(`${tag}-`)) : findLocale(tag.slice(0, end));
}
