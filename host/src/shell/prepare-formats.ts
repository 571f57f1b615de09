import { localeAtom, toIntlTag } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';

/**
 * Makes the browser load its data for dates and numbers of the current language in a web worker. Otherwise, the first
 * `Intl` format on the page loads this data, which blocks the main thread for 45 ms, just when the first list is
 * rendered. All threads of a page share the data.
 */
export function prepareFormats(): void {
  const tag = toIntlTag(appStore.get(localeAtom));
  const code = `new Intl.DateTimeFormat('${tag}',{dateStyle:'medium',timeStyle:'medium'}).format();new Intl.NumberFormat('${tag}').format(1);close()`;
  new Worker(URL.createObjectURL(new Blob([code])));
}
