import { useFormat } from '@atrium/i18n';
import { Choice, DateRange } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './period.module.css';
import { type ChosenPeriod, PRESETS, type Preset } from './period.ts';

interface PeriodPickerProps {
  readonly period: ChosenPeriod;
  /** `range` is the first and the last day of a custom period. By default, these are the days of the shown period. */
  onChoose(preset: Preset | 'custom', range?: Pick<ChosenPeriod, 'from' | 'to'>): void;
}

/** Chooses a period by a preset, or by its first and last day. */
export function PeriodPicker({ period, onChoose }: PeriodPickerProps) {
  const { t } = useLingui();
  const { tag } = useFormat();
  const names = usePeriodNames();
  const { preset, from, to } = period;
  return (
    <span className={styles.picker}>
      <Choice
        aria-label={t({ id: 'dashboard.page.console.period', message: 'Period' })}
        value={preset}
        options={[...PRESETS, 'custom' as const].map((value) => ({ value, label: names[value] }))}
        onChoose={(value) => onChoose(PRESETS.find((each) => each === value) ?? 'custom')}
      />
      {preset === 'custom' ? (
        <DateRange
          className={styles.days ?? ''}
          from={from}
          to={to}
          locale={tag}
          labels={{
            from: t({ id: 'dashboard.page.console.period-from', message: 'Start date' }),
            to: t({ id: 'dashboard.page.console.period-to', message: 'End date' }),
            openCalendar: t({ id: 'dashboard.page.console.period-calendar', message: 'Open calendar' }),
            previousMonth: t({ id: 'dashboard.page.console.previous-month', message: 'Previous month' }),
            nextMonth: t({ id: 'dashboard.page.console.next-month', message: 'Next month' }),
          }}
          // The range does not change while one of its days is empty.
          onChange={(range) => range.from && range.to && onChoose('custom', range)}
        />
      ) : null}
    </span>
  );
}

/** Returns the labels of periods. */
function usePeriodNames(): Readonly<Record<ChosenPeriod['preset'], string>> {
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
