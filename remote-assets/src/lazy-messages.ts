import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/**
 * The messages of the page of account keys, and of those tabs of an app that users rarely open.
 * They load on demand, so that the list of apps loads fewer bytes.
 */
const LAZY_CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "lazy-[request]" */ `../locales/${locale}.po?lazy`),
);

/**
 * Waits until the module of a view and the messages above, in the current language, have loaded. Returns the module.
 */
export async function withLazyMessages<Module>(view: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([view, registerCatalog('assets-lazy', LAZY_CATALOGS)]);
  return module;
}
