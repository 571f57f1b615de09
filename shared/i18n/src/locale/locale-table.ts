import type { LocaleId } from '@atrium/contract';
import type { PseudoLocale } from './pseudo-locales.ts';

interface LocaleRow {
  /** The name of the language in that language. */
  readonly nativeName: string;
  /** A symbol of one or two letters. Flags represent countries, not languages. */
  readonly icon: string;
}

/**
 * The name and symbol of each locale in the picker. `mn-TR` and `zh-UG` are historic ids: `zh-UG` is Uyghur, and the
 * region of `mn-TR` has no meaning.
 */
export const LOCALE_TABLE: Readonly<Record<LocaleId | PseudoLocale, LocaleRow>> = {
  'ar-EG': { nativeName: 'العربية (مصر)', icon: 'ع' },
  'ar-SA': { nativeName: 'العربية (السعودية)', icon: 'ع' },
  'cs-CZ': { nativeName: 'Čeština', icon: 'CS' },
  'da-DK': { nativeName: 'Dansk', icon: 'DA' },
  'de-DE': { nativeName: 'Deutsch', icon: 'DE' },
  'el-GR': { nativeName: 'Ελληνικά', icon: 'ΕΛ' },
  'en-US': { nativeName: 'English', icon: 'EN' },
  'es-ES': { nativeName: 'Español', icon: 'ES' },
  'fa-IR': { nativeName: 'فارسی', icon: 'ف' },
  'fi-FI': { nativeName: 'Suomi', icon: 'FI' },
  'fr-FR': { nativeName: 'Français', icon: 'FR' },
  'hi-IN': { nativeName: 'हिन्दी', icon: 'हि' },
  'id-ID': { nativeName: 'Bahasa Indonesia', icon: 'ID' },
  'it-IT': { nativeName: 'Italiano', icon: 'IT' },
  'ja-JP': { nativeName: '日本語', icon: '日' },
  'ko-KR': { nativeName: '한국어', icon: '한' },
  'mn-MN': { nativeName: 'Монгол', icon: 'МН' },
  'mn-TR': { nativeName: 'Монгол (Турк)', icon: 'МТ' },
  'nb-NO': { nativeName: 'Norsk bokmål', icon: 'NB' },
  'nl-NL': { nativeName: 'Nederlands', icon: 'NL' },
  'pl-PL': { nativeName: 'Polski', icon: 'PL' },
  'pt-BR': { nativeName: 'Português (Brasil)', icon: 'BR' },
  'pt-PT': { nativeName: 'Português (Portugal)', icon: 'PT' },
  'ro-RO': { nativeName: 'Română', icon: 'RO' },
  'ru-RU': { nativeName: 'Русский', icon: 'РУ' },
  'si-LK': { nativeName: 'සිංහල', icon: 'සි' },
  'sv-SE': { nativeName: 'Svenska', icon: 'SV' },
  'th-TH': { nativeName: 'ไทย', icon: 'ไท' },
  'tr-TR': { nativeName: 'Türkçe', icon: 'TR' },
  'uk-UA': { nativeName: 'Українська', icon: 'УК' },
  'vi-VN': { nativeName: 'Tiếng Việt', icon: 'VI' },
  'zh-CN': { nativeName: '简体中文', icon: '中' },
  'zh-TW': { nativeName: '繁體中文', icon: '繁' },
  'zh-UG': { nativeName: 'ئۇيغۇرچە', icon: 'ئۇ' },
  'en-XA': { nativeName: '[Éñĝļïšĥ åççéñţéð]', icon: 'XA' },
  'en-XB': { nativeName: '⟦Éñĝļïšĥ ɱïŕŕöŕéð⟧', icon: 'XB' },
};
