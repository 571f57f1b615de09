/**
 * The locales that a deployment may offer, as BCP 47-like ids. `mn-TR` and `zh-UG` are historic ids: {@link INTL_TAGS}
 * contains the tags that `Intl` knows for them.
 */
export const LOCALE_IDS = [
  'ar-EG',
  'ar-SA',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-US',
  'es-ES',
  'fa-IR',
  'fi-FI',
  'fr-FR',
  'hi-IN',
  'id-ID',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'mn-MN',
  'mn-TR',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'ru-RU',
  'si-LK',
  'sv-SE',
  'th-TH',
  'tr-TR',
  'uk-UA',
  'vi-VN',
  'zh-CN',
  'zh-TW',
  'zh-UG',
] as const;

export type LocaleId = (typeof LOCALE_IDS)[number];

/** Returns the path, within a build, of the file with the built-in texts of a locale. */
export const catalogFile = (locale: LocaleId): string => `catalogs/${locale}.json`;

/**
 * The tags of locales whose id `Intl` does not know or misreads. For example, `Intl` would format Chinese for `zh-UG`,
 * which is Uyghur. `en-XA` and `en-XB` are the pseudo-locales.
 */
export const INTL_TAGS: Readonly<Record<string, string | undefined>> = {
  'zh-UG': 'ug',
  'mn-TR': 'mn',
  'en-XA': 'en-US',
  'en-XB': 'en-US',
};

export const DEFAULT_LOCALE: LocaleId = 'zh-CN';

/** The locales that a deployment offers unless its configuration lists others. */
export const DEFAULT_OFFERED_LOCALES = ['zh-CN', 'en-US'] as const satisfies readonly LocaleId[];
