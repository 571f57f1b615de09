import { useFormat } from '@atrium/i18n';
import type { DateLabels } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface DateControlProps {
  readonly locale: string;
  readonly labels: DateLabels;
}

/** Returns the props that date controls have in common: the locale and the labels. */
export function useDateControlProps(): DateControlProps {
  const { t } = useLingui();
  const { tag } = useFormat();
  return {
    locale: tag,
    labels: {
      openCalendar: t({ id: 'table.component.date.open', message: 'Open calendar' }),
      previousMonth: t({ id: 'table.component.date.previous', message: 'Previous month' }),
      nextMonth: t({ id: 'table.component.date.next', message: 'Next month' }),
    },
  };
}
