import type { ComponentProps } from 'react';
import styles from './date-input.module.css';
import { useDayText } from './use-day-text.ts';

interface DateBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Such as `2026-01-31`; empty without a date. */
  readonly value: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  onChange(day: string): void;
}

/** The text of a date in the form of the locale. A touch screen shows its own date picker instead. */
export function DateBox({ value, locale, onChange, onBlur, ...rest }: DateBoxProps) {
  const { text, isInvalid, hint, change, leave } = useDayText(value, locale, onChange);
  if (hasTouchOnly()) {
    return (
      <input
        {...rest}
        type="date"
        className={styles.box}
        value={value}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <input
      placeholder={hint}
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={styles.box}
      aria-invalid={isInvalid || rest['aria-invalid']}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}

/** Whether a finger is the main pointer. */
export function hasTouchOnly(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
