import { createCatalogLoaders, useCatalog } from '@atrium/i18n';

const CATALOGS = createCatalogLoaders((locale) => import(`../../locales/${locale}.po`));

/** Loads the messages of charts in the user's language. Returns whether they are loaded. */
export function useAreChartMessagesLoaded(): boolean {
  return useCatalog('charts', CATALOGS);
}
