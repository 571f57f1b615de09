import { type ComponentProps, lazy, useRef } from 'react';
import type { CalendarLabels } from '../calendar/calendar.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DateBox } from './date-box.tsx';
import styles from './date-input.module.css';

// The calendar loads when a user opens it.
export const LazyCalendar = lazy(async () => ({
  default: (await import('../calendar/calendar.tsx')).Calendar,
}));

export interface DateLabels extends CalendarLabels {
  /** The name of the button that opens the calendar. */
  readonly openCalendar: string;
}

interface DateInputProps extends Omit<ComponentProps<typeof DateBox>, 'className' | 'ref'> {
  readonly labels: DateLabels;
  readonly className?: string;
}

/** A field for a date that the user types or chooses in a calendar. */
export function DateInput({ labels, className = '', ...box }: DateInputProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const { value, locale, disabled = false, onChange } = box;
  return (
    <span ref={frame} className={`${styles.frame} ${className}`}>
      <DateBox {...box} />
      <CalendarButton label={labels.openCalendar} isDisabled={disabled} frame={frame}>
        {(close) => (
          <LazyCalendar
            from={value}
            to={value}
            locale={locale}
            labels={labels}
            onPick={(day) => {
              close();
              onChange(day);
            }}
          />
        )}
      </CalendarButton>
    </span>
  );
}
