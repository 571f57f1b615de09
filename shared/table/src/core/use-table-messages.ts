import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import(/* webpackChunkName: "shared-table-zh-CN" */ '../../locales/zh-CN.po'),
  'en-US': () => import(/* webpackChunkName: "shared-table-en-US" */ '../../locales/en-US.po'),
  'de-DE': () => import(/* webpackChunkName: "shared-table-de-DE" */ '../../locales/de-DE.po'),
  'fr-FR': () => import(/* webpackChunkName: "shared-table-fr-FR" */ '../../locales/fr-FR.po'),
  'es-ES': () => import(/* webpackChunkName: "shared-table-es-ES" */ '../../locales/es-ES.po'),
  'ar-EG': () => import(/* webpackChunkName: "shared-table-ar-EG" */ '../../locales/ar-EG.po'),
  'ar-SA': () => import(/* webpackChunkName: "shared-table-ar-SA" */ '../../locales/ar-SA.po'),
};

/** Whether the table's messages are loaded in the current language; they load with the first table. */
export function useTableMessages(): boolean {
  return useCatalog('table', CATALOGS);
}
