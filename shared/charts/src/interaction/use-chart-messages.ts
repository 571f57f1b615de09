import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
};

/** Returns whether the messages of charts are loaded in the user's language. */
export function useChartMessages(): boolean {
  return useCatalog('charts', CATALOGS);
}
