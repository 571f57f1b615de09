import type { DashboardSeries } from '@atrium/contract';
import { type AppLocale, intlTagOf } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';

type Step = DashboardSeries['step'];

const SHORT: Readonly<Record<Step, Intl.DateTimeFormatOptions>> = {
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { month: 'numeric', day: 'numeric' },
  month: { year: 'numeric', month: 'numeric' },
};

const FULL: Readonly<Record<Step, Intl.DateTimeFormatOptions>> = {
  hour: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
};

/** Pieces of a period in words: short ones for an axis, full ones for a table. */
export function usePieceNames({ step, points }: DashboardSeries) {
  const { i18n } = useLingui();
  const tag = intlTagOf(i18n.locale as AppLocale);
  const [short, full] = [SHORT, FULL].map((options) => new Intl.DateTimeFormat(tag, options[step]));
  const nameOf = ({ at }: { readonly at: string }) => full?.format(new Date(at)) ?? at;
  return { times: points.map(({ at }) => short?.format(new Date(at)) ?? at), nameOf };
}
