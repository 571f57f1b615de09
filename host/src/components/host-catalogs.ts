import type { CatalogLoaders } from '@atrium/i18n';

/** The host's own messages, in one chunk for each locale. The document's first script knows the chunks by their names. */
export const HOST_CATALOGS: CatalogLoaders = {
  'zh-CN': () => import(/* webpackChunkName: "locale-zh-CN" */ '../../locales/zh-CN.po'),
  'en-US': () => import(/* webpackChunkName: "locale-en-US" */ '../../locales/en-US.po'),
  'de-DE': () => import(/* webpackChunkName: "locale-de-DE" */ '../../locales/de-DE.po'),
  'fr-FR': () => import(/* webpackChunkName: "locale-fr-FR" */ '../../locales/fr-FR.po'),
  'es-ES': () => import(/* webpackChunkName: "locale-es-ES" */ '../../locales/es-ES.po'),
  'ar-EG': () => import(/* webpackChunkName: "locale-ar-EG" */ '../../locales/ar-EG.po'),
  'ar-SA': () => import(/* webpackChunkName: "locale-ar-SA" */ '../../locales/ar-SA.po'),
};
