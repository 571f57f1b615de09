import type { CatalogLoaders } from '@atrium/i18n';

/** The remote's messages; a locale loads when it is selected. */
export const catalogs: CatalogLoaders = {
  'zh-CN': () => import('../locales/zh-CN.po'),
  'en-US': () => import('../locales/en-US.po'),
};
