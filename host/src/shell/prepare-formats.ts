import { localeAtom, toIntlTag } from '@atrium/i18n';
import { appStore } from '@atrium/runtime';

/**
 * Makes the browser load its data about dates and numbers in the language on another thread. Otherwise, the first `Intl`
 * format of the page loads them, which takes 45 ms, and the first list needs one. All threads of a page share the data.
 */
export function prepareFormats(): void {
  const tag = toIntlTag(appStore.get(localeAtom));
  const code = `new Intl.DateTimeFormat('${tag}',{dateStyle:'medium',timeStyle:'medium'}).format();close()`;
  new Worker(URL.createObjectURL(new Blob([code])));
}
