import { type CatalogLoaders, createCatalogLoaders } from '@atrium/i18n';

/** The remote's messages. A locale loads when it is selected. */
export const catalogs: CatalogLoaders = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`),
);
