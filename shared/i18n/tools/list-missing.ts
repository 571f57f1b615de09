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
 * Returns what is left to translate: in one locale, or in all that need not be complete.
 */
export function listMissing(packages: readonly PackageCatalogs[], only?: string): readonly Gap[] {
  return packages.flatMap(({ messagePackage, catalogs }) => {
    const english = [...(catalogs.get(SOURCE_LOCALE) ?? [])];
    const locales = only === undefined ? LOCALE_IDS.filter((id) => !COMPLETE_LOCALES.includes(id)) : [only];
    return locales
      .map((locale) => ({
        file: `${messagePackage.folder}/locales/${locale}.po`,
        missing: english.flatMap(([id, { text: source }]) => {
          const entry = catalogs.get(locale)?.get(id);
          const isDone = entry !== undefined && entry.text !== '' && !isStale(entry, source);
          return isDone ? [] : [{ id, source, text: entry?.text ?? '' }];
        }),
        total: english.length,
      }))
      .filter(({ missing }) => missing.length > 0);
  });
}
