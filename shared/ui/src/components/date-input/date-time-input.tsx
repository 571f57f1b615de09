import { type ComponentProps, useState } from 'react';
import { getToday } from '../calendar/days.ts';
import styles from './date-input.module.css';
import { DateInput } from './date-input.tsx';

interface DateTimeInputProps extends ComponentProps<typeof DateInput> {
  /** The accessible name of the box for the time. */
  readonly timeLabel: string;
}

/** A date and a time to the minute, such as `2026-01-31T18:00`. Empty without a date. */
export function DateTimeInput({ timeLabel, value, onChange, className = '', ...date }: DateTimeInputProps) {
  const [day = '', time = ''] = value.split('T');
  const [typed, setTyped] = useState<string>();
  return (
    <span className={`${styles.dateTime} ${className}`}>
      <DateInput
        {...date}
        value={day}
        onChange={(next) => onChange(next === '' ? '' : `${next}T${time || '00:00'}`)}
      />
      <span className={styles.frame}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={styles.box}
          placeholder="00:00"
          aria-label={timeLabel}
          aria-invalid={typed !== undefined && typed !== '' && parseTime(typed) === undefined}
          disabled={date.disabled}
          value={typed ?? time}
          onChange={({ target }) => {
            setTyped(target.value);
            const parsed = parseTime(target.value);
            if (parsed) onChange(`${day || getToday()}T${parsed}`);
          }}
          onBlur={(event) => {
            setTyped(undefined);
            date.onBlur?.(event);
          }}
        />
      </span>
    </span>
  );
}

/** Parses a time in 24-hour form, such as `9:30`, `09:30` or `0930`. */
function parseTime(text: string): string | undefined {
  const [, hour = '', minute = ''] = /^\s*([01]?\d|2[0-3])[:.：]?([0-5]\d)\s*$/.exec(text) ?? [];
  return (hour && `${hour.padStart(2, '0')}:${minute}`) || undefined;
}
