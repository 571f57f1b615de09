import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import IconRight from '@arco-design/web-react/icon/react-icon/IconRight';
import { useEffect, useId, useRef } from 'react';
import styles from './calendar.module.css';
import { getDateFormat } from './date-format.ts';
import { getToday, isDay } from './days.ts';
import { useCalendar } from './use-calendar.ts';

export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
}

export interface CalendarProps {
  /** The first and the last chosen day. Empty if no day is chosen. */
  readonly from: string;
  readonly to: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly labels: CalendarLabels;
  /**
   * Runs with the active day when the calendar appears, and when the keyboard or a month button moves this day. Also
   * runs with a day that the pointer enters.
   */
  onActive?(day: string): void;
  onPick(day: string): void;
}

/** A calendar that shows one month. It takes the focus when it appears. */
export function Calendar({ from, to, locale, labels, onActive, onPick }: CalendarProps) {
  const id = useId();
  const format = getDateFormat(locale);
  const { active, setActive, onKeyDown } = useCalendar(isDay(to) ? to : getToday(), format);
  const { month } = format.calendar.toParts(active);
  const grid = useRef<HTMLTableElement>(null);
  // Whether a new active day gets the focus. After a click on a month button, the focus stays on the button.
  const focusesActiveDay = useRef(true);
  useEffect(() => {
    onActive?.(active);
    if (focusesActiveDay.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, onActive]);
  const changeMonth = (months: number) => {
    focusesActiveDay.current = false;
    setActive(format.calendar.addMonths(active, months));
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.monthButton}
          aria-label={labels.previousMonth}
          onClick={() => changeMonth(-1)}
        >
          <IconLeft aria-hidden />
        </button>
        <span id={id} className={styles.month} aria-live="polite">
          {format.formatMonth(active)}
        </span>
        <button
          type="button"
          className={styles.monthButton}
          aria-label={labels.nextMonth}
          onClick={() => changeMonth(1)}
        >
          <IconRight aria-hidden />
        </button>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: Screen readers pass a grid its arrow keys.
        role="grid"
        aria-labelledby={id}
        className={styles.grid}
        onKeyDown={(event) => {
          focusesActiveDay.current = true;
          onKeyDown(event);
        }}
      >
        <thead>
          <tr>
            {format.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={styles.weekday} abbr={long}>
                <span aria-hidden="true">{short}</span>
                <span className={styles.visuallyHidden}>{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {format.calendar.listWeeks(active, format.firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={styles.cell}
                  data-chosen={isChosen(day, from, to)}
                  {...getEdgeAttributes(day, from, to)}
                >
                  <button
                    type="button"
                    className={styles.day}
                    data-day={day}
                    data-other-month={format.calendar.toParts(day).month !== month}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={format.formatLong(day)}
                    aria-pressed={isChosen(day, from, to)}
                    aria-current={day === getToday() ? 'date' : undefined}
                    onClick={() => onPick(day)}
                    onPointerEnter={() => onActive?.(day)}
                  >
                    {format.formatDayNumber(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns whether a day is in the chosen range. If one end is empty, only the other end is chosen. */
function isChosen(day: string, from: string, to: string): boolean {
  return from !== '' && to !== '' ? from <= day && day <= to : day === from || day === to;
}

/**
 * Returns the attributes that mark the first and the last day of the chosen range. If one end is empty, the other end
 * is both the first and the last day.
 */
function getEdgeAttributes(day: string, from: string, to: string) {
  return { 'data-first': day === (from || to), 'data-last': day === (to || from) };
}
