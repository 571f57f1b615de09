import { renderWithAtrium } from '@atrium/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatesFields } from './dates-fields.tsx';

const zone = process.env.TZ;

beforeEach(() => {
  process.env.TZ = 'Pacific/Kiritimati';
});

afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('the first date of a series is today in the time zone of the user', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-31T12:00:00Z'), toFake: ['Date'] });
  const onChange = vi.fn();
  await renderWithAtrium(
    <DatesFields dates={undefined} error={undefined} isDisabled={false} onChange={onChange} />,
    { locale: 'en-US' },
  );
  await userEvent.selectOptions(screen.getByLabelText('Time between values'), '1 day');
  expect(onChange.mock.calls).toEqual([[{ dates: { first: '2026-02-01', unit: 'day', every: 1 } }]]);
});
