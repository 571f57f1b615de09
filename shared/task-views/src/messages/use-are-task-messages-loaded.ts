import { createCatalogLoaders, useCatalog } from '@atrium/i18n';

const CATALOGS = createCatalogLoaders((locale) => import(`../../locales/${locale}.po`));

/** Returns whether the messages of tasks are loaded in the current language. They load with the first view. */
export function useAreTaskMessagesLoaded(): boolean {
  return useCatalog('tasks', CATALOGS);
}
