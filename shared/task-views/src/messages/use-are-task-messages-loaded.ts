import { createCatalogLoaders, useCatalog } from '@atrium/i18n';

const CATALOGS = createCatalogLoaders((locale) => import(`../../locales/${locale}.po`));

/**
 * Returns whether the messages of tasks are loaded in the current language. The first component that calls this
 * function loads them.
 */
export function useAreTaskMessagesLoaded(): boolean {
  return useCatalog('tasks', CATALOGS);
}
