import { useDisplayName } from './use-display-name.ts';

/** Returns a function that names a language (BCP 47) in the language of the page. It returns other texts unchanged. */
export function useLanguageName(): (tag: string) => string {
  return useDisplayName('language');
}
