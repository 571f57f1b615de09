import type { CatalogLoaders } from '@atrium/i18n';

/** The remote's messages; a locale loads when it is selected. */
export const catalogs: CatalogLoaders = {
  'zh-CN': () => import(/* webpackChunkName: "messages-zh-CN" */ '../locales/zh-CN.po'),
  'en-US': () => import(/* webpackChunkName: "messages-en-US" */ '../locales/en-US.po'),
  'de-DE': () => import(/* webpackChunkName: "messages-de-DE" */ '../locales/de-DE.po'),
  'fr-FR': () => import(/* webpackChunkName: "messages-fr-FR" */ '../locales/fr-FR.po'),
  'es-ES': () => import(/* webpackChunkName: "messages-es-ES" */ '../locales/es-ES.po'),
  'ar-EG': () => import(/* webpackChunkName: "messages-ar-EG" */ '../locales/ar-EG.po'),
  'ar-SA': () => import(/* webpackChunkName: "messages-ar-SA" */ '../locales/ar-SA.po'),
};
