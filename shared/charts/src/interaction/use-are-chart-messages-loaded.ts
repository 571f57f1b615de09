import { createCatalogLoaders, useCatalog } from '@atrium/i18n';

const CATALOGS = createCatalogLoaders((locale) => import(`../../locales/${locale}.po`));

/** Returns whether the messages of charts are loaded in the user's language. */
export function useAreChartMessagesLoaded(): boolean {
  return useCatalog('charts', CATALOGS);
}
