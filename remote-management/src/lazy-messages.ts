import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that users rarely open. They load on demand, so that the first page loads fewer bytes. */
const LAZY_CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "lazy-[request]" */ `../locales/${locale}.po?lazy`),
);

/** Returns the module of a page when it and the lazy messages in the current locale are loaded. */
export async function withLazyMessages<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, registerCatalog('management-lazy', LAZY_CATALOGS)]);
  return module;
}
