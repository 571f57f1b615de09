import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import(/* webpackChunkName: "shared-table-zh-CN" */ '../../locales/zh-CN.po'),
  'en-US': () => import(/* webpackChunkName: "shared-table-en-US" */ '../../locales/en-US.po'),
};

/** Whether the table's messages are loaded in the current language; they load with the first table. */
export function useTableMessages(): boolean {
  return useCatalog('table', CATALOGS);
}
