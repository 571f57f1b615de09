import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, getToday } from '../calendar/days.ts';
import { DateInput } from './date-input.tsx';
import { DateRange } from './date-range.tsx';
import { DateTimeInput } from './date-time-input.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LABELS = { openCalendar: 'Open calendar', previousMonth: 'Previous month', nextMonth: 'Next month' };
const RANGE_LABELS = { ...LABELS, from: 'Start', to: 'End' };

interface SingleDateProps {
  readonly initial?: string;
  readonly locale?: string;
  onChange(day: string): void;
}

function SingleDate({ initial = '', locale = 'en-US', onChange }: SingleDateProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateInput
      aria-label="Day"
      value={value}
      locale={locale}
      labels={LABELS}
      onChange={(day) => {
        onChange(day);
        setValue(day);
      }}
    />
  );
}

function showSingleDate(props: Partial<SingleDateProps> = {}) {
  const changed = vi.fn();
  render(<SingleDate {...props} onChange={changed} />);
  return { changed, user: userEvent.setup(), box: screen.getByLabelText<HTMLInputElement>('Day') };
}

test('a user types a date in the form of the locale, and the field completes it when it loses the focus', async () => {
  const { changed, user, box } = showSingleDate({ locale: 'en-GB' });
  expect(box.placeholder).toBe('DD/MM/YYYY');
  await user.type(box, '9/2/2026');
  expect(changed.mock.calls).toEqual([['2026-02-09']]);
  await user.tab();
  expect(box.value).toBe('09/02/2026');
  await user.clear(box);
  expect(changed).toHaveBeenLastCalledWith('');
});

test('a text that is not a date is invalid, and the field restores the last date', async () => {
  const { changed, user, box } = showSingleDate({ initial: '2026-01-31' });
  await user.type(box, '{Backspace}{Backspace}');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.tab();
  expect(box.value).toBe('01/31/2026');
  expect(changed).not.toHaveBeenCalled();
});

test('the calendar opens at the date, keys change and choose the day, and the focus returns', async () => {
  const { changed, user } = showSingleDate({ initial: '2026-01-31' });
  const button = screen.getByRole('button', { name: 'Open calendar' });
  await user.click(button);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await screen.findByRole('grid', { name: 'January 2026' });
  expect(focused()).toBe('Saturday, January 31, 2026');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Sunday, February 1, 2026');
  await user.keyboard('{ArrowUp}{Home}');
  expect(focused()).toBe('Sunday, January 25, 2026');
  await user.keyboard('{PageDown}{Shift>}{PageUp}{/Shift}');
  expect(focused()).toBe('Tuesday, February 25, 2025');
  await user.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([['2025-02-25']]);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('in a right-to-left language, the left arrow moves to the next day', async () => {
  document.body.style.direction = 'rtl';
  const { user } = showSingleDate({ initial: '2026-01-10' });
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  await screen.findByRole('grid');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-01-11');
  document.body.style.direction = '';
});

test('a touch screen shows the native picker', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { box } = showSingleDate({ initial: '2026-01-31' });
  expect(box.type).toBe('date');
  expect(screen.queryByRole('button')).toBeNull();
});

function Range({ onChange, ...range }: ComponentProps<typeof DateRange>) {
  const [days, setDays] = useState({ from: range.from, to: range.to });
  return (
    <DateRange
      {...range}
      {...days}
      onChange={(next) => {
        onChange(next);
        setDays(next);
      }}
    />
  );
}

function showRange(from: string, to: string) {
  const changed = vi.fn();
  const presets = [{ label: 'Last 7 days', days: 7 }];
  render(
    <Range from={from} to={to} locale="en-US" labels={RANGE_LABELS} presets={presets} onChange={changed} />,
  );
  return { changed, user: userEvent.setup() };
}

test('two clicks in the calendar choose a range in any order', async () => {
  const { changed, user } = showRange('', '2026-01-20');
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  await user.click(await screen.findByRole('button', { name: 'Sunday, January 18, 2026' }));
  expect(changed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Monday, January 12, 2026' }));
  expect(changed.mock.calls).toEqual([[{ from: '2026-01-12', to: '2026-01-18' }]]);
});

test('a preset chooses the last days', async () => {
  const { changed, user } = showRange('', '');
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(changed.mock.calls).toEqual([[{ from: addDays(getToday(), -6), to: getToday() }]]);
});

test('a typed day beyond the other end moves that end', async () => {
  const { changed, user } = showRange('2026-01-10', '2026-01-20');
  const end = screen.getByLabelText('End');
  await user.clear(end);
  await user.type(end, '1/5/2026');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-01-05', to: '2026-01-05' });
});

test('a date and time field has a date and a time to the minute', async () => {
  const changed = vi.fn();
  const user = userEvent.setup();
  render(
    <DateTimeInput
      aria-label="Day"
      timeLabel="Time"
      value="2026-01-31T09:30"
      locale="en-US"
      labels={LABELS}
      onChange={changed}
    />,
  );
  const time = screen.getByLabelText<HTMLInputElement>('Time');
  expect(time.value).toBe('09:30');
  await user.clear(time);
  await user.type(time, '1845');
  expect(changed).toHaveBeenLastCalledWith('2026-01-31T18:45');
});
