import { hasMessage } from '@atrium/i18n';
import { useLingui } from '@lingui/react';

/**
 * Returns a function that translates titles into the current language. A menu title may also be plain text, which stays
 * as it is. The title of a remote that has not responded yet is its message id.
 */
export function useTranslateTitle(): (title: string) => string {
  const { i18n } = useLingui();
  return (title) => (hasMessage(title) ? i18n._(title) : title);
}
