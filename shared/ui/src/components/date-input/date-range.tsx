import { useRef, useState } from 'react';
import { addDays, getToday } from '../calendar/days.ts';
import { CalendarButton } from './calendar-button.tsx';
import { DateBox } from './date-box.tsx';
import styles from './date-input.module.css';
import { type DateLabels, LazyCalendar } from './date-input.tsx';

/** A range that includes both ends. An empty end sets no limit. */
interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeProps extends DayRange {
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: DateLabels & { readonly from: string; readonly to: string };
  /** Ranges to choose with one click. Each ends today and consists of `days` days. */
  readonly presets?: readonly { readonly label: string; readonly days: number }[];
  readonly className?: string;
  onChange(days: DayRange): void;
}

/** A field for a range of days. The user types its ends, chooses them in a calendar, or chooses a preset. */
export function DateRange({
  from,
  to,
  locale,
  labels,
  presets = [],
  className = '',
  onChange,
}: DateRangeProps) {
  const frame = useRef<HTMLSpanElement>(null);
  // A day beyond the other end moves that end too.
  const changeFrom = (day: string) => onChange({ from: day, to: to !== '' && to < day ? day : to });
  const changeTo = (day: string) => onChange({ from: day !== '' && from > day ? day : from, to: day });
  return (
    <span ref={frame} className={`${styles.frame} ${className}`}>
      <DateBox aria-label={labels.from} value={from} locale={locale} onChange={changeFrom} />
      <span aria-hidden="true">–</span>
      <DateBox aria-label={labels.to} value={to} locale={locale} onChange={changeTo} />
      <CalendarButton label={labels.openCalendar} isDisabled={false} frame={frame}>
        {(close) => {
          const choose = (days: DayRange) => {
            close();
            onChange(days);
          };
          return (
            <div className={styles.panel}>
              {presets.length > 0 ? (
                <div className={styles.presets}>
                  {createLastDays(presets).map(({ label, ...days }) => (
                    <button
                      key={label}
                      type="button"
                      className={styles.preset}
                      aria-pressed={days.from === from && days.to === to}
                      onClick={() => choose(days)}
                    >
                      {label}
                    </button>
                  ))}
                </div>
              ) : null}
              <RangeCalendar from={from} to={to} locale={locale} labels={labels} onChange={choose} />
            </div>
          );
        }}
      </CalendarButton>
    </span>
  );
}

function createLastDays(presets: Required<DateRangeProps>['presets']) {
  const to = getToday();
  return presets.map(({ label, days }) => ({ label, from: addDays(to, 1 - days), to }));
}

type RangeCalendarProps = Omit<DateRangeProps, 'presets' | 'className'>;

/** A calendar in which the first click chooses one end and the second click chooses the other end. */
function RangeCalendar({ from, to, locale, labels, onChange }: RangeCalendarProps) {
  const [start, setStart] = useState<string>();
  const [active, setActive] = useState('');
  const shown = start === undefined ? { from, to } : toDayRange(start, active || start);
  return (
    <LazyCalendar
      {...shown}
      locale={locale}
      labels={labels}
      onActive={setActive}
      onPick={(day) => (start === undefined ? setStart(day) : onChange(toDayRange(start, day)))}
    />
  );
}

function toDayRange(first: string, second: string): DayRange {
  return first < second ? { from: first, to: second } : { from: second, to: first };
}
