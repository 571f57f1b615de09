import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that users rarely open. They load on demand, so that the dashboard loads fewer bytes. */
const LAZY_CATALOGS = createCatalogLoaders((locale) => import(`../locales/${locale}.po?lazy`));

/** Waits for a page and for the messages of rarely opened pages in the current language. */
export async function withLazyMessages<Module>(page: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([page, registerCatalog('dashboard-lazy', LAZY_CATALOGS)]);
  return module;
}
