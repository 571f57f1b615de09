import { createCatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that load on demand. Without them, the sign-in page loads fewer bytes. */
const LATE_CATALOGS = createCatalogLoaders((locale) => import(`../../locales/${locale}.po?late`));

/** Loads the messages of the late pages in the current language. */
export const loadLateMessages = () => registerCatalog('host-late', LATE_CATALOGS);
