import { createCatalogLoaders, startCatalog, useCatalog } from '@atrium/i18n';

const CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "shared-table-[request]" */ `../../locales/${locale}.po`),
);

/** Loads the table's messages. Returns whether they are loaded in the current language. */
export function useTableMessages(): boolean {
  return useCatalog('table', CATALOGS);
}

/** Starts loading the table's messages together with its code. */
export function startTableMessages(): void {
  startCatalog('table', CATALOGS);
}
