import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
  'de-DE': () => import('../../locales/de-DE.po'),
  'fr-FR': () => import('../../locales/fr-FR.po'),
  'es-ES': () => import('../../locales/es-ES.po'),
  'ar-EG': () => import('../../locales/ar-EG.po'),
  'ar-SA': () => import('../../locales/ar-SA.po'),
};

/** Returns whether the messages of charts are loaded in the user's language. */
export function useChartMessages(): boolean {
  return useCatalog('charts', CATALOGS);
}
