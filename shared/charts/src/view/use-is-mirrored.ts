import { type AppLocale, getDirection } from '@atrium/i18n';
import { useLingui } from '@lingui/react';

/** Returns whether the page reads from right to left. Time axes then have the same direction. */
export function useIsMirrored(): boolean {
  return getDirection(useLingui().i18n.locale as AppLocale) === 'rtl';
}
