import { useLingui } from '@lingui/react/macro';
import type { ChosenPeriod } from './period.ts';

/** Returns the labels of periods. */
export function usePeriodNames(): Readonly<Record<ChosenPeriod['preset'], string>> {
  const { t } = useLingui();
  return {
    today: t({ id: 'dashboard.page.console.period-today', message: 'Today' }),
    yesterday: t({ id: 'dashboard.page.console.period-yesterday', message: 'Yesterday' }),
    week: t({ id: 'dashboard.page.console.period-week', message: 'Last 7 days' }),
    month: t({ id: 'dashboard.page.console.period-month', message: 'Last 30 days' }),
    quarter: t({ id: 'dashboard.page.console.period-quarter', message: 'Last 90 days' }),
    custom: t({ id: 'dashboard.page.console.period-custom', message: 'Custom range' }),
  };
}
