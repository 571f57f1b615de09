import { registerCatalog } from '@atrium/i18n';

let asked: Promise<void> | undefined;

/** The table's own words in the language that is spoken: fetched with the first table, and again after a failure. */
export function tableMessages(): Promise<void> {
  asked ??= registerCatalog('table', {
    'zh-CN': () => import('../../locales/zh-CN.po'),
    'en-US': () => import('../../locales/en-US.po'),
  }).catch((cause: unknown) => {
    asked = undefined;
    throw cause;
  });
  return asked;
}
