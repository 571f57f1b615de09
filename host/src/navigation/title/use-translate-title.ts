import { hasMessage } from '@atrium/i18n';
import { useLingui } from '@lingui/react';

/**
 * Returns a function that translates titles into the current language. A menu title may also be plain text, which stays
 * as it is. Until the catalog of a remote has loaded, its titles are shown as their message ids.
 */
export function useTranslateTitle(): (title: string) => string {
  const { i18n } = useLingui();
  return (title) => (hasMessage(title) ? i18n._(title) : title);
}
