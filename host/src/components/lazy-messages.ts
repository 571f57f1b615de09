import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that load on demand. Without them, the sign-in page loads fewer bytes. */
const LAZY_CATALOGS = createCatalogLoaders((locale) => import(`../../locales/${locale}.po?lazy`));

/** Loads the messages of the pages that load on demand in the current language. */
export const loadLazyMessages = () => registerCatalog('host-lazy', LAZY_CATALOGS);
