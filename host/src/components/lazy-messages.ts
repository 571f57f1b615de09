import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that load on demand. They load with these pages, so the sign-in page loads fewer bytes. */
const LAZY_CATALOGS = createCatalogLoaders((locale) => import(`../../locales/${locale}.po?lazy`));

/** Loads these messages in the current language. */
export const loadLazyMessages = () => registerCatalog('host-lazy', LAZY_CATALOGS);
