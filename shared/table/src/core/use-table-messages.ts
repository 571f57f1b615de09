import { createCatalogLoaders, startCatalog, useCatalog } from '@atrium/i18n';

const CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "shared-table-[request]" */ `../../locales/${locale}.po`),
);

/** Whether the table's messages are loaded in the current language; they load with the first table. */
export function useTableMessages(): boolean {
  return useCatalog('table', CATALOGS);
}

/** Starts loading the table's messages together with its code. */
export function startTableMessages(): void {
  startCatalog('table', CATALOGS);
}
