import { useLingui } from '@lingui/react/macro';
import type { ChosenPeriod } from './period.ts';

/** Periods in words. */
export function usePeriodNames(): Readonly<Record<ChosenPeriod['preset'], string>> {
  const { t } = useLingui();
  return {
    today: t({ id: 'dashboard.page.console.period-today', message: '今天' }),
    yesterday: t({ id: 'dashboard.page.console.period-yesterday', message: '昨天' }),
    week: t({ id: 'dashboard.page.console.period-week', message: '最近 7 天' }),
    month: t({ id: 'dashboard.page.console.period-month', message: '最近 30 天' }),
    quarter: t({ id: 'dashboard.page.console.period-quarter', message: '最近 90 天' }),
    custom: t({ id: 'dashboard.page.console.period-custom', message: '自选日期' }),
  };
}
