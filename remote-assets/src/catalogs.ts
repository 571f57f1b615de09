import type { CatalogLoaders } from '@atrium/i18n';

/** The remote's messages; a locale loads when it is selected. */
export const catalogs: CatalogLoaders = {
  'zh-CN': () => import(/* webpackChunkName: "messages-zh-CN" */ '../locales/zh-CN.po'),
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ '../locales/en-US.po'),
};
