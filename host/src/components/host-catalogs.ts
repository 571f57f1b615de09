import { type CatalogLoaders, createCatalogLoaders } from '@atrium/i18n';

/**
 * The host's own messages, in one chunk for each locale. The first script of the document
 * (`host/src/early`) finds the chunks by these names.
 */
export const HOST_CATALOGS: CatalogLoaders = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "locale-[request]" */ `../../locales/${locale}.po`),
);
