import { type ComponentProps, useState } from 'react';
import { getDateFormat } from '../calendar/date-format.ts';
import styles from './date-input.module.css';

interface DateBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Such as `2026-01-31`. Empty without a date. */
  readonly value: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  onChange(day: string): void;
}

/** A text box for a date in the form of the locale. A touch screen shows the native date picker instead. */
export function DateBox({ value, locale, onChange, onBlur, ...rest }: DateBoxProps) {
  const { text, isInvalid, hint, changeText, resetText } = useDayText(value, locale, onChange);
  if (isTouchScreen()) {
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
      onChange={({ target }) => changeText(target.value)}
      onBlur={(event) => {
        resetText();
        onBlur?.(event);
      }}
    />
  );
}

/** Returns whether a finger is the main pointer. */
export function isTouchScreen(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** The text of a date while the user types it. `onChange` receives each valid date, or an empty text. */
function useDayText(value: string, locale: string, onChange: (day: string) => void) {
  const format = getDateFormat(locale);
  // The typed text, and the value of the parent for which it is shown.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  // A new value from the parent replaces the text.
  const current = typed?.value === value ? typed.text : undefined;
  return {
    text: current ?? format.formatShort(value),
    isInvalid: current !== undefined && current.trim() !== '' && format.parse(current) === undefined,
    hint: format.hint,
    changeText(text: string): void {
      const day = text.trim() === '' ? '' : format.parse(text);
      setTyped({ text, value: day ?? value });
      if (day !== undefined && day !== value) onChange(day);
    },
    /** Shows the value again, in the form of the locale. */
    resetText: () => setTyped(undefined),
  };
}
