import type { CatalogLoaders } from '@atrium/i18n';

/** The host's own messages, in one chunk for each locale. */
export const HOST_CATALOGS: CatalogLoaders = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
};
