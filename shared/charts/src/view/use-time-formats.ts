import { type AppLocale, toIntlTag } from '@atrium/i18n';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { createTimeFormats, type TimeFormats } from '../model/create-time-formats.ts';

/** Returns functions that format times in the user's language and time zone. */
export function useTimeFormats(): TimeFormats {
  const { i18n } = useLingui();
  const tag = toIntlTag(i18n.locale as AppLocale);
  return useMemo(() => createTimeFormats(tag), [tag]);
}
