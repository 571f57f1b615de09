import { useCatalog } from '@atrium/i18n';

const CATALOGS = {
  'zh-CN': () => import('../../locales/zh-CN.po'),
  'en-US': () => import('../../locales/en-US.po'),
};

/** Whether the words of tasks are there in the language that is spoken; they are fetched with the first view. */
export function useTaskMessages(): boolean {
  return useCatalog('tasks', CATALOGS);
}
