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
    return [...catalogs]
      .filter(([locale]) => (only === undefined ? !COMPLETE_LOCALES.includes(locale) : locale === only))
      .map(([locale, entries]) => ({
        file: `${messagePackage.folder}/locales/${locale}.po`,
        missing: english.flatMap(([id, { text: source }]) => {
          const entry = entries.get(id);
          const isDone = entry !== undefined && entry.text !== '' && !entry.isStale;
          return isDone ? [] : [{ id, source, text: entry?.text ?? '' }];
        }),
        total: english.length,
      }))
      .filter(({ missing }) => missing.length > 0);
  });
}
