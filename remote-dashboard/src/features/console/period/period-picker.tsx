import { Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './period.module.css';
import { type ChosenPeriod, PRESETS, type Preset } from './period.ts';
import { usePeriodNames } from './use-period-names.ts';

interface PeriodPickerProps {
  readonly period: ChosenPeriod;
  onChoose(preset: Preset | 'custom', days?: Pick<ChosenPeriod, 'from' | 'to'>): void;
}

/** Chooses a period by a preset, or by its first and last day. */
export function PeriodPicker({ period, onChoose }: PeriodPickerProps) {
  const { t } = useLingui();
  const names = usePeriodNames();
  const { preset, from, to } = period;
  // An unfinished date is empty; a date beyond the other end moves that end too.
  const changeFrom = (day: string) => day && onChoose('custom', { from: day, to: to < day ? day : to });
  const changeTo = (day: string) => day && onChoose('custom', { from: from > day ? day : from, to: day });
  return (
    <span className={styles.picker}>
      <Choice
        aria-label={t({ id: 'dashboard.page.console.period', message: 'Period' })}
        value={preset}
        options={[...PRESETS, 'custom' as const].map((value) => ({ value, label: names[value] }))}
        onChoose={(value) => onChoose(PRESETS.find((known) => known === value) ?? 'custom')}
      />
      {preset === 'custom' ? (
        <>
          <Input
            type="date"
            className={styles.day}
            aria-label={t({ id: 'dashboard.page.console.period-from', message: 'Start date' })}
            value={from}
            onChange={changeFrom}
          />
          <span aria-hidden="true">–</span>
          <Input
            type="date"
            className={styles.day}
            aria-label={t({ id: 'dashboard.page.console.period-to', message: 'End date' })}
            value={to}
            onChange={changeTo}
          />
        </>
      ) : null}
    </span>
  );
}
