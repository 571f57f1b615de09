import { LOCALE_IDS } from '@atrium/contract';
import { isStale } from './catalog-file.ts';
import { COMPLETE_LOCALES, SOURCE_LOCALE } from './message-packages.ts';
import type { PackageCatalogs } from './rules/check-catalogs.ts';

/** A message that a locale lacks, or whose translation is stale. */
export interface MissingTranslation {
  readonly id: string;
  /** The English text. */
  readonly source: string;
  /** The stale translation, or an empty text. */
  readonly text: string;
}

/** A catalog that is not complete. */
export interface Gap {
  /** Path of the catalog from the repository's root. */
  readonly file: string;
  readonly missing: readonly MissingTranslation[];
  /** The number of messages in the package. */
  readonly total: number;
}

/**
 * Returns the translations that are missing or stale: in one locale, or in all locales that may be incomplete.
 */
export function listMissing(packages: readonly PackageCatalogs[], onlyLocale?: string): readonly Gap[] {
  return packages.flatMap(({ messagePackage, catalogs }) => {
    const english = [...(catalogs.get(SOURCE_LOCALE) ?? [])];
    const locales =
      onlyLocale === undefined ? LOCALE_IDS.filter((id) => !COMPLETE_LOCALES.includes(id)) : [onlyLocale];
    return locales
      .map((locale) => ({
        file: `${messagePackage.folder}/locales/${locale}.po`,
        missing: english.flatMap(([id, { text: source }]) => {
          const entry = catalogs.get(locale)?.get(id);
          const isTranslated = entry !== undefined && entry.text !== '' && !isStale(entry, source);
          return isTranslated ? [] : [{ id, source, text: entry?.text ?? '' }];
        }),
        total: english.length,
      }))
      .filter(({ missing }) => missing.length > 0);
  });
}
