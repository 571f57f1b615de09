import { type CatalogLoaders, createCatalogLoaders } from '@atrium/i18n';

/** The remote's messages. The messages of a locale load when the user selects the locale. */
export const catalogs: CatalogLoaders = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`),
);
