import { useState } from 'react';
import { getDateFormat } from '../calendar/date-format.ts';

/** The text of a date while the user types it. `onChange` receives each valid date, and an empty text. */
export function useDayText(value: string, locale: string, onChange: (day: string) => void) {
  const format = getDateFormat(locale);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  // A value from elsewhere replaces the text.
  const current = typed?.value === value ? typed.text : undefined;
  return {
    text: current ?? format.write(value),
    isInvalid: current !== undefined && current.trim() !== '' && format.read(current) === undefined,
    hint: format.hint,
    change(text: string): void {
      const day = text.trim() === '' ? '' : format.read(text);
      setTyped({ text, value: day ?? value });
      if (day !== undefined && day !== value) onChange(day);
    },
    /** Shows the value again, in the form of the locale. */
    leave: () => setTyped(undefined),
  };
}
