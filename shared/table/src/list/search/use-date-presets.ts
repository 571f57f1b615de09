import { useLingui } from '@lingui/react/macro';

/** Returns the ranges of days that users search for most. */
export function useDatePresets() {
  const { t } = useLingui();
  return [
    { label: t({ id: 'table.component.date.today', message: 'Today' }), days: 1 },
    { label: t({ id: 'table.component.date.week', message: 'Last 7 days' }), days: 7 },
    { label: t({ id: 'table.component.date.month', message: 'Last 30 days' }), days: 30 },
    { label: t({ id: 'table.component.date.quarter', message: 'Last 90 days' }), days: 90 },
  ];
}
