import { type AppLocale, toIntlTag } from '@atrium/i18n';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { TickLevel } from '../model/create-time-ticks.ts';
import type { TimeUnit } from '../model/series.ts';

const TICKS: Readonly<Record<TickLevel, Intl.DateTimeFormatOptions>> = {
  hour: { hour: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short' },
  year: { year: 'numeric', month: 'short' },
};

const NAMES: Readonly<Record<TimeUnit, Intl.DateTimeFormatOptions>> = {
  hour: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
};

export interface TimeFormats {
  /** Short text for an axis. */
  readonly tick: (at: number, level: TickLevel) => string;
  /** Full name of an hour, a day or a month. */
  readonly name: (at: number, unit: TimeUnit) => string;
}

/** Formats moments in the user's language and time zone. */
export function useTimeFormats(): TimeFormats {
  const { i18n } = useLingui();
  const tag = toIntlTag(i18n.locale as AppLocale);
  return useMemo(() => {
    const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
    const write = (at: number, options: Intl.DateTimeFormatOptions) => {
      const format = formats.get(options) ?? new Intl.DateTimeFormat(tag, options);
      formats.set(options, format);
      return format.format(at);
    };
    return { tick: (at, level) => write(at, TICKS[level]), name: (at, unit) => write(at, NAMES[unit]) };
  }, [tag]);
}
