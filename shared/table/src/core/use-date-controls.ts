import { useFormat } from '@atrium/i18n';
import type { DateLabels } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

interface DateControls {
  readonly locale: string;
  readonly labels: DateLabels;
}

/** Returns the locale and the labels of date controls. */
export function useDateControls(): DateControls {
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
