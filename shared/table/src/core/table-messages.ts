import { createCatalogLoaders, startCatalog, useCatalog } from '@atrium/i18n';

const CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "shared-table-[request]" */ `../../locales/${locale}.po`),
);

/** Loads the table's messages with the first table. Returns whether they are loaded in the current language. */
export function useAreTableMessagesLoaded(): boolean {
  return useCatalog('table', CATALOGS);
}

/** Starts loading the table's messages together with its code. */
export function startTableMessages(): void {
  startCatalog('table', CATALOGS);
}
