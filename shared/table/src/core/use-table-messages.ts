import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
};

/** Whether the table's messages are loaded in the current language; they load with the first table. */
export function useTableMessages(): boolean {
  return useCatalog('table', CATALOGS);
}
