import { useLingui } from '@lingui/react';

/**
 * Returns a function that translates titles into the current language. A menu title may also be plain text, which stays
 * as it is.
 */
export function useTitles(): (title: string) => string {
  const { i18n } = useLingui();
  return (title) => (title in i18n.messages ? i18n._(title) : title);
}
