import { type KeyboardEvent, useState } from 'react';
import type { DateFormat } from './date-format.ts';
import { addDays } from './days.ts';

/**
 * The active day of a calendar. Arrow keys, Home and End change the day, and Page Up and Page Down the month, or with
 * Shift the year.
 */
export function useCalendar(initial: string, { firstDay, calendar }: DateFormat) {
  const [active, setActive] = useState(initial);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const weekday = (new Date(active).getUTCDay() - firstDay + 7) % 7;
    const days = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: 7,
      ArrowUp: -7,
      Home: -weekday,
      End: 6 - weekday,
    };
    const months = event.shiftKey ? 12 : 1;
    const nextDays = new Map([
      ...Object.entries(days).map(([key, count]) => [key, addDays(active, count)] as const),
      ['PageDown', calendar.addMonths(active, months)] as const,
      ['PageUp', calendar.addMonths(active, -months)] as const,
    ]);
    const next = nextDays.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  return { active, setActive, onKeyDown };
}
