import { type CatalogLoaders, registerCatalog } from '@atrium/i18n';

/** The messages of pages that load on demand. Without them, the sign-in page loads fewer bytes. */
const LATE_CATALOGS: CatalogLoaders = {
  'zh-CN': () => import('../../locales/zh-CN.po?late'),
  'en-US': () => import('../../locales/en-US.po?late'),
  'de-DE': () => import('../../locales/de-DE.po?late'),
  'fr-FR': () => import('../../locales/fr-FR.po?late'),
  'es-ES': () => import('../../locales/es-ES.po?late'),
  'ar-EG': () => import('../../locales/ar-EG.po?late'),
  'ar-SA': () => import('../../locales/ar-SA.po?late'),
};

/** Loads the messages of the late pages in the current language. */
export const loadLateMessages = () => registerCatalog('host-late', LATE_CATALOGS);
