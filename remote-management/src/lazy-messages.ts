import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that users rarely open. They load on demand, so that the first page loads fewer bytes. */
const LAZY_CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "lazy-[request]" */ `../locales/${locale}.po?lazy`),
);

/** Waits for a page and for the messages of rarely opened pages in the current language. */
export async function withLazyMessages<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, registerCatalog('management-lazy', LAZY_CATALOGS)]);
  return module;
}
