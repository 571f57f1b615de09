import { type CatalogLoaders, createCatalogLoaders } from '@atrium/i18n';

/**
 * The host's own messages, in one chunk for each locale. The document's first script knows the chunks by their names.
 */
export const HOST_CATALOGS: CatalogLoaders = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "locale-[request]" */ `../../locales/${locale}.po`),
);
