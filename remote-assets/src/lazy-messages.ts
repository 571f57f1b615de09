import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of tabs that users rarely open. They load on demand, so that the first list loads fewer bytes. */
const LAZY_CATALOGS = createCatalogLoaders(
  (locale) => import(/* webpackChunkName: "lazy-[request]" */ `../locales/${locale}.po?lazy`),
);

/** Returns the module of a view when it and the messages above, in the current language, are loaded. */
export async function withLazyMessages<Module>(view: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([view, registerCatalog('assets-lazy', LAZY_CATALOGS)]);
  return module;
}
