import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import type { Messages } from '@lingui/core';

/** Fetches one catalog: `() => import('../locales/en-US.po')`. Accepts plain texts and compiled messages. */
export type CatalogLoader = () => Promise<{ readonly messages: Messages }>;

/** A package's catalogs by locale. English replaces a missing one. */
export type CatalogLoaders = Readonly<Partial<Record<LocaleId, CatalogLoader>>>;

/**
 * Returns the loaders of a package that has a catalog in every locale. `load` imports the catalog of a locale:
 * ``(locale) => import(`../locales/${locale}.po`)``.
 */
export function createCatalogLoaders(
  load: (locale: LocaleId) => ReturnType<CatalogLoader>,
): Readonly<Record<LocaleId, CatalogLoader>> {
  return Object.fromEntries(LOCALE_IDS.map((locale) => [locale, () => load(locale)])) as Record<
    LocaleId,
    CatalogLoader
  >;
}
