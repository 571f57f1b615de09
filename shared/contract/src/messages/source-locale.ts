import type { LocaleId } from '../locale-ids.ts';

/** The source locale. Messages in the code are in English, and all other catalogs are translated from it. */
export const SOURCE_LOCALE: LocaleId = 'en-US';
