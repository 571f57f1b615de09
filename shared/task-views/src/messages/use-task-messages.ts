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

/** Whether the messages of tasks are loaded in the current language; they load with the first view. */
export function useTaskMessages(): boolean {
  return useCatalog('tasks', CATALOGS);
}
