import type { CatalogLoaders } from '@atrium/i18n';

/** The host's own texts, a chunk for each locale. */
export const HOST_CATALOGS: CatalogLoaders = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
};
