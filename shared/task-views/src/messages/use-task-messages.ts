import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
};

/** Whether the messages of tasks are loaded in the current language; they load with the first view. */
export function useTaskMessages(): boolean {
  return useCatalog('tasks', CATALOGS);
}
