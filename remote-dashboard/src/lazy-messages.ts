import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that users rarely open. They load on demand, so that the dashboard loads fewer bytes. */
const LAZY_CATALOGS = createCatalogLoaders((locale) => import(`../locales/${locale}.po?lazy`));

/**
 * Waits until the module of a page and the messages above, in the current language, have loaded. Returns the module.
 */
export async function withLazyMessages<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, registerCatalog('dashboard-lazy', LAZY_CATALOGS)]);
  return module;
}
