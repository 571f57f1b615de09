import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
};

/** Whether the table's own words are there in the language that is spoken; they are fetched with the first table. */
export function useTableMessages(): boolean {
  return useCatalog('table', CATALOGS);
}
