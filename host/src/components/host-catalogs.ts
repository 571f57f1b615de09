import type { CatalogLoaders } from '@atrium/i18n';

/** The host's own messages, in one chunk for each locale. The document's first script knows the chunks by their names. */
export const HOST_CATALOGS: CatalogLoaders = {
  'zh-CN': () => import(/* webpackChunkName: "locale-zh-CN" */ '../../locales/zh-CN.po'),
  'en-US': () => import(/* webpackChunkName: "locale-en-US" */ '../../locales/en-US.po'),
};
